//! The three kingdoms and their order of play.

use std::fmt;

/// One of the three kingdoms, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kingdom {
    /// 蜀, red, letter `r`; plays first.
    Shu,
    /// 吳, green, letter `g`.
    Wu,
    /// 魏, blue, letter `b`.
    Wei,
}

impl Kingdom {
    /// All three, in turn order.
    pub const ALL: [Kingdom; 3] = [Kingdom::Shu, Kingdom::Wu, Kingdom::Wei];

    /// The following kingdom in turn order; it sits on this one's right hand.
    pub const fn next(self) -> Kingdom {
        match self {
            Kingdom::Shu => Kingdom::Wu,
            Kingdom::Wu => Kingdom::Wei,
            Kingdom::Wei => Kingdom::Shu,
        }
    }

    /// The kingdom before this one in turn order; it sits on the left hand.
    pub const fn prev(self) -> Kingdom {
        self.next().next()
    }

    /// The place in turn order, 0–2.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kingdom at a place in turn order, `None` beyond 2.
    pub const fn from_index(index: usize) -> Option<Kingdom> {
        match index {
            0 => Some(Kingdom::Shu),
            1 => Some(Kingdom::Wu),
            2 => Some(Kingdom::Wei),
            _ => None,
        }
    }

    /// The colour's letter: `r`, `g` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Kingdom::Shu => 'r',
            Kingdom::Wu => 'g',
            Kingdom::Wei => 'b',
        }
    }

    /// The kingdom of a colour's letter.
    pub const fn from_letter(letter: char) -> Option<Kingdom> {
        match letter {
            'r' => Some(Kingdom::Shu),
            'g' => Some(Kingdom::Wu),
            'b' => Some(Kingdom::Wei),
            _ => None,
        }
    }

    /// The name in Latin letters.
    pub const fn name(self) -> &'static str {
        match self {
            Kingdom::Shu => "Shu",
            Kingdom::Wu => "Wu",
            Kingdom::Wei => "Wei",
        }
    }
}

impl fmt::Display for Kingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

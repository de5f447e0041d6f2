//! What the person wants.

use std::path::PathBuf;

use sanguo_net::GameId;
use sanguo_rules::{Kingdom, Point};

use super::{Export, Preferences, Topic};
use crate::text::Language;

/// What the person wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Make a table with the settings in the form.
    Make,
    /// Join the table of the pasted code.
    Join,
    /// Join the table of this code, from the table where it was said.
    JoinAt(String),
    /// Make a table like the one whose game is over, for the same three.
    Again,
    /// Take up an unfinished game.
    Resume(GameId),
    /// Back to the home screen; an unfinished game can be resumed.
    Leave,
    /// Dial the friend whose reply code is in the waiting room's field.
    Dial,
    /// Say everything in this language from now on.
    Speak(Language),
    /// Show the preferences, or what they lie over.
    Preferences(bool),
    /// Read this of the rules, or go on with what the rules lie over.
    Learn(Option<Topic>),
    /// Tell what this program is, or show again what that lies over.
    About(bool),
    /// The window is to be like this from now on.
    Prefer(Preferences),
    /// Put a text into the clipboard.
    Copy(String),
    /// A point was clicked, or chosen by the keyboard.
    Click(Point),
    /// The piece on a point was taken hold of.
    Grab(Point),
    /// The piece held was let go, on a point or beside all of them.
    Drop {
        /// Where it was taken hold of.
        from: Point,
        /// Where it was let go.
        to: Option<Point>,
    },
    /// The right button went from one point to another, or was clicked on one: to be drawn for oneself.
    Note {
        /// Where it went down.
        from: Point,
        /// Where it came up.
        to: Point,
    },
    /// A click beside all points.
    Beside,
    /// Esc, or the right button beside all points: whatever was begun is not to be.
    Cancel,
    /// The resign button: asks first.
    AskResign,
    /// Yes, resign.
    Resign,
    /// Send what is written in the talk field.
    Say,
    /// Listen to somebody no longer, or again.
    Mute(Kingdom),
    /// A trouble was read.
    Dismiss,
    /// Enter, after a move was typed.
    Enter,
    /// Look at a record file; without a path, at one chosen in the system's dialog.
    Open(PathBuf),
    /// A free board to try things on.
    TryOut,
    /// To the place after so many moves.
    Go(usize),
    /// So many moves on, or back.
    Step(isize),
    /// Play by itself, or stop it.
    Play,
    /// Turn the board to the next seat.
    Turn,
    /// From a variation back to the game.
    BackToGame,
    /// The free board anew, with or without banners.
    SetUp(bool),
    /// The free board anew, from the pasted position.
    Paste,
    /// Write this to the path in the field, or where the system's dialog says.
    Export(Export),
}

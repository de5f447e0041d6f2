//! Why a command cannot be done now.

use sanguo_rules::{IllegalMove, Kingdom};

use crate::limits::TALK_MAX_BYTES;
use crate::name::Name;

/// Why a command of one's own was not done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The move is against the rules.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// Another kingdom is on turn.
    #[error("it is {0}'s turn, not yours")]
    NotYourTurn(Kingdom),
    /// One's own decision of the slot waits for the others.
    #[error("you have already signed a decision for this turn; it waits for the others to sign")]
    Signed,
    /// The player's kingdom is defeated.
    #[error("your kingdom has fallen already; you may leave without ending the game")]
    Fallen,
    /// The resignation is known already.
    #[error("you have resigned already; the player on turn confirms it")]
    Resigned,
    /// What is to be said is too long, or deceives.
    #[error("what you say must have 1 to {TALK_MAX_BYTES} bytes and no invisible characters")]
    Talk,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The record cannot be written.
    #[error("the record cannot be written, so nothing is signed; resume the game once the disk is well")]
    Disk,
    /// The table lacks a signature.
    #[error("not all three have signed the table yet")]
    Unsealed,
    /// One's own key has signed two decisions for one slot.
    #[error("this key has signed two decisions for one slot (a restored backup does that); it signs no more")]
    Accused,
    /// A liar is to forfeit first.
    #[error("{liar} has signed two different decisions for one turn, and forfeits the game once {third} confirms it")]
    Suspended {
        /// The liar.
        liar: Kingdom,
        /// The name of the other honest player.
        third: Name,
    },
    /// What the friends know of the game is not known here yet.
    #[error("a friend's program must be heard first, in case it knows more of this game; wait for one")]
    Unheard,
    /// The three are not seated yet.
    #[error("the game has not begun yet: two friends have to join first")]
    NotBegun,
    /// A reply code of another table, or where none is of use.
    #[error("this reply is not to the code that this table shows; your friend has to join with the newest code first")]
    Reply,
    /// A guest's program broke off the drawing of the seats.
    #[error("the seats could not be given: {who}'s program answered wrongly ({why}) – make a new table")]
    Seats {
        /// The guest's name.
        who: Name,
        /// What was wrong with the answer.
        why: String,
    },
}

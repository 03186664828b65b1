use game::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::event::Sitter;
use crate::id::{GameId, PlayerId};

/// What somebody wants to happen in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Command {
    /// Sit down.
    Sit {
        /// Where; none: at the first seat that is free.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
        seat: Option<Seat>,
    },
    /// Get up again before the game begins.
    GetUp,
    /// Stop waiting: get up before the game begins and, by whoever made it, call it off if nobody else sits there.
    Withdraw,
    /// Make a move.
    Move {
        /// The move in standard notation.
        #[serde(rename = "move")]
        mv: String,
        /// How many steps had been taken before it: a move that was meant for another position is refused.
        ply: u32,
    },
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw that was offered.
    AcceptDraw,
    /// Decline the draw that was offered.
    DeclineDraw,
    /// Ask to take back the last move one has made, and what followed it.
    AskTakeback,
    /// Grant the takeback that was asked for.
    GrantTakeback,
    /// Refuse the takeback that was asked for.
    RefuseTakeback,
    /// Take back at once, where only computers sit at the other seats: one's last move and what followed it, also
    /// after the end of the game. Clocks go back to what they were.
    Undo,
    /// Give up.
    Resign,
    /// Call the game off: before everybody has moved, or, by whoever made it, before it has begun.
    Abort,
    /// Ask for another game with seats swapped, or agree to it.
    Rematch,
}

impl Command {
    /// The name it is counted under.
    pub fn name(&self) -> &'static str {
        match self {
            Command::Sit { .. } => "sit",
            Command::GetUp => "getUp",
            Command::Withdraw => "withdraw",
            Command::Move { .. } => "move",
            Command::OfferDraw => "offerDraw",
            Command::AcceptDraw => "acceptDraw",
            Command::DeclineDraw => "declineDraw",
            Command::AskTakeback => "askTakeback",
            Command::GrantTakeback => "grantTakeback",
            Command::RefuseTakeback => "refuseTakeback",
            Command::Undo => "undo",
            Command::Resign => "resign",
            Command::Abort => "abort",
            Command::Rematch => "rematch",
        }
    }
}

/// All that a decision depends on besides the game and the command.
#[derive(Clone, Debug)]
pub struct Context {
    /// The service time.
    pub now: Millis,
    /// The wall clock, in milliseconds since 1970: stored, but never computed with.
    pub wall: i64,
    /// The lag of whoever asks, as far as it was measured.
    pub lag: Millis,
    /// What is drawn is drawn from this.
    pub dice: u64,
    /// The id of the next game, should this command make one.
    pub next_game: GameId,
}

/// Who gives a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The guest or bot.
    pub player: PlayerId,
    /// The name it goes by now.
    pub name: String,
    /// Whether it is a program.
    pub is_bot: bool,
}

impl Actor {
    /// The same, sitting down.
    pub fn sitter(&self) -> Sitter {
        let Actor { player, name, is_bot } = self.clone();
        if is_bot { Sitter::Bot { player, name } } else { Sitter::Person { player, name } }
    }
}

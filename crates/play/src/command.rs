use game::Seat;
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::event::Occupant;
use crate::id::{GameId, PlayerId};

/// A request to change a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "camelCase", deny_unknown_fields, try_from = "CommandFields")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Command {
    /// Take a seat.
    Sit {
        /// The seat; the first free one if absent.
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(value_type = Option<u8>, minimum = 1, maximum = 4))]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
        seat: Option<Seat>,
    },
    /// Leave the seat before the game starts.
    GetUp,
    /// Leave the seat before the game starts; if the actor created the game and nobody else has a seat, abort it.
    Withdraw,
    /// Make a move.
    Move {
        /// The move in standard notation.
        #[serde(rename = "move")]
        mv: String,
        /// The ply it was meant for: a move for another position is refused.
        #[cfg_attr(feature = "schema", schema(value_type = u64, maximum = 4_294_967_295_i64))]
        ply: u32,
    },
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw offer.
    AcceptDraw,
    /// Decline the draw offer.
    DeclineDraw,
    /// Ask to take back one's last move and what followed it.
    AskTakeback,
    /// Grant the takeback request.
    GrantTakeback,
    /// Refuse the takeback request.
    RefuseTakeback,
    /// Take back one's last move and what followed it without asking; only against computers, also after the end of
    /// the game. Clocks go back, too.
    Undo,
    /// Resign.
    Resign,
    /// Abort the game: before everybody has moved, or, by its creator, before it has started.
    Abort,
    /// Ask for a rematch with seats rotated, or agree to it.
    Rematch,
}

/// A [`Command`] as it is read. Derived for the enum, `Deserialize` would ignore unknown fields of most variants.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CommandFields {
    #[serde(rename = "do")]
    kind: CommandKind,
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<String>,
    ply: Option<u32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum CommandKind {
    Sit,
    GetUp,
    Withdraw,
    Move,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    AskTakeback,
    GrantTakeback,
    RefuseTakeback,
    Undo,
    Resign,
    Abort,
    Rematch,
}

impl TryFrom<CommandFields> for Command {
    type Error = &'static str;

    fn try_from(fields: CommandFields) -> Result<Command, &'static str> {
        match fields {
            CommandFields { kind: CommandKind::Sit, seat, mv: None, ply: None } => Ok(Command::Sit { seat }),
            CommandFields { kind: CommandKind::Move, seat: None, mv: Some(mv), ply: Some(ply) } => {
                Ok(Command::Move { mv, ply })
            }
            CommandFields { kind, seat: None, mv: None, ply: None } => kind.without_fields(),
            CommandFields { kind: CommandKind::Move, seat: None, .. } => CommandKind::Move.without_fields(),
            _ => Err("a field that this command does not have"),
        }
    }
}

impl CommandKind {
    fn without_fields(self) -> Result<Command, &'static str> {
        Ok(match self {
            CommandKind::Sit => Command::Sit { seat: None },
            CommandKind::Move => return Err("missing fields: a move has `move` and `ply`"),
            CommandKind::GetUp => Command::GetUp,
            CommandKind::Withdraw => Command::Withdraw,
            CommandKind::OfferDraw => Command::OfferDraw,
            CommandKind::AcceptDraw => Command::AcceptDraw,
            CommandKind::DeclineDraw => Command::DeclineDraw,
            CommandKind::AskTakeback => Command::AskTakeback,
            CommandKind::GrantTakeback => Command::GrantTakeback,
            CommandKind::RefuseTakeback => Command::RefuseTakeback,
            CommandKind::Undo => Command::Undo,
            CommandKind::Resign => Command::Resign,
            CommandKind::Abort => Command::Abort,
            CommandKind::Rematch => Command::Rematch,
        })
    }
}

impl Command {
    /// The name used in metrics.
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

/// The inputs of a decision besides game, command and actor: time, lag and randomness.
#[derive(Clone, Debug)]
pub struct Context {
    /// The service time.
    pub now: Millis,
    /// The wall clock, in milliseconds since 1970: stored for display only.
    pub wall: i64,
    /// The measured lag of the actor's connection.
    pub lag: Millis,
    /// The seed of everything drawn at random.
    pub seed: u64,
    /// The id of the rematch, should this command create one.
    pub next_game: GameId,
}

/// The guest or bot that issues a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Its id.
    pub player: PlayerId,
    /// Its current name.
    pub name: String,
    /// Whether it is a bot.
    pub is_bot: bool,
}

impl Actor {
    /// The occupant that the actor becomes by taking a seat.
    pub fn occupant(&self) -> Occupant {
        let Actor { player, name, is_bot } = self.clone();
        if is_bot { Occupant::Bot { player, name } } else { Occupant::Person { player, name } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [&str; 14] = [
        r#"{"do":"sit","seat":1}"#,
        r#"{"do":"getUp"}"#,
        r#"{"do":"withdraw"}"#,
        r#"{"do":"move","move":"e2","ply":0}"#,
        r#"{"do":"offerDraw"}"#,
        r#"{"do":"acceptDraw"}"#,
        r#"{"do":"declineDraw"}"#,
        r#"{"do":"askTakeback"}"#,
        r#"{"do":"grantTakeback"}"#,
        r#"{"do":"refuseTakeback"}"#,
        r#"{"do":"undo"}"#,
        r#"{"do":"resign"}"#,
        r#"{"do":"abort"}"#,
        r#"{"do":"rematch"}"#,
    ];

    #[test]
    fn every_command_is_read_as_it_is_written() {
        for text in ALL {
            let command: Command = serde_json::from_str(text).expect("a command");
            assert_eq!(serde_json::to_string(&command).expect("text"), text);
            assert!(text.contains(&format!("\"{}\"", command.name())));
        }
    }

    #[test]
    fn an_unknown_field_of_a_command_without_fields_is_refused() {
        for text in ALL {
            for field in [r#""seats":2"#, r#""seat":2"#, r#""ply":7"#, r#""move":"e2""#] {
                let more = text.replace('}', &format!(",{field}}}"));
                let read = serde_json::from_str::<Command>(&more);
                let has_it = text.contains("sit") && field.contains(r#""seat""#);
                // A field that is there twice is refused, too.
                assert!(read.is_err() || has_it && !text.contains("seat"), "{more} was read as {read:?}");
            }
        }
    }
}

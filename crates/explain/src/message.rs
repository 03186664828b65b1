use game::Seat;
use serde::Serialize;

/// A sentence as the message catalogue has it: a key and the values of its variables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// The id of the message.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: &'static str,
    /// The variables by name.
    #[cfg_attr(feature = "ts", ts(type = "Array<[string, Argument]>"))]
    pub arguments: Vec<(&'static str, Argument)>,
}

/// The value of a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Argument {
    /// A number that plurals go by.
    Number(u32),
    /// A move, a square or a lane, written the same in every language.
    Text(String),
    /// The name of the player at this seat, for the reader to fill in.
    Player(#[cfg_attr(feature = "ts", ts(as = "u8"))] Seat),
}

use game::Seat;

/// A sentence as the message catalogue has it: a key and the values of its variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The id of the message.
    pub key: &'static str,
    /// The variables by name.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// The value of a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number that plurals go by.
    Number(u32),
    /// A move, a square or a lane, written the same in every language.
    Text(String),
    /// The name of the player at this seat, for the reader to fill in.
    Player(Seat),
}

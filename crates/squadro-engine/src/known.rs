//! Results that are known without a search: endgames that are solved on the spot, and tablebases.

mod endgame;
mod endgame_probe;
mod endings;
mod oracle;
pub(crate) mod perfect;
#[cfg(feature = "native")]
mod tablebase;

pub use endgame::Endgame;
pub use endgame_probe::EndgameProbe;
pub use endings::solved;
pub(crate) use oracle::truth_after;
pub use oracle::{Oracle, OracleError};
#[cfg(feature = "native")]
pub use tablebase::open_tablebase;

//! What the results of a match say, and how sure one can be.
//!
//! Games come in groups: the same opening with the seats swapped. Within a group they are anything but independent (an
//! opening that is won for one seat gives a win and a loss, whoever plays), so everything here counts groups and never
//! single games: a [`Groups`] for two players, a [`Shares`] for more.

mod elo;
mod groups;
mod interval;
mod normal;
mod shares;
mod sprt;

pub use elo::{Elo, elo_of_score, score_of_elo};
pub use groups::Groups;
pub use interval::Interval;
pub use shares::Shares;
pub use sprt::{Hypothesis, Sprt};

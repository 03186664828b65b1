//! The review of a game: what every position was worth, which moves were errors, and why.
//!
//! Two passes. The scan searches every position with few nodes. Wherever the chance of the player to move seems to
//! have dropped, the second look searches the position with many nodes, and then the move played and the best one
//! together, equally deep. Only what the second look finds is graded.
//!
//! - `state`: what was found out so far, and the next unit of work.
//! - `budget`: how many nodes the searches may visit.
//! - `lending`: searches that another computer player does.
//! - `grade`: the thresholds, and accuracy.
//! - `loss`: what a move lost, and how it is graded.
//! - `question`: what single searches are asked.
//! - `summary`: what is shown of it.

mod budget;
mod grade;
mod lending;
mod loss;
mod question;
mod state;
mod summary;

pub use budget::Budget;
pub use grade::{ACCURACY_SLOPE, AHEAD, BLUNDER, CANDIDATE, Grade, INACCURACY, MARGIN, MISTAKE, MOMENTS};
pub use lending::{Task, TaskDone};
pub use loss::Loss;
pub use state::{Review, ReviewState};
pub use summary::{Attempt, Lead, Mark, ReviewSummary};

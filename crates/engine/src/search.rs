//! What every search has, whatever the game.
//!
//! - [`iterative_deepening()`]: the loop over depths at the root.
//! - [`NodeSearch`]: null windows and late move reduction with their re-searches.
//! - [`transposition_table`]: what the search found out about positions, in huge pages where there are any.
//! - [`SearchControl`]: node counts, limits and stop checks.
//! - [`with_helpers`]: Lazy SMP.

mod control;
mod huge_pages;
mod iterative_deepening;
mod late_move;
mod lazy_smp;
mod request;
pub mod transposition_table;

pub use control::SearchControl;
pub use iterative_deepening::{Iteration, RankedMove, RootSearch, SearchResult, iterative_deepening};
pub use late_move::NodeSearch;
pub use lazy_smp::{HelperClock, with_helpers};
pub use request::SearchRequest;

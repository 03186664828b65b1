#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod facts;
mod message;
mod review;

pub use crate::facts::{Fact, facts_of, standing};
pub use crate::message::{Argument, Message};
pub use crate::review::{
    ACCURACY_SLOPE, AHEAD, Attempt, BLUNDER, Budget, CANDIDATE, Grade, INACCURACY, Lead, Loss, MARGIN,
    MISTAKE, MOMENTS, Mark, Review, ReviewState, ReviewSummary, Task, TaskDone,
};

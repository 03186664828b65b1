#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod answer;
mod canonical;
mod collection;
mod judge;
mod make;
mod puzzle;
mod rating;
mod refutation;
mod scale;
mod selection;
mod text;
mod theme;
mod themes;
mod verify;

pub use crate::answer::{Answer, Session};
pub use crate::canonical::canonical;
pub use crate::collection::{Collection, CollectionError, CollectionFile};
pub use crate::judge::{Comparison, Judge, JudgeError, Worth, is_only, judge_of};
pub use crate::make::{Maker, Making};
pub use crate::puzzle::{Aim, Difficulty, Proof, Puzzle, Refutation};
pub use crate::rating::Rating;
pub use crate::refutation::refute;
pub use crate::selection::Wanted;
pub use crate::text::PuzzleError;
pub use crate::theme::Theme;
pub use crate::verify::{PROVING_NODES, VerifyError, nodes_to_verify, verify};

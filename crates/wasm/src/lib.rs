#![doc = include_str!("../README.md")]

mod answer;
#[cfg(feature = "engines")]
mod engines;
mod fault;
#[cfg(target_arch = "wasm32")]
mod interface;
#[cfg(all(test, feature = "rules", feature = "engines"))]
mod messages;
mod question;
#[cfg(feature = "rules")]
mod rules;

pub use crate::answer::answer;
#[cfg(feature = "engines")]
pub use crate::engines::install;

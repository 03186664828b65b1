#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

#[cfg(feature = "check")]
pub mod check;
mod language;
mod messages;
mod numbers;
#[cfg(feature = "check")]
pub mod serbian;

pub use fluent_bundle::FluentValue as Value;

pub use crate::language::{Direction, Language, UnknownLanguage};
pub use crate::messages::{ListKind, Messages};

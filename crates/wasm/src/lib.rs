#![doc = include_str!("../README.md")]

mod answer;
mod clock;
mod computer;
mod effort;
#[cfg(target_arch = "wasm32")]
mod interface;
#[cfg(test)]
mod messages;
mod question;
mod quoridor_refusal;
mod quoridor_view;
mod record;
mod squadro_view;
mod table;
mod walk;

pub use crate::answer::answer;

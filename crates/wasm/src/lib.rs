#![doc = include_str!("../README.md")]

#[cfg(feature = "engines")]
mod engines;
mod fault;
#[cfg(target_arch = "wasm32")]
mod interface;
#[cfg(all(test, feature = "rules", feature = "engines", feature = "pictures"))]
mod messages;
#[cfg(feature = "pictures")]
mod pictures;
mod request;
mod response;
#[cfg(feature = "rules")]
mod rules;

#[cfg(feature = "engines")]
pub use crate::engines::install;
pub use crate::response::respond;

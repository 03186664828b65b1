#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod animation;
mod arrow;
mod board;
mod card;
mod glyphs;
mod marks;
mod outline;
mod paint;
mod quoridor;
mod raster;
mod scene;
mod squadro;
mod svg;
mod theme;
mod wood;

pub use crate::animation::{MAX_FRAMES, animation};
pub use crate::board::{draw, draw_line, draw_ply};
pub use crate::card::{CARD_HEIGHT, CARD_WIDTH};
pub use crate::marks::{MarkError, Marks, Style};
pub use crate::raster::{Pixels, RenderError, SIZES};
pub use crate::scene::Scene;
pub use crate::theme::{Theme, UnknownTheme};

//! Reviews of the kept games, and every fact in them recomputed by slow code.

mod agreement;
mod calibration;
mod kept_games;
mod recomputed;
mod reviewed;

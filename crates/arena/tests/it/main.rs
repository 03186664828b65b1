//! Matches between engines, as the match runner plays them.

mod matches;
mod rogues;
mod statistics;
mod support;

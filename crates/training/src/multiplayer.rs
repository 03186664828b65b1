//! Quoridor for three and four players: fits the weights of the evaluation.

pub(crate) mod fit;
mod likelihood;
mod selfplay;

//! What keeps the tree and its releases honest.

mod release;
mod tidy;

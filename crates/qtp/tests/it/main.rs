//! The QTP protocol, both sides of it.

mod talk;

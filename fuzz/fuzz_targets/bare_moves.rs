//! See `farside_fuzz::bare_moves`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(bare_moves);

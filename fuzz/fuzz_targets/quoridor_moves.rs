//! See `farside_fuzz::quoridor_moves`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(quoridor_moves);

//! See `farside_fuzz::quoridor_position`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(quoridor_position);

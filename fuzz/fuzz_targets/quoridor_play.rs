//! See `farside_fuzz::quoridor_play`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(quoridor_play);

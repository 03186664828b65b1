//! See `farside_fuzz::squadro_moves`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(squadro_moves);

//! See `farside_fuzz::squadro_position`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(squadro_position);

//! See `farside_fuzz::squadro_play`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(squadro_play);

//! See `farside_fuzz::openings`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(openings);

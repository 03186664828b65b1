//! See `farside_fuzz::qtp_talk`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(qtp_talk);

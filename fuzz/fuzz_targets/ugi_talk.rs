//! See `farside_fuzz::ugi_talk`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(ugi_talk);

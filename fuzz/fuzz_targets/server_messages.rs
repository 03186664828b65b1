//! See `farside_fuzz::server_messages`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(server_messages);

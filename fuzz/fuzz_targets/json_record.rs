//! See `farside_fuzz::json_record`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(json_record);

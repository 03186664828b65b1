//! See `farside_fuzz::text_record`.

#![cfg_attr(fuzzing, no_main)]

farside_fuzz::target!(text_record);

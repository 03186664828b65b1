//! Commands for records and positions: shown, converted, drawn, analyzed, reviewed.

pub(crate) mod analyze;
pub(crate) mod convert;
pub(crate) mod picture;
pub(crate) mod record_file;
pub(crate) mod review;
pub(crate) mod show;

//! The files of a solution: formats, checksums, and what makes a run that was killed resumable.

pub(crate) mod checksummed_text;
pub(crate) mod encode;
pub(crate) mod level_file;
pub(crate) mod manifest;
pub(crate) mod sample;

//! What computer players share, behind the UGI protocol.

mod support;
mod ugi;

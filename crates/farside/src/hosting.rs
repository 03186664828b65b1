//! Commands for servers: serving, workers, keys, upkeep, load tests.

pub(crate) mod check;
pub(crate) mod database;
pub(crate) mod forget;
pub(crate) mod health;
pub(crate) mod keys;
pub(crate) mod load;
pub(crate) mod open_files;
pub(crate) mod prune;
pub(crate) mod serve;
pub(crate) mod service;
pub(crate) mod site;
pub(crate) mod worker;

//! The languages as a whole, and how one is chosen.

mod catalogues;
mod languages;
mod messages;
mod negotiation;

//! The API spoken to as the web speaks to it, on both databases, for two countries at once.

mod contract;
mod countries;
mod details;
mod listings;
mod places;
mod shop;

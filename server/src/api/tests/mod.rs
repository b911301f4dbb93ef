//! The API spoken to as the web speaks to it, on both databases, for two countries at once.

mod contract;
mod countries;
mod details;
mod home;
mod listings;
mod places;
mod seed;
mod shop;
mod siblings;
mod words;
mod written;

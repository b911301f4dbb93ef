//! The API spoken to as the web speaks to it, on both databases, for two countries at once.

mod accounts;
mod cart;
mod contract;
mod countries;
mod details;
mod facet_counts;
mod fuzz;
mod home;
mod idempotency;
mod kept;
mod listings;
mod permissions;
mod places;
mod seed;
mod shop;
mod siblings;
mod wishlist;
mod words;
mod written;

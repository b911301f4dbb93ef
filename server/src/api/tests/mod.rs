//! The API spoken to as the web speaks to it, on both databases, for two countries at once.

mod accounts;
mod affiliate_reports;
mod affiliates;
mod cached_answers;
mod cart;
mod commissions;
mod content;
mod contract;
mod countries;
mod details;
mod events;
mod facet_counts;
mod fuzz;
mod games;
mod home;
mod idempotency;
mod listings;
mod permissions;
mod places;
mod product_changes;
mod search;
mod seed;
mod shop;
mod siblings;
mod translations;
mod wishlist;

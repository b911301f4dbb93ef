//! The whole shop over HTTP, on SQLite and on PostgreSQL: documents, operations, hostile requests, several processes, mail, payments, orders.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod api_guide;
mod being_found;
mod collections;
mod connections;
mod documents;
mod every_page;
mod flash_deals;
mod forms;
mod indexnow;
mod large_catalogue;
mod mail;
mod operations;
mod orders;
mod originals;
mod pages;
mod payments;
mod processes;
mod redirects;
mod rendering;
mod sepa;
mod shared_caches;
mod short_links;
mod storms;

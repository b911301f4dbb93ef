//! Vitrina as a library. Modules stand in dependency order: each imports only from those above it.
//!
//! | shared ground | |
//! |---|---|
//! | `diagnostic` `error` `toml_file` | what is wrong in operators' files; errors at the HTTP edge; reading and writing TOML files |
//! | `money` `id` `clock` `config` | amounts with their currency, ids, time and calendar days, settings |
//! | `network` `tls` `visitor` | clients' addresses, cryptography, clients' browsers |
//! | `paging` | which page of a list is asked for |
//! | `text_enum` | enums whose variants are words of the database and the API |
//! | `private_files` | who may read what is kept |
//! | `pdf` | documents to archive and to print: text and tables over pages |
//! | `bank_account` | accounts that money is transferred to: checked, and shown masked |
//! | `db` `changes` | one SQL text on two databases; the feed of what changed |
//! | `cache` | values that stand until something changes that they were read from |
//! | `group_commit` | writing in one transaction what waits at the same time |
//! | `telemetry` | logs, metrics, request ids |
//!
//! | slice | owns |
//! |---|---|
//! | `tenancy` | countries, hosts, languages, currencies |
//! | `i18n` | Fluent texts and their overrides |
//! | `media` | originals and renditions |
//! | `backup` | database and pictures in one file, and back |
//! | `forms` | what forms ask of their fields, for server and browser |
//! | `pricing` | what a cart costs: one pure function |
//! | `app` `translate` | the state that all slices below share; texts in a request's language |
//! | `http` | envelope, parameters, pages and caching of API calls |
//! | `idempotency` | calls that may be sent twice |
//! | `rate_limit` | attempts that are counted, for all processes together or in memory |
//! | `jobs` | queues of slow and outside work, and recurring work |
//! | `mail` | e-mails: texts, look, transport |
//! | `catalog` | categories, brands, collections, products, prices |
//! | `inventory` | stock and its movements, what can be bought |
//! | `promotions` | coupons, flash deals, buy X get Y, cart goals |
//! | `import` `export` | product files of other shops' programs, in and out |
//! | `products` | products as operators list, change, hide and translate them; pictures fetched from recorded addresses |
//! | `content` | home pages and headers; pages, posts, questions and help |
//! | `accounts` | accounts, passwords, sessions, permissions, addresses |
//! | `wishlist` | products that customers save for later |
//! | `stock_alerts` | who wants to hear when something sold out is back |
//! | `affiliates` | partners of the affiliate programme, its terms, their discounts and payout accounts |
//! | `attribution` | clicks on partners' links, and what browsers keep of them |
//! | `commissions` | whose orders are, what partners earn: ledger, payouts, statements |
//! | `cart` | what somebody wants to buy, priced |
//! | `payments` | payments through providers, refunds |
//! | `orders` | what was bought: statuses, invoices, e-mails, parcels |
//! | `checkout` | from a cart to an order, and from there to its payment |
//! | `returns` | goods that go back, withdrawals from contracts, exchanges, their refunds and labels |
//! | `newsletter` | subscriptions |
//! | `sellers` | companies that apply to sell in a shop, and those that were accepted |
//! | `search` | what shoppers type, understood; synonyms; what was searched for |
//! | `client_events` | web vitals and errors that browsers report |
//! | `cart_reminders` | who wants one e-mail about a cart that they left, once |
//! | `games` | prize wheels: drawing, odds, budgets, reports; coupons of the account; the page of flash deals |
//! | `consent` | proof of what visitors chose about tags |
//! | `retention` | what each table keeps and for how long: one file, one recurring job |
//! | `privacy` | all that is kept about a person: seeing it, deleting it |
//! | `seo` | sitemaps, robots.txt, product feeds, manifest, icons, pictures of shared links |
//! | `affiliate_reports` | what came of partners' links: figures, media kit, product feed |
//! | `redirects` | paths that operators let lead elsewhere |
//! | `demo` | the demo shop's catalogue, drawn and loaded |
//! | `api` | every API call and its description |
//! | `ssr` `router` | React in the process; every URL |
//! | `worker` `serve` | who does which job; one serving process |

pub mod diagnostic;
pub mod error;
pub mod toml_file;
pub mod money;
pub mod id;
pub mod clock;
pub mod config;
mod network;
pub mod tls;
pub mod visitor;
pub mod paging;
mod text_enum;
pub mod private_files;
mod pdf;
pub mod bank_account;
pub mod db;
pub mod changes;
pub mod cache;
mod group_commit;
pub mod telemetry;
pub mod tenancy;
pub mod i18n;
pub mod media;
pub mod backup;
pub mod forms;
pub mod pricing;
pub mod app;
pub mod translate;
pub mod http;
pub mod idempotency;
mod rate_limit;
pub mod jobs;
pub mod mail;
pub mod catalog;
pub mod inventory;
pub mod promotions;
pub mod import;
pub mod export;
pub mod products;
pub mod content;
pub mod accounts;
pub mod wishlist;
pub mod stock_alerts;
pub mod affiliates;
pub mod attribution;
pub mod commissions;
pub mod cart;
pub mod payments;
pub mod orders;
pub mod checkout;
pub mod returns;
pub mod newsletter;
pub mod sellers;
pub mod search;
mod client_events;
pub mod cart_reminders;
pub mod games;
pub mod consent;
pub mod retention;
pub mod privacy;
pub mod seo;
pub mod affiliate_reports;
pub mod redirects;
pub mod demo;
pub mod api;
pub mod ssr;
pub mod router;
pub mod worker;
mod serve;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use http::BodyTimes;
pub use serve::{ConnectionLimits, serve, serve_router, serve_within};

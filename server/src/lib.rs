//! Vitrina as a library. Modules are listed in dependency order: each imports only from those above it.
//!
//! | shared ground | |
//! |---|---|
//! | `diagnostic` `error` `toml_file` | errors in operators' files; errors and their HTTP status; reading and writing TOML files |
//! | `money` `id` `clock` `config` | amounts with their currency, ids, time and calendar days, settings |
//! | `network` `tls` `visitor` | clients' addresses, cryptography, clients' browsers |
//! | `entity_tag` | conditional requests |
//! | `paging` | the requested page of a list |
//! | `text_enum` | enums whose variants have names in the database, the API and files |
//! | `markup` | escaping of text for HTML and XML |
//! | `private_files` | permissions of stored files |
//! | `exported_file` | files of exports, written into an operator's folder |
//! | `pdf` | documents to archive and to print: text and tables over pages |
//! | `bank_account` | accounts that money is transferred to: checked, and shown masked |
//! | `db` `changes` | one SQL text on two databases; the feed of what changed |
//! | `cache` | values that are valid until something that they were read from changes |
//! | `group_commit` | writing waiting items together in one transaction |
//! | `telemetry` | logs, metrics, request ids |
//!
//! | slice | owns |
//! |---|---|
//! | `tenancy` | countries, hosts, languages, currencies |
//! | `i18n` | Fluent texts and their overrides |
//! | `media` | originals and renditions |
//! | `backup` | database and pictures in one file, and back |
//! | `forms` | rules for form fields, for server and browser |
//! | `pricing` | what a cart costs: one pure function |
//! | `app` `translate` | the state that all slices below share; texts in a request's language |
//! | `http` | envelope, parameters, pages and caching of API calls |
//! | `idempotency` | calls that may be sent twice without a second effect |
//! | `rate_limit` | attempts that are counted, for all processes together or in memory |
//! | `jobs` | queues of slow work and calls to outside services, and recurring work |
//! | `mail` | e-mails: texts, look, transport |
//! | `catalog` | categories, brands, collections, products, prices |
//! | `inventory` | stock and its movements, what can be bought |
//! | `promotions` | coupons, flash deals, buy X get Y, cart goals |
//! | `import` `export` | product files of other shops' programs, in and out |
//! | `products` | products as operators list, change, hide and translate them; pictures fetched from recorded addresses |
//! | `content` | home pages and headers; pages, posts, questions and help |
//! | `accounts` | accounts, passwords, sessions, permissions, addresses |
//! | `wishlist` | products that customers save for later |
//! | `stock_alerts` | requests to be notified when a sold-out variant is back |
//! | `affiliates` | partners of the affiliate programme, its terms, their discounts and payout accounts |
//! | `attribution` | clicks on partners' links, and how browsers remember them |
//! | `commissions` | attribution of orders to partners, their earnings: ledger, payouts, statements |
//! | `cart` | the items that a visitor wants to buy, priced |
//! | `payments` | payments through providers, refunds |
//! | `orders` | placed orders: statuses, invoices, e-mails, parcels |
//! | `checkout` | from a cart to an order and its payment |
//! | `returns` | returned goods, withdrawals from contracts, exchanges, their refunds and labels |
//! | `newsletter` | subscriptions |
//! | `sellers` | applications of companies to sell in a shop, and accepted sellers |
//! | `search` | full-text search and query understanding; synonyms; search statistics |
//! | `client_events` | web vitals and errors that browsers report |
//! | `cart_reminders` | requests for a single e-mail about an abandoned cart |
//! | `games` | prize wheels: drawing, odds, budgets, reports; coupons of the account; the page of flash deals |
//! | `consent` | records of visitors' consent to tags |
//! | `retention` | retention periods of each table: one file, one recurring job |
//! | `privacy` | all data stored about a person: export and deletion |
//! | `seo` | sitemaps, robots.txt, product feeds, manifest, icons, pictures of shared links |
//! | `affiliate_reports` | results of partners' links: figures, media kit, product feed |
//! | `redirects` | operators' redirects of paths |
//! | `demo` | the demo shop's catalogue: generating and loading it |
//! | `api` | every API call and its description |
//! | `ssr` `router` | server-side React; every URL |
//! | `worker` `serve` | handlers of jobs; one serving process |

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
mod entity_tag;
mod token;
pub mod paging;
mod text_enum;
mod markup;
pub mod private_files;
mod exported_file;
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

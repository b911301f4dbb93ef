//! Retention: what personal data and records of events each table stores, and for how long. Owns retention_rule and
//! retention_run.
//!
//! `tenants/retention.toml` is the only place with the periods. The rules, and what each one deletes, are defined in code, since
//! only the module that owns a table can delete its rows; the file sets the period of a rule, within bounds. One recurring job
//! enforces all rules. A table that stores personal data or logs and has no rule fails a test.

mod model;
mod rules;
mod files;
mod store;
mod service;
#[cfg(test)]
mod tests;

pub use files::built_in;
pub use model::{Plan, RetentionPeriod, Rule, RuleChange, RuleReport};
pub use rules::RULES;
pub use service::{ENFORCE, apply, enforce, read, report};

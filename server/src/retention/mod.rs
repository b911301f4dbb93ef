//! Retention: what each table keeps of persons and of what happened, and for how long. Owns retention_rule and retention_run.
//!
//! `tenants/retention.toml` is the one place that says it. Which rules there are, and what each deletes, stands in the code, since only the
//! slice that owns a table can forget in it; how long a rule keeps is the file's to say, within bounds. One recurring job enforces all
//! rules. A table that holds persons or logs and is in no rule fails a test.

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

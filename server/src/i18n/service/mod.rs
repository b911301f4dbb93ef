//! Use cases of operators: seeding translations, and overriding single messages in a country.

mod seed;
mod set;
mod export;
#[cfg(test)]
mod tests;

pub use export::{ExportedFile, export, list_overrides};
pub use seed::seed;
pub use set::{Set, set, unset};

//! What operators do with words: seed them, and give a country its own.

mod seed;
mod set;
mod export;
#[cfg(test)]
mod tests;

pub use export::{Exported, export, list_overrides};
pub use seed::seed;
pub use set::{Set, set, unset};

//! What operators do with words: seed them, and give a country its own.

mod overrides;
mod seed;

pub use overrides::{Exported, Set, export, list_overrides, set, unset};
pub use seed::seed;

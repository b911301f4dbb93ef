//! Money: integer minor units with their currency, arithmetic without implicit rounding, and the country's format.

mod amount;
pub mod columns;
mod parse;
mod pattern;
mod percent;

pub use amount::{CurrencyCode, Money, MoneyError, as_minor};
pub use parse::{ParseError, parse};
pub use pattern::{Pattern, PatternError, amount, format};
pub use percent::percent_off;

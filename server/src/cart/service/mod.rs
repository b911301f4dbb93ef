//! Operations on carts.

mod change;
mod choices;
mod coupon;
mod describe;
mod merge;
mod price;
mod quote;
mod shopper;
mod stored;

pub use change::{AddedLines, add_lines};
pub(super) use change::{Quantity, change_line};
pub(super) use choices::{LineChange, WantedChoice, WantedQuote, quote_choices};
pub(super) use coupon::set_coupon;
pub(super) use merge::merge;
pub use price::{CartPrice, CartRequest, CodeAnswer, LineProblem, MOST_PIECES, WantedLine, price};
pub use quote::{Person, QuoteRequest, priced_quote, quote};
pub use shopper::Shopper;
pub(super) use shopper::{lines_of, related, view};
pub(super) use stored::{LIFE, MOST_LINES};
pub use stored::{customer_lines, last_touched, personal_data, prune, remove_lines};

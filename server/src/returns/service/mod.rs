//! Operations on returns: by shoppers, by operators and by recurring jobs.

mod convert;
mod transitions;
mod due;
mod exchange;
mod held;
mod identifiers;
mod locked;
mod options;
mod own;
mod personal;
mod photos;
mod read;
mod refund;
mod request;
mod ship_exchange;
mod withdraw;

pub use due::expected;
pub use options::{Exchange, Options, Preview, ReturnedItem, options};
pub use own::{
    NamedOrder, ShownReturn, declare_of, keep_photo_of, options_of, own_return, photo_of, preview_of, request_of,
    returns_of, take_back_of,
};
pub use personal::{erase_person, personal_data, prune};
pub use photos::photos;
pub use read::{OverdueReturns, details, find, list, list_before, of_order, stuck};
pub use refund::{Refunded, refund};
pub use request::{closed_for, request};
pub use ship_exchange::ship_exchange;
pub use transitions::{approve, inspect, receive, refuse};
pub use withdraw::{FOLLOW_WITHDRAWALS, follow_withdrawals};

pub use super::emails::send;
#[cfg(test)]
pub(super) use {
    options::preview,
    photos::{keep_photo, photo},
    refund::refund_within,
    transitions::take_back,
    withdraw::declare,
};

//! SQL over the accounts' tables, one file a table.

pub(super) mod addresses;
pub(super) mod events;
pub(super) mod links;
pub(super) mod sessions;
pub(super) mod users;

//! SQL for the account tables, one file per table.

pub(super) mod addresses;
pub(super) mod events;
pub(super) mod links;
pub(super) mod sessions;
pub(super) mod users;

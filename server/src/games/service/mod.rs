//! Operations on wheels, and the queries of an account's coupons and of flash deals.

mod coupons;
mod deals;
mod in_force;
mod operator;
mod person;
mod report;
mod spin;
mod view;

pub(super) use coupons::coupons;
pub(super) use deals::{check_deals, deals};
pub use operator::{apply, read, stored};
pub(super) use person::SpinVisitor;
pub use person::{erase_person, personal_data, prune_spins, prune_turns};
pub use report::{SegmentReport, WheelReport, report};
pub(super) use spin::{SpinRequest, spin};
pub(super) use view::view;

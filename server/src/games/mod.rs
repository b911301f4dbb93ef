//! Prize wheels, the coupons of an account and the page of flash deals. Owns wheel, wheel_prize, wheel_spin, wheel_turn.
//!
//! A country's wheel is imported from `tenants/wheel.toml`. The server draws, by the weights of the segments whose prizes are not
//! used up. These odds are shown to visitors and stored with each spin, so that the report can compare them with the outcomes. A
//! prize is a personal code in `promotions`, created in the spin's transaction. Spins of a country are serialised, so that
//! budgets and daily spins are counted exactly: spins per day are counted by the browser's cookie and by the person's e-mail
//! address, on the server's clock.

mod model;
mod odds;
mod chi_square;
mod files;
mod plan;
mod export;
mod store;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use chi_square::{Cell, ChiSquare};
pub use export::export;
pub use files::built_in;
pub use http::routes;
pub use model::{
    AccountCoupon, DealCheck, DealState, RunningDeal, SegmentRecord, SpinResult, StoredWheel, WheelPrize, WheelRecord,
    WheelSegment, WheelView,
};
pub use plan::{Plan, WheelChange};
pub use service::{
    SegmentReport, WheelReport, apply, erase_person, personal_data, prune_spins, prune_turns, read, report, stored,
};

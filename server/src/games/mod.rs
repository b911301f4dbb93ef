//! Prize wheels, the coupons of an account and the page of flash deals. Owns wheel, wheel_prize, wheel_spin, wheel_turn.
//!
//! A country's wheel comes from `tenants/wheel.toml`. It is drawn here, by the weights of the segments whose prizes are not used up; these
//! odds are shown to whoever asks and stored with each spin, so that the report can hold what was drawn against them. A prize is a code of
//! its own in `promotions`, made in the spin's transaction. One spin of a country goes after the other, so that a budget is kept to the last
//! prize and a day's spins are counted exactly: by the browser's cookie and by the person's address, on the server's clock.

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
    SegmentReport, WheelReport, apply, forget_person, personal_data, prune_spins, prune_turns, read, report, stored,
};

//! The affiliate programme: its terms, its partners, their discounts and payout accounts. Owns affiliate, affiliate_event,
//! affiliate_programme, affiliate_discount, affiliate_payout_account.
//!
//! A partner is an account of type 5 with an application that operators decide on (`vitrina affiliate`). What each status may see and do is
//! a table (`AffiliateStatus::may`), which the extractors `OwnAffiliate` and `OwnProfile` hold every call against. The programme is a file
//! (`tenants/affiliates.toml`); a process keeps it until another one is applied. A partner's discount is a code of a coupon promotion, so
//! that what it takes off, and when it is refused, is decided where all coupons are. Clicks (`attribution`) and money (`commissions`) are
//! slices of their own, which ask this one who a code belongs to and what it earns.

mod code;
mod model;
mod programme;
mod files;
mod export;
mod sealed;
mod store;
mod emails;
mod service;
mod http;
#[cfg(test)]
mod tests;

pub use emails::{SEND_APPLICATION, send_application};
pub use export::export as export_programme;
pub use http::{OwnAffiliate, OwnProfile, routes};
pub use model::{
    Affiliate, AffiliateEvent, AffiliateStatus, CHANNELS, Channel, Details, Discount, EmailChoices, Kind,
    MOST_CHANNELS, Right,
};
pub use programme::{
    Amounts, Bonus, CountRule, FraudRules, Programme, ProgrammeRecord, RateRecord, RatedLine, ShareRule, TierRecord,
};
pub use service::{
    Applicant, Decision, FieldChange, NewDiscount, OwnPage, PayoutInfo, ProfileEdit, ProgrammePlan, Query, add,
    add_discount, apply, apply_programme, decide, disable_discount, discount, discount_of_coupon, discounts,
    discounts_of_coupons, events, export, find, find_by_code, find_by_codes, forget, has_key, leave, list, note,
    of_user, owners_of_discounts, payout_account, payout_accounts, payout_info, personal_data, programme,
    read_programme, set_code, set_payout_account, set_tier, show, unreadable_accounts, update, with_ids,
};

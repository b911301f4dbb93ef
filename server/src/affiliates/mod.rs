//! The affiliate programme: its terms, its partners, their discounts and payout accounts. Owns affiliate, affiliate_event,
//! affiliate_programme, affiliate_discount, affiliate_payout_account.
//!
//! A partner is an account of type 5 with an application that operators decide on (`vitrina affiliate`). `AffiliateStatus::may`
//! defines what a partner may do in each status; the extractors `OwnAffiliate` and `OwnProfile` check it for every request. The
//! programme is defined in a file (`tenants/affiliates.toml`); a process caches it until another one is applied. A partner's
//! discount is a code of a coupon promotion, so the code for coupons decides the amount and when it is refused. Clicks
//! (`attribution`) and money (`commissions`) are separate modules, which ask this one to whom a code belongs and what it earns.

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
    MOST_CHANNELS, ProfileField, Right,
};
pub use programme::{
    Amounts, Bonus, CountRule, FraudRules, Programme, ProgrammeRecord, RateRecord, RatedLine, ShareRule, TierRecord,
};
pub use service::{
    Applicant, Decision, FieldChange, NewDiscount, OwnPage, PayoutInfo, ProfileEdit, ProgrammePlan, Query,
    StoredPayoutAccount, add, add_discount, apply, apply_programme, decide, disable_discount, discount,
    discount_of_coupon, discounts, discounts_of_coupons, erase, events, export, find, find_by_code, find_by_codes,
    has_key, leave, list, note, of_user, owners_of_discounts, payout_account, payout_accounts, payout_info,
    personal_data, programme, read_programme, set_code, set_payout_account, set_tier, show, stored_payout_account,
    unreadable_accounts, update, with_ids,
};

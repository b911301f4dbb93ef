//! Promotions: coupons, flash deals, buy-X-get-Y and cart goals, imported from `tenants/promotions/*.toml` into the database and
//! used by the pricing pipeline. Owns promotion, promotion_event, coupon, coupon_use.
//!
//! A promotion is stored as in its file, with names. They are resolved to ids when a process loads a country's promotions, which
//! it caches until promotions or the catalogue's structure change. The pipeline decides whether a promotion is in force at a
//! point in time. Flash deals change prices that listings show and sort by, so the catalogue stores them
//! (`catalog::save_flash_deals`), and carts are priced with the stored ones.

mod code;
mod coupons;
mod export;
mod flash_deals;
mod files;
mod history;
mod in_force;
mod model;
mod personal;
mod plan;
mod service;
mod store;
#[cfg(test)]
mod tests;

pub use crate::clock::When;
pub use code::code_key;
pub use coupons::{
    Batch, CouponCode, CouponRefusal, CouponReport, NewCoupons, UsableCoupon, cancel_uses, close_code, count_use,
    coupons_with_ids, create, create_one, disable_coupon, export_coupons, find_coupon, list_coupons, person,
    show_coupon,
};
pub use export::export;
pub use files::Files;
pub use flash_deals::{REFRESH_DEALS, refresh_flash_deals};
pub use history::PromotionEvent;
pub use in_force::{TenantPromotions, of_tenant};
pub use model::{
    Amounts, CouponTerms, CutRecord, Kind, OfferRecord, PromotionRecord, PromotionText, RewardRecord, StoredPromotion,
    TierRecord,
};
pub use personal::{
    NewPersonalCoupon, PersonalCoupon, erase_owner, erase_owners_before, issue, personal_coupons, personal_coupons_of,
};
pub use plan::{Change, Plan, plan};
pub use service::{apply, history, read, set_enabled, show, stored};

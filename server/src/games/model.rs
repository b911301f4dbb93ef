//! Wheels as defined in files, and the API types of wheels, coupons and flash deals.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    catalog::ProductCard,
    clock::When,
    id::{TenantId, WheelId},
    money::{Money, as_minor},
    rate_limit::Policy,
};

/// Limit on spins from one network.
pub(super) const SPINS: Policy = Policy::new("wheel", 10, TimeDelta::minutes(1));
/// Number of products per deal on the page of flash deals.
pub(super) const DEAL_PRODUCTS: usize = 12;

/// A country's wheel as defined in its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WheelRecord {
    /// Spins per day of a person and of a browser.
    pub spins_per_day: u32,
    /// Days for which a prize's code is valid.
    pub coupon_days: u32,
    /// Whether the shop may only advertise it with consent to marketing; everybody can open its page.
    pub needs_consent: bool,
    /// Start of validity.
    pub starts: Option<When>,
    /// End of validity (exclusive).
    pub ends: Option<When>,
    /// In the sequence in which they are displayed on the wheel.
    pub segments: Vec<SegmentRecord>,
}

/// A segment of a wheel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SegmentRecord {
    /// Lower-case letters, digits and hyphens; the key by which its budget is counted.
    pub name: String,
    /// Its chance, relative to the weights of the others.
    pub weight: u32,
    /// Its colour, such as `#1e4fd8`.
    pub colour: String,
    /// The coupon promotion whose code is won; `None` for a segment without a prize.
    pub promotion: Option<String>,
    /// Maximum number of codes that it issues in the country, in total.
    pub budget: Option<u32>,
    /// Its label, by language code; for missing languages, the promotion's title is used.
    pub texts: BTreeMap<String, String>,
}

impl WheelRecord {
    /// All fields, by the file's keys, for display and comparison.
    pub fn fields(&self) -> Vec<(String, String)> {
        let moment = |when: Option<When>| when.map(|when| when.to_string()).unwrap_or_default();
        let mut fields = vec![
            ("spins_per_day".to_owned(), self.spins_per_day.to_string()),
            ("coupon_days".to_owned(), self.coupon_days.to_string()),
            ("needs_consent".to_owned(), self.needs_consent.to_string()),
            ("starts".to_owned(), moment(self.starts)),
            ("ends".to_owned(), moment(self.ends)),
        ];
        for (place, segment) in (1..).zip(&self.segments) {
            let key = |name: &str| format!("segments.{}.{name}", segment.name);
            fields.push((key("place"), format!("{place}")));
            fields.push((key("weight"), segment.weight.to_string()));
            fields.push((key("colour"), segment.colour.clone()));
            fields.push((key("promotion"), segment.promotion.clone().unwrap_or_default()));
            fields.push((key("budget"), segment.budget.map(|budget| budget.to_string()).unwrap_or_default()));
            for (language, text) in &segment.texts {
                fields.push((key(&format!("texts.{language}")), text.clone()));
            }
        }
        fields.retain(|(_, value)| !value.is_empty());
        fields
    }
}

/// A country's wheel in the database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StoredWheel {
    /// The id of its version.
    pub id: WheelId,
    /// The country.
    pub tenant_id: TenantId,
    /// The operator who imported it.
    pub actor: String,
    /// When it was imported.
    pub applied_at: DateTime<Utc>,
    /// Its definition as in the file.
    #[serde(flatten)]
    pub record: WheelRecord,
}

/// The prize wheel.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WheelView {
    /// ID of the wheel's version.
    pub id: WheelId,
    /// Segments, in order.
    pub segments: Vec<WheelSegment>,
    /// Spins per day, for a person and for a browser.
    pub spins_per_day: i64,
    /// Spins that this visitor has left today, as far as known.
    pub spins_left: i64,
    /// Start of the next day in the country, when new spins are available, RFC 3339.
    pub next_day_at: DateTime<Utc>,
    /// Time at which the wheel ends, RFC 3339; null if it has no end.
    #[schema(required)]
    pub ends_at: Option<DateTime<Utc>>,
    /// Whether an e-mail address is required to spin; false for signed-in customers.
    pub needs_email: bool,
    /// Whether the shop may show the wheel unasked only to visitors who consented to marketing.
    pub consent_needed: bool,
    /// Validity of a prize's coupon code, in days.
    pub coupon_days: i64,
    /// Result of this browser's last spin today; null if there was none.
    #[schema(required)]
    pub last: Option<SpinResult>,
}

/// A segment of a wheel.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WheelSegment {
    /// Segment text in the response language.
    pub label: String,
    /// Segment colour, such as `#1e4fd8`.
    pub colour: String,
    /// Whether the segment wins a prize.
    pub is_prize: bool,
    /// Actual probability for the next spin, 0 to 1; 0 if the prize is used up.
    pub odds: f64,
}

/// Result of a spin.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SpinResult {
    /// Index of the segment, starting at 0.
    pub segment: i64,
    /// Segment text in the response language.
    pub label: String,
    /// Prize won; null if none was.
    #[schema(required)]
    pub prize: Option<WheelPrize>,
    /// Spins that this visitor has left today.
    pub spins_left: i64,
    /// Start of the next day in the country, when new spins are available, RFC 3339.
    pub next_day_at: DateTime<Utc>,
}

/// A prize: a personal coupon code.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WheelPrize {
    /// Coupon code to enter in the cart.
    pub code: String,
    /// Description in the response language.
    pub label: String,
    /// End of validity (exclusive), RFC 3339.
    pub expires_at: DateTime<Utc>,
}

/// A coupon of a customer.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountCoupon {
    /// Coupon code to enter in the cart.
    pub code: String,
    /// Title in the response language.
    pub title: String,
    /// Further description; may be empty.
    pub description: String,
    /// End of validity (exclusive), RFC 3339.
    pub valid_to: DateTime<Utc>,
    /// Minimum cart value, in minor units; null if there is none.
    #[serde(rename = "minimumMinor", serialize_with = "as_minor")]
    #[schema(value_type = Option<i64>, required)]
    pub minimum: Option<Money>,
    /// Whether the coupon was used.
    pub is_used: bool,
    /// Whether the coupon has expired or was closed.
    pub is_expired: bool,
}

/// Current state of the flash deals by the server's clock.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DealCheck {
    /// Server time for countdowns, in milliseconds since 1970-01-01 UTC.
    pub now_ms: i64,
    /// Running and upcoming deals.
    pub deals: Vec<DealState>,
}

/// State of a flash deal.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DealState {
    /// Promotion name.
    pub name: String,
    /// Whether the deal is running; otherwise it is upcoming.
    pub is_running: bool,
}

/// A running or upcoming flash deal.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RunningDeal {
    /// Promotion name.
    pub name: String,
    /// Title shown to shoppers; may be empty.
    pub title: String,
    /// Further description; may be empty.
    pub description: String,
    /// Whether the deal is running; otherwise it is upcoming.
    pub is_running: bool,
    /// Start time, RFC 3339; null if it has none.
    #[schema(required)]
    pub starts_at: Option<DateTime<Utc>>,
    /// End time (exclusive), RFC 3339; null if it has none.
    #[schema(required)]
    pub ends_at: Option<DateTime<Utc>>,
    /// Products of the deal, newest first, at most twelve; those of an upcoming deal have their current prices.
    pub products: Vec<ProductCard>,
    /// Total number of products of the deal.
    pub count: i64,
}

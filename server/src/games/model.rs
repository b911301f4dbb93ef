//! Wheels as files say them, and what the wire says of wheels, coupons and flash deals.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    catalog::ProductCard,
    clock::When,
    id::{TenantId, WheelId},
    rate_limit::Policy,
};

/// Spins of one network.
pub(super) const SPINS: Policy = Policy::new("wheel", 10, TimeDelta::minutes(1));
/// Products that the page of flash deals shows of each deal.
pub(super) const DEAL_PRODUCTS: usize = 12;

/// A country's wheel as its file says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WheelRecord {
    /// Spins of a person and of a browser on one day.
    pub spins_per_day: u32,
    /// Days for which a prize's code can be used.
    pub coupon_days: u32,
    /// Whether the shop may only offer it where marketing is agreed to; its page can be opened by everybody.
    pub needs_consent: bool,
    /// From when it turns.
    pub starts: Option<When>,
    /// Until just before when.
    pub ends: Option<When>,
    /// In the order in which they are drawn on the wheel.
    pub segments: Vec<SegmentRecord>,
}

/// A segment of a wheel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SegmentRecord {
    /// Small letters, digits and hyphens; its budget is counted by it.
    pub name: String,
    /// Its chance, held against the weights of the others.
    pub weight: u32,
    /// Its colour, such as `#1e4fd8`.
    pub colour: String,
    /// The coupon promotion whose code is won; none is no prize.
    pub promotion: Option<String>,
    /// How many codes it gives in the country, over all time.
    pub budget: Option<u32>,
    /// What it is called, by language code; where a language is missing, the promotion's title is taken.
    pub texts: BTreeMap<String, String>,
}

impl WheelRecord {
    /// All that it says, by the file's keys, to show and to compare.
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

/// A country's wheel of the database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StoredWheel {
    /// The version.
    pub id: WheelId,
    /// The country.
    pub tenant_id: TenantId,
    /// Who applied it.
    pub actor: String,
    /// When.
    pub applied_at: DateTime<Utc>,
    /// What its file says.
    #[serde(flatten)]
    pub record: WheelRecord,
}

/// A prize wheel as a visitor sees it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WheelView {
    /// The version.
    pub id: WheelId,
    /// The segments in their order.
    pub segments: Vec<WheelSegment>,
    /// Spins of a person and of a browser on one day.
    pub spins_per_day: i64,
    /// How many of them are left to this visitor today, as far as they are known.
    pub spins_left: i64,
    /// When the country's next day begins, and with it new spins.
    pub next_day_at: DateTime<Utc>,
    /// Until when the wheel turns; null where its file does not say.
    #[schema(required)]
    pub ends_at: Option<DateTime<Utc>>,
    /// Whether the visitor has to give an e-mail address to spin: who is signed in has not.
    pub needs_email: bool,
    /// Whether the shop may offer the wheel on its own only where marketing is agreed to.
    pub consent_needed: bool,
    /// Days for which a prize's code can be used.
    pub coupon_days: i64,
    /// What this browser drew last today.
    #[schema(required)]
    pub last: Option<SpinResult>,
}

/// A segment of a wheel.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WheelSegment {
    /// What is drawn here, in the visitor's language.
    pub label: String,
    /// Its colour, such as `#1e4fd8`.
    pub colour: String,
    /// Whether something is won.
    pub is_prize: bool,
    /// The true chance of the next spin, from 0 to 1; 0 where the prize is used up.
    pub odds: f64,
}

/// What a spin drew.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SpinResult {
    /// The place of the segment, from 0.
    pub segment: i64,
    /// What it is called, in the visitor's language.
    pub label: String,
    /// What was won; null where nothing was.
    #[schema(required)]
    pub prize: Option<WheelPrize>,
    /// Spins that are left to this visitor today.
    pub spins_left: i64,
    /// When the country's next day begins, and with it new spins.
    pub next_day_at: DateTime<Utc>,
}

/// A prize: a code of its own.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WheelPrize {
    /// As it is typed in the cart.
    pub code: String,
    /// What it gives, in the visitor's language.
    pub label: String,
    /// Until just before when it can be used.
    pub expires_at: DateTime<Utc>,
}

/// A code of a customer.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountCoupon {
    /// As it is typed in the cart.
    pub code: String,
    /// What it gives, in the customer's language.
    pub title: String,
    /// A sentence or two more; may be empty.
    pub description: String,
    /// Until just before when it can be used.
    pub valid_to: DateTime<Utc>,
    /// What the cart has to cost, in minor units; null where nothing is asked.
    #[schema(required)]
    pub minimum_minor: Option<i64>,
    /// Whether it was used.
    pub is_used: bool,
    /// Whether its time is over, or it was closed.
    pub is_expired: bool,
}

/// Where flash deals stand by the server's clock.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DealCheck {
    /// The server's clock, in milliseconds since 1970: countdowns go by it.
    pub now_ms: i64,
    /// Deals that run or come.
    pub deals: Vec<DealState>,
}

/// Whether a flash deal runs.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DealState {
    /// Its promotion's name.
    pub name: String,
    /// Whether it runs; otherwise it comes.
    pub is_running: bool,
}

/// A flash deal that runs or comes.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RunningDeal {
    /// Its promotion's name.
    pub name: String,
    /// What shoppers read; may be empty.
    pub title: String,
    /// A sentence or two more; may be empty.
    pub description: String,
    /// Whether it runs.
    pub is_running: bool,
    /// From when.
    #[schema(required)]
    pub starts_at: Option<DateTime<Utc>>,
    /// Until just before when; null where it has no end.
    #[schema(required)]
    pub ends_at: Option<DateTime<Utc>>,
    /// Products of the deal, the newest first, at most twelve; of a deal that comes, at the prices of now.
    pub products: Vec<ProductCard>,
    /// Products of the deal in all.
    pub count: i64,
}

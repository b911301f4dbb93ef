//! A promotion as defined in its file.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use crate::{clock::When, id::PromotionId, pricing::BasisPoints, tenancy::Tenant, text_enum::text_enum};

text_enum! {
    /// Kind of a promotion, as named in files.
    pub enum Kind {
        /// A lower price for a limited time.
        FlashDeal = "flash-deal",
        /// In a group of pieces, some cost less.
        BuyXGetY = "buy-x-get-y",
        /// A reward from a cart total on.
        CartGoal = "cart-goal",
        /// A reward for entering a code.
        Coupon = "coupon",
    }
}

/// Amounts in minor units, by country (`SI`) or by currency (`EUR`); a country's own takes precedence.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Amounts(pub BTreeMap<String, i64>);

impl Amounts {
    /// The amount for a country.
    pub fn of(&self, tenant: &Tenant) -> Option<i64> {
        self.0.get(&tenant.code).or_else(|| self.0.get(&tenant.currency.code.to_string())).copied()
    }
}

impl fmt::Display for Amounts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> =
            self.0.iter().map(|(key, minor)| format!("{}.{:02} {key}", minor / 100, minor % 100)).collect();
        formatter.write_str(&parts.join(", "))
    }
}

/// What a flash deal does to the price of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CutRecord {
    /// In hundredths of a percent.
    Percent(u32),
    /// A reduction by an amount.
    Amount(Amounts),
    /// A fixed price.
    Price(Amounts),
}

/// The reward of a goal or coupon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RewardRecord {
    /// In hundredths of a percent.
    Percent(u32),
    /// A reduction by an amount.
    Amount(Amounts),
    /// Free shipping.
    FreeDelivery,
    /// A free piece with this SKU.
    Gift(String),
}

impl fmt::Display for RewardRecord {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Percent(percent) => BasisPoints(*percent).fmt(formatter),
            Self::Amount(amounts) => amounts.fmt(formatter),
            Self::FreeDelivery => formatter.write_str("free delivery"),
            Self::Gift(sku) => write!(formatter, "gift {sku}"),
        }
    }
}

/// One tier of a cart goal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TierRecord {
    /// The total from which it applies.
    pub spend: Amounts,
    /// Its reward.
    pub reward: RewardRecord,
}

/// Terms of the codes of a coupon promotion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CouponTerms {
    /// The code defined in the file itself; others are created by `vitrina coupon create`.
    pub code: Option<String>,
    /// Minimum total of the lines in scope.
    pub minimum: Option<Amounts>,
    /// The reward.
    pub reward: RewardRecord,
    /// Maximum number of uses of the file's code in total.
    pub max_uses: Option<u32>,
    /// Maximum number of uses of a code by one person.
    pub max_uses_per_person: Option<u32>,
}

/// What a promotion does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferRecord {
    /// A flash deal.
    FlashDeal(CutRecord),
    /// Buy X get Y.
    #[serde(rename_all = "camelCase")]
    BuyXGetY {
        /// Pieces at the regular price.
        buy: u32,
        /// Pieces at the reduced price.
        get: u32,
        /// In hundredths of a percent.
        percent: u32,
        /// Maximum number of groups in one cart.
        most: Option<u32>,
    },
    /// A cart goal's tiers, lowest first.
    CartGoal(Vec<TierRecord>),
    /// Coupons.
    Coupon(CouponTerms),
}

/// A promotion's texts for shoppers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PromotionText {
    /// A few words.
    pub title: String,
    /// A sentence or two; may be empty.
    pub description: String,
}

/// A promotion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PromotionRecord {
    /// Lower-case letters, digits and hyphens.
    pub name: String,
    /// Country codes; empty means all.
    pub countries: Vec<String>,
    /// Start of validity.
    pub starts: Option<When>,
    /// End of validity (exclusive).
    pub ends: Option<When>,
    /// Selectors such as `category:dresses`; empty means everything.
    pub include: Vec<String>,
    /// Selectors of excluded products.
    pub exclude: Vec<String>,
    /// Whether products that are already reduced are excluded.
    pub excludes_reduced: bool,
    /// Whether it can be combined with others.
    pub is_combinable: bool,
    /// What it does.
    pub offer: OfferRecord,
    /// By language code.
    pub texts: BTreeMap<String, PromotionText>,
}

impl PromotionRecord {
    /// Its kind.
    pub fn kind(&self) -> Kind {
        match self.offer {
            OfferRecord::FlashDeal(_) => Kind::FlashDeal,
            OfferRecord::BuyXGetY { .. } => Kind::BuyXGetY,
            OfferRecord::CartGoal(_) => Kind::CartGoal,
            OfferRecord::Coupon(_) => Kind::Coupon,
        }
    }

    /// Whether it applies to a country.
    pub fn is_for(&self, tenant: &Tenant) -> bool {
        self.countries.is_empty() || self.countries.contains(&tenant.code)
    }

    /// All fields, by the file's keys, for display and comparison.
    pub fn fields(&self) -> Vec<(String, String)> {
        let mut fields = vec![("kind".to_owned(), self.kind().name().to_owned())];
        let mut add = |key: &str, value: String| {
            if !value.is_empty() {
                fields.push((key.to_owned(), value));
            }
        };
        let moment = |when: Option<When>| when.map(|when| when.to_string()).unwrap_or_default();
        add("countries", self.countries.join(" "));
        add("starts", moment(self.starts));
        add("ends", moment(self.ends));
        add("include", self.include.join(" "));
        add("exclude", self.exclude.join(" "));
        add("excludes_reduced", if self.excludes_reduced { "true".to_owned() } else { String::new() });
        add("combinable", self.is_combinable.to_string());
        self.offer.add_fields(&mut add);
        for (language, text) in &self.texts {
            add(&format!("texts.{language}.title"), text.title.clone());
            add(&format!("texts.{language}.description"), text.description.clone());
        }
        fields
    }
}

impl OfferRecord {
    fn add_fields(&self, add: &mut impl FnMut(&str, String)) {
        let optional = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        match self {
            Self::FlashDeal(CutRecord::Percent(percent)) => add("percent", BasisPoints(*percent).to_string()),
            Self::FlashDeal(CutRecord::Amount(amounts)) => add("amount", amounts.to_string()),
            Self::FlashDeal(CutRecord::Price(amounts)) => add("price", amounts.to_string()),
            Self::BuyXGetY { buy, get, percent, most } => {
                add("buy", buy.to_string());
                add("get", get.to_string());
                add("percent", BasisPoints(*percent).to_string());
                add("most", optional(*most));
            }
            Self::CartGoal(tiers) => {
                for (number, tier) in (1..).zip(tiers) {
                    add(&format!("tiers[{number}]"), format!("from {}: {}", tier.spend, tier.reward));
                }
            }
            Self::Coupon(terms) => {
                add("code", terms.code.clone().unwrap_or_default());
                add("minimum", terms.minimum.as_ref().map(ToString::to_string).unwrap_or_default());
                add("gives", terms.reward.to_string());
                add("max_uses", optional(terms.max_uses));
                add("max_uses_per_person", optional(terms.max_uses_per_person));
            }
        }
    }
}

/// A promotion in the database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StoredPromotion {
    /// Its id.
    #[serde(skip)]
    pub id: PromotionId,
    /// Whether it is enabled.
    pub is_enabled: bool,
    /// Its definition as in the file.
    #[serde(flatten)]
    pub record: PromotionRecord,
}

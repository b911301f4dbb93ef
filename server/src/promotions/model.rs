//! A promotion as its file says it.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use crate::{clock::When, id::PromotionId, pricing::BasisPoints, tenancy::Tenant};

/// What a promotion does, as files call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A lower price for some time.
    FlashDeal,
    /// Of so many pieces, some are cheaper.
    BuyXGetY,
    /// Who spends so much gets something.
    CartGoal,
    /// Who has the code gets something.
    Coupon,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::FlashDeal, Self::BuyXGetY, Self::CartGoal, Self::Coupon];

    /// Its name in files and in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::FlashDeal => "flash-deal",
            Self::BuyXGetY => "buy-x-get-y",
            Self::CartGoal => "cart-goal",
            Self::Coupon => "coupon",
        }
    }

    /// The kind of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Amounts in minor units, by country (`SI`) or by currency (`EUR`); a country's own goes first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Amounts(pub BTreeMap<String, i64>);

impl Amounts {
    /// What holds in a country.
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
    /// So much less.
    Amount(Amounts),
    /// This price.
    Price(Amounts),
}

/// What a goal or coupon gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RewardRecord {
    /// In hundredths of a percent.
    Percent(u32),
    /// So much less.
    Amount(Amounts),
    /// Shipping costs nothing.
    FreeDelivery,
    /// A piece with this SKU.
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
    /// From which sum.
    pub spend: Amounts,
    /// What is given then.
    pub reward: RewardRecord,
}

/// What holds for the codes of a coupon promotion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CouponTerms {
    /// The code that the file itself gives; others are made by `vitrina coupon create`.
    pub code: Option<String>,
    /// What the lines in scope have to cost.
    pub minimum: Option<Amounts>,
    /// What is given.
    pub reward: RewardRecord,
    /// How often the file's code may be used in all.
    pub max_uses: Option<u32>,
    /// How often one person may use a code.
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
        /// Pieces at their price.
        buy: u32,
        /// Pieces that are cheaper.
        get: u32,
        /// In hundredths of a percent.
        percent: u32,
        /// How often in one cart.
        most: Option<u32>,
    },
    /// A cart goal's tiers, lowest first.
    CartGoal(Vec<TierRecord>),
    /// Coupons.
    Coupon(CouponTerms),
}

/// What shoppers read of a promotion.
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
    /// Small letters, digits and hyphens.
    pub name: String,
    /// Country codes; empty means all.
    pub countries: Vec<String>,
    /// From when.
    pub starts: Option<When>,
    /// Until just before when.
    pub ends: Option<When>,
    /// Selectors such as `category:dresses`; empty means everything.
    pub include: Vec<String>,
    /// Selectors of what is left out.
    pub exclude: Vec<String>,
    /// Whether what is reduced already is left out.
    pub excludes_reduced: bool,
    /// Whether it goes together with others.
    pub is_combinable: bool,
    /// What it does.
    pub offer: OfferRecord,
    /// By language code.
    pub texts: BTreeMap<String, PromotionText>,
}

impl PromotionRecord {
    /// What kind it is.
    pub fn kind(&self) -> Kind {
        match self.offer {
            OfferRecord::FlashDeal(_) => Kind::FlashDeal,
            OfferRecord::BuyXGetY { .. } => Kind::BuyXGetY,
            OfferRecord::CartGoal(_) => Kind::CartGoal,
            OfferRecord::Coupon(_) => Kind::Coupon,
        }
    }

    /// Whether it is for a country.
    pub fn is_for(&self, tenant: &Tenant) -> bool {
        self.countries.is_empty() || self.countries.contains(&tenant.code)
    }

    /// All that it says, by the file's keys, to show and to compare.
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

/// A promotion of the database.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StoredPromotion {
    /// Its id.
    #[serde(skip)]
    pub id: PromotionId,
    /// Whether it counts.
    pub is_enabled: bool,
    /// What its file says.
    #[serde(flatten)]
    pub record: PromotionRecord,
}

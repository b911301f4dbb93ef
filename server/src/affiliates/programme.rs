//! The programme as its file says it, and what it gives for a line of an order.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use crate::{
    money::{CurrencyCode, Money},
    pricing::BasisPoints,
};

/// Amounts in minor units by currency.
pub type Amounts = BTreeMap<String, i64>;

/// The programme as a process uses it. Where none was applied yet it has no countries, so nobody can apply and nothing is earned.
#[derive(Clone, Debug, Default)]
pub struct Programme {
    /// How often it was applied; 0 where it never was.
    pub revision: i64,
    /// How long after a click an order still counts.
    pub window: TimeDelta,
    /// How long after delivery a commission waits for returns.
    pub hold: TimeDelta,
    /// What holds a commission back until an operator has looked at it.
    pub rules: FraudRules,
    /// What is paid besides commissions.
    pub bonuses: Vec<Bonus>,
    /// What its file says.
    pub record: ProgrammeRecord,
}

/// The programme as its file says it; the database holds this.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgrammeRecord {
    /// The version of the terms that partners agree to.
    pub terms: String,
    /// Codes of the countries in which it is run.
    pub countries: Vec<String>,
    /// Days after a click in which an order counts.
    pub window_days: u32,
    /// Days after delivery in which a commission waits for returns.
    pub hold_days: u32,
    /// Days for which a browser keeps a partner's code.
    pub cookie_days: u32,
    /// What must have been earned before it is paid out, by currency.
    pub minimum_payout: Amounts,
    /// Groups of partners, the first for new ones.
    pub tiers: Vec<TierRecord>,
    /// Exceptions from the tiers' rates.
    pub rates: Vec<RateRecord>,
    /// What is paid besides commissions.
    pub bonuses: Vec<Bonus>,
    /// What holds a commission back.
    pub rules: FraudRules,
}

/// A group of partners and what they earn where no rate says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TierRecord {
    /// Its name.
    pub name: String,
    /// In hundredths of a percent.
    pub percent: u32,
}

/// What is earned where all that it names holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RateRecord {
    /// Partners of this tier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tier: Option<String>,
    /// Orders of this country.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    /// Products of this category or one below it, by its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Products of this brand, by its slug.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brand: Option<String>,
    /// This product, by its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub product: Option<String>,
    /// In hundredths of a percent.
    pub percent: u32,
}

/// Paid once for a calendar month in which a partner's orders reached a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonus {
    /// Its name, unique in the programme.
    pub name: String,
    /// For partners of these tiers; of all where it is empty.
    #[serde(default)]
    pub tiers: Vec<String>,
    /// From so many orders of the month whose commission was approved.
    pub orders: u32,
    /// So much, in the currency of those orders.
    pub amount: Amounts,
}

impl Bonus {
    /// What it pays in a currency to a partner of a tier with so many approved orders of a month in it.
    pub fn for_month(&self, tier: &str, orders: u32, currency: CurrencyCode) -> Option<Money> {
        let is_for_tier = self.tiers.is_empty() || self.tiers.iter().any(|name| name == tier);
        let minor = self.amount.get(currency.as_str()).copied().filter(|_| is_for_tier && orders >= self.orders)?;
        Some(Money::new(minor, currency))
    }
}

/// What holds a commission back until an operator has looked at it. A rule that is left out does not hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FraudRules {
    /// The order was placed by the partner's own account, or another with its e-mail.
    pub own_account: bool,
    /// It has the partner's e-mail address.
    pub own_email: bool,
    /// It has the partner's telephone number.
    pub own_phone: bool,
    /// It goes to an address that the partner's orders went to.
    pub own_address: bool,
    /// It was paid with a card that paid an order of the partner.
    pub own_card: bool,
    /// The click came from the network from which the partner uses the area, by the hash of the day.
    pub own_network: bool,
    /// More than so many orders to one address within so many days.
    pub same_door: Option<CountRule>,
    /// More than this part of a partner's latest orders was cancelled.
    pub cancelled_orders: Option<ShareRule>,
    /// More than this part of a partner's clicks became orders.
    pub conversion_rate: Option<ShareRule>,
    /// The shopper was on the landing page for less than so many seconds.
    pub seconds_on_page: Option<u32>,
}

/// So many within so many days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountRule {
    /// The most that is not suspicious.
    pub most: u32,
    /// Within so many days.
    pub days: u32,
}

/// A part of something within so many days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShareRule {
    /// The largest part that is not suspicious, in hundredths of a percent.
    pub percent: u32,
    /// Looked at from so many on; fewer say nothing.
    pub least: u32,
    /// Within so many days.
    pub days: u32,
}

impl ShareRule {
    /// Whether a part of a whole is too large.
    pub fn is_hit(self, part: u64, whole: u64) -> bool {
        whole >= u64::from(self.least) && u128::from(part) * 10_000 > u128::from(self.percent) * u128::from(whole)
    }
}

/// What a rate may depend on.
#[derive(Clone, Copy, Debug)]
pub struct RatedLine<'a> {
    /// The product's key, as promotions and product files name it.
    pub product: &'a str,
    /// The slug of its brand.
    pub brand: Option<&'a str>,
    /// Keys of its categories, from the top.
    pub categories: &'a [String],
}

/// How exactly a rate names a line: product before brand before category, the deepest category first; of equals the one that names a
/// country, then the one that names a tier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Exactness {
    product: bool,
    brand: bool,
    /// 1 for the top category; 0 where none is named.
    category: usize,
    country: bool,
    tier: bool,
}

impl RateRecord {
    /// `None` where it does not hold.
    fn exactness(&self, tier: &str, country: &str, line: &RatedLine<'_>) -> Option<Exactness> {
        let category = match &self.category {
            Some(slug) => line.categories.iter().position(|other| other == slug)? + 1,
            None => 0,
        };
        let holds = self.tier.as_deref().is_none_or(|name| name == tier)
            && self.country.as_deref().is_none_or(|code| code.eq_ignore_ascii_case(country))
            && self.brand.as_deref().is_none_or(|slug| line.brand == Some(slug))
            && self.product.as_deref().is_none_or(|handle| handle == line.product);
        holds.then_some(Exactness {
            product: self.product.is_some(),
            brand: self.brand.is_some(),
            category,
            country: self.country.is_some(),
            tier: self.tier.is_some(),
        })
    }
}

impl Programme {
    /// What a record says.
    pub fn of(record: ProgrammeRecord, revision: i64) -> Self {
        Self {
            revision,
            window: TimeDelta::days(record.window_days.into()),
            hold: TimeDelta::days(record.hold_days.into()),
            rules: record.rules.clone(),
            bonuses: record.bonuses.clone(),
            record,
        }
    }

    /// Whether one was applied, so that partners can join.
    pub fn is_open(&self) -> bool {
        self.revision > 0
    }

    /// What a partner of a tier earns for a line of an order in a country.
    pub fn rate(&self, tier: &str, country: &str, line: &RatedLine<'_>) -> BasisPoints {
        let fitting =
            self.record.rates.iter().filter_map(|rate| Some((rate.exactness(tier, country, line)?, rate.percent)));
        let exact = fitting.max_by_key(|(exactness, _)| *exactness).map(|(_, percent)| percent);
        BasisPoints(exact.unwrap_or_else(|| self.tier(tier).map_or(0, |tier| tier.percent)))
    }

    /// The tier of a name; the first one where there is none of that name any more.
    pub fn tier(&self, name: &str) -> Option<&TierRecord> {
        self.record.tiers.iter().find(|tier| tier.name == name).or_else(|| self.record.tiers.first())
    }

    /// The tier of new partners.
    pub fn first_tier(&self) -> &str {
        self.record.tiers.first().map_or("", |tier| &tier.name)
    }

    /// Whether the programme is run in a country.
    pub fn is_country(&self, code: &str) -> bool {
        self.record.countries.iter().any(|country| country.eq_ignore_ascii_case(code))
    }

    /// What must have been earned in a currency before it is paid out.
    pub fn minimum_payout(&self, currency: CurrencyCode) -> Money {
        Money::new(self.record.minimum_payout.get(currency.as_str()).copied().unwrap_or(0), currency)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(percent: u32, change: impl FnOnce(&mut RateRecord)) -> RateRecord {
        let mut rate = RateRecord { percent, ..RateRecord::default() };
        change(&mut rate);
        rate
    }

    fn programme(rates: Vec<RateRecord>) -> Programme {
        let tier = |name: &str, percent| TierRecord { name: name.to_owned(), percent };
        let record = ProgrammeRecord {
            countries: vec!["SI".to_owned()],
            minimum_payout: Amounts::from([("EUR".to_owned(), 2000)]),
            tiers: vec![tier("standard", 800), tier("gold", 1200)],
            rates,
            ..ProgrammeRecord::default()
        };
        Programme::of(record, 1)
    }

    fn of(programme: &Programme, tier: &str, country: &str) -> u32 {
        let categories = ["women".to_owned(), "leggings".to_owned()];
        let line = RatedLine { product: "linen-tee", brand: Some("lipa"), categories: &categories };
        programme.rate(tier, country, &line).0
    }

    #[test]
    fn the_most_exact_rate_holds() {
        let mut rates = vec![rate(900, |rate| rate.country = Some("SI".into()))];
        assert_eq!(
            (of(&programme(rates.clone()), "gold", "SI"), of(&programme(rates.clone()), "gold", "HR")),
            (900, 1200)
        );
        rates.push(rate(950, |rate| {
            rate.country = Some("SI".into());
            rate.tier = Some("gold".into());
        }));
        assert_eq!(
            (of(&programme(rates.clone()), "gold", "SI"), of(&programme(rates.clone()), "standard", "SI")),
            (950, 900)
        );
        for (percent, change) in [
            (
                500,
                Box::new(|rate: &mut RateRecord| rate.category = Some("women".into()))
                    as Box<dyn FnOnce(&mut RateRecord)>,
            ),
            (510, Box::new(|rate: &mut RateRecord| rate.category = Some("leggings".into()))),
            (520, Box::new(|rate: &mut RateRecord| rate.brand = Some("lipa".into()))),
            (530, Box::new(|rate: &mut RateRecord| rate.product = Some("linen-tee".into()))),
        ] {
            // The new one stands before the others: their order in the file decides nothing.
            rates.insert(0, rate(percent, change));
            assert_eq!(of(&programme(rates.clone()), "gold", "SI"), percent);
        }
        let others = vec![
            rate(1, |rate| rate.product = Some("other".into())),
            rate(2, |rate| rate.brand = Some("other".into())),
            rate(3, |rate| rate.category = Some("men".into())),
        ];
        assert_eq!(of(&programme(others), "gold", "SI"), 1200);
    }

    #[test]
    fn a_tier_that_is_gone_means_the_first() {
        assert_eq!(of(&programme(Vec::new()), "silver", "SI"), 800);
        assert_eq!(of(&Programme::default(), "gold", "SI"), 0);
        assert!(!Programme::default().is_open() && !Programme::default().is_country("SI"));
        let programme = programme(Vec::new());
        assert!(programme.is_country("si") && !programme.is_country("HR"));
        assert_eq!(programme.minimum_payout("EUR".parse().unwrap()).minor, 2000);
    }

    #[test]
    fn a_share_counts_from_enough_on_and_only_above_its_limit() {
        let rule = ShareRule { percent: 2500, least: 20, days: 7 };
        assert!(!rule.is_hit(19, 19) && !rule.is_hit(5, 20) && rule.is_hit(6, 20));
    }

    #[test]
    fn a_bonus_is_for_its_tiers_from_its_number_of_orders_on() {
        let eur = "EUR".parse().unwrap();
        let bonus = Bonus {
            name: "ten".to_owned(),
            tiers: vec!["gold".to_owned()],
            orders: 10,
            amount: Amounts::from([("EUR".to_owned(), 2500)]),
        };
        assert_eq!(bonus.for_month("gold", 10, eur).map(|money| money.minor), Some(2500));
        assert_eq!(bonus.for_month("gold", 9, eur), None);
        assert_eq!(bonus.for_month("standard", 10, eur), None);
        assert_eq!(bonus.for_month("gold", 10, "HUF".parse().unwrap()), None);
    }
}

//! The programme as defined in its file, and the rates that it gives for order lines.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use crate::{
    i18n::fallback_chain,
    money::{CurrencyCode, Money},
    pricing::BasisPoints,
};

/// Amounts in minor units by currency.
pub type Amounts = BTreeMap<String, i64>;

/// The programme as a process caches it. Before one is applied, it has no countries, so that nobody can apply and nothing is
/// earned.
#[derive(Clone, Debug, Default)]
pub struct Programme {
    /// How many times it was applied; 0 if never.
    pub revision: i64,
    /// How long after a click an order still counts.
    pub window: TimeDelta,
    /// How long a commission is held after delivery, because of returns.
    pub hold: TimeDelta,
    /// The rules that hold a commission until an operator has reviewed it.
    pub rules: FraudRules,
    /// Bonuses, paid in addition to commissions.
    pub bonuses: Vec<Bonus>,
    /// The contents of its file.
    pub record: ProgrammeRecord,
}

/// The contents of the programme file, as stored in the database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgrammeRecord {
    /// The version of the terms that partners accept.
    pub terms: String,
    /// Codes of the countries in which the programme runs.
    pub countries: Vec<String>,
    /// Days after a click in which an order counts.
    pub window_days: u32,
    /// Days for which a commission is held after delivery, because of returns.
    pub hold_days: u32,
    /// Days for which a browser keeps a partner's code.
    pub cookie_days: u32,
    /// The minimum amount for a payout, by currency.
    pub minimum_payout: Amounts,
    /// Tiers of partners; the first is that of new ones.
    pub tiers: Vec<TierRecord>,
    /// Exceptions to the tiers' rates.
    pub rates: Vec<RateRecord>,
    /// Bonuses, paid in addition to commissions.
    pub bonuses: Vec<Bonus>,
    /// The rules that hold a commission.
    pub rules: FraudRules,
}

/// A tier of partners, with the rate that applies when no other rate matches.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TierRecord {
    /// Its name in files and commands.
    pub name: String,
    /// Its name for partners, by language.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub titles: BTreeMap<String, String>,
    /// The rate, in hundredths of a percent.
    pub percent: u32,
}

impl TierRecord {
    /// Its name for partners who read this language, or the languages that it falls back to.
    pub fn title(&self, language: &str) -> &str {
        fallback_chain(language).into_iter().find_map(|code| self.titles.get(code)).unwrap_or(&self.name)
    }
}

/// A rate that applies when all of its conditions match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RateRecord {
    /// Partners of this tier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tier: Option<String>,
    /// Orders of this country.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    /// Products in this category or a descendant of it, by key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Products of this brand, by its slug.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brand: Option<String>,
    /// This product, by its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub product: Option<String>,
    /// The rate, in hundredths of a percent.
    pub percent: u32,
}

/// A bonus, paid once per calendar month in which a partner's orders reach a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonus {
    /// Its name, unique in the programme.
    pub name: String,
    /// Partners of these tiers; all tiers when empty.
    #[serde(default)]
    pub tiers: Vec<String>,
    /// The minimum number of orders of the month with an approved commission.
    pub orders: u32,
    /// The amount, by the currency of those orders.
    pub amount: Amounts,
}

impl Bonus {
    /// The bonus in a currency for a partner of a tier with this many approved orders in a month in that currency.
    pub fn for_month(&self, tier: &str, orders: u32, currency: CurrencyCode) -> Option<Money> {
        let is_for_tier = self.tiers.is_empty() || self.tiers.iter().any(|name| name == tier);
        let minor = self.amount.get(currency.as_str()).copied().filter(|_| is_for_tier && orders >= self.orders)?;
        Some(Money::new(minor, currency))
    }
}

/// The rules that hold a commission until an operator has reviewed it. A rule that is left out does not apply.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FraudRules {
    /// The order was placed by the partner's own account, or by another one with the same e-mail address.
    pub own_account: bool,
    /// The order has the partner's e-mail address.
    pub own_email: bool,
    /// The order has the partner's telephone number.
    pub own_phone: bool,
    /// The order is delivered to an address that the partner's own orders were delivered to.
    pub own_address: bool,
    /// The order was paid with a card that also paid an order of the partner.
    pub own_card: bool,
    /// The click came from a network from which the partner uses the partner area, compared by the hash of the day.
    pub own_network: bool,
    /// More than this many orders to one address within this many days.
    pub same_address: Option<CountRule>,
    /// More than this share of a partner's latest orders was cancelled.
    pub cancelled_orders: Option<ShareRule>,
    /// More than this share of a partner's clicks became orders.
    pub conversion_rate: Option<ShareRule>,
    /// The visitor stayed on the landing page for less than this many seconds.
    pub seconds_on_page: Option<u32>,
}

/// A limit on a number within a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountRule {
    /// The highest number that does not hit the rule.
    pub most: u32,
    /// The period, in days.
    pub days: u32,
}

/// A limit on a share within a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShareRule {
    /// The highest share that does not hit the rule, in hundredths of a percent.
    pub percent: u32,
    /// The minimum sample size; below it the rule does not apply.
    pub least: u32,
    /// The period, in days.
    pub days: u32,
}

impl ShareRule {
    /// Whether a part of a whole exceeds the limit.
    pub fn is_hit(self, part: u64, whole: u64) -> bool {
        whole >= u64::from(self.least) && u128::from(part) * 10_000 > u128::from(self.percent) * u128::from(whole)
    }
}

/// The properties of an order line that a rate may depend on.
#[derive(Clone, Copy, Debug)]
pub struct RatedLine<'a> {
    /// The product's key, as promotions and product files name it.
    pub product: &'a str,
    /// The slug of its brand.
    pub brand: Option<&'a str>,
    /// Keys of its categories, starting at the top level.
    pub categories: &'a [String],
}

/// The specificity of a matching rate: product before brand before category, and deeper categories first; of equal ones, a rate
/// with a country comes first, then one with a tier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Exactness {
    product: bool,
    brand: bool,
    /// Depth of the category: 1 for a top-level one; 0 when the rate has none.
    category: usize,
    country: bool,
    tier: bool,
}

impl RateRecord {
    /// `None` when the rate does not match.
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
    /// The programme of a record.
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

    /// Whether a programme was applied, so that partners can join.
    pub fn is_open(&self) -> bool {
        self.revision > 0
    }

    /// The rate of a partner of a tier for an order line in a country.
    pub fn rate(&self, tier: &str, country: &str, line: &RatedLine<'_>) -> BasisPoints {
        let fitting =
            self.record.rates.iter().filter_map(|rate| Some((rate.exactness(tier, country, line)?, rate.percent)));
        let exact = fitting.max_by_key(|(exactness, _)| *exactness).map(|(_, percent)| percent);
        BasisPoints(exact.unwrap_or_else(|| self.tier(tier).map_or(0, |tier| tier.percent)))
    }

    /// The tier with this name; the first one if it no longer exists.
    pub fn tier(&self, name: &str) -> Option<&TierRecord> {
        self.record.tiers.iter().find(|tier| tier.name == name).or_else(|| self.record.tiers.first())
    }

    /// The tier of new partners.
    pub fn first_tier(&self) -> &str {
        self.record.tiers.first().map_or("", |tier| &tier.name)
    }

    /// Whether the programme runs in a country.
    pub fn is_country(&self, code: &str) -> bool {
        self.record.countries.iter().any(|country| country.eq_ignore_ascii_case(code))
    }

    /// The minimum amount for a payout in a currency.
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
        let tier = |name: &str, percent| TierRecord { name: name.to_owned(), percent, ..TierRecord::default() };
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
    fn the_most_specific_rate_applies() {
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
            // Inserted before the others: the order of rates in the file has no effect.
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
    fn a_deleted_tier_counts_as_the_first() {
        assert_eq!(of(&programme(Vec::new()), "silver", "SI"), 800);
        assert_eq!(of(&Programme::default(), "gold", "SI"), 0);
        assert!(!Programme::default().is_open() && !Programme::default().is_country("SI"));
        let programme = programme(Vec::new());
        assert!(programme.is_country("si") && !programme.is_country("HR"));
        assert_eq!(programme.minimum_payout("EUR".parse().unwrap()).minor, 2000);
    }

    #[test]
    fn a_share_rule_needs_a_minimum_number_and_applies_above_its_limit() {
        let rule = ShareRule { percent: 2500, least: 20, days: 7 };
        assert!(!rule.is_hit(19, 19) && !rule.is_hit(5, 20) && rule.is_hit(6, 20));
    }

    #[test]
    fn a_bonus_applies_to_its_tiers_from_its_number_of_orders() {
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

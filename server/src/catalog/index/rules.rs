//! Collections whose rule uses prices or dates: their members in a country, at the prices that the index holds (including flash
//! deals) and on the current day of the country's calendar. Members are updated with each product that is read again; they are
//! recomputed at midnight in the country and when rules change.

use std::collections::HashMap;

use chrono::{DateTime, Days, Utc};
use roaring::RoaringBitmap;

use super::bitmaps;
use crate::{
    catalog::collection_rule::{CollectionRule, CountryConditions, CountryFacts},
    id::CollectionId,
    tenancy::Tenant,
};

/// A rule that uses prices or dates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovingRule {
    pub collection: CollectionId,
    pub rule: CollectionRule,
}

/// The state of a country's collections with such rules.
#[derive(Debug, Default)]
pub struct CountryRules {
    conditions: Vec<(CollectionId, CountryConditions)>,
    members: HashMap<CollectionId, RoaringBitmap>,
    /// When the members expire; `None` before they were computed.
    until: Option<DateTime<Utc>>,
    /// When responses that show the members expire; set if a rule uses dates.
    day_ends: Option<DateTime<Utc>>,
    /// Whether any rule uses prices.
    depends_on_prices: bool,
}

/// What a response that shows members depends on besides the products.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleReads {
    /// Whether it depends on prices.
    pub prices: bool,
    /// When it expires.
    pub until: Option<DateTime<Utc>>,
}

impl CountryRules {
    /// The rules in a country at a moment, without members yet.
    pub fn of(rules: &[MovingRule], tenant: &Tenant, now: DateTime<Utc>) -> Self {
        let midnight = rules.iter().any(|one| one.rule.new_days.is_some()).then(|| tenant.next_midnight(now));
        Self {
            conditions: rules.iter().map(|one| (one.collection, in_country(&one.rule, tenant, now))).collect(),
            members: rules.iter().map(|one| (one.collection, RoaringBitmap::new())).collect(),
            until: Some(midnight.unwrap_or(DateTime::<Utc>::MAX_UTC)),
            day_ends: midnight,
            depends_on_prices: rules.iter().any(|one| one.rule.depends_on_prices()),
        }
    }

    /// Whether the members are up to date.
    pub fn are_current(&self, now: DateTime<Utc>) -> bool {
        self.until.is_some_and(|until| now < until)
    }

    /// The members of a collection that has such a rule.
    pub fn members(&self, collection: CollectionId) -> Option<&RoaringBitmap> {
        self.members.get(&collection)
    }

    /// All such collections with their members.
    pub fn all(&self) -> impl Iterator<Item = (CollectionId, &RoaringBitmap)> {
        self.members.iter().map(|(id, members)| (*id, members))
    }

    /// What a response that shows members of any of them depends on.
    pub fn reads(&self) -> Option<RuleReads> {
        (!self.members.is_empty()).then_some(RuleReads { prices: self.depends_on_prices, until: self.day_ends })
    }

    /// Removes products.
    pub fn clear(&mut self, gone: &RoaringBitmap) {
        for members in self.members.values_mut() {
            bitmaps::remove(members, gone);
        }
    }

    /// Adds a product that the country shows to the collections whose rules it matches.
    pub fn add(&mut self, slot: u32, facts: impl Fn(CollectionId) -> CountryFacts) {
        for (collection, conditions) in &self.conditions {
            if conditions.fits(&facts(*collection))
                && let Some(members) = self.members.get_mut(collection)
            {
                members.insert(slot);
            }
        }
    }
}

fn in_country(rule: &CollectionRule, tenant: &Tenant, now: DateTime<Utc>) -> CountryConditions {
    let first_day = |days: u16| tenant.local_date(now) - Days::new(u64::from(days));
    CountryConditions {
        matches: rule.matches,
        has_facts: rule.has_facts(),
        prices: rule.prices_in(tenant),
        reduced: rule.reduced,
        published_from: rule.new_days.map(|days| tenant.start_of_day(first_day(days)).timestamp_micros()),
    }
}

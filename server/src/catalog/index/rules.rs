//! Collections whose rule looks at prices or dates: who belongs to them in a country, at the prices that the index holds (those of flash
//! deals among them) and on the day of the country's calendar. Members follow each product that is read again; at the country's midnight,
//! and when rules change, they are found anew.

use std::collections::HashMap;

use chrono::{DateTime, Days, Utc};
use roaring::RoaringBitmap;

use crate::{
    catalog::collection_rule::{CollectionRule, CountryConditions, CountryFacts},
    id::CollectionId,
    tenancy::Tenant,
};

/// A rule that looks at prices or dates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovingRule {
    pub collection: CollectionId,
    pub rule: CollectionRule,
}

/// What members of a country's collections are by.
#[derive(Debug, Default)]
pub struct CountryRules {
    conditions: Vec<(CollectionId, CountryConditions)>,
    members: HashMap<CollectionId, RoaringBitmap>,
    /// Until when they hold; `None` before they were found.
    until: Option<DateTime<Utc>>,
    /// Until when, for answers that show them: where dates decide.
    day_ends: Option<DateTime<Utc>>,
    /// Whether prices decide anywhere.
    looks_at_prices: bool,
}

/// What an answer that shows members depends on besides the products.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleReads {
    /// Whether prices decide.
    pub prices: bool,
    /// Until when it holds.
    pub until: Option<DateTime<Utc>>,
}

impl CountryRules {
    /// The rules in a country at a moment; nothing is a member yet.
    pub fn of(rules: &[MovingRule], tenant: &Tenant, now: DateTime<Utc>) -> Self {
        let midnight = rules.iter().any(|one| one.rule.new_days.is_some()).then(|| tenant.next_midnight(now));
        Self {
            conditions: rules.iter().map(|one| (one.collection, in_country(&one.rule, tenant, now))).collect(),
            members: rules.iter().map(|one| (one.collection, RoaringBitmap::new())).collect(),
            until: Some(midnight.unwrap_or(DateTime::<Utc>::MAX_UTC)),
            day_ends: midnight,
            looks_at_prices: rules.iter().any(|one| one.rule.looks_at_prices()),
        }
    }

    /// Whether the members are those of now.
    pub fn are_current(&self, now: DateTime<Utc>) -> bool {
        self.until.is_some_and(|until| now < until)
    }

    /// The members of a collection whose rule this is about.
    pub fn members(&self, collection: CollectionId) -> Option<&RoaringBitmap> {
        self.members.get(&collection)
    }

    /// Every such collection.
    pub fn all(&self) -> impl Iterator<Item = (CollectionId, &RoaringBitmap)> {
        self.members.iter().map(|(id, members)| (*id, members))
    }

    /// What an answer depends on that shows members of any of them.
    pub fn reads(&self) -> Option<RuleReads> {
        (!self.members.is_empty()).then_some(RuleReads { prices: self.looks_at_prices, until: self.day_ends })
    }

    /// Takes products out.
    pub fn clear(&mut self, gone: &RoaringBitmap) {
        for members in self.members.values_mut() {
            *members -= gone;
        }
    }

    /// Takes a product that the country shows into the collections that it belongs to.
    pub fn take_in(&mut self, slot: u32, facts: impl Fn(CollectionId) -> CountryFacts) {
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

//! Where a listing is taken from, what it is narrowed to and how it is ordered.

use std::ops::Range;

use chrono::{DateTime, Days, Utc};
use chrono_tz::Tz;
use serde::Deserialize;

use crate::{
    changes::{Change, Topic},
    id::{BrandId, CategoryId, CollectionId, ValueId},
    tenancy::{Tenant, TenantId},
};

/// Days that a product counts as new, after the one on which it was published.
const NEW_DAYS: u64 = 45;

/// What a listing lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListingScope {
    /// The whole shop.
    Shop,
    /// A category with all below it.
    Category(CategoryId),
    /// A brand.
    Brand(BrandId),
    /// A collection.
    Collection(CollectionId),
}

impl ListingScope {
    /// What a reader of the listing depends on: any change of which products it holds, in what order, and of their filters.
    pub fn listed_in(self, tenant: TenantId) -> Change {
        match self {
            Self::Shop => Change::in_tenant(Topic::ShopListing, tenant),
            Self::Category(id) => Change::one(Topic::CategoryListing, tenant, id),
            Self::Brand(id) => Change::one(Topic::BrandListing, tenant, id),
            Self::Collection(id) => Change::one(Topic::CollectionListing, tenant, id),
        }
    }
}

/// What a listing is narrowed to. A list of ids that is empty matches nothing: what was asked for is not known.
///
/// Colours, sizes and brands are chosen by people who want to buy: with any of them only what is in stock matches. The other
/// filters leave sold-out products in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Any of these colours; together with sizes, on the same variant.
    pub colours: Option<Vec<ValueId>>,
    /// Any of these sizes.
    pub sizes: Option<Vec<ValueId>>,
    /// Any of these brands.
    pub brands: Option<Vec<BrandId>>,
    /// At least this much.
    pub price_min: Option<i64>,
    /// At most this much.
    pub price_max: Option<i64>,
    /// Reduced only.
    pub discounted: bool,
    /// Only what counts as new.
    pub new_within: Option<NewWithin>,
}

/// When products that count as new were published: on the day of the country's calendar that holds now, or on the 45 days before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewWithin {
    /// The beginning of the first of these days.
    pub begins: DateTime<Utc>,
    /// The end of the last: until then the answer holds.
    pub ends: DateTime<Utc>,
    /// Of the country's calendar.
    pub time_zone: Tz,
}

impl NewWithin {
    /// As of now.
    pub fn at(tenant: &Tenant, now: DateTime<Utc>) -> Self {
        let first_day = tenant.local_date(now) - Days::new(NEW_DAYS);
        Self { begins: tenant.start_of_day(first_day), ends: tenant.next_midnight(now), time_zone: tenant.time_zone }
    }

    /// The time in microseconds since 1970.
    pub(super) fn published(&self) -> Range<i64> {
        self.begins.timestamp_micros()..self.ends.timestamp_micros()
    }
}

impl Filter {
    /// Whether nothing can match.
    pub fn is_impossible(&self) -> bool {
        let crossed = matches!((self.price_min, self.price_max), (Some(min), Some(max)) if min > max);
        crossed || is_empty(self.colours.as_ref()) || is_empty(self.sizes.as_ref()) || is_empty(self.brands.as_ref())
    }

    /// Whether prices decide.
    pub fn by_price(&self) -> bool {
        self.price_min.is_some() || self.price_max.is_some() || self.discounted
    }
}

fn is_empty<I>(ids: Option<&Vec<I>>) -> bool {
    ids.is_some_and(Vec::is_empty)
}

/// What a listing is ordered by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// Newest first.
    #[default]
    Newest,
    /// Cheapest first.
    Price,
    /// By name.
    Name,
    /// Largest reduction first.
    Discount,
}

/// An order and its direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// By what.
    pub sort: Sort,
    /// From the other end.
    pub reversed: bool,
}

/// A page of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageRange {
    /// Products before it.
    pub offset: usize,
    /// Products in it.
    pub take: usize,
}

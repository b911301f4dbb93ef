//! The scope of a listing, its filter and its order.

use std::ops::Range;

use chrono::{DateTime, Days, Utc};
use chrono_tz::Tz;
use serde::Deserialize;

use crate::{
    changes::{Change, Topic},
    id::{BrandId, CategoryId, CollectionId, ValueId},
    tenancy::{Tenant, TenantId},
};

/// Number of days after the day of publication on which a product still counts as new.
const NEW_DAYS: u64 = 45;

/// The scope of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListingScope {
    /// The whole shop.
    Shop,
    /// A category with its subcategories.
    Category(CategoryId),
    /// A brand.
    Brand(BrandId),
    /// A collection.
    Collection(CollectionId),
}

impl ListingScope {
    /// The change that a reader of the listing depends on: any change of its products, their order or their filters.
    pub fn listed_in(self, tenant: TenantId) -> Change {
        match self {
            Self::Shop => Change::in_tenant(Topic::ShopListing, tenant),
            Self::Category(id) => Change::one(Topic::CategoryListing, tenant, id),
            Self::Brand(id) => Change::one(Topic::BrandListing, tenant, id),
            Self::Collection(id) => Change::one(Topic::CollectionListing, tenant, id),
        }
    }
}

/// The filter of a listing. An empty list of ids matches nothing: none of the requested names is known.
///
/// Colours, sizes and brands are selected by customers who intend to buy: with any of them only products in stock match. The
/// other filters keep sold-out products in the list.
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
    /// Reduced products only.
    pub discounted: bool,
    /// Only products that count as new.
    pub new_within: Option<NewWithin>,
}

/// The publication period of products that count as new: the current day of the country's calendar and the 45 days before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewWithin {
    /// The start of the first of these days.
    pub begins: DateTime<Utc>,
    /// The end of the last day, when the response expires.
    pub ends: DateTime<Utc>,
    /// The time zone of the country's calendar.
    pub time_zone: Tz,
}

impl NewWithin {
    /// The period at the given time.
    pub fn at(tenant: &Tenant, now: DateTime<Utc>) -> Self {
        let first_day = tenant.local_date(now) - Days::new(NEW_DAYS);
        Self { begins: tenant.start_of_day(first_day), ends: tenant.next_midnight(now), time_zone: tenant.time_zone }
    }

    /// The period in microseconds since 1970.
    pub(super) fn published(&self) -> Range<i64> {
        self.begins.timestamp_micros()..self.ends.timestamp_micros()
    }
}

impl Filter {
    /// Whether nothing can match the filter.
    pub fn is_impossible(&self) -> bool {
        let crossed = matches!((self.price_min, self.price_max), (Some(min), Some(max)) if min > max);
        crossed || is_empty(self.colours.as_ref()) || is_empty(self.sizes.as_ref()) || is_empty(self.brands.as_ref())
    }

    /// Whether the filter uses prices.
    pub fn by_price(&self) -> bool {
        self.price_min.is_some() || self.price_max.is_some() || self.discounted
    }
}

fn is_empty<I>(ids: Option<&Vec<I>>) -> bool {
    ids.is_some_and(Vec::is_empty)
}

/// The sort key of a listing.
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

/// A sort key and its direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// The sort key.
    pub sort: Sort,
    /// Whether the order is reversed.
    pub reversed: bool,
}

/// A page of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageRange {
    /// Number of products to skip.
    pub offset: usize,
    /// Number of products on it.
    pub take: usize,
}

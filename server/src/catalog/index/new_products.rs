//! Which of a country's products count as new: those published recently, among the newest 15 % of its visible products, but not
//! those of the bulk import that first filled the shop.

use std::ops::Range;

use chrono::DateTime;

use super::{
    country::{Country, OrderedBy},
    products::Products,
};
use crate::{catalog::scope::NewWithin, clock};

/// The largest share of a country's products that counts as new, in percent.
const NEW_SHARE: usize = 15;

/// The products of a country that count as new at a given time.
#[derive(Clone, Debug)]
pub struct NewProducts<'a> {
    products: &'a Products,
    country: &'a Country,
    /// The range of publication times, in microseconds since 1970.
    published: Range<i64>,
    /// The last product of the newest share, in the order of publication.
    last: Option<(i64, i64)>,
    /// The day of the country's calendar on which more than half of the shop was published, in microseconds since 1970: its
    /// products are not new.
    bulk_day: Option<Range<i64>>,
}

impl<'a> NewProducts<'a> {
    /// Computes the bounds; this takes a few searches in the order of publication, whatever the size of the shop.
    pub(super) fn find(products: &'a Products, country: &'a Country, within: &NewWithin) -> Self {
        let newest = country.ordered(OrderedBy::Newest);
        let last = share_of(newest).checked_sub(1);
        Self {
            products,
            country,
            published: within.published(),
            last: last.map(|last| country.key(products, OrderedBy::Newest, newest[last])),
            bulk_day: bulk_day(products, newest, within),
        }
    }

    /// Whether a product counts as new.
    pub fn contains(&self, slot: u32) -> bool {
        let published = self.products.published(slot);
        self.published.contains(&published)
            && !self.bulk_day.as_ref().is_some_and(|day| day.contains(&published))
            && !self.products.is_backfilled(slot)
            && self.country.visible.contains(slot)
            && self.last.is_some_and(|last| self.country.key(self.products, OrderedBy::Newest, slot) <= last)
    }

    /// All new products, the newest first. Only the part of the order that can contain them is scanned.
    pub fn slots(&self) -> impl Iterator<Item = u32> + '_ {
        let newest = self.country.ordered(OrderedBy::Newest);
        let before = |time| newest.partition_point(|slot| self.products.published(*slot) >= time);
        let share = share_of(newest);
        let (start, end) = (before(self.published.end).min(share), before(self.published.start).min(share));
        let bulk = self.bulk_day.as_ref().map_or(0..0, |day| before(day.end)..before(day.start));
        let parts = [start..bulk.start.min(end), bulk.end.max(start)..end];
        let slots = parts.into_iter().filter_map(|part| newest.get(part)).flatten();
        slots.copied().filter(|slot| !self.products.is_backfilled(*slot))
    }
}

/// The maximum number of products that may count as new.
fn share_of(newest: &[u32]) -> usize {
    (newest.len() * NEW_SHARE).div_ceil(100)
}

/// The day of the country's calendar on which more than half of all products were published.
fn bulk_day(products: &Products, newest: &[u32], within: &NewWithin) -> Option<Range<i64>> {
    // If there is such a day, it contains the product in the middle of the order.
    let middle = newest.get(newest.len() / 2).filter(|_| newest.len() > 1)?;
    let middle = DateTime::from_timestamp_micros(products.published(*middle))?;
    let day = clock::calendar_day(within.time_zone, middle);
    let day = day.start.timestamp_micros()..day.end.timestamp_micros();
    let first = newest.partition_point(|slot| products.published(*slot) >= day.end);
    let after = newest.partition_point(|slot| products.published(*slot) >= day.start);
    ((after - first) * 2 > newest.len()).then_some(day)
}

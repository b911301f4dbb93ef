//! The offers of one country: which products, at which prices, in which colours and sizes, and the three sort orders of its
//! listings.

use std::collections::HashMap;

use roaring::RoaringBitmap;

use super::{bitmaps, options, prices::Prices, products::Products, rules::CountryRules, store::OfferRow};
use crate::{
    catalog::collection_rule::CountryFacts,
    id::{ProductId, ValueId},
    pricing::Promotion,
};

/// An order in which more than one in so many products move is sorted again, which is then cheaper than finding each product's
/// position: a flash deal can apply to the whole shop.
const SORTED_AGAIN: usize = 8;

/// A country's offers, by slot.
#[derive(Debug, Default)]
pub struct Country {
    pub visible: RoaringBitmap,
    /// Products with a variant that can be bought.
    pub in_stock: RoaringBitmap,
    pub reduced: RoaringBitmap,
    pub prices: Prices,
    percent: Vec<u8>,
    /// Products that have a value (a colour or a size) here, sold out or not.
    pub sold: HashMap<ValueId, RoaringBitmap>,
    /// Products that have a variant of the value in stock.
    pub stocked: HashMap<ValueId, RoaringBitmap>,
    /// Products that have a variant of both the colour and the size in stock.
    pub stocked_pairs: HashMap<(ValueId, ValueId), RoaringBitmap>,
    orders: Orders,
    /// The flash deals that are applied to its prices.
    pub deals: Vec<Promotion>,
    /// Members of collections whose rules use prices or dates.
    pub rules: CountryRules,
}

/// One of the orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderedBy {
    Newest,
    Price,
    Discount,
}

const ORDERS: [OrderedBy; 3] = [OrderedBy::Newest, OrderedBy::Price, OrderedBy::Discount];

/// Visible slots in the three orders.
#[derive(Debug, Default)]
struct Orders([Vec<u32>; ORDERS.len()]);

impl Orders {
    fn get(&self, by: OrderedBy) -> &[u32] {
        &self.0[by as usize]
    }

    fn get_mut(&mut self, by: OrderedBy) -> &mut Vec<u32> {
        &mut self.0[by as usize]
    }
}

/// What a product's positions in the orders depend on, besides its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortValues {
    /// In microseconds since 1970.
    pub published: i64,
    /// In minor units.
    pub effective: i64,
    pub percent: u8,
}

impl SortValues {
    /// The values of offers that were read, by slot; of those only whose products are shown, which have a time of publication.
    pub fn of(
        products: &Products,
        rows: &[OfferRow],
        published: impl Fn(ProductId) -> Option<i64>,
    ) -> HashMap<u32, Self> {
        let values = |row: &OfferRow| {
            let (slot, published) = (products.slot(row.product_id)?, published(row.product_id)?);
            Some((slot, Self { published, effective: row.effective_minor, percent: percent(row) }))
        };
        rows.iter().filter_map(values).collect()
    }

    fn get(&self, by: OrderedBy) -> i64 {
        match by {
            OrderedBy::Newest => self.published,
            OrderedBy::Price => self.effective,
            OrderedBy::Discount => i64::from(self.percent),
        }
    }
}

/// The products that were removed, but stay in an order because their position in it does not change.
#[derive(Debug, Default)]
pub struct RetainedPositions([RoaringBitmap; ORDERS.len()]);

fn percent(row: &OfferRow) -> u8 {
    u8::try_from(row.percent.clamp(0, 100)).unwrap_or(0)
}

impl Country {
    /// The price the customer pays for the product's cheapest variant.
    pub fn effective(&self, slot: u32) -> i64 {
        self.prices.of(slot)
    }

    /// The product's reduction in whole percent.
    pub fn percent(&self, slot: u32) -> u8 {
        self.percent.get(slot as usize).copied().unwrap_or(0)
    }

    /// Visible slots, in order.
    pub fn ordered(&self, by: OrderedBy) -> &[u32] {
        self.orders.get(by)
    }

    /// The sort key; smaller comes first. Ids make the order total.
    pub fn key(&self, products: &Products, by: OrderedBy, slot: u32) -> (i64, i64) {
        let (value, id) = (self.value(products, by, slot), products.id(slot).0);
        match by {
            OrderedBy::Price => (value, id),
            OrderedBy::Newest | OrderedBy::Discount => (-value, -id),
        }
    }

    fn value(&self, products: &Products, by: OrderedBy, slot: u32) -> i64 {
        match by {
            OrderedBy::Newest => products.published(slot),
            OrderedBy::Price => self.effective(slot),
            OrderedBy::Discount => i64::from(self.percent(slot)),
        }
    }

    /// Removes products, to be followed by `add`. Must be called before `products` gets their changes: their old positions
    /// are found through their old data. `next` holds the values of the products that will be shown again: one whose value does
    /// not change stays in that order.
    pub fn remove(&mut self, products: &Products, slots: &[u32], next: &HashMap<u32, SortValues>) -> RetainedPositions {
        let gone: RoaringBitmap = slots.iter().copied().collect();
        let shown = &gone & &self.visible;
        let mut retained = RetainedPositions::default();
        for by in ORDERS {
            let stays = |slot: &u32| next.get(slot).is_some_and(|next| next.get(by) == self.value(products, by, *slot));
            let (kept, moved): (Vec<u32>, Vec<u32>) = shown.iter().partition(stays);
            if moved.len() * SORTED_AGAIN > self.ordered(by).len() {
                self.orders.get_mut(by).clear();
            } else {
                let place = |slot: &u32| self.place(products, by, *slot).ok();
                let mut places: Vec<usize> = moved.iter().filter_map(place).collect();
                places.sort_unstable();
                remove_at(self.orders.get_mut(by), &places);
            }
            retained.0[by as usize] = kept.into_iter().collect();
        }
        self.clear(&gone);
        retained
    }

    /// Adds the rows of products that were removed; `products` must have added their rows already.
    pub fn add(&mut self, products: &Products, rows: &[OfferRow], retained: &RetainedPositions) {
        let added: Vec<u32> = rows.iter().filter_map(|row| self.insert(products, row)).collect();
        for (by, retained) in ORDERS.into_iter().zip(&retained.0) {
            let moved: Vec<u32> = added.iter().copied().filter(|slot| !retained.contains(*slot)).collect();
            let known = self.ordered(by).len();
            if known + moved.len() != self.visible.len() as usize || moved.len() * SORTED_AGAIN > known {
                self.sort(products, by);
                continue;
            }
            let place = |slot: u32| self.place(products, by, slot).unwrap_or_else(|place| place);
            let mut moved: Vec<(usize, u32)> = moved.iter().map(|slot| (place(*slot), *slot)).collect();
            moved.sort_by_cached_key(|(_, slot)| self.key(products, by, *slot));
            insert_at(self.orders.get_mut(by), &moved);
        }
    }

    /// Adds rows of products that are not present yet; must be followed by `finish`.
    pub fn fill(&mut self, products: &Products, rows: &[OfferRow]) {
        for row in rows {
            self.insert(products, row);
        }
    }

    /// Sorts the rows that were added.
    pub fn finish(&mut self, products: &Products) {
        for by in ORDERS {
            self.sort(products, by);
        }
    }

    fn clear(&mut self, gone: &RoaringBitmap) {
        for products in [&mut self.visible, &mut self.in_stock, &mut self.reduced] {
            bitmaps::remove(products, gone);
        }
        self.prices.clear(gone);
        self.rules.clear(gone);
        bitmaps::remove_from_all(&mut self.sold, gone);
        bitmaps::remove_from_all(&mut self.stocked, gone);
        bitmaps::remove_from_all(&mut self.stocked_pairs, gone);
    }

    /// Inserts a row; returns the slot of the product if it is shown now.
    fn insert(&mut self, products: &Products, row: &OfferRow) -> Option<u32> {
        let slot = products.slot(row.product_id).filter(|slot| products.is_active(*slot))?;
        if self.percent.len() < products.len() {
            self.percent.resize(products.len(), 0);
        }
        self.prices.set(slot, row.effective_minor);
        self.percent[slot as usize] = percent(row);
        self.visible.insert(slot);
        if row.in_stock {
            self.in_stock.insert(slot);
        }
        if row.percent > 0 {
            self.reduced.insert(slot);
        }
        for option in options::parse(&row.options) {
            for value in [option.colour, option.size].into_iter().flatten() {
                self.sold.entry(value).or_default().insert(slot);
                if option.in_stock {
                    self.stocked.entry(value).or_default().insert(slot);
                }
            }
            if let (Some(colour), Some(size), true) = (option.colour, option.size, option.in_stock) {
                self.stocked_pairs.entry((colour, size)).or_default().insert(slot);
            }
        }
        self.choose(products, slot);
        Some(slot)
    }

    /// Recomputes the members of collections whose rules use prices or dates.
    pub fn set_rules(&mut self, products: &Products, rules: CountryRules) {
        self.rules = rules;
        for slot in self.visible.clone() {
            self.choose(products, slot);
        }
    }

    fn choose(&mut self, products: &Products, slot: u32) {
        let (price, percent) = (self.effective(slot), self.percent(slot));
        let published = (!products.is_backfilled(slot)).then(|| products.published(slot));
        self.rules.add(slot, |collection| CountryFacts {
            is_candidate: products.is_candidate(collection, slot),
            price,
            percent,
            published,
        });
    }

    /// The position of a product in an order or, as an error, where it would be inserted.
    fn place(&self, products: &Products, by: OrderedBy, slot: u32) -> std::result::Result<usize, usize> {
        let key = self.key(products, by, slot);
        self.ordered(by).binary_search_by_key(&key, |other| self.key(products, by, *other))
    }

    fn sort(&mut self, products: &Products, by: OrderedBy) {
        let mut slots: Vec<u32> = self.visible.iter().collect();
        slots.sort_by_cached_key(|slot| self.key(products, by, *slot));
        *self.orders.get_mut(by) = slots;
    }
}

/// Removes the entries at ascending positions; each other entry is moved once.
fn remove_at(order: &mut Vec<u32>, places: &[usize]) {
    let Some(first) = places.first() else { return };
    let mut length = *first;
    for (index, place) in places.iter().enumerate() {
        let next = places.get(index + 1).copied().unwrap_or(order.len());
        order.copy_within(place + 1..next, length);
        length += next - place - 1;
    }
    order.truncate(length);
}

/// Inserts entries before the ones that are at ascending positions; each other entry is moved once.
fn insert_at(order: &mut Vec<u32>, added: &[(usize, u32)]) {
    let mut end = order.len();
    order.resize(end + added.len(), 0);
    for (index, (place, slot)) in added.iter().enumerate().rev() {
        order.copy_within(*place..end, place + index + 1);
        order[place + index] = *slot;
        end = *place;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn orders_change_in_one_pass(
            numbers in proptest::collection::btree_set(0_u32..500, 0..200),
            others in proptest::collection::btree_set(0_u32..500, 0..60),
        ) {
            let before: Vec<u32> = numbers.iter().copied().collect();
            let places: Vec<usize> = others.iter().filter_map(|number| before.binary_search(number).ok()).collect();
            let mut order = before.clone();
            remove_at(&mut order, &places);
            let kept: Vec<u32> = numbers.difference(&others).copied().collect();
            prop_assert_eq!(&order, &kept);
            let place = |number: &u32| (kept.binary_search(number).unwrap_err(), *number);
            let added: Vec<(usize, u32)> = others.iter().map(place).collect();
            insert_at(&mut order, &added);
            let all: Vec<u32> = numbers.union(&others).copied().collect();
            prop_assert_eq!(order, all);
        }
    }
}

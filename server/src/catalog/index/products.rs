//! Product data shared by all countries: the slot, publication time and listings of each product.
//!
//! A slot is a small number that identifies a product in bitmaps and columns. It is assigned once and never reused.

use std::collections::HashMap;

use roaring::RoaringBitmap;

use super::{
    bitmaps,
    rules::MovingRule,
    store::{Group, ProductRow},
};
use crate::{
    catalog::scope::ListingScope,
    id::{BrandId, CategoryId, CollectionId, ProductId},
    pricing::{Scope, Selector},
};

/// Database rows of some products.
#[derive(Debug, Default)]
pub struct ProductRows {
    pub products: Vec<ProductRow>,
    pub groups: Vec<(ProductId, Group)>,
}

/// The products of all countries.
#[derive(Debug, Default)]
pub struct Products {
    slots: HashMap<ProductId, u32>,
    ids: Vec<ProductId>,
    /// Publication times in microseconds since 1970, by slot.
    published: Vec<i64>,
    /// Products of a first bulk import that did not say since when they have been sold.
    backfilled: RoaringBitmap,
    active: RoaringBitmap,
    categories: HashMap<CategoryId, RoaringBitmap>,
    brands: HashMap<BrandId, RoaringBitmap>,
    collections: HashMap<CollectionId, RoaringBitmap>,
    candidates: HashMap<CollectionId, RoaringBitmap>,
    /// Collection rules that use prices or dates.
    pub rules: Vec<MovingRule>,
    /// An empty bitmap, for listings without products.
    none: RoaringBitmap,
}

impl Products {
    /// Empty, with the rules of collections.
    pub fn of_rules(rules: Vec<MovingRule>) -> Self {
        Self { rules, ..Self::default() }
    }

    /// The number of slots.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    pub fn slot(&self, id: ProductId) -> Option<u32> {
        self.slots.get(&id).copied()
    }

    pub fn id(&self, slot: u32) -> ProductId {
        self.ids[slot as usize]
    }

    pub fn published(&self, slot: u32) -> i64 {
        self.published[slot as usize]
    }

    pub fn is_backfilled(&self, slot: u32) -> bool {
        self.backfilled.contains(slot)
    }

    pub fn is_active(&self, slot: u32) -> bool {
        self.active.contains(slot)
    }

    /// Whether a product matches the facts of a collection's rule.
    pub fn is_candidate(&self, collection: CollectionId, slot: u32) -> bool {
        self.candidates.get(&collection).is_some_and(|products| products.contains(slot))
    }

    /// The products that promotions with this scope may apply to.
    pub fn chosen_by(&self, scope: &Scope) -> RoaringBitmap {
        let mut chosen = if scope.include.is_empty() { self.active.clone() } else { self.any_of(&scope.include) };
        chosen -= self.any_of(&scope.exclude);
        chosen
    }

    fn any_of(&self, selectors: &[Selector]) -> RoaringBitmap {
        let mut found = RoaringBitmap::new();
        for selector in selectors {
            let scope = match *selector {
                Selector::Product(id) => {
                    found.extend(self.slot(id));
                    continue;
                }
                Selector::Category(id) => ListingScope::Category(id),
                Selector::Brand(id) => ListingScope::Brand(id),
                Selector::Collection(id) => ListingScope::Collection(id),
            };
            if let Some(products) = self.of(scope) {
                found |= products;
            }
        }
        found
    }

    /// The products of a scope, shown or not; `None` for the whole shop, which has no bitmap.
    pub fn of(&self, scope: ListingScope) -> Option<&RoaringBitmap> {
        let products = match scope {
            ListingScope::Shop => return None,
            ListingScope::Category(id) => self.categories.get(&id),
            ListingScope::Brand(id) => self.brands.get(&id),
            ListingScope::Collection(id) => self.collections.get(&id),
        };
        Some(products.unwrap_or(&self.none))
    }

    /// Every brand that has products.
    pub fn brands(&self) -> impl Iterator<Item = (BrandId, &RoaringBitmap)> {
        self.brands.iter().map(|(id, products)| (*id, products))
    }

    /// Every scope that has products, besides the whole shop.
    pub fn scopes(&self) -> impl Iterator<Item = (ListingScope, &RoaringBitmap)> {
        let categories = self.categories.iter().map(|(id, products)| (ListingScope::Category(*id), products));
        let brands = self.brands.iter().map(|(id, products)| (ListingScope::Brand(*id), products));
        let collections = self.collections.iter().map(|(id, products)| (ListingScope::Collection(*id), products));
        categories.chain(brands).chain(collections)
    }

    /// Adds rows of products that are not present yet (`remove` removes them first). `parents` maps a category to its parent.
    pub fn add(&mut self, rows: &ProductRows, parents: &HashMap<CategoryId, CategoryId>) {
        for row in &rows.products {
            let slot = self.slot_for(row.id);
            self.published[slot as usize] = row.published_at.timestamp_micros();
            if row.backfilled_at.is_some() {
                self.backfilled.insert(slot);
            } else {
                self.backfilled.remove(slot);
            }
            self.active.insert(slot);
            if let Some(brand) = row.brand_id {
                self.brands.entry(brand).or_default().insert(slot);
            }
        }
        for (product, group) in &rows.groups {
            let Some(slot) = self.active_slot(*product) else { continue };
            match *group {
                Group::Category(id) => self.add_to_category(id, slot, parents),
                Group::Collection(id) => _ = self.collections.entry(id).or_default().insert(slot),
                Group::Candidates(id) => _ = self.candidates.entry(id).or_default().insert(slot),
            }
        }
    }

    /// Adds a product to a category and to those above it.
    fn add_to_category(&mut self, id: CategoryId, slot: u32, parents: &HashMap<CategoryId, CategoryId>) {
        let mut at = id;
        while at != CategoryId::ROOT && self.categories.entry(at).or_default().insert(slot) {
            at = parents.get(&at).copied().unwrap_or(CategoryId::ROOT);
        }
    }

    /// Removes products from all listings; they keep their slots.
    pub fn remove(&mut self, ids: &[ProductId]) {
        let slots: RoaringBitmap = ids.iter().filter_map(|id| self.slot(*id)).collect();
        bitmaps::remove(&mut self.active, &slots);
        bitmaps::remove_from_all(&mut self.categories, &slots);
        bitmaps::remove_from_all(&mut self.brands, &slots);
        bitmaps::remove_from_all(&mut self.collections, &slots);
        bitmaps::remove_from_all(&mut self.candidates, &slots);
    }

    fn active_slot(&self, id: ProductId) -> Option<u32> {
        self.slot(id).filter(|slot| self.active.contains(*slot))
    }

    fn slot_for(&mut self, id: ProductId) -> u32 {
        if let Some(slot) = self.slot(id) {
            return slot;
        }
        let slot = u32::try_from(self.ids.len()).expect("a shop has fewer than 2^32 products");
        self.slots.insert(id, slot);
        self.ids.push(id);
        self.published.push(0);
        slot
    }
}

//! Queries of the index: how many products match, which of them a page shows, and how many each further filter choice would
//! leave.

use std::collections::HashMap;

use roaring::RoaringBitmap;

use super::{
    country::{Country, OrderedBy},
    new_products::NewProducts,
    products::Products,
    rules::RuleReads,
};
use crate::{
    catalog::scope::{Filter, ListingScope, NewWithin, PageRange},
    id::{BrandId, ProductId, ValueId},
    pricing::Scope,
};

/// Up to this many matches are sorted; more are found by walking the sorted order.
const FEW: u64 = 4_096;

/// One country's part of the index, at one moment.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub products: &'a Products,
    pub country: &'a Country,
}

/// How many products in stock each further filter choice would leave; 0 if all its products are sold out or filtered out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facets {
    /// By colour and size, for all that occur in the scope.
    pub values: HashMap<ValueId, u64>,
    /// By brand, for all that occur in the scope.
    pub brands: HashMap<BrandId, u64>,
    /// Lowest and highest price of the products in stock under the other filters.
    pub prices: Option<(i64, i64)>,
}

/// The filter that a facet's count ignores: its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum IgnoredFilter {
    None,
    Colours,
    Sizes,
    Brands,
    Prices,
}

impl View<'_> {
    /// The products of a scope, shown or not; `None` for the whole shop, which has no bitmap.
    pub fn of(&self, scope: ListingScope) -> Option<&RoaringBitmap> {
        let by_rule = match scope {
            ListingScope::Collection(id) => self.country.rules.members(id),
            _ => None,
        };
        by_rule.or_else(|| self.products.of(scope))
    }

    /// Every scope that has products, besides the whole shop.
    pub fn scopes(&self) -> impl Iterator<Item = ListingScope> {
        let by_rule = self.country.rules.all().map(|(id, _)| ListingScope::Collection(id));
        self.products.scopes().map(|(scope, _)| scope).chain(by_rule)
    }

    /// The prices and dates on which a response showing products of a scope depends (`None`: any scope). `None` if neither
    /// affects membership.
    pub fn rule_reads(&self, scope: Option<ListingScope>) -> Option<RuleReads> {
        let is_by_rule = match scope {
            None => true,
            Some(ListingScope::Collection(id)) => self.country.rules.members(id).is_some(),
            Some(_) => false,
        };
        self.country.rules.reads().filter(|_| is_by_rule)
    }

    /// Those of the products that promotions with one of the scopes may apply to.
    pub fn chosen_among<'s>(&self, ids: &[ProductId], scopes: impl IntoIterator<Item = &'s Scope>) -> Vec<ProductId> {
        let chosen = scopes.into_iter().fold(RoaringBitmap::new(), |all, scope| all | self.products.chosen_by(scope));
        let is_chosen = |id: &ProductId| self.products.slot(*id).is_some_and(|slot| chosen.contains(slot));
        ids.iter().copied().filter(is_chosen).collect()
    }

    /// The products that count as new, published `within` a period.
    pub fn new_products(&self, within: &NewWithin) -> NewProducts<'_> {
        NewProducts::find(self.products, self.country, within)
    }

    /// Whether any product that the country shows counts as new, published `within` a period.
    pub fn has_new(&self, within: &NewWithin) -> bool {
        self.new_products(within).slots().next().is_some()
    }

    /// The products of a scope that the country shows.
    pub fn shown(&self, scope: ListingScope) -> RoaringBitmap {
        match self.of(scope) {
            None => self.country.visible.clone(),
            Some(products) => products & &self.country.visible,
        }
    }

    /// The number of products of a scope that the country shows.
    pub fn count(&self, scope: ListingScope) -> u64 {
        match self.of(scope) {
            None => self.country.visible.len(),
            Some(products) => products.intersection_len(&self.country.visible),
        }
    }

    /// Whether the country shows any product of a scope.
    pub fn has_any(&self, scope: ListingScope) -> bool {
        match self.of(scope) {
            None => !self.country.visible.is_empty(),
            Some(products) => !products.is_disjoint(&self.country.visible),
        }
    }

    /// The products of a scope that the country shows and that match the filter.
    pub fn matches(&self, scope: ListingScope, filter: &Filter) -> RoaringBitmap {
        self.matches_among(self.shown(scope), filter)
    }

    /// Those of some products, all shown by the country, that match the filter.
    pub fn matches_among(&self, shown: RoaringBitmap, filter: &Filter) -> RoaringBitmap {
        if filter.is_impossible() {
            return RoaringBitmap::new();
        }
        self.narrowed(shown, filter, IgnoredFilter::None)
    }

    /// Products with a variant in stock of one of the colours and one of the sizes; `None` if both lists are empty.
    pub fn with_values(&self, colours: &[ValueId], sizes: &[ValueId]) -> Option<RoaringBitmap> {
        let given = |values: &[ValueId]| !values.is_empty();
        let (colours, sizes) = (Some(colours).filter(|ids| given(ids)), Some(sizes).filter(|ids| given(ids)));
        (colours.is_some() || sizes.is_some()).then(|| self.stocked(colours, sizes))
    }

    fn narrowed(&self, shown: RoaringBitmap, filter: &Filter, ignored: IgnoredFilter) -> RoaringBitmap {
        let mut found = shown;
        if filter.discounted {
            found &= &self.country.reduced;
        }
        if let Some(within) = &filter.new_within {
            found &= self.new_products(within).slots().collect::<RoaringBitmap>();
        }
        if let Some(brands) = filter.brands.as_ref().filter(|_| ignored != IgnoredFilter::Brands) {
            let of = |id: &BrandId| self.products.of(ListingScope::Brand(*id));
            found &= brands.iter().filter_map(of).fold(RoaringBitmap::new(), |all, brand| all | brand);
            found &= &self.country.in_stock;
        }
        let colours = filter.colours.as_deref().filter(|_| ignored != IgnoredFilter::Colours);
        let sizes = filter.sizes.as_deref().filter(|_| ignored != IgnoredFilter::Sizes);
        if colours.is_some() || sizes.is_some() {
            found &= self.stocked(colours, sizes);
        }
        if ignored != IgnoredFilter::Prices && (filter.price_min.is_some() || filter.price_max.is_some()) {
            let (from, to) = (filter.price_min.unwrap_or(0), filter.price_max.unwrap_or(i64::MAX));
            found = self.country.prices.within(found, &(from..=to));
        }
        found
    }

    /// Products with a variant in stock of one of the colours and one of the sizes.
    fn stocked(&self, colours: Option<&[ValueId]>, sizes: Option<&[ValueId]>) -> RoaringBitmap {
        let mut found = RoaringBitmap::new();
        let mut add = |products: Option<&RoaringBitmap>| {
            if let Some(products) = products {
                found |= products;
            }
        };
        match (colours, sizes) {
            (Some(colours), Some(sizes)) => {
                for colour in colours {
                    for size in sizes {
                        add(self.country.stocked_pairs.get(&(*colour, *size)));
                    }
                }
            }
            (Some(values), None) | (None, Some(values)) => {
                for value in values {
                    add(self.country.stocked.get(value));
                }
            }
            (None, None) => {}
        }
        found
    }

    /// The facet counts of a scope.
    pub fn facets(&self, scope: ListingScope, filter: &Filter, values: &FacetValues) -> Facets {
        self.facets_among(&self.shown(scope), filter, values)
    }

    /// The facet counts among some products, all shown by the country.
    pub fn facets_among(&self, shown: &RoaringBitmap, filter: &Filter, values: &FacetValues) -> Facets {
        let in_stock = shown & &self.country.in_stock;
        let base = |ignored| self.narrowed(in_stock.clone(), filter, ignored);
        let mut facets = Facets::default();
        let (colours, sizes) = (base(IgnoredFilter::Colours), base(IgnoredFilter::Sizes));
        for (ids, other, found, is_colour) in [
            (&values.colours, filter.sizes.as_deref(), &colours, true),
            (&values.sizes, filter.colours.as_deref(), &sizes, false),
        ] {
            for id in ids.iter().filter(|id| self.occurs_in(shown, **id)) {
                facets.values.insert(*id, self.count_value(found, *id, other, is_colour));
            }
        }
        let found = base(IgnoredFilter::Brands);
        for (id, brand) in self.products.brands().filter(|(_, brand)| !brand.is_disjoint(shown)) {
            facets.brands.insert(id, found.intersection_len(brand));
        }
        facets.prices = self.price_span(&base(IgnoredFilter::Prices));
        facets
    }

    fn occurs_in(&self, shown: &RoaringBitmap, value: ValueId) -> bool {
        self.country.sold.get(&value).is_some_and(|products| !products.is_disjoint(shown))
    }

    /// The number of products in `found` with a variant of the value, and of one of the `other` values if any are selected.
    fn count_value(&self, found: &RoaringBitmap, value: ValueId, other: Option<&[ValueId]>, is_colour: bool) -> u64 {
        match other {
            None => self.country.stocked.get(&value).map_or(0, |products| products.intersection_len(found)),
            Some(others) if is_colour => self.stocked(Some(&[value]), Some(others)).intersection_len(found),
            Some(others) => self.stocked(Some(others), Some(&[value])).intersection_len(found),
        }
    }

    fn price_span(&self, found: &RoaringBitmap) -> Option<(i64, i64)> {
        let price = |slot: u32| self.country.effective(slot);
        if found.len() <= FEW {
            let (low, high) = (found.iter().map(price).min()?, found.iter().map(price).max()?);
            return Some((low, high));
        }
        let order = self.country.ordered(OrderedBy::Price);
        let low = order.iter().find(|slot| found.contains(**slot))?;
        let high = order.iter().rev().find(|slot| found.contains(**slot))?;
        Some((price(*low), price(*high)))
    }

    /// The ids of a page of the found products.
    pub fn page(&self, found: &RoaringBitmap, by: OrderedBy, reversed: bool, range: PageRange) -> Vec<ProductId> {
        let count = usize::try_from(found.len()).unwrap_or(usize::MAX);
        if range.offset >= count {
            return Vec::new();
        }
        let take = range.take.min(count - range.offset);
        let slots = if found.len() <= FEW {
            let mut slots: Vec<u32> = found.iter().collect();
            slots.sort_by_cached_key(|slot| self.country.key(self.products, by, *slot));
            if reversed {
                slots.reverse();
            }
            slots[range.offset..range.offset + take].to_vec()
        } else {
            let range = PageRange { take, ..range };
            along(self.country.ordered(by), found, reversed, range, count)
        };
        slots.into_iter().map(|slot| self.products.id(slot)).collect()
    }
}

/// The values to count, separated by attribute.
#[derive(Clone, Debug, Default)]
pub struct FacetValues {
    pub colours: Vec<ValueId>,
    pub sizes: Vec<ValueId>,
}

/// A page found by walking the order, from the nearer end.
pub(super) fn along(order: &[u32], found: &RoaringBitmap, reversed: bool, range: PageRange, count: usize) -> Vec<u32> {
    let after = count - range.offset - range.take;
    let backwards = after < range.offset;
    let skip = if backwards { after } else { range.offset };
    let from_end = backwards != reversed;
    let matching = |slot: &&u32| found.contains(**slot);
    let mut slots: Vec<u32> = if from_end {
        order.iter().rev().filter(matching).skip(skip).take(range.take).copied().collect()
    } else {
        order.iter().filter(matching).skip(skip).take(range.take).copied().collect()
    };
    if backwards {
        slots.reverse();
    }
    slots
}

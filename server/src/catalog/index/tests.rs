//! Compares the index with a naive implementation that scans all products.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use proptest::prelude::*;

use super::{
    FacetValues, OrderedBy, View,
    country::Country,
    products::Products,
    rules::{CountryRules, MovingRule},
    store::Group,
    testing::{Item, at, built, change, filter, item, kept, new_from, parents, rows, shop},
};
use crate::{
    catalog::collection_rule::{CollectionRule, RuleAmounts, RuleMatch},
    catalog::scope::{Filter, ListingScope, NewWithin, PageRange},
    id::{BrandId, CategoryId, CollectionId, ProductId, TenantId, ValueId},
    testing::shop as countries,
};

fn is_in(item: &Item, scope: ListingScope) -> bool {
    item.is_visible
        && match scope {
            ListingScope::Shop => true,
            ListingScope::Category(id) => {
                item.category == id || (id == CategoryId(1) && item.category == CategoryId(2))
            }
            ListingScope::Brand(id) => item.brand == id,
            ListingScope::Collection(_) => false,
        }
}

fn is_in_stock(item: &Item) -> bool {
    item.options.iter().any(|(.., in_stock)| *in_stock)
}

/// Published in the period, among the newest 15 % of the visible products, not on the day on which most of the shop was
/// published, and not part of a first bulk import.
fn is_new(items: &[Item], item: &Item, within: &NewWithin) -> bool {
    let shown: Vec<&Item> = items.iter().filter(|item| item.is_visible).collect();
    let newer = shown.iter().filter(|other| (other.day, other.id) > (item.day, item.id)).count();
    let same_day = shown.iter().filter(|other| other.day == item.day).count();
    item.is_visible
        && !item.is_backfilled
        && (within.begins..within.ends).contains(&at(item.day))
        && newer * 100 < shown.len() * 15
        && (shown.len() == 1 || same_day * 2 <= shown.len())
}

fn matches_filter(items: &[Item], item: &Item, filter: &Filter) -> bool {
    let among = |ids: &Option<Vec<ValueId>>, id: &ValueId| ids.as_ref().is_none_or(|ids| ids.contains(id));
    let by_option = filter.colours.is_some() || filter.sizes.is_some();
    let fits = |(colour, size, in_stock): &(ValueId, ValueId, bool)| {
        *in_stock && among(&filter.colours, colour) && among(&filter.sizes, size)
    };
    (!by_option || item.options.iter().any(fits))
        && filter.brands.as_ref().is_none_or(|brands| brands.contains(&item.brand) && is_in_stock(item))
        && filter.price_min.is_none_or(|min| item.price >= min)
        && filter.price_max.is_none_or(|max| item.price <= max)
        && (!filter.discounted || item.percent > 0)
        && filter.new_within.as_ref().is_none_or(|within| is_new(items, item, within))
}

fn expected_page(items: &[Item], scope: ListingScope, filter: &Filter, by: OrderedBy) -> Vec<ProductId> {
    let is_found = |item: &&Item| is_in(item, scope) && matches_filter(items, item, filter);
    let mut found: Vec<&Item> = items.iter().filter(is_found).collect();
    if filter.is_impossible() {
        found.clear();
    }
    found.sort_by_key(|item| match by {
        OrderedBy::Newest => (-item.day, -item.id.0),
        OrderedBy::Price => (item.price, item.id.0),
        OrderedBy::Discount => (-item.percent, -item.id.0),
    });
    found.into_iter().map(|item| item.id).collect()
}

const SCOPES: [ListingScope; 4] = [
    ListingScope::Shop,
    ListingScope::Category(CategoryId(1)),
    ListingScope::Brand(BrandId(2)),
    ListingScope::Collection(CollectionId(9)),
];

fn assert_answers(view: View<'_>, items: &[Item], filter: &Filter) {
    for scope in SCOPES {
        for by in [OrderedBy::Newest, OrderedBy::Price, OrderedBy::Discount] {
            let mut expected = expected_page(items, scope, filter, by);
            let found = view.matches(scope, filter);
            for reversed in [false, true] {
                let all = view.page(&found, by, reversed, PageRange { offset: 0, take: 1000 });
                assert_eq!(all, expected, "{scope:?} {by:?} {reversed}");
                assert_eq!(view.page(&found, by, reversed, PageRange { offset: 3, take: 4 }), page_of(&expected));
                let order = view.country.ordered(by);
                let count = all.len();
                let (offset, take) = (3.min(count), 4.min(count.saturating_sub(3)));
                let page = super::query::along(order, &found, reversed, PageRange { offset, take }, count);
                let page: Vec<ProductId> = page.into_iter().map(|slot| view.products.id(slot)).collect();
                assert_eq!(page, page_of(&expected), "along the order");
                expected.reverse();
            }
        }
        assert_facets(view, items, scope, filter);
    }
}

fn page_of(ids: &[ProductId]) -> Vec<ProductId> {
    ids.iter().copied().skip(3).take(4).collect()
}

/// A facet's count equals the length of the list with only this choice selected in that facet, in stock only.
fn assert_facets(view: View<'_>, items: &[Item], scope: ListingScope, filter: &Filter) {
    let values = FacetValues { colours: (11..15).map(ValueId).collect(), sizes: (21..24).map(ValueId).collect() };
    let facets = view.facets(scope, filter, &values);
    let count = |filter: &Filter| {
        let is_left = |item: &&Item| is_in(item, scope) && is_in_stock(item) && matches_filter(items, item, filter);
        items.iter().filter(is_left).count() as u64
    };
    let occurs_in = |value: ValueId| {
        let sold = |item: &&Item| item.options.iter().any(|(colour, size, _)| *colour == value || *size == value);
        items.iter().filter(|item| is_in(item, scope)).any(|item| sold(&item))
    };
    for colour in values.colours {
        let with = Filter { colours: Some(vec![colour]), ..filter.clone() };
        assert_eq!(facets.values.get(&colour).copied(), occurs_in(colour).then(|| count(&with)), "{colour}");
    }
    for size in values.sizes {
        let with = Filter { sizes: Some(vec![size]), ..filter.clone() };
        assert_eq!(facets.values.get(&size).copied(), occurs_in(size).then(|| count(&with)), "{size}");
    }
    for brand in (1..4).map(BrandId) {
        let with = Filter { brands: Some(vec![brand]), ..filter.clone() };
        let is_there = items.iter().any(|item| is_in(item, scope) && item.brand == brand);
        assert_eq!(facets.brands.get(&brand).copied(), is_there.then(|| count(&with)), "brand {brand}");
    }
    let any_price = Filter { price_min: None, price_max: None, ..filter.clone() };
    let in_stock = items.iter().filter(|item| is_in(item, scope) && is_in_stock(item));
    let prices = in_stock.filter(|item| matches_filter(items, item, &any_price));
    let prices: Vec<i64> = prices.map(|item| item.price).collect();
    let span = prices.iter().min().and_then(|low| Some((*low, *prices.iter().max()?)));
    assert_eq!(facets.prices, span);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn counts_and_pages_equal_a_scan_of_all_products(items in shop(), filter in filter()) {
        let (products, country) = built(&items);
        assert_answers(View { products: &products, country: &country }, &items, &Filter::default());
        if !filter.is_impossible() {
            assert_answers(View { products: &products, country: &country }, &items, &filter);
        }
    }

    #[test]
    fn updates_give_the_same_index_as_a_rebuild(
        items in shop(),
        changes in prop::collection::vec(prop::collection::vec(((1_i64..50).prop_flat_map(item), kept()), 1..20), 1..4),
        filter in filter(),
    ) {
        let (mut products, mut country) = built(&items);
        let mut now: Vec<Item> = items.clone();
        for changes in changes {
            let mut changed: Vec<Item> = changes.into_iter().map(|(item, kept)| kept.applied(item, &now)).collect();
            changed.sort_by_key(|item| item.id);
            changed.dedup_by_key(|item| item.id);
            let ids: Vec<ProductId> = changed.iter().map(|item| item.id).collect();
            now.retain(|item| !ids.contains(&item.id));
            now.extend(changed.iter().cloned());
            change(&mut products, &mut country, &changed, rows(&changed));
        }
        let view = View { products: &products, country: &country };
        assert_answers(view, &now, &Filter::default());
        if !filter.is_impossible() {
            assert_answers(view, &now, &filter);
        }
    }
}

/// Reduced by a third and below 5.00, or a candidate; published since day 30, whatever the price.
fn moving_rules() -> Vec<MovingRule> {
    let below = RuleAmounts([("EUR".to_owned(), 500)].into());
    let cheap = CollectionRule {
        tags: vec!["any".to_owned()],
        price_below: below.clone(),
        reduced: Some(33),
        matches: RuleMatch::Any,
        ..CollectionRule::default()
    };
    let fresh = CollectionRule { new_days: Some(30), price_below: below, ..CollectionRule::default() };
    let rules = [(7, cheap), (8, fresh)];
    rules.map(|(id, rule)| MovingRule { collection: CollectionId(id), rule }).to_vec()
}

proptest! {
    #[test]
    fn collections_by_prices_and_dates_follow_each_product(
        items in shop(), changed in prop::collection::vec((1_i64..50).prop_flat_map(item), 0..8),
    ) {
        let (mut products, mut country) = built(&items);
        let language = std::sync::Arc::clone(&countries::directory_of_tests().languages[0]);
        let tenant = countries::tenant(TenantId(3), "SI", "Slovenia", &[language]);
        products.rules = moving_rules();
        let rules = CountryRules::of(&products.rules, &tenant, at(60));
        country.set_rules(&products, rules);
        let mut now: Vec<Item> = items.clone();
        for next in changed {
            now.retain(|item| item.id != next.id);
            now.push(next.clone());
            let changed = std::slice::from_ref(&next);
            let (mut product_rows, offers) = rows(changed);
            product_rows.groups.push((next.id, Group::Candidates(CollectionId(7))));
            change(&mut products, &mut country, changed, (product_rows, offers));
        }
        let view = View { products: &products, country: &country };
        for item in &now {
            let slot = products.slot(item.id).unwrap();
            let is_candidate = products.is_candidate(CollectionId(7), slot);
            let is_cheap = item.price < 500 || item.percent >= 33 || is_candidate;
            // Slovenia's day 30 begins an hour or two before that of UTC.
            let is_fresh = item.price < 500 && item.day >= 30 && !item.is_backfilled;
            for (collection, belongs) in [(7, is_cheap), (8, is_fresh)] {
                let members = view.shown(ListingScope::Collection(CollectionId(collection)));
                prop_assert_eq!(members.contains(slot), belongs && item.is_visible, "{:?}", item);
            }
        }
    }
}

fn published(days: impl Iterator<Item = i64>) -> Vec<Item> {
    let plain = |(id, day)| Item {
        id,
        brand: BrandId(1),
        category: CategoryId(1),
        day,
        price: 100,
        percent: 0,
        is_visible: true,
        is_backfilled: false,
        options: vec![(ValueId(11), ValueId(21), true)],
    };
    (1..).map(ProductId).zip(days).map(plain).collect()
}

fn new_ones(items: &[Item], today: i64) -> Vec<ProductId> {
    let (products, country) = built(items);
    let view = View { products: &products, country: &country };
    let within = new_from(today - 45);
    let found = new_within(&view, &within, items.iter().map(|item| item.id));
    let expected = items.iter().filter(|item| is_new(items, item, &within)).map(|item| item.id);
    assert_eq!(found, expected.collect::<Vec<_>>(), "as a search through all products finds them");
    found
}

fn new_within(view: &View<'_>, within: &NewWithin, ids: impl Iterator<Item = ProductId>) -> Vec<ProductId> {
    let new = view.new_products(within);
    let found: Vec<ProductId> =
        ids.filter(|id| view.products.slot(*id).is_some_and(|slot| new.contains(slot))).collect();
    let mut listed: Vec<ProductId> = new.slots().map(|slot| view.products.id(slot)).collect();
    listed.sort_unstable();
    assert_eq!(listed, found, "the list of new products and the question about each agree");
    assert_eq!(view.has_new(within), !found.is_empty());
    found
}

proptest! {
    #[test]
    fn the_list_of_new_products_contains_all_new_products(
        days in prop::collection::vec((0_i64..120, prop::bool::weighted(0.2), prop::bool::weighted(0.8)), 1..80),
        bulk in 0_usize..100, today in 40_i64..130,
    ) {
        let mut items = published(days.iter().map(|(day, ..)| *day).chain(std::iter::repeat_n(70, bulk)));
        for (item, (_, is_backfilled, is_visible)) in items.iter_mut().zip(days) {
            (item.is_backfilled, item.is_visible) = (is_backfilled, is_visible);
        }
        new_ones(&items, today);
    }
}

/// A shop is filled between 22:00 and 02:00 UTC, which is one day in Dhaka but two in UTC; three products follow eight days
/// later.
#[test]
fn the_day_of_the_first_import_is_in_the_countrys_time_zone() {
    let filled = at(100) + TimeDelta::hours(22);
    let times = (0..240).map(|minute| filled + TimeDelta::minutes(minute)).chain((0..3).map(|_| at(109)));
    let times: HashMap<ProductId, DateTime<Utc>> = (1..).map(ProductId).zip(times).collect();
    let (mut products, mut country) = (Products::default(), Country::default());
    let (mut product_rows, offers) = rows(&published(std::iter::repeat_n(0, times.len())));
    for row in &mut product_rows.products {
        row.published_at = times[&row.id];
    }
    products.add(&product_rows, &parents());
    country.fill(&products, &offers);
    country.finish(&products);
    let view = View { products: &products, country: &country };
    let new_in = |time_zone| {
        let within = NewWithin { begins: at(64), ends: at(110), time_zone };
        new_within(&view, &within, (1..=243).map(ProductId))
    };
    assert_eq!(new_in(chrono_tz::Asia::Dhaka), (241..=243).map(ProductId).collect::<Vec<_>>());
    assert_eq!(new_in(Tz::UTC).len(), 37, "no day of UTC has more than half");
}

#[test]
fn after_a_first_import_nothing_is_new_until_products_are_added() {
    let mut items = published(std::iter::repeat_n(100, 1_242));
    assert_eq!(new_ones(&items, 100), []);
    items.extend(published(std::iter::once(103)).into_iter().map(|item| Item { id: ProductId(5_000), ..item }));
    assert_eq!(new_ones(&items, 103), [ProductId(5_000)]);
    assert_eq!(new_ones(&items, 148), [ProductId(5_000)]);
    assert_eq!(new_ones(&items, 149), []);
}

#[test]
fn at_most_the_newest_fifteen_percent_are_new() {
    let items = published((0..200).map(|number| 100 + number / 10));
    let new = new_ones(&items, 120);
    assert_eq!(new, (171..=200).map(ProductId).collect::<Vec<_>>());
    assert_eq!(new_ones(&published([100, 93, 0].into_iter()), 103), [ProductId(1)]);
}

#[test]
fn a_product_published_in_the_future_is_not_new() {
    assert_eq!(new_ones(&published([105, 93, 0].into_iter()), 103), []);
}

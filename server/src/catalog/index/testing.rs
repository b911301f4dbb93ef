//! Generated products for tests of the index.

use std::{collections::HashMap, ops::Range};

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;
use proptest::prelude::*;

use super::{
    country::{Country, SortValues},
    options,
    products::{ProductRows, Products},
    store::{Group, OfferRow, ProductRow},
};
use crate::{
    catalog::scope::{Filter, NewWithin},
    id::{BrandId, CategoryId, ProductId, TenantId, ValueId},
};

/// Reads changed products again: `changed` are their new data.
pub(super) fn change(
    products: &mut Products,
    country: &mut Country,
    changed: &[Item],
    (product_rows, offers): (ProductRows, Vec<OfferRow>),
) {
    let ids: Vec<ProductId> = changed.iter().map(|item| item.id).collect();
    let slots: Vec<u32> = ids.iter().filter_map(|id| products.slot(*id)).collect();
    let published =
        |id| product_rows.products.iter().find(|row| row.id == id).map(|row| row.published_at.timestamp_micros());
    let next = SortValues::of(products, &offers, published);
    let retained = country.remove(products, &slots, &next);
    products.remove(&ids);
    products.add(&product_rows, &parents());
    country.add(products, &offers, &retained);
}

/// Category 1 is above 2; colours are 11 to 13, sizes 21 to 23.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) id: ProductId,
    pub(super) brand: BrandId,
    pub(super) category: CategoryId,
    pub(super) day: i64,
    pub(super) price: i64,
    pub(super) percent: i64,
    pub(super) is_visible: bool,
    /// Whether it belongs to a bulk import, whose dates are meaningless.
    pub(super) is_backfilled: bool,
    /// Colour, size, whether it can be bought.
    pub(super) options: Vec<(ValueId, ValueId, bool)>,
}

pub(super) fn item(id: i64) -> impl Strategy<Value = Item> {
    let option = ((11_i64..14).prop_map(ValueId), (21_i64..24).prop_map(ValueId), any::<bool>());
    let (is_visible, is_backfilled) = (any::<bool>(), prop::bool::weighted(0.3));
    let facts =
        (1_i64..4, 1_i64..4, 0_i64..60, 1_i64..9, prop_oneof![Just(0_i64), 10_i64..60], is_visible, is_backfilled);
    (facts, prop::collection::vec(option, 0..4)).prop_map(move |(facts, options)| {
        let (brand, category, day, price, percent, is_visible, is_backfilled) = facts;
        Item {
            id: ProductId(id),
            brand: BrandId(brand),
            category: CategoryId(category),
            day,
            price: price * 100,
            percent,
            is_visible,
            is_backfilled,
            options,
        }
    })
}

/// What a change leaves as it was: most changes concern some of a product's data.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    day: bool,
    price: bool,
    percent: bool,
    is_visible: bool,
}

pub(super) fn kept() -> impl Strategy<Value = Kept> {
    any::<[bool; 4]>().prop_map(|[day, price, percent, is_visible]| Kept { day, price, percent, is_visible })
}

impl Kept {
    pub(super) fn applied(&self, mut item: Item, before: &[Item]) -> Item {
        if let Some(before) = before.iter().find(|before| before.id == item.id) {
            item.day = if self.day { before.day } else { item.day };
            item.price = if self.price { before.price } else { item.price };
            item.percent = if self.percent { before.percent } else { item.percent };
            item.is_visible = if self.is_visible { before.is_visible } else { item.is_visible };
        }
        item
    }
}

pub(super) fn shop() -> impl Strategy<Value = Vec<Item>> {
    (1_i64..40).prop_flat_map(|count| (1..=count).map(item).collect::<Vec<_>>())
}

pub(super) fn filter() -> impl Strategy<Value = Filter> {
    let values = |ids: Range<i64>| prop::option::of(prop::collection::vec(ids.prop_map(ValueId), 1..3));
    let brands = prop::option::of(prop::collection::vec((1_i64..4).prop_map(BrandId), 1..3));
    let price = || prop::option::of(1_i64..9);
    let new_within = prop::option::of((0_i64..60).prop_map(new_from));
    (values(11..14), values(21..24), brands, price(), price(), any::<bool>(), new_within).prop_map(
        |(colours, sizes, brands, min, max, discounted, new_within)| Filter {
            colours,
            sizes,
            brands,
            price_min: min.map(|price| price * 100),
            price_max: max.map(|price| price * 100),
            discounted,
            new_within,
        },
    )
}

/// The 46 days that start with this one.
pub(super) fn new_from(day: i64) -> NewWithin {
    NewWithin { begins: at(day), ends: at(day + 46), time_zone: Tz::UTC }
}

pub(super) fn at(day: i64) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(day)
}

pub(super) fn parents() -> HashMap<CategoryId, CategoryId> {
    [(1, 0), (2, 1), (3, 0)].map(|(id, parent)| (CategoryId(id), CategoryId(parent))).into()
}

pub(super) fn rows(items: &[Item]) -> (ProductRows, Vec<OfferRow>) {
    let products = ProductRows {
        products: items
            .iter()
            .map(|item| ProductRow {
                id: item.id,
                brand_id: Some(item.brand),
                published_at: at(item.day),
                backfilled_at: item.is_backfilled.then(|| at(item.day)),
            })
            .collect(),
        groups: items.iter().map(|item| (item.id, Group::Category(item.category))).collect(),
    };
    let shown = items.iter().filter(|item| item.is_visible);
    let offers = shown.map(|item| OfferRow {
        tenant_id: TenantId(3),
        product_id: item.id,
        effective_minor: item.price,
        percent: item.percent,
        in_stock: item.options.iter().any(|(.., in_stock)| *in_stock),
        options: options::format(item.options.iter().map(|(colour, size, in_stock)| options::SoldOption {
            colour: Some(*colour),
            size: Some(*size),
            in_stock: *in_stock,
        })),
    });
    (products, offers.collect())
}

pub(super) fn built(items: &[Item]) -> (Products, Country) {
    let (mut products, mut country) = (Products::default(), Country::default());
    let (product_rows, offers) = rows(items);
    products.add(&product_rows, &parents());
    country.fill(&products, &offers);
    country.finish(&products);
    (products, country)
}

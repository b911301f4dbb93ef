//! Filter counts, compared with SQL over the tables of variants: in a shop with random variants, for random filters.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use serde_json::{Value, json};
use sqlx::types::Json;

use super::{
    seed::seed,
    shop::{HR, SI, Shop, now},
};
use crate::{
    both, catalog,
    db::{Db, Session, Statement},
    id::ProductId,
    tenancy::TenantId,
};

const PRODUCTS: i64 = 60;
const FILTERS: usize = 40;
/// Ids and keys of the small shop that filters use.
const COLOURS: [(i64, &str); 3] = [(11, "rust"), (12, "ink"), (13, "sky")];
const SIZES: [(i64, &str); 4] = [(21, "S"), (22, "M"), (23, "86/92"), (24, "22")];
const BRANDS: [(i64, &str); 3] = [(1, "tiho"), (2, "osnova"), (3, "prazno")];

#[derive(Clone, Debug)]
struct Product {
    brand: usize,
    category: i64,
    price: i64,
    reduced: bool,
    is_visible: bool,
    /// Colour, size, `variant.availability`.
    variants: Vec<(usize, usize, i64)>,
}

fn product() -> impl Strategy<Value = Product> {
    let variant = (0..COLOURS.len(), 0..SIZES.len(), prop_oneof![Just(0_i64), Just(4_i64), Just(1_i64)]);
    let variants = prop::collection::vec(variant, 1..5);
    let is_visible = prop::bool::weighted(0.9);
    (0..BRANDS.len(), 1_i64..4, 5_i64..30, any::<bool>(), is_visible, variants).prop_map(
        |(brand, category, price, reduced, is_visible, variants)| Product {
            brand,
            category,
            price: price * 100,
            reduced,
            is_visible,
            variants,
        },
    )
}

/// The chosen filters, as indexes into the lists above.
#[derive(Clone, Debug, Default)]
struct Selection {
    colours: Vec<usize>,
    sizes: Vec<usize>,
    brands: Vec<usize>,
    price_min: Option<i64>,
    price_max: Option<i64>,
    discounted: bool,
}

fn chosen() -> impl Strategy<Value = Selection> {
    let some = |count: usize| prop::collection::btree_set(0..count, 0..3).prop_map(|set| set.into_iter().collect());
    let price = |range: std::ops::Range<i64>| prop::option::weighted(0.3, range.prop_map(|price| price * 100));
    (some(COLOURS.len()), some(SIZES.len()), some(BRANDS.len()), price(4..18), price(12..31), prop::bool::weighted(0.2))
        .prop_map(|(colours, sizes, brands, price_min, price_max, discounted)| Selection {
            colours,
            sizes,
            brands,
            price_min,
            price_max,
            discounted,
        })
}

fn ids(list: &[(i64, &str)], indexes: &[usize]) -> Vec<i64> {
    indexes.iter().map(|index| list[*index].0).collect()
}

fn query(chosen: &Selection) -> String {
    let mut query = String::new();
    for (name, list, indexes) in [
        ("color", &COLOURS[..], &chosen.colours),
        ("size", &SIZES[..], &chosen.sizes),
        ("brand", &BRANDS[..], &chosen.brands),
    ] {
        for index in indexes {
            query.extend(["&", name, "=", &list[*index].1.replace('/', "%2F")]);
        }
    }
    for (name, price) in [("priceMin", chosen.price_min), ("priceMax", chosen.price_max)] {
        query.extend(price.map(|price| format!("&{name}={price}")));
    }
    if chosen.discounted {
        query.push_str("&discounted=true");
    }
    query
}

async fn insert(db: &Db, id: i64, product: &Product) {
    db.sql(
        "INSERT INTO product (id, key, brand_id, composition, care, is_active, published_at, updated_at, extra, digest) \
         VALUES ($1, $2, $3, $4, $4, TRUE, $5, $5, $6, '')",
    )
    .bind(id)
    .bind(format!("random-{id}"))
    .bind(BRANDS[product.brand].0)
    .bind(Json(json!([])))
    .bind(now() - TimeDelta::days(id % 90))
    .bind(Json(json!({})))
    .execute()
    .await
    .unwrap();
    db.sql("INSERT INTO product_category (product_id, category_id, position) VALUES ($1, $2, 0)")
        .bind(id)
        .bind(product.category)
        .execute()
        .await
        .unwrap();
    for (position, (colour, size, availability)) in (0_i64..).zip(&product.variants) {
        let variant = id * 10 + position;
        db.sql(
            "INSERT INTO variant (id, product_id, position, colour_id, size_id, availability, extra) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(variant)
        .bind(id)
        .bind(position)
        .bind(COLOURS[*colour].0)
        .bind(SIZES[*size].0)
        .bind(*availability)
        .bind(Json(json!({})))
        .execute()
        .await
        .unwrap();
        // The last variant of a few products is not sold in Slovenia.
        if position == 0 || position + 1 < product.variants.len() as i64 || id % 7 != 0 {
            insert_price(db, SI, variant, product).await;
        }
        insert_price(db, HR, variant, product).await;
    }
    db.sql(
        "INSERT INTO offer (tenant_id, product_id, is_visible, price_minor, effective_minor, highest_minor, percent, \
         in_stock, options) VALUES ($1, $2, $3, 1, 1, 1, 0, FALSE, '')",
    )
    .bind(SI)
    .bind(id)
    .bind(product.is_visible)
    .execute()
    .await
    .unwrap();
}

async fn insert_price(db: &Db, tenant: TenantId, variant: i64, product: &Product) {
    let discount = product.reduced.then_some(product.price - 100);
    db.sql(
        "INSERT INTO variant_price (tenant_id, variant_id, price_minor, discount_minor, lowest_minor) \
         VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(tenant)
    .bind(variant)
    .bind(product.price)
    .bind(discount)
    .bind(discount.map(|_| product.price))
    .execute()
    .await
    .unwrap();
}

/// Products of the category women and its subcategories that Slovenia shows, with a matching variant in stock, from the tables.
fn fitting<'a>(db: &'a Db, select: &'static str, chosen: &Selection) -> Statement<'a> {
    let mut statement = db.sql(select).push(
        " FROM product p JOIN offer o ON o.product_id = p.id AND o.tenant_id = 3 AND o.is_visible WHERE p.is_active \
             AND EXISTS (SELECT 1 FROM product_category c WHERE c.product_id = p.id AND c.category_id IN (1, 2)) \
             AND EXISTS (SELECT 1 FROM variant v JOIN variant_price x ON x.variant_id = v.id AND x.tenant_id = 3 \
             WHERE v.product_id = p.id AND v.availability > 0",
    );
    if !chosen.colours.is_empty() {
        statement = statement.push_in(" AND v.colour_id", &ids(&COLOURS, &chosen.colours));
    }
    if !chosen.sizes.is_empty() {
        statement = statement.push_in(" AND v.size_id", &ids(&SIZES, &chosen.sizes));
    }
    statement = statement.push(")");
    if !chosen.brands.is_empty() {
        statement = statement.push_in(" AND p.brand_id", &ids(&BRANDS, &chosen.brands));
    }
    if chosen.discounted {
        statement = statement.push(" AND o.percent > 0");
    }
    statement
        .push_some(" AND o.effective_minor >=", chosen.price_min)
        .push_some(" AND o.effective_minor <=", chosen.price_max)
}

async fn count(db: &Db, chosen: &Selection) -> i64 {
    fitting(db, "SELECT COUNT(*)", chosen).scalar().await.unwrap()
}

/// Whether any product shown in the scope has the value or brand, in stock or not.
async fn occurs(db: &Db, column: &'static str, id: i64) -> bool {
    let rows: i64 = db
        .sql(
            "SELECT COUNT(*) FROM product p JOIN offer o ON o.product_id = p.id AND o.tenant_id = 3 AND o.is_visible \
             JOIN product_category c ON c.product_id = p.id AND c.category_id IN (1, 2) \
             JOIN variant v ON v.product_id = p.id JOIN variant_price x ON x.variant_id = v.id AND x.tenant_id = 3 \
             WHERE p.is_active AND",
        )
        .push_bind(column, id)
        .scalar()
        .await
        .unwrap();
    rows > 0
}

fn given(facet: &Value) -> BTreeMap<String, i64> {
    let choices = facet["choices"].as_array().unwrap().iter();
    choices.map(|one| (one["key"].as_str().unwrap().to_owned(), one["productCount"].as_i64().unwrap())).collect()
}

async fn expected(
    db: &Db,
    column: &'static str,
    list: &[(i64, &str)],
    only: impl Fn(usize) -> Selection,
) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    for (index, (id, key)) in list.iter().enumerate() {
        if occurs(db, column, *id).await {
            counts.insert((*key).to_owned(), count(db, &only(index)).await);
        }
    }
    counts
}

async fn assert_counts(shop: &Shop, chosen: &Selection) {
    let db = &shop.app.db;
    let query = query(chosen);
    let reply = shop.get(&format!("/api/product/web/filters?category=zenske{query}")).await;
    let filters = reply.data();
    let colours =
        expected(db, " v.colour_id =", &COLOURS, |index| Selection { colours: vec![index], ..chosen.clone() }).await;
    assert_eq!(given(&filters["colours"]), colours, "colours under {query}");
    let sizes = expected(db, " v.size_id =", &SIZES, |index| Selection { sizes: vec![index], ..chosen.clone() }).await;
    assert_eq!(given(&filters["sizes"]), sizes, "sizes under {query}");
    let brands =
        expected(db, " p.brand_id =", &BRANDS, |index| Selection { brands: vec![index], ..chosen.clone() }).await;
    assert_eq!(given(&filters["brands"]), brands, "brands under {query}");
    let any_price = Selection { price_min: None, price_max: None, ..chosen.clone() };
    let (lowest, highest): (Option<i64>, Option<i64>) =
        fitting(db, "SELECT MIN(o.effective_minor), MAX(o.effective_minor)", &any_price).one().await.unwrap();
    assert_eq!((filters["lowestMinor"].as_i64(), filters["highestMinor"].as_i64()), (lowest, highest), "{query}");
    // With one of them chosen, the list has exactly the counted products.
    for (index, (_, key)) in COLOURS.iter().enumerate().filter(|(_, (_, key))| colours.contains_key(*key)) {
        let with = self::query(&Selection { colours: vec![index], ..chosen.clone() });
        let path = format!("/api/product/web/category/countryWiseProductsPagination?category=zenske{with}");
        assert_eq!(shop.get(&path).await.body["meta"]["itemCount"], colours[*key], "{with}");
    }
}

both!(filter_counts_equal_counts_by_sql_under_the_other_filters, test, {
    seed(&test.db).await;
    let mut runner = TestRunner::deterministic();
    let mut places = Vec::new();
    for id in 1_000..1_000 + PRODUCTS {
        insert(&test.db, id, &product().new_tree(&mut runner).unwrap().current()).await;
        places.extend([SI, HR].map(|tenant| (tenant, ProductId(id))));
    }
    let mut tx = test.db.begin().await.unwrap();
    catalog::refresh_offers(&mut tx, &places).await.unwrap();
    tx.commit().await.unwrap();
    let shop = Shop::over(&test).await;
    assert_counts(&shop, &Selection::default()).await;
    for _ in 0..FILTERS {
        assert_counts(&shop, &chosen().new_tree(&mut runner).unwrap().current()).await;
    }
    // And again after the last piece of a chosen product was sold.
    let mut tx = shop.app.db.begin().await.unwrap();
    tx.sql("UPDATE variant SET availability = 0 WHERE id % 3 = 0 AND product_id >= 1000").execute().await.unwrap();
    catalog::refresh_offers(&mut tx, &places).await.unwrap();
    tx.commit().await.unwrap();
    shop.read_changes().await;
    for _ in 0..FILTERS / 4 {
        assert_counts(&shop, &chosen().new_tree(&mut runner).unwrap().current()).await;
    }
});

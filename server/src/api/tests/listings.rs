//! Product listings.

use axum::http::StatusCode;
use serde_json::json;

use super::shop::{HR, SI, Shop};
use crate::{both, catalog, db::Session, id::ProductId};

const ALL: &str = "/api/product/web/countryWiseProductsPagination";
const BRAND: &str = "/api/product/web/brand/countryWiseProductsPagination";
const CATEGORY: &str = "/api/product/web/category/countryWiseProductsPagination";
const COLLECTION: &str = "/api/product/web/collection/countryWiseProductsPagination";

both!(a_listing_is_newest_first_in_pages_of_twelve, test, {
    let shop = Shop::open(&test).await;
    let reply = shop.get(ALL).await;
    assert_eq!(reply.ids(), [1, 2, 4]);
    let meta = json!({ "page": 1, "take": 12, "itemCount": 3, "pageCount": 1, "hasPreviousPage": false, "hasNextPage": false });
    assert_eq!(reply.body["meta"], meta);
    assert_eq!((&reply.body["isSuccess"], &reply.body["message"]), (&json!(true), &json!("")));
});

both!(a_card_has_all_details_of_a_listing, test, {
    let shop = Shop::open(&test).await;
    let reply = shop.get(ALL).await;
    let card = &reply.data()[0];
    let picture = |colour: i64, view: &str| {
        json!({
            "imageUrl": format!("/media/webp/w640/demo/1-{colour}-{view}.png"), "imageMimeType": "image/webp",
            "path": format!("demo/1-{colour}-{view}.png"), "width": 1200, "height": 1500, "alt": "Rebraste hlačke, rjasta",
            "hasAlpha": true, "view": view, "colourId": colour,
        })
    };
    let expected = json!({
        "id": 1, "slug": "rebraste-hlacke", "path": "/product/rebraste-hlacke", "name": "Rebraste hlačke",
        "brand": { "slug": "tiho", "name": "Tiho" }, "categories": ["Ženske", "Perilo"],
        "price": { "currency": "EUR", "priceMinor": 1290, "discountMinor": 990, "effectiveMinor": 990, "lowestMinor": 1190, "percent": 16 },
        "priceVaries": false, "pictures": [picture(11, "front"), picture(11, "back")],
        "colours": [
            { "id": 12, "key": "ink", "name": "Črna", "swatch": "#2c2b2d" },
            { "id": 11, "key": "rust", "name": "Rjasta", "swatch": "#ad4f2f" },
        ],
        "badges": [{ "key": "fire", "name": "FIRE", "imageUrl": "/assets/badge-fire.svg" }], "isNew": true, "inStock": true,
    });
    assert_eq!(card, &expected);
});

both!(a_card_shows_the_colour_that_the_list_is_filtered_by, test, {
    let shop = Shop::open(&test).await;
    shop.change("UPDATE offer SET options = '12:21:1,11:21:1,11:22:1' WHERE product_id = 1").await;
    let reply = shop.get(&format!("{ALL}?color=ink")).await;
    assert_eq!(reply.ids(), [1, 2]);
    assert_eq!(reply.data()[0]["pictures"][0]["colourId"], 12);
});

both!(each_country_lists_only_what_it_shows_at_its_own_prices, test, {
    let shop = Shop::open(&test).await;
    let reply = shop.get_in(HR, ALL).await;
    assert_eq!(reply.ids(), [1, 3]);
    assert_eq!(reply.data()[0]["price"]["effectiveMinor"], 1390);
    assert_eq!(reply.data()[0]["price"]["lowestMinor"], json!(null));
    assert_eq!(reply.data()[0]["badges"][0]["key"], "special");
    assert_eq!(shop.get_in(HR, &format!("{BRAND}?brandSlug=osnova")).await.ids(), [3]);
    assert_eq!(shop.get_in(SI, &format!("{BRAND}?brandSlug=osnova")).await.ids(), [2]);
    assert_eq!(shop.get_in(SI, &format!("{CATEGORY}?category=men")).await.ids(), [0; 0]);
});

both!(sort_orders_have_a_default_direction_that_desc_reverses, test, {
    let shop = Shop::open(&test).await;
    for (order_by, expected) in
        [("newest", [1, 2, 4]), ("price", [1, 4, 2]), ("name", [2, 1, 4]), ("discount", [1, 4, 2])]
    {
        let reply = shop.get(&format!("{ALL}?orderBy={order_by}")).await;
        assert_eq!(reply.ids(), expected, "{order_by}");
    }
    for (order_by, expected) in
        [("newest", [4, 2, 1]), ("price", [2, 4, 1]), ("name", [1, 2, 4]), ("discount", [2, 4, 1])]
    {
        let reply = shop.get(&format!("{ALL}?orderBy={order_by}&order=desc")).await;
        assert_eq!(reply.ids(), expected, "{order_by}");
    }
});

both!(products_without_a_name_in_the_language_follow_those_with_one, test, {
    let shop = Shop::open(&test).await;
    for (page, expected) in [(1, vec![2, 1]), (2, vec![4]), (3, vec![])] {
        let reply = shop.get(&format!("{ALL}?orderBy=name&take=2&page={page}")).await;
        assert_eq!(reply.ids(), expected);
    }
    let one_each = shop.get(&format!("{ALL}?orderBy=name&take=1&page=3")).await;
    assert_eq!(one_each.list("name"), ["Aged tee"]);
    let english = shop.get(&format!("{ALL}?orderBy=name&languageId=1")).await;
    assert_eq!(english.list("name"), ["Aged tee", "Rib briefs", "Tee"]);
});

both!(filters_combine, test, {
    let shop = Shop::open(&test).await;
    for (query, expected) in [
        ("color=rust", vec![1]),
        ("color=rust,ink", vec![1, 2]),
        ("color=rust&color=ink", vec![1, 2]),
        ("color=RUST&size=m", vec![1]),
        ("color=ink&size=s", vec![]),
        ("color=ink&size=86/92", vec![]),
        ("size=86%2F92", vec![]),
        ("color=12", vec![2]),
        ("size=22", vec![]),
        ("size=21", vec![1]),
        ("color=unknown", vec![]),
        ("brand=tiho", vec![1]),
        ("brand=tiho,osnova", vec![1, 2]),
        ("brand=2", vec![2]),
        ("brand=unknown", vec![]),
        ("priceMin=1000", vec![2]),
        ("priceMax=990", vec![1, 4]),
        ("priceMin=990&priceMax=990&brand=tiho", vec![1]),
        ("priceMin=2000&priceMax=10", vec![]),
        ("discounted=true", vec![1]),
        ("discounted=false", vec![1, 2, 4]),
        ("discounted=true&color=rust&size=S&brand=tiho&priceMax=1000", vec![1]),
        ("utm_source=newsletter&color=&page=", vec![1, 2, 4]),
    ] {
        for order_by in ["newest", "price", "name", "discount"] {
            let reply = shop.get(&format!("{ALL}?{query}&orderBy={order_by}")).await;
            let mut ids = reply.ids();
            ids.sort_unstable();
            assert_eq!(ids, expected, "{query} by {order_by}");
            assert_eq!(reply.body["meta"]["itemCount"], expected.len(), "{query}");
        }
    }
});

both!(a_variant_that_the_country_does_not_sell_matches_no_filter, test, {
    let shop = Shop::open(&test).await;
    let mut tx = shop.app.db.begin().await.unwrap();
    tx.sql("UPDATE variant SET availability = (SELECT MAX(availability) FROM variant) WHERE id = 100")
        .execute()
        .await
        .unwrap();
    tx.sql("DELETE FROM variant_price WHERE tenant_id = 3 AND variant_id = 100").execute().await.unwrap();
    catalog::refresh_offers(&mut tx, &[(SI, ProductId(1))]).await.unwrap();
    tx.commit().await.unwrap();
    shop.read_changes().await;
    assert_eq!(shop.get(&format!("{ALL}?color=ink")).await.ids(), [2]);
    assert_eq!(shop.get_in(HR, &format!("{ALL}?color=ink")).await.ids(), [1]);
    assert_eq!(shop.get(ALL).await.data()[0]["colours"].as_array().unwrap().len(), 1);
});

both!(scopes_are_found_by_current_former_and_foreign_slugs, test, {
    let shop = Shop::open(&test).await;
    for (category, expected) in [
        ("zenske", vec![1, 2, 4]),
        ("zenske/perilo", vec![1]),
        ("Zenske/PERILO", vec![1]),
        ("zenske/staro-perilo", vec![1]),
        ("women/underwear", vec![1]),
        ("women%2Funderwear", vec![1]),
    ] {
        assert_eq!(shop.get(&format!("{CATEGORY}?category={category}")).await.ids(), expected, "{category}");
    }
    for slug in ["rebrasto", "rib", "stari-rebrasti"] {
        assert_eq!(shop.get(&format!("{COLLECTION}?collectionSlug={slug}")).await.ids(), [1], "{slug}");
    }
    assert_eq!(shop.get(&format!("{BRAND}?brandSlug=Tiho")).await.ids(), [1]);
});

both!(an_unknown_scope_is_not_found, test, {
    let shop = Shop::open(&test).await;
    for path in [
        format!("{CATEGORY}?category=nowhere"),
        format!("{CATEGORY}?category=perilo"),
        format!("{CATEGORY}?category=skrito"),
        format!("{CATEGORY}?category=skrito/spodaj"),
        format!("{CATEGORY}?category=/"),
        format!("{COLLECTION}?collectionSlug=nowhere"),
        format!("{BRAND}?brandSlug=nowhere"),
        format!("{BRAND}?brandSlug=🧦"),
    ] {
        let path = path.replace('🧦', "%F0%9F%A7%A6");
        assert_eq!(shop.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
});

both!(a_page_beyond_the_end_is_empty_with_correct_counts, test, {
    let shop = Shop::open(&test).await;
    let reply = shop.get(&format!("{ALL}?take=2&page=7")).await;
    assert_eq!(reply.ids(), [0; 0]);
    let meta =
        json!({ "page": 7, "take": 2, "itemCount": 3, "pageCount": 2, "hasPreviousPage": true, "hasNextPage": false });
    assert_eq!(reply.body["meta"], meta);
});

both!(every_page_is_reached_from_either_end, test, {
    let shop = Shop::open(&test).await;
    for order_by in ["newest", "price", "name", "discount"] {
        let whole = shop.get(&format!("{ALL}?orderBy={order_by}")).await.ids();
        let mut pages = Vec::new();
        for page in 1..=3 {
            pages.extend(shop.get(&format!("{ALL}?orderBy={order_by}&take=1&page={page}")).await.ids());
        }
        assert_eq!(pages, whole, "{order_by}");
    }
});

both!(an_invalid_parameter_is_named, test, {
    let shop = Shop::open(&test).await;
    for (query, field, code) in [
        ("take=0", "take", "error-parameter-range"),
        ("take=many", "take", "error-parameter-number"),
        ("page=0", "page", "error-parameter-range"),
        ("page=99999999999999999999", "page", "error-parameter-number"),
        ("order=up", "order", "error-parameter-choice"),
        ("orderBy=colour", "orderBy", "error-parameter-choice"),
        ("priceMin=-1", "priceMin", "error-parameter-range"),
        ("priceMax=1.5", "priceMax", "error-parameter-number"),
        ("discounted=maybe", "discounted", "error-parameter-choice"),
        ("color=a%00b", "color", "error-parameter-characters"),
        ("languageId=3", "languageId", "error-parameter-choice"),
        ("languageId=sl", "languageId", "error-parameter-number"),
        ("countryId=13", "countryId", "error-country-mismatch"),
    ] {
        let reply = shop.get(&format!("{ALL}?{query}")).await;
        assert_eq!(reply.refused(), [(field.to_owned(), code.to_owned())], "{query}");
        assert_eq!(reply.headers["cache-control"], "no-store");
    }
    assert_eq!(shop.get(&format!("{ALL}?take=1000&countryId=3&languageId=1")).await.ids(), [1, 2, 4]);
    let missing = shop.get(BRAND).await.refused();
    assert_eq!(missing, [("brandSlug".to_owned(), "error-parameter-required".to_owned())]);
    let long = shop.get(&format!("{BRAND}?brandSlug={}", "a".repeat(5000))).await.refused();
    assert_eq!(long[0].1, "error-parameter-long");
});

both!(a_change_is_shown_as_soon_as_the_feed_is_read, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(shop.get(ALL).await.body["meta"]["itemCount"], 3);
    shop.change("DELETE FROM offer WHERE tenant_id = 3 AND product_id = 2").await;
    let reply = shop.get(ALL).await;
    assert_eq!((reply.ids(), &reply.body["meta"]["itemCount"]), (vec![1, 4], &json!(2)));
});

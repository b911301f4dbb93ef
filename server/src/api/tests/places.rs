//! Categories, brands, collections and filter values.

use axum::http::StatusCode;
use serde_json::json;

use super::shop::{HR, Shop};
use crate::{both, id::TenantId};

both!(a_category_shows_collections_that_its_root_category_has_most_of, test, {
    let shop = Shop::open(&test).await;
    shop.change("UPDATE collection SET asset_id = 100 WHERE id = 1").await;
    let collections = async |category: &str| {
        let reply = shop.get_in(HR, &format!("/api/category/by-path/{category}?languageId=1")).await;
        let collections = reply.data()["collections"].as_array().unwrap().clone();
        collections.iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(collections("women").await, ["Rib"]);
    assert_eq!(collections("women/underwear").await, ["Rib"]);
    assert_eq!(collections("men").await, [""; 0]);
    shop.change("INSERT INTO product_collection (product_id, collection_id, position) VALUES (3, 1, 1)").await;
    assert_eq!((collections("women").await, collections("men").await), (vec!["Rib".into()], vec!["Rib".to_owned()]));
    shop.change("UPDATE collection SET asset_id = NULL WHERE id = 1").await;
    assert_eq!(collections("women").await, [""; 0]);
});

both!(menus_contain_what_has_products_in_the_country, test, {
    let shop = Shop::open(&test).await;
    let categories = shop.get("/api/category/getAllActiveData?countryId=3").await;
    assert_eq!(categories.list("path"), ["/category/zenske", "/category/zenske/perilo"]);
    assert_eq!(categories.list("productCount"), [3, 1]);
    assert_eq!(categories.list("parentId"), [json!(null), json!(1)]);
    let croatian = shop.get_in(HR, "/api/category/getAllActiveData").await;
    assert_eq!(croatian.list("path"), ["/category/women", "/category/men", "/category/women/underwear"]);
    assert_eq!(shop.get("/api/brand/getAllActiveData").await.list("slug"), ["tiho", "osnova"]);
    assert_eq!(shop.get("/api/brand/getAllActiveData?page=1").await.body["meta"]["take"], 10);
    assert_eq!(shop.get("/api/collection/getAllActiveData").await.list("slug"), ["rebrasto"]);
});

both!(a_category_lists_its_parents_children_and_siblings, test, {
    let shop = Shop::open(&test).await;
    let reply = shop.get("/api/category/by-path/zenske/perilo").await;
    let expected = json!({
        "id": 2, "slug": "perilo", "parentId": 1, "path": "/category/zenske/perilo", "name": "Perilo",
        "title": "Žensko perilo", "description": "Mehko.", "productCount": 1, "picture": null,
        "breadcrumbs": [
            { "name": "Ženske", "path": "/category/zenske" }, { "name": "Perilo", "path": "/category/zenske/perilo" },
        ],
        "children": [],
        "collections": [],
        "section": {
            "name": "Ženske", "path": "/category/zenske", "parts": [{ "name": "Perilo", "path": "/category/zenske/perilo" }],
        },
        "alternates": [
            { "country": "SI", "language": "sl", "path": "/category/zenske/perilo" },
            { "country": "SI", "language": "en", "path": "/category/women/underwear" },
            { "country": "HR", "language": "hr", "path": "/category/women/underwear" },
            { "country": "HR", "language": "en", "path": "/category/women/underwear" },
        ],
    });
    assert_eq!(reply.data(), &expected);
    let root = shop.get("/api/category/by-path/zenske").await;
    assert_eq!(root.data()["children"][0]["id"], 2);
    assert_eq!(shop.get("/api/category/by-path/men").await.data()["productCount"], 0);
});

both!(a_former_or_foreign_slug_redirects_to_the_current_one, test, {
    let shop = Shop::open(&test).await;
    for (asked, now) in [
        ("category/by-path/zenske/staro-perilo?languageId=16", "category/by-path/zenske/perilo?languageId=16"),
        ("category/by-path/women/underwear", "category/by-path/zenske/perilo"),
        ("category/by-path/women", "category/by-path/zenske"),
        ("category/by-path/zenske/perilo?languageId=1", "category/by-path/women/underwear?languageId=1"),
        ("collection/by-slug/stari-rebrasti", "collection/by-slug/rebrasto"),
        ("collection/by-slug/rib", "collection/by-slug/rebrasto"),
    ] {
        let reply = shop.get(&format!("/api/{asked}")).await;
        assert_eq!(reply.status, StatusCode::MOVED_PERMANENTLY, "{asked}");
        assert_eq!(reply.headers["location"], format!("/api/{now}"));
        assert_eq!(reply.body["isSuccess"], true);
        assert_eq!(shop.get(&format!("/api/{now}")).await.status, StatusCode::OK);
    }
});

both!(a_collection_and_a_brand_are_found_by_slug, test, {
    let shop = Shop::open(&test).await;
    let expected = json!({
        "id": 1, "slug": "rebrasto", "path": "/collection/rebrasto", "name": "Rebrasto", "description": "Drobna rebra.",
        "picture": null, "narrowPicture": null, "sort": "newest",
        "alternates": [
            { "country": "SI", "language": "sl", "path": "/collection/rebrasto" },
            { "country": "SI", "language": "en", "path": "/collection/rib" },
            { "country": "HR", "language": "hr", "path": "/collection/rib" },
            { "country": "HR", "language": "en", "path": "/collection/rib" },
        ],
    });
    assert_eq!(shop.get("/api/collection/by-slug/rebrasto").await.data(), &expected);
    let expected = json!({
        "id": 1, "slug": "tiho", "path": "/brands/tiho", "name": "Tiho", "description": "Tiha oblačila.",
        "productCount": 1, "picture": null,
        "alternates": [
            { "country": "SI", "language": "sl", "path": "/brands/tiho" },
            { "country": "SI", "language": "en", "path": "/brands/tiho" },
            { "country": "HR", "language": "hr", "path": "/brands/tiho" },
            { "country": "HR", "language": "en", "path": "/brands/tiho" },
        ],
    });
    assert_eq!(shop.get("/api/brand/by-slug/tiho").await.data(), &expected);
});

both!(values_are_counted_in_their_scope_and_country_in_stock_only, test, {
    let shop = Shop::open(&test).await;
    let counts = async |tenant, query: &str| -> Vec<(String, i64)> {
        let reply = shop.get_in(tenant, &format!("/api/attributeValue/web/list?{query}")).await;
        let pairs = reply.list("key").into_iter().zip(reply.list("productCount"));
        pairs.map(|(key, count)| (key.as_str().unwrap().to_owned(), count.as_i64().unwrap())).collect()
    };
    let pairs =
        |known: &[(&str, i64)]| known.iter().map(|(key, count)| ((*key).to_owned(), *count)).collect::<Vec<_>>();
    let shop_wide = pairs(&[("ink", 1), ("rust", 1), ("S", 1), ("M", 2), ("86/92", 0)]);
    assert_eq!(counts(TenantId(3), "").await, shop_wide);
    assert_eq!(counts(TenantId(3), "category=zenske").await, shop_wide);
    let underwear = pairs(&[("ink", 0), ("rust", 1), ("S", 1), ("M", 1)]);
    assert_eq!(counts(TenantId(3), "categoryId=2").await, underwear);
    assert_eq!(counts(TenantId(3), "collection=rebrasto").await, underwear);
    assert_eq!(counts(TenantId(3), "brandId=1").await, underwear);
    assert_eq!(counts(TenantId(3), "brand=osnova").await, pairs(&[("ink", 1), ("M", 1)]));
    assert_eq!(counts(HR, "brand=osnova").await, pairs(&[("sky", 1), ("M", 1)]));
    let reply = shop.get("/api/attributeValue/web/list?brand=osnova").await;
    let ink = json!({
        "id": 12, "attributeId": 1, "attribute": "colour", "key": "ink", "name": "Črna", "swatch": "#2c2b2d", "productCount": 1,
    });
    assert_eq!(reply.data()[0], ink);
});

both!(a_filter_value_is_counted_under_the_other_filters, test, {
    let shop = Shop::open(&test).await;
    let choices = async |query: &str| {
        let reply = shop.get(&format!("/api/product/web/filters?{query}")).await;
        let data = reply.data();
        let text = |facet: &str| {
            let choices = data[facet]["choices"].as_array().unwrap().iter();
            choices.map(|one| format!("{} {}", one["key"].as_str().unwrap(), one["productCount"])).collect::<Vec<_>>()
        };
        (text("colours"), text("sizes"), text("brands"), [data["lowestMinor"].clone(), data["highestMinor"].clone()])
    };
    let texts = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
    let everything = texts(&["S 1", "M 2", "86/92 0"]);
    let brands = texts(&["tiho 1", "osnova 1"]);
    let plain = choices("").await;
    assert_eq!(plain, (texts(&["ink 1", "rust 1"]), everything, brands.clone(), [json!(990), json!(1990)]));
    let rust = choices("color=rust").await;
    assert_eq!(rust.0, texts(&["ink 1", "rust 1"]), "a choice does not narrow its own filter");
    assert_eq!((rust.1, rust.2), (texts(&["S 1", "M 1", "86/92 0"]), texts(&["tiho 1", "osnova 0"])));
    let small = choices("size=S&category=zenske").await;
    assert_eq!((small.0, small.2), (texts(&["ink 0", "rust 1"]), texts(&["tiho 1", "osnova 0"])));
    assert_eq!(choices("priceMax=1000").await.2, texts(&["tiho 1", "osnova 0"]));
    assert_eq!(choices("brand=osnova&priceMax=1000").await.3, [json!(1990), json!(1990)]);
    assert_eq!(choices("collectionSlug=rebrasto").await.2, texts(&["tiho 1"]));
    let list = shop.get("/api/attributeValue/web/list?category=zenske&brands=osnova").await;
    assert_eq!(
        (list.list("key"), list.list("productCount")),
        (
            vec![json!("ink"), json!("rust"), json!("S"), json!("M"), json!("86/92")],
            vec![json!(1), json!(0), json!(0), json!(1), json!(0)]
        )
    );
    assert_eq!(shop.get("/api/product/web/filters?category=nowhere").await.status, StatusCode::NOT_FOUND);
});

both!(brands_are_counted_in_a_scope, test, {
    let shop = Shop::open(&test).await;
    let underwear = shop.get("/api/brand/getAllActiveData?category=zenske/perilo").await;
    assert_eq!(underwear.list("slug"), ["tiho"]);
    let women = shop.get("/api/brand/getAllActiveData?categoryId=1").await;
    assert_eq!(
        (women.list("slug"), women.list("productCount")),
        (vec![json!("tiho"), json!("osnova")], vec![json!(1), json!(1)])
    );
});

both!(unknown_names_are_not_found, test, {
    let shop = Shop::open(&test).await;
    let long = "a".repeat(3000);
    for path in [
        "category/by-path/nowhere",
        "category/by-path/zenske/nowhere",
        "category/by-path/skrito",
        "category/by-path/skrito/spodaj",
        "category/by-path/a%00b",
        "category/by-path/zenske/%F0%9F%A7%A6",
        "category/by-path/%FF",
        "collection/by-slug/nowhere",
        "collection/by-slug/%00",
        "brand/by-slug/nowhere",
        "product/web/by-slug/%00",
        &format!("product/web/by-slug/{long}"),
        "attributeValue/web/list?categoryId=99",
        "attributeValue/web/list?categoryId=4",
        "attributeValue/web/list?collection=nowhere",
    ] {
        let reply = shop.get(&format!("/api/{path}")).await;
        assert_eq!(reply.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(reply.body["code"], "error-not-found");
    }
    let refused = shop.get("/api/attributeValue/web/list?brandId=first").await.refused();
    assert_eq!(refused, [("brandId".to_owned(), "error-parameter-number".to_owned())]);
});

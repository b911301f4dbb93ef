//! Categories, brands, collections and values to filter by.

use axum::http::StatusCode;
use serde_json::json;

use super::shop::{HR, Shop};
use crate::both;

both!(menus_hold_what_has_products_in_the_country, test, {
    let shop = Shop::open(&test).await;
    let categories = shop.get("/api/category/getAllActiveData?countryId=3").await;
    assert_eq!(categories.list("path"), ["/category/zenske", "/category/zenske/perilo"]);
    assert_eq!(categories.list("productCount"), [3, 1]);
    assert_eq!(categories.list("parentId"), [json!(null), json!(1)]);
    let croatian = shop.get_in(HR, "/api/category/getAllActiveData").await;
    assert_eq!(croatian.list("path"), ["/category/women", "/category/men", "/category/women/underwear"]);
    assert_eq!(shop.get("/api/brand/getAllActiveData").await.list("slug"), ["tiho", "osnova"]);
    assert_eq!(shop.get("/api/collection/getAllActiveData").await.list("slug"), ["rebrasto"]);
});

both!(a_category_knows_its_surroundings, test, {
    let shop = Shop::open(&test).await;
    let reply = shop.get("/api/category/by-path/zenske/perilo").await;
    let expected = json!({
        "id": 2, "slug": "perilo", "parentId": 1, "path": "/category/zenske/perilo", "name": "Perilo",
        "title": "Žensko perilo", "description": "Mehko.", "productCount": 1, "picture": null,
        "breadcrumbs": [
            { "name": "Ženske", "path": "/category/zenske" }, { "name": "Perilo", "path": "/category/zenske/perilo" },
        ],
        "children": [],
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

both!(a_former_or_foreign_slug_leads_to_the_one_of_now, test, {
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
        "picture": null, "narrowPicture": null,
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

both!(values_are_counted_on_their_shelf_and_in_their_country, test, {
    let shop = Shop::open(&test).await;
    let counts = async |tenant, query: &str| -> Vec<(String, i64)> {
        let reply = shop.get_in(tenant, &format!("/api/attributeValue/web/list?{query}")).await;
        let pairs = reply.list("key").into_iter().zip(reply.list("productCount"));
        pairs.map(|(key, count)| (key.as_str().unwrap().to_owned(), count.as_i64().unwrap())).collect()
    };
    let pairs =
        |known: &[(&str, i64)]| known.iter().map(|(key, count)| ((*key).to_owned(), *count)).collect::<Vec<_>>();
    let shop_wide = pairs(&[("ink", 2), ("rust", 2), ("S", 1), ("M", 2), ("86/92", 1)]);
    assert_eq!(counts(3, "").await, shop_wide);
    assert_eq!(counts(3, "category=zenske").await, shop_wide);
    let underwear = pairs(&[("ink", 1), ("rust", 1), ("S", 1), ("M", 1)]);
    assert_eq!(counts(3, "categoryId=2").await, underwear);
    assert_eq!(counts(3, "collection=rebrasto").await, underwear);
    assert_eq!(counts(3, "brandId=1").await, underwear);
    assert_eq!(counts(3, "brand=osnova").await, pairs(&[("ink", 1), ("M", 1)]));
    assert_eq!(counts(HR, "brand=osnova").await, pairs(&[("sky", 1), ("M", 1)]));
    let reply = shop.get("/api/attributeValue/web/list?brand=osnova").await;
    let ink = json!({
        "id": 12, "attributeId": 1, "attribute": "colour", "key": "ink", "name": "Črna", "swatch": "#2c2b2d", "productCount": 1,
    });
    assert_eq!(reply.data()[0], ink);
});

both!(brands_are_counted_on_a_shelf, test, {
    let shop = Shop::open(&test).await;
    let underwear = shop.get("/api/brand/getAllActiveData?category=zenske/perilo").await;
    assert_eq!(underwear.list("slug"), ["tiho"]);
    let women = shop.get("/api/brand/getAllActiveData?categoryId=1").await;
    assert_eq!(
        (women.list("slug"), women.list("productCount")),
        (vec![json!("tiho"), json!("osnova")], vec![json!(1), json!(1)])
    );
});

both!(what_does_not_exist_is_not_found_whatever_it_is_called, test, {
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

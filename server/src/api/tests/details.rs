//! A product's page.

use std::sync::Arc;

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use serde_json::{Value, json};

use super::shop::{HR, SI, SL, Shop};
use crate::{
    both,
    id::TenantId,
    tenancy::{Storefront, Tenant},
};

const PRODUCT: &str = "/api/product/web/by-slug";

both!(a_product_page_has_all_details, test, {
    let shop = Shop::open(&test).await;
    let reply = shop.get(&format!("{PRODUCT}/rebraste-hlacke")).await;
    let data = reply.data();
    assert_eq!((&data["name"], &data["description"]), (&json!("Rebraste hlačke"), &json!("<p>Lepo.</p>")));
    assert_eq!((&data["seoTitle"], &data["seoDescription"]), (&json!("SEO"), &json!(null)));
    assert_eq!((&data["grams"], &data["gender"]), (&json!(180), &json!("women")));
    let crumbs: Vec<_> = data["breadcrumbs"].as_array().unwrap().iter().map(|crumb| crumb["path"].clone()).collect();
    assert_eq!(crumbs, ["/category/zenske", "/category/zenske/perilo", "/product/rebraste-hlacke"]);
    assert_eq!(data["composition"][1], json!({ "fibre": "elastane", "name": "elastane", "percent": 5 }));
    assert_eq!(data["care"], json!([{ "key": "wash-40", "name": "wash-40" }]));
    let alternates = json!([
        { "country": "SI", "language": "sl", "path": "/product/rebraste-hlacke" },
        { "country": "SI", "language": "en", "path": "/product/rib-briefs" },
        { "country": "HR", "language": "hr", "path": "/product/rib-briefs" },
        { "country": "HR", "language": "en", "path": "/product/rib-briefs" },
    ]);
    assert_eq!(data["alternates"], alternates);
    let maker =
        json!({ "name": "Vitrina", "address": "Trg 1", "email": "info@example.com", "responsiblePerson": null });
    assert_eq!(data["manufacturer"], maker);
    assert_eq!(data["gallery"].as_array().unwrap().len(), 4);
});

both!(variants_have_stock_and_options_come_from_variants, test, {
    let shop = Shop::open(&test).await;
    let reply = shop.get(&format!("{PRODUCT}/rebraste-hlacke")).await;
    let data = reply.data();
    let stock: Vec<_> = data["variants"].as_array().unwrap().iter().map(|v| (&v["stock"], &v["stockLeft"])).collect();
    assert_eq!(stock, [(&json!("out"), &json!(null)), (&json!("in"), &json!(null)), (&json!("low"), &json!(2))]);
    let price = json!({
        "currency": "EUR", "priceMinor": 1290, "discountMinor": 990, "effectiveMinor": 990, "lowestMinor": 1190, "percent": 16,
    });
    assert_eq!(data["variants"][0]["price"], price);
    let options: Vec<(&str, Vec<&str>)> = data["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| {
            let values = option["values"].as_array().unwrap().iter().map(|value| value["key"].as_str().unwrap());
            (option["attribute"].as_str().unwrap(), values.collect())
        })
        .collect();
    assert_eq!(options, [("colour", vec!["ink", "rust"]), ("size", vec!["S", "M"])]);
});

both!(related_products_are_the_named_ones_then_those_of_the_category, test, {
    let shop = Shop::open(&test).await;
    let related = async |tenant, slug: &str| -> Vec<i64> {
        let reply = shop.get_in(tenant, &format!("{PRODUCT}/{slug}")).await;
        reply.data()["related"].as_array().unwrap().iter().map(|card| card["id"].as_i64().unwrap()).collect()
    };
    assert_eq!(related(TenantId(3), "rebraste-hlacke").await, [4]);
    assert_eq!(related(HR, "rib-briefs?languageId=1").await, [3]);
    assert_eq!(related(TenantId(3), "majica").await, [1, 4]);
});

both!(a_product_is_found_only_where_it_is_shown, test, {
    let shop = Shop::open(&test).await;
    for (tenant, slug, status) in [
        (3, "boksarice", StatusCode::NOT_FOUND),
        (3, "boxers", StatusCode::NOT_FOUND),
        (3, "stare-boksarice", StatusCode::NOT_FOUND),
        (13, "tee?languageId=1", StatusCode::NOT_FOUND),
        (13, "boxers", StatusCode::OK),
        (3, "old-tee", StatusCode::OK),
        (3, "nowhere", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(shop.get_in(TenantId(tenant), &format!("{PRODUCT}/{slug}")).await.status, status, "{tenant} {slug}");
    }
});

both!(former_and_foreign_slugs_redirect_to_the_current_one, test, {
    let shop = Shop::open(&test).await;
    for (asked, now) in [
        ("stare-hlacke", "rebraste-hlacke"),
        // Parameters that the call does not read are removed from the redirect.
        ("stare-hlacke?languageId=16&x=%C4%8D", "rebraste-hlacke?languageId=16"),
        ("stare-hlacke?languageId=1", "rib-briefs?languageId=1"),
        ("rib-briefs", "rebraste-hlacke"),
    ] {
        let reply = shop.get(&format!("{PRODUCT}/{asked}")).await;
        assert_eq!(reply.status, StatusCode::MOVED_PERMANENTLY, "{asked}");
        assert_eq!(reply.headers["location"], format!("{PRODUCT}/{now}"));
    }
    let reply = shop.get(&format!("{PRODUCT}/stare-hlacke")).await;
    assert_eq!(reply.body["data"], json!({ "path": "/product/rebraste-hlacke" }));
});

both!(a_variant_without_a_price_here_is_not_sold_here, test, {
    let shop = Shop::open(&test).await;
    shop.change("DELETE FROM variant_price WHERE tenant_id = 3 AND variant_id = 100").await;
    let reply = shop.get(&format!("{PRODUCT}/rebraste-hlacke")).await;
    assert_eq!(reply.data()["variants"].as_array().unwrap().len(), 2);
    assert_eq!(reply.data()["options"][0]["values"].as_array().unwrap().len(), 1);
    let other = shop.get_in(HR, &format!("{PRODUCT}/rib-briefs?languageId=1")).await;
    assert_eq!(other.data()["variants"].as_array().unwrap().len(), 3);
});

// 2011/83/EU, article 6(1)(l).
both!(a_product_page_names_the_legal_guarantee_in_the_union_only, test, {
    let shop = Shop::open(&test).await;
    let words = [("mail-order-guarantee", "Zakonsko jamstvo za skladnost"), ("mail-order-guarantee-text", "Dve leti.")];
    shop.set_messages(SL, "mail", &words).await;
    for (code, guarantee) in [
        ("SI", json!({ "title": "Zakonsko jamstvo za skladnost", "text": "Dve leti." })),
        ("BD", Value::Null),
        ("CH", Value::Null),
    ] {
        // The same shop in another country, each in a new process with empty caches.
        let process = Shop::over(&test).await;
        let here = process.storefront(SI);
        let there =
            Storefront { tenant: Arc::new(Tenant { code: code.into(), ..Tenant::clone(&here.tenant) }), ..here };
        let request = Request::get(format!("{PRODUCT}/rebraste-hlacke")).body(Body::empty()).unwrap();
        let reply = process.send_through(there, request).await;
        assert_eq!(reply.data()["guarantee"], guarantee, "{code}");
    }
});

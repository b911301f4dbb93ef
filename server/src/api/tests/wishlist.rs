//! Wishlists: separate for each country and each customer.

use std::cell::Cell;

use axum::http::StatusCode;
use serde_json::json;

use super::{
    accounts::{Person, ask, register},
    shop::{HR, Reply, SI, Shop},
};
use crate::{
    both,
    db::{RETRIES, Session as _},
    id::ProductId,
    tenancy::TenantId,
};

async fn save(shop: &Shop, tenant: TenantId, person: &Person, product: ProductId) -> Reply {
    let body = json!({ "userId": person.id, "productId": product, "countryId": tenant });
    shop.call(tenant, ("POST", "/api/wishlist"), Some(&person.token), Some(&body)).await
}

async fn page(shop: &Shop, tenant: TenantId, person: &Person, query: &str) -> Reply {
    let path = format!("/api/wishlist/findAllDataByPagination?userId={}{query}", person.id);
    shop.call(tenant, ("GET", &path), Some(&person.token), None).await
}

both!(a_saved_product_is_listed_once_and_can_be_removed, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let saved = save(&shop, SI, &ana, ProductId(1)).await;
    assert_eq!(saved.body["message"], "wishlist-added");
    let entry = saved.data().clone();
    let twice = save(&shop, SI, &ana, ProductId(1)).await;
    assert_eq!((twice.status, &twice.body["code"]), (StatusCode::CONFLICT, &json!("error-wishlist-duplicate")));
    save(&shop, SI, &ana, ProductId(4)).await.data();
    let list = page(&shop, SI, &ana, "&countryId=3&languageId=16&page=1&take=20").await;
    assert_eq!(list.ids(), [4, 1]);
    assert_eq!(list.data()[1]["wishlistId"], entry["wishlistId"]);
    assert_eq!((&list.body["meta"]["itemCount"], &list.body["meta"]["take"]), (&json!(2), &json!(20)));
    assert_eq!(list.headers["cache-control"], "no-store");
    assert_eq!(page(&shop, SI, &ana, "&take=1&page=2").await.ids(), [1]);
    let saved = ask(&shop, &ana, "GET", "wishlist/ids", None).await;
    assert_eq!(saved.list("productId"), [json!(4), json!(1)]);
    let path = format!("wishlist/delete/{}", entry["wishlistId"]);
    assert_eq!(ask(&shop, &ana, "DELETE", &path, None).await.body["message"], "wishlist-removed");
    assert_eq!(ask(&shop, &ana, "DELETE", &path, None).await.status, StatusCode::NOT_FOUND);
    assert_eq!(page(&shop, SI, &ana, "").await.ids(), [4]);
});

both!(each_country_has_its_own_wishlist, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let here = save(&shop, SI, &ana, ProductId(1)).await.data().clone();
    let there = save(&shop, HR, &ana, ProductId(1)).await.data().clone();
    save(&shop, HR, &ana, ProductId(3)).await.data();
    assert_eq!(save(&shop, SI, &ana, ProductId(3)).await.status, StatusCode::NOT_FOUND, "not shown here");
    assert_eq!(save(&shop, SI, &ana, ProductId(999)).await.status, StatusCode::NOT_FOUND);
    assert_eq!(page(&shop, SI, &ana, "").await.ids(), [1]);
    assert_eq!(page(&shop, HR, &ana, "").await.ids(), [3, 1]);
    let path = format!("/api/wishlist/delete/{}", there["wishlistId"]);
    let refused = shop.call(SI, ("DELETE", &path), Some(&ana.token), None).await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
    let saved = shop.call(HR, ("GET", "/api/wishlist/ids"), Some(&ana.token), None).await;
    assert_eq!(saved.list("productId"), [json!(3), json!(1)]);
    let path = format!("/api/wishlist/delete/{}", here["wishlistId"]);
    shop.call(SI, ("DELETE", &path), Some(&ana.token), None).await.data();
    assert_eq!((page(&shop, SI, &ana, "").await.ids().len(), page(&shop, HR, &ana, "").await.ids().len()), (0, 2));
    let body = json!({ "userId": ana.id, "productId": 1, "countryId": HR });
    let reply = ask(&shop, &ana, "POST", "wishlist", Some(&body)).await;
    assert_eq!(reply.refused(), [("countryId".into(), "error-country-mismatch".into())]);
});

both!(a_guests_list_is_merged_without_duplicates, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    save(&shop, SI, &ana, ProductId(1)).await.data();
    let body = json!({ "userId": ana.id, "productIds": [4, 2, 1, 3, 999, 4, -1] });
    let merged = ask(&shop, &ana, "POST", "wishlist/merge", Some(&body)).await;
    assert_eq!(
        (merged.data(), &merged.body["message"]),
        (&json!({ "added": 2, "left": [] }), &json!("notice-wishlist-merged"))
    );
    assert_eq!(page(&shop, SI, &ana, "").await.ids(), [4, 2, 1], "in the guest's order, before what was there");
    assert_eq!(
        *ask(&shop, &ana, "POST", "wishlist/merge", Some(&body)).await.data(),
        json!({ "added": 0, "left": [] })
    );
    let many: Vec<i64> = (0..201).collect();
    for odd in [
        json!({ "userId": ana.id }),
        json!({ "userId": ana.id, "productIds": "1" }),
        json!({ "userId": ana.id, "productIds": many }),
    ] {
        assert_eq!(ask(&shop, &ana, "POST", "wishlist/merge", Some(&odd)).await.refused()[0].0, "productIds");
    }
});

both!(products_beyond_the_limit_are_returned, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let products = "INSERT INTO product
            (id, key, composition, care, is_active, published_at, updated_at, extra, digest)
        WITH RECURSIVE n (id) AS (SELECT 1001 UNION ALL SELECT id + 1 FROM n WHERE id < 1499)
        SELECT n.id, 'many-' || n.id, p.composition, p.care, p.is_active, p.published_at, p.updated_at, p.extra, p.digest
        FROM n JOIN product p ON p.id = 1";
    test.db.sql(products).execute().await.unwrap();
    let kept = "INSERT INTO wishlist_item (tenant_id, user_id, product_id, created_at)
        SELECT 3, $1, id, updated_at FROM product WHERE id > 1000";
    assert_eq!(test.db.sql(kept).bind(ana.id).execute().await.unwrap(), 499);
    let body = json!({ "userId": ana.id, "productIds": [4, 2, 1] });
    let merged = ask(&shop, &ana, "POST", "wishlist/merge", Some(&body)).await;
    let outcome = (merged.data(), &merged.body["message"]);
    assert_eq!(outcome, (&json!({ "added": 1, "left": [4, 2] }), &json!("error-wishlist-full")));
    assert_eq!(save(&shop, SI, &ana, ProductId(2)).await.body["code"], "error-wishlist-full");
});

both!(hidden_products_stay_on_the_list_until_they_are_shown_again, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    save(&shop, SI, &ana, ProductId(1)).await.data();
    save(&shop, SI, &ana, ProductId(2)).await.data();
    shop.change("UPDATE offer SET is_visible = (product_id <> 1) WHERE tenant_id = 3 AND product_id IN (1, 2)").await;
    let list = page(&shop, SI, &ana, "").await;
    assert_eq!((list.ids(), &list.body["meta"]["itemCount"]), (vec![2], &json!(1)));
    shop.change("UPDATE offer SET is_visible = (product_id > 0) WHERE tenant_id = 3 AND product_id IN (1, 2)").await;
    assert_eq!(page(&shop, SI, &ana, "").await.ids(), [2, 1]);
});

both!(guests_request_products_by_ids, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(shop.get("/api/product/web/by-ids?ids=4,1,3,999,2").await.ids(), [4, 1, 2]);
    assert_eq!(shop.get_in(HR, "/api/product/web/by-ids?ids=4,1,3").await.ids(), [1, 3]);
    assert!(shop.get("/api/product/web/by-ids").await.ids().is_empty());
    assert_eq!(shop.get("/api/product/web/by-ids?ids=1,x").await.refused()[0].1, "error-parameter-number");
    let many = (0..61).map(|id| id.to_string()).collect::<Vec<_>>().join(",");
    assert_eq!(shop.get(&format!("/api/product/web/by-ids?ids={many}")).await.refused()[0].1, "error-parameter-many");
});

both!(concurrent_merges_respect_the_limit_and_do_not_deadlock, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let products = many_products(&shop, 700).await;
    for ids in products[..450].chunks(150) {
        let body = json!({ "userId": ana.id, "productIds": ids });
        ask(&shop, &ana, "POST", "wishlist/merge", Some(&body)).await.data();
    }
    // The same products in opposite orders, so that the transactions lock the same rows, and more of them than the limit.
    let one: Vec<i64> = products[450..600].to_vec();
    let other: Vec<i64> = one.iter().rev().copied().collect();
    let more = products[600..].to_vec();
    let bodies = [one, other, more].map(|ids| json!({ "userId": ana.id, "productIds": ids }));
    let merges = bodies.iter().map(|body| ask(&shop, &ana, "POST", "wishlist/merge", Some(body)));
    let merged = RETRIES.scope(Cell::new(0), async {
        let merged = futures::future::join_all(merges).await;
        let added: i64 = merged.iter().map(|merged| merged.data()["added"].as_i64().unwrap()).sum();
        (added, RETRIES.with(Cell::get))
    });
    let (added, retries) = merged.await;
    let count: i64 = test.db.sql("SELECT COUNT(*) FROM wishlist_item").scalar().await.unwrap();
    assert_eq!((added, count), (50, 500));
    assert_eq!(retries, 0, "a deadlock was broken by the database");
});

/// Products that Slovenia shows.
async fn many_products(shop: &Shop, count: i64) -> Vec<i64> {
    let mut tx = shop.app.db.begin().await.unwrap();
    for id in 1000..1000 + count {
        tx.sql(
            "INSERT INTO product (id, key, composition, care, is_active, published_at, updated_at, extra, digest)
             SELECT CAST($1 AS BIGINT), 'many-' || CAST($1 AS TEXT), composition, care, is_active, published_at, updated_at, extra, digest
             FROM product WHERE id = 1",
        )
        .bind(id)
        .execute()
        .await
        .unwrap();
        tx.sql(
            "INSERT INTO offer (tenant_id, product_id, is_visible, price_minor, effective_minor, highest_minor, percent, in_stock)
             VALUES (3, $1, TRUE, 100, 100, 100, 0, TRUE)",
        )
        .bind(id)
        .execute()
        .await
        .unwrap();
    }
    tx.commit().await.unwrap();
    (1000..1000 + count).collect()
}

//! Cached responses: the same for everybody, renewed when their data changes; no other response may be cached.

use axum::{
    body::Body,
    http::{Request, StatusCode},
};
use chrono::TimeDelta;

use super::{
    accounts::register,
    content,
    shop::{HR, Reply, SI, Shop, now},
};
use crate::{
    api::public,
    both,
    changes::{Change, Topic},
    db::Session as _,
};

const ALL: &str = "/api/product/web/countryWiseProductsPagination";

/// Existing URLs of the public calls whose path or query has parameters.
const ADDRESSES: &[(&str, &str)] = &[
    ("/api/brand/by-slug/{slug}", "/api/brand/by-slug/tiho"),
    ("/api/category/by-path/{parent}", "/api/category/by-path/zenske"),
    ("/api/category/by-path/{parent}/{slug}", "/api/category/by-path/zenske/perilo"),
    ("/api/blog-post/web/by-slug/{slug}", "/api/blog-post/web/by-slug/first"),
    ("/api/collection/by-slug/{slug}", "/api/collection/by-slug/rebrasto"),
    ("/api/event/web/by-slug/{slug}", "/api/event/web/by-slug/week"),
    (
        "/api/product/web/event/countryWiseProductsPagination",
        "/api/product/web/event/countryWiseProductsPagination?eventSlug=week",
    ),
    ("/api/product/web/event/filters", "/api/product/web/event/filters?eventSlug=week"),
    ("/api/content/page/by-slug/{slug}", "/api/content/page/by-slug/pogoji"),
    ("/api/country/getCountryByName/{name}", "/api/country/getCountryByName/Slovenia"),
    ("/api/country/getCountryByName/{name}/", "/api/country/getCountryByName/Slovenia/"),
    ("/api/country/{id}", "/api/country/3"),
    (
        "/api/homePartnerInstagram/web/getHomepageDataByType",
        "/api/homePartnerInstagram/web/getHomepageDataByType?type=INSTAGRAM",
    ),
    (
        "/api/media-slider/slider/web/findByUsagesType/{type}/{usage}",
        "/api/media-slider/slider/web/findByUsagesType/HERO/HOMEPAGE",
    ),
    (
        "/api/product/web/brand/countryWiseProductsPagination",
        "/api/product/web/brand/countryWiseProductsPagination?brandSlug=tiho",
    ),
    ("/api/product/web/by-ids", "/api/product/web/by-ids?ids=1,2"),
    ("/api/product/web/by-slug/{slug}", "/api/product/web/by-slug/rebraste-hlacke"),
    (
        "/api/product/web/category/countryWiseProductsPagination",
        "/api/product/web/category/countryWiseProductsPagination?category=zenske",
    ),
    (
        "/api/product/web/collection/countryWiseProductsPagination",
        "/api/product/web/collection/countryWiseProductsPagination?collectionSlug=rebrasto",
    ),
    ("/api/redirect/by-path", "/api/redirect/by-path?path=/old"),
    ("/api/setupHomepage/web/getSetupDataByType", "/api/setupHomepage/web/getSetupDataByType?type=HERO"),
    ("/api/translations", "/api/translations?areas=shop"),
];

/// An existing URL of a public call.
fn address_of(pattern: &'static str) -> &'static str {
    ADDRESSES.iter().find(|(known, _)| *known == pattern).map_or(pattern, |(_, address)| address)
}

/// A request of a signed-in user, from a browser with cookies.
async fn ask_as_somebody(shop: &Shop, path: &str, token: &str) -> Reply {
    let request = Request::get(path)
        .header("authorization", format!("Bearer {token}"))
        .header("cookie", "theme=dark; signed_in=1; known_device=0123456789abcdef; locale_lang=en; cart=v1~200.2.1990")
        .header("accept-language", "hr")
        .header("user-agent", "somebody")
        .body(Body::empty())
        .unwrap();
    shop.send(SI, request).await
}

both!(a_cached_response_does_not_depend_on_who_asked_first, test, {
    let shop = Shop::open(&test).await;
    content::write(&shop).await;
    let ana = register(&shop, "ana@example.com").await;
    let mut asked = 0;
    for path in public::paths().map(address_of) {
        let guest = shop.get(path).await;
        assert_eq!(guest.status, StatusCode::OK, "{path}: add its address to ADDRESSES");
        assert_eq!(guest.headers["cache-control"], "public, max-age=0, must-revalidate", "{path} {}", guest.body);
        // Rendered again, now for a signed-in user.
        shop.app.feed.publish_all();
        let somebody = ask_as_somebody(&shop, path, &ana.token).await;
        assert_eq!((&somebody.body, &somebody.headers["etag"]), (&guest.body, &guest.headers["etag"]), "{path}");
        assert!(!somebody.headers.contains_key("set-cookie"), "{path}");
        asked += 1;
    }
    assert!(asked >= ADDRESSES.len(), "{asked}");
    let unknown: Vec<_> = ADDRESSES.iter().filter(|(known, _)| !public::paths().any(|path| path == *known)).collect();
    assert!(unknown.is_empty(), "no such public call: {unknown:?}");
});

both!(a_response_is_renewed_when_and_only_when_its_data_changes, test, {
    let shop = Shop::open(&test).await;
    let card = shop.get(ALL).await.body["data"][0].clone();
    let (id, slug) = (card["id"].as_i64().unwrap(), card["slug"].as_str().unwrap());
    let page = format!("/api/product/web/by-slug/{slug}");
    let price = async |path: &str| {
        let data = shop.get(path).await.body["data"].clone();
        let card = if data.is_array() { data[0].clone() } else { data };
        card["price"]["priceMinor"].as_i64().unwrap()
    };
    let before = price(&page).await;
    assert_eq!(price(ALL).await, before);
    // This change is not recorded in the feed, so no cache is invalidated.
    test.db.sql("UPDATE variant_price SET price_minor = price_minor + 100").execute().await.unwrap();
    test.db.sql("UPDATE offer SET price_minor = price_minor + 100").execute().await.unwrap();
    shop.app.feed.publish(&[
        Change::one(Topic::Product, HR, id),
        Change::one(Topic::Product, SI, id + 1_000),
        Change::in_tenant(Topic::Content, SI),
        Change::in_tenant(Topic::Translations, HR),
    ]);
    assert_eq!((price(&page).await, price(ALL).await), (before, before));
    assert_eq!(price(&format!("{ALL}?utm_source=mail&gclid=1")).await, before, "the same answer as without them");
    shop.app.feed.publish(&[Change::one(Topic::Product, SI, id)]);
    assert_eq!((price(&page).await, price(ALL).await), (before + 100, before + 100));
});

both!(a_delivery_date_ends_with_its_day_in_the_country, test, {
    let shop = Shop::open(&test).await;
    let slug = shop.get(ALL).await.body["data"][0]["slug"].as_str().unwrap().to_owned();
    let delivery =
        async || shop.get(&format!("/api/product/web/by-slug/{slug}")).await.body["data"]["delivery"].clone();
    let today = delivery().await;
    let slovenia = shop.app.directory().tenant(SI).unwrap().clone();
    let midnight = slovenia.next_midnight(now());
    assert_eq!(midnight.date_naive(), now().date_naive(), "in UTC it is still the same day");
    shop.app.clock.advance(midnight - now() - TimeDelta::seconds(1));
    assert_eq!(delivery().await, today, "a second before midnight");
    shop.app.feed.publish_all();
    assert_eq!(delivery().await, today, "also in a renewed response");
    shop.app.clock.advance(TimeDelta::seconds(2));
    assert_ne!(delivery().await, today, "a second after midnight");
});

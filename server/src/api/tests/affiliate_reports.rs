//! A partner's figures, links and product files over HTTP.

use axum::{body::Body, http::Request};
use serde_json::{Value, json};

use super::{
    accounts::{ask, post},
    affiliates::{ApprovedPartner, partner},
    shop::{HR, SI, Shop},
};
use crate::{affiliates, both, id::AffiliateId, tenancy::TenantId};

async fn code_of(shop: &Shop, partner: &ApprovedPartner) -> String {
    affiliates::show(&shop.app, AffiliateId(partner.id)).await.unwrap().code
}

/// A click on a partner's link, by a new browser.
async fn click(shop: &Shop, tenant: TenantId, code: &str, landing: &str, campaign: &str) {
    let body = json!({
        "affiliateCode": code, "sessionId": uuid::Uuid::new_v4(), "ipAddress": null, "landingPage": landing,
        "utmCampaign": campaign, "deviceType": "mobile",
    });
    post(shop, tenant, "affiliate/track-click", &body).await.data();
}

async fn get(shop: &Shop, partner: &ApprovedPartner, path: &str) -> Value {
    ask(shop, &partner.person, "GET", path, None).await.data().clone()
}

both!(clicks_are_on_the_dashboard_and_in_the_analytics_at_once, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    let other = partner(&shop, HR, "maja@example.com").await;
    let code = code_of(&shop, &tone).await;
    click(&shop, SI, &code, "https://vitrina.si/", "spring").await;
    click(&shop, SI, &code, "https://vitrina.si/en", "autumn").await;
    click(&shop, HR, &code.to_uppercase(), "/", "spring").await;
    let dashboard = get(&shop, &tone, &format!("affiliate/dashboard/{}", tone.id)).await;
    assert_eq!((&dashboard["stats"]["clicks"], &dashboard["stats"]["conversions"]), (&json!(3), &json!(0)));
    assert_eq!(dashboard["stats"]["earnings"], json!([]));
    assert_eq!(dashboard["trafficSources"], json!([{ "source": "direct_link", "clicks": 3, "conversions": 0 }]));
    let days = dashboard["earningsData"].as_array().unwrap();
    assert_eq!((days.len(), &days[29]["day"], &days[29]["clicks"]), (30, &json!("2026-11-16"), &json!(3)));
    assert_eq!(dashboard["topPages"][0]["key"], "/");
    let analytics = format!("affiliate/{}/utm-analytics", tone.id);
    let by_campaign = get(&shop, &tone, &format!("{analytics}?by=campaign&compare=true")).await;
    let rows: Vec<(&Value, &Value)> =
        by_campaign["rows"].as_array().unwrap().iter().map(|row| (&row["key"], &row["clicks"])).collect();
    assert_eq!(rows, [(&json!("spring"), &json!(2)), (&json!("autumn"), &json!(1))]);
    assert_eq!((&by_campaign["totals"]["clicks"], &by_campaign["before"]["clicks"]), (&json!(3), &json!(0)));
    let by_country = get(&shop, &tone, &format!("{analytics}?by=country")).await;
    assert_eq!(by_country["rows"][0]["label"], "Slovenia");
    let before = get(&shop, &tone, &format!("{analytics}?dateFrom=2026-11-01&dateTo=2026-11-15")).await;
    assert_eq!((&before["totals"]["clicks"], before["rows"].as_array().unwrap().len()), (&json!(0), 15));
    for (query, field) in [
        ("dateFrom=2026-11-17&dateTo=2026-11-16", "dateTo"),
        ("dateFrom=2020-01-01", "dateTo"),
        ("dateFrom=16.11.2026", "dateFrom"),
        ("dateTo=2026-02-30", "dateTo"),
        ("by=address", "by"),
    ] {
        let refused = ask(&shop, &tone.person, "GET", &format!("{analytics}?{query}"), None).await.refused();
        assert_eq!(refused[0].0, field, "{query}");
    }
    let theirs = get(&shop, &other, &format!("affiliate/dashboard/{}", other.id)).await;
    assert_eq!(theirs["stats"]["clicks"], 0);
});

both!(a_link_to_a_product_or_a_category_is_made_for_its_country, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    let code = code_of(&shop, &tone).await;
    let path = "affiliate/generate-tracking-url";
    let made = async |body: Value| ask(&shop, &tone.person, "POST", path, Some(&body)).await;
    let link = made(json!({ "productId": 1, "countryId": HR, "utmSource": "ig" })).await.data().clone();
    let url = link["url"].as_str().unwrap();
    assert!(
        url.starts_with("https://vitrina.hr/product/") && url.ends_with(&format!("?ref={code}&utm_source=ig")),
        "{url}"
    );
    assert!(link["shortUrl"].as_str().unwrap().starts_with("https://vitrina.hr/r/"), "{link}");
    assert!(link["qrSvg"].as_str().unwrap().starts_with("<svg "), "{link}");
    let link = made(json!({ "url": "si.vitrina.com/?a=1", "source": "story" })).await.data().clone();
    assert_eq!(link["url"], format!("https://si.vitrina.com/?a=1&ref={code}&src=story"));
    let gone = made(json!({ "productId": 3 })).await;
    assert_eq!(
        (gone.status.as_u16(), &gone.body["code"]),
        (409, &json!("error-cart-not-here")),
        "not sold in Slovenia"
    );
    for (body, field) in [
        (json!({}), "url"),
        (json!({ "url": "https://vitrina.si/", "productId": 1 }), "url"),
        (json!({ "url": "https://example.com/" }), "url"),
        (json!({ "url": format!("https://vitrina.si/{}", "a".repeat(3_000)) }), "url"),
        (json!({ "productId": 1, "countryId": 90 }), "countryId"),
    ] {
        assert_eq!(made(body.clone()).await.refused()[0].0, field, "{body}");
    }
    assert_eq!(made(json!({ "url": "https://vitrina.si/", "discountId": 99 })).await.status.as_u16(), 404);
});

both!(the_kit_and_the_feed_have_the_partners_code_in_their_links, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    let code = code_of(&shop, &tone).await;
    let kit =
        ask(&shop, &tone.person, "GET", &format!("affiliate/{}/media-kit?language=en&take=2", tone.id), None).await;
    assert_eq!((kit.data().as_array().unwrap().len(), &kit.body["meta"]["take"]), (2, &json!(2)));
    for product in kit.data().as_array().unwrap() {
        let link = product["link"].as_str().unwrap();
        assert!(link.contains("/product/") && link.ends_with(&format!("ref={code}&src=media_kit")), "{link}");
        assert!(product["price"].as_str().unwrap().ends_with(" €"), "{product}");
    }
    let wrong = ask(&shop, &tone.person, "GET", &format!("affiliate/{}/feed?language=hr", tone.id), None).await;
    assert_eq!(wrong.refused(), [("language".to_owned(), "error-parameter-choice".to_owned())]);
    let feed = text(&shop, &tone, &format!("/api/affiliate/{}/feed", tone.id)).await;
    let mut reader = csv::Reader::from_reader(feed.as_bytes());
    let link = reader.headers().unwrap().iter().position(|name| name == "link").unwrap();
    let links: Vec<String> = reader.records().map(|row| row.unwrap()[link].to_owned()).collect();
    assert!(links.len() >= 3, "{feed}");
    for link in links {
        assert!(
            link.starts_with("https://vitrina.si/product/") && link.contains(&format!("ref={code}&src=feed")),
            "{link}"
        );
    }
    click(&shop, SI, &code, "/", "=1+1").await;
    let table = text(&shop, &tone, &format!("/api/affiliate/{}/utm-analytics/export?by=campaign", tone.id)).await;
    assert_eq!(table, "key,label,clicks,conversions\n'=1+1,'=1+1,1,0\n");
});

/// The body of a response with a file.
async fn text(shop: &Shop, partner: &ApprovedPartner, path: &str) -> String {
    let request = Request::get(path).header("authorization", format!("Bearer {}", partner.person.token));
    shop.text(SI, request.body(Body::empty()).unwrap()).await
}

//! Partners' commissions, discounts and statements over HTTP.

use chrono::TimeDelta;
use serde_json::json;

use super::{
    accounts::ask,
    affiliates::{ApprovedPartner, partner},
    shop::{HR, SI, Shop},
};
use crate::{
    accounts::PostalAddress,
    affiliates::{self, NewDiscount},
    attribution::BrowserTrail,
    both,
    commissions::{self, EarningLine, NewEarning, Referral},
    id::{AffiliateId, OrderId, ProductId},
    money::Money,
    promotions,
    tenancy::TenantId,
    toml_file::{Source, Sources},
};

/// Books an order of one line for a partner.
async fn earn(shop: &Shop, partner: &ApprovedPartner, tenant: TenantId, order: i64, minor: i64) {
    let code = affiliates::show(&shop.app, AffiliateId(partner.id)).await.unwrap().code;
    let programme = affiliates::programme(&shop.app).await.unwrap();
    let tenant = shop.app.directory().tenant(tenant).unwrap().clone();
    let (number, address) = (format!("=N{order}"), PostalAddress::default());
    let referral = Referral { trail: BrowserTrail { session: None, code: Some(code) }, ..Referral::default() };
    let total = Money::new(minor, tenant.currency.code);
    let line = EarningLine { position: 1, product_id: ProductId(1), total, vat_basis_points: 2200 };
    let earning = NewEarning {
        order_id: OrderId(order),
        tenant: &tenant,
        order_number: &number,
        referral: &referral,
        user_id: None,
        email: "shopper@example.com",
        address: &address,
        lines: vec![line],
        total,
    };
    let mut tx = shop.app.db.begin().await.unwrap();
    commissions::earn_all(&mut tx, &programme, shop.app.clock.now(), &[earning]).await.unwrap();
    tx.commit().await.unwrap();
}

both!(partners_list_their_own_commissions_without_data_of_shoppers, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    let maja = partner(&shop, HR, "maja@example.com").await;
    earn(&shop, &tone, SI, 1, 12_200).await;
    earn(&shop, &tone, HR, 2, 12_200).await;
    earn(&shop, &maja, SI, 3, 12_200).await;
    let path = |query: &str| format!("affiliate/commissions?affiliateId={}{query}", tone.id);
    let all = ask(&shop, &tone.person, "GET", &path(""), None).await;
    assert_eq!(all.body["meta"]["itemCount"], 2);
    let first = &all.data()[1];
    assert_eq!(
        (&first["orderNumber"], &first["status"], &first["country"]),
        (&json!("=N1"), &json!("pending"), &json!("SI"))
    );
    assert_eq!(
        (&first["baseMinor"], &first["commissionMinor"], &first["method"]),
        (&json!(10_000), &json!(800), &json!("session"))
    );
    assert_eq!(first["holdReasons"], json!([]));
    assert!(!all.body.to_string().contains("shopper@example.com"));
    for (query, count) in [
        ("&countryId=13", 1),
        ("&countryId=13&status=approved", 0),
        ("&status=pending&take=1", 2),
        ("&dateFrom=2026-11-16&dateTo=2026-11-16", 2),
        ("&dateFrom=2026-11-17", 0),
        ("&dateTo=2026-11-15", 0),
        ("&discountId=7", 0),
    ] {
        let found = ask(&shop, &tone.person, "GET", &path(query), None).await;
        assert_eq!(found.body["meta"]["itemCount"], count, "{query}");
    }
    let wrong = ask(&shop, &tone.person, "GET", &path("&status=lost"), None).await.refused();
    assert_eq!(wrong[0].0, "status");
    let csv =
        ask(&shop, &tone.person, "GET", &format!("affiliate/commissions/export?affiliateId={}", tone.id), None).await;
    assert_eq!(csv.status.as_u16(), 200);
    let theirs = ask(&shop, &maja.person, "GET", &path(""), None).await;
    assert_eq!(theirs.status.as_u16(), 403);
});

both!(discounts_are_listed_with_their_results, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    let text = "[[promotions]]\nname = \"tone\"\nkind = \"coupon\"\npercent = \"10\"\nends = 2026-12-01T00:00:00\n\
                [promotions.texts.en]\ntitle = \"10 % off\"\n";
    let sources = Sources { files: vec![Source { name: "p.toml".into(), text: text.into() }], is_whole: true };
    promotions::apply(&shop.app, &sources, "operator test").await.unwrap();
    let wanted = NewDiscount {
        promotion: "tone".to_owned(),
        code: Some("TONE10".to_owned()),
        max_uses: None,
        max_uses_per_person: None,
    };
    affiliates::add_discount(&shop.app, AffiliateId(tone.id), &wanted, "operator test").await.unwrap();
    let path = format!("affiliate/discounts/{}", tone.id);
    let shown = ask(&shop, &tone.person, "GET", &path, None).await;
    let one = &shown.data()[0];
    assert_eq!((&one["code"], &one["status"], &one["uses"]), (&json!("TONE10"), &json!("active"), &json!(0)));
    assert_eq!((&one["description"], &one["revenue"]), (&json!("10 % off"), &json!([])));
    assert_eq!((&one["validFrom"], &one["validTo"]), (&json!(null), &json!("2026-11-30T23:00:00Z")));
});

both!(statements_exist_for_past_months_only, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    earn(&shop, &tone, SI, 1, 12_200).await;
    let path = format!("affiliate/{}/statements", tone.id);
    assert_eq!(ask(&shop, &tone.person, "GET", &path, None).await.data(), &json!([]));
    let running = ask(&shop, &tone.person, "GET", &format!("{path}/2026/11"), None).await;
    assert_eq!(running.status.as_u16(), 404);
    shop.app.clock.advance(TimeDelta::days(20));
    let months = ask(&shop, &tone.person, "GET", &path, None).await;
    assert_eq!((&months.data()[0]["month"], &months.data()[0]["closing"][0]["minor"]), (&json!(11), &json!(800)));
    let statement = ask(&shop, &tone.person, "GET", &format!("{path}/2026/11"), None).await;
    let euro = &statement.data()["currencies"][0];
    assert_eq!((&euro["opening"]["minor"], &euro["closing"]["minor"]), (&json!(0), &json!(800)));
    assert_eq!((&euro["movements"][0]["kind"], &euro["movements"][0]["count"]), (&json!("earned"), &json!(1)));
    for wrong in ["2026/13", "2026/0", "x/1", "2026/99999999999"] {
        let refused = ask(&shop, &tone.person, "GET", &format!("{path}/{wrong}"), None).await;
        assert_eq!(refused.status.as_u16(), 404, "{wrong}");
    }
});

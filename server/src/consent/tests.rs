//! Stored choices: the choice itself, and no data about the person.

use axum::{Router, body::Body, http::Request};
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::proof;
use crate::{
    app::App,
    both,
    db::Session as _,
    tenancy::{Storefront, TenantId},
    testing::shop::{HR, SI, noon, open},
};

async fn choose(app: &App, body: &Value) -> (u16, Value) {
    choose_in(app, SI, body).await
}

async fn choose_in(app: &App, country: TenantId, body: &Value) -> (u16, Value) {
    let tenant = app.directory().tenant(country).unwrap().clone();
    let language = tenant.default_language.clone();
    let front = Storefront {
        host_language: language.clone(),
        language,
        tenant,
        origin: "http://si".into(),
        unknown_host: false,
    };
    let (router, _) = super::routes().split_for_parts();
    let router: Router = router.with_state(app.clone());
    let request = Request::post("/consent").header("content-type", "application/json").header("user-agent", "Odd/1.0");
    let mut request = request.body(Body::from(body.to_string())).unwrap();
    request.extensions_mut().insert(front);
    let response = router.oneshot(request).await.unwrap();
    let status = response.status().as_u16();
    let bytes = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or_default())
}

#[derive(Debug, PartialEq, sqlx::FromRow)]
struct Kept {
    receipt: String,
    tenant_id: i64,
    version: i64,
    analytics: bool,
    marketing: bool,
    decided_at: chrono::DateTime<chrono::Utc>,
}

both!(a_choice_is_stored_with_version_and_time_and_without_a_person, test, {
    let app = open(&test.db).await;
    let (status, answer) = choose(&app, &json!({ "version": 1, "analytics": true, "marketing": false })).await;
    assert_eq!(status, 200, "{answer}");
    let receipt = answer["data"]["receipt"].as_str().unwrap().to_owned();
    let kept: Vec<Kept> = test
        .db
        .sql("SELECT receipt, tenant_id, version, analytics, marketing, decided_at FROM consent_record WHERE receipt = $1")
        .bind(receipt.as_str())
        .all()
        .await
        .unwrap();
    assert_eq!(
        kept,
        [Kept { receipt, tenant_id: SI.0, version: 1, analytics: true, marketing: false, decided_at: noon() }]
    );
});

both!(a_record_is_found_in_its_country_only, test, {
    let app = open(&test.db).await;
    let body = json!({ "version": 1, "analytics": false, "marketing": true });
    let mut receipts = Vec::new();
    for country in [SI, HR] {
        let (status, answer) = choose_in(&app, country, &body).await;
        assert_eq!(status, 200, "{answer}");
        receipts.push(answer["data"]["receipt"].as_str().unwrap().to_owned());
    }
    let marketing =
        async |country, receipt: &str| proof(&app, country, receipt).await.unwrap().map(|proof| proof.marketing);
    assert_eq!((marketing(SI, &receipts[0]).await, marketing(HR, &receipts[1]).await), (Some(true), Some(true)));
    assert_eq!((marketing(HR, &receipts[0]).await, marketing(SI, &receipts[1]).await), (None, None));
    assert_eq!(marketing(SI, "no-such-receipt").await, None);
});

both!(a_choice_for_an_unknown_version_is_refused, test, {
    let app = open(&test.db).await;
    for body in
        [json!({ "version": 2, "analytics": true, "marketing": true }), json!({ "version": 1, "analytics": true })]
    {
        assert_eq!(choose(&app, &body).await.0, 422, "{body}");
    }
    let count: i64 = test.db.sql("SELECT COUNT(*) FROM consent_record").scalar().await.unwrap();
    assert_eq!(count, 0);
});

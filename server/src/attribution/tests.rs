//! Tests of clicks on both databases: their partner, that each counts once, that they contain no personal data, and that links
//! never lead to other hosts.

use std::{net::SocketAddr, sync::Arc};

use axum::{Router, body::Body, extract::ConnectInfo, http::Request, response::Response};
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use tower::ServiceExt as _;
use uuid::Uuid;

use super::{
    model::{Outcome, Parameters, SourcedLink},
    service::{self, Call},
    *,
};
use crate::{
    affiliates::{self, Affiliate},
    app::App,
    both,
    config::Settings,
    db::{Db, Dialect, Session as _},
    error::Error,
    id::TenantId,
    tenancy::Storefront,
    testing::{
        partners,
        shop::{HR, SI, noon, open, open_with},
    },
};

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const ADDRESS: &str = "203.0.113.77";

async fn partner(db: &Db, code: &str, status: &str) -> Affiliate {
    let id = partners::partner(db, code, None, noon()).await;
    db.sql("UPDATE affiliate SET status = $2 WHERE id = $1").bind(id).bind(status.to_owned()).execute().await.unwrap();
    affiliates::find(db, id).await.unwrap().unwrap()
}

fn front(app: &App, tenant: TenantId) -> Storefront {
    let tenant = Arc::clone(app.directory().tenant(tenant).unwrap());
    let language = Arc::clone(&tenant.default_language);
    let origin = format!("http://{}.localhost:8080", tenant.code.to_lowercase()).into();
    Storefront { host_language: Arc::clone(&language), language, tenant, origin, unknown_host: false }
}

fn call(code: &str, session: Uuid) -> Call {
    Call {
        code: Some(code.to_owned()),
        session,
        agents: [FIREFOX.to_owned(), String::new()],
        landing: Some("/a".to_owned()),
        ..Call::default()
    }
}

async fn track(app: &App, call: Call) -> Outcome {
    service::track(app, &front(app, SI), call).await.unwrap()
}

async fn stored(db: &Db) -> i64 {
    db.sql("SELECT COUNT(*) FROM affiliate_click").scalar().await.unwrap()
}

/// A request as a browser behind a trusted proxy sends it.
async fn post(app: &App, path: &str, body: &Value) -> (u16, Value) {
    let response = respond(app, path, body).await;
    let status = response.status().as_u16();
    let bytes = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or_default())
}

/// The fields for which a body is refused, with the codes of their messages.
async fn refused_fields(app: &App, path: &str, body: &Value) -> Vec<(String, String)> {
    let mut response = respond(app, path, body).await;
    let Some(Error::Invalid(fields)) = response.extensions_mut().remove() else {
        panic!("{} {body}", response.status())
    };
    fields.into_iter().map(|error| (error.field.into_owned(), error.code.into_owned())).collect()
}

async fn respond(app: &App, path: &str, body: &Value) -> Response {
    let (router, _) = routes().split_for_parts();
    let router: Router = router.with_state(app.clone());
    let request = Request::post(path)
        .header("content-type", "application/json")
        .header("user-agent", FIREFOX)
        .header("x-forwarded-for", ADDRESS);
    let mut request = request.body(Body::from(body.to_string())).unwrap();
    request.extensions_mut().insert(front(app, SI));
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 1], 4321))));
    router.oneshot(request).await.unwrap()
}

async fn behind_proxy(db: &Db) -> App {
    open_with(db, Settings { trusted_proxies: vec![[10, 0, 0, 1].into()], ..Settings::default() }).await
}

fn click(session: Uuid) -> Value {
    json!({
        "affiliateCode": "ANA", "affiliateId": null, "affiliateDiscountId": null, "sessionId": session, "ipAddress": null,
        "userAgent": FIREFOX, "referrerUrl": "https://www.instagram.com/p/1?secret=x",
        "landingPage": "https://vitrina.si/en/category/majice?ref=ANA&amp;utm_term=t%2520u", "source": null, "countryId": SI,
        "city": null, "deviceType": "tablet", "browser": null, "os": null, "utmSource": "ig", "utmMedium": "x".repeat(500),
        "utmCampaign": null, "utmContent": null, "utmTerm": null,
    })
}

#[derive(Debug, PartialEq, sqlx::FromRow)]
struct Kept {
    source: String,
    utm_source: String,
    utm_term: String,
    referrer: String,
    landing: String,
    device: String,
    browser: String,
    os: String,
    occurred_at: DateTime<Utc>,
}

both!(a_click_is_kept_without_address_and_user_agent, test, {
    let app = behind_proxy(&test.db).await;
    partner(&test.db, "ANA", "active").await;
    let session = Uuid::new_v4();
    let (status, answer) = post(&app, "/affiliate/track-click", &click(session)).await;
    assert_eq!((status, &answer["data"]), (200, &Value::Null), "{answer}");
    let kept: Vec<Kept> = test
        .db
        .sql("SELECT source, utm_source, utm_term, referrer, landing, device, browser, os, occurred_at FROM affiliate_click")
        .all()
        .await
        .unwrap();
    let expected = Kept {
        source: "direct_link".into(),
        utm_source: "ig".into(),
        utm_term: "t u".into(),
        referrer: "www.instagram.com".into(),
        landing: "/category/majice".into(),
        device: "tablet".into(),
        browser: "Firefox".into(),
        os: "Linux".into(),
        occurred_at: noon(),
    };
    assert_eq!(kept, [expected]);
    let longest: i64 =
        test.db.sql("SELECT CAST(MAX(LENGTH(utm_medium)) AS BIGINT) FROM affiliate_click").scalar().await.unwrap();
    assert_eq!(longest, 100);
    let everything = everything(&test.db).await;
    assert!(everything.contains("www.instagram.com") && everything.contains(&session.simple().to_string()[..8]));
    for secret in [ADDRESS, "Gecko", "Firefox/140", "secret=x"] {
        assert!(!everything.contains(secret), "{secret}");
    }
    let networks: Vec<String> = test.db.sql("SELECT network FROM affiliate_click").scalars().await.unwrap();
    let hash = network_hash(&app, ADDRESS.parse().ok()).await.unwrap();
    assert_eq!(networks, std::slice::from_ref(&hash));
    // The next day nothing identifies the network any more.
    app.clock.advance(TimeDelta::days(1));
    prune_salts(&app).await.unwrap();
    let salts: i64 = test.db.sql("SELECT COUNT(*) FROM affiliate_salt").scalar().await.unwrap();
    assert_eq!(salts, 0);
    assert_ne!(network_hash(&app, ADDRESS.parse().ok()).await.unwrap(), hash);
});

/// The contents of the database as text.
async fn everything(db: &Db) -> String {
    let columns: Vec<(String, String)> = match db.dialect() {
        Dialect::Sqlite => {
            db.sql(
                "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' \
                 AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '_sqlx%'",
            )
            .all()
            .await
        }
        Dialect::Postgres => {
            db.sql(
                "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name NOT LIKE '\\_sqlx%'",
            )
            .all()
            .await
        }
    }
    .unwrap();
    assert!(columns.len() > 100, "{columns:?}");
    let mut all = String::new();
    for (table, column) in columns {
        // From SQLite bytes as digits; from PostgreSQL the text form, which has the digits, too.
        let text = match db.dialect() {
            Dialect::Sqlite => format!(
                "CASE typeof(\"{column}\") WHEN 'blob' THEN hex(\"{column}\") ELSE CAST(\"{column}\" AS TEXT) END"
            ),
            Dialect::Postgres => format!("CAST(\"{column}\" AS TEXT)"),
        };
        let sql: &'static str = Box::leak(format!("SELECT {text} FROM \"{table}\"").into_boxed_str());
        let values: Vec<Option<String>> = db.sql(sql).scalars().await.unwrap();
        values.into_iter().flatten().for_each(|value| all.extend([&*value.to_lowercase(), &value, "\n"]));
    }
    all
}

both!(a_click_is_of_an_active_partner_and_counts_once, test, {
    let app = open(&test.db).await;
    for (code, status) in [("ANA", "active"), ("EVA", "suspended"), ("IVO", "pending")] {
        partner(&test.db, code, status).await;
    }
    let session = Uuid::new_v4();
    assert_eq!(track(&app, call("ana", session)).await, Outcome::Kept);
    assert_eq!(track(&app, call("ANA", session)).await, Outcome::Replay);
    assert_eq!(track(&app, call("ANA", Uuid::new_v4())).await, Outcome::Kept, "another browser");
    let other = Call { campaign: [Some("ig".to_owned()), None, None, None, None], ..call("ANA", session) };
    assert_eq!(track(&app, other).await, Outcome::Kept, "another campaign");
    for code in ["EVA", "IVO", "nobody", "a b", ""] {
        assert_eq!(track(&app, call(code, session)).await, Outcome::Unknown, "{code}");
    }
    for agent in ["", "curl/8.5", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"] {
        let bot = Call { agents: [agent.to_owned(), FIREFOX.to_owned()], ..call("ANA", Uuid::new_v4()) };
        assert_eq!(track(&app, bot).await, Outcome::Bot, "{agent}");
    }
    app.clock.advance(TimeDelta::seconds(29));
    assert_eq!(track(&app, call("ANA", session)).await, Outcome::Replay);
    app.clock.advance(TimeDelta::seconds(31));
    assert_eq!(track(&app, call("ANA", session)).await, Outcome::Kept, "the shopper came again");
    assert_eq!(stored(&test.db).await, 4);
    assert_eq!(take_uncounted(&mut test.db.begin().await.unwrap(), 10).await.unwrap().len(), 4);
    test.db.sql("UPDATE affiliate SET status = 'suspended'").execute().await.unwrap();
    assert_eq!(track(&app, call("ANA", Uuid::new_v4())).await, Outcome::Unknown, "suspended meanwhile");
});

both!(the_same_click_sent_many_times_at_once_is_one, test, {
    let app = open(&test.db).await;
    partner(&test.db, "ANA", "active").await;
    let session = Uuid::new_v4();
    let sent = futures::future::join_all((0..32).map(|_| track(&app, call("ANA", session)))).await;
    assert_eq!(sent.iter().filter(|outcome| **outcome == Outcome::Kept).count(), 1, "{sent:?}");
    assert_eq!(stored(&test.db).await, 1);
});

both!(clicks_that_wait_together_are_acknowledged_once_they_are_stored, test, {
    let app = open(&test.db).await;
    partner(&test.db, "ANA", "active").await;
    let held = service::hold(&app).await;
    let tracking: Vec<_> = (0..5)
        .map(|_| {
            let app = app.clone();
            tokio::spawn(async move { track(&app, call("ANA", Uuid::new_v4())).await })
        })
        .collect();
    while service::waiting(&app) < 5 {
        tokio::task::yield_now().await;
    }
    // A browser that has left the page does not wait for the response.
    tracking[0].abort();
    assert_eq!(stored(&test.db).await, 0);
    assert!(tracking.iter().skip(1).all(|one| !one.is_finished()));
    drop(held);
    for one in tracking.into_iter().skip(1) {
        assert_eq!(one.await.unwrap(), Outcome::Kept);
    }
    assert_eq!(stored(&test.db).await, 5);
});

both!(an_order_follows_the_last_click_of_its_browser_in_its_country, test, {
    let app = open(&test.db).await;
    let (ana, eva) = (partner(&test.db, "ANA", "active").await, partner(&test.db, "EVA", "active").await);
    let [one, two, three] = [(); 3].map(|()| Uuid::new_v4());
    for (code, session) in [("ANA", one), ("EVA", one), ("ANA", two)] {
        app.clock.advance(TimeDelta::minutes(1));
        assert_eq!(track(&app, call(code, session)).await, Outcome::Kept);
    }
    let trail = |session| BrowserTrail { session: Some(session), code: None };
    let (trails, nothing) = ([trail(one), trail(two), trail(three)], BrowserTrail::default());
    let asked = [&trails[0], &nothing, &trails[1], &trails[2]];
    let since = noon();
    let found = async |tenant, since| {
        let mut tx = test.db.begin().await.unwrap();
        let found = last_clicks(&mut tx, tenant, &asked, since).await.unwrap();
        found.into_iter().map(|click| click.map(|click| click.affiliate_id)).collect::<Vec<_>>()
    };
    assert_eq!(found(SI, since).await, [Some(eva.id), None, Some(ana.id), None]);
    assert_eq!(found(HR, since).await, [None; 4], "another country");
    assert_eq!(found(SI, since + TimeDelta::minutes(3)).await, [None, None, Some(ana.id), None]);
    assert_eq!(clicks_since(&mut test.db.begin().await.unwrap(), ana.id, since).await.unwrap(), 2);
    // A click handled by a process whose clock is ahead is stored, and the same click at one whose clock is behind is a
    // duplicate.
    app.clock.advance(TimeDelta::minutes(10));
    assert_eq!(track(&app, call("EVA", three)).await, Outcome::Kept);
    app.clock.advance(TimeDelta::minutes(-10));
    assert_eq!(found(SI, since).await, [Some(eva.id), None, Some(ana.id), Some(eva.id)]);
    assert_eq!(track(&app, call("EVA", three)).await, Outcome::Replay);
});

both!(a_claim_is_kept_and_a_measured_stay_belongs_to_the_last_click, test, {
    let app = behind_proxy(&test.db).await;
    partner(&test.db, "ANA", "active").await;
    let session = Uuid::new_v4();
    track(&app, call("ANA", session)).await;
    let stay = json!({ "sessionId": session, "secondsOnPage": 12 });
    for body in [&stay, &json!({ "orderNumber": "1", "anything": [1, { "a": null }] })] {
        assert_eq!(post(&app, "/affiliate/track-conversion", body).await.0, 200, "{body}");
    }
    let seconds: Vec<Option<i64>> = test.db.sql("SELECT seconds_on_page FROM affiliate_click").scalars().await.unwrap();
    assert_eq!(seconds, [Some(12)]);
    for body in [json!({}), json!([]), json!({ "a": "\u{0}" }), json!({ "a": "x".repeat(5_000) })] {
        let status = post(&app, "/affiliate/track-conversion", &body).await.0;
        assert!((400..500).contains(&status), "{status} {body}");
    }
    let claims = async || -> i64 { test.db.sql("SELECT COUNT(*) FROM affiliate_claim").scalar().await.unwrap() };
    assert_eq!(claims().await, 1);
    // A stay with wrong fields is refused, and not stored as another claim.
    let required = "error-parameter-required";
    for (body, wrong) in [
        (json!({ "sessionId": session, "secondsOnPage": 86_401 }), vec![("secondsOnPage", "error-parameter-range")]),
        (json!({ "sessionId": session, "secondsOnPage": "soon" }), vec![("secondsOnPage", "error-parameter-number")]),
        (json!({ "sessionId": "7", "secondsOnPage": 3 }), vec![("sessionId", required)]),
        (json!({ "secondsOnPage": -1 }), vec![("secondsOnPage", "error-parameter-range"), ("sessionId", required)]),
        (json!({ "sessionId": 7, "orderNumber": "1" }), vec![("sessionId", "error-parameter-text")]),
        (json!({ "a": "\u{0}", "b": 1 }), vec![("a", "error-parameter-characters")]),
        (json!({}), vec![("secondsOnPage", required)]),
    ] {
        let wrong: Vec<(String, String)> =
            wrong.into_iter().map(|(field, code): (&str, &str)| (field.to_owned(), code.to_owned())).collect();
        assert_eq!(refused_fields(&app, "/affiliate/track-conversion", &body).await, wrong, "{body}");
    }
    let other = json!({ "sessionId": session, "orderNumber": " 2 " });
    assert_eq!(post(&app, "/affiliate/track-conversion", &other).await.0, 200);
    let kept: Vec<sqlx::types::Json<Value>> =
        test.db.sql("SELECT claim FROM affiliate_claim ORDER BY id").scalars().await.unwrap();
    let kept: Vec<Value> = kept.into_iter().map(|claim| claim.0).collect();
    assert_eq!(kept, [json!({ "orderNumber": "1", "anything": [1, { "a": null }] }), other]);
    let seconds: Vec<Option<i64>> = test.db.sql("SELECT seconds_on_page FROM affiliate_click").scalars().await.unwrap();
    assert_eq!((seconds, claims().await), (vec![Some(12)], 2));
    let (days_of_clicks, days_of_claims) = (TimeDelta::days(396), TimeDelta::days(90));
    app.clock.advance(TimeDelta::days(91));
    assert_eq!(prune_claims(&app, days_of_claims).await.unwrap(), 2);
    assert_eq!(prune_clicks(&app, days_of_clicks).await.unwrap(), 0);
    assert_eq!((claims().await, stored(&test.db).await), (0, 1));
    app.clock.advance(TimeDelta::days(310));
    assert_eq!(prune_clicks(&app, days_of_clicks).await.unwrap(), 1);
    assert_eq!(stored(&test.db).await, 0);
    // A longer retention, set later, does not bring back deleted clicks.
    let gone_before = app.clock.now() - days_of_clicks;
    prune_clicks(&app, TimeDelta::days(1_000)).await.unwrap();
    let mut tx = app.db.begin().await.unwrap();
    assert_eq!(oldest_kept(&mut tx).await.unwrap(), gone_before);
});

both!(a_link_leads_to_any_page_of_any_shop_and_nowhere_else, test, {
    let app = open(&test.db).await;
    let ana = partner(&test.db, "Ana", "active").await;
    let si = front(&app, SI);
    let link = async |address: &str| {
        let parameters = Parameters {
            source: Some("story".to_owned()),
            campaign: [Some("a b".to_owned()), None, None, None, None],
            ..Parameters::default()
        };
        generate(&app, &si, &ana, SourcedLink::Address(address.to_owned()), &parameters).await
    };
    let made = link("http://hr.localhost:8080/en/a?x=1&ref=EVA#y").await.unwrap();
    assert_eq!(made.url, "http://hr.localhost:8080/en/a?x=1&ref=Ana&src=story&utm_source=a%20b#y");
    let code = made.short_url.strip_prefix("http://hr.localhost:8080/r/").unwrap().to_owned();
    assert!(made.qr_svg.starts_with("<svg"), "{}", made.qr_svg);
    assert_eq!(
        link("http://hr.localhost:8080/en/a?x=1&ref=EVA#y").await.unwrap().short_url,
        made.short_url,
        "made once"
    );
    for address in [
        "https://evil.example/a",
        "https://si.localhost.evil.example/",
        "javascript:alert(1)",
        "mailto:a@example.com",
        "https://",
        "http://evil.example@xx.invalid/",
    ] {
        let refused = link(address).await;
        assert!(matches!(&refused, Err(Error::Invalid(fields)) if fields[0].field == "url"), "{address}: {refused:?}");
    }
    // Unusual slashes do not lead to another host.
    for address in ["http://si.localhost:8080//evil.example/", "http://si.localhost:8080/\\evil.example"] {
        let url = link(address).await.unwrap().url;
        assert!(url.starts_with("http://si.localhost:8080/evil.example"), "{url}");
    }
    let response = short_link(&app, &si, &format!("/r/{code}?utm_term=t")).await.unwrap();
    assert_eq!(response.status(), 302);
    assert_eq!(response.headers()["location"], made.url.replace("#y", "&utm_term=t#y").as_str());
    for path in ["/r/", "/r/unknown", "/r/aaaaaaaa", "/r/../../x"] {
        assert!(matches!(short_link(&app, &si, path).await, Err(Error::NotFound)), "{path}");
    }
    let theirs = Parameters { discount: Some(crate::id::AffiliateDiscountId(7)), ..Parameters::default() };
    let refused =
        generate(&app, &si, &ana, SourcedLink::Address("http://si.localhost:8080/".to_owned()), &theirs).await;
    assert!(matches!(refused, Err(Error::NotFound)), "another's discount");
});

//! The pages around a payment: the sandbox's page, returning from providers, the result of a payment.

use chrono::TimeDelta;
use reqwest::header::{CONTENT_SECURITY_POLICY, HeaderMap, HeaderValue, LOCATION};
use serde_json::Value;
use vitrina_server::{both, payments::PaymentStatus, tenancy::PaymentProvider};
use vitrina_tests::{TestShop, serve};

use super::{FURNISHED, Paying, sandbox};

fn from_own_page() -> HeaderMap {
    [("sec-fetch-site".parse().unwrap(), HeaderValue::from_static("same-origin"))].into_iter().collect()
}

async fn result(served: &TestShop, host: &str, token: &str) -> (u16, Value) {
    let answer = served.get(host, &format!("/api/payments/result?payment={token}")).await;
    (answer.status().as_u16(), answer.json().await.unwrap())
}

both!(the_sandbox_works_without_script, test in FURNISHED, {
    let (shop, served) = sandbox(&test).await;
    let payment = shop.begin("SI", 1, PaymentProvider::Sandbox).await;
    let url = shop.start("SI", &payment).await.unwrap().url;
    let path = url.strip_prefix("http://si.localhost").unwrap();
    let page = served.get("si.localhost", path).await;
    assert_eq!(page.status(), 200);
    let policy = page.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap().to_owned();
    assert!(policy.contains("default-src 'none'") && policy.contains("form-action 'self'"), "{policy}");
    let text = page.text().await.unwrap();
    for part in ["lang=\"sl", "V7K2-1", "49.90 €", "value=\"success\"", "value=\"decline\"", "<form method=\"post\">"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("sandbox-"), "every text is there: {text}");
    assert_eq!(result(&served, "si.localhost", &payment.token).await.1["data"]["state"], "open");

    let body = || "decision=success".to_owned();
    let foreign = served.send_form("si.localhost", path, HeaderMap::new(), body()).await;
    assert_eq!(foreign.status(), 403, "another site's form pays nothing");
    let nonsense = served.send_form("si.localhost", path, from_own_page(), "decision=twice".to_owned()).await;
    assert_eq!(nonsense.status(), 422);
    let back = served.send_form("si.localhost", path, from_own_page(), "decision=abandon".to_owned()).await;
    assert_eq!(back.headers()[LOCATION], format!("http://si.localhost/str/Return?payment={}", payment.token));
    assert_eq!(shop.read(payment.id).await.status, PaymentStatus::Pending);
    let done = served.send_form("si.localhost", path, from_own_page(), body()).await;
    assert_eq!((done.status().as_u16(), &done.headers()[LOCATION]), (303, &back.headers()[LOCATION]));
    shop.app.clock.advance(TimeDelta::seconds(2));
    let (_, ended) = result(&served, "si.localhost", &payment.token).await;
    assert_eq!((&ended["data"]["state"], &ended["data"]["orderNumber"]), (&"succeeded".into(), &"V7K2-1".into()));
    let again = served.get("si.localhost", path).await;
    assert_eq!(again.status(), 303, "the page is closed once it is paid");
    served.stop().await;
});

both!(the_sandboxs_page_exists_only_where_allowed_and_in_its_country, test in FURNISHED, {
    let (shop, served) = sandbox(&test).await;
    let payment = shop.begin("SI", 1, PaymentProvider::Sandbox).await;
    let url = shop.start("SI", &payment).await.unwrap().url;
    let path = url.strip_prefix("http://si.localhost").unwrap();
    assert_eq!(served.get("hr.localhost", path).await.status(), 404);
    assert_eq!(served.get("si.localhost", "/sandbox/pay/unknown").await.status(), 404);
    assert_eq!(served.get("si.localhost", &format!("/en{path}")).await.status(), 200);
    let closed = serve(Paying::open_again(&shop).await).await;
    assert_eq!(closed.get("si.localhost", path).await.status(), 404);
    closed.stop().await;
    served.stop().await;
});

both!(a_browser_returning_by_cross_site_post_is_redirected_to_get, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let served = serve(shop.app.clone()).await;
    let payment = shop.at_sslcommerz(1).await;
    shop.sslcommerz.end(&payment.token, "VALID");
    let posted = shop.sslcommerz.notification(&payment.token);
    let token = &payment.token;
    for (host, path, body, to) in [
        ("bd.localhost", format!("/SSLReturn?payment={token}"), posted.clone(), format!("/SSLReturn?payment={token}")),
        ("bd.localhost", "/SSLReturn".to_owned(), posted.clone(), format!("/SSLReturn?payment={token}")),
        (
            "si.localhost",
            format!("/en/SSLReturn?payment={token}"),
            String::new(),
            format!("/en/SSLReturn?payment={token}"),
        ),
        (
            "bd.localhost",
            "/SSLReturn".to_owned(),
            "tran_id=https%3A%2F%2Fevil.example".to_owned(),
            "/SSLReturn".to_owned(),
        ),
        ("si.localhost", format!("/str/Return?payment={token}"), String::new(), format!("/str/Return?payment={token}")),
    ] {
        let mut headers = HeaderMap::new();
        headers.insert("origin", HeaderValue::from_static("https://securepay.sslcommerz.com"));
        headers.insert("sec-fetch-site", HeaderValue::from_static("cross-site"));
        let answer = served.send_form(host, &path, headers, body).await;
        assert_eq!(
            (answer.status().as_u16(), answer.headers()[LOCATION].to_str().unwrap()),
            (303, to.as_str()),
            "{path}"
        );
    }
    shop.app.clock.advance(TimeDelta::seconds(2));
    let (_, ended) = result(&served, "bd.localhost", token).await;
    assert_eq!((&ended["data"]["state"], &ended["data"]["currency"]), (&"succeeded".into(), &"BDT".into()));
    served.stop().await;
});

both!(a_payments_result_needs_its_country_and_token, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let served = serve(shop.app.clone()).await;
    let (payment, _) = shop.at_stripe(1).await;
    assert_eq!(result(&served, "si.localhost", &payment.token).await.0, 200);
    for (host, token) in [("hr.localhost", payment.token.as_str()), ("si.localhost", "V7K2-1")] {
        assert_eq!(result(&served, host, token).await.0, 404, "{host} {token}");
    }
    served.stop().await;
});

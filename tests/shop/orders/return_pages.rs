//! Tracking, returns and withdrawals on their pages, as used by a browser without scripts.

use reqwest::header::{HeaderMap, HeaderValue, LOCATION, ORIGIN};
use vitrina_server::{
    both,
    orders::{self, OperatorAction},
};

use super::*;

const HOST: &str = "si.localhost";

async fn html(shop: &Shop, path: &str) -> String {
    let answer = shop.served.get(HOST, path).await;
    assert_eq!(answer.status(), 200, "{path}");
    answer.text().await.unwrap()
}

/// Sends a form; returns its status, and the redirect target or the page.
async fn send(shop: &Shop, path: &str, fields: &[(&str, &str)]) -> (u16, String) {
    let headers = HeaderMap::from_iter([(ORIGIN, HeaderValue::from_static("http://si.localhost"))]);
    let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let answer = shop.served.send_form(HOST, path, headers, body).await;
    let (status, to) = (answer.status().as_u16(), answer.headers().get(LOCATION).cloned());
    match to {
        Some(to) => (status, to.to_str().unwrap().to_owned()),
        None => (status, answer.text().await.unwrap()),
    }
}

both!(tracking_returns_and_withdrawals_work_without_script, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let placed = shop.place("ana", 3, "cash-on-delivery").await;
    let number = text(&placed["orderNumber"]);
    let order = orders::find(shop.app(), None, number).await.unwrap();
    // Its id in forms.
    let invoice = order.invoice_number.as_deref().unwrap();
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "T1".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Deliver] {
        orders::act(shop.app(), order.id, &act, "operator ana").await.unwrap();
    }

    let find = async |path: &str, contact: &str| {
        send(&shop, path, &[("intent", "find-order"), ("orderNumber", number), ("contact", contact)]).await
    };
    let (status, refused) = find("/Track/Order", "eva@example.com").await;
    assert_eq!(status, 409);
    assert!(refused.contains("data-summary") && refused.contains("value=\"eva@example.com\""));
    let (status, tracked) = find("/Track/Order", "ana@example.com").await;
    assert_eq!(status, 303);
    let token = tracked.strip_prefix("/Track/Order?order=").filter(|token| token.len() > 20);
    let token = token.unwrap_or_else(|| panic!("{tracked} has no token"));
    let page = html(&shop, &tracked).await;
    assert!(page.contains("T1") && page.contains(&format!("/guest/return?order={token}")));

    let choice = format!("/guest/return?order={token}&take=1:1");
    assert!(html(&shop, &format!("/guest/return?order={token}")).await.contains("name=\"take\""));
    assert!(html(&shop, &choice).await.contains("name=\"line1.reason\""));
    let ask = async |reason: &str| {
        let fields = [("intent", "return-request"), ("invoice", invoice), ("way", "label"), ("line1.reason", reason)];
        send(&shop, &choice, &fields).await
    };
    let (status, refused) = ask("").await;
    assert!(status == 422 && refused.contains("aria-invalid=\"true\""), "{status}");
    let (status, to) = ask("too-small").await;
    assert_eq!((status, to.as_str()), (303, &*format!("/return/{invoice}?order={token}&done=return")));
    let shown = html(&shop, &to).await;
    assert!(shown.contains("return-steps") && shown.contains("value=\"return-take-back\""));

    let (_, withdrawal) = find("/withdrawal", "ana@example.com").await;
    assert!(withdrawal.starts_with("/withdrawal?order="), "{withdrawal}");
    let confirm = format!("{withdrawal}&take=1:1");
    assert!(html(&shop, &confirm).await.contains("value=\"withdrawal\""));
    let (status, to) = send(&shop, &confirm, &[("intent", "withdrawal"), ("invoice", invoice)]).await;
    assert_eq!(status, 303, "{to}");
    assert!(html(&shop, &to).await.matches("return-steps").count() >= 2, "the return and the withdrawal");
    shop.served.stop().await;
});

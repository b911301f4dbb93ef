//! Refunds of cash and credit notes over HTTP: what a link gives access to, for whom, in which country, and how often.

use serde_json::json;
use vitrina_server::{
    both,
    id::RefundId,
    money::Money,
    orders::{self, OperatorAction, RefundRequest},
    payments,
    testing::pdf_pages,
};

use super::*;

const IBAN: &str = "SI56 1910 0000 0123 438";

/// An order that was delivered and paid in cash, and a refund of a part of it.
pub(super) async fn refunded(shop: &Shop, name: &str) -> (Value, RefundId) {
    let placed = shop.place(name, 1, "cash-on-delivery").await;
    let order = vitrina_server::orders::find(shop.app(), None, text(&placed["orderNumber"])).await.unwrap();
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "1".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Deliver] {
        vitrina_server::orders::act(shop.app(), order.id, &act, "operator ana").await.unwrap();
    }
    let request = RefundRequest {
        amount: Some(Money::new(500, "EUR".parse().unwrap())),
        reason: "torn".into(),
        ..RefundRequest::default()
    };
    let made = vitrina_server::orders::refund(shop.app(), order.id, &request, "operator ana").await.unwrap();
    (placed, made.refunds[0])
}

fn path(token: &str) -> String {
    format!("payments/refund-account/{token}")
}

fn codes(answer: &Value) -> Vec<(&str, &str)> {
    let errors = answer["errors"].as_array().unwrap();
    errors.iter().map(|error| (text(&error["field"]), text(&error["code"]))).collect()
}

both!(a_shopper_enters_the_account_of_a_refund_by_the_emailed_link, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let (placed, id) = refunded(&shop, "ana").await;
    let token = payments::fresh_account_link(shop.app(), id).await.unwrap();
    let (status, asked) = shop.checkout.get(&path(&token)).await.unwrap();
    let expected = json!({
        "orderNumber": placed["orderNumber"], "amountMinor": 500, "currency": "EUR", "kind": "iban", "state": "wanted",
        "account": null,
    });
    assert_eq!((status, &asked["data"]), (200, &expected));
    let give = async |shopper: usize, body: Value| {
        shop.checkout.post(shopper, "payments/refund-account/iban", &body).await.unwrap()
    };
    let (status, answer) = give(1, json!({ "token": token, "holder": "", "iban": "" })).await;
    assert_eq!((status, codes(&answer)), (422, vec![("holder", "form-required"), ("iban", "form-required")]));
    let (status, answer) = give(1, json!({ "token": token, "holder": "Ana", "iban": "SI56 1910 0000 0123 439" })).await;
    assert_eq!((status, codes(&answer)), (422, vec![("iban", "error-iban")]));
    let (status, answer) = give(1, json!({ "token": token, "holder": "Ana Novak", "iban": IBAN })).await;
    assert_eq!((status, &answer["data"]["state"]), (200, &json!("given")), "{answer}");
    let shown = json!({ "holder": "Ana Novak", "bank": null, "number": "SI56 •••• 3438" });
    assert_eq!(shop.checkout.get(&path(&token)).await.unwrap().1["data"]["account"], shown);
    assert!(!answer.to_string().contains("SI5619"), "the number is never shown again: {answer}");
    let local = json!({
        "token": token, "holder": "Ana", "bank": "B", "routingNumber": "200260043", "accountNumber": "0123456789",
    });
    let (status, _) = shop.checkout.post(1, "payments/refund-account/local", &local).await.unwrap();
    assert_eq!(status, 404, "there are IBANs here");
    payments::export_transfers(shop.app(), None, |_| Ok::<(), vitrina_server::error::Error>(())).await.unwrap();
    let (status, answer) = give(1, json!({ "token": token, "holder": "Ana Novak", "iban": IBAN })).await;
    assert_eq!((status, text(&answer["code"])), (409, "error-refund-account-closed"));
    assert_eq!(shop.checkout.get(&path(&token)).await.unwrap().1["data"]["state"], "exported");
    let done = payments::RefundResolution::done("");
    orders::resolve_refund(shop.app(), id, done, orders::Operator::new("operator"), vitrina_server::checkout::FOLLOW).await.unwrap();
    assert_eq!(shop.checkout.get(&path(&token)).await.unwrap().1["data"]["state"], "made");
    shop.served.stop().await;
});

both!(a_link_to_a_refund_works_in_its_country_only_and_guesses_are_rate_limited, test in FURNISHED, {
    let shop = Shop::open_at(&test, Clock::fixed(noon())).await;
    let (_, id) = refunded(&shop, "ana").await;
    let token = payments::fresh_account_link(shop.app(), id).await.unwrap();
    let elsewhere = shop.checkout.of_host("hr.localhost");
    assert_eq!(elsewhere.get(&path(&token)).await.unwrap().0, 404);
    let body = json!({ "token": token, "holder": "Ana", "iban": IBAN });
    let (status, answer) = elsewhere.post(1, "payments/refund-account/iban", &body).await.unwrap();
    assert_eq!((status, text(&answer["code"])), (409, "error-link-expired"));
    for wrong in [token.to_uppercase(), token[1..].to_owned(), "x".to_owned()] {
        assert_eq!(shop.checkout.get(&path(&wrong)).await.unwrap().0, 404, "{wrong}");
        let body = json!({ "token": wrong, "holder": "Ana", "iban": IBAN });
        let (status, answer) = shop.checkout.post(1, "payments/refund-account/iban", &body).await.unwrap();
        assert_eq!((status, text(&answer["code"])), (409, "error-link-expired"), "{wrong}");
    }
    let mut statuses = Vec::new();
    for _ in 0..80 {
        let body = json!({ "token": "x", "holder": "Ana", "iban": IBAN });
        statuses.push(shop.checkout.post(7, "payments/refund-account/iban", &body).await.unwrap().0);
    }
    assert_eq!((statuses[0], statuses.last()), (409, Some(&429)), "{statuses:?}");
    let (status, answer) = shop.checkout.post(8, "payments/refund-account/iban", &body).await.unwrap();
    assert_eq!(status, 200, "another network is not slowed down: {answer}");
    shop.served.stop().await;
});

both!(a_credit_note_needs_access_to_its_order, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let placed = shop.place("ana", 2, "cash-on-delivery").await;
    let other = shop.place("eva", 1, "cash-on-delivery").await;
    let token = text(&placed["token"]);
    for cancelled in [token, text(&other["token"])] {
        let path = format!("order/by-link/{cancelled}/cancel");
        assert_eq!(shop.checkout.post(1, &path, &Value::Null).await.unwrap().0, 200);
    }
    let notes = shop.by_link(&placed).await["creditNotes"].clone();
    let number = text(&notes[0]["number"]);
    assert_eq!((notes.as_array().unwrap().len(), &notes[0]["amountMinor"]), (1, &json!(2 * 2_990 + 150)));
    let file = shop.checkout.answer(&format!("order/by-link/{token}/credit-note/{number}")).await.unwrap();
    assert_eq!((file.status().as_u16(), &file.headers()["content-type"]), (200, &"application/pdf".parse().unwrap()));
    assert_eq!(file.headers()["content-disposition"], format!("attachment; filename=\"{number}.pdf\"").as_str());
    assert_eq!(file.headers()["cache-control"], "no-store");
    let page = pdf_pages(&file.bytes().await.unwrap()).concat().replace('\u{a0}', " ");
    for part in [number, "Ana Novak", "−59.80 €", "−61.30 €"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let elsewhere = shop.checkout.of_host("hr.localhost");
    let foreign = text(&shop.by_link(&other).await["creditNotes"][0]["number"]).to_owned();
    for (who, path, status) in [
        (&shop.checkout, format!("order/by-link/{token}/credit-note/{foreign}"), 404),
        (&shop.checkout, format!("order/by-link/{token}/credit-note/x"), 404),
        (&shop.checkout, format!("order/by-link/{}/credit-note/{number}", &token[1..]), 404),
        (&shop.checkout, format!("order/{}/credit-note/{number}", text(&placed["orderNumber"])), 401),
        (&elsewhere, format!("order/by-link/{token}/credit-note/{number}"), 404),
    ] {
        assert_eq!(who.answer(&path).await.unwrap().status().as_u16(), status, "{path}");
    }
    shop.served.stop().await;
});

//! Who can see and change an order: whoever has its link, its customer, and nobody else; and what remains when the customer's account is deleted.

use serde_json::json;
use vitrina_server::{both, testing::pdf_pages};

use super::*;

const PASSWORD: &str = "Lipa-2026";

/// Creates an account with an address and returns its id, and the shop as seen by the account.
async fn register(shop: &Shop, email: &str) -> (i64, Checkout) {
    let body = json!({
        "firstName": "Ana", "lastName": "Novak", "email": email, "password": PASSWORD, "repeatPassword": PASSWORD,
        "phone": "040 123 456", "phoneCode": "+386", "countryId": 3, "acceptTerms": true,
    });
    let (status, answer) = shop.checkout.post(900, "auth/register", &body).await.unwrap();
    assert!([200, 201].contains(&status), "{answer}");
    (answer["data"]["id"].as_i64().unwrap(), shop.checkout.signed_in(text(&answer["data"]["token"])))
}

async fn verify(shop: &Shop, id: i64) {
    let now = shop.app().clock.now();
    let update = "UPDATE user_account SET email_verified_at = $1 WHERE id = $2";
    shop.app().db.sql(update).bind(now).bind(id).execute().await.unwrap();
}

async fn own(customer: &Checkout, id: i64) -> Vec<String> {
    let path = format!("order/findAllDataByPagination?userId={id}&page=1&take=10");
    let (status, answer) = customer.get(&path).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    answer["data"].as_array().unwrap().iter().map(|order| text(&order["number"]).to_owned()).collect()
}

both!(a_link_gives_access_to_its_order_in_its_country_and_a_number_to_nothing, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let placed = shop.place("ana", 2, "cash-on-delivery").await;
    let order = shop.by_link(&placed).await;
    assert_eq!((&order["number"], &order["totalMinor"]), (&placed["orderNumber"], &json!(2 * 2_990 + 150)));
    assert_eq!((state(&order, "paymentState"), state(&order, "deliveryState")), ("PENDING", "PENDING"));
    assert_eq!((&order["address"]["city"], &order["lines"][0]["sku"]), (&json!("Ljubljana"), &json!("SHIRT")));
    assert_eq!(order["actions"], json!({ "canCancel": true, "canPay": false, "hasInvoice": true }));
    let (token, number) = (text(&placed["token"]), text(&placed["orderNumber"]));
    let elsewhere = shop.checkout.of_host("hr.localhost");
    for path in [format!("order/by-link/{token}"), format!("order/by-link/{token}/state")] {
        assert_eq!(elsewhere.get(&path).await.unwrap().0, 404, "{path}");
    }
    for path in ["cancel", "pay"] {
        let status = elsewhere.post(1, &format!("order/by-link/{token}/{path}"), &Value::Null).await.unwrap().0;
        assert_eq!(status, 404, "{path}");
    }
    for wrong in [number, &token[1..], "", "%00"] {
        assert!(
            [400, 404, 422].contains(&shop.checkout.get(&format!("order/by-link/{wrong}")).await.unwrap().0),
            "{wrong}"
        );
    }
    assert_eq!(shop.checkout.get(&format!("order/{number}")).await.unwrap().0, 401);
    let cancel = format!("order/by-link/{token}/cancel");
    let (status, answer) = shop.checkout.post(1, &cancel, &Value::Null).await.unwrap();
    assert_eq!((status, state(&answer["data"], "deliveryState")), (200, "CANCELLED"));
    let (status, answer) = shop.checkout.post(1, &cancel, &Value::Null).await.unwrap();
    assert_eq!((status, text(&answer["code"])), (409, "error-order-not-cancellable"));
    assert_eq!(shop.stock().await, (100, 0));
    shop.served.stop().await;
});

both!(a_guest_s_orders_are_assigned_to_the_account_with_the_verified_address, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let placed = shop.place("ana", 1, "cash-on-delivery").await;
    let number = text(&placed["orderNumber"]);
    let invoice = shop.by_link(&placed).await["invoiceNumber"].clone();
    let (ana, as_ana) = register(&shop, "ana@example.com").await;
    assert_eq!(own(&as_ana, ana).await, [] as [String; 0], "anybody may register with a stranger's address");
    assert_eq!(as_ana.get(&format!("order/{number}")).await.unwrap().0, 404);
    verify(&shop, ana).await;
    assert_eq!(own(&as_ana, ana).await, [number]);
    let (eva, as_eva) = register(&shop, "eva@example.com").await;
    verify(&shop, eva).await;
    for name in [number, text(&invoice)] {
        assert_eq!(as_ana.get(&format!("order/{name}")).await.unwrap().1["data"]["number"], number);
        assert_eq!(as_ana.of_host("hr.localhost").get(&format!("order/{name}")).await.unwrap().0, 404, "{name}");
        assert_eq!(as_eva.get(&format!("order/{name}")).await.unwrap().0, 404, "{name} is another's");
        let cancelled = as_eva.post(3, &format!("order/{name}/cancel"), &Value::Null).await.unwrap();
        assert_eq!(cancelled.0, 404, "{name} is another's");
    }
    let foreign = as_eva.get(&format!("order/findAllDataByPagination?userId={ana}")).await.unwrap();
    assert_eq!(foreign.0, 404);
    assert_eq!(own(&as_ana.of_host("hr.localhost"), ana).await, [] as [String; 0]);
    let (status, answer) = as_ana.post(3, &format!("order/{number}/cancel"), &Value::Null).await.unwrap();
    assert_eq!((status, state(&answer["data"], "deliveryState")), (200, "CANCELLED"));
    assert_eq!(
        shop.by_link(&placed).await["timeline"].as_array().unwrap().len(),
        2,
        "placed and cancelled; that it joined is nobody's news"
    );
    shop.served.stop().await;
});

both!(an_export_includes_orders_and_erasure_keeps_invoices, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let (ana, as_ana) = register(&shop, "ana@example.com").await;
    verify(&shop, ana).await;
    let lines = [(shop.shirt, 1)];
    let shown = shop.checkout.shown_prices(&lines, "cash-on-delivery").await.unwrap();
    let mut body = orders::order("ana", &lines, "cash-on-delivery", &shown);
    body["key"] = json!("visit-as-a-customer");
    let (status, placed) = as_ana.post(1, "checkout/place", &body).await.unwrap();
    assert_eq!(status, 200, "{placed}");
    let cancelled = shop.place("ana", 1, "sandbox").await;
    let cancel = format!("order/by-link/{}/cancel", text(&cancelled["token"]));
    shop.checkout.post(1, &cancel, &Value::Null).await.unwrap();
    let (_, exported) = as_ana.get(&format!("user/export/{ana}")).await.unwrap();
    let exported = exported["data"]["orders"].as_array().unwrap().clone();
    assert_eq!(exported.len(), 2, "as a customer, and as a guest with the same address");
    assert_eq!(
        (&exported[0]["number"], &exported[0]["contact"]["address"]["city"]),
        (&placed["data"]["orderNumber"], &json!("Ljubljana"))
    );
    let (status, answer) =
        as_ana.post(1, &format!("user/delete/{ana}"), &json!({ "password": PASSWORD })).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    let kept = orders::all(shop.app()).await;
    let [unpaid, sold] = kept.as_slice() else { panic!("{kept:?}") };
    assert_eq!(
        (&unpaid.order.email, &unpaid.order.contact, unpaid.order.user_id),
        (&None, &None, None),
        "it came to nothing"
    );
    assert_eq!(sold.order.user_id, None);
    assert!(sold.order.contact.is_some(), "it is still to be delivered");
    let link = format!("order/by-link/{}", text(&cancelled["token"]));
    assert_eq!(shop.checkout.get(&link).await.unwrap().0, 404, "its links are deleted");
    shop.served.stop().await;
});

both!(an_invoice_is_shown_to_its_owner_only_and_not_cached, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let placed = shop.place("ana", 2, "cash-on-delivery").await;
    let number = text(&shop.by_link(&placed).await["invoiceNumber"]).to_owned();
    let mut second = shop.request("ana", 1, "sandbox").await;
    second["key"] = json!("visit-ana-again");
    let unpaid = shop.checkout.post(1, "checkout/place", &second).await.unwrap().1["data"].clone();
    let (ana, as_ana) = register(&shop, "ana@example.com").await;
    verify(&shop, ana).await;
    let (eva, as_eva) = register(&shop, "eva@example.com").await;
    verify(&shop, eva).await;
    let token = text(&placed["token"]);
    let owners = [
        (&shop.checkout, format!("order/by-link/{token}/invoice")),
        (&as_ana, format!("order/{number}/invoice")),
        (&as_ana, format!("order/{}/invoice", text(&placed["orderNumber"]))),
    ];
    for (owner, path) in owners {
        let page = owner.answer(&path).await.unwrap();
        assert_eq!((page.status().as_u16(), &page.headers()["cache-control"]), (200, &"no-store".parse().unwrap()));
        assert_eq!(page.headers()["content-type"], "text/html; charset=utf-8");
        let page = page.text().await.unwrap();
        let file = owner.answer(&format!("{path}.pdf")).await.unwrap();
        assert_eq!((file.status().as_u16(), &file.headers()["cache-control"]), (200, &"no-store".parse().unwrap()));
        assert_eq!(file.headers()["content-type"], "application/pdf");
        assert_eq!(file.headers()["content-disposition"], format!("attachment; filename=\"{number}.pdf\"").as_str());
        let pages = pdf_pages(&file.bytes().await.unwrap());
        for part in [number.as_str(), "Ana Novak", "2 × 29.90 €", "59.80 €", "61.30 €", "1.50 €"] {
            let is_in_file = pages.concat().replace('\u{a0}', " ").contains(part);
            assert!(page.contains(part) && is_in_file, "{part}: {page} {pages:?}");
        }
    }
    let elsewhere = shop.checkout.of_host("hr.localhost");
    let others = [
        (&as_eva, format!("order/{number}/invoice"), 404),
        (&shop.checkout, format!("order/{number}/invoice"), 401),
        (&shop.checkout, format!("order/by-link/{}/invoice", &token[1..]), 404),
        (&shop.checkout, format!("order/by-link/{number}/invoice"), 404),
        (&shop.checkout, format!("order/by-link/{}/invoice", text(&unpaid["token"])), 404),
        (&elsewhere, format!("order/by-link/{token}/invoice"), 404),
    ];
    for (other, path, status) in others {
        for path in [path.clone(), format!("{path}.pdf")] {
            let answer = other.answer(&path).await.unwrap();
            assert_eq!(answer.status().as_u16(), status, "{path}");
            assert!(!answer.text().await.unwrap().contains("Ana Novak"), "{path}");
        }
    }
    shop.served.stop().await;
});

both!(stock_alerts_are_exported_cancelled_by_link_and_deleted_with_the_account, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let origin = inventory::Origin { actor: "test", reference: None, note: None };
    inventory::set(shop.app(), origin, "LAST", 0, None, false).await.unwrap();
    shop.served.catch_up().await;
    let ask = json!({ "variantId": shop.last_one, "email": "ana@example.com" });
    let waiting = "SELECT COUNT(*) FROM stock_alert";
    let (status, answer) = shop.checkout.post(1, "stock-alert", &ask).await.unwrap();
    assert_eq!((status, shop.count(waiting).await), (200, 1), "{answer}");

    let (ana, as_ana) = register(&shop, "ana@example.com").await;
    let exported = async || as_ana.get(&format!("user/export/{ana}")).await.unwrap().1["data"]["stockAlerts"].clone();
    assert_eq!(exported().await, json!([]), "an unverified address belongs to no account");
    verify(&shop, ana).await;
    let alerts = exported().await;
    assert_eq!((alerts.as_array().unwrap().len(), &alerts[0]["variantId"]), (1, &json!(shop.last_one)), "{alerts}");

    let token: String = shop.app().db.sql("SELECT token FROM stock_alert").scalar().await.unwrap();
    let (status, _) = shop.checkout.post(1, "stock-alert/delete", &json!({ "token": token })).await.unwrap();
    assert_eq!((status, shop.count(waiting).await, exported().await), (200, 0, json!([])));

    as_ana.post(1, "stock-alert", &ask).await.unwrap();
    shop.checkout
        .post(1, "stock-alert", &json!({ "variantId": shop.last_one, "email": "eva@example.com" }))
        .await
        .unwrap();
    assert_eq!(shop.count(waiting).await, 2);
    let erased = as_ana.post(1, &format!("user/delete/{ana}"), &json!({ "password": PASSWORD })).await.unwrap();
    assert_eq!(erased.0, 200, "{}", erased.1);
    let left: Vec<String> = shop.app().db.sql("SELECT email FROM stock_alert").scalars().await.unwrap();
    assert_eq!(left, ["eva@example.com"]);
    shop.served.stop().await;
});

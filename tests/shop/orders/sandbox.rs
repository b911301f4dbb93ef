//! A demo's shopper pays by card in the sandbox, from the order to the e-mail.

use std::{fs, time::Duration};

use vitrina_server::both;

use super::*;

/// The text of the only e-mail, once it is written.
async fn email(test: &TestDb) -> String {
    let folder = test.folder.path().join("data/mail");
    for _ in 0..600 {
        let mut written = fs::read_dir(&folder).into_iter().flatten().map(|entry| entry.unwrap().path());
        if let Some(path) = written.find(|path| path.extension().is_some_and(|ending| ending == "eml")) {
            return fs::read_to_string(path).unwrap().replace("=\r\n", "").replace("=3D", "=");
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no e-mail was written");
}

both!(a_card_payment_in_the_sandbox_works_without_script, test in FURNISHED, {
    let shop = Shop::open(&test).await;
    let (_, offered) = shop.checkout.get("checkout/options").await.unwrap();
    let methods: Vec<&str> =
        offered["data"]["paymentMethods"].as_array().unwrap().iter().map(|method| text(&method["method"])).collect();
    assert_eq!(methods, ["sandbox", "cash-on-delivery"], "no key of Stripe is asked for");
    let placed = shop.place("ana", 1, "sandbox").await;
    let page = text(&placed["payment"]["redirectUrl"]);
    let path = url::Url::parse(page).unwrap().path().to_owned();
    let drawn = shop.served.get("si.localhost", &path).await.text().await.unwrap();
    assert!(drawn.contains(text(&placed["orderNumber"])) && drawn.contains("33.40 €"), "{drawn}");
    let order = shop.by_link(&placed).await;
    assert_eq!((state(&order, "paymentState"), &order["invoiceNumber"]), ("PENDING", &Value::Null));
    assert_eq!(shop.stock().await, (100, 1));

    assert_eq!(shop.checkout.decide_in_sandbox(page, "decline").await.unwrap(), 303);
    let email_of_failure = email(&test).await;
    assert!(email_of_failure.contains(text(&placed["orderNumber"])));
    for written in fs::read_dir(test.folder.path().join("data/mail")).unwrap() {
        fs::remove_file(written.unwrap().path()).unwrap();
    }
    let pay = format!("order/by-link/{}/pay", text(&placed["token"]));
    let (_, again) = shop.checkout.post(1, &pay, &Value::Null).await.unwrap();
    let page = text(&again["data"]["redirectUrl"]);
    assert_eq!(shop.checkout.decide_in_sandbox(page, "success").await.unwrap(), 303);

    let confirmation = email(&test).await;
    let order = shop.by_link(&placed).await;
    assert_eq!((state(&order, "paymentState"), state(&order, "deliveryState")), ("COMPLETED", "PENDING"));
    let invoice = text(&order["invoiceNumber"]);
    assert!(invoice.starts_with("SI-") && invoice.ends_with("-000001"), "{invoice}");
    assert_eq!(shop.stock().await, (99, 0));
    for part in [text(&placed["orderNumber"]), invoice, "ana@example.com", "33.40", "/OrderConfirmation?order="] {
        assert!(confirmation.contains(part), "{part}: {confirmation}");
    }
    orders::check(shop.app(), &[(shop.shirt, 100)]).await;
    shop.served.stop().await;
});

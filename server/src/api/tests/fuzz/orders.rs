//! Unusual values in orders that are placed.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{
    super::{
        accounts::addresses::address,
        shop::{SI, Shop, now},
    },
    expect_sound, odd_values, places, with,
};
use crate::{
    both,
    db::Session as _,
    tenancy::{Directory, PaymentProvider, Tenant},
    testing::TestDb,
};

/// An order of a tee of the small shop, with every field.
pub fn order() -> Value {
    let address = |street: &str| {
        let mut address = address(street);
        address["isDefault"] = false.into();
        address
    };
    json!({
        "key": "0123456789abcdef", "lines": [{ "variantId": 200, "quantity": 1 }], "coupon": "", "email": "ana@example.com",
        "deliveryType": "courier", "paymentMethod": "cash-on-delivery", "address": address("Own 1"), "billing": address("Own 2"),
        "note": "Ring twice.", "acceptTerms": true, "website": "",
        "shown": {
            "totalMinor": 1990 + 390 + 150, "lines": [{ "variantId": 200, "unitMinor": 1990, "totalMinor": 1990 }],
        },
    })
}

/// The small shop with payment on delivery and more tees than are ordered.
async fn open(test: &TestDb) -> Shop {
    let shop = Shop::open(test).await;
    let directory = shop.app.directory();
    let payments = vec![PaymentProvider::CashOnDelivery];
    let tenants = directory.tenants.iter().map(|tenant| {
        let tenant = Tenant::clone(tenant);
        Arc::new(Tenant { payments: payments.clone(), ..tenant })
    });
    shop.app.set_directory(Directory { tenants: tenants.collect(), ..Directory::clone(&directory) });
    let stock = "INSERT INTO stock_item (variant_id, product_id, on_hand, reserved, policy, updated_at) \
                 VALUES (200, 2, 1000000, 0, 'tracked', $1)";
    test.db.sql(stock).bind(now()).execute().await.unwrap();
    shop
}

both!(no_value_of_an_orders_field_causes_an_internal_error, test, {
    let shop = open(&test).await;
    let good = order();
    let place_order = async |body: &Value| shop.call(SI, ("POST", "/api/checkout/place"), None, Some(body)).await;
    place_order(&good).await.data();
    let (mut visits, mut placed) = (0, 0);
    for place in places(&good) {
        for value in odd_values() {
            // Each order needs a new key.
            visits += 1;
            let visit = with(&good, "/key", &format!("visit-{visits:08}").into());
            let reply = place_order(&with(&visit, &place, &value)).await;
            expect_sound(&reply, &format!("checkout/place {place}"), &value);
            if reply.status.is_success() {
                placed += 1;
                let link = format!("/api/order/by-link/{}", reply.data()["token"].as_str().unwrap());
                let kept = shop.get(&link).await;
                expect_sound(&kept, &format!("order after {place}"), &value);
                assert_eq!(kept.data()["number"], reply.data()["orderNumber"], "{place} {value}");
            }
            test.db.sql("DELETE FROM throttle").execute().await.unwrap();
        }
    }
    assert!(placed > 100, "{placed} of {visits} placed an order");
});

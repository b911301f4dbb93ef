//! Exchanges for another size, while stock lasts.

use super::*;
use crate::{both, orders::Parcel};

async fn swap(app: &App, order: OrderId, pieces: i64, to: &str) -> Result<ReturnCase> {
    let exchange = Some(variant(app, to).await);
    asked(app, order, &[WantedReturn { exchange, ..line(1, pieces, Reason::TooSmall) }]).await
}

both!(an_exchange_reserves_the_other_size_and_ships_it_when_settled, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let choices = options(&app, order, Kind::Return).await;
    let mut sizes: Vec<&str> = choices.exchanges[&1].iter().map(|one| one.size.as_str()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, ["L", "XL"]);
    let case = swap(&app, order, 1, "TEE-L").await.unwrap();
    assert_eq!(stock(&app, "TEE-L").await, (1, 1), "the last one is kept");
    app.catch_up().await.unwrap();
    let gone = swap(&app, order, 1, "TEE-L").await.unwrap_err();
    assert_eq!(fields(&gone)[0].1, "error-return-exchange-gone");
    assert_eq!(settled(&app, case.id).await, 0, "nothing is paid and nothing is given back");
    assert_eq!((stock(&app, "TEE-L").await, stock(&app, "TEE-M").await), ((0, 0), (19, 0)));
    assert_eq!(count(&app, "SELECT COUNT(*) FROM refund").await, 0);
    let parcel = Parcel {
        order_id: OrderId::default(),
        carrier: "GLS".into(),
        tracking: "456".into(),
        tracking_url: None,
        shipped_at: noon(),
    };
    service::ship_exchange(&app, case.id, &parcel, CLERK).await.unwrap();
    assert_eq!(details(&app, order).await.parcels.len(), 2);

    // Goods received in an exchange are returned as their own variant.
    let choices = options(&app, order, Kind::Return).await;
    assert_eq!(choices.returnable(1), 2);
    let l = Some(variant(&app, "TEE-L").await);
    let back = asked(&app, order, &[WantedReturn { variant_id: l, ..line(1, 1, Reason::TooLarge) }]).await.unwrap();
    assert_eq!(settled(&app, back.id).await, 2000);
    assert_eq!((stock(&app, "TEE-L").await, stock(&app, "TEE-M").await), ((1, 0), (19, 0)));
    assert!(asked(&app, order, &[WantedReturn { variant_id: l, ..line(1, 1, Reason::TooLarge) }]).await.is_err());
    let rest = asked(&app, order, &[line(1, 1, Reason::TooLarge)]).await.unwrap();
    settled(&app, rest.id).await;
    finish_refunds(&app, order).await;
    let whole = details(&app, order).await.order;
    assert_eq!(whole.refunded.minor, whole.total.minor);
});

both!(stock_reserved_for_an_exchange_is_released_when_it_ends_otherwise, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 3)]).await;
    let taken_back = swap(&app, order, 1, "TEE-L").await.unwrap();
    service::take_back(&app, taken_back.id).await.unwrap();
    assert_eq!(stock(&app, "TEE-L").await, (1, 0));
    let refused = swap(&app, order, 1, "TEE-XL").await.unwrap();
    service::refuse(&app, refused.id, "Worn.", CLERK).await.unwrap();
    assert_eq!(stock(&app, "TEE-XL").await, (20, 0));
    let partly = swap(&app, order, 3, "TEE-XL").await.unwrap();
    assert_eq!(stock(&app, "TEE-XL").await, (20, 3));
    service::receive(&app, partly.id, CLERK).await.unwrap();
    let found = [(1, Inspection { accepted: 2, resalable: 0 })].into();
    service::inspect(&app, partly.id, &found, CLERK).await.unwrap();
    service::refund(&app, partly.id, CLERK).await.unwrap();
    assert_eq!((stock(&app, "TEE-XL").await, stock(&app, "TEE-M").await), ((18, 0), (17, 0)));
});

both!(of_two_concurrent_shoppers_one_gets_the_last_piece, test in PLATFORM, {
    let app = open(&test).await;
    let one = delivered(&app, "visit-0001", &[("TEE-M", 1)]).await;
    let other = delivered(&app, "visit-0002", &[("TEE-M", 1)]).await;
    let (first, second) = tokio::join!(swap(&app, one, 1, "TEE-L"), swap(&app, other, 1, "TEE-L"));
    assert_eq!([first.is_ok(), second.is_ok()].iter().filter(|is_ok| **is_ok).count(), 1);
    assert_eq!(stock(&app, "TEE-L").await, (1, 1));
});

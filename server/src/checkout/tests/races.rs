//! Many concurrent clients: nothing is lost, duplicated or oversold.

use super::*;
use crate::both;

/// Runs `clients` concurrent clients, each of which places `orders_each` orders one after the other; returns the placed orders.
async fn storm(app: &App, clients: usize, orders_each: usize, request: &PlaceOrder) -> Vec<PlacedOrder> {
    let tasks: Vec<_> = (0..clients)
        .map(|client| {
            let (app, request) = (app.clone(), request.clone());
            tokio::spawn(async move {
                let mut placed = Vec::new();
                for turn in 0..orders_each {
                    let next = PlaceOrder {
                        key: format!("client-{client}-{turn}"),
                        email: format!("client{client}.{turn}@example.com"),
                        ..request.clone()
                    };
                    match place(&app, &next).await {
                        Ok(order) => placed.push(order),
                        Err(error) => assert_eq!(code(&error), "error-price-changed", "{error}"),
                    }
                }
                placed
            })
        })
        .collect();
    let mut placed = Vec::new();
    for task in tasks {
        placed.extend(task.await.unwrap());
    }
    placed
}

both!(many_concurrent_orders_do_not_oversell, test in PLATFORM, {
    let app = open(&test).await;
    save_products(&app, &[tee(&app, &[("M", 3), ("L", 0), ("XL", 40)])]).await.unwrap();
    app.catch_up().await.unwrap();
    let request = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    let placed = storm(&app, 12, 5, &request).await;
    assert_eq!(placed.len(), 40, "as many as there are pieces");
    assert_eq!(stock(&app, "TEE-XL").await, (0, 0));
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM shop_order").await, 40);
    assert_eq!(assert_invoices_are_gapless(&app.db, "SI-2026-").await, 40);
    for order in &placed {
        assert_eq!(orders::by_link(&app, SI, &order.token).await.unwrap().number, order.number);
    }
    assert_stock_is_its_movements(&app.db).await;
});

both!(a_double_click_places_one_order, test in PLATFORM, {
    let app = open(&test).await;
    let request = request(&app, "visit-0001", &[("TEE-XL", 1)], None).await;
    let tasks: Vec<_> = (0..8)
        .map(|_| {
            let (app, request) = (app.clone(), request.clone());
            tokio::spawn(async move { place(&app, &request).await.unwrap() })
        })
        .collect();
    let mut ids = Vec::new();
    for task in tasks {
        ids.push(task.await.unwrap().id);
    }
    ids.dedup();
    assert_eq!(ids.len(), 1);
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM shop_order").await, 1);
    assert_eq!((stock(&app, "TEE-XL").await, assert_invoices_are_gapless(&app.db, "SI-2026-").await), ((999, 0), 1));
});

/// Places orders that wait at the same time, in this sequence, so that they are written in one group.
async fn place_together(app: &App, requests: &[PlaceOrder]) -> Vec<Result<PlacedOrder>> {
    let turn = service::hold(app).await;
    let mut placing = Vec::new();
    for request in requests {
        let (app_of, request) = (app.clone(), request.clone());
        placing.push(tokio::spawn(async move { place(&app_of, &request).await }));
        while service::waiting(app) < placing.len() {
            assert!(!placing.iter().any(tokio::task::JoinHandle::is_finished), "nothing is written yet");
            tokio::task::yield_now().await;
        }
    }
    drop(turn);
    let mut placed = Vec::new();
    for task in placing {
        placed.push(task.await.unwrap());
    }
    placed
}

both!(simultaneous_orders_are_written_in_groups, test in PLATFORM, {
    let app = open(&test).await;
    let tee = request(&app, "visit-0001", &[("TEE-M", 1), ("TEE-XL", 2)], None).await;
    let other = |number: usize| PlaceOrder {
        key: format!("visit-000{number}"),
        email: format!("shopper{number}@example.com"),
        ..tee.clone()
    };
    let mut by_card = PlaceOrder { payment_method: "sandbox".into(), ..other(3) };
    by_card.shown = shown_totals(&app, &by_card).await;
    let placed = place_together(&app, &[tee.clone(), other(2), by_card]).await;
    let ids: Vec<OrderId> = placed.into_iter().map(|order| order.unwrap().id).collect();
    assert_eq!((stock(&app, "TEE-M").await, stock(&app, "TEE-XL").await), ((1, 1), (996, 2)));
    assert_eq!(assert_invoices_are_gapless(&app.db, "SI-2026-").await, 2);
    let emails = "SELECT COUNT(*) FROM job WHERE kind = 'orders.mail'";
    assert_eq!(count(&app.db, emails).await, 2, "what is not paid yet is not confirmed");
    for (id, is_held) in ids.iter().zip([false, false, true]) {
        let placed = details(&app, *id).await;
        assert_eq!((placed.lines.len(), placed.order.hold_until.is_some()), (2, is_held));
        assert_eq!(placed.lines.iter().map(|line| line.position).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(kinds(&app, *id).await, ["placed"]);
        let payments = crate::payments::of_order(&app.db, SI, *id).await.unwrap();
        assert_eq!(
            payments.iter().map(|payment| payment.reference.as_str()).collect::<Vec<_>>(),
            [placed.order.number]
        );
    }
    assert_stock_is_its_movements(&app.db).await;
});

both!(a_refused_order_does_not_affect_others_of_its_group, test in PLATFORM, {
    let app = open(&test).await;
    let two = request(&app, "visit-0001", &[("TEE-M", 2)], None).await;
    let short = PlaceOrder { key: "visit-0002".into(), email: "second@example.com".into(), ..two.clone() };
    let plenty = request(&app, "visit-0003", &[("TEE-XL", 1)], None).await;
    let plenty = PlaceOrder { email: "third@example.com".into(), ..plenty };
    let placed = place_together(&app, &[two, short, plenty.clone(), plenty.clone(), plenty]).await;
    let [first, refused, third, same, again] = placed.try_into().ok().unwrap();
    assert_eq!(code(&refused.unwrap_err()), "error-price-changed");
    let third = third.unwrap();
    assert_eq!((same.unwrap().id, again.unwrap().id), (third.id, third.id), "one visit places one order");
    assert_ne!(first.unwrap().id, third.id);
    assert_eq!((stock(&app, "TEE-M").await, stock(&app, "TEE-XL").await), ((1, 0), (999, 0)));
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM shop_order").await, 2);
    assert_eq!(assert_invoices_are_gapless(&app.db, "SI-2026-").await, 2);
    assert_stock_is_its_movements(&app.db).await;
});

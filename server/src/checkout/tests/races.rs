//! Many clients at once: nothing is lost, doubled or oversold.

use super::*;
use crate::both;

/// Places an order for each of `clients` at once, each of so many of its own requests one after the other; the numbers of placed orders.
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

both!(many_clients_over_little_stock_get_what_there_is_and_no_more, test, {
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

both!(a_double_click_places_one_order, test, {
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

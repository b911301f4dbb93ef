//! Putting the items of an order into the cart once more.

use super::*;
use crate::both;

async fn sell_out(app: &App, sku: &str) {
    let id = variant(&app.db, sku).await;
    app.db.sql("UPDATE stock_item SET on_hand = reserved WHERE variant_id = $1").bind(id).execute().await.unwrap();
}

/// Pieces of each line of the cart after the order's items are added, and the names of those that were not added.
async fn pieces(app: &App, shopper: &cart::Shopper, placed: &PlacedOrder) -> Result<(Vec<i64>, Vec<String>)> {
    let reordered = service::reorder_by_link(app, &front(app), shopper, &placed.token).await?;
    Ok((reordered.added.cart.lines.iter().map(|line| line.quantity).collect(), reordered.missing))
}

both!(items_are_added_as_far_as_they_are_available, test in PLATFORM, {
    let app = open(&test).await;
    let request = request(&app, "visit-0001", &[("TEE-M", 2), ("TEE-XL", 1)], None).await;
    let placed = place(&app, &request).await.unwrap();
    let guest = cart::Shopper::default();
    // Of three pieces, two are ordered.
    assert_eq!(pieces(&app, &guest, &placed).await.unwrap(), (vec![1, 1], vec![]));

    sell_out(&app, "TEE-M").await;
    assert_eq!(pieces(&app, &guest, &placed).await.unwrap(), (vec![1], vec!["Majica".to_owned()]));
    let stranger = service::reorder_by_link(&app, &front_of(&app, HR), &guest, &placed.token).await.err();
    assert!(matches!(stranger, Some(Error::NotFound)), "another country does not know the link");

    sell_out(&app, "TEE-XL").await;
    let refused = pieces(&app, &guest, &placed).await.unwrap_err();
    assert_eq!(code(&refused), "error-reorder-gone");
});

both!(a_full_cart_takes_no_further_items, test in PLATFORM, {
    let app = open(&test).await;
    let request = request(&app, "visit-0001", &[("TEE-XL", 3)], None).await;
    let placed = place(&app, &request).await.unwrap();
    let xl = variant(&app.db, "TEE-XL").await;
    let line = |id: i64| StoredLine { variant_id: VariantId(id), quantity: 1, shown_minor: None };
    let browser_lines: Vec<StoredLine> = (900_001..=900_050).map(line).collect();
    let full = cart::Shopper { browser_lines: browser_lines.clone(), ..cart::Shopper::default() };
    assert_eq!(code(&pieces(&app, &full, &placed).await.unwrap_err()), "error-reorder-gone");
    let mut with_tee = browser_lines;
    with_tee[49] = StoredLine { variant_id: xl, quantity: 2, shown_minor: None };
    let shopper = cart::Shopper { browser_lines: with_tee, ..cart::Shopper::default() };
    let reordered = service::reorder_by_link(&app, &front(&app), &shopper, &placed.token).await.unwrap();
    let line = reordered.added.cart.lines.iter().find(|line| line.variant_id == xl).unwrap();
    assert_eq!((line.quantity, reordered.missing.len()), (5, 0), "pieces are added to the line that is there");
});

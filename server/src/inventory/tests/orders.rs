//! Reservations and sales: exact under concurrency, and idempotent per reference.

use std::collections::HashSet;

use super::{super::*, *};
use crate::{both, id::VariantId};

async fn reserve_one(app: App, reference: String, variants: Vec<VariantId>) -> StockResult {
    let mut tx = app.db.begin().await.unwrap();
    let lines: Vec<Line> = variants.iter().map(|id| Line { variant_id: *id, quantity: 1 }).collect();
    let result = reserve(&mut tx, &reference, &lines).await;
    tx.commit().await.unwrap();
    result
}

both!(fifty_buyers_of_ten_pieces_never_oversell_and_never_deadlock, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10), ("M", 100), ("L", 100)])).await;
    let mut ids = vec![variant(&test.db, "S").await, variant(&test.db, "M").await, variant(&test.db, "L").await];
    let buyers: Vec<_> = (0..50)
        .map(|buyer| {
            ids.rotate_left(1);
            tokio::spawn(reserve_one(app.clone(), format!("order:{buyer}"), ids.clone()))
        })
        .collect();
    let mut bought = 0;
    for buyer in buyers {
        match buyer.await.unwrap() {
            StockResult::Done => bought += 1,
            StockResult::Short(short) => {
                assert_eq!(short, [Shortage { variant_id: variant(&test.db, "S").await, wanted: 1, available: 0 }]);
            }
        }
    }
    assert_eq!(bought, 10);
    assert_eq!(counts(&test.db, "S").await, (10, 10));
    assert_eq!(counts(&test.db, "M").await, (100, 10));
    let reserved = count(&test.db, "SELECT COUNT(*) FROM stock_movement WHERE reason = 'reservation'").await;
    assert_eq!(reserved, 30);
});

both!(an_order_cannot_claim_twice, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10)])).await;
    let id = variant(&test.db, "S").await;
    assert_eq!(reserve_one(app.clone(), "order:1".to_owned(), vec![id]).await, StockResult::Done);
    let mut tx = test.db.begin().await.unwrap();
    let mut claims = Claims::lock(&mut tx, vec![id]).await.unwrap();
    assert_eq!(claims.reserve(&[Line { variant_id: id, quantity: 1 }]).unwrap(), StockResult::Done);
    assert!(claims.write(&mut tx, noon(), "order", &["order:1".to_owned()]).await.is_err());
    tx.rollback().await.unwrap();
    assert_eq!(counts(&test.db, "S").await, (10, 1));
});

both!(simultaneous_reservations_share_the_stock, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 3), ("M", 9)])).await;
    let (s, m) = (variant(&test.db, "S").await, variant(&test.db, "M").await);
    let of = |variant_id, quantity| Line { variant_id, quantity };
    let mut tx = test.db.begin().await.unwrap();
    let mut claims = Claims::lock(&mut tx, vec![m, s, s]).await.unwrap();
    assert_eq!(claims.sell(&[of(s, 1), of(m, 2)]).unwrap(), StockResult::Done);
    assert_eq!(claims.reserve(&[of(s, 1)]).unwrap(), StockResult::Done);
    let short = claims.sell(&[of(m, 1), of(s, 2)]).unwrap();
    assert_eq!(short, StockResult::Short(vec![Shortage { variant_id: s, wanted: 2, available: 1 }]));
    assert_eq!(claims.sell(&[of(s, 1)]).unwrap(), StockResult::Done, "what was refused took nothing");
    let references = ["order:1", "order:2", "order:4"].map(str::to_owned);
    claims.write(&mut tx, noon(), "order", &references).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!((counts(&test.db, "S").await, counts(&test.db, "M").await), ((1, 1), (7, 0)));
    let moved: Vec<(String, String, i64, i64)> = test
        .db
        .sql(
            "SELECT reference, reason, on_hand_change, reserved_change FROM stock_movement WHERE reason <> 'import' \
             AND variant_id = $1 ORDER BY id",
        )
        .bind(s)
        .all()
        .await
        .unwrap();
    let moved: Vec<_> = moved.iter().map(|(order, reason, sold, held)| (&**order, &**reason, *sold, *held)).collect();
    assert_eq!(moved, [("order:1", "sale", -1, 0), ("order:2", "reservation", 0, 1), ("order:4", "sale", -1, 0)]);
});

both!(a_reservation_is_released_or_sold_once, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 10)])).await;
    let id = variant(&test.db, "S").await;
    let mut tx = test.db.begin().await.unwrap();
    let lines = [Line { variant_id: id, quantity: 2 }, Line { variant_id: id, quantity: 1 }];
    for reference in ["order:1", "order:2"] {
        assert_eq!(reserve(&mut tx, reference, &lines).await, StockResult::Done);
    }
    for _ in 0..2 {
        take(&mut tx, noon(), order("order:1")).await.unwrap();
        release(&mut tx, noon(), order("order:2")).await.unwrap();
        // Sold pieces are no longer reserved, and released ones cannot be sold.
        release(&mut tx, noon(), order("order:1")).await.unwrap();
        take(&mut tx, noon(), order("order:2")).await.unwrap();
        restock(&mut tx, noon(), order("return:1"), &["order:1".to_owned()], &lines[1..]).await.unwrap();
    }
    tx.commit().await.unwrap();
    assert_eq!(counts(&test.db, "S").await, (8, 0));
    let reasons: Vec<String> = test.db.sql("SELECT reason FROM stock_movement ORDER BY id").scalars().await.unwrap();
    assert_eq!(reasons, ["import", "reservation", "reservation", "sale", "release", "return"]);
});

both!(an_order_gets_all_of_its_lines_or_none, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 5), ("M", 1)])).await;
    let (s, m) = (variant(&test.db, "S").await, variant(&test.db, "M").await);
    let mut tx = test.db.begin().await.unwrap();
    let lines = [(m, 2), (s, 5), (VariantId(999), 1)].map(|(variant_id, quantity)| Line { variant_id, quantity });
    let result = reserve(&mut tx, "order:1", &lines).await;
    tx.commit().await.unwrap();
    let short = |variant_id, wanted, available| Shortage { variant_id, wanted, available };
    let StockResult::Short(mut shortages) = result else { panic!("{result:?}") };
    shortages.sort_unstable_by_key(|shortage| shortage.wanted);
    assert_eq!(shortages, [short(VariantId(999), 1, 0), short(m, 2, 1)]);
    assert_eq!((counts(&test.db, "S").await, counts(&test.db, "M").await), ((5, 0), (1, 0)));
});

both!(untracked_and_oversellable_variants_can_always_be_bought, test, {
    let app = shop(&test.db).await;
    let mut draft = tee(&[("S", 1), ("M", 1)]);
    draft.variants[0].stock.policy = StockPolicy::Continue;
    draft.variants[1].stock = StockDraft { quantity: None, policy: StockPolicy::Untracked };
    save(&app, draft).await;
    for (size, after) in [("S", (-2, 0)), ("M", (0, 0))] {
        let id = variant(&test.db, size).await;
        let mut tx = test.db.begin().await.unwrap();
        let lines = [Line { variant_id: id, quantity: 3 }];
        assert_eq!(reserve(&mut tx, "order:1", &lines).await, StockResult::Done);
        take(&mut tx, noon(), order("order:1")).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(counts(&test.db, size).await, after, "{size}");
    }
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM offer WHERE in_stock").await, 2);
});

both!(a_return_restores_what_its_sale_deducted, test, {
    let app = shop(&test.db).await;
    let mut draft = tee(&[("S", 5), ("M", 5)]);
    draft.variants[0].stock.policy = StockPolicy::Untracked;
    save(&app, draft).await;
    let lines =
        [variant(&test.db, "S").await, variant(&test.db, "M").await].map(|variant_id| Line { variant_id, quantity: 2 });
    for line in lines {
        assert_eq!(buy(&app, "order:1", line.variant_id, line.quantity).await, StockResult::Done);
    }
    assert_eq!((counts(&test.db, "S").await, counts(&test.db, "M").await), ((5, 0), (3, 0)));
    let origin = Origin { actor: "operator ana", reference: None, note: None };
    set(&app, origin, "TEE-S", 5, Some(StockPolicy::Tracked), false).await.unwrap();
    set(&app, origin, "TEE-M", 3, Some(StockPolicy::Untracked), false).await.unwrap();
    for (reference, sale) in [("order:2:cancelled", "order:2"), ("order:1:cancelled", "order:1")] {
        let mut tx = test.db.begin().await.unwrap();
        restock(&mut tx, noon(), order(reference), &[sale.to_owned()], &lines).await.unwrap();
        tx.commit().await.unwrap();
        let expected = if sale == "order:1" { (5, 0) } else { (3, 0) };
        assert_eq!((counts(&test.db, "S").await, counts(&test.db, "M").await), ((5, 0), expected), "{sale}");
    }
});

both!(what_was_reserved_while_tracked_is_released_exactly_by_concurrent_orders, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 20)])).await;
    let id = variant(&test.db, "S").await;
    for number in 0..10 {
        assert_eq!(reserve_one(app.clone(), format!("order:{number}"), vec![id]).await, StockResult::Done);
    }
    let origin = Origin { actor: "operator ana", reference: None, note: None };
    set(&app, origin, "TEE-S", 20, Some(StockPolicy::Untracked), false).await.unwrap();
    let released = (0..10).map(async |number| {
        let mut tx = test.db.begin().await.unwrap();
        release(&mut tx, noon(), order(&format!("order:{number}"))).await.unwrap();
        tx.commit().await.unwrap();
    });
    futures::future::join_all(released).await;
    assert_eq!(counts(&test.db, "S").await, (20, 0));
});

/// A small pseudo-random generator with the same sequence every time.
struct Sequence(u64);

impl Sequence {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

both!(stock_always_equals_the_sum_of_its_movements, test, {
    let app = shop(&test.db).await;
    save(&app, tee(&[("S", 20), ("M", 7)])).await;
    let ids = [variant(&test.db, "S").await, variant(&test.db, "M").await];
    let (mut sequence, mut claimed) = (Sequence(7), HashSet::new());
    for step in 0..250 {
        let reference = format!("order:{}", sequence.below(25));
        let origin = order(&reference);
        let lines = [Line { variant_id: ids[sequence.below(2) as usize], quantity: 1 + sequence.below(3) as i64 }];
        let mut tx = test.db.begin().await.unwrap();
        match sequence.below(6) {
            chosen @ (0 | 1 | 4) => {
                if claimed.insert(reference.clone())
                    && claim(&mut tx, &reference, &lines, chosen < 4).await != StockResult::Done
                {
                    claimed.remove(&reference);
                }
            }
            2 => release(&mut tx, noon(), origin).await.unwrap(),
            3 => take(&mut tx, noon(), origin).await.unwrap(),
            _ => {
                let back = format!("return:{step}");
                restock(&mut tx, noon(), order(&back), std::slice::from_ref(&reference), &lines).await.unwrap();
            }
        }
        tx.commit().await.unwrap();
        for item in items(&test.db, &ids).await.unwrap() {
            assert!((0..=item.on_hand).contains(&item.reserved), "step {step}: {item:?}");
        }
    }
    let sums: Vec<(i64, i64, i64, i64)> = test
        .db
        .sql(
            "SELECT i.on_hand, i.reserved, CAST(SUM(m.on_hand_change) AS BIGINT), CAST(SUM(m.reserved_change) AS BIGINT) \
             FROM stock_item i JOIN stock_movement m ON m.variant_id = i.variant_id GROUP BY i.on_hand, i.reserved, i.variant_id",
        )
        .all()
        .await
        .unwrap();
    assert_eq!(sums.len(), 2);
    for (on_hand, reserved, moved, promised) in sums {
        assert_eq!((on_hand, reserved), (moved, promised));
    }
    assert!(count(&test.db, "SELECT COUNT(*) FROM stock_movement").await > 60);
});

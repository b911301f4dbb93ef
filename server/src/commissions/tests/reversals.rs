//! Refunds reverse their share of the commission, at any time.

use super::*;
use crate::both;

both!(refunds_reverse_their_share_and_a_failed_refund_restores_it, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200, 6_100])]).await;
    refund(&app, 1, "refund:1", &[(2, 6_100)], 6_100).await;
    assert_eq!(amounts(&app, ana).await, (1_000, 0, 0, 500));
    // Half of the remaining 125.99, rounded down: shipping gets its part and earns nothing.
    refund(&app, 1, "refund:2", &[], 6_299).await;
    assert_eq!(earned(&app, 1).await.reversed, euro(1_000));
    assert_sound(&app).await;
    for reference in ["refund:2", "refund:2", "refund:9"] {
        restore_refund(&app, 1, reference, euro(0)).await;
    }
    assert_eq!(earned(&app, 1).await.reversed, euro(500), "once, and no more than it took");
    refund(&app, 1, "refund:3", &[], 1_000_000).await;
    let after = earned(&app, 1).await;
    assert_eq!((after.reversed, after.status), (euro(1_500), Status::Reversed));
    assert_eq!(amounts(&app, ana).await, (0, 0, 0, 1_500));
    assert_sound(&app).await;
});

both!(each_failed_refund_of_a_request_restores_exactly_what_it_reversed, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200, 6_100])]).await;
    finish(&app, 1).await;
    approve_after(&app, 101).await;
    let request = [("refund:1".to_owned(), 3_333), ("refund:2".to_owned(), 14_967)];
    refund_parts(&app, 1, &request, &[(1, 12_200), (2, 6_100)], euro(0)).await;
    assert_eq!(amounts(&app, ana).await, (0, 0, 0, 1_500));
    restore_refund(&app, 1, "refund:1", euro(0)).await;
    // 33.33 including 22 % VAT: 27.32 without, of which 10 %.
    assert_eq!(amounts(&app, ana).await, (0, 273, 0, 1_227));
    restore_refund(&app, 1, "refund:1", euro(0)).await;
    assert_eq!(earned(&app, 1).await.reversed, euro(1_227), "once");
    restore_refund(&app, 1, "refund:2", euro(0)).await;
    assert_eq!(amounts(&app, ana).await, (0, 1_500, 0, 0));
    assert_sound(&app).await;
});

both!(an_order_paid_twice_earns_while_one_payment_remains, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200])]).await;
    let total = 12_599;
    let give_back = async |reference: &str, kept: i64| {
        refund_parts(&app, 1, &[(reference.to_owned(), total)], &[], euro(kept)).await;
        amounts(&app, ana).await
    };
    assert_eq!(give_back("refund:1", total).await, (1_000, 0, 0, 0), "what was paid too much");
    assert_eq!(give_back("refund:2", 0).await, (0, 0, 0, 1_000));
    let fail = async |reference: &str, kept: i64| {
        restore_refund(&app, 1, reference, euro(kept)).await;
        amounts(&app, ana).await
    };
    assert_eq!(fail("refund:1", total).await, (1_000, 0, 0, 0), "whichever of them failed");
    assert_eq!(fail("refund:2", 2 * total).await, (1_000, 0, 0, 0));
    assert_eq!(give_back("refund:3", total - 6_300).await, (500, 0, 0, 500), "half of the price is missing, to a cent");
    assert_sound(&app).await;
});

both!(a_cancelled_order_earns_nothing_and_counts_as_cancelled, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200])]).await;
    refund(&app, 1, "refund:1", &[(1, 100)], 100).await;
    let mut tx = app.db.begin().await.unwrap();
    cancel(&mut tx, noon(), OrderId(1)).await.unwrap();
    cancel(&mut tx, noon(), OrderId(7)).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!((earned(&app, 1).await.status, amounts(&app, ana).await), (Status::Reversed, (0, 0, 0, 1_000)));
    assert_eq!(count(&app, "SELECT COUNT(*) FROM order_attribution WHERE is_cancelled").await, 1);
    restore_refund(&app, 1, "refund:1", euro(0)).await;
    assert_eq!(amounts(&app, ana).await.0, 0, "also when a refund from before it fails");
    finish(&app, 1).await;
    approve_after(&app, 101).await;
    assert_eq!(earned(&app, 1).await.status, Status::Reversed, "there is nothing to approve");
    assert_sound(&app).await;
});

both!(a_commission_is_approved_when_its_order_is_paid_and_delivered_and_its_hold_has_ended, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200]), Order::of(2, "ana", &[12_200]), Order::of(3, "ana", &[12_200])])
        .await;
    app.clock.advance(TimeDelta::days(3));
    finish(&app, 1).await;
    let mut tx = app.db.begin().await.unwrap();
    delivered(&mut tx, app.clock.now(), OrderId(2)).await.unwrap();
    paid(&mut tx, app.clock.now(), OrderId(3)).await.unwrap();
    tx.commit().await.unwrap();
    approve_after(&app, 99).await;
    assert_eq!(amounts(&app, ana).await, (3_000, 0, 0, 0));
    approve_after(&app, 1).await;
    assert_eq!(amounts(&app, ana).await, (2_000, 1_000, 0, 0));
    service::approve_due(&app).await.unwrap();
    assert_eq!(amounts(&app, ana).await, (2_000, 1_000, 0, 0), "once");
    refund(&app, 1, "refund:1", &[(1, 6_100)], 6_100).await;
    assert_eq!(amounts(&app, ana).await, (2_000, 500, 0, 500), "also after it was approved");
    assert_sound(&app).await;
});

both!(rejected_commissions_stay_rejected, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200])]).await;
    let id = earned(&app, 1).await.id;
    assert!(reject(&app, id, "  ", "operator test").await.is_err(), "a reason is needed");
    let rejected = reject(&app, id, "not allowed there", "operator test").await.unwrap();
    assert_eq!((rejected.status, rejected.note.as_deref()), (Status::Rejected, Some("not allowed there")));
    refund(&app, 1, "refund:1", &[(1, 6_100)], 6_100).await;
    finish(&app, 1).await;
    approve_after(&app, 200).await;
    assert_eq!((earned(&app, 1).await.status, amounts(&app, ana).await.1), (Status::Rejected, 0));
    let again = reject(&app, id, "again", "operator test").await.unwrap_err();
    assert!(error_text(&again).contains("is rejected already"), "{again}");
    assert_sound(&app).await;
});

both!(adjustments_are_separate_commissions, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200])]).await;
    let id = earned(&app, 1).await.id;
    for minor in [250, -100] {
        let adjustment = Adjustment { id, minor, reason: "counted wrongly".to_owned() };
        let made = adjust(&app, &adjustment, "operator test").await.unwrap();
        assert_eq!((made.kind, made.status, made.commission), (Kind::Adjustment, Status::Approved, euro(minor)));
    }
    let nothing = Adjustment { id, minor: 0, reason: "x".to_owned() };
    assert!(adjust(&app, &nothing, "operator test").await.is_err());
    assert_eq!(amounts(&app, ana).await, (1_000, 150, 0, 0));
    assert_sound(&app).await;
});

both!(a_bonus_is_paid_once_for_a_month_with_enough_approved_orders, test in PLATFORM, {
    let bonus = Bonus {
        name: "two".to_owned(),
        tiers: Vec::new(),
        orders: 2,
        amount: MinorAmounts::from([("EUR".to_owned(), 700)]),
    };
    let app = open_with(&test, ProgrammeRecord { bonuses: vec![bonus], ..record() }).await;
    let ana = partner(&app, "ana").await;
    for id in 1..=3 {
        place(&app, &[Order::of(id, "ana", &[12_200])]).await;
        finish(&app, id).await;
    }
    approve_after(&app, 101).await;
    assert_eq!(amounts(&app, ana).await, (0, 3_700, 0, 0));
    assert_eq!(count(&app, "SELECT COUNT(*) FROM commission WHERE kind = 'bonus'").await, 1);
    assert_sound(&app).await;
});

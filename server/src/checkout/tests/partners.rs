//! Partners' commissions on orders, and how later changes of the orders affect them.

use super::{
    lifecycle::{collect_again, deliver},
    *,
};
use crate::{
    affiliates::{self, NewDiscount},
    attribution::BrowserTrail,
    both,
    commissions::{self, Commission, Method, Status},
    id::AffiliateId,
    orders::{CancelReason, ExactRefund, LineRefund, OperatorAction, RefundRequest},
    testing::partners,
};
use chrono::TimeDelta;

const HALF: &str = r#"
[[promotions]]
name = "half"
kind = "coupon"
code = "HALF"
countries = ["SI"]
percent = "50"

[[promotions]]
name = "maja"
kind = "coupon"
countries = ["SI"]
percent = "10"
"#;

pub(super) async fn run_programme(app: &App) {
    partners::run_programme(&app.db, partners::programme_record(), noon()).await;
}

pub(super) async fn partner(app: &App, code: &str) -> AffiliateId {
    partners::partner(&app.db, code, None, noon()).await
}

/// A shopper whose browser stores a partner's code.
pub(super) fn sent_by(code: &str) -> Shopper {
    Shopper { trail: BrowserTrail { session: None, code: Some(code.to_owned()) }, ..guest() }
}

pub(super) async fn place_as(app: &App, shopper: &Shopper, key: &str, pieces: i64, coupon: Option<&str>) -> OrderId {
    let request = request(app, key, &[("TEE-XL", pieces)], coupon).await;
    service::place(app, &front(app), shopper, &request).await.unwrap().id
}

pub(super) async fn of_order(app: &App, order: OrderId) -> Commission {
    let number = orders::get(app, order).await.unwrap().number;
    commissions::explain(app, &number).await.unwrap().earned.unwrap().commission
}

async fn assert_sound(app: &App) {
    assert_eq!(commissions::check(app).await.unwrap(), Vec::new());
}

both!(an_order_earns_its_partner_a_share_of_the_price_of_goods, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    promote(&app, HALF).await;
    let ana = partner(&app, "ana").await;
    let plain = place_as(&app, &guest(), "visit-0001", 1, None).await;
    let number = orders::get(&app, plain).await.unwrap().number;
    let nobodys = commissions::explain(&app, &number).await.unwrap();
    assert!(nobodys.attribution.is_none() && nobodys.earned.is_none());
    let referred = place_as(&app, &sent_by("ANA"), "visit-0002", 2, Some("HALF")).await;
    let earned = of_order(&app, referred).await;
    // 29.80 less a half is 14.90 with 22 % of VAT inside: 12.21, of which 10 %.
    assert_eq!((earned.affiliate_id, earned.method), (ana, Method::Session));
    assert_eq!((earned.base.minor, earned.commission.minor), (1_221, 122));
    assert_sound(&app).await;
});

both!(commissions_follow_delivery_payment_refunds_and_their_failure, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    partner(&app, "ana").await;
    let id = place_as(&app, &sent_by("ana"), "visit-0001", 2, None).await;
    let before = of_order(&app, id).await;
    assert!(before.paid_at.is_none() && before.hold_until.is_none());
    deliver(&app, id).await;
    let after = of_order(&app, id).await;
    assert_eq!((after.paid_at, after.hold_until), (Some(noon()), Some(noon() + TimeDelta::days(100))));
    let one = RefundRequest { lines: vec![(1, Some(1))], reason: "x".into(), ..RefundRequest::default() };
    let refund = orders::refund(&app, id, &one, "operator ana").await.unwrap();
    assert_eq!(of_order(&app, id).await.reversed.minor, after.commission.minor / 2);
    let failed = RefundResolution::not_done("no such account");
    resolve(&app, refund.refunds[0], failed).await;
    assert_eq!(of_order(&app, id).await.reversed.minor, 0, "what was not given back earns");
    let all = RefundRequest { reason: "x".into(), ..RefundRequest::default() };
    orders::refund(&app, id, &all, "operator ana").await.unwrap();
    assert_eq!(of_order(&app, id).await.status, Status::Reversed);
    assert_sound(&app).await;
});

both!(a_failed_refund_restores_the_commission_on_what_the_shop_keeps, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    partner(&app, "ana").await;
    let id = place_as(&app, &sent_by("ana"), "visit-0001", 2, None).await;
    deliver(&app, id).await;
    collect_again(&app, id).await;
    let total = 2 * 1490 + 350 + 150;
    let earned = of_order(&app, id).await.commission.minor;
    let refund = async |minor: Option<i64>| {
        let request = RefundRequest { amount: minor.map(euro), reason: "x".into(), ..RefundRequest::default() };
        orders::refund(&app, id, &request, "operator ana").await.unwrap().refunds
    };
    let resolve = |refund, resolution| resolve(&app, refund, resolution);
    let not_done = || RefundResolution::not_done("no such account");
    let reversed = async || of_order(&app, id).await.reversed.minor;
    let half = refund(Some(total + total / 2)).await;
    assert_eq!(
        (half.len(), reversed().await),
        (2, earned / 2),
        "the order was paid twice, and half of its price is left"
    );
    resolve(half[1], not_done()).await;
    assert_eq!(reversed().await, 0, "the shop has its price again");
    let rest = refund(None).await;
    assert_eq!((rest.len(), reversed().await), (1, earned));
    resolve(rest[0], not_done()).await;
    resolve(half[0], RefundResolution::done("")).await;
    assert_eq!(reversed().await, 0);
    let last = refund(None).await;
    resolve(last[0], RefundResolution::done("")).await;
    assert_eq!((reversed().await, of_order(&app, id).await.status), (earned, Status::Reversed));
    assert_sound(&app).await;
});

both!(a_partly_failed_refund_restores_that_part_of_the_commission, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    partner(&app, "ana").await;
    let id = place_as(&app, &sent_by("ana"), "visit-0001", 2, None).await;
    deliver(&app, id).await;
    collect_again(&app, id).await;
    // All but ten euros of the first payment, so that the line's refund comes from both payments.
    let first = RefundRequest { amount: Some(euro(3_480 - 1_000)), reason: "x".into(), ..RefundRequest::default() };
    orders::refund(&app, id, &first, "operator ana").await.unwrap();
    assert_eq!(of_order(&app, id).await.reversed.minor, 0);
    let lines = RefundRequest { lines: vec![(1, None)], reason: "x".into(), ..RefundRequest::default() };
    let parts = orders::refund(&app, id, &lines, "operator ana").await.unwrap().refunds;
    let all = of_order(&app, id).await;
    assert_eq!((parts.len(), all.reversed), (2, all.commission));
    let failed = RefundResolution::not_done("no such account");
    resolve(&app, parts[0], failed).await;
    // Ten euros with 22 % of VAT inside are 8.20, of which 10 %.
    assert_eq!(of_order(&app, id).await.reversed.minor, all.commission.minor - 82);
    assert_sound(&app).await;
});

/// Refunds as a return does: pieces with their amounts, and an amount for shipping and charges.
async fn give_back(app: &App, id: OrderId, lines: &[(i64, i64)], extra: i64) {
    let line = |(pieces, minor): &(i64, i64)| LineRefund { position: 1, pieces: *pieces, amount: euro(*minor) };
    let request = ExactRefund { lines: lines.iter().map(line).collect(), extra: euro(extra), reason: "return".into() };
    let mut tx = app.db.begin().await.unwrap();
    orders::refund_exactly(app, &mut tx, id, &request, "operator ana").await.unwrap();
    tx.commit().await.unwrap();
}

both!(a_return_reverses_the_commission_of_its_lines_once, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    partner(&app, "ana").await;
    let id = place_as(&app, &sent_by("ana"), "visit-0001", 2, None).await;
    deliver(&app, id).await;
    // 29.80 and 5.00 for shipping and cash: 24.43 without VAT, of which 10 %.
    assert_eq!(of_order(&app, id).await.commission.minor, 244);
    give_back(&app, id, &[], 200).await;
    assert_eq!(of_order(&app, id).await.reversed.minor, 0, "shipping earned nothing");
    // Two euros of the first piece's price are withheld because an offer no longer applies; they are refunded with the second.
    give_back(&app, id, &[(1, 1_290)], 0).await;
    assert_eq!(of_order(&app, id).await.reversed.minor, 106, "as much as the shop does not keep");
    give_back(&app, id, &[(1, 1_690)], 300).await;
    assert_eq!(of_order(&app, id).await.status, Status::Reversed);
    let kept = "SELECT COUNT(*) FROM commission_line WHERE returned_minor <> total_minor";
    assert_eq!(count(&app.db, kept).await, 0, "each line, and shipping, once");
    assert_sound(&app).await;
});

both!(cancelled_orders_and_undelivered_parcels_earn_nothing, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    partner(&app, "ana").await;
    let cancelled = place_as(&app, &sent_by("ana"), "visit-0001", 1, None).await;
    let mut tx = app.db.begin().await.unwrap();
    orders::cancel(&app, &mut tx, cancelled, CancelReason::Operator, "operator ana").await.unwrap();
    tx.commit().await.unwrap();
    let refused = place_as(&app, &sent_by("ana"), "visit-0002", 1, None).await;
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "123".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Return] {
        orders::act(&app, refused, &act, "operator ana").await.unwrap();
    }
    for id in [cancelled, refused] {
        assert_eq!(of_order(&app, id).await.status, Status::Reversed);
    }
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM order_attribution WHERE is_cancelled").await, 2);
    assert_sound(&app).await;
});

both!(sixty_four_concurrent_orders_with_one_code_each_earn_once, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    promote(&app, HALF).await;
    let maja = partner(&app, "maja").await;
    let wanted = NewDiscount {
        promotion: "maja".to_owned(),
        code: Some("MAJA10".to_owned()),
        max_uses: None,
        max_uses_per_person: None,
    };
    affiliates::add_discount(&app, maja, &wanted, "operator test").await.unwrap();
    app.catch_up().await.unwrap();
    let request = request(&app, "visit-0000", &[("TEE-XL", 1)], Some("MAJA10")).await;
    let tasks: Vec<_> = (0..64)
        .map(|client| {
            let (app, request) = (app.clone(), request.clone());
            let request = PlaceOrder {
                key: format!("visit-{client:04}"),
                email: format!("client{client}@example.com"),
                ..request
            };
            tokio::spawn(async move { place(&app, &request).await.unwrap().id })
        })
        .collect();
    for task in tasks {
        let earned = of_order(&app, task.await.unwrap()).await;
        assert_eq!((earned.affiliate_id, earned.method), (maja, Method::Code));
        assert_eq!(earned.commission.minor, 110);
    }
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM commission").await, 64);
    let sums = commissions::sums(&app, maja).await.unwrap();
    assert_eq!((sums.len(), sums[0].pending.minor, sums[0].count), (1, 64 * 110, 64));
    let brought = commissions::discount_sums(&app, maja).await.unwrap();
    assert_eq!((brought.len(), brought[0].orders), (1, 64));
    assert_sound(&app).await;
});

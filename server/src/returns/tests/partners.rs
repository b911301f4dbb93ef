//! Partners' commissions are reversed with refunds by operators: by line, once, and restored when the money comes back to the
//! shop.

use super::*;
use crate::{
    both,
    commissions::{self, CommissionDetails, CommissionLine, Status as CommissionStatus},
    orders::DeliveryStatus,
    testing::partners,
};

/// A programme that pays a tenth in Slovenia, with one partner.
async fn run_programme(app: &App) {
    partners::run_programme(&app.db, partners::programme_record(), noon()).await;
    partners::partner(&app.db, "ana", None, noon()).await;
}

/// An order that the partner referred, delivered and paid.
async fn referred(app: &App, lines: &[(&str, i64)]) -> OrderId {
    let trail = BrowserTrail { session: None, code: Some("ana".to_owned()) };
    let id = placed_from(app, trail, "visit-0001", lines, "cash-on-delivery").await;
    deliver(app, id).await;
    id
}

async fn earned(app: &App, order: OrderId) -> CommissionDetails {
    assert_eq!(commissions::check(app).await.unwrap(), Vec::new());
    let number = orders::get(app, order).await.unwrap().number;
    commissions::explain(app, &number).await.unwrap().earned.unwrap()
}

fn line_of(earned: &CommissionDetails, position: i64) -> &CommissionLine {
    earned.lines.iter().find(|line| line.position == position).unwrap()
}

/// The refunded amount of each line of goods, and its reversed commission.
fn back(earned: &CommissionDetails) -> Vec<(i64, i64)> {
    [1, 2].map(|position| line_of(earned, position)).map(|line| (line.returned.minor, line.reversed.minor)).to_vec()
}

both!(a_returned_line_reverses_its_own_share_of_the_commission, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    let order = referred(&app, &[("TEE-M", 2), ("TEE-XL", 1)]).await;
    // 40.00 and 20.00, without 22 % of VAT 32.79 and 16.39, of which a tenth each.
    let before = earned(&app, order).await;
    let shares = [1, 2].map(|position| line_of(&before, position).commission.minor);
    assert_eq!((shares, before.commission.commission.minor), ([328, 164], 492));
    let case = asked(&app, order, &[line(2, 1, Reason::TooLarge)]).await.unwrap();
    service::receive(&app, case.id, CLERK).await.unwrap();
    service::inspect(&app, case.id, &BTreeMap::new(), CLERK).await.unwrap();
    assert_eq!(back(&earned(&app, order).await), [(0, 0), (0, 0)], "what is inspected only is paid for still");
    let clerks = futures::future::join_all((0..3).map(|_| service::refund(&app, case.id, CLERK))).await;
    assert_eq!(clerks.iter().filter(|done| done.is_ok()).count(), 1);
    let after = earned(&app, order).await;
    assert_eq!(back(&after), [(0, 0), (2000, 164)]);
    assert_eq!((after.commission.reversed.minor, after.commission.status), (164, before.commission.status));

    // One of a line's two pieces: half of its share. Returning everything refunds the rest, including what is not goods.
    let one = asked(&app, order, &[line(1, 1, Reason::TooLarge)]).await.unwrap();
    assert_eq!(settled(&app, one.id).await, 2000);
    assert_eq!(back(&earned(&app, order).await), [(2000, 164), (2000, 164)]);
    let declared = service::declare(&app, &front(&app, SI), details(&app, order).await, &[]).await.unwrap();
    let rest = service::find(&app, Some(SI), &declared.number).await.unwrap();
    settled(&app, rest.id).await;
    let whole = earned(&app, order).await;
    assert_eq!((back(&whole), whole.commission.status), (vec![(4000, 328), (2000, 164)], CommissionStatus::Reversed));
    assert!(whole.lines.iter().all(|line| line.returned == line.total), "{:?}", whole.lines);
});

both!(exchanges_and_refusals_reverse_nothing_and_failed_refunds_are_restored, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    let order = referred(&app, &[("TEE-M", 2), ("TEE-XL", 1)]).await;
    let exchange = Some(variant(&app, "TEE-L").await);
    let swapped = asked(&app, order, &[WantedReturn { exchange, ..line(1, 1, Reason::TooSmall) }]).await.unwrap();
    assert_eq!(settled(&app, swapped.id).await, 0);
    let refused = asked(&app, order, &[line(2, 1, Reason::TooSmall)]).await.unwrap();
    service::refuse(&app, refused.id, "Worn.", CLERK).await.unwrap();
    assert_eq!(back(&earned(&app, order).await), [(0, 0), (0, 0)]);
    let case = asked(&app, order, &[line(2, 1, Reason::TooSmall)]).await.unwrap();
    settled(&app, case.id).await;
    assert_eq!(back(&earned(&app, order).await), [(0, 0), (2000, 164)]);
    let refund = payments::refunds_of_order(&app.db, SI, order).await.unwrap().remove(0);
    let failed = RefundResolution::not_done("no such account");
    orders::resolve_refund(&app, refund.id, failed, orders::Operator::new("operator"), checkout::FOLLOW).await.unwrap();
    assert_eq!(back(&earned(&app, order).await), [(0, 0), (0, 0)], "the shop has the money");
});

both!(a_withdrawal_before_packing_reverses_the_whole_commission, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    let trail = BrowserTrail { session: None, code: Some("ana".to_owned()) };
    let order = placed_from(&app, trail, "visit-0001", &[("TEE-M", 2), ("TEE-XL", 1)], "cash-on-delivery").await;
    service::declare(&app, &front(&app, SI), details(&app, order).await, &[]).await.unwrap();
    assert_eq!(details(&app, order).await.order.delivery_status, DeliveryStatus::Cancelled);
    let gone = earned(&app, order).await.commission;
    assert_eq!((gone.status, gone.reversed), (CommissionStatus::Reversed, gone.commission));
});

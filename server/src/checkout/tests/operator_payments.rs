//! What operators do to single payments and refunds: order, stock, commission and history change with them.

use super::{
    lifecycle::{cash, collect_again, deliver, paid, pay_in_sandbox, prepaid},
    partners::{of_order, partner, place_as, run_programme, sent_by},
    *,
};
use crate::{
    both,
    orders::{EventKind, Operator, OperatorAction, PaymentRefundRequest, PaymentStatus, RefundRequest},
    payments, worker,
};

const ANA: &str = "operator ana";

fn amount(payment: &payments::Payment, minor: i64) -> PaymentRefundRequest<'static> {
    PaymentRefundRequest { payment: payment.id, amount: Some(euro(minor)), reason: "torn", key: None }
}

async fn only_payment(app: &App, id: OrderId) -> payments::Payment {
    payments::of_order(&app.db, SI, id).await.unwrap().remove(0)
}

async fn last_note(app: &App, id: OrderId) -> String {
    let events = details(app, id).await.events;
    let note = events.into_iter().rfind(|event| event.kind == EventKind::Note.name()).unwrap();
    assert_eq!(note.actor, ANA);
    note.data["text"].as_str().unwrap().to_owned()
}

both!(a_refund_of_a_payment_reverses_the_commission, test in PLATFORM, {
    let app = open(&test).await;
    run_programme(&app).await;
    partner(&app, "ana").await;
    let id = place_as(&app, &sent_by("ana"), "visit-0001", 2, None).await;
    deliver(&app, id).await;
    let earned = of_order(&app, id).await.commission.minor;
    let (payment, total) = (only_payment(&app, id).await, details(&app, id).await.order.total.minor);
    let half = amount(&payment, total / 2);
    assert_eq!(orders::preview_payment_refund(&app, &half).await.unwrap().minor, total / 2);
    assert_eq!(of_order(&app, id).await.reversed.minor, 0, "a preview");
    let refund = orders::refund_payment(&app, &half, ANA).await.unwrap();
    assert_eq!(of_order(&app, id).await.reversed.minor, earned / 2);
    assert!(kinds(&app, id).await.contains(&"refund-requested".to_owned()));
    let refunds = payments::refunds_of(&app.db, payment.id).await.unwrap();
    let again = PaymentRefundRequest { key: Some(&refunds[0].key), ..half };
    assert_eq!(orders::refund_payment(&app, &again, ANA).await.unwrap(), refund, "the same key");
    assert_eq!(of_order(&app, id).await.reversed.minor, earned / 2);
    let other = PaymentRefundRequest { amount: Some(euro(1)), ..again };
    assert!(orders::refund_payment(&app, &other, ANA).await.unwrap_err().to_string().contains("belongs to a refund of"));
    let more = amount(&payment, total);
    assert!(orders::refund_payment(&app, &more, ANA).await.unwrap_err().to_string().contains("more than what is left"));
    resolve(&app, refund, RefundResolution::not_done("no such account")).await;
    assert_eq!(of_order(&app, id).await.reversed.minor, 0, "what was not refunded earns");
    let all = PaymentRefundRequest { amount: None, ..amount(&payment, 0) };
    orders::refund_payment(&app, &all, ANA).await.unwrap();
    assert_eq!(of_order(&app, id).await.reversed.minor, earned);
    assert!(orders::refund_payment(&app, &all, ANA).await.unwrap_err().to_string().contains("nothing is left"));
});

both!(a_refund_of_money_paid_twice_leaves_the_order_paid, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 2).await;
    deliver(&app, id).await;
    collect_again(&app, id).await;
    let total = details(&app, id).await.order.total.minor;
    let second = payments::of_order(&app.db, SI, id).await.unwrap().remove(1);
    let refund = orders::refund_payment(&app, &amount(&second, total), ANA).await.unwrap();
    resolve(&app, refund, RefundResolution::done("")).await;
    let order = details(&app, id).await.order;
    assert_eq!((order.payment_status, order.refunded.minor), (PaymentStatus::Completed, 0));
    let first = only_payment(&app, id).await;
    let refund = orders::refund_payment(&app, &amount(&first, 100), ANA).await.unwrap();
    resolve(&app, refund, RefundResolution::done("")).await;
    let order = details(&app, id).await.order;
    assert_eq!((order.payment_status, order.refunded.minor), (PaymentStatus::PartiallyRefunded, 100));
});

both!(a_second_payment_by_the_old_page_is_refunded_and_the_order_stays_paid, test in PLATFORM, {
    let app = open(&test).await;
    let placed = prepaid(&app, "visit-0001").await;
    paid(&app, placed.id, PaymentStatus::Failed).await;
    service::pay_again(&app, &front(&app), &placed.token).await.unwrap();
    let id = placed.id;
    let attempts = payments::of_order(&app.db, SI, id).await.unwrap();
    assert_eq!(attempts.len(), 2, "the page of the first attempt is still open");
    pay_in_sandbox(&app, &attempts[1]).await;
    pay_in_sandbox(&app, &attempts[0]).await;
    worker::run_due(&app).await.unwrap();
    let surplus = payments::find(&app.db, attempts[0].id).await.unwrap().unwrap();
    assert_eq!((surplus.status, surplus.refunded), (PaymentStatus::Cancelled, surplus.paid), "{surplus:?}");
    assert!(surplus.paid.is_positive());
    let order = details(&app, id).await.order;
    assert_eq!((order.payment_status, order.refunded.minor), (PaymentStatus::Completed, 0));
    orders::act(&app, id, &OperatorAction::Pack, ANA).await.unwrap();
});

both!(pieces_of_a_failed_refund_are_returned_to_stock_once, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 3).await;
    deliver(&app, id).await;
    let refund = async |restocks| {
        let lines = vec![(1, Some(1))];
        let request = RefundRequest { lines, restocks, reason: "torn".into(), ..RefundRequest::default() };
        orders::refund(&app, id, &request, ANA).await.unwrap().refunds[0]
    };
    let failed = RefundResolution::not_done("no such account");
    let on_hand = async || stock(&app, "TEE-XL").await.0;
    // One is damaged and stays out of the stock.
    resolve(&app, refund(false).await, RefundResolution::done("")).await;
    assert_eq!(on_hand().await, 997);
    for _ in 0..3 {
        resolve(&app, refund(true).await, failed).await;
        assert_eq!(on_hand().await, 998, "the same piece");
    }
    refund(true).await;
    assert_eq!(on_hand().await, 998, "the same piece");
    refund(true).await;
    assert_eq!(on_hand().await, 999, "the third piece");
    assert_eq!(details(&app, id).await.lines[0].restocked_pieces, 2);
});

both!(an_operators_decision_and_its_note_are_written_together, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 1).await;
    deliver(&app, id).await;
    let payment = only_payment(&app, id).await;
    let refund = orders::refund_payment(&app, &amount(&payment, 100), ANA).await.unwrap();
    let (noted, dry_run) = (kinds(&app, id).await, Operator { actor: ANA, dry_run: true });
    orders::request_account_again(&app, refund, false, dry_run).await.unwrap();
    let done = RefundResolution::done("17");
    let preview = orders::resolve_refund(&app, refund, done, dry_run, service::FOLLOW).await.unwrap();
    assert_eq!(preview.status, payments::RefundStatus::Completed);
    assert_eq!(kinds(&app, id).await, noted, "a dry run");
    orders::request_account_again(&app, refund, false, Operator::new(ANA)).await.unwrap();
    assert_eq!(last_note(&app, id).await, format!("the account for refund {refund} was asked for"));
    resolve(&app, refund, RefundResolution::not_done("wrong account")).await;
    assert_eq!(last_note(&app, id).await, format!("refund {refund} was resolved as FAILED: wrong account"));
    let alarm = only_payment(&app, id).await.alarm.unwrap();
    // The payment is to be checked again later, which acknowledging its alarm does not change.
    let check_at = noon() + chrono::TimeDelta::hours(1);
    app.db.sql("UPDATE payment SET check_at = $1").bind(check_at).execute().await.unwrap();
    assert_eq!(orders::acknowledge_alarm(&app, payment.id, dry_run).await.unwrap(), Some(alarm.clone()));
    assert!(only_payment(&app, id).await.alarm.is_some(), "a dry run");
    assert_eq!(orders::acknowledge_alarm(&app, payment.id, Operator::new(ANA)).await.unwrap(), Some(alarm));
    assert_eq!(orders::acknowledge_alarm(&app, payment.id, Operator::new(ANA)).await.unwrap(), None);
    assert!(last_note(&app, id).await.starts_with(&format!("the alarm of payment {} was acknowledged", payment.id)));
    let kept: DateTime<Utc> = app.db.sql("SELECT check_at FROM payment").scalar().await.unwrap();
    assert_eq!(kept, check_at);
});

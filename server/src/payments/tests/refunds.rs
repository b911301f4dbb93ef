//! Refunds: to the cent, once, never more than was paid; cash by bank transfer.

use super::*;
use crate::{
    both,
    payments::model::{ProviderRefund, RefundStatus},
    testing::shop,
};

async fn paid_payment(app: &App) -> Payment {
    let payment = begun(app, SI, ORDER, PaymentProvider::Sandbox).await;
    apply_report(app, payment.id, &paid(&payment)).await.unwrap().payment
}

both!(refunds_in_parts_add_up_to_the_cent_and_never_above, test, {
    let app = shop::open(&test.db).await;
    let payment = paid_payment(&app).await;
    for (index, minor) in [3333, 3333, 3333].into_iter().enumerate() {
        give_back(&app, payment.id, minor, &format!("line {index}")).await.unwrap();
    }
    assert_eq!(code(give_back(&app, payment.id, 2, "too much").await), "error-refund-too-much");
    crate::worker::run_due(&app).await.unwrap();
    let after = read(&app, payment.id).await;
    assert_eq!((after.status, after.refunded), (PaymentStatus::PartiallyRefunded, euros(9_999)));
    assert_eq!(code(give_back(&app, payment.id, 2, "too much").await), "error-refund-too-much");
    give_back(&app, payment.id, 1, "the last cent").await.unwrap();
    crate::worker::run_due(&app).await.unwrap();
    let after = read(&app, payment.id).await;
    assert_eq!((after.status, after.refunded), (PaymentStatus::Refunded, euros(10_000)));
    assert_eq!(code(give_back(&app, payment.id, 1, "one more").await), "error-refund-too-much");
});

both!(a_refund_of_the_same_key_is_one_refund, test, {
    let app = shop::open(&test.db).await;
    let payment = paid_payment(&app).await;
    let first = give_back(&app, payment.id, 6_000, "return 1").await.unwrap();
    assert_eq!(give_back(&app, payment.id, 6_000, "return 1").await.unwrap(), first);
    assert_eq!(code(give_back(&app, payment.id, 5_000, "return 1").await), "error-refund-key");
    assert_eq!(crate::worker::run_due(&app).await.unwrap(), 1);
    assert_eq!(read(&app, payment.id).await.refunded, euros(6_000));
});

both!(an_unpaid_payment_cannot_be_refunded, test, {
    let app = shop::open(&test.db).await;
    let payment = begun(&app, SI, ORDER, PaymentProvider::Sandbox).await;
    assert_eq!(code(give_back(&app, payment.id, 1, "k").await), "error-refund-too-much");
    let payment = apply_report(&app, payment.id, &paid(&payment)).await.unwrap().payment;
    for wrong in [0, -1, i64::MIN] {
        assert_eq!(code(give_back(&app, payment.id, wrong, "k").await), "error-internal");
    }
    assert!(refunds_of(&test.db, payment.id).await.unwrap().is_empty());
});

both!(a_refused_refund_can_be_repeated_with_another_key, test, {
    let app = shop::open(&test.db).await;
    let payment = paid_payment(&app).await;
    let id = give_back(&app, payment.id, 10_000, "first").await.unwrap();
    let mut tx = test.db.begin().await.unwrap();
    service::mark_sent(&mut tx, noon(), id).await.unwrap();
    let refused = ProviderRefund::Refused("the card is closed".to_owned());
    let transition = service::record_reported_refund(&mut tx, noon(), id, &refused).await.unwrap().unwrap();
    assert_eq!(transition.cause, Cause::RefundFailed(id));
    tx.commit().await.unwrap();
    assert_eq!(problems(&app).await.unwrap().alarms, 1);
    give_back(&app, payment.id, 10_000, "second").await.unwrap();
    crate::worker::run_due(&app).await.unwrap();
    assert_eq!(read(&app, payment.id).await.status, PaymentStatus::Refunded);
});

#[test]
fn the_transition_table_of_refunds_is_as_listed() {
    use RefundStatus::{BankTransfer, Completed, Failed, Processing, Sending, Uncertain, Waiting};
    let allowed = [
        (Waiting, Sending),
        (Sending, Processing),
        (Sending, Completed),
        (Sending, Failed),
        (Sending, Uncertain),
        (Sending, Waiting),
        (Processing, Completed),
        (Processing, Failed),
        (Uncertain, Waiting),
        (Uncertain, Completed),
        (Uncertain, Failed),
        (BankTransfer, Completed),
        (BankTransfer, Failed),
    ];
    for from in RefundStatus::ALL {
        for to in RefundStatus::ALL {
            assert_eq!(from.may_become(to), allowed.contains(&(from, to)), "{from:?} {to:?}");
        }
    }
}

both!(after_a_dropped_transfer_the_amount_can_be_refunded_again, test, {
    let app = shop::open(&test.db).await;
    let payment = cash(&app).await;
    let id = give_back(&app, payment.id, 10_000, "all").await.unwrap();
    resolved(&app, id, RefundResolution::not_done("the customer keeps it")).await.unwrap();
    let again = give_back(&app, payment.id, 10_000, "all after all").await.unwrap();
    resolved(&app, again, RefundResolution::done("")).await.unwrap();
    assert_eq!(read(&app, payment.id).await.status, PaymentStatus::Refunded);
});

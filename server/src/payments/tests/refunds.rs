//! Money that goes back: to the cent, once, never more than came; cash by bank transfer.

use super::*;
use crate::{
    both,
    db::Tx,
    error::Error,
    payments::model::{RefundStatus, RefundTruth},
    testing::shop,
};

async fn paid_payment(app: &App) -> Payment {
    let payment = begun(app, SI, ORDER, PaymentProvider::Sandbox).await;
    tell(app, payment.id, &paid(&payment)).await.unwrap().payment
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

both!(what_was_never_paid_cannot_go_back, test, {
    let app = shop::open(&test.db).await;
    let payment = begun(&app, SI, ORDER, PaymentProvider::Sandbox).await;
    assert_eq!(code(give_back(&app, payment.id, 1, "k").await), "error-refund-too-much");
    let payment = tell(&app, payment.id, &paid(&payment)).await.unwrap().payment;
    for wrong in [0, -1, i64::MIN] {
        assert_eq!(code(give_back(&app, payment.id, wrong, "k").await), "error-internal");
    }
    assert!(refunds_of(&test.db, payment.id).await.unwrap().is_empty());
});

both!(a_refused_refund_can_be_made_again_under_another_key, test, {
    let app = shop::open(&test.db).await;
    let payment = paid_payment(&app).await;
    let id = give_back(&app, payment.id, 10_000, "first").await.unwrap();
    let mut tx = test.db.begin().await.unwrap();
    service::mark_sent(&mut tx, noon(), id).await.unwrap();
    let refused = RefundTruth::Refused("the card is closed".to_owned());
    let transition = service::record_refund_truth(&mut tx, noon(), id, &refused).await.unwrap().unwrap();
    assert_eq!(transition.cause, Cause::RefundFailed(id));
    tx.commit().await.unwrap();
    assert_eq!(problems(&app).await.unwrap().alarms, 1);
    give_back(&app, payment.id, 10_000, "second").await.unwrap();
    crate::worker::run_due(&app).await.unwrap();
    assert_eq!(read(&app, payment.id).await.status, PaymentStatus::Refunded);
});

#[test]
fn the_table_of_a_refunds_moves_is_this_one() {
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

async fn cash(app: &App) -> Payment {
    let payment = begun(app, SI, ORDER, PaymentProvider::CashOnDelivery).await;
    let mut tx = app.db.begin().await.unwrap();
    let transition = collected(&mut tx, noon(), SI, ORDER).await.unwrap().unwrap();
    assert_eq!((transition.cause, transition.payment.status), (Cause::Collected, PaymentStatus::Completed));
    assert!(collected(&mut tx, noon(), SI, ORDER).await.unwrap().is_none());
    tx.commit().await.unwrap();
    read(app, payment.id).await
}

async fn set_account(app: &App, tenant: TenantId, id: RefundId, iban: &str, holder: &str) -> Result<()> {
    let mut tx: Tx = app.db.begin().await.unwrap();
    set_bank_account(&mut tx, tenant, id, iban, holder).await?;
    tx.commit().await.unwrap();
    Ok(())
}

both!(cash_goes_back_by_bank_transfer, test, {
    let app = shop::open(&test.db).await;
    let payment = cash(&app).await;
    let id = give_back(&app, payment.id, 2_500, "return 1").await.unwrap();
    assert_eq!(crate::worker::run_due(&app).await.unwrap(), 0, "no provider is called");
    for wrong in ["", "SI56 1910 0000 0123 439", "DE00 0000 0000 0000 0000 00", "no IBAN"] {
        let error = set_account(&app, SI, id, wrong, "A. B.").await.unwrap_err();
        assert!(matches!(&error, Error::Invalid(fields) if fields[0].code == "error-iban"), "{wrong}: {error}");
    }
    let error = set_account(&app, SI, id, "SI56 1910 0000 0123 438", " ").await.unwrap_err();
    assert!(matches!(&error, Error::Invalid(fields) if fields[0].field == "holder"));
    let error = set_account(&app, shop::HR, id, "SI56 1910 0000 0123 438", "A. B.").await.unwrap_err();
    assert!(matches!(error, Error::NotFound), "another country's refund is unknown");
    set_account(&app, SI, id, " SI56 1910 0000 0123 438 ", "A. B.").await.unwrap();
    let open = bank_transfers(&test.db, Some(SI)).await.unwrap();
    assert_eq!(open[0].iban.as_deref(), Some("SI56191000000123438"));
    assert!(bank_transfers(&test.db, Some(shop::HR)).await.unwrap().is_empty());
    let done = resolve_refund(&app, id, RefundResolution::done("transfer 17"), nothing_follows).await.unwrap();
    assert_eq!((done.status, done.provider_refund.as_deref()), (RefundStatus::Completed, Some("transfer 17")));
    assert!(resolve_refund(&app, id, RefundResolution::done(""), nothing_follows).await.is_err(), "it is made once");
    let after = read(&app, payment.id).await;
    assert_eq!((after.status, after.refunded), (PaymentStatus::PartiallyRefunded, euros(2_500)));
    assert!(set_account(&app, SI, id, "SI56 1910 0000 0123 438", "A. B.").await.is_err());
});

both!(a_bank_transfer_that_is_dropped_leaves_its_money_to_give_back, test, {
    let app = shop::open(&test.db).await;
    let payment = cash(&app).await;
    let id = give_back(&app, payment.id, 10_000, "all").await.unwrap();
    resolve_refund(&app, id, RefundResolution::not_done("the customer keeps it"), nothing_follows).await.unwrap();
    let again = give_back(&app, payment.id, 10_000, "all after all").await.unwrap();
    resolve_refund(&app, again, RefundResolution::done(""), nothing_follows).await.unwrap();
    assert_eq!(read(&app, payment.id).await.status, PaymentStatus::Refunded);
});

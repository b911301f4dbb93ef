//! Providers' responses, in every status.

use super::*;
use crate::{both, testing::shop};

#[test]
fn the_transition_table_is_as_listed() {
    use PaymentStatus::{Cancelled, Completed, Failed, PartiallyRefunded, Pending, Processing, Refunded};
    let allowed = |from| match from {
        Pending => vec![Processing, Completed, Failed, Cancelled],
        Processing => vec![Completed, Failed, Cancelled],
        Failed => vec![Processing, Completed, Cancelled],
        Completed | PartiallyRefunded => vec![PartiallyRefunded, Refunded],
        Cancelled | Refunded => vec![],
    };
    for from in PaymentStatus::ALL {
        let mut moves: Vec<_> = PaymentStatus::ALL.into_iter().filter(|to| from.may_become(*to)).collect();
        let mut expected = allowed(from);
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected, "{from:?}");
    }
}

/// Brings a payment into a status by the usual events.
async fn in_status(app: &App, order: OrderId, status: PaymentStatus) -> Payment {
    let payment = begun(app, SI, order, PaymentProvider::Stripe).await;
    let before: &[ProviderPayment] = match status {
        PaymentStatus::Pending | PaymentStatus::Cancelled => &[],
        PaymentStatus::Processing => &[ProviderPayment::Processing],
        PaymentStatus::Failed => &[ProviderPayment::Failed],
        _ => &[paid(&payment)],
    };
    for reported in before {
        apply_report(app, payment.id, reported).await.unwrap();
    }
    let mut tx = app.db.begin().await.unwrap();
    let part = match status {
        PaymentStatus::Refunded => 10_000,
        PaymentStatus::PartiallyRefunded => 1,
        _ => 0,
    };
    if status == PaymentStatus::Cancelled {
        cancel(&mut tx, noon(), SI, order).await.unwrap();
    } else if part > 0 {
        let id = refund(&mut tx, noon(), payment.id, euros(part), "", "k").await.unwrap();
        service::finish_refund(&mut tx, noon(), id).await.unwrap();
    }
    tx.commit().await.unwrap();
    let payment = read(app, payment.id).await;
    assert_eq!(payment.status, status);
    payment
}

both!(providers_answers_change_a_payment_only_as_the_table_allows, test, {
    use PaymentStatus::{Completed, Failed, Pending, Processing};
    let app = shop::open(&test.db).await;
    let mut order = 100;
    for status in PaymentStatus::ALL {
        for (reported, to) in [
            (ProviderPayment::Open, None),
            (ProviderPayment::NotFound, None),
            (ProviderPayment::Processing, Some(Processing)),
            (ProviderPayment::Failed, Some(Failed)),
            (ProviderPayment::Expired, Some(Failed)),
            (ProviderPayment::Cancelled, Some(Failed)),
        ] {
            order += 1;
            let payment = in_status(&app, OrderId(order), status).await;
            let transition = apply_report(&app, payment.id, &reported).await;
            let expected = to.filter(|to| status.may_become(*to)).unwrap_or(status);
            let after = read(&app, payment.id).await;
            assert_eq!(after.status, expected, "{status:?} {reported:?}");
            assert_eq!(transition.is_some(), expected != status, "{status:?} {reported:?}");
            assert_eq!((after.paid, after.refunded), (payment.paid, payment.refunded));
            // Reported again, it changes nothing.
            assert_eq!(apply_report(&app, payment.id, &reported).await, None);
        }
        order += 1;
        let payment = in_status(&app, OrderId(order), status).await;
        let transition = apply_report(&app, payment.id, &paid(&payment)).await;
        let cause = transition.map(|transition| transition.cause);
        let after = read(&app, payment.id).await;
        match status {
            Pending | Processing | Failed => {
                assert_eq!((after.status, cause, after.paid), (Completed, Some(Cause::Provider), euros(10_000)));
            }
            PaymentStatus::Cancelled => {
                assert_eq!((after.status, after.paid), (PaymentStatus::Cancelled, euros(10_000)));
                assert!(matches!(cause, Some(Cause::SurplusPayment(_))), "{cause:?}");
            }
            _ => assert_eq!((after.status, cause), (status, None)),
        }
        assert_eq!(apply_report(&app, payment.id, &paid(&payment)).await, None);
    }
});

both!(money_received_after_cancellation_is_refunded_once, test, {
    let app = shop::open(&test.db).await;
    let payment = begun(&app, SI, ORDER, PaymentProvider::Sandbox).await;
    let cancelled = cancel_order(&app).await;
    assert_eq!((cancelled.len(), cancelled[0].from, cancelled[0].cause), (1, PaymentStatus::Pending, Cause::Cancelled));
    assert!(cancel_order(&app).await.is_empty());
    let late = apply_report(&app, payment.id, &paid(&payment)).await.unwrap();
    assert!(matches!(late.cause, Cause::SurplusPayment(_)));
    for _ in 0..3 {
        assert_eq!(apply_report(&app, payment.id, &paid(&payment)).await, None);
    }
    let refunds = refunds_of(&test.db, payment.id).await.unwrap();
    assert_eq!(refunds.iter().map(|refund| refund.amount).collect::<Vec<_>>(), [euros(10_000)]);
    assert_eq!(crate::worker::run_due(&app).await.unwrap(), 1);
    let after = read(&app, payment.id).await;
    assert_eq!((after.status, after.refunded), (PaymentStatus::Cancelled, euros(10_000)));
});

both!(the_second_payment_of_an_order_is_refunded, test, {
    let app = shop::open(&test.db).await;
    let first = begun(&app, SI, ORDER, PaymentProvider::Stripe).await;
    let second = begun(&app, SI, ORDER, PaymentProvider::Sandbox).await;
    // An order with the same number in another country is a different order.
    let abroad = begun(&app, shop::HR, ORDER, PaymentProvider::Sandbox).await;
    assert_eq!(apply_report(&app, first.id, &paid(&first)).await.unwrap().payment.status, PaymentStatus::Completed);
    let late = apply_report(&app, second.id, &paid(&second)).await.unwrap();
    assert!(matches!(late.cause, Cause::SurplusPayment(_)));
    assert_eq!(read(&app, second.id).await.status, PaymentStatus::Cancelled);
    assert_eq!(apply_report(&app, abroad.id, &paid(&abroad)).await.unwrap().payment.status, PaymentStatus::Completed);
});

both!(a_wrong_amount_currency_or_token_is_no_payment_and_raises_an_alarm, test, {
    let app = shop::open(&test.db).await;
    let payment = begun(&app, SI, ORDER, PaymentProvider::Stripe).await;
    let paid_with = |amount, token: &str| ProviderPayment::Paid {
        amount,
        token: token.to_owned(),
        provider_payment: "pi_1".to_owned(),
        warning: None,
        card: None,
    };
    let taka = Money::new(10_000, "BDT".parse().unwrap());
    for reported in [
        paid_with(euros(9_999), &payment.token),
        paid_with(euros(10_001), &payment.token),
        paid_with(taka, &payment.token),
        paid_with(euros(10_000), "another"),
        paid_with(euros(10_000), ""),
        ProviderPayment::Contradiction("says this and that".to_owned()),
    ] {
        assert_eq!(apply_report(&app, payment.id, &reported).await, None);
        let after = read(&app, payment.id).await;
        assert_eq!((after.status, after.paid), (PaymentStatus::Pending, euros(0)), "{reported:?}");
        assert!(after.alarm.is_some(), "{reported:?}");
        assert_eq!(problems(&app).await.unwrap().alarms, 1);
        assert_eq!(acknowledged(&app, payment.id).await, after.alarm);
        assert_eq!(problems(&app).await.unwrap(), Problems::default());
    }
    let risky = ProviderPayment::Paid {
        amount: payment.amount,
        token: payment.token.clone(),
        provider_payment: "pi_1".to_owned(),
        warning: Some("risky".to_owned()),
        card: None,
    };
    let after = apply_report(&app, payment.id, &risky).await.unwrap().payment;
    assert_eq!((after.status, after.alarm.as_deref()), (PaymentStatus::Completed, Some("risky")));
});

both!(a_payment_belongs_to_its_country, test, {
    let app = shop::open(&test.db).await;
    let payment = begun(&app, SI, ORDER, PaymentProvider::Stripe).await;
    assert!(of_order(&test.db, shop::HR, ORDER).await.unwrap().is_empty());
    let mut tx = test.db.begin().await.unwrap();
    assert!(cancel(&mut tx, noon(), shop::HR, ORDER).await.unwrap().is_empty());
    assert!(collected(&mut tx, noon(), shop::HR, ORDER).await.unwrap().is_none());
    tx.commit().await.unwrap();
    assert_eq!(read(&app, payment.id).await.status, PaymentStatus::Pending);
    assert_eq!(of_order(&test.db, SI, ORDER).await.unwrap(), [payment]);
});

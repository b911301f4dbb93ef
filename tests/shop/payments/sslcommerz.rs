//! SSLCommerz: its page, its answers, differing amounts.

use chrono::TimeDelta;
use vitrina_server::{
    both,
    payments::{self, PaymentStatus},
    tenancy::PaymentProvider,
};
use vitrina_tests::payments::Fault;

use super::{BD, FURNISHED, Paying};

both!(a_shopper_pays_on_the_page_of_sslcommerz, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = shop.at_sslcommerz(1).await;
    assert_eq!(payment.tenant_id, BD);
    let sent = shop.sslcommerz.sent(&payment.token);
    let value = |name: &str| sent.iter().find(|(own, _)| own == name).map(|(_, value)| value.clone()).unwrap();
    assert_eq!((value("total_amount"), value("currency")), ("49.90".to_owned(), "BDT".to_owned()));
    assert_eq!(value("fail_url"), format!("http://bd.localhost/SSLReturn?payment={}", payment.token));
    assert_eq!(value("ipn_url"), "http://bd.localhost/api/payments/ipn/sslcommerz");
    assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Pending, "nothing is paid");
    shop.sslcommerz.end(&payment.token, "PENDING");
    assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Processing);
    shop.sslcommerz.end(&payment.token, "VALID");
    let paid = shop.settle(payment.id).await;
    assert_eq!((paid.status, paid.paid, paid.alarm), (PaymentStatus::Completed, payment.amount, None));
});

both!(a_failed_attempt_can_be_retried, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    for status in ["FAILED", "CANCELLED", "EXPIRED"] {
        let payment = shop.at_sslcommerz(1).await;
        shop.sslcommerz.end(&payment.token, status);
        assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Failed, "{status}");
        assert!(shop.start("BD", &payment).await.is_err(), "a new payment is begun instead");
    }
    let payment = shop.at_sslcommerz(2).await;
    shop.sslcommerz.end(&payment.token, "FAILED");
    shop.settle(payment.id).await;
    shop.sslcommerz.end(&payment.token, "VALIDATED");
    assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Completed);
});

both!(a_wrong_amount_or_currency_is_no_payment, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    for (order, (amount, currency)) in
        [("49.89", "BDT"), ("4990.00", "BDT"), ("49.90", "USD"), ("49.900001", "BDT"), ("", "BDT")]
            .into_iter()
            .enumerate()
    {
        let payment = shop.at_sslcommerz(i64::try_from(order).unwrap()).await;
        shop.sslcommerz.pay_other(&payment.token, amount, currency);
        let after = shop.settle(payment.id).await;
        assert_eq!((after.status, after.paid.minor), (PaymentStatus::Pending, 0), "{amount} {currency}");
        assert!(after.alarm.is_some(), "{amount} {currency}");
    }
});

both!(a_risky_payment_counts_and_is_reported_to_operators, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = shop.at_sslcommerz(1).await;
    shop.sslcommerz.end(&payment.token, "VALID");
    shop.sslcommerz.mark_risky(&payment.token);
    let paid = shop.settle(payment.id).await;
    assert_eq!(paid.status, PaymentStatus::Completed);
    assert!(paid.alarm.unwrap().contains("risky"));
});

both!(while_sslcommerz_is_down_the_payment_can_be_retried, test in FURNISHED, {
    let shop = Paying::open(&test).await;
    let payment = shop.begin("BD", 1, PaymentProvider::Sslcommerz).await;
    for fault in [[Fault::Status(500); 3], [Fault::Status(503); 3]] {
        shop.sslcommerz.faults.inject(fault);
        assert_eq!(shop.start("BD", &payment).await.unwrap_err().code(), "error-payment-unavailable");
    }
    shop.sslcommerz.faults.inject([Fault::Garbage]);
    assert_eq!(shop.start("BD", &payment).await.unwrap_err().code(), "error-payment-unavailable");
    shop.start("BD", &payment).await.unwrap();
    shop.sslcommerz.end(&payment.token, "VALID");
    shop.sslcommerz.faults.inject([Fault::Garbage]);
    assert_eq!(shop.settle(payment.id).await.status, PaymentStatus::Pending);
    shop.app.clock.advance(TimeDelta::minutes(20));
    let done = payments::reconcile(&shop.app, &[], payments::no_follow_up).await.unwrap();
    assert_eq!(done.payments[0].payment.status, PaymentStatus::Completed);
});

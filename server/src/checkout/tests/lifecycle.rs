//! Changes to orders after they are placed.

use chrono::TimeDelta;

use super::*;
use crate::{
    both,
    id::UserId,
    inventory::{self, Origin, StockPolicy},
    orders::{CancelReason, DeliveryStatus, OperatorAction, PaymentStatus, RefundRequest},
    payments::{self, Cause, Transition},
};

pub(super) async fn cash(app: &App, key: &str, pieces: i64) -> OrderId {
    let request = request(app, key, &[("TEE-XL", pieces)], None).await;
    place(app, &request).await.unwrap().id
}

/// An order that waits for its payment in the sandbox.
pub(super) async fn prepaid(app: &App, key: &str) -> PlacedOrder {
    let mut request = request(app, key, &[("TEE-M", 1)], None).await;
    request.payment_method = "sandbox".into();
    request.shown = shown_totals(app, &request).await;
    place(app, &request).await.unwrap()
}

/// An order that was paid in the sandbox.
pub(super) async fn prepaid_and_paid(app: &App, key: &str) -> OrderId {
    let placed = prepaid(app, key).await;
    pay_in_sandbox(app, &payments::of_order(&app.db, SI, placed.id).await.unwrap()[0]).await;
    placed.id
}

/// Pays on the sandbox's page of a payment.
pub(super) async fn pay_in_sandbox(app: &App, payment: &payments::Payment) {
    let decide = "UPDATE sandbox_session SET decision = 'success', settles_at = $1 WHERE token = $2";
    app.db.sql(decide).bind(noon()).bind(payment.token.clone()).execute().await.unwrap();
    payments::settle(app, payment.id, service::FOLLOW).await.unwrap();
}

/// Packs, ships and delivers an order, which also collects the cash.
pub(super) async fn deliver(app: &App, id: OrderId) {
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "123".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Deliver] {
        orders::act(app, id, &act, "operator ana").await.unwrap();
    }
}

/// Sets the status of the order's payment as its provider reports it.
pub(super) async fn paid(app: &App, id: OrderId, status: PaymentStatus) {
    let payment = payments::of_order(&app.db, SI, id).await.unwrap().pop().unwrap();
    let from = payment.status;
    let payment = payments::Payment { status, paid: payment.amount, ..payment };
    let transition = Transition { payment, from, cause: Cause::Provider };
    let mut tx = app.db.begin().await.unwrap();
    orders::payment_changed(app, &mut tx, &transition).await.unwrap();
    tx.commit().await.unwrap();
}

both!(a_prepaid_order_reserves_stock_and_is_invoiced_when_paid, test in PLATFORM, {
    let app = open(&test).await;
    let placed = prepaid(&app, "visit-0001").await;
    assert!(placed.redirect_url.is_some_and(|url| url.contains("/sandbox/pay/")), "the shopper is led to the payment");
    let order = details(&app, placed.id).await.order;
    assert_eq!((order.invoice_number, order.hold_until), (None, Some(noon() + TimeDelta::minutes(30))));
    assert_eq!(stock(&app, "TEE-M").await, (3, 1));
    paid(&app, placed.id, PaymentStatus::Processing).await;
    paid(&app, placed.id, PaymentStatus::Completed).await;
    paid(&app, placed.id, PaymentStatus::Completed).await;
    let order = details(&app, placed.id).await.order;
    assert_eq!((order.payment_status, order.hold_until), (PaymentStatus::Completed, None));
    assert_eq!(order.invoice_number.as_deref(), Some("SI-2026-000001"));
    assert_eq!(stock(&app, "TEE-M").await, (2, 0));
    assert_eq!(kinds(&app, placed.id).await, ["placed", "payment-processing", "paid"]);
    assert_stock_is_its_movements(&app.db).await;
});

both!(an_unpaid_order_releases_its_stock_after_half_an_hour, test in PLATFORM, {
    let app = open(&test).await;
    let placed = prepaid(&app, "visit-0001").await;
    app.clock.advance(TimeDelta::minutes(29));
    service::expire(&app).await.unwrap();
    assert_eq!(stock(&app, "TEE-M").await, (3, 1));
    app.clock.advance(TimeDelta::minutes(2));
    service::expire(&app).await.unwrap();
    service::expire(&app).await.unwrap();
    let order = details(&app, placed.id).await.order;
    assert_eq!((order.delivery_status, order.payment_status), (DeliveryStatus::Cancelled, PaymentStatus::Cancelled));
    assert_eq!((stock(&app, "TEE-M").await, order.invoice_number), ((3, 0), None));
    assert_eq!(kinds(&app, placed.id).await, ["placed", "expired"]);
    let statuses: Vec<_> = payments::of_order(&app.db, SI, placed.id).await.unwrap();
    assert_eq!(statuses.len(), 1);
    assert!(statuses.iter().all(|payment| payment.status == PaymentStatus::Cancelled), "{statuses:?}");
    paid(&app, placed.id, PaymentStatus::Completed).await;
    let order = details(&app, placed.id).await.order;
    assert_eq!((order.payment_status, order.invoice_number), (PaymentStatus::Cancelled, None), "money came too late");
    assert_stock_is_its_movements(&app.db).await;
});

both!(an_order_whose_payment_is_being_processed_is_not_overdue, test in PLATFORM, {
    let app = open(&test).await;
    let (processed, unpaid) = (prepaid(&app, "visit-0001").await.id, prepaid(&app, "visit-0002").await.id);
    paid(&app, processed, PaymentStatus::Processing).await;
    assert_eq!(orders::overdue(&app, None).await.unwrap(), []);
    app.clock.advance(TimeDelta::minutes(31));
    let overdue = orders::overdue(&app, None).await.unwrap();
    assert_eq!(overdue.iter().map(|(_, id)| *id).collect::<Vec<_>>(), [unpaid]);
    assert_eq!(orders::overdue(&app, overdue.last().copied()).await.unwrap(), [], "the next page");
    service::expire(&app).await.unwrap();
    assert_eq!(details(&app, unpaid).await.order.delivery_status, DeliveryStatus::Cancelled);
    assert_eq!(details(&app, processed).await.order.delivery_status, DeliveryStatus::Pending);
});

both!(a_country_reserves_stock_for_its_configured_time, test in PLATFORM, {
    let mut settings = crate::config::Settings::default();
    let slovenia = settings.country.entry("SI".to_owned().try_into().unwrap()).or_default();
    slovenia.order_hold_minutes = Some(60);
    let app = open_with(&test, settings).await;
    assert_eq!(service::options(&app, &front(&app)).await.unwrap().hold_minutes, 60);
    let placed = prepaid(&app, "visit-0001").await;
    app.clock.advance(TimeDelta::minutes(59));
    service::expire(&app).await.unwrap();
    assert_eq!(stock(&app, "TEE-M").await, (3, 1));
    app.clock.advance(TimeDelta::minutes(2));
    service::expire(&app).await.unwrap();
    assert_eq!(details(&app, placed.id).await.order.delivery_status, DeliveryStatus::Cancelled);
});

both!(a_failed_payment_can_be_retried_while_stock_is_reserved, test in PLATFORM, {
    let app = open(&test).await;
    let placed = prepaid(&app, "visit-0001").await;
    paid(&app, placed.id, PaymentStatus::Failed).await;
    assert_eq!(details(&app, placed.id).await.order.payment_status, PaymentStatus::Failed);
    let url = service::pay_again(&app, &front(&app), &placed.token).await.unwrap();
    assert!(url.is_some());
    assert_eq!(details(&app, placed.id).await.order.payment_status, PaymentStatus::Pending);
    app.clock.advance(TimeDelta::minutes(31));
    let refused = service::pay_again(&app, &front(&app), &placed.token).await.unwrap_err();
    assert_eq!(code(&refused), "error-order-payment-closed");
    let stranger = service::pay_own(&app, &front(&app), UserId(7), &placed.number).await.unwrap_err();
    assert!(matches!(stranger, Error::NotFound), "a guest's order is paid by its link only");
});

both!(a_failed_payment_is_paid_again_by_its_token, test in PLATFORM, {
    let app = open(&test).await;
    let placed = prepaid(&app, "visit-0001").await;
    paid(&app, placed.id, PaymentStatus::Failed).await;
    let earlier = payments::of_order(&app.db, SI, placed.id).await.unwrap().remove(0);
    for (tenant, token) in [(HR, &*earlier.token), (SI, "unknown")] {
        let stranger = payments::named(&app, tenant, token, None).await.unwrap_err();
        assert!(matches!(stranger, Error::NotFound), "{tenant} {token}");
    }
    let pay = async || service::pay_for(&app, &front(&app), &earlier.token, None).await;
    assert!(pay().await.unwrap().is_some());
    let statuses: Vec<_> = payments::of_order(&app.db, SI, placed.id).await.unwrap();
    assert_eq!((statuses.len(), details(&app, placed.id).await.order.payment_status), (2, PaymentStatus::Pending));
    app.clock.advance(TimeDelta::minutes(31));
    let refused = pay().await.unwrap_err();
    assert_eq!(code(&refused), "error-order-payment-closed");
});

both!(an_order_is_packed_shipped_delivered_and_paid_in_cash, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 1).await;
    let act = async |act: OperatorAction| orders::act(&app, id, &act, "operator ana").await;
    for early in [OperatorAction::Deliver, OperatorAction::Ready, OperatorAction::Return] {
        assert!(act(early).await.is_err());
    }
    act(OperatorAction::Pack).await.unwrap();
    let refused = {
        let mut tx = app.db.begin().await.unwrap();
        orders::cancel(&app, &mut tx, id, CancelReason::Shopper, "shopper").await.unwrap_err()
    };
    assert_eq!(code(&refused), "error-order-not-cancellable");
    assert!(act(OperatorAction::Ready).await.is_err(), "it is not collected");
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "123".into(), url: None };
    act(ship).await.unwrap();
    act(OperatorAction::Deliver).await.unwrap();
    let details = details(&app, id).await;
    let states = (details.order.delivery_status, details.order.payment_status);
    assert_eq!(states, (DeliveryStatus::Delivered, PaymentStatus::Completed));
    assert_eq!((&*details.parcels[0].carrier, &*details.parcels[0].tracking), ("GLS", "123"));
    let actors: Vec<&str> = details.events.iter().map(|event| &*event.actor).collect();
    assert_eq!(actors, ["shopper", "operator ana", "operator ana", "operator ana", "payment"]);
    let about: Vec<String> =
        app.db.sql("SELECT about FROM job WHERE kind = 'orders.mail' ORDER BY id").scalars().await.unwrap();
    let names: Vec<&str> = about.iter().map(|about| about.split(' ').next().unwrap()).collect();
    assert_eq!(names, ["order-confirmation", "order-shipped", "order-delivered"]);
});

both!(a_cancelled_order_releases_its_stock_once, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 2).await;
    assert_eq!(stock(&app, "TEE-XL").await, (998, 0));
    for turn in 0..2 {
        let mut tx = app.db.begin().await.unwrap();
        let cancelled = orders::cancel(&app, &mut tx, id, CancelReason::Operator, "operator ana").await;
        assert_eq!(cancelled.is_ok(), turn == 0);
        if turn == 0 {
            tx.commit().await.unwrap();
        }
    }
    assert_eq!(stock(&app, "TEE-XL").await, (1000, 0));
    let order = details(&app, id).await.order;
    assert_eq!((order.payment_status, order.delivery_status), (PaymentStatus::Cancelled, DeliveryStatus::Cancelled));
    assert_eq!(order.invoice_number.as_deref(), Some("SI-2026-000001"), "the number stays, without a gap");
    assert_stock_is_its_movements(&app.db).await;
});

both!(an_order_keeps_a_line_whose_variant_left_the_catalogue, test in PLATFORM, {
    let app = open(&test).await;
    let placed = prepaid(&app, "visit-0001").await;
    let before = details(&app, placed.id).await.lines;
    app.clock.advance(TimeDelta::minutes(1));
    save_products(&app, &[tee(&app, &[("XL", 1000)])]).await.unwrap();
    app.catch_up().await.unwrap();
    let retired = "SELECT COUNT(*) FROM variant WHERE sku = 'TEE-M' AND retired_at IS NOT NULL";
    assert_eq!(count(&app.db, retired).await, 1);
    let order = details(&app, placed.id).await;
    assert_eq!((order.lines.len(), order.lines[0].sku.as_deref()), (1, Some("TEE-M")));
    assert_eq!(format!("{:?}", order.lines), format!("{before:?}"), "name, price and variant are those of the purchase");
    // Its reservation is released as that of any other.
    assert_eq!(stock(&app, "TEE-M").await, (3, 1));
    app.clock.advance(TimeDelta::minutes(31));
    service::expire(&app).await.unwrap();
    assert_eq!(stock(&app, "TEE-M").await, (3, 0));
    assert_stock_is_its_movements(&app.db).await;
});

both!(lines_are_refunded_to_the_cent_and_never_twice, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 3).await;
    let refund = async |lines: &[(i64, Option<i64>)], restocks: bool| {
        let request =
            RefundRequest { lines: lines.to_vec(), amount: None, restocks, reason: "does not fit".into() };
        orders::refund(&app, id, &request, "operator ana").await
    };
    assert!(refund(&[(1, None)], false).await.is_err(), "nothing is paid yet");
    deliver(&app, id).await;
    let amount = refund(&[(1, Some(1))], true).await.unwrap().amount;
    assert_eq!((amount.minor, stock(&app, "TEE-XL").await), (1490, (998, 0)));
    let amount = refund(&[(1, Some(2))], false).await.unwrap().amount;
    assert_eq!(amount.minor, 2980);
    assert!(refund(&[(1, None)], false).await.is_err(), "the line was given back");
    assert!(refund(&[(2, None)], false).await.is_err(), "there is no such line");
    assert_eq!(details(&app, id).await.lines[0].refunded.minor, 3 * 1490);
});

/// Records another payment of an order's total, also collected on delivery.
pub(super) async fn collect_again(app: &App, id: OrderId) {
    let order = orders::get(app, id).await.unwrap();
    let mut tx = app.db.begin().await.unwrap();
    let again = payments::NewPayment {
        tenant_id: SI,
        order_id: id,
        provider: crate::tenancy::PaymentProvider::CashOnDelivery,
        amount: order.total,
        reference: order.number.clone(),
        expires_at: noon(),
    };
    payments::begin(&mut tx, noon(), &again).await.unwrap();
    payments::collected(&mut tx, noon(), SI, id).await.unwrap().unwrap();
    tx.commit().await.unwrap();
}

both!(a_refund_uses_the_oldest_payments_first, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 2).await;
    deliver(&app, id).await;
    collect_again(&app, id).await;
    let total = 2 * 1490 + 350 + 150;
    let refund = async |minor: Option<i64>| {
        let request = RefundRequest { amount: minor.map(euro), reason: "paid twice".into(), ..RefundRequest::default() };
        orders::refund(&app, id, &request, "operator ana").await
    };
    assert!(refund(Some(2 * total + 1)).await.is_err(), "more than was paid in all");
    assert_eq!(refund(Some(total - 100)).await.unwrap().refunds.len(), 1);
    let both = refund(Some(300)).await.unwrap();
    assert_eq!((both.refunds.len(), both.amount.minor), (2, 300), "100 of the first, 200 of the second");
    assert_eq!(refund(None).await.unwrap().amount.minor, total - 200);
    assert!(refund(None).await.is_err(), "nothing is left");
    let refunds = payments::refunds_of_order(&app.db, SI, id).await.unwrap();
    let amounts: Vec<i64> = refunds.iter().map(|refund| refund.amount.minor).collect();
    assert_eq!(amounts, [total - 100, 100, 200, total - 200]);
    assert!(refunds[0].payment_id == refunds[1].payment_id && refunds[2].payment_id == refunds[3].payment_id);
});

both!(a_line_whose_refund_failed_can_be_refunded_again, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 2).await;
    deliver(&app, id).await;
    let request = RefundRequest { lines: vec![(1, None)], reason: "torn".into(), ..RefundRequest::default() };
    let refund = async || orders::refund(&app, id, &request, "operator ana").await;
    let first = refund().await.unwrap();
    assert!(refund().await.is_err(), "it is on its way");
    resolve(&app, first.refunds[0], RefundResolution::not_done("no such account")).await;
    assert_eq!(details(&app, id).await.lines[0].refunded.minor, 0);
    let second = refund().await.unwrap();
    resolve(&app, second.refunds[0], RefundResolution::done("")).await;
    let after = details(&app, id).await;
    assert_eq!((after.lines[0].refunded.minor, after.lines[0].refunded_pieces), (2980, 2));
    assert_eq!((after.order.refunded.minor, after.order.payment_status), (2980, PaymentStatus::PartiallyRefunded));
});

both!(an_order_is_cancelled_while_a_refund_is_pending, test in PLATFORM, {
    let app = open(&test).await;
    let id = prepaid_and_paid(&app, "visit-0001").await;
    let request = RefundRequest { amount: Some(euro(500)), reason: "late".into(), ..RefundRequest::default() };
    orders::refund(&app, id, &request, "operator ana").await.unwrap();
    cancel(&app, id).await;
    let refunds = payments::refunds_of_order(&app.db, SI, id).await.unwrap();
    let amounts: Vec<i64> = refunds.iter().map(|refund| refund.amount.minor).collect();
    assert_eq!(amounts, [500, 1490 + 350 - 500]);
});

both!(cancelling_does_not_add_pieces_that_were_not_counted_when_sold, test in PLATFORM, {
    let app = open(&test).await;
    let policy = async |policy| {
        let origin = Origin { actor: "operator ana", reference: None, note: None };
        inventory::set(&app, origin, "TEE-XL", 1000, Some(policy), false).await.unwrap();
    };
    policy(StockPolicy::Untracked).await;
    let id = cash(&app, "visit-0001", 2).await;
    assert_eq!(stock(&app, "TEE-XL").await, (1000, 0));
    policy(StockPolicy::Tracked).await;
    cancel(&app, id).await;
    assert_eq!(stock(&app, "TEE-XL").await, (1000, 0));
    assert_stock_is_its_movements(&app.db).await;
});

pub(super) async fn cancel(app: &App, id: OrderId) {
    let mut tx = app.db.begin().await.unwrap();
    orders::cancel(app, &mut tx, id, CancelReason::Shopper, "shopper").await.unwrap();
    tx.commit().await.unwrap();
}

both!(after_erasure_only_the_invoice_remains, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 1).await;
    let user = crate::accounts::NewUser {
        user_type: crate::accounts::UserType::Customer,
        email: "ana@example.com".into(),
        is_verified: true,
        first_name: "Ana".into(),
        last_name: "Novak".into(),
        phone: String::new(),
        phone_code: String::new(),
        country_id: SI,
        tenant_id: SI,
        language_id: front(&app).language.id,
        accepts_terms: true,
    };
    let user = crate::accounts::create(&app, user, "Geslo-123!").await.unwrap();
    let personal_data = orders::personal_data(&app, &user).await.unwrap();
    assert_eq!(personal_data[0]["contact"]["address"]["city"], "Ljubljana");
    let erase = async || {
        let mut tx = app.db.begin().await.unwrap();
        orders::erase_person(&mut tx, &user, app.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
    };
    erase().await;
    assert!(details(&app, id).await.order.contact.is_some(), "it is still to be delivered");
    deliver(&app, id).await;
    orders::prune(&app).await.unwrap();
    let order = details(&app, id).await.order;
    let contact = order.contact.clone().unwrap();
    assert_eq!((order.email, order.user_id, &*contact.address.phone), (None, None, ""));
    assert_eq!(contact.address.name, "Ana Novak");
    app.clock.advance(TimeDelta::days(365 * 10));
    orders::prune(&app).await.unwrap();
    assert!(details(&app, id).await.order.contact.is_some(), "the invoice's years count from the end of its year");
    app.clock.advance(TimeDelta::days(60));
    orders::prune(&app).await.unwrap();
    assert_eq!(details(&app, id).await.order.contact, None);
});

both!(an_invoice_belongs_to_the_year_of_the_country_s_calendar, test in PLATFORM, {
    let app = open(&test).await;
    app.clock.advance("2026-12-31T22:30:00Z".parse::<DateTime<Utc>>().unwrap() - noon());
    let old = cash(&app, "visit-0001", 1).await;
    app.clock.advance(TimeDelta::minutes(40));
    let new = cash(&app, "visit-0002", 1).await;
    let mut numbers = Vec::new();
    for id in [old, new] {
        numbers.push(details(&app, id).await.order.invoice_number.unwrap());
    }
    assert_eq!(numbers, ["SI-2026-000001", "SI-2027-000001"], "Ljubljana is an hour ahead of UTC");
});

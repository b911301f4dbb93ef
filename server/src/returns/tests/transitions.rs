//! From the request to the refund; two concurrent operators; a process that ends in between.

use super::*;
use crate::{
    both,
    jobs::{self, Queue},
    mail::{Email, OutgoingEmail, ReturnEmailKind},
    orders::DeliveryStatus,
    returns::emails,
};

/// The queued e-mails, in sequence.
pub(super) async fn emails(app: &App) -> Vec<crate::mail::ReturnEmail> {
    let mut sent = Vec::new();
    while let Some(job) = jobs::claim(&app.db, Queue::Mail, app.clock.now()).await.unwrap() {
        if job.kind == emails::SEND {
            let OutgoingEmail { to, email, .. } = emails::compose(app, &job).await.unwrap().unwrap();
            assert_eq!(to.email, "ana@example.com");
            let Email::Return(email) = email else { panic!("{email:?}") };
            sent.push(*email);
        }
        jobs::done(&app.db, &job).await.unwrap();
    }
    sent
}

both!(a_return_is_received_inspected_and_refunded, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 3)]).await;
    assert_eq!(stock(&app, "TEE-M").await, (17, 0));
    let front = front(&app, SI);
    let wanted = [ReturnedItem { position: 1, quantity: 2, is_exchange: false }];
    let preview = service::preview(&app, &front, &details(&app, order).await, &wanted, Kind::Return).await.unwrap();
    assert_eq!((preview.goods.amount.minor, preview.extra.minor, preview.goods.lost.len()), (4000, 0, 0));
    let case = asked(&app, order, &[line(1, 2, Reason::TooLarge)]).await.unwrap();
    assert_eq!((case.status, case.kind, case.is_in_time), (Status::Requested, Kind::Return, true));
    assert!(case.number.starts_with('R') && case.number.len() == 11);
    let choices = options(&app, order, Kind::Return).await;
    assert_eq!(choices.returnable(1), 1, "what is on its way is not offered again");
    assert_eq!(
        fields(&asked(&app, order, &[line(1, 2, Reason::TooLarge)]).await.unwrap_err())[0].1,
        "error-return-pieces"
    );

    service::approve(&app, case.id, CLERK).await.unwrap();
    service::receive(&app, case.id, CLERK).await.unwrap();
    service::receive(&app, case.id, CLERK).await.unwrap();
    let refused = service::refund(&app, case.id, CLERK).await.unwrap_err().to_string();
    assert!(refused.contains("is received; only inspected returns can be refunded"), "{refused}");
    let found = [(1, Inspection { accepted: 2, resalable: 1 })].into();
    service::inspect(&app, case.id, &found, CLERK).await.unwrap();
    assert_eq!(stock(&app, "TEE-M").await, (18, 0), "what can be sold again is in stock");
    assert_eq!(service::expected(&app, case.id).await.unwrap().minor, 4000);
    let done = service::refund(&app, case.id, CLERK).await.unwrap();
    assert_eq!((done.amount.minor, done.refunds.len(), done.case.status), (4000, 1, Status::Refunded));
    finish_refunds(&app, order).await;
    let after = details(&app, order).await;
    assert_eq!((after.order.refunded.minor, after.lines[0].refunded_pieces), (4000, 2));
    assert_eq!(after.credit_notes.len(), 1);
    assert_eq!((after.credit_notes[0].amount.minor, after.credit_notes[0].lines[0].pieces), (4000, 2));
    assert_eq!(after.order.delivery_status, DeliveryStatus::Delivered, "a piece was kept");

    let rest = asked(&app, order, &[line(1, 1, Reason::ChangedMind)]).await.unwrap();
    let snapshot = &after.order.snapshot;
    let charges = snapshot.shipping.minor + snapshot.cash_on_delivery.minor;
    assert_eq!(settled(&app, rest.id).await, 2000 + charges, "everything went back within the legal time");
    finish_refunds(&app, order).await;
    let whole = details(&app, order).await.order;
    assert_eq!((whole.refunded.minor, whole.delivery_status), (whole.total.minor, DeliveryStatus::Returned));
    let kinds: Vec<ReturnEmailKind> = emails(&app).await.into_iter().map(|email| email.kind).collect();
    let expected = [
        ReturnEmailKind::Requested,
        ReturnEmailKind::Received,
        ReturnEmailKind::Refunded,
        ReturnEmailKind::Requested,
        ReturnEmailKind::Received,
        ReturnEmailKind::Refunded,
    ];
    assert_eq!(kinds, expected);
});

both!(a_lost_goal_is_previewed_and_deducted, test in PLATFORM, {
    let app = open(&test).await;
    promote(
        &app,
        "[[promotions]]\nname = \"goal\"\nkind = \"cart-goal\"\ncountries = [\"SI\"]\n\
         tiers = [{ spend = { EUR = \"60.00\" }, percent = \"10\" }]\n",
    )
    .await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 3)]).await;
    let front = front(&app, SI);
    let before = details(&app, order).await;
    assert_eq!(before.lines[0].total.minor, 5400);
    let wanted = [ReturnedItem { position: 1, quantity: 1, is_exchange: false }];
    let preview = service::preview(&app, &front, &before, &wanted, Kind::Return).await.unwrap();
    assert_eq!((preview.goods.amount.minor, preview.goods.kept.minor), (1400, 4000), "two pieces cost their full price");
    assert_eq!(preview.goods.lost[0].amount.minor, 400);
    let own = service::preview(&app, &front, &before, &wanted, Kind::Withdrawal).await.unwrap();
    assert_eq!((own.goods.amount.minor, own.goods.lost.len()), (1800, 0), "a withdrawal is not charged for it");
    let case = asked(&app, order, &[line(1, 1, Reason::TooSmall)]).await.unwrap();
    assert_eq!(settled(&app, case.id).await, 1400);
    let rest = asked(&app, order, &[line(1, 2, Reason::TooSmall)]).await.unwrap();
    let charges = before.order.snapshot.shipping.minor + before.order.snapshot.cash_on_delivery.minor;
    assert_eq!(settled(&app, rest.id).await, 4000 + charges, "everything is back: to the cent");
});

both!(of_two_concurrent_operators_one_refunds, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let case = asked(&app, order, &[line(1, 1, Reason::TooSmall)]).await.unwrap();
    service::receive(&app, case.id, CLERK).await.unwrap();
    service::inspect(&app, case.id, &BTreeMap::new(), CLERK).await.unwrap();
    let both = futures::future::join_all((0..4).map(|_| service::refund(&app, case.id, CLERK))).await;
    assert_eq!(both.iter().filter(|done| done.is_ok()).count(), 1);
    assert_eq!(count(&app, "SELECT COUNT(*) FROM refund").await, 1);
    assert_eq!(count(&app, "SELECT CAST(SUM(refunded_pieces) AS BIGINT) FROM order_line").await, 1);
    let inspected = asked(&app, order, &[line(1, 1, Reason::TooSmall)]).await.unwrap();
    service::receive(&app, inspected.id, CLERK).await.unwrap();
    let nothing = BTreeMap::new();
    let twice = futures::future::join_all((0..2).map(|_| service::inspect(&app, inspected.id, &nothing, CLERK))).await;
    assert_eq!(twice.iter().filter(|done| done.is_ok()).count(), 1);
    assert_eq!(stock(&app, "TEE-M").await, (20, 0), "each piece went back to stock once");
});

both!(a_refund_and_its_return_are_written_atomically, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let case = asked(&app, order, &[line(1, 1, Reason::TooSmall)]).await.unwrap();
    service::receive(&app, case.id, CLERK).await.unwrap();
    service::inspect(&app, case.id, &BTreeMap::new(), CLERK).await.unwrap();
    // The process ends before its transaction does: the connection is closed and everything is rolled back.
    let mut tx = app.db.begin().await.unwrap();
    service::refund_within(&app, &mut tx, case.id, CLERK).await.unwrap();
    drop(tx);
    assert_eq!(count(&app, "SELECT COUNT(*) FROM refund").await, 0);
    let returned = service::details(&app, service::find(&app, None, &case.number).await.unwrap()).await.unwrap();
    assert_eq!(returned.case.status, Status::Inspected);
    assert_eq!(service::refund(&app, case.id, CLERK).await.unwrap().amount.minor, 2000);
    assert!(service::refund(&app, case.id, CLERK).await.is_err());
    assert_eq!(count(&app, "SELECT COUNT(*) FROM refund").await, 1);
});

both!(a_refused_return_has_a_reason_and_can_be_requested_again, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 1)]).await;
    let case = asked(&app, order, &[line(1, 1, Reason::ChangedMind)]).await.unwrap();
    let refused = service::refuse(&app, case.id, "It was worn.", CLERK).await.unwrap();
    assert_eq!((refused.status, refused.refusal.as_deref()), (Status::Refused, Some("It was worn.")));
    assert!(service::receive(&app, case.id, CLERK).await.is_err());
    let written = emails(&app).await;
    assert_eq!(
        written.last().map(|email| (email.kind, email.reason.as_str())),
        Some((ReturnEmailKind::Refused, "It was worn."))
    );
    let again = asked(&app, order, &[line(1, 1, Reason::ChangedMind)]).await.unwrap();
    service::take_back(&app, again.id).await.unwrap();
    assert_eq!(code(&service::take_back(&app, again.id).await.unwrap_err()), "error-return-not-withdrawable");
    asked(&app, order, &[line(1, 1, Reason::ChangedMind)]).await.unwrap();
});

both!(inspected_pieces_in_stock_are_refunded, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 1)]).await;
    let case = asked(&app, order, &[line(1, 1, Reason::ChangedMind)]).await.unwrap();
    service::receive(&app, case.id, CLERK).await.unwrap();
    service::inspect(&app, case.id, &BTreeMap::new(), CLERK).await.unwrap();
    let refused = service::refuse(&app, case.id, "Worn.", CLERK).await.unwrap_err().to_string();
    assert!(refused.contains("in stock again: refund it"), "{refused}");
    assert!(service::refund(&app, case.id, CLERK).await.is_ok());
});

both!(a_line_is_named_at_most_once, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let named = WantedReturn { variant_id: Some(variant(&app, "TEE-M").await), ..line(1, 1, Reason::TooSmall) };
    let twice = asked(&app, order, &[line(1, 1, Reason::ChangedMind), named]).await.unwrap_err();
    assert_eq!(fields(&twice), [("line1.quantity".to_owned(), "error-return-twice".to_owned())]);
});

both!(a_country_does_not_see_another_s_returns, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 1)]).await;
    let case = asked(&app, order, &[line(1, 1, Reason::ChangedMind)]).await.unwrap();
    assert!(service::find(&app, Some(SI), &case.number.to_lowercase()).await.is_ok());
    assert_eq!(code(&service::find(&app, Some(HR), &case.number).await.unwrap_err()), "error-not-found");
    let token = orders::fresh_link(&app, order).await.unwrap();
    assert!(orders::find_by_link(&app, HR, &token).await.is_err());
    let filter = crate::returns::ReturnFilter { tenant: Some(HR), ..Default::default() };
    assert_eq!(service::list(&app, &filter, 1, 10).await.unwrap().1, 0);
});

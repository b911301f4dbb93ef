//! Withdrawals: stored first, processed afterwards; before and after delivery, in whole and in part.

use super::{transitions::emails, *};
use crate::{both, mail::ReturnEmailKind, orders::DeliveryStatus};

async fn declare(app: &App, order: OrderId, pieces: &[(i64, i64)]) -> Result<super::super::model::Withdrawal> {
    service::declare(app, &front(app, SI), details(app, order).await, pieces).await
}

both!(a_withdrawal_has_a_receipt_and_refunds_everything, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2), ("TEE-XL", 1)]).await;
    let declared = declare(&app, order, &[]).await.unwrap();
    assert_eq!((declared.is_whole, declared.declared_at, declared.lines.len()), (true, noon(), 2));
    assert_eq!(declared.deadline.as_deref(), Some("2026-11-30"));
    let written = emails(&app).await;
    assert_eq!(written.len(), 1);
    assert_eq!(
        (written[0].kind, written[0].number.as_str()),
        (ReturnEmailKind::WithdrawalReceipt, declared.number.as_str())
    );
    assert!(written[0].declared_at.ends_with(", 13:00"), "{}", written[0].declared_at);
    assert_eq!(written[0].lines.iter().map(|line| line.quantity).sum::<i64>(), 3);
    assert_eq!(code(&declare(&app, order, &[]).await.unwrap_err()), "error-withdrawal-nothing-left");

    let case = service::find(&app, Some(SI), &declared.number).await.unwrap();
    assert_eq!((case.kind, case.status), (Kind::Withdrawal, Status::Approved));
    let refused = service::refuse(&app, case.id, "No.", CLERK).await.unwrap_err().to_string();
    assert!(refused.contains("needs no approval"), "{refused}");
    assert_eq!(code(&service::take_back(&app, case.id).await.unwrap_err()), "error-return-not-withdrawable");
    let total = details(&app, order).await.order.total.minor;
    assert_eq!(settled(&app, case.id).await, total, "with shipping and charges");
    finish_refunds(&app, order).await;
    let after = details(&app, order).await;
    assert_eq!((after.order.refunded.minor, after.order.delivery_status), (total, DeliveryStatus::Returned));
    let credited: i64 = after.credit_notes.iter().map(|note| note.amount.minor).sum();
    assert_eq!(credited, total);
});

both!(a_partial_withdrawal_refunds_no_shipping_until_everything_is_returned, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    assert!(declare(&app, order, &[(1, 3)]).await.is_err());
    assert!(declare(&app, order, &[(2, 1)]).await.is_err());
    assert_eq!(count(&app, "SELECT COUNT(*) FROM withdrawal").await, 0);
    let part = declare(&app, order, &[(1, 1)]).await.unwrap();
    assert!(!part.is_whole);
    let case = service::find(&app, Some(SI), &part.number).await.unwrap();
    assert_eq!(settled(&app, case.id).await, 2000);
    let rest = declare(&app, order, &[]).await.unwrap();
    let case = service::find(&app, Some(SI), &rest.number).await.unwrap();
    let total = details(&app, order).await.order.total.minor;
    assert_eq!(settled(&app, case.id).await, total - 2000);
});

both!(a_withdrawal_before_packing_cancels_the_order, test in PLATFORM, {
    let app = open(&test).await;
    let order = placed(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let declared = declare(&app, order, &[]).await.unwrap();
    assert_eq!(declared.deadline, None);
    let after = details(&app, order).await;
    assert_eq!(after.order.delivery_status, DeliveryStatus::Cancelled);
    assert_eq!(stock(&app, "TEE-M").await, (20, 0));
    let case = service::find(&app, Some(SI), &declared.number).await.unwrap();
    assert_eq!((case.status, case.refund.map(|refund| refund.minor)), (Status::Refunded, Some(0)), "nothing was paid yet");
    assert_eq!(code(&declare(&app, order, &[]).await.unwrap_err()), "error-withdrawal-over");
});

both!(a_part_withdrawn_before_packing_is_restocked_once, test in PLATFORM, {
    let app = open(&test).await;
    let order = placed(&app, "visit-0001", &[("TEE-M", 3)]).await;
    let declared = declare(&app, order, &[(1, 1)]).await.unwrap();
    let case = service::find(&app, Some(SI), &declared.number).await.unwrap();
    assert_eq!((case.way, case.status), (ReturnMethod::None, Status::Approved));
    service::receive(&app, case.id, CLERK).await.unwrap();
    service::inspect(&app, case.id, &BTreeMap::new(), CLERK).await.unwrap();
    assert_eq!(stock(&app, "TEE-M").await, (18, 0));
    let unpaid = service::refund(&app, case.id, CLERK).await.unwrap_err().to_string();
    assert!(unpaid.contains("nothing is paid yet"), "{unpaid}");
    orders::act(&app, order, &OperatorAction::Cancel, CLERK).await.unwrap();
    assert_eq!(stock(&app, "TEE-M").await, (20, 0), "what went back before does not go back again");
});

both!(a_part_cancelled_before_inspection_is_restocked_once, test in PLATFORM, {
    let app = open(&test).await;
    let order = placed(&app, "visit-0001", &[("TEE-M", 3)]).await;
    let declared = declare(&app, order, &[(1, 1)]).await.unwrap();
    orders::act(&app, order, &OperatorAction::Cancel, CLERK).await.unwrap();
    assert_eq!(stock(&app, "TEE-M").await, (20, 0));
    let case = service::find(&app, Some(SI), &declared.number).await.unwrap();
    assert_eq!(settled(&app, case.id).await, 0, "nothing was paid, and the return has its end");
    assert_eq!(stock(&app, "TEE-M").await, (20, 0));
    let kinds: Vec<ReturnEmailKind> = emails(&app).await.iter().map(|email| email.kind).collect();
    assert_eq!(kinds, [ReturnEmailKind::WithdrawalReceipt], "none says that goods came or that nothing was given back");
});

both!(an_interrupted_declaration_is_completed_later, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let declared = declare(&app, order, &[(1, 1)]).await.unwrap();
    // As if the process had ended between the two transactions.
    for sql in ["DELETE FROM return_event", "DELETE FROM return_line", "DELETE FROM return_case"] {
        app.db.sql(sql).execute().await.unwrap();
    }
    let twice = declare(&app, order, &[(1, 2)]).await.unwrap_err();
    assert_eq!(fields(&twice)[0].1, "error-return-pieces", "declared pieces cannot be declared again, even without a return");
    service::follow_withdrawals(&app).await.unwrap();
    assert_eq!(count(&app, "SELECT COUNT(*) FROM return_case").await, 0, "the call may still be running");
    app.clock.advance(TimeDelta::minutes(3));
    service::follow_withdrawals(&app).await.unwrap();
    service::follow_withdrawals(&app).await.unwrap();
    assert_eq!(count(&app, "SELECT COUNT(*) FROM return_case").await, 1);
    let case = service::find(&app, Some(SI), &declared.number).await.unwrap();
    assert_eq!(settled(&app, case.id).await, 2000);
    assert_eq!(count(&app, "SELECT COUNT(*) FROM withdrawal").await, 1);
});

both!(of_identical_concurrent_withdrawals_one_is_stored, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 1)]).await;
    let both = futures::future::join_all((0..3).map(|_| declare(&app, order, &[]))).await;
    assert_eq!(both.iter().filter(|declared| declared.is_ok()).count(), 1);
    assert_eq!(count(&app, "SELECT COUNT(*) FROM withdrawal").await, 1);
    assert_eq!(count(&app, "SELECT COUNT(*) FROM return_case").await, 1);
});

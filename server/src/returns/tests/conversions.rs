//! Withdrawals from goods in an open return: requesting a return first does not forfeit the right.

use super::*;
use crate::both;

const GOAL: &str = "[[promotions]]\nname = \"goal\"\nkind = \"cart-goal\"\ncountries = [\"SI\"]\n\
                    tiers = [{ spend = { EUR = \"60.00\" }, percent = \"10\" }]\n";

async fn declare(app: &App, order: OrderId, pieces: &[(i64, i64)]) -> Result<super::super::model::Withdrawal> {
    service::declare(app, &front(app, SI), details(app, order).await, pieces).await
}

/// Number, kind, status and pieces by position of an order's returns.
async fn states(app: &App, order: OrderId) -> Vec<(String, Kind, Status, Vec<(i64, i64)>)> {
    let returns = service::of_order(&app.db, order).await.unwrap();
    let pieces = |one: &super::super::model::ReturnDetails| {
        one.lines.iter().map(|line| (line.position, line.quantity)).collect::<Vec<_>>()
    };
    returns.iter().map(|one| (one.case.number.clone(), one.case.kind, one.case.status, pieces(one))).collect()
}

both!(a_completely_withdrawn_return_becomes_a_withdrawal_with_its_number, test in PLATFORM, {
    let app = open(&test).await;
    promote(&app, GOAL).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 1), ("TEE-XL", 2)]).await;
    let l = Some(variant(&app, "TEE-L").await);
    let wanted = WantedReturn { exchange: l, comment: "Narrow.".into(), ..line(1, 1, Reason::TooSmall) };
    let case = asked(&app, order, &[wanted]).await.unwrap();
    assert_eq!(stock(&app, "TEE-L").await, (1, 1));
    assert_eq!(options(&app, order, Kind::Return).await.returnable(1), 0);
    assert_eq!(options(&app, order, Kind::Withdrawal).await.returnable(1), 1);
    assert_eq!(options(&app, order, Kind::Withdrawal).await.requested.get(&1), Some(&1));
    let front = front(&app, SI);
    let wanted = [ReturnedItem { position: 1, quantity: 1, is_exchange: false }];
    let before = details(&app, order).await;
    let preview = service::preview(&app, &front, &before, &wanted, Kind::Withdrawal).await.unwrap();
    assert_eq!((preview.goods.amount.minor, preview.extra.minor, preview.goods.lost.len()), (1800, 0, 0));
    assert!(service::preview(&app, &front, &before, &wanted, Kind::Return).await.is_err());

    app.clock.advance(TimeDelta::days(1));
    let declared = declare(&app, order, &[(1, 1)]).await.unwrap();
    assert_eq!(
        states(&app, order).await,
        [(case.number.clone(), Kind::Withdrawal, Status::Approved, vec![(1, 1)])],
        "the number that the parcel may bear already"
    );
    assert_eq!(stock(&app, "TEE-L").await, (1, 0), "money is wanted now");
    let converted = service::of_order(&app.db, order).await.unwrap().remove(0);
    assert_eq!((converted.declared_at(), converted.was_requested()), (Some(declared.declared_at), true));
    assert_eq!(converted.lines[0].comment, "Narrow.");
    assert_eq!(count(&app, "SELECT COUNT(*) FROM return_case WHERE withdrawal_id IS NOT NULL").await, 1);
    assert_eq!(code(&service::take_back(&app, case.id).await.unwrap_err()), "error-return-not-withdrawable");
    let again = declare(&app, order, &[(1, 1)]).await.unwrap_err();
    assert_eq!(fields(&again)[0].1, "error-return-pieces", "once");
    assert_eq!(settled(&app, case.id).await, 1800, "nothing is deducted for the goal");
});

both!(withdrawn_pieces_leave_a_return_and_others_stay, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 3), ("TEE-XL", 1)]).await;
    let xl = Some(variant(&app, "TEE-XL").await);
    let wanted = [WantedReturn { exchange: xl, ..line(1, 3, Reason::TooSmall) }, line(2, 1, Reason::TooLarge)];
    let case = asked(&app, order, &wanted).await.unwrap();
    assert_eq!(stock(&app, "TEE-XL").await, (19, 3));
    let declared = declare(&app, order, &[(1, 2), (2, 1)]).await.unwrap();
    assert!(!declared.is_whole);
    assert_eq!(
        states(&app, order).await,
        [
            (case.number.clone(), Kind::Return, Status::Requested, vec![(1, 1)]),
            (declared.number.clone(), Kind::Withdrawal, Status::Approved, vec![(1, 2), (2, 1)]),
        ]
    );
    assert_eq!(stock(&app, "TEE-XL").await, (19, 1), "one is kept for the exchange that is still wanted");
    let followed = service::find(&app, Some(SI), &declared.number).await.unwrap();
    assert_eq!(settled(&app, followed.id).await, 6000);
    service::take_back(&app, case.id).await.unwrap();
    assert_eq!(stock(&app, "TEE-XL").await, (20, 0));
    let rest = declare(&app, order, &[]).await.unwrap();
    assert_eq!(rest.lines.len(), 1);
    let followed = service::find(&app, Some(SI), &rest.number).await.unwrap();
    let total = details(&app, order).await.order.total.minor;
    assert_eq!(settled(&app, followed.id).await, total - 6000, "with shipping, now that all is back");
});

both!(received_pieces_keep_their_status, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 4)]).await;
    let case = asked(&app, order, &[line(1, 4, Reason::TooSmall)]).await.unwrap();
    service::receive(&app, case.id, CLERK).await.unwrap();
    let first = declare(&app, order, &[(1, 1)]).await.unwrap();
    let found = [(1, Inspection { accepted: 2, resalable: 1 })].into();
    service::inspect(&app, case.id, &found, CLERK).await.unwrap();
    let second = declare(&app, order, &[(1, 1)]).await.unwrap();
    assert_eq!(
        states(&app, order).await,
        [
            (case.number.clone(), Kind::Return, Status::Inspected, vec![(1, 2)]),
            (first.number.clone(), Kind::Withdrawal, Status::Received, vec![(1, 1)]),
            (second.number.clone(), Kind::Withdrawal, Status::Inspected, vec![(1, 1)]),
        ]
    );
    let returns = service::of_order(&app.db, order).await.unwrap();
    let inspected = |place: usize| (returns[place].lines[0].accepted, returns[place].lines[0].resalable);
    assert_eq!([inspected(0), inspected(1), inspected(2)], [(Some(1), Some(0)), (None, None), (Some(1), Some(1))]);
    assert_eq!(stock(&app, "TEE-M").await, (17, 0));
    let second = service::find(&app, Some(SI), &second.number).await.unwrap();
    assert_eq!(service::refund(&app, second.id, CLERK).await.unwrap().amount.minor, 2000);
    assert_eq!(service::refund(&app, case.id, CLERK).await.unwrap().amount.minor, 2000, "of two one was accepted");
    assert_eq!(stock(&app, "TEE-M").await, (17, 0), "nothing is restocked twice");
    let first = service::find(&app, Some(SI), &first.number).await.unwrap();
    service::inspect(&app, first.id, &BTreeMap::new(), CLERK).await.unwrap();
    assert_eq!(service::refund(&app, first.id, CLERK).await.unwrap().amount.minor, 2000);
    assert_eq!(stock(&app, "TEE-M").await, (18, 0));
    let all = declare(&app, order, &[]).await.unwrap();
    assert_eq!(all.lines[0].quantity, 1, "what was not accepted is with the shopper, who may still withdraw");
});

both!(operators_cannot_change_a_return_before_its_declaration_is_processed, test in PLATFORM, {
    let app = open(&test).await;
    promote(&app, GOAL).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 1), ("TEE-XL", 2)]).await;
    let case = asked(&app, order, &[line(1, 1, Reason::TooSmall)]).await.unwrap();
    declare(&app, order, &[(1, 1)]).await.unwrap();
    // As if the process had ended after the declaration was stored.
    app.db
        .sql("UPDATE return_case SET kind = 'return', status = 'requested', withdrawal_id = NULL")
        .execute()
        .await
        .unwrap();
    assert_eq!(code(&service::take_back(&app, case.id).await.unwrap_err()), "error-return-not-withdrawable");
    assert_eq!(settled(&app, case.id).await, 1800, "as a withdrawal");
    assert_eq!(count(&app, "SELECT COUNT(*) FROM return_case WHERE withdrawal_id IS NOT NULL").await, 1);
});

both!(an_unpacked_order_withdrawn_in_parts_is_cancelled_and_refunded, test in PLATFORM, {
    let app = open(&test).await;
    let order = prepaid(&app, "visit-0001", &[("TEE-M", 3)]).await;
    let total = details(&app, order).await.order.total.minor;
    let first = declare(&app, order, &[(1, 1)]).await.unwrap();
    let settled_first = service::find(&app, Some(SI), &first.number).await.unwrap();
    assert_eq!(settled(&app, settled_first.id).await, 2000);
    let second = declare(&app, order, &[(1, 1)]).await.unwrap();
    let third = declare(&app, order, &[(1, 1)]).await.unwrap();
    let after = details(&app, order).await.order;
    assert_eq!(after.delivery_status, orders::DeliveryStatus::Cancelled, "an empty parcel cannot be packed");
    let mut given = Vec::new();
    for number in [&first.number, &second.number, &third.number] {
        let case = service::find(&app, Some(SI), number).await.unwrap();
        given.push((case.status, case.refund.map(|refund| refund.minor), case.shipping.minor));
    }
    let charges = total - 6000;
    let expected = [(2000, 0), (2000, 0), (2000 + charges, charges)];
    assert_eq!(given, expected.map(|(minor, shipping)| (Status::Refunded, Some(minor), shipping)));
    let refunds = payments::refunds_of_order(&app.db, SI, order).await.unwrap();
    assert_eq!(refunds.iter().map(|refund| refund.amount.minor).sum::<i64>(), total);
    assert_eq!(stock(&app, "TEE-M").await, (20, 0));
});

//! Payouts: plans, batches, files, confirmations, and refunds after a payout.

use super::*;
use crate::{
    both,
    error::Error,
    id::{PayoutId, PayoutLineId},
};

/// A partner with approved commissions for these orders of 10.00 each.
async fn approved(app: &App, code: &str, orders: std::ops::RangeInclusive<i64>) -> AffiliateId {
    let id = partner(app, code).await;
    for order in orders {
        place(app, &[Order::of(order, code, &[12_200])]).await;
        finish(app, order).await;
    }
    id
}

fn all(id: PayoutId) -> Settlement<'static> {
    Settlement { id, lines: &[], reason: None }
}

async fn plan(app: &App) -> Vec<(String, i64, Option<String>)> {
    let lines = plan_payout(app, Some(euro(0).currency)).await.unwrap();
    lines.into_iter().map(|line| (line.partner, line.amount.minor, line.refusal)).collect()
}

both!(a_plan_names_partners_that_are_not_paid_and_why, test in PLATFORM, {
    let app = open(&test).await;
    approved(&app, "ana", 1..=3).await;
    approved(&app, "maja", 4..=4).await;
    let eva = approved(&app, "eva", 5..=7).await;
    approved(&app, "ina", 8..=10).await;
    approve_after(&app, 101).await;
    for (code, is_set) in [("ana", true), ("maja", true), ("eva", true)] {
        let id = affiliates::find_by_code(&app.db, code).await.unwrap().unwrap().id;
        if is_set {
            set_account(&app, id).await;
        }
    }
    set_status(&app, eva, AffiliateStatus::Suspended).await;
    let planned = plan(&app).await;
    let refusals: Vec<(&str, i64, &str)> = planned
        .iter()
        .map(|(partner, minor, refusal)| (partner.as_str(), *minor, refusal.as_deref().unwrap_or("paid")))
        .collect();
    assert_eq!(
        refusals,
        [
            ("ana", 3_000, "paid"),
            ("maja", 1_000, "is below the minimum of 20.00 EUR"),
            ("eva", 3_000, "the partner is suspended"),
            ("ina", 3_000, "the partner has not given an account"),
        ]
    );
});

both!(an_account_sealed_with_another_key_is_left_out_and_the_others_are_paid, test in PLATFORM, {
    let app = open(&test).await;
    let ana = approved(&app, "ana", 1..=3).await;
    let maja = approved(&app, "maja", 4..=6).await;
    set_account(&app, ana).await;
    approve_after(&app, 101).await;
    // Each app has a random key.
    let app = open(&test).await;
    app.clock.advance(TimeDelta::days(101));
    set_account(&app, maja).await;
    let refusal = "the account cannot be decrypted with the current key: the partner must enter it again";
    assert_eq!(
        plan(&app).await,
        [("ana".to_owned(), 3_000, Some(refusal.to_owned())), ("maja".to_owned(), 3_000, None)]
    );
    let (_, lines) = create_payout(&app, euro(0).currency, "operator test").await.unwrap();
    let paid: Vec<_> = lines.iter().map(|line| (line.affiliate_id, line.amount)).collect();
    assert_eq!(paid, [(maja, euro(3_000))]);
    set_account(&app, ana).await;
    assert_eq!(plan(&app).await, [("ana".to_owned(), 3_000, None)]);
    assert_sound(&app).await;
});

both!(a_payout_pays_once_and_later_reversals_are_settled, test in PLATFORM, {
    let app = open(&test).await;
    let ana = approved(&app, "ana", 1..=3).await;
    set_account(&app, ana).await;
    approve_after(&app, 101).await;
    let (payout, lines) = create_payout(&app, euro(0).currency, "operator test").await.unwrap();
    assert_eq!((payout.status, lines.len(), lines[0].amount), (PayoutStatus::Open, 1, euro(3_000)));
    assert_eq!(lines[0].account, "SI56 •••• 3438");
    let again = create_payout(&app, euro(0).currency, "operator test").await.unwrap_err();
    assert!(error_text(&again).contains("nothing can be paid out"), "{again}");
    assert_eq!(amounts(&app, ana).await, (0, 3_000, 0, 0), "until the money has left");
    let in_payout = reject(&app, earned(&app, 1).await.id, "late", "operator test").await.unwrap_err();
    assert!(error_text(&in_payout).contains("is in a payout"), "{in_payout}");
    let (payout, _) = confirm_payout(&app, &all(payout.id), "operator test").await.unwrap();
    assert_eq!((payout.status, amounts(&app, ana).await), (PayoutStatus::Confirmed, (0, 0, 3_000, 0)));
    let twice = confirm_payout(&app, &all(payout.id), "operator test").await.unwrap_err();
    assert!(error_text(&twice).contains("is confirmed already"), "{twice}");
    assert_sound(&app).await;
    // A refund after the payout: the next payout is reduced by it.
    refund(&app, 1, "refund:1", &[(1, 12_200)], 12_200).await;
    assert_eq!(
        plan(&app).await,
        [(
            "ana".to_owned(),
            -1_000,
            Some("was paid more than was due: it is offset against the next commissions".to_owned())
        )]
    );
    assert_eq!(earned(&app, 1).await.status, Status::Reversed);
    for order in 11..=14 {
        place(&app, &[Order::of(order, "ana", &[12_200])]).await;
        finish(&app, order).await;
    }
    approve_after(&app, 101).await;
    let (payout, lines) = create_payout(&app, euro(0).currency, "operator test").await.unwrap();
    assert_eq!(lines[0].amount, euro(3_000));
    confirm_payout(&app, &all(payout.id), "operator test").await.unwrap();
    assert_eq!(plan(&app).await, [], "all is settled");
    assert_sound(&app).await;
});

both!(a_cancelled_payout_line_is_included_in_the_next_payout, test in PLATFORM, {
    let app = open(&test).await;
    for (code, orders) in [("ana", 1..=2), ("maja", 3..=4)] {
        let id = approved(&app, code, orders).await;
        set_account(&app, id).await;
    }
    approve_after(&app, 101).await;
    let (payout, lines) = create_payout(&app, euro(0).currency, "operator test").await.unwrap();
    let first = [lines[0].id];
    let no_reason = Settlement { id: payout.id, lines: &first, reason: Some(" ") };
    assert!(cancel_payout(&app, &no_reason, "operator test").await.is_err());
    let foreign = [PayoutLineId(lines[1].id.0 + 7)];
    let wrong = Settlement { id: payout.id, lines: &foreign, reason: Some("x") };
    let unknown = cancel_payout(&app, &wrong, "operator test").await.unwrap_err();
    assert!(error_text(&unknown).contains("has no line"), "{unknown}");
    let settlement = Settlement { id: payout.id, lines: &first, reason: Some("account closed") };
    let (half, _) = cancel_payout(&app, &settlement, "operator test").await.unwrap();
    assert_eq!(half.status, PayoutStatus::Open);
    let (whole, lines) = confirm_payout(&app, &all(payout.id), "operator test").await.unwrap();
    assert_eq!(whole.status, PayoutStatus::Confirmed);
    assert_eq!([lines[0].status, lines[1].status], [PayoutStatus::Cancelled, PayoutStatus::Confirmed]);
    assert_eq!(plan(&app).await, [("ana".to_owned(), 2_000, None)]);
    assert_sound(&app).await;
});

both!(concurrent_payouts_pay_once, test in PLATFORM, {
    let app = open(&test).await;
    let ana = approved(&app, "ana", 1..=3).await;
    set_account(&app, ana).await;
    approve_after(&app, 101).await;
    let makes: Vec<_> = (0..4)
        .map(|_| {
            let app = app.clone();
            tokio::spawn(async move { create_payout(&app, euro(0).currency, "operator test").await })
        })
        .collect();
    let mut made = Vec::new();
    for task in makes {
        made.extend(task.await.unwrap().ok());
    }
    assert_eq!((made.len(), made[0].1[0].amount), (1, euro(3_000)));
    assert_sound(&app).await;
});

both!(bank_files_contain_the_open_lines, test in PLATFORM, {
    let app = open(&test).await;
    let ana = approved(&app, "ana", 1..=3).await;
    set_account(&app, ana).await;
    approve_after(&app, 101).await;
    let (payout, lines) = create_payout(&app, euro(0).currency, "operator test").await.unwrap();
    let payer = Payer { name: "Vitrina".to_owned(), iban: "SI56191000000123438".to_owned(), bic: None };
    let sepa = ExportFormat::Sepa { payer, on: None };
    let file = String::from_utf8(export_payout(&app, payout.id, &sepa).await.unwrap()).unwrap();
    let reference = format!("<EndToEndId>VITRINA-{}-{}</EndToEndId>", payout.id, lines[0].id);
    for part in ["<InstdAmt Ccy=\"EUR\">30.00</InstdAmt>", "<IBAN>SI56191000000123438</IBAN>", &reference] {
        assert!(file.contains(part), "{part} is missing in\n{file}");
    }
    let csv = String::from_utf8(export_payout(&app, payout.id, &ExportFormat::Csv).await.unwrap()).unwrap();
    assert!(csv.contains(",ana,Maja Kos,SI56191000000123438,,,,30.00,EUR"), "{csv}");
    assert!(find_payout(&app, payout.id).await.unwrap().0.exported_at.is_some());
    confirm_payout(&app, &all(payout.id), "operator test").await.unwrap();
    let settled = export_payout(&app, payout.id, &sepa).await.unwrap_err();
    assert!(error_text(&settled).contains("nothing is left to transfer"), "{settled}");
    let gone = find_payout(&app, PayoutId(99)).await.unwrap_err();
    assert!(matches!(&gone, Error::Diagnostics(_)) && error_text(&gone).contains("vitrina payout list"), "{gone}");
});

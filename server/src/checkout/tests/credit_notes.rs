//! Credit notes for whole or partial invoices, and cash refunds that ask for a bank account: what is issued, sent and shown.

use super::{
    lifecycle::{cancel, cash, deliver, prepaid_and_paid},
    *,
};
use crate::{
    both,
    id::RefundId,
    orders::{CreditNote, CreditedLine, OperatorAction, OrderVat, PaymentStatus, RefundRequest},
    payments,
    testing::pdf_pages,
};

async fn notes(app: &App, id: OrderId) -> Vec<CreditNote> {
    details(app, id).await.credit_notes
}

async fn refund(app: &App, id: OrderId, request: RefundRequest) -> RefundId {
    let request = RefundRequest { reason: "does not fit".into(), ..request };
    orders::refund(app, id, &request, "operator ana").await.unwrap().refunds[0]
}

async fn transferred(app: &App, id: RefundId) {
    resolve(app, id, RefundResolution::done("")).await;
}

fn sums(notes: &[CreditNote]) -> (i64, i64) {
    let shares = notes.iter().flat_map(|note| &note.vat);
    shares.fold((0, 0), |(gross, tax), share| (gross + share.gross.minor, tax + share.tax.minor))
}

both!(a_cancelled_order_s_invoice_is_credited_in_a_separate_number_series, test in PLATFORM, {
    let app = open(&test).await;
    let mut ids = Vec::new();
    for visit in ["visit-0001", "visit-0002", "visit-0003"] {
        ids.push(cash(&app, visit, 1).await);
    }
    for id in [ids[2], ids[0]] {
        cancel(&app, id).await;
    }
    let cancelled = details(&app, ids[2]).await;
    let note = &cancelled.credit_notes[0];
    assert_eq!((note.number.as_str(), note.amount.minor), ("SI-CN-2026-000001", cancelled.order.total.minor));
    assert_eq!(note.vat, cancelled.order.snapshot.vat);
    assert_eq!(cancelled.order.invoice_number.as_deref(), Some("SI-2026-000003"), "the invoice stays");
    assert_eq!(notes(&app, ids[0]).await[0].number, "SI-CN-2026-000002");
    assert!(notes(&app, ids[1]).await.is_empty());
    assert_eq!(assert_invoices_are_gapless(&app.db, "SI-2026-").await, 3);
    assert_eq!(kinds(&app, ids[2]).await, ["placed", "cancelled", "credited"]);
    app.clock.advance(chrono::TimeDelta::days(60));
    cancel(&app, ids[1]).await;
    assert_eq!(notes(&app, ids[1]).await[0].number, "SI-CN-2027-000001", "each year begins with 1");
});

both!(an_order_without_an_invoice_is_cancelled_without_a_credit_note, test in PLATFORM, {
    let app = open(&test).await;
    let placed = lifecycle::prepaid(&app, "visit-0001").await;
    cancel(&app, placed.id).await;
    assert!(notes(&app, placed.id).await.is_empty());
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM credit_note_counter").await, 0);
});

both!(a_cancelled_paid_order_is_credited_once_whenever_the_refund_completes, test in PLATFORM, {
    let app = open(&test).await;
    let id = prepaid_and_paid(&app, "visit-0001").await;
    cancel(&app, id).await;
    let total = details(&app, id).await.order.total.minor;
    assert_eq!(notes(&app, id).await.len(), 1);
    crate::worker::run_due(&app).await.unwrap();
    let after = details(&app, id).await;
    assert_eq!((after.order.refunded.minor, after.order.payment_status), (total, PaymentStatus::Refunded));
    assert_eq!(sums(&after.credit_notes), (total, after.order.snapshot.vat[0].tax.minor));
    assert_eq!(after.credit_notes.len(), 1);
});

both!(refunds_of_an_active_order_are_credited_when_they_complete, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 3).await;
    deliver(&app, id).await;
    let lines = refund(&app, id, RefundRequest { lines: vec![(1, Some(2))], ..RefundRequest::default() }).await;
    assert!(notes(&app, id).await.is_empty(), "nothing is back yet");
    transferred(&app, lines).await;
    let first = notes(&app, id).await.remove(0);
    assert_eq!(
        (first.amount.minor, first.lines),
        (2980, vec![CreditedLine { position: 1, pieces: 2, amount: euro(2980) }])
    );
    assert_eq!(first.vat, [OrderVat { basis_points: 2200, gross: euro(2980), tax: euro(537) }]);
    let dropped = refund(&app, id, RefundRequest { amount: Some(euro(100)), ..RefundRequest::default() }).await;
    let no = RefundResolution::not_done("the customer keeps it");
    resolve(&app, dropped, no).await;
    let amount = refund(&app, id, RefundRequest { amount: Some(euro(100)), ..RefundRequest::default() }).await;
    transferred(&app, amount).await;
    let rest = refund(&app, id, RefundRequest::default()).await;
    transferred(&app, rest).await;
    let after = details(&app, id).await;
    assert_eq!(after.credit_notes.iter().map(|note| note.amount.minor).collect::<Vec<_>>(), [2980, 100, 4970 - 3080]);
    let vat = after.order.snapshot.vat[0];
    assert_eq!(sums(&after.credit_notes), (vat.gross.minor, vat.tax.minor), "together they are the invoice");
    let numbers: Vec<&str> = after.credit_notes.iter().map(|note| note.number.as_str()).collect();
    assert_eq!(numbers, ["SI-CN-2026-000001", "SI-CN-2026-000002", "SI-CN-2026-000003"]);
});

both!(a_duplicate_payment_is_refunded_without_a_credit_note, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 1).await;
    deliver(&app, id).await;
    lifecycle::collect_again(&app, id).await;
    let total = details(&app, id).await.order.total.minor;
    let twice = refund(&app, id, RefundRequest { amount: Some(euro(total)), ..RefundRequest::default() }).await;
    transferred(&app, twice).await;
    assert!(notes(&app, id).await.is_empty(), "the invoice is paid once, as it should be");
    let part = refund(&app, id, RefundRequest { amount: Some(euro(300)), ..RefundRequest::default() }).await;
    transferred(&app, part).await;
    assert_eq!(notes(&app, id).await[0].amount.minor, 300);
});

both!(a_parcel_returned_unpaid_is_credited, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 1).await;
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "123".into(), url: None };
    for act in [OperatorAction::Pack, ship, OperatorAction::Return] {
        orders::act(&app, id, &act, "operator ana").await.unwrap();
    }
    let after = details(&app, id).await;
    assert_eq!(after.order.payment_status, PaymentStatus::Cancelled);
    assert_eq!(after.credit_notes[0].amount.minor, after.order.total.minor);
    let payment = payments::of_order(&app.db, SI, id).await.unwrap().remove(0);
    assert_eq!(payment.status, PaymentStatus::Cancelled, "no payment is expected any more");
    // A payment that is refunded is credited together with its refund.
    let paid = cash(&app, "visit-0002", 1).await;
    deliver(&app, paid).await;
    orders::act(&app, paid, &OperatorAction::Return, "operator ana").await.unwrap();
    assert!(notes(&app, paid).await.is_empty());
});

both!(a_hundred_concurrent_cancellations_leave_no_gap_in_the_series, test in PLATFORM, {
    let app = open(&test).await;
    let mut ids = Vec::new();
    for visit in 0..100 {
        let mut wanted = request(&app, &format!("visit-{visit:04}"), &[("TEE-XL", 1)], None).await;
        wanted.email = format!("ana{visit}@example.com");
        ids.push(place(&app, &wanted).await.unwrap().id);
    }
    let cancelled = ids.iter().map(|id| orders::act(&app, *id, &OperatorAction::Cancel, "operator ana"));
    for outcome in futures::future::join_all(cancelled).await {
        outcome.unwrap();
    }
    let mut numbers: Vec<String> = app.db.sql("SELECT number FROM credit_note").scalars().await.unwrap();
    numbers.sort();
    let expected: Vec<String> = (1..=100).map(|number| format!("SI-CN-2026-{number:06}")).collect();
    assert_eq!(numbers, expected);
    assert_stock_is_its_movements(&app.db).await;
});

both!(a_credit_note_is_a_pdf_in_every_language_that_names_the_invoice, test in PLATFORM, {
    let app = open(&test).await;
    let id = cash(&app, "visit-0001", 3).await;
    deliver(&app, id).await;
    let lines = refund(&app, id, RefundRequest { lines: vec![(1, Some(2))], ..RefundRequest::default() }).await;
    transferred(&app, lines).await;
    let amount = refund(&app, id, RefundRequest { amount: Some(euro(100)), ..RefundRequest::default() }).await;
    transferred(&app, amount).await;
    let whole = cash(&app, "visit-0002", 1).await;
    cancel(&app, whole).await;
    let (mut part, mut whole) = (details(&app, id).await, details(&app, whole).await);
    for tenant in app.directory().tenants.clone() {
        for language in &tenant.languages {
            for details in [&mut part, &mut whole] {
                (details.order.tenant_id, details.order.language_id) = (tenant.id, language.id);
            }
            for (details, at) in [(&part, 0), (&part, 1), (&whole, 0)] {
                let note = details.credit_notes[at].clone();
                let page = pdf_pages(&orders::credit_note_pdf(&app, details, &note).await.unwrap()).concat();
                let invoice = details.order.invoice_number.clone().unwrap();
                for text in [note.number.as_str(), &invoice, &details.order.number, "Ana Novak"] {
                    assert!(page.contains(text), "{}: {text}\n{page}", language.code);
                }
                assert!(!page.contains("credit-note-") && !page.contains("mail-order-"), "{page}");
            }
        }
    }
    let slovenian = front(&app).language.id;
    for details in [&mut part, &mut whole] {
        (details.order.tenant_id, details.order.language_id) = (SI, slovenian);
    }
    let text = |details: &OrderDetails, at: usize| {
        let (details, note) = (details.clone(), details.credit_notes[at].clone());
        let app = app.clone();
        async move { pdf_pages(&orders::credit_note_pdf(&app, &details, &note).await.unwrap()).concat() }
    };
    let page = text(&part, 0).await.replace('\u{a0}', " ");
    for expected in ["Dobropis", "Majica", "2 × 14.90 €", "−29.80 €", "−5.37 €", "−24.43 €"] {
        assert!(page.contains(expected), "{expected}\n{page}");
    }
    let page = text(&part, 1).await.replace('\u{a0}', " ");
    assert!(page.contains("Vrnjeni znesek") && page.contains("−1.00 €") && !page.contains("Majica"), "{page}");
    let page = text(&whole, 0).await.replace('\u{a0}', " ");
    assert!(page.contains("Majica") && page.contains("−19.90 €") && page.contains("−14.90 €"), "{page}");
    let invoice = orders::invoice(&app, &part).unwrap();
    assert!(!invoice.contains("−29.80"), "an invoice stays as it was issued");
    part.order.invoice_number = None;
    let note = part.credit_notes[0].clone();
    assert!(matches!(orders::credit_note_pdf(&app, &part, &note).await, Err(Error::NotFound)));
});

//! Monthly statements: their contents, their time limits, and their e-mail.

use super::*;
use crate::{
    both,
    error::Error,
    jobs::{self, Queue},
    mail::{Email, OutgoingEmail},
    testing::pdf_pages,
};

async fn emails(app: &App) -> Vec<(String, crate::mail::StatementEmail)> {
    let mut sent = Vec::new();
    while let Some(job) = jobs::claim(&app.db, Queue::Mail, app.clock.now()).await.unwrap() {
        if job.kind == SEND_STATEMENT
            && let Some(OutgoingEmail { to, email: Email::Statement(email), .. }) =
                service::compose(app, &job).await.unwrap()
        {
            sent.push((to.email, email));
        }
        jobs::done(&app.db, &job).await.unwrap();
    }
    sent
}

both!(partners_who_want_it_are_emailed_about_attributed_orders, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200]), Order::of(2, "ana", &[12_200]), Order::of(3, "ana", &[12_200])])
        .await;
    while let Some(job) = jobs::claim(&app.db, Queue::Default, app.clock.now()).await.unwrap() {
        work(&app, &job).await.unwrap();
        jobs::done(&app.db, &job).await.unwrap();
    }
    assert!(jobs::claim(&app.db, Queue::Mail, app.clock.now()).await.unwrap().is_none(), "who pays later has time to");
    app.clock.advance(TimeDelta::hours(2));
    // One order was cancelled in the meantime, and one is held.
    let mut tx = app.db.begin().await.unwrap();
    cancel(&mut tx, app.clock.now(), OrderId(2)).await.unwrap();
    tx.commit().await.unwrap();
    let reason = HoldReason { rule: Rule::SameAddress, detail: "x".to_owned() };
    service::hold(&app, earned(&app, 3).await.id, vec![reason]).await.unwrap();
    let mut reported = Vec::new();
    let mut waiting = Vec::new();
    while let Some(job) = jobs::claim(&app.db, Queue::Mail, app.clock.now()).await.unwrap() {
        assert_eq!(job.kind, SEND_EARNED);
        let composed = service::compose_earned(&app, &job).await.unwrap();
        if let Some(OutgoingEmail { to, email: Email::Earned(email), .. }) = composed {
            reported.push((to.email, email.number, email.amount));
        }
        waiting.push(job);
    }
    assert_eq!(reported.len(), 1);
    assert_eq!((&*reported[0].0, &*reported[0].1), ("ana@example.com", "N1"));
    assert!(reported[0].2.contains("10.00"), "{}", reported[0].2);
    let mut details = Details::default();
    details.emails.commissions = false;
    let quiet = app.db.sql("UPDATE affiliate SET details = $2 WHERE id = $1").bind(ana).bind(Json(details));
    quiet.execute().await.unwrap();
    for job in &waiting {
        assert!(service::compose_earned(&app, job).await.unwrap().is_none(), "who wants none gets none");
    }
});

both!(a_statement_has_opening_balance_movements_and_closing_balance, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200])]).await;
    // The last moments of November in Ljubljana, and the first ones of December.
    app.clock.advance("2026-11-30T22:59:59Z".parse::<DateTime<Utc>>().unwrap() - noon());
    place(&app, &[Order::of(2, "ana", &[6_100])]).await;
    app.clock.advance(TimeDelta::seconds(2));
    refund(&app, 1, "refund:1", &[(1, 12_200)], 12_200).await;
    let affiliate = affiliates::show(&app, ana).await.unwrap();
    let november = statement(&app, &affiliate, 2026, 11).await.unwrap();
    assert_eq!(november.currencies[0].closing, euro(1_500));
    let running = statement(&app, &affiliate, 2026, 12).await.unwrap_err();
    assert!(matches!(running, Error::NotFound), "a month that has not ended has no statement");
    app.clock.advance(TimeDelta::days(31));
    let december = statement(&app, &affiliate, 2026, 12).await.unwrap();
    let one = &december.currencies[0];
    assert_eq!((one.opening, one.closing), (euro(1_500), euro(500)));
    assert_eq!(
        one.movements.iter().map(|movement| (&*movement.kind, movement.amount)).collect::<Vec<_>>(),
        [("reversed", euro(-1_000))]
    );
    let months = statement_months(&app, &affiliate).await.unwrap();
    let listed: Vec<(u32, i64)> = months.iter().map(|month| (month.month, month.balances[0].minor)).collect();
    assert_eq!(listed, [(12, 500), (11, 1_500)]);
    let pdf = statement_pdf(&app, &affiliate, 2026, 12).await.unwrap();
    let text = pdf_pages(&pdf).join("\n");
    assert!(text.contains("2026-12") && text.contains("ana"), "{text}");
    assert!(!text.contains("commission-statement"), "every text is there: {text}");
});

both!(a_statement_is_emailed_once_for_each_month_with_movements, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    partner(&app, "maja").await;
    place(&app, &[Order::of(1, "ana", &[12_200])]).await;
    service::enqueue_statements(&app).await.unwrap();
    assert_eq!(emails(&app).await.len(), 0, "November has not ended");
    app.clock.advance(TimeDelta::days(10));
    for _ in 0..2 {
        service::enqueue_statements(&app).await.unwrap();
    }
    let sent = emails(&app).await;
    assert_eq!(sent.len(), 1);
    assert_eq!((&*sent[0].0, &*sent[0].1.month), ("ana@example.com", "2026-11"));
    assert!(sent[0].1.balance.contains("10.00"), "{}", sent[0].1.balance);
    // A partner who does not want the e-mail gets none.
    place(&app, &[Order::of(2, "ana", &[12_200])]).await;
    let mut details = Details::default();
    details.emails.statements = false;
    app.db
        .sql("UPDATE affiliate SET details = $2 WHERE id = $1")
        .bind(ana)
        .bind(Json(details))
        .execute()
        .await
        .unwrap();
    app.clock.advance(TimeDelta::days(31));
    service::enqueue_statements(&app).await.unwrap();
    assert_eq!(emails(&app).await.len(), 0);
});

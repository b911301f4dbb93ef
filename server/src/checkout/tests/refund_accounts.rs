//! Cash refunds: the e-mails that ask for a bank account, and what is stored of the accounts.

use chrono::TimeDelta;

use super::{
    lifecycle::{cash, deliver},
    *,
};
use crate::{
    accounts::{self, NewUser, User, UserType},
    both,
    id::RefundId,
    orders::RefundRequest,
    payments, worker,
};

async fn refunded_cash(app: &App) -> (OrderId, RefundId) {
    let id = cash(app, "visit-0001", 1).await;
    deliver(app, id).await;
    let request = RefundRequest { amount: Some(euro(500)), reason: "torn".into(), ..RefundRequest::default() };
    let made = orders::refund(app, id, &request, "operator ana").await.unwrap();
    (id, made.refunds[0])
}

/// Names of the e-mails about the account that were sent.
fn sent(app: &App) -> Vec<String> {
    let files = std::fs::read_dir(app.settings.data.join("mail")).unwrap();
    let mut names: Vec<String> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| name.contains("refund-account"));
    names.sort();
    names.iter().map(|name| name.split_once("-refund").unwrap().1.replace(".eml", "")).collect()
}

/// Submits the account through the link that each e-mail contains.
async fn give(app: &App, id: RefundId) {
    let write = "UPDATE refund SET iban = 'SI56191000000123438', holder = 'Ana Novak', account_given_at = created_at WHERE id = $1";
    app.db.sql(write).bind(id).execute().await.unwrap();
}

async fn ana(app: &App) -> User {
    let user = NewUser {
        user_type: UserType::Customer,
        email: "ana@example.com".into(),
        is_verified: true,
        first_name: "Ana".into(),
        last_name: "Novak".into(),
        phone: String::new(),
        phone_code: String::new(),
        country_id: SI,
        tenant_id: SI,
        language_id: front(app).language.id,
        accepts_terms: true,
    };
    accounts::create(app, user, "Geslo-123!").await.unwrap()
}

both!(a_cash_refund_requests_an_account_and_reminds_once, test in PLATFORM, {
    let app = open(&test).await;
    let (id, refund) = refunded_cash(&app).await;
    worker::run_due(&app).await.unwrap();
    assert_eq!(sent(&app), ["-account"]);
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM refund_link").await, 1);
    app.clock.advance(TimeDelta::days(8));
    let schedule = crate::jobs::NewJob::new(payments::REMIND_ACCOUNTS, app.clock.now(), "test", &());
    let mut tx = app.db.begin().await.unwrap();
    crate::jobs::enqueue(&mut tx, &schedule).await.unwrap();
    tx.commit().await.unwrap();
    worker::run_due(&app).await.unwrap();
    worker::run_due(&app).await.unwrap();
    assert_eq!(sent(&app), ["-account", "-account-reminder"]);
    assert_eq!(count(&app.db, "SELECT COUNT(*) FROM refund_link").await, 2, "each e-mail has a link of its own");
    give(&app, refund).await;
    orders::request_account_again(&app, refund, true, orders::Operator::new("operator")).await.unwrap();
    give(&app, refund).await;
    worker::run_due(&app).await.unwrap();
    assert_eq!(sent(&app).len(), 2, "what was given meanwhile is not asked for");
    assert_eq!(details(&app, id).await.order.refunded.minor, 0);
});

both!(a_refund_account_is_exported_and_erased_after_the_transfer, test in PLATFORM, {
    let app = open(&test).await;
    let (id, refund) = refunded_cash(&app).await;
    give(&app, refund).await;
    let user = ana(&app).await;
    let personal_data = orders::personal_data(&app, &user).await.unwrap();
    let account = &personal_data[0]["refunds"][0]["account"];
    assert_eq!((&account["iban"], &account["holder"]), (&"SI56191000000123438".into(), &"Ana Novak".into()));
    let undelivered = cash(&app, "visit-0009", 1).await;
    let mut tx = app.db.begin().await.unwrap();
    orders::erase_person(&mut tx, &user, app.clock.now()).await.unwrap();
    tx.commit().await.unwrap();
    deliver(&app, undelivered).await;
    orders::prune(&app).await.unwrap();
    assert_eq!(details(&app, undelivered).await.order.email, None, "it does not wait for the other order");
    let known = async || {
        let all = payments::refunds_of_order(&app.db, SI, id).await.unwrap();
        (all[0].account.is_some(), details(&app, id).await.order.email.is_some())
    };
    assert_eq!(known().await, (true, true), "the shop still owes them money");
    resolve(&app, refund, RefundResolution::done("")).await;
    orders::prune(&app).await.unwrap();
    assert_eq!(known().await, (false, false));
});

//! Bank accounts for cash refunds: requested, entered, corrected, locked, deleted; on both databases.

use super::*;
use crate::{
    both,
    db::Session as _,
    error::{Error, FieldError},
    jobs::{self, Queue},
    payments::{
        model::{Refund, RefundStatus},
        service::{self, remind},
    },
    testing::shop,
    visitor::Visitor,
};

const IBAN: &str = "SI56 1910 0000 0123 438";

async fn give_account(app: &App, tenant: TenantId, token: &str, typed: TypedAccount<'_>) -> Result<Refund> {
    let given = service::give_account(app, tenant, token, typed, &Visitor::default()).await?;
    Ok(given.1)
}

async fn refund_by_link(app: &App, tenant: TenantId, token: &str) -> Result<(Payment, Refund)> {
    service::refund_by_link(app, tenant, token, &Visitor::default()).await
}

fn iban(text: &str) -> TypedAccount<'_> {
    TypedAccount::Iban { holder: "A. B.", iban: text }
}

/// A pending transfer of 25 euro.
async fn transfer(app: &App) -> RefundId {
    let payment = cash(app).await;
    give_back(app, payment.id, 2_500, "return 1").await.unwrap()
}

async fn refund_of(app: &App, id: RefundId) -> Refund {
    let all = refunds_of_order(&app.db, SI, ORDER).await.unwrap();
    all.into_iter().find(|refund| refund.id == id).unwrap()
}

/// The requests for accounts that are queued; takes their jobs from the queue.
async fn asked(app: &App) -> Vec<AccountRequest> {
    let mut all = Vec::new();
    while let Some(job) = jobs::claim(&app.db, Queue::Mail, app.clock.now()).await.unwrap() {
        assert_eq!(job.kind, ASK_ACCOUNT);
        all.push(job.read().unwrap());
        jobs::done(&app.db, &job).await.unwrap();
    }
    all
}

fn rejection<T: std::fmt::Debug>(result: Result<T>) -> &'static str {
    result.unwrap_err().code()
}

both!(cash_is_refunded_to_the_account_entered_by_the_shopper, test, {
    let app = shop::open(&test.db).await;
    let id = transfer(&app).await;
    assert_eq!(asked(&app).await, [AccountRequest { refund_id: id, is_reminder: false }], "no provider is called");
    assert_eq!(problems(&app).await.unwrap().without_account, 1);
    let token = fresh_account_link(&app, id).await.unwrap();
    let kept: Vec<String> = test.db.sql("SELECT token_hash FROM refund_link").scalars().await.unwrap();
    assert!(kept.len() == 1 && kept[0] != token, "only a digest is kept");
    for wrong in ["", "SI56 1910 0000 0123 439", "DE00 0000 0000 0000 0000 00", "no IBAN"] {
        let Error::Invalid(fields) = give_account(&app, SI, &token, iban(wrong)).await.unwrap_err() else { panic!() };
        assert_eq!(fields, [FieldError::new("iban", "error-iban")], "{wrong}");
    }
    give_account(&app, SI, &token, iban(IBAN)).await.unwrap();
    let (payment, refund) = refund_by_link(&app, SI, &token).await.unwrap();
    let account = refund.account.unwrap();
    assert_eq!((payment.reference.as_str(), account.masked().as_str()), ("V7", "SI56 •••• 3438"));
    // It can be corrected until it is exported.
    give_account(&app, SI, &token, iban("DE89 3704 0044 0532 0130 00")).await.unwrap();
    let open = bank_transfers(&test.db, Some(SI)).await.unwrap();
    let number = AccountNumber::Iban { iban: "DE89370400440532013000".to_owned() };
    assert_eq!(open[0].account.as_ref().unwrap().number, number);
    assert!(bank_transfers(&test.db, Some(shop::HR)).await.unwrap().is_empty());
    assert_eq!(problems(&app).await.unwrap().without_account, 0);
    let done = resolved(&app, id, RefundResolution::done("transfer 17")).await.unwrap();
    assert_eq!((done.status, done.provider_refund.as_deref()), (RefundStatus::Completed, Some("transfer 17")));
    assert!(resolved(&app, id, RefundResolution::done("")).await.is_err(), "it is made once");
    let after = read(&app, payment.id).await;
    assert_eq!((after.status, after.refunded), (PaymentStatus::PartiallyRefunded, euros(2_500)));
    assert_eq!(rejection(give_account(&app, SI, &token, iban(IBAN)).await), "error-refund-account-closed");
});

both!(a_link_is_valid_for_one_countrys_refund_until_it_expires, test, {
    let app = shop::open(&test.db).await;
    let id = transfer(&app).await;
    let token = fresh_account_link(&app, id).await.unwrap();
    let later = fresh_account_link(&app, id).await.unwrap();
    for other in ["", "x", &token.to_uppercase()] {
        assert!(matches!(refund_by_link(&app, SI, other).await.unwrap_err(), Error::NotFound), "{other}");
        assert_eq!(rejection(give_account(&app, SI, other, iban(IBAN)).await), "error-link-expired");
    }
    assert!(matches!(refund_by_link(&app, shop::HR, &token).await.unwrap_err(), Error::NotFound));
    assert_eq!(rejection(give_account(&app, shop::HR, &token, iban(IBAN)).await), "error-link-expired");
    for both in [&token, &later] {
        assert_eq!(refund_by_link(&app, SI, both).await.unwrap().1.id, id);
    }
    app.clock.advance(TimeDelta::days(ACCOUNT_LINK_DAYS) - TimeDelta::seconds(1));
    assert_eq!(refund_by_link(&app, SI, &token).await.unwrap().1.id, id);
    app.clock.advance(TimeDelta::seconds(1));
    assert!(matches!(refund_by_link(&app, SI, &token).await.unwrap_err(), Error::NotFound));
    assert_eq!(rejection(give_account(&app, SI, &token, iban(IBAN)).await), "error-link-expired");
    prune_links(&app).await.unwrap();
    let links: i64 = test.db.sql("SELECT COUNT(*) FROM refund_link").scalar().await.unwrap();
    assert_eq!(links, 0);
});

both!(guesses_and_accounts_of_one_network_are_limited, test, {
    let app = shop::open(&test.db).await;
    let token = fresh_account_link(&app, transfer(&app).await).await.unwrap();
    let from = |address: &str| Visitor { address: address.parse().ok(), ..Visitor::default() };
    let (network, elsewhere) = (from("192.0.2.7"), from("198.51.100.7"));
    for guess in 0..20 {
        let refused = service::refund_by_link(&app, SI, &format!("guess-{guess}"), &network).await.unwrap_err();
        assert!(matches!(refused, Error::NotFound), "{guess}: {refused}");
    }
    let guess = service::refund_by_link(&app, SI, "guess-20", &network).await.unwrap_err();
    assert!(matches!(guess, Error::RateLimited(2)), "{guess}");
    let given = service::give_account(&app, SI, &token, iban(IBAN), &network).await.unwrap_err();
    assert!(matches!(given, Error::RateLimited(2)), "{given}: who guesses links gives no account either");
    service::refund_by_link(&app, SI, &token, &network).await.expect("who has a link sees its refund");
    service::give_account(&app, SI, &token, iban(IBAN), &elsewhere).await.unwrap();
    app.clock.advance(TimeDelta::minutes(1));
    service::give_account(&app, SI, &token, iban(IBAN), &network).await.unwrap();
});

both!(a_local_account_is_refused_where_there_are_ibans, test, {
    let app = shop::open(&test.db).await;
    let token = fresh_account_link(&app, transfer(&app).await).await.unwrap();
    let local = TypedAccount::Local {
        holder: "A. B.",
        bank: "Bank",
        routing_number: "200260043",
        account_number: "0123456789",
    };
    assert!(matches!(give_account(&app, SI, &token, local).await.unwrap_err(), Error::NotFound));
});

both!(one_reminder_is_sent_without_an_answer, test, {
    let app = shop::open(&test.db).await;
    let id = transfer(&app).await;
    assert_eq!(asked(&app).await.len(), 1);
    fresh_account_link(&app, id).await.unwrap();
    app.clock.advance(TimeDelta::days(6));
    assert_eq!((remind(&app).await.unwrap(), asked(&app).await.len()), (0, 0), "not so soon");
    app.clock.advance(TimeDelta::days(2));
    assert_eq!(remind(&app).await.unwrap(), 1);
    assert_eq!(asked(&app).await, [AccountRequest { refund_id: id, is_reminder: true }]);
    app.clock.advance(TimeDelta::days(20));
    assert_eq!((remind(&app).await.unwrap(), asked(&app).await.len()), (0, 0), "once");
    let reminded = refund_of(&app, id).await.account_reminded_at;
    assert_eq!(reminded, Some(noon() + TimeDelta::days(8)));
});

both!(no_reminder_is_sent_once_the_account_is_known, test, {
    let app = shop::open(&test.db).await;
    let id = transfer(&app).await;
    assert_eq!(asked(&app).await.len(), 1);
    let token = fresh_account_link(&app, id).await.unwrap();
    give_account(&app, SI, &token, iban(IBAN)).await.unwrap();
    app.clock.advance(TimeDelta::days(8));
    assert_eq!(remind(&app).await.unwrap(), 0);
    assert!(account_wanted(&app, AccountRequest { refund_id: id, is_reminder: true }).await.unwrap().is_none());
    assert_eq!(rejection(asked_again(&app, id, false).await), "error-refund-account-known");
    assert!(refund_of(&app, id).await.account.is_some());
    assert!(asked(&app).await.is_empty());
    export_transfers(&app, Some(SI), |_| Ok::<(), Error>(())).await.unwrap();
    assert_eq!(rejection(give_account(&app, SI, &token, iban(IBAN)).await), "error-refund-account-closed");
    let again = asked_again(&app, id, true).await.unwrap();
    assert!(again.account_deleted && again.refund.account.is_none() && again.refund.exported_at.is_none());
    assert_eq!(asked(&app).await.len(), 1);
    assert!(matches!(refund_by_link(&app, SI, &token).await.unwrap_err(), Error::NotFound), "its old link is dead");
    let token = fresh_account_link(&app, id).await.unwrap();
    give_account(&app, SI, &token, iban(IBAN)).await.unwrap();
    resolved(&app, id, RefundResolution::done("")).await.unwrap();
    assert_eq!(rejection(asked_again(&app, id, true).await), "error-refund-resolved");
});

both!(exported_accounts_cannot_be_changed, test, {
    let app = shop::open(&test.db).await;
    let payment = cash(&app).await;
    let with = give_back(&app, payment.id, 1_000, "one").await.unwrap();
    let without = give_back(&app, payment.id, 2_000, "two").await.unwrap();
    let token = fresh_account_link(&app, with).await.unwrap();
    let other = fresh_account_link(&app, without).await.unwrap();
    give_account(&app, SI, &token, iban(IBAN)).await.unwrap();
    let failed = export_transfers(&app, None, |_| Err(Error::Unavailable("the disk is full"))).await;
    assert_eq!(rejection(failed), "error-unavailable");
    assert_eq!(refund_of(&app, with).await.exported_at, None, "nothing was written, so nothing is held");
    let mut written = Vec::new();
    let held = export_transfers(&app, Some(SI), |transfers| {
        written.extend(transfers.iter().map(|(payment, refund)| (payment.reference.clone(), refund.id)));
        Ok::<(), Error>(())
    });
    assert_eq!(held.await.unwrap(), 1);
    assert_eq!(written, [("V7".to_owned(), with), ("V7".to_owned(), without)]);
    assert_eq!(export_transfers(&app, Some(shop::HR), |_| Ok::<(), Error>(())).await.unwrap(), 0);
    assert_eq!(rejection(give_account(&app, SI, &token, iban(IBAN)).await), "error-refund-account-closed");
    give_account(&app, SI, &other, iban(IBAN)).await.unwrap();
    app.clock.advance(TimeDelta::days(1));
    export_transfers(&app, Some(SI), |_| Ok::<(), Error>(())).await.unwrap();
    assert_eq!(refund_of(&app, with).await.exported_at, Some(noon()), "the first file counts");
    assert_eq!(refund_of(&app, without).await.exported_at, Some(noon() + TimeDelta::days(1)));
});

both!(an_account_is_deleted_when_it_is_not_needed_any_more, test, {
    let app = shop::open(&test.db).await;
    let payment = cash(&app).await;
    let mut ids = Vec::new();
    for (minor, key) in [(1_000, "made"), (2_000, "dropped"), (3_000, "open")] {
        let id = give_back(&app, payment.id, minor, key).await.unwrap();
        let token = fresh_account_link(&app, id).await.unwrap();
        give_account(&app, SI, &token, iban(IBAN)).await.unwrap();
        ids.push(id);
    }
    resolved(&app, ids[0], RefundResolution::done("")).await.unwrap();
    resolved(&app, ids[1], RefundResolution::not_done("no")).await.unwrap();
    let known = async || {
        let all = refunds_of_order(&app.db, SI, ORDER).await.unwrap();
        all.iter().map(|refund| refund.account.is_some()).collect::<Vec<_>>()
    };
    prune_accounts(&app, TimeDelta::days(90)).await.unwrap();
    assert_eq!(known().await, [true, false, true], "a bank may still send money back");
    app.clock.advance(TimeDelta::days(91));
    prune_accounts(&app, TimeDelta::days(90)).await.unwrap();
    assert_eq!(known().await, [false, false, true]);
    assert!(has_open_transfer(&test.db, SI, ORDER).await.unwrap());
    let mut tx = app.db.begin().await.unwrap();
    erase_accounts(&mut tx, SI, ORDER).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(known().await, [false, false, true], "money that is owed still has somewhere to go");
    resolved(&app, ids[2], RefundResolution::done("")).await.unwrap();
    let mut tx = app.db.begin().await.unwrap();
    erase_accounts(&mut tx, shop::HR, ORDER).await.unwrap();
    assert_eq!(refunds_of(&mut tx, payment.id).await.unwrap()[2].account.as_ref().map(|_| ()), Some(()));
    erase_accounts(&mut tx, SI, ORDER).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(known().await, [false; 3]);
});

both!(a_concurrent_correction_and_export_are_consistent, test, {
    let app = shop::open(&test.db).await;
    let id = transfer(&app).await;
    let token = fresh_account_link(&app, id).await.unwrap();
    give_account(&app, SI, &token, iban(IBAN)).await.unwrap();
    for _ in 0..10 {
        test.db.sql("UPDATE refund SET exported_at = NULL").execute().await.unwrap();
        give_account(&app, SI, &token, iban(IBAN)).await.unwrap();
        let mut written = None;
        let export = export_transfers(&app, None, |transfers| {
            written = transfers[0].1.account.clone();
            Ok::<(), Error>(())
        });
        let correction = give_account(&app, SI, &token, iban("DE89 3704 0044 0532 0130 00"));
        let (exported, _) = futures::future::join(export, correction).await;
        exported.unwrap();
        assert_eq!(written, refund_of(&app, id).await.account, "the file has what is kept");
    }
});

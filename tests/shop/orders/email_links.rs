//! Links in e-mails about orders: they are made when an e-mail is sent, so that what waits to be sent opens nothing.

use vitrina_server::{both, orders::SEND_EMAIL, payments::ASK_ACCOUNT};

use super::{refund_accounts::refunded, *};

/// Shorter than every token.
const LONGEST_WORD: usize = 20;

both!(a_waiting_job_about_an_order_holds_no_link, test in FURNISHED, {
    // No mail server is there: jobs fail, and wait.
    let mut settings = with_sandbox(&test);
    settings.mail.transport = "smtp://127.0.0.1:1".to_owned().try_into().unwrap();
    let shop = Shop::open_with(&test, settings, Clock::fixed(noon())).await;
    let (placed, _) = refunded(&shop, "ana").await;
    shop.work().await;
    assert!(shop.count("SELECT COUNT(*) FROM order_link").await > 1, "links were made when e-mails were to be sent");
    let jobs: Vec<(String, String)> = shop
        .app()
        .db
        .sql("SELECT kind, about || ' ' || payload || ' ' || COALESCE(error, '') || ' ' || COALESCE(dedup_key, '') FROM job")
        .all()
        .await
        .unwrap();
    for kind in [SEND_EMAIL, ASK_ACCOUNT] {
        assert!(jobs.iter().any(|(other, _)| other == kind), "{kind}: {jobs:?}");
    }
    for (kind, stored) in &jobs {
        let longest = stored.split(|c: char| !c.is_ascii_alphanumeric()).map(str::len).max();
        assert!(longest < Some(LONGEST_WORD) && !stored.contains("http"), "{kind}: {stored}");
    }
    assert!(text(&placed["token"]).len() > LONGEST_WORD);
    shop.served.stop().await;
});

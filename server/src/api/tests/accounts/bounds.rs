//! The data stored for an account is limited.

use super::{super::shop::Shop, PASSWORD, count, register, sign_in};
use crate::{accounts::prune_events, both, db::Session as _};

both!(only_the_newest_sessions_browsers_and_events_are_kept, test, {
    let shop = Shop::open(&test).await;
    register(&shop, "ana@example.com").await;
    register(&shop, "eva@example.com").await;
    let old = shop.app.clock.now() - chrono::TimeDelta::days(2);
    for turn in 0..600_i64 {
        if turn < 60 {
            test.db
                .sql("INSERT INTO user_session (user_id, token_hash, device, created_at, last_seen_at) VALUES (1, $1, '', $2, $2)")
                .bind(format!("session {turn}"))
                .bind(old)
                .execute()
                .await
                .unwrap();
            test.db
                .sql("INSERT INTO user_device (token_hash, user_id, seen_at) VALUES ($1, 1, $2)")
                .bind(format!("device {turn}"))
                .bind(old)
                .execute()
                .await
                .unwrap();
        }
        test.db
            .sql("INSERT INTO security_event (user_id, kind, happened_at) VALUES (1, 'old', $1)")
            .bind(old)
            .execute()
            .await
            .unwrap();
    }
    let reply = sign_in(&shop, "ana@example.com", PASSWORD).await;
    assert!(reply.status.is_success(), "{}", reply.body);
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_session WHERE user_id = 1").await, 50);
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_device WHERE user_id = 1").await, 50);
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM security_event WHERE user_id = 1").await, 500);
    let newest = "SELECT COUNT(*) FROM security_event WHERE user_id = 1 AND kind = 'signed-in'";
    assert_eq!(count(&shop, newest).await, 1, "the newest stay");
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM user_session WHERE user_id = 2").await, 1, "others' stay");
});

both!(events_without_a_user_are_bounded_too, test, {
    let shop = Shop::open(&test).await;
    let now = shop.app.clock.now();
    let mut tx = test.db.begin().await.unwrap();
    for _ in 0..101 {
        let mut statement = tx.sql("INSERT INTO security_event (kind, happened_at) VALUES");
        for row in 0..100 {
            statement = statement.push_bind(if row == 0 { " ('x'," } else { ", ('x'," }, now).push(")");
        }
        statement.execute().await.unwrap();
    }
    tx.commit().await.unwrap();
    prune_events(&shop.app, chrono::TimeDelta::days(365)).await.unwrap();
    assert_eq!(count(&shop, "SELECT COUNT(*) FROM security_event").await, 10_000);
});

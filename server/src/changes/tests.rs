//! The feed on both databases: nothing skipped, nothing read twice, and caches dropped when in doubt.

use std::time::Duration;

use super::*;
use crate::{
    both,
    clock::Clock,
    db::{Db, Session},
    id::TenantId,
};

const TEE: Change = Change { topic: Topic::Product, tenant: Some(TenantId(3)), entity: Some(7) };

async fn commit(db: &Db, changes: &[Change]) {
    let mut tx = db.begin().await.unwrap();
    record(&mut tx, changes).await.unwrap();
    tx.commit().await.unwrap();
}

/// The changes that a reader finds from `position` on; advances the position.
async fn found(db: &Db, position: &mut Position) -> Vec<Change> {
    let (update, next) = read(db, position).await.unwrap();
    *position = next;
    match update {
        FeedUpdate::Changes(changes) => changes,
        FeedUpdate::Unknown => panic!("the reader lost its place"),
    }
}

both!(a_reader_finds_each_committed_change_once, test, {
    let mut position = latest(&test.db).await.unwrap();
    assert_eq!(found(&test.db, &mut position).await, []);
    commit(&test.db, &[TEE, Change::all(Topic::Tenancy)]).await;
    commit(&test.db, &[Change::in_tenant(Topic::Content, TenantId(3))]).await;
    let expected = [Change::all(Topic::Tenancy), TEE, Change::in_tenant(Topic::Content, TenantId(3))];
    assert_eq!(found(&test.db, &mut position).await, expected);
    assert_eq!(found(&test.db, &mut position).await, []);
});

both!(a_rolled_back_change_is_never_read, test, {
    let mut position = latest(&test.db).await.unwrap();
    let mut tx = test.db.begin().await.unwrap();
    record(&mut tx, &[TEE]).await.unwrap();
    tx.rollback().await.unwrap();
    assert_eq!(found(&test.db, &mut position).await, []);
});

/// On PostgreSQL the first transaction has the lower id, but the second one commits first.
#[tokio::test]
async fn no_change_is_skipped_when_transactions_commit_in_another_order_than_they_began() {
    let test = crate::testing::postgres().await;
    let mut position = latest(&test.db).await.unwrap();
    let other = Change::one(Topic::Product, TenantId(3), 8);
    let mut first = test.db.begin().await.unwrap();
    record(&mut first, &[TEE]).await.unwrap();
    let mut second = test.db.begin().await.unwrap();
    record(&mut second, &[other]).await.unwrap();
    second.commit().await.unwrap();
    assert_eq!(found(&test.db, &mut position).await, [other], "a long transaction does not delay others");
    commit(&test.db, &[Change::all(Topic::Tenancy)]).await;
    assert_eq!(found(&test.db, &mut position).await, [Change::all(Topic::Tenancy)]);
    first.commit().await.unwrap();
    assert_eq!(found(&test.db, &mut position).await, [TEE], "the late one is found, the others not again");
    assert_eq!(found(&test.db, &mut position).await, []);
}

/// Sixteen writers of 25 transactions each, and a reader that polls continuously.
#[tokio::test]
async fn a_reader_misses_no_change_of_concurrent_writers() {
    let test = crate::testing::postgres().await;
    let mut position = latest(&test.db).await.unwrap();
    let writers: Vec<_> = (0..16)
        .map(|writer| {
            let db = test.db.clone();
            tokio::spawn(async move {
                for index in 0..25 {
                    let mut tx = db.begin().await.unwrap();
                    record(&mut tx, &[Change::one(Topic::Product, TenantId(writer), index)]).await.unwrap();
                    let wait = u64::try_from((writer * 7 + index * 3) % 11).unwrap();
                    tokio::time::sleep(Duration::from_millis(wait)).await;
                    tx.commit().await.unwrap();
                }
            })
        })
        .collect();
    let mut all = Vec::new();
    while !writers.iter().all(tokio::task::JoinHandle::is_finished) {
        all.extend(found(&test.db, &mut position).await);
    }
    all.extend(found(&test.db, &mut position).await);
    all.sort_unstable();
    let expected: Vec<Change> = (0..16)
        .flat_map(|writer| (0..25).map(move |index| Change::one(Topic::Product, TenantId(writer), index)))
        .collect();
    assert_eq!(all, expected);
}

both!(a_reader_older_than_the_pruned_feed_drops_all_caches, test, {
    let mut late = latest(&test.db).await.unwrap();
    let mut current = late.clone();
    commit(&test.db, &[TEE]).await;
    found(&test.db, &mut current).await;
    assert_eq!(prune(&test.db, Clock::System.now() - chrono::TimeDelta::hours(1)).await.unwrap(), 0);
    // Open transactions of the whole PostgreSQL cluster hold back the horizon; those of other tests end eventually.
    for _ in 0..3000 {
        let last: i64 = test.db.sql("SELECT MAX(position) FROM change_feed").scalar().await.unwrap();
        let horizon: i64 = test.db.sql("SELECT position FROM change_horizon").scalar().await.unwrap();
        if horizon > last {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(found(&test.db, &mut current).await, []);
    assert_eq!(prune(&test.db, Clock::System.now()).await.unwrap(), 1);
    assert_eq!(found(&test.db, &mut current).await, [], "a reader that had read it continues");
    let (update, next) = read(&test.db, &late).await.unwrap();
    assert_eq!(update, FeedUpdate::Unknown);
    late = next;
    commit(&test.db, &[TEE]).await;
    assert_eq!(found(&test.db, &mut late).await, [TEE], "ids are not given again");
    assert_eq!(found(&test.db, &mut current).await, [TEE]);
});

/// Positions from another cluster are far ahead, as after `pg_dump` and `pg_restore`.
#[tokio::test]
async fn a_feed_of_another_cluster_restarts_once() {
    let test = crate::testing::postgres().await;
    let mut position = latest(&test.db).await.unwrap();
    test.db.sql("UPDATE change_pruning SET pruned_below = 1000000000000").execute().await.unwrap();
    test.db
        .sql("INSERT INTO change_feed (position, topic, recorded_at) VALUES (1000000000005, 'taxonomy', ")
        .push_bind("", Clock::System.now())
        .push(")")
        .execute()
        .await
        .unwrap();
    let mut other = position.clone();
    commit(&test.db, &[TEE]).await;
    let (update, next) = read(&test.db, &position).await.unwrap();
    assert_eq!(update, FeedUpdate::Unknown);
    position = next;
    let content = Change::in_tenant(Topic::Content, TenantId(3));
    commit(&test.db, &[content]).await;
    // Open transactions of other tests may hold back the position where the feed restarts: then earlier changes are found as
    // well.
    assert_eq!(found(&test.db, &mut position).await.last(), Some(&content));
    assert_eq!(found(&test.db, &mut position).await, []);
    // Another process, at another position, also drops its caches once, unless it misses nothing.
    let (update, next) = read(&test.db, &other).await.unwrap();
    assert!(update == FeedUpdate::Unknown || update == FeedUpdate::Changes(vec![TEE, content]), "{update:?}");
    other = next;
    commit(&test.db, &[TEE]).await;
    assert_eq!(found(&test.db, &mut other).await, [TEE]);
    assert_eq!(found(&test.db, &mut position).await, [TEE]);
}

both!(an_unknown_topic_counts_as_a_change_of_everything, test, {
    let position = latest(&test.db).await.unwrap();
    let mut tx = test.db.begin().await.unwrap();
    tx.sql("INSERT INTO change_feed (topic, recorded_at) VALUES ('moon-phase', ")
        .push_bind("", Clock::System.now())
        .push(")")
        .execute()
        .await
        .unwrap();
    tx.commit().await.unwrap();
    assert_eq!(read(&test.db, &position).await.unwrap().0, FeedUpdate::Unknown);
});

#[test]
fn many_countries_or_entities_are_recorded_as_all() {
    let everywhere: Vec<Change> = (1..=9).map(|tenant| Change::one(Topic::Product, TenantId(tenant), 7)).collect();
    assert_eq!(coarsened(&everywhere), [Change::everywhere(Topic::Product, 7)]);
    let import: Vec<Change> =
        (0..=MOST_ENTITIES as i64).map(|product| Change::one(Topic::Product, TenantId(3), product)).collect();
    assert_eq!(coarsened(&import), [Change::in_tenant(Topic::Product, TenantId(3))]);
    assert_eq!(
        coarsened(&[TEE, TEE, Change::one(Topic::Stock, TenantId(3), 7)]),
        [TEE, Change::one(Topic::Stock, TenantId(3), 7)]
    );
}

#[test]
fn a_feed_reports_which_reads_a_change_affects() {
    let reads = [None, Some(TenantId(3)), Some(TenantId(4))]
        .into_iter()
        .flat_map(|tenant| [None, Some(7), Some(8)].map(|entity| Change { topic: Topic::Product, tenant, entity }));
    let changes: Vec<Change> = reads.clone().chain([Change::all(Topic::Content)]).collect();
    for read in reads {
        for change in &changes {
            let feed = Feed::default();
            let version = feed.version();
            feed.publish(&[*change]);
            assert_eq!(feed.is_current(version, &[read]), !change.touches(&read), "{change:?} and {read:?}");
            assert!(feed.is_current(feed.version(), &[read]));
            assert_eq!(feed.since(version), Some(vec![*change]));
        }
    }
}

#[test]
fn a_pruned_feed_reports_that_older_changes_are_gone() {
    let feed = Feed::default();
    feed.publish(&[TEE]);
    let start = feed.version();
    for entity in 0..70_000 {
        feed.publish(&[Change::one(Topic::Product, TenantId(4), entity)]);
    }
    assert_eq!(feed.since(start), None);
    let (known, is_complete) = feed.recent(start);
    assert_eq!((known.last(), is_complete), (Some(&Change::one(Topic::Product, TenantId(4), 69_999)), false));
    assert!(!feed.is_current(start, &[TEE]), "no longer known, so read again");
    assert_eq!(feed.since(feed.version() - 2).map(|changes| changes.len()), Some(2));
    assert!(feed.is_current(feed.version() - 1, &[TEE]));
    feed.publish_all();
    assert_eq!(feed.since(feed.version() - 1), None);
    assert!(!feed.is_current(feed.version() - 1, &[TEE]));
}

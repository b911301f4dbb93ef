//! The queue on both databases: nothing is lost, nothing is taken twice.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};

use super::*;
use crate::{
    both,
    db::{Db, DbResult, Session as _},
    id::{JobId, TenantId, UserId},
};

fn now() -> DateTime<Utc> {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

fn later(seconds: i64) -> DateTime<Utc> {
    now() + TimeDelta::seconds(seconds)
}

async fn add(db: &Db, about: &str, run_at: DateTime<Utc>) -> JobId {
    let mut tx = db.begin().await.unwrap();
    let job = NewJob::new("test.kind", now(), about, &serde_json::json!({ "about": about })).not_before(run_at);
    let id = enqueue(&mut tx, &job).await.unwrap();
    tx.commit().await.unwrap();
    id
}

async fn states(db: &Db, now: DateTime<Utc>) -> Vec<(String, State)> {
    let (jobs, count) = list(db, now, Query { page: 1, take: 100, ..Query::default() }).await.unwrap();
    assert_eq!(jobs.len(), usize::try_from(count).unwrap());
    jobs.into_iter().map(|job| (job.about, job.state)).collect()
}

both!(a_job_is_there_when_its_transaction_commits_and_only_then, test, {
    let mut tx = test.db.begin().await.unwrap();
    enqueue(&mut tx, &NewJob::new("test.kind", now(), "gone", &())).await.unwrap();
    tx.rollback().await.unwrap();
    assert_eq!(claim(&test.db, Queue::Default, now()).await.unwrap(), None);
    let id = add(&test.db, "here", now()).await;
    let job = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    assert_eq!((job.id, job.about.as_str(), job.attempts), (id, "here", 1));
    assert_eq!(job.read::<serde_json::Value>().unwrap()["about"], "here");
});

both!(jobs_come_in_the_order_of_their_times_and_not_before, test, {
    add(&test.db, "second", later(20)).await;
    add(&test.db, "first", later(10)).await;
    assert_eq!(claim(&test.db, Queue::Default, later(9)).await.unwrap(), None);
    let mut came = Vec::new();
    while let Some(job) = claim(&test.db, Queue::Default, later(30)).await.unwrap() {
        came.push(job.about.clone());
        assert_eq!(done(&test.db, &job).await.unwrap(), Outcome::Done);
    }
    assert_eq!(came, ["first", "second"]);
    assert!(states(&test.db, later(30)).await.is_empty());
});

both!(a_job_of_a_killed_worker_is_another_workers_after_its_lease, test, {
    add(&test.db, "e-mail", now()).await;
    let killed = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    assert_eq!(claim(&test.db, Queue::Default, now() + LEASE - TimeDelta::seconds(1)).await.unwrap(), None);
    let after = now() + LEASE;
    let other = claim(&test.db, Queue::Default, after).await.unwrap().unwrap();
    assert_eq!((other.id, other.attempts), (killed.id, 2));
    // The worker was not killed, only slow: its result no longer counts.
    assert_eq!(done(&test.db, &killed).await.unwrap(), Outcome::LeaseLost);
    let reason = Failure::Transient("slow".to_owned());
    assert_eq!(failed(&test.db, &killed, after, &reason).await.unwrap(), Outcome::LeaseLost);
    assert_eq!(states(&test.db, after).await, [("e-mail".to_owned(), State::Running)]);
    assert_eq!(done(&test.db, &other).await.unwrap(), Outcome::Done);
    assert!(states(&test.db, after).await.is_empty());
});

both!(a_failure_waits_longer_each_time_and_is_dead_in_the_end, test, {
    let id = add(&test.db, "e-mail", now()).await;
    let mut at = now();
    for attempt in 1..=ATTEMPTS {
        let job = claim(&test.db, Queue::Default, at).await.unwrap().unwrap();
        assert_eq!((job.id, job.attempts), (id, attempt));
        let settled = failed(&test.db, &job, at, &Failure::Transient(format!("no server \0 {attempt}"))).await.unwrap();
        let (listed, _) = list(&test.db, at, Query { page: 1, take: 9, ..Query::default() }).await.unwrap();
        assert_eq!(listed[0].error.as_deref(), Some(&*format!("no server  {attempt}")));
        if attempt == ATTEMPTS {
            assert_eq!((settled, listed[0].state, listed[0].dead_at), (Outcome::Dead, State::Dead, Some(at)));
        } else {
            assert_eq!((settled, listed[0].state), (Outcome::Retried, State::Waiting));
            assert!(listed[0].run_at > at && claim(&test.db, Queue::Default, at).await.unwrap().is_none());
            at = listed[0].run_at;
        }
    }
    assert_eq!(claim(&test.db, Queue::Default, at + TimeDelta::days(30)).await.unwrap(), None);
});

both!(a_permanent_failure_makes_a_job_dead_at_once, test, {
    add(&test.db, "e-mail", now()).await;
    let job = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    let never = job.read::<i64>().unwrap_err();
    assert!(matches!(never, Failure::Permanent(_)));
    assert_eq!(failed(&test.db, &job, now(), &never).await.unwrap(), Outcome::Dead);
    let stats = stats(&test.db, later(1)).await.unwrap();
    assert_eq!((stats.waiting, stats.running, stats.dead, stats.oldest_due), (0, 0, 1, None));
});

both!(an_operator_retries_and_discards_what_no_worker_holds, test, {
    let mut ids = Vec::new();
    for about in ["dead", "running", "waiting"] {
        ids.push(add(&test.db, about, if about == "waiting" { later(3600) } else { now() }).await);
    }
    let dead = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    failed(&test.db, &dead, now(), &Failure::Permanent("no".to_owned())).await.unwrap();
    let running = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    assert_eq!((dead.about.as_str(), running.about.as_str()), ("dead", "running"));
    let of = async |state| {
        list(&test.db, now(), Query { filter: Filter { state: Some(state), ..Filter::default() }, page: 1, take: 9 })
            .await
    };
    for (state, about) in [(State::Dead, "dead"), (State::Running, "running"), (State::Waiting, "waiting")] {
        let (jobs, count) = of(state).await.unwrap();
        assert_eq!((jobs[0].about.as_str(), jobs.len(), count), (about, 1, 1));
    }
    assert_eq!(retry(&test.db, now(), &ids).await.unwrap(), RetryResult { retried: 2, superseded: 0 });
    let again = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    assert_eq!((again.about.as_str(), again.attempts), ("dead", 1));
    assert_eq!(discard(&test.db, now(), &ids).await.unwrap(), 1);
    let left: Vec<JobId> = get(&test.db, now(), &ids).await.unwrap().iter().map(|job| job.id).collect();
    assert_eq!(left, [dead.id, running.id]);
    assert_eq!(done(&test.db, &running).await.unwrap(), Outcome::Done);
});

both!(jobs_about_an_account_are_deleted_with_it, test, {
    let mut tx = test.db.begin().await.unwrap();
    for (about, user) in [("held", Some(7)), ("waiting", Some(7)), ("another's", Some(8)), ("nobody's", None)] {
        enqueue(&mut tx, &NewJob::new("test.kind", now(), about, &()).of_user(user.map(UserId))).await.unwrap();
    }
    tx.commit().await.unwrap();
    let held = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    assert_eq!(held.about, "held");
    let mut tx = test.db.begin().await.unwrap();
    assert_eq!(delete_of_user(&mut tx, UserId(7)).await.unwrap(), 2);
    tx.commit().await.unwrap();
    assert_eq!(done(&test.db, &held).await.unwrap(), Outcome::LeaseLost);
    let left = [("another's".to_owned(), State::Waiting), ("nobody's".to_owned(), State::Waiting)];
    assert_eq!(states(&test.db, now()).await, left);
});

both!(a_dead_job_stays_until_somebody_has_looked_at_it, test, {
    for about in ["unseen", "seen", "waiting"] {
        add(&test.db, about, if about == "waiting" { later(1) } else { now() }).await;
    }
    for _ in 0..2 {
        let dead = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
        failed(&test.db, &dead, now(), &Failure::Permanent("no".to_owned())).await.unwrap();
    }
    assert_eq!(prune(&test.db, now() + TimeDelta::days(3650)).await.unwrap(), 0, "nobody has looked yet");
    let (jobs, _) = list(&test.db, now(), Query { page: 1, take: 9, ..Query::default() }).await.unwrap();
    let acknowledged_job = jobs.iter().find(|job| job.about == "seen").unwrap().id;
    let waiting = jobs.iter().find(|job| job.about == "waiting").unwrap().id;
    assert_eq!(acknowledge(&test.db, now(), &[acknowledged_job, waiting]).await.unwrap(), 1);
    assert_eq!(acknowledge(&test.db, later(60), &[acknowledged_job]).await.unwrap(), 0, "the first time counts");
    assert_eq!(stats(&test.db, now()).await.unwrap().dead, 1);
    assert_eq!(prune(&test.db, now()).await.unwrap(), 0);
    assert_eq!(prune(&test.db, now() + TimeDelta::seconds(1)).await.unwrap(), 1);
    let left: Vec<String> = states(&test.db, now()).await.into_iter().map(|job| job.0).collect();
    assert_eq!(left, ["waiting", "unseen"]);
});

both!(a_job_marked_deleted_when_dead_is_deleted_after_a_permanent_failure, test, {
    let mut tx = test.db.begin().await.unwrap();
    enqueue(&mut tx, &NewJob::new("test.kind", now(), "ana@example.com", &()).deleted_when_dead()).await.unwrap();
    tx.commit().await.unwrap();
    let job = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    let reason = Failure::Permanent("ana@example.com is unknown".to_owned());
    assert_eq!(failed(&test.db, &job, now(), &reason).await.unwrap(), Outcome::Dead);
    assert!(states(&test.db, now()).await.is_empty());
});

both!(queues_do_not_wait_for_each_other_and_priority_goes_first, test, {
    let mut tx = test.db.begin().await.unwrap();
    let job = |about: &str| NewJob::new("test.kind", now(), about, &());
    for new in [
        job("low").with_priority(Priority::Low),
        job("normal"),
        job("high").with_priority(Priority::High),
        job("not yet").with_priority(Priority::High).not_before(later(60)),
        job("call").in_queue(Queue::Webhook),
    ] {
        enqueue(&mut tx, &new).await.unwrap();
    }
    tx.commit().await.unwrap();
    let call = claim(&test.db, Queue::Webhook, now()).await.unwrap().unwrap();
    assert_eq!(call.about, "call");
    let mut came = Vec::new();
    while let Some(job) = claim(&test.db, Queue::Default, now()).await.unwrap() {
        came.push(job.about);
    }
    assert_eq!(came, ["high", "normal", "low"]);
});

fn keyed(about: &str) -> NewJob {
    NewJob::new("test.kind", now(), about, &()).dedup("test key")
}

async fn add_job(db: &Db, job: &NewJob) -> JobId {
    let mut tx = db.begin().await.unwrap();
    let id = enqueue(&mut tx, job).await.unwrap();
    tx.commit().await.unwrap();
    id
}

both!(of_jobs_with_one_key_one_waits, test, {
    let first = add_job(&test.db, &keyed("first").not_before(later(60))).await;
    let second = add_job(&test.db, &keyed("second").with_priority(Priority::High)).await;
    assert_eq!(first, second);
    assert_ne!(add_job(&test.db, &keyed("other").dedup("other key").not_before(later(90))).await, first);
    let held = claim(&test.db, Queue::Default, now()).await.unwrap().expect("the earlier time of both counts");
    assert_eq!(held.about, "first");
    // A change during the run needs another run.
    let next = add_job(&test.db, &keyed("next")).await;
    assert_ne!(next, first);
    assert_eq!(add_job(&test.db, &keyed("again")).await, next);
    // The failed job keeps waiting, on behalf of both.
    let reason = Failure::Transient("no server".to_owned());
    assert_eq!(failed(&test.db, &held, now(), &reason).await.unwrap(), Outcome::Retried);
    let left: Vec<String> = states(&test.db, now()).await.into_iter().map(|job| job.0).collect();
    assert_eq!(left, ["first", "other"]);
    let wait = get(&test.db, now(), &[first]).await.unwrap()[0].run_at;
    assert_eq!(add_job(&test.db, &keyed("impatient")).await, first);
    assert_eq!(
        get(&test.db, now(), &[first]).await.unwrap()[0].run_at,
        wait,
        "no enqueuing shortens the wait after a failure"
    );
});

both!(dead_jobs_with_one_key_come_back_as_one, test, {
    let mut dead = Vec::new();
    for about in ["first", "second"] {
        dead.push(add_job(&test.db, &keyed(about)).await);
        let job = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
        failed(&test.db, &job, now(), &Failure::Permanent("no".to_owned())).await.unwrap();
    }
    assert_eq!(retry(&test.db, now(), &dead).await.unwrap(), RetryResult { retried: 1, superseded: 1 });
    assert_eq!(states(&test.db, now()).await, [("second".to_owned(), State::Waiting)]);
    let job = claim(&test.db, Queue::Default, now()).await.unwrap().unwrap();
    failed(&test.db, &job, now(), &Failure::Permanent("no".to_owned())).await.unwrap();
    add_job(&test.db, &keyed("new")).await;
    assert_eq!(retry(&test.db, now(), &dead).await.unwrap(), RetryResult { retried: 0, superseded: 1 });
    assert_eq!(states(&test.db, now()).await, [("new".to_owned(), State::Waiting)]);
});

both!(no_change_is_missed_by_the_job_that_waited_for_it, test, {
    add_job(&test.db, &keyed("waits")).await;
    // A change enqueues the same work, and has not committed yet.
    let mut tx = test.db.begin().await.unwrap();
    enqueue(&mut tx, &keyed("waits")).await.unwrap();
    let other = Db::connect(&test.url).await.unwrap();
    let taking = tokio::spawn(async move { claim(&other, Queue::Default, now()).await.unwrap() });
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    let early = taking.is_finished();
    tx.commit().await.unwrap();
    let taken = taking.await.unwrap();
    // Either the worker waited for the commit (SQLite), or it skipped the job (PostgreSQL); it never ran before the commit.
    assert!(!early || taken.is_none());
    assert!(taken.is_some() || claim(&test.db, Queue::Default, now()).await.unwrap().is_some());
});

both!(everything_about_a_job_is_shown, test, {
    let job = NewJob::new("test.kind", now(), "about", &serde_json::json!({ "id": 7 }))
        .of_tenant(TenantId(3))
        .of_user(Some(UserId(9)));
    let id = add_job(&test.db, &job.dedup("key").in_queue(Queue::Webhook)).await;
    let shown = serde_json::to_value(show(&test.db, now(), id).await.unwrap().unwrap()).unwrap();
    assert_eq!((&shown["queue"], &shown["tenantId"], &shown["userId"]), (&"webhook".into(), &3.into(), &9.into()));
    assert_eq!((&shown["payload"]["id"], &shown["dedupKey"]), (&7.into(), &"key".into()));
    assert!(show(&test.db, now(), JobId(id.0 + 1)).await.unwrap().is_none());
    let of = |tenant_id| Query { filter: Filter { tenant_id, ..Filter::default() }, page: 1, take: 9 };
    assert_eq!(list(&test.db, now(), of(Some(TenantId(3)))).await.unwrap().1, 1);
    assert_eq!(list(&test.db, now(), of(Some(TenantId(4)))).await.unwrap().1, 0);
});

const HOURLY: [Schedule; 1] = [Schedule { kind: "test.hourly", every: TimeDelta::hours(1) }];

both!(each_due_time_is_done_once_by_many_processes, test, {
    let mut dbs = Vec::new();
    for _ in 0..4 {
        dbs.push(Db::connect(&test.url).await.unwrap());
    }
    let mut runs = 0;
    for minutes in [0, 30, 60, 61, 119, 120, 600] {
        let at = now() + TimeDelta::minutes(minutes);
        let asked = dbs.iter().map(|db| run_schedules(db, at, &HOURLY));
        let enqueued: usize = futures::future::join_all(asked).await.into_iter().map(Result::unwrap).sum();
        assert!(enqueued <= 1, "{minutes}: {enqueued}");
        while let Some(job) = claim(&test.db, Queue::Default, at).await.unwrap() {
            assert_eq!(job.kind, "test.hourly");
            done(&test.db, &job).await.unwrap();
            runs += 1;
        }
    }
    // At 10:00 for the first time, at 11:00, at 12:00, and once for all the times missed until 20:00.
    assert_eq!(runs, 4);
    let listed = list_schedules(&test.db, &HOURLY).await.unwrap();
    assert_eq!((listed[0].next_at, listed[0].last_at), (Some(later(39_600)), Some(later(36_000))));
});

both!(a_list_comes_in_pages_and_kinds, test, {
    for n in 0..5 {
        add(&test.db, &format!("job {n}"), later(n)).await;
    }
    let page = async |page, kind| -> DbResult<(Vec<String>, i64)> {
        let (jobs, count) =
            list(&test.db, now(), Query { filter: Filter { kind, ..Filter::default() }, page, take: 2 }).await?;
        Ok((jobs.into_iter().map(|job| job.about).collect(), count))
    };
    assert_eq!(page(2, Some("test.kind")).await.unwrap(), (vec!["job 2".to_owned(), "job 3".to_owned()], 5));
    assert_eq!(page(4, None).await.unwrap(), (vec![], 5));
    assert_eq!(page(1, Some("other.kind")).await.unwrap(), (vec![], 0));
});

both!(jobs_are_taken_and_done_several_at_a_time, test, {
    for (about, due) in [("c", 3), ("a", 1), ("e", 99), ("b", 2), ("d", 4)] {
        add(&test.db, about, later(due)).await;
    }
    assert!(claim_some(&test.db, Queue::Default, later(9), 0).await.unwrap().is_empty());
    let mut taken = claim_some(&test.db, Queue::Default, later(9), 3).await.unwrap();
    taken.sort_by_key(|job| job.about.clone());
    assert_eq!(taken.iter().map(|job| job.about.as_str()).collect::<Vec<_>>(), ["a", "b", "c"]);
    let rest = claim_some(&test.db, Queue::Default, later(9), 3).await.unwrap();
    assert_eq!(rest.iter().map(|job| job.about.as_str()).collect::<Vec<_>>(), ["d"], "the fifth is not due yet");
    // Another worker has taken over one of them meanwhile.
    let lost = &taken[1];
    test.db.sql("UPDATE job SET lease = $2 WHERE id = $1").bind(lost.id).bind(rest[0].lease).execute().await.unwrap();
    let outcomes = all_done(&test.db, &taken).await.unwrap();
    assert_eq!(outcomes, [Outcome::Done, Outcome::LeaseLost, Outcome::Done]);
    let mut left: Vec<String> = states(&test.db, later(9)).await.into_iter().map(|(about, _)| about).collect();
    left.sort();
    assert_eq!(left, ["b", "d", "e"]);
});

both!(many_workers_take_each_job_once, test, {
    let mut tx = test.db.begin().await.unwrap();
    for n in 0..300 {
        enqueue(&mut tx, &NewJob::new("test.kind", now(), format!("job {n}"), &())).await.unwrap();
    }
    tx.commit().await.unwrap();
    let mut workers = Vec::new();
    for _ in 0..6 {
        // Each with its own connections, as separate processes have.
        let db = Db::connect(&test.url).await.unwrap();
        workers.push(tokio::spawn(async move {
            let mut taken = Vec::new();
            while let Some(job) = claim(&db, Queue::Default, now()).await.unwrap() {
                tokio::task::yield_now().await;
                assert_eq!(done(&db, &job).await.unwrap(), Outcome::Done);
                taken.push(job.id);
            }
            db.close().await;
            taken
        }));
    }
    let mut times: HashMap<JobId, usize> = HashMap::new();
    for worker in workers {
        for id in worker.await.unwrap() {
            *times.entry(id).or_default() += 1;
        }
    }
    assert_eq!((times.len(), times.values().max()), (300, Some(&1)));
});

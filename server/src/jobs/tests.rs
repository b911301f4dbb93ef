//! The queue on both databases: nothing is lost, nothing is taken twice.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};

use super::*;
use crate::{
    both,
    db::{Db, DbResult},
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
    assert_eq!(claim(&test.db, now()).await.unwrap(), None);
    let id = add(&test.db, "here", now()).await;
    let job = claim(&test.db, now()).await.unwrap().unwrap();
    assert_eq!((job.id, job.about.as_str(), job.attempts), (id, "here", 1));
    assert_eq!(job.read::<serde_json::Value>().unwrap()["about"], "here");
});

both!(jobs_come_in_the_order_of_their_times_and_not_before, test, {
    add(&test.db, "second", later(20)).await;
    add(&test.db, "first", later(10)).await;
    assert_eq!(claim(&test.db, later(9)).await.unwrap(), None);
    let mut came = Vec::new();
    while let Some(job) = claim(&test.db, later(30)).await.unwrap() {
        came.push(job.about.clone());
        assert_eq!(done(&test.db, &job).await.unwrap(), Settled::Done);
    }
    assert_eq!(came, ["first", "second"]);
    assert!(states(&test.db, later(30)).await.is_empty());
});

both!(a_job_of_a_killed_worker_is_another_workers_after_its_lease, test, {
    add(&test.db, "letter", now()).await;
    let killed = claim(&test.db, now()).await.unwrap().unwrap();
    assert_eq!(claim(&test.db, now() + LEASE - TimeDelta::seconds(1)).await.unwrap(), None);
    let after = now() + LEASE;
    let other = claim(&test.db, after).await.unwrap().unwrap();
    assert_eq!((other.id, other.attempts), (killed.id, 2));
    // It was not killed, only slow: what it says no longer counts.
    assert_eq!(done(&test.db, &killed).await.unwrap(), Settled::Lost);
    let reason = Failed::Again("slow".to_owned());
    assert_eq!(failed(&test.db, &killed, after, &reason).await.unwrap(), Settled::Lost);
    assert_eq!(states(&test.db, after).await, [("letter".to_owned(), State::Running)]);
    assert_eq!(done(&test.db, &other).await.unwrap(), Settled::Done);
    assert!(states(&test.db, after).await.is_empty());
});

both!(a_failure_waits_longer_each_time_and_is_dead_in_the_end, test, {
    let id = add(&test.db, "letter", now()).await;
    let mut at = now();
    for attempt in 1..=ATTEMPTS {
        let job = claim(&test.db, at).await.unwrap().unwrap();
        assert_eq!((job.id, job.attempts), (id, attempt));
        let settled = failed(&test.db, &job, at, &Failed::Again(format!("no server \0 {attempt}"))).await.unwrap();
        let (listed, _) = list(&test.db, at, Query { page: 1, take: 9, ..Query::default() }).await.unwrap();
        assert_eq!(listed[0].error.as_deref(), Some(&*format!("no server  {attempt}")));
        if attempt == ATTEMPTS {
            assert_eq!((settled, listed[0].state, listed[0].dead_at), (Settled::Dead, State::Dead, Some(at)));
        } else {
            assert_eq!((settled, listed[0].state), (Settled::PutOff, State::Waiting));
            assert!(listed[0].run_at > at && claim(&test.db, at).await.unwrap().is_none());
            at = listed[0].run_at;
        }
    }
    assert_eq!(claim(&test.db, at + TimeDelta::days(30)).await.unwrap(), None);
});

both!(what_cannot_be_done_is_dead_at_once, test, {
    add(&test.db, "letter", now()).await;
    let job = claim(&test.db, now()).await.unwrap().unwrap();
    let never = job.read::<i64>().unwrap_err();
    assert!(matches!(never, Failed::Never(_)));
    assert_eq!(failed(&test.db, &job, now(), &never).await.unwrap(), Settled::Dead);
    let standing = standing(&test.db, later(1)).await.unwrap();
    assert_eq!((standing.waiting, standing.running, standing.dead, standing.oldest_due), (0, 0, 1, None));
});

both!(an_operator_retries_and_discards_what_no_worker_holds, test, {
    let mut ids = Vec::new();
    for about in ["dead", "running", "waiting"] {
        ids.push(add(&test.db, about, if about == "waiting" { later(3600) } else { now() }).await);
    }
    let dead = claim(&test.db, now()).await.unwrap().unwrap();
    failed(&test.db, &dead, now(), &Failed::Never("no".to_owned())).await.unwrap();
    let running = claim(&test.db, now()).await.unwrap().unwrap();
    assert_eq!((dead.about.as_str(), running.about.as_str()), ("dead", "running"));
    let of =
        async |state| list(&test.db, now(), Query { state: Some(state), page: 1, take: 9, ..Query::default() }).await;
    for (state, about) in [(State::Dead, "dead"), (State::Running, "running"), (State::Waiting, "waiting")] {
        let (jobs, count) = of(state).await.unwrap();
        assert_eq!((jobs[0].about.as_str(), jobs.len(), count), (about, 1, 1));
    }
    assert_eq!(retry(&test.db, now(), &ids).await.unwrap(), 2);
    let again = claim(&test.db, now()).await.unwrap().unwrap();
    assert_eq!((again.about.as_str(), again.attempts), ("dead", 1));
    assert_eq!(discard(&test.db, now(), &ids).await.unwrap(), 1);
    let left: Vec<JobId> = get(&test.db, now(), &ids).await.unwrap().iter().map(|job| job.id).collect();
    assert_eq!(left, [dead.id, running.id]);
    assert_eq!(done(&test.db, &running).await.unwrap(), Settled::Done);
});

both!(what_is_about_an_account_goes_with_it, test, {
    let mut tx = test.db.begin().await.unwrap();
    for (about, user) in [("held", Some(7)), ("waiting", Some(7)), ("another's", Some(8)), ("nobody's", None)] {
        enqueue(&mut tx, &NewJob::new("test.kind", now(), about, &()).about_user(user)).await.unwrap();
    }
    tx.commit().await.unwrap();
    let held = claim(&test.db, now()).await.unwrap().unwrap();
    assert_eq!(held.about, "held");
    let mut tx = test.db.begin().await.unwrap();
    assert_eq!(forget_user(&mut tx, 7).await.unwrap(), 2);
    tx.commit().await.unwrap();
    assert_eq!(done(&test.db, &held).await.unwrap(), Settled::Lost);
    let left = [("another's".to_owned(), State::Waiting), ("nobody's".to_owned(), State::Waiting)];
    assert_eq!(states(&test.db, now()).await, left);
});

both!(what_was_given_up_is_kept_for_a_while, test, {
    for about in ["dead", "waiting"] {
        add(&test.db, about, now()).await;
    }
    let dead = claim(&test.db, now()).await.unwrap().unwrap();
    failed(&test.db, &dead, now(), &Failed::Never("no".to_owned())).await.unwrap();
    assert_eq!(sweep(&test.db, now() + DEAD_LIFE).await.unwrap(), 0);
    assert_eq!(sweep(&test.db, now() + DEAD_LIFE + TimeDelta::seconds(1)).await.unwrap(), 1);
    assert_eq!(states(&test.db, now()).await, [("waiting".to_owned(), State::Waiting)]);
});

both!(a_list_comes_in_pages_and_kinds, test, {
    for n in 0..5 {
        add(&test.db, &format!("job {n}"), later(n)).await;
    }
    let page = async |page, kind| -> DbResult<(Vec<String>, i64)> {
        let (jobs, count) = list(&test.db, now(), Query { kind, page, take: 2, ..Query::default() }).await?;
        Ok((jobs.into_iter().map(|job| job.about).collect(), count))
    };
    assert_eq!(page(2, Some("test.kind")).await.unwrap(), (vec!["job 2".to_owned(), "job 3".to_owned()], 5));
    assert_eq!(page(4, None).await.unwrap(), (vec![], 5));
    assert_eq!(page(1, Some("other.kind")).await.unwrap(), (vec![], 0));
});

both!(many_workers_take_each_job_once, test, {
    let mut tx = test.db.begin().await.unwrap();
    for n in 0..300 {
        enqueue(&mut tx, &NewJob::new("test.kind", now(), format!("job {n}"), &())).await.unwrap();
    }
    tx.commit().await.unwrap();
    let mut workers = Vec::new();
    for _ in 0..6 {
        // Each with connections of its own, as processes have.
        let db = Db::connect(&test.url).await.unwrap();
        workers.push(tokio::spawn(async move {
            let mut taken = Vec::new();
            while let Some(job) = claim(&db, now()).await.unwrap() {
                tokio::task::yield_now().await;
                assert_eq!(done(&db, &job).await.unwrap(), Settled::Done);
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

//! Recurring work: when it is due, and one job for each due time regardless of the number of processes.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use super::{
    model::NewJob,
    store::{self, ScheduleRow},
};
use crate::db::{Db, DbResult};

/// Recurring work, declared in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The kind of its jobs.
    pub kind: &'static str,
    /// The interval. Due times are its multiples since 1970, the same in all processes.
    pub every: TimeDelta,
}

impl Schedule {
    /// The first due time after the given one.
    pub fn next_after(&self, at: DateTime<Utc>) -> DateTime<Utc> {
        let every = self.every.num_milliseconds().max(1);
        let next = (at.timestamp_millis().div_euclid(every) + 1) * every;
        DateTime::from_timestamp_millis(next).unwrap_or(at + self.every)
    }
}

/// A schedule as `jobs schedules` shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListedSchedule {
    /// The kind of its jobs.
    pub kind: &'static str,
    /// The interval, in seconds.
    pub every_seconds: i64,
    /// The next due time; none until a process has served for the first time.
    pub next_at: Option<DateTime<Utc>>,
    /// When its last job was enqueued.
    pub last_at: Option<DateTime<Utc>>,
}

/// Enqueues a job for each due schedule, and returns how many. Due times missed while no process was running are made up for by
/// one job. No job is added while that of the previous due time still waits.
pub async fn run_schedules(db: &Db, now: DateTime<Utc>, schedules: &[Schedule]) -> DbResult<usize> {
    let known = store::schedules(db).await?;
    let mut enqueued = 0;
    for schedule in schedules {
        let is_due = known.iter().find(|row| row.name == schedule.kind).is_none_or(|row| row.next_at <= now);
        if is_due && run(db, now, schedule).await? {
            enqueued += 1;
        }
    }
    Ok(enqueued)
}

async fn run(db: &Db, now: DateTime<Utc>, schedule: &Schedule) -> DbResult<bool> {
    let mut tx = db.begin().await?;
    store::insert_schedule(&mut tx, schedule.kind, now).await?;
    if store::advance_schedule(&mut tx, schedule.kind, now, schedule.next_after(now)).await? == 0 {
        tx.rollback().await?;
        return Ok(false);
    }
    let job = NewJob::new(schedule.kind, now, "scheduled", &()).dedup(format!("schedule {}", schedule.kind));
    store::insert(&mut tx, &job).await?;
    tx.commit().await?;
    Ok(true)
}

/// The schedules with their due times.
pub async fn list_schedules(db: &Db, schedules: &[Schedule]) -> DbResult<Vec<ListedSchedule>> {
    let known = store::schedules(db).await?;
    let row = |kind: &str| known.iter().find(|row: &&ScheduleRow| row.name == kind);
    let listed = schedules.iter().map(|schedule| ListedSchedule {
        kind: schedule.kind,
        every_seconds: schedule.every.num_seconds(),
        next_at: row(schedule.kind).map(|row| row.next_at),
        last_at: row(schedule.kind).and_then(|row| row.last_at),
    });
    Ok(listed.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn due_times_are_multiples_of_the_interval() {
        let at = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        let hourly = Schedule { kind: "test.kind", every: TimeDelta::hours(1) };
        assert_eq!(hourly.next_after(at("2026-11-16T10:20:00Z")), at("2026-11-16T11:00:00Z"));
        assert_eq!(hourly.next_after(at("2026-11-16T11:00:00Z")), at("2026-11-16T12:00:00Z"));
    }
}

//! `vitrina jobs …`: background jobs that are waiting, running or dead, and recurring ones.

use anyhow::{Result, bail, ensure};
use chrono::{DateTime, TimeDelta, Utc};
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    clock::Clock,
    db::Db,
    diagnostic::nearest,
    jobs::{self, ATTEMPTS, Details, Filter, JobId, ListedJob, Query, Queue, State},
    tenancy,
    worker::{self, KINDS},
};

use super::{args::PageArgs, context::Context, country::tenant_of};
use crate::{
    output::{Tone, count},
    usage::Usage,
};

/// The number of jobs that are retried or discarded per batch.
const BATCH: i64 = 500;

/// Subcommands of `jobs`.
#[derive(Debug, Subcommand)]
pub enum JobsCommand {
    /// List jobs in the order in which they run; finished jobs are not kept
    List(ListArgs),
    /// Show all details of a job, including its payload
    Show {
        /// Id of the job, as shown by `jobs list`
        #[arg(value_name = "ID")]
        id: JobId,
    },
    /// Run jobs now: dead ones again with all attempts, waiting ones without further delay
    Retry(JobSelector),
    /// Delete jobs without running them
    Discard(JobSelector),
    /// Acknowledge dead jobs, so that they no longer count as problems; they are deleted after 30 days
    Acknowledge(JobSelector),
    /// List recurring jobs with their next run times
    Schedules,
}

/// Arguments of `jobs list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only jobs in this state
    #[arg(long, value_name = "STATE")]
    state: Option<StateName>,
    /// Only jobs of this kind, such as mail.send
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// Only jobs in this queue
    #[arg(long, value_name = "QUEUE")]
    queue: Option<QueueName>,
    /// Only jobs of this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    #[command(flatten)]
    paged: PageArgs,
}

/// Selects jobs.
#[derive(Debug, Args)]
pub struct JobSelector {
    /// Ids of the jobs, as shown by `jobs list`
    #[arg(value_name = "ID", required_unless_present = "dead", conflicts_with = "dead")]
    ids: Vec<JobId>,
    /// All dead jobs
    #[arg(long)]
    dead: bool,
    /// With --dead: only jobs of this kind, such as mail.send
    #[arg(long, value_name = "KIND", requires = "dead")]
    kind: Option<String>,
    /// Only show which jobs would be affected
    #[arg(long)]
    dry_run: bool,
}

/// States of jobs.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StateName {
    /// Waiting for its start time or for a worker
    Waiting,
    /// Being run by a worker
    Running,
    /// Failed permanently
    Dead,
}

impl StateName {
    fn state(self) -> State {
        match self {
            Self::Waiting => State::Waiting,
            Self::Running => State::Running,
            Self::Dead => State::Dead,
        }
    }
}

/// Queues of jobs.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum QueueName {
    /// All other jobs
    Default,
    /// Sending e-mails
    Mail,
    /// Calls to third-party servers
    Webhook,
}

impl QueueName {
    fn queue(self) -> Queue {
        match self {
            Self::Default => Queue::Default,
            Self::Mail => Queue::Mail,
            Self::Webhook => Queue::Webhook,
        }
    }
}

/// What is done with chosen jobs.
#[derive(Clone, Copy)]
enum Action {
    Retry,
    Discard,
    Acknowledge,
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: JobsCommand) -> Result<()> {
    match command {
        JobsCommand::List(args) => list(context, &args).await,
        JobsCommand::Show { id } => show(context, id).await,
        JobsCommand::Retry(chosen) => decide(context, &chosen, Action::Retry).await,
        JobsCommand::Discard(chosen) => decide(context, &chosen, Action::Discard).await,
        JobsCommand::Acknowledge(chosen) => decide(context, &chosen, Action::Acknowledge).await,
        JobsCommand::Schedules => schedules(context).await,
    }
}

async fn list(context: &Context, args: &ListArgs) -> Result<()> {
    let kind = known(args.kind.as_deref())?;
    let now = Clock::System.now();
    let (jobs, all) = match context.existing_db().await? {
        None => (Vec::new(), 0),
        Some(db) => {
            let tenant_id = match &args.tenant {
                Some(code) => Some(tenant_of(&tenancy::load(&db).await?, code)?.id),
                None => None,
            };
            let filter = Filter {
                state: args.state.map(StateName::state),
                kind,
                queue: args.queue.map(QueueName::queue),
                tenant_id,
                unacknowledged: false,
            };
            let found = jobs::list(&db, now, Query { filter, page: args.paged.page, take: args.paged.take }).await?;
            db.close().await;
            found
        }
    };
    print(context, &jobs, now)?;
    args.paged.note(&context.output, jobs.len(), all, "job");
    Ok(())
}

async fn show(context: &Context, id: JobId) -> Result<()> {
    let now = Clock::System.now();
    let details = match context.existing_db().await? {
        None => None,
        Some(db) => {
            let found = jobs::show(&db, now, id).await?;
            db.close().await;
            found
        }
    };
    let Some(details) = details else { bail!("there is no job {id}: it is done or discarded") };
    Ok(context.output.value(&details, |details| lines(details, now))?)
}

/// Prints everything about a job, one line each.
fn lines(details: &Details, now: DateTime<Utc>) -> String {
    let job = &details.job;
    let when = |at: DateTime<Utc>| format!("{} ({})", at.format("%Y-%m-%d %H:%M:%S UTC"), relative(at, now));
    let text = |number: Option<i64>| number.map(|number| number.to_string());
    let rows = [
        ("id", Some(job.id.to_string())),
        ("kind", Some(job.kind.clone())),
        ("queue", Some(job.queue.clone())),
        ("priority", Some(details.priority.to_string())),
        ("about", Some(job.about.clone())),
        ("country", text(job.tenant_id.map(i64::from))),
        ("account", text(details.user_id.map(i64::from))),
        ("dedup key", details.dedup_key.clone()),
        ("state", Some(job.state.name().to_owned())),
        ("attempts", Some(format!("{} of {ATTEMPTS}", job.attempts))),
        ("enqueued", Some(when(job.created_at))),
        ("runs", job.dead_at.is_none().then(|| when(job.run_at))),
        ("dead since", job.dead_at.map(when)),
        ("acknowledged", job.acknowledged_at.map(when)),
        ("last failure", job.error.clone()),
        ("payload", Some(details.payload.to_string())),
    ];
    let shown = rows.into_iter().filter_map(|(name, value)| value.map(|value| format!("{name:<13} {value}")));
    shown.collect::<Vec<_>>().join("\n")
}

async fn schedules(context: &Context) -> Result<()> {
    let schedules = worker::schedules();
    let now = Clock::System.now();
    let Some(db) = context.existing_db().await? else {
        bail!("nothing is scheduled yet: {} does not exist", context.database_name());
    };
    let listed = jobs::list_schedules(&db, &schedules).await?;
    db.close().await;
    context.output.list(&listed, &["KIND", "EVERY", "NEXT", "LAST", "WHAT"], |schedule| {
        let when = |at: Option<DateTime<Utc>>| at.map_or_else(|| "-".to_owned(), |at| relative(at, now));
        let summary = KINDS.iter().find(|kind| kind.name == schedule.kind).map(|kind| kind.summary);
        vec![
            schedule.kind.to_owned(),
            span(schedule.every_seconds),
            when(schedule.next_at),
            when(schedule.last_at),
            summary.unwrap_or_default().to_owned(),
        ]
    })?;
    Ok(())
}

fn known(kind: Option<&str>) -> Result<Option<&str>> {
    let kinds = || KINDS.iter().map(|kind| kind.name);
    match kind {
        Some(kind) if !kinds().any(|known| known == kind) => {
            let meant = nearest(kind, kinds()).map(|word| format!(" (did you mean `{word}`?)")).unwrap_or_default();
            let known = kinds().collect::<Vec<_>>().join(", ");
            Err(Usage(format!("there are no jobs of the kind {kind}{meant}; there are {known}")).into())
        }
        kind => Ok(kind),
    }
}

fn print(context: &Context, jobs: &[ListedJob], now: DateTime<Utc>) -> Result<()> {
    let output = &context.output;
    let head = ["ID", "QUEUE", "KIND", "ABOUT", "STATE", "ATTEMPTS", "WHEN", "LAST FAILURE"];
    output.list(jobs, &head, |job| {
        let tone = match job.state {
            State::Waiting => Tone::Faint,
            State::Running => Tone::Good,
            State::Dead => Tone::Bad,
        };
        let acknowledged = if job.acknowledged_at.is_some() { ", acknowledged" } else { "" };
        vec![
            job.id.to_string(),
            job.queue.clone(),
            job.kind.clone(),
            job.about.clone(),
            output.paint(tone, &format!("{}{acknowledged}", job.state.name())),
            format!("{} of {ATTEMPTS}", job.attempts),
            relative(job.dead_at.unwrap_or(job.run_at), now),
            job.error.clone().unwrap_or_default(),
        ]
    })?;
    Ok(())
}

/// `in 3 min`, `12 s ago`, in the largest unit that is not zero.
pub fn relative(at: DateTime<Utc>, now: DateTime<Utc>) -> String {
    let apart: TimeDelta = at - now;
    let span = match apart.num_seconds().abs() {
        0 => return "now".to_owned(),
        seconds => span(seconds),
    };
    if apart < TimeDelta::zero() { format!("{span} ago") } else { format!("in {span}") }
}

/// A duration in the largest unit that is not zero.
fn span(seconds: i64) -> String {
    match seconds {
        ..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        7200..172_800 => format!("{} h", seconds / 3600),
        _ => format!("{} days", seconds / 86_400),
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ChangeSummary {
    jobs: Vec<JobId>,
    changed: u64,
    dry_run: bool,
}

async fn decide(context: &Context, chosen: &JobSelector, action: Action) -> Result<()> {
    let kind = known(chosen.kind.as_deref())?;
    let Some(db) = context.existing_db().await? else {
        bail!("there are no jobs yet: {} does not exist", context.database_name());
    };
    let result = decide_in(context, &db, chosen, kind, action).await;
    db.close().await;
    result
}

async fn decide_in(context: &Context, db: &Db, chosen: &JobSelector, kind: Option<&str>, action: Action) -> Result<()> {
    let ids = if chosen.dead { dead(db, kind).await? } else { present(db, &chosen.ids).await? };
    let (word, past) = match action {
        Action::Retry => ("retry", "will run now"),
        Action::Discard => ("discard", "discarded"),
        Action::Acknowledge => ("acknowledge", "acknowledged"),
    };
    let mut decided = ChangeSummary { jobs: ids, changed: 0, dry_run: chosen.dry_run };
    if !chosen.dry_run && !decided.jobs.is_empty() {
        if matches!(action, Action::Discard) {
            let question = format!("Discard {}? They will never run.", count(decided.jobs.len(), "job"));
            ensure!(context.output.confirm(&question)?, "nothing was discarded");
        }
        let now = Clock::System.now();
        for ids in decided.jobs.chunks(BATCH as usize) {
            decided.changed += match action {
                Action::Retry => {
                    let retried = jobs::retry(db, now, ids).await?;
                    retried.retried + retried.superseded
                }
                Action::Discard => jobs::discard(db, now, ids).await?,
                Action::Acknowledge => jobs::acknowledge(db, now, ids).await?,
            };
        }
    }
    context.output.value(&decided, |decided| match decided.jobs.len() {
        0 => format!("There is nothing to {word}."),
        all if decided.dry_run => format!("{} would be affected.", count(all, "job")),
        all => {
            let left = all as u64 - decided.changed;
            let reason = match action {
                Action::Acknowledge => "they are not dead, or are already acknowledged",
                Action::Retry | Action::Discard => "a worker is running them",
            };
            let running = if left == 0 { String::new() } else { format!("; {left} skipped: {reason}") };
            format!("{} {past}{running}.", count(decided.changed as usize, "job"))
        }
    })?;
    Ok(())
}

/// The ids of all dead jobs.
async fn dead(db: &Db, kind: Option<&str>) -> Result<Vec<JobId>> {
    let mut ids = Vec::new();
    for page in 1.. {
        let filter = Filter { state: Some(State::Dead), kind, ..Filter::default() };
        let query = Query { filter, page, take: BATCH };
        let (jobs, all) = jobs::list(db, Clock::System.now(), query).await?;
        ids.extend(jobs.iter().map(|job| job.id));
        if jobs.is_empty() || ids.len() as i64 >= all {
            break;
        }
    }
    Ok(ids)
}

/// Returns the ids, or an error that names those that do not exist.
async fn present(db: &Db, ids: &[JobId]) -> Result<Vec<JobId>> {
    let found: Vec<JobId> = jobs::get(db, Clock::System.now(), ids).await?.iter().map(|job| job.id).collect();
    let missing: Vec<String> = ids.iter().filter(|id| !found.contains(id)).map(ToString::to_string).collect();
    ensure!(
        missing.is_empty(),
        "there is no job {}: it is done or discarded; `vitrina jobs list` lists all jobs",
        missing.join(", ")
    );
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_formatted_relative_to_now() {
        let now = DateTime::UNIX_EPOCH;
        let relative_to_now = |seconds| relative(now + TimeDelta::seconds(seconds), now);
        assert_eq!(
            [relative_to_now(0), relative_to_now(-12), relative_to_now(180), relative_to_now(-7200)],
            ["now", "12 s ago", "in 3 min", "2 h ago"]
        );
        assert_eq!(relative_to_now(864_000), "in 10 days");
    }
}

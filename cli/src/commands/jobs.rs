//! `vitrina jobs …`: slow and outside work that waits, runs or was given up.

use anyhow::{Result, ensure};
use chrono::{DateTime, TimeDelta, Utc};
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    clock::Clock,
    db::Db,
    jobs::{self, ATTEMPTS, JobId, Listed, Query, State},
    mistake::nearest,
    worker::KINDS,
};

use super::{Context, Paged, Usage};
use crate::output::{Tone, count};

/// Jobs that are retried or discarded at once.
const BATCH: i64 = 500;

/// What can be done with jobs.
#[derive(Debug, Subcommand)]
pub enum JobsCommand {
    /// List jobs in the order in which they come; what is done is no longer there
    List(ListArgs),
    /// Let jobs run now: dead ones with all their attempts anew, waiting ones without further waiting
    Retry(Chosen),
    /// Delete jobs undone
    Discard(Chosen),
}

/// Which jobs to list.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only those that stand so
    #[arg(long, value_name = "STATE")]
    state: Option<StateName>,
    /// Only those of a kind, such as mail.send
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    #[command(flatten)]
    paged: Paged,
}

/// Which jobs are meant.
#[derive(Debug, Args)]
pub struct Chosen {
    /// Their ids, as `jobs list` shows them
    #[arg(value_name = "ID", required_unless_present = "dead", conflicts_with = "dead")]
    ids: Vec<JobId>,
    /// All dead ones
    #[arg(long)]
    dead: bool,
    /// With --dead: only those of a kind, such as mail.send
    #[arg(long, value_name = "KIND", requires = "dead")]
    kind: Option<String>,
    /// Only say which ones it would be
    #[arg(long)]
    dry_run: bool,
}

/// How jobs stand.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StateName {
    /// For their time, or for a worker
    Waiting,
    /// A worker does them
    Running,
    /// Given up after all attempts
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

/// What is done with chosen jobs.
#[derive(Clone, Copy)]
enum Deed {
    Retry,
    Discard,
}

/// Runs one of them.
pub async fn run(context: &Context, command: JobsCommand) -> Result<()> {
    match command {
        JobsCommand::List(args) => list(context, &args).await,
        JobsCommand::Retry(chosen) => decide(context, &chosen, Deed::Retry).await,
        JobsCommand::Discard(chosen) => decide(context, &chosen, Deed::Discard).await,
    }
}

async fn list(context: &Context, args: &ListArgs) -> Result<()> {
    let kind = known(args.kind.as_deref())?;
    let now = Clock::System.now();
    let (jobs, all) = match context.look_at_db().await? {
        None => (Vec::new(), 0),
        Some(db) => {
            let state = args.state.map(StateName::state);
            let query = Query { state, kind, page: args.paged.page, take: args.paged.take };
            let found = jobs::list(&db, now, query).await?;
            db.close().await;
            found
        }
    };
    print(context, &jobs, now)?;
    args.paged.note(&context.output, jobs.len(), all, "job");
    Ok(())
}

fn known(kind: Option<&str>) -> Result<Option<&str>> {
    let kinds = || KINDS.iter().map(|(kind, _)| *kind);
    match kind {
        Some(kind) if !kinds().any(|known| known == kind) => {
            let meant = nearest(kind, kinds()).map(|word| format!(" (did you mean `{word}`?)")).unwrap_or_default();
            let known = kinds().collect::<Vec<_>>().join(", ");
            Err(Usage(format!("there are no jobs of the kind {kind}{meant}; there are {known}")).into())
        }
        kind => Ok(kind),
    }
}

fn print(context: &Context, jobs: &[Listed], now: DateTime<Utc>) -> Result<()> {
    let output = &context.output;
    let head = ["ID", "KIND", "ABOUT", "STATE", "ATTEMPTS", "WHEN", "LAST FAILURE"];
    output.list(jobs, &head, |job| {
        let tone = match job.state {
            State::Waiting => Tone::Faint,
            State::Running => Tone::Good,
            State::Dead => Tone::Bad,
        };
        let when = job.dead_at.unwrap_or(job.run_at);
        vec![
            job.id.to_string(),
            job.kind.clone(),
            job.about.clone(),
            output.paint(tone, job.state.word()),
            format!("{} of {ATTEMPTS}", job.attempts),
            relative(when, now),
            job.error.clone().unwrap_or_default(),
        ]
    })?;
    Ok(())
}

/// `in 3 min`, `12 s ago`, in the largest unit that has some.
pub fn relative(at: DateTime<Utc>, now: DateTime<Utc>) -> String {
    let apart: TimeDelta = at - now;
    let seconds = apart.num_seconds().abs();
    let span = match seconds {
        0 => return "now".to_owned(),
        1..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        7200..172_800 => format!("{} h", seconds / 3600),
        _ => format!("{} days", seconds / 86_400),
    };
    if apart < TimeDelta::zero() { format!("{span} ago") } else { format!("in {span}") }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Decided {
    jobs: Vec<JobId>,
    changed: u64,
    dry_run: bool,
}

async fn decide(context: &Context, chosen: &Chosen, deed: Deed) -> Result<()> {
    let kind = known(chosen.kind.as_deref())?;
    let Some(db) = context.look_at_db().await? else {
        anyhow::bail!("there are no jobs yet: {} does not exist", context.database_name());
    };
    let result = decide_in(context, &db, chosen, kind, deed).await;
    db.close().await;
    result
}

async fn decide_in(context: &Context, db: &Db, chosen: &Chosen, kind: Option<&str>, deed: Deed) -> Result<()> {
    let ids = if chosen.dead { dead(db, kind).await? } else { present(db, &chosen.ids).await? };
    let (word, past) = match deed {
        Deed::Retry => ("retry", "will run now"),
        Deed::Discard => ("discard", "discarded"),
    };
    let mut decided = Decided { jobs: ids, changed: 0, dry_run: chosen.dry_run };
    if !chosen.dry_run && !decided.jobs.is_empty() {
        if matches!(deed, Deed::Discard) {
            let question = format!("Discard {}? What they were to do is never done.", count(decided.jobs.len(), "job"));
            ensure!(context.output.confirm(&question)?, "nothing was discarded");
        }
        let now = Clock::System.now();
        for ids in decided.jobs.chunks(BATCH as usize) {
            decided.changed += match deed {
                Deed::Retry => jobs::retry(db, now, ids).await?,
                Deed::Discard => jobs::discard(db, now, ids).await?,
            };
        }
    }
    context.output.value(&decided, |decided| match decided.jobs.len() {
        0 => format!("There is nothing to {word}."),
        all if decided.dry_run => format!("{} would be affected.", count(all, "job")),
        all => {
            let left = all as u64 - decided.changed;
            let running = if left == 0 { String::new() } else { format!("; {left} left alone: a worker does them") };
            format!("{} {past}{running}.", count(decided.changed as usize, "job"))
        }
    })?;
    Ok(())
}

/// The ids of all dead jobs.
async fn dead(db: &Db, kind: Option<&str>) -> Result<Vec<JobId>> {
    let mut ids = Vec::new();
    for page in 1.. {
        let query = Query { state: Some(State::Dead), kind, page, take: BATCH };
        let (jobs, all) = jobs::list(db, Clock::System.now(), query).await?;
        ids.extend(jobs.iter().map(|job| job.id));
        if jobs.is_empty() || ids.len() as i64 >= all {
            break;
        }
    }
    Ok(ids)
}

/// All of the ids, or an error that names those that are not there.
async fn present(db: &Db, ids: &[JobId]) -> Result<Vec<JobId>> {
    let found: Vec<JobId> = jobs::get(db, Clock::System.now(), ids).await?.iter().map(|job| job.id).collect();
    let missing: Vec<String> = ids.iter().filter(|id| !found.contains(id)).map(ToString::to_string).collect();
    ensure!(
        missing.is_empty(),
        "there is no job {}: it is done or discarded; `vitrina jobs list` shows what there is",
        missing.join(", ")
    );
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_from_now() {
        let now = DateTime::UNIX_EPOCH;
        let told = |seconds| relative(now + TimeDelta::seconds(seconds), now);
        assert_eq!([told(0), told(-12), told(180), told(-7200)], ["now", "12 s ago", "in 3 min", "2 h ago"]);
        assert_eq!(told(864_000), "in 10 days");
    }
}

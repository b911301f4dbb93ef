//! Who does which job, and the loop that takes jobs and gives them to who does them.

use std::{
    panic::AssertUnwindSafe,
    time::{Duration, Instant},
};

use futures::FutureExt as _;
use tokio::{
    sync::watch,
    task::{JoinHandle, JoinSet},
    time::{sleep, timeout},
};

use crate::{
    accounts,
    app::App,
    error::Result,
    jobs::{self, ATTEMPTS, Failed, Job, LEASE, Settled},
    mail::{self, Mailer},
    newsletter,
};

/// All kinds of jobs, and what they do, for operators.
pub const KINDS: &[(&str, &str)] =
    &[(mail::SEND, "renders a letter and sends it"), (newsletter::FORGET, "forgets an address that nobody confirmed")];

/// Jobs done at the same time by one process.
const AT_ONCE: usize = 4;
/// How often an idle worker looks for due jobs.
const LOOK_EVERY: Duration = Duration::from_millis(250);
/// How often what nobody needs any more is cleared away.
const SWEEP_EVERY: Duration = Duration::from_hours(1);
/// How long a job may take: shorter than its lease, so that a living worker never does what another has taken.
const PATIENCE: Duration = Duration::from_secs(90);
/// How long jobs may go on after the order to stop.
const LAST_PATIENCE: Duration = Duration::from_secs(10);

const _: () = assert!(PATIENCE.as_secs() < LEASE.num_seconds() as u64, "a lease outlives the attempt");

/// What handlers need.
#[derive(Clone, Debug)]
struct Hands {
    app: App,
    mailer: Mailer,
}

/// The handler of each kind.
async fn handle(hands: &Hands, job: &Job) -> Result<(), Failed> {
    match job.kind.as_str() {
        mail::SEND => mail::send(&hands.app, &hands.mailer, job).await,
        newsletter::FORGET => newsletter::forget(&hands.app, job).await,
        // A newer program beside this one may know it.
        unknown => Err(Failed::Again(format!("this program does not know jobs of the kind {unknown}"))),
    }
}

/// A running worker.
#[derive(Debug)]
pub struct Worker {
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
}

impl Worker {
    /// Starts to take jobs.
    pub fn start(app: &App) -> Result<Self> {
        let hands = Hands { app: app.clone(), mailer: Mailer::new(&app.settings)? };
        let (stop, stopped) = watch::channel(false);
        Ok(Self { stop, running: tokio::spawn(run(hands, stopped)) })
    }

    /// Takes no further job, and waits for those that are being done. Those that do not end in time are done again after their lease.
    pub async fn stop(self) {
        // Nobody listens any more when the loop has ended on its own.
        let _ = self.stop.send(true);
        if self.running.await.is_err() {
            tracing::error!("the worker had ended before it was stopped");
        }
    }
}

/// Does all jobs that are due, one after another, and tells how many attempts were made: for tests and single commands.
pub async fn run_due(app: &App) -> Result<usize> {
    let hands = Hands { app: app.clone(), mailer: Mailer::new(&app.settings)? };
    let mut count = 0;
    while let Some(job) = jobs::claim(&hands.app.db, hands.app.clock.now()).await? {
        attempt(&hands, &job).await;
        count += 1;
    }
    Ok(count)
}

async fn run(hands: Hands, mut stopped: watch::Receiver<bool>) {
    let mut busy = JoinSet::new();
    let mut swept: Option<Instant> = None;
    while !*stopped.borrow_and_update() {
        while busy.try_join_next().is_some() {}
        if swept.is_none_or(|at| at.elapsed() >= SWEEP_EVERY) {
            swept = Some(Instant::now());
            sweep(&hands).await;
        }
        let job = if busy.len() < AT_ONCE { next(&hands).await } else { None };
        if let Some(job) = job {
            let hands = hands.clone();
            busy.spawn(async move { attempt(&hands, &job).await });
            continue;
        }
        tokio::select! {
            _ = stopped.changed() => {}
            Some(_) = busy.join_next() => {}
            () = sleep(LOOK_EVERY) => {}
        }
    }
    if timeout(LAST_PATIENCE, async { while busy.join_next().await.is_some() {} }).await.is_err() {
        tracing::warn!(jobs = busy.len(), "some jobs did not end in time and will be done again");
    }
}

/// A database that is away is asked again at the next turn.
async fn next(hands: &Hands) -> Option<Job> {
    jobs::claim(&hands.app.db, hands.app.clock.now()).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot look for jobs");
        None
    })
}

/// A database that is away is asked again an hour later.
async fn sweep(hands: &Hands) {
    if let Err(error) = accounts::sweep(&hands.app).await {
        tracing::warn!(%error, "cannot clear away what no account needs any more");
    }
    match jobs::sweep(&hands.app.db, hands.app.clock.now()).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "jobs that were given up long ago are cleared away"),
        Err(error) => tracing::warn!(%error, "cannot clear old jobs away"),
    }
}

async fn attempt(hands: &Hands, job: &Job) {
    let result = if job.attempts > ATTEMPTS {
        // Every earlier attempt ended with its worker: nobody was left to count it as failed.
        Err(Failed::Never("each attempt ended with its worker".to_owned()))
    } else {
        outcome(hands, job).await
    };
    let settled = match &result {
        Ok(()) => jobs::done(&hands.app.db, job).await,
        Err(reason) => jobs::failed(&hands.app.db, job, hands.app.clock.now(), reason).await,
    };
    let (id, kind, about) = (job.id, job.kind.as_str(), job.about.as_str());
    let reason = result.err().map(|reason| reason.to_string());
    let word = match settled {
        Ok(Settled::Done) => "done",
        Ok(Settled::PutOff) => {
            tracing::warn!(id, kind, about, reason, attempts = job.attempts, "a job failed and will be tried again");
            "put off"
        }
        Ok(Settled::Dead) => {
            tracing::error!(id, kind, about, reason, "a job failed for good: see `vitrina jobs list --state dead`");
            "dead"
        }
        Ok(Settled::Lost) => {
            tracing::warn!(id, kind, about, "a job took longer than its lease");
            "lost"
        }
        Err(error) => {
            tracing::error!(id, kind, about, %error, "the end of a job could not be written: it will be done again");
            "unwritten"
        }
    };
    metrics::counter!("vitrina_jobs_total", "kind" => job.kind.clone(), "outcome" => word).increment(1);
}

async fn outcome(hands: &Hands, job: &Job) -> Result<(), Failed> {
    let handled = AssertUnwindSafe(handle(hands, job)).catch_unwind();
    match timeout(PATIENCE, handled).await {
        Ok(Ok(result)) => result,
        Ok(Err(_)) => Err(Failed::Again("its handler panicked".to_owned())),
        Err(_) => Err(Failed::Again(format!("it took longer than {} seconds", PATIENCE.as_secs()))),
    }
}

#[cfg(test)]
mod tests;

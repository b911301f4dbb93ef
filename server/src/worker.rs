//! Maps kinds of jobs to handlers, and runs the loop that takes jobs and passes them to their handlers.

use std::{
    panic::AssertUnwindSafe,
    time::{Duration, Instant},
};

use chrono::TimeDelta;
use futures::FutureExt as _;
use tokio::{
    sync::watch,
    task::{JoinHandle, JoinSet},
    time::{sleep, timeout},
};

use crate::{
    accounts, affiliate_reports, affiliates,
    app::App,
    cart_reminders, catalog, checkout, commissions,
    db::DbError,
    error::Result,
    inventory,
    jobs::{self, ATTEMPTS, Failure, Job, LEASE, Outcome, Queue, Schedule},
    mail::{self, Mailer},
    newsletter, orders, payments, promotions, retention, returns, sellers,
    seo::indexnow,
    stock_alerts,
};

/// A kind of job.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// What it does, for operators.
    pub summary: &'static str,
    /// The interval, when it is recurring work.
    pub every: Option<TimeDelta>,
}

impl Kind {
    const fn on_demand(name: &'static str, summary: &'static str) -> Self {
        Self { name, summary, every: None }
    }

    const fn recurring(name: &'static str, every: TimeDelta, summary: &'static str) -> Self {
        Self { name, summary, every: Some(every) }
    }
}

/// All kinds of jobs; `handle` runs each of them.
pub const KINDS: &[Kind] = &[
    Kind::on_demand(mail::SEND, "renders an e-mail and sends it"),
    Kind::on_demand(accounts::SEND_LINK, "creates the token of a link and sends the e-mail with it"),
    Kind::on_demand(orders::SEND_EMAIL, "sends an e-mail about an order, with a link of its own"),
    Kind::on_demand(returns::SEND, "sends an e-mail about a return, or the receipt of a withdrawal"),
    Kind::recurring(
        returns::FOLLOW_WITHDRAWALS,
        TimeDelta::minutes(5),
        "opens returns for withdrawals for which this failed before",
    ),
    Kind::on_demand(inventory::RETURNED, "finds stock alerts for restocked variants"),
    Kind::on_demand(stock_alerts::SEND, "sends the e-mail of a stock alert and deletes the alert"),
    Kind::on_demand(cart_reminders::SEND, "sends the e-mail about an abandoned cart and deletes the reminder"),
    Kind::on_demand(newsletter::SEND, "sends an e-mail about a subscription"),
    Kind::on_demand(sellers::SEND, "sends an e-mail about a seller's application"),
    Kind::on_demand(affiliates::SEND_APPLICATION, "notifies the shop of an application to the affiliate programme"),
    Kind::on_demand(newsletter::DELETE_UNCONFIRMED, "deletes an address that was not confirmed"),
    Kind::recurring(
        retention::ENFORCE,
        TimeDelta::minutes(5),
        "deletes data whose retention period has ended: `vitrina retention show` lists the rules",
    ),
    Kind::on_demand(catalog::RECORD_DEALS, "writes starts and ends of flash deals into the price history"),
    Kind::recurring(
        promotions::REFRESH_DEALS,
        TimeDelta::hours(1),
        "updates the catalogue's flash deals from promotions and countries",
    ),
    Kind::on_demand(payments::CHECK, "asks a provider about a payment that it has reported on"),
    Kind::on_demand(payments::CLOSE, "closes the provider's page of a cancelled payment"),
    Kind::on_demand(payments::REFUND, "sends a refund to its provider"),
    Kind::recurring(payments::RECONCILE, TimeDelta::minutes(5), "asks providers about all unsettled payments"),
    Kind::recurring(checkout::EXPIRE, TimeDelta::minutes(1), "cancels orders that nobody paid in time"),
    Kind::on_demand(payments::ASK_ACCOUNT, "asks a shopper for the bank account that a refund goes to"),
    Kind::recurring(
        payments::REMIND_ACCOUNTS,
        TimeDelta::days(1),
        "reminds shoppers of missing bank accounts for refunds",
    ),
    Kind::recurring(
        affiliate_reports::COUNT,
        TimeDelta::seconds(20),
        "counts clicks and conversions of partners for their reports",
    ),
    Kind::on_demand(commissions::REVIEW, "checks a new commission against the programme's rules"),
    Kind::on_demand(commissions::SEND_EARNED, "notifies a partner of an attributed order"),
    Kind::on_demand(commissions::SEND_STATEMENT, "sends the e-mail about a partner's monthly statement"),
    Kind::recurring(commissions::APPROVE, TimeDelta::hours(1), "approves commissions whose hold has ended"),
    Kind::recurring(commissions::STATEMENTS, TimeDelta::hours(6), "sends partners the statement of the previous month"),
    Kind::recurring(
        indexnow::COLLECT,
        TimeDelta::minutes(5),
        "finds the pages that changed, where IndexNow is switched on",
    ),
    Kind::on_demand(indexnow::SUBMIT, "submits changed addresses to IndexNow"),
];

/// The recurring ones.
pub fn schedules() -> Vec<Schedule> {
    KINDS.iter().filter_map(|kind| kind.every.map(|every| Schedule { kind: kind.name, every })).collect()
}

/// The handler of each kind.
async fn handle(context: &JobContext, job: &Job) -> Result<(), Failure> {
    let JobContext { app, mailer } = context;
    match job.kind.as_str() {
        mail::SEND => mail::send(app, mailer, job).await,
        accounts::SEND_LINK => accounts::send_link(app, mailer, job).await,
        orders::SEND_EMAIL => orders::send_email(app, mailer, job).await,
        returns::SEND => returns::send(app, mailer, job).await,
        returns::FOLLOW_WITHDRAWALS => Ok(returns::follow_withdrawals(app).await?),
        checkout::EXPIRE => Ok(checkout::expire(app).await?),
        inventory::RETURNED => stock_alerts::returned(app, job).await,
        stock_alerts::SEND => stock_alerts::send(app, mailer, job).await,
        cart_reminders::SEND => cart_reminders::send(app, mailer, job).await,
        retention::ENFORCE => Ok(retention::enforce(app).await?),
        newsletter::SEND => newsletter::send(app, mailer, job).await,
        newsletter::DELETE_UNCONFIRMED => newsletter::delete_unconfirmed(app, job).await,
        sellers::SEND => sellers::send(app, mailer, job).await,
        affiliates::SEND_APPLICATION => affiliates::send_application(app, mailer, job).await,
        payments::CHECK | payments::CLOSE | payments::REFUND | payments::RECONCILE | payments::REMIND_ACCOUNTS => {
            payments::work(app, job, checkout::FOLLOW).await
        }
        affiliate_reports::COUNT => affiliate_reports::count(app).await.map(drop).map_err(Failure::from),
        commissions::REVIEW | commissions::APPROVE | commissions::STATEMENTS => commissions::work(app, job).await,
        commissions::SEND_EARNED => commissions::send_earned(app, mailer, job).await,
        commissions::SEND_STATEMENT => commissions::send_statement(app, mailer, job).await,
        payments::ASK_ACCOUNT => orders::ask_for_account(app, mailer, job).await,
        catalog::RECORD_DEALS => Ok(catalog::record_flash_deals(app).await?),
        promotions::REFRESH_DEALS => Ok(promotions::refresh_flash_deals(app).await?),
        indexnow::COLLECT => Ok(indexnow::collect(app).await?),
        indexnow::SUBMIT => indexnow::send(app, job).await,
        // A newer program beside this one may know the kind.
        unknown => Err(Failure::Transient(format!("this program does not know jobs of the kind {unknown}"))),
    }
}

/// How often an idle worker polls for due jobs.
const POLL_EVERY: Duration = Duration::from_millis(250);
/// The longest time that e-mails are delayed in favour of shoppers' requests.
const GIVE_WAY_FOR: Duration = Duration::from_millis(500);
/// How often it is checked whether shoppers' requests are still running.
const GIVE_WAY_STEP: Duration = Duration::from_millis(20);
/// How often schedules are checked.
const SCHEDULES_EVERY: Duration = Duration::from_secs(5);
/// How long a job may take: shorter than its lease, so that a live worker never runs a job that another has taken.
const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(90);
/// How long jobs may continue after the signal to stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

const _: () = assert!(ATTEMPT_TIMEOUT.as_secs() < LEASE.num_seconds() as u64, "a lease outlives the attempt");

/// What handlers need.
#[derive(Clone, Debug)]
struct JobContext {
    app: App,
    mailer: Mailer,
}

/// A running worker.
#[derive(Debug)]
pub struct Worker {
    stop: watch::Sender<bool>,
    running: JoinHandle<()>,
}

impl Worker {
    /// Starts taking jobs.
    pub fn start(app: &App) -> Result<Self> {
        let context = JobContext { app: app.clone(), mailer: Mailer::new(&app.settings)? };
        let (stop, stopped) = watch::channel(false);
        Ok(Self { stop, running: tokio::spawn(run(context, stopped)) })
    }

    /// Stops taking jobs, and waits for the running ones. Those that do not end in time are run again after their lease.
    pub async fn stop(self) {
        // If the loop has ended on its own, there is no receiver.
        let _ = self.stop.send(true);
        if self.running.await.is_err() {
            tracing::error!("the worker ended unexpectedly");
        }
    }
}

/// Runs all due jobs, one after another, and returns how many attempts were made: for tests and single commands.
pub async fn run_due(app: &App) -> Result<usize> {
    let context = JobContext { app: app.clone(), mailer: Mailer::new(&app.settings)? };
    let mut count = 0;
    for queue in Queue::ALL {
        while let Some(job) = jobs::claim(&app.db, queue, app.clock.now()).await? {
            settle(&context, vec![attempt(&context, job).await]).await;
            count += 1;
        }
    }
    Ok(count)
}

/// One loop for each queue, and one for the schedules.
async fn run(context: JobContext, stopped: watch::Receiver<bool>) {
    let queues = Queue::ALL.map(|queue| run_queue(context.clone(), queue, stopped.clone()));
    tokio::join!(futures::future::join_all(queues), watch_schedules(&context.app, stopped));
}

/// Each iteration writes all results and fills all free slots at once: under load, there are several.
async fn run_queue(context: JobContext, queue: Queue, mut stopped: watch::Receiver<bool>) {
    let (mut running, mut ended) = (JoinSet::new(), Vec::new());
    while !*stopped.borrow_and_update() {
        while let Some(attempted) = running.try_join_next() {
            ended.extend(attempted.ok());
        }
        settle(&context, std::mem::take(&mut ended)).await;
        give_way(&context.app, queue).await;
        for job in next(&context, queue, queue.slots().saturating_sub(running.len())).await {
            let context = context.clone();
            running.spawn(async move { attempt(&context, job).await });
        }
        tokio::select! {
            _ = stopped.changed() => {}
            Some(attempted) = running.join_next() => ended.extend(attempted.ok()),
            () = sleep(POLL_EVERY) => {}
        }
    }
    settle(&context, ended).await;
    let rest = async {
        while let Some(attempted) = running.join_next().await {
            settle(&context, attempted.into_iter().collect()).await;
        }
    };
    if timeout(STOP_TIMEOUT, rest).await.is_err() {
        tracing::warn!(jobs = running.len(), "some jobs did not finish in time and will run again");
    }
}

/// E-mails can wait and shoppers cannot: while more requests that change something are running than there are cores, the next
/// e-mails are delayed, by at most `GIVE_WAY_FOR`, however busy the shop is.
async fn give_way(app: &App, queue: Queue) {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let started = Instant::now();
    while queue == Queue::Mail && app.requests.len() > cores && started.elapsed() < GIVE_WAY_FOR {
        sleep(GIVE_WAY_STEP).await;
    }
}

/// When the database is unavailable, the next iteration tries again.
async fn next(context: &JobContext, queue: Queue, most: usize) -> Vec<Job> {
    let now = context.app.clock.now();
    jobs::claim_some(&context.app.db, queue, now, most).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot read due jobs");
        Vec::new()
    })
}

/// When the database is unavailable, the next iteration tries again.
async fn watch_schedules(app: &App, mut stopped: watch::Receiver<bool>) {
    let schedules = schedules();
    while !*stopped.borrow_and_update() {
        if let Err(error) = jobs::run_schedules(&app.db, app.clock.now(), &schedules).await {
            tracing::warn!(%error, "cannot read the schedules");
        }
        tokio::select! {
            _ = stopped.changed() => {}
            () = sleep(SCHEDULES_EVERY) => {}
        }
    }
}

/// A job and how an attempt at it ended.
type JobAttempt = (Job, Result<(), Failure>);

async fn attempt(context: &JobContext, job: Job) -> JobAttempt {
    let result = if job.attempts > ATTEMPTS {
        // All earlier attempts ended with their workers, so that none was recorded as failed.
        Err(Failure::Permanent("each attempt ended with its worker".to_owned()))
    } else {
        result_of(context, &job).await
    };
    (job, result)
}

/// Writes the results of attempts; successful ones together.
async fn settle(context: &JobContext, attempted: Vec<JobAttempt>) {
    let (app, mut done) = (&context.app, Vec::new());
    for (job, result) in attempted {
        match result {
            Ok(()) => done.push(job),
            Err(reason) => {
                let outcome = jobs::failed(&app.db, &job, app.clock.now(), &reason).await;
                count(&job, outcome.as_ref(), Some(reason));
            }
        }
    }
    if done.is_empty() {
        return;
    }
    match jobs::all_done(&app.db, &done).await {
        Ok(outcomes) => done.iter().zip(&outcomes).for_each(|(job, outcome)| count(job, Ok(outcome), None)),
        Err(error) => done.iter().for_each(|job| count(job, Err(&error), None)),
    }
}

fn count(job: &Job, outcome: Result<&Outcome, &DbError>, reason: Option<Failure>) {
    let word = report(job, outcome, reason);
    metrics::counter!("vitrina_jobs_total", "kind" => job.kind.clone(), "outcome" => word).increment(1);
}

/// Logs the outcome of an attempt, and returns its name in the metrics.
fn report(job: &Job, outcome: Result<&Outcome, &DbError>, reason: Option<Failure>) -> &'static str {
    let (id, kind, about) = (job.id.0, job.kind.as_str(), job.about.as_str());
    let reason = reason.map(|reason| reason.to_string());
    match outcome {
        Ok(Outcome::Done) => "done",
        Ok(Outcome::Retried) => {
            tracing::warn!(id, kind, about, reason, attempts = job.attempts, "a job failed and will be retried");
            "retried"
        }
        Ok(Outcome::Dead) if job.is_kept_when_dead => {
            tracing::error!(id, kind, about, reason, "a job failed permanently: see `vitrina jobs list --state dead`");
            "dead"
        }
        Ok(Outcome::Dead) => {
            tracing::error!(id, kind, "a job failed permanently and was deleted");
            "dead"
        }
        Ok(Outcome::LeaseLost) => {
            tracing::warn!(id, kind, about, "a job took longer than its lease, or was discarded meanwhile");
            "lease_lost"
        }
        Err(error) => {
            tracing::error!(id, kind, about, %error, "the result of a job could not be stored: the job will run again");
            "unwritten"
        }
    }
}

async fn result_of(context: &JobContext, job: &Job) -> Result<(), Failure> {
    let handled = AssertUnwindSafe(handle(context, job)).catch_unwind();
    match timeout(ATTEMPT_TIMEOUT, handled).await {
        Ok(Ok(result)) => result,
        Ok(Err(_)) => Err(Failure::Transient("its handler panicked".to_owned())),
        Err(_) => Err(Failure::Transient(format!("it took longer than {} seconds", ATTEMPT_TIMEOUT.as_secs()))),
    }
}

#[cfg(test)]
mod tests;

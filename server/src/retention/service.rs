//! Applying the file to the database, reporting the current periods, and enforcing them.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use futures::FutureExt as _;

use super::{
    files::{self, defaults},
    model::{Plan, RetentionPeriod, Rule, RuleChange, RuleReport, written},
    rules::RULES,
    store,
};
use crate::{
    accounts,
    app::App,
    attribution, cart, cart_reminders, changes, commissions, consent,
    db::Session,
    error::{Error, Result},
    games, idempotency, jobs, orders, payments, promotions, rate_limit, returns, search, sellers, stock_alerts,
    toml_file::Sources,
};

/// The kind of the recurring job that enforces the rules. Running it twice deletes nothing more.
pub const ENFORCE: &str = "retention.enforce";
/// A rule is overdue when it was not enforced for this many of its intervals, and for `OVERDUE_AT_LEAST` at least.
const OVERDUE_INTERVALS: i32 = 3;
const OVERDUE_AT_LEAST: TimeDelta = TimeDelta::hours(1);

/// The current retention period of each rule that has one.
async fn periods<'c>(session: impl Session<'c>) -> Result<HashMap<&'static str, TimeDelta>> {
    let stored: HashMap<String, i64> = store::periods(session).await?.into_iter().collect();
    let period = |(name, default): &(&'static str, TimeDelta)| {
        (*name, stored.get(*name).map_or(*default, |seconds| TimeDelta::seconds(*seconds)))
    };
    Ok(defaults().iter().map(period).collect())
}

/// Reads the file, and compares it with the current periods.
pub async fn read(app: &App, sources: &Sources) -> Result<Plan> {
    let file = files::read(sources)?;
    Ok(plan(&file, &periods(&app.db).await?))
}

/// Applies the periods of the file. `actor` did it.
pub async fn apply(app: &App, sources: &Sources, actor: &str) -> Result<Plan> {
    let file = files::read(sources)?;
    let mut tx = app.db.begin().await?;
    tx.lock("retention", 0).await?;
    let plan = plan(&file, &periods(&mut tx).await?);
    for change in &plan.changes {
        store::save(&mut tx, &change.name, change.keep_seconds, actor, app.clock.now()).await?;
    }
    tx.commit().await?;
    Ok(plan)
}

fn plan(file: &[(&'static str, TimeDelta)], now: &HashMap<&'static str, TimeDelta>) -> Plan {
    let mut plan = Plan::default();
    for (name, new) in file {
        match now.get(name) {
            Some(old) if old != new => plan.changes.push(RuleChange {
                name: (*name).to_owned(),
                old: written(*old),
                new: written(*new),
                keep_seconds: new.num_seconds(),
            }),
            _ => plan.unchanged += 1,
        }
    }
    plan
}

/// All rules with their current state.
pub async fn report(app: &App) -> Result<Vec<RuleReport>> {
    let periods = periods(&app.db).await?;
    let runs: HashMap<String, store::Run> =
        store::runs(&app.db).await?.into_iter().map(|run| (run.name.clone(), run)).collect();
    let now = app.clock.now();
    let reported = |rule: &Rule| {
        let run = runs.get(rule.name);
        let keep = match rule.keep {
            RetentionPeriod::For { .. } => periods.get(rule.name).copied().map(written).unwrap_or_default(),
            other => other.word().unwrap_or_default().to_owned(),
        };
        RuleReport {
            name: rule.name,
            tables: rule.tables,
            keep,
            what: rule.what,
            ran_at: run.map(|run| run.ran_at),
            removed: run.map(|run| run.removed),
            is_overdue: run.is_some_and(|run| is_overdue(rule, run.ran_at, now)),
        }
    };
    Ok(RULES.iter().map(reported).collect())
}

fn is_overdue(rule: &Rule, ran_at: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    rule.every.is_some_and(|every| now - ran_at > (every * OVERDUE_INTERVALS).max(OVERDUE_AT_LEAST))
}

/// Runs a job of the kind `retention.enforce`: enforces every rule that is due. A rule that fails does not stop the others, and
/// is retried with the job.
pub async fn enforce(app: &App) -> Result<()> {
    let periods = periods(&app.db).await?;
    let runs: HashMap<String, DateTime<Utc>> =
        store::runs(&app.db).await?.into_iter().map(|run| (run.name, run.ran_at)).collect();
    let mut failed = Vec::new();
    for rule in RULES {
        let Some(every) = rule.every else { continue };
        let now = app.clock.now();
        if runs.get(rule.name).is_some_and(|ran_at| *ran_at + every > now) {
            continue;
        }
        let keep = periods.get(rule.name).copied().unwrap_or_default();
        match enforce_rule(app, rule.name, keep, now).boxed().await {
            Ok(removed) => store::note_run(&app.db, rule.name, removed.cast_signed(), now).await?,
            Err(error) => failed.push(format!("{}: {error}", rule.name)),
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(Error::internal(failed.join("; "))) }
}

/// Deletes the rows that a rule no longer keeps; returns their number.
async fn enforce_rule(app: &App, rule: &str, keep: TimeDelta, now: DateTime<Utc>) -> Result<u64> {
    match rule {
        "sessions" => accounts::prune_sessions(app).await,
        "security-events" => accounts::prune_events(app, keep).await,
        "throttle" => rate_limit::delete_expired(app).await.map(|()| 0),
        "idempotency-keys" => idempotency::prune(app).await,
        "carts" => cart::prune(app, keep).await,
        "cart-reminders" => cart_reminders::prune(app, keep).await,
        "stock-alerts" => stock_alerts::prune(app, keep).await,
        "consents" => consent::prune(app, keep).await,
        "searches" => search::prune(app, keep).await,
        "wheel-turns" => games::prune_turns(app, keep).await,
        "wheel-spins" => games::prune_spins(app, keep).await,
        "personal-coupons" => Ok(promotions::erase_owners_before(&app.db, now - keep, now).await?),
        "seller-applications-open" => sellers::prune_open(app, keep).await,
        "seller-applications-rejected" => sellers::prune_rejected(app, keep).await,
        "partners-clicks" => attribution::prune_clicks(app, keep).await,
        "partners-salts" => attribution::prune_salts(app).await,
        "partners-claims" => attribution::prune_claims(app, keep).await,
        "partners-buyers" => commissions::prune(app, keep).await,
        "orders-without-invoice" => orders::prune_uninvoiced(app, keep).await,
        "orders" => orders::prune(app).await,
        "payment-events" => payments::prune_events(app, keep).await,
        "refund-accounts" => payments::prune_accounts(app, keep).await,
        "refund-links" => payments::prune_links(app).await,
        "returns" => returns::prune(app, keep).await,
        "jobs" => Ok(jobs::prune(&app.db, now - keep).await?),
        "changes" => Ok(changes::prune(&app.db, now - keep).await?),
        unknown => Err(Error::internal(format!("the rule {unknown} is not enforced"))),
    }
}

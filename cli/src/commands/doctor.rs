//! `vitrina doctor`: looks at settings, database, countries, translations, media, mail, payments, retention and jobs, and says how to mend what is wrong.

use std::fmt::Write as _;

use anyhow::Result;
use chrono::TimeDelta;
use clap::Args;
use serde::Serialize;
use vitrina_server::{
    affiliates,
    app::App,
    catalog,
    clock::Clock,
    commissions,
    config::{MailTransport, Settings},
    content::editorial,
    db::{self, Db},
    demo, i18n, inventory, jobs,
    mail::Mailer,
    media::{self, Depth},
    orders, payments, promotions, retention, returns, ssr,
    tenancy::Language,
};

use super::Context;
use crate::output::{Tone, count};

/// How closely to look.
#[derive(Debug, Args)]
pub struct DoctorArgs {
    /// Compare pictures by their size alone: none is read
    #[arg(long)]
    quick: bool,
}

/// What was looked at and what is wrong there.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Finding {
    what: &'static str,
    state: String,
    problems: Vec<String>,
}

/// Something is wrong: the findings are printed, the exit code says so.
#[derive(Debug, thiserror::Error)]
#[error("{0} to mend")]
struct ProblemsFound(String);

/// Looks at everything; fails when something needs mending.
pub async fn run(context: &Context, args: &DoctorArgs) -> Result<()> {
    let mut findings = vec![settings(context), web()];
    match context.look_at_db().await {
        Ok(Some(db)) => findings.extend(shop(context, args, db).await?),
        Ok(None) => findings.push(Finding {
            what: "database",
            state: context.database_name(),
            problems: vec![
                "there is none yet: run `vitrina migrate`, or `vitrina demo` for a shop to look at".to_owned(),
            ],
        }),
        Err(error) => findings.push(Finding {
            what: "database",
            state: context.database_name(),
            problems: vec![format!("{error:#}")],
        }),
    }
    print(context, &findings)?;
    let problems: usize = findings.iter().map(|finding| finding.problems.len()).sum();
    if problems > 0 {
        return Err(ProblemsFound(count(problems, "thing")).into());
    }
    Ok(())
}

fn settings(context: &Context) -> Finding {
    let settings = &context.settings;
    let mut problems = Vec::new();
    if let Some(url) = &settings.media_url
        && !(url.starts_with("https://") || url.starts_with("http://"))
    {
        problems.push(format!("media_url is `{url}`: write it with https:// in front"));
    }
    if !settings.listen.ip().is_loopback() && settings.trusted_proxies.is_empty() {
        problems.push(format!(
            "listen is {}, open to other machines without TLS: put a proxy in front and name it in trusted_proxies",
            settings.listen
        ));
    }
    Finding {
        what: "settings",
        state: format!("data in {}, listening on {}", settings.data.display(), settings.listen),
        problems,
    }
}

fn web() -> Finding {
    let is_built = ssr::assets::server_module().is_some() && ssr::assets::Manifest::read().is_some();
    let problem = "the web is not inside this program: run `npm run build` in web/ and build it again".to_owned();
    Finding {
        what: "web",
        state: if is_built { "built".to_owned() } else { "missing".to_owned() },
        problems: if is_built { Vec::new() } else { vec![problem] },
    }
}

async fn shop(context: &Context, args: &DoctorArgs, db: Db) -> Result<Vec<Finding>> {
    let state = db::migration_state(&db).await?;
    let app = App::open(context.settings.clone(), db, Clock::System).await?;
    let database = Finding {
        what: "database",
        state: format!("{}, {} migrations", context.database_name(), state.applied),
        problems: Vec::new(),
    };
    Ok(vec![
        database,
        countries(&app),
        translations(&app),
        catalogue(&app).await?,
        content(&app).await?,
        pictures(context, args, &app).await?,
        mail(&app).await?,
        payments(&app).await?,
        orders(&app).await?,
        returns(&app).await?,
        promotions(&app).await?,
        partners(&app).await?,
        ledger(&app).await?,
        retention(&app).await?,
        work(&app).await?,
    ])
}

fn countries(app: &App) -> Finding {
    let directory = app.directory();
    let mut problems = Vec::new();
    let active = directory.active().count();
    if active == 0 {
        problems.push("no country is active: run `vitrina tenant apply`".to_owned());
    }
    for tenant in directory.active().filter(|tenant| tenant.hosts.is_empty()) {
        problems.push(format!("{} is active without a host: add one to its file and apply it", tenant.code));
    }
    Finding { what: "countries", state: format!("{active} active of {}", directory.tenants.len()), problems }
}

fn translations(app: &App) -> Finding {
    let directory = app.directory();
    let translations = app.translations();
    let mut problems = Vec::new();
    // What no open shop speaks is not missed.
    let is_spoken = |language: &Language| directory.active().any(|tenant| tenant.language(&language.code).is_some());
    let missing: Vec<&str> = directory
        .languages
        .iter()
        .filter(|language| is_spoken(language) && translations.area_names(language).is_empty())
        .map(|language| language.code.as_str())
        .collect();
    if !missing.is_empty() {
        problems.push(format!("no translations for {}: run `vitrina translations seed`", missing.join(", ")));
    }
    let report = i18n::check(&i18n::Texts::embedded(), &directory.languages);
    if !report.errors.is_empty() {
        let number = count(report.errors.len(), "error");
        problems.push(format!("{number} in the texts of this program: `vitrina translations check` names them"));
    }
    Finding {
        what: "translations",
        state: format!("{} languages", directory.languages.len() - missing.len()),
        problems,
    }
}

async fn catalogue(app: &App) -> Result<Finding> {
    let stats = catalog::stats(&app.db).await?;
    let directory = app.directory();
    let empty: Vec<&str> = directory
        .active()
        .filter(|tenant| !stats.shown.iter().any(|(shown, _)| *shown == tenant.id))
        .map(|tenant| tenant.code.as_str())
        .collect();
    let problem = format!(
        "nothing is shown in {}: run `vitrina catalog import FILE --tenant {}`, or `vitrina tenant disable` for shops that are not to be open",
        empty.join(", "),
        empty.join(",")
    );
    Ok(Finding {
        what: "catalogue",
        state: format!("{} products, {} variants{}", stats.products, stats.variants, incomplete(app).await?),
        problems: if empty.is_empty() { Vec::new() } else { vec![problem] },
    })
}

/// What products lack that a law requires, where most of them do.
async fn incomplete(app: &App) -> Result<String> {
    let tenants: Vec<_> = app.directory().active().cloned().collect();
    let reports = catalog::check_completeness(&app.db, &tenants, &editorial::size_names(app).await?).await?;
    let worst = reports.iter().max_by_key(|report| report.unlawful).filter(|report| report.unlawful > 0);
    Ok(worst.map_or_else(String::new, |worst| {
        format!(
            ", {} of them in {} without what a law requires: `vitrina catalog check` names it",
            worst.unlawful, worst.country
        )
    }))
}

async fn pictures(context: &Context, args: &DoctorArgs, app: &App) -> Result<Finding> {
    let depth = if args.quick { Depth::Sizes } else { Depth::Contents };
    let bar = context.output.progress("looking at pictures", None);
    let problems = media::check(&app.db, &app.media, depth, &|count| bar.set_position(count)).await?;
    bar.finish_and_clear();
    Ok(Finding { what: "media", state: format!("originals in {}", app.media.describe()), problems })
}

async fn mail(app: &App) -> Result<Finding> {
    let settings = &app.settings.mail;
    let mailer = Mailer::new(&app.settings)?;
    let mut problems: Vec<String> = mailer.check().await.err().into_iter().collect();
    if let MailTransport::Smtp(url) = &settings.transport
        && !url.is_encrypted()
        && !url.is_local()
    {
        problems.push(format!("e-mails travel unencrypted to {url}: add ?tls=required, or write smtps://"));
    }
    let directory = app.directory();
    let without_sender: Vec<&str> =
        directory.active().filter(|tenant| tenant.legal.email.is_empty()).map(|tenant| tenant.code.as_str()).collect();
    if settings.from.is_none() && !without_sender.is_empty() {
        problems.push(format!(
            "nobody to write e-mails in {}: set legal.email there, or mail.from",
            without_sender.join(", ")
        ));
    }
    let from =
        settings.from.as_ref().map_or_else(|| "each country's own address".to_owned(), |from| from.0.to_string());
    Ok(Finding { what: "mail", state: format!("{}, from {from}", mailer.describe()), problems })
}

async fn payments(app: &App) -> Result<Finding> {
    let found = payments::problems(app).await?;
    let directory = app.directory();
    let settings = Settings { is_demo: demo::is_marked(&app.settings.data), ..app.settings.clone() };
    let missing: Vec<String> =
        directory.active().flat_map(|tenant| payments::missing_secrets(&settings, tenant)).collect();
    let mut problems = Vec::new();
    let mut report = |number: i64, what: &str| {
        if number > 0 {
            let number = count(usize::try_from(number).unwrap_or_default(), "payment");
            problems.push(format!("{number} {what}"));
        }
    };
    report(
        found.alarms,
        "to look at: `vitrina payment list --alarmed` says why, `vitrina payment acknowledge` that you have",
    );
    report(found.stuck, "hanging for more than an hour: `vitrina payment reconcile` asks the providers");
    if !missing.is_empty() {
        problems.push(format!("nobody can pay by card where these settings are missing: {}", missing.join(", ")));
    }
    if app.settings.payments.sandbox {
        problems.push(
            "payments.sandbox is on: orders of countries that name the sandbox are paid without money".to_owned(),
        );
    }
    let mut transfers = format!("{} to make", count(found.bank_transfers, "bank transfer"));
    if found.without_account > 0 {
        write!(
            transfers,
            ", {} of them without an account: `vitrina payment ask` asks for it again",
            found.without_account
        )?;
    }
    let note = if settings.is_demo { "; a demo, where cards without keys are paid in the sandbox" } else { "" };
    Ok(Finding { what: "payments", state: format!("{transfers}{note}"), problems })
}

async fn orders(app: &App) -> Result<Finding> {
    let stuck = orders::stuck(app).await?;
    let mut problems = Vec::new();
    let mut report = |number: i64, what: &str| {
        if number > 0 {
            let number = count(usize::try_from(number).unwrap_or_default(), "order");
            problems.push(format!("{number} {what}"));
        }
    };
    report(stuck.unpaid, "neither paid nor cancelled long after their time to be paid: is `vitrina serve` running?");
    report(stuck.unpacked, "not packed for three days: `vitrina order list --delivery pending` names them");
    let low = inventory::low(&app.db).await?;
    let state = format!("{} low on stock, {} sold out", count(low.few, "variant"), low.sold_out);
    Ok(Finding { what: "orders", state, problems })
}

async fn returns(app: &App) -> Result<Finding> {
    let waiting = returns::stuck(app).await?;
    let mut problems = Vec::new();
    let mut report = |number: i64, what: &str| {
        if number > 0 {
            let number = count(usize::try_from(number).unwrap_or_default(), "return");
            problems.push(format!("{number} {what}"));
        }
    };
    report(waiting.requested, "without an answer for five days: `vitrina return list --status requested` names them");
    report(waiting.received, "not inspected for five days: `vitrina return list --status received` names them");
    report(waiting.inspected, "not refunded for three days: `vitrina return list --status inspected` names them");
    let unfollowed = usize::try_from(waiting.unfollowed).unwrap_or_default();
    if unfollowed > 0 {
        let number = count(unfollowed, "withdrawal");
        problems.push(format!(
            "{number} declared and without a return for an hour: is `vitrina serve` running? Its log says why"
        ));
    }
    let state = format!("{} on their way", waiting.open);
    Ok(Finding { what: "returns", state, problems })
}

/// Whether a promotion has a text in a language, or in the one that it takes the rest from.
fn has_text(record: &promotions::PromotionRecord, code: &str) -> bool {
    let parent = i18n::HEIRS.iter().find(|(heir, _)| *heir == code).map(|(_, parent)| *parent);
    record.texts.contains_key(code) || parent.is_some_and(|parent| record.texts.contains_key(parent))
}

/// Texts that the law wants, and that every shop has.
async fn content(app: &App) -> Result<Finding> {
    let files = editorial::list(app).await?;
    let problem = "there are no terms, returns or privacy texts: run `vitrina content apply`";
    Ok(Finding {
        what: "content",
        state: count(files.len(), "file"),
        problems: if files.is_empty() { vec![problem.to_owned()] } else { Vec::new() },
    })
}

async fn partners(app: &App) -> Result<Finding> {
    let programme = affiliates::programme(app).await?;
    let mut problems = Vec::new();
    let unreadable = affiliates::unreadable_accounts(app).await?;
    if unreadable > 0 {
        let number = count(usize::try_from(unreadable).unwrap_or_default(), "payout account");
        problems.push(format!("{number} cannot be read: set affiliates.key to the key that encrypted them"));
    } else if programme.is_open() && !affiliates::has_key(app) {
        problems.push(
            "affiliates.key is not set, so no partner can say where money goes: set it to what `openssl rand -base64 32` prints"
                .to_owned(),
        );
    }
    let pending = affiliates::Query {
        status: Some(affiliates::AffiliateStatus::Pending),
        page: 1,
        take: 1,
        ..affiliates::Query::default()
    };
    let (_, waiting) = affiliates::list(&app.db, &pending).await?;
    let all = affiliates::list(&app.db, &affiliates::Query { status: None, ..pending }).await?.1;
    let partners = count(usize::try_from(all).unwrap_or_default(), "partner");
    let state = if programme.is_open() {
        format!("{partners}, {waiting} to decide on")
    } else {
        "no programme yet: `vitrina affiliate programme apply` opens it".to_owned()
    };
    Ok(Finding { what: "partners", state, problems })
}

async fn ledger(app: &App) -> Result<Finding> {
    let problems: Vec<String> = commissions::check(app).await?.into_iter().map(|problem| problem.0).collect();
    let state = if problems.is_empty() { "adds up" } else { "does not add up" };
    Ok(Finding { what: "ledger", state: state.to_owned(), problems })
}

/// Promotions that shoppers read of, in each language that their countries speak.
async fn promotions(app: &App) -> Result<Finding> {
    let directory = app.directory();
    let stored = promotions::stored(&app.db).await?;
    let mut problems = Vec::new();
    for promotion in stored.iter().filter(|promotion| promotion.is_enabled) {
        let spoken = directory.active().filter(|tenant| promotion.record.is_for(tenant));
        let mut missing: Vec<&str> = spoken
            .flat_map(|tenant| &tenant.languages)
            .map(|language| language.code.as_str())
            .filter(|code| !has_text(&promotion.record, code))
            .collect();
        missing.sort_unstable();
        missing.dedup();
        if !missing.is_empty() {
            let name = &promotion.record.name;
            problems.push(format!("promotion {name} has no text in {}: add it to its file", missing.join(", ")));
        }
    }
    Ok(Finding { what: "promotions", state: count(stored.len(), "promotion"), problems })
}

/// What is kept for how long, and whether that is enforced.
async fn retention(app: &App) -> Result<Finding> {
    let rules = retention::report(app).await?;
    let now = app.clock.now();
    let overdue = rules.iter().filter(|rule| rule.is_overdue);
    let mut problems: Vec<String> = overdue
        .map(|rule| {
            let since = rule.ran_at.map(|ran_at| super::jobs::relative(ran_at, now)).unwrap_or_default();
            format!("{}: last enforced {since}; is `vitrina serve` running on this database?", rule.name)
        })
        .collect();
    if problems.len() > 1 {
        let number = count(problems.len(), "rule");
        problems = vec![format!(
            "{number} not enforced in time: is `vitrina serve` running on this database? `vitrina retention show` names them"
        )];
    }
    let tables: std::collections::BTreeSet<&str> = rules.iter().flat_map(|rule| rule.tables).copied().collect();
    let last = rules.iter().filter_map(|rule| rule.ran_at).max();
    let ran =
        last.map_or_else(|| "not enforced yet".to_owned(), |at| format!("enforced {}", super::jobs::relative(at, now)));
    let state = format!("{} over {}, {ran}", count(rules.len(), "rule"), count(tables.len(), "table"));
    Ok(Finding { what: "retention", state, problems })
}

/// Jobs that are due and wait for so long have no worker.
const UNATTENDED: TimeDelta = TimeDelta::minutes(5);

async fn work(app: &App) -> Result<Finding> {
    let now = app.clock.now();
    let stats = jobs::stats(&app.db, now).await?;
    let mut problems = Vec::new();
    if stats.dead > 0 {
        let number = count(usize::try_from(stats.dead).unwrap_or_default(), "job");
        problems.push(format!(
            "{number} failed for good: `vitrina jobs list --state dead` says why, `vitrina jobs retry --dead` tries again, `vitrina jobs acknowledge --dead` accepts it"
        ));
    }
    if let Some(since) = stats.oldest_due
        && now - since > UNATTENDED
    {
        let waited = super::jobs::relative(since, now);
        problems.push(format!("a job has been due since {waited}: is `vitrina serve` running on this database?"));
    }
    let state = format!("{} waiting, {} running, {} dead", stats.waiting, stats.running, stats.dead);
    Ok(Finding { what: "jobs", state, problems })
}

fn print(context: &Context, findings: &[Finding]) -> Result<()> {
    let output = &context.output;
    output.list(findings, &["LOOKED AT", "STATE", "TO MEND"], |finding| {
        let verdict = if finding.problems.is_empty() {
            output.paint(Tone::Good, "nothing")
        } else {
            output.paint(Tone::Bad, &finding.problems.join("\n"))
        };
        vec![finding.what.to_owned(), finding.state.clone(), verdict]
    })?;
    Ok(())
}

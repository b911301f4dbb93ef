//! `vitrina doctor`: checks settings, database, countries, translations, media, mail, payments, retention and jobs, and says how
//! to fix what is wrong.

mod finding;
mod shop;
mod trade;
mod work;

use anyhow::Result;
use clap::Args;
use vitrina_server::{
    app::App,
    clock::Clock,
    db::{self, Db},
    media::CheckDepth,
    ssr,
};

use self::finding::Finding;
use super::context::Context;
use crate::output::{Tone, count};

/// Arguments of `doctor`.
#[derive(Debug, Args)]
pub struct DoctorArgs {
    /// Compare pictures by size only, without reading them
    #[arg(long)]
    quick: bool,
}

/// Something is wrong: the findings are printed, the exit code says so.
#[derive(Debug, thiserror::Error)]
#[error("{0} found")]
struct ProblemsFound(String);

/// Runs all checks; fails when something needs fixing.
pub async fn run(context: &Context, args: &DoctorArgs) -> Result<()> {
    let mut findings = vec![settings(context), web()];
    match context.existing_db().await {
        Ok(Some(db)) => findings.extend(of_database(context, args, db).await?),
        Ok(None) => findings.push(Finding {
            what: "database",
            state: context.database_name(),
            problems: vec![
                "it does not exist yet: run `vitrina migrate`, or `vitrina demo` for a demo shop".to_owned(),
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
        return Err(ProblemsFound(count(problems, "problem")).into());
    }
    Ok(())
}

fn settings(context: &Context) -> Finding {
    let settings = &context.settings;
    let mut problems = Vec::new();
    if let Some(url) = &settings.media_url
        && !(url.starts_with("https://") || url.starts_with("http://"))
    {
        problems.push(format!("media_url is `{url}`: it must start with https://"));
    }
    if !settings.listen.ip().is_loopback() && settings.trusted_proxies.is_empty() {
        problems.push(format!(
            "listen is {}, reachable from other machines without TLS: put a proxy in front and add it to trusted_proxies",
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
    let problem =
        "the front end is not included in this program: run `npm run build` in web/ and build the program again"
            .to_owned();
    Finding {
        what: "web",
        state: if is_built { "built".to_owned() } else { "missing".to_owned() },
        problems: if is_built { Vec::new() } else { vec![problem] },
    }
}

async fn of_database(context: &Context, args: &DoctorArgs, db: Db) -> Result<Vec<Finding>> {
    let state = db::migration_state(&db).await?;
    let depth = if args.quick { CheckDepth::Sizes } else { CheckDepth::Contents };
    let app = App::open(context.settings.clone(), db, Clock::System).await?;
    let database = Finding {
        what: "database",
        state: format!("{}, {} migrations", context.database_name(), state.applied),
        problems: Vec::new(),
    };
    Ok(vec![
        database,
        shop::countries(&app),
        shop::translations(&app),
        shop::catalogue(&app).await?,
        shop::content(&app).await?,
        shop::pictures(context, depth, &app).await?,
        work::mail(&app).await?,
        trade::payments(&app).await?,
        trade::orders(&app).await?,
        trade::returns(&app).await?,
        shop::promotions(&app).await?,
        trade::partners(&app).await?,
        trade::ledger(&app).await?,
        work::retention(&app).await?,
        work::work(&app).await?,
    ])
}

fn print(context: &Context, findings: &[Finding]) -> Result<()> {
    let output = &context.output;
    output.list(findings, &["CHECK", "STATUS", "FIX"], |finding| {
        let verdict = if finding.problems.is_empty() {
            output.paint(Tone::Good, "nothing")
        } else {
            output.paint(Tone::Bad, &finding.problems.join("\n"))
        };
        vec![finding.what.to_owned(), finding.state.clone(), verdict]
    })?;
    Ok(())
}

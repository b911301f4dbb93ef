//! `vitrina feed …`: product feeds for shopping services.

use std::sync::Arc;

use anyhow::{Result, anyhow};
use clap::Subcommand;
use futures::TryStreamExt as _;
use serde::Serialize;
use vitrina_server::{
    app::App,
    seo::feed::{self, Problem},
    tenancy::{Language, Storefront, Tenant},
};

use super::{context::Context, country::tenant_of};
use crate::output::{Tone, count};

/// The number of problems listed for each feed; the others are only counted.
const MOST_LISTED: usize = 50;

/// Subcommands of `feed`.
#[derive(Debug, Subcommand)]
pub enum FeedCommand {
    /// Check every product of /feeds/google-<language>.xml against the Google Merchant Center specification
    Check {
        /// Country code [default: all open countries]
        #[arg(long, value_name = "CODE")]
        tenant: Option<String>,
        /// Language code [default: all languages of the country]
        #[arg(long, value_name = "CODE")]
        language: Option<String>,
    },
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: FeedCommand) -> Result<()> {
    match command {
        FeedCommand::Check { tenant, language } => check(context, tenant.as_deref(), language.as_deref()).await,
    }
}

/// A feed that was checked.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FeedReport {
    address: String,
    items: usize,
    errors: usize,
    warnings: usize,
    problems: Vec<Problem>,
}

async fn check(context: &Context, tenant: Option<&str>, language: Option<&str>) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenants: Vec<Arc<Tenant>> = match tenant {
        Some(code) => vec![Arc::clone(tenant_of(&directory, code)?)],
        None => directory.active().cloned().collect(),
    };
    let mut all = Vec::new();
    for tenant in &tenants {
        let languages = tenant.languages.iter().filter(|known| language.is_none_or(|code| known.code == code));
        for language in languages {
            all.push(checked(&app, tenant, language).await?);
        }
    }
    anyhow::ensure!(!all.is_empty(), "none of these countries has the language {}", language.unwrap_or_default());
    let output = &context.output;
    output.value(&all, |all| all.iter().map(|feed| described(context, feed)).collect::<Vec<_>>().join("\n"))?;
    let errors: usize = all.iter().map(|feed| feed.errors).sum();
    if errors > 0 { Err(anyhow!("{} would be refused", count(errors, "attribute"))) } else { Ok(()) }
}

async fn checked(app: &App, tenant: &Arc<Tenant>, language: &Arc<Language>) -> Result<FeedReport> {
    let front = Storefront::public(tenant, language)
        .ok_or_else(|| anyhow!("{} has no host, so its products have no address", tenant.code))?;
    let mut checker = feed::check()?;
    let (mut items, mut errors, mut warnings, mut problems) = (0, 0, 0, Vec::new());
    let mut products = std::pin::pin!(feed::items(app, &front).await?);
    while let Some(product) = products.try_next().await? {
        items += product.len();
        for problem in product.iter().flat_map(|item| checker.problems(item)) {
            *if problem.is_error { &mut errors } else { &mut warnings } += 1;
            if problems.len() < MOST_LISTED {
                problems.push(problem);
            }
        }
    }
    let address = format!("{}/feeds/google-{}.xml", front.origin, language.code);
    Ok(FeedReport { address, items, errors, warnings, problems })
}

fn described(context: &Context, feed: &FeedReport) -> String {
    let mut lines = vec![format!(
        "{}: {}, {}, {}",
        feed.address,
        count(feed.items, "item"),
        count(feed.errors, "error"),
        count(feed.warnings, "warning")
    )];
    for problem in &feed.problems {
        let tone = if problem.is_error { Tone::Bad } else { Tone::Changed };
        let line = format!("  {} ({}): {} {}", problem.item, problem.title, problem.attribute, problem.message);
        lines.push(context.output.paint(tone, &line));
    }
    let rest = feed.errors + feed.warnings - feed.problems.len();
    if rest > 0 {
        lines.push(format!("  … and {rest} more"));
    }
    lines.join("\n")
}

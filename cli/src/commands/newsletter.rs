//! `vitrina newsletter …`: who subscribes to the newsletter.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    newsletter::{self, Query, State, Subscription},
    tenancy::Directory,
};

use super::{args::PageArgs, context::Context, country::tenant_of, csv_export::csv_export};
use crate::output::Tone;

/// Subcommands of `newsletter`.
#[derive(Debug, Subcommand)]
pub enum NewsletterCommand {
    /// List subscriptions, oldest first
    List(ListArgs),
    /// Export confirmed subscriptions as CSV, with the unsubscribe link that each e-mail must contain
    Export(ExportArgs),
}

/// Arguments of `newsletter list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only subscriptions in these countries, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Only subscriptions with this status
    #[arg(long, value_name = "STATE")]
    state: Option<StateName>,
    #[command(flatten)]
    paged: PageArgs,
}

/// Arguments of `newsletter export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// File to write [default: stdout]
    file: Option<PathBuf>,
    /// Only subscriptions in these countries, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
}

/// Status of a subscription.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StateName {
    /// Not confirmed yet
    Pending,
    /// Confirmed
    Confirmed,
}

impl StateName {
    fn state(self) -> State {
        match self {
            Self::Pending => State::Pending,
            Self::Confirmed => State::Confirmed,
        }
    }
}

/// A subscription with codes instead of ids.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SubscriptionOutput {
    #[serde(flatten)]
    subscription: Subscription,
    tenant: String,
    language: String,
}

impl SubscriptionOutput {
    fn of(directory: &Directory, subscription: Subscription) -> Self {
        let tenant = directory.tenant(subscription.tenant_id).map(|tenant| tenant.code.clone());
        let language = directory.languages.iter().find(|language| language.id == subscription.language_id);
        let language = language.map(|language| language.code.clone()).unwrap_or_default();
        Self { tenant: tenant.unwrap_or_default(), language, subscription }
    }
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: NewsletterCommand) -> Result<()> {
    match command {
        NewsletterCommand::List(args) => list(context, args).await,
        NewsletterCommand::Export(args) => export(context, args).await,
    }
}

fn query(directory: &Directory, tenants: &[String], state: Option<State>, paged: &PageArgs) -> Result<Query> {
    let tenants = tenants.iter().map(|code| Ok(tenant_of(directory, code)?.id)).collect::<Result<_>>()?;
    Ok(Query { tenants, state, page: paged.page, take: paged.take })
}

async fn list(context: &Context, args: ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let query = query(&directory, &args.tenant, args.state.map(StateName::state), &args.paged)?;
    let (subscriptions, all) = newsletter::list(&app.db, &query).await?;
    let shown: Vec<SubscriptionOutput> =
        subscriptions.into_iter().map(|one| SubscriptionOutput::of(&directory, one)).collect();
    let output = &context.output;
    output.list(&shown, &["ID", "E-MAIL", "COUNTRY", "LANGUAGE", "STATE", "ASKED", "CONFIRMED"], |shown| {
        let one = &shown.subscription;
        let tone = if one.state == State::Confirmed { Tone::Good } else { Tone::Faint };
        let day = |at: chrono::DateTime<chrono::Utc>| at.format("%Y-%m-%d %H:%M").to_string();
        vec![
            one.id.to_string(),
            one.email.clone(),
            shown.tenant.clone(),
            shown.language.clone(),
            output.paint(tone, one.state.name()),
            day(one.asked_at),
            one.confirmed_at.map(day).unwrap_or_default(),
        ]
    })?;
    args.paged.note(output, shown.len(), all, "subscription");
    Ok(())
}

async fn export(context: &Context, args: ExportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let query = query(&directory, &args.tenant, Some(State::Confirmed), &PageArgs::default())?;
    csv_export(context, args.file.as_deref(), "subscription", async |table| {
        table.write_record(["email", "country", "language", "confirmed_at", "unsubscribe"])?;
        let written = newsletter::export(&app, &query, |one, unsubscribe| {
            let shown = SubscriptionOutput::of(&directory, one.clone());
            let confirmed = one.confirmed_at.map(|at| at.to_rfc3339()).unwrap_or_default();
            table.write_record([&*one.email, &shown.tenant, &shown.language, &confirmed, unsubscribe])
        });
        Ok(written.await?)
    })
    .await
}

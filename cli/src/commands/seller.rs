//! `vitrina seller …`: companies that apply to sell in a country's shop.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    app::App,
    id::SellerApplicationId,
    sellers::{self, Application, Decision, Query, Status},
    tenancy::Directory,
};

use super::{args::PageArgs, context::Context, country::tenant_of, csv_export::csv_export};
use crate::output::{Output, Tone};

/// Subcommands of `seller`.
#[derive(Debug, Subcommand)]
pub enum SellerCommand {
    /// List applications, oldest first
    List(ListArgs),
    /// Show an application with its history
    Show {
        /// Id of the application, as shown by `seller list`
        id: SellerApplicationId,
    },
    /// Accept an application and notify the applicant
    Accept {
        /// Id of the application, as shown by `seller list`
        id: SellerApplicationId,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Reject an application, or end an accepted one, and tell the applicant why
    Reject {
        /// Id of the application, as shown by `seller list`
        id: SellerApplicationId,
        /// Reason sent to the applicant, in the language of the application
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
    },
    /// Export applications as CSV
    Export(ExportArgs),
}

/// Arguments of `seller list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    chosen: ApplicationSelector,
    #[command(flatten)]
    paged: PageArgs,
}

/// Arguments of `seller export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// File to write [default: stdout]
    file: Option<PathBuf>,
    #[command(flatten)]
    chosen: ApplicationSelector,
}

/// Selects applications.
#[derive(Debug, Args)]
struct ApplicationSelector {
    /// Only applications in the shops of these countries, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Only applications with this status
    #[arg(long, value_name = "STATUS")]
    status: Option<StatusName>,
}

/// Status of an application.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum StatusName {
    /// Not decided yet
    New,
    /// Accepted
    Accepted,
    /// Rejected
    Rejected,
}

impl StatusName {
    fn status(self) -> Status {
        match self {
            Self::New => Status::New,
            Self::Accepted => Status::Accepted,
            Self::Rejected => Status::Rejected,
        }
    }
}

impl ApplicationSelector {
    fn query(&self, directory: &Directory, paged: &PageArgs) -> Result<Query> {
        let tenants = self.tenant.iter().map(|code| Ok(tenant_of(directory, code)?.id)).collect::<Result<_>>()?;
        Ok(Query { tenants, status: self.status.map(StatusName::status), page: paged.page, take: paged.take })
    }
}

/// An application with codes instead of ids.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ApplicationOutput {
    #[serde(flatten)]
    application: Application,
    tenant: String,
    country: String,
    language: String,
}

impl ApplicationOutput {
    fn of(directory: &Directory, application: Application) -> Self {
        let code = |id| directory.tenant(id).map(|tenant| tenant.code.clone()).unwrap_or_default();
        let language = directory.languages.iter().find(|language| language.id == application.language_id);
        Self {
            tenant: code(application.tenant_id),
            country: code(application.country_id),
            language: language.map(|language| language.code.clone()).unwrap_or_default(),
            application,
        }
    }

    fn goods(&self) -> String {
        self.application.goods.iter().map(|goods| goods.name()).collect::<Vec<_>>().join(", ")
    }

    fn quantity(&self) -> &'static str {
        self.application.quantity.map_or("", sellers::Quantity::name)
    }
}

fn tone(status: Status) -> Tone {
    match status {
        Status::New => Tone::Changed,
        Status::Accepted => Tone::Good,
        Status::Rejected => Tone::Faint,
    }
}

fn time(at: chrono::DateTime<chrono::Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: SellerCommand) -> Result<()> {
    match command {
        SellerCommand::List(args) => list(context, args).await,
        SellerCommand::Show { id } => {
            let app = context.open_app().await?;
            show(&context.output, &app, sellers::find(&app, id).await?)
        }
        SellerCommand::Accept { id, dry_run } => decide(context, id, &Decision::Accept, dry_run).await,
        SellerCommand::Reject { id, reason, dry_run } => {
            decide(context, id, &Decision::Reject { reason }, dry_run).await
        }
        SellerCommand::Export(args) => export(context, args).await,
    }
}

async fn list(context: &Context, args: ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let (applications, all) = sellers::list(&app.db, &args.chosen.query(&directory, &args.paged)?).await?;
    let shown: Vec<ApplicationOutput> =
        applications.into_iter().map(|one| ApplicationOutput::of(&directory, one)).collect();
    let output = &context.output;
    output.list(&shown, &["ID", "SHOP", "STATUS", "COMPANY", "COUNTRY", "GOODS", "E-MAIL", "APPLIED"], |shown| {
        let one = &shown.application;
        vec![
            one.id.to_string(),
            shown.tenant.clone(),
            output.paint(tone(one.status), one.status.name()),
            one.company.clone(),
            shown.country.clone(),
            shown.goods(),
            one.email.clone(),
            time(one.applied_at),
        ]
    })?;
    args.paged.note(output, shown.len(), all, "application");
    Ok(())
}

async fn decide(context: &Context, id: SellerApplicationId, decision: &Decision, dry_run: bool) -> Result<()> {
    let app = context.open_app().await?;
    show(&context.output, &app, sellers::decide(&app, id, decision, dry_run).await?)?;
    if dry_run {
        context.output.note("dry run: nothing was written, and nobody was notified");
    }
    Ok(())
}

fn show(output: &Output, app: &App, application: Application) -> Result<()> {
    let shown = ApplicationOutput::of(&app.directory(), application);
    output.value(&shown, |shown| {
        let one = &shown.application;
        let mut lines = vec![
            format!("{} {} ({})", one.id, one.company, output.paint(tone(one.status), one.status.name())),
            format!("Shop:      {}, in {}", shown.tenant, shown.language),
            format!("Country:   {}", shown.country),
            format!("Contact:   {}, {}, {}", one.contact_name, one.email, one.phone),
            format!("Web:       {}", one.web_address),
            format!("Sells:     {}; {} a month", shown.goods(), shown.quantity()),
            format!("Shown:     {}", if one.is_listed { "agreed" } else { "did not agree" }),
            format!("Terms:     {}", one.terms_version),
            format!("Applied:   {}", time(one.applied_at)),
        ];
        lines.extend(one.decided_at.map(|at| format!("Decided:   {}", time(at))));
        lines.extend(one.reason.as_ref().map(|reason| format!("Reason:    {reason}")));
        if !one.message.is_empty() {
            lines.push(format!("\n{}", one.message));
        }
        lines.join("\n")
    })?;
    Ok(())
}

async fn export(context: &Context, args: ExportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let query = args.chosen.query(&directory, &PageArgs::default())?;
    csv_export(context, args.file.as_deref(), "application", async |table| {
        table.write_record(HEAD)?;
        let written = sellers::export(&app.db, &query, |one| {
            let shown = ApplicationOutput::of(&directory, one.clone());
            table.write_record([
                &*one.id.to_string(),
                &shown.tenant,
                one.status.name(),
                &one.company,
                &one.contact_name,
                &one.email,
                &one.phone,
                &shown.country,
                &one.web_address,
                &shown.goods(),
                shown.quantity(),
                &one.message,
                if one.is_listed { "yes" } else { "no" },
                &one.applied_at.to_rfc3339(),
                &one.decided_at.map(|at| at.to_rfc3339()).unwrap_or_default(),
            ])
        });
        Ok(written.await?)
    })
    .await
}

const HEAD: [&str; 15] = [
    "id",
    "shop",
    "status",
    "company",
    "contact",
    "email",
    "phone",
    "country",
    "web_address",
    "goods",
    "quantity",
    "message",
    "is_listed",
    "applied_at",
    "decided_at",
];

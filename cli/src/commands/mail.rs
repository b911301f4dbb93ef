//! `vitrina mail …`: previews e-mails, and tests their delivery.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand};
use serde::Serialize;
use vitrina_server::{
    app::App,
    mail::{self, Email, Mailer, Notice, Recipient, RenderedEmail},
    tenancy::{Language, Tenant},
};

use super::{
    context::Context,
    country::{language_of, tenant_of},
};
use crate::usage::Usage;

/// Subcommands of `mail`.
#[derive(Debug, Subcommand)]
pub enum MailCommand {
    /// Render an e-mail with sample data
    Preview(PreviewArgs),
    /// Send a test e-mail to an address immediately, and report where it was delivered
    Test(TestArgs),
}

/// Arguments of `mail preview`.
#[derive(Debug, Args)]
pub struct PreviewArgs {
    /// Name of the e-mail, such as verify-email; an unknown name prints the list
    name: String,
    /// Country of the shop, such as SI
    #[arg(long, value_name = "CC")]
    tenant: String,
    /// Language code [default: the country's default language]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
    /// Print the HTML body
    #[arg(long, conflicts_with = "text")]
    html: bool,
    /// Print the text body without the subject
    #[arg(long)]
    text: bool,
    /// Write to a file: the HTML body to .html, the text body to .txt, everything to .json
    #[arg(long, value_name = "FILE", conflicts_with_all = ["html", "text"])]
    out: Option<PathBuf>,
}

/// Arguments of `mail test`.
#[derive(Debug, Args)]
pub struct TestArgs {
    /// Recipient's e-mail address
    address: String,
    /// Country whose e-mail to send, such as SI
    #[arg(long, value_name = "CC")]
    tenant: String,
    /// Language code [default: the country's default language]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: MailCommand) -> Result<()> {
    match command {
        MailCommand::Preview(args) => preview(context, args).await,
        MailCommand::Test(args) => test(context, args).await,
    }
}

async fn preview(context: &Context, args: PreviewArgs) -> Result<()> {
    if !Email::NAMES.contains(&args.name.as_str()) {
        let meant = Email::nearest(&args.name).map(|name| format!(" (did you mean `{name}`?)")).unwrap_or_default();
        let known = Email::NAMES.join(", ");
        return Err(Usage(format!("there is no e-mail {}{meant}; there are {known}", args.name)).into());
    }
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant = tenant_of(&directory, &args.tenant)?;
    let language = language_of(tenant, args.language.as_deref())?;
    let rendered = mail::preview(&app, tenant, language, &args.name)?;
    warn_of_another_language(context, language, &rendered);
    if let Some(path) = &args.out {
        return write(context, path, &rendered);
    }
    let output = &context.output;
    if args.html && !output.is_json() {
        return Ok(output.raw(rendered.html.as_bytes())?);
    }
    if args.text && !output.is_json() {
        return Ok(output.raw(rendered.text.as_bytes())?);
    }
    Ok(output.value(&rendered, |rendered| format!("{}\n\n{}", rendered.subject, rendered.text.trim_end()))?)
}

fn warn_of_another_language(context: &Context, asked: &Language, rendered: &RenderedEmail) {
    if rendered.language != asked.code {
        context.output.warn(&format!(
            "{} lacks texts of this e-mail, so it is written in {}: `vitrina translations check` lists them",
            asked.code, rendered.language
        ));
    }
}

fn write(context: &Context, path: &Path, rendered: &RenderedEmail) -> Result<()> {
    let bytes = match path.extension().and_then(|extension| extension.to_str()) {
        Some("html") => rendered.html.clone(),
        Some("txt") => format!("{}\n\n{}", rendered.subject, rendered.text),
        Some("json") => serde_json::to_string_pretty(rendered)?,
        _ => return Err(Usage(format!("{}: the file name must end in .html, .txt or .json", path.display())).into()),
    };
    std::fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    context.output.note(&format!("Written to {}", path.display()));
    Ok(())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Sent<'a> {
    address: &'a str,
    went_to: String,
}

async fn test(context: &Context, args: TestArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant = tenant_of(&directory, &args.tenant)?;
    let language = language_of(tenant, args.language.as_deref())?;
    let went_to = send(&app, tenant, language, &args.address).await?;
    let sent = Sent { address: &args.address, went_to };
    Ok(context.output.value(&sent, |sent| format!("Sent to {}: {}", sent.address, sent.went_to))?)
}

async fn send(app: &App, tenant: &Tenant, language: &Language, address: &str) -> Result<String> {
    let mailer = Mailer::new(&app.settings)?;
    let reader = Recipient::unnamed(address);
    match mail::send_now(app, &mailer, tenant, language, &reader, &Notice::Test {}.into()).await {
        Ok(went_to) => Ok(went_to),
        Err(reason) => bail!("the e-mail could not be sent by {}: {reason}", mailer.describe_of(&tenant.code)),
    }
}

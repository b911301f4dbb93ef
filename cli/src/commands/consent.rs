//! `vitrina consent …`: the records of what visitors chose about tags.

use anyhow::{Context as _, Result};
use clap::Subcommand;
use serde::Serialize;
use vitrina_server::consent::{self, KeptChoice};

use super::{context::Context, country::tenant_of};

/// Subcommands of `consent`.
#[derive(Debug, Subcommand)]
pub enum ConsentCommand {
    /// Show the choices recorded under a consent receipt
    Show {
        /// Consent receipt, which the visitor's browser stores
        receipt: String,
        /// Country of the shop, such as SI
        #[arg(long, value_name = "CC")]
        tenant: String,
    },
}

/// A choice with the code of its language.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ConsentOutput {
    #[serde(flatten)]
    choice: KeptChoice,
    language: String,
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: ConsentCommand) -> Result<()> {
    let ConsentCommand::Show { receipt, tenant } = command;
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant = tenant_of(&directory, &tenant)?;
    let choice = consent::proof(&app, tenant.id, &receipt).await?;
    let choice = choice.with_context(|| format!("{} has no consent record with the receipt {receipt}", tenant.code))?;
    let language = directory.languages.iter().find(|language| language.id == choice.language_id);
    let shown = ConsentOutput { language: language.map(|language| language.code.clone()).unwrap_or_default(), choice };
    context.output.value(&shown, |shown| {
        let one = &shown.choice;
        let word = |agreed: bool| if agreed { "agreed" } else { "refused" };
        [
            format!("Analytics: {}", word(one.analytics)),
            format!("Marketing: {}", word(one.marketing)),
            format!("Question:  version {}, in {}", one.version, shown.language),
            format!("Chosen:    {}", one.decided_at.format("%Y-%m-%d %H:%M:%S UTC")),
        ]
        .join("\n")
    })?;
    Ok(())
}

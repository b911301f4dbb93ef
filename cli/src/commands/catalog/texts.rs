//! `vitrina catalog texts …`: removes a language's catalogue texts.

use anyhow::{Result, ensure};
use clap::{Args, Subcommand};
use vitrina_server::catalog::{self, TextRemoval};

use crate::{commands::context::Context, output::count, usage::Usage};

/// Subcommands of `catalog texts`.
#[derive(Debug, Subcommand)]
pub enum TextsCommand {
    /// Remove all texts in a language; products with a name in no other language keep theirs
    Remove(RemoveArgs),
}

/// Arguments of `catalog texts remove`.
#[derive(Debug, Args)]
pub struct RemoveArgs {
    /// Language of the texts to remove
    #[arg(long, value_name = "LL")]
    language: String,
    /// Only texts of products with these handles [default: all products, categories, collections and options]
    #[arg(long, value_name = "HANDLE", value_delimiter = ',')]
    products: Vec<String>,
    /// Show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Runs the subcommand.
pub(super) async fn run(context: &Context, command: TextsCommand) -> Result<()> {
    let TextsCommand::Remove(args) = command;
    let app = context.open_app().await?;
    let output = &context.output;
    let directory = app.directory();
    let Some(language) = directory.language(&args.language) else {
        let mut known: Vec<&str> = directory.languages.iter().map(|language| language.code.as_str()).collect();
        known.sort_unstable();
        return Err(Usage(format!("--language {}: there are {}", args.language, known.join(", "))).into());
    };
    let mut removal = TextRemoval { language: language.id, products: args.products, dry_run: true };
    let planned = catalog::remove_texts(&app, &removal).await?;
    ensure!(planned.unknown.is_empty(), "no product has the handle {}", planned.unknown.join(", "));
    let texts = format!(
        "{} and {} in {} ({})",
        count(planned.products as usize, "product text"),
        count(planned.others as usize, "other text"),
        language.name,
        language.code
    );
    if planned.kept > 0 {
        output.note(&format!("{} kept: no name in any other language.", count(planned.kept as usize, "product")));
    }
    if args.dry_run {
        return Ok(output.value(&planned, |_| format!("{texts} would be removed."))?);
    }
    ensure!(output.confirm(&format!("Remove {texts}?"))?, "nothing was removed");
    removal.dry_run = false;
    let removed = catalog::remove_texts(&app, &removal).await?;
    Ok(output.value(&removed, |_| format!("{texts} were removed."))?)
}

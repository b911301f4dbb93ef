//! `vitrina product …`: single products: search, change, hide, translate.

mod hide;
mod list;
mod set;
mod show;
mod translate;

use anyhow::Result;
use clap::Subcommand;

use super::context::Context;

/// Subcommands of `product`.
#[derive(Debug, Subcommand)]
pub enum ProductCommand {
    /// List products, filtered by words of their names, keys and SKUs or by what they lack
    List(list::ListArgs),
    /// Show a product with its texts, prices, stock, pictures and visibility
    Show(show::ShowArgs),
    /// Change prices, texts, categories and materials of products; all given changes are made, or none
    ///
    /// The value `none` clears a field. A change made here is kept when the same file is imported again, until the file itself changes that field.
    Set(Box<set::SetArgs>),
    /// Hide products in countries, regardless of imports, until shown again with --undo
    Hide(hide::HideArgs),
    /// Add a badge to a product in countries, or remove it
    Badge(hide::BadgeArgs),
    /// Export texts for translators and import their translations
    #[command(subcommand)]
    Translate(translate::TranslateCommand),
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: ProductCommand) -> Result<()> {
    match command {
        ProductCommand::List(args) => list::run(context, args).await,
        ProductCommand::Show(args) => show::run(context, &args).await,
        ProductCommand::Set(args) => set::run(context, *args).await,
        ProductCommand::Hide(args) => hide::run(context, &args).await,
        ProductCommand::Badge(args) => hide::badge(context, &args).await,
        ProductCommand::Translate(command) => translate::run(context, command).await,
    }
}

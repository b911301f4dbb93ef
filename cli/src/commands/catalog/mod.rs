//! `vitrina catalog …`: product CSV of other shop systems, product texts and pictures, the taxonomy, and completeness checks.

mod check;
mod csv_format;
mod export;
mod import;
mod pictures;
mod taxonomy;
mod texts;

use anyhow::Result;
use clap::Subcommand;

use super::context::Context;

/// Subcommands of `catalog`.
#[derive(Debug, Subcommand)]
pub enum CatalogCommand {
    /// Import products from a Shopify or WooCommerce CSV file; importing the same file again changes nothing
    Import(import::ImportArgs),
    /// Export a country's products as a Shopify or WooCommerce CSV file
    Export(export::ExportArgs),
    /// Manage categories, brands and collections as files, and propose category maps for imports
    #[command(subcommand)]
    Taxonomy(taxonomy::TaxonomyCommand),
    /// Report missing product data for each country; exits with 1 if legally required data is missing
    Check(check::CheckArgs),
    /// Download the pictures whose URLs product files contained
    #[command(subcommand)]
    Pictures(pictures::PicturesCommand),
    /// Manage texts of products, categories and options
    #[command(subcommand)]
    Texts(texts::TextsCommand),
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: CatalogCommand) -> Result<()> {
    match command {
        CatalogCommand::Import(args) => import::run(context, args).await,
        CatalogCommand::Export(args) => export::run(context, args).await,
        CatalogCommand::Taxonomy(command) => taxonomy::run(context, command).await,
        CatalogCommand::Check(args) => check::run(context, args).await,
        CatalogCommand::Pictures(command) => pictures::run(context, command).await,
        CatalogCommand::Texts(command) => texts::run(context, command).await,
    }
}

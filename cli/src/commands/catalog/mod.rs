//! `vitrina catalog …`: products from and into the files of other shops' programs, their texts, and the tree that they stand in.

mod export;
mod import;
mod taxonomy;
mod texts;

use anyhow::Result;
use clap::{Subcommand, ValueEnum};
use vitrina_server::import::Format;

use super::Context;

/// What can be done with products.
#[derive(Debug, Subcommand)]
pub enum CatalogCommand {
    /// Read products from Shopify's or WooCommerce's CSV; the same file twice changes nothing
    Import(import::ImportArgs),
    /// Write a country's products as Shopify's or WooCommerce's CSV
    Export(export::ExportArgs),
    /// Categories, brands and collections as files, and maps that lead a product file into them
    #[command(subcommand)]
    Taxonomy(taxonomy::TaxonomyCommand),
    /// Texts of products, categories and options
    #[command(subcommand)]
    Texts(texts::TextsCommand),
}

/// Whose CSV it is.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FormatName {
    /// Shopify, classic or new columns
    Shopify,
    /// WooCommerce, exported in English
    Woocommerce,
}

impl FormatName {
    fn format(self) -> Format {
        match self {
            Self::Shopify => Format::Shopify,
            Self::Woocommerce => Format::WooCommerce,
        }
    }
}

/// Runs one of them.
pub async fn run(context: &Context, command: CatalogCommand) -> Result<()> {
    match command {
        CatalogCommand::Import(args) => import::run(context, args).await,
        CatalogCommand::Export(args) => export::run(context, args).await,
        CatalogCommand::Taxonomy(command) => taxonomy::run(context, command).await,
        CatalogCommand::Texts(command) => texts::run(context, command).await,
    }
}

//! `vitrina catalog …`: products from and into the files of other shops' programs, their texts and pictures, the tree that they stand in,
//! and what they lack.

mod check;
mod export;
mod import;
mod pictures;
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
    /// Name what products lack in each country; fails when a law requires it
    Check(check::CheckArgs),
    /// Pictures whose addresses files gave: download them
    #[command(subcommand)]
    Pictures(pictures::PicturesCommand),
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
        CatalogCommand::Check(args) => check::run(context, args).await,
        CatalogCommand::Pictures(command) => pictures::run(context, command).await,
        CatalogCommand::Texts(command) => texts::run(context, command).await,
    }
}

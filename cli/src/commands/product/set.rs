//! `vitrina product set`.

use anyhow::Result;
use clap::Args;
use vitrina_server::products::{self, Assignment, EditOutcome, EditRequest};

use super::assignment;
use crate::{
    commands::{Context, actor},
    output::{Tone, count},
};

/// What to change.
#[derive(Debug, Args)]
pub struct SetArgs {
    /// Keys of the products: the handles of their file
    #[arg(value_name = "KEY", required = true)]
    keys: Vec<String>,
    /// Regular price in a country, such as SI=29.99, for all variants; SI=none takes the product out of sale there
    #[arg(long, value_name = "CC=AMOUNT", value_parser = assignment)]
    price: Vec<Assignment>,
    /// Reduced price in a country, such as SI=19.99; SI=none ends the reduction
    #[arg(long, value_name = "CC=AMOUNT", value_parser = assignment)]
    discount: Vec<Assignment>,
    /// Only the prices of the variants with these SKUs
    #[arg(long, value_name = "SKU", value_delimiter = ',')]
    sku: Vec<String>,
    /// Name in a language, such as sl="Rebrasta majica"
    #[arg(long, value_name = "LL=TEXT", value_parser = assignment)]
    name: Vec<Assignment>,
    /// Description in a language: HTML, from which unsafe markup is removed
    #[arg(long, value_name = "LL=HTML", value_parser = assignment)]
    description: Vec<Assignment>,
    /// Title for search engines in a language
    #[arg(long, value_name = "LL=TEXT", value_parser = assignment)]
    seo_title: Vec<Assignment>,
    /// Description for search engines in a language
    #[arg(long, value_name = "LL=TEXT", value_parser = assignment)]
    seo_description: Vec<Assignment>,
    /// Brand, by its name or slug
    #[arg(long, value_name = "BRAND")]
    brand: Option<String>,
    /// Add to categories, by their keys, such as women/tops
    #[arg(long, value_name = "KEY", value_delimiter = ',')]
    category: Vec<String>,
    /// Take out of categories
    #[arg(long, value_name = "KEY", value_delimiter = ',')]
    remove_category: Vec<String>,
    /// Add to collections, by their keys
    #[arg(long, value_name = "KEY", value_delimiter = ',')]
    collection: Vec<String>,
    /// Take out of collections
    #[arg(long, value_name = "KEY", value_delimiter = ',')]
    remove_collection: Vec<String>,
    /// women, men, kids or unisex
    #[arg(long, value_name = "WHO")]
    gender: Option<String>,
    /// Fibres in whole percent, such as "95 cotton, 5 elastane"
    #[arg(long, value_name = "FIBRES")]
    composition: Option<String>,
    /// Care signs, such as "wash-30, no-bleach"
    #[arg(long, value_name = "SIGNS")]
    care: Option<String>,
    /// Weight in grams
    #[arg(long, value_name = "N")]
    grams: Option<String>,
    /// Who made it: "NAME; ADDRESS; E-MAIL"
    #[arg(long, value_name = "CONTACT")]
    manufacturer: Option<String>,
    /// The person responsible in the Union where the manufacturer is outside of it: "NAME; ADDRESS; E-MAIL"
    #[arg(long, value_name = "CONTACT")]
    responsible: Option<String>,
    /// Check everything, say what would change, and write nothing
    #[arg(long)]
    dry_run: bool,
}

/// Changes products.
pub(super) async fn run(context: &Context, args: SetArgs) -> Result<()> {
    let app = context.open_app().await?;
    let request = EditRequest {
        keys: args.keys,
        prices: args.price,
        discounts: args.discount,
        skus: args.sku,
        names: args.name,
        descriptions: args.description,
        seo_titles: args.seo_title,
        seo_descriptions: args.seo_description,
        brand: args.brand,
        add_categories: args.category,
        remove_categories: args.remove_category,
        add_collections: args.collection,
        remove_collections: args.remove_collection,
        gender: args.gender,
        composition: args.composition,
        care: args.care,
        grams: args.grams,
        manufacturer: args.manufacturer,
        responsible: args.responsible,
    };
    let outcome = products::edit(&app, &request, &actor(), args.dry_run).await?;
    print(context, &outcome)
}

fn print(context: &Context, outcome: &EditOutcome) -> Result<()> {
    let output = &context.output;
    for note in &outcome.notes {
        output.note(note);
    }
    output.value(outcome, |outcome| {
        let products = count(outcome.products.len(), "product");
        if outcome.dry_run {
            format!("{products} would be changed\ndry run: nothing was written")
        } else {
            output.paint(Tone::Good, &format!("{products} changed"))
        }
    })?;
    Ok(())
}

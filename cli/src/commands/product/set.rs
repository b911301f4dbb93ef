//! `vitrina product set`.

use anyhow::Result;
use clap::Args;
use vitrina_server::products::{self, Assignment, EditOutcome, EditRequest};

use crate::{
    commands::context::{Context, actor},
    output::{Tone, count},
};

/// Arguments of `product set`.
#[derive(Debug, Args)]
pub struct SetArgs {
    /// Product keys, which are the handles in the product file
    #[arg(value_name = "KEY", required = true)]
    keys: Vec<String>,
    /// Regular price of all variants in a country, such as SI=29.99; SI=none ends the sale there
    #[arg(long, value_name = "CC=AMOUNT", value_parser = assignment)]
    price: Vec<Assignment>,
    /// Reduced price in a country, such as SI=19.99; SI=none ends the reduction
    #[arg(long, value_name = "CC=AMOUNT", value_parser = assignment)]
    discount: Vec<Assignment>,
    /// Change only the prices of the variants with these SKUs
    #[arg(long, value_name = "SKU", value_delimiter = ',')]
    sku: Vec<String>,
    /// Name in a language, such as sl="Rebrasta majica"
    #[arg(long, value_name = "LL=TEXT", value_parser = assignment)]
    name: Vec<Assignment>,
    /// Description in a language, as HTML; unsafe markup is removed
    #[arg(long, value_name = "LL=HTML", value_parser = assignment)]
    description: Vec<Assignment>,
    /// Title for search engines in a language, such as sl="Rebrasta majica"
    #[arg(long, value_name = "LL=TEXT", value_parser = assignment)]
    seo_title: Vec<Assignment>,
    /// Description for search engines in a language, such as sl="Majica iz rebraste pletenine"
    #[arg(long, value_name = "LL=TEXT", value_parser = assignment)]
    seo_description: Vec<Assignment>,
    /// Brand, by name or slug
    #[arg(long, value_name = "BRAND")]
    brand: Option<String>,
    /// Categories to add, by key, such as women/tops
    #[arg(long, value_name = "KEY", value_delimiter = ',')]
    category: Vec<String>,
    /// Categories to remove, by key
    #[arg(long, value_name = "KEY", value_delimiter = ',')]
    remove_category: Vec<String>,
    /// Collections to add, by key
    #[arg(long, value_name = "KEY", value_delimiter = ',')]
    collection: Vec<String>,
    /// Collections to remove, by key
    #[arg(long, value_name = "KEY", value_delimiter = ',')]
    remove_collection: Vec<String>,
    /// Gender: women, men, kids or unisex
    #[arg(long, value_name = "WHO")]
    gender: Option<String>,
    /// Fibre composition in whole percent, such as "95 cotton, 5 elastane"
    #[arg(long, value_name = "FIBRES")]
    composition: Option<String>,
    /// Care symbols, such as "wash-30, no-bleach"
    #[arg(long, value_name = "SIGNS")]
    care: Option<String>,
    /// Weight in grams
    #[arg(long, value_name = "N")]
    grams: Option<String>,
    /// Manufacturer, as "NAME; ADDRESS; E-MAIL"
    #[arg(long, value_name = "CONTACT")]
    manufacturer: Option<String>,
    /// Responsible person in the EU if the manufacturer is outside it, as "NAME; ADDRESS; E-MAIL"
    #[arg(long, value_name = "CONTACT")]
    responsible: Option<String>,
    /// Validate everything and show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Parses `SI=29.99`.
fn assignment(text: &str) -> Result<Assignment, String> {
    let (code, value) = text.split_once('=').ok_or("must be written as CODE=VALUE, such as SI=29.99 or sl=Majica")?;
    let code = code.trim();
    if code.is_empty() {
        return Err("has no country or language before the equals sign".to_owned());
    }
    Ok(Assignment { code: code.to_owned(), value: value.trim().to_owned() })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assignment_is_a_code_and_a_value_which_may_hold_equals_signs() {
        let read = assignment("sl=a=b").unwrap();
        assert_eq!((read.code.as_str(), read.value.as_str()), ("sl", "a=b"));
        assert!(assignment("SI").is_err() && assignment("=3").is_err());
    }
}

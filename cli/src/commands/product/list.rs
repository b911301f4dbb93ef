//! `vitrina product list`.

use anyhow::Result;
use clap::Args;
use vitrina_server::{
    catalog::Gap,
    content::editorial,
    products::{self, ListFilter},
    tenancy::Directory,
};

use crate::{
    commands::{args::PageArgs, context::Context, country::require_countries},
    output::Tone,
    usage::Usage,
};

/// Arguments of `product list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Search words, which must all occur in names (in any language), keys, SKUs or brands
    words: Vec<String>,
    /// Only products sold in these countries, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Only products in this category or its subcategories
    #[arg(long, value_name = "KEY")]
    category: Option<String>,
    /// Only products of this brand
    #[arg(long, value_name = "BRAND")]
    brand: Option<String>,
    /// Only products that a country sells but does not show
    #[arg(long)]
    hidden: bool,
    /// Only products that are sold out in a country
    #[arg(long)]
    sold_out: bool,
    /// Only products that lack one of these in a country, separated by commas
    ///
    /// Possible values: price, variant-price, text=LL, picture, composition, manufacturer, responsible-person, size-table, weight.
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    without: Vec<String>,
    #[command(flatten)]
    paged: PageArgs,
}

/// Lists products.
pub(super) async fn run(context: &Context, args: ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    require_countries(&app)?;
    let directory = app.directory();
    let filter = ListFilter {
        words: args.words.join(" "),
        tenants: if args.tenant.is_empty() { Vec::new() } else { products::tenants_of(&directory, &args.tenant)? },
        category: args.category,
        brand: args.brand,
        hidden: args.hidden,
        sold_out: args.sold_out,
        without: args.without.iter().map(|name| gap(&directory, name)).collect::<Result<_>>()?,
        sizes: editorial::size_table_scopes(&app).await?,
    };
    let (listed, all) = products::list(&app, &filter, args.paged.page, args.paged.take).await?;
    let output = &context.output;
    let head = ["KEY", "NAME", "BRAND", "VARIANTS", "PICTURES", "PRICE", "SHOWN IN", "HIDDEN IN", "SOLD OUT IN"];
    output.list(&listed, &head, |product| {
        vec![
            product.key.clone(),
            product.name.clone(),
            product.brand.clone().unwrap_or_default(),
            product.variants.to_string(),
            pictures(product.stored_pictures, product.pictures),
            product.price.clone().unwrap_or_default(),
            product.shown_in.join(" "),
            output.paint(Tone::Changed, &product.hidden_in.join(" ")),
            output.paint(Tone::Bad, &product.sold_out_in.join(" ")),
        ]
    })?;
    args.paged.note(output, listed.len(), all, "product");
    Ok(())
}

/// `4`, or `3 of 4` where the others are recorded but not downloaded yet.
fn pictures(stored: usize, all: usize) -> String {
    if stored == all { all.to_string() } else { format!("{stored} of {all}") }
}

/// Parses a value of `--without`.
fn gap(directory: &Directory, name: &str) -> Result<Gap> {
    let gap = Gap::of_name(name).ok_or_else(|| {
        Usage(format!("--without {name}: there are {} and text=LL, such as text=hu", Gap::NAMES.join(", ")))
    })?;
    if let Gap::Text(code) = &gap
        && directory.language(code).is_none()
    {
        let mut known: Vec<&str> = directory.languages.iter().map(|language| language.code.as_str()).collect();
        known.sort_unstable();
        return Err(Usage(format!("--without {name}: there are the languages {}", known.join(", "))).into());
    }
    Ok(gap)
}

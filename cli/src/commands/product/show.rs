//! `vitrina product show`.

use std::collections::HashMap;

use anyhow::Result;
use clap::Args;
use serde_json::{Value, json};
use vitrina_server::{
    app::App,
    catalog::{self, Manufacturer, PriceSheet, ProductSheet, VariantSheet},
    id::VariantId,
    inventory::{self, StockItem},
    money::Money,
    products,
    tenancy::Directory,
};

use crate::{commands::context::Context, output::Tone};

/// Arguments of `product show`.
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// Product key, which is the handle in the product file
    key: String,
    /// Show prices and visibility for these countries only, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
}

/// Prints a product.
pub(super) async fn run(context: &Context, args: &ShowArgs) -> Result<()> {
    let app = context.open_app().await?;
    let id = catalog::product_ids_of(&app.db, std::slice::from_ref(&args.key)).await?[0];
    let mut sheet = catalog::product_sheet(&app, id).await?;
    if !args.tenant.is_empty() {
        let tenants = products::tenants_of(&app.directory(), &args.tenant)?;
        let is_asked = |code: &String| tenants.iter().any(|tenant| tenant.code == *code);
        sheet.countries.retain(|code, _| is_asked(code));
        sheet.variants.iter_mut().for_each(|variant| variant.prices.retain(|code, _| is_asked(code)));
    }
    let stock = stock(&app, &sheet).await?;
    if context.output.is_json() {
        return Ok(context.output.value(&as_json(&sheet, &stock)?, |_| String::new())?);
    }
    context.output.line(&head(context, &sheet))?;
    texts(context, &sheet)?;
    countries(context, &sheet)?;
    variants(context, &app.directory(), &sheet, &stock)?;
    pictures(context, &sheet)
}

async fn stock(app: &App, sheet: &ProductSheet) -> Result<HashMap<VariantId, StockItem>> {
    let ids: Vec<VariantId> = sheet.variants.iter().map(|variant| variant.id).collect();
    let items = inventory::items(&app.db, &ids).await?;
    Ok(items.into_iter().map(|item| (item.variant_id, item)).collect())
}

fn as_json(sheet: &ProductSheet, stock: &HashMap<VariantId, StockItem>) -> Result<Value> {
    let mut value = serde_json::to_value(sheet)?;
    for variant in value["variants"].as_array_mut().into_iter().flatten() {
        let item = variant["id"].as_i64().and_then(|id| stock.get(&VariantId(id)));
        variant["stock"] = match item {
            Some(item) => json!({
                "onHand": item.on_hand, "reserved": item.reserved, "available": item.quantity().limit(), "policy": item.policy,
            }),
            None => Value::Null,
        };
    }
    Ok(value)
}

fn head(context: &Context, sheet: &ProductSheet) -> String {
    let composition: Vec<String> =
        sheet.composition.iter().map(|fibre| format!("{} {}", fibre.percent, fibre.fibre)).collect();
    let mut rows = vec![
        ("product", sheet.key.clone()),
        ("brand", sheet.brand.clone().unwrap_or_default()),
        ("categories", sheet.categories.join(", ")),
        ("collections", sheet.collections.join(", ")),
        ("gender", sheet.gender.clone().unwrap_or_default()),
        ("composition", composition.join(", ")),
        ("care", sheet.care.join(", ")),
        ("weight", sheet.grams.map(|grams| format!("{grams} g")).unwrap_or_default()),
        ("manufacturer", sheet.manufacturer.as_ref().map(maker).unwrap_or_default()),
    ];
    let person = sheet.manufacturer.as_ref().and_then(|maker| maker.responsible_person.as_ref());
    rows.extend(person.map(|person| ("responsible", format!("{}; {}; {}", person.name, person.address, person.email))));
    rows.push(("published", sheet.published_at.format("%Y-%m-%d %H:%M UTC").to_string()));
    rows.push(("changed", sheet.updated_at.format("%Y-%m-%d %H:%M UTC").to_string()));
    let row = |(key, value): &(&str, String)| {
        let value = if value.is_empty() { context.output.paint(Tone::Faint, "none") } else { value.clone() };
        format!("{}: {value}", context.output.paint(Tone::Strong, key))
    };
    rows.iter().map(row).collect::<Vec<_>>().join("\n")
}

fn maker(maker: &Manufacturer) -> String {
    format!("{}; {}; {}", maker.name, maker.address, maker.email)
}

fn texts(context: &Context, sheet: &ProductSheet) -> Result<()> {
    let output = &context.output;
    output.line("")?;
    let rows = sheet.texts.iter().map(|(code, text)| {
        let description = if text.description.is_empty() {
            output.paint(Tone::Bad, "none")
        } else {
            format!("{} characters", text.description.chars().count())
        };
        vec![
            code.clone(),
            text.name.clone(),
            description,
            text.slug.clone(),
            text.seo_title.clone().unwrap_or_default(),
        ]
    });
    Ok(output.table(&["LANGUAGE", "NAME", "DESCRIPTION", "ADDRESS", "TITLE FOR SEARCH ENGINES"], rows)?)
}

fn countries(context: &Context, sheet: &ProductSheet) -> Result<()> {
    let output = &context.output;
    output.line("")?;
    let rows = sheet.countries.iter().map(|(code, country)| {
        let shown = match (country.is_sold, country.is_visible) {
            (false, _) => output.paint(Tone::Bad, "not sold: no price"),
            (true, true) => output.paint(Tone::Good, "shown"),
            (true, false) => output.paint(Tone::Changed, "hidden"),
        };
        let mut why: Vec<String> = country
            .hidden
            .iter()
            .map(|hiding| format!("{} ({}, {})", hiding.reason, hiding.actor, hiding.hidden_at.format("%Y-%m-%d")))
            .collect();
        if country.is_sold && !country.is_published {
            why.push("not published by its file".to_owned());
        }
        let stock = if country.in_stock { String::new() } else { output.paint(Tone::Bad, "sold out") };
        vec![code.clone(), shown, why.join(", "), stock, country.badges.join(", ")]
    });
    Ok(output.table(&["COUNTRY", "STATE", "WHY", "STOCK", "BADGES"], rows)?)
}

fn variants(
    context: &Context,
    directory: &Directory,
    sheet: &ProductSheet,
    stock: &HashMap<VariantId, StockItem>,
) -> Result<()> {
    let output = &context.output;
    output.line("")?;
    let what = if sheet.options.is_empty() { "VARIANT".to_owned() } else { sheet.options.join(" / ").to_uppercase() };
    let mut rows = Vec::new();
    for variant in &sheet.variants {
        let own = own(variant, stock.get(&variant.id));
        if variant.prices.is_empty() {
            rows.push([own.clone(), vec![String::new(), output.paint(Tone::Bad, "no price")]].concat());
        }
        for (index, (code, price)) in variant.prices.iter().enumerate() {
            let own = if index == 0 { own.clone() } else { vec![String::new(); own.len()] };
            rows.push([own, country_price(directory, code, price)].concat());
        }
    }
    let head =
        ["SKU", &what, "ON HAND", "RESERVED", "COUNTRY", "PRICE", "REGULAR", "LOWEST BEFORE", "LOWEST OF 30 DAYS"];
    let width = head.len();
    let rows = rows.into_iter().map(|mut row| {
        row.resize(width, String::new());
        row
    });
    Ok(output.table(&head, rows)?)
}

fn own(variant: &VariantSheet, item: Option<&StockItem>) -> Vec<String> {
    let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    vec![
        variant.sku.clone().unwrap_or_else(|| format!("id:{}", variant.id)),
        variant.values.join(" / "),
        number(item.map(|item| item.on_hand)),
        number(item.map(|item| item.reserved)),
    ]
}

/// The current price, the regular price if it differs, and the price that reductions refer to. Without flash deals.
fn country_price(directory: &Directory, code: &str, price: &PriceSheet) -> Vec<String> {
    let money = |minor: i64| match directory.tenant_by_code(code) {
        Some(tenant) => Money::new(minor, tenant.currency.code).to_string(),
        None => minor.to_string(),
    };
    let regular = match price.discount_minor {
        Some(_) => Some(money(price.price_minor)),
        None => price.compare_minor.map(|compare| format!("{} (not shown)", money(compare))),
    };
    vec![
        code.to_owned(),
        money(price.effective_minor()),
        regular.unwrap_or_default(),
        price.lowest_minor.map(money).unwrap_or_default(),
        price.lowest_of_30_days_minor.map(money).unwrap_or_default(),
    ]
}

fn pictures(context: &Context, sheet: &ProductSheet) -> Result<()> {
    let output = &context.output;
    output.line("")?;
    let rows = sheet.pictures.iter().zip(1..).map(|(picture, number)| {
        let state = match &picture.path {
            Some(path) => path.clone(),
            None => output.paint(Tone::Changed, "not downloaded"),
        };
        vec![
            number.to_string(),
            state,
            picture.colour.clone().unwrap_or_default(),
            picture.view.clone().unwrap_or_default(),
            picture.address.clone().unwrap_or_default(),
        ]
    });
    Ok(output.table(&["PICTURE", "ORIGINAL", "COLOUR", "VIEW", "ADDRESS"], rows)?)
}

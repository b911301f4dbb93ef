//! Products as rows of Shopify's CSV.

use std::collections::HashMap;

use super::{
    model::{is_inner, own_options, own_value, price},
    options::{Generation, Shape},
};
use crate::{
    catalog::{MediaRecord, ProductRecord, StockPolicy, VariantRecord},
    import::{COLUMNS, NEW_ORDER, VARIANT_COLUMNS, parse_bool},
    inventory::StockItem,
    tenancy::Tenant,
};

/// Column → value.
type Row = HashMap<String, String>;

/// The names of all columns, in order.
pub(super) fn header(shape: &Shape) -> Vec<String> {
    let mut classic: Vec<&str> = COLUMNS.iter().map(|column| column.classic).collect();
    if shape.generation == Generation::New {
        classic.sort_by_key(|name| NEW_ORDER.iter().position(|first| first == name).unwrap_or(NEW_ORDER.len()));
    }
    let mut header: Vec<String> =
        classic.into_iter().filter(|name| shape.has(name)).map(|name| spelt(shape, name)).collect();
    for (index, tenant) in shape.tenants.iter().enumerate() {
        header.push(format!("Included / {}", tenant.name));
        if index > 0 {
            header.push(format!("Price / {}", tenant.name));
            header.push(compare_name(shape, tenant));
        }
    }
    if shape.has_collections {
        header.push("Collection".to_owned());
    }
    for name in shape.product_extra.iter().chain(&shape.variant_extra) {
        let is_known = COLUMNS.iter().any(|column| column.classic == name) || header.contains(name);
        if !is_known && name != "Vendor" {
            header.push(name.clone());
        }
    }
    header
}

fn compare_name(shape: &Shape, tenant: &Tenant) -> String {
    let compare = if shape.generation == Generation::New { "Compare-at price" } else { "Compare At Price" };
    format!("{compare} / {}", tenant.name)
}

/// A column's name in the chosen generation.
fn spelt(shape: &Shape, classic: &str) -> String {
    let column = COLUMNS.iter().find(|column| column.classic == classic);
    match (column, shape.generation) {
        (Some(column), Generation::New) => column.new.to_owned(),
        _ => classic.to_owned(),
    }
}

/// One row per variant, then one row for each remaining image.
pub(super) fn rows(shape: &Shape, product: &ProductRecord) -> Vec<Row> {
    let count = product.variants.len().max(product.media.len()).max(1);
    let mut rows = Vec::with_capacity(count);
    for index in 0..count {
        let mut row = Row::new();
        row.insert("Handle".to_owned(), product.key.clone());
        if index == 0 {
            describe(shape, product, &mut row);
        }
        if let Some(variant) = product.variants.get(index) {
            add_variant(shape, product, variant, &mut row);
        }
        if let Some(media) = product.media.get(index) {
            add_media(media, index, &mut row);
        }
        rows.push(row.into_iter().map(|(name, value)| (spelt(shape, &name), value)).collect());
    }
    rows
}

fn set(row: &mut Row, column: &str, value: impl Into<String>) {
    row.insert(column.to_owned(), value.into());
}

fn describe(shape: &Shape, product: &ProductRecord, row: &mut Row) {
    set(row, "Type", product.categories.first().map(|path| path.join(" > ")).unwrap_or_default());
    set(row, "Vendor", product.brand.clone().unwrap_or_default());
    set(row, "Google Shopping / Gender", gender(product.gender.as_deref()));
    set(row, "Published", "true");
    set(row, "Status", "active");
    // Not added to a product imported from this format, which has all its original columns; its category may have been mapped to
    // another on import.
    if product.extra.contains_key("Product Category") || shape.is_own(product) {
        set(row, "Type", "");
    }
    let kept = product.extra.iter().filter(|(name, _)| !VARIANT_COLUMNS.contains(&name.as_str()));
    row.extend(kept.map(|(name, value)| (name.clone(), value.clone())));
    set(row, "Title", &*product.name);
    set(row, "Body (HTML)", &*product.description);
    set(row, "SEO Title", product.seo_title.clone().unwrap_or_default());
    set(row, "SEO Description", product.seo_description.clone().unwrap_or_default());
    set(row, "Collection", product.collection.clone().unwrap_or_default());
    let options = own_options(product);
    if options.is_empty() {
        set(row, "Option1 Name", "Title");
    }
    for (number, name) in (1..).zip(options) {
        set(row, &format!("Option{number} Name"), name);
    }
    show(shape, product, row);
}

/// Sets whether the product is published and active, in any of the countries; which countries show it is in columns of their own.
fn show(shape: &Shape, product: &ProductRecord, row: &mut Row) {
    let says = |name: &str| row.get(name).map(String::as_str).unwrap_or_default();
    let is_published = parse_bool(says("Published")).unwrap_or(false) && says("Status").eq_ignore_ascii_case("active");
    if !is_published && product.offers.values().any(|is_visible| *is_visible) {
        set(row, "Published", "true");
        set(row, "Status", "active");
    }
    for tenant in &shape.tenants {
        let is_visible = product.offers.get(&tenant.id).copied().unwrap_or(false);
        // A product that is not published at all needs no exclusion per country.
        let is_included = is_visible || (!is_published && product.offers.contains_key(&tenant.id));
        set(row, &format!("Included / {}", tenant.name), if is_included { "true" } else { "false" });
    }
}

fn add_variant(shape: &Shape, product: &ProductRecord, variant: &VariantRecord, row: &mut Row) {
    let options = own_options(product).len();
    for index in 0..options {
        set(row, &format!("Option{} Value", index + 1), own_value(variant, index));
    }
    if options == 0 {
        set(row, "Option1 Value", "Default Title");
    }
    if let Some(grams) = product.grams.filter(|_| !shape.is_own(product)) {
        set(row, "Variant Grams", grams.to_string());
    }
    let kept = variant.extra.iter().filter(|(name, _)| !is_inner(name));
    row.extend(kept.map(|(name, value)| (name.clone(), value.clone())));
    set(row, "Variant SKU", variant.sku.clone().unwrap_or_default());
    set(row, "Variant Barcode", variant.barcode.clone().unwrap_or_default());
    if let Some(item) = shape.stock.get(&variant.id) {
        add_stock(item, shape.is_own(product), row);
    }
    for (index, tenant) in shape.tenants.iter().enumerate() {
        let Some(known) = variant.prices.get(&tenant.id) else { continue };
        let paid = price(known.paid_minor());
        let compare = known.compared_minor().map(price).unwrap_or_default();
        if index == 0 {
            set(row, "Variant Price", paid);
            set(row, "Variant Compare At Price", compare);
        } else {
            set(row, &format!("Price / {}", tenant.name), paid);
            set(row, &compare_name(shape, tenant), compare);
        }
    }
}

/// Quantity, tracker and policy: a product's original columns are kept, unless an operator has changed the policy since.
fn add_stock(item: &StockItem, is_own: bool, row: &mut Row) {
    let is_unknown = item.imported.is_none() && item.on_hand == 0;
    set(row, "Variant Inventory Qty", if is_unknown { String::new() } else { item.on_hand.to_string() });
    if is_own && item.imported_policy.as_deref() == Some(item.policy.name()) {
        return;
    }
    let is_counted = item.policy != StockPolicy::Untracked;
    set(row, "Variant Inventory Tracker", if is_counted { "shopify" } else { "" });
    set(row, "Variant Inventory Policy", if item.policy == StockPolicy::Continue { "continue" } else { "deny" });
}

fn add_media(media: &MediaRecord, index: usize, row: &mut Row) {
    set(row, "Image Src", &*media.address);
    set(row, "Image Position", (index + 1).to_string());
    set(row, "Image Alt Text", media.alt.clone().unwrap_or_default());
}

fn gender(gender: Option<&str>) -> &str {
    match gender {
        Some("men") => "Male",
        Some("women") => "Female",
        Some("unisex") => "Unisex",
        _ => "",
    }
}

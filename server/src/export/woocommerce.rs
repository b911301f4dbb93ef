//! Products as rows of WooCommerce's CSV.

use std::collections::{BTreeMap, HashMap};

use super::{
    model::{is_inner, own_options, own_value, price},
    options::Shape,
};
use crate::{
    catalog::{ProductRecord, StockPolicy, VariantRecord, fold, slugify},
    import::{ATTRIBUTES, GTIN, IN_STOCK, UNCOUNTED, WOOCOMMERCE_COLUMNS as COLUMNS},
    inventory::StockItem,
};

/// Column → value.
type Row = HashMap<String, String>;

/// The parts of an attribute's column names.
const PARTS: [&str; 4] = ["name", "value(s)", "visible", "global"];

/// The names of all columns, in order.
pub(super) fn header(shape: &Shape) -> Vec<String> {
    let mut header: Vec<String> =
        COLUMNS.iter().filter(|name| shape.has(name)).map(|name| (*name).to_owned()).collect();
    let kept: Vec<&String> = shape.product_extra.iter().chain(&shape.variant_extra).collect();
    let is_kept = |number: usize| kept.iter().any(|name| name.starts_with(&format!("Attribute {number} ")));
    let most = (1..=ATTRIBUTES).rev().find(|number| is_kept(*number)).unwrap_or(0).max(shape.most_options);
    for number in 1..=most {
        header.extend(PARTS.iter().map(|part| format!("Attribute {number} {part}")));
    }
    for name in kept {
        if !header.contains(name) && name != "Vendor" {
            header.push(name.clone());
        }
    }
    header
}

/// A simple product is one row; a variable one has an additional row for each variation.
pub(super) fn rows(shape: &Shape, product: &ProductRecord) -> Vec<Row> {
    let mut own = described(shape, product);
    show(shape, product, &mut own);
    let kind = product.extra.get("Type").filter(|_| shape.is_own(product)).map(|kind| kind.to_lowercase());
    let is_simple = kind.map_or(product.options.is_empty(), |kind| kind.contains("simple"));
    match &product.variants[..] {
        [variant] if is_simple => {
            set(&mut own, "SKU", simple_sku(product, variant));
            sell(shape, variant, &mut own);
            vec![own]
        }
        variants => {
            let parent = parent_name(product, &mut own);
            let attributes = attributes(product, &mut own);
            let variations = variants.iter().map(|variant| variation(shape, product, variant, &parent, &attributes));
            let variations: Vec<Row> = variations.collect();
            [own].into_iter().chain(variations).collect()
        }
    }
}

fn set(row: &mut Row, column: &str, value: impl Into<String>) {
    row.insert(column.to_owned(), value.into());
}

fn default(row: &mut Row, column: &str, value: impl Into<String>) {
    row.entry(column.to_owned()).or_insert_with(|| value.into());
}

fn described(shape: &Shape, product: &ProductRecord) -> Row {
    let mut row: Row = product
        .extra
        .iter()
        .filter(|(name, _)| !is_inner(name))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    set(&mut row, "Name", &*product.name);
    set(&mut row, "Description", product.description.replace('\n', "\\n"));
    let simple = if product.options.is_empty() { "simple" } else { "variable" };
    default(&mut row, "Type", simple);
    default(&mut row, "Published", "1");
    default(&mut row, "Visibility in catalog", "visible");
    if shape.is_own(product) {
        return row;
    }
    default(&mut row, "Categories", joined(product.categories.iter().map(|path| path.join(" > "))));
    default(
        &mut row,
        "ImageFolder",
        product.media.iter().map(|media| media.address.clone()).collect::<Vec<_>>().join(", "),
    );
    default(&mut row, "Brands", joined(product.brand.clone()));
    if let Some(grams) = product.grams {
        default(&mut row, "Weight (kg)", format!("{}", grams as f64 / 1000.0));
    }
    row
}

/// Joins a list whose items may contain commas.
fn joined(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().map(|part| part.replace(',', "\\,")).collect::<Vec<_>>().join(", ")
}

fn show(shape: &Shape, product: &ProductRecord, row: &mut Row) {
    let is_shown = shape.tenants.first().is_some_and(|tenant| product.offers.get(&tenant.id) == Some(&true));
    let says = |name: &str| row.get(name).map(String::as_str).unwrap_or_default();
    let is_public = says("Published") == "1" && says("Visibility in catalog") != "hidden";
    if is_public && !is_shown {
        set(row, "Published", "0");
    } else if !is_public && is_shown {
        set(row, "Published", "1");
        set(row, "Visibility in catalog", "visible");
    }
}

/// The SKU of a simple product. One without is identified by its ID or its name.
fn simple_sku(product: &ProductRecord, variant: &VariantRecord) -> String {
    let is_known = product.extra.contains_key("ID") || slugify(&product.name) == product.key;
    match &variant.sku {
        Some(sku) => sku.clone(),
        None if is_known => String::new(),
        None => product.key.clone(),
    }
}

/// Returns the value by which variations reference their product; sets the SKU of the product's own row if that is needed.
fn parent_name(product: &ProductRecord, own: &mut Row) -> String {
    if !product.key.starts_with("id:") {
        set(own, "SKU", &*product.key);
    }
    product.key.clone()
}

/// Returns the number of each option's attribute; missing attributes are added to the product's own row.
fn attributes(product: &ProductRecord, own: &mut Row) -> Vec<usize> {
    let mut numbers = Vec::new();
    let kept: BTreeMap<usize, String> = (1..=ATTRIBUTES)
        .filter_map(|number| Some((number, fold(own.get(&format!("Attribute {number} name"))?))))
        .collect();
    for (index, name) in own_options(product).iter().enumerate() {
        let known = kept.iter().find(|(_, kept)| **kept == fold(name)).map(|(number, _)| *number);
        let is_free = |number: &usize| !kept.contains_key(number) && !numbers.contains(number);
        let free = (1..=2 * ATTRIBUTES).find(is_free).unwrap_or(index + 1);
        let number = known.unwrap_or(free);
        if known.is_none() {
            let mut values: Vec<String> = Vec::new();
            for variant in &product.variants {
                let value = own_value(variant, index).to_owned();
                if !values.contains(&value) {
                    values.push(value);
                }
            }
            set(own, &format!("Attribute {number} name"), name);
            set(own, &format!("Attribute {number} value(s)"), joined(values));
            set(own, &format!("Attribute {number} visible"), "1");
            set(own, &format!("Attribute {number} global"), "1");
        }
        numbers.push(number);
    }
    numbers
}

fn variation(
    shape: &Shape,
    product: &ProductRecord,
    variant: &VariantRecord,
    parent: &str,
    attributes: &[usize],
) -> Row {
    let mut row: Row = variant
        .extra
        .iter()
        .filter(|(name, _)| !is_inner(name))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    set(&mut row, "Type", "variation");
    set(&mut row, "Parent", parent);
    set(&mut row, "SKU", variant.sku.clone().unwrap_or_default());
    if !shape.is_own(product) {
        set(&mut row, "Published", "1");
    }
    for (index, (number, name)) in attributes.iter().zip(own_options(product)).enumerate() {
        set(&mut row, &format!("Attribute {number} name"), name);
        set(&mut row, &format!("Attribute {number} value(s)"), own_value(variant, index).replace(',', "\\,"));
    }
    sell(shape, variant, &mut row);
    row
}

/// Adds price and stock of a purchasable row.
fn sell(shape: &Shape, variant: &VariantRecord, row: &mut Row) {
    set(row, GTIN, variant.barcode.clone().unwrap_or_default());
    for (name, value) in variant.extra.iter().filter(|(name, _)| !is_inner(name)) {
        default(row, name, &**value);
    }
    let price_here = shape.tenants.first().and_then(|tenant| variant.prices.get(&tenant.id));
    if let Some(known) = price_here {
        let paid = known.paid_minor();
        let regular = known.compared_minor().filter(|regular| *regular > paid);
        set(row, "Regular price", price(regular.unwrap_or(paid)));
        match regular {
            Some(_) => set(row, "Sale price", price(paid)),
            None => default(row, "Sale price", ""),
        }
    }
    if let Some(item) = shape.stock.get(&variant.id) {
        add_stock(item, variant, row);
    }
}

/// The original texts are kept where stock is not tracked, and where `In stock?` is neither yes nor no.
fn add_stock(item: &StockItem, variant: &VariantRecord, row: &mut Row) {
    let is_changed = item.imported_policy.as_deref() != Some(item.policy.name());
    let stock = match variant.extra.get(UNCOUNTED) {
        Some(text) if !is_changed => text.clone(),
        None if item.policy == StockPolicy::Untracked => String::new(),
        _ => item.on_hand.to_string(),
    };
    set(row, "Stock", stock);
    let is_available = item.availability().is_available();
    let in_stock = match variant.extra.get(IN_STOCK) {
        Some(text) if is_available => text.as_str(),
        _ if is_available => "1",
        _ => "0",
    };
    set(row, "In stock?", in_stock);
    match item.policy {
        StockPolicy::Continue => default(row, "Backorders allowed?", "1"),
        StockPolicy::Tracked if is_changed => set(row, "Backorders allowed?", "0"),
        StockPolicy::Tracked | StockPolicy::Untracked => {}
    }
}

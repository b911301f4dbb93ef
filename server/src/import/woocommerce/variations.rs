//! Variants of a product: a single one, or those of its variations' rows.

use std::collections::HashMap;

use super::{
    super::{
        fields,
        issues::Severity,
        option_names::{OptionSlots, option_kind},
        table::Row,
    },
    reader::{Reader, list},
    stock,
};
use crate::catalog::{Extra, OptionDraft, OptionKind, PriceDraft, ProductDraft, StockDraft, VariantDraft, fold};

/// Maximum number of variants of a product; a larger number indicates an error in the file.
const MOST: usize = 2_000;

/// A product with one variant. An attribute for colour or size with a single value becomes an option.
pub(super) fn simple(reader: &mut Reader<'_>, row: &Row, variations: &[&Row], draft: &mut ProductDraft) {
    if let Some(variation) = variations.first() {
        let reason = format!("is the simple product of line {}: only variable products have variations", row.line);
        reader.report(Severity::Error, variation, reader.layout.parent, reason);
    }
    let mut values = Vec::new();
    for (name, given) in attributes(reader, row) {
        let wanted = option_kind(&name);
        let is_free = draft.options.iter().all(|option| option.kind != wanted);
        if let ([value], OptionKind::Colour | OptionKind::Size, true) = (&list(&given)[..], &wanted, is_free) {
            draft.options.push(OptionDraft { kind: wanted, name });
            values.push(value.clone());
        }
    }
    let mut extra = std::mem::take(&mut draft.extra);
    for column in [reader.layout.regular, reader.layout.sale, reader.layout.stock, reader.layout.in_stock] {
        reader.remove(&mut extra, column);
    }
    let mut own = Extra::new();
    let price = stock::price(reader, row, &mut own);
    let stock = stock::stock(reader, row, &mut own);
    draft.extra = extra;
    draft.variants.push(variant(reader, row, values, stock, price.as_ref(), own));
}

/// A product with variations. Returns the lines of the pictures that they add.
pub(super) fn variable(reader: &mut Reader<'_>, row: &Row, variations: &[&Row], draft: &mut ProductDraft) -> Vec<u64> {
    if variations.is_empty() {
        reader.report(Severity::Error, row, reader.layout.kind, "has no variations in the file: nothing can be bought");
        return Vec::new();
    }
    let names = option_names(reader, variations);
    let offered: HashMap<String, Vec<String>> =
        attributes(reader, row).into_iter().map(|(name, given)| (fold(&name), list(&given))).collect();
    let named: Vec<(String, OptionKind)> = names.iter().map(|name| (name.clone(), option_kind(name))).collect();
    let places = OptionSlots::of(&named);
    for (number, name) in (1..).zip(names.iter().filter(|_| places.is_joined())) {
        draft.extra.insert(format!("Option{number} Name"), name.clone());
    }
    let slots = places.options.iter();
    draft.options = slots.map(|slot| OptionDraft { kind: slot.kind.clone(), name: slot.name.clone() }).collect();
    let mut seen = HashMap::new();
    let mut lines = Vec::new();
    for variation in variations {
        let choices = choices(reader, variation, &names, &offered);
        let combinations = combinations(&choices);
        if draft.variants.len() + combinations.len() > MOST {
            reader.report(Severity::Error, variation, reader.layout.parent, format!("has more than {MOST} variants"));
            return lines;
        }
        let layout = reader.layout;
        let mut placed = vec![layout.sku, layout.gtin, layout.parent, layout.regular, layout.sale];
        placed.extend([layout.stock, layout.in_stock]);
        placed.extend(layout.attributes.iter().flat_map(|attribute| [attribute.name, attribute.values]));
        let mut extra = reader.extra(variation, &placed);
        let price = stock::price(reader, variation, &mut extra);
        let stock = stock::stock(reader, variation, &mut extra);
        let shares = combinations.len() as i64;
        for (index, given) in combinations.into_iter().enumerate() {
            let values = places.values(&given.iter().map(String::as_str).collect::<Vec<_>>());
            if let Some(line) = seen.insert(places.identity(&values), variation.line) {
                reader.report(Severity::Error, variation, layout.sku, format!("gives the same variant as line {line}"));
            }
            let mut extra = extra.clone();
            if index > 0 {
                reader.remove(&mut extra, layout.id);
            }
            if places.is_joined() {
                extra.extend((1..).zip(&given).map(|(number, value)| (format!("Option{number} Value"), value.clone())));
            }
            let share = |pieces: i64| pieces.div_euclid(shares) + i64::from((index as i64) < pieces.rem_euclid(shares));
            let stock = StockDraft { quantity: stock.quantity.map(share), ..stock };
            draft.variants.push(variant(reader, variation, values, stock, price.as_ref(), extra));
        }
        let colour = names.iter().position(|name| option_kind(name) == OptionKind::Colour);
        let colour = colour.and_then(|index| match &choices[index][..] {
            [only] => Some(only.as_str()),
            _ => None,
        });
        lines.extend(reader.pictures(variation, colour, draft));
    }
    if draft.variants.iter().all(|variant| variant.prices.is_empty()) {
        reader.report(Severity::Error, row, reader.layout.regular, "is empty in all variations: nothing can be bought");
    }
    lines
}

fn variant(
    reader: &Reader<'_>,
    row: &Row,
    values: Vec<String>,
    stock: StockDraft,
    price: Option<&PriceDraft>,
    extra: Extra,
) -> VariantDraft {
    let tenants = reader.context.tenants.iter();
    VariantDraft {
        sku: fields::code(row.get(reader.layout.sku)),
        barcode: fields::code(row.get(reader.layout.gtin)),
        values,
        stock,
        prices: tenants.filter_map(|tenant| Some((tenant.id, price?.clone()))).collect(),
        extra,
    }
}

/// Names and values of a row's attributes.
fn attributes(reader: &Reader<'_>, row: &Row) -> Vec<(String, String)> {
    let attributes = reader.layout.attributes.iter();
    attributes
        .map(|attribute| (row.get(attribute.name).to_owned(), row.get(attribute.values).to_owned()))
        .filter(|(name, _)| !name.is_empty())
        .collect()
}

/// The options of the variations: all attributes named in them.
fn option_names(reader: &Reader<'_>, variations: &[&Row]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (name, _) in variations.iter().flat_map(|row| attributes(reader, row)) {
        if !names.iter().any(|known| fold(known) == fold(&name)) {
            names.push(name);
        }
    }
    names
}

/// The values of each option of a variation: its own, or if it has none, all values of its product.
fn choices(
    reader: &mut Reader<'_>,
    row: &Row,
    names: &[String],
    offered: &HashMap<String, Vec<String>>,
) -> Vec<Vec<String>> {
    let own: HashMap<String, String> =
        attributes(reader, row).into_iter().map(|(name, value)| (fold(&name), value.replace("\\,", ","))).collect();
    let mut choices = Vec::new();
    for name in names {
        let value = own.get(&fold(name)).filter(|value| !value.is_empty());
        choices.push(match (value, offered.get(&fold(name)).filter(|all| !all.is_empty())) {
            (Some(value), _) => vec![value.clone()],
            (None, Some(all)) => {
                let reason = format!("means any {name}: a variant is created for each of {}", all.join(", "));
                reader.report(Severity::Warning, row, reader.layout.sku, reason);
                all.clone()
            }
            (None, None) => {
                reader.report(
                    Severity::Error,
                    row,
                    reader.layout.sku,
                    format!("has no {name}, and its product offers none"),
                );
                vec![String::new()]
            }
        });
    }
    choices
}

/// All combinations, the last option changing fastest.
fn combinations(choices: &[Vec<String>]) -> Vec<Vec<String>> {
    let mut all = vec![Vec::new()];
    for values in choices {
        all = all
            .into_iter()
            .flat_map(|given: Vec<String>| {
                values.iter().map(move |value| given.iter().cloned().chain([value.clone()]).collect())
            })
            .collect();
        if all.len() > MOST {
            return all;
        }
    }
    all
}

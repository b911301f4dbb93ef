//! What both formats read from a record: whether it was imported from the same format, and its original options.

use crate::{
    catalog::{ProductRecord, VariantRecord},
    import::{FORMAT, Format},
};

/// Whether it was imported from a file of the same format, so that `extra` has its original columns.
pub(super) fn is_own(product: &ProductRecord, format: Format) -> bool {
    product.extra.get(FORMAT).is_some_and(|own| own == format.name())
}

/// Removes the original columns, which are meaningless in another format.
pub(super) fn clear_columns(product: &mut ProductRecord) {
    product.extra.retain(|name, _| is_inner(name));
    for variant in &mut product.variants {
        variant.extra.retain(|name, _| is_inner(name));
    }
}

/// The original options, if several of them were merged into one on import.
pub(super) fn own_options(product: &ProductRecord) -> Vec<String> {
    let own: Vec<String> =
        (1..=3).filter_map(|number| product.extra.get(&format!("Option{number} Name")).cloned()).collect();
    if own.is_empty() { product.options.clone() } else { own }
}

/// A value of `own_options` in its original spelling.
pub(super) fn own_value(variant: &VariantRecord, index: usize) -> &str {
    let own = variant.extra.get(&format!("Option{} Value", index + 1));
    own.or_else(|| variant.values.get(index)).map_or("", String::as_str)
}

/// Whether a key of `extra` is internal and not a column of a file.
pub(super) fn is_inner(key: &str) -> bool {
    key.starts_with('_') || (key.starts_with("Option") && (key.ends_with(" Name") || key.ends_with(" Value")))
}

/// Formats minor units as a decimal: `1234.50`.
pub(super) fn price(minor: i64) -> String {
    format!("{}.{:02}", minor / 100, minor % 100)
}

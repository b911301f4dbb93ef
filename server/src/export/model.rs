//! What both formats ask of a record: whether their own file brought it, and how its options stood there.

use crate::{
    catalog::{ProductRecord, VariantRecord},
    import::{FORMAT, Format},
};

/// Whether a file of the same format brought it: then `extra` says how it stood there.
pub(super) fn is_own(product: &ProductRecord, format: Format) -> bool {
    product.extra.get(FORMAT).is_some_and(|own| own == format.name())
}

/// Columns of another format say nothing in this one.
pub(super) fn forget_columns(product: &mut ProductRecord) {
    product.extra.retain(|name, _| is_inner(name));
    for variant in &mut product.variants {
        variant.extra.retain(|name, _| is_inner(name));
    }
}

/// The options as the file had them, when more than one shared a place here.
pub(super) fn own_options(product: &ProductRecord) -> Vec<String> {
    let own: Vec<String> =
        (1..=3).filter_map(|number| product.extra.get(&format!("Option{number} Name")).cloned()).collect();
    if own.is_empty() { product.options.clone() } else { own }
}

/// A value of `own_options`, spelt as its file spelt it.
pub(super) fn own_value(variant: &VariantRecord, index: usize) -> &str {
    let own = variant.extra.get(&format!("Option{} Value", index + 1));
    own.or_else(|| variant.values.get(index)).map_or("", String::as_str)
}

/// Whether a key of `extra` is no column of a file.
pub(super) fn is_inner(key: &str) -> bool {
    key.starts_with('_') || (key.starts_with("Option") && (key.ends_with(" Name") || key.ends_with(" Value")))
}

/// Minor units as files have them: `1234.50`.
pub(super) fn price(minor: i64) -> String {
    format!("{}.{:02}", minor / 100, minor % 100)
}

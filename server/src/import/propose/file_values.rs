//! The types, categories, tags and vendors in a file, with counts.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, HashMap},
};

use super::super::context::ParsedProduct;
use crate::catalog::fold;

/// Number of lines listed for a value.
const FIRST_LINES: usize = 3;

/// A value: a type, category, tag or vendor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Value {
    /// The first spelling in the file; the steps of a category are separated by ` > `.
    pub(super) text: String,
    pub(super) count: u64,
    pub(super) first_lines: Vec<u64>,
    /// Folded tags of its products, with the number of products that have each.
    pub(super) tags: BTreeMap<String, u64>,
}

impl Value {
    /// `42 products, first in lines 2, 17, 30`.
    pub(super) fn summary(&self) -> String {
        let lines: Vec<String> = self.first_lines.iter().map(u64::to_string).collect();
        let (noun, line) =
            (if self.count == 1 { "product" } else { "products" }, if lines.len() == 1 { "line" } else { "lines" });
        format!("{} {noun}, first in {line} {}", self.count, lines.join(", "))
    }
}

/// All values of a file, the most frequent first.
#[derive(Clone, Debug, Default)]
pub(super) struct FileValues {
    pub(super) products: u64,
    pub(super) types: Vec<Value>,
    /// Categories of products without a type.
    pub(super) categories: Vec<Value>,
    pub(super) tags: Vec<Value>,
    pub(super) vendors: Vec<Value>,
    /// Number of products with neither a type nor a category.
    pub(super) unnamed: u64,
}

#[derive(Default)]
struct Counter(HashMap<String, Value>);

impl Counter {
    fn add(&mut self, text: &str, line: u64, tags: &[String]) {
        let value = self.0.entry(fold(text)).or_default();
        if value.count == 0 {
            text.clone_into(&mut value.text);
        }
        value.count += 1;
        if value.first_lines.len() < FIRST_LINES {
            value.first_lines.push(line);
        }
        for tag in tags {
            *value.tags.entry(fold(tag)).or_default() += 1;
        }
    }

    fn sorted(self) -> Vec<Value> {
        let mut values: Vec<(String, Value)> = self.0.into_iter().collect();
        values.sort_unstable_by(|(a, one), (b, other)| (Reverse(one.count), a).cmp(&(Reverse(other.count), b)));
        // A text with control characters cannot be written to a map.
        let values = values.into_iter().map(|(_, value)| value);
        values.filter(|value| !value.text.chars().any(char::is_control)).collect()
    }
}

/// Counts products one by one.
#[derive(Default)]
pub(super) struct ValueCounter {
    products: u64,
    unnamed: u64,
    types: Counter,
    categories: Counter,
    tags: Counter,
    vendors: Counter,
}

impl ValueCounter {
    pub(super) fn add(&mut self, parsed: &ParsedProduct) {
        let (draft, line) = (&parsed.draft, parsed.line);
        self.products += 1;
        if let Some(name) = &draft.product_type {
            self.types.add(name, line, &draft.tags);
        } else {
            for path in &parsed.file_categories {
                self.categories.add(&path.join(" > "), line, &draft.tags);
            }
            self.unnamed += u64::from(parsed.file_categories.is_empty());
        }
        for tag in &draft.tags {
            self.tags.add(tag, line, &[]);
        }
        if let Some(vendor) = &draft.brand {
            self.vendors.add(vendor, line, &[]);
        }
    }

    pub(super) fn done(self) -> FileValues {
        FileValues {
            products: self.products,
            types: self.types.sorted(),
            categories: self.categories.sorted(),
            tags: self.tags.sorted(),
            vendors: self.vendors.sorted(),
            unnamed: self.unnamed,
        }
    }
}

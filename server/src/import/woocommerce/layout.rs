//! Finds the columns of a file, and which rows belong together.

use super::super::{
    columns::column_set,
    issues::{Issues, Severity},
    row_index::{self, Key, RowIndex},
    table::Row,
};
use crate::{catalog::slugify, diagnostic::Diagnostic, error::Result};

/// Maximum number of attributes for which a file has columns.
pub(crate) const ATTRIBUTES: usize = 20;
/// All columns in the order of WooCommerce's own export; attributes follow.
pub(crate) const COLUMNS: &[&str] = &[
    "ID",
    "Type",
    "SKU",
    GTIN,
    "Name",
    "Published",
    "Is featured?",
    "Visibility in catalog",
    "Short description",
    "Description",
    "Date sale price starts",
    "Date sale price ends",
    "Tax status",
    "Tax class",
    "In stock?",
    "Stock",
    "Low stock amount",
    "Backorders allowed?",
    "Sold individually?",
    "Weight (kg)",
    "Length (cm)",
    "Width (cm)",
    "Height (cm)",
    "Allow customer reviews?",
    "Purchase note",
    "Sale price",
    "Regular price",
    "Categories",
    "Tags",
    "Shipping class",
    "Images",
    "Download limit",
    "Download expiry days",
    "Parent",
    "Grouped products",
    "Upsells",
    "Cross-sells",
    "External URL",
    "Button text",
    "Position",
    "Brands",
];
/// The barcode column.
pub(crate) const GTIN: &str = "GTIN, UPC, EAN, or ISBN";

/// The indexes of the columns that are read, by their English names.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Layout {
    header: Vec<String>,
    pub(super) id: Option<usize>,
    pub(super) kind: Option<usize>,
    pub(super) sku: Option<usize>,
    pub(super) gtin: Option<usize>,
    pub(super) name: Option<usize>,
    pub(super) published: Option<usize>,
    pub(super) visibility: Option<usize>,
    pub(super) description: Option<usize>,
    pub(super) short_description: Option<usize>,
    pub(super) sale_starts: Option<usize>,
    pub(super) sale_ends: Option<usize>,
    pub(super) in_stock: Option<usize>,
    pub(super) stock: Option<usize>,
    pub(super) backorders: Option<usize>,
    pub(super) weight: Option<usize>,
    pub(super) sale: Option<usize>,
    pub(super) regular: Option<usize>,
    pub(super) categories: Option<usize>,
    pub(super) tags: Option<usize>,
    pub(super) brands: Option<usize>,
    pub(super) images: Option<usize>,
    pub(super) parent: Option<usize>,
    pub(super) attributes: Vec<Attribute>,
    /// The date of publication, if the file has one.
    pub(super) date: Option<usize>,
    /// Which of `COLUMNS` the file has.
    pub(super) columns: String,
}

/// The columns of `Attribute N …`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Attribute {
    pub(super) name: Option<usize>,
    pub(super) values: Option<usize>,
}

/// The kind of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A product with one variant.
    Simple,
    /// A product whose variants have their own rows.
    Variable,
    /// A variant of such a product.
    Variation,
    /// A type of product that is not supported.
    Other,
}

impl Layout {
    /// Finds the columns, ignoring case.
    pub(in super::super) fn of(file: &str, header: &[String], issues: &mut Issues) -> Result<Self> {
        let mut layout = Self { header: header.to_vec(), ..Self::default() };
        layout.attributes.resize(ATTRIBUTES, Attribute::default());
        for (index, name) in header.iter().enumerate() {
            let folded = name.to_lowercase();
            let slot = layout.slot(&folded);
            match slot {
                Some(slot @ None) => *slot = Some(index),
                Some(Some(_)) => {
                    issues.add(
                        Severity::Warning,
                        1,
                        Some(name),
                        "",
                        "appears twice in the header: the first column is used",
                    );
                }
                None => {}
            }
        }
        layout.attributes.retain(|attribute| attribute.name.is_some() && attribute.values.is_some());
        layout.columns = column_set(COLUMNS.iter().map(|name| (*name, *name)), header);
        layout.require(file)?;
        Ok(layout)
    }

    fn slot(&mut self, name: &str) -> Option<&mut Option<usize>> {
        if let Some(rest) = name.strip_prefix("attribute ") {
            let (number, part) = rest.split_once(' ')?;
            let attribute = self.attributes.get_mut(number.parse::<usize>().ok()?.checked_sub(1)?)?;
            return match part {
                "name" => Some(&mut attribute.name),
                "value(s)" => Some(&mut attribute.values),
                _ => None,
            };
        }
        Some(match name {
            "id" => &mut self.id,
            "type" => &mut self.kind,
            "sku" => &mut self.sku,
            "gtin, upc, ean, or isbn" | "gtin" => &mut self.gtin,
            "name" => &mut self.name,
            "published" => &mut self.published,
            "visibility in catalog" => &mut self.visibility,
            "description" => &mut self.description,
            "short description" => &mut self.short_description,
            "date sale price starts" => &mut self.sale_starts,
            "date sale price ends" => &mut self.sale_ends,
            "in stock?" => &mut self.in_stock,
            "stock" => &mut self.stock,
            "backorders allowed?" => &mut self.backorders,
            "weight (kg)" => &mut self.weight,
            "sale price" => &mut self.sale,
            "regular price" => &mut self.regular,
            "categories" => &mut self.categories,
            "tags" => &mut self.tags,
            "brands" => &mut self.brands,
            "images" => &mut self.images,
            "parent" => &mut self.parent,
            "date" | "date created" | "date published" | "post date" | "post_date" => &mut self.date,
            _ => return None,
        })
    }

    fn require(&self, file: &str) -> Result<()> {
        for (is_there, name) in [
            (self.kind.is_some(), "Type"),
            (self.name.is_some(), "Name"),
            (self.regular.is_some(), "Regular price"),
            (self.id.is_some() || self.sku.is_some(), "SKU"),
        ] {
            if !is_there {
                let is_other =
                    ["Handle", "URL handle"].iter().any(|other| self.header.iter().any(|name| name == other));
                let hint = if is_other {
                    "it looks like Shopify's product CSV: use --format shopify"
                } else {
                    "is it WooCommerce's product CSV, exported in English?"
                };
                let reason = format!("has no column `{name}`: {hint}");
                return Err(Diagnostic::new(file, 1, reason)
                    .key(name)
                    .suggest(name, self.header.iter().map(String::as_str))
                    .into());
            }
        }
        Ok(())
    }

    /// The names of the columns.
    pub(in super::super) fn header(&self) -> &[String] {
        &self.header
    }

    /// The columns of texts.
    pub(in super::super) fn texts(&self) -> [Option<usize>; 2] {
        [self.name, self.description]
    }

    /// The SKU, otherwise the ID, otherwise the name of the product of these rows, or its name in its variations' rows.
    pub(in super::super) fn product_name<'r>(&self, rows: &'r [Row]) -> Option<&'r str> {
        let own = rows.iter().find(|row| self.kind(row) != Kind::Variation);
        let names = own.into_iter().flat_map(|row| [self.sku, self.id, self.name].map(|column| row.get(column)));
        let parents = rows.iter().map(|row| row.get(self.parent));
        names.chain(parents).find(|name| !name.is_empty())
    }

    /// The name of a column in the file.
    pub(super) fn column(&self, index: Option<usize>) -> Option<&str> {
        index.and_then(|index| self.header.get(index)).map(String::as_str)
    }

    /// The kind of a row; `simple, virtual` is simple.
    pub(super) fn kind(&self, row: &Row) -> Kind {
        let text = row.get(self.kind).to_lowercase();
        let mut words = text.split(',').map(str::trim);
        words
            .find_map(|word| match word {
                "simple" => Some(Kind::Simple),
                "variable" => Some(Kind::Variable),
                "variation" => Some(Kind::Variation),
                _ => None,
            })
            .unwrap_or(Kind::Other)
    }

    /// The key of a product that is not a variation: its SKU, otherwise its ID, otherwise made from its name.
    pub(super) fn product_key(&self, row: &Row) -> Option<String> {
        let (sku, id, name) = (row.get(self.sku), row.get(self.id), row.get(self.name));
        let key = match (sku, id) {
            ("", "") => slugify(name),
            ("", id) => format!("id:{id}"),
            (sku, _) => sku.to_owned(),
        };
        (!key.is_empty()).then_some(key)
    }
}

/// The product of a row.
pub(in super::super) fn key(layout: &Layout, row: &Row) -> Option<Key> {
    if layout.kind(row) == Kind::Variation {
        let parent = row.get(layout.parent);
        return (!parent.is_empty()).then(|| row_index::key("product", parent));
    }
    layout.product_key(row).map(|key| row_index::key("product", &key))
}

/// Indexes a row: variations may refer to their parent by ID even if it has a SKU.
pub(in super::super) fn index_row(layout: &Layout, row: &Row, number: u64, index: &mut RowIndex) {
    let Some(key) = key(layout, row) else { return };
    index.add_row(key, number);
    let id = row.get(layout.id);
    if layout.kind(row) != Kind::Variation && !id.is_empty() {
        index.alias(row_index::key("product", &format!("id:{id}")), key);
    }
}

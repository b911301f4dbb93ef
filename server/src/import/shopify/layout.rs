//! Finds the columns of a file.

use std::sync::Arc;

use super::{
    super::{
        columns::column_set,
        issues::{Issues, Severity},
        row_index::{self, Key},
        table::Row,
    },
    columns::{COLUMNS, VARIANT_COLUMNS},
};
use crate::{
    diagnostic::Diagnostic,
    error::Result,
    tenancy::{Directory, Tenant, TenantId},
};

/// The indexes of the columns that have a field in the catalogue.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Layout {
    pub(in super::super) header: Vec<String>,
    pub(super) handle: Option<usize>,
    pub(super) title: Option<usize>,
    pub(super) body: Option<usize>,
    pub(super) vendor: Option<usize>,
    pub(super) category: Option<usize>,
    pub(super) kind: Option<usize>,
    pub(super) tags: Option<usize>,
    pub(super) published: Option<usize>,
    pub(super) status: Option<usize>,
    pub(super) option_names: [Option<usize>; 3],
    pub(super) option_values: [Option<usize>; 3],
    pub(super) option_links: [Option<usize>; 3],
    /// The date of publication, if the file has one.
    pub(super) date: Option<usize>,
    /// Which of `COLUMNS` the file has.
    pub(super) columns: String,
    pub(super) sku: Option<usize>,
    pub(super) barcode: Option<usize>,
    pub(super) grams: Option<usize>,
    pub(super) tracker: Option<usize>,
    pub(super) inventory_policy: Option<usize>,
    pub(super) pieces: Option<usize>,
    pub(super) price: Option<usize>,
    pub(super) compare: Option<usize>,
    pub(super) image: Option<usize>,
    pub(super) image_position: Option<usize>,
    pub(super) image_alt: Option<usize>,
    pub(super) variant_image: Option<usize>,
    pub(super) seo_title: Option<usize>,
    pub(super) seo_description: Option<usize>,
    pub(super) gender: Option<usize>,
    pub(super) collection: Option<usize>,
    /// Prices and visibility of single countries.
    pub(super) markets: Vec<Market>,
    /// Columns of products that are kept for the export: index and classic name.
    pub(super) product_extra: Vec<(usize, String)>,
    /// Columns of variants that are kept for the export.
    pub(super) variant_extra: Vec<(usize, String)>,
}

/// The columns of one country.
#[derive(Clone, Copy, Debug)]
pub(super) struct Market {
    pub(super) tenant: TenantId,
    pub(super) price: Option<usize>,
    pub(super) compare: Option<usize>,
    pub(super) included: Option<usize>,
}

/// Names of date columns in exports of various programs.
const DATES: [&str; 6] = ["published at", "published_at", "date published", "publish date", "created at", "created_at"];

/// A part of a header such as `Compare At Price / Croatia`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HeaderPart {
    Price,
    Compare,
    Included,
}

const PARTS: [(&str, HeaderPart); 5] = [
    ("price / ", HeaderPart::Price),
    ("compare at price / ", HeaderPart::Compare),
    ("compare-at price / ", HeaderPart::Compare),
    ("included / ", HeaderPart::Included),
    ("variant price / ", HeaderPart::Price),
];

impl Layout {
    /// Finds the columns by their classic or newer names, ignoring case.
    pub(in super::super) fn of(
        file: &str,
        header: &[String],
        directory: &Directory,
        tenants: &[Arc<Tenant>],
        issues: &mut Issues,
    ) -> Result<Self> {
        let mut layout = Self { header: header.to_vec(), ..Self::default() };
        let mut seen: Vec<String> = Vec::new();
        for (index, name) in header.iter().enumerate() {
            let folded = name.to_lowercase();
            if name.is_empty() {
                continue;
            }
            if seen.contains(&folded) {
                issues.add(
                    Severity::Warning,
                    1,
                    Some(name),
                    "",
                    "appears twice in the header: the first column is used",
                );
                continue;
            }
            if !layout.take_market(index, name, directory, tenants, issues) {
                layout.take(index, name, &folded);
            }
            seen.push(folded);
        }
        layout.columns = column_set(COLUMNS.iter().map(|column| (column.classic, column.new)), header);
        layout.require(file)?;
        Ok(layout)
    }

    fn take(&mut self, index: usize, name: &str, folded: &str) {
        let known = COLUMNS
            .iter()
            .find(|column| column.classic.eq_ignore_ascii_case(folded) || column.new.eq_ignore_ascii_case(folded));
        let classic = known.map_or(name, |column| column.classic);
        let slot = match classic {
            "Handle" => &mut self.handle,
            "Title" => &mut self.title,
            "Body (HTML)" => &mut self.body,
            "Vendor" => &mut self.vendor,
            "Variant SKU" => &mut self.sku,
            "Variant Barcode" => &mut self.barcode,
            "Variant Inventory Qty" => &mut self.pieces,
            "Variant Price" => &mut self.price,
            "Variant Compare At Price" => &mut self.compare,
            "Image Src" => &mut self.image,
            "Image Position" => &mut self.image_position,
            "Image Alt Text" => &mut self.image_alt,
            "SEO Title" => &mut self.seo_title,
            "SEO Description" => &mut self.seo_description,
            "Option1 Name" => &mut self.option_names[0],
            "Option2 Name" => &mut self.option_names[1],
            "Option3 Name" => &mut self.option_names[2],
            "Option1 Value" => &mut self.option_values[0],
            "Option2 Value" => &mut self.option_values[1],
            "Option3 Value" => &mut self.option_values[2],
            _ if folded == "collection" => &mut self.collection,
            _ => return self.take_extra(index, classic),
        };
        *slot = Some(index);
    }

    /// Keeps a column for the export.
    fn take_extra(&mut self, index: usize, classic: &str) {
        match classic {
            "Option1 Linked To" => self.option_links[0] = Some(index),
            "Option2 Linked To" => self.option_links[1] = Some(index),
            "Option3 Linked To" => self.option_links[2] = Some(index),
            "Product Category" => self.category = Some(index),
            "Type" => self.kind = Some(index),
            "Tags" => self.tags = Some(index),
            "Published" => self.published = Some(index),
            "Status" => self.status = Some(index),
            "Google Shopping / Gender" => self.gender = Some(index),
            "Variant Grams" => self.grams = Some(index),
            "Variant Inventory Tracker" => self.tracker = Some(index),
            "Variant Inventory Policy" => self.inventory_policy = Some(index),
            "Variant Image" => self.variant_image = Some(index),
            other if DATES.contains(&&*other.to_lowercase()) => self.date = self.date.or(Some(index)),
            _ => {}
        }
        if VARIANT_COLUMNS.contains(&classic) || classic.to_lowercase().starts_with("variant ") {
            self.variant_extra.push((index, classic.to_owned()));
        } else {
            self.product_extra.push((index, classic.to_owned()));
        }
    }

    /// Whether the column belongs to a country; a column of an unknown market is kept for the export.
    fn take_market(
        &mut self,
        index: usize,
        name: &str,
        directory: &Directory,
        tenants: &[Arc<Tenant>],
        issues: &mut Issues,
    ) -> bool {
        let lower = name.to_lowercase();
        let Some((part, market)) = PARTS.iter().find_map(|(start, part)| Some((*part, lower.strip_prefix(start)?)))
        else {
            return false;
        };
        let Some(tenant) = tenant_of(directory, market) else {
            issues.add(
                Severity::Note,
                1,
                Some(name),
                "",
                "belongs to a market that is no country here: its values are kept but not used",
            );
            self.variant_extra.push((index, name.to_owned()));
            return true;
        };
        if !tenants.iter().any(|wanted| wanted.id == tenant.id) {
            let reason = format!("is ignored: `--tenant {}` would import it", tenant.code);
            issues.add(Severity::Note, 1, Some(name), "", reason);
            return true;
        }
        let place = self.markets.iter().position(|market| market.tenant == tenant.id).unwrap_or_else(|| {
            self.markets.push(Market { tenant: tenant.id, price: None, compare: None, included: None });
            self.markets.len() - 1
        });
        let market = &mut self.markets[place];
        match part {
            HeaderPart::Price => market.price = Some(index),
            HeaderPart::Compare => market.compare = Some(index),
            HeaderPart::Included => market.included = Some(index),
        }
        true
    }

    fn require(&self, file: &str) -> Result<()> {
        let has_price = self.price.is_some() || self.markets.iter().any(|market| market.price.is_some());
        for (is_there, classic, new) in [
            (self.handle.is_some(), "Handle", "URL handle"),
            (self.title.is_some(), "Title", "Title"),
            (has_price, "Variant Price", "Price"),
        ] {
            if !is_there {
                let is_other = self.header.iter().any(|name| name.eq_ignore_ascii_case("Regular price"));
                let hint = if is_other {
                    "it looks like WooCommerce's product CSV: use --format woocommerce"
                } else {
                    "is it Shopify's product CSV?"
                };
                let reason = format!("has no column `{classic}` or `{new}`: {hint}");
                return Err(Diagnostic::new(file, 1, reason)
                    .key(classic)
                    .suggest(classic, self.header.iter().map(String::as_str))
                    .into());
            }
        }
        Ok(())
    }

    /// The columns of a country, if there are any.
    pub(super) fn market(&self, tenant: TenantId) -> Option<&Market> {
        self.markets.iter().find(|market| market.tenant == tenant)
    }

    /// Whether the file has separate prices for a country.
    pub(in super::super) fn prices(&self, tenant: TenantId) -> bool {
        self.market(tenant).is_some_and(|market| market.price.is_some())
    }

    /// The columns of texts.
    pub(in super::super) fn texts(&self) -> [Option<usize>; 2] {
        [self.title, self.body]
    }

    /// The handle of these rows.
    pub(in super::super) fn product_name<'r>(&self, rows: &'r [Row]) -> Option<&'r str> {
        rows.first().map(|row| row.get(self.handle))
    }

    /// The name of a column in the file.
    pub(super) fn name(&self, index: Option<usize>) -> Option<&str> {
        index.and_then(|index| self.header.get(index)).map(String::as_str)
    }
}

/// A country by its name or code, or by Shopify's names for it.
fn tenant_of<'d>(directory: &'d Directory, market: &str) -> Option<&'d Arc<Tenant>> {
    let market = match market.trim() {
        "czechia" => "czech republic",
        other => other,
    };
    directory
        .tenants
        .iter()
        .find(|tenant| tenant.name.eq_ignore_ascii_case(market) || tenant.code.eq_ignore_ascii_case(market))
}

/// The product of a row; `None` without a handle.
pub(in super::super) fn key(layout: &Layout, row: &Row) -> Option<Key> {
    let handle = row.get(layout.handle);
    (!handle.is_empty()).then(|| row_index::key("handle", handle))
}

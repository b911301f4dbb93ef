//! Creates a draft from the rows of one handle.

use std::collections::HashMap;

use super::{
    super::{
        categories,
        context::{Context, FormatParts, ParsedProduct, State, assemble},
        fields, html,
        issues::{Issues, Severity},
        option_names::{OptionSlots, linked_kind},
        table::Row,
    },
    layout::Layout,
    prices,
    stock::stock,
};
use crate::{
    catalog::{
        Extra, MediaDraft, MediaSource, OfferDraft, OptionDraft, OptionKind, ProductDraft, ProductText, StockDraft,
        VariantDraft, slugify,
    },
    tenancy::TenantId,
};

/// Maximum length of a handle.
const LONGEST_KEY: usize = 255;

/// The rows of one product with the parameters for reading them.
struct Reader<'a, 'p> {
    rows: &'a [Row],
    layout: &'a Layout,
    context: &'a Context,
    issues: &'p mut Issues,
}

/// A picture that a row names.
struct FoundPicture<'a> {
    position: i64,
    row: &'a Row,
    address: &'a str,
    alt: Option<String>,
}

/// Creates a draft from all rows of a handle; `None` if one of them has an error.
pub(in super::super) fn product(
    rows: &[Row],
    layout: &Layout,
    context: &Context,
    state: &mut State,
) -> Option<ParsedProduct> {
    let format = FormatParts {
        header: &layout.header,
        columns: &layout.columns,
        defaults: [("Published", "true"), ("Status", "active")],
    };
    assemble(rows, &format, state, |state| {
        let mut reader = Reader { rows, layout, context, issues: &mut state.issues };
        let handle = rows[0].get(layout.handle).to_owned();
        let mut draft = ProductDraft { key: handle, ..reader.facts() };
        reader.texts(&mut draft);
        let places = reader.options(&mut draft);
        let variant_rows = reader.variants(&places, &mut draft);
        let media_lines = reader.pictures(&places, &variant_rows, &mut draft);
        reader.offers(&mut draft);
        let file_categories = reader.value(layout.category).as_deref().and_then(categories::path).into_iter().collect();
        for row in variant_rows {
            state.note_sku(row.line, layout.name(layout.sku), row.get(layout.sku));
        }
        Some(ParsedProduct { line: rows[0].line, media_lines, file_categories, draft })
    })
}

impl<'a> Reader<'a, '_> {
    fn report(&mut self, severity: Severity, row: &Row, column: Option<usize>, reason: impl Into<String>) {
        self.issues.add(severity, row.line, self.layout.name(column), row.get(column), reason);
    }

    /// The first row in which a column is not blank.
    fn first(&self, column: Option<usize>) -> Option<&'a Row> {
        self.rows.iter().find(|row| !row.get(column).is_empty())
    }

    fn value(&self, column: Option<usize>) -> Option<String> {
        self.first(column).map(|row| row.get(column).to_owned())
    }

    fn facts(&self) -> ProductDraft {
        let layout = self.layout;
        let category = categories::chosen(self.value(layout.category).as_deref(), self.value(layout.kind).as_deref());
        let grams = self.value(layout.grams).and_then(|text| text.parse::<f64>().ok());
        ProductDraft {
            brand: self.value(layout.vendor).filter(|name| name.len() <= LONGEST_KEY),
            category_language: category.as_ref().and_then(|path| self.context.category_language(path)),
            categories: category.into_iter().collect(),
            published_at: self.value(layout.date).and_then(|text| fields::date(&text)),
            is_backfill: self.context.is_backfill,
            collections: self.value(layout.collection).into_iter().collect(),
            product_type: self.value(layout.kind).filter(|name| name.len() <= LONGEST_KEY),
            tags: fields::tags(&self.value(layout.tags).unwrap_or_default()),
            gender: self.value(layout.gender).and_then(|text| gender(&text)),
            grams: grams.filter(|grams| (0.5..1e7).contains(grams)).map(|grams| grams.round() as i64),
            extra: self.extra(&layout.product_extra),
            ..ProductDraft::default()
        }
    }

    fn extra(&self, columns: &[(usize, String)]) -> Extra {
        columns.iter().filter_map(|(index, name)| Some((name.clone(), self.value(Some(*index))?))).collect()
    }

    fn texts(&mut self, draft: &mut ProductDraft) {
        let layout = self.layout;
        let first = &self.rows[0];
        if draft.key.len() > LONGEST_KEY {
            self.report(Severity::Error, first, layout.handle, "is longer than 255 bytes");
        }
        let Some(title) = self.first(layout.title) else {
            return self.report(Severity::Error, first, layout.title, "is empty in all rows: a product needs a name");
        };
        let name = title.get(layout.title).to_owned();
        let other = self.rows.iter().find(|row| !["", &*name].contains(&row.get(layout.title)));
        if let Some(other) = other {
            self.report(
                Severity::Warning,
                other,
                layout.title,
                format!("differs from the name in line {}, which is used", title.line),
            );
        }
        let slug = slugify(&draft.key);
        if slug != draft.key {
            let slug = if slug.is_empty() { slugify(&name) } else { slug };
            self.report(
                Severity::Note,
                first,
                layout.handle,
                format!("stays the product's key; its address is `{slug}`"),
            );
        }
        let description = self.description();
        let text = ProductText {
            slug: Some(draft.key.clone()),
            name,
            description,
            seo_title: self.value(layout.seo_title),
            seo_description: self.value(layout.seo_description),
        };
        draft.texts = self.context.languages.iter().map(|language| (*language, text.clone())).collect();
    }

    fn description(&mut self) -> String {
        let Some(row) = self.first(self.layout.body) else { return String::new() };
        let body = row.get(self.layout.body);
        let removed = html::removed(body);
        if !removed.is_empty() {
            let reason = format!("contained unsafe markup: {} was removed", removed.join(", "));
            self.report(Severity::Note, row, self.layout.body, reason);
        }
        html::clean(body)
    }

    /// Assigns the file's options to the catalogue's option slots.
    fn options(&mut self, draft: &mut ProductDraft) -> OptionSlots {
        let layout = self.layout;
        let mut names: Vec<(usize, String)> = Vec::new();
        for index in 0..3 {
            let name = self.value(layout.option_names[index]);
            let valued = self.first(layout.option_values[index]);
            match (name, valued) {
                (Some(name), Some(_)) => names.push((index, name)),
                (None, Some(row)) => {
                    self.report(
                        Severity::Warning,
                        row,
                        layout.option_values[index],
                        "belongs to an option without a name",
                    );
                    names.push((index, format!("Option {}", index + 1)));
                }
                _ => {}
            }
        }
        if let [(index, name)] = &names[..]
            && name.eq_ignore_ascii_case("title")
            && self
                .rows
                .iter()
                .all(|row| ["", "default title"].contains(&&*row.get(layout.option_values[*index]).to_lowercase()))
        {
            names.clear();
        }
        let linked = |index: usize| self.value(layout.option_links[index]).unwrap_or_default();
        let named: Vec<(String, OptionKind)> =
            names.iter().map(|(index, name)| (name.clone(), linked_kind(name, &linked(*index)))).collect();
        let mut places = OptionSlots::of(&named);
        if places.is_joined() {
            for (index, name) in (1..).zip(named.iter().map(|(name, _)| name)) {
                draft.extra.insert(format!("Option{index} Name"), name.clone());
            }
        }
        // From the position in the list of names to the index of the column.
        for index in places.options.iter_mut().flat_map(|slot| &mut slot.indexes) {
            *index = names[*index].0;
        }
        let slots = places.options.iter();
        draft.options = slots.map(|slot| OptionDraft { kind: slot.kind.clone(), name: slot.name.clone() }).collect();
        places
    }

    /// Creates the variants; returns the rows they came from.
    fn variants(&mut self, places: &OptionSlots, draft: &mut ProductDraft) -> Vec<&'a Row> {
        let layout = self.layout;
        let used: Vec<usize> = {
            let mut used: Vec<usize> = places.options.iter().flat_map(|slot| &slot.indexes).copied().collect();
            used.sort_unstable();
            used
        };
        let mut seen: HashMap<Vec<String>, u64> = HashMap::new();
        let excluded = self.excluded();
        let mut rows = Vec::new();
        let all = self.rows;
        for row in all.iter().filter(|row| is_variant(layout, row)) {
            let given: Vec<&str> = layout.option_values.iter().map(|column| row.get(*column)).collect();
            for index in used.iter().filter(|index| given[**index].is_empty()) {
                self.report(
                    Severity::Error,
                    row,
                    layout.option_values[*index],
                    "is empty: each variant needs a value of each option",
                );
            }
            let values = places.values(&given);
            if let Some(line) = seen.insert(places.identity(&values), row.line) {
                let column = used.first().and_then(|index| layout.option_values[*index]).or(layout.handle);
                self.report(Severity::Error, row, column, format!("gives the same variant as line {line}"));
            }
            let mut variant = VariantDraft {
                sku: fields::code(row.get(layout.sku)),
                barcode: fields::code(row.get(layout.barcode)),
                values,
                extra: layout
                    .variant_extra
                    .iter()
                    .filter_map(|(index, name)| Some((name.clone(), fields::filled(row.get(Some(*index)))?)))
                    .collect(),
                ..VariantDraft::default()
            };
            if places.is_joined() {
                for (number, index) in (1..).zip(&used) {
                    variant.extra.insert(format!("Option{number} Value"), given[*index].to_owned());
                }
            }
            variant.stock = self.stock(row);
            prices::read(row, layout, self.context, &excluded, self.issues, &mut variant);
            draft.variants.push(variant);
            rows.push(row);
        }
        if rows.is_empty() {
            self.report(Severity::Error, &self.rows[0], layout.price, "is empty in all rows: nothing can be bought");
        }
        rows
    }

    fn stock(&mut self, row: &Row) -> StockDraft {
        let (stock, remark) = stock(self.layout, row);
        if let Some((severity, reason)) = remark {
            self.report(severity, row, self.layout.pieces, reason);
        }
        stock
    }

    /// Creates the pictures in the order of their positions; returns the lines that name them. A variant's picture gets its
    /// colour.
    fn pictures(&mut self, places: &OptionSlots, variant_rows: &[&Row], draft: &mut ProductDraft) -> Vec<u64> {
        let layout = self.layout;
        let mut found: Vec<FoundPicture<'_>> = Vec::new();
        for row in self.rows {
            let address = row.get(layout.image);
            if address.is_empty() || found.iter().any(|picture| picture.address == address) {
                continue;
            }
            let position = row.get(layout.image_position);
            let number = position.parse().unwrap_or(i64::MAX);
            if !position.is_empty() && number == i64::MAX {
                self.report(Severity::Warning, row, layout.image_position, "is not a number: the picture comes last");
            }
            let alt = fields::filled(row.get(layout.image_alt));
            found.push(FoundPicture { position: number, row, address, alt });
        }
        found.sort_by_key(|picture| picture.position);
        let colour = places.options.iter().find(|slot| slot.kind == OptionKind::Colour);
        let colour = colour.and_then(|slot| layout.option_values[slot.indexes[0]]);
        let mut colours: HashMap<&str, String> = HashMap::new();
        for row in variant_rows {
            let address = row.get(layout.variant_image);
            if !address.is_empty() && !row.get(colour).is_empty() {
                colours.entry(address).or_insert_with(|| row.get(colour).to_owned());
            }
            if !address.is_empty() && !found.iter().any(|picture| picture.address == address) {
                found.push(FoundPicture { position: i64::MAX, row, address, alt: None });
            }
        }
        let mut lines = Vec::new();
        for FoundPicture { row, address, alt, .. } in found {
            if !self.context.takes_address(address) {
                self.report(Severity::Warning, row, layout.image, "is no web address: the picture is left out");
                continue;
            }
            lines.push(row.line);
            draft.media.push(MediaDraft {
                source: MediaSource::Address(address.to_owned()),
                colour: colours.get(address).cloned(),
                view: None,
                alt,
            });
        }
        lines
    }

    fn offers(&mut self, draft: &mut ProductDraft) {
        let layout = self.layout;
        let published = self.parse_bool(layout.published);
        let status = self.value(layout.status).map(|status| status.to_lowercase());
        if let Some(row) = self.first(layout.status)
            && !["active", "draft", "archived", "unlisted"].contains(&&*row.get(layout.status).to_lowercase())
        {
            self.report(
                Severity::Warning,
                row,
                layout.status,
                "is neither active, draft nor archived: the product is not shown",
            );
        }
        let is_active = status.is_none_or(|status| status == "active");
        for tenant in &self.context.tenants {
            let included = layout.market(tenant.id).and_then(|market| market.included);
            let is_visible = published && is_active && self.parse_bool(included);
            draft.offers.insert(tenant.id, OfferDraft { is_visible, badges: None });
        }
    }

    /// Countries with their own price column whose "included" column says no: the base price does not apply to them.
    fn excluded(&self) -> Vec<TenantId> {
        let says_no = |column| self.value(column).is_some_and(|text| fields::parse_bool(&text) == Some(false));
        let own = self.layout.markets.iter().filter(|market| market.price.is_some());
        own.filter(|market| says_no(market.included)).map(|market| market.tenant).collect()
    }

    /// True unless the column says no; invalid values are reported.
    fn parse_bool(&mut self, column: Option<usize>) -> bool {
        let Some(row) = self.first(column) else { return true };
        fields::parse_bool(row.get(column)).unwrap_or_else(|| {
            self.report(Severity::Warning, row, column, "is neither true nor false: false is taken");
            false
        })
    }
}

/// Whether a row has data of a variant; a row may also only add a picture.
fn is_variant(layout: &Layout, row: &Row) -> bool {
    let own = layout.option_values.iter().copied().chain([layout.sku, layout.price, layout.barcode]);
    own.chain(layout.markets.iter().map(|market| market.price)).any(|column| !row.get(column).is_empty())
}

fn gender(text: &str) -> Option<String> {
    let known = match text.to_lowercase().as_str() {
        "male" | "men" | "man" => "men",
        "female" | "women" | "woman" => "women",
        "unisex" => "unisex",
        "kids" | "children" => "kids",
        _ => return None,
    };
    Some(known.to_owned())
}

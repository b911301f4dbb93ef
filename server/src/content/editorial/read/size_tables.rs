//! Size tables for shoppers: all of them, or those that apply to a product.

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
};

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    super::{
        files::{SizeRow, SizeTable, SizeTables, parse_size_tables},
        model::Kind,
        store,
    },
    reader::ContentReader,
};
use crate::{
    app::App,
    catalog::{self, ProductDetail, SizeTableScope, SizeTableScopes, SizedProduct, size_key},
    error::{Error, Result},
    i18n::fallback_chain,
    tenancy::Storefront,
    toml_file::{Located, Report},
};

/// A size table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SizeTableView {
    /// Stable key of the table.
    pub key: String,
    /// Table heading.
    pub name: String,
    /// Measurements in the columns: `bust`, `chest`, `waist`, `hips`, `inseam` or `height`.
    pub measures: Vec<String>,
    /// Size system commonly used in the country, such as `DE`; null if sizes have no other name there.
    #[schema(required)]
    pub system: Option<String>,
    /// Table rows; for a product, only those of its sizes.
    pub rows: Vec<SizeRowView>,
}

/// A row of a size table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SizeRowView {
    /// Size, as named on products.
    pub size: String,
    /// Key of the product's size; null if no product was requested.
    #[schema(required)]
    pub key: Option<String>,
    /// Size in the country's size system; null if it has none.
    #[schema(required)]
    pub system_size: Option<String>,
    /// Age of the children whom the size fits; null if not given.
    #[schema(required)]
    pub age: Option<SizeAge>,
    /// One range for each measurement, in the order of `measures`.
    pub values: Vec<MeasureRange>,
}

/// A range of body measurements, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MeasureRange {
    /// Lower bound.
    pub from: u32,
    /// Upper bound; may equal the lower bound.
    pub to: u32,
}

/// An age range.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SizeAge {
    /// Unit of the bounds: `months` or `years`.
    pub unit: String,
    /// Lower bound.
    pub from: u32,
    /// Upper bound.
    pub to: u32,
}

/// The tables of a storefront: all, or those that apply to the product with a slug. A product that is not shown has none.
pub async fn size_tables(app: &App, front: &Storefront, product: Option<&str>) -> Result<Vec<SizeTableView>> {
    let reader = ContentReader::open(app, front).await?;
    let directory = app.directory();
    let read = reader
        .read(Kind::SizeTables, "", |source, _| Ok(parse_size_tables(&Report::new("size tables", source), &directory)))
        .await?;
    let Some((_, mut all)) = read else { return Ok(Vec::new()) };
    all.tables.retain(|table| reader.shows(table.publication));
    let Some(slug) = product else {
        return Ok(all.tables.iter().map(|table| view(front, &all, table, |row| Some((row, None)))).collect());
    };
    let product = match catalog::find_product(app, front, slug).await {
        Ok(found) => catalog::product_detail(app, front, found.id).await,
        Err(error) => Err(error),
    };
    let product = match product {
        Ok(product) => product,
        Err(Error::NotFound) => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let facts = catalog::product_facts(app, &[product.card.id]).await?;
    let facts = facts.get(&product.card.id).map(|facts| (**facts).clone()).unwrap_or_default();
    let sizes = sizes_of(&product);
    let sized = SizedProduct {
        gender: product.gender.as_deref(),
        brand_id: facts.brand_id,
        categories: &facts.categories,
        sizes: sizes.iter().flat_map(|(key, name)| [*key, *name]).collect(),
    };
    let applying = scopes(app, &all.tables).await?.applying(&sized);
    let of_product =
        |table: &SizeTable| view(front, &all, table, |row| Some((row, Some(key_of(&sizes, &row.size)?.to_owned()))));
    Ok(applying.into_iter().filter_map(|place| all.tables.get(place)).map(of_product).collect())
}

/// The products that each size table is for, for validating products. A table counts while it is published in any open country.
pub async fn size_table_scopes(app: &App) -> Result<SizeTableScopes> {
    let source = store::find_source(&app.db, "size-tables.toml").await?.unwrap_or_default();
    let (directory, now) = (app.directory(), app.clock.now());
    let mut all = parse_size_tables(&Report::new("size tables", &source), &directory);
    all.tables.retain(|table| directory.active().any(|tenant| table.publication.is_shown(tenant.time_zone, now)));
    scopes(app, &all.tables).await
}

async fn scopes(app: &App, tables: &[SizeTable]) -> Result<SizeTableScopes> {
    let ids = catalog::taxonomy_ids(&app.db).await?;
    let parents = catalog::category_parents(app).await?;
    let scope = |table: &SizeTable| SizeTableScope {
        genders: table.genders.clone(),
        brands: ids_of(&table.brands, &ids.brands),
        categories: ids_of(&table.categories, &ids.categories),
        ..SizeTableScope::of_sizes(table.sizes.iter().map(|row| row.size.as_str()))
    };
    Ok(SizeTableScopes::new(tables.iter().map(scope).collect(), &parents))
}

/// The ids of named records, `None` if a table names none. A name that the catalogue does not have matches nothing: it must not
/// extend a table to all products.
fn ids_of<I: Copy + Eq + Hash>(names: &[Located<String>], ids: &HashMap<String, I>) -> Option<HashSet<I>> {
    (!names.is_empty()).then(|| names.iter().filter_map(|name| ids.get(&name.value).copied()).collect())
}

/// The product's sizes: key and name.
fn sizes_of(product: &ProductDetail) -> Vec<(&str, &str)> {
    let options = product.options.iter().filter(|option| option.attribute == "size");
    options.flat_map(|option| option.values.iter().map(|value| (value.key.as_str(), value.name.as_str()))).collect()
}

/// The key of the product's size that matches a row.
fn key_of<'s>(sizes: &[(&'s str, &str)], size: &str) -> Option<&'s str> {
    let wanted = size_key(size);
    sizes.iter().find(|(key, name)| size_key(key) == wanted || size_key(name) == wanted).map(|(key, _)| *key)
}

/// A table in the storefront's language, with the rows that `pick` selects.
fn view<'t>(
    front: &Storefront,
    all: &SizeTables,
    table: &'t SizeTable,
    pick: impl Fn(&'t SizeRow) -> Option<(&'t SizeRow, Option<String>)>,
) -> SizeTableView {
    let name = fallback_chain(&front.language.code).into_iter().find_map(|code| table.names.get(code));
    let system = all.systems.get(&front.tenant.code);
    let rows: Vec<SizeRowView> = table
        .sizes
        .iter()
        .filter_map(pick)
        .map(|(row, key)| SizeRowView {
            size: row.size.clone(),
            key,
            system_size: system.and_then(|system| row.systems.get(system)).cloned(),
            age: row.age.map(|age| SizeAge {
                unit: if age.is_months { "months" } else { "years" }.to_owned(),
                from: age.from,
                to: age.to,
            }),
            values: row.values.iter().map(|range| MeasureRange { from: range.from, to: range.to }).collect(),
        })
        .collect();
    let is_known = rows.iter().any(|row| row.system_size.is_some());
    SizeTableView {
        key: table.key.clone(),
        name: name.cloned().unwrap_or_default(),
        measures: table.measures.clone(),
        system: system.filter(|_| is_known).cloned(),
        rows,
    }
}

//! Runs an export.

use std::{
    collections::{BTreeSet, HashMap},
    io::Write,
    sync::Arc,
};

use super::{
    csv_writer::CsvWriter,
    model,
    options::{Options, Report, Shape},
    shopify, woocommerce,
};
use crate::{
    app::App,
    catalog::{ProductRecord, RecordReader},
    diagnostic::Diagnostic,
    error::Result,
    id::{ProductId, VariantId},
    import::{Format, unknown_language, unknown_tenant},
    inventory::{self, StockItem},
    tenancy::{LanguageId, Tenant},
};

/// Writes the products of a country as CSV.
pub async fn export(app: &App, options: &Options, out: impl Write) -> Result<Report> {
    let tenants = tenants(app, options)?;
    let reader = RecordReader::open(app, &tenants, language(app, options, &tenants)?).await?;
    let mut shape = Shape {
        format: options.format,
        tenants,
        generation: options.generation,
        product_extra: BTreeSet::new(),
        variant_extra: BTreeSet::new(),
        has_collections: false,
        stock: HashMap::new(),
        columns: BTreeSet::new(),
        has_foreign: false,
        most_options: 0,
    };
    let mut after = ProductId::default();
    while let Some((last, products)) = batch(&reader, options.format, after).await? {
        for product in &products {
            shape.learn(product);
        }
        after = last;
    }
    let mut csv = CsvWriter::with_raw_cells(out, options.is_raw);
    let header = match options.format {
        Format::Shopify => shopify::header(&shape),
        Format::WooCommerce => woocommerce::header(&shape),
    };
    csv.write_record(&header)?;
    let mut report = Report::default();
    let mut after = ProductId::default();
    while let Some((last, products)) = batch(&reader, options.format, after).await? {
        shape.stock = stock(app, &products).await?;
        for product in &products {
            let rows = match options.format {
                Format::Shopify => shopify::rows(&shape, product),
                Format::WooCommerce => woocommerce::rows(&shape, product),
            };
            for row in rows {
                csv.write_record(header.iter().map(|column| row.get(column).map_or("", String::as_str)))?;
            }
            report.products += 1;
            report.variants += product.variants.len() as u64;
        }
        after = last;
    }
    csv.flush()?;
    Ok(report)
}

async fn stock(app: &App, products: &[ProductRecord]) -> Result<HashMap<VariantId, StockItem>> {
    let variants: Vec<VariantId> =
        products.iter().flat_map(|product| &product.variants).map(|variant| variant.id).collect();
    let items = inventory::items(&app.db, &variants).await?;
    Ok(items.into_iter().map(|item| (item.variant_id, item)).collect())
}

/// The next products; columns that were imported from another format are removed.
async fn batch(
    reader: &RecordReader<'_>,
    format: Format,
    after: ProductId,
) -> Result<Option<(ProductId, Vec<ProductRecord>)>> {
    let Some((last, mut products)) = reader.batch(after).await? else { return Ok(None) };
    for product in products.iter_mut().filter(|product| !model::is_own(product, format)) {
        model::clear_columns(product);
    }
    Ok(Some((last, products)))
}

fn tenants(app: &App, options: &Options) -> Result<Vec<Arc<Tenant>>> {
    let directory = app.directory();
    let mut tenants: Vec<Arc<Tenant>> = Vec::new();
    for code in &options.tenants {
        let tenant = directory.tenant_by_code(code).ok_or_else(|| unknown_tenant(&directory, code))?;
        tenants.push(Arc::clone(tenant));
    }
    if tenants.is_empty() {
        return Err(Diagnostic::new("--tenant", 0, "names no country").into());
    }
    Ok(tenants)
}

fn language(app: &App, options: &Options, tenants: &[Arc<Tenant>]) -> Result<LanguageId> {
    let directory = app.directory();
    match &options.language {
        Some(code) => Ok(directory.language(code).ok_or_else(|| unknown_language(&directory, code))?.id),
        None => Ok(tenants[0].default_language.id),
    }
}

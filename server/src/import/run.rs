//! Runs an import.

use std::time::Instant;

use super::{
    category_map::{CategoryMap, MapResult, read_map},
    colours::ColourNames,
    context::{Context, ParsedProduct, State, context},
    image_folder::ImageFolder,
    issues::Severity,
    language::Sample,
    options::{FORMAT, Format, Options, Progress, Report},
    pictures::match_pictures,
    row_index::{PendingRows, RowIndex},
    shopify,
    table::{Row, Table},
    woocommerce,
};
use crate::{
    app::App,
    catalog::{self, BATCH, Outcome, ProductDraft},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::TenantId,
    inventory::{ProductSaver, WriteMode},
    tenancy::Tenant,
};

/// Variants per transaction: products with very many variants make smaller batches.
const BATCH_VARIANTS: usize = 2_000;

/// The column layout of either format.
enum Layout {
    Shopify(Box<shopify::Layout>),
    WooCommerce(Box<woocommerce::Layout>),
}

impl Layout {
    fn format(&self) -> Format {
        match self {
            Self::Shopify(_) => Format::Shopify,
            Self::WooCommerce(_) => Format::WooCommerce,
        }
    }

    /// The columns of texts.
    fn texts(&self) -> [Option<usize>; 2] {
        match self {
            Self::Shopify(layout) => layout.texts(),
            Self::WooCommerce(layout) => layout.texts(),
        }
    }

    /// The name for the product of these rows in messages to operators.
    fn product_name<'r>(&self, rows: &'r [Row]) -> Option<&'r str> {
        match self {
            Self::Shopify(layout) => layout.product_name(rows),
            Self::WooCommerce(layout) => layout.product_name(rows),
        }
    }
}

/// Imports a file. Importing the same file again changes nothing.
pub async fn import(app: &App, options: &Options, progress: &(dyn Fn(Progress) + Sync)) -> Result<Report> {
    let started = Instant::now();
    let mut context = context(app, options)?;
    let map = match &options.categories {
        Some(path) => Some(read_map(app, path).await?),
        None => None,
    };
    let mut state = State::default();
    let Scan { index, layout, sample } = scan(app, options, &context, &mut state)?;
    context.settle_language(app, options, &sample, &mut state.issues);
    context.is_backfill = is_backfill(app, &context, &index).await?;
    let colours = ColourNames::of(app, &context).await?;
    let mut images = options.images.as_deref().map(ImageFolder::of).transpose()?;
    let report = Report { dry_run: options.dry_run, ..Report::default() };
    let mode = if options.dry_run { WriteMode::DryRun } else { WriteMode::Write };
    let mut saver = ProductSaver::new(app, mode, options.stock).counting_incomplete(&context.tenants);
    let mut table = Table::open(&options.file)?;
    let total = std::fs::metadata(&options.file)?.len();
    let pending = PendingRows::default();
    let mut import = Import {
        index: &index,
        layout: &layout,
        context: &context,
        map: map.as_ref(),
        colours,
        pending,
        state,
        report,
    };
    let mut batch = Vec::new();
    let mut variants = 0;
    while let Some(row) = table.next()? {
        let Some(parsed) = import.add_row(row, table.rows()) else { continue };
        variants += parsed.draft.variants.len();
        batch.push(parsed);
        if batch.len() == BATCH || variants >= BATCH_VARIANTS {
            import.save(app, &mut saver, std::mem::take(&mut batch), images.as_mut()).await?;
            variants = 0;
            progress(Progress { bytes: table.bytes(), total, variants: import.report.variants });
        }
    }
    import.save(app, &mut saver, batch, images.as_mut()).await?;
    let incomplete = saver.finish().await?;
    let Import { mut state, mut report, .. } = import;
    report.incomplete = incomplete;
    progress(Progress { bytes: total, total, variants: report.variants });
    if let Some(unused) = images.map(|images| images.unused()).filter(|unused| *unused > 0) {
        state.issues.add(Severity::Note, 0, None, "", format!("{unused} pictures of the folder belong to no row"));
    }
    state.issues.sort();
    report.rows = table.rows();
    report.issues = state.issues;
    report.seconds = started.elapsed().as_secs_f64();
    Ok(report)
}

/// Reads a file's products without saving them; products with errors are left out.
pub(super) fn products(app: &App, options: &Options, mut take: impl FnMut(ParsedProduct)) -> Result<()> {
    let context = context(app, options)?;
    let mut state = State::default();
    let Scan { index, layout, .. } = scan(app, options, &context, &mut state)?;
    let mut table = Table::open(&options.file)?;
    let (pending, report) = (PendingRows::default(), Report::default());
    let (map, colours) = (None, Vec::new());
    let mut import = Import { index: &index, layout: &layout, context: &context, map, colours, pending, state, report };
    while let Some(row) = table.next()? {
        if let Some(parsed) = import.add_row(row, table.rows()) {
            take(parsed);
        }
    }
    Ok(())
}

/// The result of the first pass over a file.
struct Scan {
    index: RowIndex,
    layout: Layout,
    sample: Sample,
}

/// Whether this is a first bulk import: the file has more than twice as many products as the countries, so its products do not
/// count as new.
async fn is_backfill(app: &App, context: &Context, index: &RowIndex) -> Result<bool> {
    let tenants: Vec<TenantId> = context.tenants.iter().map(|tenant| tenant.id).collect();
    let known = catalog::count_products(&app.db, &tenants).await?;
    Ok(index.len() > 1 && index.len() as i64 > 2 * known)
}

/// The first pass: finds the columns and the last row of each product, samples texts to detect their language, and checks that
/// the file can be read to its end.
fn scan(app: &App, options: &Options, context: &Context, state: &mut State) -> Result<Scan> {
    let file = options.file.display().to_string();
    let mut table = Table::open(&options.file)?;
    let issues = &mut state.issues;
    let layout = match options.format {
        Format::Shopify => {
            let layout = shopify::Layout::of(&file, table.header(), &app.directory(), &context.tenants, issues)?;
            let is_priced = |tenant: &Tenant| context.takes_base(tenant) || layout.prices(tenant.id);
            if let Some(tenant) = context.tenants.iter().find(|tenant| !is_priced(tenant)) {
                return Err(other_currency(&file, tenant, Some(&format!("Price / {}", tenant.name))));
            }
            Layout::Shopify(Box::new(layout))
        }
        Format::WooCommerce => {
            if let Some(tenant) = context.tenants.iter().find(|tenant| !context.takes_base(tenant)) {
                return Err(other_currency(&file, tenant, None));
            }
            Layout::WooCommerce(Box::new(woocommerce::Layout::of(&file, table.header(), issues)?))
        }
    };
    let mut index = RowIndex::default();
    let mut sample = Sample::default();
    while let Some(row) = table.next()? {
        for column in layout.texts() {
            sample.add(row.get(column));
        }
        match &layout {
            Layout::Shopify(layout) => {
                if let Some(key) = shopify::key(layout, &row) {
                    index.add_row(key, table.rows());
                }
            }
            Layout::WooCommerce(layout) => woocommerce::index_row(layout, &row, table.rows(), &mut index),
        }
    }
    index.finish();
    tracing::debug!(products = index.len(), rows = table.rows(), "the file can be read");
    Ok(Scan { index, layout, sample })
}

fn other_currency(file: &str, tenant: &Tenant, column: Option<&str>) -> Error {
    let code = &tenant.code;
    let own = column.map_or_else(String::new, |column| format!(", and there is no column `{column}`"));
    let reason = format!(
        "{code} pays in {}, not in the file's currency{own}: import a file of its own for it",
        tenant.currency.code
    );
    Diagnostic::new(file, 1, reason).key("--tenant").into()
}

/// An import in progress: the parameters for reading rows, and the state so far.
struct Import<'a> {
    index: &'a RowIndex,
    layout: &'a Layout,
    context: &'a Context,
    map: Option<&'a CategoryMap>,
    /// The colours of the file in each of its languages; empty if nothing is imported.
    colours: Vec<ColourNames>,
    pending: PendingRows,
    state: State,
    report: Report,
}

impl Import<'_> {
    /// Adds a row; returns a product if this is its last row and it has no errors.
    fn add_row(&mut self, row: Row, number: u64) -> Option<ParsedProduct> {
        let key = match self.layout {
            Layout::Shopify(layout) => shopify::key(layout, &row),
            Layout::WooCommerce(layout) => woocommerce::key(layout, &row),
        };
        let Some(key) = key else {
            self.report_row_without_product(&row);
            return None;
        };
        let rows = self.pending.take(self.index, key, number, row)?;
        self.state.issues.of_product(self.layout.product_name(&rows));
        let parsed = match self.layout {
            Layout::Shopify(layout) => shopify::product(&rows, layout, self.context, &mut self.state),
            Layout::WooCommerce(layout) => woocommerce::product(&rows, layout, self.context, &mut self.state),
        };
        self.report.left_out += u64::from(parsed.is_none());
        let mapped = match (self.map, parsed) {
            (_, None) => None,
            (None, Some(parsed)) => Some(parsed),
            (Some(map), Some(mut parsed)) => match map.apply(self.layout.format(), &mut parsed, &mut self.state.issues)
            {
                MapResult::Taken => Some(parsed),
                MapResult::Skipped => {
                    self.report.skipped += 1;
                    None
                }
            },
        };
        if let Some(parsed) = &mapped {
            for colours in &mut self.colours {
                colours.report(parsed, &mut self.state.issues);
            }
        }
        self.state.issues.of_product(None);
        let mut parsed = mapped?;
        parsed.draft.extra.insert(FORMAT.to_owned(), self.layout.format().name().to_owned());
        Some(parsed)
    }

    fn report_row_without_product(&mut self, row: &Row) {
        self.report.rows_without_product += 1;
        let (header, column) = match self.layout {
            Layout::Shopify(layout) => (&layout.header[..], "Handle"),
            Layout::WooCommerce(layout) => (layout.header(), "SKU"),
        };
        if row.fault.is_some() {
            self.state.issues.add_fault(header, row);
        } else {
            let reason = "is empty: the row belongs to no product";
            self.state.issues.add(Severity::Error, row.line, Some(column), "", reason);
        }
    }

    async fn save(
        &mut self,
        app: &App,
        saver: &mut ProductSaver<'_>,
        mut batch: Vec<ParsedProduct>,
        images: Option<&mut ImageFolder>,
    ) -> Result<()> {
        if batch.is_empty() {
            return Ok(());
        }
        if let Some(images) = images {
            match_pictures(app, &mut batch, images, &mut self.state, &mut self.report).await?;
        }
        let drafts: Vec<ProductDraft> = batch.into_iter().map(|parsed| parsed.draft).collect();
        self.report.variants += drafts.iter().map(|draft| draft.variants.len() as u64).sum::<u64>();
        for outcome in saver.save(&drafts).await? {
            match outcome {
                Outcome::Created => self.report.created += 1,
                Outcome::Updated => self.report.updated += 1,
                Outcome::Unchanged => self.report.unchanged += 1,
            }
        }
        Ok(())
    }
}

//! One import: options in, report out.

use std::time::Instant;

use super::{
    images::Images,
    index::{Index, Waiting},
    options::{FORMAT, Format, Options, Progress, Report},
    pictures::match_pictures,
    problems::Severity,
    setting::{Drafted, Setting, State, setting},
    shopify,
    table::{Row, Table},
    woocommerce,
};
use crate::{
    app::App,
    catalog::{
        Outcome, ProductDraft,
        write::{BATCH, Mode, Run},
    },
    error::{Error, Result},
    mistake::Mistake,
    tenancy::Tenant,
};

/// Variants of one transaction: products with very many make smaller batches.
const BATCH_VARIANTS: usize = 2_000;

/// The columns of either format.
enum Layout {
    Shopify(shopify::Layout),
    WooCommerce(woocommerce::Layout),
}

/// Imports a file. A second run of the same file changes nothing.
pub async fn import(app: &App, options: &Options, progress: &(dyn Fn(Progress) + Sync)) -> Result<Report> {
    let started = Instant::now();
    let setting = setting(app, options)?;
    let mut state = State::default();
    let (index, layout) = look_through(app, options, &setting, &mut state)?;
    let mut images = options.images.as_deref().map(Images::of).transpose()?;
    let mut report = Report { dry_run: options.dry_run, ..Report::default() };
    let mode = if options.dry_run { Mode::DryRun } else { Mode::Write };
    let mut run = Run::new(app, mode);
    let mut table = Table::open(&options.file)?;
    let total = std::fs::metadata(&options.file)?.len();
    let mut waiting = Waiting::default();
    let mut batch = Vec::new();
    let mut variants = 0;
    while let Some(row) = table.next()? {
        let Some(drafted) =
            next_draft(row, table.rows(), &index, &layout, &setting, &mut state, &mut waiting, &mut report)
        else {
            continue;
        };
        variants += drafted.draft.variants.len();
        batch.push(drafted);
        if batch.len() == BATCH || variants >= BATCH_VARIANTS {
            save(app, &mut run, std::mem::take(&mut batch), images.as_mut(), &mut state, &mut report).await?;
            variants = 0;
            progress(Progress { bytes: table.bytes(), total, variants: report.variants });
        }
    }
    save(app, &mut run, batch, images.as_mut(), &mut state, &mut report).await?;
    run.finish().await?;
    progress(Progress { bytes: total, total, variants: report.variants });
    if let Some(unused) = images.map(|images| images.unused()).filter(|unused| *unused > 0) {
        state.problems.add(Severity::Note, 0, None, "", format!("{unused} pictures of the folder belong to no row"));
    }
    state.problems.sort();
    report.rows = table.rows();
    report.problems = state.problems;
    report.seconds = started.elapsed().as_secs_f64();
    Ok(report)
}

/// The first reading: columns, the last row of each product, and whether the file can be read to its end.
fn look_through(app: &App, options: &Options, setting: &Setting, state: &mut State) -> Result<(Index, Layout)> {
    let file = options.file.display().to_string();
    let mut table = Table::open(&options.file)?;
    let problems = &mut state.problems;
    let layout = match options.format {
        Format::Shopify => {
            let layout = shopify::Layout::of(&file, table.header(), &app.directory(), &setting.tenants, problems)?;
            let is_priced = |tenant: &Tenant| setting.takes_base(tenant) || layout.prices(tenant.id);
            if let Some(tenant) = setting.tenants.iter().find(|tenant| !is_priced(tenant)) {
                return Err(other_currency(&file, tenant, Some(&format!("Price / {}", tenant.name))));
            }
            Layout::Shopify(layout)
        }
        Format::WooCommerce => {
            if let Some(tenant) = setting.tenants.iter().find(|tenant| !setting.takes_base(tenant)) {
                return Err(other_currency(&file, tenant, None));
            }
            Layout::WooCommerce(woocommerce::Layout::of(&file, table.header(), problems)?)
        }
    };
    let mut index = Index::default();
    while let Some(row) = table.next()? {
        match &layout {
            Layout::Shopify(layout) => {
                if let Some(key) = shopify::key(layout, &row) {
                    index.saw(key, table.rows());
                }
            }
            Layout::WooCommerce(layout) => woocommerce::look(layout, &row, table.rows(), &mut index),
        }
    }
    index.finish();
    tracing::debug!(products = index.len(), rows = table.rows(), "the file can be read");
    Ok((index, layout))
}

fn other_currency(file: &str, tenant: &Tenant, column: Option<&str>) -> Error {
    let code = &tenant.code;
    let own = column.map_or_else(String::new, |column| format!(", and there is no column `{column}`"));
    let reason = format!(
        "{code} pays in {}, not in the file's currency{own}: import a file of its own for it",
        tenant.currency.code
    );
    Mistake::new(file, 1, reason).key("--tenant").into()
}

/// Takes a row; answers with a product when this is its last row and nothing is wrong with it.
#[expect(clippy::too_many_arguments, reason = "one step of the loop above, with its whole state")]
fn next_draft(
    row: Row,
    number: u64,
    index: &Index,
    layout: &Layout,
    setting: &Setting,
    state: &mut State,
    waiting: &mut Waiting,
    report: &mut Report,
) -> Option<Drafted> {
    let key = match layout {
        Layout::Shopify(layout) => shopify::key(layout, &row),
        Layout::WooCommerce(layout) => woocommerce::key(layout, &row),
    };
    let Some(key) = key else {
        let (header, column) = match layout {
            Layout::Shopify(layout) => (&layout.header[..], "Handle"),
            Layout::WooCommerce(layout) => (layout.header(), "SKU"),
        };
        if row.fault.is_some() {
            state.problems.add_fault(header, &row);
        } else {
            state.problems.add(Severity::Error, row.line, Some(column), "", "is empty: the row belongs to no product");
        }
        return None;
    };
    let rows = waiting.take(index, key, number, row)?;
    let drafted = match layout {
        Layout::Shopify(layout) => shopify::product(&rows, layout, setting, state),
        Layout::WooCommerce(layout) => woocommerce::product(&rows, layout, setting, state),
    };
    report.left_out += u64::from(drafted.is_none());
    let format = match layout {
        Layout::Shopify(_) => Format::Shopify,
        Layout::WooCommerce(_) => Format::WooCommerce,
    };
    drafted.map(|mut drafted| {
        drafted.draft.extra.insert(FORMAT.to_owned(), format.name().to_owned());
        drafted
    })
}

async fn save(
    app: &App,
    run: &mut Run<'_>,
    mut batch: Vec<Drafted>,
    images: Option<&mut Images>,
    state: &mut State,
    report: &mut Report,
) -> Result<()> {
    if batch.is_empty() {
        return Ok(());
    }
    if let Some(images) = images {
        match_pictures(app, &mut batch, images, state, report).await?;
    }
    let drafts: Vec<ProductDraft> = batch.into_iter().map(|drafted| drafted.draft).collect();
    report.variants += drafts.iter().map(|draft| draft.variants.len() as u64).sum::<u64>();
    for outcome in run.save(&drafts).await? {
        match outcome {
            Outcome::Created => report.created += 1,
            Outcome::Updated => report.updated += 1,
            Outcome::Unchanged => report.unchanged += 1,
        }
    }
    Ok(())
}

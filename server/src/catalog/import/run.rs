//! One import: options in, report out.

use std::{
    collections::HashMap,
    path::{Path, PathBuf},
    sync::Arc,
    time::Instant,
};

use bytes::Bytes;
use chrono::NaiveDate;
use serde::Serialize;

use super::{
    images::Images,
    index::{self, Index, Key, Waiting},
    problems::{Problems, Severity},
    shopify,
    table::{Row, Table},
    woocommerce,
};
use crate::{
    app::App,
    catalog::{
        MediaSource, Outcome, ProductDraft,
        write::{BATCH, Mode, Run},
    },
    error::{Error, Result},
    media::{self, Upload},
    mistake::Mistake,
    tenancy::{LanguageId, Tenant},
};

/// Variants of one transaction: products with very many make smaller batches.
const BATCH_VARIANTS: usize = 2_000;
/// Pictures read into memory at once.
const PICTURES_AT_ONCE: usize = 24;

/// Whose file it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Shopify's product CSV, classic or new columns.
    Shopify,
    /// WooCommerce's product CSV.
    WooCommerce,
}

/// What an operator asks for.
#[derive(Clone, Debug)]
pub struct Options {
    /// The file.
    pub file: PathBuf,
    /// Whose it is.
    pub format: Format,
    /// Codes of the countries that it is for; the first one's currency is that of its prices.
    pub tenants: Vec<String>,
    /// Code of the language of its words; by default the countries' own, when they have the same.
    pub language: Option<String>,
    /// A folder of pictures.
    pub images: Option<PathBuf>,
    /// Pieces taken for variants whose pieces the file does not count.
    pub untracked_stock: i64,
    /// Whether nothing shall be written.
    pub dry_run: bool,
}

/// How far an import is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Bytes of the file that were read and saved.
    pub bytes: u64,
    /// Of how many.
    pub total: u64,
    /// Variants so far.
    pub variants: u64,
}

/// What an import did.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Whether nothing was written.
    pub dry_run: bool,
    /// Rows below the header.
    pub rows: u64,
    /// New products.
    pub created: u64,
    /// Products that differed.
    pub updated: u64,
    /// Products that were so already.
    pub unchanged: u64,
    /// Products with errors.
    pub left_out: u64,
    /// Variants of the products that were not left out.
    pub variants: u64,
    /// Pictures matched in the folder.
    pub pictures: u64,
    /// How long it took.
    pub seconds: f64,
    /// What is wrong with the file.
    pub problems: Problems,
}

/// What drafts are made by.
#[derive(Debug)]
pub(super) struct Setting {
    pub(super) tenants: Vec<Arc<Tenant>>,
    pub(super) languages: Vec<LanguageId>,
    pub(super) untracked_stock: i64,
    /// For prices that count on some days only.
    pub(super) today: NaiveDate,
    has_images: bool,
}

/// Where `extra` says which format's columns it holds.
pub(in crate::catalog) const FORMAT: &str = "_format";

impl Format {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Shopify => "shopify",
            Self::WooCommerce => "woocommerce",
        }
    }
}

impl Setting {
    /// Whether the base price is in the country's currency.
    pub(super) fn takes_base(&self, tenant: &Tenant) -> bool {
        self.tenants.first().is_some_and(|first| first.currency.id == tenant.currency.id)
    }

    /// Web addresses are recorded; bare file names count when there is a folder to find them in.
    pub(super) fn takes_address(&self, address: &str) -> bool {
        let lower = address.to_lowercase();
        lower.starts_with("https://") || lower.starts_with("http://") || lower.starts_with("//") || self.has_images
    }
}

/// What drafts are checked against, and what was found.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) problems: Problems,
    /// Hash of a SKU → the line that has it first.
    skus: HashMap<Key, u64>,
}

impl State {
    /// Repeated and missing SKUs are kept as they are, and reported.
    pub(super) fn note_sku(&mut self, line: u64, column: Option<&str>, sku: &str) {
        if sku.is_empty() {
            return self.problems.add(Severity::Note, line, column, "", "is empty: the variant has no SKU");
        }
        let first = *self.skus.entry(index::key("sku", sku)).or_insert(line);
        if first != line {
            self.problems.add(
                Severity::Warning,
                line,
                column,
                sku,
                format!("is the SKU of line {first} too: both are kept"),
            );
        }
    }
}

/// A product that can be saved.
#[derive(Debug)]
pub(super) struct Drafted {
    pub(super) line: u64,
    /// Where each of its pictures is named.
    pub(super) media_lines: Vec<u64>,
    pub(super) draft: ProductDraft,
}

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

fn setting(app: &App, options: &Options) -> Result<Setting> {
    let directory = app.directory();
    let known = || directory.tenants.iter().map(|tenant| tenant.code.as_str());
    let mut tenants: Vec<Arc<Tenant>> = Vec::new();
    for code in &options.tenants {
        let tenant = directory
            .tenant_by_code(code)
            .ok_or_else(|| Mistake::new("--tenant", 0, format!("`{code}` is no country")).suggest(code, known()))?;
        if !tenants.iter().any(|known| known.id == tenant.id) {
            tenants.push(Arc::clone(tenant));
        }
    }
    let Some(first) = tenants.first() else {
        return Err(Mistake::new("--tenant", 0, "names no country").into());
    };
    let language = match &options.language {
        Some(code) => directory.language(code).map(|language| language.id).ok_or_else(|| {
            let codes = directory.languages.iter().map(|language| language.code.as_str());
            Mistake::new("--language", 0, format!("`{code}` is no language")).suggest(code, codes)
        })?,
        None if tenants.iter().all(|tenant| tenant.default_language.id == first.default_language.id) => {
            first.default_language.id
        }
        None => return Err(Mistake::new("--language", 0, "is needed: the countries speak different languages").into()),
    };
    Ok(Setting {
        tenants,
        languages: vec![language],
        untracked_stock: options.untracked_stock,
        today: app.clock.now().date_naive(),
        has_images: options.images.is_some(),
    })
}

/// The first reading: columns, the last row of each product, and whether the file can be read to its end.
fn look_through(app: &App, options: &Options, setting: &Setting, state: &mut State) -> Result<(Index, Layout)> {
    let file = options.file.display().to_string();
    let mut table = Table::open(&options.file)?;
    let problems = &mut state.problems;
    let layout = match options.format {
        Format::Shopify => {
            let layout = shopify::Layout::of(&file, table.header(), &app.directory(), &setting.tenants, problems)?;
            for tenant in
                setting.tenants.iter().filter(|tenant| !setting.takes_base(tenant) && !layout.prices(tenant.id))
            {
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

/// A picture of a product that has a file: which draft, which of its pictures, the line, address and file.
struct Match {
    draft: usize,
    media: usize,
    line: u64,
    address: String,
    path: PathBuf,
}

/// Stores the pictures that the folder has; the addresses of the others stay recorded.
async fn match_pictures(
    app: &App,
    batch: &mut [Drafted],
    images: &mut Images,
    state: &mut State,
    report: &mut Report,
) -> Result<()> {
    let mut matches = Vec::new();
    for (draft, drafted) in batch.iter().enumerate() {
        for (media, picture) in drafted.draft.media.iter().enumerate() {
            let MediaSource::Address(address) = &picture.source else { continue };
            let line = drafted.media_lines.get(media).copied().unwrap_or(drafted.line);
            match images.find(address) {
                Some(path) => matches.push(Match { draft, media, line, address: address.clone(), path }),
                None => {
                    state.problems.add(Severity::Note, line, None, address, "has no picture of its name in the folder")
                }
            }
        }
    }
    report.pictures += matches.len() as u64;
    if report.dry_run {
        return Ok(());
    }
    for matches in matches.chunks(PICTURES_AT_ONCE) {
        store_pictures(app, batch, matches, state).await?;
    }
    Ok(())
}

async fn store_pictures(app: &App, batch: &mut [Drafted], matches: &[Match], state: &mut State) -> Result<()> {
    let mut uploads = Vec::with_capacity(matches.len());
    for found in matches {
        let bytes = Bytes::from(tokio::fs::read(&found.path).await?);
        uploads.push(Upload { name: file_name(&found.path), bytes, source_url: Some(found.address.clone()) });
    }
    let mut good = Vec::new();
    for (result, found) in media::prepare_all(&app.db, &app.media, uploads).await?.into_iter().zip(matches) {
        match result {
            Ok(prepared) => good.push((found, prepared)),
            Err(error) => {
                let reason = format!("{}: {error}; only its address is recorded", found.path.display());
                state.problems.add(Severity::Warning, found.line, None, &found.address, reason);
            }
        }
    }
    let (found, prepared): (Vec<&Match>, Vec<media::Prepared>) = good.into_iter().unzip();
    let mut tx = app.db.begin().await?;
    let assets = media::save(&mut tx, &prepared, app.clock.now()).await?;
    tx.commit().await?;
    for (found, asset) in found.into_iter().zip(assets) {
        let picture = &mut batch[found.draft].draft.media[found.media];
        picture.source = MediaSource::Stored(asset.id, Some(found.address.clone()));
    }
    Ok(())
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

//! `vitrina catalog taxonomy …`: compares the files of categories, brands and collections with the database, applies and exports
//! them; and maps for imports.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, ensure};
use clap::{Args, Subcommand};
use serde::Serialize;
use vitrina_server::{
    catalog::{
        StockMode,
        taxonomy_files::{self, EXPORT_FILES, NamedEntry, TaxonomyKind, TaxonomyPlan},
    },
    import,
    toml_file::{Sources, read_path},
};

use super::csv_format::FormatName;
use crate::{
    commands::context::Context,
    output::{ChangeState, Output, Tone, count},
};

/// The default folder of the files.
const FOLDER: &str = "tenants/taxonomy";
/// How many entries of each kind that are in no file a plan names.
const MOST_NAMED: usize = 5;

const FILES: &str = "\
Files (each of these lists may be in any *.toml file of the folder; their order is the order in menus):

  [[categories]]
  key = \"women/dresses\"            # its name for imports, promotions and rules; it never changes
  parent = \"women\"                 # omit for a top-level category
  active = true                    # false hides it with its subcategories
  picture = \"dresses.jpg\"          # next to this file; default: the current picture
  [categories.texts.en]            # one table per language; omitted languages keep their texts
  name = \"Dresses\"
  slug = \"dresses\"                 # default: made from the name; former ones redirect to it
  title = \"Dresses for women\"      # default: the name
  description = \"For every day.\"

  [[brands]]
  slug = \"tiho\"                    # default: made from the name
  name = \"Tiho\"                    # active and picture as above
  [brands.texts.en]
  description = \"Knitwear.\"

  [[collections]]
  key = \"sale\"                     # active, picture, texts as above; picture_narrow for phones
  sort = \"discount\"                # newest, price, -price, name, -name or discount
  products = [\"rib-tee\"]           # handles of the products; or use rules instead:
  [collections.rules]
  match = \"all\"                    # all or any of the conditions must hold
  tags = [\"linen\"]                 # a list matches if one of its entries does
  types = [\"Shirt\"]
  categories = [\"women\"]           # including subcategories
  brands = [\"tiho\"]
  price_below = { EUR = \"30\" }     # by country or currency; see also price_above
  reduced = 20                     # by at least this percentage
  new = 30                         # published within this number of days

A collection without products and rules contains what product files or maps assign to it. One with price_below, price_above, reduced or
new is updated at every price change and at midnight; promotions cannot refer to it.";

const MAP: &str = "\
A map, for `vitrina catalog import --categories map.toml`:

  otherwise = \"as-in-file\"         # without a category from any entry; or \"skip\", or a key
  [[map]]
  type = \"T-Shirt\"                 # or a list; case does not matter, * at the end matches anything
  tag = \"women\"                    # type, file_category, vendor, tag: all that are given must match
  category = \"women/t-shirts\"      # or a list
  gender = \"women\"                 # these are optional: gender, brand = \"slug\", collection = \"key\"
  [[map]]
  file_category = \"Clothing > Gift cards*\"
  skip = true                      # matching products are not imported

The type, each category, the vendor and each tag of a product are mapped by the first entry that matches it, and the results are combined.
An entry applies to the first of type, file_category, vendor and tag that it contains.";

/// Subcommands of `catalog taxonomy`.
#[derive(Debug, Subcommand)]
pub enum TaxonomyCommand {
    /// Show what `apply` would change, without changing anything
    #[command(after_long_help = FILES)]
    Plan {
        /// Folder of *.toml files, or a single file
        #[arg(default_value = FOLDER)]
        path: PathBuf,
    },
    /// Apply the files to the database, all of them or none
    #[command(after_long_help = FILES)]
    Apply {
        /// Folder of *.toml files, or a single file
        #[arg(default_value = FOLDER)]
        path: PathBuf,
        /// Only show what would change, like `plan`
        #[arg(long)]
        dry_run: bool,
    },
    /// Export categories, brands and collections from the database, with their pictures beside the files
    Export {
        /// A *.toml file, or a folder for categories.toml, brands.toml and collections.toml [default: stdout, without pictures]
        path: Option<PathBuf>,
    },
    /// Print a proposed map from the types and categories of a product file to those of the shop
    #[command(after_long_help = MAP)]
    Propose(ProposeArgs),
}

/// Arguments of `catalog taxonomy propose`.
#[derive(Debug, Args)]
pub struct ProposeArgs {
    /// CSV file to read
    file: PathBuf,
    /// CSV format
    #[arg(long, value_name = "FORMAT")]
    format: FormatName,
    /// Country that the file is for [default: the first one]
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Language of the names of new categories [default: the country's default language]
    #[arg(long, value_name = "LL")]
    language: Option<String>,
    /// Propose new categories for types without a match and write them to this file, for `taxonomy apply`
    #[arg(long, value_name = "FILE")]
    categories_out: Option<PathBuf>,
}

/// Runs the subcommand.
pub(super) async fn run(context: &Context, command: TaxonomyCommand) -> Result<()> {
    match command {
        TaxonomyCommand::Plan { path } | TaxonomyCommand::Apply { path, dry_run: true } => {
            let sources = sources(&path)?;
            let app = context.open_app().await?;
            print_plan(&context.output, &taxonomy_files::plan(&app, &sources).await?, ChangeState::Planned)
        }
        TaxonomyCommand::Apply { path, dry_run: false } => {
            let sources = sources(&path)?;
            let app = context.open_app().await?;
            print_plan(&context.output, &taxonomy_files::apply(&app, &sources).await?, ChangeState::Applied)
        }
        TaxonomyCommand::Export { path } => export(context, path.as_deref()).await,
        TaxonomyCommand::Propose(args) => propose(context, args).await,
    }
}

fn sources(path: &Path) -> Result<Sources> {
    if path == Path::new(FOLDER) && !path.exists() {
        return Err(anyhow!(
            "there is no folder {FOLDER}: give the folder or file, or create one: `vitrina catalog taxonomy propose` proposes categories for a product file, `vitrina catalog taxonomy export {FOLDER}` writes those of the database"
        ));
    }
    Ok(read_path(path)?)
}

fn print_plan(output: &Output, plan: &TaxonomyPlan, state: ChangeState) -> Result<()> {
    for warning in &plan.warnings {
        output.warn(warning);
    }
    warn_of_unmanaged(output, &plan.unmanaged);
    let created = plan.changes.iter().any(|change| change.created && change.entry.kind == TaxonomyKind::Category);
    output.value(plan, |plan| {
        let mut lines = Vec::new();
        for change in &plan.changes {
            let (sign, tone) = if change.created { ("+", Tone::Good) } else { ("~", Tone::Changed) };
            lines.push(output.paint(tone, &format!("{sign} {} {}", change.entry.kind.name(), change.entry.key)));
            for field in &change.fields {
                let old = field.old.as_ref().map(|text| output.paint(Tone::Bad, text));
                let new = field.new.as_ref().map(|text| output.paint(Tone::Good, text));
                lines.push(match (old, new) {
                    (Some(old), Some(new)) => format!("    {}: {old} → {new}", field.key),
                    (Some(old), None) => format!("    {}: {old} → (none)", field.key),
                    (None, new) => format!("    {}: {}", field.key, new.unwrap_or_default()),
                });
            }
        }
        let created = plan.changes.iter().filter(|change| change.created).count();
        let changed = plan.changes.len() - created;
        lines.push(if plan.changes.is_empty() {
            format!("Nothing to change: {} up to date.", entries(plan.unchanged))
        } else {
            state.summary(&[(created, "create"), (changed, "change")], plan.unchanged)
        });
        lines.join("\n")
    })?;
    if created && state == ChangeState::Applied {
        output.note("`vitrina catalog import FILE --categories MAP` puts products into categories.");
    }
    Ok(())
}

/// Imports create brands and categories by the dozen, so only a few of each kind are named.
fn warn_of_unmanaged(output: &Output, unmanaged: &[NamedEntry]) {
    for kind in TaxonomyKind::ALL {
        let keys: Vec<&str> =
            unmanaged.iter().filter(|entry| entry.kind == kind).map(|entry| entry.key.as_str()).collect();
        if keys.is_empty() {
            continue;
        }
        let more =
            if keys.len() > MOST_NAMED { format!(" and {} more", keys.len() - MOST_NAMED) } else { String::new() };
        output.warn(&format!(
            "[[{}]]: the database has {}{more}, which are in no file; add them with `active = false` to hide them",
            kind.list(),
            keys.iter().take(MOST_NAMED).copied().collect::<Vec<_>>().join(", ")
        ));
    }
}

fn entries(number: usize) -> String {
    if number == 1 { "1 entry".to_owned() } else { format!("{number} entries") }
}

async fn export(context: &Context, path: Option<&Path>) -> Result<()> {
    let (app, output) = (context.open_app().await?, &context.output);
    let Some(path) = path else {
        ensure!(!output.is_json(), "--json needs a file or folder for the taxonomy");
        let records = taxonomy_files::stored(&app).await?;
        let texts = EXPORT_FILES.map(|(_, kind)| taxonomy_files::export(&records, kind));
        let texts: Vec<String> = texts.into_iter().filter(|text| !text.is_empty()).collect();
        output.raw(texts.join("\n").as_bytes())?;
        if records.has_pictures() {
            output.note("Pictures are not part of this: give a file or folder to export them too.");
        }
        return Ok(());
    };
    let planned = taxonomy_files::export_files(&app, path, true).await?;
    let overwritten = planned.files.iter().filter(|file| Path::new(file).exists()).count();
    if overwritten > 0 {
        let question = format!(
            "Overwrite {} in {}? Comments are lost, and pictures may get other names.",
            count(overwritten, "file"),
            path.display()
        );
        ensure!(output.confirm(&question)?, "nothing was written");
    }
    let exported = taxonomy_files::export_files(&app, path, false).await?;
    for warning in &exported.warnings {
        output.warn(warning);
    }
    output.value(&exported, |exported| {
        format!("{}: {} written.", entries(exported.entries), count(exported.files.len(), "file"))
    })?;
    Ok(())
}

fn write_file(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[derive(Serialize)]
struct ProposalSummary {
    map: String,
    categories: String,
    products: u64,
    mapped: usize,
    open: usize,
    #[serde(rename = "newCategories")]
    new_categories: usize,
}

async fn propose(context: &Context, args: ProposeArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let first = directory.active().next().or_else(|| directory.tenants.first());
    let tenant = args.tenant.or_else(|| first.map(|tenant| tenant.code.clone()));
    let options = import::Options {
        file: args.file,
        format: args.format.format(),
        tenants: tenant.into_iter().collect(),
        language: args.language,
        images: None,
        categories: None,
        stock: StockMode::Keep,
        dry_run: true,
    };
    let proposal = import::propose(&app, &options, args.categories_out.is_some()).await?;
    if let Some(path) = &args.categories_out {
        if path.exists() && proposal.new_categories > 0 {
            let question = format!("Overwrite {}?", path.display());
            ensure!(context.output.confirm(&question)?, "nothing was written");
        }
        if proposal.new_categories > 0 {
            write_file(path, &proposal.categories)?;
        }
    }
    let summary = ProposalSummary {
        map: proposal.map,
        categories: proposal.categories,
        products: proposal.products,
        mapped: proposal.mapped,
        open: proposal.open,
        new_categories: proposal.new_categories,
    };
    context.output.value(&summary, |summary| summary.map.trim_end().to_owned())?;
    let output = &context.output;
    output.note(&format!(
        "{}: {} mapped to a category, {} not mapped.",
        count(usize::try_from(summary.products).unwrap_or(usize::MAX), "product"),
        count(summary.mapped, "type"),
        summary.open
    ));
    if let Some(path) = args.categories_out.filter(|_| summary.new_categories > 0) {
        output.note(&format!(
            "{} new categories were written to {}: review them, run `vitrina catalog taxonomy apply {}`, then import with --categories and this map, saved to a file.",
            summary.new_categories,
            path.display(),
            path.display()
        ));
    }
    Ok(())
}

//! The demo shop: our own catalogue, drawn and written for this program, loaded into all active countries.
//!
//! Everything is made from files inside the program by fixed rules (stock, SKUs, prices of the past), so a second run finds
//! everything as it is and changes nothing.

mod files;
mod texts;
mod chance;
mod drawings;
mod pictures;
mod taxonomy;
mod products;
mod home;

use serde::Serialize;

use crate::{
    app::App,
    catalog::{self, Outcome},
    error::Result,
    tenancy::Directory,
};

pub use files::Demo;

/// How far the loading is, for a progress bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub what: &'static str,
    /// How much of it.
    pub done: u64,
    /// Of how much.
    pub total: u64,
}

/// What a run did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Pictures drawn now; those that were there are kept.
    pub pictures_drawn: u64,
    /// Rows of categories, brands, collections and attributes that changed.
    pub taxonomy_changed: u64,
    /// New products.
    pub created: u64,
    /// Products that differed.
    pub updated: u64,
    /// Products that were so already.
    pub unchanged: u64,
    /// Countries whose home page changed.
    pub homes_changed: u64,
    /// What is not as it should be, such as a language without texts.
    pub warnings: Vec<String>,
}

impl Report {
    /// Whether anything was written.
    pub fn is_changed(&self) -> bool {
        self.pictures_drawn + self.taxonomy_changed + self.created + self.updated + self.homes_changed > 0
    }
}

/// Loads the demo catalogue into all active countries.
pub async fn load(app: &App, directory: &Directory, progress: &(dyn Fn(Progress) + Sync)) -> Result<Report> {
    let demo = Demo::read()?;
    let mut report = Report::default();
    let languages = texts::by_language(&demo, directory, &mut report.warnings)?;
    let shown = pictures::hang(app, &demo, &mut report, progress).await?;
    report.taxonomy_changed = catalog::save_taxonomy(app, &taxonomy::draft(&demo, &languages, &shown)).await?;
    let drafts = products::drafts(&demo, directory, &languages, &shown, &mut report.warnings)?;
    progress(Progress { what: "products", done: 0, total: drafts.len() as u64 });
    for outcome in catalog::save_products(app, directory, &drafts).await? {
        match outcome {
            Outcome::Created => report.created += 1,
            Outcome::Updated => report.updated += 1,
            Outcome::Unchanged => report.unchanged += 1,
        }
    }
    progress(Progress { what: "products", done: drafts.len() as u64, total: drafts.len() as u64 });
    report.homes_changed = home::furnish(app, &demo, directory, &languages, &shown).await?;
    Ok(report)
}

//! Proposes a first category map for a file: its types and categories with counts, mapped to the shop's categories with matching
//! names; for the rest new categories can be created on request.

mod file_values;
mod draft;
mod matching;
mod words;
mod write;

use std::collections::HashMap;

use self::{
    draft::{NewCategories, ProposedValue, proposed},
    file_values::ValueCounter,
    matching::KnownCategory,
};
use super::{options::Options, run::products};
use crate::{
    app::App,
    catalog::taxonomy_files::{NamedCategory, stored},
    error::Result,
};

/// A proposal.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The map, as a file.
    pub map: String,
    /// The new categories that the map needs, as a file; empty if there are none.
    pub categories: String,
    /// Number of products in the file.
    pub products: u64,
    /// Number of types and categories in the file that the map assigns to a category.
    pub mapped: usize,
    /// Number of types and categories that the operator has to decide.
    pub open: usize,
    /// Number of new categories.
    pub new_categories: usize,
}

/// Proposes a map for a file. With `makes_categories` values without a matching category are mapped to new ones.
pub async fn propose(app: &App, options: &Options, makes_categories: bool) -> Result<Proposal> {
    let mut counting = ValueCounter::default();
    products(app, options, |parsed| counting.add(&parsed))?;
    let file_values = counting.done();
    let taxonomy = stored(app).await?;
    let known = known_categories(&taxonomy.categories());
    let mut new = NewCategories::of(known.iter().map(|category| category.key.as_str()));
    let entries: Vec<ProposedValue> =
        proposed(&file_values, &known, if makes_categories { Some(&mut new) } else { None });
    let language = language(app, options)?;
    let brands: Vec<(String, String)> = taxonomy.brands();
    Ok(Proposal {
        map: write::map(&file_values, &entries, &brands),
        categories: write::categories(&new, &language),
        products: file_values.products,
        mapped: entries.iter().filter(|entry| entry.is_decided()).count(),
        open: entries.iter().filter(|entry| !entry.is_decided()).count(),
        new_categories: new.len(),
    })
}

/// The language of the file's texts: the requested one, or the first country's default.
fn language(app: &App, options: &Options) -> Result<String> {
    let directory = app.directory();
    if let Some(code) = &options.language {
        let known = directory.language(code).ok_or_else(|| super::context::unknown_language(&directory, code))?;
        return Ok(known.code.clone());
    }
    let tenant = options.tenants.first().and_then(|code| directory.tenant_by_code(code));
    Ok(tenant.map(|tenant| tenant.default_language.code.clone()).unwrap_or_default())
}

fn known_categories(categories: &[NamedCategory]) -> Vec<KnownCategory> {
    let by_key: HashMap<&str, &NamedCategory> =
        categories.iter().map(|category| (category.key.as_str(), category)).collect();
    let known = |category: &NamedCategory| {
        let mut above: Vec<&str> = Vec::new();
        let mut at = category.parent.as_deref();
        // The tree has no cycles, and no path is longer than the number of categories.
        for _ in 0..categories.len() {
            let Some(parent) = at.and_then(|key| by_key.get(key)) else { break };
            above.extend(parent.names.iter().map(String::as_str));
            above.push(parent.key.rsplit('/').next().unwrap_or(&parent.key));
            at = parent.parent.as_deref();
        }
        KnownCategory::of(&category.key, category.names.iter().map(String::as_str), above.into_iter())
    };
    categories.iter().map(known).collect()
}

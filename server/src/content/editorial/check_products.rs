//! Checks that the products, categories, brands and collections that posts name exist.

use super::files::Files;
use crate::{
    catalog::{SelectorNames, product_keys, split_selector},
    db::ReadSession,
    diagnostic::Diagnostic,
    error::{Error, Result},
};

/// Refuses selectors that match nothing because a name in them does not exist.
pub(super) async fn check_products(session: impl Into<ReadSession<'_>>, files: &Files) -> Result<()> {
    let posts = || files.files.values().filter_map(|file| Some((file, &file.front_matter.as_ref()?.products)));
    let keys = product_keys(posts().flat_map(|(_, products)| products));
    if posts().all(|(_, products)| products.is_empty()) {
        return Ok(());
    }
    let names = SelectorNames::read(session, &keys).await?;
    let mut wrong = Vec::new();
    for (file, products) in posts() {
        for selector in products.iter().filter(|selector| !names.has(selector)) {
            let Some((prefix, name)) = split_selector(selector) else { continue };
            let line = file.source.lines().position(|line| line.contains(selector.as_str())).map_or(0, |line| line + 1);
            let diagnostic = Diagnostic::new(files.name(&file.id), line, format!("there is no {prefix} {name}"));
            wrong.push(diagnostic.key("products").suggest(name, names.known(prefix)));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(Error::Diagnostics(wrong)) }
}

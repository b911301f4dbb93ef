//! Removes a language's texts, such as those of a file that was imported with the wrong language.

use serde::Serialize;

use super::{
    digest::Digests,
    feed,
    store::{products, text_removal as store},
};
use crate::{app::App, changes, db::Tx, error::Result, id::ProductId, tenancy::LanguageId};

/// Products per statement.
const BATCH: usize = 500;

/// The texts to remove.
#[derive(Clone, Debug)]
pub struct TextRemoval {
    /// The language.
    pub language: LanguageId,
    /// Limits the removal to the products of these keys; if empty, it covers all products, categories, collections and option
    /// values.
    pub products: Vec<String>,
    /// Whether nothing is written.
    pub dry_run: bool,
}

/// The removed texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RemovedTexts {
    /// Texts of products.
    pub products: u64,
    /// Texts of categories, collections and option values.
    pub others: u64,
    /// Products without a text in any other language; they keep theirs.
    pub kept: u64,
    /// Keys that belong to no product.
    pub unknown: Vec<String>,
}

/// Removes a language's texts, in one transaction. A record without a text in any other language keeps its own, so that nothing
/// is left without a name. The next import of a file in this language brings the texts back.
pub async fn remove_texts(app: &App, removal: &TextRemoval) -> Result<RemovedTexts> {
    let mut tx = app.db.begin().await?;
    let mut removed = RemovedTexts::default();
    let named = named_products(&mut tx, removal, &mut removed).await?;
    let mut products = store::products_with_text(&mut tx, removal.language).await?;
    if let Some(named) = &named {
        products.retain(|(product, _)| named.contains(product));
    }
    let (removable, kept): (Vec<_>, Vec<_>) = products.into_iter().partition(|(_, has_other)| *has_other);
    removed.kept = kept.len() as u64;
    let removable: Vec<ProductId> = removable.into_iter().map(|(product, _)| product).collect();
    for batch in removable.chunks(BATCH) {
        removed.products += store::delete_product_texts(&mut tx, removal.language, batch).await?;
        for (product, digest) in store::digests(&mut tx, batch).await? {
            let digest = Digests::read(&digest).without_language(removal.language).text();
            store::set_digest(&mut tx, product, &digest).await?;
        }
    }
    if named.is_none() {
        removed.others = store::delete_other_texts(&mut tx, removal.language).await?;
    }
    if removal.dry_run {
        tx.rollback().await?;
        return Ok(removed);
    }
    if removed.products + removed.others > 0 {
        changes::record_shown_catalog(&mut tx).await?;
        feed::record_documents(&mut tx, &removable).await?;
    }
    tx.commit().await?;
    Ok(removed)
}

async fn named_products(
    tx: &mut Tx,
    removal: &TextRemoval,
    removed: &mut RemovedTexts,
) -> Result<Option<Vec<ProductId>>> {
    if removal.products.is_empty() {
        return Ok(None);
    }
    let known = products::find_by_keys(tx, &removal.products).await?;
    let is_unknown = |key: &&String| known.iter().all(|row| row.key != **key);
    removed.unknown = removal.products.iter().filter(is_unknown).cloned().collect();
    Ok(Some(known.into_iter().map(|row| row.id).collect()))
}

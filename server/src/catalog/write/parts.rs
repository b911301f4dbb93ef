//! Parts of a product other than texts and variants: categories, collections, tags, options, pictures, badges, related products.

use std::collections::HashMap;

use super::{change::ProductChange, resolve::Lookup, store::products as store};
use crate::{
    db::{DbResult, Tx},
    id::ProductId,
};

/// Replaces categories, collections, tags, options and pictures of products whose core differs.
pub(super) async fn write(tx: &mut Tx, changes: &[ProductChange<'_>]) -> DbResult<()> {
    let changes: Vec<&ProductChange<'_>> = changes.iter().filter(|change| change.difference.core).collect();
    let replaced: Vec<ProductId> =
        changes.iter().filter(|change| !change.is_new).map(|change| change.product_id).collect();
    if !replaced.is_empty() {
        store::clear_parts(tx, &replaced).await?;
    }
    write_places(tx, &changes).await?;
    let tags: Vec<(ProductId, &str)> = changes
        .iter()
        .flat_map(|change| change.resolved.tags.iter().map(|tag| (change.product_id, tag.as_str())))
        .collect();
    store::insert_tags(tx, &tags).await?;
    let mut options = Vec::new();
    let mut media = Vec::new();
    for change in changes {
        for (position, (attribute, name)) in (1..).zip(&change.resolved.options) {
            let product_id = change.product_id;
            options.push(store::OptionRow { product_id, position, attribute_id: *attribute, name });
        }
        for (position, picture) in (1..).zip(&change.resolved.media) {
            media.push(store::MediaRow {
                product_id: change.product_id,
                position,
                asset_id: picture.asset_id,
                colour_id: picture.colour_id,
                view: picture.draft.view.as_deref(),
                alt: picture.draft.alt.as_deref(),
                source_url: picture.source_url,
            });
        }
    }
    store::insert_options(tx, &options).await?;
    store::insert_media(tx, &media).await
}

/// Writes categories and collections if the source's values differ from the previous ones.
async fn write_places(tx: &mut Tx, changes: &[&ProductChange<'_>]) -> DbResult<()> {
    let changes: Vec<&ProductChange<'_>> =
        changes.iter().filter(|change| change.is_new || change.difference.places).copied().collect();
    let replaced: Vec<ProductId> =
        changes.iter().filter(|change| !change.is_new).map(|change| change.product_id).collect();
    if !replaced.is_empty() {
        store::clear_places(tx, &replaced).await?;
    }
    store::insert_categories(tx, &links(&changes, |change| &change.resolved.category_ids)).await?;
    store::insert_collections(tx, &links(&changes, |change| &change.resolved.collection_ids)).await
}

fn links<I: Copy>(
    changes: &[&ProductChange<'_>],
    ids: impl for<'c> Fn(&'c ProductChange<'_>) -> &'c [I],
) -> Vec<store::Link<I>> {
    let mut links = Vec::new();
    for change in changes {
        for (position, id) in (1..).zip(ids(change)) {
            links.push(store::Link { product_id: change.product_id, position, other_id: *id });
        }
    }
    links
}

/// Replaces the badges of countries for which the draft gives badges.
pub(super) async fn write_badges(tx: &mut Tx, lookup: &Lookup, changes: &[ProductChange<'_>]) -> DbResult<()> {
    let mut of = Vec::new();
    let mut rows = Vec::new();
    for change in changes {
        for tenant in &change.difference.tenants {
            let badges = change.resolved.draft.offers.get(tenant).and_then(|offer| offer.badges.as_ref());
            let Some(badges) = badges else { continue };
            if !change.is_new {
                of.push((*tenant, change.product_id));
            }
            let known = badges.iter().filter_map(|key| lookup.badge(key));
            rows.extend(known.map(|badge| (*tenant, change.product_id, badge)));
        }
    }
    store::replace_badges(tx, &of, &rows).await
}

/// Stores which products are related; unknown keys are skipped.
pub(super) async fn relate(tx: &mut Tx, related: &[(String, Vec<String>)]) -> DbResult<Vec<ProductId>> {
    let mut keys: Vec<String> = related.iter().flat_map(|(key, others)| others.iter().chain([key])).cloned().collect();
    keys.sort_unstable();
    keys.dedup();
    let ids: HashMap<String, ProductId> =
        store::find_by_keys(tx, &keys).await?.into_iter().map(|row| (row.key, row.id)).collect();
    let products: Vec<ProductId> = related.iter().filter_map(|(key, _)| ids.get(key).copied()).collect();
    let mut rows = Vec::new();
    for (key, others) in related {
        let Some(product) = ids.get(key) else { continue };
        let mut known: Vec<ProductId> = others.iter().filter_map(|other| ids.get(other).copied()).collect();
        known.dedup();
        rows.extend((1..).zip(known).map(|(position, other_id)| store::Link {
            product_id: *product,
            position,
            other_id,
        }));
    }
    store::replace_related(tx, &products, &rows).await?;
    Ok(products)
}

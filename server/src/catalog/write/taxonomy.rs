//! Saves attributes, brands, categories and collections with their texts, described by one draft.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::{
    feed, membership,
    store::taxonomy::{self as store, CategorySlugRow, CategoryTextRow, CollectionTextRow},
    taxonomy_draft::{AttributeDraft, BrandDraft, CategoryDraft, CollectionContent, CollectionDraft, TaxonomyDraft},
};
use crate::{
    app::App,
    catalog::collection_rule::CollectionRule,
    changes,
    db::{DbResult, Tx},
    error::{Error, Result},
    id::{CategoryId, CollectionId, ValueId},
    tenancy::LanguageId,
};

/// Saves the draft in one transaction; returns the number of rows that changed. A changed slug leaves a redirect.
pub async fn save_taxonomy(app: &App, draft: &TaxonomyDraft) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let changed = write_taxonomy(&mut tx, app.clock.now(), draft).await?;
    tx.commit().await?;
    Ok(changed)
}

/// Like `save_taxonomy`, in the caller's transaction. Collections filled by rules or lists are updated too.
pub async fn write_taxonomy(tx: &mut Tx, now: DateTime<Utc>, draft: &TaxonomyDraft) -> Result<u64> {
    membership::lock(tx).await?;
    let mut changed = 0;
    for (position, attribute) in (1..).zip(&draft.attributes) {
        changed += save_attribute(tx, position, attribute).await?;
    }
    changed += save_brands(tx, &draft.brands).await?;
    changed += save_categories(tx, now, &draft.categories).await?;
    changed += save_collections(tx, now, &draft.collections).await?;
    if changed > 0 {
        membership::update_all(tx).await?;
        changes::record_shown_catalog(tx).await?;
    }
    Ok(changed)
}

async fn save_attribute(tx: &mut Tx, position: i64, attribute: &AttributeDraft) -> DbResult<u64> {
    let mut changed = store::save_attribute(tx, &attribute.key, position).await?;
    let id = store::attribute_id(tx, &attribute.key).await?;
    for (position, value) in (1..).zip(&attribute.values) {
        changed += store::save_value(tx, id, &value.key, value.swatch.as_deref(), position).await?;
    }
    let ids: HashMap<String, ValueId> = store::value_ids(tx, id).await?.into_iter().collect();
    for value in &attribute.values {
        let Some(id) = ids.get(&value.key) else { continue };
        for (language, name) in &value.names {
            changed += store::save_value_text(tx, *id, *language, name).await?;
        }
    }
    Ok(changed)
}

async fn save_brands(tx: &mut Tx, brands: &[BrandDraft]) -> DbResult<u64> {
    let mut changed = 0;
    for brand in brands {
        changed += store::save_brand(tx, brand).await?;
        let id = store::brand_id(tx, &brand.slug).await?;
        for (language, description) in &brand.descriptions {
            changed += store::save_brand_text(tx, id, *language, description).await?;
        }
    }
    Ok(changed)
}

async fn save_categories(tx: &mut Tx, now: DateTime<Utc>, categories: &[CategoryDraft]) -> Result<u64> {
    let mut changed = 0;
    let former: HashMap<(CategoryId, LanguageId), CategorySlugRow> =
        store::category_slugs(tx).await?.into_iter().map(|row| ((row.category_id, row.language_id), row)).collect();
    free_category_slugs(tx, categories, &former).await?;
    for category in categories {
        let parent_id = parent_of(tx, category).await?;
        changed += store::save_category(tx, parent_id, category).await?;
        let id = store::category_id(tx, &category.key).await?.ok_or(Error::NotFound)?;
        for (language, text) in &category.texts {
            let row = CategoryTextRow { category_id: id, language_id: *language, parent_id, text };
            changed += store::save_category_text(tx, row).await?;
        }
        changed += store::move_category_texts(tx, id, parent_id).await?;
        for old in former.values().filter(|old| old.category_id == id) {
            let slug = category.texts.get(&old.language_id).map_or(&old.slug, |text| &text.slug);
            if old.parent_id != parent_id || old.slug != *slug {
                store::redirect_slug(tx, "category", old.language_id, old.parent_id, &old.slug, id, now).await?;
            }
        }
    }
    Ok(changed)
}

async fn parent_of(tx: &mut Tx, category: &CategoryDraft) -> Result<CategoryId> {
    let Some(parent) = &category.parent else { return Ok(CategoryId::ROOT) };
    store::category_id(tx, parent).await?.ok_or_else(|| {
        Error::internal(format!("category `{}` stands below `{parent}`, which is not there", category.key))
    })
}

/// Frees the slugs of categories that get new ones, so that two categories can swap theirs.
async fn free_category_slugs(
    tx: &mut Tx,
    categories: &[CategoryDraft],
    former: &HashMap<(CategoryId, LanguageId), CategorySlugRow>,
) -> Result<()> {
    for category in categories {
        let Some(id) = store::category_id(tx, &category.key).await? else { continue };
        let parent_id = match &category.parent {
            Some(parent) => store::category_id(tx, parent).await?,
            None => Some(CategoryId::ROOT),
        };
        for (language, text) in &category.texts {
            let old = former.get(&(id, *language));
            if old.is_some_and(|old| Some(old.parent_id) != parent_id || old.slug != text.slug) {
                store::free_category_slug(tx, id, *language).await?;
            }
        }
    }
    Ok(())
}

async fn save_collections(tx: &mut Tx, now: DateTime<Utc>, collections: &[CollectionDraft]) -> Result<u64> {
    let mut changed = 0;
    let former: HashMap<(CollectionId, LanguageId), String> =
        store::collection_slugs(tx).await?.into_iter().map(|(id, language, slug)| ((id, language), slug)).collect();
    let mut ids = Vec::with_capacity(collections.len());
    for collection in collections {
        changed += store::save_collection(tx, collection).await?;
        let id = store::collection_id(tx, &collection.key).await?;
        changed += save_content(tx, id, collection).await?;
        for (language, text) in &collection.texts {
            if former.get(&(id, *language)).is_some_and(|slug| *slug != text.slug) {
                store::free_collection_slug(tx, id, *language).await?;
            }
        }
        ids.push(id);
    }
    for (collection, id) in collections.iter().zip(ids) {
        for (language, text) in &collection.texts {
            let row = CollectionTextRow { collection_id: id, language_id: *language, text };
            changed += store::save_collection_text(tx, row).await?;
            if let Some(slug) = former.get(&(id, *language)).filter(|slug| **slug != text.slug) {
                store::redirect_slug(tx, "collection", *language, CategoryId::ROOT, slug, id, now).await?;
            }
        }
    }
    Ok(changed)
}

async fn save_content(tx: &mut Tx, id: CollectionId, collection: &CollectionDraft) -> DbResult<u64> {
    let stored = store::collection_content(tx, id).await?;
    let former = (stored.product_keys.as_deref().map(Vec::as_slice), stored.rule.as_deref());
    let (product_keys, rule): (Option<&[String]>, Option<&CollectionRule>) = match &collection.content {
        None => former,
        Some(CollectionContent::BySource) => (None, None),
        Some(CollectionContent::Products(keys)) => (Some(keys.as_slice()), None),
        Some(CollectionContent::Rule(rule)) => (None, Some(rule)),
    };
    let sort = collection.sort.as_ref().or(stored.sort.as_ref());
    if former == (product_keys, rule) && stored.sort.as_ref() == sort {
        return Ok(0);
    }
    if rule.is_some_and(CollectionRule::is_moving) {
        let gone = store::clear_members(tx, id).await?;
        feed::record_documents(tx, &gone).await?;
    }
    store::set_collection_content(tx, id, product_keys, rule, sort).await
}

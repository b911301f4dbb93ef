//! Brands, categories and collections by their names.

use super::{
    super::{
        names::{fold, non_empty, slugify},
        store::lookup as store,
    },
    lookup::Lookup,
};
use crate::{
    catalog::draft::Extra,
    db::{DbResult, Tx},
    id::{BrandId, CategoryId, CollectionId},
    tenancy::LanguageId,
};

impl Lookup {
    /// Finds or creates a brand by slug or name. A spelling that differs from the brand's own is kept for the export.
    pub(super) async fn brand(&mut self, tx: &mut Tx, name: &str, extra: &mut Extra) -> DbResult<BrandId> {
        let name = name.trim();
        let slug = non_empty(slugify(name), "brand");
        let known = self.brands.get(name).or_else(|| self.brands.get(&fold(name))).or_else(|| self.brands.get(&slug));
        let id = if let Some(id) = known {
            *id
        } else {
            let id = store::insert_brand(tx, &slug, name).await?;
            self.add_brand(id, &slug, name.to_owned());
            id
        };
        if self.brand_names.get(&id).is_some_and(|own| own != name) && slug != name {
            extra.insert("Vendor".to_owned(), name.to_owned());
        }
        Ok(id)
    }

    pub(super) async fn category(
        &mut self,
        tx: &mut Tx,
        languages: &[LanguageId],
        path: &[String],
    ) -> DbResult<Option<CategoryId>> {
        let mut at = None;
        for step in path.iter().map(|step| step.trim()).filter(|step| !step.is_empty()) {
            at = Some(self.category_step(tx, languages, at.unwrap_or(CategoryId::ROOT), step).await?);
        }
        Ok(at)
    }

    async fn category_step(
        &mut self,
        tx: &mut Tx,
        languages: &[LanguageId],
        parent: CategoryId,
        name: &str,
    ) -> DbResult<CategoryId> {
        let slug = non_empty(slugify(name), "category");
        let known = self.categories.get(&(parent, fold(name))).or_else(|| self.categories.get(&(parent, slug.clone())));
        let key = match self.category_keys.get(&parent) {
            Some(above) => format!("{above}/{slug}"),
            None => slug.clone(),
        };
        // A category that was moved keeps its key, so it is found by it.
        let known = known.or_else(|| self.category_ids.get(&key));
        let id = if let Some(id) = known {
            *id
        } else {
            let id = store::insert_category(tx, &key, parent).await?;
            self.categories.insert((parent, slug.clone()), id);
            self.category_ids.insert(key.clone(), id);
            self.category_keys.insert(id, key);
            self.category_parents.insert(id, parent);
            id
        };
        let parent = self.category_parents.get(&id).copied().unwrap_or(parent);
        for language in languages {
            if !self.category_texts.contains(&(id, *language)) {
                store::insert_category_text(tx, id, *language, parent, &slug, name).await?;
                self.add_category_text(id, *language, parent, &slug, name);
            }
        }
        Ok(id)
    }

    pub(super) async fn collection(
        &mut self,
        tx: &mut Tx,
        languages: &[LanguageId],
        name: &str,
    ) -> DbResult<CollectionId> {
        let name = name.trim();
        let slug = non_empty(slugify(name), "collection");
        let known = self.collections.get(&fold(name)).or_else(|| self.collections.get(&slug));
        let id = if let Some(id) = known {
            *id
        } else {
            let id = store::insert_collection(tx, &slug).await?;
            self.collections.insert(slug.clone(), id);
            id
        };
        for language in languages {
            if !self.collection_texts.contains(&(id, *language)) {
                store::insert_collection_text(tx, id, *language, &slug, name).await?;
                self.add_collection_text(id, *language, &slug, name);
            }
        }
        Ok(id)
    }
}

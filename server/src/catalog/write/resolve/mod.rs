//! Resolves names to ids: brands, categories, collections and attribute values of a draft, created if missing.

mod lookup;
mod options;
mod resolved;
mod taxonomy;

use self::resolved::ResolvedMedia;
pub(super) use self::{
    lookup::Lookup,
    resolved::{OptionValues, ResolvedDraft, ResolvedVariant},
};
use super::names::fold;
use crate::{
    catalog::draft::{MediaSource, OptionKind, ProductDraft},
    db::{DbResult, Tx},
    id::AttributeId,
    media::RecordedUrl,
    tenancy::LanguageId,
};

impl Lookup {
    /// Finds or creates all records that a draft names.
    pub(super) async fn resolve<'d>(&mut self, tx: &mut Tx, draft: &'d ProductDraft) -> DbResult<ResolvedDraft<'d>> {
        let languages: Vec<LanguageId> = draft.texts.keys().copied().collect();
        let mut extra = draft.extra.clone();
        let brand_id = match &draft.brand {
            Some(name) => Some(self.brand(tx, name, &mut extra).await?),
            None => None,
        };
        let category_languages = draft.category_language.map_or_else(|| languages.clone(), |language| vec![language]);
        let mut category_ids = Vec::new();
        for path in &draft.categories {
            push_new(&mut category_ids, self.category(tx, &category_languages, path).await?);
        }
        for key in &draft.category_keys {
            push_new(&mut category_ids, self.category_ids.get(key).copied());
        }
        let mut collection_ids = Vec::new();
        for name in &draft.collections {
            push_new(&mut collection_ids, Some(self.collection(tx, &languages, name).await?));
        }
        let mut options = Vec::new();
        for option in &draft.options {
            options.push((self.attribute(tx, &option.kind).await?, option.name.as_str()));
        }
        let mut variants = Vec::with_capacity(draft.variants.len());
        for variant in &draft.variants {
            variants.push(self.variant(tx, &languages, draft, &options, variant).await?);
        }
        let media = self.media(tx, &languages, draft, &options).await?;
        let tags = draft.tags.iter().map(|tag| fold(tag)).filter(|tag| !tag.is_empty()).collect();
        Ok(ResolvedDraft { draft, brand_id, category_ids, collection_ids, options, tags, variants, media, extra })
    }

    async fn media<'d>(
        &mut self,
        tx: &mut Tx,
        languages: &[LanguageId],
        draft: &'d ProductDraft,
        options: &[(AttributeId, &str)],
    ) -> DbResult<Vec<ResolvedMedia<'d>>> {
        let colour = draft.options.iter().position(|option| option.kind == OptionKind::Colour);
        let colour = colour.and_then(|index| options.get(index)).map(|(attribute, _)| *attribute);
        let mut resolved = Vec::with_capacity(draft.media.len());
        for media in &draft.media {
            let colour_id = match (colour, &media.colour) {
                (Some(attribute), Some(name)) => {
                    Some(self.value(tx, languages, attribute, &OptionKind::Colour, name).await?)
                }
                _ => None,
            };
            let (recorded, source_url) = match &media.source {
                MediaSource::Stored(id, address) => (RecordedUrl { id: *id, is_stored: true }, address.as_deref()),
                MediaSource::Address(url) => {
                    (self.addresses.get(url).copied().ok_or(sqlx::Error::RowNotFound)?, Some(url.as_str()))
                }
            };
            let RecordedUrl { id: asset_id, is_stored } = recorded;
            resolved.push(ResolvedMedia { draft: media, asset_id, source_url, colour_id, is_stored });
        }
        Ok(resolved)
    }
}

fn push_new<I: PartialEq>(ids: &mut Vec<I>, id: Option<I>) {
    if let Some(id) = id
        && !ids.contains(&id)
    {
        ids.push(id);
    }
}

//! From names to ids: brands, categories, collections and attribute values of a draft, made where they are missing.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::{
    names::{fold, slugify},
    store::lookup as store,
    values,
};
use crate::{
    catalog::draft::{Extra, MediaDraft, MediaSource, OptionKind, ProductDraft, VariantDraft},
    db::{DbResult, Tx},
    id::{AttributeId, BadgeTypeId, BrandId, CategoryId, CollectionId, ValueId},
    media::{AssetId, RecordedUrl},
    tenancy::{Directory, LanguageId},
};

/// A draft with the ids of what it names.
#[derive(Debug)]
pub(super) struct Resolved<'d> {
    pub(super) draft: &'d ProductDraft,
    pub(super) brand_id: Option<BrandId>,
    pub(super) category_ids: Vec<CategoryId>,
    pub(super) collection_ids: Vec<CollectionId>,
    /// Attribute and the file's name for it.
    pub(super) options: Vec<(AttributeId, &'d str)>,
    pub(super) variants: Vec<ResolvedVariant<'d>>,
    pub(super) media: Vec<ResolvedMedia<'d>>,
    pub(super) extra: Extra,
}

/// The values by which a variant differs from its siblings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub(super) struct OptionValues {
    pub(super) colour: Option<ValueId>,
    pub(super) size: Option<ValueId>,
    pub(super) other: Option<ValueId>,
}

/// A variant with the ids of its values.
#[derive(Debug)]
pub(super) struct ResolvedVariant<'d> {
    pub(super) draft: &'d VariantDraft,
    pub(super) place: OptionValues,
    pub(super) extra: Extra,
}

/// A picture with its asset.
#[derive(Debug)]
pub(super) struct ResolvedMedia<'d> {
    pub(super) draft: &'d MediaDraft,
    pub(super) asset_id: AssetId,
    pub(super) source_url: Option<&'d str>,
    pub(super) colour_id: Option<ValueId>,
    /// Whether its original is stored, not only its address.
    pub(super) is_stored: bool,
}

/// The names that the catalogue knows, kept over the batches of one run.
#[derive(Debug, Default)]
pub(super) struct Lookup {
    /// Folded name or slug → id.
    brands: HashMap<String, BrandId>,
    brand_names: HashMap<BrandId, String>,
    /// Parent and folded key, slug or name → id.
    categories: HashMap<(CategoryId, String), CategoryId>,
    category_keys: HashMap<CategoryId, String>,
    category_parents: HashMap<CategoryId, CategoryId>,
    category_texts: HashSet<(CategoryId, LanguageId)>,
    collections: HashMap<String, CollectionId>,
    collection_texts: HashSet<(CollectionId, LanguageId)>,
    attributes: HashMap<String, AttributeId>,
    /// Attribute and folded key, or name in any language → id.
    values: HashMap<(AttributeId, String), ValueId>,
    values_in: HashMap<(AttributeId, LanguageId, String), ValueId>,
    value_names: HashMap<(ValueId, LanguageId), String>,
    badges: HashMap<String, BadgeTypeId>,
    /// Pictures that are only named, by address; filled for each batch.
    pub(super) addresses: HashMap<String, RecordedUrl>,
    /// The last suffix given to a slug of a language.
    pub(super) suffixes: HashMap<(LanguageId, String), u32>,
}

impl Lookup {
    /// Reads all names.
    pub(super) async fn load(tx: &mut Tx, directory: &Directory) -> DbResult<Self> {
        let badges = directory.badge_types.iter().map(|badge| (badge.key.clone(), badge.id)).collect();
        let mut lookup = Self { badges, ..Self::default() };
        for (id, slug, name) in store::brands(tx).await? {
            lookup.add_brand(id, &slug, name);
        }
        let categories = store::categories(tx).await?;
        for (id, key, parent) in categories {
            let own = key.rsplit('/').next().unwrap_or(&key);
            lookup.categories.insert((parent, fold(own)), id);
            lookup.category_keys.insert(id, key);
            lookup.category_parents.insert(id, parent);
        }
        for (id, language, parent, slug, name) in store::category_texts(tx).await? {
            lookup.add_category_text(id, language, parent, &slug, &name);
        }
        for (id, key) in store::collections(tx).await? {
            lookup.collections.insert(fold(&key), id);
        }
        for (id, language, slug, name) in store::collection_texts(tx).await? {
            lookup.add_collection_text(id, language, &slug, &name);
        }
        lookup.load_attributes(tx).await?;
        Ok(lookup)
    }

    async fn load_attributes(&mut self, tx: &mut Tx) -> DbResult<()> {
        self.attributes = store::attributes(tx).await?.into_iter().collect();
        let values = store::values(tx).await?;
        let attribute_of: HashMap<ValueId, AttributeId> =
            values.iter().map(|(id, attribute, _)| (*id, *attribute)).collect();
        for (id, attribute, key) in values {
            let found_by = self.value_key(attribute, &key);
            self.values.insert((attribute, found_by), id);
        }
        for (id, language, name) in store::value_texts(tx).await? {
            if let Some(attribute) = attribute_of.get(&id) {
                self.add_value_text(*attribute, id, language, name);
            }
        }
        Ok(())
    }

    fn add_brand(&mut self, id: BrandId, slug: &str, name: String) {
        self.brands.insert(slug.to_owned(), id);
        self.brands.entry(fold(&name)).or_insert(id);
        self.brand_names.insert(id, name);
    }

    fn add_category_text(&mut self, id: CategoryId, language: LanguageId, parent: CategoryId, slug: &str, name: &str) {
        self.categories.entry((parent, slug.to_owned())).or_insert(id);
        self.categories.entry((parent, fold(name))).or_insert(id);
        self.category_texts.insert((id, language));
    }

    fn add_collection_text(&mut self, id: CollectionId, language: LanguageId, slug: &str, name: &str) {
        self.collections.entry(slug.to_owned()).or_insert(id);
        self.collections.entry(fold(name)).or_insert(id);
        self.collection_texts.insert((id, language));
    }

    fn add_value_text(&mut self, attribute: AttributeId, id: ValueId, language: LanguageId, name: String) {
        let folded = self.value_key(attribute, &name);
        self.values_in.entry((attribute, language, folded.clone())).or_insert(id);
        self.values.entry((attribute, folded)).or_insert(id);
        self.value_names.insert((id, language), name);
    }

    fn value_key(&self, attribute: AttributeId, name: &str) -> String {
        values::lookup_key(self.attributes.get("size") == Some(&attribute), name)
    }

    /// Grows with each name that is made.
    pub(super) fn size(&self) -> usize {
        let places = self.brands.len() + self.categories.len() + self.category_texts.len();
        let collections = self.collections.len() + self.collection_texts.len();
        places + collections + self.attributes.len() + self.values.len() + self.value_names.len()
    }

    /// Child → parent of every category.
    pub(super) fn category_parents(&self) -> &HashMap<CategoryId, CategoryId> {
        &self.category_parents
    }

    /// The id of a badge type.
    pub(super) fn badge(&self, key: &str) -> Option<BadgeTypeId> {
        self.badges.get(key).copied()
    }

    /// Finds or makes everything that a draft names.
    pub(super) async fn resolve<'d>(&mut self, tx: &mut Tx, draft: &'d ProductDraft) -> DbResult<Resolved<'d>> {
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
        Ok(Resolved { draft, brand_id, category_ids, collection_ids, options, variants, media, extra })
    }

    /// A brand by slug or name. A spelling other than the brand's own is kept for the export.
    async fn brand(&mut self, tx: &mut Tx, name: &str, extra: &mut Extra) -> DbResult<BrandId> {
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

    async fn category(
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
        let id = if let Some(id) = known {
            *id
        } else {
            let key = match self.category_keys.get(&parent) {
                Some(above) => format!("{above}/{slug}"),
                None => slug.clone(),
            };
            let id = store::insert_category(tx, &key, parent).await?;
            self.categories.insert((parent, slug.clone()), id);
            self.category_keys.insert(id, key);
            self.category_parents.insert(id, parent);
            id
        };
        for language in languages {
            if !self.category_texts.contains(&(id, *language)) {
                store::insert_category_text(tx, id, *language, parent, &slug, name).await?;
                self.add_category_text(id, *language, parent, &slug, name);
            }
        }
        Ok(id)
    }

    async fn collection(&mut self, tx: &mut Tx, languages: &[LanguageId], name: &str) -> DbResult<CollectionId> {
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

    async fn attribute(&mut self, tx: &mut Tx, kind: &OptionKind) -> DbResult<AttributeId> {
        let (key, position) = match kind {
            OptionKind::Colour => ("colour".to_owned(), 1),
            OptionKind::Size => ("size".to_owned(), 2),
            OptionKind::Other(name) => (non_empty(slugify(name), "option"), 100),
        };
        if let Some(id) = self.attributes.get(&key) {
            return Ok(*id);
        }
        let id = store::insert_attribute(tx, &key, position).await?;
        self.attributes.insert(key, id);
        Ok(id)
    }

    async fn variant<'d>(
        &mut self,
        tx: &mut Tx,
        languages: &[LanguageId],
        draft: &ProductDraft,
        options: &[(AttributeId, &str)],
        variant: &'d VariantDraft,
    ) -> DbResult<ResolvedVariant<'d>> {
        let mut place = OptionValues::default();
        let mut extra = variant.extra.clone();
        for (index, value) in variant.values.iter().enumerate() {
            let (Some(option), Some((attribute, _))) = (draft.options.get(index), options.get(index)) else { break };
            let id = self.value(tx, languages, *attribute, &option.kind, value).await?;
            let own = languages.iter().find_map(|language| self.value_names.get(&(id, *language)));
            let is_same = |own: &String| self.value_key(*attribute, own) == self.value_key(*attribute, value);
            if own.is_some_and(|own| own != value.trim() && is_same(own)) {
                extra.entry(format!("Option{} Value", index + 1)).or_insert_with(|| value.trim().to_owned());
            }
            match option.kind {
                OptionKind::Colour => place.colour = Some(id),
                OptionKind::Size => place.size = Some(id),
                OptionKind::Other(_) => place.other = Some(id),
            }
        }
        Ok(ResolvedVariant { draft: variant, place, extra })
    }

    /// A value by its name in the draft's languages, then by its key, then by its name in any language.
    async fn value(
        &mut self,
        tx: &mut Tx,
        languages: &[LanguageId],
        attribute: AttributeId,
        kind: &OptionKind,
        name: &str,
    ) -> DbResult<ValueId> {
        let name = &*values::name(kind, name);
        let folded = self.value_key(attribute, name);
        let known = languages
            .iter()
            .find_map(|language| self.values_in.get(&(attribute, *language, folded.clone())))
            .or_else(|| self.values.get(&(attribute, folded)));
        let id = match known {
            Some(id) => *id,
            None => self.make_value(tx, attribute, kind, name).await?,
        };
        for language in languages {
            if !self.value_names.contains_key(&(id, *language)) {
                store::insert_value_text(tx, id, *language, name).await?;
                self.add_value_text(attribute, id, *language, name.to_owned());
            }
        }
        Ok(id)
    }

    async fn make_value(
        &mut self,
        tx: &mut Tx,
        attribute: AttributeId,
        kind: &OptionKind,
        name: &str,
    ) -> DbResult<ValueId> {
        let base = values::key(kind, name);
        let mut key = base.clone();
        let mut suffix = 1;
        while self.values.contains_key(&(attribute, self.value_key(attribute, &key))) {
            suffix += 1;
            key = format!("{base}-{suffix}");
        }
        let swatch = if *kind == OptionKind::Colour { values::swatch(name) } else { None };
        let position = values::position(name);
        let id = store::insert_value(tx, attribute, &key, swatch, position).await?;
        let found_by = self.value_key(attribute, &key);
        self.values.insert((attribute, found_by), id);
        Ok(id)
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

fn non_empty(text: String, otherwise: &str) -> String {
    if text.is_empty() { otherwise.to_owned() } else { text }
}

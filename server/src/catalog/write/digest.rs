//! Digests of a product's parts, so that a draft without changes writes nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::resolve::ResolvedDraft;
use crate::{
    catalog::draft::{COLUMNS, ProductDraft},
    id::AssetId,
    tenancy::{LanguageId, TenantId},
};

/// Digests of the product itself, its stock, each language and each country; stored as JSON in `product.digest`.
///
/// `facts` and `places` are parts of `core`: an operator's changes to them are kept while the source's values stay the same.
/// `assets` says which originals of the source's pictures are stored; code that stores one later updates it (`with_assets`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Digests {
    core: String,
    #[serde(default)]
    stock: String,
    #[serde(default)]
    facts: String,
    #[serde(default)]
    places: String,
    #[serde(default)]
    assets: String,
    languages: BTreeMap<LanguageId, String>,
    tenants: BTreeMap<TenantId, String>,
}

/// The parts in which a draft differs from the stored product.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Difference {
    /// Variants, pictures, categories, collections and so on.
    pub(super) core: bool,
    /// Gender, composition, care, weight, manufacturer: part of the core.
    pub(super) facts: bool,
    /// Brand, categories, collections: part of the core.
    pub(super) places: bool,
    /// Quantities and policies given by the source.
    pub(super) stock: bool,
    /// Languages whose texts differ.
    pub(super) languages: Vec<LanguageId>,
    /// Countries whose prices, visibility or badges differ.
    pub(super) tenants: Vec<TenantId>,
    /// Countries whose part of the draft is unchanged while the core differs: their prices and badges are kept.
    pub(super) repeated: Vec<TenantId>,
}

impl Difference {
    /// Whether variants or their stock may differ.
    pub(super) fn variants(&self) -> bool {
        self.core || self.stock
    }

    /// Whether there is nothing to write.
    pub(super) fn is_empty(&self) -> bool {
        !self.core && !self.stock && self.languages.is_empty() && self.tenants.is_empty()
    }
}

impl Digests {
    /// Parses the value of `product.digest`; anything invalid counts as different from every draft.
    pub(super) fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The value for `product.digest`.
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("maps of numbers and texts are always JSON")
    }

    /// The digests of a draft.
    pub(super) fn of(resolved: &ResolvedDraft<'_>) -> Self {
        let draft = resolved.draft;
        let languages = draft.texts.iter().map(|(language, text)| (*language, digest(text)));
        let tenants = draft.offers.iter().map(|(tenant, offer)| {
            let prices: Vec<_> = resolved
                .variants
                .iter()
                .map(|variant| {
                    let price = variant.draft.prices.get(tenant);
                    (variant.place, price.map(|price| (price.price_minor, price.discount_minor, price.compare_minor)))
                })
                .collect();
            (*tenant, digest(&(offer, prices)))
        });
        Self {
            core: core(resolved),
            stock: stock(resolved),
            facts: facts(resolved.draft),
            places: places(resolved),
            assets: assets(resolved.media.iter().map(|media| (media.asset_id, media.is_stored))),
            languages: languages.collect(),
            tenants: tenants.collect(),
        }
    }

    /// The parts that a draft with the digests `wanted` would change. If the core differs, variants may have been added or
    /// removed, so that visibility is then updated in all countries of the draft.
    pub(super) fn difference(&self, wanted: &Self) -> Difference {
        let core = self.core != wanted.core || self.assets != wanted.assets;
        let languages = wanted.languages.iter().filter(|(id, digest)| self.languages.get(id) != Some(digest));
        let (tenants, same): (Vec<_>, Vec<_>) =
            wanted.tenants.iter().partition(|(id, digest)| self.tenants.get(id) != Some(digest));
        Difference {
            core,
            facts: self.facts != wanted.facts,
            places: self.places != wanted.places,
            stock: self.stock != wanted.stock,
            languages: languages.map(|(id, _)| *id).collect(),
            tenants: tenants.into_iter().map(|(id, _)| *id).collect(),
            repeated: if core { same.into_iter().map(|(id, _)| *id).collect() } else { Vec::new() },
        }
    }

    /// Replaces the digest of the stored picture originals.
    pub(super) fn with_assets(mut self, stored: impl Iterator<Item = (AssetId, bool)>) -> Self {
        self.assets = assets(stored);
        self
    }

    /// Replaces the stock digest by that of `former`, so that the draft's stock is ignored.
    pub(super) fn with_stock_of(mut self, former: &Self) -> Self {
        self.stock.clone_from(&former.stock);
        self
    }

    /// Removes the digest of a language, so that the next draft writes its texts again.
    pub(super) fn without_language(mut self, language: LanguageId) -> Self {
        self.languages.remove(&language);
        self
    }

    /// Replaces the parts that a draft contains.
    pub(super) fn merged(mut self, wanted: Self) -> Self {
        self.core = wanted.core;
        self.stock = wanted.stock;
        self.facts = wanted.facts;
        self.places = wanted.places;
        self.assets = wanted.assets;
        self.languages.extend(wanted.languages);
        self.tenants.extend(wanted.tenants);
        self
    }
}

fn core(resolved: &ResolvedDraft<'_>) -> String {
    let draft = resolved.draft;
    let variants: Vec<_> = resolved
        .variants
        .iter()
        .map(|variant| {
            let v = variant.draft;
            (variant.place, &v.sku, &v.barcode, &variant.extra)
        })
        .collect();
    let media: Vec<_> = resolved
        .media
        .iter()
        .map(|media| {
            let (view, alt) = (&media.draft.view, &media.draft.alt);
            // If the address is known, only the address counts as the source's value; the original it refers to is covered by
            // another digest.
            let own = if media.source_url.is_some() { None } else { Some(media.asset_id) };
            (own, media.colour_id, media.source_url, view, alt)
        })
        .collect();
    // The list of a file's columns is not part of the product.
    let extra: Vec<_> = resolved.extra.iter().filter(|(name, _)| *name != COLUMNS).collect();
    let own = (places(resolved), &draft.related, facts(draft), draft.published_at);
    let all = (own, &resolved.options, variants, media, extra);
    if resolved.tags.is_empty() && draft.product_type.is_none() {
        return digest(&all);
    }
    digest(&(all, &resolved.tags, &draft.product_type))
}

fn facts(draft: &ProductDraft) -> String {
    digest(&(&draft.gender, &draft.composition, &draft.care, draft.grams, &draft.manufacturer))
}

fn places(resolved: &ResolvedDraft<'_>) -> String {
    digest(&(resolved.brand_id, &resolved.category_ids, &resolved.collection_ids))
}

fn assets(pictures: impl Iterator<Item = (AssetId, bool)>) -> String {
    digest(&pictures.collect::<Vec<_>>())
}

fn stock(resolved: &ResolvedDraft<'_>) -> String {
    let variants: Vec<_> = resolved.variants.iter().map(|variant| (variant.place, variant.draft.stock)).collect();
    digest(&variants)
}

/// 64 bits are enough: a digest is compared only with the former one of the same product.
fn digest<T: Serialize>(part: &T) -> String {
    let mut hasher = blake3::Hasher::new();
    serde_json::to_writer(&mut hasher, part).expect("drafts are always JSON, and hashing cannot fail");
    hasher.finalize().to_hex()[..16].to_owned()
}

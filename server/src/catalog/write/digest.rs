//! Digests of a product's parts, so that a draft that says nothing new writes nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::resolve::ResolvedDraft;
use crate::{
    catalog::draft::{COLUMNS, ProductDraft},
    id::AssetId,
    tenancy::{LanguageId, TenantId},
};

/// One digest for the product itself, one for its stock, one a language, one a country; kept as JSON in `product.digest`.
///
/// `facts` and `places` are parts of `core`: what an operator changed of them stays while the source repeats itself. `assets` says which
/// originals of the source's pictures are stored; whoever stores one later writes it anew (`with_assets`).
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

/// What of a draft differs from what is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Difference {
    /// Variants, pictures, listing scopes …
    pub(super) core: bool,
    /// Gender, composition, care, weight, manufacturer: a part of the core.
    pub(super) facts: bool,
    /// Brand, categories, collections: a part of the core.
    pub(super) places: bool,
    /// Quantities and policies that the source gives.
    pub(super) stock: bool,
    /// Languages whose texts differ.
    pub(super) languages: Vec<LanguageId>,
    /// Countries whose prices, visibility or badges differ.
    pub(super) tenants: Vec<TenantId>,
    /// Countries of which the draft says what it said before, while the core differs: their prices and badges stay.
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
    /// Reads what `product.digest` holds; anything else counts as different from every draft.
    pub(super) fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// For `product.digest`.
    pub(super) fn text(&self) -> String {
        serde_json::to_string(self).expect("maps of numbers and texts are always JSON")
    }

    /// Of a draft.
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

    /// What a draft with the digests `wanted` would change. Variants may have come or gone with the core, so that all of the
    /// draft's countries are then shown or hidden again as it says.
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

    /// With those originals of the pictures that are stored now.
    pub(super) fn with_assets(mut self, stored: impl Iterator<Item = (AssetId, bool)>) -> Self {
        self.assets = assets(stored);
        self
    }

    /// With the stock of `former`, so that a draft's own is not looked at.
    pub(super) fn with_stock_of(mut self, former: &Self) -> Self {
        self.stock.clone_from(&former.stock);
        self
    }

    /// Without those of a language, whose texts the next draft then writes again.
    pub(super) fn without_language(mut self, language: LanguageId) -> Self {
        self.languages.remove(&language);
        self
    }

    /// With a draft's parts in place of the former ones.
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
            // Where an address is known, it is what the source says; which original it leads to is another digest's.
            let own = if media.source_url.is_some() { None } else { Some(media.asset_id) };
            (own, media.colour_id, media.source_url, view, alt)
        })
        .collect();
    // Which columns a file had says nothing of its product.
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

/// 64 bits are plenty: a digest is compared only with its own product's former one.
fn digest<T: Serialize>(part: &T) -> String {
    let mut hasher = blake3::Hasher::new();
    serde_json::to_writer(&mut hasher, part).expect("drafts are always JSON, and hashing cannot fail");
    hasher.finalize().to_hex()[..16].to_owned()
}

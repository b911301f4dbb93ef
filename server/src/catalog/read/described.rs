//! Variants in a storefront's language, as carts, orders and e-mails show them.

use std::{collections::HashMap, sync::Arc};

use super::{
    cached_cards,
    cards::grouped,
    detail::{composition, maker, variant_price},
    pictures::AltTexts,
    sellable::cached_row,
    store::{
        cards::{self as pictures, MediaRow},
        detail::{self as store, VariantRow},
    },
    taxonomy::Taxonomy,
};
use crate::{
    app::App,
    cache::depend_on,
    catalog::{
        deals::{self, DealPrices},
        model::{BrandName, FibreShare, Maker, Picture, Price, ProductCard},
    },
    changes::{Change, Topic},
    error::Result,
    id::{AssetId, ProductId, ValueId, VariantId},
    media::{self, Asset},
    tenancy::Storefront,
    translate::texts_of,
};

/// A variant of a product that the country shows, in its language.
#[derive(Clone, Debug)]
pub struct DescribedVariant {
    /// Its product.
    pub product_id: ProductId,
    /// Stock keeping unit.
    pub sku: Option<String>,
    /// Its product's name.
    pub name: String,
    /// The path of its product's page with this variant selected, without a locale prefix.
    pub path: String,
    /// Its product's brand.
    pub brand: Option<BrandName>,
    /// Names of its product's categories, root first, at most five.
    pub categories: Vec<String>,
    /// Its colour.
    pub colour_id: Option<ValueId>,
    /// Its colour's name.
    pub colour: Option<String>,
    /// Its size.
    pub size_id: Option<ValueId>,
    /// Its size's name.
    pub size: Option<String>,
    /// The name of its value of a third option.
    pub other: Option<String>,
    /// The front picture in its colour.
    pub picture: Option<Picture>,
    /// What it is made of.
    pub composition: Vec<FibreShare>,
    /// The manufacturer.
    pub maker: Option<Arc<Maker>>,
    /// Its price, including flash deals but no other promotions, with the lowest price of the 30 days before a reduction.
    pub price: Price,
}

impl DescribedVariant {
    /// Its product's name with its own colour, size and value of a third option: `Linen tee (Rust, S)`.
    pub fn full_name(&self) -> String {
        let choice: Vec<&str> =
            [&self.colour, &self.size, &self.other].into_iter().flatten().map(String::as_str).collect();
        if choice.is_empty() { self.name.clone() } else { format!("{} ({})", self.name, choice.join(", ")) }
    }
}

/// Described variants, by id.
pub type ByVariant = HashMap<VariantId, Arc<DescribedVariant>>;

/// These variants in the storefront's language; those that the country does not show are left out. Cached until a change affects
/// them.
pub async fn described_variants(app: &App, storefront: &Storefront, variants: &[VariantId]) -> Result<ByVariant> {
    let (tenant, language) = (storefront.tenant.id, storefront.language.id);
    let mut found = HashMap::with_capacity(variants.len());
    for variant in variants {
        let Some(row) = cached_row(app, tenant, *variant).await? else { continue };
        let key = format!("described {tenant} {language} {}", row.product_id);
        let made = read(app, storefront, row.product_id);
        let product = app.cache.get(key, &[], made).await?;
        found.extend(product.get(variant).map(|described| (*variant, Arc::clone(described))));
    }
    Ok(found)
}

/// Like `described_variants`, for all variants of a product.
pub async fn described_product(app: &App, storefront: &Storefront, id: ProductId) -> Result<Arc<ByVariant>> {
    let (tenant, language) = (storefront.tenant.id, storefront.language.id);
    let made = read(app, storefront, id);
    app.cache.get(format!("described {tenant} {language} {id}"), &[], made).await
}

/// All variants of a product.
async fn read(app: &App, storefront: &Storefront, id: ProductId) -> Result<ByVariant> {
    let tenant = &storefront.tenant;
    depend_on(Change::one(Topic::Product, tenant.id, id));
    depend_on(texts_of(storefront));
    let Some(card) = cached_cards::cards(app, storefront, &[id], &[]).await?.pop() else { return Ok(HashMap::new()) };
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let product = store::product(&app.db, id).await?;
    let media = pictures::gallery(&app.db, &[id]).await?;
    let assets: Vec<AssetId> = media.iter().map(|row| row.asset_id).collect();
    let shown = SharedFacts {
        deals: deals::of_products(app, tenant, &[id]).await?,
        assets: media::assets(&app.db, &assets).await?,
        alt_texts: AltTexts::new(app, storefront, &taxonomy),
        media: grouped(media, |row| row.colour_id),
        composition: composition(app, storefront, &product),
        maker: maker(tenant, &product).map(Arc::new),
        taxonomy: &taxonomy,
        card: &card,
    };
    let rows = store::variants(&app.db, tenant.id, id).await?;
    Ok(rows.into_iter().map(|row| (row.id, Arc::new(shown.variant(storefront, row)))).collect())
}

/// The data that all variants of a product share.
struct SharedFacts<'a> {
    card: &'a ProductCard,
    taxonomy: &'a Taxonomy,
    media: HashMap<Option<ValueId>, Vec<MediaRow>>,
    assets: HashMap<AssetId, Asset>,
    alt_texts: AltTexts<'a>,
    composition: Vec<FibreShare>,
    maker: Option<Arc<Maker>>,
    deals: DealPrices,
}

impl SharedFacts<'_> {
    fn variant(&self, storefront: &Storefront, row: VariantRow) -> DescribedVariant {
        let name = |id: Option<ValueId>| Some(self.taxonomy.value(id?)?.name.clone());
        DescribedVariant {
            product_id: self.card.id,
            name: self.card.name.clone(),
            path: self.path(&row),
            brand: self.card.brand.clone(),
            categories: self.card.categories.clone(),
            colour: name(row.colour_id),
            size: name(row.size_id),
            other: name(row.other_id),
            picture: self.picture(row.colour_id),
            composition: self.composition.clone(),
            maker: self.maker.clone(),
            price: variant_price(&storefront.tenant, &self.deals, self.card.id, &row),
            colour_id: row.colour_id,
            size_id: row.size_id,
            sku: row.sku,
        }
    }

    /// The path with the query parameters from which the product page reads the selected variant.
    fn path(&self, row: &VariantRow) -> String {
        let parts = [("color", row.colour_id), ("size", row.size_id), ("option", row.other_id)];
        let chosen = parts.into_iter().filter_map(|(name, id)| Some((name, &self.taxonomy.value(id?)?.key)));
        let query = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(chosen).finish();
        if query.is_empty() { self.card.path.clone() } else { format!("{}?{query}", self.card.path) }
    }

    /// The front picture in a colour; if the product has no picture of it, any other.
    fn picture(&self, colour: Option<ValueId>) -> Option<Picture> {
        let of = |colour: &Option<ValueId>| self.media.get(colour).filter(|rows| !rows.is_empty());
        let rows = of(&colour).or_else(|| of(&None));
        let front = rows.map(|rows| rows.iter().find(|row| row.view.as_deref() == Some("front")).unwrap_or(&rows[0]));
        let own =
            front.and_then(|row| Some(self.alt_texts.picture(self.assets.get(&row.asset_id)?, row, &self.card.name)));
        own.or_else(|| self.card.pictures.first().cloned())
    }
}

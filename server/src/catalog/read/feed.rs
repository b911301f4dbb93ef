//! Products for the feeds of shopping services: the data of their pages for each variant, read for a batch of ids in a dozen
//! statements. Nothing is cached, since a feed covers the whole catalogue.

use std::collections::HashMap;

use super::{
    cards::{self, grouped},
    detail::{fibre_shares, named, shown_option, shown_variant, variant_price},
    language_preference::LanguagePreference,
    pictures::AltTexts,
    store::{
        cards as pictures,
        detail::{OptionRow, VariantRow},
        feed as store,
    },
    taxonomy::Taxonomy,
};
use crate::{
    app::App,
    catalog::{
        deals,
        model::{FibreShare, Picture, ProductCard, ProductOption, Variant},
    },
    error::Result,
    id::{AssetId, ProductId},
    media,
    tenancy::Storefront,
};

/// A product with its variants.
#[derive(Clone, Debug)]
pub struct FeedProduct {
    /// Its card.
    pub card: ProductCard,
    /// HTML.
    pub description: String,
    /// All its pictures.
    pub gallery: Vec<Picture>,
    /// What its variants differ in.
    pub options: Vec<ProductOption>,
    /// The variants that the country sells.
    pub variants: Vec<Variant>,
    /// What it is made of.
    pub composition: Vec<FibreShare>,
    /// Its weight in grams.
    pub grams: Option<i64>,
    /// The target group: `women`, `men`, `kids` or `unisex`.
    pub gender: Option<String>,
}

/// These products in the order of the ids; those that the country does not show are left out.
pub async fn feed_products(app: &App, storefront: &Storefront, ids: &[ProductId]) -> Result<Vec<FeedProduct>> {
    let (db, tenant) = (&app.db, &storefront.tenant);
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let mut shown: HashMap<ProductId, ProductCard> =
        cards::read(app, storefront, ids, &[]).await?.into_iter().map(|card| (card.id, card)).collect();
    let mut rows: HashMap<ProductId, store::FeedRow> =
        store::products(db, ids).await?.into_iter().map(|row| (row.id, row)).collect();
    let descriptions = store::descriptions(db, ids).await?;
    let mut descriptions =
        LanguagePreference::of(storefront).best(descriptions, |row| (row.product_id, row.language_id));
    let mut variants = grouped(store::variants(db, tenant.id, ids).await?, |row| row.product_id);
    let mut options = grouped(store::options(db, ids).await?, |row| row.product_id);
    let gallery = grouped(pictures::gallery(db, ids).await?, |row| row.product_id);
    let asset_ids: Vec<AssetId> = gallery.values().flatten().map(|row| row.asset_id).collect();
    let assets = media::assets(db, &asset_ids).await?;
    let alt_texts = AltTexts::new(app, storefront, &taxonomy);
    let deals = deals::of_products(app, tenant, ids).await?;
    let product = |id: &ProductId| {
        let (card, row) = (shown.remove(id)?, rows.remove(id)?);
        let variants = variants.remove(id).unwrap_or_default();
        let variants: Vec<VariantRow> = variants.into_iter().map(|row| row.variant).collect();
        let option = |row: store::FeedOptionRow| {
            let option = named(app, storefront, OptionRow { attribute: row.attribute, name: row.name });
            shown_option(&taxonomy, option, &variants)
        };
        let pictures = gallery.get(id).into_iter().flatten();
        Some(FeedProduct {
            description: descriptions.remove(id).map(|row| row.description).unwrap_or_default(),
            gallery: pictures
                .filter_map(|row| Some(alt_texts.picture(assets.get(&row.asset_id)?, row, &card.name)))
                .collect(),
            options: options.remove(id).unwrap_or_default().into_iter().map(option).collect(),
            composition: fibre_shares(app, storefront, &row.composition.0),
            grams: row.grams,
            gender: row.gender,
            variants: variants
                .into_iter()
                .map(|row| shown_variant(variant_price(tenant, &deals, *id, &row), row))
                .collect(),
            card,
        })
    };
    Ok(ids.iter().filter_map(product).collect())
}

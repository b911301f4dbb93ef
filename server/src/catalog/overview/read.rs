//! Reads overviews in batches: ten statements for any number of products.

use std::collections::{HashMap, HashSet};

use super::{
    model::{HiddenOffer, OfferOverview, ProductOverview, TextOverview},
    store,
};
use crate::{
    catalog::{HidingReason, ProductText, product_texts},
    db::{DbResult, ReadSession},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{AssetId, ProductId, ValueId},
    media,
    tenancy::{LanguageId, TenantId},
};

/// The ids of products by their keys; unknown keys are left out.
pub async fn ids_of_keys(session: impl Into<ReadSession<'_>>, keys: &[String]) -> DbResult<HashMap<String, ProductId>> {
    Ok(store::ids_of_keys(session.into(), keys).await?.into_iter().collect())
}

/// The ids of products by their keys, in the order of the keys; fails with a list of all unknown keys.
pub async fn product_ids_of(session: impl Into<ReadSession<'_>>, keys: &[String]) -> Result<Vec<ProductId>> {
    let known = ids_of_keys(session, keys).await?;
    let unknown: Vec<Diagnostic> =
        keys.iter().filter(|key| !known.contains_key(*key)).map(|key| unknown_key(key)).collect();
    if !unknown.is_empty() {
        return Err(Error::Diagnostics(unknown));
    }
    let mut seen = HashSet::new();
    Ok(keys.iter().filter_map(|key| known.get(key).copied()).filter(|id| seen.insert(*id)).collect())
}

fn unknown_key(key: &str) -> Diagnostic {
    let reason = format!("no product has the key `{key}`: `vitrina product list WORDS` finds it by its name or SKU");
    Diagnostic::new("KEY", 0, reason)
}

/// A product's text in a language.
#[derive(Clone, Debug)]
pub struct StoredText {
    /// The product.
    pub product_id: ProductId,
    /// The language.
    pub language_id: LanguageId,
    /// The text, with its slug.
    pub text: ProductText,
}

/// All texts of these products.
pub async fn texts_of(session: impl Into<ReadSession<'_>>, ids: &[ProductId]) -> DbResult<Vec<StoredText>> {
    let rows = product_texts::texts(session.into(), ids).await?.into_iter().map(|row| StoredText {
        product_id: row.product_id,
        language_id: row.language_id,
        text: ProductText {
            slug: Some(row.slug),
            name: row.name,
            description: row.description,
            seo_title: row.seo_title,
            seo_description: row.seo_description,
        },
    });
    Ok(rows.collect())
}

/// The countries that sell these products, and whether they show them.
pub async fn offered(
    session: impl Into<ReadSession<'_>>,
    ids: &[ProductId],
) -> DbResult<HashSet<(TenantId, ProductId)>> {
    let rows = store::offers(session.into(), ids).await?;
    Ok(rows.into_iter().map(|row| (row.tenant_id, row.product_id)).collect())
}

/// The next products above an id; empty at the end.
pub async fn overviews_after(
    session: impl Into<ReadSession<'_>>,
    after: ProductId,
    most: i64,
) -> Result<Vec<ProductOverview>> {
    let mut session = session.into();
    let ids = store::ids_after(session.reborrow(), after, most).await?;
    overviews(session, &ids).await
}

/// These products, by id; unknown ids are left out.
pub async fn overviews(session: impl Into<ReadSession<'_>>, ids: &[ProductId]) -> Result<Vec<ProductOverview>> {
    let mut session = session.into();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = store::products(session.reborrow(), ids).await?;
    let order: HashMap<ProductId, usize> = rows.iter().enumerate().map(|(at, row)| (row.id, at)).collect();
    let products = rows.into_iter().map(|row| ProductOverview {
        id: row.id,
        key: row.key,
        brand_id: row.brand_id,
        brand: row.brand,
        gender: row.gender,
        composition: row.composition.0,
        care: row.care.0,
        grams: row.grams,
        manufacturer: row.manufacturer.map(|manufacturer| manufacturer.0),
        ..ProductOverview::default()
    });
    let mut batch = Batch { products: products.collect(), order };
    batch.add_texts(session.reborrow(), ids).await?;
    batch.add_places(session.reborrow(), ids).await?;
    batch.add_variants(session.reborrow(), ids).await?;
    batch.add_offers(session.reborrow(), ids).await?;
    batch.add_pictures(session, ids).await?;
    Ok(batch.products)
}

struct Batch {
    products: Vec<ProductOverview>,
    order: HashMap<ProductId, usize>,
}

impl Batch {
    fn get(&mut self, id: ProductId) -> Option<&mut ProductOverview> {
        self.products.get_mut(*self.order.get(&id)?)
    }

    async fn add_texts(&mut self, session: ReadSession<'_>, ids: &[ProductId]) -> DbResult<()> {
        for row in product_texts::texts(session, ids).await? {
            let text = TextOverview { name: row.name, has_description: !row.description.is_empty() };
            if let Some(product) = self.get(row.product_id) {
                product.texts.insert(row.language_id, text);
            }
        }
        Ok(())
    }

    async fn add_places(&mut self, mut session: ReadSession<'_>, ids: &[ProductId]) -> DbResult<()> {
        for (product, category) in store::categories(session.reborrow(), ids).await? {
            if let Some(product) = self.get(product) {
                product.categories.push(category);
            }
        }
        for (product, collection) in store::collections(session, ids).await? {
            if let Some(product) = self.get(product) {
                product.collections.push(collection);
            }
        }
        Ok(())
    }

    async fn add_variants(&mut self, mut session: ReadSession<'_>, ids: &[ProductId]) -> DbResult<()> {
        let values: HashMap<ValueId, String> = store::value_keys(session.reborrow()).await?.into_iter().collect();
        for row in store::variants(session.reborrow(), ids).await? {
            let size = row.size_id.and_then(|id| values.get(&id));
            let Some(product) = self.get(row.product_id) else { continue };
            product.variants += 1;
            product.skus.extend(row.sku);
            if let Some(size) = size.filter(|size| !product.sizes.contains(size)) {
                product.sizes.push(size.clone());
            }
        }
        for (tenant, product, priced) in store::priced(session, ids).await? {
            if let Some(product) = self.get(product) {
                product.priced.insert(tenant, usize::try_from(priced).unwrap_or_default());
            }
        }
        Ok(())
    }

    async fn add_offers(&mut self, mut session: ReadSession<'_>, ids: &[ProductId]) -> DbResult<()> {
        for row in store::offers(session.reborrow(), ids).await? {
            let offer = OfferOverview {
                is_published: row.is_published,
                is_visible: row.is_visible,
                effective_minor: row.effective_minor,
                in_stock: row.in_stock,
            };
            if let Some(product) = self.get(row.product_id) {
                product.offers.insert(row.tenant_id, offer);
            }
        }
        for row in store::hidings(session, ids).await? {
            let Some(reason) = HidingReason::from_name(&row.reason) else { continue };
            if let Some(product) = self.get(row.product_id) {
                product.hidden.push(HiddenOffer { tenant_id: row.tenant_id, reason });
            }
        }
        Ok(())
    }

    async fn add_pictures(&mut self, mut session: ReadSession<'_>, ids: &[ProductId]) -> Result<()> {
        let rows = store::media(session.reborrow(), ids).await?;
        let mut assets: Vec<AssetId> = rows.iter().map(|row| row.asset_id).collect();
        assets.sort_unstable();
        assets.dedup();
        let stored = media::assets(session, &assets).await?;
        for row in rows {
            let Some(product) = self.get(row.product_id) else { continue };
            product.stored_pictures += usize::from(stored.contains_key(&row.asset_id));
            product.pictures.push(row.asset_id);
        }
        Ok(())
    }
}

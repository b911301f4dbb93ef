//! Stored products as complete records, in batches: for exports and for other programs.

mod model;
mod store;

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    sync::Arc,
};

pub use model::{MediaRecord, PriceRecord, ProductRecord, VariantRecord};
use store::{MediaRow, VariantRow};

use crate::{
    app::App,
    catalog::product_texts,
    db::Db,
    error::{Error, Result},
    id::{AssetId, CategoryId, CollectionId, ProductId, ValueId, VariantId},
    media::{self, ImageTransform},
    tenancy::{LanguageId, Tenant, TenantId},
};

/// Products read per batch.
const BATCH: i64 = 200;

/// The number of products that the countries have, shown or not.
pub async fn count_products(db: &Db, tenants: &[TenantId]) -> Result<i64> {
    Ok(store::count(db, tenants).await?)
}

/// The keys and names, in any language, of the attribute values that have a name in this one.
pub async fn named_values(db: &Db, language: LanguageId) -> Result<HashSet<String>> {
    let names = store::value_names(db).await?;
    let named: HashSet<ValueId> = names.iter().filter(|(_, own, _)| *own == language).map(|(id, ..)| *id).collect();
    let spellings = names.into_iter().map(|(id, _, name)| (id, name)).chain(store::value_keys(db).await?);
    Ok(spellings.filter(|(id, _)| named.contains(id)).map(|(_, spelling)| spelling).collect())
}

/// Reads stored products as records, with names in the preferred language.
pub struct RecordReader<'a> {
    app: &'a App,
    tenants: Vec<Arc<Tenant>>,
    tenant_ids: Vec<TenantId>,
    languages: Vec<LanguageId>,
    parents: HashMap<CategoryId, CategoryId>,
    categories: HashMap<CategoryId, String>,
    collections: HashMap<CollectionId, String>,
    values: HashMap<ValueId, String>,
}

impl<'a> RecordReader<'a> {
    /// A reader of the first country's products, with prices and visibility in all the countries; texts are in the given
    /// language, otherwise in the first country's languages, otherwise in any.
    pub async fn open(app: &'a App, tenants: &[Arc<Tenant>], language: LanguageId) -> Result<Self> {
        let first = tenants.first().ok_or_else(|| Error::internal("a record reader needs a country"))?;
        let directory = app.directory();
        let mut languages = vec![language, first.default_language.id];
        languages.extend(first.languages.iter().chain(&directory.languages).map(|language| language.id));
        let db = &app.db;
        let mut values: HashMap<ValueId, String> = store::value_keys(db).await?.into_iter().collect();
        values.extend(best(&languages, store::value_names(db).await?));
        Ok(Self {
            app,
            tenant_ids: tenants.iter().map(|tenant| tenant.id).collect(),
            parents: store::parents(db).await?.into_iter().collect(),
            categories: best(&languages, store::category_names(db).await?),
            collections: best(&languages, store::collection_names(db).await?),
            values,
            tenants: tenants.to_vec(),
            languages,
        })
    }

    /// The products after an id, and the last one's id; `None` if there are no more.
    pub async fn batch(&self, after: ProductId) -> Result<Option<(ProductId, Vec<ProductRecord>)>> {
        let db = &self.app.db;
        let ids = store::ids_after(db, self.tenant_ids[0], after, BATCH).await?;
        let Some(last) = ids.last() else { return Ok(None) };
        let mut products: HashMap<ProductId, ProductRecord> = HashMap::with_capacity(ids.len());
        for row in store::products(db, &ids).await? {
            let product = ProductRecord {
                key: row.key,
                brand: row.brand,
                gender: row.gender,
                grams: row.grams,
                extra: row.extra.0,
                ..ProductRecord::default()
            };
            products.insert(row.id, product);
        }
        self.add_texts(&ids, &mut products).await?;
        self.add_categories(&ids, &mut products).await?;
        self.add_variants(&ids, &mut products).await?;
        self.add_media(&ids, &mut products).await?;
        for (tenant, product, is_published) in store::offers(db, &ids, &self.tenant_ids).await? {
            if let Some(product) = products.get_mut(&product) {
                product.offers.insert(tenant, is_published);
            }
        }
        Ok(Some((*last, ids.iter().filter_map(|id| products.remove(id)).collect())))
    }

    async fn add_texts(&self, ids: &[ProductId], products: &mut HashMap<ProductId, ProductRecord>) -> Result<()> {
        let mut texts = product_texts::texts(&self.app.db, ids).await?;
        let rank = |language| self.languages.iter().position(|known| *known == language).unwrap_or(usize::MAX);
        texts.sort_by_key(|text| std::cmp::Reverse(rank(text.language_id)));
        for text in texts {
            if let Some(product) = products.get_mut(&text.product_id) {
                product.name = text.name;
                product.description = text.description;
                product.seo_title = text.seo_title;
                product.seo_description = text.seo_description;
            }
        }
        Ok(())
    }

    async fn add_categories(&self, ids: &[ProductId], products: &mut HashMap<ProductId, ProductRecord>) -> Result<()> {
        for (product, category) in store::categories(&self.app.db, ids).await? {
            if let Some(product) = products.get_mut(&product) {
                product.categories.push(self.path(category));
            }
        }
        for (product, collection) in store::collections(&self.app.db, ids).await? {
            if let Some(product) = products.get_mut(&product).filter(|product| product.collection.is_none()) {
                product.collection = self.collections.get(&collection).cloned();
            }
        }
        Ok(())
    }

    fn path(&self, category: CategoryId) -> Vec<String> {
        let mut path = Vec::new();
        let mut at = category;
        while at != CategoryId::ROOT && path.len() < 16 {
            path.push(self.categories.get(&at).cloned().unwrap_or_default());
            at = self.parents.get(&at).copied().unwrap_or(CategoryId::ROOT);
        }
        path.reverse();
        path
    }

    async fn add_variants(&self, ids: &[ProductId], products: &mut HashMap<ProductId, ProductRecord>) -> Result<()> {
        let mut attributes: HashMap<ProductId, Vec<String>> = HashMap::new();
        for (product, attribute, name) in store::options(&self.app.db, ids).await? {
            attributes.entry(product).or_default().push(attribute);
            if let Some(product) = products.get_mut(&product) {
                product.options.push(name);
            }
        }
        let rows = store::variants(&self.app.db, ids).await?;
        let variant_ids: Vec<VariantId> = rows.iter().map(|row| row.id).collect();
        let mut prices: HashMap<VariantId, HashMap<TenantId, PriceRecord>> = HashMap::new();
        for price in store::prices(&self.app.db, &variant_ids, &self.tenant_ids).await? {
            prices.entry(price.variant_id).or_default().insert(price.tenant_id, price);
        }
        for row in rows {
            let Some(product) = products.get_mut(&row.product_id) else { continue };
            let attributes = attributes.get(&row.product_id).map(Vec::as_slice).unwrap_or_default();
            let values = attributes.iter().map(|attribute| self.value(attribute, &row)).collect();
            product.variants.push(VariantRecord {
                id: row.id,
                values,
                prices: prices.remove(&row.id).unwrap_or_default(),
                sku: row.sku,
                barcode: row.barcode,
                extra: row.extra.0,
            });
        }
        Ok(())
    }

    fn value(&self, attribute: &str, row: &VariantRow) -> String {
        let id = match attribute {
            "colour" => row.colour_id,
            "size" => row.size_id,
            _ => row.other_id,
        };
        id.and_then(|id| self.values.get(&id)).cloned().unwrap_or_default()
    }

    async fn add_media(&self, ids: &[ProductId], products: &mut HashMap<ProductId, ProductRecord>) -> Result<()> {
        let rows = store::media(&self.app.db, ids).await?;
        let stored: Vec<AssetId> = rows.iter().filter(|row| row.source_url.is_none()).map(|row| row.asset_id).collect();
        let assets = media::assets(&self.app.db, &stored).await?;
        for row in rows {
            let MediaRow { product_id, asset_id, alt, source_url } = row;
            let own = || {
                let path = &assets.get(&asset_id)?.path;
                Some(format!("{}{}", self.origin(), media::url("", false, ImageTransform::width(1536), path)))
            };
            let Some(address) = source_url.or_else(own) else { continue };
            if let Some(product) = products.get_mut(&product_id) {
                product.media.push(MediaRecord { address, alt });
            }
        }
        Ok(())
    }

    /// The public origin (scheme and host) of this shop's own pictures.
    fn origin(&self) -> String {
        let base = media::media_base(&self.app.settings);
        if !base.is_empty() {
            return base.to_owned();
        }
        self.tenants[0].canonical_host().map(|host| format!("https://{}", host.name)).unwrap_or_default()
    }
}

/// For each record the name in the most preferred language that it has.
fn best<I: Copy + Eq + Hash>(languages: &[LanguageId], names: Vec<(I, LanguageId, String)>) -> HashMap<I, String> {
    let rank = |language: LanguageId| languages.iter().position(|known| *known == language).unwrap_or(usize::MAX);
    let mut ranked: HashMap<I, (usize, String)> = HashMap::new();
    for (id, language, name) in names {
        let rank = rank(language);
        if ranked.get(&id).is_none_or(|(known, _)| rank < *known) {
            ranked.insert(id, (rank, name));
        }
    }
    ranked.into_iter().map(|(id, (_, name))| (id, name)).collect()
}

//! All data of one product, by the codes and keys that operators use.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use super::store::{self, HistoryRow, MediaRow, PriceRow, VariantRow};
use crate::{
    app::App,
    catalog::{
        Fibre, Manufacturer,
        price::{self, PricePoint, REFERENCE_DAYS},
        product_texts,
    },
    db::Db,
    error::{Error, Result},
    id::{AssetId, ProductId, ValueId, VariantId},
    media,
    tenancy::{Directory, TenantId},
};

/// All data of a product.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProductSheet {
    pub id: ProductId,
    pub key: String,
    pub brand: Option<String>,
    /// Keys, the main one first.
    pub categories: Vec<String>,
    /// Keys.
    pub collections: Vec<String>,
    pub gender: Option<String>,
    pub composition: Vec<Fibre>,
    pub care: Vec<String>,
    pub grams: Option<i64>,
    pub manufacturer: Option<Manufacturer>,
    pub published_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    /// By the language's code.
    pub texts: BTreeMap<String, TextSheet>,
    /// Names of the options.
    pub options: Vec<String>,
    pub variants: Vec<VariantSheet>,
    /// By the country's code: countries that sell it, and countries that hide it.
    pub countries: BTreeMap<String, CountrySheet>,
    pub pictures: Vec<PictureSheet>,
}

/// A text.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TextSheet {
    pub slug: String,
    pub name: String,
    pub description: String,
    pub seo_title: Option<String>,
    pub seo_description: Option<String>,
}

/// A variant.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct VariantSheet {
    pub id: VariantId,
    pub sku: Option<String>,
    pub barcode: Option<String>,
    /// Keys of its values, one for each of its options.
    pub values: Vec<String>,
    /// By the country's code.
    pub prices: BTreeMap<String, PriceSheet>,
}

/// A price as it is stored, without flash deals, in minor units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PriceSheet {
    pub price_minor: i64,
    pub discount_minor: Option<i64>,
    /// The price that the reduction is measured from (98/6/EC, article 6a).
    pub lowest_minor: Option<i64>,
    /// The regular price given by the source that the shop may not show.
    pub compare_minor: Option<i64>,
    /// The lowest price within the last 30 days.
    pub lowest_of_30_days_minor: Option<i64>,
}

impl PriceSheet {
    /// The price the customer pays.
    pub fn effective_minor(&self) -> i64 {
        price::effective(self.price_minor, self.discount_minor)
    }
}

/// A product's offer in a country.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CountrySheet {
    /// Whether it has a price there.
    pub is_sold: bool,
    /// Whether its source publishes it.
    pub is_published: bool,
    /// Whether the shop shows it.
    pub is_visible: bool,
    /// Whether a variant can be bought.
    pub in_stock: bool,
    /// Keys of badge types.
    pub badges: Vec<String>,
    /// The reasons for which it is hidden.
    pub hidden: Vec<HidingSheet>,
}

/// A reason for which a country hides it, who set it, and when.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HidingSheet {
    pub reason: String,
    pub actor: String,
    pub hidden_at: DateTime<Utc>,
}

/// A picture.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PictureSheet {
    pub asset_id: AssetId,
    /// The stored original; none when only the address is recorded.
    pub path: Option<String>,
    /// The address given by its file.
    pub address: Option<String>,
    /// The key of the colour that it shows.
    pub colour: Option<String>,
    pub view: Option<String>,
    pub alt: Option<String>,
}

/// Reads a product.
pub async fn product_sheet(app: &App, id: ProductId) -> Result<ProductSheet> {
    let (db, directory) = (&app.db, app.directory());
    let ids = [id];
    let row = store::products(db, &ids).await?.pop().ok_or(Error::NotFound)?;
    let values: HashMap<ValueId, String> = store::value_keys(db).await?.into_iter().collect();
    let taxonomy = crate::catalog::taxonomy_ids(db).await?;
    let category_keys = by_id(taxonomy.categories);
    let collection_keys = by_id(taxonomy.collections);
    let categories = store::categories(db, &ids).await?;
    let collections = store::collections(db, &ids).await?;
    let options = store::options(db, &ids).await?;
    let attributes: Vec<&str> = options.iter().map(|(_, attribute, _)| attribute.as_str()).collect();
    let variants = variants(app, id, &directory, &attributes, &values).await?;
    let texts = product_texts::texts(db, &ids).await?.into_iter().filter_map(|text| {
        let language = directory.languages.iter().find(|language| language.id == text.language_id)?;
        let sheet = TextSheet {
            slug: text.slug,
            name: text.name,
            description: text.description,
            seo_title: text.seo_title,
            seo_description: text.seo_description,
        };
        Some((language.code.clone(), sheet))
    });
    Ok(ProductSheet {
        id,
        key: row.key,
        brand: row.brand,
        categories: categories.iter().filter_map(|(_, category)| category_keys.get(category).cloned()).collect(),
        collections: collections.iter().filter_map(|(_, id)| collection_keys.get(id).cloned()).collect(),
        gender: row.gender,
        composition: row.composition.0,
        care: row.care.0,
        grams: row.grams,
        manufacturer: row.manufacturer.map(|manufacturer| manufacturer.0),
        published_at: row.published_at,
        updated_at: row.updated_at,
        texts: texts.collect(),
        variants,
        countries: countries(db, &directory, id).await?,
        pictures: pictures(db, id, &values).await?,
        options: options.into_iter().map(|(_, _, name)| name).collect(),
    })
}

fn by_id<I: Copy + Eq + std::hash::Hash>(names: HashMap<String, I>) -> HashMap<I, String> {
    names.into_iter().map(|(key, id)| (id, key)).collect()
}

fn code(directory: &Directory, tenant: TenantId) -> Option<String> {
    directory.tenant(tenant).map(|tenant| tenant.code.clone())
}

async fn variants(
    app: &App,
    product: ProductId,
    directory: &Directory,
    attributes: &[&str],
    values: &HashMap<ValueId, String>,
) -> Result<Vec<VariantSheet>> {
    let rows = store::variants(&app.db, &[product]).await?;
    let ids: Vec<VariantId> = rows.iter().map(|row| row.id).collect();
    let mut lowest = lowest(&store::history(&app.db, &ids).await?, app.clock.now());
    let mut prices: HashMap<VariantId, BTreeMap<String, PriceSheet>> = HashMap::new();
    for price in store::prices(&app.db, &ids).await? {
        let PriceRow { tenant_id, variant_id, price_minor, discount_minor, lowest_minor, compare_minor } = price;
        let Some(code) = code(directory, tenant_id) else { continue };
        let sheet = PriceSheet {
            price_minor,
            discount_minor,
            lowest_minor,
            compare_minor: compare_minor.filter(|compare| *compare > price_minor),
            lowest_of_30_days_minor: lowest.remove(&(tenant_id, variant_id)),
        };
        prices.entry(variant_id).or_default().insert(code, sheet);
    }
    let shown = rows.into_iter().map(|row| VariantSheet {
        id: row.id,
        values: attributes.iter().filter_map(|attribute| value(attribute, &row, values)).collect(),
        prices: prices.remove(&row.id).unwrap_or_default(),
        sku: row.sku,
        barcode: row.barcode,
    });
    Ok(shown.collect())
}

fn value(attribute: &str, row: &VariantRow, values: &HashMap<ValueId, String>) -> Option<String> {
    let id = match attribute {
        "colour" => row.colour_id,
        "size" => row.size_id,
        _ => row.other_id,
    };
    values.get(&id?).cloned()
}

/// The lowest price of the last 30 days, including the price at the start of that period.
fn lowest(history: &[HistoryRow], now: DateTime<Utc>) -> HashMap<(TenantId, VariantId), i64> {
    let since = now - TimeDelta::days(REFERENCE_DAYS);
    let place = |row: &HistoryRow| (row.tenant_id, row.variant_id);
    let lowest = history.chunk_by(|a, b| place(a) == place(b)).filter_map(|rows| {
        let points = rows.iter().map(|row| PricePoint { at: row.changed_at, effective_minor: row.effective_minor });
        let points = price::timeline(points);
        let first = points.iter().rposition(|point| point.at <= since).unwrap_or(0);
        let lowest = points[first..].iter().map(|point| point.effective_minor).min()?;
        Some((place(rows.first()?), lowest))
    });
    lowest.collect()
}

async fn countries(db: &Db, directory: &Directory, id: ProductId) -> Result<BTreeMap<String, CountrySheet>> {
    let mut countries: BTreeMap<String, CountrySheet> = BTreeMap::new();
    for row in store::offers(db, &[id]).await? {
        let Some(code) = code(directory, row.tenant_id) else { continue };
        let country = countries.entry(code).or_default();
        country.is_sold = true;
        country.is_published = row.is_published;
        country.is_visible = row.is_visible;
        country.in_stock = row.in_stock;
    }
    for (tenant, badge) in store::badges(db, id).await? {
        let badge = directory.badge_types.iter().find(|known| known.id == badge);
        if let (Some(code), Some(badge)) = (code(directory, tenant), badge) {
            countries.entry(code).or_default().badges.push(badge.key.clone());
        }
    }
    for row in store::hidings(db, &[id]).await? {
        let Some(code) = code(directory, row.tenant_id) else { continue };
        let hiding = HidingSheet { reason: row.reason, actor: row.actor, hidden_at: row.hidden_at };
        countries.entry(code).or_default().hidden.push(hiding);
    }
    Ok(countries)
}

async fn pictures(db: &Db, id: ProductId, values: &HashMap<ValueId, String>) -> Result<Vec<PictureSheet>> {
    let rows = store::media(db, &[id]).await?;
    let assets: Vec<AssetId> = rows.iter().map(|row| row.asset_id).collect();
    let stored = media::assets(db, &assets).await?;
    let shown = rows.into_iter().map(|row| {
        let MediaRow { asset_id, colour_id, view, alt, source_url, .. } = row;
        PictureSheet {
            asset_id,
            path: stored.get(&asset_id).map(|asset| asset.path.clone()),
            address: source_url,
            colour: colour_id.and_then(|id| values.get(&id).cloned()),
            view,
            alt,
        }
    });
    Ok(shown.collect())
}

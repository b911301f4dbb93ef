//! Public pages of the catalogue for sitemaps and product feeds: their URLs, pictures and last changes.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::{
    cards::product_path,
    siblings::{self, pages},
    store::{cards as texts, published as store},
    taxonomy::Taxonomy,
};
use crate::{
    app::App,
    catalog::{index, model::Alternate, scope::ListingScope},
    error::Result,
    id::{AssetId, CategoryId, ProductId},
    media,
    tenancy::{Storefront, TenantId},
};

/// Maximum number of pictures per product in sitemaps.
const MOST_PICTURES: usize = 5;

/// A page that a country shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PublishedPage {
    /// Its paths in every country that shows it, in each of their languages, this country included.
    pub alternates: Vec<Alternate>,
    /// Paths of its pictures.
    pub pictures: Vec<String>,
    /// When it last changed, if known.
    pub updated_at: Option<DateTime<Utc>>,
}

/// The categories, brands and collections that have products in this country.
pub async fn published_places(app: &App, storefront: &Storefront) -> Result<Vec<PublishedPage>> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let scopes: Vec<ListingScope> =
        index::ask(app, storefront.tenant.id, |view| view.scopes().filter(|scope| view.has_any(*scope)).collect())
            .await?;
    let mut found = Vec::with_capacity(scopes.len());
    for category in taxonomy.categories.iter().filter(|entry| scopes.contains(&ListingScope::Category(entry.id))) {
        let lineage: Vec<CategoryId> = taxonomy.lineage(category.id).into_iter().map(|entry| entry.id).collect();
        let alternates = siblings::of_category(app, storefront, &lineage).await?;
        found.push((alternates, category.asset.as_ref()));
    }
    for brand in taxonomy.brands.iter().filter(|entry| scopes.contains(&ListingScope::Brand(entry.id))) {
        found.push((siblings::of_brand(app, storefront, brand).await?, brand.asset.as_ref()));
    }
    for entry in taxonomy.collections.iter().filter(|entry| scopes.contains(&ListingScope::Collection(entry.id))) {
        found.push((siblings::of_collection(app, storefront, entry.id).await?, entry.asset.as_ref()));
    }
    let page = |(alternates, asset): (Vec<Alternate>, Option<&media::Asset>)| PublishedPage {
        alternates,
        pictures: asset.map(|asset| asset.path.clone()).into_iter().collect(),
        updated_at: None,
    };
    Ok(found.into_iter().map(page).collect())
}

/// The products that this country shows, in the order of their ids.
pub async fn published_products(app: &App, tenant: TenantId) -> Result<Vec<ProductId>> {
    let mut ids: Vec<ProductId> = index::ask(app, tenant, |view| {
        view.shown(ListingScope::Shop).into_iter().map(|slot| view.products.id(slot)).collect()
    })
    .await?;
    ids.sort_unstable();
    Ok(ids)
}

/// The pages of some products that this country shows, in the order of their ids; products deleted in the meantime are left out.
pub async fn product_pages(app: &App, storefront: &Storefront, ids: &[ProductId]) -> Result<Vec<PublishedPage>> {
    let names = grouped(texts::names(&app.db, ids).await?, |row| row.product_id);
    let countries = grouped(store::countries_of_products(&app.db, ids).await?, |(product, _)| *product);
    let gallery = texts::gallery(&app.db, ids).await?;
    let asset_ids: Vec<AssetId> = gallery.iter().map(|row| row.asset_id).collect();
    let assets = media::assets(&app.db, &asset_ids).await?;
    let gallery = grouped(gallery, |row| row.product_id);
    let page = |(id, updated_at)| {
        let names = names.get(&id)?;
        let countries: Vec<TenantId> = countries.get(&id)?.iter().map(|(_, tenant)| *tenant).collect();
        let alternates = pages(app, storefront, &countries, |preference| {
            preference.pick(names, |row| row.language_id).map(|row| product_path(&row.slug))
        });
        let pictures = gallery.get(&id).into_iter().flatten().filter_map(|row| assets.get(&row.asset_id));
        let pictures = pictures.take(MOST_PICTURES).map(|asset| asset.path.clone()).collect();
        Some(PublishedPage { alternates, pictures, updated_at: Some(updated_at) })
    };
    Ok(store::updates(&app.db, ids).await?.into_iter().filter_map(page).collect())
}

fn grouped<T>(rows: Vec<T>, product: impl Fn(&T) -> ProductId) -> HashMap<ProductId, Vec<T>> {
    let mut groups: HashMap<ProductId, Vec<T>> = HashMap::new();
    for row in rows {
        groups.entry(product(&row)).or_default().push(row);
    }
    groups
}

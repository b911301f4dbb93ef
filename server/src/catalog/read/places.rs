//! Categories, brands and collections as pages and menus show them.

use std::sync::Arc;

use super::{
    facets,
    pictures::picture,
    shelf::Shelf,
    siblings,
    taxonomy::{BrandEntry, CategoryEntry, CollectionEntry, ShelfCounts, Taxonomy},
};
use crate::{
    app::App,
    catalog::model::{
        Brand, BrandDetail, Category, CategoryDetail, CategoryNode, Collection, CollectionDetail, Crumb, Picture,
    },
    error::{Error, Result},
    media::Asset,
    tenancy::Storefront,
};

/// The shop's places in one language, with what this country has in them.
struct Places<'a> {
    app: &'a App,
    taxonomy: Arc<Taxonomy>,
    counts: Arc<ShelfCounts>,
}

impl<'a> Places<'a> {
    async fn of(app: &'a App, storefront: &Storefront) -> Result<Self> {
        let taxonomy = Taxonomy::of(app, storefront).await?;
        Ok(Self { app, taxonomy, counts: ShelfCounts::of(app, storefront).await? })
    }

    fn category(&self, entry: &CategoryEntry) -> Category {
        Category {
            id: entry.id,
            slug: entry.text.slug.clone(),
            parent_id: (entry.parent_id != 0).then_some(entry.parent_id),
            path: entry.path.clone(),
            name: entry.text.name.clone(),
            title: entry.text.title.clone(),
            description: entry.text.description.clone(),
            product_count: self.counts.on(Shelf::Category(entry.id)),
            picture: self.picture(entry.asset.as_ref()),
        }
    }

    fn children(&self, parent: i64) -> Vec<Category> {
        let below = self.taxonomy.categories.iter().filter(|entry| entry.parent_id == parent);
        below.map(|entry| self.category(entry)).filter(|category| category.product_count > 0).collect()
    }

    fn brand(&self, entry: &BrandEntry, product_count: i64) -> Brand {
        Brand {
            id: entry.id,
            slug: entry.slug.clone(),
            path: entry.path(),
            name: entry.name.clone(),
            description: entry.description.clone(),
            product_count,
            picture: self.picture(entry.asset.as_ref()),
        }
    }

    fn collection(&self, entry: &CollectionEntry) -> Collection {
        Collection {
            id: entry.id,
            slug: entry.text.slug.clone(),
            path: entry.path(),
            name: entry.text.name.clone(),
            description: entry.text.description.clone(),
            picture: self.picture(entry.asset.as_ref()),
            narrow_picture: self.picture(entry.narrow_asset.as_ref()),
        }
    }

    fn picture(&self, asset: Option<&Asset>) -> Option<Picture> {
        asset.map(|asset| picture(self.app, asset, String::new()))
    }
}

/// Categories that have products in this country, parents before children.
pub async fn categories(app: &App, storefront: &Storefront) -> Result<Vec<Category>> {
    let places = Places::of(app, storefront).await?;
    let all = places.taxonomy.categories.iter().map(|entry| places.category(entry));
    Ok(all.filter(|category| category.product_count > 0).collect())
}

/// The menu's tree: roots that have products in this country, and what is below them.
pub async fn category_tree(app: &App, storefront: &Storefront) -> Result<Vec<CategoryNode>> {
    let places = Places::of(app, storefront).await?;
    let roots = places.children(0).into_iter();
    Ok(roots.map(|category| CategoryNode { children: places.children(category.id), category }).collect())
}

/// A category with its surroundings.
pub async fn category(app: &App, storefront: &Storefront, id: i64) -> Result<CategoryDetail> {
    let places = Places::of(app, storefront).await?;
    let entry = places.taxonomy.category(id).ok_or(Error::NotFound)?;
    let way: Vec<i64> = places.taxonomy.lineage(id).into_iter().map(|entry| entry.id).collect();
    Ok(CategoryDetail {
        breadcrumbs: crumbs(&places.taxonomy, id),
        children: places.children(id),
        category: places.category(entry),
        alternates: siblings::of_category(app, storefront, &way).await?,
    })
}

/// The way to a category, itself last.
pub fn crumbs(taxonomy: &Taxonomy, id: i64) -> Vec<Crumb> {
    let way = taxonomy.lineage(id).into_iter();
    way.map(|entry| Crumb { name: entry.text.name.clone(), path: entry.path.clone() }).collect()
}

/// Brands that have products on a shelf in this country, with their number there.
pub async fn brands(app: &App, storefront: &Storefront, shelf: Shelf) -> Result<Vec<Brand>> {
    let places = Places::of(app, storefront).await?;
    let narrowed = match shelf {
        Shelf::Shop => None,
        shelf => Some(facets::brand_counts(app, storefront.tenant.id, shelf).await?),
    };
    let count = |id: i64| match &narrowed {
        Some(counts) => counts.get(&id).copied().unwrap_or(0),
        None => places.counts.on(Shelf::Brand(id)),
    };
    let all = places.taxonomy.brands.iter().map(|entry| places.brand(entry, count(entry.id)));
    Ok(all.filter(|brand| brand.product_count > 0).collect())
}

/// A brand by its slug.
pub async fn brand(app: &App, storefront: &Storefront, slug: &str) -> Result<BrandDetail> {
    let places = Places::of(app, storefront).await?;
    let entry = places.taxonomy.brand_by_slug(slug).ok_or(Error::NotFound)?;
    Ok(BrandDetail {
        brand: places.brand(entry, places.counts.on(Shelf::Brand(entry.id))),
        alternates: siblings::of_brand(app, storefront, entry).await?,
    })
}

/// Collections that have products in this country.
pub async fn collections(app: &App, storefront: &Storefront) -> Result<Vec<Collection>> {
    let places = Places::of(app, storefront).await?;
    let all = places.taxonomy.collections.iter();
    let shown = all.filter(|entry| places.counts.on(Shelf::Collection(entry.id)) > 0);
    Ok(shown.map(|entry| places.collection(entry)).collect())
}

/// A collection.
pub async fn collection(app: &App, storefront: &Storefront, id: i64) -> Result<CollectionDetail> {
    let places = Places::of(app, storefront).await?;
    let entry = places.taxonomy.collection(id).ok_or(Error::NotFound)?;
    Ok(CollectionDetail {
        collection: places.collection(entry),
        alternates: siblings::of_collection(app, storefront, id).await?,
    })
}

/// The path of a category or collection that content links to.
pub async fn link(app: &App, storefront: &Storefront, shelf: Shelf) -> Result<Option<String>> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    Ok(match shelf {
        Shelf::Shop => None,
        Shelf::Category(id) => taxonomy.category(id).map(|entry| entry.path.clone()),
        Shelf::Brand(id) => taxonomy.brand(id).map(BrandEntry::path),
        Shelf::Collection(id) => taxonomy.collection(id).map(CollectionEntry::path),
    })
}

//! Where else a page exists: in every open country that has something to show there, in each of its languages. Every country
//! gives the same list, so that each page names those that name it; one that its own country leaves empty has no siblings.

use std::sync::Arc;

use chrono::TimeDelta;

use super::{
    cards::product_path,
    shelf::Shelf,
    store::{
        detail::TextRow as ProductText,
        siblings as store,
        taxonomy::{Kind, TextRow, texts_for},
    },
    taxonomy::{BrandEntry, collection_path},
    words::Preference,
};
use crate::{
    app::App,
    cache::depend_until,
    catalog::model::Alternate,
    changes::{Change, Topic},
    error::Result,
    tenancy::{Storefront, TenantId},
};

/// What is known of a place: the countries with products there, and its way's words in all languages, root first.
struct Place {
    countries: Vec<TenantId>,
    way: Vec<Vec<TextRow>>,
}

impl Place {
    /// Cached: two statements for all countries together.
    async fn of(app: &App, storefront: &Storefront, shelf: Shelf, kind: Kind, way: &[i64]) -> Result<Arc<Self>> {
        let key = format!("siblings {} {} {}", storefront.tenant.id, shelf.kind(), shelf.id());
        let own = Change::in_tenant(Topic::Assortment, storefront.tenant.id);
        let reads = [own, Change::all(Topic::Taxonomy), Change::all(Topic::Tenancy)];
        app.cache
            .get(key, &reads, async {
                may_lag(app);
                let all: Vec<TenantId> = app.directory().tenants.iter().map(|tenant| tenant.id).collect();
                let countries = store::countries_of_shelf(&app.db, &all, shelf.kind(), shelf.id()).await?;
                let rows = if way.is_empty() { Vec::new() } else { texts_for(&app.db, kind, way).await? };
                let step = |id: &i64| rows.iter().filter(|row| row.id == *id).cloned().collect();
                Ok(Self { countries, way: way.iter().map(step).collect() })
            })
            .await
    }

    /// The slugs of its way as a reader sees them.
    fn slugs(&self, preference: &Preference) -> Option<Vec<&str>> {
        self.way.iter().map(|rows| Some(preference.pick(rows, |row| row.language_id)?.slug.as_str())).collect()
    }
}

/// Of a category's page; `way` leads from the root to it.
pub async fn of_category(app: &App, storefront: &Storefront, way: &[i64]) -> Result<Vec<Alternate>> {
    let Some(id) = way.last() else { return Ok(Vec::new()) };
    let place = Place::of(app, storefront, Shelf::Category(*id), Kind::Category, way).await?;
    let path = |preference: &Preference| Some(format!("/category/{}", place.slugs(preference)?.join("/")));
    Ok(pages(app, storefront, &place.countries, path))
}

/// Of a collection's page.
pub async fn of_collection(app: &App, storefront: &Storefront, id: i64) -> Result<Vec<Alternate>> {
    let place = Place::of(app, storefront, Shelf::Collection(id), Kind::Collection, &[id]).await?;
    let path = |preference: &Preference| place.slugs(preference)?.first().map(|slug| collection_path(slug));
    Ok(pages(app, storefront, &place.countries, path))
}

/// Of a brand's page.
pub async fn of_brand(app: &App, storefront: &Storefront, brand: &BrandEntry) -> Result<Vec<Alternate>> {
    let place = Place::of(app, storefront, Shelf::Brand(brand.id), Kind::Brand, &[]).await?;
    Ok(pages(app, storefront, &place.countries, |_| Some(brand.path())))
}

/// Of a product's page, with its words in all languages.
pub async fn of_product(app: &App, storefront: &Storefront, id: i64, texts: &[ProductText]) -> Result<Vec<Alternate>> {
    may_lag(app);
    let countries = store::countries_of_product(&app.db, id).await?;
    let path =
        |preference: &Preference| preference.pick(texts, |row| row.language_id).map(|row| product_path(&row.slug));
    Ok(pages(app, storefront, &countries, path))
}

/// A change of what one country shows redraws nothing in another: that a page has come or gone there is learnt within the hour.
fn may_lag(app: &App) {
    depend_until(app.clock.now() + TimeDelta::hours(1));
}

fn pages(
    app: &App,
    storefront: &Storefront,
    countries: &[TenantId],
    path: impl Fn(&Preference) -> Option<String>,
) -> Vec<Alternate> {
    if !countries.contains(&storefront.tenant.id) {
        return Vec::new();
    }
    let directory = app.directory();
    let mut all = Vec::new();
    for tenant in directory.active().filter(|tenant| countries.contains(&tenant.id)) {
        for language in &tenant.languages {
            if let Some(path) = path(&Preference::in_country(tenant, language.id)) {
                all.push(Alternate { country: tenant.code.clone(), language: language.code.clone(), path });
            }
        }
    }
    all
}

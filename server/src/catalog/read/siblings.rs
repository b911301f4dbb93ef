//! Alternates of a page: its URLs in every open country that has products for it, in each of its languages. Every country returns
//! the same list, so that alternates refer to each other mutually; a page that is empty in its own country has none.

use std::sync::Arc;

use chrono::TimeDelta;

use super::{
    cards::product_path,
    language_preference::LanguagePreference,
    store::{
        detail::TextRow as ProductText,
        siblings as store,
        taxonomy::{Kind, TextRow, texts_for},
    },
    taxonomy::{BrandEntry, collection_path},
};
use crate::{
    app::App,
    cache::{depend_on, depend_until},
    catalog::{index, model::Alternate, scope::ListingScope},
    changes::{Change, Topic},
    error::Result,
    id::{CategoryId, CollectionId, ProductId},
    tenancy::{Storefront, TenantId},
};

/// The translations of the categories (or of the single collection) in a page's path, root first.
struct PathTexts(Vec<Vec<TextRow>>);

impl PathTexts {
    async fn of<I: Copy + Into<i64>>(app: &App, kind: Kind, ids: &[I]) -> Result<Arc<Self>> {
        let ids: Vec<i64> = ids.iter().map(|id| (*id).into()).collect();
        let key = format!("path texts {kind:?} {ids:?}");
        app.cache
            .get(key, &[Change::all(Topic::Taxonomy)], async {
                let rows = texts_for(&app.db, kind, &ids).await?;
                let step = |id: &i64| rows.iter().filter(|row| row.id == *id).cloned().collect();
                Ok(Self(ids.iter().map(step).collect()))
            })
            .await
    }

    /// The slugs of the path, in the preferred languages.
    fn slugs(&self, preference: &LanguagePreference) -> Option<Vec<&str>> {
        self.0.iter().map(|rows| Some(preference.pick(rows, |row| row.language_id)?.slug.as_str())).collect()
    }
}

/// The open countries that show products of a scope.
pub async fn countries_of(app: &App, storefront: &Storefront, scope: ListingScope) -> Result<Vec<TenantId>> {
    depend_on(Change::in_tenant(Topic::Assortment, storefront.tenant.id));
    depend_on(Change::all(Topic::Tenancy));
    may_lag(app);
    let open: Vec<TenantId> = app.directory().active().map(|tenant| tenant.id).collect();
    index::countries_where(app, &open, |view| view.has_any(scope)).await
}

/// Alternates of a category's page; `lineage` is its path from the root.
pub async fn of_category(app: &App, storefront: &Storefront, lineage: &[CategoryId]) -> Result<Vec<Alternate>> {
    let Some(id) = lineage.last() else { return Ok(Vec::new()) };
    let texts = PathTexts::of(app, Kind::Category, lineage).await?;
    let countries = countries_of(app, storefront, ListingScope::Category(*id)).await?;
    let path = |preference: &LanguagePreference| Some(format!("/category/{}", texts.slugs(preference)?.join("/")));
    Ok(pages(app, storefront, &countries, path))
}

/// Alternates of a collection's page.
pub async fn of_collection(app: &App, storefront: &Storefront, id: CollectionId) -> Result<Vec<Alternate>> {
    let texts = PathTexts::of(app, Kind::Collection, &[id]).await?;
    let countries = countries_of(app, storefront, ListingScope::Collection(id)).await?;
    let path = |preference: &LanguagePreference| texts.slugs(preference)?.first().map(|slug| collection_path(slug));
    Ok(pages(app, storefront, &countries, path))
}

/// Alternates of a brand's page.
pub async fn of_brand(app: &App, storefront: &Storefront, brand: &BrandEntry) -> Result<Vec<Alternate>> {
    let countries = countries_of(app, storefront, ListingScope::Brand(brand.id)).await?;
    Ok(pages(app, storefront, &countries, |_| Some(brand.path())))
}

/// Alternates of a product's page, with its texts in all languages.
pub async fn of_product(
    app: &App,
    storefront: &Storefront,
    id: ProductId,
    texts: &[ProductText],
) -> Result<Vec<Alternate>> {
    may_lag(app);
    let countries = store::countries_of_product(&app.db, id).await?;
    let path = |preference: &LanguagePreference| {
        preference.pick(texts, |row| row.language_id).map(|row| product_path(&row.slug))
    };
    Ok(pages(app, storefront, &countries, path))
}

/// Accepts that alternates are up to an hour old: a change in one country does not invalidate the cached pages of the others.
fn may_lag(app: &App) {
    depend_until(app.clock.now() + TimeDelta::hours(1));
}

pub(super) fn pages(
    app: &App,
    storefront: &Storefront,
    countries: &[TenantId],
    path: impl Fn(&LanguagePreference) -> Option<String>,
) -> Vec<Alternate> {
    if !countries.contains(&storefront.tenant.id) {
        return Vec::new();
    }
    let directory = app.directory();
    let mut all = Vec::new();
    for tenant in directory.active().filter(|tenant| countries.contains(&tenant.id)) {
        for language in &tenant.languages {
            if let Some(path) = path(&LanguagePreference::in_country(tenant, language.id)) {
                all.push(Alternate { country: tenant.code.clone(), language: language.code.clone(), path });
            }
        }
    }
    all
}

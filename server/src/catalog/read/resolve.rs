//! Resolves slugs: current ones, former ones, and those of other languages, so that links keep working after a rename and after a
//! change of country or language.

use super::{
    cards::product_path,
    language_preference::LanguagePreference,
    store::{cards as names, resolve as store},
    taxonomy::Taxonomy,
};
use crate::{
    app::App,
    cache::depend_on,
    catalog::scope::ListingScope,
    changes::{Change, Topic},
    error::{Error, Result},
    id::{BrandId, CategoryId, CollectionId, ProductId},
    tenancy::{LanguageId, Storefront},
};

/// The record that a slug refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlugMatch<I> {
    /// Its id.
    pub id: I,
    /// Its current slug in the storefront's language; for a category the whole path, `women/underwear`.
    pub slug: String,
    /// Its page, without a locale prefix.
    pub path: String,
    /// Whether the requested slug differs from this one.
    pub moved: bool,
}

impl<I> SlugMatch<I> {
    fn new(id: I, slug: String, path: String, asked: &str) -> Self {
        let moved = !slug.eq_ignore_ascii_case(asked);
        Self { id, slug, path, moved }
    }
}

/// The visible product of a slug.
pub async fn product(app: &App, storefront: &Storefront, asked: &str) -> Result<SlugMatch<ProductId>> {
    let slug = asked.to_lowercase();
    let languages = languages(app, storefront);
    let tenant = storefront.tenant.id;
    let mut found = store::products(&app.db, tenant, &slug, &languages).await?;
    if found.is_empty() {
        let former = store::former(&app.db, "product", CategoryId::ROOT, &slug, &languages).await?;
        let ids: Vec<ProductId> = former.iter().map(|(id, _)| *id).collect();
        let visible = store::visible(&app.db, tenant, &ids).await?;
        found = former.into_iter().filter(|(id, _)| visible.contains(id)).collect();
    }
    let Some(id) = preferred(storefront, &found) else {
        depend_on(Change::in_tenant(Topic::Product, tenant));
        return Err(Error::NotFound);
    };
    depend_on(Change::one(Topic::Product, tenant, id));
    let texts = names::names(&app.db, &[id]).await?;
    let text = LanguagePreference::of(storefront).best(texts, |row| (row.product_id, row.language_id)).remove(&id);
    let slug = text.ok_or(Error::NotFound)?.slug;
    let path = product_path(&slug);
    Ok(SlugMatch::new(id, slug, path, asked))
}

/// The category of a path of slugs, root first.
pub async fn category(app: &App, storefront: &Storefront, asked: &str) -> Result<SlugMatch<CategoryId>> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let languages = languages(app, storefront);
    let mut id = CategoryId::ROOT;
    for slug in asked.split('/').filter(|slug| !slug.is_empty()) {
        id = match taxonomy.child(id, slug) {
            Some(entry) => entry.id,
            None => former_category(app, storefront, id, &slug.to_lowercase(), &languages).await?,
        };
    }
    let entry = taxonomy.category(id).ok_or(Error::NotFound)?;
    let slug = entry.path.trim_start_matches("/category/").to_owned();
    Ok(SlugMatch::new(id, slug, entry.path.clone(), asked.trim_matches('/')))
}

async fn former_category(
    app: &App,
    storefront: &Storefront,
    parent: CategoryId,
    slug: &str,
    languages: &[LanguageId],
) -> Result<CategoryId> {
    let mut found = store::categories(&app.db, parent, slug, languages).await?;
    if found.is_empty() {
        found = store::former(&app.db, "category", parent, slug, languages).await?;
    }
    preferred(storefront, &found).ok_or(Error::NotFound)
}

/// The collection of a slug.
pub async fn collection(app: &App, storefront: &Storefront, asked: &str) -> Result<SlugMatch<CollectionId>> {
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let known = taxonomy.collections.iter().find(|entry| entry.text.slug.eq_ignore_ascii_case(asked));
    let id = match known {
        Some(entry) => entry.id,
        None => former_collection(app, storefront, &asked.to_lowercase()).await?,
    };
    let entry = taxonomy.collection(id).ok_or(Error::NotFound)?;
    Ok(SlugMatch::new(id, entry.text.slug.clone(), entry.path(), asked))
}

async fn former_collection(app: &App, storefront: &Storefront, slug: &str) -> Result<CollectionId> {
    let languages = languages(app, storefront);
    let mut found = store::collections(&app.db, slug, &languages).await?;
    if found.is_empty() {
        found = store::former(&app.db, "collection", CategoryId::ROOT, slug, &languages).await?;
    }
    preferred(storefront, &found).ok_or(Error::NotFound)
}

/// A listing's scope in a request: at most one id or slug.
#[derive(Clone, Debug, Default)]
pub struct ScopeName {
    /// `categoryId`.
    pub category_id: Option<CategoryId>,
    /// `collectionId`.
    pub collection_id: Option<CollectionId>,
    /// `brandId`.
    pub brand_id: Option<BrandId>,
    /// `category`, a path of slugs.
    pub category: Option<String>,
    /// `collection`, a slug.
    pub collection: Option<String>,
    /// `brand`, a slug.
    pub brand: Option<String>,
}

/// Resolves the scope of a request; the whole shop if it names none. Former slugs are accepted like current ones.
pub async fn scope(app: &App, storefront: &Storefront, name: &ScopeName) -> Result<ListingScope> {
    if let Some(asked) = &name.category {
        return Ok(ListingScope::Category(category(app, storefront, asked).await?.id));
    }
    if let Some(asked) = &name.collection {
        return Ok(ListingScope::Collection(collection(app, storefront, asked).await?.id));
    }
    let taxonomy = Taxonomy::of(app, storefront).await?;
    let scope = if let Some(asked) = &name.brand {
        taxonomy.brand_by_slug(asked).map(|brand| ListingScope::Brand(brand.id))
    } else if let Some(id) = name.category_id {
        taxonomy.category(id).map(|_| ListingScope::Category(id))
    } else if let Some(id) = name.collection_id {
        taxonomy.collection(id).map(|_| ListingScope::Collection(id))
    } else if let Some(id) = name.brand_id {
        taxonomy.brand(id).map(|_| ListingScope::Brand(id))
    } else {
        Some(ListingScope::Shop)
    };
    scope.ok_or(Error::NotFound)
}

/// All languages, the storefront's first.
fn languages(app: &App, storefront: &Storefront) -> Vec<LanguageId> {
    LanguagePreference::of(storefront).ordered(app.directory().languages.iter().map(|language| language.id))
}

/// Among matches in several languages, the id of the storefront's most preferred language.
fn preferred<I: Copy + Ord>(storefront: &Storefront, found: &[(I, LanguageId)]) -> Option<I> {
    let preference = LanguagePreference::of(storefront);
    found.iter().min_by_key(|(id, language)| (preference.rank(*language), *id)).map(|(id, _)| *id)
}

//! The list of products, filtered by words and by problems.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use serde::Serialize;

use super::names::{brand_of, category_of};
use crate::{
    app::App,
    catalog::{self, Gap, ProductOverview, SizeTableScopes, fold, taxonomy_ids},
    error::Result,
    id::{BrandId, CategoryId, ProductId},
    tenancy::{LanguageId, Tenant},
};

/// Products read per batch.
const BATCH: i64 = 500;

/// The filter of the list.
#[derive(Clone, Debug, Default)]
pub struct ListFilter {
    /// Words that must all occur in the key, a name in any language, a SKU or the brand.
    pub words: String,
    /// Countries that sell the product; if empty, products that are not sold are included.
    pub tenants: Vec<Arc<Tenant>>,
    /// A category's key; subcategories are included.
    pub category: Option<String>,
    /// A brand's slug or name.
    pub brand: Option<String>,
    /// Only products that one of the countries sells but does not show.
    pub hidden: bool,
    /// Only products that one of the countries sells but that are sold out there.
    pub sold_out: bool,
    /// Only products that have all of these gaps in one of the countries.
    pub without: Vec<Gap>,
    /// Which products have a size table.
    pub sizes: SizeTableScopes,
}

/// A row of the list.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ListedProduct {
    /// Its id.
    pub id: ProductId,
    /// Its key.
    pub key: String,
    /// Its name, in the first country's language if it has one.
    pub name: String,
    /// Its brand.
    pub brand: Option<String>,
    /// The number of variants that are not retired.
    pub variants: usize,
    /// The number of its pictures.
    pub pictures: usize,
    /// The number of its stored pictures.
    pub stored_pictures: usize,
    /// Codes of countries that show it.
    pub shown_in: Vec<String>,
    /// Codes of countries that sell it but do not show it.
    pub hidden_in: Vec<String>,
    /// Codes of countries that sell it but where it is sold out.
    pub sold_out_in: Vec<String>,
    /// The price of its cheapest variant, if the filter names a single country.
    pub price: Option<String>,
}

/// The filter with names resolved to ids.
struct FilterIds {
    words: Vec<String>,
    categories: Option<HashSet<CategoryId>>,
    brand: Option<BrandId>,
    /// The countries of the filter.
    tenants: Vec<Arc<Tenant>>,
}

/// A page of the products that match a filter, in the order of creation, and their total number.
pub async fn list(app: &App, filter: &ListFilter, page: i64, take: i64) -> Result<(Vec<ListedProduct>, i64)> {
    let wanted = wanted(app, filter).await?;
    let directory = app.directory();
    let languages: Vec<LanguageId> = wanted
        .tenants
        .iter()
        .map(|tenant| tenant.default_language.id)
        .chain(directory.languages.iter().map(|language| language.id))
        .collect();
    let (mut listed, mut count) = (Vec::new(), 0);
    let mut after = ProductId::default();
    loop {
        let products = catalog::overviews_after(&app.db, after, BATCH).await?;
        let Some(last) = products.last() else { return Ok((listed, count)) };
        after = last.id;
        for product in products.iter().filter(|product| matches(filter, &wanted, product)) {
            count += 1;
            if count > (page - 1) * take && count <= page * take {
                listed.push(described(app, filter, product, &languages));
            }
        }
    }
}

async fn wanted(app: &App, filter: &ListFilter) -> Result<FilterIds> {
    let ids = taxonomy_ids(&app.db).await?;
    let categories = match &filter.category {
        Some(key) => {
            let parents = catalog::category_parents(app).await?;
            Some(below(category_of(&ids, key)?, &parents))
        }
        None => None,
    };
    let brand = filter.brand.as_deref().map(|name| brand_of(&ids, name)).transpose()?;
    let tenants =
        if filter.tenants.is_empty() { app.directory().active().cloned().collect() } else { filter.tenants.clone() };
    let words = plain(&filter.words).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    Ok(FilterIds { words, categories, brand, tenants })
}

/// A category and its descendants.
fn below(category: CategoryId, parents: &HashMap<CategoryId, CategoryId>) -> HashSet<CategoryId> {
    let is_below = |id: &CategoryId| {
        let mut at = *id;
        for _ in 0..parents.len() {
            if at == category {
                return true;
            }
            at = parents.get(&at).copied().unwrap_or(CategoryId::ROOT);
        }
        false
    };
    parents.keys().copied().filter(is_below).chain([category]).collect()
}

/// A text for comparison: lower case, without accents.
fn plain(text: &str) -> String {
    fold(&deunicode::deunicode(text))
}

fn matches(filter: &ListFilter, wanted: &FilterIds, product: &ProductOverview) -> bool {
    let offer = |tenant: &Arc<Tenant>| product.offers.get(&tenant.id);
    let in_a_country = |holds: &dyn Fn(&Arc<Tenant>) -> bool| wanted.tenants.iter().any(holds);
    // A product that lacks its price is sold in no country.
    let is_here = filter.tenants.is_empty()
        || filter.without.contains(&Gap::Price)
        || in_a_country(&|tenant| offer(tenant).is_some());
    is_here
        && wanted.brand.is_none_or(|brand| product.brand_id == Some(brand))
        && wanted.categories.as_ref().is_none_or(|ids| product.categories.iter().any(|id| ids.contains(id)))
        && (!filter.hidden || in_a_country(&|tenant| offer(tenant).is_some_and(|offer| !offer.is_visible)))
        && (!filter.sold_out || in_a_country(&|tenant| offer(tenant).is_some_and(|offer| !offer.in_stock)))
        && (filter.without.is_empty() || in_a_country(&|tenant| lacks(filter, tenant, product)))
        && has_words(&wanted.words, product)
}

/// Whether a product has all the requested gaps. For a country that does not sell it, only the missing price counts.
fn lacks(filter: &ListFilter, tenant: &Tenant, product: &ProductOverview) -> bool {
    let is_sold = product.offers.contains_key(&tenant.id);
    filter.without.iter().all(|gap| (is_sold || *gap == Gap::Price) && gap.is_lacking(tenant, product, &filter.sizes))
}

fn has_words(words: &[String], product: &ProductOverview) -> bool {
    if words.is_empty() {
        return true;
    }
    let names = product.texts.values().map(|text| &text.name);
    let all: Vec<String> = [&product.key]
        .into_iter()
        .chain(&product.brand)
        .chain(&product.skus)
        .chain(names)
        .map(|text| plain(text))
        .collect();
    words.iter().all(|word| all.iter().any(|text| text.contains(word.as_str())))
}

fn described(app: &App, filter: &ListFilter, product: &ProductOverview, languages: &[LanguageId]) -> ListedProduct {
    let directory = app.directory();
    let asked: Vec<&Arc<Tenant>> =
        if filter.tenants.is_empty() { directory.tenants.iter().collect() } else { filter.tenants.iter().collect() };
    let codes = |holds: &dyn Fn(&catalog::OfferOverview) -> bool| -> Vec<String> {
        let found = asked.iter().filter(|tenant| product.offers.get(&tenant.id).is_some_and(holds));
        found.map(|tenant| tenant.code.clone()).collect()
    };
    let price = match &filter.tenants[..] {
        [tenant] => product.offers.get(&tenant.id).map(|offer| tenant.money(offer.effective_minor).to_string()),
        _ => None,
    };
    ListedProduct {
        id: product.id,
        key: product.key.clone(),
        name: product.name(languages).to_owned(),
        brand: product.brand.clone(),
        variants: product.variants,
        pictures: product.pictures.len(),
        stored_pictures: product.stored_pictures,
        shown_in: codes(&|offer| offer.is_visible),
        hidden_in: codes(&|offer| !offer.is_visible),
        sold_out_in: codes(&|offer| !offer.in_stock),
        price,
    }
}

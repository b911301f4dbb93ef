//! Products found by a text search, as a listing: filtered, counted, sorted and paged.
//!
//! The search supplies how well each product matches the words; the country determines which are shown and in stock.

use std::cmp::Ordering;

use roaring::RoaringBitmap;

use super::{
    cached_cards,
    facets::filters_by,
    language_preference::LanguagePreference,
    listing::{Listing, count, ordered_by},
};
use crate::{
    app::App,
    catalog::{
        index::{self, View},
        model::ListingFilters,
        scope::{Filter, ListingScope, Order, PageRange, Sort},
    },
    error::Result,
    id::{ProductId, ValueId},
    tenancy::{Storefront, Tenant, TenantId},
};

/// A product and its relevance score.
pub type Hit = (ProductId, f32);

/// Colours and sizes named in the search words. Products without any of them in stock are ranked after the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NamedValues {
    /// Any of these colours.
    pub colours: Vec<ValueId>,
    /// Any of these sizes, on the same variant.
    pub sizes: Vec<ValueId>,
}

/// A country's facts of a found product, for ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankingFacts {
    /// The product.
    pub id: ProductId,
    /// Has a variant that can be bought.
    pub in_stock: bool,
    /// Whether it has a variant in stock with the named values; true if the words name none.
    pub has_named: bool,
    /// When it was published, in microseconds since 1970.
    pub published: i64,
}

/// A listing of found products.
pub struct FoundQuery<'a> {
    /// The found products, without duplicates.
    pub hits: &'a [Hit],
    /// The colours and sizes that the words name.
    pub named: &'a NamedValues,
    /// Computes a product's rank; the highest comes first.
    pub rank: &'a (dyn Fn(f32, &RankingFacts) -> f32 + Sync),
    /// The filter.
    pub filter: &'a Filter,
    /// The sort order; by rank if `None`.
    pub order: Option<Order>,
    /// The page.
    pub range: PageRange,
}

/// The cards of a page of the found products that the country shows, and their total number.
pub async fn list_found(app: &App, storefront: &Storefront, query: &FoundQuery<'_>) -> Result<Listing> {
    let (ids, count) = found_ids(app, storefront, query).await?;
    let chosen = query.filter.colours.as_deref().unwrap_or(&query.named.colours);
    Ok(Listing { cards: cached_cards::cards(app, storefront, &ids, chosen).await?, count })
}

/// The ids of a page, and the total number of products.
async fn found_ids(app: &App, storefront: &Storefront, query: &FoundQuery<'_>) -> Result<(Vec<ProductId>, i64)> {
    let tenant = storefront.tenant.id;
    let (order, range) = (query.order, query.range);
    if let Some(Order { sort: Sort::Name, reversed }) = order {
        let found = index::ask(app, tenant, |view| view.matches_among(slots(&view, query.hits), query.filter)).await?;
        let known = app.directory().languages.iter().map(|language| language.id).collect::<Vec<_>>();
        let languages = LanguagePreference::of(storefront).ordered(known);
        let ids = index::page_by_name(app, &found, &languages, reversed, range).await?;
        return Ok((ids, count(found.len())));
    }
    index::ask(app, tenant, |view| {
        let found = view.matches_among(slots(&view, query.hits), query.filter);
        let by = order.and_then(|order| Some((ordered_by(order.sort)?, order.reversed)));
        let ids = match by {
            Some((by, reversed)) => view.page(&found, by, reversed, range),
            None => ranked(&view, query, &found),
        };
        (ids, count(found.len()))
    })
    .await
}

/// The filter choices for the found products.
pub async fn found_filters(
    app: &App,
    storefront: &Storefront,
    hits: &[Hit],
    filter: &Filter,
) -> Result<ListingFilters> {
    filters_by(app, storefront, filter, |view, values| view.facets_among(&slots(&view, hits), filter, values)).await
}

/// Those of the scopes in which the country shows products.
pub async fn scopes_with_products(app: &App, tenant: TenantId, scopes: &[ListingScope]) -> Result<Vec<ListingScope>> {
    index::ask(app, tenant, |view| scopes.iter().copied().filter(|scope| view.has_any(*scope)).collect()).await
}

/// The country's ranking facts of some products; those that it does not show are left out.
pub async fn ranking_facts(
    app: &App,
    tenant: &Tenant,
    ids: &[ProductId],
    named: &NamedValues,
) -> Result<Vec<RankingFacts>> {
    index::ask(app, tenant.id, |view| {
        let with_named = view.with_values(&named.colours, &named.sizes);
        let known = ids.iter().filter_map(|id| view.products.slot(*id));
        let shown = known.filter(|slot| view.country.visible.contains(*slot));
        shown.map(|slot| facts_of(&view, with_named.as_ref(), slot)).collect()
    })
    .await
}

/// The found products that the country shows.
fn slots(view: &View<'_>, hits: &[Hit]) -> RoaringBitmap {
    let mut slots: Vec<u32> = hits.iter().filter_map(|(id, _)| view.products.slot(*id)).collect();
    slots.sort_unstable();
    slots.dedup();
    let mut found = RoaringBitmap::from_sorted_iter(slots).unwrap_or_default();
    found &= &view.country.visible;
    found
}

fn facts_of(view: &View<'_>, with_named: Option<&RoaringBitmap>, slot: u32) -> RankingFacts {
    RankingFacts {
        id: view.products.id(slot),
        in_stock: view.country.in_stock.contains(slot),
        has_named: with_named.is_none_or(|products| products.contains(slot)),
        published: view.products.published(slot),
    }
}

/// A page by rank. If there are many products, only those up to the end of the page are sorted.
fn ranked(view: &View<'_>, query: &FoundQuery<'_>, found: &RoaringBitmap) -> Vec<ProductId> {
    let PageRange { offset, take } = query.range;
    let with_named = view.with_values(&query.named.colours, &query.named.sizes);
    let shown = query.hits.iter().filter_map(|(id, fit)| {
        let slot = view.products.slot(*id).filter(|slot| found.contains(*slot))?;
        let facts = facts_of(view, with_named.as_ref(), slot);
        Some(((query.rank)(*fit, &facts), facts))
    });
    let mut ranked: Vec<(f32, RankingFacts)> = shown.collect();
    let end = offset.saturating_add(take);
    if offset >= ranked.len() {
        return Vec::new();
    }
    if end < ranked.len() {
        ranked.select_nth_unstable_by(end, best_first);
        ranked.truncate(end);
    }
    ranked.sort_unstable_by(best_first);
    ranked.into_iter().skip(offset).map(|(_, facts)| facts.id).collect()
}

/// Products of equal rank are sorted newest first.
fn best_first(one: &(f32, RankingFacts), other: &(f32, RankingFacts)) -> Ordering {
    let newest = (other.1.published, other.1.id).cmp(&(one.1.published, one.1.id));
    other.0.total_cmp(&one.0).then(newest)
}

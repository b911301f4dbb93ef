//! Pages of a listing: how many products match, and which of them a page shows.

use super::{cached_cards, language_preference::LanguagePreference, rule_reads::depend_on_rules};
use crate::{
    app::App,
    cache::depend_on,
    catalog::{
        deals,
        index::{self, OrderedBy},
        model::ProductCard,
        scope::{Filter, ListingScope, Order, PageRange, Sort},
    },
    changes::{Change, Topic},
    error::Result,
    id::ProductId,
    tenancy::{Storefront, TenantId},
};

/// A request for a listing.
#[derive(Clone, Debug)]
pub struct ListingQuery {
    /// The products to list.
    pub scope: ListingScope,
    /// The filter.
    pub filter: Filter,
    /// The sort order.
    pub order: Order,
    /// The page.
    pub range: PageRange,
}

impl ListingQuery {
    /// The newest products of a scope.
    pub fn newest(scope: ListingScope, take: usize) -> Self {
        Self { scope, filter: Filter::default(), order: Order::default(), range: PageRange { offset: 0, take } }
    }

    /// Whether prices determine which products a page shows.
    fn by_price(&self) -> bool {
        matches!(self.order.sort, Sort::Price | Sort::Discount) || self.filter.by_price()
    }

    /// The changes that affect the page besides those of the products on it.
    fn reads(&self, tenant: TenantId) -> impl Iterator<Item = Change> {
        let prices = self.by_price().then_some(Change::in_tenant(Topic::Price, tenant));
        [self.scope.listed_in(tenant)].into_iter().chain(prices)
    }
}

/// A page of cards.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The page's products.
    pub cards: Vec<ProductCard>,
    /// The number of matching products on all pages.
    pub count: i64,
}

/// The cards of a page, and the total number of matching products. A page beyond the end is empty.
pub async fn list(app: &App, storefront: &Storefront, query: &ListingQuery) -> Result<Listing> {
    let page = find(app, storefront, query).await?;
    let preferred = query.filter.colours.as_deref().unwrap_or_default();
    Ok(Listing { cards: cached_cards::cards(app, storefront, &page.ids, preferred).await?, count: page.count })
}

/// The ids of a page's products.
pub async fn product_ids(app: &App, storefront: &Storefront, query: &ListingQuery) -> Result<Vec<ProductId>> {
    Ok(find(app, storefront, query).await?.ids)
}

struct Page {
    ids: Vec<ProductId>,
    count: i64,
}

async fn find(app: &App, storefront: &Storefront, query: &ListingQuery) -> Result<Page> {
    let tenant = storefront.tenant.id;
    let (order, range) = (query.order, query.range);
    for read in query.reads(tenant) {
        depend_on(read);
    }
    if query.by_price() {
        deals::depend_on_next_change(app, &storefront.tenant).await?;
    }
    depend_on_rules(app, &storefront.tenant, Some(query.scope)).await?;
    let Some(by) = ordered_by(order.sort) else {
        let found = index::ask(app, tenant, |view| view.matches(query.scope, &query.filter)).await?;
        let known = app.directory().languages.iter().map(|language| language.id).collect::<Vec<_>>();
        let languages = LanguagePreference::of(storefront).ordered(known);
        let ids = index::page_by_name(app, &found, &languages, order.reversed, range).await?;
        return Ok(Page { ids, count: count(found.len()) });
    };
    index::ask(app, tenant, |view| {
        let found = view.matches(query.scope, &query.filter);
        Page { ids: view.page(&found, by, order.reversed, range), count: count(found.len()) }
    })
    .await
}

/// The sort order in the index; `None` for names, which are not in the index.
pub(super) fn ordered_by(sort: Sort) -> Option<OrderedBy> {
    match sort {
        Sort::Newest => Some(OrderedBy::Newest),
        Sort::Price => Some(OrderedBy::Price),
        Sort::Discount => Some(OrderedBy::Discount),
        Sort::Name => None,
    }
}

/// Converts a number of products for the response.
pub(super) fn count(products: u64) -> i64 {
    i64::try_from(products).unwrap_or(i64::MAX)
}

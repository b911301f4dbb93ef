//! Pages of a listing: how many products match, and which of them a page shows.

use std::sync::Arc;

use super::{
    cards,
    shelf::{Filter, Order, Shelf, Sort},
    store::listing::{self as store, Names, Query, Way, Window},
    words::Preference,
};
use crate::{
    app::App,
    cache::depend_on,
    catalog::model::ProductCard,
    changes::{Change, Topic},
    db::Db,
    error::Result,
    tenancy::{Storefront, TenantId},
};

/// What a listing is asked for.
#[derive(Clone, Debug)]
pub struct ListingQuery {
    /// Where from.
    pub shelf: Shelf,
    /// Narrowed to.
    pub filter: Filter,
    /// In which order.
    pub order: Order,
    /// Products before the page.
    pub offset: i64,
    /// Products of the page.
    pub take: i64,
}

impl ListingQuery {
    /// The newest products of a shelf.
    pub fn newest(shelf: Shelf, take: i64) -> Self {
        Self { shelf, filter: Filter::default(), order: Order::default(), offset: 0, take }
    }

    /// What the page depends on besides the products that it shows.
    fn reads(&self, tenant: TenantId) -> Vec<Change> {
        let filter = &self.filter;
        let by_price = matches!(self.order.sort, Sort::Price | Sort::Discount)
            || filter.price_min.is_some()
            || filter.price_max.is_some()
            || filter.discounted;
        let prices = by_price.then_some(Change::in_tenant(Topic::Price, tenant));
        [self.shelf.listed_in(tenant)].into_iter().chain(prices).collect()
    }
}

/// A page of cards.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The page's products.
    pub cards: Vec<ProductCard>,
    /// Products that match, on all pages.
    pub count: i64,
}

/// The cards of a page, and how many products match in all. A page beyond the end is empty.
pub async fn list(app: &App, storefront: &Storefront, query: &ListingQuery) -> Result<Listing> {
    let count = count(app, storefront, query).await?;
    let ids = ids(app, storefront, query, count).await?;
    let preferred = query.filter.colours.as_deref().unwrap_or_default();
    Ok(Listing { cards: cards::cards(app, storefront, &ids, preferred).await?, count })
}

/// The ids of a page's products.
pub async fn product_ids(app: &App, storefront: &Storefront, query: &ListingQuery) -> Result<Vec<i64>> {
    let count = count(app, storefront, query).await?;
    ids(app, storefront, query, count).await
}

/// How many products match, remembered as long as the catalogue stays as it is.
pub async fn count(app: &App, storefront: &Storefront, query: &ListingQuery) -> Result<i64> {
    if query.filter.is_impossible() {
        return Ok(0);
    }
    let tenant = storefront.tenant.id;
    let key = format!("count {tenant} {:?} {:?}", query.shelf, query.filter);
    let asked = Query { tenant, shelf: query.shelf, filter: &query.filter };
    let counted: Arc<i64> =
        app.cache.get(key, &query.reads(tenant), async { Ok(store::count(&app.db, asked).await?) }).await?;
    Ok(*counted)
}

async fn ids(app: &App, storefront: &Storefront, query: &ListingQuery, count: i64) -> Result<Vec<i64>> {
    if query.offset >= count {
        return Ok(Vec::new());
    }
    for read in query.reads(storefront.tenant.id) {
        depend_on(read);
    }
    let asked = Query { tenant: storefront.tenant.id, shelf: query.shelf, filter: &query.filter };
    let window = Window { offset: query.offset, take: query.take.min(count - query.offset) };
    let odds = odds(app, storefront, query, count).await?;
    if query.order.sort == Sort::Name {
        let way = odds.way(window.offset + window.take);
        return by_name(app, storefront, asked, (way, query.order.reversed), window).await;
    }
    from_nearer_end(&app.db, asked, query.order, window, odds).await
}

/// How rare matches are among what each way meets.
#[derive(Clone, Copy, Debug)]
struct Odds {
    /// Products that match.
    count: i64,
    /// Products of the index that is walked along.
    walked: i64,
    /// Products that match the filter in the whole shop, about: what gathering collects.
    gathered: i64,
}

impl Odds {
    /// Walking to the end of a page meets `walked / count` products for each that matches; gathering reads, and sorts, all.
    fn way(self, depth: i64) -> Way {
        /// What reading and sorting one product costs, in steps of a walk.
        const SORTING: i64 = 4;
        let steps = depth.saturating_mul(self.walked) / self.count.max(1);
        if self.gathered.saturating_mul(SORTING) < steps { Way::Gather } else { Way::Walk }
    }
}

async fn odds(app: &App, storefront: &Storefront, query: &ListingQuery, count: i64) -> Result<Odds> {
    let by_name = query.order.sort == Sort::Name;
    if !by_name && query.filter == Filter::default() {
        return Ok(Odds { count, walked: count, gathered: count });
    }
    let shelf = self::count(app, storefront, &ListingQuery::newest(query.shelf, 0)).await?;
    let shop = self::count(app, storefront, &ListingQuery::newest(Shelf::Shop, 0)).await?;
    // Names and variants are not kept by shelf.
    let gathered = if query.filter.by_variant() { count.saturating_mul(shop) / shelf.max(1) } else { count };
    Ok(Odds { count, walked: if by_name { shop } else { shelf }, gathered })
}

/// A page of the second half is read backwards, so that the last page costs no more than the first.
async fn from_nearer_end(db: &Db, query: Query<'_>, order: Order, window: Window, odds: Odds) -> Result<Vec<i64>> {
    let after = odds.count - window.offset - window.take;
    if after >= window.offset {
        let way = odds.way(window.offset + window.take);
        return Ok(store::page(db, query, order, way, window).await?);
    }
    let backwards = Order { reversed: !order.reversed, ..order };
    let way = odds.way(after + window.take);
    let mut ids = store::page(db, query, backwards, way, Window { offset: after, ..window }).await?;
    ids.reverse();
    Ok(ids)
}

/// By name in the asked language; products without a name in it follow, by their name in the next best one.
async fn by_name(
    app: &App,
    storefront: &Storefront,
    query: Query<'_>,
    (way, reversed): (Way, bool),
    window: Window,
) -> Result<Vec<i64>> {
    let known = app.directory().languages.iter().map(|language| language.id).collect::<Vec<_>>();
    let languages = Preference::of(storefront).ordered(known);
    let mut ids: Vec<i64> = Vec::new();
    let mut skip = window.offset;
    for (index, language) in languages.iter().enumerate() {
        let missing = window.take - ids.len() as i64;
        if missing == 0 {
            break;
        }
        let names = Names { language: *language, earlier: &languages[..index] };
        let rest = Window { offset: skip, take: missing };
        let page = store::page_by_name(&app.db, query, names, (way, reversed), rest).await?;
        if page.is_empty() && skip > 0 {
            skip -= store::count_by_name(&app.db, query, names).await?.min(skip);
        } else {
            skip = 0;
            ids.extend(page);
        }
    }
    Ok(ids)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_matches_are_gathered_and_common_ones_walked_to() {
        let way = |count, walked, depth| Odds { count, walked, gathered: count }.way(depth);
        assert_eq!(way(200_000, 200_000, 24), Way::Walk);
        assert_eq!(way(14_000, 200_000, 24), Way::Walk);
        assert_eq!(way(5, 200_000, 5), Way::Gather);
        assert_eq!(way(500, 200_000, 24), Way::Gather);
        assert_eq!(way(40, 120, 24), Way::Walk);
        assert_eq!(Odds { count: 1000, walked: 200_000, gathered: 20_000 }.way(24), Way::Walk);
    }
}

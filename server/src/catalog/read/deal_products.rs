//! The products that a flash deal applies to.

use super::{
    cached_cards,
    listing::{Listing, count},
};
use crate::{
    app::App,
    cache::depend_on,
    catalog::{
        index::{self, OrderedBy},
        scope::{ListingScope, PageRange},
    },
    error::Result,
    pricing::Promotion,
    tenancy::Storefront,
};

/// The newest products that the country shows and the deal applies to, at most `take`, and their total number.
pub async fn deal_products(app: &App, storefront: &Storefront, deal: &Promotion, take: usize) -> Result<Listing> {
    let tenant = storefront.tenant.id;
    depend_on(ListingScope::Shop.listed_in(tenant));
    let (ids, all) = index::ask(app, tenant, |view| {
        let found = view.shown(ListingScope::Shop) & view.products.chosen_by(&deal.scope);
        (view.page(&found, OrderedBy::Newest, false, PageRange { offset: 0, take }), found.len())
    })
    .await?;
    Ok(Listing { cards: cached_cards::cards(app, storefront, &ids, &[]).await?, count: count(all) })
}

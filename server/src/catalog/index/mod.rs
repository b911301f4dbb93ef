//! The catalogue's index: the data by which listings, filters and menus count and sort, held in memory in bitmaps and sorted
//! columns. A query costs the same with two hundred thousand products as with two thousand, also right after a change.
//!
//! A process loads the index from the database when a country is first requested, and then follows the change feed: the rows of a
//! changed product are read again. The database remains the source of truth; the index holds ids and numbers, no texts. It takes
//! about 50 bytes per product, plus for each country that shows the product 25 bytes and its bits in the bitmaps of colours and
//! sizes: up to 60 bytes if each product has different ones.

mod bitmaps;
mod country;
mod deals;
mod load;
mod names;
mod new_products;
mod options;
mod prices;
mod products;
mod query;
mod rule_days;
mod rules;
mod state;
mod store;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use self::{country::Country, products::Products};
use crate::{app::App, catalog::deals::flash_deals, error::Result, tenancy::TenantId};
use futures::FutureExt as _;

pub use country::OrderedBy;
pub use names::page_by_name;
pub use options::{SoldOption, format as format_options};
pub use query::{FacetValues, Facets, View};
pub use state::CatalogIndex;

/// Queries the index about one country, including all changes known to this process, with the prices of this instant.
pub async fn ask<T>(app: &App, tenant: TenantId, answer: impl FnOnce(View<'_>) -> T) -> Result<T> {
    let index = app.slice_state::<CatalogIndex>();
    let country = app.directory().tenant(tenant).cloned();
    loop {
        load::bring_up_to_date(app, &index, &[tenant]).await?;
        let flash_deals = match &country {
            Some(country) => flash_deals(app, country).await?,
            None => Arc::default(),
        };
        if let Some(country) = country.as_ref().filter(|_| !deals::are_applied(app, &index, tenant, &flash_deals)) {
            deals::apply(app, &index, country, &flash_deals).boxed().await?;
        }
        rule_days::apply(app, &index, &[tenant]);
        let state = index.state();
        return Ok(match state.countries.get(&tenant) {
            // Another task updated the index since, past the start, end or change of a deal.
            Some(known) if !flash_deals.at(app.clock.now()).eq(&known.deals) => continue,
            // Or everything was reloaded in the meantime.
            Some(_) if country.is_some() && !rule_days::are_current(&state, tenant, app.clock.now()) => continue,
            Some(known) => answer(View { products: &state.products, country: known }),
            None => answer(View { products: &Products::default(), country: &Country::default() }),
        });
    }
}

/// The countries for which a condition holds.
pub async fn countries_where(
    app: &App,
    tenants: &[TenantId],
    holds: impl Fn(View<'_>) -> bool,
) -> Result<Vec<TenantId>> {
    let index = app.slice_state::<CatalogIndex>();
    load::bring_up_to_date(app, &index, tenants).await?;
    rule_days::apply(app, &index, tenants);
    let state = index.state();
    let known = tenants.iter().filter_map(|tenant| Some((*tenant, state.countries.get(tenant)?)));
    Ok(known.filter(|(_, country)| holds(View { products: &state.products, country })).map(|(id, _)| id).collect())
}

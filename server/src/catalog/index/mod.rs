//! The catalogue's index: what listings, filters and menus count and order, held in memory in bitmaps and sorted columns, so that an
//! answer costs the same in a shop of two hundred thousand products as in one of two thousand, also right after a change.
//!
//! A process reads it from the database when a country is first asked for, and then follows the change feed: of a product that
//! changed, its rows are read again. The database stays the truth; the index names ids and numbers, never words.
//! About 50 bytes a product, and for each country that shows it 25 bytes and its bits in the bitmaps of colours and sizes: up to 60 bytes
//! where each product comes in other ones.

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
mod store;
#[cfg(test)]
mod tests;

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
};

use self::{country::Country, products::Products};
use crate::{app::App, catalog::deals::flash_deals, error::Result, id::CategoryId, tenancy::TenantId};

pub use country::OrderedBy;
pub use names::page_by_name;
pub use options::{SoldOption, format as format_options};
pub use query::{FacetValues, Facets, View};

/// The index of one process.
#[derive(Debug, Default)]
pub struct CatalogIndex {
    state: RwLock<State>,
    /// One reader of the database at a time; the others wait for what it reads.
    reading: tokio::sync::Mutex<()>,
}

#[derive(Debug, Default)]
struct State {
    /// How far the feed was followed; `None` before anything was read.
    version: Option<u64>,
    products: Products,
    /// From a category to the one above it.
    parents: HashMap<CategoryId, CategoryId>,
    countries: HashMap<TenantId, Country>,
}

impl State {
    fn holds(&self, version: u64, tenants: &[TenantId]) -> bool {
        self.version == Some(version) && tenants.iter().all(|tenant| self.countries.contains_key(tenant))
    }
}

impl CatalogIndex {
    fn state(&self) -> RwLockReadGuard<'_, State> {
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn state_mut(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Asks the index about one country, as new as what this process knows of changes, with the prices of this instant.
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
            Box::pin(deals::apply(app, &index, country, &flash_deals)).await?;
        }
        rule_days::apply(app, &index, &[tenant]);
        let state = index.state();
        return Ok(match state.countries.get(&tenant) {
            // Another reader came between, beyond the end of a deal or a change of them.
            Some(known) if !flash_deals.at(app.clock.now()).eq(&known.deals) => continue,
            // Or everything was read anew meanwhile.
            Some(_) if country.is_some() && !rule_days::are_current(&state, tenant, app.clock.now()) => continue,
            Some(known) => answer(View { products: &state.products, country: known }),
            None => answer(View { products: &Products::default(), country: &Country::default() }),
        });
    }
}

/// The countries of which something holds.
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

//! The index on a day: collections by prices and dates hold what they hold now.

use chrono::{DateTime, Utc};

use super::{CatalogIndex, State, rules::CountryRules};
use crate::{
    app::App,
    tenancy::{Tenant, TenantId},
};

/// Whether a country's members are those of now. A country that is not in has none.
pub fn are_current(state: &State, tenant: TenantId, now: DateTime<Utc>) -> bool {
    let rules = &state.products.rules;
    rules.is_empty() || state.countries.get(&tenant).is_none_or(|country| country.rules.are_current(now))
}

/// Finds the members of countries anew whose members are not those of now.
pub fn apply(app: &App, index: &CatalogIndex, tenants: &[TenantId]) {
    let now = app.clock.now();
    let is_stale = {
        let state = index.state();
        tenants.iter().any(|tenant| !are_current(&state, *tenant, now))
    };
    if !is_stale {
        return;
    }
    let directory = app.directory();
    let mut state = index.state_mut();
    let state = &mut *state;
    for tenant in tenants.iter().filter_map(|id| directory.tenant(*id)) {
        if !are_current(state, tenant.id, now) {
            find(state, tenant, now);
        }
    }
}

fn find(state: &mut State, tenant: &Tenant, now: DateTime<Utc>) {
    if let Some(country) = state.countries.get_mut(&tenant.id) {
        let rules = CountryRules::of(&state.products.rules, tenant, now);
        country.set_rules(&state.products, rules);
    }
}

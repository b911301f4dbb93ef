//! Daily update of the index: members of collections whose rules use prices or dates are recomputed when they expire.

use chrono::{DateTime, Utc};

use super::{
    rules::CountryRules,
    state::{CatalogIndex, State},
};
use crate::{
    app::App,
    tenancy::{Tenant, TenantId},
};

/// Whether a country's members are up to date. A country that is not loaded counts as up to date.
pub fn are_current(state: &State, tenant: TenantId, now: DateTime<Utc>) -> bool {
    let rules = &state.products.rules;
    rules.is_empty() || state.countries.get(&tenant).is_none_or(|country| country.rules.are_current(now))
}

/// Recomputes the members of those countries whose members are out of date.
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

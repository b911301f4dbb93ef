//! What answers depend on that show products which prices or dates chose.

use crate::{
    app::App,
    cache::{depend_on, depend_until_exactly},
    catalog::{deals, index, scope::ListingScope},
    changes::{Change, Topic},
    error::Result,
    tenancy::Tenant,
};

/// Says that the answer that is being computed shows which products a country has in a scope (without one, in any): where a collection's
/// rule chooses them by prices, it ends with the next change of a price or a flash deal; where by dates, with the country's day.
pub async fn depend_on_rules(app: &App, tenant: &Tenant, scope: Option<ListingScope>) -> Result<()> {
    if scope.is_some_and(|scope| !matches!(scope, ListingScope::Collection(_))) {
        return Ok(());
    }
    let Some(reads) = index::ask(app, tenant.id, |view| view.rule_reads(scope)).await? else { return Ok(()) };
    // A product that comes or changes is recorded with its price.
    depend_on(Change::in_tenant(Topic::Price, tenant.id));
    if reads.prices {
        deals::depend_on_next_change(app, tenant).await?;
    }
    if let Some(end) = reads.until {
        depend_until_exactly(end);
    }
    Ok(())
}

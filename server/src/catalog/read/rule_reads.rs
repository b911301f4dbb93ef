//! Cache dependencies of responses that show products selected by prices or dates.

use crate::{
    app::App,
    cache::{depend_on, depend_until_exactly},
    catalog::{deals, index, scope::ListingScope},
    changes::{Change, Topic},
    error::Result,
    tenancy::Tenant,
};

/// Declares that the response being computed shows the products of a scope in a country (`None`: of any scope). If a collection's
/// rule uses prices, the response expires with the next change of a price or a flash deal; if it uses dates, at the end of the
/// country's day.
pub async fn depend_on_rules(app: &App, tenant: &Tenant, scope: Option<ListingScope>) -> Result<()> {
    if scope.is_some_and(|scope| !matches!(scope, ListingScope::Collection(_))) {
        return Ok(());
    }
    let Some(reads) = index::ask(app, tenant.id, |view| view.rule_reads(scope)).await? else { return Ok(()) };
    // A product that is added or changed is recorded together with its price.
    depend_on(Change::in_tenant(Topic::Price, tenant.id));
    if reads.prices {
        deals::depend_on_next_change(app, tenant).await?;
    }
    if let Some(end) = reads.until {
        depend_until_exactly(end);
    }
    Ok(())
}

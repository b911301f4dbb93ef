//! Hiding products in countries, and badges: operators' control over how a product is shown.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    app::App,
    catalog::{self, BadgeChange, HidingReason},
    diagnostic::Diagnostic,
    error::Result,
    id::{BadgeTypeId, ProductId},
    tenancy::{Directory, Tenant, TenantId},
};

/// The result of hiding products or showing them again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HideReport {
    /// Number of pairs of product and country that changed.
    pub changed: usize,
    /// Number of pairs that needed no change.
    pub unchanged: usize,
    /// Notes for the operator.
    pub notes: Vec<String>,
    /// Whether nothing was written.
    pub dry_run: bool,
}

/// Hides products in countries until they are shown again, whatever files say.
pub async fn hide(
    app: &App,
    keys: &[String],
    tenants: &[Arc<Tenant>],
    actor: &str,
    dry_run: bool,
) -> Result<HideReport> {
    let mut tx = app.db.begin().await?;
    let products = catalog::product_ids_of(&mut tx, keys).await?;
    let (hidden, shown) = places(&catalog::overviews(&mut tx, &products).await?, tenants);
    catalog::hide_products(&mut tx, HidingReason::Operator, actor, app.clock.now(), &shown).await?;
    if dry_run {
        tx.rollback().await?;
    } else {
        tx.commit().await?;
    }
    Ok(HideReport { changed: shown.len(), unchanged: hidden.len(), notes: Vec::new(), dry_run })
}

/// Revokes hiding by an operator. Products that are held back as incomplete, or that their file does not publish, stay hidden and
/// are named in the notes.
pub async fn show_again(app: &App, keys: &[String], tenants: &[Arc<Tenant>], dry_run: bool) -> Result<HideReport> {
    let mut tx = app.db.begin().await?;
    let products = catalog::product_ids_of(&mut tx, keys).await?;
    let (hidden, shown) = places(&catalog::overviews(&mut tx, &products).await?, tenants);
    catalog::unhide_products(&mut tx, HidingReason::Operator, &hidden).await?;
    let after = catalog::overviews(&mut tx, &products).await?;
    if dry_run {
        tx.rollback().await?;
    } else {
        tx.commit().await?;
    }
    let mut notes = Vec::new();
    for product in &after {
        let still = |holds: &dyn Fn(&Tenant) -> bool| -> Vec<&str> {
            tenants.iter().filter(|tenant| holds(tenant)).map(|tenant| tenant.code.as_str()).collect()
        };
        let held = still(&|tenant| product.is_hidden(tenant.id, HidingReason::Incomplete));
        if !held.is_empty() {
            let what = "is hidden as incomplete: `vitrina catalog check` shows what it lacks";
            notes.push(format!("{} {what} ({})", product.key, held.join(", ")));
        }
        let unpublished = still(&|tenant| product.offers.get(&tenant.id).is_some_and(|offer| !offer.is_published));
        if !unpublished.is_empty() {
            notes.push(format!("{} is not published by its file ({})", product.key, unpublished.join(", ")));
        }
    }
    Ok(HideReport { changed: hidden.len(), unchanged: shown.len(), notes, dry_run })
}

type TenantProducts = Vec<(TenantId, ProductId)>;

/// The places where products are hidden by an operator, and those where they are not.
fn places(products: &[catalog::ProductOverview], tenants: &[Arc<Tenant>]) -> (TenantProducts, TenantProducts) {
    let all = products.iter().flat_map(|product| {
        tenants
            .iter()
            .map(move |tenant| (product.is_hidden(tenant.id, HidingReason::Operator), (tenant.id, product.id)))
    });
    let (hidden, shown): (Vec<_>, Vec<_>) = all.partition(|(is_hidden, _)| *is_hidden);
    let place = |(_, place): (bool, (TenantId, ProductId))| place;
    (hidden.into_iter().map(place).collect(), shown.into_iter().map(place).collect())
}

/// Finds a badge by name, ignoring case.
pub fn badge_of(directory: &Directory, name: &str) -> Result<BadgeTypeId, Diagnostic> {
    let found = directory
        .badge_types
        .iter()
        .find(|badge| badge.key.eq_ignore_ascii_case(name) || badge.name.eq_ignore_ascii_case(name));
    found.map(|badge| badge.id).ok_or_else(|| {
        let known: Vec<&str> = directory.badge_types.iter().map(|badge| badge.name.as_str()).collect();
        let message = format!("`{name}` is no badge; there are {}", known.join(", "));
        Diagnostic::new("BADGE", 0, message).suggest(name, known.iter().copied())
    })
}

/// Adds a badge to products in countries, or removes it.
pub async fn set_badge(
    app: &App,
    keys: &[String],
    badge: BadgeTypeId,
    is_worn: bool,
    tenants: &[Arc<Tenant>],
    dry_run: bool,
) -> Result<BadgeChange> {
    let products = catalog::product_ids_of(&app.db, keys).await?;
    let tenants: Vec<TenantId> = tenants.iter().map(|tenant| tenant.id).collect();
    catalog::set_badge(app, badge, is_worn, &tenants, &products, dry_run).await
}

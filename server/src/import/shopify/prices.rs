//! Prices of a row: the base columns for the countries that share a currency, and a country's own columns if there are any.

use super::{
    super::{
        context::Context,
        issues::{Issues, Severity},
        prices::{amount, price},
        table::Row,
    },
    layout::Layout,
};
use crate::{
    catalog::{PriceDraft, VariantDraft},
    tenancy::{Tenant, TenantId},
};

/// Reads the prices of a row's variant and reports problems; an error excludes the product. For a country from which the product
/// is excluded, only its own price columns are used.
pub(super) fn read(
    row: &Row,
    layout: &Layout,
    context: &Context,
    excluded: &[TenantId],
    issues: &mut Issues,
    variant: &mut VariantDraft,
) {
    let takes_base = |tenant: &Tenant| context.takes_base(tenant) && !excluded.contains(&tenant.id);
    let has_base = context.tenants.iter().any(|tenant| takes_base(tenant) && !has_own(row, layout, tenant.id));
    let base = Columns { price: layout.price, compare: layout.compare };
    let base = match context.tenants.first() {
        Some(first) if has_base => pair(row, layout, base, first.currency.code.as_str(), issues),
        _ => None,
    };
    for tenant in &context.tenants {
        let own = layout.market(tenant.id).filter(|_| has_own(row, layout, tenant.id));
        let price = match own {
            Some(market) => {
                let columns = Columns { price: market.price, compare: market.compare };
                pair(row, layout, columns, tenant.currency.code.as_str(), issues)
            }
            None if takes_base(tenant) => base.clone(),
            None => None,
        };
        if let Some(price) = price {
            variant.prices.insert(tenant.id, price);
        }
    }
}

/// The columns of a price and its compare-at price.
#[derive(Clone, Copy)]
struct Columns {
    price: Option<usize>,
    compare: Option<usize>,
}

fn has_own(row: &Row, layout: &Layout, tenant: TenantId) -> bool {
    layout.market(tenant).is_some_and(|market| !row.get(market.price).is_empty())
}

/// Shopify's compare-at price is taken as the regular price if it is above the price.
fn pair(row: &Row, layout: &Layout, columns: Columns, currency: &str, issues: &mut Issues) -> Option<PriceDraft> {
    let text = row.get(columns.price);
    if text.is_empty() {
        issues.add(Severity::Error, row.line, layout.name(columns.price), "", "is empty: a variant needs a price");
        return None;
    }
    let paid = match price(text, currency) {
        Ok(paid) => paid,
        Err(reason) => {
            issues.add(Severity::Error, row.line, layout.name(columns.price), text, reason);
            return None;
        }
    };
    let compare_minor = compared(row, layout, columns.compare, currency, issues);
    let regular = compare_minor.filter(|regular| *regular > paid);
    if let Some(compare) = compare_minor.filter(|compare| *compare <= paid) {
        let (severity, reason) = match compare {
            0 => (Severity::Note, "is 0: no reduction is shown"),
            _ => (Severity::Warning, "is not above the price: no reduction is shown"),
        };
        issues.add(severity, row.line, layout.name(columns.compare), row.get(columns.compare), reason);
    }
    Some(PriceDraft {
        price_minor: regular.unwrap_or(paid),
        discount_minor: regular.map(|_| paid),
        compare_minor,
        ..PriceDraft::default()
    })
}

fn compared(row: &Row, layout: &Layout, column: Option<usize>, currency: &str, issues: &mut Issues) -> Option<i64> {
    let text = row.get(column);
    if text.is_empty() {
        return None;
    }
    match amount(text, currency) {
        Ok(compare) => Some(compare),
        Err(reason) => {
            issues.add(Severity::Error, row.line, layout.name(column), text, reason);
            None
        }
    }
}

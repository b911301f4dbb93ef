//! A row's prices: the base columns for the countries that share a currency, a country's own columns where there are some.

use super::{
    super::{
        context::Context,
        fields,
        issues::{Issues, Severity},
        table::Row,
    },
    layout::Layout,
};
use crate::{
    catalog::{PriceDraft, VariantDraft},
    tenancy::{Tenant, TenantId},
};

/// Reads the prices of a row's variant. What is wrong is reported; an error leaves the product out. A country that the product is
/// excluded from has only prices of its own.
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
    let base = if has_base { pair(row, layout, layout.price, layout.compare, issues) } else { None };
    for tenant in &context.tenants {
        let own = layout.market(tenant.id).filter(|_| has_own(row, layout, tenant.id));
        let price = match own {
            Some(market) => pair(row, layout, market.price, market.compare, issues),
            None if takes_base(tenant) => base.clone(),
            None => None,
        };
        if let Some(price) = price {
            variant.prices.insert(tenant.id, price);
        }
    }
}

fn has_own(row: &Row, layout: &Layout, tenant: i64) -> bool {
    layout.market(tenant).is_some_and(|market| !row.get(market.price).is_empty())
}

/// Shopify's compare-at price is the regular one when it is above the price.
fn pair(
    row: &Row,
    layout: &Layout,
    price: Option<usize>,
    compare: Option<usize>,
    issues: &mut Issues,
) -> Option<PriceDraft> {
    let text = row.get(price);
    if text.is_empty() {
        issues.add(Severity::Error, row.line, layout.name(price), "", "is empty: a variant needs a price");
        return None;
    }
    let paid = match fields::price(text) {
        Ok(paid) => paid,
        Err(reason) => {
            issues.add(Severity::Error, row.line, layout.name(price), text, reason);
            return None;
        }
    };
    let regular = compared(row, layout, compare, paid, issues);
    Some(match regular {
        Some(regular) => PriceDraft { price_minor: regular, discount_minor: Some(paid), ..PriceDraft::default() },
        None => PriceDraft { price_minor: paid, ..PriceDraft::default() },
    })
}

fn compared(row: &Row, layout: &Layout, compare: Option<usize>, paid: i64, issues: &mut Issues) -> Option<i64> {
    let text = row.get(compare);
    if text.is_empty() {
        return None;
    }
    let (severity, reason) = match fields::price(text) {
        Ok(regular) if regular > paid => return Some(regular),
        Ok(_) => (Severity::Warning, "is not above the price: no reduction is shown".to_owned()),
        Err(_) if text.trim_matches(['0', '.', ',']).is_empty() => {
            (Severity::Note, "is 0: no reduction is shown".to_owned())
        }
        Err(reason) => (Severity::Error, reason),
    };
    issues.add(severity, row.line, layout.name(compare), text, reason);
    None
}

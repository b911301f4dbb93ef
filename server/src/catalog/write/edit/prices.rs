//! Prices set by an operator, checked against the stored ones.

use std::collections::HashMap;

use super::model::{Field, PriceEdit};
use crate::{
    app::App,
    catalog::{
        draft::PriceDraft,
        write::{
            prices::{self, OperatorPrice},
            store::{
                edit as store,
                prices::{self as price_store, StoredPrice},
            },
        },
    },
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{ProductId, VariantId},
    tenancy::{Tenant, TenantId},
};

/// Writes the prices of a product. Returns the countries whose law does not allow a reduction to be shown yet.
pub(super) async fn write(app: &App, tx: &mut Tx, product: ProductId, edits: &[PriceEdit]) -> Result<Vec<TenantId>> {
    let variants = store::variants(tx, product).await?;
    let ids: Vec<VariantId> = variants.iter().map(|(id, _)| *id).collect();
    let stored: HashMap<(TenantId, VariantId), StoredPrice> = price_store::of_variants(tx, &ids)
        .await?
        .into_iter()
        .map(|price| ((price.tenant_id, price.variant_id), price))
        .collect();
    let directory = app.directory();
    let (mut wanted, mut wrong) = (Vec::new(), Vec::new());
    for edit in edits {
        let Some(tenant) = directory.tenant(edit.tenant_id) else { continue };
        let is_chosen = |id: &&VariantId| edit.variants.is_empty() || edit.variants.contains(id);
        let is_sold = |id: &VariantId| stored.contains_key(&(tenant.id, *id));
        // A variant that is not sold has no price to reduce; if none is sold at all, an error is reported below.
        let some_are_sold = ids.iter().filter(is_chosen).any(is_sold);
        let is_meant = |id: &&VariantId| !edit.price.is_kept() || !some_are_sold || is_sold(id);
        for id in ids.iter().filter(is_chosen).filter(is_meant) {
            match price(tenant, edit, stored.get(&(tenant.id, *id))) {
                Ok(price) => wanted.push(OperatorPrice { tenant_id: tenant.id, variant_id: *id, price }),
                Err(diagnostic) if !wrong.contains(&diagnostic) => wrong.push(diagnostic),
                Err(_) => {}
            }
        }
    }
    if !wrong.is_empty() {
        return Err(Error::Diagnostics(wrong));
    }
    prices::set(tx, app.clock.now(), &directory, &wanted).await?;
    not_shown(tx, &ids, &wanted).await
}

/// The countries where a reduction was requested but is stored as a regular price.
async fn not_shown(tx: &mut Tx, variants: &[VariantId], wanted: &[OperatorPrice]) -> Result<Vec<TenantId>> {
    let now: HashMap<(TenantId, VariantId), StoredPrice> = price_store::of_variants(tx, variants)
        .await?
        .into_iter()
        .map(|price| ((price.tenant_id, price.variant_id), price))
        .collect();
    let is_hidden = |wanted: &&OperatorPrice| {
        let asked = wanted.price.as_ref().is_some_and(|price| price.discount_minor.is_some());
        let place = (wanted.tenant_id, wanted.variant_id);
        asked && now.get(&place).is_some_and(|price| price.discount_minor.is_none())
    };
    let mut tenants: Vec<TenantId> = wanted.iter().filter(is_hidden).map(|wanted| wanted.tenant_id).collect();
    tenants.sort_unstable();
    tenants.dedup();
    Ok(tenants)
}

/// The new price. If the law does not allow a reduction to be shown, the reduced price is stored as the regular one, and the
/// original regular price is remembered.
fn price(tenant: &Tenant, edit: &PriceEdit, stored: Option<&StoredPrice>) -> Result<Option<PriceDraft>, Diagnostic> {
    let hidden_regular = stored
        .filter(|price| price.discount_minor.is_none())
        .and_then(|price| price.compare_minor.filter(|compare| *compare > price.price_minor));
    let regular = match &edit.price {
        Field::Clear => return Ok(None),
        Field::Set(price) => *price,
        Field::Keep => {
            let Some(stored) = stored else {
                let reason =
                    format!("{} has no price that could be reduced: add --price {}=…", tenant.code, tenant.code);
                return Err(Diagnostic::new("--discount", 0, reason));
            };
            hidden_regular.unwrap_or(stored.price_minor)
        }
    };
    let discount = match &edit.discount {
        Field::Clear => None,
        Field::Set(discount) => Some(*discount),
        Field::Keep => stored.and_then(|price| price.discount_minor).filter(|discount| *discount < regular),
    };
    if let Some(discount) = discount.filter(|discount| *discount >= regular) {
        let reason = format!(
            "{} in {} is not below the regular price of {}",
            tenant.money(discount),
            tenant.code,
            tenant.money(regular)
        );
        return Err(Diagnostic::new("--discount", 0, reason));
    }
    Ok(Some(PriceDraft { price_minor: regular, discount_minor: discount, ..PriceDraft::default() }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::shop::{SI, directory_of_tests};

    fn stored(price_minor: i64, discount_minor: Option<i64>, compare_minor: Option<i64>) -> StoredPrice {
        let (tenant_id, variant_id) = (SI, VariantId(1));
        StoredPrice { tenant_id, variant_id, price_minor, discount_minor, compare_minor, lowest_minor: None }
    }

    fn after(
        price_edit: Field<i64>,
        discount: Field<i64>,
        stored: Option<StoredPrice>,
    ) -> Result<(i64, Option<i64>), String> {
        let directory = directory_of_tests();
        let edit = PriceEdit { tenant_id: SI, price: price_edit, discount, variants: Vec::new() };
        let draft = price(directory.tenant(SI).unwrap(), &edit, stored.as_ref()).map_err(|error| error.message)?;
        Ok(draft.map_or((0, None), |draft| (draft.price_minor, draft.discount_minor)))
    }

    #[test]
    fn a_discount_replaces_the_regular_price_until_it_is_removed() {
        let plain = || Some(stored(2990, None, None));
        let reduced = || Some(stored(2990, Some(1990), None));
        // A reduction that may not be shown: the reduced price is stored as the price, the regular price is remembered.
        let hidden = || Some(stored(1990, None, Some(2990)));
        assert_eq!(after(Field::Keep, Field::Set(1990), plain()), Ok((2990, Some(1990))));
        assert_eq!(after(Field::Keep, Field::Clear, reduced()), Ok((2990, None)));
        assert_eq!(after(Field::Keep, Field::Clear, hidden()), Ok((2990, None)));
        assert_eq!(after(Field::Keep, Field::Set(1490), hidden()), Ok((2990, Some(1490))));
        assert_eq!(after(Field::Set(3490), Field::Keep, reduced()), Ok((3490, Some(1990))));
        assert_eq!(after(Field::Set(1490), Field::Keep, reduced()), Ok((1490, None)));
        assert_eq!(after(Field::Set(3490), Field::Keep, hidden()), Ok((3490, None)));
        assert_eq!(after(Field::Clear, Field::Keep, reduced()), Ok((0, None)));
    }

    #[test]
    fn a_discount_not_below_the_price_is_refused_with_both_prices() {
        let refused = after(Field::Keep, Field::Set(2990), Some(stored(2990, None, None))).unwrap_err();
        assert_eq!(refused, "29.90 EUR in SI is not below the regular price of 29.90 EUR");
        assert!(after(Field::Keep, Field::Set(990), None).unwrap_err().contains("add --price SI="));
    }
}

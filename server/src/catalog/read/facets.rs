//! What a shelf can be narrowed to: the values and brands that occur on it, with the number of products.

use std::{collections::HashMap, sync::Arc};

use super::{shelf::Shelf, store::listing as store, taxonomy::Taxonomy};
use crate::{
    app::App,
    catalog::model::{AttributeValue, FilterAttribute},
    error::Result,
    tenancy::{Storefront, TenantId},
};

/// The colours and sizes that occur on a shelf, in the catalogue's order.
pub async fn values(app: &App, storefront: &Storefront, shelf: Shelf) -> Result<Vec<AttributeValue>> {
    let counts = value_counts(app, storefront.tenant.id, shelf).await?;
    let taxonomy = Taxonomy::of(app, storefront).await?;
    Ok(taxonomy
        .values
        .iter()
        .filter_map(|value| {
            let product_count = *counts.get(&value.id)?;
            Some(AttributeValue {
                id: value.id,
                attribute_id: value.attribute_id,
                attribute: filter_attribute(&value.attribute)?,
                key: value.key.clone(),
                name: value.name.clone(),
                swatch: value.swatch.clone(),
                product_count,
            })
        })
        .collect())
}

fn filter_attribute(key: &str) -> Option<FilterAttribute> {
    match key {
        "colour" => Some(FilterAttribute::Colour),
        "size" => Some(FilterAttribute::Size),
        _ => None,
    }
}

async fn value_counts(app: &App, tenant: TenantId, shelf: Shelf) -> Result<Arc<HashMap<i64, i64>>> {
    app.cache
        .get(format!("values {tenant} {shelf:?}"), &[shelf.listed_in(tenant)], async {
            Ok(store::value_counts(&app.db, tenant, shelf).await?.into_iter().collect())
        })
        .await
}

/// How many products each brand has on a shelf.
pub async fn brand_counts(app: &App, tenant: TenantId, shelf: Shelf) -> Result<Arc<HashMap<i64, i64>>> {
    app.cache
        .get(format!("brands {tenant} {shelf:?}"), &[shelf.listed_in(tenant)], async {
            Ok(store::brand_counts(&app.db, tenant, shelf).await?.into_iter().collect())
        })
        .await
}

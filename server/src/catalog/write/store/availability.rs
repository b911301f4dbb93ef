//! The availability shown on pages: `variant.availability`.

use crate::{
    db::{DbResult, Session, Tx},
    id::{ProductId, VariantId},
};

/// Locks products in the order of their ids.
pub(in super::super) async fn lock_products(tx: &mut Tx, products: &[ProductId]) -> DbResult<()> {
    tx.sql("SELECT id FROM product WHERE ")
        .push_in("id", products)
        .push(" ORDER BY id")
        .for_update()
        .scalars::<ProductId>()
        .await?;
    Ok(())
}

/// Sets the availability shown for variants.
pub(in super::super) async fn set(tx: &mut Tx, variants: &[VariantId], availability: i64) -> DbResult<()> {
    tx.sql("UPDATE variant SET availability = $1 WHERE ").bind(availability).push_in("id", variants).execute().await?;
    Ok(())
}

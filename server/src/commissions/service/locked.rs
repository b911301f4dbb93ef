//! Locks commissions and partners' ledgers.

use super::errors::unknown;
use crate::{
    commissions::{model::Commission, store},
    db::Tx,
    error::Result,
    id::{AffiliateId, CommissionId},
};

/// The name of the lock on a partner's ledger.
const LOCK: &str = "commissions";

/// Locks a partner's payable amounts until the transaction ends. Must be called before rows are locked.
pub(super) async fn lock_partner(tx: &mut Tx, affiliate: AffiliateId) -> Result<()> {
    Ok(tx.lock(LOCK, affiliate).await?)
}

/// A commission, locked together with its partner's ledger until the transaction ends.
pub(super) async fn locked(tx: &mut Tx, id: CommissionId) -> Result<Commission> {
    let found = store::commissions::find(&mut *tx, id).await?.ok_or_else(|| unknown(id))?;
    lock_partner(tx, found.affiliate_id).await?;
    store::commissions::lock(tx, id).await?.ok_or_else(|| unknown(id))
}

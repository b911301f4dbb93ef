//! partner_card: cards that paid partners' own orders, stored as digests.

use chrono::{DateTime, Utc};

use crate::{
    db::{DbResult, Session, Tx},
    id::AffiliateId,
};

/// Stores a partner's card.
pub async fn insert(tx: &mut Tx, affiliate: AffiliateId, card: &str, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO partner_card (affiliate_id, card, seen_at) VALUES ($1, $2, $3) \
         ON CONFLICT (affiliate_id, card) DO UPDATE SET seen_at = excluded.seen_at",
    )
    .bind(affiliate)
    .bind(card.to_owned())
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// A partner's cards.
pub async fn of<'c>(session: impl Session<'c>, affiliate: AffiliateId) -> DbResult<Vec<String>> {
    session.sql("SELECT card FROM partner_card WHERE affiliate_id = $1 ORDER BY card").bind(affiliate).scalars().await
}

/// Deletes a partner's cards.
pub async fn erase(tx: &mut Tx, affiliate: AffiliateId) -> DbResult<u64> {
    tx.sql("DELETE FROM partner_card WHERE affiliate_id = $1").bind(affiliate).execute().await
}

/// Deletes cards that have paid nothing since a given time.
pub async fn delete_before(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM partner_card WHERE seen_at < $1").bind(before).execute().await
}

//! affiliate_statement: the months whose statements partners were notified of.

use chrono::{DateTime, Utc};

use crate::{
    db::{DbResult, Session, Tx},
    id::AffiliateId,
};

/// Records that a partner is notified of a month; returns whether this is the first time.
pub async fn insert(tx: &mut Tx, affiliate: AffiliateId, year: i32, month: u32, now: DateTime<Utc>) -> DbResult<bool> {
    let inserted = tx
        .sql(
            "INSERT INTO affiliate_statement (affiliate_id, year, month, made_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (affiliate_id, year, month) DO NOTHING",
        )
        .bind(affiliate)
        .bind(i64::from(year))
        .bind(i64::from(month))
        .bind(now)
        .execute()
        .await?;
    Ok(inserted > 0)
}

//! The daily salts.

use crate::db::{Db, DbResult, Session, Tx};

/// Stores a day's salt unless the day already has one, and returns the stored one.
pub(in crate::attribution) async fn salt(tx: &mut Tx, day: &str, new: &[u8]) -> DbResult<Vec<u8>> {
    tx.sql("INSERT INTO affiliate_salt (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING")
        .bind(day)
        .bind(new.to_vec())
        .execute()
        .await?;
    tx.sql("SELECT salt FROM affiliate_salt WHERE day = $1").bind(day).scalar().await
}

pub(in crate::attribution) async fn delete_salts_before(db: &Db, day: &str) -> DbResult<u64> {
    db.sql("DELETE FROM affiliate_salt WHERE day < $1").bind(day).execute().await
}

//! Short links.

use chrono::{DateTime, Utc};

use crate::{
    attribution::model::Link,
    db::{Db, DbResult, Session, Tx},
};

/// Stores a link under its code, unless the partner already has one to the same target or the code is taken. Returns the code of
/// the link to the target; none when the code was taken.
pub(in crate::attribution) async fn save_link(
    tx: &mut Tx,
    link: &Link,
    now: DateTime<Utc>,
) -> DbResult<Option<String>> {
    tx.sql(
        "INSERT INTO affiliate_link (code, affiliate_id, tenant_id, language_id, target, created_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT DO NOTHING",
    )
    .bind(link.code.as_str())
    .bind(link.affiliate_id)
    .bind(link.tenant_id)
    .bind(link.language_id)
    .bind(link.target.as_str())
    .bind(now)
    .execute()
    .await?;
    tx.sql("SELECT code FROM affiliate_link WHERE affiliate_id = $1 AND tenant_id = $2 AND language_id = $3 AND target = $4")
        .bind(link.affiliate_id)
        .bind(link.tenant_id)
        .bind(link.language_id)
        .bind(link.target.as_str())
        .optional_scalar()
        .await
}

pub(in crate::attribution) async fn find_link(db: &Db, code: &str) -> DbResult<Option<Link>> {
    db.sql("SELECT code, affiliate_id, tenant_id, language_id, target FROM affiliate_link WHERE code = $1")
        .bind(code)
        .optional()
        .await
}

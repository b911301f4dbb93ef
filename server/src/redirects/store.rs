//! SQL over redirect.

use chrono::{DateTime, Utc};
use sqlx::types::Json;

use super::model::{Redirect, Target};
use crate::{
    content::editorial::Publication,
    db::{DbResult, Session, Tx},
    tenancy::TenantId,
};

#[derive(sqlx::FromRow)]
struct Row {
    path: String,
    target: String,
    is_permanent: bool,
    publication: Json<Publication>,
}

#[derive(sqlx::FromRow)]
struct CountryRow {
    tenant_id: TenantId,
    #[sqlx(flatten)]
    row: Row,
}

impl From<Row> for Redirect {
    fn from(row: Row) -> Self {
        Self {
            path: row.path,
            target: Target::stored(row.target),
            is_permanent: row.is_permanent,
            publication: row.publication.0,
        }
    }
}

/// All redirects of a country, by path.
pub(super) async fn list<'c>(session: impl Session<'c>, tenant: TenantId) -> DbResult<Vec<Redirect>> {
    let rows: Vec<Row> = session
        .sql("SELECT path, target, is_permanent, publication FROM redirect WHERE tenant_id = $1 ORDER BY path")
        .bind(tenant)
        .all()
        .await?;
    Ok(rows.into_iter().map(Redirect::from).collect())
}

/// The redirects of all countries, by country and path.
pub(super) async fn list_everywhere<'c>(session: impl Session<'c>) -> DbResult<Vec<(TenantId, Redirect)>> {
    let rows: Vec<CountryRow> = session
        .sql("SELECT tenant_id, path, target, is_permanent, publication FROM redirect ORDER BY tenant_id, path")
        .all()
        .await?;
    Ok(rows.into_iter().map(|of_country| (of_country.tenant_id, of_country.row.into())).collect())
}

/// Inserts a redirect or overwrites the one of its path.
pub(super) async fn upsert(tx: &mut Tx, tenant: TenantId, redirect: &Redirect, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO redirect (tenant_id, path, target, is_permanent, publication, created_at) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (tenant_id, path) DO UPDATE SET target = excluded.target, is_permanent = excluded.is_permanent, \
           publication = excluded.publication",
    )
    .bind(tenant)
    .bind(redirect.path.as_str())
    .bind(redirect.target.as_str())
    .bind(redirect.is_permanent)
    .bind(Json(redirect.publication))
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Deletes a path's redirect in a country; returns whether there was one.
pub(super) async fn delete(tx: &mut Tx, tenant: TenantId, path: &str) -> DbResult<bool> {
    let removed =
        tx.sql("DELETE FROM redirect WHERE tenant_id = $1 AND path = $2").bind(tenant).bind(path).execute().await?;
    Ok(removed > 0)
}

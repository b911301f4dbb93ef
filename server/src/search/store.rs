//! SQL over search_dictionary and search_count.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use crate::{
    db::{Db, DbResult, Session, Tx},
    tenancy::{LanguageId, TenantId},
};

/// A language's dictionary file, if there is one.
pub(super) async fn dictionary<'c>(session: impl Session<'c>, language: LanguageId) -> DbResult<Option<String>> {
    session.sql("SELECT source FROM search_dictionary WHERE language_id = $1").bind(language).optional_scalar().await
}

/// All dictionary files.
pub(super) async fn dictionaries<'c>(session: impl Session<'c>) -> DbResult<Vec<(LanguageId, String)>> {
    session.sql("SELECT language_id, source FROM search_dictionary ORDER BY language_id").all().await
}

/// Inserts or overwrites a language's dictionary file.
pub(super) async fn save_dictionary(
    tx: &mut Tx,
    language: LanguageId,
    source: &str,
    now: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql(
        "INSERT INTO search_dictionary (language_id, source, updated_at) VALUES ($1, $2, $3) \
         ON CONFLICT (language_id) DO UPDATE SET source = excluded.source, updated_at = excluded.updated_at",
    )
    .bind(language)
    .bind(source)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// The key of a count.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CountedEvent {
    /// The country.
    pub tenant: TenantId,
    /// The date in the country's time zone.
    pub day: String,
    /// The language of the page.
    pub language: LanguageId,
    /// Normalised: lower case, without diacritics.
    pub query: String,
}

/// The values of a count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Searches.
    pub searches: i64,
    /// Number of results of the last search.
    pub results: i64,
    /// Clicks on products in the results.
    pub clicks: i64,
}

/// Adds counts. Rows are updated in the order of their keys, to avoid deadlocks.
pub(super) async fn add_counts(tx: &mut Tx, counts: &[(CountedEvent, Tally)]) -> DbResult<()> {
    for (counted, tally) in counts {
        let results = if tally.searches > 0 { "excluded.results" } else { "search_count.results" };
        tx.sql(
            "INSERT INTO search_count (tenant_id, day, language_id, query, searches, results, clicks) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (tenant_id, day, language_id, query) DO UPDATE SET \
             searches = search_count.searches + excluded.searches, clicks = search_count.clicks + excluded.clicks, results = ",
        )
        .push(results)
        .bind(counted.tenant)
        .bind(counted.day.as_str())
        .bind(counted.language)
        .bind(counted.query.as_str())
        .bind(tally.searches)
        .bind(tally.results)
        .bind(tally.clicks)
        .execute()
        .await?;
    }
    Ok(())
}

/// Deletes the counts of days before the given one.
pub(super) async fn prune_counts(db: &Db, before: &str) -> DbResult<u64> {
    db.sql("DELETE FROM search_count WHERE day < $1").bind(before).execute().await
}

/// The totals of a query over several days.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct CountRow {
    /// The language of the page.
    pub language_id: LanguageId,
    /// Normalised: lower case, without diacritics.
    pub query: String,
    /// Searches.
    pub searches: i64,
    /// The smallest number of results on one of the days with searches; 0 if there are none.
    pub results: i64,
    /// Clicks on products in the results.
    pub clicks: i64,
}

/// A country's queries since a day.
pub(super) async fn counts(db: &Db, tenant: TenantId, since: &str) -> DbResult<Vec<CountRow>> {
    db.sql(
        "SELECT language_id, query, CAST(SUM(searches) AS BIGINT) AS searches, \
         COALESCE(MIN(CASE WHEN searches > 0 THEN results END), 0) AS results, \
         CAST(SUM(clicks) AS BIGINT) AS clicks FROM search_count WHERE tenant_id = $1 AND day >= $2 \
         GROUP BY language_id, query ORDER BY SUM(searches) DESC, query, language_id",
    )
    .bind(tenant)
    .bind(since)
    .all()
    .await
}

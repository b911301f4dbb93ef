//! Clicks.

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::{
    attribution::model::{CleanClick, ClickEvidence, ClickFacts},
    db::{DbResult, Session, Statement, Tx, insert_returning},
    id::{AffiliateDiscountId, AffiliateId, ClickId, TenantId},
};

const FACTS: &str = "SELECT id, affiliate_id, tenant_id, occurred_at, source, utm_source, utm_medium, utm_campaign, utm_content, utm_term, \
                     landing, product_id, device, browser FROM affiliate_click c WHERE";

/// A click whose partner is known.
pub(in crate::attribution) struct NewClick<'a> {
    pub(in crate::attribution) click: &'a CleanClick,
    pub(in crate::attribution) affiliate_id: AffiliateId,
    pub(in crate::attribution) discount_id: Option<AffiliateDiscountId>,
    pub(in crate::attribution) fingerprint: i64,
    pub(in crate::attribution) slot: i64,
    pub(in crate::attribution) network: String,
}

/// Inserts clicks and returns those inserted; a click with the session, fingerprint and slot of an earlier one is skipped.
pub(in crate::attribution) async fn insert_clicks(
    tx: &mut Tx,
    clicks: &[NewClick<'_>],
) -> DbResult<Vec<InsertedClick>> {
    insert_returning(
        tx,
        "INSERT INTO affiliate_click (tenant_id, affiliate_id, discount_id, session_id, fingerprint, slot, occurred_at, network, source, \
         utm_source, utm_medium, utm_campaign, utm_content, utm_term, referrer, landing, product_id, device, browser, os) VALUES ",
        " ON CONFLICT (session_id, fingerprint, slot) DO NOTHING RETURNING id, session_id, fingerprint",
        clicks,
        |statement, new| bind_click(statement, new),
    )
    .await
}

/// A click that was stored.
#[derive(sqlx::FromRow)]
pub(in crate::attribution) struct InsertedClick {
    pub(in crate::attribution) id: ClickId,
    pub(in crate::attribution) session_id: Uuid,
    pub(in crate::attribution) fingerprint: i64,
}

fn bind_click<'c>(statement: Statement<'c>, new: &NewClick<'_>) -> Statement<'c> {
    let click = new.click;
    let [source, medium, campaign, content, term] = &click.campaign;
    statement
        .push_bind(" (", click.tenant_id)
        .push_bind(",", new.affiliate_id)
        .push_bind(",", new.discount_id)
        .push_bind(",", click.session)
        .push_bind(",", new.fingerprint)
        .push_bind(",", new.slot)
        .push_bind(",", click.occurred_at)
        .push_bind(",", new.network.clone())
        .push_bind(",", click.source.clone())
        .push_bind(",", source.clone())
        .push_bind(",", medium.clone())
        .push_bind(",", campaign.clone())
        .push_bind(",", content.clone())
        .push_bind(",", term.clone())
        .push_bind(",", click.referrer.clone())
        .push_bind(",", click.landing.clone())
        .push_bind(",", click.product)
        .push_bind(",", click.device)
        .push_bind(",", click.browser)
        .push_bind(",", click.os)
        .push(")")
}

/// Sessions and fingerprints of the clicks of these sessions since a given time.
pub(in crate::attribution) async fn recent(
    tx: &mut Tx,
    sessions: &[Uuid],
    since: DateTime<Utc>,
) -> DbResult<Vec<(Uuid, i64)>> {
    if sessions.is_empty() {
        return Ok(Vec::new());
    }
    let statement = tx.sql("SELECT session_id, fingerprint FROM affiliate_click WHERE occurred_at >= $1").bind(since);
    statement.push_in_uuids(" AND session_id", sessions).all().await
}

/// The last click of each of these sessions in a country since a given time.
pub(in crate::attribution) async fn last_of_sessions(
    tx: &mut Tx,
    tenant: TenantId,
    sessions: &[Uuid],
    since: DateTime<Utc>,
) -> DbResult<Vec<ClickEvidence>> {
    let statement = tx
        .sql(
            "SELECT id, affiliate_id, discount_id, session_id, occurred_at, network, seconds_on_page, source, landing FROM (\
             SELECT id, affiliate_id, discount_id, session_id, occurred_at, network, seconds_on_page, source, landing, \
             ROW_NUMBER() OVER (PARTITION BY session_id ORDER BY occurred_at DESC, id DESC) AS nth \
             FROM affiliate_click WHERE tenant_id = $1 AND occurred_at >= $2",
        )
        .bind(tenant)
        .bind(since);
    statement.push_in_uuids(" AND session_id", sessions).push(") AS found WHERE nth = 1").all().await
}

/// Sets the time on the page for a session's last click.
pub(in crate::attribution) async fn set_seconds_on_page(
    tx: &mut Tx,
    tenant: TenantId,
    session: Uuid,
    seconds: i64,
    since: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql(
        "UPDATE affiliate_click SET seconds_on_page = $1 WHERE id = (SELECT id FROM affiliate_click WHERE session_id = $2 \
         AND tenant_id = $3 AND occurred_at >= $4 ORDER BY occurred_at DESC, id DESC LIMIT 1) \
         AND (seconds_on_page IS NULL OR seconds_on_page < $1)",
    )
    .bind(seconds)
    .bind(session)
    .bind(tenant)
    .bind(since)
    .execute()
    .await
}

/// Clicks by their ids.
pub(in crate::attribution) async fn facts(tx: &mut Tx, ids: &[ClickId]) -> DbResult<Vec<ClickFacts>> {
    tx.sql(FACTS).push_in(" id", ids).push(" ORDER BY id").all().await
}

/// A partner's counted clicks after a given one, ordered by time.
pub(in crate::attribution) async fn counted_after(
    tx: &mut Tx,
    affiliate: AffiliateId,
    at: DateTime<Utc>,
    id: ClickId,
    most: i64,
) -> DbResult<Vec<ClickFacts>> {
    tx.sql(FACTS)
        .push_bind(" affiliate_id =", affiliate)
        .push_bind(" AND (occurred_at, id) > (", at)
        .push_bind(",", id)
        .push(") AND NOT EXISTS (SELECT 1 FROM affiliate_click_uncounted u WHERE u.click_id = c.id)")
        .push_bind(" ORDER BY occurred_at, id LIMIT", most)
        .all()
        .await
}

/// A partner's number of clicks since a given time; counting stops at `most`.
pub(in crate::attribution) async fn count_since(
    tx: &mut Tx,
    affiliate: AffiliateId,
    since: DateTime<Utc>,
    most: i64,
) -> DbResult<i64> {
    tx.sql("SELECT COUNT(*) FROM (SELECT id FROM affiliate_click WHERE affiliate_id = $1 AND occurred_at >= $2 LIMIT $3) AS found")
        .bind(affiliate)
        .bind(since)
        .bind(most)
        .scalar()
        .await
}

/// Deletes clicks older than a given time among the `among` oldest ones, and returns their number. Ids increase with time.
pub(in crate::attribution) async fn delete_clicks_before(
    tx: &mut Tx,
    before: DateTime<Utc>,
    among: i64,
) -> DbResult<u64> {
    tx.sql(
        "DELETE FROM affiliate_click WHERE id IN (SELECT id FROM affiliate_click WHERE id > 0 ORDER BY id LIMIT $1) AND occurred_at < $2",
    )
    .bind(among)
    .bind(before)
    .execute()
    .await
}

/// Records that clicks older than a given time are deleted.
pub(in crate::attribution) async fn note_clicks_deleted(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO affiliate_click_pruning (id, deleted_before) VALUES (1, $1) \
         ON CONFLICT (id) DO UPDATE SET deleted_before = excluded.deleted_before \
         WHERE affiliate_click_pruning.deleted_before < excluded.deleted_before",
    )
    .bind(before)
    .execute()
    .await?;
    Ok(())
}

/// The time before which clicks are deleted; none if no clicks were ever deleted.
pub(in crate::attribution) async fn clicks_deleted_before(tx: &mut Tx) -> DbResult<Option<DateTime<Utc>>> {
    tx.sql("SELECT deleted_before FROM affiliate_click_pruning WHERE id = 1").optional_scalar().await
}

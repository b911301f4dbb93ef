//! SQL over seller_application.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use super::model::{Application, Goods, Quantity, Status};
use crate::{
    db::{Db, DbResult, Session, Statement, Tx},
    id::{LanguageId, SellerApplicationId, TenantId},
};

/// A stored application.
#[derive(Clone, Debug, FromRow)]
pub(super) struct Row {
    pub(super) id: SellerApplicationId,
    pub(super) tenant_id: TenantId,
    status: String,
    company: String,
    contact_name: String,
    email: String,
    phone: String,
    country_id: TenantId,
    web_address: String,
    goods: String,
    quantity: String,
    message: String,
    is_listed: bool,
    language_id: LanguageId,
    terms_version: String,
    applied_at: DateTime<Utc>,
    decided_at: Option<DateTime<Utc>>,
    reason: Option<String>,
}

impl From<Row> for Application {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            tenant_id: row.tenant_id,
            status: Status::parse(&row.status).unwrap_or(Status::New),
            company: row.company,
            contact_name: row.contact_name,
            email: row.email,
            phone: row.phone,
            country_id: row.country_id,
            web_address: row.web_address,
            goods: row.goods.split(',').filter_map(Goods::parse).collect(),
            quantity: Quantity::parse(&row.quantity),
            message: row.message,
            is_listed: row.is_listed,
            language_id: row.language_id,
            terms_version: row.terms_version,
            applied_at: row.applied_at,
            decided_at: row.decided_at,
            reason: row.reason,
        }
    }
}

const COLUMNS: &str = "SELECT id, tenant_id, status, company, contact_name, email, phone, country_id, web_address, goods, \
     quantity, message, is_listed, language_id, terms_version, applied_at, decided_at, reason FROM seller_application WHERE";

/// A new application.
#[derive(Clone, Debug)]
pub(super) struct NewApplication<'a> {
    pub(super) tenant_id: TenantId,
    pub(super) company: &'a str,
    pub(super) contact_name: &'a str,
    pub(super) email: &'a str,
    pub(super) phone: &'a str,
    pub(super) country_id: TenantId,
    pub(super) web_address: &'a str,
    pub(super) goods: String,
    pub(super) quantity: Quantity,
    pub(super) message: String,
    pub(super) is_listed: bool,
    pub(super) language_id: LanguageId,
    pub(super) terms_version: String,
    pub(super) now: DateTime<Utc>,
}

/// Inserts an application and returns its id.
pub(super) async fn insert(tx: &mut Tx, application: NewApplication<'_>) -> DbResult<SellerApplicationId> {
    tx.sql(
        "INSERT INTO seller_application (tenant_id, status, company, contact_name, email, phone, country_id, web_address, goods,
           quantity, message, is_listed, language_id, terms_version, applied_at)
         VALUES ($1, 'new', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id",
    )
    .bind(application.tenant_id)
    .bind(application.company)
    .bind(application.contact_name)
    .bind(application.email)
    .bind(application.phone)
    .bind(application.country_id)
    .bind(application.web_address)
    .bind(application.goods)
    .bind(application.quantity.name())
    .bind(application.message)
    .bind(application.is_listed)
    .bind(application.language_id)
    .bind(application.terms_version)
    .bind(application.now)
    .scalar()
    .await
}

/// The number of undecided applications with an address in a country.
pub(super) async fn count_open(tx: &mut Tx, tenant_id: TenantId, email: &str) -> DbResult<i64> {
    tx.sql("SELECT COUNT(*) FROM seller_application WHERE tenant_id = $1 AND email = $2 AND status = 'new'")
        .bind(tenant_id)
        .bind(email)
        .scalar()
        .await
}

/// An application by its id, for operators and jobs.
pub(super) async fn find(session: impl Session<'_>, id: SellerApplicationId) -> DbResult<Option<Row>> {
    session.sql(COLUMNS).push_bind(" id =", id).optional().await
}

/// Stores a decision, unless another one was stored in the meantime.
pub(super) async fn decide(
    tx: &mut Tx,
    row: &Row,
    status: Status,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql(
        "UPDATE seller_application SET status = $4, reason = $5, decided_at = $6
         WHERE tenant_id = $1 AND id = $2 AND status = $3",
    )
    .bind(row.tenant_id)
    .bind(row.id)
    .bind(row.status.as_str())
    .bind(status.name())
    .bind(reason.map(str::to_owned))
    .bind(now)
    .execute()
    .await
}

/// A filter for applications.
#[derive(Clone, Copy)]
pub(super) struct Filter<'a> {
    /// Only of these countries; all when empty.
    pub(super) tenants: &'a [TenantId],
    pub(super) status: Option<Status>,
}

/// Applications in order of arrival, after an id.
pub(super) async fn list(
    db: &Db,
    filter: Filter<'_>,
    after: SellerApplicationId,
    take: i64,
    skip: i64,
) -> DbResult<Vec<Row>> {
    filtered(db.sql(COLUMNS).push_bind(" id >", after), filter)
        .push_bind(" ORDER BY id LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// The number of applications that match the filter.
pub(super) async fn count(db: &Db, filter: Filter<'_>) -> DbResult<i64> {
    filtered(db.sql("SELECT COUNT(*) FROM seller_application WHERE 1 = 1"), filter).scalar().await
}

fn filtered<'c>(statement: Statement<'c>, filter: Filter<'_>) -> Statement<'c> {
    let Filter { tenants, status } = filter;
    let statement = if tenants.is_empty() { statement } else { statement.push(" AND ").push_in("tenant_id", tenants) };
    statement.push_some(" AND status =", status.map(Status::name))
}

/// A country's accepted companies that agreed to be listed, by the time of acceptance in ascending order.
pub(super) async fn listed(db: &Db, tenant_id: TenantId, most: i64) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS)
        .push_bind(" tenant_id =", tenant_id)
        .push(" AND status = 'accepted'")
        .push_bind(" AND is_listed =", true)
        .push_bind(" ORDER BY id LIMIT", most)
        .all()
        .await
}

/// All applications with an address.
pub(super) async fn of_email(db: &Db, email: &str) -> DbResult<Vec<Row>> {
    db.sql(COLUMNS).push_bind(" email =", email.to_owned()).push(" ORDER BY id").all().await
}

/// Deletes all applications with an address; returns the countries that had any.
pub(super) async fn delete_of_email(tx: &mut Tx, email: &str) -> DbResult<Vec<TenantId>> {
    tx.sql("DELETE FROM seller_application WHERE email = $1 RETURNING tenant_id").bind(email.to_owned()).scalars().await
}

/// Deletes undecided applications older than a given time.
pub(super) async fn delete_open(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM seller_application WHERE status = 'new' AND applied_at < $1").bind(before).execute().await
}

/// Deletes applications that were rejected before a given time.
pub(super) async fn delete_rejected(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM seller_application WHERE status = 'rejected' AND decided_at < $1").bind(before).execute().await
}

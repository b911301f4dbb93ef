//! SQL over payment.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use super::{all, optional};
use crate::{
    db::{self, DbResult, Session, Tx},
    error::{Error, Result},
    id::{OrderId, PaymentId, TenantId},
    money::Money,
    payments::model::{NewPayment, Payment, PaymentFilter, PaymentStatus},
    tenancy::PaymentProvider,
};

const COLUMNS: &str = "SELECT p.id, p.tenant_id, p.order_id, p.provider, p.reference, p.token, p.amount_minor, p.currency, p.paid_minor, \
     p.refunded_minor, p.status, p.alarm, p.session_id, p.page_url, p.provider_payment, p.created_at, p.expires_at, p.paid_at, \
     p.checked_at FROM payment p";

#[derive(Clone, Debug, FromRow)]
struct PaymentRow {
    id: PaymentId,
    tenant_id: TenantId,
    order_id: OrderId,
    provider: String,
    reference: String,
    token: String,
    amount_minor: i64,
    currency: String,
    paid_minor: i64,
    refunded_minor: i64,
    #[sqlx(try_from = "String")]
    status: PaymentStatus,
    alarm: Option<String>,
    session_id: Option<String>,
    page_url: Option<String>,
    provider_payment: Option<String>,
    created_at: DateTime<Utc>,
    expires_at: DateTime<Utc>,
    paid_at: Option<DateTime<Utc>>,
    checked_at: Option<DateTime<Utc>>,
}

impl TryFrom<PaymentRow> for Payment {
    type Error = Error;

    fn try_from(row: PaymentRow) -> Result<Self> {
        let currency = row.currency.parse().map_err(Error::internal)?;
        let money = |minor| Money::new(minor, currency);
        let provider = PaymentProvider::from_name(&row.provider)
            .ok_or_else(|| Error::internal(format!("`{}` is no payment provider", row.provider)))?;
        Ok(Self {
            id: row.id,
            tenant_id: row.tenant_id,
            order_id: row.order_id,
            provider,
            reference: row.reference,
            token: row.token,
            amount: money(row.amount_minor),
            paid: money(row.paid_minor),
            refunded: money(row.refunded_minor),
            status: row.status,
            alarm: row.alarm,
            session_id: row.session_id,
            provider_payment: row.provider_payment,
            created_at: row.created_at,
            expires_at: row.expires_at,
            paid_at: row.paid_at,
            checked_at: row.checked_at,
            page_url: row.page_url,
            card: None,
        })
    }
}

/// Writes new unpaid payments, each with its token; returns tokens and ids.
pub(in crate::payments) async fn insert(
    tx: &mut Tx,
    payments: &[(&NewPayment, String)],
    now: DateTime<Utc>,
) -> DbResult<Vec<(String, PaymentId)>> {
    let head = "INSERT INTO payment (tenant_id, order_id, provider, reference, token, amount_minor, currency, paid_minor, \
                refunded_minor, status, created_at, updated_at, expires_at) VALUES";
    db::insert_returning(tx, head, " RETURNING token, id", payments, |statement, (payment, token)| {
        statement
            .push_bind(" (", payment.tenant_id)
            .push_bind(",", payment.order_id)
            .push_bind(",", payment.provider.name())
            .push_bind(",", payment.reference.clone())
            .push_bind(",", token.clone())
            .push_bind(",", payment.amount.minor)
            .push_bind(",", payment.amount.currency.to_string())
            .push_bind(", 0, 0,", PaymentStatus::Pending.name())
            .push_bind(",", now)
            .push_bind(",", now)
            .push_bind(",", payment.expires_at)
            .push(")")
    })
    .await
}

/// The payment with an id.
pub(in crate::payments) async fn find<'c>(session: impl Session<'c>, id: PaymentId) -> Result<Option<Payment>> {
    let statement = session.sql(COLUMNS).push_bind(" WHERE p.id =", id);
    optional::<PaymentRow, _>(statement).await
}

/// The payment with an id, locked until the transaction ends.
pub(in crate::payments) async fn lock(tx: &mut Tx, id: PaymentId) -> Result<Option<Payment>> {
    let statement = tx.sql(COLUMNS).push_bind(" WHERE p.id =", id).for_update();
    optional::<PaymentRow, _>(statement).await
}

/// The payment with the token known to the provider.
pub(in crate::payments) async fn find_by_token<'c>(session: impl Session<'c>, token: &str) -> Result<Option<Payment>> {
    let statement = session.sql(COLUMNS).push_bind(" WHERE p.token =", token.to_owned());
    optional::<PaymentRow, _>(statement).await
}

/// The payment with the provider's own id.
pub(in crate::payments) async fn find_by_provider_payment<'c>(
    session: impl Session<'c>,
    provider: PaymentProvider,
    name: &str,
) -> Result<Option<Payment>> {
    let statement = session
        .sql(COLUMNS)
        .push_bind(" WHERE p.provider_payment =", name.to_owned())
        .push_bind(" AND p.provider =", provider.name());
    optional::<PaymentRow, _>(statement).await
}

/// The payments of an order, oldest first.
pub(in crate::payments) async fn of_order<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    order: OrderId,
) -> Result<Vec<Payment>> {
    let statement = session
        .sql(COLUMNS)
        .push_bind(" WHERE p.tenant_id =", tenant)
        .push_bind(" AND p.order_id =", order)
        .push(" ORDER BY p.id");
    all::<PaymentRow, _>(statement).await
}

/// Payments whose query is due, longest overdue first.
pub(in crate::payments) async fn due<'c>(
    session: impl Session<'c>,
    now: DateTime<Utc>,
    most: i64,
) -> DbResult<Vec<PaymentId>> {
    session
        .sql("SELECT id FROM payment WHERE check_at <= $1 ORDER BY check_at LIMIT $2")
        .bind(now)
        .bind(most)
        .scalars()
        .await
}

/// Stores the provider's page unless there is one already; returns 0 then.
pub(in crate::payments) async fn save_page<'c>(
    session: impl Session<'c>,
    id: PaymentId,
    session_id: &str,
    page_url: &str,
    check_at: DateTime<Utc>,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    session
        .sql(
            "UPDATE payment SET session_id = $2, page_url = $3, check_at = $4, updated_at = $5 \
             WHERE id = $1 AND page_url IS NULL",
        )
        .bind(id)
        .bind(session_id.to_owned())
        .bind(page_url.to_owned())
        .bind(check_at)
        .bind(now)
        .execute()
        .await
}

/// Stores the provider's id of the page where it is missing: a webhook may arrive before the response that opens the page.
pub(in crate::payments) async fn save_session(tx: &mut Tx, id: PaymentId, session_id: &str) -> DbResult<u64> {
    tx.sql("UPDATE payment SET session_id = $2 WHERE id = $1 AND session_id IS NULL")
        .bind(id)
        .bind(session_id.to_owned())
        .execute()
        .await
}

/// Writes the changed fields of a payment.
pub(in crate::payments) async fn update(
    tx: &mut Tx,
    payment: &Payment,
    check_at: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> DbResult<u64> {
    tx.sql(
        "UPDATE payment SET status = $2, paid_minor = $3, refunded_minor = $4, alarm = $5, provider_payment = $6, paid_at = $7, \
         checked_at = $8, check_at = $9, updated_at = $10 WHERE id = $1",
    )
    .bind(payment.id)
    .bind(payment.status.name())
    .bind(payment.paid.minor)
    .bind(payment.refunded.minor)
    .bind(payment.alarm.clone())
    .bind(payment.provider_payment.clone())
    .bind(payment.paid_at)
    .bind(payment.checked_at)
    .bind(check_at)
    .bind(now)
    .execute()
    .await
}

/// Removes a payment's alarm, and nothing else: a later query of its provider stays scheduled.
pub(in crate::payments) async fn clear_alarm(tx: &mut Tx, id: PaymentId) -> DbResult<u64> {
    tx.sql("UPDATE payment SET alarm = NULL WHERE id = $1").bind(id).execute().await
}

/// A page of payments, newest first.
pub(in crate::payments) async fn list<'c>(
    session: impl Session<'c>,
    filter: PaymentFilter<'_>,
    take: i64,
    skip: i64,
) -> Result<Vec<Payment>> {
    let statement = session.sql(COLUMNS).push(" WHERE p.id > 0");
    let statement = filtered(statement, filter).push_bind(" ORDER BY p.id DESC LIMIT", take).push_bind(" OFFSET", skip);
    all::<PaymentRow, _>(statement).await
}

/// The number of matching payments.
pub(in crate::payments) async fn count<'c>(session: impl Session<'c>, filter: PaymentFilter<'_>) -> DbResult<i64> {
    filtered(session.sql("SELECT COUNT(*) FROM payment p WHERE p.id > 0"), filter).scalar().await
}

fn filtered<'c>(statement: crate::db::Statement<'c>, filter: PaymentFilter<'_>) -> crate::db::Statement<'c> {
    let statement = statement
        .push_some(" AND p.tenant_id =", filter.tenant_id)
        .push_some(" AND p.status =", filter.status.map(PaymentStatus::name))
        .push_some(" AND p.provider =", filter.provider.map(PaymentProvider::name))
        .push_some(" AND p.reference =", filter.reference.map(str::to_owned));
    if filter.alarmed { statement.push(" AND p.alarm IS NOT NULL") } else { statement }
}

/// Number of payments that an operator must look at.
pub(in crate::payments) async fn count_alarms<'c>(session: impl Session<'c>) -> DbResult<i64> {
    session.sql("SELECT COUNT(*) FROM payment WHERE alarm IS NOT NULL").scalar().await
}

/// Number of open payments that are still queried although their order stopped waiting before a point in time.
pub(in crate::payments) async fn count_stuck<'c>(session: impl Session<'c>, before: DateTime<Utc>) -> DbResult<i64> {
    session
        .sql("SELECT COUNT(*) FROM payment WHERE check_at IS NOT NULL AND status IN ('PENDING', 'PROCESSING') AND expires_at < $1")
        .bind(before)
        .scalar()
        .await
}

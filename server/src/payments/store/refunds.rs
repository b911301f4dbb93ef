//! SQL over refund.

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use super::{all, optional};
use crate::{
    bank_account::{AccountNumber, BankAccount},
    db::{DbResult, Session, Tx},
    error::{Error, Result},
    id::{OrderId, PaymentId, RefundId, TenantId},
    money::Money,
    payments::model::{Payment, Refund, RefundStatus},
};

const COLUMNS: &str = "SELECT r.id, r.tenant_id, r.payment_id, r.key, r.token, r.amount_minor, r.currency, r.reason, r.status, r.failure, \
     r.provider_refund, r.iban, r.holder, r.bank, r.routing_number, r.account_number, r.account_asked_at, r.account_reminded_at, \
     r.account_given_at, r.exported_at, r.created_at, r.sent_at, r.completed_at FROM refund r";

#[derive(Clone, Debug, FromRow)]
struct RefundRow {
    id: RefundId,
    tenant_id: TenantId,
    payment_id: PaymentId,
    key: String,
    token: String,
    amount_minor: i64,
    currency: String,
    reason: String,
    #[sqlx(try_from = "String")]
    status: RefundStatus,
    failure: Option<String>,
    provider_refund: Option<String>,
    iban: Option<String>,
    holder: Option<String>,
    bank: Option<String>,
    routing_number: Option<String>,
    account_number: Option<String>,
    account_asked_at: Option<DateTime<Utc>>,
    account_reminded_at: Option<DateTime<Utc>>,
    account_given_at: Option<DateTime<Utc>>,
    exported_at: Option<DateTime<Utc>>,
    created_at: DateTime<Utc>,
    sent_at: Option<DateTime<Utc>>,
    completed_at: Option<DateTime<Utc>>,
}

impl RefundRow {
    fn account(&self) -> Option<BankAccount> {
        let holder = self.holder.clone()?;
        let number = match (&self.iban, &self.bank, &self.routing_number, &self.account_number) {
            (Some(iban), ..) => AccountNumber::Iban { iban: iban.clone() },
            (None, Some(bank), Some(routing_number), Some(account_number)) => AccountNumber::Local {
                bank: bank.clone(),
                routing_number: routing_number.clone(),
                account_number: account_number.clone(),
            },
            _ => return None,
        };
        Some(BankAccount { holder, number })
    }
}

impl TryFrom<RefundRow> for Refund {
    type Error = Error;

    fn try_from(row: RefundRow) -> Result<Self> {
        Ok(Self {
            account: row.account(),
            account_asked_at: row.account_asked_at,
            account_reminded_at: row.account_reminded_at,
            account_given_at: row.account_given_at,
            exported_at: row.exported_at,
            id: row.id,
            tenant_id: row.tenant_id,
            payment_id: row.payment_id,
            key: row.key,
            token: row.token,
            amount: Money::new(row.amount_minor, row.currency.parse().map_err(Error::internal)?),
            reason: row.reason,
            status: row.status,
            failure: row.failure,
            provider_refund: row.provider_refund,
            created_at: row.created_at,
            sent_at: row.sent_at,
            completed_at: row.completed_at,
        })
    }
}

/// A refund to write.
#[derive(Clone, Debug)]
pub(in crate::payments) struct NewRefund<'a> {
    pub(in crate::payments) key: &'a str,
    pub(in crate::payments) token: &'a str,
    pub(in crate::payments) amount: Money,
    pub(in crate::payments) reason: &'a str,
    pub(in crate::payments) status: RefundStatus,
}

/// Writes a refund of a payment.
pub(in crate::payments) async fn insert(
    tx: &mut Tx,
    payment: &Payment,
    refund: &NewRefund<'_>,
    now: DateTime<Utc>,
) -> DbResult<RefundId> {
    tx.sql(
        "INSERT INTO refund (tenant_id, payment_id, key, token, amount_minor, currency, reason, status, created_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id",
    )
    .bind(payment.tenant_id)
    .bind(payment.id)
    .bind(refund.key.to_owned())
    .bind(refund.token.to_owned())
    .bind(refund.amount.minor)
    .bind(refund.amount.currency.to_string())
    .bind(refund.reason.to_owned())
    .bind(refund.status.name())
    .bind(now)
    .scalar()
    .await
}

/// The refund with an id.
pub(in crate::payments) async fn find<'c>(session: impl Session<'c>, id: RefundId) -> Result<Option<Refund>> {
    let statement = session.sql(COLUMNS).push_bind(" WHERE r.id =", id);
    optional::<RefundRow, _>(statement).await
}

/// All refunds of a payment, oldest first.
pub(in crate::payments) async fn of_payment<'c>(session: impl Session<'c>, id: PaymentId) -> Result<Vec<Refund>> {
    let statement = session.sql(COLUMNS).push_bind(" WHERE r.payment_id =", id).push(" ORDER BY r.id");
    all::<RefundRow, _>(statement).await
}

/// All refunds of an order, oldest first.
pub(in crate::payments) async fn of_order<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    order: OrderId,
) -> Result<Vec<Refund>> {
    let statement = session
        .sql(COLUMNS)
        .push(" JOIN payment p ON p.id = r.payment_id")
        .push_bind(" WHERE p.tenant_id =", tenant)
        .push_bind(" AND p.order_id =", order)
        .push(" ORDER BY r.id");
    all::<RefundRow, _>(statement).await
}

/// Refunds with a status, oldest first; of one country, when given.
pub(in crate::payments) async fn of_status<'c>(
    session: impl Session<'c>,
    status: RefundStatus,
    tenant: Option<TenantId>,
) -> Result<Vec<Refund>> {
    let statement = session
        .sql(COLUMNS)
        .push_bind(" WHERE r.status =", status.name())
        .push_some(" AND r.tenant_id =", tenant)
        .push(" ORDER BY r.id");
    all::<RefundRow, _>(statement).await
}

/// Refunds whose query at the provider is due.
pub(in crate::payments) async fn due<'c>(
    session: impl Session<'c>,
    now: DateTime<Utc>,
    most: i64,
) -> DbResult<Vec<RefundId>> {
    session
        .sql("SELECT id FROM refund WHERE check_at <= $1 ORDER BY check_at LIMIT $2")
        .bind(now)
        .bind(most)
        .scalars()
        .await
}

/// Writes the changed fields of a refund.
pub(in crate::payments) async fn update(
    tx: &mut Tx,
    refund: &Refund,
    check_at: Option<DateTime<Utc>>,
) -> DbResult<u64> {
    tx.sql(
        "UPDATE refund SET status = $2, failure = $3, provider_refund = $4, sent_at = $5, completed_at = $6, check_at = $7 \
         WHERE id = $1",
    )
    .bind(refund.id)
    .bind(refund.status.name())
    .bind(refund.failure.clone())
    .bind(refund.provider_refund.clone())
    .bind(refund.sent_at)
    .bind(refund.completed_at)
    .bind(check_at)
    .execute()
    .await
}

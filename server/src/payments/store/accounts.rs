//! SQL over the bank accounts of refunds, and refund_link.

use chrono::{DateTime, Utc};

use crate::{
    bank_account::{AccountNumber, BankAccount},
    db::{Db, DbResult, Session, Tx},
    id::{OrderId, RefundId, TenantId},
    payments::model::RefundStatus,
};

/// Sets or clears the account of a refund.
pub(in crate::payments) async fn set(
    tx: &mut Tx,
    id: RefundId,
    account: Option<&BankAccount>,
    given_at: Option<DateTime<Utc>>,
) -> DbResult<u64> {
    let (iban, local) = match account.map(|account| &account.number) {
        Some(AccountNumber::Iban { iban }) => (Some(iban.clone()), None),
        Some(AccountNumber::Local { bank, routing_number, account_number }) => {
            (None, Some((bank.clone(), routing_number.clone(), account_number.clone())))
        }
        None => (None, None),
    };
    tx.sql(
        "UPDATE refund SET holder = $2, iban = $3, bank = $4, routing_number = $5, account_number = $6, account_given_at = $7, \
         exported_at = NULL WHERE id = $1",
    )
    .bind(id)
    .bind(account.map(|account| account.holder.clone()))
    .bind(iban)
    .bind(local.as_ref().map(|local| local.0.clone()))
    .bind(local.as_ref().map(|local| local.1.clone()))
    .bind(local.map(|local| local.2))
    .bind(given_at)
    .execute()
    .await
}

/// Stores when the customer was asked for the account.
pub(in crate::payments) async fn set_asked(tx: &mut Tx, id: RefundId, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE refund SET account_asked_at = $2 WHERE id = $1").bind(id).bind(now).execute().await
}

/// Stores when a refund was first exported to a file for the bank.
pub(in crate::payments) async fn set_exported(tx: &mut Tx, id: RefundId, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("UPDATE refund SET exported_at = COALESCE(exported_at, $2) WHERE id = $1").bind(id).bind(now).execute().await
}

/// Selects transfers without an account whose customers were asked before a point in time and not reminded yet, and marks them as
/// reminded.
pub(in crate::payments) async fn take_to_remind(
    tx: &mut Tx,
    asked_before: DateTime<Utc>,
    now: DateTime<Utc>,
) -> DbResult<Vec<RefundId>> {
    tx.sql(
        "UPDATE refund SET account_reminded_at = $1 WHERE status = $2 AND account_given_at IS NULL AND holder IS NULL \
         AND account_reminded_at IS NULL AND account_asked_at <= $3 RETURNING id",
    )
    .bind(now)
    .bind(RefundStatus::BankTransfer.name())
    .bind(asked_before)
    .scalars()
    .await
}

/// Adds a link.
pub(in crate::payments) async fn insert_link(
    tx: &mut Tx,
    id: RefundId,
    token_hash: &str,
    expires_at: DateTime<Utc>,
) -> DbResult<()> {
    tx.sql("INSERT INTO refund_link (token_hash, refund_id, expires_at) VALUES ($1, $2, $3)")
        .bind(token_hash.to_owned())
        .bind(id)
        .bind(expires_at)
        .execute()
        .await?;
    Ok(())
}

/// Deletes the links of a refund.
pub(in crate::payments) async fn delete_links(tx: &mut Tx, id: RefundId) -> DbResult<u64> {
    tx.sql("DELETE FROM refund_link WHERE refund_id = $1").bind(id).execute().await
}

/// The refund that a link's token opens in a country, while the link is valid.
pub(in crate::payments) async fn find_by_link<'c>(
    session: impl Session<'c>,
    tenant: TenantId,
    token_hash: &str,
    now: DateTime<Utc>,
) -> DbResult<Option<RefundId>> {
    session
        .sql(
            "SELECT r.id FROM refund_link l JOIN refund r ON r.id = l.refund_id \
             WHERE l.token_hash = $1 AND l.expires_at > $2 AND r.tenant_id = $3",
        )
        .bind(token_hash.to_owned())
        .bind(now)
        .bind(tenant)
        .optional_scalar()
        .await
}

/// Deletes expired links.
pub(in crate::payments) async fn delete_expired_links(tx: &mut Tx, now: DateTime<Utc>) -> DbResult<u64> {
    tx.sql("DELETE FROM refund_link WHERE expires_at <= $1").bind(now).execute().await
}

/// Deletes the accounts of refunds that were made before a point in time.
pub(in crate::payments) async fn erase_made(tx: &mut Tx, before: DateTime<Utc>) -> DbResult<u64> {
    tx.sql(
        "UPDATE refund SET holder = NULL, iban = NULL, bank = NULL, routing_number = NULL, account_number = NULL \
         WHERE holder IS NOT NULL AND status = $1 AND completed_at <= $2",
    )
    .bind(RefundStatus::Completed.name())
    .bind(before)
    .execute()
    .await
}

/// Deletes the accounts of dropped transfers, which are not needed any more.
pub(in crate::payments) async fn erase_dropped(tx: &mut Tx) -> DbResult<u64> {
    tx.sql(
        "UPDATE refund SET holder = NULL, iban = NULL, bank = NULL, routing_number = NULL, account_number = NULL \
         WHERE holder IS NOT NULL AND status = $1",
    )
    .bind(RefundStatus::Failed.name())
    .execute()
    .await
}

/// Deletes the accounts of an order's ended refunds.
pub(in crate::payments) async fn erase_of_order(tx: &mut Tx, tenant: TenantId, order: OrderId) -> DbResult<u64> {
    tx.sql(
        "UPDATE refund SET holder = NULL, iban = NULL, bank = NULL, routing_number = NULL, account_number = NULL \
         WHERE holder IS NOT NULL AND status <> $1 \
         AND payment_id IN (SELECT id FROM payment WHERE tenant_id = $2 AND order_id = $3)",
    )
    .bind(RefundStatus::BankTransfer.name())
    .bind(tenant)
    .bind(order)
    .execute()
    .await
}

/// Number of pending transfers without an account.
pub(in crate::payments) async fn count_missing(db: &Db) -> DbResult<i64> {
    db.sql("SELECT COUNT(*) FROM refund WHERE status = $1 AND holder IS NULL")
        .bind(RefundStatus::BankTransfer.name())
        .scalar()
        .await
}

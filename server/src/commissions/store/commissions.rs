//! commission, commission_line and commission_return.

use chrono::{DateTime, Utc};
use sqlx::types::Json;

use crate::{
    commissions::{
        evidence::Method,
        model::{Commission, CommissionFilter, CommissionLine, DiscountSum, Kind, Status},
        rule::HoldReason,
        shares::{EarnedLine, ReturnedAmount},
    },
    db::{self, Db, DbResult, Session, Statement, Tx},
    id::{AffiliateDiscountId, AffiliateId, ClickId, CommissionId, OrderId, PayoutLineId, ProductId, TenantId},
    money::{
        CurrencyCode, Money,
        columns::{CommissionMinor, ReversedMinor},
    },
};

const COLUMNS: &str = "SELECT id, tenant_id, affiliate_id, kind, order_id, order_number, discount_id, click_id, method, currency, base_minor, \
     commission_minor, reversed_minor, status, hold_days, is_held, hold_reasons, note, ordered_at, paid_at, delivered_at, hold_until, \
     released_at, approved_at, rejected_at, paid_out_at, payout_line_id FROM commission WHERE";

/// A commission to insert.
#[derive(Clone, Debug)]
pub struct NewCommission {
    pub tenant_id: TenantId,
    pub affiliate_id: AffiliateId,
    pub kind: Kind,
    pub reference: String,
    pub order_id: Option<OrderId>,
    pub order_number: Option<String>,
    pub discount_id: Option<AffiliateDiscountId>,
    pub click_id: Option<ClickId>,
    pub method: Method,
    pub base: Money,
    pub commission: Money,
    pub hold_days: i64,
    pub note: Option<String>,
    /// Whether it is approved immediately.
    pub is_approved: bool,
    pub ordered_at: DateTime<Utc>,
}

/// Inserts commissions and returns the ids by reference; those whose reference already exists are skipped.
pub async fn insert(
    tx: &mut Tx,
    commissions: &[NewCommission],
    now: DateTime<Utc>,
) -> DbResult<Vec<(String, CommissionId)>> {
    let head = "INSERT INTO commission (tenant_id, affiliate_id, kind, reference, order_id, order_number, discount_id, click_id, method, \
                currency, base_minor, commission_minor, reversed_minor, status, hold_days, is_held, hold_reasons, note, ordered_at, \
                approved_at) VALUES";
    let tail = " ON CONFLICT (reference) DO NOTHING RETURNING reference, id";
    db::insert_returning(tx, head, tail, commissions, |statement, one| values(statement, one, now)).await
}

fn values<'c>(statement: Statement<'c>, one: &NewCommission, now: DateTime<Utc>) -> Statement<'c> {
    let status = if one.is_approved { Status::Approved } else { Status::Pending };
    statement
        .push_bind(" (", one.tenant_id)
        .push_bind(",", one.affiliate_id)
        .push_bind(",", one.kind.name())
        .push_bind(",", one.reference.clone())
        .push_bind(",", one.order_id)
        .push_bind(",", one.order_number.clone())
        .push_bind(",", one.discount_id)
        .push_bind(",", one.click_id)
        .push_bind(",", one.method.name())
        .push_bind(",", one.commission.currency)
        .push_bind(",", one.base.minor)
        .push_bind(",", one.commission.minor)
        .push_bind(", 0,", status.name())
        .push_bind(",", one.hold_days)
        .push_bind(",", false)
        .push_bind(",", Json(Vec::<HoldReason>::new()))
        .push_bind(",", one.note.clone())
        .push_bind(",", one.ordered_at)
        .push_bind(",", one.is_approved.then_some(now))
        .push(")")
}

/// A line's amounts, in the currency of its commission.
const LINE_AMOUNTS: &str = "SELECT position, commission_minor, total_minor, returned_minor, reversed_minor, \
                            (SELECT currency FROM commission WHERE commission.id = commission_line.commission_id) AS currency";

/// A line to insert.
#[derive(Clone, Copy, Debug)]
pub struct NewLine {
    pub commission_id: CommissionId,
    pub position: i64,
    pub product_id: Option<ProductId>,
    pub base: Money,
    pub basis_points: i64,
    pub commission: Money,
    pub total: Money,
}

/// Inserts lines.
pub async fn insert_lines(tx: &mut Tx, lines: &[NewLine]) -> DbResult<()> {
    let head = "INSERT INTO commission_line (commission_id, position, product_id, base_minor, basis_points, commission_minor, total_minor, \
                returned_minor, reversed_minor) VALUES";
    db::insert_many(tx, head, "", lines, |statement, line| {
        statement
            .push_bind(" (", line.commission_id)
            .push_bind(",", line.position)
            .push_bind(",", line.product_id)
            .push_bind(",", line.base.minor)
            .push_bind(",", line.basis_points)
            .push_bind(",", line.commission.minor)
            .push_bind(",", line.total.minor)
            .push(", 0, 0)")
    })
    .await
}

/// A commission by its id.
pub async fn find<'c>(session: impl Session<'c>, id: CommissionId) -> DbResult<Option<Commission>> {
    session.sql(COLUMNS).push_bind(" id =", id).optional().await
}

/// A commission, locked until the transaction ends.
pub async fn lock(tx: &mut Tx, id: CommissionId) -> DbResult<Option<Commission>> {
    tx.sql(COLUMNS).push_bind(" id =", id).for_update().optional().await
}

/// The commission of an order: its id and partner.
pub async fn of_order<'c>(session: impl Session<'c>, order: OrderId) -> DbResult<Option<(CommissionId, AffiliateId)>> {
    session.sql("SELECT id, affiliate_id FROM commission WHERE order_id = $1").bind(order).optional().await
}

/// Commissions by their ids.
pub async fn with_ids<'c>(session: impl Session<'c>, ids: &[CommissionId]) -> DbResult<Vec<Commission>> {
    session.sql(COLUMNS).push(" ").push_in("id", ids).push(" ORDER BY id").all().await
}

/// The lines of commissions, by commission and position.
pub async fn lines<'c>(session: impl Session<'c>, commissions: &[CommissionId]) -> DbResult<Vec<CommissionLine>> {
    session
        .sql(LINE_AMOUNTS)
        .push(", commission_id, product_id, base_minor, basis_points FROM commission_line WHERE ")
        .push_in("commission_id", commissions)
        .push(" ORDER BY commission_id, position")
        .all()
        .await
}

/// The commissions and refunds of a commission's lines.
pub async fn earned_lines(tx: &mut Tx, commission: CommissionId) -> DbResult<Vec<EarnedLine>> {
    tx.sql(LINE_AMOUNTS)
        .push_bind(" FROM commission_line WHERE commission_id =", commission)
        .push(" ORDER BY position")
        .all()
        .await
}

/// Sets the refunded amounts of a line.
pub async fn set_returned(tx: &mut Tx, commission: CommissionId, line: &EarnedLine) -> DbResult<()> {
    tx.sql("UPDATE commission_line SET returned_minor = $3, reversed_minor = $4 WHERE commission_id = $1 AND position = $2")
        .bind(commission)
        .bind(line.position)
        .bind(line.returned.minor)
        .bind(line.reversed.minor)
        .execute()
        .await?;
    Ok(())
}

/// Stores what a refund reversed, with its reference and whether it was a refund of an amount.
pub async fn insert_returns(
    tx: &mut Tx,
    commission: CommissionId,
    reference: &str,
    is_amount: bool,
    returned: &[ReturnedAmount],
) -> DbResult<()> {
    let head = "INSERT INTO commission_return (commission_id, reference, is_amount, position, minor) VALUES";
    db::insert_many(tx, head, "", returned, |statement, part| {
        statement
            .push_bind(" (", commission)
            .push_bind(",", reference.to_owned())
            .push_bind(",", is_amount)
            .push_bind(",", part.position)
            .push_bind(",", part.amount.minor)
            .push(")")
    })
    .await
}

/// What a refund of an amount reversed of a line.
#[derive(Clone, Debug)]
pub struct AmountReturn {
    pub reference: String,
    pub returned: ReturnedAmount,
}

/// What refunds of amounts reversed of a commission's lines.
pub async fn amount_returns(tx: &mut Tx, commission: &Commission) -> DbResult<Vec<AmountReturn>> {
    let rows: Vec<(String, i64, i64)> = tx
        .sql(
            "SELECT reference, position, minor FROM commission_return WHERE commission_id = $1 AND is_amount \
             ORDER BY reference, position",
        )
        .bind(commission.id)
        .all()
        .await?;
    let of_row =
        |(reference, position, minor)| AmountReturn { reference, returned: returned(commission, position, minor) };
    Ok(rows.into_iter().map(of_row).collect())
}

fn returned(commission: &Commission, position: i64, minor: i64) -> ReturnedAmount {
    ReturnedAmount { position, amount: Money::new(minor, commission.currency) }
}

/// Reduces what a refund reversed of a line.
pub async fn shrink_return(tx: &mut Tx, commission: CommissionId, of: &AmountReturn, by: Money) -> DbResult<()> {
    if !by.is_zero() {
        tx.sql("UPDATE commission_return SET minor = minor - $4 WHERE commission_id = $1 AND reference = $2 AND position = $3")
            .bind(commission)
            .bind(of.reference.clone())
            .bind(of.returned.position)
            .bind(by.minor)
            .execute()
            .await?;
    }
    Ok(())
}

/// Deletes and returns what a refund reversed.
pub async fn take_returns(tx: &mut Tx, commission: &Commission, reference: &str) -> DbResult<Vec<ReturnedAmount>> {
    let rows: Vec<(i64, i64)> = tx
        .sql("DELETE FROM commission_return WHERE commission_id = $1 AND reference = $2 RETURNING position, minor")
        .bind(commission.id)
        .bind(reference.to_owned())
        .all()
        .await?;
    Ok(rows.into_iter().map(|(position, minor)| returned(commission, position, minor)).collect())
}

/// Updates all mutable fields of a commission, including the computed status.
pub async fn update(tx: &mut Tx, commission: &Commission) -> DbResult<()> {
    tx.sql(
        "UPDATE commission SET reversed_minor = $2, status = $3, is_held = $4, hold_reasons = $5, note = $6, paid_at = $7, \
         delivered_at = $8, hold_until = $9, released_at = $10, approved_at = $11, rejected_at = $12, paid_out_at = $13, \
         payout_line_id = $14 WHERE id = $1",
    )
    .bind(commission.id)
    .bind(commission.reversed.minor)
    .bind(commission.computed_status().name())
    .bind(commission.is_held)
    .bind(Json(commission.hold_reasons.clone()))
    .bind(commission.note.clone())
    .bind(commission.paid_at)
    .bind(commission.delivered_at)
    .bind(commission.hold_until)
    .bind(commission.released_at)
    .bind(commission.approved_at)
    .bind(commission.rejected_at)
    .bind(commission.paid_out_at)
    .bind(commission.payout_line_id)
    .execute()
    .await?;
    Ok(())
}

/// Commissions whose hold period has ended and that no rule holds, after an id.
pub async fn due(db: &Db, now: DateTime<Utc>, after: CommissionId, most: i64) -> DbResult<Vec<CommissionId>> {
    db.sql("SELECT id FROM commission WHERE status = 'pending' AND hold_until <= $1 AND NOT is_held AND paid_at IS NOT NULL AND id > $2")
        .bind(now)
        .bind(after)
        .push_bind(" ORDER BY id LIMIT", most)
        .scalars()
        .await
}

/// Approved commissions of a partner in a currency that are in no payout, locked in the order of their ids.
pub async fn lock_payable(tx: &mut Tx, affiliate: AffiliateId, currency: CurrencyCode) -> DbResult<Vec<Commission>> {
    tx.sql(COLUMNS)
        .push_bind(" affiliate_id =", affiliate)
        .push_bind(" AND currency =", currency)
        .push(" AND status = 'approved' AND payout_line_id IS NULL ORDER BY id")
        .for_update()
        .all()
        .await
}

/// The commissions of a payout's line, locked in the order of their ids.
pub async fn lock_in_payout(tx: &mut Tx, line: PayoutLineId) -> DbResult<Vec<Commission>> {
    tx.sql(COLUMNS).push_bind(" payout_line_id =", line).push(" ORDER BY id").for_update().all().await
}

/// A page of commissions, the latest first, below an id.
pub async fn list(
    db: &Db,
    filter: &CommissionFilter,
    below: Option<CommissionId>,
    take: i64,
    skip: i64,
) -> DbResult<Vec<Commission>> {
    let below = below.unwrap_or(CommissionId(i64::MAX));
    filtered(db.sql(COLUMNS).push_bind(" id <", below), filter)
        .push_bind(" ORDER BY id DESC LIMIT", take)
        .push_bind(" OFFSET", skip)
        .all()
        .await
}

/// The number of commissions that match the filter.
pub async fn count(db: &Db, filter: &CommissionFilter) -> DbResult<i64> {
    filtered(db.sql("SELECT COUNT(*) FROM commission WHERE 1 = 1"), filter).scalar().await
}

fn filtered<'c>(statement: Statement<'c>, filter: &CommissionFilter) -> Statement<'c> {
    let statement = statement
        .push_some(" AND affiliate_id =", filter.affiliate)
        .push_some(" AND status =", filter.status.map(Status::name))
        .push_some(" AND tenant_id =", filter.tenant)
        .push_some(" AND discount_id =", filter.discount)
        .push_some(" AND ordered_at >=", filter.from)
        .push_some(" AND ordered_at <", filter.to)
        .push_some(" AND currency =", filter.currency);
    match filter.is_held {
        Some(true) => statement.push(" AND is_held"),
        Some(false) => statement.push(" AND NOT is_held"),
        None => statement,
    }
}

/// The sums of a partner's commissions with one status in a currency.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct StatusSum {
    #[sqlx(try_from = "String")]
    pub status: Status,
    #[sqlx(flatten, try_from = "CommissionMinor")]
    pub earned: Money,
    #[sqlx(flatten, try_from = "ReversedMinor")]
    pub reversed: Money,
    pub count: i64,
}

/// Sums of a partner's commissions by currency and status.
pub async fn sums(db: &Db, affiliate: AffiliateId) -> DbResult<Vec<StatusSum>> {
    db.sql(
        "SELECT currency, status, CAST(SUM(commission_minor) AS BIGINT) AS commission_minor, \
         CAST(SUM(reversed_minor) AS BIGINT) AS reversed_minor, COUNT(*) AS count FROM commission \
         WHERE affiliate_id = $1 GROUP BY currency, status ORDER BY currency, status",
    )
    .bind(affiliate)
    .all()
    .await
}

/// The results of a partner's discounts.
pub async fn discount_sums(db: &Db, affiliate: AffiliateId) -> DbResult<Vec<DiscountSum>> {
    db.sql(
        "SELECT discount_id, currency, CAST(SUM(base_minor) AS BIGINT) AS base_minor, \
         CAST(SUM(commission_minor - reversed_minor) AS BIGINT) AS earned_minor, COUNT(*) AS orders \
         FROM commission WHERE affiliate_id = $1 AND discount_id IS NOT NULL AND status NOT IN ('reversed', 'rejected') \
         GROUP BY discount_id, currency ORDER BY discount_id, currency",
    )
    .bind(affiliate)
    .all()
    .await
}

/// The number of a partner's orders in a currency, placed in a period, with an approved commission.
pub async fn count_approved(
    tx: &mut Tx,
    affiliate: AffiliateId,
    currency: CurrencyCode,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> DbResult<i64> {
    tx.sql(
        "SELECT COUNT(*) FROM commission WHERE affiliate_id = $1 AND currency = $2 AND kind = 'order' \
         AND status IN ('approved', 'paid') AND ordered_at >= $3 AND ordered_at < $4",
    )
    .bind(affiliate)
    .bind(currency)
    .bind(from)
    .bind(to)
    .scalar()
    .await
}

/// Commissions whose reversed amount differs from that of their lines.
pub async fn uneven(db: &Db) -> DbResult<Vec<CommissionId>> {
    db.sql(
        "SELECT id FROM commission WHERE kind = 'order' AND reversed_minor <> \
         (SELECT CAST(COALESCE(SUM(line.reversed_minor), 0) AS BIGINT) FROM commission_line line WHERE line.commission_id = commission.id) \
         ORDER BY id LIMIT 100",
    )
    .scalars()
    .await
}

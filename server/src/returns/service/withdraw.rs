//! The statutory withdrawal function (2011/83/EU, article 11a). The declaration is stored first, in its own transaction and
//! append-only, with its receipt. Its consequences follow in a second step, which a recurring job repeats if it failed.

use chrono::TimeDelta;

use super::{
    convert::{self, DeclaredItems},
    due::due_for_goods,
    identifiers::number,
};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::{OrderId, ReturnId, WithdrawalId},
    money::Money,
    orders::{self, CancelReason, DeliveryStatus, Order, OrderDetails, OrderLine},
    returns::{
        emails,
        model::{Kind, NewReturn, ReturnCase, ReturnDetails, ReturnMethod, Withdrawal},
        service::read,
        status::Status,
        store,
        window::Window,
    },
    tenancy::Storefront,
};

/// Kind of the recurring job that opens the returns of withdrawals where that failed. Idempotent.
pub const FOLLOW_WITHDRAWALS: &str = "returns.follow-withdrawals";
/// After this long, the recurring job processes a declaration that has no return.
const PATIENCE: TimeDelta = TimeDelta::minutes(2);
/// Maximum number of declarations that one run of the job processes.
const BATCH: i64 = 100;

/// Declares a withdrawal from an order, or from pieces of it by position; none means everything. A repeated declaration, when no
/// pieces are left, is refused: the first one stands.
pub async fn declare(
    app: &App,
    front: &Storefront,
    details: OrderDetails,
    pieces: &[(i64, i64)],
) -> Result<Withdrawal> {
    let window = Window::of(&details, &front.tenant, app.clock.now());
    if !window.may_withdraw {
        return Err(Error::rejected("error-withdrawal-over"));
    }
    let order = details.order.id;
    let withdrawal = app
        .db
        .transact(|mut tx| {
            let window = &window;
            async move {
                let withdrawal = declare_within(app, &mut tx, front, order, window, pieces).await?;
                tx.commit().await?;
                Ok::<_, Error>(withdrawal)
            }
        })
        .await?;
    // The declaration is valid even when this fails.
    if let Err(error) = follow(app, withdrawal.id).await {
        tracing::error!(%error, order = order.0, "a withdrawal was declared, but its return could not be created yet");
    }
    Ok(withdrawal)
}

async fn declare_within(
    app: &App,
    tx: &mut Tx,
    front: &Storefront,
    order: OrderId,
    window: &Window,
    pieces: &[(i64, i64)],
) -> Result<Withdrawal> {
    let now = app.clock.now();
    let order = orders::lock(tx, order).await?;
    let DeclaredItems { lines, is_whole } = declared_lines(tx, order.id, pieces).await?;
    let mut withdrawal = Withdrawal {
        id: WithdrawalId::default(),
        tenant_id: order.tenant_id,
        order_id: order.id,
        number: number(),
        language_id: front.language.id,
        email: order.email.clone(),
        lines,
        is_whole,
        deadline: window.withdrawal_until.map(|day| day.to_string()),
        declared_at: now,
    };
    withdrawal.id = store::withdrawals::insert(tx, &withdrawal).await?;
    emails::enqueue_receipt(tx, &order, now, withdrawal.id).await?;
    Ok(withdrawal)
}

/// The pieces that a declaration covers, and whether none are left after it. Pieces of declarations without a return count as
/// withdrawn.
async fn declared_lines(tx: &mut Tx, order: OrderId, pieces: &[(i64, i64)]) -> Result<DeclaredItems> {
    let sold = orders::lines(&mut *tx, &[order]).await?;
    let returns = read::of_order(&mut *tx, order).await?;
    let before = without_return(tx, order, &returns).await?;
    let chosen = |pieces: &[(i64, i64)]| convert::chosen(&sold, &returns, &before, pieces);
    let all = chosen(&[])?;
    if all.lines.is_empty() {
        return Err(Error::rejected("error-withdrawal-nothing-left"));
    }
    if pieces.is_empty() { Ok(all) } else { chosen(pieces) }
}

/// The declarations of an order that have no return, oldest first.
async fn without_return(tx: &mut Tx, order: OrderId, returns: &[ReturnDetails]) -> Result<Vec<Withdrawal>> {
    let is_followed = |one: &Withdrawal| returns.iter().any(|other| other.case.withdrawal_id == Some(one.id));
    let mut declared = store::withdrawals::of_order(&mut *tx, order).await?;
    declared.retain(|one| !is_followed(one));
    Ok(declared)
}

/// Opens the return that results from a declaration, once. An order of which nothing was packed is cancelled when all of it is
/// withdrawn from.
pub(in crate::returns) async fn follow(app: &App, id: WithdrawalId) -> Result<Option<ReturnId>> {
    let Some(withdrawal) = store::withdrawals::find(&app.db, id).await? else { return Ok(None) };
    app.db
        .transact(|mut tx| {
            let withdrawal = &withdrawal;
            async move {
                let opened = follow_within(app, &mut tx, withdrawal).await?;
                tx.commit().await?;
                Ok::<_, Error>(Some(opened))
            }
        })
        .await
}

/// Opens the returns of an order's declarations that have none yet, in the caller's transaction, which holds the order's lock;
/// returns whether there were any.
pub(super) async fn follow_declared(app: &App, tx: &mut Tx, order: OrderId) -> Result<bool> {
    let returns = read::of_order(&mut *tx, order).await?;
    let declared = without_return(tx, order, &returns).await?;
    for withdrawal in &declared {
        follow_within(app, tx, withdrawal).await?;
    }
    Ok(!declared.is_empty())
}

async fn follow_within(app: &App, tx: &mut Tx, withdrawal: &Withdrawal) -> Result<ReturnId> {
    let order = orders::lock(tx, withdrawal.order_id).await?;
    let returns = read::of_order(&mut *tx, order.id).await?;
    if let Some(known) = returns.iter().find(|one| one.case.withdrawal_id == Some(withdrawal.id)) {
        return Ok(known.case.id);
    }
    let sold = orders::lines(&mut *tx, &[order.id]).await?;
    let is_unsent = matches!(order.delivery_status, DeliveryStatus::Pending | DeliveryStatus::Packed);
    let template = NewReturn {
        tenant_id: order.tenant_id,
        order_id: order.id,
        withdrawal_id: Some(withdrawal.id),
        number: withdrawal.number.clone(),
        kind: Kind::Withdrawal,
        // A withdrawal needs no approval.
        status: Status::Approved,
        way: if is_unsent { ReturnMethod::None } else { ReturnMethod::Label },
        is_in_time: true,
        currency: order.currency(),
        lines: Vec::new(),
    };
    let found = convert::find(&sold, &returns, &withdrawal.lines);
    let id = convert::open_return(app, tx, withdrawal, template, &found, &returns).await?;
    let returns = read::of_order(&mut *tx, order.id).await?;
    if order.delivery_status == DeliveryStatus::Pending && is_everything(&returns, &sold) {
        close_as_cancelled(app, tx, &order, id, &returns).await?;
    }
    Ok(id)
}

/// Whether all that was bought is withdrawn from; gifts are not counted.
fn is_everything(returns: &[ReturnDetails], sold: &[OrderLine]) -> bool {
    let is_effective = |one: &&ReturnDetails| !matches!(one.case.status, Status::Refused | Status::Withdrawn);
    let withdrawn = |position: i64| -> i64 {
        let lines = returns.iter().filter(is_effective).flat_map(|one| &one.lines);
        let lines = lines.filter(|line| line.position == position);
        lines.map(|line| line.accepted.unwrap_or(line.quantity)).sum()
    };
    let mut bought = sold.iter().filter(|line| !line.details.is_gift);
    bought.all(|line| withdrawn(line.position) == line.quantity)
}

/// Cancels the order, which releases stock and refunds all that was paid, and thereby settles all its returns: `id` as well as
/// earlier, partial ones.
async fn close_as_cancelled(
    app: &App,
    tx: &mut Tx,
    order: &Order,
    id: ReturnId,
    returns: &[ReturnDetails],
) -> Result<()> {
    let given = Money::sum(order.currency(), returns.iter().filter_map(|one| one.case.refund))?;
    let mut left = order.total.checked_sub(given)?;
    let mut open: Vec<(ReturnCase, Money)> = Vec::new();
    for returned in returns.iter().filter(|one| !one.case.status.has_ended() && one.case.id != id) {
        let goods = due_for_goods(&mut *tx, order, &returned.case, &returned.lines).await?.min(left)?;
        left = left.checked_sub(goods)?;
        open.push((returned.case.clone(), goods));
    }
    open.extend(returns.iter().filter(|one| one.case.id == id).map(|one| (one.case.clone(), left)));
    let cancelled = orders::cancel(app, tx, order.id, CancelReason::Shopper, "shopper").await?;
    let is_paid = orders::is_paid(cancelled.payment_status);
    for (mut case, given) in open {
        for line in store::cases::lines(&mut *tx, &[case.id]).await?.iter().filter(|line| line.accepted.is_none()) {
            store::cases::inspect(tx, line.id, line.quantity, line.quantity).await?;
        }
        case.status = Status::Refunded;
        case.refund = Some(if is_paid { given } else { Money::zero(given.currency) });
        if is_paid && case.id == id {
            case.shipping = cancelled.snapshot.charges()?.min(given)?;
        }
        let now = app.clock.now();
        store::cases::update(tx, &case, now).await?;
        let data = serde_json::json!({ "cancelled": cancelled.number });
        store::cases::insert_event(tx, case.id, Status::Refunded, "vitrina", data, now).await?;
    }
    Ok(())
}

/// Opens the returns of declarations where that failed or the process ended before.
pub async fn follow_withdrawals(app: &App) -> Result<()> {
    for id in store::withdrawals::without_return(&app.db, app.clock.now() - PATIENCE, BATCH).await? {
        if let Err(error) = follow(app, id).await {
            tracing::warn!(%error, withdrawal = id.0, "the return of a withdrawal cannot be created yet");
        }
    }
    Ok(())
}

//! The statutory withdrawal function (2011/83/EU, article 11a). What was declared is written first, in its own transaction and append-only,
//! with its receipt; what follows from it comes after, and is made up for by a recurring job when it could not be done.

use chrono::TimeDelta;

use super::{
    options,
    request::{number, order_of},
};
use crate::{
    app::App,
    db::Tx,
    error::{Error, Result},
    id::{OrderId, ReturnId, WithdrawalId},
    orders::{self, CancelReason, DeliveryStatus, OrderDetails},
    returns::{
        emails,
        model::{DeclaredLine, Kind, NewReturn, NewReturnLine, Reason, Way, Withdrawal},
        service::read,
        status::Status,
        store,
        window::Window,
    },
    tenancy::Storefront,
};

/// The kind of the recurring job that opens returns of withdrawals where that failed. Done twice, it finds nothing.
pub const FOLLOW_WITHDRAWALS: &str = "returns.follow-withdrawals";
/// After this long a declaration that nothing followed from is followed by the recurring job.
const PATIENCE: TimeDelta = TimeDelta::minutes(2);
/// Declarations that one run of the job follows.
const BATCH: i64 = 100;

/// Declares a withdrawal from an order, or from pieces of it by position; none means everything. The same declaration again, when nothing is
/// left, is refused: the first one stands.
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
            let (details, window) = (&details, &window);
            async move {
                let withdrawal = declare_within(app, &mut tx, front, (details, window), pieces).await?;
                tx.commit().await?;
                Ok::<_, Error>(withdrawal)
            }
        })
        .await?;
    // The declaration stands, whatever becomes of this.
    if let Err(error) = follow(app, withdrawal.id).await {
        tracing::error!(%error, order = order.0, "a withdrawal is declared and its return could not be opened yet");
    }
    Ok(withdrawal)
}

async fn declare_within(
    app: &App,
    tx: &mut Tx,
    front: &Storefront,
    (details, window): (&OrderDetails, &Window),
    pieces: &[(i64, i64)],
) -> Result<Withdrawal> {
    let now = app.clock.now();
    let order = orders::lock(tx, details.order.id).await?;
    let (lines, is_whole) = declared_lines(tx, details, pieces).await?;
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

/// What is declared of what the shopper has, and whether nothing is left then. Declarations that no return follows from yet count as gone.
async fn declared_lines(
    tx: &mut Tx,
    details: &OrderDetails,
    pieces: &[(i64, i64)],
) -> Result<(Vec<DeclaredLine>, bool)> {
    let order = details.order.id;
    let returns = read::of_order(&mut *tx, order).await?;
    let mut held = options::held(&details.lines, &returns);
    let followed: Vec<Option<WithdrawalId>> = returns.iter().map(|one| one.case.withdrawal_id).collect();
    for earlier in store::withdrawals::of_order(&mut *tx, order).await? {
        if followed.contains(&Some(earlier.id)) {
            continue;
        }
        for line in &earlier.lines {
            let same = held.iter_mut().find(|one| (one.position, one.variant_id) == (line.position, line.variant_id));
            if let Some(one) = same {
                one.quantity -= line.quantity;
            }
        }
    }
    held.retain(|one| one.quantity > 0);
    if held.is_empty() {
        return Err(Error::rejected("error-withdrawal-nothing-left"));
    }
    let mut lines: Vec<DeclaredLine> = Vec::new();
    for (place, (position, quantity)) in pieces.iter().enumerate() {
        let has: i64 = held.iter().filter(|one| one.position == *position).map(|one| one.quantity).sum();
        if *quantity < 1 || *quantity > has {
            return Err(options::too_many(place, has));
        }
        let mut rest = *quantity;
        for one in held.iter_mut().filter(|one| one.position == *position && one.quantity > 0) {
            let taken = rest.min(one.quantity);
            if taken > 0 {
                lines.push(DeclaredLine { position: *position, variant_id: one.variant_id, quantity: taken });
                one.quantity -= taken;
                rest -= taken;
            }
        }
    }
    if pieces.is_empty() {
        let all = held.iter().map(|one| DeclaredLine {
            position: one.position,
            variant_id: one.variant_id,
            quantity: one.quantity,
        });
        lines.extend(all);
        return Ok((lines, true));
    }
    Ok((lines, held.iter().all(|one| one.quantity == 0)))
}

/// Opens the return that follows from a declaration, once. An order of which nothing was packed is cancelled, when everything of it is
/// withdrawn from.
pub(in crate::returns) async fn follow(app: &App, id: WithdrawalId) -> Result<Option<ReturnId>> {
    let Some(withdrawal) = store::withdrawals::find(&app.db, id).await? else { return Ok(None) };
    let details = order_of(app, withdrawal.order_id).await?;
    app.db
        .transact(|mut tx| {
            let (withdrawal, details) = (&withdrawal, &details);
            async move {
                let opened = follow_within(app, &mut tx, withdrawal, details).await?;
                match opened {
                    Some(_) => tx.commit().await?,
                    None => tx.rollback().await?,
                }
                Ok::<_, Error>(opened)
            }
        })
        .await
}

async fn follow_within(
    app: &App,
    tx: &mut Tx,
    withdrawal: &Withdrawal,
    details: &OrderDetails,
) -> Result<Option<ReturnId>> {
    let order = orders::lock(tx, withdrawal.order_id).await?;
    let returns = read::of_order(&mut *tx, order.id).await?;
    if let Some(known) = returns.iter().find(|one| one.case.withdrawal_id == Some(withdrawal.id)) {
        return Ok(Some(known.case.id));
    }
    let is_unsent = matches!(order.delivery_status, DeliveryStatus::Pending | DeliveryStatus::Packed);
    let is_cancelled = is_everything(withdrawal, details) && order.delivery_status == DeliveryStatus::Pending;
    let line = |line: &DeclaredLine| NewReturnLine {
        position: line.position,
        variant_id: line.variant_id,
        quantity: line.quantity,
        reason: Reason::Unsaid,
        comment: String::new(),
        exchange: None,
    };
    let case = NewReturn {
        tenant_id: order.tenant_id,
        order_id: order.id,
        withdrawal_id: Some(withdrawal.id),
        number: withdrawal.number.clone(),
        kind: Kind::Withdrawal,
        // Nobody has to agree to a withdrawal.
        status: Status::Approved,
        way: if is_unsent { Way::None } else { Way::Label },
        is_in_time: true,
        lines: withdrawal.lines.iter().map(line).collect(),
    };
    let now = app.clock.now();
    let id = store::cases::insert(tx, &case, "shopper", now).await?;
    if is_cancelled {
        close_as_cancelled(app, tx, (order.id, id), &case).await?;
    }
    Ok(Some(id))
}

/// Whether all that was bought is withdrawn from; gifts go with it.
fn is_everything(withdrawal: &Withdrawal, details: &OrderDetails) -> bool {
    let declared = |position: i64| -> i64 {
        withdrawal.lines.iter().filter(|line| line.position == position).map(|line| line.quantity).sum()
    };
    let mut bought = details.lines.iter().filter(|line| !line.details.is_gift);
    bought.all(|line| declared(line.position) == line.quantity)
}

/// Cancelling gives back stock and all that was paid.
async fn close_as_cancelled(app: &App, tx: &mut Tx, (order, id): (OrderId, ReturnId), case: &NewReturn) -> Result<()> {
    let now = app.clock.now();
    let cancelled = orders::cancel(app, tx, order, CancelReason::Shopper, "shopper").await?;
    for line in store::cases::lines(&mut *tx, &[id]).await? {
        store::cases::inspect(tx, line.id, line.quantity, line.quantity).await?;
    }
    let Some(mut stored) = store::cases::lock(tx, id).await? else { return Ok(()) };
    stored.status = Status::Refunded;
    let is_paid = orders::is_paid(cancelled.payment_status);
    stored.refund_minor = Some(if is_paid { cancelled.total_minor - cancelled.refunded_minor } else { 0 });
    stored.shipping_minor =
        if is_paid { cancelled.snapshot.shipping_minor + cancelled.snapshot.cash_on_delivery_minor } else { 0 };
    store::cases::update(tx, &stored, now).await?;
    let data = serde_json::json!({ "cancelled": case.number });
    store::cases::insert_event(tx, id, Status::Refunded, "vitrina", data, now).await?;
    Ok(())
}

/// Opens the returns of declarations whose opening failed, or whose process ended in between.
pub async fn follow_withdrawals(app: &App) -> Result<()> {
    for id in store::withdrawals::unfollowed(&app.db, app.clock.now() - PATIENCE, BATCH).await? {
        if let Err(error) = follow(app, id).await {
            tracing::warn!(%error, withdrawal = id.0, "the return of a withdrawal cannot be opened yet");
        }
    }
    Ok(())
}

//! Personal data of returns: exporting and erasing them. Comments, photographs and the addresses of receipts are erased; numbers
//! and amounts stay with the order, which tax law requires to be kept.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::read;
use crate::{accounts::User, app::App, db::Tx, error::Result, id::OrderId, orders, returns::store};

/// How long a photograph without a return is kept.
const WAITING_PHOTOS: TimeDelta = TimeDelta::days(1);
/// Number of orders processed in one step.
const STEP: i64 = 200;

/// All data that returns hold about a person, by order.
pub async fn personal_data(app: &App, user: &User) -> Result<Value> {
    let mut all = Vec::new();
    for order in orders::of_person(app, user).await? {
        let returns = read::of_order(&app.db, order.id).await?;
        let withdrawals = store::withdrawals::of_order(&app.db, order.id).await?;
        if returns.is_empty() && withdrawals.is_empty() {
            continue;
        }
        let mut listed = Vec::with_capacity(returns.len());
        for returned in returns {
            let photos = store::photos::of_return(&app.db, returned.case.id).await?;
            listed.push(json!({
                "return": returned.case, "lines": returned.lines, "events": returned.events, "photographs": photos.len(),
            }));
        }
        all.push(json!({ "order": order.number, "withdrawals": withdrawals, "returns": listed }));
    }
    Ok(Value::Array(all))
}

/// Erases a person's comments and photographs from all of their orders. Must be called before the orders' own personal data are
/// erased.
pub async fn erase_person(tx: &mut Tx, user: &User) -> Result<()> {
    for order in orders::ids_of_person(&mut *tx, user).await? {
        store::cases::erase_comments(tx, order).await?;
        store::photos::delete_of_order(tx, order).await?;
        store::withdrawals::erase(tx, order).await?;
    }
    Ok(())
}

/// Deletes photographs that were not attached to a return, comments of returns that ended longer ago than `keep_comments`, and
/// receipt addresses of erased persons' orders; returns the total number. Called by a rule of `retention`.
pub async fn prune(app: &App, keep_comments: TimeDelta) -> Result<u64> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let mut gone = store::photos::delete_waiting(&mut tx, now - WAITING_PHOTOS).await?;
    gone += store::cases::erase_old_comments(&mut tx, now - keep_comments).await?;
    tx.commit().await?;
    let mut after = OrderId(0);
    loop {
        let step = store::withdrawals::orders_with_email(&app.db, after, STEP).await?;
        let Some(last) = step.last() else { return Ok(gone) };
        after = *last;
        let mut erased = Vec::new();
        for id in step {
            if orders::get(app, id).await?.email.is_none() {
                erased.push(id);
            }
        }
        let mut tx = app.db.begin().await?;
        gone += store::withdrawals::erase_of(&mut tx, &erased).await?;
        tx.commit().await?;
    }
}

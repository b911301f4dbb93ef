//! Reading orders with all their rows.

use chrono::TimeDelta;

use crate::{
    app::App,
    db::Session,
    error::{Error, Result},
    id::{OrderId, TenantId, UserId},
    orders::{
        model::{CreditNote, Order, OrderDetails, OrderLine},
        number::normalised,
        store::{
            self,
            search::{OrderFilter, StuckOrders},
        },
    },
    token,
};

/// How long an order may stay undecided after its payment deadline before it counts as stuck.
const UNPAID_FOR: TimeDelta = TimeDelta::hours(2);
/// How long an order may wait to be packed before it counts as stuck.
const UNPACKED_FOR: TimeDelta = TimeDelta::days(3);

/// The lines of orders.
pub async fn lines<'c>(session: impl Session<'c>, orders: &[OrderId]) -> Result<Vec<OrderLine>> {
    Ok(store::details::lines(session, orders).await?)
}

/// An order with all its details.
pub async fn details(app: &App, order: Order) -> Result<OrderDetails> {
    let ids = [order.id];
    Ok(OrderDetails {
        lines: store::details::lines(&app.db, &ids).await?,
        events: store::details::events(&app.db, &ids).await?,
        parcels: store::details::parcels(&app.db, &ids).await?,
        credit_notes: store::credit_notes::of_order(&app.db, order.id).await?,
        order,
    })
}

/// A credit note by its number, with all details of its order.
pub async fn credit_note(app: &App, typed: &str) -> Result<(OrderDetails, CreditNote)> {
    let note = store::credit_notes::find(&app.db, &typed.trim().to_uppercase()).await?.ok_or(Error::NotFound)?;
    Ok((details(app, get(app, note.order_id).await?).await?, note))
}

/// An order by its order or invoice number, of one country or of any.
pub async fn find(app: &App, tenant: Option<TenantId>, typed: &str) -> Result<Order> {
    let typed = typed.trim();
    let by_invoice = store::orders::find_by_invoice(&app.db, tenant, &typed.to_uppercase()).await?;
    let found = match by_invoice {
        Some(order) => Some(order),
        None => store::orders::find_by_number(&app.db, tenant, &normalised(typed)).await?,
    };
    found.ok_or(Error::NotFound)
}

/// As `find`, limited to a customer's orders in a country: another customer's is not found.
pub async fn own(app: &App, tenant: TenantId, user: UserId, typed: &str) -> Result<Order> {
    let order = find(app, Some(tenant), typed).await?;
    if order.user_id == Some(user) { Ok(order) } else { Err(Error::NotFound) }
}

/// The order that a link's token opens in a country.
pub async fn by_link(app: &App, tenant: TenantId, token: &str) -> Result<Order> {
    store::orders::find_by_link(&app.db, tenant, &token::digest(token), false).await?.ok_or(Error::NotFound)
}

/// An order that was opened by a link.
pub struct LinkedOrder<O = Order> {
    /// The order.
    pub order: O,
    /// The link shows only the order's status, and nothing that identifies a person.
    pub is_limited: bool,
}

/// The order that a link's token gives access to in a country.
pub async fn find_by_link(app: &App, tenant: TenantId, token: &str) -> Result<LinkedOrder> {
    let hash = token::digest(token);
    if let Some(order) = store::orders::find_by_link(&app.db, tenant, &hash, false).await? {
        return Ok(LinkedOrder { order, is_limited: false });
    }
    let limited = store::orders::find_by_link(&app.db, tenant, &hash, true).await?;
    limited.map(|order| LinkedOrder { order, is_limited: true }).ok_or(Error::NotFound)
}

/// Creates another link to an order and returns its token.
pub async fn fresh_link(app: &App, order: OrderId) -> Result<String> {
    let token = token::random();
    store::orders::insert_link(&app.db, order, &token::digest(&token), false, app.clock.now()).await?;
    Ok(token)
}

/// As `fresh_link`, for a link that shows only the order's status.
pub async fn fresh_limited_link(app: &App, order: OrderId) -> Result<String> {
    let token = token::random();
    store::orders::insert_link(&app.db, order, &token::digest(&token), true, app.clock.now()).await?;
    Ok(token)
}

/// A page of orders, latest first, with their total number.
pub async fn list(app: &App, filter: &OrderFilter, page: i64, take: i64) -> Result<(Vec<Order>, i64)> {
    let rows = store::search::list(&app.db, filter, OrderId(i64::MAX), take, (page - 1).max(0) * take).await?;
    Ok((rows, store::search::count(&app.db, filter).await?))
}

/// Orders placed before another one, latest first: stable pages for exports, unaffected by new orders.
pub async fn list_before(app: &App, filter: &OrderFilter, before: Option<OrderId>, take: i64) -> Result<Vec<Order>> {
    Ok(store::search::list(&app.db, filter, before.unwrap_or(OrderId(i64::MAX)), take, 0).await?)
}

/// Counts orders that have waited too long.
pub async fn stuck(app: &App) -> Result<StuckOrders> {
    let now = app.clock.now();
    Ok(store::search::stuck(&app.db, now - UNPAID_FOR, now - UNPACKED_FOR).await?)
}

/// An order by its id.
pub async fn get(app: &App, id: OrderId) -> Result<Order> {
    store::orders::find(&app.db, id).await?.ok_or(Error::NotFound)
}

//! Which goods of an order can be sent back, and what would be refunded.

use std::collections::{BTreeMap, HashMap};

use crate::{
    app::App,
    catalog::{self, DescribedVariant},
    error::Result,
    id::VariantId,
    inventory,
    money::Money,
    orders::{OrderDetails, OrderLine},
    returns::{
        amount::{self, Goods, PieceCounts},
        model::{Kind, ReturnDetails},
        service::{
            convert,
            held::{HeldLine, is_ignored, returnable, too_many},
            read,
        },
        window::Window,
    },
    tenancy::{Storefront, Tenant},
};

/// Another size available in exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The variant.
    pub variant_id: VariantId,
    /// Its size.
    pub size: String,
    /// Its colour's name.
    pub colour: Option<String>,
    /// Whether it is in stock.
    pub is_available: bool,
}

/// The return options of an order.
#[derive(Clone, Debug)]
pub struct Options {
    /// The order with all its details.
    pub details: OrderDetails,
    /// The deadlines.
    pub window: Window,
    /// The pieces that the shopper has, in no return; for a withdrawal, also those in returns that have not ended.
    pub held: Vec<HeldLine>,
    /// Pieces in returns by the shop's rules that have not ended, by line.
    pub requested: BTreeMap<i64, i64>,
    /// Possible exchanges, by line.
    pub exchanges: BTreeMap<i64, Vec<Exchange>>,
}

impl Options {
    /// How many pieces of a line can be sent back.
    pub fn returnable(&self, position: i64) -> i64 {
        self.held.iter().filter(|held| held.position == position).map(|held| held.quantity).sum()
    }
}

/// Pieces that a shopper wants to send back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReturnedItem {
    /// The line.
    pub position: i64,
    /// The number of pieces.
    pub quantity: i64,
    /// Whether an exchange is wanted instead of money.
    pub is_exchange: bool,
}

/// The result of a return, computed in advance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The refund for goods.
    pub goods: Goods,
    /// The refund of shipping and charges.
    pub extra: Money,
}

/// The goods of an order that can be sent back at present by this kind, with the sizes available in exchange.
pub async fn options(app: &App, front: &Storefront, details: OrderDetails, kind: Kind) -> Result<Options> {
    let returns = read::of_order(&app.db, details.order.id).await?;
    let window = Window::of(&details, &front.tenant, app.clock.now());
    let held = returnable(kind, &details.lines, &returns);
    let mut exchanges = BTreeMap::new();
    if kind == Kind::Return && (window.is_open || window.is_open_for_faults) {
        for line in details.lines.iter().filter(|line| !line.details.is_gift) {
            let own = held.iter().find(|held| held.position == line.position).map(|held| held.variant_id);
            exchanges.insert(line.position, sizes(app, front, line, own.unwrap_or(line.variant_id)).await?);
        }
    }
    Ok(Options { requested: requested(&returns), details, window, held, exchanges })
}

/// Pieces of lines in returns by the shop's rules that have not ended.
fn requested(returns: &[ReturnDetails]) -> BTreeMap<i64, i64> {
    let mut requested = BTreeMap::new();
    let open = returns.iter().filter(|one| one.case.kind == Kind::Return && !one.case.status.has_ended());
    for line in open.flat_map(|one| &one.lines) {
        *requested.entry(line.position).or_default() += line.quantity;
    }
    requested
}

/// The other sizes, in the same colour, of the variant that the shopper has.
async fn sizes(app: &App, front: &Storefront, line: &OrderLine, own: VariantId) -> Result<Vec<Exchange>> {
    let product = catalog::described_product(app, front, line.product_id).await?;
    let Some(had) = product.get(&own) else { return Ok(Vec::new()) };
    let is_other_size = |(id, one): &(&VariantId, &std::sync::Arc<DescribedVariant>)| {
        **id != own
            && one.size.is_some()
            && one.size_id != had.size_id
            && (one.colour_id, &one.other) == (had.colour_id, &had.other)
    };
    let mut others: Vec<_> = product.iter().filter(is_other_size).collect();
    others.sort_by_key(|(id, _)| **id);
    let ids: Vec<VariantId> = others.iter().map(|(id, _)| **id).collect();
    let there = available(app, &front.tenant, &ids).await?;
    let exchange = |(id, one): (&VariantId, &std::sync::Arc<DescribedVariant>)| Exchange {
        variant_id: *id,
        size: one.size.clone().unwrap_or_default(),
        colour: one.colour.clone(),
        is_available: there.get(id).copied().unwrap_or_default(),
    };
    Ok(others.into_iter().map(exchange).collect())
}

async fn available(app: &App, tenant: &Tenant, ids: &[VariantId]) -> Result<HashMap<VariantId, bool>> {
    let found = inventory::purchasable(app, &app.db, tenant, ids).await?;
    let is_there = |one: &inventory::Purchasable| one.offer.as_ref().is_ok_and(|offer| offer.quantity.covers(1));
    Ok(found.iter().map(|one| (one.variant_id, is_there(one))).collect())
}

/// What these pieces would be refunded at present. Pieces in other open returns count as returned, unless they are withdrawn
/// from.
pub async fn preview(
    app: &App,
    front: &Storefront,
    details: &OrderDetails,
    wanted: &[ReturnedItem],
    kind: Kind,
) -> Result<Preview> {
    let mut returns = read::of_order(&app.db, details.order.id).await?;
    let window = Window::of(details, &front.tenant, app.clock.now());
    let held = returnable(kind, &details.lines, &returns);
    for (place, one) in wanted.iter().enumerate() {
        let has: i64 = held.iter().filter(|held| held.position == one.position).map(|held| held.quantity).sum();
        if one.quantity < 1 || one.quantity > has {
            return Err(too_many(place, has));
        }
    }
    if kind == Kind::Withdrawal {
        let pieces: Vec<(i64, i64)> = wanted.iter().map(|one| (one.position, one.quantity)).collect();
        let chosen = convert::chosen(&details.lines, &returns, &[], &pieces)?.lines;
        convert::find(&details.lines, &returns, &chosen).remove_from(&mut returns);
    }
    let lines = with_open_returns(&details.lines, &returns)?;
    let going: PieceCounts =
        wanted.iter().filter(|one| !one.is_exchange).map(|one| (one.position, one.quantity)).collect();
    let currency = details.order.currency();
    let goods = amount::goods(currency, &lines, details.order.snapshot.priced_by.as_ref(), &going, kind)?;
    let given = Money::sum(currency, returns.iter().map(|one| one.case.shipping))?;
    let all_in_time = window.is_in_time() && returns.iter().all(|one| is_ignored(one) || one.case.is_in_time);
    let extra = amount::charges(&details.order, &lines, &going, all_in_time, given)?;
    Ok(Preview { goods, extra })
}

/// The order's lines as they would be after a full refund of all open returns.
fn with_open_returns(lines: &[OrderLine], returns: &[ReturnDetails]) -> Result<Vec<OrderLine>> {
    let mut lines = lines.to_vec();
    let open = returns.iter().filter(|one| !one.case.status.has_ended());
    for returned in open.flat_map(|one| &one.lines).filter(|line| line.exchange_variant_id.is_none()) {
        let pieces = returned.accepted.unwrap_or(returned.quantity);
        if let Some(line) = lines.iter_mut().find(|line| line.position == returned.position) {
            let pieces = pieces.min(line.quantity - line.refunded_pieces);
            line.refunded = line.refunded.checked_add(line.cost_of_next(pieces)?)?;
            line.refunded_pieces += pieces;
        }
    }
    Ok(lines)
}

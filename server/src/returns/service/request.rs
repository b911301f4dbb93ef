//! Requesting a return: which pieces, why, how they are sent back, and whether money or an exchange is wanted.

use std::collections::BTreeMap;

use chrono::TimeDelta;

use super::{
    exchange,
    held::{self, HeldLine, too_many},
    identifiers::number,
    options::{self, Options},
    withdraw,
};
use crate::{
    app::App,
    db::Tx,
    error::{Error, FieldError, Result},
    id::{ReturnId, VariantId},
    orders::{self, Order, OrderDetails},
    rate_limit::{self, Policy},
    returns::{
        emails::{self, Step},
        model::{Kind, NewReturn, NewReturnLine, Reason, ReturnCase, ReturnMethod, WantedReturn},
        service::read,
        status::Status,
        store,
    },
    tenancy::Storefront,
};

/// Limit on requests for one order.
const OF_ORDER: Policy = Policy::new("return-request", 20, TimeDelta::hours(1));
/// Maximum length of a comment, in characters.
pub const LONGEST_COMMENT: usize = 1000;
/// Maximum number of photographs of a line.
const MOST_PHOTOS: usize = 6;

/// Requests a return. All invalid fields are reported.
pub async fn request(
    app: &App,
    front: &Storefront,
    details: OrderDetails,
    wanted: &[WantedReturn],
    way: ReturnMethod,
) -> Result<ReturnCase> {
    let order = details.order.id;
    rate_limit::limit(app, [OF_ORDER.of(&order.to_string())]).await?;
    let options = options::options(app, front, details, Kind::Return).await?;
    check(&options, wanted)?;
    // Drop-off requires a warehouse that accepts goods.
    if way == ReturnMethod::DropOff && front.tenant.pickup.is_none() {
        return Err(Error::field("way", "form-choice"));
    }
    let id = app
        .db
        .transact(|mut tx| {
            let (options, front) = (&options, front);
            async move {
                let id = request_within(app, &mut tx, front, options, wanted, way).await?;
                tx.commit().await?;
                Ok::<_, Error>(id)
            }
        })
        .await?;
    store::cases::find(&app.db, id).await?.ok_or(Error::NotFound)
}

/// Checks that need no lock.
fn check(options: &Options, wanted: &[WantedReturn]) -> Result<()> {
    if wanted.is_empty() {
        return Err(Error::field("lines", "error-return-nothing"));
    }
    let mut wrong = Vec::new();
    let mut seen: Vec<(i64, Option<VariantId>)> = Vec::with_capacity(wanted.len());
    for line in wanted {
        let field = |name: &str| format!("line{}.{name}", line.position);
        // Without a variant, the request covers all pieces of the line.
        let overlaps = |(position, variant): &(i64, Option<VariantId>)| {
            *position == line.position
                && (variant.is_none() || line.variant_id.is_none() || *variant == line.variant_id)
        };
        if seen.iter().any(overlaps) {
            wrong.push(FieldError::new(field("quantity"), "error-return-twice"));
        }
        seen.push((line.position, line.variant_id));
        if let Some(code) = closed_for(options, line.reason) {
            wrong.push(FieldError::new(field("reason"), code));
        }
        if line.comment.chars().count() > LONGEST_COMMENT {
            wrong.push(FieldError::new(field("comment"), "form-max").with("max", LONGEST_COMMENT.to_string()));
        }
        if line.reason.needs_photos() && line.photos.is_empty() {
            wrong.push(FieldError::new(field("photos"), "error-return-photos"));
        }
        if line.photos.len() > MOST_PHOTOS {
            wrong.push(
                FieldError::new(field("photos"), "error-return-photos-many").with("max", MOST_PHOTOS.to_string()),
            );
        }
        if let Some(variant) = line.exchange {
            let choices = options.exchanges.get(&line.position).map(Vec::as_slice).unwrap_or_default();
            if !choices.iter().any(|choice| choice.variant_id == variant && choice.is_available) {
                wrong.push(FieldError::new(field("exchange"), "error-return-exchange-gone"));
            }
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(Error::Invalid(wrong)) }
}

/// Why a reason is not allowed at present, if it is not.
pub fn closed_for(options: &Options, reason: Reason) -> Option<&'static str> {
    let window = &options.window;
    let is_open = window.is_open || (reason.is_fault() && window.is_open_for_faults);
    if is_open {
        return None;
    }
    Some(match (window.until, window.is_open_for_faults) {
        (None, _) => "error-return-not-delivered",
        (Some(_), true) => "error-return-only-faults",
        (Some(_), false) => "error-return-over",
    })
}

async fn request_within(
    app: &App,
    tx: &mut Tx,
    front: &Storefront,
    options: &Options,
    wanted: &[WantedReturn],
    way: ReturnMethod,
) -> Result<ReturnId> {
    let now = app.clock.now();
    let order = orders::lock(tx, options.details.order.id).await?;
    withdraw::follow_declared(app, tx, order.id).await?;
    let sold = orders::lines(&mut *tx, &[order.id]).await?;
    let held = held::held(&sold, &read::of_order(&mut *tx, order.id).await?);
    let case = NewReturn {
        tenant_id: order.tenant_id,
        order_id: order.id,
        withdrawal_id: None,
        number: number(),
        kind: Kind::Return,
        status: Status::Requested,
        way,
        is_in_time: options.window.is_in_time(),
        currency: order.currency(),
        lines: lines(options, held, wanted)?,
    };
    let id = store::cases::insert(tx, &case, "shopper", now).await?;
    exchange::reserve(app, tx, id, &case.lines).await?;
    for line in wanted {
        for photo in &line.photos {
            attach(tx, &order, photo, id, line.position).await?;
        }
    }
    emails::enqueue(tx, &order, now, &emails::SendEmail { id, step: Step::Requested }).await?;
    tracing::info!(country = front.tenant.code, number = case.number, "a return was requested");
    Ok(id)
}

async fn attach(tx: &mut Tx, order: &Order, photo: &str, id: ReturnId, position: i64) -> Result<()> {
    if store::photos::attach(tx, order.id, photo, id, position).await? == 0 {
        return Err(Error::field(format!("line{position}.photos"), "error-return-photo-gone"));
    }
    Ok(())
}

/// The lines to write: a line whose pieces are of two variants since an exchange becomes two lines.
fn lines(options: &Options, mut held: Vec<HeldLine>, wanted: &[WantedReturn]) -> Result<Vec<NewReturnLine>> {
    let mut lines: Vec<NewReturnLine> = Vec::new();
    for (place, line) in wanted.iter().enumerate() {
        let is_meant = |one: &&mut HeldLine| {
            one.position == line.position && line.variant_id.is_none_or(|variant| variant == one.variant_id)
        };
        let has: i64 = held.iter_mut().filter(is_meant).map(|one| one.quantity).sum();
        if line.quantity < 1 || line.quantity > has {
            return Err(too_many(place, has));
        }
        let mut rest = line.quantity;
        for one in held.iter_mut().filter(is_meant) {
            let pieces = rest.min(one.quantity);
            if pieces == 0 {
                continue;
            }
            rest -= pieces;
            one.quantity -= pieces;
            lines.push(NewReturnLine {
                position: line.position,
                variant_id: one.variant_id,
                quantity: pieces,
                reason: line.reason,
                comment: line.comment.trim().to_owned(),
                exchange: line.exchange.map(|variant| (variant, size_of(options, line.position, variant))),
            });
        }
    }
    Ok(merged(lines))
}

fn size_of(options: &Options, position: i64, variant: VariantId) -> String {
    let choices = options.exchanges.get(&position).into_iter().flatten();
    let choice = choices.into_iter().find(|choice| choice.variant_id == variant);
    choice.map(|choice| choice.size.clone()).unwrap_or_default()
}

/// One line for each variant of a position.
fn merged(lines: Vec<NewReturnLine>) -> Vec<NewReturnLine> {
    let mut merged: BTreeMap<(i64, VariantId), NewReturnLine> = BTreeMap::new();
    for line in lines {
        let key = (line.position, line.variant_id);
        merged.entry(key).and_modify(|known| known.quantity += line.quantity).or_insert(line);
    }
    merged.into_values().collect()
}

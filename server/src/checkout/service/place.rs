//! Placing an order.

use std::{collections::HashMap, sync::Arc};

use chrono::TimeDelta;
use futures::FutureExt as _;

use super::{
    group::{self, Placement},
    options::terms_version,
    pay::start,
    snapshot::{lines, snapshot, used_coupon},
};
use crate::{
    accounts::{PostalAddress, User},
    app::App,
    attribution::BrowserTrail,
    cart::{self, CartPrice, CartQuote, Person, QuoteRequest, StoredLine},
    checkout::model::{PlaceOrder, PlacedOrder},
    commissions,
    error::{Error, FieldError, Result},
    forms,
    id::{ProductId, VariantId},
    inventory,
    orders::{self, Contact, InsertedOrder, NewOrder, PaymentStatus, Refusal},
    payments,
    pricing::{DeliveryType, PaymentType},
    rate_limit::{self, Key, Policy},
    tenancy::{PaymentProvider, Storefront},
    token,
    visitor::Visitor,
};

/// Limit on orders from one network: enough for an office or a mobile operator's gateway, too few for a bot.
const FROM_NETWORK: Policy = Policy::new("checkout", 30, TimeDelta::seconds(20));
/// Limit on orders with one e-mail address.
const BY_EMAIL: Policy = Policy::new("checkout-email", 10, TimeDelta::minutes(2));

/// The person who orders.
#[derive(Clone, Debug)]
pub struct Shopper {
    /// The signed-in customer.
    pub user: Option<User>,
    /// The client.
    pub visitor: Visitor,
    /// What the browser stores of the partner link that led to the shop.
    pub trail: BrowserTrail,
}

/// A request validated against what the country offers.
struct ValidatedRequest {
    delivery: DeliveryType,
    payment: PaymentProvider,
    email: String,
    contact: Contact,
    place_key: String,
    request_hash: String,
}

/// Places an order, once for each key. When prices or stock differ from what the shopper saw, nothing is placed, and the error
/// contains the current cart.
pub async fn place(app: &App, front: &Storefront, shopper: &Shopper, request: &PlaceOrder) -> Result<PlacedOrder> {
    if !request.website.trim().is_empty() {
        return Err(Error::Forbidden);
    }
    let checked = check(app, front, shopper, request)?;
    let by_email = BY_EMAIL.of(&checked.email);
    let keys: Vec<Key> = FROM_NETWORK.of_networks(shopper.visitor.address).into_iter().chain([by_email]).collect();
    let (price, quote) = priced(app, front, shopper, request, &checked).await?;
    if !is_as_shown(request, &price) {
        return refused(app, front, &checked, keys, &quote).await;
    }
    let placement = Placement {
        tenant: Arc::clone(&front.tenant),
        order: new_order(app, front, shopper, &checked, &price, &quote).await?,
        coupon: used_coupon(&price).map(|(coupon, _)| coupon.clone()),
        keys: keys.clone(),
        offers: price.offers.clone(),
    };
    match group::write(app, placement).await {
        Ok(Ok(inserted)) => placed(app, front, &checked, inserted).await,
        Ok(Err(Refusal::Placed)) => {
            let placing = Error::Unavailable("another request is placing the order of this key");
            placed_before(app, front, &checked).await?.ok_or(placing)
        }
        Ok(Err(Refusal::Short(_) | Refusal::Coupon(_) | Refusal::Changed)) => {
            // The change may not have reached this process's cache yet.
            app.catch_up().await?;
            let (_, quote) = priced(app, front, shopper, request, &checked).await?;
            refused(app, front, &checked, keys, &quote).await
        }
        Err(limited @ Error::RateLimited(_)) => placed_before(app, front, &checked).await?.ok_or(limited),
        Err(error) => Err(error),
    }
}

/// Fails because the cart differs from what the shopper saw, unless the same request has already placed its order, which may
/// itself have taken the last pieces.
async fn refused(
    app: &App,
    front: &Storefront,
    checked: &ValidatedRequest,
    keys: Vec<Key>,
    quote: &CartQuote,
) -> Result<PlacedOrder> {
    if let Some(placed) = placed_before(app, front, checked).await? {
        return Ok(placed);
    }
    rate_limit::limit(app, keys).await?;
    Err(price_changed(quote))
}

/// Validates the request; reports all problems at once.
fn check(app: &App, front: &Storefront, shopper: &Shopper, request: &PlaceOrder) -> Result<ValidatedRequest> {
    let tenant = &front.tenant;
    let mut wrong = Vec::new();
    let mut refuse = |field: &'static str| wrong.push(FieldError::new(field, "form-choice"));
    let delivery = orders::delivery_of(&request.delivery_type);
    let delivery = delivery.filter(|delivery| *delivery == DeliveryType::Courier || tenant.pickup.is_some());
    let offered = payments::offered(&app.settings, tenant);
    let payment = offered.into_iter().find(|provider| provider.name() == request.payment_method);
    if delivery.is_none() {
        refuse("deliveryType");
    }
    if payment.is_none() {
        refuse("paymentMethod");
    }
    if request.address.country_id != tenant.id {
        refuse("address.countryId");
    }
    let email = forms::email(&request.email);
    let (Some(delivery), Some(payment), Some(email), true) = (delivery, payment, email, wrong.is_empty()) else {
        return Err(Error::Invalid(wrong));
    };
    let user = shopper.user.as_ref().map(|user| user.id.to_string()).unwrap_or_default();
    Ok(ValidatedRequest {
        delivery,
        payment,
        email,
        contact: Contact {
            address: stored_address(app, &request.address)?,
            billing: request.billing.as_ref().map(|billing| stored_address(app, billing)).transpose()?,
            note: request.note.clone().filter(|note| !note.trim().is_empty()),
        },
        place_key: token::digest(&format!("{} {}", tenant.id, request.key)),
        request_hash: token::digest(&format!("{user} {request:?}")),
    })
}

/// The address with phone and postcode in their stored format; `forms` has validated them.
fn stored_address(app: &App, address: &PostalAddress) -> Result<PostalAddress> {
    let directory = app.directory();
    let country =
        directory.tenant(address.country_id).ok_or_else(|| Error::field("address.countryId", "form-choice"))?;
    let phone = forms::phone(&address.phone_code, &address.phone);
    Ok(PostalAddress {
        postal_code: forms::postcode(&country.code, &address.postal_code),
        phone: phone.ok_or_else(|| Error::field("address.phone", "form-phone"))?,
        phone_code: format!("+{}", address.phone_code.trim_start_matches('+').trim()),
        ..address.clone()
    })
}

/// The order already placed with this key by this request.
async fn placed_before(app: &App, front: &Storefront, checked: &ValidatedRequest) -> Result<Option<PlacedOrder>> {
    let Some((id, request_hash)) = orders::existing(&app.db, &checked.place_key).await? else { return Ok(None) };
    if request_hash != checked.request_hash {
        return Err(Error::field("key", "error-idempotency-reused"));
    }
    let order = orders::get(app, id).await?;
    let token = orders::fresh_link(app, id).await?;
    let open = payments::of_order(&app.db, front.tenant.id, id).await?.into_iter().rfind(|one| one.status.is_open());
    let redirect_url = match open.filter(|_| checked.payment != PaymentProvider::CashOnDelivery) {
        Some(payment) => start(app, front, payment.id, &checked.email, &checked.contact).await,
        None => None,
    };
    Ok(Some(PlacedOrder { id, number: order.number, token, payment_status: order.payment_status, redirect_url }))
}

async fn priced(
    app: &App,
    front: &Storefront,
    shopper: &Shopper,
    request: &PlaceOrder,
    checked: &ValidatedRequest,
) -> Result<(CartPrice, CartQuote)> {
    let shown: HashMap<VariantId, i64> =
        request.shown.lines.iter().map(|line| (line.variant_id, line.unit.minor)).collect();
    let stored = |(variant_id, quantity): &(VariantId, i64)| StoredLine {
        variant_id: *variant_id,
        quantity: *quantity,
        shown_minor: shown.get(variant_id).copied(),
    };
    let lines: Vec<StoredLine> = request.lines.iter().map(stored).collect();
    let asked = QuoteRequest {
        lines: &lines,
        code: request.coupon.as_deref(),
        person: Person {
            email: Some(&checked.email),
            user: shopper.user.as_ref().map(|user| user.id),
            address: shopper.visitor.address,
        },
        delivery: checked.delivery,
        payment: match checked.payment {
            PaymentProvider::CashOnDelivery => PaymentType::CashOnDelivery,
            _ => PaymentType::Prepaid,
        },
    };
    cart::priced_quote(app, front, &asked).boxed().await
}

/// Whether every line is available at the price shown beside the order button.
fn is_as_shown(request: &PlaceOrder, price: &CartPrice) -> bool {
    let quote = &price.quote;
    let shown = |variant: VariantId| request.shown.lines.iter().find(|line| line.variant_id == variant);
    let is_line_as_shown = |line: &crate::pricing::LineQuote| {
        shown(line.key.0).is_some_and(|shown| shown.unit == line.unit && shown.total == line.total)
    };
    price.problems.is_empty()
        && !quote.lines.is_empty()
        && quote.total == request.shown.total
        && quote.lines.iter().all(is_line_as_shown)
}

fn price_changed(quote: &CartQuote) -> Error {
    let data = serde_json::to_value(quote).unwrap_or_default();
    Error::Rejected { code: "error-price-changed", args: Vec::new(), data }
}

async fn new_order(
    app: &App,
    front: &Storefront,
    shopper: &Shopper,
    checked: &ValidatedRequest,
    price: &CartPrice,
    quote: &CartQuote,
) -> Result<NewOrder> {
    let tenant = &front.tenant;
    let hold = TimeDelta::minutes(app.settings.order_hold_minutes_of(&tenant.code).into());
    let is_prepaid = checked.payment != PaymentProvider::CashOnDelivery;
    let gifts = gifts_in_stock(app, price).await?;
    let terms_version = terms_version(app, front).await?;
    let coupon = used_coupon(price).map(|(coupon, _)| coupon.id);
    let referral = commissions::referral_of(app, shopper.trail.clone(), coupon, shopper.visitor.address).await?;
    Ok(NewOrder {
        tenant_id: tenant.id,
        language_id: front.language.id,
        place_key: checked.place_key.clone(),
        request_hash: checked.request_hash.clone(),
        user_id: shopper.user.as_ref().map(|user| user.id),
        email: checked.email.clone(),
        delivery: checked.delivery,
        payment: checked.payment,
        total: price.quote.total,
        hold_until: is_prepaid.then(|| app.clock.now() + hold),
        snapshot: snapshot(app, front, price, checked.delivery, terms_version),
        contact: checked.contact.clone(),
        lines: lines(app, front, price, quote, &gifts)?,
        referral,
    })
}

/// The gifts in stock. A gift that is out of stock is omitted: it was promised only while stocks last.
async fn gifts_in_stock(app: &App, price: &CartPrice) -> Result<Vec<(VariantId, ProductId)>> {
    if price.quote.gifts.is_empty() {
        return Ok(Vec::new());
    }
    let items = inventory::items(&app.db, &price.quote.gifts).await?;
    let bought = |variant: VariantId| {
        let line = price.quote.lines.iter().find(|line| line.key.0 == variant);
        line.map_or(0, |line| i64::from(line.quantity))
    };
    let has_one = |item: &inventory::StockItem| item.quantity().covers(bought(item.variant_id) + 1);
    Ok(items.iter().filter(|item| has_one(item)).map(|item| (item.variant_id, item.product_id)).collect())
}

async fn placed(
    app: &App,
    front: &Storefront,
    checked: &ValidatedRequest,
    inserted: InsertedOrder,
) -> Result<PlacedOrder> {
    let redirect_url = match checked.payment {
        PaymentProvider::CashOnDelivery => None,
        _ => start(app, front, inserted.payment, &checked.email, &checked.contact).await,
    };
    Ok(PlacedOrder {
        id: inserted.id,
        number: inserted.number,
        token: inserted.token,
        payment_status: PaymentStatus::Pending,
        redirect_url,
    })
}

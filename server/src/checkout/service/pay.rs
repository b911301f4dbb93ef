//! Sends shoppers to the payment page, and updates orders when their payments change.

use std::net::IpAddr;

use futures::{FutureExt as _, future::BoxFuture};

use crate::{
    app::App,
    db::Tx,
    error::Result,
    id::{PaymentId, UserId},
    orders::{self, Contact, Order},
    payments::{self, Follow, Payer, Transition},
    tenancy::Storefront,
};

/// Callback for every change of a payment, in the same transaction.
pub const FOLLOW: Follow = follow;

fn follow<'a>(app: &'a App, tx: &'a mut Tx, transition: &'a Transition) -> BoxFuture<'a, Result<()>> {
    orders::payment_changed(app, tx, transition).boxed()
}

/// The provider's payment page, requested outside of any transaction. `None` when the provider cannot be reached at present: the
/// order stays, and the shopper can retry the payment.
pub(super) async fn start(
    app: &App,
    front: &Storefront,
    payment: PaymentId,
    email: &str,
    contact: &Contact,
) -> Option<String> {
    match payments::start(app, payment, &payer(app, email, contact), front).await {
        Ok(redirect) => Some(redirect.url),
        Err(error) => {
            tracing::warn!(%error, payment = payment.0, "a payment cannot be started");
            None
        }
    }
}

fn payer(app: &App, email: &str, contact: &Contact) -> Payer {
    let address = contact.billing.as_ref().unwrap_or(&contact.address);
    let country = app.directory().tenant(address.country_id).map(|country| country.code.clone());
    Payer {
        name: address.name.clone(),
        email: email.to_owned(),
        phone: address.phone.clone(),
        street: [&*address.address, &*address.address2].join(" ").trim().to_owned(),
        city: address.city.clone(),
        postal_code: address.postal_code.clone(),
        country_code: country.unwrap_or_default(),
    }
}

/// Starts another payment for the holder of an order's link. A previous attempt that is still open is reused.
pub async fn pay_again(app: &App, front: &Storefront, token: &str) -> Result<Option<String>> {
    pay(app, front, orders::by_link(app, front.tenant.id, token).await?).await
}

/// As `pay_again`, for the order of an earlier payment, by the token in the URL that its provider returned to.
pub async fn pay_for(app: &App, front: &Storefront, token: &str, address: Option<IpAddr>) -> Result<Option<String>> {
    let earlier = payments::named(app, front.tenant.id, token, address).await?;
    pay(app, front, orders::get(app, earlier.order_id).await?).await
}

/// As `pay_again`, for a customer's own order, by its order or invoice number.
pub async fn pay_own(app: &App, front: &Storefront, user: UserId, number: &str) -> Result<Option<String>> {
    pay(app, front, orders::own(app, front.tenant.id, user, number).await?).await
}

async fn pay(app: &App, front: &Storefront, order: Order) -> Result<Option<String>> {
    let (order, payment) = open_payment(app, &order).await?;
    let contact = order.contact.clone().unwrap_or_default();
    let email = order.email.clone().unwrap_or_default();
    Ok(start(app, front, payment, &email, &contact).await)
}

async fn open_payment(app: &App, order: &Order) -> Result<(Order, PaymentId)> {
    let id = order.id;
    app.db
        .transact(|mut tx| async move {
            let opened = orders::begin_again(app, &mut tx, id).await?;
            tx.commit().await?;
            Ok(opened)
        })
        .await
}

//! Data of an order for its e-mails.

use super::{
    event::EmailJob,
    model::{CreditNote, LineContact, LineDetails, OrderCoupon, OrderDetails, OrderLine},
};
use crate::{
    accounts::PostalAddress,
    app::App,
    error::Result,
    mail::{
        self, OrderEmail, OrderEmailCoupon, OrderEmailCreditNote, OrderEmailDelivery, OrderEmailLine, OrderEmailParcel,
        Sender,
    },
    pricing::DeliveryType,
    tenancy::Tenant,
};

/// The page that links in e-mails open.
const PAGE: &str = "/OrderConfirmation";

/// The order page for holders of a link's token, without a locale prefix.
pub fn page_of(token: &str) -> String {
    format!("{PAGE}?order={token}")
}

/// An e-mail about an order, with a link that contains this token.
pub fn compose(app: &App, sender: Sender, details: &OrderDetails, job: &EmailJob, token: &str) -> Result<OrderEmail> {
    let directory = app.directory();
    let tenant = directory.loaded(sender.tenant)?;
    let order = &details.order;
    let snapshot = &order.snapshot;
    let contact = order.contact.clone().unwrap_or_default();
    Ok(OrderEmail {
        kind: job.kind,
        number: order.number.clone(),
        invoice: order.invoice_number.clone(),
        link: mail::link(app, sender, &page_of(token))?,
        placed_on: tenant.local_date(order.placed_at),
        lines: details.lines.iter().map(line).collect(),
        subtotal: snapshot.subtotal,
        discount: snapshot.discount_without_code()?.checked_neg()?,
        coupon: snapshot.coupon.as_ref().map(coupon).transpose()?,
        shipping: (order.delivery() == DeliveryType::Courier).then_some(snapshot.shipping),
        cash_on_delivery: snapshot.cash_on_delivery,
        total: order.total,
        vat: snapshot.vat.iter().map(|vat| (vat.basis_points, vat.tax)).collect(),
        is_cash_on_delivery: order.is_cash_on_delivery(),
        delivery: delivery(details),
        address: address_lines(app, tenant, &contact.address),
        billing: contact.billing.map(|billing| address_lines(app, tenant, &billing)).unwrap_or_default(),
        parcel: details.parcels.last().map(|parcel| OrderEmailParcel {
            carrier: parcel.carrier.clone(),
            tracking: parcel.tracking.clone(),
            url: parcel.tracking_url.clone(),
        }),
        refund: job.amount,
        credit_notes: credit_notes(app, sender, details, token)?,
        return_days: snapshot.return_days,
    })
}

fn coupon(coupon: &OrderCoupon) -> Result<OrderEmailCoupon> {
    Ok(OrderEmailCoupon { code: coupon.code.clone(), amount: coupon.amount.checked_neg()? })
}

/// The credit notes of an order, each with the URL of its PDF.
fn credit_notes(app: &App, sender: Sender, details: &OrderDetails, token: &str) -> Result<Vec<OrderEmailCreditNote>> {
    let of = |note: &CreditNote| {
        let path = format!("/order/by-link/{token}/credit-note/{}", note.number);
        Ok(OrderEmailCreditNote { number: note.number.clone(), link: mail::api_link(app, sender, &path)? })
    };
    details.credit_notes.iter().map(of).collect()
}

fn line(line: &OrderLine) -> OrderEmailLine {
    let LineDetails { name, colour, size, composition, maker, lowest, .. } = &line.details;
    let options = [colour, size, composition].into_iter().flatten().cloned().collect();
    let written = |contact: &LineContact| {
        let parts = [&contact.name, &contact.address, &contact.email].into_iter();
        parts.filter(|part| !part.trim().is_empty()).map(|part| part.replace('\n', ", ")).collect::<Vec<_>>().join(", ")
    };
    OrderEmailLine {
        name: name.clone(),
        options,
        quantity: line.quantity,
        total: line.total,
        manufacturer: maker.as_ref().map(|maker| written(&maker.manufacturer)),
        responsible: maker.as_ref().and_then(|maker| maker.responsible.as_ref()).map(written),
        lowest: *lowest,
    }
}

fn delivery(details: &OrderDetails) -> OrderEmailDelivery {
    let snapshot = &details.order.snapshot;
    match (&snapshot.pickup, details.order.delivery()) {
        (Some(pickup), DeliveryType::Pickup) => OrderEmailDelivery::Pickup {
            address: pickup.address.clone(),
            opens: pickup.opens,
            closes: pickup.closes,
            ready_on: snapshot.arrives_from,
        },
        _ => OrderEmailDelivery::Courier { from: snapshot.arrives_from, to: snapshot.arrives_to },
    }
}

/// An address as written on a parcel; with the country when it differs from the shop's.
pub fn address_lines(app: &App, tenant: &Tenant, address: &PostalAddress) -> Vec<String> {
    let place = [&*address.postal_code, &*address.city].join(" ");
    let country = app.directory().tenant(address.country_id).filter(|country| country.id != tenant.id).cloned();
    let lines = [
        address.name.clone(),
        address.address.clone(),
        address.address2.clone(),
        place.trim().to_owned(),
        address.state.clone(),
        country.map(|country| crate::translate::own_country_name(app, &country)).unwrap_or_default(),
    ];
    lines.into_iter().filter(|line| !line.trim().is_empty()).collect()
}

//! Orders as the API returns them, with texts in the request's language.

use chrono::{DateTime, NaiveDate, Utc};

use super::types::{
    CreditNoteView, OrderActions, OrderAddressView, OrderCouponView, OrderDeliveryView, OrderDiscountView,
    OrderEventView, OrderLineView, OrderParcelView, OrderPickupView, OrderState, OrderStateView, OrderSummary,
    OrderVatView, OrderView,
};
use crate::{
    accounts::PostalAddress,
    app::App,
    catalog::Picture,
    http::ApiContext,
    i18n::{format_date, format_dates},
    media::{self, ImageTransform},
    orders::{
        event::{EventKind, OrderEvent, Parcel},
        model::{CreditNote, LineDetails, LinePicture, Order, OrderDetails, OrderLine, OrderVat},
        status::{DeliveryStatus, colour, is_unpaid},
    },
    tenancy::{Storefront, Tenant},
    translate::{country_name, translate},
};

/// Builds API views of orders in a request's language.
#[derive(Clone, Copy)]
pub struct Viewer<'a> {
    app: &'a App,
    front: &'a Storefront,
}

impl<'a> Viewer<'a> {
    /// In the language of a request.
    pub fn of(context: &'a ApiContext) -> Self {
        Self { app: &context.app, front: &context.storefront }
    }

    fn tenant(&self) -> &'a Tenant {
        &self.front.tenant
    }

    fn text(self, id: &str) -> String {
        translate(self.app, self.front, id, &[])
    }

    fn date(self, day: NaiveDate) -> String {
        format_date(&self.front.language.locale, day)
    }

    pub fn day(self, at: DateTime<Utc>) -> String {
        self.date(self.tenant().local_date(at))
    }

    fn moment(self, at: DateTime<Utc>) -> String {
        let time = at.with_timezone(&self.tenant().time_zone).format("%H:%M");
        format!("{}, {time}", self.day(at))
    }

    fn state(self, kind: &str, status: &str) -> OrderState {
        let id = format!("order-{kind}-{}", status.to_lowercase().replace('_', "-"));
        OrderState { status: status.to_owned(), colour: colour(status).to_owned(), label: self.text(&id) }
    }

    pub fn states(self, order: &Order) -> (OrderState, OrderState) {
        (self.state("payment", order.payment_status.name()), self.state("delivery", order.delivery_status.name()))
    }

    /// Status of an order.
    pub fn state_of(self, order: &Order) -> OrderStateView {
        let (payment_state, delivery_state) = self.states(order);
        OrderStateView { number: order.number.clone(), payment_state, delivery_state, actions: self.actions(order) }
    }

    pub fn actions(self, order: &Order) -> OrderActions {
        let is_held = order.hold_until.is_some_and(|until| until > self.app.clock.now());
        let is_new = order.delivery_status == DeliveryStatus::Pending;
        OrderActions {
            can_cancel: is_new,
            can_pay: is_new && is_held && is_unpaid(order.payment_status),
            has_invoice: order.invoice_number.is_some(),
        }
    }

    /// Summary of an order for lists.
    pub fn summary(self, order: &Order, lines: &[OrderLine]) -> OrderSummary {
        let (payment_state, delivery_state) = self.states(order);
        let pictures = lines.iter().filter_map(|line| line.details.picture.as_ref());
        OrderSummary {
            number: order.number.clone(),
            invoice_number: order.invoice_number.clone(),
            placed_on: self.day(order.placed_at),
            payment_state,
            delivery_state,
            pieces: lines.iter().map(|line| line.quantity).sum(),
            currency: order.currency().to_string(),
            total_minor: order.total.minor,
            pictures: pictures.take(4).map(|picture| self.picture(picture)).collect(),
        }
    }

    /// The full view of an order.
    pub fn order(self, details: &OrderDetails) -> OrderView {
        let order = &details.order;
        let snapshot = &order.snapshot;
        let (payment_state, delivery_state) = self.states(order);
        let contact = order.contact.as_ref();
        OrderView {
            number: order.number.clone(),
            invoice_number: order.invoice_number.clone(),
            placed_on: self.day(order.placed_at),
            email: order.email.clone(),
            payment_state,
            delivery_state,
            payment_method: order.payment_method.clone(),
            delivery: self.delivery(order),
            currency: order.currency().to_string(),
            lines: details.lines.iter().map(|line| self.line(line)).collect(),
            regular_minor: snapshot.regular.minor,
            subtotal_minor: snapshot.subtotal.minor,
            discount_minor: snapshot.discount.minor,
            coupon: snapshot
                .coupon
                .as_ref()
                .map(|coupon| OrderCouponView { code: coupon.code.clone(), amount_minor: coupon.amount.minor }),
            shipping_minor: snapshot.shipping.minor,
            cash_on_delivery_minor: snapshot.cash_on_delivery.minor,
            total_minor: order.total.minor,
            refunded_minor: order.refunded.minor,
            vat: vat(order),
            address: contact.map(|contact| self.address(&contact.address)),
            billing: contact.and_then(|contact| contact.billing.as_ref()).map(|billing| self.address(billing)),
            note: contact.and_then(|contact| contact.note.clone()),
            timeline: details.events.iter().filter_map(|event| self.event(event)).collect(),
            parcels: details.parcels.iter().map(|parcel| self.parcel(parcel)).collect(),
            credit_notes: details.credit_notes.iter().map(|note| self.credit_note(note)).collect(),
            actions: self.actions(order),
        }
    }

    pub fn delivery(self, order: &Order) -> OrderDeliveryView {
        let snapshot = &order.snapshot;
        OrderDeliveryView {
            r#type: order.delivery_type.clone(),
            arrives: format_dates(&self.front.language.locale, snapshot.arrives_from, snapshot.arrives_to),
            pickup: snapshot.pickup.as_ref().map(|pickup| OrderPickupView {
                address: pickup.address.clone(),
                opens: pickup.opens.format("%H:%M").to_string(),
                closes: pickup.closes.format("%H:%M").to_string(),
            }),
        }
    }

    fn line(self, line: &OrderLine) -> OrderLineView {
        let LineDetails {
            name, path, brand, categories, colour, size, composition, picture, discounts, is_gift, ..
        } = line.details.clone();
        let discounts = discounts.into_iter();
        OrderLineView {
            position: line.position,
            product_id: line.product_id,
            variant_id: line.variant_id,
            sku: line.sku.clone(),
            name,
            brand,
            categories_arr: categories,
            color: colour,
            size,
            composition,
            picture: picture.map(|picture| self.picture(&picture)),
            path,
            quantity: line.quantity,
            regular_unit_minor: line.regular_unit.minor,
            unit_minor: line.unit.minor,
            discounts: discounts
                .map(|discount| OrderDiscountView { title: discount.title, amount_minor: discount.amount.minor })
                .collect(),
            total_minor: line.total.minor,
            refunded_minor: line.refunded.minor,
            is_gift,
        }
    }

    fn picture(self, picture: &LinePicture) -> Picture {
        Picture {
            image_url: media::url(
                media::media_base(&self.app.settings),
                true,
                ImageTransform::width(640),
                &picture.path,
            ),
            image_mime_type: picture.mime.clone(),
            path: picture.path.clone(),
            width: picture.width,
            height: picture.height,
            alt: picture.alt.clone(),
            has_alpha: picture.has_alpha,
            view: None,
            colour_id: None,
        }
    }

    fn address(self, address: &PostalAddress) -> OrderAddressView {
        let directory = self.app.directory();
        let country = directory.tenant(address.country_id);
        OrderAddressView {
            name: address.name.clone(),
            address: address.address.clone(),
            address2: address.address2.clone(),
            city: address.city.clone(),
            state: address.state.clone(),
            postal_code: address.postal_code.clone(),
            country_id: address.country_id,
            country: country.map(|country| country_name(self.app, self.front, country)).unwrap_or_default(),
            phone: address.phone.clone(),
        }
    }

    pub fn event(self, event: &OrderEvent) -> Option<OrderEventView> {
        let kind = EventKind::try_from(event.kind.clone()).ok().filter(|kind| kind.is_public())?;
        let label = self.text(&format!("order-event-{}", kind.name()));
        Some(OrderEventView { kind: kind.name().to_owned(), label, at: self.moment(event.happened_at) })
    }

    fn credit_note(self, note: &CreditNote) -> CreditNoteView {
        CreditNoteView {
            number: note.number.clone(),
            issued_on: self.day(note.issued_at),
            amount_minor: note.amount.minor,
        }
    }

    pub fn parcel(self, parcel: &Parcel) -> OrderParcelView {
        OrderParcelView {
            carrier: parcel.carrier.clone(),
            tracking: parcel.tracking.clone(),
            tracking_url: parcel.tracking_url.clone(),
            shipped_on: self.day(parcel.shipped_at),
        }
    }
}

fn vat(order: &Order) -> Vec<OrderVatView> {
    let view = |vat: &OrderVat| OrderVatView {
        rate_basis_points: vat.basis_points,
        gross_minor: vat.gross.minor,
        tax_minor: vat.tax.minor,
    };
    order.snapshot.vat.iter().map(view).collect()
}

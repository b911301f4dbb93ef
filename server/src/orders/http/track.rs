//! The endpoint that finds an order by its number and a second detail known to the shopper.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    types::{OrderDeliveryView, OrderEventView, OrderParcelView, OrderState},
    view::Viewer,
};
use crate::{
    error::{FieldError, Result},
    forms::Facts,
    http::{Answer, ApiContext, Body, Envelope},
    orders::{
        email::page_of,
        service::{self, Trackers},
        status::DeliveryStatus,
    },
    visitor::Visitor,
};

/// Details that identify an order.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TrackOrder {
    /// Order number or invoice number.
    number: Option<String>,
    /// E-mail address of the order.
    email: Option<String>,
    /// Postcode of the delivery or billing address.
    postal_code: Option<String>,
}

impl garde::Validate for TrackOrder {
    type Context = Facts;

    fn validate_into(&self, _: &Facts, parent: &mut dyn FnMut() -> garde::Path, report: &mut garde::Report) {
        let is_empty = |text: &Option<String>| text.as_deref().unwrap_or_default().trim().is_empty();
        let mut refuse = |field: &'static str, code: &'static str| {
            report.append(parent().join(field), FieldError::new("", code).into());
        };
        if is_empty(&self.number) {
            refuse("number", "error-invoice-number-empty");
        }
        if is_empty(&self.email) && is_empty(&self.postal_code) {
            refuse("email", "error-track-contact-empty");
        }
    }
}

/// Tracking status of an order, without data that identifies a person.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TrackedOrder {
    /// Order number; null if the order was found by its invoice number and the postcode only.
    #[schema(required)]
    number: Option<String>,
    /// Invoice number; null until the invoice is issued.
    #[schema(required)]
    invoice_number: Option<String>,
    /// Date on which the order was placed, as text in the response language.
    placed_on: String,
    /// Payment status.
    payment_state: OrderState,
    /// Delivery status.
    delivery_state: OrderState,
    /// Expected delivery, or the collection point.
    delivery: OrderDeliveryView,
    /// Events of the order, oldest first.
    timeline: Vec<OrderEventView>,
    /// Parcels of the order, oldest first.
    parcels: Vec<OrderParcelView>,
    /// Actions currently possible.
    actions: TrackActions,
    /// URL path of the order page, without a locale prefix.
    link: String,
    /// Token of that link.
    token: String,
}

/// Actions currently possible on a tracked order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct TrackActions {
    /// Whether the order can be paid again.
    pay: bool,
    /// Whether the order is ready for collection at the warehouse.
    pickup: bool,
    /// Whether goods can be returned, because they were shipped, are ready for collection or were delivered.
    r#return: bool,
    /// Whether paying and returning require the e-mail address of the order first.
    needs_email: bool,
}

/// Tracks an order by its order or invoice number and the e-mail address or postcode of the order.
///
/// If any of these details is wrong, the response is the same 409. Attempts are rate limited.
#[utoipa::path(post, path = "/order/track", tag = "order", request_body = TrackOrder,
    responses((status = 200, body = Envelope<TrackedOrder>), (status = 409, description = "`error-order-not-found`")))]
pub async fn track(
    context: ApiContext,
    visitor: Visitor,
    Body(body): Body<TrackOrder>,
) -> Result<Answer<TrackedOrder>> {
    let (app, tenant) = (&context.app, context.storefront.tenant.id);
    let known = Trackers {
        number: body.number.as_deref().unwrap_or_default(),
        email: body.email.as_deref(),
        postal_code: body.postal_code.as_deref(),
    };
    let found = service::track(app, tenant, known, &visitor).await?;
    let (viewer, details) = (Viewer::of(&context), &found.details);
    let order = &details.order;
    let (payment_state, delivery_state) = viewer.states(order);
    let is_known = !found.is_limited;
    let is_sent = matches!(
        order.delivery_status,
        DeliveryStatus::Shipped | DeliveryStatus::ReadyForPickup | DeliveryStatus::Delivered
    );
    Ok(Answer(TrackedOrder {
        number: is_known.then(|| order.number.clone()),
        invoice_number: order.invoice_number.clone(),
        placed_on: viewer.day(order.placed_at),
        payment_state,
        delivery_state,
        delivery: viewer.delivery(order),
        timeline: details.events.iter().filter_map(|event| viewer.event(event)).collect(),
        parcels: details.parcels.iter().map(|parcel| viewer.parcel(parcel)).collect(),
        actions: TrackActions {
            pay: is_known && viewer.actions(order).can_pay,
            pickup: order.delivery_status == DeliveryStatus::ReadyForPickup,
            r#return: is_sent,
            needs_email: !is_known,
        },
        link: page_of(&found.token),
        token: found.token,
    }))
}

#[cfg(test)]
mod tests {
    use garde::Validate as _;

    use super::*;

    fn wrong(number: &str, email: &str) -> Vec<String> {
        let body = TrackOrder { number: Some(number.into()), email: Some(email.into()), postal_code: None };
        let facts = Facts { countries: std::collections::BTreeMap::new(), today: chrono::NaiveDate::MIN };
        let report = body.validate_with(&facts).err();
        report.into_iter().flat_map(garde::Report::into_inner).map(|(path, _)| path.to_string()).collect()
    }

    #[test]
    fn a_number_and_one_more_detail_are_required() {
        assert!(wrong("SI-2026-000001", "ana@example.com").is_empty());
        assert_eq!(wrong(" ", "ana@example.com"), ["number"]);
        assert_eq!(wrong("", ""), ["number", "email"]);
    }
}

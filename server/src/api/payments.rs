//! The result of a payment, for the page that customers return to.

use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    checkout,
    error::Result,
    http::{Answer, ApiContext, Envelope, Query},
    money::CurrencyCode,
    payments::{self, Follow, Payment, PaymentStatus},
    visitor::Visitor,
};

/// What is done when a payment turns out to be paid.
const FOLLOW: Follow = checkout::FOLLOW;

/// Its route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(result))
}

/// Payment to look up.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct ResultParams {
    /// Payment token from the URL to which the payment provider redirected the shopper.
    #[garde(length(max = 40))]
    payment: String,
}

/// Result of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PaymentState {
    /// The payment succeeded.
    Succeeded,
    /// The payment provider has no result yet: repeat the request after a few seconds.
    Processing,
    /// Nothing was paid, and the payment provider's page is still open.
    Open,
    /// The payment was declined; the order can be paid again.
    Failed,
    /// The order can no longer be paid; money that still arrives is refunded.
    Cancelled,
    /// The payment was refunded in whole or in part.
    Refunded,
}

/// Result of a payment after the shopper returned from the payment page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PaymentResult {
    /// Result of the payment.
    state: PaymentState,
    /// Order number.
    order_number: String,
    /// Amount to be paid, in minor units.
    amount_minor: i64,
    /// Currency code, ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
}

impl PaymentResult {
    fn of(payment: Payment) -> Self {
        let state = match payment.status {
            PaymentStatus::Pending => PaymentState::Open,
            PaymentStatus::Processing => PaymentState::Processing,
            PaymentStatus::Completed => PaymentState::Succeeded,
            PaymentStatus::Failed => PaymentState::Failed,
            PaymentStatus::Cancelled => PaymentState::Cancelled,
            PaymentStatus::PartiallyRefunded | PaymentStatus::Refunded => PaymentState::Refunded,
        };
        Self {
            state,
            order_number: payment.reference,
            amount_minor: payment.amount.minor,
            currency: payment.amount.currency,
        }
    }
}

/// Returns the result of a payment, after querying the payment provider and storing what it reports.
///
/// Returns 404 for an unknown payment or one of another country.
#[utoipa::path(get, path = "/payments/result", tag = "payments", params(ResultParams),
    responses((status = 200, body = Envelope<PaymentResult>)))]
async fn result(
    context: ApiContext,
    visitor: Visitor,
    Query(params): Query<ResultParams>,
) -> Result<Answer<PaymentResult>> {
    let app = &context.app;
    let tenant = context.storefront.tenant.id;
    let payment = payments::named(app, tenant, &params.payment, visitor.address).await?;
    let settled = payments::settle(app, payment.id, FOLLOW).await?;
    Ok(Answer(PaymentResult::of(settled.payment)))
}

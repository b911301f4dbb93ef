//! How a payment ended, for the pages that shoppers come back to.

use chrono::TimeDelta;
use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    checkout,
    error::{Error, Result},
    http::{Answer, ApiContext, Envelope, Query},
    money::CurrencyCode,
    payments::{self, Follow, Payment, PaymentStatus},
    rate_limit::{self, Policy},
    visitor::Visitor,
};

/// What follows a payment that is found paid here.
const FOLLOW: Follow = checkout::FOLLOW;
/// Guesses at payments' names from one network.
const GUESSES: Policy = Policy::new("payment-name", 30, TimeDelta::minutes(1));

/// Its route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(result))
}

/// Which payment.
#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct ResultParams {
    /// As it stands in the address that the shopper came back to.
    #[garde(length(max = 40))]
    payment: String,
}

/// How a payment ended, as shoppers are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PaymentState {
    /// Paid.
    Succeeded,
    /// The provider does not know yet: ask again in a few seconds.
    Processing,
    /// Nothing is paid, and the provider's page is still open.
    Open,
    /// Refused: the order can be paid once more.
    Failed,
    /// The order is not to be paid any more; money that came all the same goes back.
    Cancelled,
    /// Paid, and some or all of it went back.
    Refunded,
}

/// A payment that a shopper came back from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PaymentResult {
    /// How it stands.
    state: PaymentState,
    /// The order's number.
    order_number: String,
    /// What was to be paid.
    amount_minor: i64,
    /// ISO 4217.
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

/// How a payment stands: the provider is asked, and what it says is taken in. A payment of another country is unknown here.
#[utoipa::path(get, path = "/payments/result", tag = "payments", params(ResultParams),
    responses((status = 200, body = Envelope<PaymentResult>)))]
async fn result(
    context: ApiContext,
    visitor: Visitor,
    Query(params): Query<ResultParams>,
) -> Result<Answer<PaymentResult>> {
    let app = &context.app;
    let found = payments::find_by_token(&app.db, &params.payment).await?;
    let Some(payment) = found.filter(|payment| payment.tenant_id == context.storefront.tenant.id) else {
        rate_limit::limit(app, GUESSES.of_networks(visitor.address)).await?;
        return Err(Error::NotFound);
    };
    let settled = payments::settle(app, payment.id, FOLLOW).await?;
    Ok(Answer(PaymentResult::of(settled.payment)))
}

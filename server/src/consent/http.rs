//! The endpoint that stores a choice.

use std::time::Duration;

use axum::Extension;
use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::service::{self, Purposes};
use crate::{
    app::App,
    error::Result,
    forms::Facts,
    http::{Answer, ApiContext, Body, Envelope},
    rate_limit::InMemoryLimit,
    visitor::Visitor,
};

/// Maximum number of choices per network within `WINDOW`: enough for the visitors in one office.
const MOST_CHOICES: u32 = 60;
const WINDOW: Duration = Duration::from_mins(10);
/// The current version of the question (`web/src/features/consent`).
const VERSION: i64 = 1;

/// Its route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(choose)).layer(Extension(InMemoryLimit::new(MOST_CHOICES, WINDOW)))
}

/// A visitor's consent choice.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
struct ConsentChoice {
    /// Version of the consent request.
    #[garde(range(min = 1, max = VERSION))]
    version: i64,
    /// Whether the visitor consents to usage analytics.
    #[garde(skip)]
    analytics: bool,
    /// Whether the visitor consents to measured and personalised advertising.
    #[garde(skip)]
    marketing: bool,
}

/// Proof of a consent choice.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ConsentReceipt {
    /// Receipt by which the choice can be found; only the visitor's browser has it.
    receipt: String,
    /// Time of the choice, RFC 3339.
    decided_at: String,
}

/// Stores a consent choice, without any data about the visitor.
#[utoipa::path(post, path = "/consent", tag = "consent", request_body = ConsentChoice,
    responses((status = 200, body = Envelope<ConsentReceipt>)))]
async fn choose(
    Extension(limit): Extension<InMemoryLimit>,
    context: ApiContext,
    visitor: Visitor,
    Body(choice): Body<ConsentChoice>,
) -> Result<Answer<ConsentReceipt>> {
    limit.limit(visitor.network())?;
    let purposes = Purposes { analytics: choice.analytics, marketing: choice.marketing };
    let proof = service::keep(&context.app, &context.storefront, choice.version, purposes).await?;
    Ok(Answer(ConsentReceipt { receipt: proof.receipt, decided_at: proof.decided_at.to_rfc3339() }))
}

//! The call that takes a choice.

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

/// Choices of one network within `WINDOW`: an office's worth of visitors.
const MOST_CHOICES: u32 = 60;
const WINDOW: Duration = Duration::from_mins(10);
/// The version of the question that is asked now (`web/src/features/consent`).
const VERSION: i64 = 1;

/// Its route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(choose)).layer(Extension(InMemoryLimit::new(MOST_CHOICES, WINDOW)))
}

/// What a visitor chose.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
struct ConsentChoice {
    /// The version of the question.
    #[garde(range(min = 1, max = VERSION))]
    version: i64,
    /// Whether the shop may measure how it is used.
    #[garde(skip)]
    analytics: bool,
    /// Whether advertisements may be measured and fitted to the visitor.
    #[garde(skip)]
    marketing: bool,
}

/// The proof of a choice.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ConsentReceipt {
    /// By which it is found; only the browser that chose has it.
    receipt: String,
    /// By RFC 3339.
    decided_at: String,
}

/// Keeps what was chosen, without anything about who chose it.
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

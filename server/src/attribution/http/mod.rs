//! The calls of clicks, claims and links, and the redirect of short links.

mod trail;

use axum::{
    Extension, Json,
    extract::rejection::JsonRejection,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};
use garde::Validate;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::{Map, Value};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};
use uuid::Uuid;

use super::{
    model::{Claim, LARGEST_CLAIM, LONGEST_STAY, LONGEST_TARGET, MOST_CALLS, Parameters, SourcedLink, WINDOW, session},
    service::{self, Call},
};
use crate::{
    affiliates::OwnAffiliate,
    app::App,
    error::{Error, Result},
    forms::Facts,
    http::{Answer, ApiContext, Body, Envelope},
    id::{AffiliateDiscountId, AffiliateId, CategoryId, ProductId, TenantId},
    rate_limit::InMemoryLimit,
    tenancy::Storefront,
    visitor::Visitor,
};

/// What a short link's path begins with.
const SHORT_LINKS: &str = "/r/";

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    let limited = OpenApiRouter::default().routes(routes!(track_click)).routes(routes!(track_conversion));
    limited.layer(Extension(InMemoryLimit::new(MOST_CALLS, WINDOW))).routes(routes!(generate_tracking_url))
}

/// A click on a link that a partner or a campaign shared. Texts that are too long are cut.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
struct AffiliateClick {
    /// The partner's code: `ref` of the link.
    #[garde(skip)]
    affiliate_code: Option<String>,
    /// The partner; counts where there is neither a code nor a discount.
    #[garde(skip)]
    affiliate_id: Option<AffiliateId>,
    /// A discount of the partner: `adid` of the link.
    #[garde(skip)]
    affiliate_discount_id: Option<AffiliateDiscountId>,
    /// The browser's own session, a random UUID.
    #[garde(skip)]
    session_id: String,
    /// Always null; not read.
    #[garde(skip)]
    #[expect(dead_code, reason = "the specification's payload has it")]
    ip_address: Option<String>,
    /// The browser's name for itself; only its classes are kept.
    #[garde(skip)]
    user_agent: Option<String>,
    /// The page before; only its host is kept.
    #[garde(skip)]
    referrer_url: Option<String>,
    /// The page that the link led to.
    #[garde(skip)]
    landing_page: Option<String>,
    /// Where the link stood: `src` of the link.
    #[garde(skip)]
    source: Option<String>,
    /// Must be the host's country.
    #[garde(skip)]
    country_id: Option<TenantId>,
    /// Not kept.
    #[garde(skip)]
    #[expect(dead_code, reason = "the specification's payload has it")]
    city: Option<String>,
    /// `mobile`, `tablet` or `desktop`.
    #[garde(skip)]
    device_type: Option<String>,
    /// `Edge`, `Chrome`, `Safari`, `Firefox`, `IE` or `Other`.
    #[garde(skip)]
    browser: Option<String>,
    /// `Windows`, `macOS`, `Android`, `iOS`, `Linux` or `Other`.
    #[garde(skip)]
    os: Option<String>,
    /// The campaign's source.
    #[garde(skip)]
    utm_source: Option<String>,
    /// The campaign's medium.
    #[garde(skip)]
    utm_medium: Option<String>,
    /// The campaign's name.
    #[garde(skip)]
    utm_campaign: Option<String>,
    /// The campaign's content.
    #[garde(skip)]
    utm_content: Option<String>,
    /// The campaign's term.
    #[garde(skip)]
    utm_term: Option<String>,
}

/// Keeps a click, without the visitor's address and user-agent. Programs, unknown codes and repeated calls are answered as if they were kept.
#[utoipa::path(post, path = "/affiliate/track-click", tag = "affiliate", request_body = AffiliateClick,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn track_click(
    Extension(limit): Extension<InMemoryLimit>,
    context: ApiContext,
    visitor: Visitor,
    headers: HeaderMap,
    Body(click): Body<AffiliateClick>,
) -> Result<Answer<()>> {
    context.check_country(click.country_id)?;
    let session = session(&click.session_id).ok_or_else(|| Error::field("sessionId", "error-parameter-required"))?;
    limit.limit(visitor.network())?;
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let call = Call {
        code: click.affiliate_code,
        affiliate: click.affiliate_id,
        discount: click.affiliate_discount_id,
        session,
        agents: [agent.to_owned(), click.user_agent.unwrap_or_default()],
        is_program: visitor.device.is_empty(),
        network: visitor.address,
        referrer: click.referrer_url,
        landing: click.landing_page,
        source: click.source,
        campaign: [click.utm_source, click.utm_medium, click.utm_campaign, click.utm_content, click.utm_term],
        classes: [click.device_type, click.browser, click.os],
    };
    service::track(&context.app, &context.storefront, call).await?;
    Ok(Answer(()))
}

/// What a browser claims about a conversion.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(untagged)]
enum ConversionClaim {
    /// How long the page of a session's last click was looked at.
    Stay(MeasuredStay),
    /// Anything else: kept as it is.
    Other(Map<String, Value>),
}

/// How long the page of the last click of a browser's session was looked at.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MeasuredStay {
    /// The browser's own session, a random UUID.
    #[serde(deserialize_with = "random_session")]
    #[schema(value_type = String)]
    session_id: Uuid,
    /// At most a day.
    #[serde(deserialize_with = "seconds_of_a_stay")]
    seconds_on_page: i64,
}

fn random_session<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Uuid, D::Error> {
    let text = String::deserialize(deserializer)?;
    session(&text).ok_or_else(|| D::Error::custom("no session of a browser"))
}

fn seconds_of_a_stay<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    let seconds = i64::deserialize(deserializer)?;
    if (0..=LONGEST_STAY).contains(&seconds) { Ok(seconds) } else { Err(D::Error::custom("no stay on a page")) }
}

/// Keeps what a browser claims about a conversion. Nothing is paid for it: only orders are.
#[utoipa::path(post, path = "/affiliate/track-conversion", tag = "affiliate", request_body = ConversionClaim,
    responses((status = 200, body = Envelope<Option<String>>)))]
async fn track_conversion(
    Extension(limit): Extension<InMemoryLimit>,
    context: ApiContext,
    visitor: Visitor,
    claim: Result<Json<ConversionClaim>, JsonRejection>,
) -> Result<Answer<()>, Response> {
    let claim = match claim.map_err(|rejection| refused(&rejection))?.0 {
        ConversionClaim::Stay(stay) => Claim::Stay { session: stay.session_id, seconds: stay.seconds_on_page },
        ConversionClaim::Other(claim) => Claim::Other(checked(claim).map_err(IntoResponse::into_response)?),
    };
    limit.limit(visitor.network()).map_err(IntoResponse::into_response)?;
    service::claim(&context.app, &context.storefront, claim).await.map_err(IntoResponse::into_response)?;
    Ok(Answer(()))
}

/// A claim that can be kept: not empty, not too large, and without a NUL, which PostgreSQL keeps in no text.
fn checked(claim: Map<String, Value>) -> Result<Map<String, Value>, StatusCode> {
    let text = serde_json::to_string(&claim).unwrap_or_default();
    if claim.is_empty() || text.contains("\\u0000") {
        return Err(StatusCode::BAD_REQUEST);
    }
    if text.len() > LARGEST_CLAIM {
        return Err(StatusCode::PAYLOAD_TOO_LARGE);
    }
    Ok(claim)
}

/// 415 where the body does not say that it is JSON, 413 where it is too large, 400 where it is no JSON object.
fn refused(rejection: &JsonRejection) -> Response {
    let status = match rejection.status() {
        StatusCode::UNSUPPORTED_MEDIA_TYPE => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        StatusCode::PAYLOAD_TOO_LARGE => StatusCode::PAYLOAD_TOO_LARGE,
        _ => StatusCode::BAD_REQUEST,
    };
    status.into_response()
}

/// What a link is to lead to and to carry: an address, or a product or a category.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase")]
#[garde(context(Facts))]
struct TrackingUrlRequest {
    /// An address of any page of any of our shops.
    #[garde(skip)]
    url: Option<String>,
    /// A product.
    #[garde(skip)]
    product_id: Option<ProductId>,
    /// A category.
    #[garde(skip)]
    category_id: Option<CategoryId>,
    /// The country of the product or category; by default the host's.
    #[garde(skip)]
    country_id: Option<TenantId>,
    /// A discount of the partner.
    #[garde(skip)]
    discount_id: Option<AffiliateDiscountId>,
    /// Where the link will stand.
    #[garde(skip)]
    source: Option<String>,
    /// The campaign's source.
    #[garde(skip)]
    utm_source: Option<String>,
    /// The campaign's medium.
    #[garde(skip)]
    utm_medium: Option<String>,
    /// The campaign's name.
    #[garde(skip)]
    utm_campaign: Option<String>,
    /// The campaign's content.
    #[garde(skip)]
    utm_content: Option<String>,
    /// The campaign's term.
    #[garde(skip)]
    utm_term: Option<String>,
}

/// A partner's link.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct TrackingUrl {
    /// The page's address with the partner's code and campaign.
    url: String,
    /// A short address that leads there.
    short_url: String,
    /// The short address as a QR code: an SVG element.
    qr_svg: String,
}

/// Makes a link of the partner who asks, its short form and its QR code.
#[utoipa::path(post, path = "/affiliate/generate-tracking-url", tag = "affiliate", request_body = TrackingUrlRequest,
    responses((status = 200, body = Envelope<TrackingUrl>)), security(("bearer" = [])))]
async fn generate_tracking_url(
    context: ApiContext,
    partner: OwnAffiliate,
    Body(body): Body<TrackingUrlRequest>,
) -> Result<Answer<TrackingUrl>> {
    let OwnAffiliate(_, partner) = partner;
    let country = body.country_id.unwrap_or(context.storefront.tenant.id);
    let to = match (body.url.filter(|url| !url.is_empty()), body.product_id, body.category_id) {
        (Some(url), None, None) if url.len() <= LONGEST_TARGET => SourcedLink::Address(url),
        (Some(_), None, None) => return Err(Error::field("url", "error-affiliate-link-long")),
        (None, Some(product), None) => SourcedLink::Product(country, product),
        (None, None, Some(category)) => SourcedLink::Category(country, category),
        _ => return Err(Error::field("url", "error-affiliate-link-target")),
    };
    let parameters = Parameters {
        discount: body.discount_id,
        source: body.source,
        campaign: [body.utm_source, body.utm_medium, body.utm_campaign, body.utm_content, body.utm_term],
    };
    let link = service::generate(&context.app, &context.storefront, &partner, to, &parameters).await?;
    Ok(Answer(TrackingUrl { url: link.url, short_url: link.short_url, qr_svg: link.qr_svg }))
}

/// Whether a request is for a short link. `path` has no locale prefix.
pub fn is_short_link(method: &Method, path: &str) -> bool {
    matches!(*method, Method::GET | Method::HEAD) && path.starts_with(SHORT_LINKS)
}

/// Leads on from a short link to where it belongs, with all that its address carries. `path` may have a query.
pub async fn short_link(app: &App, front: &Storefront, path: &str) -> Result<Response> {
    let (path, query) = match path.split_once('?') {
        Some((path, query)) => (path, Some(query)),
        None => (path, None),
    };
    let code = path.strip_prefix(SHORT_LINKS).unwrap_or_default();
    let to = service::find_link(app, front, code, query).await?;
    let to = HeaderValue::from_str(&to).map_err(|_| Error::NotFound)?;
    let headers = [
        (header::LOCATION, to),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex")),
    ];
    Ok((StatusCode::FOUND, headers).into_response())
}

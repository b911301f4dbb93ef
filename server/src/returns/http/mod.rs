//! HTTP endpoints of returns and withdrawals. An order is identified by its link's token, or by its number for signed-in
//! customers.

mod label;
mod types;
mod view;

use axum::{
    body::Body as RawBody,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::{Bytes, BytesMut};
use futures::StreamExt as _;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::{Kind, Reason, ReturnMethod, WantedReturn},
    photo::{LARGEST_PHOTO, too_large},
    service::{self, NamedOrder, ReturnedItem},
};
use crate::{
    accounts::Customer,
    app::App,
    error::{Error, FieldError, Result},
    http::{Answer, ApiContext, Body, Envelope, LinkToken, Notice, Queries, Query, Segment, Segments},
    id::VariantId,
    visitor::Visitor,
};

use types::{
    KindQuery, OrderReturns, PreviewQuery, ReturnOptions, ReturnOrderQuery, ReturnPhoto, ReturnPreview, ReturnRequest,
    ReturnRequestLine, ReturnView, TakeBackRequest, WithdrawalReceipt, WithdrawalRequest,
};
use view::Viewer;

/// Routes of returns, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(options))
        .routes(routes!(preview))
        .routes(routes!(of_order))
        .routes(routes!(label))
        .routes(routes!(photo))
        .routes(routes!(request))
        .routes(routes!(take_back))
        .routes(routes!(keep_photo))
        .routes(routes!(withdraw))
}

/// The order of a request: by its link's token, or a customer's own by its number.
fn named<'a>(
    context: &ApiContext,
    customer: Option<&'a Customer>,
    order: Option<&'a LinkToken>,
    invoice: Option<&'a str>,
) -> NamedOrder<'a> {
    NamedOrder {
        tenant: context.storefront.tenant.id,
        user: customer.map(|customer| &customer.user),
        token: token_of(order),
        number: invoice,
    }
}

fn token_of(order: Option<&LinkToken>) -> Option<&str> {
    order.map(LinkToken::as_str).filter(|token| !token.is_empty())
}

/// Returns what can be returned from an order, and how.
///
/// Returns 409 with `error-return-needs-email` for a link that shows only the order's status.
#[utoipa::path(get, path = "/return/options", tag = "return", params(ReturnOrderQuery, KindQuery),
    responses((status = 200, body = Envelope<ReturnOptions>), (status = 409, description = "`error-return-needs-email`")))]
async fn options(
    context: ApiContext,
    customer: Option<Customer>,
    Queries((name, asked)): Queries<(ReturnOrderQuery, KindQuery)>,
) -> Result<Answer<ReturnOptions>> {
    let kind = kind_of(asked.kind.as_deref())?;
    let named = named(&context, customer.as_ref(), name.order.as_ref(), name.invoice.as_deref());
    let options = service::options_of(&context.app, &context.storefront, named, kind).await?;
    Ok(Answer(Viewer::of(&context).options(&options)?))
}

/// Previews the refund for the chosen pieces, and the discounts that would be lost for the rest.
#[utoipa::path(get, path = "/return/preview", tag = "return", params(ReturnOrderQuery, PreviewQuery),
    responses((status = 200, body = Envelope<ReturnPreview>)))]
async fn preview(
    context: ApiContext,
    customer: Option<Customer>,
    Queries((name, asked)): Queries<(ReturnOrderQuery, PreviewQuery)>,
) -> Result<Answer<ReturnPreview>> {
    let kind = kind_of(asked.kind.as_deref())?;
    let named = named(&context, customer.as_ref(), name.order.as_ref(), name.invoice.as_deref());
    let swapped = pairs("swap", asked.swap.as_deref().unwrap_or_default())?;
    let wanted: Vec<ReturnedItem> = pairs("take", &asked.take)?
        .into_iter()
        .map(|(position, quantity)| ReturnedItem {
            position,
            quantity,
            is_exchange: kind == Kind::Return && swapped.iter().any(|(other, _)| *other == position),
        })
        .collect();
    let preview = service::preview_of(&context.app, &context.storefront, named, &wanted, kind).await?;
    Ok(Answer(Viewer::preview(&preview)?))
}

/// The requested kind; a return when none is given.
fn kind_of(name: Option<&str>) -> Result<Kind> {
    Kind::try_from(name.unwrap_or("return").to_owned()).map_err(|_| choice("kind", "return, withdrawal"))
}

fn choice(field: &'static str, choices: &str) -> Error {
    Error::Invalid(vec![FieldError::new(field, "error-parameter-choice").with("choices", choices)])
}

/// Parses pairs of numbers: `1:2,3:1`. Each first number must be unique.
fn pairs(field: &'static str, text: &str) -> Result<Vec<(i64, i64)>> {
    let mut pairs: Vec<(i64, i64)> = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let pair = part.split_once(':').and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
        let (position, number) = pair.ok_or_else(|| choice(field, "1:2,3:1"))?;
        if pairs.iter().any(|(known, _)| *known == position) {
            return Err(choice(field, "1:2,3:1"));
        }
        pairs.push((position, number));
    }
    Ok(pairs)
}

/// Lists the returns of an order with their status.
#[utoipa::path(get, path = "/return/{number}", tag = "return", params(("number" = String, Path), ReturnOrderQuery),
    responses((status = 200, body = Envelope<OrderReturns>)))]
async fn of_order(
    context: ApiContext,
    customer: Option<Customer>,
    Segments(Segment(number)): Segments<Segment>,
    Query(name): Query<ReturnOrderQuery>,
) -> Result<Answer<OrderReturns>> {
    let named = named(&context, customer.as_ref(), name.order.as_ref(), Some(&number));
    let (details, returns) = service::returns_of(&context.app, named).await?;
    Ok(Answer(Viewer::of(&context).returns(&details, &returns, named.token)))
}

/// Returns the label of a return as a printable HTML page, with the return number as a barcode.
#[utoipa::path(get, path = "/return/{number}/label", tag = "return", params(("number" = String, Path), ReturnOrderQuery),
    responses((status = 200, content_type = "text/html", body = String)))]
async fn label(
    context: ApiContext,
    customer: Option<Customer>,
    Segments(Segment(number)): Segments<Segment>,
    Query(name): Query<ReturnOrderQuery>,
) -> Result<Response> {
    let named = named(&context, customer.as_ref(), name.order.as_ref(), None);
    let (details, returned) = service::own_return(&context.app, named, &number).await?;
    label::page(&context.app, &context.storefront, &details, &returned)
}

/// Returns a photograph of an order's return.
#[utoipa::path(get, path = "/return/photo/{token}", tag = "return", params(("token" = String, Path), ReturnOrderQuery),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>)))]
async fn photo(
    context: ApiContext,
    customer: Option<Customer>,
    Segments(Segment(token)): Segments<Segment>,
    Query(name): Query<ReturnOrderQuery>,
) -> Result<Response> {
    let named = named(&context, customer.as_ref(), name.order.as_ref(), name.invoice.as_deref());
    let jpeg = service::photo_of(&context.app, named, LinkToken::of(&token).as_str()).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/jpeg")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    Ok((headers, jpeg).into_response())
}

/// Uploads a photograph of damage for a return that is being requested; the body is the file.
///
/// At most 10 MB per photograph and 12 photographs per order. Returns 415 if the content type is not an image.
#[utoipa::path(post, path = "/return/photo", tag = "return", params(ReturnOrderQuery),
    request_body(content = Vec<u8>, content_type = "image/jpeg"),
    responses((status = 200, body = Envelope<ReturnPhoto>), (status = 415, description = "The content type is not an image")))]
async fn keep_photo(
    context: ApiContext,
    customer: Option<Customer>,
    visitor: Visitor,
    Query(name): Query<ReturnOrderQuery>,
    headers: HeaderMap,
    body: RawBody,
) -> Result<Answer<ReturnPhoto>, Response> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // Only bodies with an image content type are read: a form of a foreign site cannot send one without a CORS preflight.
    if !kind.starts_with("image/") {
        return Err(StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response());
    }
    let answer = async {
        let named = named(&context, customer.as_ref(), name.order.as_ref(), name.invoice.as_deref());
        let photo_id = service::keep_photo_of(&context.app, named, read_photo(body), &visitor).await?;
        Ok::<_, Error>(Answer(ReturnPhoto { photo_id }))
    };
    answer.await.map_err(IntoResponse::into_response)
}

/// Reads a photograph. One that is too large is discarded, but still read to the end: a browser does not show a response that
/// arrives while it is still sending.
async fn read_photo(body: RawBody) -> Result<Bytes> {
    let (mut kept, mut size) = (BytesMut::new(), 0);
    let mut chunks = body.into_data_stream();
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(|_| too_large())?;
        size += chunk.len();
        if size > LARGEST_PHOTO {
            kept = BytesMut::new();
        } else {
            kept.extend_from_slice(&chunk);
        }
    }
    if size > LARGEST_PHOTO { Err(too_large()) } else { Ok(kept.freeze()) }
}

/// A line of the request, or its validation error.
fn wanted(line: &ReturnRequestLine) -> Result<WantedReturn, FieldError> {
    let typed = line.reason.as_deref().unwrap_or_default().trim();
    let missing = || FieldError::new(format!("line{}.reason", line.position), "error-return-reason");
    Ok(WantedReturn {
        position: line.position,
        variant_id: line.variant_id,
        quantity: line.quantity,
        reason: Reason::chosen(typed).ok_or_else(missing)?,
        comment: line.comment.clone().unwrap_or_default(),
        exchange: line.exchange_variant_id.filter(|variant| *variant != VariantId::default()),
        photos: line.photo_ids.clone().unwrap_or_default(),
    })
}

/// Requests a return.
///
/// Repeating the request with the same `Idempotency-Key` creates only one return. Returns 422 with the fields that are not valid.
#[utoipa::path(post, path = "/return/request", tag = "return", request_body = ReturnRequest,
    responses((status = 200, body = Envelope<ReturnView>), (status = 409, description = "`error-return-exchange-gone`")))]
async fn request(
    context: ApiContext,
    customer: Option<Customer>,
    Body(body): Body<ReturnRequest>,
) -> Result<Notice<ReturnView>> {
    let (lines, mut wrong): (Vec<_>, Vec<_>) = body.lines.iter().map(wanted).partition(Result::is_ok);
    let way = ReturnMethod::chosen(body.way.as_deref().unwrap_or_default());
    if way.is_none() {
        wrong.push(Err(FieldError::new("way", "form-choice")));
    }
    let wrong: Vec<FieldError> = wrong.into_iter().filter_map(Result::err).collect();
    let Some(way) = way.filter(|_| wrong.is_empty()) else { return Err(Error::Invalid(wrong)) };
    let lines: Vec<WantedReturn> = lines.into_iter().filter_map(Result::ok).collect();
    let named = named(&context, customer.as_ref(), body.order.as_ref(), body.invoice.as_deref());
    let (details, shown) = service::request_of(&context.app, &context.storefront, named, &lines, way).await?;
    let view = Viewer::of(&context).case(&details, &shown, named.token);
    Ok(Notice(view, context.text("notice-return-requested")))
}

/// Cancels a return request, as long as nothing was sent.
#[utoipa::path(post, path = "/return/withdraw-request", tag = "return", request_body = TakeBackRequest,
    responses((status = 200, body = Envelope<ReturnView>), (status = 409, description = "`error-return-not-withdrawable`")))]
async fn take_back(
    context: ApiContext,
    customer: Option<Customer>,
    Body(body): Body<TakeBackRequest>,
) -> Result<Notice<ReturnView>> {
    let named = named(&context, customer.as_ref(), body.order.as_ref(), body.invoice.as_deref());
    let (details, shown) = service::take_back_of(&context.app, named, &body.number).await?;
    let view = Viewer::of(&context).case(&details, &shown, named.token);
    Ok(Notice(view, context.text("notice-return-withdrawn")))
}

/// Declares withdrawal from the contract or a part of it.
///
/// A receipt with date and time is sent by e-mail at once. Without `confirm` the response is 422 with `error-withdrawal-confirm`.
#[utoipa::path(post, path = "/order/withdrawal", tag = "order", request_body = WithdrawalRequest,
    responses((status = 200, body = Envelope<WithdrawalReceipt>), (status = 409, description = "`error-withdrawal-over`")))]
async fn withdraw(
    context: ApiContext,
    customer: Option<Customer>,
    Body(body): Body<WithdrawalRequest>,
) -> Result<Notice<WithdrawalReceipt>> {
    if body.confirm != Some(true) {
        return Err(Error::field("confirm", "error-withdrawal-confirm"));
    }
    let pieces: Vec<(i64, i64)> = body.lines.iter().map(|line| (line.position, line.quantity)).collect();
    let named = named(&context, customer.as_ref(), body.order.as_ref(), body.invoice.as_deref());
    let declared = service::declare_of(&context.app, &context.storefront, named, &pieces).await?;
    let receipt = WithdrawalReceipt {
        number: declared.number,
        declared_at: Viewer::of(&context).moment(declared.declared_at),
        email: declared.email,
    };
    Ok(Notice(receipt, context.text("notice-withdrawal-declared")))
}

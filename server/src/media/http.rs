//! `GET /media/[webp/]<mods>/<asset>`: serves renditions with headers for immutable content.

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use super::{
    model::MediaError,
    path,
    service::{self, Plan},
    state::Media,
};
use crate::{db::Db, entity_tag};

/// URLs contain the hash of the content, so the content of a URL never changes.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// The media routes. They need less than the whole app, so they have a state of their own and fit into any router.
pub fn router<S: Clone + Send + Sync + 'static>(db: Db, media: Media) -> Router<S> {
    Router::new().route("/media/{*rest}", get(rendition)).with_state((db, media))
}

/// The URL is parsed without percent-decoding: in a decoded one an encoded slash or dot would pass for a literal one.
async fn rendition(State((db, media)): State<(Db, Media)>, request: Request) -> Response {
    let wanted = request.uri().path().strip_prefix("/media/").and_then(path::parse);
    let Some(wanted) = wanted else { return refusal(&MediaError::NotFound) };
    match service::plan(&db, &media, &wanted).await {
        Ok(plan) if entity_tag::is_known(request.headers(), plan.etag()) => not_modified(&plan),
        Ok(plan) => match service::make(&media, &plan).await {
            Ok(bytes) => (headers(&plan), [(header::CONTENT_LENGTH, bytes.len())], Body::from(bytes)).into_response(),
            Err(error) => refusal_for(&error, wanted.path),
        },
        Err(error) => refusal_for(&error, wanted.path),
    }
}

type Headers = [(header::HeaderName, String); 4];

fn headers(plan: &Plan) -> Headers {
    [
        (header::CONTENT_TYPE, plan.mime().to_owned()),
        (header::CACHE_CONTROL, FOREVER.to_owned()),
        (header::ETAG, plan.etag()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
    ]
}

fn not_modified(plan: &Plan) -> Response {
    let mut response = (StatusCode::NOT_MODIFIED, headers(plan)).into_response();
    response.headers_mut().remove(header::CONTENT_TYPE);
    response
}

fn refusal_for(error: &MediaError, path: &str) -> Response {
    match error {
        MediaError::NotFound => {}
        MediaError::Failed(_) => tracing::error!(%path, %error, "a rendition cannot be generated"),
        _ => tracing::warn!(%path, %error, "a rendition was refused"),
    }
    refusal(error)
}

/// A short plain-text error response that must not be cached, for the error may be temporary. Details of server-side errors are
/// only logged.
fn refusal(error: &MediaError) -> Response {
    let (status, text) = match error {
        MediaError::NotFound => (StatusCode::NOT_FOUND, error.to_string()),
        MediaError::Overloaded => (StatusCode::SERVICE_UNAVAILABLE, error.to_string()),
        MediaError::Failed(_) => (StatusCode::INTERNAL_SERVER_ERROR, "the picture cannot be made".to_owned()),
        damaged => (StatusCode::UNPROCESSABLE_ENTITY, damaged.to_string()),
    };
    let kept = [(header::CACHE_CONTROL, "no-store"), (header::X_CONTENT_TYPE_OPTIONS, "nosniff")];
    let mut response = (status, kept, text).into_response();
    if status == StatusCode::SERVICE_UNAVAILABLE {
        response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("2"));
    }
    response
}

//! The sandbox's page: pay at once, pay slowly, decline, go back. Works without JavaScript.

use std::sync::LazyLock;

use axum::{
    body::Bytes,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use minijinja::{AutoEscape, Environment, context};
use sha2::{Digest as _, Sha256};
use url::form_urlencoded;

use super::redirect::see_other;
use crate::{
    accounts,
    app::App,
    error::{Error, Result},
    i18n::Arg,
    money,
    payments::{
        model::Payment,
        offer::allows_sandbox,
        providers::{Decision, find_session},
        service,
    },
    tenancy::Storefront,
    translate::translate,
};

const STYLE: &str = include_str!("../../../templates/sandbox.css");

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates
        .add_template("sandbox.html", include_str!("../../../templates/sandbox.html"))
        .expect("the template is compiled by the tests");
    templates
});

/// The page's content security policy: it may load nothing but its own style, and submit its form only to the shop.
static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hash = BASE64_STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
});

/// Serves the page, or handles the choice made on it.
pub(super) async fn answer(
    app: &App,
    front: &Storefront,
    method: &Method,
    token: &str,
    headers: &HeaderMap,
    body: &Bytes,
) -> Result<Response> {
    let payment = payable(app, front, token).await?;
    let session = find_session(app, token).await?.ok_or(Error::NotFound)?;
    if session.decision.is_some() || !payment.status.is_open() {
        return Ok(see_other(&session.return_url));
    }
    match *method {
        Method::GET | Method::HEAD => draw(app, front, &payment),
        Method::POST => {
            if !accounts::is_same_origin(method, headers, front) {
                return Err(Error::Forbidden);
            }
            if let Some(decision) = chosen(body)? {
                service::decide_in_sandbox(app, &payment, decision).await?;
            }
            Ok(see_other(&session.return_url))
        }
        _ => Ok(StatusCode::METHOD_NOT_ALLOWED.into_response()),
    }
}

/// A payment of this shop in the sandbox; fails when there is none.
async fn payable(app: &App, front: &Storefront, token: &str) -> Result<Payment> {
    if !allows_sandbox(&app.settings) {
        return Err(Error::NotFound);
    }
    let payment = service::find_by_token(&app.db, token).await?;
    payment.filter(|payment| payment.tenant_id == front.tenant.id).ok_or(Error::NotFound)
}

/// The decision in the form; `None` for going back.
fn chosen(body: &[u8]) -> Result<Option<Decision>> {
    let fields = form_urlencoded::parse(body);
    let named = fields.into_iter().find(|(name, _)| name == "decision").map(|(_, value)| value);
    match named.and_then(|name| Decision::from_name(&name)) {
        Some(Decision::Abandon) => Ok(None),
        Some(decision) => Ok(Some(decision)),
        None => Err(Error::field("decision", "error-bad-request")),
    }
}

fn draw(app: &App, front: &Storefront, payment: &Payment) -> Result<Response> {
    let text = |id: &str| translate(app, front, id, &[]);
    let choices = Decision::ALL.map(|decision| {
        let name = decision.name();
        context! { name, label => text(&format!("sandbox-{name}")), help => text(&format!("sandbox-{name}-help")) }
    });
    let page = TEMPLATES
        .get_template("sandbox.html")
        .and_then(|template| {
            template.render(context! {
                lang => &front.language.locale,
                style => STYLE,
                brand => text("shop-name"),
                title => text("sandbox-title"),
                intro => text("sandbox-intro"),
                order => translate(app, front, "sandbox-order", &[("number", Arg::from(&payment.reference))]),
                amount => money::format(&front.tenant.currency.pattern, payment.amount.minor),
                choices,
            })
        })
        .map_err(Error::internal)?;
    let kept = HeaderValue::from_static("private, no-store");
    let robots = HeaderValue::from_static("noindex");
    let headers = [
        (header::CONTENT_SECURITY_POLICY, POLICY.clone()),
        (header::CACHE_CONTROL, kept),
        (header::HeaderName::from_static("x-robots-tag"), robots),
    ];
    Ok((headers, Html(page)).into_response())
}

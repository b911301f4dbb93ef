//! The return label as an HTML page to print; it is never cached and loads nothing but its own style.

use std::sync::LazyLock;

use axum::{
    http::{HeaderValue, header},
    response::{Html, IntoResponse, Response},
};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use minijinja::{AutoEscape, Environment, Value, context};
use sha2::{Digest as _, Sha256};

use crate::{
    app::App,
    error::{Error, Result},
    orders::OrderDetails,
    returns::{
        barcode,
        model::{ReturnDetails, ReturnLine},
    },
    tenancy::Storefront,
    translate::translate,
};

/// The page's only style, listed in its content security policy.
const STYLE: &str = include_str!("../../../templates/label.css");

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates
        .add_template("label.html", include_str!("../../../templates/label.html"))
        .expect("the template is compiled by the tests");
    templates
});

static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| {
    let hash = BASE64_STANDARD.encode(Sha256::digest(STYLE));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{hash}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
});

/// The page.
pub(super) fn page(
    app: &App,
    front: &Storefront,
    details: &OrderDetails,
    returned: &ReturnDetails,
) -> Result<Response> {
    let html = written(app, front, details, returned)?;
    let headers = [
        (header::CONTENT_SECURITY_POLICY, POLICY.clone()),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    ];
    Ok((headers, Html(html)).into_response())
}

fn written(app: &App, front: &Storefront, details: &OrderDetails, returned: &ReturnDetails) -> Result<String> {
    let words = |id: &str| translate(app, front, id, &[]);
    let number = &returned.case.number;
    let legal = &front.tenant.legal;
    let to = front.tenant.pickup.as_ref().map_or_else(|| legal.address.clone(), |pickup| pickup.address.clone());
    let lines = returned.lines.iter().map(|line| line_of(details, line)).collect::<Vec<Value>>();
    let page = context! {
        style => STYLE,
        lang => front.language.locale.as_str(),
        brand => words("shop-name"),
        title => words("return-label-title"),
        number => number.as_str(),
        barcode => barcode::svg(number)?,
        to_label => words("return-label-to"),
        to => vec![legal.name.clone(), to.replace('\n', ", ")],
        order_label => words("return-label-order"),
        order => &details.order.number,
        items_label => words("return-label-items"),
        lines => lines,
        steps => ["return-label-step-pack", "return-label-step-stick", "return-label-step-hand-over"].map(words),
    };
    TEMPLATES.get_template("label.html").and_then(|template| template.render(page)).map_err(Error::internal)
}

fn line_of(details: &OrderDetails, line: &ReturnLine) -> Value {
    let sold = details.lines.iter().find(|sold| sold.position == line.position);
    let parts = sold.map(|sold| [&sold.details.colour, &sold.details.size]).into_iter().flatten().flatten();
    context! {
        name => sold.map(|sold| sold.details.name.clone()).unwrap_or_default(),
        options => parts.cloned().collect::<Vec<_>>().join(" · "),
        quantity => line.quantity,
        sku => sold.and_then(|sold| sold.sku.clone()),
    }
}

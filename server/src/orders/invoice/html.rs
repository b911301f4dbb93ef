//! The invoice as an HTML page to print.

use std::sync::LazyLock;

use minijinja::{
    AutoEscape, Environment, context,
    value::{Serde, Value},
};

use super::writer::contents;
use crate::{
    app::App,
    error::{Error, Result},
    orders::model::OrderDetails,
};

/// The page's only style, listed in its content security policy.
pub const STYLE: &str = include_str!("../../../templates/invoice.css");

static TEMPLATES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut templates = Environment::new();
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates
        .add_template("invoice.html", include_str!("../../../templates/invoice.html"))
        .expect("the template is compiled by the tests");
    templates
});

/// The invoice of an invoiced order as an HTML page to print.
pub fn invoice(app: &App, details: &OrderDetails) -> Result<String> {
    let page = context! { style => STYLE, invoice => Value::from(Serde(contents(app, details)?)) };
    TEMPLATES.get_template("invoice.html").and_then(|template| template.render(page)).map_err(Error::internal)
}

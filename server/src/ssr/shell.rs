//! The document around a page: head, structured data, assets and the data that the browser takes over.

use axum::http::StatusCode;
use minijinja::{AutoEscape, Environment, Value, context, value::Serde};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{
    assets::DocumentAssets,
    guard::Guard,
    page::{Document, NONCE_MARK},
    shop::Theme,
};
use crate::tenancy::{Directory, Storefront, home_of, hreflang};

/// What the web's `render` answers.
#[derive(Deserialize)]
pub(super) struct Rendered {
    #[serde(skip)]
    pub html: String,
    pub status: u16,
    pub redirect: Option<String>,
    #[serde(default)]
    pub guard: Option<Guard>,
    pub head: Head,
}

/// The head as the web describes it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Head {
    title: String,
    description: Option<String>,
    robots: Option<String>,
    canonical_path: String,
    alternates: Option<Vec<Alternate>>,
    #[serde(default)]
    og: serde_json::Value,
    #[serde(default)]
    json_ld: Vec<Box<RawValue>>,
    #[serde(default)]
    preload: serde_json::Value,
}

/// The same page in a language of a country; `path` has no locale prefix.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Alternate {
    language: String,
    path: String,
    /// The country's code.
    country: String,
}

/// What a document needs besides its page.
pub(super) struct Frame<'a> {
    pub front: &'a Storefront,
    pub directory: &'a Directory,
    pub assets: &'a DocumentAssets,
    pub theme: Option<Theme>,
    /// The shop's name.
    pub brand: &'a str,
    /// `{"shop":…,"data":…}`.
    pub state: &'a str,
}

/// Writes documents.
pub(super) struct Shell(Environment<'static>);

impl Shell {
    pub(super) fn new() -> Self {
        let mut environment = Environment::new();
        environment.set_auto_escape_callback(|_| AutoEscape::Html);
        environment.add_filter("attr", attribute);
        environment
            .add_template("document", include_str!("../../templates/document.html"))
            .expect("the document template is checked by the tests");
        Self(environment)
    }

    /// The document of a rendered page.
    pub(super) fn document(&self, frame: &Frame<'_>, page: &Rendered) -> Result<Document, minijinja::Error> {
        let head = &page.head;
        let front = frame.front;
        let canonical = address(&format!("{}{}", front.origin, front.prefix(&front.language)), &head.canonical_path);
        let json_ld: Vec<String> = head.json_ld.iter().map(|block| escape_script(block.get())).collect();
        let html = self.0.get_template("document")?.render(context! {
            lang => front.language.locale.as_str(),
            og_locale => front.language.locale.replace('-', "_"),
            theme => frame.theme.map(Theme::name),
            brand => frame.brand,
            look => front.tenant.look.as_ref().map(|look| Value::from(Serde(look))),
            head => context! {
                title => head.title.as_str(),
                description => head.description.as_deref(),
                robots => head.robots.as_deref(),
                og => Value::from(Serde(&head.og)),
                preload => Value::from(Serde(&head.preload)),
            },
            canonical => canonical,
            siblings => Value::from(Serde(siblings(frame, head))),
            json_ld => json_ld,
            assets => Value::from(Serde(frame.assets)),
            nonce => NONCE_MARK,
            html => page.html.as_str(),
            state => escape_script(frame.state),
        })?;
        let status = StatusCode::from_u16(page.status).unwrap_or(StatusCode::OK);
        Ok(Document::new(status, &html).kept_to(page.guard.clone()))
    }

    /// The document without a page: the browser renders it. Sent when JavaScript failed or is too busy here.
    pub(super) fn empty(
        &self,
        frame: &Frame<'_>,
        status: StatusCode,
        path: &str,
    ) -> Result<Document, minijinja::Error> {
        let head = Head {
            title: frame.brand.to_owned(),
            description: None,
            robots: None,
            canonical_path: path.to_owned(),
            alternates: None,
            og: serde_json::Value::Null,
            json_ld: Vec::new(),
            preload: serde_json::Value::Null,
        };
        self.document(
            frame,
            &Rendered { html: String::new(), status: status.as_u16(), redirect: None, guard: None, head },
        )
    }
}

#[derive(serde::Serialize)]
struct Sibling {
    hreflang: String,
    href: String,
}

/// hreflang: every language version in every country where the page exists, this one included, and x-default.
fn siblings(frame: &Frame<'_>, head: &Head) -> Vec<Sibling> {
    let Some(alternates) = &head.alternates else { return Vec::new() };
    let mut all: Vec<Sibling> = alternates.iter().filter_map(|alternate| sibling(frame, alternate)).collect();
    let anywhere = frame.directory.anywhere().map(|(tenant, language)| hreflang(tenant, language));
    let default = all.iter().find(|sibling| Some(&sibling.hreflang) == anywhere.as_ref()).or_else(|| all.first());
    if let Some(default) = default {
        let href = default.href.clone();
        all.push(Sibling { hreflang: "x-default".to_owned(), href });
    }
    all
}

fn sibling(frame: &Frame<'_>, alternate: &Alternate) -> Option<Sibling> {
    let tenant = frame.directory.tenant_by_code(&alternate.country)?;
    let language = tenant.language(&alternate.language)?;
    let home = home_of(frame.front, tenant, language)?;
    Some(Sibling { hreflang: hreflang(tenant, language), href: address(&home, &alternate.path) })
}

/// The root has no slash of its own behind a locale prefix.
fn address(home: &str, path: &str) -> String {
    let has_prefix = home.split_once("://").is_some_and(|(_, rest)| rest.contains('/'));
    if path == "/" && has_prefix { home.to_owned() } else { format!("{home}{path}") }
}

/// Escapes a value of a double-quoted attribute; slashes stay readable, unlike with the template engine's own escaping.
fn attribute(value: &str) -> Value {
    let escaped = value.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;");
    Value::from_safe_string(escaped)
}

/// Keeps text inside a script element: `</script>` and `<!--` cannot be spelt without `<`.
fn escape_script(json: &str) -> String {
    json.replace('<', "\\u003c")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
        .replace('\u{1}', "\\u0001")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::{body::to_bytes, http::HeaderMap};

    use super::*;
    use crate::tenancy::{self, Configuration, Tenant, files};

    fn directory() -> Directory {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        tenancy::directory(files.configuration).unwrap()
    }

    /// The document without a page, or one around a paragraph, in Slovenia or in a country changed by `edit`.
    async fn document(has_page: bool, edit: impl FnOnce(&mut Tenant)) -> String {
        let directory = directory();
        let mut tenant = Tenant::clone(directory.tenant(3).unwrap());
        edit(&mut tenant);
        let language = Arc::clone(&tenant.default_language);
        let front = Storefront {
            host_language: Arc::clone(&language),
            language,
            tenant: Arc::new(tenant),
            origin: "https://vitrina.si".into(),
            unknown_host: false,
        };
        let assets = DocumentAssets {
            scripts: vec!["/assets/entry.js".to_owned()],
            chunks: vec!["/assets/chunk.js".to_owned()],
            ..DocumentAssets::default()
        };
        let frame = Frame {
            front: &front,
            directory: &directory,
            assets: &assets,
            theme: None,
            brand: "Vitrina & co",
            state: "{}",
        };
        let shell = Shell::new();
        let document = if has_page {
            let frame_json = r#"{"status":200,"redirect":null,"guard":null,"head":{"title":"T","description":null,
                "robots":null,"canonicalPath":"/","alternates":null,"og":{},"jsonLd":[],"preload":[]}}"#;
            let page = Rendered { html: "<p>page</p>".to_owned(), ..serde_json::from_str(frame_json).unwrap() };
            shell.document(&frame, &page).unwrap()
        } else {
            shell.empty(&frame, StatusCode::OK, "/").unwrap()
        };
        let body = document.respond(&HeaderMap::new(), "abc").into_body();
        String::from_utf8(to_bytes(body, usize::MAX).await.unwrap().to_vec()).unwrap()
    }

    #[tokio::test]
    async fn scripts_begin_after_the_first_paint_or_at_once_where_there_is_nothing_to_paint() {
        let page = document(true, |_| {}).await;
        assert!(page.contains(r#"import("/assets/chunk.js");import("/assets/entry.js");"#), "{page}");
        let [timer, observer] = ["setTimeout(begin,", "new PerformanceObserver("].map(|part| page.find(part).unwrap());
        assert!(timer < observer, "a browser without the observer begins by the timer");
        let empty = document(false, |_| {}).await;
        assert!(empty.contains("begin()</script>") && !empty.contains("PerformanceObserver"), "{empty}");
        assert!(empty.contains("<title>Vitrina &amp; co</title>"));
    }

    #[tokio::test]
    async fn a_country_wears_its_own_colours() {
        let accent = |text| tenancy::Colour::parse(text).unwrap();
        let look = tenancy::Look { accent: accent("#8a1c4a"), accent_dark: accent("#ffb3d1") };
        let own = document(true, |tenant| tenant.look = Some(look)).await;
        assert!(own.contains("style=\"--color-blue:light-dark(#8a1c4a,#ffb3d1);"), "{}", &own[..300]);
        assert!(!document(true, |_| {}).await[..300].contains("style="));
    }
}

//! The HTML document around a page: head, structured data, assets and the data for hydration.

use axum::http::{HeaderValue, StatusCode};
use minijinja::{AutoEscape, Environment, Value, context, value::Serde};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{
    assets::DocumentAssets,
    document::Document,
    security_policy::{SecurityPolicies, Sources},
};
use crate::{
    catalog::Alternate,
    markup::escape_attribute,
    seo::{self, Sibling, address},
    tenancy::{Directory, Storefront, Tenant},
};

/// The output of the web's `render`.
#[derive(Deserialize)]
pub(super) struct RenderOutput {
    #[serde(skip)]
    pub html: String,
    pub status: u16,
    pub redirect: Option<String>,
    /// Source modules of the chunks that the page needs besides the entry chunks.
    #[serde(default)]
    pub modules: Vec<String>,
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

/// What a document needs besides its page's HTML.
pub(super) struct DocumentContext<'a> {
    pub front: &'a Storefront,
    pub directory: &'a Directory,
    pub assets: &'a DocumentAssets,
    /// The shop's name.
    pub brand: &'a str,
    /// `{"shop":…,"data":…}`; for a page for one person also `"personal":…`.
    pub state: &'a str,
}

/// Applies the chosen colour scheme before the first paint: no flash of the other scheme, and the same document for every
/// visitor.
const THEME_SCRIPT: &str = "{const m=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie);\
                            if(m)document.documentElement.dataset.theme=m[1]}";

/// Adds a module script to the page as an element, because `import()` does not distinguish two failures: a script that cannot be
/// loaded calls `failed`, one that throws is an uncaught error, reported to the console and to `lib/clientEvents.ts`. A module
/// that is loaded already is not requested again.
const LOAD: &str = "const load=src=>document.head.append(Object.assign(document.createElement(\"script\"),\
                    {type:\"module\",src,onerror:()=>failed(src)}));";

/// Handles a script that cannot be loaded, most often after a new release: the document is reloaded, once per path within ten
/// seconds, but not while the visitor is typing, nor when offline. `lib/chunks.ts` does the same for chunks loaded later. A page
/// that stays as the server rendered it is reported; of several failing scripts only the first, since the others may fail because
/// of it.
const FAILED: &str = "let isOver;const failed=src=>{if(isOver)return;isOver=1;\
                      try{const k=`reloaded:${location.pathname}`,n=Date.now();\
                      if(navigator.onLine&&document.activeElement===document.body&&n-(sessionStorage.getItem(k)??0)>=1e4)\
                      {sessionStorage.setItem(k,n);return location.reload()}}catch{}\
                      const message=`${src} could not be loaded`;reportError(new Error(message));\
                      navigator.sendBeacon?.(\"/api/client-events\",new Blob([JSON.stringify(\
                      {page:\"unknown\",vitals:[],errors:[{message,source:\"\"}]})],{type:\"application/json\"}))};";

/// Why no page can be served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unavailable {
    /// Too many requests are waiting.
    Busy,
    /// It cannot be rendered on the server; the browser tries.
    Failed,
    /// The request cannot be fulfilled; the message says why.
    Refused(&'static str),
}

/// Builds documents. Their inline scripts are always the same, so the Content-Security-Policy lists them by their hashes.
pub(super) struct Shell {
    templates: Environment<'static>,
    /// Starts the page's scripts after the first paint.
    after_paint: String,
    /// Starts the scripts at once, where there is nothing to paint.
    at_once: String,
    policies: SecurityPolicies,
}

impl Shell {
    /// `assets` may be those of any language, because only the fonts differ.
    pub(super) fn new(assets: &DocumentAssets, sources: &Sources<'_>) -> Self {
        let imports: Vec<String> = (assets.chunks.iter().chain(&assets.scripts))
            .map(|script| format!("load({});", escape_script(&serde_json::json!(script).to_string())))
            .collect();
        let begin = format!("{FAILED}{LOAD}let begun;const begin=()=>{{if(!begun){{begun=1;{}}}}};", imports.concat());
        // A hidden page is never painted.
        let after_paint = format!(
            "{begin}setTimeout(begin,3000);new PerformanceObserver(begin).observe({{type:\"paint\",buffered:true}})"
        );
        let at_once = format!("{begin}begin()");
        let inline = [THEME_SCRIPT, &after_paint, &at_once];
        let inline = inline.into_iter().chain(assets.inline.iter().map(String::as_str));
        let policies = SecurityPolicies::new(inline, sources);
        Self { templates: templates(), after_paint, at_once, policies }
    }

    /// The Content-Security-Policy of a country's documents.
    pub(super) fn security_policy(&self, tenant: &Tenant) -> HeaderValue {
        self.policies.of(tenant)
    }

    /// The document of a rendered page.
    pub(super) fn document(
        &self,
        context: &DocumentContext<'_>,
        page: &RenderOutput,
    ) -> Result<Document, minijinja::Error> {
        let head = &page.head;
        let front = context.front;
        let canonical = address(&format!("{}{}", front.origin, front.prefix(&front.language)), &head.canonical_path);
        let json_ld: Vec<String> = head.json_ld.iter().map(|block| escape_script(block.get())).collect();
        let html = self.templates.get_template("document")?.render(context! {
            lang => front.language.locale.as_str(),
            og_locale => front.language.locale.replace('-', "_"),
            theme_script => THEME_SCRIPT,
            begin_script => &self.after_paint,
            brand => context.brand,
            look => front.tenant.look.as_ref().map(|look| Value::from(Serde(look))),
            head => context! {
                title => head.title.as_str(),
                description => head.description.as_deref(),
                robots => head.robots.as_deref(),
                og => Value::from(Serde(&head.og)),
                preload => Value::from(Serde(&head.preload)),
            },
            canonical => canonical,
            siblings => Value::from(Serde(siblings(context, head))),
            prefix => front.prefix(&front.language),
            share_image => format!("{}{}", front.origin, seo::share_image_path(front)),
            json_ld => json_ld,
            assets => Value::from(Serde(context.assets)),
            html => page.html.as_str(),
            state => escape_script(context.state),
        })?;
        let status = StatusCode::from_u16(page.status).unwrap_or(StatusCode::OK);
        Ok(Document::new(status, &html).with_robots(head.robots.as_deref()))
    }

    /// The error page without a rendered page; `reference` is the request id. `text_of` returns messages in the page's language.
    pub(super) fn unavailable(
        &self,
        context: &DocumentContext<'_>,
        reason: Unavailable,
        reference: &str,
        text_of: impl Fn(&str) -> String,
    ) -> Result<Document, minijinja::Error> {
        let (title, text) = match reason {
            Unavailable::Busy => ("busy-title", "busy-text"),
            Unavailable::Failed => ("failed-title", "failed-text"),
            Unavailable::Refused(message) => ("failed-title", message),
        };
        let front = context.front;
        let html = self.templates.get_template("unavailable")?.render(context! {
            lang => front.language.locale.as_str(),
            brand => context.brand,
            title => text_of(title),
            text => text_of(text),
            retry => text_of("failed-retry"),
            reference => reference,
            assets => Value::from(Serde(context.assets)),
            theme_script => THEME_SCRIPT,
            begin_script => (reason == Unavailable::Failed).then_some(&self.at_once),
            state => escape_script(context.state),
        })?;
        Ok(Document::new(StatusCode::SERVICE_UNAVAILABLE, &html).with_robots(Some("noindex")))
    }
}

fn templates() -> Environment<'static> {
    let mut templates = Environment::new();
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates.add_filter("attr", attribute);
    for (name, source) in [
        ("document", include_str!("../../templates/document.html")),
        ("unavailable", include_str!("../../templates/unavailable.html")),
    ] {
        templates.add_template(name, source).expect("the templates are checked by the tests");
    }
    templates
}

/// The hreflang links, if there are any.
fn siblings(context: &DocumentContext<'_>, head: &Head) -> Vec<Sibling> {
    let alternates = head.alternates.as_deref().unwrap_or_default();
    seo::siblings(context.front, context.directory, alternates)
}

/// Escapes a value of a double-quoted attribute; slashes stay readable, unlike with the template engine's own escaping.
fn attribute(value: &str) -> Value {
    Value::from_safe_string(escape_attribute(value).into_owned())
}

/// Escapes text for a script element: without `<`, neither `</script>` nor `<!--` can occur.
fn escape_script(json: &str) -> String {
    json.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use base64::{Engine as _, prelude::BASE64_STANDARD};
    use sha2::{Digest, Sha256};

    use super::*;
    use crate::{
        id::TenantId,
        tenancy::{self, Configuration, files},
    };

    fn directory() -> Directory {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        tenancy::directory(files.configuration).unwrap()
    }

    /// A document around a paragraph, or an error page, in Slovenia or in a country changed by `edit`; and its policy.
    fn document(unavailable: Option<Unavailable>, edit: impl FnOnce(&mut Tenant)) -> (String, String) {
        let directory = directory();
        let mut tenant = Tenant::clone(directory.tenant(TenantId(3)).unwrap());
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
        let state = r#"{"trick":"</script><script>alert(1)</script>"}"#;
        let context =
            DocumentContext { front: &front, directory: &directory, assets: &assets, brand: "Vitrina & co", state };
        let shell = Shell::new(&assets, &Sources { media: "", vite: None, stripe_page: "", sslcommerz_page: "" });
        let document = if let Some(reason) = unavailable {
            shell.unavailable(&context, reason, "Reference: <id>", |id| format!("<{id}>")).unwrap()
        } else {
            let frame_json = r#"{"status":200,"redirect":null,"head":{"title":"T","description":null,
                    "robots":null,"canonicalPath":"/","alternates":null,"og":{},"jsonLd":[],"preload":[]}}"#;
            let page = RenderOutput { html: "<p>page</p>".to_owned(), ..serde_json::from_str(frame_json).unwrap() };
            shell.document(&context, &page).unwrap()
        };
        (
            String::from_utf8(document.plain()).unwrap(),
            shell.security_policy(&front.tenant).to_str().unwrap().to_owned(),
        )
    }

    /// The scripts in a document that a browser would run.
    fn inline_scripts(html: &str) -> Vec<&str> {
        let starts = ["<script>", "<script type=\"module\">"];
        let all = starts.into_iter().flat_map(|start| html.split(start).skip(1));
        all.map(|rest| rest.split("</script>").next().unwrap()).collect()
    }

    #[test]
    fn scripts_begin_after_the_first_paint_or_at_once_where_there_is_nothing_to_paint() {
        let (page, _) = document(None, |_| {});
        assert!(page.contains(r#"load("/assets/chunk.js");load("/assets/entry.js");"#), "{page}");
        let [timer, observer] = ["setTimeout(begin,", "new PerformanceObserver("].map(|part| page.find(part).unwrap());
        assert!(timer < observer, "a browser without the observer begins by the timer");
        let (failed, _) = document(Some(Unavailable::Failed), |_| {});
        assert!(failed.contains("begin()</script>") && !failed.contains("PerformanceObserver"), "{failed}");
        assert!(failed.contains("Reference: &lt;id&gt;</p>"), "{failed}");
        assert!(failed.contains("<title>&lt;failed-title&gt;") && failed.contains("content=\"noindex\""), "{failed}");
        let (busy, _) = document(Some(Unavailable::Busy), |_| {});
        assert!(busy.contains("&lt;busy-text&gt;") && !busy.contains("load("), "nothing more is asked of a busy shop");
    }

    #[test]
    fn every_script_that_runs_is_named_by_its_hash_and_no_data_is() {
        for reason in [None, Some(Unavailable::Failed), Some(Unavailable::Busy)] {
            let (html, policy) = document(reason, |_| {});
            let scripts = inline_scripts(&html);
            assert!(!scripts.is_empty());
            for script in scripts {
                let hash = BASE64_STANDARD.encode(Sha256::digest(script.as_bytes()));
                assert!(policy.contains(&format!("'sha256-{hash}'")), "{script}");
            }
            assert!(!policy.contains("nonce") && !policy.contains("script-src 'self' 'unsafe-inline'"));
            assert!(!html.contains("alert(1)</script>"), "data cannot end its element");
        }
    }

    #[test]
    fn a_country_shows_its_own_colours() {
        let accent = |text| tenancy::Colour::parse(text).unwrap();
        let look = tenancy::Look { accent: accent("#8a1c4a"), accent_dark: accent("#ffb3d1") };
        let (own, _) = document(None, |tenant| tenant.look = Some(look));
        assert!(own.contains("style=\"--color-blue:light-dark(#8a1c4a,#ffb3d1);"), "{}", &own[..300]);
        assert!(!document(None, |_| {}).0[..300].contains("style="));
    }
}

//! The built web app inside the binary: hashed client files with their brotli forms, and the server module.

use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
    sync::Arc,
};

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;
use serde::{Deserialize, Serialize};

use crate::http::accepts;

const ENTRY: &str = "src/entry-client.tsx";
const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../web/dist/client"]
#[allow_missing = true]
struct Client;

/// The web's server module, which exports `plan` and `render`. Cheap to clone.
#[derive(Clone)]
pub enum ServerModule {
    /// JavaScript.
    Source(Arc<str>),
    /// Bytecode of QuickJS, from the build script.
    Bytecode(&'static [u8]),
}

impl From<&str> for ServerModule {
    fn from(source: &str) -> Self {
        Self::Source(source.into())
    }
}

#[cfg(debug_assertions)]
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../web/dist/server"]
#[allow_missing = true]
struct Server;

/// The module with `plan` and `render`, or `None` when the web was not built. Debug builds read it, like the client's files, from
/// its folder, so that rebuilding the web is enough to try a change.
#[cfg(debug_assertions)]
pub fn server_module() -> Option<ServerModule> {
    let file = Server::get("server.mjs")?;
    Some((&*String::from_utf8_lossy(&file.data)).into())
}

/// The module with `plan` and `render`, or `None` when the web was not built.
#[cfg(not(debug_assertions))]
pub fn server_module() -> Option<ServerModule> {
    compiled_server_module()
}

/// The module as the build script compiled it.
#[cfg(any(test, not(debug_assertions)))]
pub fn compiled_server_module() -> Option<ServerModule> {
    const BYTECODE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/server.bytecode"));
    (!BYTECODE.is_empty()).then_some(ServerModule::Bytecode(BYTECODE))
}

/// The assets that a document of one language links to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DocumentAssets {
    /// Module scripts, started after the first paint, or after three seconds without one.
    pub scripts: Vec<String>,
    /// Inline module scripts (development only).
    pub inline: Vec<String>,
    /// Chunks that the scripts import.
    pub chunks: Vec<String>,
    /// Chunks of this page alone, preloaded with the document.
    pub preloads: Vec<String>,
    /// Style sheets.
    pub styles: Vec<String>,
    /// Fonts that the first paint needs.
    pub fonts: Vec<String>,
}

#[derive(Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    imports: Vec<String>,
}

/// The client's manifest.
pub struct Manifest(HashMap<String, Chunk>);

impl Manifest {
    /// Reads the manifest of the build inside the binary, or `None` when the web was not built.
    pub fn read() -> Option<Self> {
        let file = Client::get(".vite/manifest.json")?;
        serde_json::from_slice(&file.data).ok().map(Self)
    }

    /// The assets of a page in this language; `modules` are the source modules of the page's own chunks.
    pub fn document(&self, language: &str, modules: &[String]) -> DocumentAssets {
        let Some(entry) = self.0.get(ENTRY) else { return DocumentAssets::default() };
        let link = |file: &String| format!("/{file}");
        let imported: Vec<&Chunk> = entry.imports.iter().filter_map(|name| self.0.get(name)).collect();
        DocumentAssets {
            scripts: vec![link(&entry.file)],
            inline: Vec::new(),
            chunks: imported.iter().map(|chunk| link(&chunk.file)).collect(),
            preloads: self.preloads(modules, &entry.imports),
            styles: entry.css.iter().chain(imported.iter().flat_map(|chunk| &chunk.css)).map(link).collect(),
            fonts: font_subsets(language).iter().filter_map(|subset| self.font(subset)).collect(),
        }
    }

    /// The chunks of `modules` and their imports, except those in `there`.
    fn preloads(&self, modules: &[String], there: &[String]) -> Vec<String> {
        let mut wanted: Vec<&String> = modules.iter().collect();
        let mut seen: HashSet<&String> = there.iter().collect();
        let mut files = Vec::new();
        while let Some(name) = wanted.pop() {
            if name == ENTRY || !seen.insert(name) {
                continue;
            }
            if let Some(chunk) = self.0.get(name) {
                files.push(format!("/{}", chunk.file));
                wanted.extend(&chunk.imports);
            }
        }
        files
    }

    fn font(&self, subset: &str) -> Option<String> {
        let name = format!("/{subset}-");
        self.0.iter().find(|(source, _)| source.contains(&name)).map(|(_, chunk)| format!("/{}", chunk.file))
    }
}

/// The font files that a language's first screen needs; without them it would be painted twice.
fn font_subsets(language: &str) -> &'static [&'static str] {
    match language {
        "bn" => &["anek-bangla-bengali-wght", "commissioner-latin-flar"],
        "el" => &["commissioner-greek-flar", "commissioner-latin-flar"],
        "bg" => &["commissioner-cyrillic-flar", "commissioner-latin-flar"],
        "cz" | "hr" | "hu" | "lt" | "pl" | "ro" | "sk" | "sl" => {
            &["commissioner-latin-flar", "commissioner-latin-ext-flar"]
        }
        _ => &["commissioner-latin-flar"],
    }
}

/// The assets of a document while Vite's development server runs at `vite`.
pub fn development(vite: &str) -> DocumentAssets {
    let refresh = format!(
        "import {{ injectIntoGlobalHook }} from '{vite}/@react-refresh'; injectIntoGlobalHook(window); \
         window.$RefreshReg$ = () => {{}}; window.$RefreshSig$ = () => (type) => type;"
    );
    DocumentAssets {
        scripts: vec![format!("{vite}/@vite/client"), format!("{vite}/{ENTRY}")],
        inline: vec![refresh],
        ..DocumentAssets::default()
    }
}

/// `GET /assets/{file}`: immutable, compressed with brotli when the client accepts it.
pub fn asset(file: &str, headers: &HeaderMap) -> Response {
    if file == "build.json" {
        return build();
    }
    respond(&format!("assets/{file}"), headers, FOREVER)
}

/// `GET /assets/build.json`: the entry script of the current build. Browsers poll it to find out whether theirs is outdated.
fn build() -> Response {
    let Some(entry) = Manifest::read().and_then(|manifest| manifest.document("", &[]).scripts.into_iter().next())
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (headers, serde_json::json!({ "entry": entry }).to_string()).into_response()
}

/// `GET /favicon.svg`.
pub fn favicon(headers: &HeaderMap) -> Response {
    respond("favicon.svg", headers, HeaderValue::from_static("public, max-age=86400"))
}

fn respond(name: &str, headers: &HeaderMap, caching: HeaderValue) -> Response {
    let compressed = accepts(headers, "br").then(|| Client::get(&format!("{name}.br"))).flatten();
    let encoded = compressed.is_some();
    let Some(file) = compressed.or_else(|| Client::get(name)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let body = match file.data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    let mut response = Response::new(body);
    let own = response.headers_mut();
    own.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    own.insert(header::CACHE_CONTROL, caching);
    own.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    own.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    if encoded {
        own.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    response
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("json" | "map") => "application/json",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_gives_scripts_chunks_styles_and_fonts() {
        let manifest = Manifest(
            serde_json::from_str(
                r#"{
                "src/entry-client.tsx": {"file": "assets/entry-1.js", "css": ["assets/shop-1.css"], "imports": ["_react.js"]},
                "_react.js": {"file": "assets/react-1.js"},
                "_forms.js": {"file": "assets/forms-1.js", "imports": ["_react.js"]},
                "src/routes/accountPages.tsx": {"file": "assets/account-1.js", "imports": ["_react.js", "_forms.js", "src/entry-client.tsx"]},
                "fonts/commissioner-greek-flar-normal.woff2": {"file": "assets/greek-1.woff2"},
                "fonts/commissioner-latin-ext-flar-normal.woff2": {"file": "assets/latin-ext-1.woff2"},
                "fonts/commissioner-latin-flar-normal.woff2": {"file": "assets/latin-1.woff2"}
            }"#,
            )
            .unwrap(),
        );
        let assets = manifest.document("el", &[]);
        assert_eq!(assets.scripts, ["/assets/entry-1.js"]);
        assert_eq!(assets.chunks, ["/assets/react-1.js"]);
        assert_eq!(assets.styles, ["/assets/shop-1.css"]);
        assert!(assets.preloads.is_empty());
        let account = manifest.document("el", &["src/routes/accountPages.tsx".to_owned()]);
        assert_eq!(account.preloads, ["/assets/account-1.js", "/assets/forms-1.js"], "without what comes anyway");
        assert_eq!(assets.fonts, ["/assets/greek-1.woff2", "/assets/latin-1.woff2"]);
    }
}

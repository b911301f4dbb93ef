//! Which modules may use HTTP: axum, the module `http`, and the crates with HTTP's types and cookies.

use std::collections::BTreeSet;

use crate::{
    crate_imports, expect_none,
    source::{File, files},
};

/// Files and folders at the edge to HTTP.
const EDGE: [&str; 8] = ["http.rs", "http", "router", "ssr", "telemetry", "serve", "api", "lib.rs"];
/// Crates of HTTP's types and cookies.
const CRATES: [&str; 3] = ["http", "cookie", "axum_extra"];
/// Files outside of the edge that use a crate of HTTP, and why.
const EXEMPT: [(&str, &str); 1] = [("entity_tag.rs", "compares the headers of conditional requests")];

/// The crates of HTTP that a file uses. A module of its own with such a name, and a name that it imports, are not the crate.
fn crates_of_http(file: &File, modules: &BTreeSet<Vec<String>>) -> BTreeSet<&'static str> {
    let facts = file.facts();
    let is_crate = |name: &str| {
        let child = [&file.module()[..], &[name.to_owned()]].concat();
        !modules.contains(&child)
    };
    let is_bound = |name: &str| facts.uses.iter().any(|(bound, path)| bound == name && path[0] != name);
    let in_uses = facts.uses.iter().map(|(_, path)| path[0].as_str());
    let in_paths = facts.paths.iter().map(|path| path[0].as_str()).filter(|name| !is_bound(name));
    let used: BTreeSet<&str> = in_uses.chain(in_paths).collect();
    CRATES.into_iter().filter(|name| used.contains(name) && is_crate(name)).collect()
}

#[test]
fn only_http_modules_use_axum() {
    let allowed = ["http.rs", "http", "router", "ssr", "telemetry", "api", "lib.rs"];
    let offences: Vec<String> = files("server/src", &["rs"])
        .iter()
        .filter(|file| file.production().contains("axum::") && !file.is(&allowed))
        .map(|file| file.name.clone())
        .collect();
    expect_none("axum is used by HTTP modules only", &offences);
}

#[test]
fn services_use_no_http_types() {
    let files = files("server/src", &["rs"]);
    let modules: BTreeSet<Vec<String>> = files.iter().map(File::module).collect();
    let (mut offences, mut uses) = (Vec::new(), 0);
    for file in &files {
        let imports = crate_imports(file).contains("http");
        let crates = crates_of_http(file, &modules);
        uses += crates.len();
        if file.is(&EDGE) {
            continue;
        }
        if imports {
            offences.push(format!("{} imports from `crate::http`", file.name));
        }
        if !EXEMPT.iter().any(|(exempt, _)| *exempt == file.name) {
            offences.extend(crates.into_iter().map(|name| format!("{} uses the crate `{name}`", file.name)));
        }
    }
    assert!(uses > 2, "the rule finds {uses} uses of these crates");
    expect_none("modules below HTTP use no types of HTTP", &offences);
}

#[test]
fn a_module_or_import_of_the_same_name_is_not_the_crate() {
    let modules: BTreeSet<Vec<String>> = [vec!["orders".to_owned(), "http".to_owned()]].into();
    let found = |name: &str, text: &str| {
        let file = File { path: name.into(), name: name.to_owned(), text: text.to_owned() };
        crates_of_http(&file, &modules).into_iter().collect::<Vec<_>>()
    };
    assert_eq!(found("clock.rs", "use http::{HeaderMap, header};"), ["http"]);
    assert_eq!(found("clock.rs", "fn at(code: http::StatusCode) {}"), ["http"]);
    assert_eq!(
        found("clock.rs", "use axum_extra::extract::CookieJar;\nfn f() { cookie::Cookie::new() }"),
        ["axum_extra", "cookie"]
    );
    assert_eq!(found("orders/mod.rs", "mod http;\npub use http::routes;\nfn f() { http::routes() }"), [""; 0]);
    assert_eq!(found("clock.rs", "use crate::http;\nfn f() -> http::Answer { http::answer() }"), [""; 0]);
    assert_eq!(found("clock.rs", "#[cfg(test)]\nmod tests { use http::Method; }"), [""; 0]);
}

//! Every page of the web that needs no account, on every host of the demo shop: its status, title, canonical address and language versions.

use std::collections::{BTreeMap, BTreeSet};

use axum::Router;
use futures::{StreamExt as _, stream};
use reqwest::header::LOCATION;
use vitrina_server::{
    config::Settings,
    demo,
    ssr::Documents,
    tenancy::{Directory, Tenant, hreflang, public_home_of},
    testing,
};
use vitrina_tests::{TestShop, open_with, platform, serve, settings};

use super::being_found::{Alternates, alternates, between, sitemap};

/// Requests at a time.
const AT_ONCE: usize = 4;
/// Pages that answer otherwise than with themselves when nobody leads there by a link of their own: what they say, and why.
const OTHERWISE: [(&str, u16, &str); 0] = [];

/// A page to ask for.
#[derive(Clone, Debug)]
struct Visit {
    host: String,
    /// As the web declares it.
    route: String,
    path: String,
    locale: String,
    /// The whole address.
    address: String,
    /// What the sitemap says of its language versions; none where it is in no sitemap.
    told: Option<Alternates>,
    /// The language versions that a page in an index has in its own country at least.
    own_versions: BTreeSet<String>,
}

/// Where a host's pages begin, in each language that is at home there.
fn homes(tenant: &Tenant, host: &str) -> Vec<(String, String)> {
    let origin = format!("https://{host}");
    let homes = tenant.languages.iter().filter_map(|language| {
        let home = public_home_of(tenant, language)?;
        let is_here = home == origin || home.starts_with(&format!("{origin}/"));
        is_here.then(|| (home, language.locale.clone()))
    });
    homes.collect()
}

/// Whether a path is of a declared one.
fn is_of(route: &str, path: &str) -> bool {
    let (route, path): (Vec<&str>, Vec<&str>) = (route.split('/').collect(), path.split('/').collect());
    route.len() == path.len() && route.iter().zip(&path).all(|(own, part)| own.starts_with(':') || own == part)
}

/// Paths that only people with an account or partners have.
fn needs_role(route: &str) -> bool {
    route == "/user" || route.starts_with("/user/") || route.starts_with("/affiliate/")
}

/// An address of a declared path in one language: from the sitemap, or as nobody's link has it.
fn path_of(route: &str, home: &str, fixed: &BTreeSet<&String>, known: &BTreeMap<String, Alternates>) -> String {
    if !route.contains(':') {
        return route.to_owned();
    }
    // A slug of one segment may be that of any page; those with a route of their own are not meant.
    let mut paths = known.keys().filter_map(|address| address.strip_prefix(home)).filter(|path| path.starts_with('/'));
    let found = paths.find(|path| is_of(route, path) && !fixed.iter().any(|fixed| fixed.as_str() == *path));
    if let Some(found) = found {
        return found.to_owned();
    }
    if let Some(start) = route.strip_prefix("/event-check/") {
        let event = known.keys().find_map(|address| address.strip_prefix(home)?.strip_prefix("/event/"));
        return format!("/event-check/{}", event.unwrap_or(start));
    }
    route.split('/').map(|part| if part.starts_with(':') { "1" } else { part }).collect::<Vec<_>>().join("/")
}

/// Each route once on each host, the languages of a host in turn.
async fn visits(shop: &TestShop, directory: &Directory, routes: &[String]) -> Vec<Visit> {
    let fixed: BTreeSet<&String> = routes.iter().filter(|route| !route.contains(':')).collect();
    let mut visits = Vec::new();
    for tenant in directory.active() {
        let own_versions: BTreeSet<String> =
            tenant.languages.iter().map(|language| hreflang(tenant, language)).collect();
        for host in &tenant.hosts {
            let homes = homes(tenant, &host.name);
            assert!(!homes.is_empty() && routes.len() >= homes.len(), "{} has no language", host.name);
            let known = sitemap(shop, &host.name).await;
            for (turn, route) in routes.iter().enumerate() {
                let (home, locale) = &homes[turn % homes.len()];
                let path = path_of(route, home, &fixed, &known);
                let address = if path == "/" { home_address(home) } else { format!("{home}{path}") };
                visits.push(Visit {
                    host: host.name.clone(),
                    route: route.clone(),
                    path: address[format!("https://{}", host.name).len()..].to_owned(),
                    locale: locale.clone(),
                    told: known.get(&address).cloned(),
                    address,
                    own_versions: own_versions.clone(),
                });
            }
        }
    }
    visits
}

/// The address of a home page: a slash only where nothing else stands behind the host.
fn home_address(home: &str) -> String {
    let is_bare = home.matches('/').count() == 2;
    if is_bare { format!("{home}/") } else { home.to_owned() }
}

/// What is wrong with a page, and its title where it may be in an index.
async fn look(shop: &TestShop, visit: &Visit) -> Result<Option<String>, String> {
    let response = shop.get(&visit.host, &visit.path).await;
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let wrong = |what: String| Err(format!("{} ({}): {what}", visit.address, visit.route));
    let location = headers.get(LOCATION).map(|to| to.to_str().unwrap().to_owned()).unwrap_or_default();
    if needs_role(&visit.route) {
        let is_sent = matches!(status, 302 | 303 | 307) && location.contains("/auth/");
        return if is_sent { Ok(None) } else { wrong(format!("{status} {location}, not sent to sign in")) };
    }
    let expected = OTHERWISE.iter().find(|(route, ..)| *route == visit.route).map_or(200, |(_, status, _)| *status);
    if status != expected {
        return wrong(format!("{status} {location}, not {expected}"));
    }
    if status != 200 && status != 404 {
        return Ok(None);
    }
    let html = response.text().await.unwrap();
    let head = html.split("</head>").next().unwrap();
    if !html.contains(&format!("<html lang=\"{}\"", visit.locale)) {
        return wrong(format!("is not in {}", visit.locale));
    }
    let title = between(head, "<title>", "</title>").first().map(|title| title.trim().to_owned()).unwrap_or_default();
    let is_key = title.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    if title.is_empty() || is_key || title.contains('{') {
        return wrong(format!("has the title {title:?}"));
    }
    let is_indexed = !headers.contains_key("x-robots-tag");
    let canonical = between(head, "<link rel=\"canonical\" href=\"", "\"");
    let own = visit.address.split('?').next().unwrap();
    if is_indexed && canonical != [own] {
        return wrong(format!("is canonical at {canonical:?}"));
    }
    let shown = alternates(head, "link");
    let versions: BTreeSet<String> = shown.iter().map(|(language, _)| language.clone()).collect();
    if let Some(told) = &visit.told
        && *told != shown
    {
        return wrong(format!("has other language versions than its sitemap says: {shown:?} {told:?}"));
    }
    if is_indexed && !visit.route.contains(':') && !visit.own_versions.is_subset(&versions) {
        return wrong(format!("does not name {:?} among {versions:?}", visit.own_versions));
    }
    Ok(is_indexed.then_some(title))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_answers_on_every_host_in_its_languages() {
    let test = testing::sqlite().await;
    platform(&test).await;
    let settings = Settings { render_threads: 2, ..settings(&test) };
    let app = open_with(&test, settings).await;
    demo::load_pages(&app).await.unwrap();
    app.catch_up().await.unwrap();
    let routes = Documents::start(&app, Router::new()).unwrap().paths().await.unwrap();
    assert!(routes.len() >= 50, "{routes:?}");
    let directory = app.directory();
    let shop = serve(app).await;
    let visits = visits(&shop, &directory, &routes).await;
    let hosts: BTreeSet<&String> = visits.iter().map(|visit| &visit.host).collect();
    let versions: BTreeSet<(&String, &String)> = visits.iter().map(|visit| (&visit.host, &visit.locale)).collect();
    assert_eq!(visits.len(), hosts.len() * routes.len());
    assert!(hosts.len() > 16 && versions.len() > hosts.len(), "{versions:?}");
    let looked: Vec<(&Visit, Result<Option<String>, String>)> = stream::iter(&visits)
        .map(|visit| {
            let shop = &shop;
            async move { (visit, look(shop, visit).await) }
        })
        .buffer_unordered(AT_ONCE)
        .collect()
        .await;
    let wrong: Vec<&String> = looked.iter().filter_map(|(_, found)| found.as_ref().err()).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{wrong:#?}", wrong.len(), visits.len());
    let mut titles: BTreeMap<(&String, &String, &String), &String> = BTreeMap::new();
    for (visit, title) in looked.iter().filter_map(|(visit, found)| Some((visit, found.as_ref().ok()?.as_ref()?))) {
        if let Some(other) = titles.insert((&visit.host, &visit.locale, title), &visit.address) {
            assert_eq!(other, &visit.address, "two pages are called {title:?}");
        }
    }
    shop.stop().await;
}

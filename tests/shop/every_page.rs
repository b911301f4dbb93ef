//! Every page of the web that needs no account, on every host of the demo shop in each of its languages: its status, title, canonical address
//! and language versions, and whether it is in the sitemap.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use axum::Router;
use futures::{StreamExt as _, stream};
use reqwest::header::LOCATION;
use vitrina_server::{
    app::App,
    config::Settings,
    demo,
    i18n::COUNTRY_NAME,
    ssr::Documents,
    tenancy::{Language, Tenant, hreflang, public_home_of},
    testing::PLATFORM,
};
use vitrina_tests::{TestShop, open_with, serve, settings};

use super::being_found::{Alternates, alternates, between, sitemap};

/// A product's address below a category; its canonical address has no category.
const ALIAS: &str = "/product/:category/:slug";
/// The pages of the journal; the first one is the journal itself.
const JOURNAL_PAGE: &str = "/blog/page/:id";

/// In `TITLES`: the title contains the page's own heading, in every language.
const HEADING: &str = "";
/// The message whose text the title of each page contains.
const TITLES: &[(&str, &str)] = &[
    ("/", "seo-home-title"),
    ("/:slug", HEADING),
    ("/Checkout", "cart-meta-title"),
    ("/OrderConfirmation", "order-meta-title"),
    ("/SSLReturn", "pay-meta-title"),
    ("/Track/Order", "track-title"),
    ("/Wishlists", "wishlist-title"),
    ("/auth/Confirm-Email", "confirm-title"),
    ("/auth/Forgot-Password", "forgot-title"),
    ("/auth/Login", "login-title"),
    ("/auth/Register", "register-title"),
    ("/auth/Reset-Password", "reset-title"),
    ("/auth/Verify-Email", "verify-title"),
    ("/auth/affiliate-application-success", "affiliate-applied-title"),
    ("/auth/affiliate-login", "affiliate-login-title"),
    ("/auth/affiliate-register", "affiliate-register-title"),
    ("/become-a-seller", "seller-apply-title"),
    ("/blog", "content-blog-title"),
    ("/blog/:slug", HEADING),
    ("/brands", "seo-brands-title"),
    ("/brands/:slug", HEADING),
    ("/cart-reminder/delete", "cart-reminder-delete-title"),
    ("/categories", "seo-categories-title"),
    ("/category/:parent", HEADING),
    ("/category/:parent/:slug", HEADING),
    ("/collection/:slug", HEADING),
    ("/event-check/:slug", HEADING),
    ("/event/:slug", HEADING),
    ("/event/test", "event-test-title"),
    ("/event/test2", "event-test-title"),
    ("/faq", "content-faq-title"),
    ("/flash-deals", "deals-title"),
    ("/global-sellers", "seller-list-title"),
    ("/guest/return", "return-title"),
    ("/helpcenter", "content-help-title"),
    ("/new", "menu-new"),
    ("/newsletter/confirm", "newsletter-confirm-title"),
    ("/prize-wheel", "wheel-title"),
    ("/product-cares", "content-care-title"),
    ("/product/:category/:slug", HEADING),
    ("/product/:slug", HEADING),
    ("/refund/account", "refund-account-meta-title"),
    ("/return/:invoice", "return-status-title"),
    ("/sale", "menu-reduced"),
    ("/search", "search-title"),
    ("/size-guides", "product-size-table"),
    ("/stock-alert/delete", "stock-alert-delete-title"),
    ("/str/Return", "pay-meta-title"),
    ("/unsubscribe", "unsubscribe-title"),
    ("/withdrawal", "withdrawal-title"),
];

/// Concurrent requests: as many as there are renderers.
const AT_ONCE: usize = 2;
/// Number of retries for a page that a busy machine has not rendered in time.
const PATIENCE: usize = 3;

/// A page to request.
#[derive(Clone, Debug)]
struct Visit {
    host: String,
    /// The path as declared by the front end.
    route: String,
    path: String,
    locale: String,
    /// The text of the message in `TITLES`, in the page's language.
    title: Option<String>,
    /// The whole address.
    address: String,
    /// Its canonical address.
    canonical: String,
    /// The path that it redirects to instead of being rendered.
    moved_to: Option<String>,
    /// Its language versions according to the sitemap; none for pages that are not in the sitemap.
    in_sitemap: Option<Alternates>,
    /// The minimum language versions that an indexed page has in its own country.
    own_versions: BTreeSet<String>,
}

/// Path prefixes of a host's pages, for each of its languages.
fn homes(tenant: &Tenant, host: &str) -> Vec<(String, Arc<Language>)> {
    let origin = format!("https://{host}");
    let homes = tenant.languages.iter().filter_map(|language| {
        let home = public_home_of(tenant, language)?;
        let is_here = home == origin || home.starts_with(&format!("{origin}/"));
        is_here.then(|| (home, Arc::clone(language)))
    });
    homes.collect()
}

/// Whether a path matches a declared one.
fn is_of(route: &str, path: &str) -> bool {
    let (route, path): (Vec<&str>, Vec<&str>) = (route.split('/').collect(), path.split('/').collect());
    route.len() == path.len() && route.iter().zip(&path).all(|(own, part)| own.starts_with(':') || own == part)
}

/// Paths for customers with an account or partners only.
fn needs_role(route: &str) -> bool {
    route == "/user" || route.starts_with("/user/") || route.starts_with("/affiliate/")
}

/// A declared path with its parameters filled in: from the sitemap, or with values that do not exist.
fn path_of(route: &str, home: &str, fixed: &BTreeSet<&String>, known: &BTreeMap<String, Alternates>) -> String {
    if !route.contains(':') {
        return route.to_owned();
    }
    let of_home = || known.keys().filter_map(|address| address.strip_prefix(home)).filter(|path| path.starts_with('/'));
    // A slug of one segment may match any page; pages with their own route are excluded.
    let is_free = |path: &&str| !fixed.iter().any(|fixed| fixed.as_str() == *path);
    if let Some(found) = of_home().filter(is_free).find(|path| is_of(route, path)) {
        return found.to_owned();
    }
    let slug_below = |folder: &str| of_home().find_map(|path| path.strip_prefix(folder)).unwrap_or("none").to_owned();
    match route {
        ALIAS => format!("/product/any/{}", slug_below("/product/")),
        "/event-check/:slug" => format!("/event-check/{}", slug_below("/event/")),
        _ => route.split('/').map(|part| if part.starts_with(':') { "1" } else { part }).collect::<Vec<_>>().join("/"),
    }
}

/// Each route on each host, in each of its languages.
async fn visits(shop: &TestShop, app: &App, routes: &[String]) -> Vec<Visit> {
    let directory = app.directory();
    let fixed: BTreeSet<&String> = routes.iter().filter(|route| !route.contains(':')).collect();
    let mut visits = Vec::new();
    for tenant in directory.active() {
        let own_versions: BTreeSet<String> =
            tenant.languages.iter().map(|language| hreflang(tenant, language)).collect();
        for host in &tenant.hosts {
            let homes = homes(tenant, &host.name);
            assert!(!homes.is_empty(), "{} has no language", host.name);
            let known = sitemap(shop, &host.name).await;
            for ((home, language), route) in homes.iter().flat_map(|home| routes.iter().map(move |route| (home, route)))
            {
                let path = path_of(route, home, &fixed, &known);
                let address = if path == "/" { home_address(home) } else { format!("{home}{path}") };
                let prefix = &home[format!("https://{}", host.name).len()..];
                let is_alias = route == ALIAS;
                visits.push(Visit {
                    host: host.name.clone(),
                    route: route.clone(),
                    path: address[format!("https://{}", host.name).len()..].to_owned(),
                    locale: language.locale.clone(),
                    title: title_of(app, tenant, language, route),
                    canonical: if is_alias {
                        address.replacen("/product/any/", "/product/", 1)
                    } else {
                        address.clone()
                    },
                    moved_to: (route == JOURNAL_PAGE).then(|| format!("{prefix}/blog")),
                    in_sitemap: known.get(&address).cloned(),
                    address,
                    own_versions: own_versions.clone(),
                });
            }
        }
    }
    visits
}

/// The address of a home page: a slash only if nothing else follows the host.
fn home_address(home: &str) -> String {
    let is_bare = home.matches('/').count() == 2;
    if is_bare { format!("{home}/") } else { home.to_owned() }
}

fn message_of(route: &str) -> Option<&'static str> {
    TITLES.iter().find(|(known, _)| *known == route).map(|(_, id)| *id)
}

/// The text of the message that a page's title contains, in a language of a country.
fn title_of(app: &App, tenant: &Tenant, language: &Language, route: &str) -> Option<String> {
    let translations = app.translations();
    let country_name = format!("{COUNTRY_NAME}{}", tenant.code.to_lowercase());
    let country = translations.find(tenant.id, language, &country_name, &[])?;
    translations.find(tenant.id, language, message_of(route)?, &[("country", country.into())])
}

/// The text that a page's title must contain.
fn expected_title(visit: &Visit, html: &str) -> Option<String> {
    if message_of(&visit.route)? != HEADING {
        return visit.title.clone();
    }
    let heading = between(html, "<h1", "</h1>").first()?.split_once('>')?.1;
    (!heading.is_empty()).then(|| decoded(heading))
}

/// A text without character references: the page's head and its body escape different characters.
fn decoded(html: &str) -> String {
    let named = html.replace("&#x27;", "'").replace("&#x2f;", "/").replace("&quot;", "\"");
    named.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Problems of a page, and its title if it may be indexed.
async fn look(shop: &TestShop, visit: &Visit) -> Result<Option<String>, String> {
    let mut response = shop.get(&visit.host, &visit.path).await;
    for _ in 0..PATIENCE {
        if response.status() != 503 {
            break;
        }
        response = shop.get(&visit.host, &visit.path).await;
    }
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let wrong = |what: String| Err(format!("{} ({}): {what}", visit.address, visit.route));
    let location = headers.get(LOCATION).map(|to| to.to_str().unwrap().to_owned()).unwrap_or_default();
    if needs_role(&visit.route) {
        let is_sent = matches!(status, 302 | 303 | 307) && location.contains("/auth/");
        return if is_sent { Ok(None) } else { wrong(format!("{status} {location}, not sent to sign in")) };
    }
    if let Some(moved_to) = &visit.moved_to {
        let is_moved = matches!(status, 301 | 308) && location == *moved_to;
        return if is_moved { Ok(None) } else { wrong(format!("{status} {location}, not moved to {moved_to}")) };
    }
    if status != 200 {
        return wrong(format!("{status} {location}"));
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
    match expected_title(visit, &html) {
        None => return wrong("has no title in the table, no such message, or no heading".to_owned()),
        Some(text) if !decoded(&title).contains(&text) => {
            return wrong(format!("has the title {title:?}, not {text:?}"));
        }
        Some(_) => {}
    }
    let is_indexed = !headers.contains_key("x-robots-tag");
    let canonical = between(head, "<link rel=\"canonical\" href=\"", "\"");
    if canonical != [visit.canonical.as_str()] {
        return wrong(format!("is canonical at {canonical:?}"));
    }
    let shown = alternates(head, "link");
    let versions: BTreeSet<String> = shown.iter().map(|(language, _)| language.clone()).collect();
    if let Some(in_sitemap) = &visit.in_sitemap
        && *in_sitemap != shown
    {
        return wrong(format!("has other language versions than its sitemap says: {shown:?} {in_sitemap:?}"));
    }
    if is_indexed && !visit.route.contains(':') && !visit.own_versions.is_subset(&versions) {
        return wrong(format!("does not name {:?} among {versions:?}", visit.own_versions));
    }
    if !visit.route.contains(':') && is_indexed != visit.in_sitemap.is_some() {
        return wrong(format!("is indexed: {is_indexed}, in the sitemap: {}", visit.in_sitemap.is_some()));
    }
    Ok((is_indexed && visit.canonical == visit.address).then_some(title))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_served_on_every_host_in_its_languages() {
    let test = PLATFORM.sqlite().await;
    let settings = Settings { render_threads: 2, ..settings(&test) };
    let app = open_with(&test, settings).await;
    demo::load_pages(&app).await.unwrap();
    app.catch_up().await.unwrap();
    let routes = Documents::start(&app, Router::new()).unwrap().paths().await.unwrap();
    assert!(routes.len() >= 50, "{routes:?}");
    let shop = serve(app.clone()).await;
    let visits = visits(&shop, &app, &routes).await;
    let hosts: BTreeSet<&String> = visits.iter().map(|visit| &visit.host).collect();
    let versions: BTreeSet<(&String, &String)> = visits.iter().map(|visit| (&visit.host, &visit.locale)).collect();
    assert_eq!(visits.len(), versions.len() * routes.len());
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

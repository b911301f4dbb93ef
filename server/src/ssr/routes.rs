//! The web's table of pages, as far as the server needs it before rendering: which query parameters a page reads, and which
//! caches may store it. Read once from the server module, where each page declares it (`web/src/routes`).

use std::{borrow::Cow, collections::HashSet, sync::Arc};

use percent_encoding::percent_decode_str;
use serde::{Deserialize, de::Error as _};
use url::form_urlencoded;

/// The pattern of addresses that match no page, as a label of metrics.
const NOT_FOUND: &str = "not-found";
/// Pages with longer addresses are rendered but not cached.
const LONGEST_KEPT: usize = 1024;
/// The most parameters that a page reads of one address; more are ignored, so that planning a page stays cheap.
const MOST_VALUES: usize = 100;

/// Which caches may store a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CachePolicy {
    /// This process and every shared cache: the page is the same for all visitors.
    Public,
    /// This process only: the page is the same for its whole audience.
    Server,
    /// No cache.
    None,
}

/// The table as the web declares it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DeclaredTable {
    pages: Vec<DeclaredPage>,
    /// Secrets of links in e-mails and of orders, and the page to return to.
    never_carried: HashSet<String>,
}

/// A page as the web declares it.
#[derive(Deserialize)]
struct DeclaredPage {
    path: String,
    #[serde(default)]
    query: Vec<String>,
    cache: CachePolicy,
    #[serde(default)]
    audience: Audience,
}

/// Whether a page is rendered for one person, by its audience.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Audience {
    /// The page is the same for all visitors.
    #[default]
    Everybody,
    /// For visitors who are not signed in.
    Guest,
    /// It shows something of each visitor's own: a wishlist.
    Visitor,
    /// It shows one visitor's own data: their cart.
    Person,
    /// For visitors who are signed in.
    Member,
}

#[derive(Debug)]
struct PageRoute {
    path: Arc<str>,
    /// In lower case; `None` matches any segment.
    segments: Vec<Option<String>>,
    query: Vec<String>,
    cache: CachePolicy,
    audience: Audience,
}

/// All pages.
#[derive(Debug)]
pub(super) struct PageRoutes {
    routes: Vec<PageRoute>,
    /// All parameters that any page reads.
    parameters: HashSet<String>,
    /// Parameters that are never carried to another page, even if no page reads them.
    never_carried: HashSet<String>,
    not_found: Arc<str>,
}

/// A page's address, reduced to what affects the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PageAddress {
    /// The path of the page as declared: `/product/:slug`.
    pub(super) pattern: Arc<str>,
    /// The path and the query parameters that the page reads, in a fixed order.
    pub(super) url: String,
    /// The other query parameters, unchanged: campaigns, click ids.
    pub(super) rest: String,
    /// Those of them that are carried to another page: no page reads them, and they are not secret.
    travelling: Vec<(String, String)>,
    pub(super) cache: CachePolicy,
    pub(super) audience: Audience,
}

impl PageRoutes {
    /// Parses the table that the server module returns. Fails for a public page that is not the same for all visitors.
    pub(super) fn parse(json: &str) -> serde_json::Result<Self> {
        let DeclaredTable { pages: declared, never_carried } = serde_json::from_str(json)?;
        let is_contradictory =
            |page: &&DeclaredPage| page.cache == CachePolicy::Public && page.audience != Audience::Everybody;
        if let Some(DeclaredPage { path, .. }) = declared.iter().find(is_contradictory) {
            let message = format!("the page {path} is `cache: 'public'`, so it can have neither `own` nor `role`");
            return Err(serde_json::Error::custom(message));
        }
        let parameters = declared.iter().flat_map(|page| page.query.iter().cloned()).collect();
        let routes = declared.into_iter().map(PageRoute::new).collect();
        Ok(Self { routes, parameters, never_carried, not_found: NOT_FOUND.into() })
    }

    /// The paths as declared: `/product/:slug`.
    pub(super) fn paths(&self) -> Vec<String> {
        self.routes.iter().map(|route| route.path.to_string()).collect()
    }

    /// All parameters that any page reads.
    pub(super) fn parameters(&self) -> impl Iterator<Item = String> {
        self.parameters.iter().cloned()
    }

    /// Reduces path and query. An address that matches no page is not found, whatever its query.
    pub(super) fn address(&self, path_and_query: &str) -> PageAddress {
        let (path, query) = path_and_query.split_once('?').unwrap_or((path_and_query, ""));
        let segments: Vec<Cow<'_, str>> = segments(path).map(comparable).collect();
        let owners: Vec<&PageRoute> = self.routes.iter().filter(|route| route.owns(&segments)).collect();
        let known: Vec<&str> = owners.iter().flat_map(|route| &route.query).map(String::as_str).collect();
        let mut own: Vec<(usize, String, String)> = Vec::new();
        let mut rest: Vec<&str> = Vec::new();
        let mut travelling: Vec<(String, String)> = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let Some((name, value)) = form_urlencoded::parse(pair.as_bytes()).next() else { continue };
            if let Some(place) = known.iter().position(|known| *known == name) {
                let pair = (place, name.into_owned(), value.into_owned());
                if own.len() < MOST_VALUES && !own.contains(&pair) {
                    own.push(pair);
                }
                continue;
            }
            rest.push(pair);
            if !self.parameters.contains(&*name) && !self.never_carried.contains(&*name) {
                travelling.push((name.into_owned(), value.into_owned()));
            }
        }
        own.sort_by_key(|(place, ..)| *place);
        let mut url = path.to_owned();
        if !own.is_empty() {
            let pairs = own.iter().map(|(_, name, value)| (name, value));
            url.push('?');
            url.push_str(&form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish());
        }
        let cache = owners.iter().map(|route| route.cache).max_by_key(|cache| *cache as u8);
        let cache = if url.len() > LONGEST_KEPT { CachePolicy::None } else { cache.unwrap_or(CachePolicy::Public) };
        let audience = owners.iter().map(|route| route.audience).max().unwrap_or_default();
        let page = owners.into_iter().max_by_key(|route| route.segments.iter().flatten().count());
        let pattern = Arc::clone(page.map_or(&self.not_found, |page| &page.path));
        PageAddress { pattern, url, rest: rest.join("&"), travelling, cache, audience }
    }
}

impl PageAddress {
    /// The page in a log line: its path, or only its pattern where the path may hold the secret of a link. That is the case for
    /// pages that no cache may store, for addresses that match no page, and for links whose `?` a mail program has encoded.
    pub(super) fn logged(&self) -> &str {
        let path = path_of(&self.url);
        let is_plain = path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte));
        let is_open = is_plain && self.cache != CachePolicy::None && *self.pattern != *NOT_FOUND;
        if is_open { path } else { &self.pattern }
    }

    /// Whether the page reads this query parameter, so that it is part of the address.
    pub(super) fn reads(&self, parameter: &str) -> bool {
        let of_pair = |pair: &str| pair.split('=').next() == Some(parameter);
        !self.rest.split('&').any(of_pair)
    }

    /// The target with the query parameters that no page reads itself, so that campaign parameters survive a redirect; those that
    /// the target sets win. The web does the same on navigation (`carryParameters` in `web/src/lib/paths.ts`);
    /// tests/vectors/carried.json tests both.
    pub(super) fn carried_to(&self, target: &str) -> String {
        let (address, fragment) = target.split_at(target.find('#').unwrap_or(target.len()));
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let is_set = |name: &str| form_urlencoded::parse(query.as_bytes()).any(|(set, _)| set == name);
        let carried: Vec<_> = self.travelling.iter().filter(|(name, _)| !is_set(name)).collect();
        if carried.is_empty() || is_search(path) {
            return target.to_owned();
        }
        let pairs = carried.into_iter().map(|(name, value)| (name, value));
        let carried = form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
        let separator = if query.is_empty() { "" } else { "&" };
        format!("{path}?{query}{separator}{carried}{fragment}")
    }
}

/// A path without its query.
pub(super) fn path_of(url: &str) -> &str {
    url.split('?').next().unwrap_or_default()
}

/// The search page accepts no parameters of other pages.
fn is_search(path: &str) -> bool {
    path.trim_end_matches('/').rsplit('/').next().is_some_and(|last| last.eq_ignore_ascii_case("search"))
}

impl PageRoute {
    fn new(declared: DeclaredPage) -> Self {
        let pattern = |segment: &str| (!segment.starts_with(':')).then(|| segment.to_lowercase());
        let DeclaredPage { path, query, cache, audience } = declared;
        Self { segments: segments(&path).map(pattern).collect(), path: path.into(), query, cache, audience }
    }

    fn owns(&self, path: &[Cow<'_, str>]) -> bool {
        self.segments.len() == path.len()
            && self.segments.iter().zip(path).all(|(own, asked)| match own {
                Some(own) => own == asked,
                None => !asked.is_empty(),
            })
    }
}

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.trim_matches('/').split('/')
}

/// Normalised as in the web's router: decoded and in lower case.
fn comparable(segment: &str) -> Cow<'_, str> {
    let is_plain = segment.bytes().all(|byte| byte.is_ascii() && !byte.is_ascii_uppercase() && byte != b'%');
    if is_plain {
        Cow::Borrowed(segment)
    } else {
        Cow::Owned(percent_decode_str(segment).decode_utf8_lossy().to_lowercase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(pages: &serde_json::Value) -> serde_json::Result<PageRoutes> {
        let table = serde_json::json!({ "pages": pages, "neverCarried": ["token", "order", "payment", "email", "next", "done"] });
        PageRoutes::parse(&table.to_string())
    }

    fn routes() -> PageRoutes {
        PageRoutes::parse(
            r#"{"neverCarried":["token"],"pages":[{"path":"/","cache":"public"},
                {"path":"/category/:parent/:slug","query":["color","page"],"cache":"public"},
                {"path":"/auth/Login","query":["next"],"cache":"server","audience":"guest"},
                {"path":"/auth/Reset-Password","query":["token"],"cache":"none"}]}"#,
        )
        .unwrap()
    }

    #[test]
    fn an_address_has_the_pattern_of_its_page() {
        let table = r#"{"neverCarried":[],"pages":[{"path":"/:slug","cache":"public"},{"path":"/faq","cache":"public"},{"path":"/","cache":"public"},
                        {"path":"/product/:slug","cache":"public"}]}"#;
        let routes = PageRoutes::parse(table).unwrap();
        for (url, pattern) in [
            ("/", "/"),
            ("/FAQ?utm_source=mail", "/faq"),
            ("/imprint", "/:slug"),
            ("/product/tee?color=rust", "/product/:slug"),
            ("/no/such/page", "not-found"),
            ("/product/", "/:slug"),
        ] {
            assert_eq!(&*routes.address(url).pattern, pattern, "{url}");
        }
    }

    #[test]
    fn a_log_line_names_a_page_without_the_secrets_of_its_address() {
        let routes = routes();
        for (url, logged) in [
            ("/category/women/tops?color=rust&utm_source=mail", "/category/women/tops"),
            ("/auth/login?next=%2Fuser", "/auth/login"),
            ("/auth/reset-password?token=secret", "/auth/Reset-Password"),
            ("/auth/reset-password%3Ftoken=secret", "not-found"),
            ("/category/women/tops%3Ftoken=secret", "/category/:parent/:slug"),
            ("/sandbox/pay/secret?a=b", "not-found"),
        ] {
            assert_eq!(routes.address(url).logged(), logged, "{url}");
        }
    }

    #[test]
    fn a_public_page_is_for_everybody() {
        for audience in ["guest", "visitor", "person", "member"] {
            let page = serde_json::json!([{ "path": "/a", "cache": "public", "audience": audience }]);
            let error = parse(&page).unwrap_err().to_string();
            assert!(error.contains("/a is `cache: 'public'`"), "{error}");
            let page = serde_json::json!([{ "path": "/a", "cache": "server", "audience": audience }]);
            assert!(parse(&page).is_ok(), "{audience}");
        }
        let page = serde_json::json!([{ "path": "/a", "cache": "public", "audience": "everybody" }]);
        assert!(parse(&page).is_ok());
    }

    #[test]
    fn only_what_a_page_reads_is_part_of_its_address() {
        let routes = routes();
        let address = |url: &str| routes.address(url);
        let plain = address("/category/women/tops?color=rust,ink&page=2");
        assert_eq!(plain.url, "/category/women/tops?color=rust%2Cink&page=2");
        let campaign = address("/category/women/tops?utm_source=mail&page=2&gclid=a%20b&color=rust%2Cink&x=1");
        assert_eq!(campaign.url, plain.url);
        assert_eq!(campaign.rest, "utm_source=mail&gclid=a%20b&x=1");
        assert_eq!(address("/?x=1&fbclid=2").url, "/");
        let repeated = format!("/category/women/tops?{}", "page=2&".repeat(2_000));
        assert_eq!(address(&repeated).url, "/category/women/tops?page=2");
        let many: Vec<String> = (0..2_000).map(|page| format!("page={page}")).collect();
        assert_eq!(address(&format!("/category/women/tops?{}", many.join("&"))).url.matches('=').count(), MOST_VALUES);
        assert_eq!(address("/no/such/page?color=rust").url, "/no/such/page");
    }

    #[test]
    fn a_campaign_survives_a_move() {
        let address = routes().address("/category/women/tops?page=2&utm_source=mail");
        assert_eq!(address.carried_to("/category/a?page=2"), "/category/a?page=2&utm_source=mail");
        assert_eq!(address.carried_to("/category/a"), "/category/a?utm_source=mail");
        assert_eq!(address.carried_to("/category/a#wishlist-7"), "/category/a?utm_source=mail#wishlist-7");
        assert_eq!(routes().address("/").carried_to("/a"), "/a");
        for search in ["/Search?q=a", "/en/search?q=a"] {
            assert_eq!(address.carried_to(search), search, "search is exempt");
        }
    }

    #[test]
    fn parameters_travel_as_the_vectors_shared_with_the_web_say() {
        #[derive(Deserialize)]
        struct Vectors {
            own: Vec<String>,
            cases: Vec<Case>,
        }
        #[derive(Deserialize)]
        struct Case {
            says: String,
            from: String,
            to: String,
            carried: String,
        }
        let vectors: Vectors = serde_json::from_str(include_str!("../../../tests/vectors/carried.json")).unwrap();
        let page = serde_json::json!([{ "path": "/listing", "query": vectors.own, "cache": "public" }]);
        let routes = parse(&page).unwrap();
        assert!(vectors.cases.len() > 10);
        for Case { says, from, to, carried } in vectors.cases {
            assert_eq!(routes.address(&from).carried_to(&to), carried, "{says}");
        }
    }

    #[test]
    fn pages_say_whom_they_are_for() {
        let routes = routes();
        assert_eq!(routes.address("/AUTH/login").audience, Audience::Guest);
        assert_eq!(routes.address("/").audience, Audience::Everybody);
        assert_eq!(routes.address("/nothing").audience, Audience::Everybody);
    }

    #[test]
    fn pages_say_who_may_keep_them_and_case_does_not_matter() {
        let routes = routes();
        let cache = |url: &str| routes.address(url).cache;
        assert_eq!(cache("/Category/Women/tops/"), CachePolicy::Public);
        assert_eq!(cache("/AUTH/login?next=%2Fuser"), CachePolicy::Server);
        assert_eq!(cache("/auth/reset%2Dpassword?token=secret"), CachePolicy::None);
        assert_eq!(cache("/nothing"), CachePolicy::Public);
        assert_eq!(cache(&format!("/category/a/b?color={}", "x".repeat(2_000))), CachePolicy::None);
        assert_eq!(cache(&format!("/?x={}", "x".repeat(2_000))), CachePolicy::Public);
    }
}

//! What shared caches may store is the same for every visitor, at the addresses that are neither pages (`rendering.rs`) nor API calls
//! (`server/src/api/tests/permissions/caching.rs`): files, pictures, short links, the pages around payments, redirects, submitted
//! forms.

use std::collections::BTreeSet;

use chrono::Utc;
use reqwest::{
    StatusCode,
    header::{CACHE_CONTROL, COOKIE, ETAG, HeaderMap, HeaderName, HeaderValue, LOCATION, ORIGIN, SET_COOKIE, VARY},
};
use vitrina_server::{both, db::Session as _, redirects, tenancy::PaymentProvider, testing::partners};
use vitrina_tests::{FURNISHED, TestShop, changes::Customer};

use crate::{originals, payments};

const HOST: &str = "si.localhost";

/// A response, as far as shared caches store it.
#[derive(Debug, PartialEq)]
struct Stored {
    status: StatusCode,
    headers: Vec<Option<HeaderValue>>,
    body: Vec<u8>,
}

/// A response, if shared caches may store it: it then sets no cookie and does not vary by cookies.
async fn public(response: reqwest::Response) -> Option<Stored> {
    let headers = response.headers().clone();
    let policy = headers.get(CACHE_CONTROL).map(|policy| policy.to_str().unwrap()).unwrap_or_default();
    let is_public = policy.split(',').any(|word| word.trim() == "public" || word.trim().starts_with("s-maxage"));
    let about: &[HeaderName] = &[CACHE_CONTROL, ETAG, LOCATION, VARY];
    let stored = Stored {
        status: response.status(),
        headers: about.iter().map(|name| headers.get(name).cloned()).collect(),
        body: response.bytes().await.unwrap().to_vec(),
    };
    assert!(!is_public || !headers.contains_key(SET_COOKIE), "{headers:?}");
    assert!(!is_public || headers.get(VARY).is_none_or(|vary| vary == "accept-encoding"), "{headers:?}");
    is_public.then_some(stored)
}

/// The addresses in a text after each `start`, up to one of the `ends`.
fn addresses<'t>(text: &'t str, start: &str, ends: [char; 2]) -> Vec<&'t str> {
    text.split(start).skip(1).filter_map(|rest| rest.split(ends).next()).collect()
}

/// The addresses of files, of pictures and of what redirects.
async fn addresses_of(shop: &TestShop, picture: &str) -> Vec<String> {
    let text = async |path: &str| shop.get(HOST, path).await.text().await.unwrap();
    let (index, home, manifest) = (text("/sitemap.xml").await, text("/").await, text("/manifest.webmanifest").await);
    let sitemaps = addresses(&index, "<loc>http://si.localhost", ['<', '?']);
    let assets = addresses(&home, "\"/assets/", ['"', '?']);
    let icons = addresses(&manifest, "\"/icons/", ['"', '?']);
    assert!(!sitemaps.is_empty() && !assets.is_empty() && !icons.is_empty(), "{sitemaps:?} {assets:?} {icons:?}");
    let fixed = [
        "/robots.txt",
        "/sitemap.xml",
        "/sitemaps/none.xml",
        "/feeds/google-sl.xml",
        "/feeds/google-en.xml",
        "/feeds/google-xx.xml",
        "/manifest.webmanifest",
        "/en/manifest.webmanifest",
        "/apple-touch-icon.png",
        "/share/sl.png",
        "/share/xx.png",
        "/favicon.svg",
        "/media/webp/w320/none-12345678.jpg",
        "/r/abcd2345",
        "/r/nabady23",
        "/old-sale",
        "/sl/brands",
        "//brands",
        "/healthz",
        "/readyz",
        "/metrics",
        "/assets/none.js",
    ];
    let found = sitemaps.into_iter().map(str::to_owned);
    let found = found.chain(assets.into_iter().map(|name| format!("/assets/{name}")));
    let found = found.chain(icons.into_iter().map(|name| format!("/icons/{name}")));
    found.chain(fixed.map(str::to_owned)).chain([format!("/media/webp/w320/{picture}")]).collect()
}

both!(what_shared_caches_may_store_does_not_depend_on_the_visitor, test in FURNISHED, {
    let partner = partners::partner(&test.db, "ANA", None, Utc::now()).await;
    let link = "INSERT INTO affiliate_link (code, affiliate_id, tenant_id, language_id, target, created_at) \
                SELECT 'abcd2345', $1, 3, 16, '/product/lanena-majica', updated_at FROM tenant WHERE id = 3";
    test.db.sql(link).bind(partner).execute().await.unwrap();
    let (paying, shop) = payments::sandbox(&test).await;
    let directory = shop.app.directory();
    let si = directory.tenant_by_code("SI").unwrap();
    redirects::add(&shop.app, si, "/old-sale", "/category/majice", true, false).await.unwrap();
    shop.catch_up().await;
    let picture = originals::store(&shop.app, "pixel.bmp").await.unwrap();
    let payment = paying.begin("SI", 1, PaymentProvider::Sandbox).await;
    let sandbox = paying.start("SI", &payment).await.unwrap().url;
    let sandbox = sandbox.strip_prefix("http://si.localhost").unwrap();
    let returned = format!("/str/Return?payment={}", payment.token);
    let ana = Customer::register(shop.address).await;
    let variant: i64 = shop.app.db.sql("SELECT MIN(id) FROM variant").scalar().await.unwrap();
    let cookies =
        format!("session={}; signed_in=1; theme=dark; wishlist=1.2; cart=v1~{variant}.1.2990; coupon=WELCOME", ana.token);
    let cookies = HeaderMap::from_iter([(COOKIE, cookies.parse().unwrap())]);

    let mut stored = BTreeSet::new();
    let mut paths = addresses_of(&shop, &picture.path).await;
    paths.extend([sandbox, "/sandbox/pay/unknown", &returned].map(str::to_owned));
    for path in &paths {
        // The customer asks first: the guest must not get what was made for them.
        let own = public(shop.ask(HOST, path, cookies.clone()).await).await;
        let guest = public(shop.get(HOST, path).await).await;
        assert!(own == guest, "{path} depends on the visitor");
        stored.extend(guest.map(|_| path.as_str()));
    }
    for path in ["/robots.txt", "/sitemap.xml", "/feeds/google-sl.xml", "/share/sl.png", "/favicon.svg", "/old-sale"] {
        assert!(stored.contains(path), "{path} is not among {stored:?}");
    }
    for folder in ["/media/", "/assets/", "/icons/", "/sitemaps/"] {
        assert!(stored.iter().any(|path| path.starts_with(folder)), "nothing of {folder} is among {stored:?}");
    }
    let private = ["/r/abcd2345", sandbox, &returned, "/metrics", "/media/webp/w320/none-12345678.jpg"];
    assert!(private.iter().all(|path| !stored.contains(path)), "{stored:?}");

    let forms = [
        ("/", "intent=newsletter&email=eva%40example.com".to_owned()),
        ("/auth/Login", "intent=login&email=ana%40example.com&password=wrong".to_owned()),
        ("/auth/Login", "intent=login&email=ana%40example.com&password=Lipa-2026".to_owned()),
        ("/product/lanena-majica", format!("intent=add-to-cart&variant={variant}")),
        ("/product/lanena-majica", "intent=wishlist&save=1".to_owned()),
        (&*returned, String::new()),
        (sandbox, "decision=abandon".to_owned()),
        ("/user", "intent=sign-out".to_owned()),
    ];
    for (path, body) in forms {
        for visitor in [&cookies, &HeaderMap::new()] {
            let mut headers = visitor.clone();
            headers.insert(ORIGIN, HeaderValue::from_static("http://si.localhost"));
            let answer = shop.send_form(HOST, path, headers, body.clone()).await;
            assert_eq!(public(answer).await, None, "{path} {body}");
        }
    }
    shop.stop().await;
});

//! Forms without scripts: only what a browser sends by itself, with its cookies.

mod checkout;
mod intents;

use std::collections::BTreeMap;

use reqwest::header::{CACHE_CONTROL, COOKIE, ETAG, HeaderMap, LOCATION, ORIGIN, RETRY_AFTER, SET_COOKIE};
use vitrina_server::{both, db::Session as _};
use vitrina_tests::{FURNISHED, TestShop};

const SHOP: &str = "si.localhost";
const PASSWORD: &str = "Lipa-v-parku-26";
const NEW_PASSWORD: &str = "Kostanj-ob-reki-27";

/// A browser that runs no scripts.
struct Browser<'a> {
    shop: &'a TestShop,
    host: &'static str,
    cookies: BTreeMap<String, String>,
    /// The origin that it sends with forms.
    origin: String,
}

/// A page as received by the browser.
struct Page {
    status: u16,
    headers: HeaderMap,
    html: String,
}

impl Page {
    fn location(&self) -> &str {
        self.headers.get(LOCATION).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }

    /// The form with this intent: it must be a POST to the page itself. Returns its hidden fields and the values of its inputs, except
    /// those that a browser does not submit.
    fn form(&self, intent: &str) -> BTreeMap<String, String> {
        let mark = format!("name=\"intent\" value=\"{intent}\"");
        let forms = self.html.split("<form").skip(1).map(|rest| rest.split("</form>").next().unwrap());
        let form = forms.into_iter().find(|form| form.contains(&mark)).unwrap_or_else(|| panic!("no form {intent}"));
        let opening = form.split('>').next().unwrap();
        assert!(opening.contains("method=\"post\"") && !opening.contains("action="), "{opening}");
        let inputs = form.split("<input").skip(1).map(|rest| rest.split('>').next().unwrap());
        inputs
            .filter(|input| is_submitted(input))
            .filter_map(|input| {
                let default = if is_checkable(input) { "on" } else { "" };
                Some((attribute(input, "name")?, attribute(input, "value").unwrap_or_else(|| default.to_owned())))
            })
            .collect()
    }

    /// Names of the fields that are marked as wrong.
    fn wrong(&self) -> Vec<String> {
        let inputs = self.html.split(['<']).filter(|tag| tag.contains("aria-invalid=\"true\""));
        inputs.filter_map(|input| attribute(input, "name")).collect()
    }

    fn is_private(&self) -> bool {
        self.headers[CACHE_CONTROL] == "private, no-store" && !self.headers.contains_key(ETAG)
    }
}

fn is_checkable(input: &str) -> bool {
    ["checkbox", "radio"].iter().any(|kind| input.contains(&format!(" type=\"{kind}\"")))
}

fn is_submitted(input: &str) -> bool {
    !input.contains(" disabled=\"\"") && (!is_checkable(input) || input.contains(" checked=\"\""))
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    let value = rest.split('"').next()?;
    Some(value.replace("&#x27;", "'").replace("&quot;", "\"").replace("&amp;", "&"))
}

impl<'a> Browser<'a> {
    fn new(shop: &'a TestShop, host: &'static str) -> Self {
        Self { shop, host, cookies: BTreeMap::new(), origin: format!("http://{host}") }
    }

    fn headers(&self) -> HeaderMap {
        let cookies = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ");
        HeaderMap::from_iter([(COOKIE, cookies.parse().unwrap())])
    }

    async fn keep(&mut self, response: reqwest::Response) -> Page {
        for cookie in response.headers().get_all(SET_COOKIE) {
            let text = cookie.to_str().unwrap();
            let (name, value) = text.split(';').next().unwrap().split_once('=').unwrap();
            if text.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Page { status, headers, html: response.text().await.unwrap() }
    }

    async fn open(&mut self, path: &str) -> Page {
        let response = self.shop.ask(self.host, path, self.headers()).await;
        self.keep(response).await
    }

    async fn send(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let mut headers = self.headers();
        headers.insert(ORIGIN, self.origin.parse().unwrap());
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let response = self.shop.send_form(self.host, path, headers, body).await;
        self.keep(response).await
    }

    /// Fills in a form of a page and sends it.
    async fn submit(&mut self, path: &str, intent: &str, entries: &[(&str, &str)]) -> Page {
        let mut form = self.open(path).await.form(intent);
        form.extend(entries.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let fields: Vec<(&str, &str)> = form.iter().map(|(name, value)| (&**name, &**value)).collect();
        self.send(path, &fields).await
    }

    async fn register(&mut self, email: &str) -> Page {
        let entries = [
            ("firstName", "Ana"),
            ("lastName", "Novak"),
            ("email", email),
            ("password", PASSWORD),
            ("repeatPassword", PASSWORD),
            ("countryId", "3"),
            ("phoneCode", "+386"),
            ("phone", "040 123 456"),
            ("acceptTerms", "true"),
        ];
        self.submit("/auth/Register", "register", &entries).await
    }
}

both!(all_account_functions_work_with_forms_only, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    let registered = ana.register("ana@example.com").await;
    assert_eq!((registered.status, registered.location()), (303, "/user"), "{}", registered.html);
    let overview = ana.open("/user").await;
    assert_eq!(overview.status, 200);
    assert!(overview.is_private() && overview.html.contains("ana@example.com") && !overview.html.contains("skeleton"));
    assert!(
        overview.html.contains("role=\"status\"") && !ana.cookies.contains_key("notice"),
        "the notice is shown once"
    );

    let out = ana.submit("/user", "sign-out", &[]).await;
    assert_eq!((out.status, out.location()), (303, "/auth/Login"));
    assert!(!ana.cookies.contains_key("session") && !ana.cookies.contains_key("signed_in"));
    let guarded = ana.open("/user/settings").await;
    assert_eq!((guarded.status, guarded.location()), (303, "/auth/Login?next=%2Fuser%2Fsettings"));
    let entry = [("email", "ana@example.com"), ("password", PASSWORD)];
    let entered = ana.submit("/auth/Login?next=%2Fuser%2Fsettings", "login", &entry).await;
    assert_eq!((entered.status, entered.location()), (303, "/user/settings"));

    let profile = [("firstName", "Žana"), ("phoneCode", "+386"), ("phone", "041 234 567"), ("gender", "female")];
    assert_eq!(ana.submit("/user/settings", "profile", &profile).await.location(), "/user/settings");
    let settings = ana.open("/user/settings").await;
    assert!(settings.is_private() && !settings.html.contains("skeleton"));
    assert_eq!(settings.form("profile")["firstName"], "Žana");

    let address = [
        ("countryId", "3"),
        ("name", "Ana Novak"),
        ("address", "Trubarjeva cesta 12"),
        ("postalCode", "1000"),
        ("city", "Ljubljana"),
        ("phoneCode", "+386"),
        ("phone", "040 123 456"),
    ];
    let wrong = [("postalCode", "12"), ("city", "")];
    let entries: Vec<_> = address.iter().filter(|(name, _)| !matches!(*name, "postalCode" | "city")).copied().collect();
    let refused = ana.submit("/user/addresses?edit=new", "save-address", &[&entries[..], &wrong].concat()).await;
    assert_eq!(refused.status, 422);
    assert_eq!(refused.wrong(), ["postalCode", "city"]);
    assert_eq!(refused.form("save-address")["address"], "Trubarjeva cesta 12");
    let saved = ana.submit("/user/addresses?edit=new", "save-address", &address).await;
    assert_eq!((saved.status, saved.location()), (303, "/user/addresses"));
    assert!(ana.open("/user/addresses").await.html.contains("Trubarjeva cesta 12"));

    let product = shop_product(&shop, "/product/lanena-majica").await;
    let saved =
        ana.send("/product/lanena-majica?utm_source=mail", &[("intent", "wishlist"), ("save", &product)]).await;
    let place = format!("/product/lanena-majica?utm_source=mail#wishlist-{product}");
    assert_eq!((saved.status, saved.location()), (303, &*place), "back to the product");
    let again = ana.send("/product/lanena-majica", &[("intent", "wishlist"), ("save", &product)]).await;
    assert_eq!(again.status, 303, "saving twice is saving once");
    let list = ana.open("/Wishlists").await;
    assert!(list.is_private() && list.html.contains("Lanena majica") && !list.html.contains("skeleton"));
    let mut buttons = list.html.split("<button").map(|rest| rest.split('>').next().unwrap());
    let button = buttons.find(|button| button.contains("name=\"remove\"")).unwrap();
    let entry = attribute(button, "value").unwrap();
    ana.send("/Wishlists", &[("intent", "wishlist"), ("remove", &entry)]).await;
    assert!(!ana.open("/Wishlists").await.html.contains("Lanena majica"));

    let passwords = [("oldPassword", PASSWORD), ("password", NEW_PASSWORD), ("repeatPassword", NEW_PASSWORD)];
    let changed = ana.submit("/user/change-password", "change-password", &passwords).await;
    assert_eq!((changed.status, changed.location()), (303, "/user/change-password"));
    assert_eq!(ana.open("/user").await.status, 200, "the session that changed it continues as a new one");
    let gone = ana.submit("/user/settings", "delete-account", &[("password", NEW_PASSWORD)]).await;
    assert_eq!((gone.status, gone.location()), (303, "/"));
    assert!(!ana.cookies.contains_key("session"));
});

async fn shop_product(shop: &TestShop, path: &str) -> String {
    let html = shop.get(SHOP, path).await.text().await.unwrap();
    let (_, rest) = html.split_once("id=\"wishlist-").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

both!(a_failed_sign_in_shows_the_form_again_without_the_password, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    Browser::new(&shop, SHOP).register("ana@example.com").await;
    let mut guest = Browser::new(&shop, SHOP);
    let entry = [("email", "ana@example.com"), ("password", "Guess-or-not-1")];
    let refused = guest.submit("/auth/Login", "login", &entry).await;
    assert_eq!(refused.status, 401);
    assert!(refused.is_private() && !refused.html.contains("Guess-or-not-1"), "no password is sent back");
    assert_eq!(refused.form("login")["email"], "ana@example.com");
    assert_eq!(refused.form("login")["password"], "");
    assert!(refused.html.contains("data-summary"), "the page says what is wrong");
    let mut last = refused;
    for _ in 0..12 {
        last = guest.send("/auth/Login", &[("intent", "login"), entry[0], entry[1]]).await;
    }
    assert_eq!(last.status, 429, "forms are counted as calls are");
    assert!(last.headers.contains_key(RETRY_AFTER));
});

both!(a_form_of_another_site_is_refused_and_changes_nothing, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    ana.register("ana@example.com").await;
    for origin in ["https://evil.example", "null", "http://hr.localhost", "http://evil.si.localhost"] {
        ana.origin = origin.to_owned();
        for (path, intent) in [("/user", "sign-out"), ("/auth/Login", "login"), ("/", "newsletter")] {
            let refused = ana.send(path, &[("intent", intent), ("email", "a@example.com")]).await;
            assert_eq!((refused.status, refused.headers.contains_key(SET_COOKIE)), (403, false), "{origin} {path}");
            assert!(refused.html.contains("<h1"), "it says so");
        }
    }
    "http://si.localhost".clone_into(&mut ana.origin);
    assert_eq!(ana.open("/user").await.status, 200, "still signed in");
    let unknown = ana.send("/user", &[("intent", "nothing")]).await;
    assert_eq!(unknown.status, 400);
    let large = "x".repeat(70_000);
    assert_eq!(ana.send("/user", &[("intent", "login"), ("email", &large)]).await.status, 413);
    let text = shop.post(SHOP, "/user", &serde_json::json!({ "intent": "sign-out" })).await;
    assert_eq!(text.status(), 415);
});

both!(a_personal_page_is_never_cached_for_others, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    ana.register("ana@example.com").await;
    let mut eva = Browser::new(&shop, SHOP);
    eva.register("eva@example.com").await;
    for path in ["/user", "/user/settings", "/Wishlists"] {
        for _ in 0..2 {
            let page = ana.open(path).await;
            assert!(page.is_private() && !page.html.contains("eva@example.com"), "{path}");
            let page = eva.open(path).await;
            assert!(page.is_private() && !page.html.contains("ana@example.com"), "{path}");
        }
    }
    let guest = Browser::new(&shop, SHOP).open("/Wishlists").await;
    assert!(!guest.html.contains("@example.com") && guest.headers[CACHE_CONTROL] == "private, no-cache");
    // Public pages are the same for everybody, signed in or not.
    let own = ana.open("/product/lanena-majica").await;
    let public = shop.get(SHOP, "/product/lanena-majica").await;
    assert_eq!(own.headers[ETAG], public.headers()[ETAG]);
    // A session of one country's host is not valid on another's.
    let mut elsewhere = Browser::new(&shop, "hr.localhost");
    elsewhere.cookies.insert("__Host-session".to_owned(), ana.cookies["session"].clone());
    assert_eq!(elsewhere.open("/user").await.location(), "/auth/Login?next=%2Fuser");
    // An expired session redirects to the sign-in page, without redirect loops.
    let mut late = Browser::new(&shop, SHOP);
    late.cookies = ana.cookies.clone();
    ana.submit("/user", "sign-out", &[]).await;
    assert_eq!(late.open("/user").await.location(), "/auth/Login?next=%2Fuser");
    assert!(!late.cookies.contains_key("session") && !late.cookies.contains_key("signed_in"));
    assert_eq!(late.open("/auth/Login").await.status, 200);
});

both!(a_sign_in_redirects_to_no_other_host, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    ana.register("ana@example.com").await;
    let entry = [("email", "ana@example.com"), ("password", PASSWORD)];
    for next in
        ["/.//evil.example", "//evil.example", "/x/..//evil.example", "/\\evil.example", "https://evil.example/"]
    {
        let query = url::form_urlencoded::Serializer::new(String::new()).append_pair("next", next).finish();
        let path = format!("/auth/Login?{query}");
        ana.submit("/user", "sign-out", &[]).await;
        let page = ana.open(&path).await;
        let links = page.html.split(" href=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        // In a query it is only text.
        let there: Vec<&str> = links.filter(|link| link.split('?').next().unwrap().contains("evil")).collect();
        assert_eq!(there, [""; 0], "{next}");
        let entered = ana.submit(&path, "login", &entry).await;
        assert_eq!((entered.status, entered.location()), (303, "/user"), "{next}");
        // Signed-in customers are redirected immediately.
        let page = ana.open(&path).await;
        assert_eq!((page.status, page.location()), (303, "/user"), "{next}");
    }
    let next = "/auth/Login?next=%2FWishlists%3Fpage%3D2";
    assert_eq!(ana.open(next).await.location(), "/Wishlists?page=2", "and the redirect leads to a page of the shop");
});

both!(two_countries_keep_their_own_wishlists, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    ana.register("ana@example.com").await;
    let product = shop_product(&shop, "/product/lanena-majica").await;
    ana.send("/", &[("intent", "wishlist"), ("save", &product)]).await;
    let mut abroad = Browser::new(&shop, "hr.localhost");
    let entry = [("email", "ana@example.com"), ("password", PASSWORD)];
    let entered = abroad.submit("/auth/Login?next=%2FWishlists", "login", &entry).await;
    assert_eq!((entered.status, entered.location()), (303, "/Wishlists"));
    let list = abroad.open("/Wishlists").await;
    assert!(list.is_private() && !list.html.contains(&format!("wishlist-{product}\"")), "Croatia's own");
    assert!(ana.open("/Wishlists").await.html.contains(&format!("wishlist-{product}\"")));
});

both!(a_guest_without_script_saves_products_in_a_cookie, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut guest = Browser::new(&shop, SHOP);
    let product = shop_product(&shop, "/product/lanena-majica").await;
    let saved = guest.send("/product/lanena-majica", &[("intent", "wishlist"), ("save", &product)]).await;
    assert_eq!(saved.status, 303);
    assert_eq!(guest.cookies["wishlist"], product);
    let page = guest.open("/product/lanena-majica").await;
    assert!(page.is_private() && page.html.contains("role=\"status\""), "the page says that it is saved");
    let list = guest.open("/Wishlists").await;
    assert!(list.is_private() && list.html.contains("Lanena majica"));
    guest.send("/Wishlists", &[("intent", "wishlist"), ("remove", &product)]).await;
    assert!(!guest.cookies.contains_key("wishlist"));
});

/// The variants that a product page offers without scripts.
fn offered(page: &Page) -> Vec<String> {
    let (_, list) = page.html.split_once("<select name=\"variant\"").unwrap();
    let options = list.split("</select>").next().unwrap().split("<option").skip(1);
    options.filter_map(|option| attribute(option, "value")).collect()
}

both!(a_guest_without_script_fills_changes_and_empties_a_cart, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut guest = Browser::new(&shop, SHOP);
    let empty = guest.open("/Checkout").await;
    assert!(empty.is_private() && empty.status == 200 && !empty.html.contains("skeleton"));
    let product = guest.open("/product/lanena-majica").await;
    let variant = offered(&product)[0].clone();
    let nothing = guest.send("/product/lanena-majica", &[("intent", "add-to-cart")]).await;
    assert_eq!(nothing.status, 422, "a size must be chosen");
    let added = guest.submit("/product/lanena-majica", "add-to-cart", &[("variant", &variant)]).await;
    assert_eq!((added.status, added.location()), (303, "/Checkout"));
    assert_eq!(guest.cookies["cart"], format!("v1~{variant}.1.2990"));
    let cart = guest.open("/Checkout").await;
    assert!(cart.is_private() && cart.html.contains("Lanena majica") && cart.html.contains("role=\"status\""));
    assert!(cart.html.contains("class=\"bar-count\""), "the bar says how many pieces");
    let changed = guest.submit("/Checkout", "cart-line", &[("variant", &variant), ("quantity", "2")]).await;
    assert_eq!((changed.status, changed.location()), (303, "/Checkout"));
    assert_eq!(guest.cookies["cart"], format!("v1~{variant}.2.2990"));
    let unnamed = guest.send("/Checkout", &[("intent", "cart-line"), ("variant", &variant), ("quantity", "")]).await;
    assert_eq!(unnamed.status, 422, "a quantity is required");
    let unknown = guest.submit("/Checkout", "cart-coupon", &[("code", "NOBODY")]).await;
    assert_eq!((unknown.status, unknown.form("cart-coupon")["code"].as_str()), (409, "NOBODY"));
    assert_eq!(unknown.wrong(), ["code"]);
    guest.send("/Checkout", &[("intent", "cart-line"), ("variant", &variant), ("quantity", "0")]).await;
    assert!(!guest.cookies.contains_key("cart"));
});

both!(a_cart_is_kept_through_a_sign_in_without_script, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    ana.register("ana@example.com").await;
    ana.submit("/user", "sign-out", &[]).await;
    let variants = offered(&ana.open("/product/lanena-majica").await);
    ana.send("/product/lanena-majica", &[("intent", "add-to-cart"), ("variant", &variants[0])]).await;
    ana.submit("/auth/Login", "login", &[("email", "ana@example.com"), ("password", PASSWORD)]).await;
    assert!(ana.open("/Checkout").await.html.contains("Lanena majica"), "it counts beside the customer's own");
    let wool = offered(&ana.open("/product/volnena-majica").await)[0].clone();
    ana.send("/product/volnena-majica", &[("intent", "add-to-cart"), ("variant", &wool)]).await;
    assert!(!ana.cookies.contains_key("cart"), "the next change keeps it with the account");
    let cart = ana.open("/Checkout").await;
    assert!(cart.html.contains("Lanena majica") && cart.html.contains("Volnena majica"));
    let mut elsewhere = Browser::new(&shop, SHOP);
    elsewhere.submit("/auth/Login", "login", &[("email", "ana@example.com"), ("password", PASSWORD)]).await;
    assert!(elsewhere.open("/Checkout").await.html.contains("Lanena majica"), "on every device");
    let mut eva = Browser::new(&shop, SHOP);
    eva.register("eva@example.com").await;
    assert!(!eva.open("/Checkout").await.html.contains("Lanena majica"));
});

both!(the_newsletter_is_subscribed_to_on_any_page, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut guest = Browser::new(&shop, SHOP);
    let wrong = guest.send("/brands", &[("intent", "newsletter"), ("email", "ana@")]).await;
    assert_eq!((wrong.status, wrong.wrong()), (422, vec!["email".to_owned()]));
    let sent = guest.send("/en/brands", &[("intent", "newsletter"), ("email", "ana@example.com")]).await;
    assert_eq!((sent.status, sent.location()), (303, "/en/brands"));
    assert!(guest.open("/en/brands").await.html.contains("role=\"status\""));
    let missing = guest.send("/no/such/page", &[("intent", "newsletter"), ("email", "ana@")]).await;
    assert_eq!(missing.status, 422, "the footer is on the error page, too");
});

both!(a_form_submitted_twice_takes_effect_once, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    ana.register("ana@example.com").await;
    let form = ana.open("/user/addresses?edit=new").await.form("save-address");
    let mut fields: BTreeMap<&str, &str> = form.iter().map(|(name, value)| (&**name, &**value)).collect();
    fields.extend([("countryId", "3"), ("name", "Ana"), ("address", "Cesta 1"), ("postalCode", "1000")]);
    fields.extend([("city", "Ljubljana"), ("phoneCode", "+386"), ("phone", "040 123 456")]);
    let fields: Vec<(&str, &str)> = fields.into_iter().collect();
    for _ in 0..2 {
        assert_eq!(ana.send("/user/addresses?edit=new", &fields).await.status, 303);
    }
    assert_eq!(ana.open("/user/addresses").await.html.matches("Cesta 1").count(), 2, "one address, drawn and inlined");
});

//! Orders without scripts: the payment step, changed prices, saved addresses and providers that cannot be reached.

use vitrina_server::{
    config::{CountrySettings, Settings},
    id::OrderId,
    orders::fresh_link,
    testing::TestDb,
};
use vitrina_tests::{open_with, serve, settings};

use super::*;

const PAYMENT_STEP: &str = "/Checkout?step=payment";
/// A delivery's fields, except the payment method.
const DELIVERY: [(&str, &str); 8] = [
    ("email", "ana@example.com"),
    ("address.name", "Ana Novak"),
    ("address.address", "Trubarjeva cesta 12"),
    ("address.postalCode", "1000"),
    ("address.city", "Ljubljana"),
    ("address.phoneCode", "+386"),
    ("address.phone", "040 123 456"),
    ("acceptTerms", "on"),
];

/// A shop whose sandbox replaces payment providers without keys.
async fn with_sandbox(test: &TestDb) -> TestShop {
    serve(open_with(test, Settings { is_demo: true, ..settings(test) }).await).await
}

impl Browser<'_> {
    async fn fill_cart(&mut self) {
        let variant = offered(&self.open("/product/lanena-majica").await)[0].clone();
        let added = self.submit("/product/lanena-majica", "add-to-cart", &[("variant", &variant)]).await;
        assert_eq!(added.status, 303);
    }

    /// Decides a payment on the sandbox's page, and opens the shop's page to which the sandbox redirects.
    async fn decide(&mut self, page: &str, decision: &str) -> Page {
        let path = url::Url::parse(page).unwrap().path().to_owned();
        assert!(path.starts_with("/sandbox/pay/") && self.open(&path).await.status == 200, "{page}");
        let decided = self.send(&path, &[("decision", decision)]).await;
        let back = url::Url::parse(decided.location()).unwrap();
        self.open(&format!("{}?{}", back.path(), back.query().unwrap())).await
    }
}

both!(a_guest_without_script_orders_and_pays_in_advance, test in FURNISHED, {
    let shop = with_sandbox(&test).await;
    let mut guest = Browser::new(&shop, SHOP);
    guest.fill_cart().await;
    let refused = guest.submit(PAYMENT_STEP, "place-order", &[("email", "ana@"), ("address.city", "Celje")]).await;
    assert_eq!(refused.status, 422);
    let wrong = refused.wrong();
    for field in ["email", "address.name", "address.postalCode", "paymentMethod", "acceptTerms"] {
        assert!(wrong.iter().any(|name| name == field), "{field} is not among {wrong:?}");
    }
    let form = refused.form("place-order");
    assert_eq!((&*form["email"], &*form["address.city"], form.contains_key("acceptTerms")), ("ana@", "Celje", false));

    let entries = [&DELIVERY[..], &[("paymentMethod", "sandbox")]].concat();
    let placed = guest.submit(PAYMENT_STEP, "place-order", &entries).await;
    assert_eq!(placed.status, 303, "{}", placed.html);
    assert!(placed.location().starts_with("http://si.localhost/sandbox/pay/"), "{}", placed.location());
    assert!(!guest.cookies.contains_key("cart") && !guest.cookies.contains_key("notice"), "{:?}", guest.cookies);
    let paid = guest.decide(placed.location(), "success").await;
    assert!(paid.is_private() && paid.html.contains("Plačilo je uspelo!") && paid.html.contains("33.40 €"));
    let status: String = shop.app.db.sql("SELECT payment_status FROM shop_order").scalar().await.unwrap();
    assert_eq!(status, "COMPLETED");
});

both!(without_script_an_order_at_other_prices_is_shown_before_it_is_placed, test in FURNISHED, {
    let shop = with_sandbox(&test).await;
    let mut guest = Browser::new(&shop, SHOP);
    guest.fill_cart().await;
    // The prices on the first page do not include the charge for cash on delivery.
    let entries = [&DELIVERY[..], &[("paymentMethod", "cash-on-delivery")]].concat();
    let refused = guest.submit(PAYMENT_STEP, "place-order", &entries).await;
    assert_eq!(refused.status, 409);
    let (_, changes) = refused.html.split_once("class=\"checkout-changes\"").expect("the changes are shown");
    let changes = changes.split("</section>").next().unwrap();
    assert!(changes.contains("33.40 €") && changes.contains("34.90 €"), "{changes}");
    let orders = async || shop.app.db.sql("SELECT COUNT(*) FROM shop_order").scalar::<i64>().await.unwrap();
    assert_eq!(orders().await, 0);

    let mut form = refused.form("place-order");
    form.insert("address.phoneCode".to_owned(), "+386".to_owned());
    let fields: Vec<(&str, &str)> = form.iter().map(|(name, value)| (&**name, &**value)).collect();
    let placed = guest.send(PAYMENT_STEP, &fields).await;
    assert_eq!(placed.status, 303, "{}", placed.html);
    assert!(placed.location().starts_with("/OrderConfirmation?order="), "{}", placed.location());
    assert_eq!(guest.send(PAYMENT_STEP, &fields).await.status, 303, "a form that is submitted twice");
    assert_eq!(orders().await, 1);

    let link = placed.location();
    let confirmation = guest.open(link).await;
    assert!(confirmation.html.contains("Hvala za vaše naročilo") && confirmation.html.contains("34.90 €"));
    let cancelled = guest.submit(link, "cancel-order", &[]).await;
    assert_eq!((cancelled.status, cancelled.location()), (303, link));
    assert!(guest.open(link).await.html.contains("To naročilo je preklicano"));
});

both!(a_customer_without_script_orders_to_a_saved_address_and_pays_again, test in FURNISHED, {
    let shop = with_sandbox(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    ana.register("ana@example.com").await;
    for city in ["Ljubljana", "Celje"] {
        let address = [
            ("countryId", "3"),
            ("name", "Ana Novak"),
            ("address", "Trubarjeva cesta 12"),
            ("postalCode", "1000"),
            ("city", city),
            ("phoneCode", "+386"),
            ("phone", "040 123 456"),
        ];
        assert_eq!(ana.submit("/user/addresses?edit=new", "save-address", &address).await.status, 303);
    }
    ana.fill_cart().await;
    let form = ana.open(PAYMENT_STEP).await.form("place-order");
    assert_eq!((&*form["email"], &*form["address.name"]), ("ana@example.com", "Ana Novak"));
    assert!(!form.contains_key("savedAddress"), "only the fields count");
    let entries = [("address.phoneCode", "+386"), ("paymentMethod", "sandbox"), ("acceptTerms", "on")];
    let placed = ana.submit(PAYMENT_STEP, "place-order", &entries).await;
    assert_eq!(placed.status, 303, "{}", placed.html);

    let number: String = shop.app.db.sql("SELECT number FROM shop_order").scalar().await.unwrap();
    let order = format!("/user/orders/{number}");
    let link = format!("href=\"{order}\"");
    assert!(ana.decide(placed.location(), "decline").await.html.contains(&link));
    let again = ana.submit(&order, "pay-order", &[]).await;
    assert_eq!(again.status, 303, "{}", again.html);
    let paid = ana.decide(again.location(), "success").await;
    assert!(paid.html.contains("Plačilo je uspelo!") && paid.html.contains(&link));
});

both!(a_guest_without_script_pays_again_where_the_provider_returns_to_and_orders_again, test in FURNISHED, {
    let shop = with_sandbox(&test).await;
    let mut guest = Browser::new(&shop, SHOP);
    guest.fill_cart().await;
    let entries = [&DELIVERY[..], &[("paymentMethod", "sandbox")]].concat();
    let placed = guest.submit(PAYMENT_STEP, "place-order", &entries).await;
    let declined = guest.decide(placed.location(), "decline").await;
    assert!(declined.html.contains("Vaše plačilo ni uspelo, poskusite znova."), "{}", declined.html);
    let token: String = shop.app.db.sql("SELECT token FROM payment").scalar().await.unwrap();
    let fields = declined.form("pay-order");
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    let again = guest.send(&format!("/str/Return?payment={token}"), &fields).await;
    assert_eq!(again.status, 303, "{}", again.html);
    assert!(guest.decide(again.location(), "success").await.html.contains("Plačilo je uspelo!"));

    let order: i64 = shop.app.db.sql("SELECT id FROM shop_order").scalar().await.unwrap();
    let link = format!("/OrderConfirmation?order={}", fresh_link(&shop.app, OrderId(order)).await.unwrap());
    let added = guest.submit(&link, "reorder", &[]).await;
    assert_eq!((added.status, added.location()), (303, "/Checkout"), "{}", added.html);
    let cart = guest.open("/Checkout").await;
    assert!(cart.html.contains("Vse je spet v košarici.") && cart.html.contains("class=\"item-line\""));
    shop.app.db.sql("UPDATE stock_item SET on_hand = reserved").execute().await.unwrap();
    let refused = guest.submit(&link, "reorder", &[]).await;
    assert_eq!(refused.status, 409);
    assert!(refused.html.contains("Ni več na voljo: Lanena majica"), "the page names what is gone");
});

both!(a_guest_without_script_asks_for_a_reminder_of_the_cart, test in FURNISHED, {
    let shop = with_sandbox(&test).await;
    let mut guest = Browser::new(&shop, SHOP);
    guest.fill_cart().await;
    let refused = guest.submit(PAYMENT_STEP, "cart-reminder", &[("email", "maja@")]).await;
    assert_eq!((refused.status, refused.wrong()), (422, vec!["email".to_owned()]), "{}", refused.html);
    assert_eq!(refused.form("cart-reminder")["email"], "maja@");
    let asked = guest.submit(PAYMENT_STEP, "cart-reminder", &[("email", "maja@example.com")]).await;
    assert_eq!((asked.status, asked.location()), (303, PAYMENT_STEP), "{}", asked.html);
    assert!(guest.open(PAYMENT_STEP).await.html.contains("Če bo košarica jutri še čakala, vam bomo enkrat pisali."));
    let emails: Vec<String> = shop.app.db.sql("SELECT email FROM cart_reminder").scalars().await.unwrap();
    assert_eq!(emails, ["maja@example.com"]);
});

both!(without_script_an_order_stays_while_its_provider_cannot_be_reached, test in FURNISHED, {
    let country = CountrySettings { stripe_secret_key: Some("sk_test".to_owned().into()), ..CountrySettings::default() };
    let mut settings = settings(&test);
    settings.country = [("SI".to_owned().try_into().unwrap(), country)].into();
    // Nobody listens on this port.
    settings.payments.stripe_url = "http://127.0.0.1:9".to_owned().try_into().unwrap();
    let shop = serve(open_with(&test, settings).await).await;
    let mut guest = Browser::new(&shop, SHOP);
    guest.fill_cart().await;
    let entries = [&DELIVERY[..], &[("paymentMethod", "stripe")]].concat();
    let placed = guest.submit(PAYMENT_STEP, "place-order", &entries).await;
    assert_eq!(placed.status, 303, "{}", placed.html);
    let link = placed.location();
    assert!(link.starts_with("/OrderConfirmation?order="), "{link}");
    assert!(guest.open(link).await.html.contains("Vaše naročilo čaka na plačilo"));
    let unpaid = guest.submit(link, "pay-order", &[]).await;
    assert_eq!((unpaid.status, unpaid.location()), (303, link));
    assert!(guest.open(link).await.html.contains("Vaše naročilo je shranjeno. Poskusite znova čez trenutek."));
});

//! Every other form by its intent: forgotten passwords, links from e-mails, settings, addresses, the wheel, refunds, partners. Each is
//! answered with a redirect that names no secret, or with its page and the error.

use super::*;
use crate::rendering::partner;

const EMAIL: &str = "ana@example.com";
const TOKEN: &str = "of-no-mail-1234567890";
const IBAN: &str = "SI56191000000123438";
/// What no address of a redirect may contain.
const SECRETS: [&str; 7] = [PASSWORD, NEW_PASSWORD, "Guess-or-not-1", EMAIL, "ana%40example.com", TOKEN, IBAN];

/// The expected answer to a form.
enum Expected {
    /// A redirect to this address.
    To(&'static str),
    /// The page again, with this status and an error at the form.
    Refused(u16),
    /// A page that says why there is no such form, with this status.
    Closed(u16),
}
use Expected::{Closed, Refused, To};

/// The page and the intent of a form, its fields, and the expected answer.
type Case = (&'static str, &'static str, &'static [(&'static str, &'static str)], Expected);

const NEW_PASSWORDS: &[(&str, &str)] = &[("password", NEW_PASSWORD), ("repeatPassword", NEW_PASSWORD)];
const ACCOUNT: &[(&str, &str)] = &[("holder", "Ana Novak"), ("iban", IBAN)];
const LOCAL_ACCOUNT: &[(&str, &str)] =
    &[("holder", "Ana"), ("bank", "Sonali Bank"), ("routingNumber", "200260043"), ("accountNumber", "1234567890")];

/// The forms of guests, sent with their fields only. The links are of no e-mail.
const OF_GUESTS: [Case; 15] = [
    ("/auth/Forgot-Password", "forgot-password", &[("email", EMAIL)], To("/auth/Forgot-Password")),
    ("/auth/Forgot-Password", "forgot-password", &[("email", "ana@")], Refused(422)),
    ("/auth/Reset-Password?token=of-no-mail-1234567890", "reset-password", NEW_PASSWORDS, Refused(409)),
    ("/auth/Reset-Password?token=of-no-mail-1234567890", "reset-password", &[("password", "short")], Refused(422)),
    ("/auth/Verify-Email?token=of-no-mail-1234567890", "verify-email", &[], Refused(409)),
    ("/auth/Confirm-Email?token=of-no-mail-1234567890", "confirm-email", &[], Refused(409)),
    ("/newsletter/confirm?token=of-no-mail-1234567890", "newsletter-confirm", &[], Refused(409)),
    ("/unsubscribe?token=of-no-mail-1234567890", "unsubscribe", &[], Refused(409)),
    ("/stock-alert/delete?token=of-no-mail-1234567890", "stock-alert-delete", &[], To("/stock-alert/delete?done=1")),
    (
        "/cart-reminder/delete?token=of-no-mail-1234567890",
        "cart-reminder-delete",
        &[],
        To("/cart-reminder/delete?done=1"),
    ),
    ("/prize-wheel", "wheel-spin", &[("email", EMAIL)], Closed(409)),
    ("/refund/account?token=of-no-mail-1234567890", "refund-iban", ACCOUNT, Refused(409)),
    ("/refund/account?token=of-no-mail-1234567890", "refund-local", LOCAL_ACCOUNT, Refused(409)),
    ("/auth/affiliate-login", "affiliate-login", &[("email", EMAIL), ("password", "Guess-or-not-1")], Refused(401)),
    ("/auth/affiliate-register", "affiliate-register", &[("email", EMAIL), ("password", PASSWORD)], Refused(422)),
];

/// The forms of a customer with two addresses, another session and a requested e-mail, filled in on their pages. The last one ends the
/// session.
const OF_CUSTOMERS: [Case; 9] = [
    ("/user", "resend-verification", &[], To("/user")),
    ("/user/settings", "resend-verification", &[], To("/user/settings")),
    ("/user/settings", "change-email", &[("email", "eva"), ("password", PASSWORD)], Refused(422)),
    ("/user/settings", "change-email", &[("email", "eva@example.com"), ("password", PASSWORD)], To("/user/settings")),
    ("/user/settings", "end-session", &[], To("/user/settings")),
    ("/user/settings", "end-reminder", &[], To("/user/settings")),
    ("/user/addresses", "default-address", &[], To("/user/addresses")),
    ("/user/addresses", "delete-address", &[], To("/user/addresses")),
    ("/user/settings", "sign-out-everywhere", &[], To("/auth/Login")),
];

/// The forms of a partner, filled in on their pages.
const OF_PARTNERS: [Case; 4] = [
    ("/affiliate/links", "affiliate-link", &[("kind", "address"), ("address", "https://example.com/")], Refused(422)),
    ("/affiliate/profile", "affiliate-profile", &[("timeZone", "Nowhere/None")], Refused(422)),
    ("/affiliate/profile", "affiliate-payout-iban", &[("holder", "Tone"), ("iban", "SI00")], Refused(422)),
    ("/affiliate/profile", "affiliate-leave", &[("password", "Guess-or-not-1")], Refused(422)),
];

/// Whether a page shows an error: a summary, a marked field, or an alert that is not empty.
fn shows_error(page: &Page) -> bool {
    let mut alerts = page.html.split("role=\"alert\"").skip(1);
    let has_alert =
        alerts.any(|rest| rest.split_once('>').is_some_and(|(_, content)| !content.trim_start().starts_with("</")));
    has_alert || page.html.contains("data-summary") || page.html.contains("aria-invalid=\"true\"")
}

fn assert_answer(page: &Page, (path, intent, _, expected): &Case) {
    let at = format!("{path} {intent}: {} {} {}", page.status, page.location(), page.html);
    for secret in SECRETS {
        assert!(!page.location().contains(secret), "{at}");
    }
    match expected {
        To(target) => assert_eq!((page.status, page.location()), (303, *target), "{at}"),
        Refused(status) => assert!(page.status == *status && shows_error(page), "{at}"),
        Closed(status) => assert!(page.status == *status && page.html.contains("<h1"), "{at}"),
    }
    assert!(matches!(expected, To(_)) || page.is_private(), "{at}");
}

both!(guests_are_answered_with_a_page_or_a_redirect, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    // Opens the affiliate programme.
    partner(&shop).await;
    for case in &OF_GUESTS {
        let (path, intent, fields, _) = case;
        let host = if *intent == "refund-local" { "bd.localhost" } else { SHOP };
        let mut guest = Browser::new(&shop, host);
        let answer = match *intent {
            // An answer is shown to the form whose hidden fields were sent.
            "affiliate-register" => guest.submit(path, intent, fields).await,
            _ => guest.send(path, &[*fields, &[("intent", *intent)]].concat()).await,
        };
        assert_answer(&answer, case);
    }
});

both!(customers_are_answered_with_a_page_or_a_redirect, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let mut ana = Browser::new(&shop, SHOP);
    ana.register(EMAIL).await;
    let mut elsewhere = Browser::new(&shop, SHOP);
    elsewhere.submit("/auth/Login", "login", &[("email", EMAIL), ("password", PASSWORD)]).await;
    for street in ["Cesta 1", "Cesta 2"] {
        let address = [("countryId", "3"), ("name", "Ana"), ("address", street), ("postalCode", "1000")];
        let more = [("city", "Ljubljana"), ("phoneCode", "+386"), ("phone", "040 123 456")];
        let saved = ana.submit("/user/addresses?edit=new", "save-address", &[&address[..], &more].concat()).await;
        assert_eq!(saved.status, 303, "{}", saved.html);
    }
    let sold_out = "SELECT MAX(v.id) FROM variant v JOIN product p ON p.id = v.product_id WHERE p.key = 'linen-tee'";
    let variant: i64 = shop.app.db.sql(sold_out).scalar().await.unwrap();
    let variant = variant.to_string();
    let alert = [("intent", "stock-alert"), ("variant", &*variant), ("email", EMAIL)];
    assert_eq!(ana.send("/product/lanena-majica", &alert).await.status, 303);
    for case in &OF_CUSTOMERS {
        let (path, intent, fields, _) = case;
        assert_answer(&ana.submit(path, intent, fields).await, case);
    }
    assert_eq!(elsewhere.open("/user").await.location(), "/auth/Login?next=%2Fuser", "its session has ended");
    assert_eq!(ana.open("/user").await.location(), "/auth/Login?next=%2Fuser");
});

both!(partners_are_answered_with_a_page_or_a_redirect, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let session = partner(&shop).await;
    let mut tone = Browser::new(&shop, SHOP);
    let pairs = session.split("; ").filter_map(|pair| pair.split_once('='));
    tone.cookies = pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    for case in &OF_PARTNERS {
        let (path, intent, fields, _) = case;
        assert_answer(&tone.submit(path, intent, fields).await, case);
    }
});

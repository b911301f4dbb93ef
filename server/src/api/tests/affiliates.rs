//! Partners over HTTP: application, the permissions of each status, profile, payout account, leaving the programme.

use serde_json::{Value, json};

use super::{
    accounts::{PASSWORD, Person, ask, emails_to, link_path, post, register, registration, sign_in},
    fuzz,
    shop::{HR, Reply, SI, Shop},
};
use crate::{
    affiliates::{self, Decision},
    both,
    db::Session as _,
    id::{AffiliateId, UserId},
    tenancy::TenantId,
    toml_file::Source,
};

/// The programme of the test shop.
pub const PROGRAMME: &str = r#"
terms = "2026-11"
countries = ["SI", "HR"]
minimum_payout = { EUR = "20" }
[[tiers]]
name = "standard"
percent = "8"
titles = { sl = "Standardna" }
[[tiers]]
name = "gold"
percent = "12.5"
[[rates]]
country = "HR"
percent = "7"
"#;

/// An approved partner.
pub struct ApprovedPartner {
    pub person: Person,
    pub id: i64,
}

/// Enables applications.
pub async fn open_programme(shop: &Shop) {
    let source = Source { name: "affiliates.toml".to_owned(), text: PROGRAMME.to_owned() };
    affiliates::apply_programme(&shop.app, &source, "test").await.unwrap();
    shop.app.catch_up().await.unwrap();
}

/// The request body of an application.
pub fn application(email: &str) -> Value {
    let mut body = registration(email);
    let own = json!({
        "userTypeId": 5, "kind": "company", "company": "Tkalnica", "webAddress": "example.com",
        "channels": [{ "kind": "blog", "address": "example.com/blog", "followers": 1200 }], "countryIds": [3, 13],
        "promotion": ["We write about clothes.", " ", "Every week."], "agreesToProgramme": true, "fax": "",
    });
    body.as_object_mut().unwrap().extend(own.as_object().unwrap().clone());
    body
}

/// Applies in a country.
pub async fn apply(shop: &Shop, tenant: TenantId, email: &str) -> Person {
    open_programme(shop).await;
    Person::of(&post(shop, tenant, "auth/register-user-or-affiliate", &application(email)).await, email)
}

/// Applies in a country and approves the application.
pub async fn partner(shop: &Shop, tenant: TenantId, email: &str) -> ApprovedPartner {
    let person = apply(shop, tenant, email).await;
    let id = id_of(shop, &person).await;
    affiliates::decide(&shop.app, id, &Decision::Approve, "test").await.unwrap();
    ApprovedPartner { person, id: id.0 }
}

async fn id_of(shop: &Shop, person: &Person) -> AffiliateId {
    affiliates::of_user(&shop.app.db, UserId(person.id)).await.unwrap().unwrap().id
}

/// The profile fields of a partner.
fn change() -> Value {
    json!({
        "kind": "person", "company": "", "webAddress": "", "channels": [], "countryIds": [3], "promotion": ["By mail."],
        "timeZone": "Europe/Athens", "emails": { "commissions": false, "statements": true }, "agreesToProgramme": false,
    })
}

fn account() -> Value {
    json!({ "password": PASSWORD, "holder": "Ana Novak", "iban": "SI56 1910 0000 0123 438" })
}

/// Calls of a partner with a body, each with a valid one.
pub fn calls(id: i64) -> Vec<(&'static str, String, Value)> {
    let mut whole = change();
    whole["channels"] = json!([{ "kind": "blog", "address": "example.com/blog", "followers": 1200 }]);
    whole["changed"] = json!(["channels", "timeZone"]);
    vec![
        ("PUT", format!("affiliate/{id}"), whole),
        (
            "PUT",
            format!("affiliate/{id}/payout-account"),
            json!({ "password": "Not-mine-1", "holder": "Ana", "iban": "", "bank": "B", "routingNumber": "200260043",
                "accountNumber": "0123456789" }),
        ),
        ("POST", format!("affiliate/{id}/leave"), json!({ "password": "Not-mine-1" })),
        (
            "POST",
            "affiliate/generate-tracking-url".to_owned(),
            json!({ "url": "https://vitrina.si/", "productId": null, "categoryId": null, "countryId": null, "discountId": null,
                "source": "story", "utmSource": "ig", "utmMedium": "", "utmCampaign": "", "utmContent": "", "utmTerm": "" }),
        ),
    ]
}

async fn profile(shop: &Shop, partner: &ApprovedPartner) -> Value {
    ask(shop, &partner.person, "GET", &format!("affiliate/{}", partner.id), None).await.data().clone()
}

fn code(reply: &Reply) -> (u16, String) {
    (reply.status.as_u16(), reply.body["code"].as_str().unwrap_or_default().to_owned())
}

both!(applications_require_a_programme, test, {
    let shop = Shop::open(&test).await;
    let refused = post(&shop, SI, "auth/register-user-or-affiliate", &application("tone@example.com")).await;
    assert_eq!(code(&refused), (409, "error-affiliate-programme-closed".to_owned()));
    // The failed application creates no account, which would block a later one.
    apply(&shop, SI, "tone@example.com").await;
});

both!(an_application_creates_a_separate_pending_account, test, {
    let shop = Shop::open(&test).await;
    let customer = register(&shop, "tone@example.com").await;
    let tone = apply(&shop, HR, "tone@example.com").await;
    assert_ne!(customer.id, tone.id);
    let profile =
        ask(&shop, &tone, "GET", &format!("affiliate/profile/by/user/{}", tone.id), None).await.data().clone();
    assert_eq!(
        (&profile["status"], &profile["tier"], &profile["tierTitle"], &profile["name"]),
        (&json!("pending"), &json!("standard"), &json!("Standardna"), &json!("Ana Novak"))
    );
    assert_eq!((&profile["company"], &profile["webAddress"]), (&json!("Tkalnica"), &json!("https://example.com/")));
    assert_eq!(
        (&profile["promotion"], &profile["countryIds"]),
        (&json!("We write about clothes.\nEvery week."), &json!([3, 13]))
    );
    assert_eq!(
        (&profile["termsVersion"], &profile["termsCurrent"], &profile["payout"]),
        (&json!("2026-11"), &json!(true), &json!(null))
    );
    assert_eq!(profile["channels"][0], json!({ "kind": "blog", "address": "example.com/blog", "followers": 1200 }));
    let sent = emails_to(&shop, "tone@example.com").await;
    assert!(sent.contains(&"affiliate-received".to_owned()), "{sent:?}");
    let again = post(&shop, SI, "auth/register-user-or-affiliate", &application("tone@example.com")).await;
    assert_eq!(code(&again), (409, "error-user-exists".to_owned()));
    // Accounts are separate by type: a partner's password does not sign in to a customer's account.
    let login = json!({ "email": "tone@example.com", "password": PASSWORD, "userTypeId": 5 });
    assert_eq!(post(&shop, SI, "auth/login", &login).await.data()["id"], tone.id);
    assert_eq!(sign_in(&shop, "tone@example.com", PASSWORD).await.data()["id"], customer.id);
});

both!(all_errors_of_an_application_are_reported_at_once, test, {
    let shop = Shop::open(&test).await;
    open_programme(&shop).await;
    let mut body = application("tone@example.com");
    body["company"] = json!(" ");
    body["countryIds"] = json!([3, 999]);
    body["channels"] = json!([{ "kind": "radio", "address": "", "followers": -1 }]);
    body["promotion"] = json!([" "]);
    body["agreesToProgramme"] = json!(false);
    let refused = post(&shop, SI, "auth/register-user-or-affiliate", &body).await.refused();
    let refused: Vec<(&str, &str)> = refused.iter().map(|(field, code)| (field.as_str(), code.as_str())).collect();
    let expected = [
        ("agreesToProgramme", "form-accepted"),
        ("channels[0].address", "form-required"),
        ("channels[0].followers", "error-parameter-range"),
        ("channels[0].kind", "form-choice"),
        ("company", "form-required"),
        ("countryIds", "form-choice"),
        ("promotion", "form-required"),
    ];
    assert_eq!(refused, expected);
    // The registration of a customer requires none of it.
    let mut customer = registration("eva@example.com");
    customer["userTypeId"] = json!(2);
    let made = post(&shop, SI, "auth/register-user-or-affiliate", &customer).await;
    assert_eq!(made.data()["userTypeId"], 2);
    let mut trapped = application("bot@example.com");
    trapped["fax"] = json!("1");
    let refused = post(&shop, SI, "auth/register-user-or-affiliate", &trapped).await;
    assert_eq!(code(&refused), (409, "error-user-exists".to_owned()));
    let partners: i64 = test.db.sql("SELECT COUNT(*) FROM affiliate").scalar().await.unwrap();
    assert_eq!(partners, 0);
});

both!(each_status_has_its_permissions, test, {
    let shop = Shop::open(&test).await;
    let person = apply(&shop, SI, "tone@example.com").await;
    let id = id_of(&shop, &person).await;
    let (path, payout) = (format!("affiliate/{id}"), format!("affiliate/{id}/payout-account"));
    let write =
        async |path: &str, method: &str, body: Value| code(&ask(&shop, &person, method, path, Some(&body)).await);
    let pending = (409, "error-affiliate-pending".to_owned());
    assert_eq!(write(&path, "PUT", change()).await.0, 200);
    assert_eq!(write(&payout, "PUT", account()).await, pending);
    assert_eq!(write(&format!("{path}/leave"), "POST", json!({ "password": PASSWORD })).await, pending);
    affiliates::decide(&shop.app, id, &Decision::Approve, "test").await.unwrap();
    assert_eq!(write(&payout, "PUT", account()).await.1, "error-affiliate-payout-closed", "the test shop has no key");
    affiliates::decide(&shop.app, id, &Decision::Suspend("Odd clicks.".to_owned()), "test").await.unwrap();
    let suspended = (409, "error-affiliate-suspended".to_owned());
    assert_eq!(write(&path, "PUT", change()).await, suspended);
    assert_eq!(write(&payout, "PUT", account()).await, suspended);
    let profile = ask(&shop, &person, "GET", &path, None).await.data().clone();
    assert_eq!((&profile["status"], &profile["statusReason"]), (&json!("suspended"), &json!("Odd clicks.")));
    assert_eq!(write(&format!("{path}/leave"), "POST", json!({ "password": "Wrong-1x" })).await.0, 422);
    assert_eq!(write(&format!("{path}/leave"), "POST", json!({ "password": PASSWORD })).await.0, 200);
    assert_eq!(write(&path, "PUT", change()).await, (409, "error-affiliate-left".to_owned()));
    let profile = ask(&shop, &person, "GET", &path, None).await.data().clone();
    assert_eq!((&profile["status"], &profile["statusReason"]), (&json!("left"), &json!(null)));
    let sent = emails_to(&shop, "tone@example.com").await;
    let about: Vec<&str> = sent.iter().map(String::as_str).filter(|name| name.starts_with("affiliate-")).collect();
    assert_eq!(about, ["affiliate-received", "affiliate-approved", "affiliate-suspended", "affiliate-left"]);
});

both!(the_profile_is_saved_and_shows_the_terms_of_the_partners_tier, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    let reply = ask(&shop, &tone.person, "PUT", &format!("affiliate/{}", tone.id), Some(&change())).await;
    assert_eq!(reply.body["message"], "notice-affiliate-profile-saved", "the test shop has no texts");
    let view = profile(&shop, &tone).await;
    assert_eq!(
        (&view["kind"], &view["company"], &view["timeZone"]),
        (&json!("person"), &json!(""), &json!("Europe/Athens"))
    );
    assert_eq!(view["emails"], json!({ "commissions": false, "statements": true }));
    let percent = |profile: &Value| profile["programme"]["rates"][0]["basisPoints"].clone();
    assert_eq!((percent(&view), &view["canPayOut"]), (json!(800), &json!(false)));
    assert_eq!(view["programme"]["rates"][1]["basisPoints"], 700);
    assert_eq!(view["programme"]["minimumPayout"][0]["minor"], 2000);
    assert_eq!((&view["programme"]["windowDays"], &view["programme"]["holdDays"]), (&json!(30), &json!(100)));
    affiliates::set_tier(&shop.app, AffiliateId(tone.id), "gold", "test").await.unwrap();
    assert_eq!(percent(&profile(&shop, &tone).await), 1250);
    let mut odd = change();
    odd["timeZone"] = json!("Europe/Nowhere");
    let refused = ask(&shop, &tone.person, "PUT", &format!("affiliate/{}", tone.id), Some(&odd)).await.refused();
    assert_eq!(refused, [("timeZone".to_owned(), "form-choice".to_owned())]);
});

both!(a_password_reset_leads_partners_and_shoppers_to_their_own_sign_in, test, {
    let shop = Shop::open(&test).await;
    register(&shop, "tone@example.com").await;
    apply(&shop, SI, "tone@example.com").await;
    let forgotten = async |user_type: i64| {
        let body = json!({ "email": "tone@example.com", "userTypeId": user_type });
        post(&shop, SI, "auth/forgotPassword", &body).await.data();
        link_path(&shop, "reset-password").await
    };
    let of_shopper = forgotten(2).await;
    assert!(of_shopper.starts_with("/auth/Reset-Password?token=") && !of_shopper.contains('&'), "{of_shopper}");
    let of_partner = forgotten(5).await;
    assert!(of_partner.ends_with("&as=affiliate"), "{of_partner}");
    assert!(!link_path(&shop, "verify-email").await.contains('&'));
});

both!(a_programme_with_other_terms_asks_for_consent_again, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    let source = Source { name: "a.toml".to_owned(), text: PROGRAMME.replace("2026-11", "2027-01") };
    affiliates::apply_programme(&shop.app, &source, "test").await.unwrap();
    shop.app.catch_up().await.unwrap();
    assert_eq!(profile(&shop, &tone).await["termsCurrent"], false);
    let mut body = change();
    body["agreesToProgramme"] = json!(true);
    let reply = ask(&shop, &tone.person, "PUT", &format!("affiliate/{}", tone.id), Some(&body)).await;
    assert_eq!((&reply.data()["termsCurrent"], &reply.data()["termsVersion"]), (&json!(true), &json!("2027-01")));
});

both!(a_partners_data_is_exported_and_deleted_with_the_account, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    affiliates::note(&shop.app, AffiliateId(tone.id), "Met at a fair.", "test").await.unwrap();
    let all = ask(&shop, &tone.person, "GET", &format!("user/export/{}", tone.person.id), None).await.data().clone();
    assert_eq!(all["affiliate"]["details"]["company"], "Tkalnica");
    assert_eq!(all["affiliate"]["history"].as_array().unwrap().last().unwrap()["reason"], "Met at a fair.");
    let gone = json!({ "password": PASSWORD });
    ask(&shop, &tone.person, "POST", &format!("user/delete/{}", tone.person.id), Some(&gone)).await.data();
    let left = affiliates::show(&shop.app, AffiliateId(tone.id)).await.unwrap();
    assert_eq!((left.status.name(), left.user_id.0, left.details.0), ("left", 0, affiliates::Details::default()));
    let kept: Vec<(Option<String>,)> =
        test.db.sql("SELECT reason FROM affiliate_event WHERE reason IS NOT NULL").all().await.unwrap();
    assert!(kept.is_empty(), "{kept:?}");
});

both!(no_value_of_a_partners_field_causes_an_internal_error, test, {
    let shop = Shop::open(&test).await;
    let tone = partner(&shop, SI, "tone@example.com").await;
    let odd = fuzz::odd_values();
    for (method, path, good) in calls(tone.id) {
        for place in fuzz::places(&good) {
            for value in &odd {
                let body = fuzz::with(&good, &place, value);
                let reply = ask(&shop, &tone.person, method, &path, Some(&body)).await;
                fuzz::expect_sound(&reply, &format!("{method} {path} {place}"), value);
                test.db.sql("DELETE FROM throttle").execute().await.unwrap();
            }
        }
    }
    assert_eq!(profile(&shop, &tone).await["status"], "active");
});

//! Changes of profile and password, export of all data, deletion of an account.

use axum::http::StatusCode;
use serde_json::json;

use super::{
    super::shop::{SI, Shop},
    PASSWORD, Person,
    addresses::address,
    ask, count, emails, emails_to, is_in, post, register, registration, sign_in, token_of,
};
use crate::both;

const NEW: &str = "Javor+2027";

both!(a_profile_is_changed_by_its_form, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let path = format!("user/updateUserProfile/{}", ana.id);
    let body = json!({
        "firstName": " Ana-Marija ", "lastName": "Žnidaršič", "phone": "+386 41 234 567", "phoneCode": "386",
        "dateOfBirth": "1990-02-28", "gender": "female", "email": "other@example.com", "userTypeId": 1,
    });
    let saved = ask(&shop, &ana, "PUT", &path, Some(&body)).await;
    assert_eq!(saved.body["message"], "notice-profile-saved");
    let profile = ask(&shop, &ana, "GET", &format!("user/{}", ana.id), None).await;
    assert_eq!(profile.data(), saved.data());
    let profile = profile.data();
    assert_eq!((&profile["firstName"], &profile["lastName"]), (&json!("Ana-Marija"), &json!("Žnidaršič")));
    assert_eq!((&profile["phone"], &profile["phoneCode"]), (&json!("41234567"), &json!("+386")));
    assert_eq!((&profile["dateOfBirth"], &profile["gender"]), (&json!("1990-02-28"), &json!("female")));
    assert_eq!((&profile["email"], &profile["userTypeId"]), (&json!("ana@example.com"), &json!(2)));
    let mut empty = body.clone();
    empty["gender"] = json!(null);
    empty["dateOfBirth"] = "".into();
    assert_eq!(ask(&shop, &ana, "PUT", &path, Some(&empty)).await.data()["gender"], json!(null));
    empty["gender"] = "cat".into();
    empty["phone"] = "12".into();
    let refused = ask(&shop, &ana, "PUT", &path, Some(&empty)).await.refused();
    assert_eq!(refused, [("gender".into(), "form-choice".into()), ("phone".into(), "form-phone".into())]);
});

both!(two_devices_change_different_fields_of_a_profile, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let path = format!("user/updateUserProfile/{}", ana.id);
    let opened = json!({ "firstName": "Ana", "lastName": "Novak", "phone": "040123456", "phoneCode": "+386" });
    let edited = |field: &str, value: &str| {
        let mut body = opened.clone();
        body[field] = value.into();
        body["changed"] = json!([field]);
        body
    };
    for (field, value) in [("firstName", "Eva"), ("gender", "female"), ("phone", "041234567"), ("lastName", "Kralj")] {
        ask(&shop, &ana, "PUT", &path, Some(&edited(field, value))).await.data();
    }
    let profile = ask(&shop, &ana, "GET", &format!("user/{}", ana.id), None).await;
    let profile = profile.data();
    let names = (&profile["firstName"], &profile["lastName"]);
    assert_eq!(names, (&json!("Eva"), &json!("Kralj")));
    assert_eq!((&profile["phone"], &profile["gender"]), (&json!("41234567"), &json!("female")));
    let unknown = ask(&shop, &ana, "PUT", &path, Some(&edited("email", "eva@example.com"))).await.refused();
    assert_eq!(unknown, [("changed[0]".into(), "error-parameter-choice".into())]);
});

both!(bangladeshi_numbers_are_accepted_in_local_formats, test, {
    let shop = Shop::open(&test).await;
    let mut body = registration("ana@example.com");
    body["phoneCode"] = "+88".into();
    body["phone"] = "01712345678".into();
    let ana = Person::of(&post(&shop, SI, "auth/register", &body).await, "ana@example.com");
    let profile = ask(&shop, &ana, "GET", &format!("user/{}", ana.id), None).await;
    assert_eq!((&profile.data()["phone"], &profile.data()["phoneCode"]), (&json!("01712345678"), &json!("+88")));
    let export = ask(&shop, &ana, "GET", &format!("user/export/{}", ana.id), None).await;
    assert_eq!(export.data()["account"]["phone"], "+8801712345678");
});

both!(a_new_password_signs_out_every_other_device, test, {
    let shop = Shop::open(&test).await;
    let phone = register(&shop, "ana@example.com").await;
    let laptop = Person::of(&sign_in(&shop, "ana@example.com", PASSWORD).await, "ana@example.com");
    let path = format!("auth/changePassword/{}", laptop.id);
    let body = |old: &str| json!({ "oldPassword": old, "password": NEW, "repeatPassword": NEW });
    let wrong = ask(&shop, &laptop, "PUT", &path, Some(&body("Lipa-2025"))).await;
    assert_eq!(wrong.refused(), [("oldPassword".into(), "form-wrong-password".into())]);
    let done = ask(&shop, &laptop, "PUT", &path, Some(&body(PASSWORD))).await;
    assert_eq!(done.body["message"], "notice-password-changed");
    assert!(is_in(&shop, &Person::of(&done, "ana@example.com")).await);
    assert!(!is_in(&shop, &phone).await && !is_in(&shop, &laptop).await);
    assert_eq!(sign_in(&shop, "ana@example.com", PASSWORD).await.status, StatusCode::UNAUTHORIZED);
    sign_in(&shop, "ana@example.com", NEW).await.data();
    assert_eq!(emails_to(&shop, "ana@example.com").await, ["verify-email", "password-changed"]);
});

both!(a_new_password_need_not_be_repeated_by_a_program, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let path = format!("auth/changePassword/{}", ana.id);
    let body = json!({ "oldPassword": PASSWORD, "password": NEW });
    let done = ask(&shop, &ana, "PUT", &path, Some(&body)).await;
    assert_eq!(done.body["message"], "notice-password-changed");
    let other = json!({ "oldPassword": NEW, "password": "Javor+2028", "repeatPassword": "Javor+2029" });
    let ana = Person::of(&done, "ana@example.com");
    assert_eq!(ask(&shop, &ana, "PUT", &path, Some(&other)).await.refused()[0].1, "form-same");
});

both!(guesses_of_the_old_password_are_throttled, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let path = format!("user/delete/{}", ana.id);
    for _ in 0..10 {
        let guess = ask(&shop, &ana, "POST", &path, Some(&json!({ "password": "Guess-1" }))).await;
        assert_eq!(guess.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let refused = ask(&shop, &ana, "POST", &path, Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
});

/// The token in the first e-mail to an address.
async fn verification_of(shop: &Shop, person: &Person) -> String {
    let emails = emails(shop).await;
    let own = emails.iter().find(|email| email.name == "verify-email" && email.to == person.email);
    token_of(shop, own.unwrap()).await
}

both!(all_data_of_a_person_is_exported_and_deleted, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let eva = register(&shop, "eva@example.com").await;
    let home = address("Trubarjeva 1");
    for person in [&ana, &eva] {
        ask(&shop, person, "POST", "address-shipping", Some(&home)).await.data();
        ask(&shop, person, "POST", "wishlist", Some(&json!({ "userId": person.id, "productId": 1 }))).await.data();
    }
    let subscribe = json!({ "email": "ana@example.com" });
    post(&shop, SI, "newsletter/subscribe", &subscribe).await.data();
    let path = format!("user/export/{}", ana.id);
    let stranger = ask(&shop, &ana, "GET", &path, None).await;
    assert_eq!(
        stranger.data()["newsletter"],
        json!(null),
        "who has not shown that the address is theirs sees nothing of it"
    );
    let token = verification_of(&shop, &ana).await;
    post(&shop, SI, "auth/verifyEmail", &json!({ "token": token })).await.data();
    let export = ask(&shop, &ana, "GET", &path, None).await;
    let data = export.data();
    assert_eq!((&data["newsletter"][0]["tenantId"], &data["newsletter"][0]["state"]), (&json!(3), &json!("pending")));
    assert_eq!(data["account"]["email"], "ana@example.com");
    assert_eq!(data["addresses"][0]["address"], "Trubarjeva 1");
    assert_eq!((&data["wishlist"][0]["productId"], &data["wishlist"][0]["countryId"]), (&json!(1), &json!(3)));
    let kinds = data["securityEvents"].as_array().unwrap();
    let kinds: Vec<&str> = kinds.iter().map(|event| event["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["email-verified", "registered"]);
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    let text = data.to_string();
    assert!(!text.contains("eva@example.com") && !text.contains("argon2") && !text.contains(&ana.token));

    let path = format!("user/delete/{}", ana.id);
    let wrong = ask(&shop, &ana, "POST", &path, Some(&json!({ "password": "x" }))).await;
    assert_eq!(wrong.refused(), [("password".into(), "form-wrong-password".into())]);
    let gone = ask(&shop, &ana, "POST", &path, Some(&json!({ "password": PASSWORD }))).await;
    assert_eq!(gone.body["message"], "notice-account-deleted");
    assert!(!is_in(&shop, &ana).await && is_in(&shop, &eva).await);
    assert_eq!(sign_in(&shop, "ana@example.com", PASSWORD).await.body["code"], "error-credentials");
    for table in [
        "SELECT COUNT(*) FROM user_account",
        "SELECT COUNT(*) FROM user_session",
        "SELECT COUNT(*) FROM user_address",
        "SELECT COUNT(*) FROM user_link",
        "SELECT COUNT(*) FROM user_device",
        "SELECT COUNT(*) FROM wishlist_item",
        "SELECT COUNT(*) FROM newsletter_subscription WHERE email IS NULL AND left_at IS NOT NULL",
        "SELECT COUNT(*) FROM erased_account WHERE erased_by = 'person'",
    ] {
        assert_eq!(count(&shop, table).await, 1, "{table}");
    }
    let named = "SELECT COUNT(*) FROM security_event WHERE user_id IS NULL AND (address IS NOT NULL OR device IS NOT NULL) \
                 AND kind <> 'sign-in-failed'";
    assert_eq!(count(&shop, named).await, 0, "what remains identifies no person");
    assert_eq!(emails_to(&shop, "ana@example.com").await, ["account-deleted"]);
    assert_eq!(emails_to(&shop, "eva@example.com").await, ["verify-email"]);
    register(&shop, "ana@example.com").await;
});

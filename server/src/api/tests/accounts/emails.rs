//! Links in e-mails: confirmation of an address, password reset, change of address.

use axum::http::StatusCode;
use chrono::TimeDelta;
use serde_json::json;

use super::{
    super::shop::{HR, SI, Shop},
    PASSWORD, Person, ask, emails_to, events, is_in, link_token, post, register, registration, sign_in,
};
use crate::{both, db::Session as _};

const NEW: &str = "Javor+2027";

both!(a_link_confirms_the_address_once, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let token = link_token(&shop, "verify-email").await;
    let body = json!({ "token": token });
    let reply = post(&shop, HR, "auth/verifyEmail", &body).await;
    assert_eq!(reply.body["message"], "notice-email-verified");
    let profile = ask(&shop, &ana, "GET", &format!("user/{}", ana.id), None).await;
    assert_eq!(profile.data()["isEmailVerified"], true);
    let again = post(&shop, SI, "auth/verifyEmail", &body).await;
    assert_eq!((again.status, &again.body["code"]), (StatusCode::CONFLICT, &json!("error-link-expired")));
    let resend = ask(&shop, &ana, "POST", "auth/resendVerification", None).await;
    assert_eq!(resend.body["code"], "error-email-verified");
    assert_eq!(emails_to(&shop, "ana@example.com").await, ["verify-email", "welcome"]);
});

both!(requesting_an_email_again_is_rate_limited, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    for _ in 0..5 {
        ask(&shop, &ana, "POST", "auth/resendVerification", None).await.data();
    }
    let refused = ask(&shop, &ana, "POST", "auth/resendVerification", None).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let token = link_token(&shop, "verify-email").await;
    shop.app.clock.advance(TimeDelta::days(2));
    let expired = post(&shop, SI, "auth/verifyEmail", &json!({ "token": token })).await;
    assert_eq!(expired.body["code"], "error-link-expired");
});

both!(a_forgotten_password_is_replaced_by_a_link_that_ends_all_sessions, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let known = post(&shop, SI, "auth/forgotPassword", &json!({ "email": "Ana@example.com" })).await;
    let unknown = post(&shop, SI, "auth/forgotPassword", &json!({ "email": "eva@example.com" })).await;
    assert_eq!((known.status, &known.body), (StatusCode::OK, &unknown.body));
    assert_eq!(known.body["message"], "notice-reset-sent");
    assert!(emails_to(&shop, "eva@example.com").await.is_empty());
    let token = link_token(&shop, "reset-password").await;
    let body = |password: &str| json!({ "token": token, "password": password, "repeatPassword": password });
    let weak = post(&shop, SI, "auth/resetPassword", &body("Password1!")).await;
    assert_eq!(weak.refused(), [("password".into(), "form-common-password".into())]);
    for _ in 0..12 {
        sign_in(&shop, "ana@example.com", "Guess-1").await;
    }
    let done = post(&shop, SI, "auth/resetPassword", &body(NEW)).await;
    assert_eq!(done.body["message"], "notice-password-reset");
    assert!(!is_in(&shop, &ana).await);
    assert_eq!(sign_in(&shop, "ana@example.com", PASSWORD).await.status, StatusCode::UNAUTHORIZED);
    sign_in(&shop, "ana@example.com", NEW).await.data();
    assert_eq!(post(&shop, SI, "auth/resetPassword", &body(NEW)).await.body["code"], "error-link-expired");
    assert_eq!(emails_to(&shop, "ana@example.com").await, ["verify-email", "reset-password", "password-changed"]);
});

both!(a_password_reset_link_is_valid_for_an_hour_and_for_its_purpose, test, {
    let shop = Shop::open(&test).await;
    register(&shop, "ana@example.com").await;
    let verify = link_token(&shop, "verify-email").await;
    let reset = |token: &str| json!({ "token": token, "password": NEW, "repeatPassword": NEW });
    assert_eq!(post(&shop, SI, "auth/resetPassword", &reset(&verify)).await.body["code"], "error-link-expired");
    post(&shop, SI, "auth/forgotPassword", &json!({ "email": "ana@example.com" })).await.data();
    let token = link_token(&shop, "reset-password").await;
    shop.app.clock.advance(TimeDelta::hours(1));
    assert_eq!(post(&shop, SI, "auth/resetPassword", &reset(&token)).await.body["code"], "error-link-expired");
    for odd in [json!({}), json!({ "token": 5 }), json!({ "token": null })] {
        assert_eq!(post(&shop, SI, "auth/verifyEmail", &odd).await.refused()[0].0, "token");
    }
    assert_eq!(post(&shop, SI, "auth/verifyEmail", &json!({ "token": "" })).await.body["code"], "error-link-expired");
});

both!(repeated_requests_get_no_more_emails_and_the_same_response, test, {
    let shop = Shop::open(&test).await;
    register(&shop, "ana@example.com").await;
    for _ in 0..7 {
        post(&shop, SI, "auth/forgotPassword", &json!({ "email": "ana@example.com" })).await.data();
    }
    assert_eq!(emails_to(&shop, "ana@example.com").await.len(), 1 + 5);
});

both!(a_new_address_is_used_once_its_link_is_opened, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    let path = format!("user/changeEmail/{}", ana.id);
    let wrong = ask(&shop, &ana, "POST", &path, Some(&json!({ "email": "new@example.com", "password": "x" }))).await;
    assert_eq!(wrong.refused(), [("password".into(), "form-wrong-password".into())]);
    let same = json!({ "email": " ANA@example.com", "password": PASSWORD });
    assert_eq!(ask(&shop, &ana, "POST", &path, Some(&same)).await.refused()[0].1, "error-email-same");
    let asked = json!({ "email": "New@example.com", "password": PASSWORD });
    ask(&shop, &ana, "POST", &path, Some(&asked)).await.data();
    let profile = ask(&shop, &ana, "GET", &format!("user/{}", ana.id), None).await;
    assert_eq!(
        (&profile.data()["email"], &profile.data()["pendingEmail"]),
        (&json!("ana@example.com"), &json!("new@example.com"))
    );
    post(&shop, SI, "auth/forgotPassword", &json!({ "email": "ana@example.com" })).await.data();
    let old_reset = link_token(&shop, "reset-password").await;
    let token = link_token(&shop, "email-change-confirm").await;
    let done = post(&shop, SI, "auth/confirmEmail", &json!({ "token": token })).await;
    assert_eq!(done.body["message"], "notice-email-changed");
    let profile = ask(&shop, &ana, "GET", &format!("user/{}", ana.id), None).await;
    assert_eq!(
        (&profile.data()["email"], &profile.data()["pendingEmail"], &profile.data()["isEmailVerified"]),
        (&json!("new@example.com"), &json!(null), &json!(true))
    );
    assert_eq!(
        emails_to(&shop, "ana@example.com").await,
        ["verify-email", "reset-password", "email-changed"],
        "the old address is notified"
    );
    let body = json!({ "token": old_reset, "password": NEW, "repeatPassword": NEW });
    assert_eq!(post(&shop, SI, "auth/resetPassword", &body).await.body["code"], "error-link-expired");
    assert!(events(&shop, ana.id).await.contains(&"email-changed".to_owned()));
});

both!(a_new_password_cancels_requests_made_with_the_old_one, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    // An attacker who knows the password requests a change to their own address.
    let asked = json!({ "email": "intruder@example.com", "password": PASSWORD });
    ask(&shop, &ana, "POST", &format!("user/changeEmail/{}", ana.id), Some(&asked)).await.data();
    let theirs = link_token(&shop, "email-change-confirm").await;
    post(&shop, SI, "auth/forgotPassword", &json!({ "email": "ana@example.com" })).await.data();
    let reset = json!({ "token": link_token(&shop, "reset-password").await, "password": NEW, "repeatPassword": NEW });
    post(&shop, SI, "auth/resetPassword", &reset).await.data();
    let taken = post(&shop, SI, "auth/confirmEmail", &json!({ "token": theirs })).await;
    assert_eq!(taken.body["code"], "error-link-expired");
    sign_in(&shop, "ana@example.com", NEW).await.data();
});

both!(emails_to_one_address_are_limited_across_accounts, test, {
    let shop = Shop::open(&test).await;
    for n in 0..8 {
        let person = register(&shop, &format!("person{n}@example.com")).await;
        let asked = json!({ "email": "victim@example.com", "password": PASSWORD });
        ask(&shop, &person, "POST", &format!("user/changeEmail/{}", person.id), Some(&asked)).await.data();
    }
    assert_eq!(emails_to(&shop, "victim@example.com").await.len(), 5);
});

both!(responses_do_not_reveal_that_an_address_is_in_use, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    register(&shop, "eva@example.com").await;
    let path = format!("user/changeEmail/{}", ana.id);
    let ask_for = async |email: &str| {
        ask(&shop, &ana, "POST", &path, Some(&json!({ "email": email, "password": PASSWORD }))).await
    };
    let taken = ask_for("eva@example.com").await;
    let free = ask_for("new@example.com").await;
    assert_eq!((taken.status, taken.body), (free.status, free.body));
    assert_eq!(emails_to(&shop, "eva@example.com").await, ["verify-email"], "and its person is left in peace");
    let token = link_token(&shop, "email-change-confirm").await;
    let mut body = registration("new@example.com");
    body["firstName"] = "Maja".into();
    let maja = Person::of(&post(&shop, SI, "auth/register", &body).await, "new@example.com");
    let late = post(&shop, SI, "auth/confirmEmail", &json!({ "token": token })).await;
    assert_eq!(late.body["code"], "error-link-expired", "somebody was faster");
    assert!(is_in(&shop, &maja).await && is_in(&shop, &ana).await);
    let emails: Vec<String> = test.db.sql("SELECT email FROM user_account ORDER BY id").scalars().await.unwrap();
    assert_eq!(emails, ["ana@example.com", "eva@example.com", "new@example.com"]);
});

both!(a_queued_link_is_cancelled_with_its_request, test, {
    let shop = Shop::open(&test).await;
    let ana = register(&shop, "ana@example.com").await;
    // An attacker who knows the password requests a change to their own address, while the mail server is down.
    let asked = json!({ "email": "intruder@example.com", "password": PASSWORD });
    ask(&shop, &ana, "POST", &format!("user/changeEmail/{}", ana.id), Some(&asked)).await.data();
    post(&shop, SI, "auth/forgotPassword", &json!({ "email": "ana@example.com" })).await.data();
    let reset = json!({ "token": link_token(&shop, "reset-password").await, "password": NEW, "repeatPassword": NEW });
    post(&shop, SI, "auth/resetPassword", &reset).await.data();
    assert_eq!(link_token(&shop, "email-change-confirm").await, "gone");
});

both!(of_a_link_sent_twice_the_latest_email_works, test, {
    let shop = Shop::open(&test).await;
    register(&shop, "ana@example.com").await;
    let (first, last) = (link_token(&shop, "verify-email").await, link_token(&shop, "verify-email").await);
    assert_eq!(
        post(&shop, SI, "auth/verifyEmail", &json!({ "token": first })).await.body["code"],
        "error-link-expired"
    );
    post(&shop, SI, "auth/verifyEmail", &json!({ "token": last })).await.data();
});

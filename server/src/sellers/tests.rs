//! Applications, decisions, the public list and deletion, on both databases.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use super::*;
use crate::{
    app::App,
    both,
    changes::{self, Topic},
    clock::Clock,
    config::Settings,
    error::{Error, Result},
    id::SellerApplicationId,
    jobs::{self, Queue},
    mail::{Email, OutgoingEmail, SellerEmail, SellerEmailKind},
    tenancy::{Storefront, TenantId},
    testing::{PLATFORM, TestDb},
    visitor::Visitor,
};

static VISITOR: Visitor = Visitor { address: None, device: String::new(), known_device: None };
const SI: TenantId = TenantId(3);
const HR: TenantId = TenantId(13);

fn now() -> DateTime<Utc> {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

async fn open(test: &TestDb) -> App {
    App::open(Settings::default(), test.db.clone(), Clock::fixed(now())).await.unwrap()
}

fn front(app: &App, tenant: TenantId, language: &str) -> Storefront {
    let tenant = Arc::clone(app.directory().tenant(tenant).unwrap());
    let language = Arc::clone(tenant.language(language).unwrap());
    let host_language = Arc::clone(&tenant.default_language);
    Storefront { tenant, language, host_language, origin: "http://evil.example".into(), unknown_host: false }
}

fn applicant<'a>(email: &'a str, message: &'a [String]) -> Applicant<'a> {
    Applicant {
        company: "Tkalnica",
        contact_name: "Maja",
        email,
        phone: "+38640123456",
        country_id: HR,
        web_address: "https://example.com/",
        goods: vec![Goods::TShirts, Goods::Leggings],
        quantity: Quantity::UpTo500,
        message,
        is_listed: true,
        trap: "",
    }
}

async fn applies(app: &App, tenant: TenantId, language: &str, email: &str) -> Result<()> {
    apply(app, &front(app, tenant, language), applicant(email, &[]), &VISITOR).await
}

async fn all(app: &App) -> Vec<Application> {
    list(&app.db, &Query { page: 1, take: 50, ..Query::default() }).await.unwrap().0
}

async fn only(app: &App) -> SellerApplicationId {
    let all = all(app).await;
    assert_eq!(all.len(), 1);
    all[0].id
}

async fn names(app: &App, tenant: TenantId, language: &str) -> Vec<String> {
    let sellers = accepted(app, &front(app, tenant, language)).await.unwrap();
    sellers.into_iter().map(|seller| format!("{} {}", seller.name, seller.country)).collect()
}

fn rejection(reason: &str) -> Decision {
    Decision::Reject { reason: reason.to_owned() }
}

/// The e-mails that the queued jobs would send: recipient, language and contents.
async fn send_all(app: &App) -> Vec<(String, i64, SellerEmail)> {
    let mut sent = Vec::new();
    while let Some(job) = jobs::claim(&app.db, Queue::Mail, app.clock.now()).await.unwrap() {
        assert_eq!(job.kind, SEND);
        let composed = emails::compose(app, &job).await.unwrap();
        if let Some(OutgoingEmail { sender, to, email: Email::Seller(email) }) = composed {
            sent.push((to.email, sender.language.0, email));
        }
        jobs::done(&app.db, &job).await.unwrap();
    }
    sent
}

both!(applicant_and_shop_are_notified_of_an_application, test in PLATFORM, {
    let app = open(&test).await;
    let message = ["We knit.".to_owned(), "  ".to_owned(), "In our own workshop.".to_owned()];
    apply(&app, &front(&app, SI, "en"), applicant("maja@example.com", &message), &VISITOR).await.unwrap();
    let stored = find(&app, only(&app).await).await.unwrap();
    assert_eq!((stored.status, stored.tenant_id, stored.country_id), (Status::New, SI, HR));
    assert_eq!((&*stored.message, stored.goods.len()), ("We knit.\nIn our own workshop.", 2));
    let sent = send_all(&app).await;
    let recipients: Vec<_> = sent.iter().map(|(to, language, email)| (to.as_str(), *language, email.kind)).collect();
    assert_eq!(
        recipients,
        [("maja@example.com", 1, SellerEmailKind::Received), ("help@vitrina.si", 16, SellerEmailKind::Application)]
    );
    let to_shop = &sent[1].2;
    assert_eq!((&*to_shop.country, &*to_shop.message), ("Hrvaška", "We knit.\nIn our own workshop."));
    assert!(!to_shop.goods.contains("seller-goods") && !to_shop.quantity.contains("seller-quantity"), "{to_shop:?}");
});

both!(an_application_with_the_honeypot_field_is_not_stored, test in PLATFORM, {
    let app = open(&test).await;
    let trapped = Applicant { trap: "x", ..applicant("maja@example.com", &[]) };
    apply(&app, &front(&app, SI, "sl"), trapped, &VISITOR).await.unwrap();
    assert!(all(&app).await.is_empty() && send_all(&app).await.is_empty());
});

both!(applications_are_rate_limited_by_address_and_network, test in PLATFORM, {
    let app = open(&test).await;
    for _ in 0..3 {
        applies(&app, SI, "sl", "maja@example.com").await.unwrap();
    }
    // The first attempts beyond the free ones are refused for a short time only.
    let refused = applies(&app, SI, "sl", "maja@example.com").await;
    assert!(matches!(refused, Err(Error::RateLimited(_))), "{refused:?}");
    app.clock.advance(TimeDelta::hours(1));
    applies(&app, SI, "sl", "maja@example.com").await.unwrap();
    assert_eq!(all(&app).await.len(), 3, "an address that waits for three answers gets no more e-mails");
    applies(&app, SI, "sl", "eva@example.com").await.unwrap();
    let visitor = Visitor { address: Some("203.0.113.7".parse().unwrap()), ..VISITOR.clone() };
    let window = front(&app, SI, "sl");
    let mut refusals = 0;
    for number in 0..7 {
        let email = format!("{number}@example.com");
        refusals += u32::from(apply(&app, &window, applicant(&email, &[]), &visitor).await.is_err());
    }
    assert_eq!(refusals, 2);
});

both!(concurrent_applications_do_not_exceed_the_limit_of_an_address, test in PLATFORM, {
    let app = open(&test).await;
    for _ in 0..2 {
        applies(&app, SI, "sl", "maja@example.com").await.unwrap();
    }
    // The rate limit allows three more.
    app.clock.advance(TimeDelta::days(1));
    let asked = (0..3).map(|_| applies(&app, SI, "sl", "maja@example.com"));
    for outcome in futures::future::join_all(asked).await {
        outcome.unwrap();
    }
    assert_eq!(all(&app).await.len(), 3);
});

both!(accepted_sellers_with_consent_are_shown_in_their_country_only, test in PLATFORM, {
    let app = open(&test).await;
    applies(&app, SI, "sl", "maja@example.com").await.unwrap();
    let id = only(&app).await;
    assert!(names(&app, SI, "sl").await.is_empty());
    let before = changes::times_recorded(&app.db, Topic::Content).await;
    assert_eq!(decide(&app, id, &Decision::Accept, false).await.unwrap().status, Status::Accepted);
    assert_eq!(changes::times_recorded(&app.db, Topic::Content).await, before + 1);
    assert_eq!(names(&app, SI, "sl").await, ["Tkalnica Hrvaška"]);
    assert_eq!(names(&app, SI, "en").await, ["Tkalnica Croatia"]);
    assert!(names(&app, HR, "hr").await.is_empty());
    let again = decide(&app, id, &Decision::Accept, false).await.unwrap_err().to_string();
    assert_eq!(again, format!("application {id}: is accepted already"));
    decide(&app, id, &rejection("No room."), false).await.unwrap();
    assert!(names(&app, SI, "sl").await.is_empty());
});

both!(sellers_without_consent_are_not_shown, test in PLATFORM, {
    let app = open(&test).await;
    let hidden = Applicant { is_listed: false, ..applicant("maja@example.com", &[]) };
    apply(&app, &front(&app, SI, "sl"), hidden, &VISITOR).await.unwrap();
    decide(&app, only(&app).await, &Decision::Accept, false).await.unwrap();
    assert!(names(&app, SI, "sl").await.is_empty());
});

both!(a_rejection_has_a_reason_and_outdated_emails_are_not_sent, test in PLATFORM, {
    let app = open(&test).await;
    applies(&app, SI, "sl", "maja@example.com").await.unwrap();
    let id = only(&app).await;
    send_all(&app).await;
    let wrong = decide(&app, id, &rejection("  "), false).await.unwrap_err().to_string();
    assert!(wrong.contains("needs a reason"), "{wrong}");
    decide(&app, id, &rejection("No room."), false).await.unwrap();
    decide(&app, id, &Decision::Accept, false).await.unwrap();
    let sent = send_all(&app).await;
    assert_eq!(sent.len(), 1, "the rejection was taken back before it was sent: {sent:?}");
    assert_eq!((sent[0].2.kind, &*sent[0].2.reason), (SellerEmailKind::Accepted, ""));
    decide(&app, id, &rejection("No room."), false).await.unwrap();
    assert_eq!(send_all(&app).await[0].2.reason, "No room.");
    let unknown = decide(&app, SellerApplicationId(999), &Decision::Accept, false).await.unwrap_err().to_string();
    assert!(unknown.starts_with("application 999: does not exist"), "{unknown}");
});

both!(applications_are_listed_by_country_and_status_and_deleted_by_address, test in PLATFORM, {
    let app = open(&test).await;
    applies(&app, SI, "sl", "maja@example.com").await.unwrap();
    applies(&app, HR, "hr", "maja@example.com").await.unwrap();
    applies(&app, HR, "hr", "eva@example.com").await.unwrap();
    let count = async |tenants: Vec<TenantId>, status| {
        let query = Query { tenants, status, page: 1, take: 1 };
        let (shown, count) = list(&app.db, &query).await.unwrap();
        assert!(shown.len() <= 1);
        let mut exported = 0;
        export(&app.db, &query, |_| {
            exported += 1;
            Ok(())
        })
        .await
        .unwrap();
        assert_eq!(exported, count);
        count
    };
    assert_eq!(count(vec![], None).await, 3);
    assert_eq!((count(vec![HR], None).await, count(vec![HR], Some(Status::Accepted)).await), (2, 0));
    assert_eq!(of_email(&app.db, "maja@example.com").await.unwrap().len(), 2);
    let mut tx = app.db.begin().await.unwrap();
    erase_everywhere(&mut tx, "maja@example.com").await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all(&app).await.iter().map(|one| one.email.as_str()).collect::<Vec<_>>(), ["eva@example.com"]);
    let recipients: Vec<String> = send_all(&app).await.into_iter().map(|(to, ..)| to).collect();
    assert!(!recipients.iter().any(|to| to == "maja@example.com"), "{recipients:?}");
});

both!(finished_applications_are_deleted_and_accepted_ones_kept, test in PLATFORM, {
    let app = open(&test).await;
    for email in ["a@example.com", "b@example.com", "c@example.com"] {
        applies(&app, SI, "sl", email).await.unwrap();
    }
    let ids: Vec<_> = all(&app).await.into_iter().map(|one| one.id).collect();
    decide(&app, ids[0], &Decision::Accept, false).await.unwrap();
    decide(&app, ids[1], &rejection("No room."), false).await.unwrap();
    let prune = async || {
        let open = prune_open(&app, TimeDelta::days(365)).await.unwrap();
        (open, prune_rejected(&app, TimeDelta::days(180)).await.unwrap())
    };
    assert_eq!(prune().await, (0, 0));
    app.clock.advance(TimeDelta::days(181));
    assert_eq!(prune().await, (0, 1));
    app.clock.advance(TimeDelta::days(365));
    assert_eq!(prune().await, (1, 0));
    assert_eq!(all(&app).await.iter().map(|one| one.id).collect::<Vec<_>>(), [ids[0]]);
});

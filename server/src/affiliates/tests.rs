//! The programme and its partners on both databases.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::*;
use crate::{
    accounts::{self, NewUser, User, UserType},
    app::App,
    bank_account::{AccountNumber, TypedAccount},
    both,
    clock::Clock,
    config::{AffiliateSettings, EncryptionKey, Settings},
    db::Session as _,
    error::Error,
    i18n::{self, Texts},
    id::{AffiliateDiscountId, AffiliateId, CouponId, TenantId},
    jobs::{self, Queue},
    mail::{Email, OutgoingEmail},
    promotions,
    tenancy::{self, Configuration, Storefront, files},
    testing::TestDb,
    toml_file::{Source, Sources},
    visitor::Visitor,
};

const SI: TenantId = TenantId(3);
const PASSWORD: &str = "Lipa-2026";
const FILE: &str = include_str!("../../../tenants/affiliates.toml");

fn now() -> DateTime<Utc> {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

async fn open_with(test: &TestDb, key: Option<EncryptionKey>) -> App {
    let countries = files::read(&files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    let settings = Settings { affiliates: AffiliateSettings { key }, ..Settings::default() };
    App::open(settings, test.db.clone(), Clock::fixed(now())).await.unwrap()
}

async fn open(test: &TestDb) -> App {
    let app = open_with(test, Some(EncryptionKey::random())).await;
    apply_programme(&app, &source(FILE), "operator ana").await.unwrap();
    app.catch_up().await.unwrap();
    app
}

fn source(text: &str) -> Source {
    Source { name: "affiliates.toml".to_owned(), text: text.to_owned() }
}

async fn account(app: &App, email: &str) -> User {
    let tenant = Arc::clone(app.directory().tenant(SI).unwrap());
    let new = NewUser {
        user_type: UserType::Affiliate,
        email: email.to_owned(),
        first_name: "Tone".to_owned(),
        last_name: "Kos".to_owned(),
        phone: "+38640123456".to_owned(),
        phone_code: "+386".to_owned(),
        country_id: SI,
        tenant_id: SI,
        language_id: tenant.default_language.id,
        accepts_terms: true,
        is_verified: true,
    };
    accounts::create(app, new, PASSWORD).await.unwrap()
}

async fn partner(app: &App, email: &str) -> (User, Affiliate) {
    let user = account(app, email).await;
    let partner = add(app, &user, Details::default(), "operator ana").await.unwrap();
    (user, partner)
}

async fn problems(app: &App, text: &str) -> Vec<String> {
    match read_programme(app, &source(text)).await {
        Err(Error::Diagnostics(all)) => all.iter().map(ToString::to_string).collect(),
        other => panic!("{other:?}"),
    }
}

/// Names of the e-mails queued for an address.
async fn emails_to(app: &App, email: &str) -> Vec<String> {
    let about: Vec<String> =
        app.db.sql("SELECT about FROM job WHERE queue = 'mail' ORDER BY id").scalars().await.unwrap();
    let own = about.iter().filter_map(|about| about.strip_suffix(&format!(" for {email}")));
    own.map(str::to_owned).collect()
}

both!(the_programme_of_this_program_is_applied_once_and_exported_as_it_was_read, test, {
    let app = open_with(&test, None).await;
    assert!(!programme(&app).await.unwrap().is_open());
    let (record, plan) = read_programme(&app, &source(FILE)).await.unwrap();
    assert!(plan.created && !plan.is_empty());
    apply_programme(&app, &source(FILE), "operator ana").await.unwrap();
    app.catch_up().await.unwrap();
    let held = programme(&app).await.unwrap();
    assert_eq!((held.is_open(), &held.record), (true, &record));
    assert!(app.directory().active().all(|tenant| held.is_country(&tenant.code)));
    assert!(held.minimum_payout("HUF".parse().unwrap()).minor > 0);
    let gold = held.tier("gold").unwrap();
    assert_eq!(["sl", "at", "xx"].map(|code| gold.title(code)), ["Zlata", "Gold", "Gold"]);
    let exported = export_programme(&held.record);
    let (again, plan) = read_programme(&app, &source(&exported)).await.unwrap();
    assert_eq!((&again, plan.is_empty()), (&record, true), "{exported}");
    let revision = held.revision;
    assert!(apply_programme(&app, &source(&exported), "operator ana").await.unwrap().is_empty());
    app.catch_up().await.unwrap();
    assert_eq!(programme(&app).await.unwrap().revision, revision, "what changes nothing makes no revision");
    let changed = FILE.replace("window_days = 30", "window_days = 45");
    let plan = apply_programme(&app, &source(&changed), "operator ana").await.unwrap();
    let fields: Vec<_> =
        plan.fields.iter().map(|field| (&*field.key, field.old.as_deref(), field.new.as_deref())).collect();
    assert_eq!(fields, [("window_days", Some("30"), Some("45"))]);
    app.catch_up().await.unwrap();
    assert_eq!(programme(&app).await.unwrap().window.num_days(), 45);
});

both!(all_errors_of_a_programme_are_reported_with_their_lines, test, {
    let app = open_with(&test, None).await;
    let text = r#"
terms = ""
countries = ["SI", "XX"]
window_days = 0
minimum_payout = { EUR = "0", USD = "1" }
holdays = 3
[[tiers]]
name = "Standard"
percent = "101"
titles = { en = "Standard", sk = "", xx = "Standard" }
[[rates]]
percent = "5"
[[rates]]
tier = "gold"
category = "nothing-of-ours"
percent = "5"
[[bonuses]]
name = "ten"
orders = 10
[rules]
same_address = { most = 3 }
own_acount = true
"#;
    let found = problems(&app, text).await;
    for expected in [
        "affiliates.toml:2: terms: is empty",
        "affiliates.toml:3: countries: XX is no country",
        "affiliates.toml:4: window_days: 0 must be from 1 to 730",
        "affiliates.toml:5: minimum_payout.EUR: must be above 0",
        "affiliates.toml:5: minimum_payout.USD: is no currency of the programme's countries",
        "affiliates.toml:6: holdays: is not a known key (did you mean `hold_days`?)",
        "tiers[1].percent: 101 must be from 0 to 100",
        "tiers[1].titles.sk: is empty",
        "tiers[1].titles.xx: is no language; there are",
        "rates[1].percent: applies to everything",
        "rates[2].category: the catalogue has no category `nothing-of-ours`",
        "bonuses[1].amount: is missing",
        "rules.same_address.days: is missing",
        "rules.own_acount: is not a known key (did you mean `own_account`?)",
    ] {
        assert!(found.iter().any(|line| line.contains(expected)), "{expected}\n{}", found.join("\n"));
    }
    assert!(apply_programme(&app, &source("="), "x").await.is_err());
    let count: i64 = app.db.sql("SELECT COUNT(*) FROM affiliate_programme").scalar().await.unwrap();
    assert_eq!(count, 0);
});

both!(duplicate_rates_and_removing_a_tier_in_use_are_refused, test, {
    let app = open(&test).await;
    let twice = format!(
        "{FILE}\n[[rates]]\ncountry = \"SI\"\npercent = \"9\"\n[[rates]]\ncountry = \"SI\"\npercent = \"10\"\n"
    );
    let found = problems(&app, &twice).await;
    assert!(found[0].contains("duplicates another rate for the same selection"), "{found:?}");
    let (_, gold) = partner(&app, "tone@example.com").await;
    set_tier(&app, gold.id, "gold", "operator ana").await.unwrap();
    let without = FILE.replace("name = \"gold\"", "name = \"silver\"");
    let found = problems(&app, &without).await;
    assert!(found[0].contains("has no tier gold"), "{found:?}");
    let unknown = set_tier(&app, gold.id, "golt", "operator ana").await.unwrap_err().to_string();
    assert!(unknown.contains("golt is no tier") && unknown.contains("did you mean `gold`"), "{unknown}");
});

both!(decisions_follow_the_table_and_are_emailed_to_the_partner, test, {
    let app = open(&test).await;
    let (user, partner) = partner(&app, "tone@example.com").await;
    let id = partner.id;
    let decided = async |decision: Decision| decide(&app, id, &decision, "operator ana").await.map(|one| one.status);
    let again = decided(Decision::Approve).await.unwrap_err().to_string();
    assert_eq!(again, format!("affiliate {id}: is active and cannot be approved"));
    let wordless = decided(Decision::Suspend("  ".to_owned())).await.unwrap_err().to_string();
    assert!(wordless.contains("needs a reason"), "{wordless}");
    assert_eq!(decided(Decision::Suspend("Odd clicks.".to_owned())).await.unwrap(), AffiliateStatus::Suspended);
    assert_eq!(show(&app, id).await.unwrap().status_reason.as_deref(), Some("Odd clicks."));
    let wrong_word = decided(Decision::Approve).await.unwrap_err().to_string();
    assert!(wrong_word.contains("is suspended and cannot be approved"), "{wrong_word}");
    assert_eq!(decided(Decision::Reinstate).await.unwrap(), AffiliateStatus::Active);
    let left = leave(&app, &user, &show(&app, id).await.unwrap(), PASSWORD, &Visitor::default()).await.unwrap().partner;
    assert_eq!((left.status, left.status_reason), (AffiliateStatus::Left, None));
    assert!(decided(Decision::Reinstate).await.is_err());
    let sent = emails_to(&app, "tone@example.com").await;
    assert_eq!(sent, ["affiliate-suspended", "affiliate-reinstated", "affiliate-left"]);
    let history = events(&app, id).await.unwrap();
    let kinds: Vec<(&str, &str)> = history.iter().map(|event| (&*event.kind, &*event.actor)).collect();
    let ana = "operator ana";
    assert_eq!(kinds, [("approved", ana), ("suspended", ana), ("reinstated", ana), ("left", "partner")]);
    let unknown = decide(&app, AffiliateId(999), &Decision::Approve, ana).await.unwrap_err().to_string();
    assert!(unknown.starts_with("affiliate 999: does not exist"), "{unknown}");
});

both!(the_shop_is_emailed_about_an_undecided_application_in_its_language, test, {
    let app = open(&test).await;
    let languages = tenancy::load(&test.db).await.unwrap().languages;
    i18n::seed(&test.db, &languages, &Texts::embedded(), false).await.unwrap();
    app.catch_up().await.unwrap();
    let tenant = app.directory().tenant(SI).unwrap().clone();
    let english = Storefront::without_address(&tenant, tenant.language("en").unwrap());
    let channel =
        |kind: &str, followers| Channel { kind: kind.to_owned(), address: "example.com".to_owned(), followers };
    let details = Details {
        company: "Tkalnica".to_owned(),
        channels: vec![channel("blog", 1200), channel("other", 0)],
        country_ids: vec![SI, TenantId(13)],
        promotion: "Every week.".to_owned(),
        ..Details::default()
    };
    let person = accounts::NewAccount {
        user_type: UserType::Customer,
        email: "tone@example.com".to_owned(),
        first_name: "Tone".to_owned(),
        last_name: "Kos".to_owned(),
        phone: "+38640123456".to_owned(),
        phone_code: "+386".to_owned(),
        country_id: SI,
    };
    let applicant = Applicant { person, password: PASSWORD, details, trap: "" };
    apply(&app, &english, applicant, &Visitor::default()).await.unwrap();
    let mut queued = Vec::new();
    while let Some(job) = jobs::claim(&app.db, Queue::Mail, app.clock.now()).await.unwrap() {
        if job.kind == SEND_APPLICATION {
            queued.push(job);
        }
    }
    assert_eq!(queued.len(), 1);
    let OutgoingEmail { sender, to, email } = emails::compose(&app, &queued[0]).await.unwrap().unwrap();
    assert_eq!((sender.tenant, sender.language), (SI, tenant.default_language.id));
    assert_eq!(to.email, tenant.legal.email);
    let Email::AffiliateApplication(email) = email else { panic!("{email:?}") };
    let partner = &list(&app.db, &Query { page: 1, take: 9, ..Query::default() }).await.unwrap().0[0];
    assert_eq!((&*email.number, &*email.name), (&*partner.id.to_string(), "Tone Kos (Tkalnica)"));
    assert_eq!((&*email.email, &*email.countries), ("tone@example.com", "Slovenija, Hrvaška"));
    assert_eq!((&*email.web_address, &*email.promotion), ("", "Every week."));
    let (blog, other) = email.channels.split_once("; ").unwrap();
    assert!(blog.starts_with("Blog: example.com (") && blog.ends_with(": 1200)"), "{blog}");
    assert!(other.ends_with(": example.com") && !other.contains("affiliate-channel"), "{other}");
    decide(&app, partner.id, &Decision::Approve, "operator ana").await.unwrap();
    assert!(emails::compose(&app, &queued[0]).await.unwrap().is_none(), "it has been decided since");
});

both!(concurrent_decisions_take_effect_once, test, {
    let app = open(&test).await;
    let (_, partner) = partner(&app, "tone@example.com").await;
    let suspend = |reason: &str| Decision::Suspend(reason.to_owned());
    let (one, other) = (suspend("One."), suspend("Other."));
    let (first, second) =
        tokio::join!(decide(&app, partner.id, &one, "operator a"), decide(&app, partner.id, &other, "operator b"));
    assert_eq!(usize::from(first.is_ok()) + usize::from(second.is_ok()), 1);
    assert_eq!(emails_to(&app, "tone@example.com").await, ["affiliate-suspended"]);
});

both!(a_code_belongs_to_one_partner_ignoring_case, test, {
    let app = open(&test).await;
    let (_, tone) = partner(&app, "tone@example.com").await;
    let (_, eva) = partner(&app, "eva@example.com").await;
    assert_ne!(tone.code, eva.code);
    set_code(&app, tone.id, "Tone", "operator ana").await.unwrap();
    assert_eq!(find_by_code(&app.db, " tONE ").await.unwrap().unwrap().id, tone.id);
    assert!(find_by_code(&app.db, &tone.code).await.unwrap().is_none(), "the old one is deleted");
    assert!(find_by_code(&app.db, "no such code").await.unwrap().is_none());
    let taken = set_code(&app, eva.id, "TONE", "operator ana").await.unwrap_err().to_string();
    assert!(taken.contains("belongs to another partner"), "{taken}");
    assert!(set_code(&app, eva.id, "a b", "operator ana").await.is_err());
    let with = with_ids(&app.db, &[tone.id, eva.id, AffiliateId(999)]).await.unwrap();
    assert_eq!(with.len(), 2);
});

both!(partners_are_listed_by_country_status_and_tier, test, {
    let app = open(&test).await;
    for email in ["a@example.com", "b@example.com", "c@example.com"] {
        partner(&app, email).await;
    }
    let first = find_by_email(&app, "a@example.com").await;
    set_tier(&app, first, "gold", "operator ana").await.unwrap();
    let counted = async |tenants: Vec<TenantId>, status, tier: Option<&str>| {
        let query = Query { tenants, status, tier: tier.map(str::to_owned), page: 1, take: 2 };
        let (shown, all) = list(&app.db, &query).await.unwrap();
        let mut exported = 0;
        export(&app.db, &query, |_| {
            exported += 1;
            Ok(())
        })
        .await
        .unwrap();
        assert_eq!((exported, shown.len() <= 2), (all, true));
        all
    };
    assert_eq!(counted(vec![], None, None).await, 3);
    assert_eq!((counted(vec![SI], None, None).await, counted(vec![TenantId(13)], None, None).await), (3, 0));
    assert_eq!(counted(vec![], Some(AffiliateStatus::Pending), None).await, 0);
    assert_eq!(counted(vec![], Some(AffiliateStatus::Active), Some("gold")).await, 1);
});

async fn find_by_email(app: &App, email: &str) -> AffiliateId {
    let users = accounts::with_email(app, email).await.unwrap();
    of_user(&app.db, users[0].id).await.unwrap().unwrap().id
}

both!(a_profile_form_stores_only_the_fields_that_were_changed_in_it, test, {
    let app = open(&test).await;
    let (_, partner) = partner(&app, "tone@example.com").await;
    let edit = |details: Details, time_zone: &str, changed: Option<&[ProfileField]>| ProfileEdit {
        details,
        time_zone: time_zone.to_owned(),
        agrees_to_programme: false,
        changed: changed.map(<[ProfileField]>::to_vec),
    };
    let whole = Details {
        kind: Kind::Company,
        company: "Kos".to_owned(),
        web_address: "https://kos.example/".to_owned(),
        country_ids: vec![SI],
        promotion: "Posts.".to_owned(),
        ..Details::default()
    };
    update(&app, &partner, edit(whole.clone(), "Europe/Ljubljana", None)).await.unwrap();
    // Two forms that were opened before, each with one change.
    let website = Details { web_address: "https://new.example/".to_owned(), ..Details::default() };
    update(&app, &partner, edit(website, "Europe/Paris", Some(&[ProfileField::WebAddress]))).await.unwrap();
    let page = update(&app, &partner, edit(Details::default(), "Europe/Rome", Some(&[ProfileField::TimeZone])));
    let stored = page.await.unwrap().partner;
    let expected = Details { web_address: "https://new.example/".to_owned(), ..whole };
    assert_eq!((stored.details.0, &*stored.time_zone), (expected, "Europe/Rome"));
    let person = update(&app, &partner, edit(Details::default(), "Europe/Rome", Some(&[ProfileField::Kind])));
    let stored = person.await.unwrap().partner.details.0;
    assert_eq!((stored.kind, &*stored.company, &*stored.promotion), (Kind::Person, "", "Posts."));
});

both!(a_discount_is_a_coupon_that_belongs_to_a_partner, test, {
    let app = open(&test).await;
    let text = "[[promotions]]\nname = \"partners\"\nkind = \"coupon\"\npercent = \"10\"\n[promotions.texts.en]\ntitle = \"From a partner\"\n";
    let sources = Sources { files: vec![source(text)], is_whole: false };
    promotions::apply(&app, &sources, "operator ana").await.unwrap();
    let (_, tone) = partner(&app, "tone@example.com").await;
    let (_, eva) = partner(&app, "eva@example.com").await;
    let wanted = |code: Option<&str>| NewDiscount {
        promotion: "partners".to_owned(),
        code: code.map(str::to_owned),
        max_uses: Some(5),
        max_uses_per_person: None,
    };
    let own = add_discount(&app, tone.id, &wanted(Some("TONE10")), "operator ana").await.unwrap();
    assert_eq!(
        (own.code.as_str(), own.promotion.name.as_str(), own.is_enabled, own.uses),
        ("TONE10", "partners", true, 0)
    );
    let random = add_discount(&app, eva.id, &wanted(None), "operator ana").await.unwrap();
    assert!(random.code.starts_with(&format!("{}-", eva.code.to_uppercase())), "{}", random.code);
    let taken = add_discount(&app, eva.id, &wanted(Some("tone10")), "operator ana").await.unwrap_err().to_string();
    assert!(taken.contains("exists already"), "{taken}");
    let missing = NewDiscount { promotion: "nothing".to_owned(), ..wanted(None) };
    let missing = add_discount(&app, eva.id, &missing, "operator ana").await.unwrap_err().to_string();
    assert!(missing.contains("there is no promotion nothing"), "{missing}");
    assert_eq!(discounts(&app, tone.id).await.unwrap(), std::slice::from_ref(&own));
    assert_eq!(discount_of_coupon(&app.db, own.coupon_id).await.unwrap(), Some((own.id, tone.id)));
    assert_eq!(discount_of_coupon(&app.db, CouponId(999)).await.unwrap(), None);
    let both = discounts_of_coupons(&app.db, &[own.coupon_id, random.coupon_id]).await.unwrap();
    assert_eq!((both[&own.coupon_id].1, both[&random.coupon_id].1), (tone.id, eva.id));
    let typed = promotions::CouponCode("tone10");
    let usable = async || promotions::find_coupon(&app.db, SI, typed).await.unwrap().is_some();
    assert!(usable().await);
    assert!(!disable_discount(&app, own.id, "operator ana").await.unwrap().is_enabled);
    assert!(!usable().await && disable_discount(&app, own.id, "operator ana").await.is_err());
    assert!(disable_discount(&app, AffiliateDiscountId(999), "operator ana").await.is_err());
    assert!(!discounts(&app, tone.id).await.unwrap()[0].is_enabled);
});

both!(a_payout_account_is_encrypted_and_its_change_is_notified, test, {
    let app = open(&test).await;
    let (user, tone) = partner(&app, "tone@example.com").await;
    let typed = TypedAccount::Iban { holder: "Tone Kos", iban: "SI56 1910 0000 0123 438" };
    let visitor = Visitor::default();
    let refused = set_payout_account(&app, &user, &tone, typed, "Not-mine-1", &visitor).await.unwrap_err();
    assert!(matches!(refused, Error::Invalid(_)), "{refused:?}");
    assert_eq!(payout_account(&app, &app.db, tone.id).await.unwrap(), None);
    let info = set_payout_account(&app, &user, &tone, typed, PASSWORD, &visitor).await.unwrap();
    assert_eq!((info.masked.as_str(), info.holder.as_str()), ("SI56 •••• 3438", "Tone Kos"));
    let stored: String = app.db.sql("SELECT sealed FROM affiliate_payout_account").scalar().await.unwrap();
    assert!(!stored.contains("SI56") && !stored.contains("Kos"));
    let read = payout_accounts(&app, &app.db, &[tone.id, AffiliateId(999)]).await.unwrap();
    assert_eq!(read[&tone.id].number, AccountNumber::Iban { iban: "SI56191000000123438".to_owned() });
    assert_eq!(emails_to(&app, "tone@example.com").await, ["affiliate-payout-changed"]);
    assert_eq!(unreadable_accounts(&app).await.unwrap(), 0);
    // Another key cannot decrypt anything, and the error says so.
    let other = open_with(&test, Some(EncryptionKey::random())).await;
    assert_eq!(unreadable_accounts(&other).await.unwrap(), 1);
    assert!(payout_account(&other, &other.db, tone.id).await.is_err());
    assert_eq!(payout_info(&other, tone.id).await.unwrap().unwrap().holder, "");
    let without = open_with(&test, None).await;
    let closed = set_payout_account(&without, &user, &tone, typed, PASSWORD, &visitor).await.unwrap_err();
    assert_eq!(closed.code(), "error-affiliate-payout-closed");
});

both!(operators_can_add_notes, test, {
    let app = open(&test).await;
    let (user, tone) = partner(&app, "tone@example.com").await;
    note(&app, tone.id, " Met at a fair. ", "operator ana").await.unwrap();
    assert!(note(&app, tone.id, " ", "operator ana").await.is_err());
    let history = events(&app, tone.id).await.unwrap();
    assert_eq!(history.last().unwrap().reason.as_deref(), Some("Met at a fair."));
    let data = personal_data(&app, user.id).await.unwrap();
    assert_eq!(data["history"][1]["reason"], "Met at a fair.", "{data}");
    assert_eq!(personal_data(&app, crate::id::UserId(999)).await.unwrap(), serde_json::Value::Null);
});

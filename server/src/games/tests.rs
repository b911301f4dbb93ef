//! Wheels on both databases: files, odds, spins, budgets, personal data.

use std::{collections::BTreeMap, sync::Arc};

use chrono::{DateTime, TimeDelta, Utc};
use futures::future::join_all;

use super::{
    service::{SpinRequest, SpinVisitor, check_deals, coupons, deals, spin, view},
    *,
};
use crate::{
    accounts::{self, NewUser, UserType},
    app::App,
    both,
    clock::Clock,
    config::Settings,
    db::Session as _,
    error::{Error, Result},
    id::{LanguageId, UserId},
    promotions::{self, CouponCode, CouponRefusal},
    tenancy::{self, Configuration, Storefront, TenantId},
    testing::TestDb,
    toml_file::{Source, Sources},
    visitor::Visitor,
};

static VISITOR: Visitor = Visitor { address: None, device: String::new(), known_device: None };
const SI: TenantId = TenantId(3);
const HR: TenantId = TenantId(13);
const ANA: &str = "operator ana";

fn now() -> DateTime<Utc> {
    "2026-11-23T10:00:00Z".parse().unwrap()
}

fn file(name: &str, text: &str) -> Sources {
    Sources { files: vec![Source { name: name.to_owned(), text: text.to_owned() }], is_whole: true }
}

/// A shop with a wheel and the promotions of its prizes.
async fn shop(test: &TestDb, wheel: &str) -> App {
    let countries = tenancy::files::read(&tenancy::files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    let app = App::open(Settings::default(), test.db.clone(), Clock::fixed(now())).await.unwrap();
    let prizes = include_str!("../../../tenants/promotions/wheel.toml");
    promotions::apply(&app, &file("promotions.toml", prizes), ANA).await.unwrap();
    apply(&app, &file("wheel.toml", wheel), ANA).await.unwrap();
    app.catch_up().await.unwrap();
    app
}

/// A wheel on which every segment wins; `budget` applies to each of the two.
fn all_win(budget: u32) -> String {
    format!(
        "[[wheels]]\ncountries = [\"SI\", \"HR\"]\ncoupon_days = 14\n\
         [[wheels.segments]]\nname = \"ten\"\nweight = 3\ncolour = \"#112233\"\npromotion = \"wheel-ten\"\nbudget = {budget}\n\
         [[wheels.segments]]\nname = \"delivery\"\nweight = 1\ncolour = \"#445566\"\npromotion = \"wheel-delivery\"\nbudget = {budget}\n"
    )
}

fn front(app: &App, tenant: TenantId) -> Storefront {
    let tenant = Arc::clone(app.directory().tenant(tenant).unwrap());
    let language = Arc::clone(&tenant.default_language);
    Storefront { host_language: Arc::clone(&language), language, tenant, origin: "".into(), unknown_host: false }
}

fn browser(token: &str) -> SpinVisitor {
    SpinVisitor { customer: None, browser: token.to_owned(), is_new_browser: false }
}

async fn spin_as(app: &App, tenant: TenantId, spinner: &SpinVisitor, email: &str) -> Result<SpinResult> {
    let wish = SpinRequest { spinner, email: Some(email), newsletter: false, website: "" };
    spin(app, &front(app, tenant), wish, &VISITOR).await
}

fn code(result: Result<SpinResult>) -> &'static str {
    match result {
        Err(error) => error.code(),
        Ok(result) => panic!("a spin too many: {result:?}"),
    }
}

both!(a_spin_is_drawn_counted_and_awarded_once_a_day, test, {
    let app = shop(&test, &all_win(100)).await;
    let one = browser("one");
    let won = spin_as(&app, SI, &one, "ana@example.com").await.unwrap();
    let prize = won.prize.clone().unwrap();
    assert_eq!((won.spins_left, prize.expires_at), (0, now() + TimeDelta::days(14)));
    assert_eq!(won.label, ["10 % popusta", "Brezplačna dostava"][won.segment as usize]);
    let wheel = view(&app, &front(&app, SI), &one).await.unwrap().unwrap();
    assert_eq!((wheel.spins_left, wheel.last), (0, Some(won)), "another tab sees what was drawn");
    assert_eq!(code(spin_as(&app, SI, &one, "eva@example.com").await), "error-wheel-spun", "the same browser");
    let two = browser("two");
    assert_eq!(code(spin_as(&app, SI, &two, " Ana@example.com").await), "error-wheel-spun", "the same person");
    app.clock.advance(TimeDelta::hours(-11));
    assert_eq!(code(spin_as(&app, SI, &one, "ana@example.com").await), "error-wheel-spun", "a clock that is set back");
    app.clock.advance(TimeDelta::hours(11));
    spin_as(&app, SI, &two, "eva@example.com").await.unwrap();
    spin_as(&app, HR, &one, "ana@example.com").await.unwrap();
    // A day in Ljubljana begins at 23:00 UTC.
    app.clock.advance(TimeDelta::hours(12) + TimeDelta::minutes(59));
    assert_eq!(code(spin_as(&app, SI, &one, "ana@example.com").await), "error-wheel-spun");
    app.clock.advance(TimeDelta::minutes(1));
    spin_as(&app, SI, &one, "ana@example.com").await.unwrap();
    let rows: (i64, i64) = test.db.sql("SELECT COUNT(*), COUNT(coupon_id) FROM wheel_spin").one().await.unwrap();
    assert_eq!(rows, (4, 4));
});

both!(concurrent_tabs_spin_once, test, {
    let app = shop(&test, &all_win(100)).await;
    let same = browser("same");
    let emails: Vec<String> = (0..8).map(|tab| format!("tab{tab}@example.com")).collect();
    let spins = join_all(emails.iter().map(|email| spin_as(&app, SI, &same, email))).await;
    assert_eq!(spins.iter().filter(|spin| spin.is_ok()).count(), 1, "{spins:?}");
    let coupons: i64 = test.db.sql("SELECT COUNT(*) FROM coupon").scalar().await.unwrap();
    assert_eq!(coupons, 1, "nothing is given for spins that were refused");
});

both!(a_budget_is_used_up_exactly_and_then_ends_the_wheel, test, {
    let app = shop(&test, &all_win(3)).await;
    let people: Vec<(SpinVisitor, String)> =
        (0..12).map(|person| (browser(&format!("b{person}")), format!("p{person}@example.com"))).collect();
    let spins = join_all(people.iter().map(|(browser, email)| spin_as(&app, SI, browser, email))).await;
    assert_eq!(spins.iter().filter(|spin| spin.is_ok()).count(), 6, "three of each prize: {spins:?}");
    assert!(spins.into_iter().filter(Result::is_err).all(|spin| code(spin) == "error-wheel-over"));
    assert_eq!(view(&app, &front(&app, SI), &browser("late")).await.unwrap(), None);
    spin_as(&app, HR, &browser("b1"), "p1@example.com").await.unwrap();
    let given: Vec<(i64, String, i64)> = test
        .db
        .sql("SELECT tenant_id, segment, given FROM wheel_prize WHERE tenant_id = 3 ORDER BY segment")
        .all()
        .await
        .unwrap();
    assert_eq!(given, [(3, "delivery".to_owned(), 3), (3, "ten".to_owned(), 3)]);
});

both!(a_prize_is_valid_for_its_winner_and_country_until_it_expires, test, {
    let app = shop(&test, &all_win(100)).await;
    let won = spin_as(&app, SI, &browser("one"), "ana@example.com").await.unwrap().prize.unwrap();
    let typed = CouponCode(&won.code);
    assert_eq!(promotions::find_coupon(&test.db, HR, typed).await.unwrap(), None, "another country's");
    let coupon = promotions::find_coupon(&test.db, SI, typed).await.unwrap().unwrap();
    let refusal = async |email: Option<&str>, at| coupon.refusal(&test.db, email, at).await.unwrap();
    assert_eq!(refusal(Some("eva@example.com"), now()).await, Some(CouponRefusal::NotOwner));
    assert_eq!(refusal(Some("Ana@example.com "), now()).await, None);
    assert_eq!(refusal(None, now()).await, None, "who it is is asked at the checkout");
    assert_eq!(refusal(Some("ana@example.com"), won.expires_at).await, Some(CouponRefusal::Expired));
    let mut tx = app.db.begin().await.unwrap();
    let mut count =
        async |email, reference| promotions::count_use(&mut tx, SI, &coupon, email, reference, now()).await.unwrap();
    assert_eq!(count("eva@example.com", "order:1").await, Some(CouponRefusal::NotOwner));
    assert_eq!(count("ana@example.com", "order:2").await, None);
    assert_eq!(count("ana@example.com", "order:3").await, Some(CouponRefusal::UsedUp), "once");
});

both!(the_report_compares_draws_with_the_odds_of_each_spin, test, {
    let text = all_win(2).replace("name = \"delivery\"\nweight = 1", "name = \"delivery\"\nweight = 1000000")
        + "[[wheels.segments]]\nname = \"nothing\"\nweight = 6\ncolour = \"#000000\"\n[wheels.segments.texts]\nsl = \"Nič\"\nhr = \"Ništa\"\nen = \"Nothing\"\n";
    let app = shop(&test, &text).await;
    for person in 0..30 {
        spin_as(&app, SI, &browser(&format!("b{person}")), &format!("p{person}@example.com")).await.ok();
    }
    let tenant = app.directory().tenant(SI).unwrap().clone();
    let found = report(&app, &tenant, now() - TimeDelta::days(1)).await.unwrap();
    let drawn = |name: &str| found.segments.iter().find(|segment| segment.name == name).unwrap().clone();
    let all: i64 = found.segments.iter().map(|segment| segment.drawn).sum();
    let expected: f64 = found.segments.iter().map(|segment| segment.expected).sum();
    assert_eq!(all, found.spins);
    assert!((expected - found.spins as f64).abs() < 1e-9, "{found:?}");
    // It is drawn nearly always, until both of its prizes are issued; from then on the odds of the others apply.
    assert_eq!((drawn("delivery").drawn, drawn("delivery").given), (2, 2), "{found:?}");
    assert!(drawn("delivery").expected < 2.1 && drawn("nothing").expected > 1.0, "{found:?}");
    let later = report(&app, &tenant, now() + TimeDelta::days(1)).await.unwrap();
    assert_eq!((later.spins, later.test), (0, None));
});

both!(the_built_in_file_has_a_wheel_for_every_country, test, {
    let app = shop(&test, &all_win(1)).await;
    let plan = apply(&app, &built_in(), ANA).await.unwrap();
    assert_eq!(plan.changes.len(), app.directory().tenants.len());
    assert_eq!(plan.changes.iter().filter(|change| change.created).count(), app.directory().tenants.len() - 2);
    assert_eq!(read(&app, &built_in()).await.unwrap().changes, []);
    let wheels: Vec<(String, WheelRecord)> = stored(&app)
        .await
        .unwrap()
        .into_iter()
        .map(|wheel| (app.directory().tenant(wheel.tenant_id).unwrap().code.clone(), wheel.record))
        .collect();
    let again = read(&app, &file("wheel.toml", &export(&wheels))).await.unwrap();
    assert_eq!((again.changes, again.unchanged), (Vec::new(), wheels.len()), "what is exported is the same");
    for tenant in &app.directory().tenants {
        let wheel = view(&app, &front(&app, tenant.id), &browser("x")).await.unwrap().unwrap();
        let odds: f64 = wheel.segments.iter().map(|segment| segment.odds).sum();
        assert!((odds - 1.0).abs() < 1e-9 && wheel.segments.iter().all(|segment| !segment.label.contains("wheel-")));
    }
    let ended = apply(&app, &file("wheel.toml", &all_win(1)), ANA).await.unwrap();
    assert_eq!(ended.changes.iter().filter(|change| change.ended).count(), app.directory().tenants.len() - 2);
    let bd = app.directory().tenant_by_code("BD").unwrap().id;
    assert_eq!(view(&app, &front(&app, bd), &browser("x")).await.unwrap(), None);
});

both!(errors_in_a_file_name_place_and_remedy, test, {
    let app = shop(&test, &all_win(1)).await;
    let text = "[[wheels]]\ncountries = [\"SI\", \"XX\"]\nspins_per_day = 0\ncoupon_days = 14\nends = 2026-01-01\n\
                starts = 2026-02-01\n[[wheels.segments]]\nname = \"Ten\"\nweight = 0\ncolour = \"blue\"\nbudget = 3\n\
                [[wheels.segments]]\nname = \"b\"\nweight = 1\ncolour = \"#112233\"\npromotion = \"nobody\"\nodd = 1\n";
    let Err(Error::Diagnostics(found)) = read(&app, &file("wheel.toml", text)).await else { panic!("it was read") };
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    let all = found.join("\n");
    for part in [
        "wheel.toml:2",
        "XX is no country",
        "0 must be from 1 to 10",
        "is not after `starts`",
        "Ten must be small letters",
        "blue must be such as #1e4fd8",
        "only prizes have a budget",
        "there is no promotion nobody",
        "is not a known key",
        "have no entry for",
    ] {
        assert!(all.contains(part), "{part} is not in:\n{all}");
    }
});

both!(an_account_lists_exports_and_deletes_its_coupons, test, {
    let app = shop(&test, &all_win(100)).await;
    let new = NewUser {
        user_type: UserType::Customer,
        email: "ana@example.com".to_owned(),
        first_name: "Ana".to_owned(),
        last_name: "Novak".to_owned(),
        phone: String::new(),
        phone_code: String::new(),
        country_id: SI,
        tenant_id: SI,
        language_id: LanguageId(16),
        accepts_terms: true,
        is_verified: true,
    };
    let user = accounts::create(&app, new, "Lipa-2026").await.unwrap();
    let spinner = SpinVisitor { customer: Some((user.id, user.email.clone())), ..browser("one") };
    let won = spin_as(&app, SI, &spinner, "somebody@else.example").await.unwrap().prize.unwrap();
    let own = coupons(&app, &front(&app, SI), &user).await.unwrap();
    assert_eq!(own.iter().map(|coupon| &coupon.code).collect::<Vec<_>>(), [&won.code]);
    assert!(!own[0].is_used && !own[0].is_expired && own[0].valid_to == won.expires_at);
    assert_eq!(coupons(&app, &front(&app, HR), &user).await.unwrap(), [], "each country has its own");
    let data = personal_data(&app, &user).await.unwrap();
    assert_eq!(data["coupons"][0]["code"], won.code.as_str());
    let mut tx = app.db.begin().await.unwrap();
    erase_person(&mut tx, &user, now()).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(promotions::find_coupon(&test.db, SI, CouponCode(&won.code)).await.unwrap(), None, "it is closed");
    let of: Option<UserId> = test.db.sql("SELECT user_id FROM coupon").scalar().await.unwrap();
    assert_eq!(of, None);
});

both!(running_and_upcoming_deals_follow_the_servers_clock, test, {
    let app = shop(&test, &all_win(1)).await;
    let text = "[[promotions]]\nname = \"now\"\nkind = \"flash-deal\"\nends = 2026-11-23T12:00:00Z\npercent = \"20\"\n\
                [promotions.texts.sl]\ntitle = \"Zdaj\"\n[[promotions]]\nname = \"soon\"\nkind = \"flash-deal\"\n\
                starts = 2026-11-23T11:00:00Z\npercent = \"10\"\n";
    promotions::apply(&app, &file("deals.toml", text), ANA).await.unwrap();
    app.catch_up().await.unwrap();
    let shown_deals = async || {
        let check = check_deals(&app, &front(&app, SI)).await.unwrap();
        assert_eq!(check.now_ms, app.clock.now().timestamp_millis());
        let states: BTreeMap<_, _> = check.deals.into_iter().map(|deal| (deal.name, deal.is_running)).collect();
        let deals = deals(&app, &front(&app, SI), 12).await.unwrap();
        let deals: Vec<_> = deals.into_iter().map(|deal| (deal.name, deal.is_running)).collect();
        assert_eq!(deals.iter().cloned().collect::<BTreeMap<_, _>>(), states);
        deals
    };
    let named =
        |deals: &[(&str, bool)]| deals.iter().map(|(name, runs)| ((*name).to_owned(), *runs)).collect::<Vec<_>>();
    assert_eq!(shown_deals().await, named(&[("now", true), ("soon", false)]));
    app.clock.advance(TimeDelta::hours(1));
    assert_eq!(shown_deals().await, named(&[("now", true), ("soon", true)]), "at its second");
    app.clock.advance(TimeDelta::hours(1));
    assert_eq!(shown_deals().await, named(&[("soon", true)]));
});

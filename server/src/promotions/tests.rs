//! Promotions on both databases: files, plans, the promotions of each country, codes and their uses.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, TimeZone as _, Utc};

use super::*;
use crate::{
    app::App,
    both,
    catalog::{BrandDraft, CategoryDraft, TaxonomyDraft, save_taxonomy},
    clock::Clock,
    config::Settings,
    db::Db,
    error::Error,
    money::Money,
    pricing::{BasisPoints, GoalTier, Offer, PriceCut, Reward, Selector},
    tenancy::{self, Configuration},
    toml_file::{Source, Sources},
};

const ANA: &str = "operator ana";

fn noon() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 11, 22, 12, 0, 0).unwrap()
}

async fn shop(db: &Db) -> App {
    let clock = Clock::fixed(noon());
    let files = tenancy::files::read(&tenancy::files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(db, &clock, &files).await.unwrap();
    let app = App::open(Settings::default(), db.clone(), clock).await.unwrap();
    let taxonomy = TaxonomyDraft {
        brands: vec![BrandDraft { slug: "linea".into(), name: "Linea".into(), ..BrandDraft::default() }],
        categories: vec![CategoryDraft { key: "dresses".into(), ..CategoryDraft::default() }],
        ..TaxonomyDraft::default()
    };
    save_taxonomy(&app, &taxonomy).await.unwrap();
    app
}

fn file(text: &str) -> Sources {
    Sources { files: vec![Source { name: "promotions.toml".into(), text: text.into() }], is_whole: true }
}

const ALL_KINDS: &str = r#"
[[promotions]]
name = "black-friday"
kind = "flash-deal"
countries = ["SI", "HU"]
starts = 2026-11-27
ends = 2026-11-30T12:00:00
include = ["category:dresses", "brand:linea"]
percent = "20"
combinable = false

[promotions.texts.sl]
title = "Črni petek"
description = "Obleke 20 % ceneje."

[[promotions]]
name = "three-for-two"
kind = "buy-x-get-y"
exclude = ["category:dresses"]
excludes_reduced = true
buy = 2
get = 1
most = 3

[[promotions]]
name = "spend-more"
kind = "cart-goal"
countries = ["SI", "HR", "HU"]

[[promotions.tiers]]
spend = { EUR = "50.00", HR = "60.00", HUF = "20000.00" }
free_delivery = true

[[promotions.tiers]]
spend = { EUR = "100.00", HUF = "40000.00" }
percent = "12.5"

[[promotions]]
name = "welcome"
kind = "coupon"
countries = ["SI"]
starts = 2026-11-01T00:00:00Z
code = "Welcome-10"
amount = { EUR = "10.00" }
minimum = { SI = "40.00" }
max_uses = 2
max_uses_per_person = 1
"#;

both!(files_are_applied_and_repeating_changes_nothing, test, {
    let app = shop(&test.db).await;
    let plan = apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    assert_eq!((plan.changes.len(), plan.unchanged), (4, 0));
    assert!(plan.changes.iter().all(|change| change.created));
    let again = apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    assert_eq!((again.changes.len(), again.unchanged), (0, 4));
    // The exported file yields the same promotions.
    let stored = stored(&test.db).await.unwrap();
    let text = export(stored.iter().map(|promotion| &promotion.record));
    let (files, plan) = read(&app, &file(&text)).await.unwrap();
    assert_eq!((files.records.len(), plan.unchanged), (4, 4), "{text}");
    assert_eq!(export(&files.records), text);
});

both!(changes_are_reported_by_field_and_other_promotions_stay, test, {
    let app = shop(&test.db).await;
    apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    let changed =
        "[[promotions]]\nname = \"three-for-two\"\nkind = \"buy-x-get-y\"\nbuy = 3\nget = 1\npercent = \"50\"\n";
    let plan = apply(&app, &file(changed), ANA).await.unwrap();
    let fields: Vec<_> =
        plan.changes[0].fields.iter().map(|field| (&*field.key, field.old.as_deref(), field.new.as_deref())).collect();
    let expected = [
        ("buy", Some("2"), Some("3")),
        ("percent", Some("100 %"), Some("50 %")),
        ("exclude", Some("category:dresses"), None),
        ("excludes_reduced", Some("true"), None),
        ("most", Some("3"), None),
    ];
    assert_eq!(fields, expected);
    assert_eq!(plan.unmanaged, ["black-friday", "spend-more", "welcome"]);
    assert_eq!(stored(&test.db).await.unwrap().len(), 4);
});

fn errors(error: &Error) -> Vec<String> {
    match error {
        Error::Diagnostics(diagnostics) => diagnostics.iter().map(ToString::to_string).collect(),
        other => panic!("{other}"),
    }
}

both!(every_error_is_reported_with_its_line_and_nothing_is_written, test, {
    let app = shop(&test.db).await;
    let text = r#"
[[promotions]]
name = "Wrong Name"
kind = "flash-sale"

[[promotions]]
name = "deal"
kind = "flash-deal"
countries = ["SI", "XX"]
starts = 2026-12-01
ends = 2026-11-30
include = ["category:dreses", "dresses"]
percent = "120"
price = { EUR = "5.00" }

[[promotions]]
name = "deal"
kind = "coupon"
code = "A"
amount = { EUR = "5,00", USD = "5.00" }
minimun = { EUR = "1.00" }

[[promotions]]
name = "goal"
kind = "cart-goal"
tiers = [{ spend = { EUR = "50.00" }, gift = "SKU", percent = "5" }]
"#;
    let found = errors(&apply(&app, &file(text), ANA).await.unwrap_err());
    let expects = [
        "promotions.toml:3: promotions[1].name: Wrong Name must be small letters",
        "promotions.toml:4: promotions[1].kind: flash-sale is no kind of promotion",
        "(did you mean `flash-deal`?)",
        "promotions.toml:9: promotions[2].countries: XX is no country",
        "promotions.toml:11: promotions[2].ends: is not after `starts`",
        "promotions.toml:12: promotions[2].include: the catalogue has no category `dreses` (did you mean `dresses`?)",
        "promotions.toml:12: promotions[2].include: dresses must be a word and a name",
        "promotions[2].price: cannot be combined with percent: use only one of percent, amount, price",
        "promotions.toml:17: promotions[3].name: deal is already the name of the promotion in promotions.toml:7",
        "promotions.toml:19: promotions[3].code: A must be 3 to 40 letters",
        "promotions[3].amount.USD: is neither a country's code nor a currency",
        "promotions[3].minimun: is not a known key (did you mean `minimum`?)",
        "promotions[4].tiers[1].spend: has no value for",
        "promotions[4].tiers[1].gift: cannot be combined with percent",
    ];
    for expected in expects {
        assert!(found.iter().any(|line| line.contains(expected)), "{expected}\n---\n{}", found.join("\n"));
    }
    assert!(stored(&test.db).await.unwrap().is_empty());
});

both!(times_amounts_and_ids_are_resolved_for_each_country, test, {
    let app = shop(&test.db).await;
    apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    app.catch_up().await.unwrap();
    let directory = app.directory();
    let of = async |code: &str| of_tenant(&app, directory.tenant_by_code(code).unwrap()).await.unwrap();
    let (si, hu, bd) = (of("SI").await, of("HU").await, of("BD").await);
    let names = |tenant: &TenantPromotions| {
        tenant.promotions.iter().map(|promotion| promotion.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&si), ["black-friday", "spend-more", "three-for-two"]);
    assert_eq!(names(&bd), ["three-for-two"]);
    let deal = &si.promotions[0];
    assert_eq!(deal.offer, Offer::FlashDeal(PriceCut::Percent(BasisPoints(2000))));
    // Midnight in Ljubljana is 23:00 the day before.
    assert_eq!(deal.period.starts, Some(Utc.with_ymd_and_hms(2026, 11, 26, 23, 0, 0).unwrap()));
    assert_eq!(deal.scope.include.len(), 2);
    assert!(!deal.is_combinable && !deal.scope.include.contains(&Selector::Product(crate::id::ProductId(0))));
    let forint = |minor| Money::new(minor, "HUF".parse().unwrap());
    let tiers = vec![
        GoalTier { spend: forint(2_000_000), reward: Reward::FreeDelivery },
        GoalTier { spend: forint(4_000_000), reward: Reward::Percent(BasisPoints(1250)) },
    ];
    assert_eq!(hu.promotions[1].offer, Offer::CartGoal(tiers));
    let euro = |minor| Money::new(minor, "EUR".parse().unwrap());
    let welcome = si.coupons.values().next().unwrap();
    assert_eq!(welcome.offer, Offer::Code { minimum: Some(euro(4000)), reward: Reward::Amount(euro(1000)) });
    assert!(hu.coupons.is_empty());
});

both!(a_disabled_promotion_ends_in_every_process, test, {
    let app = shop(&test.db).await;
    apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    app.catch_up().await.unwrap();
    let directory = app.directory();
    let si = directory.tenant_by_code("SI").unwrap();
    assert_eq!(of_tenant(&app, si).await.unwrap().promotions.len(), 3);
    let other = App::open(Settings::default(), test.db.clone(), Clock::fixed(noon())).await.unwrap();
    assert!(set_enabled(&other, "black-friday", false, ANA).await.unwrap());
    assert!(!set_enabled(&other, "black-friday", false, ANA).await.unwrap());
    assert!(matches!(set_enabled(&other, "unknown", false, ANA).await, Err(Error::NotFound)));
    app.catch_up().await.unwrap();
    assert_eq!(of_tenant(&app, si).await.unwrap().promotions.len(), 2);
});

both!(a_promotion_of_one_country_does_not_invalidate_others, test, {
    let app = shop(&test.db).await;
    let directory = app.directory();
    let of = |code: &str| directory.tenants.iter().find(|tenant| tenant.code == code).unwrap().clone();
    let (slovenia, croatia) = (of("SI"), of("HR"));
    let goal = |percent: u8| {
        file(&format!(
            "[[promotions]]\nname = \"goal\"\nkind = \"cart-goal\"\ncountries = [\"SI\"]\n\
             tiers = [{{ spend = {{ EUR = \"50.00\" }}, percent = \"{percent}\" }}]\n"
        ))
    };
    apply(&app, &goal(5), ANA).await.unwrap();
    app.catch_up().await.unwrap();
    let before = (of_tenant(&app, &slovenia).await.unwrap(), of_tenant(&app, &croatia).await.unwrap());
    apply(&app, &goal(10), ANA).await.unwrap();
    app.catch_up().await.unwrap();
    let after = (of_tenant(&app, &slovenia).await.unwrap(), of_tenant(&app, &croatia).await.unwrap());
    assert!(!Arc::ptr_eq(&before.0, &after.0), "Slovenia's are read again");
    assert!(Arc::ptr_eq(&before.1, &after.1), "Croatia's are not");
    set_enabled(&app, "goal", false, ANA).await.unwrap();
    app.catch_up().await.unwrap();
    assert!(of_tenant(&app, &slovenia).await.unwrap().promotions.is_empty());
    assert!(Arc::ptr_eq(&before.1, &of_tenant(&app, &croatia).await.unwrap()), "nor when it is switched off");
});

both!(a_selector_with_an_unknown_name_matches_nothing, test, {
    let app = shop(&test.db).await;
    apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    crate::db::Session::sql(&test.db, "DELETE FROM category").execute().await.unwrap();
    app.catch_up().await.unwrap();
    let directory = app.directory();
    let loaded = of_tenant(&app, directory.tenant_by_code("SI").unwrap()).await.unwrap();
    let deal = &loaded.promotions[0];
    assert!(deal.scope.include.contains(&Selector::Product(crate::id::ProductId(0))), "{deal:?}");
});

both!(codes_are_normalised_and_batches_are_complete, test, {
    let app = shop(&test.db).await;
    apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    for typed in ["Welcome-10", " welcome-10 ", "WELCOME-10"] {
        assert_eq!(
            find_coupon(&test.db, crate::id::TenantId(3), CouponCode(typed)).await.unwrap().unwrap().code,
            "Welcome-10",
            "{typed}"
        );
    }
    for typed in ["", "welcome", "welcome 10", "'; DROP TABLE coupon; --"] {
        assert_eq!(find_coupon(&test.db, crate::id::TenantId(3), CouponCode(typed)).await.unwrap(), None, "{typed}");
    }
    let wanted = NewCoupons {
        promotion: "welcome".into(),
        count: 2500,
        prefix: "W-".into(),
        batch: Some("autumn".into()),
        max_uses: Some(1),
        ..NewCoupons::default()
    };
    let made = create(&app, &wanted, ANA, false).await.unwrap();
    assert_eq!(made.codes.len(), 2500);
    assert!(made.codes.iter().all(|code| code.starts_with("W-") && code.len() == 12));
    let (page, all) = list_coupons(&test.db, Some("welcome"), Some("autumn"), 2, 1000).await.unwrap();
    assert_eq!((page.len(), all), (1000, 2500));
    let mut exported = Vec::new();
    let count = export_coupons(&test.db, None, Some("autumn"), |coupon| {
        exported.push(coupon.code);
        Ok(())
    })
    .await
    .unwrap();
    exported.sort();
    assert_eq!((count, exported), (2500, made.codes.clone()));
    assert_eq!(disable_coupon(&app, None, Some("autumn"), ANA, false).await.unwrap(), 2500);
    assert_eq!(find_coupon(&test.db, crate::id::TenantId(3), CouponCode(&made.codes[0])).await.unwrap(), None);
    let taken = NewCoupons { promotion: "welcome".into(), code: Some("welcome-10".into()), ..NewCoupons::default() };
    assert!(errors(&create(&app, &taken, ANA, false).await.unwrap_err())[0].contains("exists already"));
    let no_coupon = NewCoupons { promotion: "three-for-two".into(), count: 1, ..NewCoupons::default() };
    assert!(
        errors(&create(&app, &no_coupon, ANA, false).await.unwrap_err())[0]
            .contains("only a coupon promotion has codes")
    );
});

both!(a_promotion_has_a_history_with_actor_and_time, test, {
    let app = shop(&test.db).await;
    apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    let dearer = ALL_KINDS.replace("minimum = { SI = \"40.00\" }", "minimum = { SI = \"50.00\" }");
    apply(&app, &file(&dearer), "operator bor").await.unwrap();
    apply(&app, &file(&dearer), "operator bor").await.unwrap();
    set_enabled(&app, "welcome", false, ANA).await.unwrap();
    set_enabled(&app, "welcome", false, "operator bor").await.unwrap();
    set_enabled(&app, "welcome", true, "operator bor").await.unwrap();
    let wanted =
        NewCoupons { promotion: "welcome".into(), count: 3, batch: Some("autumn".into()), ..NewCoupons::default() };
    create(&app, &wanted, ANA, true).await.unwrap();
    let made = create(&app, &wanted, ANA, false).await.unwrap();
    assert_eq!(disable_coupon(&app, None, Some("autumn"), ANA, true).await.unwrap(), 3);
    assert_eq!(disable_coupon(&app, Some(&made.codes[0]), None, "operator bor", false).await.unwrap(), 1);
    assert_eq!(disable_coupon(&app, None, Some("autumn"), ANA, false).await.unwrap(), 2);
    assert_eq!(disable_coupon(&app, None, Some("autumn"), ANA, false).await.unwrap(), 0);
    let welcome = show(&test.db, "welcome").await.unwrap();
    let events = history(&test.db, &welcome).await.unwrap();
    let recorded: Vec<_> = events.iter().map(|event| (event.kind.as_str(), event.actor.as_str())).collect();
    let expected = [
        ("created", ANA),
        ("changed", "operator bor"),
        ("disabled", ANA),
        ("enabled", "operator bor"),
        ("codes-created", ANA),
        ("codes-disabled", "operator bor"),
        ("codes-disabled", ANA),
    ];
    assert_eq!(recorded, expected);
    assert!(events.iter().all(|event| event.happened_at == noon()));
    assert_eq!(events[1].data["fields"][0]["new"], "50.00 SI");
    assert_eq!(events[6].data, serde_json::json!({ "count": 2, "code": null, "batch": "autumn" }));
    let code = show_coupon(&test.db, &made.codes[0]).await.unwrap().unwrap();
    assert_eq!((code.created_by.as_deref(), code.disabled_by.as_deref()), (Some(ANA), Some("operator bor")));
    assert_eq!(code.disabled_at, Some(noon()));
    let of_file = show_coupon(&test.db, "welcome-10").await.unwrap().unwrap();
    assert_eq!((of_file.created_by.as_deref(), of_file.disabled_by), (Some(ANA), None));
});

both!(uses_are_limited_in_total_and_per_person_and_can_be_released, test, {
    let app = shop(&test.db).await;
    apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    let coupon = find_coupon(&test.db, crate::id::TenantId(3), CouponCode("welcome-10")).await.unwrap().unwrap();
    let tenant = app.directory().tenant_by_code("SI").unwrap().id;
    let use_it = async |email: &str, reference: &str| {
        let mut tx = app.db.begin().await.unwrap();
        let refusal = count_use(&mut tx, tenant, &coupon, email, reference, noon()).await.unwrap();
        tx.commit().await.unwrap();
        refusal
    };
    assert_eq!(use_it("one@example.com", "order:1").await, None);
    assert_eq!(use_it(" ONE@example.com", "order:2").await, Some(CouponRefusal::UsedByPerson));
    assert_eq!(use_it("two@example.com", "order:3").await, None);
    assert_eq!(use_it("three@example.com", "order:4").await, Some(CouponRefusal::UsedUp));
    for given in [1, 0] {
        let mut tx = app.db.begin().await.unwrap();
        assert_eq!(cancel_uses(&mut tx, tenant, "order:1", noon()).await.unwrap(), given);
        tx.commit().await.unwrap();
    }
    assert_eq!(use_it("one@example.com", "order:5").await, None);
});

both!(two_orders_at_once_cannot_share_the_last_use, test, {
    let app = shop(&test.db).await;
    apply(&app, &file(ALL_KINDS), ANA).await.unwrap();
    let coupon = find_coupon(&test.db, crate::id::TenantId(3), CouponCode("welcome-10")).await.unwrap().unwrap();
    let tenant = app.directory().tenant_by_code("SI").unwrap().id;
    let orders = (0..16).map(|number| {
        let (app, coupon) = (app.clone(), coupon.clone());
        async move {
            let mut tx = app.db.begin().await.unwrap();
            let (email, reference) = (format!("{number}@example.com"), format!("order:{number}"));
            let refusal = count_use(&mut tx, tenant, &coupon, &email, &reference, noon()).await.unwrap();
            tx.commit().await.unwrap();
            refusal.is_none()
        }
    });
    let counted = futures::future::join_all(orders.map(tokio::spawn)).await;
    assert_eq!(counted.into_iter().filter(|used| *used.as_ref().unwrap()).count(), 2);
});

#[test]
fn ambiguous_and_skipped_local_times_are_resolved() {
    let zone = chrono_tz::Europe::Ljubljana;
    let at = |month, day, hour| {
        When::Local(chrono::NaiveDate::from_ymd_opt(2026, month, day).unwrap().and_hms_opt(hour, 30, 0).unwrap())
            .instant(zone)
    };
    assert_eq!(at(3, 29, 2), Utc.with_ymd_and_hms(2026, 3, 29, 1, 30, 0).unwrap());
    assert_eq!(at(10, 25, 2), Utc.with_ymd_and_hms(2026, 10, 25, 0, 30, 0).unwrap());
    assert!(at(3, 29, 2) - at(3, 29, 1) == TimeDelta::hours(1));
}

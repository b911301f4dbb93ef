//! `vitrina affiliate …`: the programme from its file, partners listed, decided, moved, noted and exported, their discounts.

use std::fs;

use chrono::Utc;
use serde_json::Value;
use vitrina_server::{
    accounts::NewAccount,
    accounts::UserType,
    affiliates::{self, Applicant, Details, Kind},
    clock::Clock,
    id::TenantId,
    tenancy::Storefront,
    visitor::Visitor,
};

use super::test_cli::TestCli;

const PROGRAMME: &str = "terms = \"2026-11\"\ncountries = [\"SI\", \"HR\"]\nminimum_payout = { EUR = \"20\" }\n\
    [[tiers]]\nname = \"standard\"\npercent = \"8\"\n[[tiers]]\nname = \"gold\"\npercent = \"12\"\n";
const COUPONS: &str = "[[promotions]]\nname = \"partners\"\nkind = \"coupon\"\npercent = \"10\"\n[promotions.texts.en]\ntitle = \"From a partner\"\n";

/// A company applies in Slovenia.
pub(super) fn apply(cli: &TestCli, company: &str, email: &str) {
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let app = cli.open(Clock::fixed(Utc::now())).await;
        let tenant = app.directory().tenant_by_code("SI").unwrap().clone();
        let storefront = Storefront {
            language: tenant.default_language.clone(),
            host_language: tenant.default_language.clone(),
            tenant,
            origin: "https://vitrina.si".into(),
            unknown_host: false,
        };
        let person = NewAccount {
            user_type: UserType::Affiliate,
            email: email.to_owned(),
            first_name: "Maja".to_owned(),
            last_name: "Kos".to_owned(),
            phone: "040123456".to_owned(),
            phone_code: "+386".to_owned(),
            country_id: TenantId(3),
        };
        let details = Details {
            kind: Kind::Company,
            company: company.to_owned(),
            country_ids: vec![TenantId(3), TenantId(13)],
            promotion: "We write.".to_owned(),
            ..Details::default()
        };
        let applicant = Applicant { person, password: "Lipa-2026", details, trap: "" };
        affiliates::apply(&app, &storefront, applicant, &Visitor::default()).await.unwrap();
    });
}

pub(super) fn with_programme() -> TestCli {
    let cli = TestCli::with_countries_and_texts();
    fs::write(cli.path("programme.toml"), PROGRAMME).unwrap();
    cli.run("affiliate programme apply programme.toml").succeeds();
    cli
}

#[test]
fn the_programme_is_planned_applied_and_exported() {
    let cli = TestCli::with_countries_and_texts();
    cli.run("affiliate programme export").says(1, "there is no programme yet");
    fs::write(cli.path("programme.toml"), PROGRAMME).unwrap();
    let plan = cli.run("affiliate programme plan programme.toml").succeeds();
    assert!(plan.contains("+ affiliate programme") && plan.contains("tiers.gold: 12 %"), "{plan}");
    cli.run("affiliate programme apply programme.toml --dry-run").succeeds();
    cli.run("affiliate programme export").says(1, "there is no programme yet");
    assert_eq!(cli.json("affiliate programme apply programme.toml")["created"], true);
    assert!(cli.run("affiliate programme plan programme.toml").succeeds().contains("Nothing to change"));
    cli.run("affiliate programme export again.toml").succeeds();
    assert!(cli.run("affiliate programme plan again.toml").succeeds().contains("Nothing to change"));
    fs::write(cli.path("wrong.toml"), PROGRAMME.replace("percent = \"8\"", "percnt = \"8\"")).unwrap();
    cli.run("affiliate programme apply wrong.toml").says(1, "wrong.toml:6: tiers[1].percnt: is not a known key");
}

#[test]
fn partners_are_listed_decided_annotated_and_exported() {
    let cli = with_programme();
    assert_eq!(cli.json("affiliate list"), Value::Array(Vec::new()));
    apply(&cli, "Tkalnica", "maja@example.com");
    apply(&cli, "=1+1", "eva@example.com");
    let listed = cli.json("affiliate list --tenant SI --status pending");
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["company"]), (2, &"Tkalnica".into()));
    assert_eq!((&listed[0]["language"], &listed[0]["tier"]), (&"sl".into(), &"standard".into()));
    assert_eq!(cli.json("affiliate approve 1 --code maja")["status"], "active");
    assert_eq!(cli.json("affiliate reject 2 --reason Full.")["statusReason"], "Full.");
    assert_eq!(cli.json("affiliate rate MAJA gold")["tier"], "gold");
    cli.run("affiliate note maja Checked.").succeeds();
    assert_eq!(cli.json("affiliate suspend maja --reason Odd.")["status"], "suspended");
    assert_eq!(cli.json("affiliate reinstate maja")["status"], "active");
    let shown = cli.run("affiliate show maja").succeeds();
    for part in
        ["Tkalnica (Maja Kos) (active)", "gold", "SI, HR", "not verified", "We write.", "Checked.", "tier-changed"]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    for (arguments, code, message) in [
        ("affiliate approve maja", 1, "affiliate 1: is active and cannot be approved"),
        ("affiliate reject 2", 2, "--reason"),
        ("affiliate show 9", 1, "`vitrina affiliate list` lists all partners"),
        ("affiliate rate maja platinum", 1, "platinum is no tier of the programme; there are standard, gold"),
        ("affiliate approve 2 --code MAJA", 1, "the code MAJA belongs to another partner"),
        ("affiliate list --status lost", 2, "active"),
    ] {
        cli.run(arguments).says(code, message);
    }
    assert_eq!(cli.json("affiliate export partners.csv")["partners"], 2);
    let table = cli.read("partners.csv");
    assert!(table.starts_with("id,shop,status,code,tier,"), "{table}");
    assert!(table.contains("1,SI,active,maja,gold,Maja Kos,maja@example.com,"), "{table}");
    assert!(table.contains(",'=1+1,"), "a formula stays text: {table}");
    assert_eq!(cli.run("affiliate export --status active").succeeds().lines().count(), 2);
    let doctor = cli.run("doctor");
    assert!(doctor.stdout.contains("affiliates.key is not set"), "{}", doctor.stdout);
}

#[test]
fn a_discount_is_a_code_of_a_coupon_promotion() {
    let cli = with_programme();
    apply(&cli, "Tkalnica", "maja@example.com");
    fs::write(cli.path("coupons.toml"), COUPONS).unwrap();
    cli.run("promotion apply coupons.toml").succeeds();
    cli.run("affiliate discount add 1 nothing").says(1, "there is no promotion nothing");
    assert_eq!(cli.json("affiliate discount add 1 partners --code MAJA10 --max-uses 5")["code"], "MAJA10");
    let listed = cli.json("affiliate discount list 1");
    assert_eq!((&listed[0]["enabled"], &listed[0]["promotion"]), (&true.into(), &"partners".into()));
    assert!(cli.run("affiliate discount disable 1").succeeds().contains("MAJA10"));
    cli.run("affiliate discount disable 1").says(1, "discount 1: is disabled already");
    assert_eq!(cli.json("affiliate discount list 1")[0]["enabled"], false);
}

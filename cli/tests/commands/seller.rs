//! `vitrina seller …`: applications listed, shown, decided and exported.

use chrono::Utc;
use serde_json::Value;
use vitrina_server::{
    clock::Clock,
    id::TenantId,
    sellers::{self, Applicant, Goods, Quantity},
    tenancy::Storefront,
    visitor::Visitor,
};

use super::test_cli::TestCli;

/// A company applies in Slovenia.
fn apply(cli: &TestCli, company: &str, email: &str) {
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
        let applicant = Applicant {
            company,
            contact_name: "Maja",
            email,
            phone: "+38640123456",
            country_id: TenantId(13),
            web_address: "https://example.com/",
            goods: vec![Goods::TShirts],
            quantity: Quantity::Over2000,
            message: &["We knit.".to_owned()],
            is_listed: true,
            trap: "",
        };
        sellers::apply(&app, &storefront, applicant, &Visitor::default()).await.unwrap();
    });
}

#[test]
fn applications_are_listed_decided_and_exported() {
    let cli = TestCli::with_countries_and_texts();
    assert_eq!(cli.json("seller list"), Value::Array(Vec::new()));
    apply(&cli, "Tkalnica", "maja@example.com");
    apply(&cli, "=1+1", "eva@example.com");
    let listed = cli.json("seller list --tenant SI --status new");
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["company"]), (2, &"Tkalnica".into()));
    assert_eq!(
        (&listed[0]["tenant"], &listed[0]["country"], &listed[0]["language"]),
        (&"SI".into(), &"HR".into(), &"sl".into())
    );
    assert_eq!(cli.json("seller list --tenant HR"), Value::Array(Vec::new()));
    let shown = cli.run("seller show 1").succeeds();
    for part in ["Tkalnica (new)", "+38640123456", "t-shirts; over-2000 a month", "We knit."] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    assert_eq!(cli.json("seller accept 1 --dry-run")["status"], "accepted");
    assert!(cli.run("seller reject 1 --reason Full. --dry-run").stderr.contains("nobody was notified"));
    assert_eq!(cli.json("seller show 1")["status"], "new");
    assert_eq!(cli.json("seller accept 1")["status"], "accepted");
    assert_eq!(cli.json("seller reject 2 --reason Full.")["reason"], "Full.");
    for (arguments, code, message) in [
        ("seller accept 1", 1, "application 1: is accepted already"),
        ("seller reject 1", 2, "--reason"),
        ("seller show 9", 1, "`vitrina seller list` lists all applications"),
        ("seller list --tenant XX", 1, "there is no country XX"),
        ("seller list --status lost", 2, "accepted"),
    ] {
        cli.run(arguments).says(code, message);
    }
    assert_eq!(cli.json("jobs list --kind sellers.send").as_array().unwrap().len(), 6);
    assert_eq!(cli.json("seller export sellers.csv")["applications"], 2);
    let table = cli.read("sellers.csv");
    assert!(table.starts_with("id,shop,status,company,"), "{table}");
    assert!(table.contains("1,SI,accepted,Tkalnica,Maja,maja@example.com,"), "{table}");
    assert!(table.contains("2,SI,rejected,'=1+1,"), "a formula stays text: {table}");
    assert_eq!(cli.run("seller export --status accepted").succeeds().lines().count(), 2);
}

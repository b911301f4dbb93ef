//! `vitrina consent …`.

use chrono::{DateTime, Utc};
use serde_json::json;
use vitrina_server::{clock::Clock, db::Session as _};

use super::test_cli::TestCli;

#[test]
fn an_unknown_receipt_is_reported() {
    let cli = TestCli::with_countries();
    let none = cli.run("consent show 0123456789abcdef --tenant SI").fails(1);
    assert!(none.contains("SI has no consent record with the receipt 0123456789abcdef"), "{none}");
    assert!(cli.run("consent show x --tenant XX").fails(1).contains("there is no country XX"));
}

#[test]
fn a_receipt_shows_what_was_chosen_for_which_question_and_when() {
    let cli = TestCli::with_countries();
    let decided_at: DateTime<Utc> = "2026-05-04T09:30:15Z".parse().unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let app = cli.open(Clock::fixed(decided_at)).await;
        let tenant = app.directory().tenant_by_code("SI").unwrap().clone();
        app.db
            .sql(
                "INSERT INTO consent_record (receipt, tenant_id, language_id, version, analytics, marketing, decided_at) \
                 VALUES ('0123456789abcdef', $1, $2, 3, TRUE, FALSE, $3)",
            )
            .bind(tenant.id)
            .bind(tenant.default_language.id)
            .bind(decided_at)
            .execute()
            .await
            .unwrap();
    });
    let shown = cli.run("consent show 0123456789abcdef --tenant SI").succeeds();
    assert_eq!(
        shown,
        "Analytics: agreed\nMarketing: refused\nQuestion:  version 3, in sl\nChosen:    2026-05-04 09:30:15 UTC\n"
    );
    let choice = cli.json("consent show 0123456789abcdef --tenant SI");
    let expected = json!({
        "analytics": true, "marketing": false, "version": 3, "languageId": 16, "language": "sl",
        "decidedAt": "2026-05-04T09:30:15Z",
    });
    assert_eq!(choice, expected);
    let elsewhere = cli.run("consent show 0123456789abcdef --tenant HR").fails(1);
    assert!(elsewhere.contains("HR has no consent record with the receipt 0123456789abcdef"), "{elsewhere}");
}

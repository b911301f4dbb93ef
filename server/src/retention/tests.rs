//! Retention rules on both databases: every table has a rule, files, plans, and what the job deletes.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};

use super::{files::defaults, rules::WITHOUT_PERSONS, *};
use crate::{
    app::App,
    both,
    clock::Clock,
    config::Settings,
    db::{Dialect, Session as _},
    error::Error,
    tenancy::{self, Configuration, TenantId},
    testing::TestDb,
    toml_file::{Source, Sources},
};

const ANA: &str = "operator ana";

fn now() -> DateTime<Utc> {
    "2026-11-23T10:00:00Z".parse().unwrap()
}

async fn open(test: &TestDb) -> App {
    let countries = tenancy::files::read(&tenancy::files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    App::open(Settings::default(), test.db.clone(), Clock::fixed(now())).await.unwrap()
}

fn changed(old: &str, new: &str) -> Sources {
    let text = built_in().files[0].text.replace(old, new);
    assert_ne!(text, built_in().files[0].text, "the file holds {old}");
    Sources { files: vec![Source { name: "retention.toml".to_owned(), text }], is_whole: true }
}

/// Columns with personal data, or with the time or the actor of an action.
const TELLING: &[&str] = &[
    "account_number",
    "actor",
    "address",
    "contact",
    "email",
    "first_name",
    "happened_at",
    "holder",
    "iban",
    "owner",
    "person",
    "phone",
    "user_id",
    "who",
];

both!(every_table_with_personal_data_or_logs_has_a_rule, test, {
    let columns: Vec<(String, String)> = match test.db.dialect() {
        Dialect::Sqlite => {
            let sql = "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c \
                       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '\\_sqlx%' ESCAPE '\\'";
            test.db.sql(sql).all().await.unwrap()
        }
        Dialect::Postgres => {
            let sql = "SELECT CAST(c.table_name AS TEXT), CAST(c.column_name AS TEXT) FROM information_schema.columns c \
                       JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name \
                       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name NOT LIKE '\\_sqlx%'";
            test.db.sql(sql).all().await.unwrap()
        }
    };
    let tables: BTreeSet<&str> = columns.iter().map(|(table, _)| table.as_str()).collect();
    let ruled: BTreeSet<&str> = RULES.iter().flat_map(|rule| rule.tables).copied().collect();
    let without: BTreeSet<&str> = WITHOUT_PERSONS.iter().flat_map(|(_, tables)| *tables).copied().collect();
    let exempt: usize = WITHOUT_PERSONS.iter().map(|(_, tables)| tables.len()).sum();
    assert_eq!(without.len(), exempt, "each has one reason");
    assert!(tables.len() > 60, "the rule finds {} tables", tables.len());
    let unruled: Vec<&&str> =
        tables.iter().filter(|table| !ruled.contains(*table) && !without.contains(*table)).collect();
    assert!(unruled.is_empty(), "say in retention/rules.rs and tenants/retention.toml how long they keep: {unruled:?}");
    let gone: Vec<&&str> = ruled.iter().chain(&without).filter(|table| !tables.contains(*table)).collect();
    assert!(gone.is_empty(), "there are no such tables: {gone:?}");
    let telling: Vec<&(String, String)> = columns
        .iter()
        .filter(|(table, column)| TELLING.contains(&column.as_str()) && !ruled.contains(table.as_str()))
        .collect();
    assert!(telling.is_empty(), "these hold persons or logs and are in no rule: {telling:?}");
    assert!(ruled.is_disjoint(&without), "a table is in a rule, or needs none");
});

#[test]
fn the_built_in_file_has_a_period_for_every_rule() {
    let timed: Vec<&str> =
        RULES.iter().filter(|rule| matches!(rule.keep, RetentionPeriod::For { .. })).map(|rule| rule.name).collect();
    assert_eq!(defaults().iter().map(|(name, _)| *name).collect::<Vec<_>>(), timed);
    let names: BTreeSet<&str> = RULES.iter().map(|rule| rule.name).collect();
    assert_eq!(names.len(), RULES.len(), "each has a name of its own");
    for rule in RULES.iter().filter(|rule| matches!(rule.keep, RetentionPeriod::For { .. })) {
        assert!(rule.every.is_some(), "{} has a time and nobody looks at it", rule.name);
    }
}

both!(errors_in_a_file_name_place_and_remedy, test, {
    let app = open(&test).await;
    for (old, new, part) in [
        ("keep = \"1095 days\"", "keep = \"3 days\"", "3 days must be from 365 days to 3650 days"),
        ("keep = \"1095 days\"", "keep = \"three years\"", "must be a time such as \"180 days\""),
        ("keep = \"1095 days\"", "keep = 3", "must be text"),
        ("keep = \"account\"", "keep = \"30 days\"", "of accounts must be \"account\""),
        ("name = \"consents\"", "name = \"consent\"", "did you mean `consents`?"),
        ("name = \"consents\"", "name = \"carts\"", "carts appears twice"),
        ("tables = [\"cart_line\"]", "tables = [\"cart\"]", "of carts must be cart_line"),
        ("[[rules]]\nname = \"throttle\"", "[[rules]]\nodd = 1\nname = \"throttle\"", "is not a known key"),
    ] {
        let Err(Error::Diagnostics(found)) = read(&app, &changed(old, new)).await else { panic!("{new} was read") };
        let text: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert!(text.iter().any(|one| one.contains(part) && one.contains("retention.toml:")), "{part}: {text:?}");
    }
    let cut = built_in().files[0].text.split("[[rules]]\nname = \"retention\"").next().unwrap().to_owned();
    let source = Sources { files: vec![Source { name: "retention.toml".to_owned(), text: cut }], is_whole: true };
    let Err(Error::Diagnostics(found)) = read(&app, &source).await else { panic!("a rule is missing") };
    assert!(found[0].to_string().contains("have no entry for retention"), "{found:?}");
});

async fn consents(app: &App, ages: &[i64]) {
    for (index, days) in ages.iter().enumerate() {
        app.db
            .sql(
                "INSERT INTO consent_record (receipt, tenant_id, language_id, version, analytics, marketing, decided_at) \
                 VALUES ($1, $2, 16, 1, FALSE, FALSE, $3)",
            )
            .bind(format!("r{index}"))
            .bind(TenantId(3))
            .bind(now() - TimeDelta::days(*days))
            .execute()
            .await
            .unwrap();
    }
}

async fn left(app: &App) -> i64 {
    app.db.sql("SELECT COUNT(*) FROM consent_record").scalar().await.unwrap()
}

both!(the_job_deletes_expired_data_and_records_it, test, {
    let app = open(&test).await;
    consents(&app, &[10, 400, 1100]).await;
    enforce(&app).await.unwrap();
    assert_eq!(left(&app).await, 2, "the program's own file keeps them for three years");
    let reported = async |name: &str| report(&app).await.unwrap().into_iter().find(|rule| rule.name == name).unwrap();
    let rule = reported("consents").await;
    assert_eq!((rule.keep.as_str(), rule.ran_at, rule.removed), ("1095 days", Some(now()), Some(1)));
    let never: Vec<&str> =
        report(&app).await.unwrap().into_iter().filter(|rule| rule.ran_at.is_none()).map(|rule| rule.name).collect();
    let unenforced: Vec<&str> = RULES.iter().filter(|rule| rule.every.is_none()).map(|rule| rule.name).collect();
    assert_eq!(never, unenforced, "every rule with an interval was enforced");
    let plan = apply(&app, &changed("keep = \"1095 days\"", "keep = \"365 days\""), ANA).await.unwrap();
    assert_eq!(
        plan.changes.iter().map(|change| (&*change.old, &*change.new)).collect::<Vec<_>>(),
        [("1095 days", "365 days")]
    );
    enforce(&app).await.unwrap();
    assert_eq!(left(&app).await, 2, "a rule of every day waits for the next");
    assert!(!reported("consents").await.is_overdue);
    app.clock.advance(TimeDelta::days(1));
    enforce(&app).await.unwrap();
    assert_eq!((left(&app).await, reported("consents").await.keep.as_str()), (1, "365 days"));
    assert_eq!(apply(&app, &built_in(), ANA).await.unwrap().changes.len(), 1, "back to what the program keeps");
    app.clock.advance(TimeDelta::days(4));
    assert!(reported("consents").await.is_overdue && reported("changes").await.is_overdue);
});

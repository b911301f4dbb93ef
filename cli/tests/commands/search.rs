//! `vitrina search …`.

use std::fs;

use chrono::{Days, Utc};
use serde_json::json;
use vitrina_server::{clock::Clock, db::Session as _};

use super::test_cli::TestCli;

#[test]
fn synonyms_are_read_from_files_and_written_back() {
    let cli = TestCli::with_countries();
    let none = cli.run("search export out").fails(1);
    assert!(none.contains("no synonyms are stored"), "{none}");
    fs::write(cli.path("en.toml"), "[[synonyms]]\nwords = [\"tee\", \"t-shirt\"]\n").unwrap();
    assert!(cli.run("search apply en.toml --dry-run").succeeds().contains("1 language would change."));
    assert!(cli.run("search apply en.toml").succeeds().contains("~ en: 0 → 1 groups of synonyms"));
    assert!(cli.run("search apply en.toml").succeeds().contains("0 languages changed."));
    cli.run("search export out").succeeds();
    assert_eq!(fs::read_to_string(cli.path("out/en.toml")).unwrap(), fs::read_to_string(cli.path("en.toml")).unwrap());
    fs::write(
        cli.path("en.toml"),
        "[[synonyms]]\nwords = [\"tee\"]\n\n[[pages]]\nwords = [\"sizes\"]\npath = \"size\"\n",
    )
    .unwrap();
    let wrong = cli.run("search apply en.toml").fails(1);
    assert!(wrong.contains("en.toml:2: synonyms[1].words") && wrong.contains("en.toml:6: pages[1].path"), "{wrong}");
    assert!(cli.run("search apply").succeeds().contains("17 languages changed."));
}

#[test]
fn a_search_is_explained_and_reported() {
    let cli = TestCli::with_countries();
    let state = cli.json("search status");
    assert_eq!(state["products"], 0);
    cli.run("search apply").succeeds();
    let explained = cli.json("search explain size-guide --tenant SI --language en");
    assert_eq!((explained["page"].as_str(), explained["found"].as_i64()), (Some("/size-guides"), Some(0)));
    assert!(
        cli.run("search explain majica --tenant SI")
            .succeeds()
            .starts_with("majica: 1 word searched for, 0 products found")
    );
    let unknown = cli.run("search explain majica --tenant SI --language de").fails(1);
    assert!(unknown.contains("SI does not have the language de"), "{unknown}");
    assert!(cli.json("search report --tenant SI").as_array().unwrap().is_empty());
    assert!(cli.json("search report --tenant SI --show without-results").as_array().unwrap().is_empty());
    let country = cli.run("search report --tenant XX").fails(1);
    assert!(country.contains("XX"), "{country}");
}

/// Searches of Slovenia, of which one is 40 days old, and one of Croatia.
async fn counted() -> TestCli {
    let cli = TestCli::with_countries();
    let app = cli.open(Clock::System).await;
    let today = app.directory().tenant_by_code("SI").unwrap().local_date(Utc::now());
    for (country, days_ago, query, searches, results, clicks) in [
        ("SI", 0, "majica", 3_i64, 12_i64, 2_i64),
        ("SI", 1, "majica", 2, 14, 1),
        ("SI", 0, "klobuk", 4, 0, 0),
        ("SI", 0, "hlace", 2, 7, 0),
        ("SI", 40, "plasc", 9, 0, 0),
        ("HR", 0, "sesir", 8, 0, 0),
    ] {
        let insert = "INSERT INTO search_count (tenant_id, day, language_id, query, searches, results, clicks) \
                      VALUES ($1, $2, 16, $3, $4, $5, $6)";
        let insert = app.db.sql(insert).bind(app.directory().tenant_by_code(country).unwrap().id);
        let insert = insert.bind((today - Days::new(days_ago)).to_string()).bind(query);
        insert.bind(searches).bind(results).bind(clicks).execute().await.unwrap();
    }
    app.db.close().await;
    cli
}

#[tokio::test]
async fn a_report_lists_searches_without_results_and_without_clicks() {
    let cli = counted().await;
    let table = |arguments: &str| -> Vec<String> {
        let printed = cli.run(&format!("search report --tenant SI {arguments}")).succeeds();
        let mut rows = printed.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
        assert_eq!(rows.next().unwrap(), "QUERY LANGUAGE SEARCHES RESULTS CLICKS");
        rows.collect()
    };
    assert_eq!(table(""), ["majica sl 5 12 3", "klobuk sl 4 0 0", "hlace sl 2 7 0"]);
    assert_eq!(table("--show frequent --take 1"), ["majica sl 5 12 3"]);
    assert_eq!(table("--show without-results"), ["klobuk sl 4 0 0"]);
    assert_eq!(table("--show without-clicks"), ["hlace sl 2 7 0"]);
    assert_eq!(table("--show without-results --days 60"), ["plasc sl 9 0 0", "klobuk sl 4 0 0"]);
    let row = json!({ "query": "klobuk", "language": "sl", "searches": 4, "results": 0, "clicks": 0 });
    assert_eq!(cli.json("search report --tenant SI --show without-results"), json!([row]));
    cli.run("search report --tenant SI --show without-clicks").says(0, "1 query of 30 days");
}

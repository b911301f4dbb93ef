//! Query plans of every statement that tests run: a full scan of a table that grows fails the test that ran it, with the statement.
//!
//! A statement is explained when a process runs it for the first time, on a migrated, empty database of its own of the same kind. The
//! planner of PostgreSQL is forbidden sequential scans and joins by hashing or merging, so that it uses an index wherever there is one.
//! Statements of the tests' own files are left alone.

use std::{
    collections::HashSet,
    panic::Location,
    sync::{LazyLock, Mutex, mpsc},
};

use regex::Regex;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row as _, SqliteConnection};
use tokio::sync::oneshot;

use crate::{db::Dialect, testing};

/// Tables that hold as many rows as there are countries, languages, brands and the like: reading all of them is cheap.
const SMALL: &[&str] = &[
    "affiliate_programme",
    "attribute",
    "attribute_value",
    "attribute_value_text",
    "badge_type",
    "brand",
    "brand_text",
    "category",
    "category_text",
    "change_pruning",
    "collection",
    "collection_text",
    "content_block",
    "content_block_text",
    "content_file",
    "content_picture",
    "currency",
    "flash_deal",
    "job_schedule",
    "language",
    "promotion",
    "retention_rule",
    "retention_run",
    "search_dictionary",
    "tenant",
    "tenant_host",
    "translation",
    "translation_override",
    "user_type",
    "sqlite_master",
    "_sqlx_migrations",
];

/// Statements that read a whole table on purpose: a piece of their text, and why.
const WHOLE_TABLE: &[(&str, &str)] = &[
    ("SELECT COUNT(*) FROM", "totals of `doctor`, of a list's pages and of tests"),
    ("SELECT COUNT(DISTINCT recorded_at) FROM", "a count of tests"),
    ("SELECT key_id, COUNT(*) FROM affiliate_payout_account", "`doctor` counts the accounts of each key"),
    ("FROM ledger_entry GROUP BY", "`doctor` adds up the whole ledger"),
    ("SELECT id FROM commission WHERE (CASE WHEN status", "`doctor` compares commissions with the ledger"),
    (
        "SELECT id FROM commission WHERE kind = 'order' AND reversed_minor",
        "`doctor` compares commissions with their lines",
    ),
    ("SELECT id FROM payout_line WHERE (CASE WHEN status", "`doctor` compares payouts with the ledger"),
    ("FROM job WHERE 1 = 1", "an operator's list: what waits is little, and what died is looked at"),
    ("SELECT variant_id FROM stock_item WHERE policy = 'tracked'", "an operator's list of what is low on stock"),
    ("DELETE FROM job WHERE dead_at IS NOT NULL AND dedup_key", "an operator's retry, of some by their ids"),
];

struct Question {
    dialect: Dialect,
    sql: String,
    answer: oneshot::Sender<Vec<String>>,
}

static SEEN: LazyLock<Mutex<HashSet<(bool, String)>>> = LazyLock::new(Mutex::default);
static PLANNER: LazyLock<Mutex<mpsc::Sender<Question>>> = LazyLock::new(|| {
    let (sender, questions) = mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(answer_all(&questions));
    });
    Mutex::new(sender)
});

/// Fails when the statement reads all of a table that grows.
pub(in crate::db) async fn check(dialect: Dialect, sql: &str, caller: &Location<'_>) {
    let is_query = ["SELECT", "UPDATE", "DELETE", "INSERT"].iter().any(|verb| sql.trim_start().starts_with(verb));
    if !is_query || caller.file().contains("/test") {
        return;
    }
    let is_new = SEEN.lock().unwrap().insert((dialect == Dialect::Sqlite, sql.to_owned()));
    if !is_new || WHOLE_TABLE.iter().any(|(piece, _)| sql.contains(piece)) {
        return;
    }
    let (answer, answered) = oneshot::channel();
    // A planner that has failed has said why.
    let _ = PLANNER.lock().unwrap().send(Question { dialect, sql: sql.to_owned(), answer });
    let scanned = answered.await.unwrap_or_default();
    assert!(
        scanned.is_empty(),
        "no index for this statement over {scanned:?} ({dialect:?}): add one, or name it in db/plans.rs\n{sql}"
    );
}

async fn answer_all(questions: &mpsc::Receiver<Question>) {
    let (sqlite, postgres) = (testing::sqlite().await, testing::postgres().await);
    let mut sqlite = SqliteConnection::connect(&sqlite.url).await.unwrap();
    let mut postgres = PgConnection::connect(&postgres.url).await.unwrap();
    let settings = "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off";
    sqlx::raw_sql(settings).execute(&mut postgres).await.unwrap();
    // Blocks this thread, which has nothing else to do.
    while let Ok(Question { dialect, sql, answer }) = questions.recv() {
        let scanned = match dialect {
            Dialect::Sqlite => sqlite_scans(&mut sqlite, &sql).await,
            Dialect::Postgres => postgres_scans(&mut postgres, &sql).await,
        };
        // A statement over a table of the test's own cannot be explained here.
        let _ = answer
            .send(scanned.unwrap_or_default().into_iter().filter(|table| !SMALL.contains(&table.as_str())).collect());
    }
}

/// Tables that the plan reads from end to end.
async fn sqlite_scans(connection: &mut SqliteConnection, sql: &str) -> sqlx::Result<Vec<String>> {
    let rows = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"))).fetch_all(connection).await?;
    let details = rows.iter().map(|row| row.try_get::<String, _>("detail")).collect::<sqlx::Result<Vec<_>>>()?;
    let scan = Regex::new(r"^SCAN (\w+)( USING .*INDEX .*)?$").unwrap();
    let named = details.iter().filter_map(|detail| scan.captures(detail));
    // A page in an index's order stops where it is full.
    let whole = named.filter(|found| found.get(2).is_none() || !sql.contains("LIMIT"));
    Ok(whole.filter_map(|found| table_of(sql, &found[1])).collect())
}

/// The table that a name in a plan stands for: the plan has the alias, if there is one. None for a subquery.
fn table_of(sql: &str, name: &str) -> Option<String> {
    let named = |pattern: String| Regex::new(&pattern).unwrap().captures(sql).map(|found| found[1].to_owned());
    named(format!(r"(?:FROM|JOIN|,|UPDATE|INTO)\s+(\w+)\s+(?:AS\s+)?{name}\b"))
        .or_else(|| named(format!(r"(?:FROM|JOIN|,|UPDATE|INTO)\s+({name})\b")))
}

async fn postgres_scans(connection: &mut PgConnection, sql: &str) -> sqlx::Result<Vec<String>> {
    let numbers = Regex::new(r"\$(\d+)").unwrap();
    let most = numbers.captures_iter(sql).filter_map(|found| found[1].parse::<usize>().ok()).max().unwrap_or_default();
    let arguments = if most == 0 { String::new() } else { format!("({})", vec!["NULL"; most].join(", ")) };
    sqlx::raw_sql(AssertSqlSafe(format!("PREPARE explained AS {sql}"))).execute(&mut *connection).await?;
    let explain = AssertSqlSafe(format!("EXPLAIN (FORMAT JSON) EXECUTE explained{arguments}"));
    let plan = sqlx::query(explain)
        .persistent(false)
        .fetch_one(&mut *connection)
        .await
        .and_then(|row| row.try_get::<Value, _>(0));
    sqlx::raw_sql("DEALLOCATE explained").execute(&mut *connection).await?;
    let mut scans = Vec::new();
    walk(&plan?[0]["Plan"], false, &mut scans);
    Ok(scans)
}

fn walk(node: &Value, in_limit: bool, scans: &mut Vec<String>) {
    let kind = node["Node Type"].as_str().unwrap_or_default();
    let by_index = kind.starts_with("Index") && (node.get("Index Cond").is_some() || in_limit);
    if kind.ends_with("Scan")
        && !by_index
        && kind != "Bitmap Heap Scan"
        && let Some(table) = node["Relation Name"].as_str()
    {
        scans.push(table.to_owned());
    }
    for child in node["Plans"].as_array().into_iter().flatten() {
        walk(child, in_limit || kind == "Limit", scans);
    }
}

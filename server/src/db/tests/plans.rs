//! Query plans of every statement that tests run: a full scan of a growing table fails the test that ran the statement.
//!
//! A statement is explained when a process first runs it, on a separate migrated, empty database of the same kind. PostgreSQL's
//! planner has sequential scans and hash and merge joins disabled, so that it uses an index wherever there is one. A statement
//! that cannot be explained fails as well. Statements in test code are not checked.

use std::{
    collections::{HashMap, HashSet},
    fs,
    panic::Location,
    path::Path,
    sync::{LazyLock, Mutex, mpsc},
};

use regex::Regex;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row as _, SqliteConnection, sqlite::SqliteRow};
use tokio::sync::oneshot;

use crate::{db::Dialect, testing};

/// Tables that have as many rows as there are countries, languages, brands and the like: reading all of them is cheap.
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

/// Statements that read a whole table on purpose, with the reason: either the whole text, or, when it ends with `…`, its
/// beginning up to the end of a word.
const WHOLE_TABLE: &[(&str, &str)] = &[
    ("SELECT COUNT(*) FROM product", "what a catalogue holds"),
    ("SELECT COUNT(*) FROM variant WHERE retired_at IS NULL", "what a catalogue holds"),
    ("SELECT COUNT(*) FROM payout WHERE 1 = 1…", "how many pages an operator's list has"),
    ("SELECT COUNT(*) FROM commission WHERE 1 = 1…", "how many pages an operator's list has"),
    ("SELECT COUNT(*) FROM job WHERE 1 = 1…", "how many pages an operator's list has"),
    ("SELECT COUNT(*) FROM seller_application WHERE 1 = 1…", "how many pages an operator's list has"),
    ("SELECT COUNT(*) FROM user_account WHERE id > 0…", "how many pages an operator's list has"),
    ("SELECT COUNT(*) FROM newsletter_subscription WHERE email IS NOT NULL…", "how many pages an operator's list has"),
    (
        "SELECT COUNT(*) FROM shop_order WHERE delivery_status = 'PENDING' AND invoice_number IS NOT NULL \
         AND placed_at < $1",
        "`doctor` counts what was not sent",
    ),
    (
        "SELECT COUNT(*) FROM withdrawal w LEFT JOIN return_case c ON c.withdrawal_id = w.id \
         WHERE c.id IS NULL AND w.declared_at < $1",
        "`doctor` counts what nothing followed from",
    ),
    (
        "SELECT w.id FROM withdrawal w LEFT JOIN return_case c ON c.withdrawal_id = w.id \
         WHERE c.id IS NULL AND w.declared_at < $1 ORDER BY w.id LIMIT $2",
        "few withdraw, and each is looked up by an index",
    ),
    ("SELECT COUNT(*) FROM payment WHERE alarm IS NOT NULL", "`doctor` counts alarms: an index has these only"),
    (
        "SELECT COUNT(*) FROM payment WHERE check_at IS NOT NULL AND status IN ('PENDING', 'PROCESSING') AND expires_at < $1",
        "`doctor` counts what hangs: an index has these only",
    ),
    ("SELECT COUNT(DISTINCT recorded_at) FROM change_feed WHERE topic = $1", "a count of tests"),
    (
        "SELECT key_id, COUNT(*) FROM affiliate_payout_account GROUP BY key_id ORDER BY key_id",
        "`doctor` counts the accounts of each key",
    ),
    (
        "SELECT transaction_id FROM ledger_entry GROUP BY transaction_id, currency HAVING SUM(amount_minor) <> 0 OR COUNT(*) <> 2 LIMIT 100",
        "`doctor` adds up the whole ledger",
    ),
    (
        "SELECT currency, CAST(SUM(amount_minor) AS BIGINT) FROM ledger_entry GROUP BY currency",
        "`doctor` adds up the whole ledger",
    ),
    (
        "SELECT id FROM commission WHERE (CASE WHEN status = 'rejected'…",
        "`doctor` compares commissions with the ledger",
    ),
    (
        "SELECT id FROM commission WHERE kind = 'order' AND reversed_minor <> (SELECT…",
        "`doctor` compares commissions with their lines",
    ),
    ("SELECT id FROM payout_line WHERE (CASE WHEN status = 'open'…", "`doctor` compares payouts with the ledger"),
    (
        "SELECT id, queue, kind, tenant_id, about, created_at, run_at, attempts, lease, error, dead_at, acknowledged_at \
         FROM job WHERE 1 = 1…",
        "an operator's list: what waits is little, and what died is looked at",
    ),
    (
        "SELECT tenant_id, path, target, is_permanent, publication FROM redirect ORDER BY tenant_id, path",
        "an operator's change is held against the redirects of all countries",
    ),
    ("SELECT variant_id FROM stock_item WHERE policy = 'tracked'…", "an operator's list of what is low on stock"),
    (
        "DELETE FROM job WHERE dead_at IS NOT NULL AND dedup_key IS NOT NULL AND EXISTS…",
        "an operator's retry, of some by their ids",
    ),
];

struct Question {
    dialect: Dialect,
    sql: String,
    answer: oneshot::Sender<sqlx::Result<Vec<String>>>,
}

/// The line at which the test module of each source file begins, if it has one.
static TEST_MODULES: LazyLock<Mutex<HashMap<String, Option<usize>>>> = LazyLock::new(Mutex::default);
static PLACEHOLDER: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\$\d+").unwrap());
static SEEN: LazyLock<Mutex<HashSet<(bool, String)>>> = LazyLock::new(Mutex::default);
static PLANNER: LazyLock<Mutex<mpsc::Sender<Question>>> = LazyLock::new(|| {
    let (sender, questions) = mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(answer_all(&questions));
    });
    Mutex::new(sender)
});

/// Fails when the statement scans a growing table.
pub(in crate::db) async fn check(dialect: Dialect, sql: &str, caller: &Location<'_>) {
    let is_query =
        ["SELECT", "WITH", "UPDATE", "DELETE", "INSERT"].iter().any(|verb| sql.trim_start().starts_with(verb));
    // Statements of tests are not remembered: production code may run the same text later.
    if !is_query || is_of_a_test(caller.file(), caller.line()) {
        return;
    }
    let is_new = SEEN.lock().unwrap().insert((dialect == Dialect::Sqlite, sql.to_owned()));
    if is_new && !is_exempt(sql) {
        require_index(dialect, sql).await;
    }
}

/// Whether a line of a file is compiled for tests only: in a test file, or below the start of a test module.
fn is_of_a_test(file: &str, line: u32) -> bool {
    file.contains("/test") || test_module(file).is_some_and(|start| start < line as usize)
}

/// The line at which a file's test module begins. Read once, because every statement asks.
fn test_module(file: &str) -> Option<usize> {
    let mut known = TEST_MODULES.lock().unwrap();
    if let Some(start) = known.get(file) {
        return *start;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let start = source.lines().position(|text| text == "mod tests {");
    known.insert(file.to_owned(), start);
    start
}

fn is_exempt(sql: &str) -> bool {
    // SQLite has `?` in place of appended numbers.
    let anonymous = |sql: &str| PLACEHOLDER.replace_all(sql, "?").split_whitespace().collect::<Vec<_>>().join(" ");
    let sql = anonymous(sql);
    let is_in_word = |letter: Option<char>| letter.is_some_and(|letter| letter == '_' || letter.is_alphanumeric());
    WHOLE_TABLE.iter().any(|(text, _)| match text.strip_suffix('…') {
        None => sql == anonymous(text),
        Some(start) => sql
            .strip_prefix(start)
            .is_some_and(|rest| !is_in_word(start.chars().next_back()) || !is_in_word(rest.chars().next())),
    })
}

async fn require_index(dialect: Dialect, sql: &str) {
    let scanned = scanned(dialect, sql).await;
    let scanned = scanned.unwrap_or_else(|error| panic!("no plan of this statement ({dialect:?}): {error}\n{sql}"));
    assert!(
        scanned.is_empty(),
        "no index for this statement over {scanned:?} ({dialect:?}): add one, or name it in db/tests/plans.rs\n{sql}"
    );
}

/// The growing tables that the statement scans completely.
async fn scanned(dialect: Dialect, sql: &str) -> sqlx::Result<Vec<String>> {
    let (answer, answered) = oneshot::channel();
    let question = Question { dialect, sql: sql.to_owned(), answer };
    PLANNER.lock().unwrap().send(question).expect("the planner runs: why it ended stands above");
    let tables = answered.await.expect("the planner answers: why it ended stands above")?;
    Ok(tables.into_iter().filter(|table| !SMALL.contains(&table.as_str())).collect())
}

async fn answer_all(questions: &mpsc::Receiver<Question>) {
    let test = testing::sqlite().await;
    let mut sqlite = SqliteConnection::connect(&test.url).await.unwrap();
    let mut postgres = None;
    // Blocks this thread, which has no other work.
    while let Ok(Question { dialect, sql, answer }) = questions.recv() {
        let scanned = match dialect {
            Dialect::Sqlite => sqlite_scans(&mut sqlite, &sql).await,
            Dialect::Postgres => {
                if postgres.is_none() {
                    postgres = Some(planning_connection().await);
                }
                postgres_scans(postgres.as_mut().unwrap(), &sql).await
            }
        };
        // The test may have ended meanwhile.
        let _ = answer.send(scanned);
    }
}

async fn planning_connection() -> PgConnection {
    let mut connection = PgConnection::connect(&testing::postgres().await.url).await.unwrap();
    let settings = "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off";
    sqlx::raw_sql(settings).execute(&mut connection).await.unwrap();
    connection
}

/// Tables that the plan scans completely.
async fn sqlite_scans(connection: &mut SqliteConnection, sql: &str) -> sqlx::Result<Vec<String>> {
    let rows = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"))).fetch_all(connection).await?;
    let step =
        |row: &SqliteRow| -> sqlx::Result<(i64, String)> { Ok((row.try_get("parent")?, row.try_get("detail")?)) };
    let steps = rows.iter().map(step).collect::<sqlx::Result<Vec<_>>>()?;
    // Queries that read all their rows before they return the first one.
    let sorts = ["USE TEMP B-TREE FOR ORDER BY", "USE TEMP B-TREE FOR GROUP BY"];
    let sorting = steps.iter().filter(|(_, detail)| sorts.contains(&detail.as_str()));
    let sorting: HashSet<i64> = sorting.map(|(query, _)| *query).collect();
    let scan =
        Regex::new(r"^(?:SCAN (?<table>\w+)(?<index> USING .*INDEX .*)?|SEARCH (?<indexed>\w+) USING AUTOMATIC .*)$")
            .unwrap();
    let named = steps.iter().filter_map(|(query, detail)| Some((query, scan.captures(detail)?)));
    // A page in index order stops at its limit. An automatic index is built from the whole table, for this statement alone.
    let is_page = |query: &i64| sql.contains("LIMIT") && !sorting.contains(query);
    let whole = named.filter(|(query, found)| found.name("index").is_none() || !is_page(query));
    let names =
        whole.filter_map(|(_, found)| found.name("table").or_else(|| found.name("indexed")).map(|name| name.as_str()));
    Ok(names.filter_map(|name| table_of(sql, name)).collect())
}

/// The table behind a name in a plan, which shows the alias if there is one. None for a subquery.
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
    add_scans(&plan?[0]["Plan"], None, false, &mut scans);
    Ok(scans)
}

/// Adds the tables that a part of a plan scans completely. `bitmap_of` is the table that a bitmap is built for.
fn add_scans(node: &Value, bitmap_of: Option<&str>, in_limit: bool, scans: &mut Vec<String>) {
    let kind = node["Node Type"].as_str().unwrap_or_default();
    let table = node["Relation Name"].as_str().or(bitmap_of);
    let by_index = match kind {
        // The nodes that build its bitmap are checked instead.
        "Bitmap Heap Scan" => true,
        "Bitmap Index Scan" => node.get("Index Cond").is_some(),
        _ => kind.starts_with("Index") && (node.get("Index Cond").is_some() || in_limit),
    };
    if let Some(table) = table.filter(|_| kind.ends_with("Scan") && !by_index) {
        scans.push(table.to_owned());
    }
    let bitmap_of = table.filter(|_| kind.starts_with("Bitmap"));
    for child in node["Plans"].as_array().into_iter().flatten() {
        add_scans(child, bitmap_of, in_limit || kind == "Limit", scans);
    }
}

#[tokio::test]
async fn a_statement_without_its_index_is_named() {
    for dialect in [Dialect::Sqlite, Dialect::Postgres] {
        let tables = async |sql| scanned(dialect, sql).await.unwrap();
        for whole in [
            "SELECT id FROM shop_order WHERE total_minor = $1",
            "UPDATE shop_order SET total_minor = $1 WHERE total_minor = $2",
            "SELECT o.id FROM tenant t JOIN shop_order o ON o.total_minor = t.id WHERE t.id = $1",
            "WITH cheap AS (SELECT id FROM shop_order WHERE total_minor = $1) SELECT COUNT(*) FROM cheap",
            "SELECT COUNT(*) FROM shop_order",
            "SELECT p.id FROM product p JOIN shop_order o ON o.total_minor = p.id WHERE p.id < $1",
        ] {
            assert_eq!(tables(whole).await, ["shop_order"], "{dialect:?} {whole}");
            let named = tokio::spawn(require_index(dialect, whole)).await.unwrap_err().into_panic();
            assert!(named.downcast_ref::<String>().unwrap().contains("[\"shop_order\"]"), "{dialect:?} {whole}");
        }
        for narrow in [
            "SELECT id FROM shop_order WHERE id = $1",
            "SELECT id FROM shop_order WHERE id > $1 ORDER BY id LIMIT $2",
            "SELECT id FROM tenant WHERE is_active = $1",
        ] {
            assert!(tables(narrow).await.is_empty(), "{dialect:?} {narrow}");
        }
        assert!(tables("SELECT number FROM shop_order ORDER BY number LIMIT $1").await.is_empty(), "{dialect:?}");
        let unknown = tokio::spawn(require_index(dialect, "SELECT id FROM nowhere")).await.unwrap_err().into_panic();
        assert!(unknown.downcast_ref::<String>().unwrap().contains("no plan of this statement"), "{dialect:?}");
    }
}

/// A covering index is read whole where its rows are sorted in another order before the limit.
#[tokio::test]
async fn a_limit_behind_a_sort_reads_the_whole_index() {
    let sorted = "SELECT number FROM shop_order ORDER BY length(number), number LIMIT $1";
    assert_eq!(scanned(Dialect::Sqlite, sorted).await.unwrap(), ["shop_order"]);
}

#[test]
fn an_exemption_is_of_one_statement_or_of_what_begins_with_its_words() {
    for exempt in [
        "SELECT COUNT(*) FROM product",
        "SELECT COUNT(*) FROM job WHERE 1 = 1",
        "SELECT COUNT(*) FROM job WHERE 1 = 1 AND kind = $1",
        "SELECT COUNT(*)\n  FROM job WHERE 1 = 1 AND kind = $1",
    ] {
        assert!(is_exempt(exempt), "{exempt}");
    }
    for other in [
        "SELECT COUNT(*) FROM product WHERE brand_id = $1",
        "SELECT COUNT(*) FROM product_text WHERE name = $1",
        "SELECT COUNT(*) FROM job WHERE 1 = 10",
        "SELECT id FROM tenant WHERE id < (SELECT COUNT(*) FROM job WHERE 1 = 1)",
    ] {
        assert!(!is_exempt(other), "{other}");
    }
}

#[test]
fn statements_of_tests_are_recognised_by_file_and_line() {
    let (file, source) = ("server/src/db/migrate.rs", include_str!("../migrate.rs"));
    let line = |text: &str| source.lines().position(|line| line.contains(text)).unwrap() as u32 + 1;
    assert!(is_of_a_test("server/src/db/tests/plans.rs", 1) && is_of_a_test(file, line("mod tests {") + 1));
    assert!(!is_of_a_test(file, line("pub async fn migrate(")));
}

//! Tables whose rows are evidence: rows are inserted, and never changed or deleted.

use crate::{expect_none, source::files};

/// Movements of stock, the partners' ledger, prices for 98/6/EC, and what happened to orders and returns.
const APPEND_ONLY: [&str; 5] = ["stock_movement", "ledger_entry", "price_history", "order_event", "return_event"];

/// The append-only tables whose rows a statement changes or deletes.
fn rewritten(sql: &str) -> Vec<&'static str> {
    let words: Vec<&str> =
        sql.split(|c: char| c.is_whitespace() || "(),;\"".contains(c)).filter(|word| !word.is_empty()).collect();
    let is_update = |table: &str| words.windows(2).any(|pair| *pair == ["UPDATE", table]);
    let is_delete = |table: &str| words.windows(3).any(|three| *three == ["DELETE", "FROM", table]);
    let is_upsert = |table: &str| {
        words.windows(2).any(|pair| *pair == ["INTO", table])
            && (words.contains(&"REPLACE") || words.windows(2).any(|pair| *pair == ["DO", "UPDATE"]))
    };
    let is_emptied = |table: &str| words.contains(&"TRUNCATE") && words.contains(&table);
    APPEND_ONLY
        .into_iter()
        .filter(|table| is_update(table) || is_delete(table) || is_upsert(table) || is_emptied(table))
        .collect()
}

#[test]
fn rows_of_append_only_tables_are_never_changed() {
    for sql in [
        "UPDATE stock_movement SET note = $1",
        "WITH gone AS (DELETE FROM stock_movement WHERE id = $1 RETURNING id) SELECT id FROM gone",
        "INSERT INTO stock_movement (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET id = 1",
        "INSERT OR REPLACE INTO stock_movement (id) VALUES ($1)",
        "TRUNCATE stock_movement",
    ] {
        assert_eq!(rewritten(sql), ["stock_movement"], "{sql}");
    }
    for sql in [
        "INSERT INTO stock_movement (id) VALUES ($1) ON CONFLICT DO NOTHING",
        "UPDATE stock_item SET on_hand = (SELECT SUM(quantity) FROM stock_movement)",
        "DELETE FROM stock_item WHERE variant_id IN (SELECT variant_id FROM stock_movement)",
    ] {
        assert!(rewritten(sql).is_empty(), "{sql}");
    }

    let (mut offences, mut inserts) = (Vec::new(), 0);
    for folder in ["server/src", "cli/src"] {
        for file in files(folder, &["rs"]) {
            for sql in file.facts().strings {
                inserts += usize::from(APPEND_ONLY.iter().any(|table| sql.contains(&format!("INSERT INTO {table} "))));
                offences.extend(rewritten(&sql).into_iter().map(|table| format!("{folder}/{}: {table}", file.name)));
            }
        }
    }
    for file in files("migrations", &["sql"]) {
        for sql in file.text.split(';') {
            offences.extend(rewritten(sql).into_iter().map(|table| format!("migrations/{}: {table}", file.name)));
        }
    }
    assert!(inserts >= APPEND_ONLY.len(), "the rule finds {inserts} statements that insert rows");
    expect_none("rows of these tables are only inserted", &offences);
}

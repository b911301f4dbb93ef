//! Migrations leave everything in place that a process of the previous version uses: see docs/deploy.md, section 8.

use std::collections::BTreeSet;

use crate::{expect_none, source::files};

/// The first migration during which old and new processes run side by side.
const FIRST: &str = "0301";

/// The tokens of a statement in capital letters: brackets and commas are tokens of their own, comments are left out.
fn tokens(statement: &str) -> Vec<String> {
    let code: String =
        statement.lines().map(|line| line.split("--").next().unwrap_or_default().to_owned() + " ").collect();
    let spaced = code.replace('(', " ( ").replace(')', " ) ").replace(',', " , ").replace('"', "");
    spaced.split_whitespace().map(str::to_uppercase).collect()
}

/// The parts of an `ALTER TABLE` that are separated by commas outside of brackets.
fn actions<'w>(tokens: &[&'w str]) -> Vec<Vec<&'w str>> {
    let (mut parts, mut depth) = (vec![Vec::new()], 0);
    for word in tokens {
        depth += i32::from(*word == "(") - i32::from(*word == ")");
        if *word == "," && depth == 0 {
            parts.push(Vec::new());
        } else {
            parts.last_mut().unwrap().push(*word);
        }
    }
    parts
}

/// The name of a table or index at the beginning of tokens, and what follows it.
fn named<'a, 'w>(tokens: &'a [&'w str]) -> Option<(&'w str, &'a [&'w str])> {
    let is_extra = |word: &&&str| ["IF", "NOT", "EXISTS", "ONLY", "CONCURRENTLY"].contains(*word);
    let (name, rest) = tokens[tokens.iter().take_while(is_extra).count()..].split_first()?;
    Some((name, rest))
}

/// What an action on an existing table breaks.
fn broken_by(action: &[&str]) -> Option<&'static str> {
    let has = |phrase: &[&str]| action.windows(phrase.len()).any(|part| part == phrase);
    match action {
        ["RENAME", ..] => Some("renames"),
        ["DROP", "CONSTRAINT", ..] => None,
        ["DROP", ..] => Some("drops a column"),
        ["ALTER", ..] if has(&["SET", "NOT", "NULL"]) => Some("forbids NULL"),
        ["ALTER", ..] if has(&["TYPE"]) => Some("changes a type"),
        ["ALTER", ..] if has(&["DROP", "DEFAULT"]) => Some("drops a default"),
        ["ADD", "CONSTRAINT" | "UNIQUE" | "CHECK" | "FOREIGN" | "PRIMARY" | "EXCLUDE", ..] => Some("adds a constraint"),
        ["ADD", ..] if has(&["UNIQUE"]) || has(&["PRIMARY", "KEY"]) => Some("adds a constraint"),
        ["ADD", ..] if has(&["NOT", "NULL"]) && !has(&["DEFAULT"]) && !has(&["GENERATED"]) => {
            Some("adds a column that old processes do not fill")
        }
        _ => None,
    }
}

/// What the statements of a migration break for a process that does not know it. Tables that the migration creates are new to every
/// process.
fn broken(sql: &str) -> Vec<String> {
    let statements: Vec<Vec<String>> = sql.split(';').map(tokens).collect();
    let statements: Vec<Vec<&str>> =
        statements.iter().map(|statement| statement.iter().map(String::as_str).collect()).collect();
    let created: BTreeSet<&str> = statements
        .iter()
        .filter_map(|statement| named(statement.strip_prefix(&["CREATE", "TABLE"])?))
        .map(|(table, _)| table)
        .collect();
    let mut found = Vec::new();
    for statement in &statements {
        let (table, broken): (&str, Vec<&str>) = match &statement[..] {
            ["DROP", "TABLE" | "VIEW", rest @ ..] => (named(rest).map_or("", |(table, _)| table), vec!["drops"]),
            ["ALTER", "TABLE", rest @ ..] => {
                let Some((table, rest)) = named(rest) else { continue };
                (table, actions(rest).iter().filter_map(|action| broken_by(action)).collect())
            }
            ["CREATE", "UNIQUE", "INDEX", rest @ ..] => {
                let on = rest.iter().position(|word| *word == "ON");
                let Some((table, _)) = on.and_then(|on| named(&rest[on + 1..])) else { continue };
                (table, vec!["adds a unique index"])
            }
            _ => continue,
        };
        if !created.contains(table) {
            found.extend(broken.into_iter().map(|what| format!("{what}: {}", table.to_lowercase())));
        }
    }
    found
}

#[test]
fn migrations_only_add() {
    let offences: Vec<String> = files("migrations", &["sql"])
        .iter()
        .filter(|file| file.name.rsplit('/').next().is_some_and(|name| name >= FIRST))
        .flat_map(|file| broken(&file.text).into_iter().map(|what| format!("{}: {what}", file.name)))
        .collect();
    expect_none("a migration leaves what processes of the previous version use", &offences);
}

#[test]
fn statements_that_break_older_processes_are_found() {
    for (sql, what) in [
        ("DROP TABLE cart;", "drops: cart"),
        ("DROP TABLE IF EXISTS cart;", "drops: cart"),
        ("ALTER TABLE cart RENAME TO basket;", "renames: cart"),
        ("alter table cart rename column seen to shown;", "renames: cart"),
        ("ALTER TABLE cart DROP COLUMN seen;", "drops a column: cart"),
        ("ALTER TABLE cart DROP seen;", "drops a column: cart"),
        ("ALTER TABLE cart ALTER COLUMN seen SET NOT NULL;", "forbids NULL: cart"),
        ("ALTER TABLE cart ALTER seen TYPE TEXT USING seen::TEXT;", "changes a type: cart"),
        ("ALTER TABLE cart ALTER COLUMN seen SET DATA TYPE BIGINT;", "changes a type: cart"),
        ("ALTER TABLE cart ALTER COLUMN seen DROP DEFAULT;", "drops a default: cart"),
        ("ALTER TABLE cart ADD COLUMN seen BIGINT NOT NULL;", "adds a column that old processes do not fill: cart"),
        ("ALTER TABLE cart ADD seen BIGINT NOT NULL;", "adds a column that old processes do not fill: cart"),
        (
            "ALTER TABLE cart\n    ADD COLUMN a NUMERIC(3, 1) NOT NULL DEFAULT 0, -- fine\n    ADD COLUMN b BIGINT NOT NULL;",
            "adds a column that old processes do not fill: cart",
        ),
        ("ALTER TABLE cart ADD COLUMN code TEXT UNIQUE;", "adds a constraint: cart"),
        ("ALTER TABLE cart ADD CONSTRAINT few CHECK (pieces < 9);", "adds a constraint: cart"),
        ("CREATE UNIQUE INDEX cart_code ON cart (code);", "adds a unique index: cart"),
        (
            "CREATE UNIQUE INDEX IF NOT EXISTS cart_code ON cart (code) WHERE code IS NOT NULL;",
            "adds a unique index: cart",
        ),
        ("--@sqlite\nDROP TABLE cart;\n--@end\n", "drops: cart"),
    ] {
        assert_eq!(broken(sql), [what], "{sql}");
    }
    for sql in [
        "CREATE TABLE wheel (id BIGINT NOT NULL, code TEXT NOT NULL);\nCREATE UNIQUE INDEX wheel_code ON wheel (code);",
        "CREATE TABLE IF NOT EXISTS wheel (id BIGINT);\nALTER TABLE wheel ADD COLUMN code TEXT NOT NULL;",
        "ALTER TABLE cart ADD COLUMN note TEXT;",
        "ALTER TABLE cart ADD COLUMN note TEXT NOT NULL DEFAULT '';",
        "ALTER TABLE cart ADD COLUMN coupon_id BIGINT REFERENCES coupon (id) ON DELETE SET NULL;",
        "ALTER TABLE cart ALTER COLUMN note DROP NOT NULL;",
        "ALTER TABLE cart ALTER COLUMN note SET DEFAULT '';",
        "ALTER TABLE cart DROP CONSTRAINT few;",
        "CREATE INDEX cart_code ON cart (code);",
        "DROP INDEX cart_code;",
        "-- DROP TABLE cart;\nUPDATE cart SET type = 'RENAME';",
    ] {
        assert!(broken(sql).is_empty(), "{sql}: {:?}", broken(sql));
    }
}

//! Rules of this project that the compiler does not check: the order of modules, cycles of files, which modules may contain SQL and for which tables,
//! and that every file describes its purpose.

#![expect(clippy::unwrap_used, reason = "a rule that cannot be checked fails the test")]

mod amounts;
mod append_only;
mod handlers;
mod http_edge;
mod migrations;
mod names;
mod parameters;
mod source;
mod web;
mod workspace;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use source::{File, Modules, files, root};

/// Files with more lines than this should become a folder.
const LONGEST_FILE: usize = 450;

fn expect_none(rule: &str, offences: &[String]) {
    assert!(offences.is_empty(), "{rule}:\n  {}", offences.join("\n  "));
}

fn module_order() -> Vec<String> {
    let lib = fs::read_to_string(root().join("server/src/lib.rs")).unwrap();
    lib.lines()
        .filter_map(|line| line.trim().strip_prefix("pub mod ").or_else(|| line.trim().strip_prefix("mod ")))
        .map(|name| name.trim_end_matches(';').to_owned())
        .collect()
}

/// The slices behind `crate::` in imports and paths.
fn crate_imports(file: &File) -> BTreeSet<String> {
    let facts = file.facts();
    let all = facts.uses.iter().map(|(_, path)| path).chain(&facts.paths);
    all.filter(|path| path[0] == "crate").filter_map(|path| path.get(1).cloned()).collect()
}

#[test]
fn a_module_imports_only_from_modules_above_it() {
    let order = module_order();
    let position = |name: &str| order.iter().position(|module| module == name);
    let mut offences = Vec::new();
    for file in files("server/src", &["rs"]) {
        let own = file.name.split('/').next().unwrap().trim_end_matches(".rs").to_owned();
        let Some(own_position) = position(&own) else { continue };
        for import in crate_imports(&file) {
            if position(&import).is_some_and(|imported| imported > own_position) {
                offences.push(format!("{} imports {import}, which comes after {own} in lib.rs", file.name));
            }
        }
    }
    expect_none("modules are in dependency order", &offences);
}

/// Whether a file contains or runs a statement: `.sql(` with any arguments.
fn has_sql(production: &str) -> bool {
    production.contains(".sql(")
}

#[test]
fn only_stores_hold_sql() {
    let allowed = ["store.rs", "store", "db", "testing.rs"];
    let mut offences = Vec::new();
    let mut stores = 0;
    for folder in ["server/src", "cli/src"] {
        for file in files(folder, &["rs"]).iter().filter(|file| has_sql(&file.production())) {
            if file.is(&allowed) {
                stores += 1;
            } else {
                offences.push(format!("{folder}/{}", file.name));
            }
        }
    }
    assert!(stores > 20, "the rule finds {stores} stores");
    expect_none("only store.rs contains SQL", &offences);
}

/// The number of members of the tuple type at the beginning of a text: one for each comma outside of further brackets, and one more.
fn members(tuple: &str) -> usize {
    let (mut depth, mut commas) = (0, 0);
    let text = tuple.replace("->", "");
    let mut characters = text.chars().filter(|character| !character.is_whitespace()).peekable();
    while let Some(character) = characters.next() {
        match character {
            '(' | '<' | '[' => depth += 1,
            ')' | '>' | ']' => depth -= 1,
            // Not the one at the end of a tuple of several lines.
            ',' if depth == 1 && characters.peek() != Some(&')') => commas += 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    commas + 1
}

/// The maximum number of columns of the rows that a store reads or returns as tuples.
fn most_columns(text: &str) -> usize {
    let rows =
        ["DbResult<", "Vec<", "Option<", "&[", "Item = "].into_iter().flat_map(|before| text.split(before).skip(1));
    rows.filter(|row| row.starts_with('(')).map(members).max().unwrap_or_default()
}

/// The aliases of tuples of three and more: they are structs without names for their parts.
fn tuple_aliases(text: &str) -> Vec<&str> {
    let aliases = text.match_indices("type ").filter_map(|(at, keyword)| {
        let before = text[..at].rsplit('\n').next().unwrap_or_default().trim_start();
        let (name, tuple) = text[at + keyword.len()..].split_once(" = ")?;
        let is_item = (before.is_empty() || before.starts_with("pub")) && !name.contains([';', '\n']);
        (is_item && tuple.starts_with('(') && members(tuple) > 2).then_some(name)
    });
    aliases.collect()
}

#[test]
fn a_row_of_four_columns_or_more_is_a_struct() {
    assert_eq!(most_columns("-> DbResult<Vec<(Id, HashMap<Id, u8>, [u8; 2], Option<(u8, u8)>)>> {}"), 4);
    assert_eq!(most_columns("-> DbResult<Option<(Id, String)>>; -> DbResult<Vec<Row>>"), 2);
    assert_eq!(most_columns("-> DbResult<(\n    Id,\n    u8,\n    u8,\n)>"), 3);
    assert_eq!(most_columns("let rows: Vec<(Id, String, String, Json<Publication>)> = session"), 4);
    assert_eq!(most_columns("rows: &[(Id, i64, Attribute, &str)], other: impl Iterator<Item = (u8, u8)>"), 4);
    let mut offences = Vec::new();
    for file in files("server/src", &["rs"]).iter().filter(|file| file.is(&["store.rs", "store"])) {
        let columns = most_columns(&file.production());
        if columns > 3 {
            offences.push(format!("{} has tuples of {columns}", file.name));
        }
    }
    expect_none("columns have names", &offences);
}

#[test]
fn a_type_of_three_parts_or_more_is_a_struct() {
    let text = "type Pair = (u8, Vec<(u8, u8)>);\n    type Cells<'a> = (Id, u8, &'a str);\npub(super) type Of = (A, B, C, D);\n// type A = (1, 2, 3)";
    assert_eq!(tuple_aliases(text), ["Cells<'a>", "Of"]);
    let mut offences = Vec::new();
    for folder in ["server/src", "cli/src"] {
        for file in files(folder, &["rs"]) {
            let text = file.production();
            offences.extend(tuple_aliases(&text).iter().map(|name| format!("{folder}/{}: {name}", file.name)));
        }
    }
    expect_none("the parts of a type have names", &offences);
}

#[test]
fn csv_is_written_by_the_writer_that_escapes_formulas() {
    let mut offences = Vec::new();
    for file in files("server/src", &["rs"]).iter().chain(&files("cli/src", &["rs"])) {
        let text = file.production();
        let writes = ["csv::Writer", "WriterBuilder"].iter().any(|name| text.contains(name));
        if writes && file.name != "export/csv_writer.rs" {
            offences.push(file.name.clone());
        }
    }
    expect_none("CSV is written with export::CsvWriter", &offences);
}

#[test]
fn sql_is_found_however_it_is_written() {
    for text in
        ["db.sql(\"SELECT 1\")", "db.sql(\n  SELECT)", "tx.sql(STATEMENT)", "tx.sql(&format!(\"x\"))", "tx.sql(sql)"]
    {
        assert!(has_sql(text), "{text}");
    }
    assert!(!has_sql("db.begin()") && !has_sql("sql(text)"));
}

/// The tables that migrations create.
fn tables() -> BTreeSet<String> {
    let mut tables = BTreeSet::new();
    for file in files("migrations", &["sql"]) {
        for (start, words) in file.text.match_indices("CREATE TABLE ") {
            let name = file.text[start + words.len()..].split([' ', '(', '\n']).next().unwrap();
            tables.insert(name.to_owned());
        }
    }
    tables
}

/// The tables that a statement names after FROM, JOIN, INTO and UPDATE.
fn tables_of(sql: &str) -> Vec<String> {
    let words: Vec<&str> =
        sql.split(|c: char| c.is_whitespace() || "(),;".contains(c)).filter(|word| !word.is_empty()).collect();
    let named = words.windows(2).filter(|pair| ["FROM", "JOIN", "INTO", "UPDATE"].contains(&pair[0]));
    named.map(|pair| pair[1].to_owned()).collect()
}

#[test]
fn a_table_is_read_and_written_by_one_slice_only() {
    let tables = tables();
    let mut users: BTreeMap<String, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    for folder in ["server/src", "cli/src"] {
        for file in files(folder, &["rs"]) {
            // The command line owns no table: it counts as one user.
            let slice = if folder == "cli/src" { "cli".to_owned() } else { file.slice() };
            let strings = file.facts().strings;
            for table in strings.iter().flat_map(|text| tables_of(text)).filter(|table| tables.contains(table)) {
                users.entry(table).or_default().entry(slice.clone()).or_default().insert(file.name.clone());
            }
        }
    }
    let of_commands: Vec<_> =
        users.iter().filter(|(_, slices)| slices.contains_key("cli")).map(|(table, _)| table).collect();
    assert!(of_commands.is_empty(), "commands must get the rows of {of_commands:?} from the slices");
    assert!(users.len() * 2 > tables.len(), "the rule finds no SQL");
    let offences: Vec<String> = users
        .into_iter()
        .filter(|(_, slices)| slices.len() > 1)
        .map(|(table, slices)| format!("{table}: {:?}", slices.into_values().flatten().collect::<Vec<_>>()))
        .collect();
    expect_none("only one slice reads and writes a table; others call its functions", &offences);
}

/// Files that can be reached from each other, the smallest groups that contain all cycles.
fn circles(references: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let reached = |from: usize| {
        let (mut seen, mut open) = (BTreeSet::new(), references[from].clone());
        while let Some(next) = open.pop() {
            if seen.insert(next) {
                open.extend(&references[next]);
            }
        }
        seen
    };
    let reach: Vec<BTreeSet<usize>> = (0..references.len()).map(reached).collect();
    let mut found: Vec<Vec<usize>> = Vec::new();
    for (index, own) in reach.iter().enumerate().filter(|(index, own)| own.contains(index)) {
        if !found.iter().any(|circle| circle.contains(&index)) {
            found.push(own.iter().copied().filter(|other| reach[*other].contains(&index)).collect());
        }
    }
    found
}

#[test]
fn files_do_not_import_each_other_in_circles() {
    let mut offences = Vec::new();
    for folder in ["server/src", "cli/src"] {
        let files = files(folder, &["rs"]);
        let modules = Modules::of(&files);
        let references: Vec<Vec<usize>> = (0..files.len())
            .map(|from| {
                let of_one_slice = |to: &usize| folder == "cli/src" || files[*to].slice() == files[from].slice();
                if files[from].is_test() {
                    Vec::new()
                } else {
                    modules.references(from).into_iter().filter(of_one_slice).collect()
                }
            })
            .collect();
        assert!(references.iter().flatten().count() > files.len() / 2, "the rule finds no imports in {folder}");
        for circle in circles(&references) {
            let inside = |from: &usize| {
                references[*from].iter().filter(|to| circle.contains(to)).map(|to| files[*to].name.as_str())
            };
            let imports = circle
                .iter()
                .map(|from| format!("{} → {}", files[*from].name, inside(from).collect::<Vec<_>>().join(", ")));
            offences.push(imports.collect::<Vec<_>>().join("\n    "));
        }
    }
    expect_none("files import each other: what they share belongs into another file", &offences);
}

#[test]
fn test_code_is_left_out() {
    let file = File {
        path: "x.rs".into(),
        name: "x.rs".to_owned(),
        text: "use a::b;\n#[cfg(test)]\nmod tests { use crate::ssr; }\nfn f() { c::d(\"FROM product\") }\n".to_owned(),
    };
    assert!(!file.production().contains("ssr") && file.production().contains("c::d"));
    let facts = file.facts();
    assert_eq!((facts.uses.len(), facts.paths.len(), facts.strings.len()), (1, 1, 1));
}

/// Whether a type of the file is never read: it would describe a call's body beside the one that serde reads.
fn has_unread_type(text: &str) -> bool {
    text.lines().any(|line| line.starts_with("#[") && line.contains("dead_code"))
}

#[test]
fn the_described_body_type_is_the_parsed_one() {
    assert!(has_unread_type("#[derive(ToSchema)]\n#[expect(dead_code, reason = \"described\")]\nstruct Body {"));
    assert!(!has_unread_type("struct Body {\n    #[expect(dead_code, reason = \"the specification has it\")]\n"));
    let unread = files("server/src", &["rs"]).into_iter().filter(|file| has_unread_type(&file.production()));
    expect_none("a type is read, not only described", &unread.map(|file| file.name).collect::<Vec<_>>());
}

#[test]
fn every_file_describes_its_purpose() {
    let mut offences = Vec::new();
    for folder in ["server/src", "cli/src", "tests"] {
        for file in files(folder, &["rs"]) {
            if !file.text.starts_with("//! ") {
                offences.push(format!("{folder}/{}", file.name));
            }
        }
    }
    for file in files("web/src", &["ts", "tsx"]) {
        if !file.text.starts_with("// ") && !file.name.contains("generated") {
            offences.push(format!("web/src/{}", file.name));
        }
    }
    expect_none("a file begins with a comment that describes its purpose", &offences);
}

#[test]
fn no_file_is_longer_than_the_limit() {
    let mut offences = Vec::new();
    for folder in ["server/src", "cli/src", "tests", "web/src"] {
        for file in files(folder, &["rs", "ts", "tsx"]) {
            let lines = file.text.lines().count();
            let is_generated = file.name.contains("generated") || file.text.starts_with("// Written by ");
            if lines > LONGEST_FILE && !is_generated {
                offences.push(format!("{}: {lines} lines", file.path.display()));
            }
        }
    }
    expect_none("a file with too many lines becomes a folder", &offences);
}

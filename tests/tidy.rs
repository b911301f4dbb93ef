//! The house's rules that a compiler does not know: the order of modules, who may hold SQL, who may know axum, and that every file
//! says what it is for.

#![expect(clippy::unwrap_used, reason = "a rule that cannot be checked fails the test")]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Files past this many lines want to become a folder.
const LONGEST_FILE: usize = 450;

struct File {
    path: PathBuf,
    /// As written in the house: `catalog/store.rs`.
    name: String,
    text: String,
}

impl File {
    /// The text without tests, which may do what they need.
    fn production(&self) -> &str {
        if self.name.ends_with("tests.rs") || self.name.contains("tests/") || self.name.ends_with("testing.rs") {
            return "";
        }
        self.text.split("#[cfg(test)]\nmod ").next().unwrap_or(&self.text)
    }

    fn is(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.name.ends_with(name) || self.name.split('/').any(|part| part == *name))
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &str, extensions: &[&str]) -> Vec<File> {
    let base = root().join(folder);
    let mut found = Vec::new();
    let mut folders = vec![base.clone()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).unwrap_or_else(|error| panic!("{}: {error}", next.display())) {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(&base).unwrap().to_string_lossy().replace('\\', "/");
            if path.is_dir() {
                if !name.contains("node_modules") {
                    folders.push(path);
                }
            } else if path
                .extension()
                .and_then(|extension| extension.to_str())
                .is_some_and(|own| extensions.contains(&own))
            {
                let text = fs::read_to_string(&path).unwrap();
                found.push(File { path, name, text });
            }
        }
    }
    assert!(!found.is_empty(), "{folder} holds no {extensions:?}");
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

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

/// The names behind `crate::` in `use crate::{a::…, b}`, `use crate::a` and paths.
fn crate_imports(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (start, _) in text.match_indices("crate::") {
        if text[..start].ends_with('$') {
            continue;
        }
        let rest = &text[start + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(group) => names.extend(group_names(group)),
            None => names.push(word(rest)),
        }
    }
    names
}

/// The first words of the entries of a `{…}` group, whose opening brace is already taken.
fn group_names(group: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut depth = 1;
    let mut at_entry = true;
    for (index, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => at_entry = true,
            _ if at_entry && depth == 1 && !character.is_whitespace() => {
                names.push(word(&group[index..]));
                at_entry = false;
            }
            _ => {}
        }
        if depth == 0 {
            return names;
        }
    }
    names
}

fn word(text: &str) -> String {
    text.chars().take_while(|character| character.is_alphanumeric() || *character == '_').collect()
}

#[test]
fn a_module_imports_only_from_modules_above_it() {
    let order = module_order();
    let position = |name: &str| order.iter().position(|module| module == name);
    let mut offences = Vec::new();
    for file in files("server/src", &["rs"]) {
        let own = file.name.split('/').next().unwrap().trim_end_matches(".rs").to_owned();
        let Some(own_position) = position(&own) else { continue };
        for import in crate_imports(file.production()) {
            if position(&import).is_some_and(|imported| imported > own_position) {
                offences.push(format!("{} imports {import}, which stands below {own} in lib.rs", file.name));
            }
        }
    }
    expect_none("modules stand in dependency order", &offences);
}

#[test]
fn only_stores_hold_sql() {
    let allowed = ["store.rs", "store", "db", "testing.rs"];
    let mut offences = Vec::new();
    for file in files("server/src", &["rs"]).iter().chain(&files("cli/src", &["rs"])) {
        let has_sql = file.production().contains(".sql(\"") || file.production().contains(".sql(\n");
        // Readiness asks the database for a 1, which touches no table.
        if has_sql && !file.is(&allowed) && !file.production().contains("SELECT CAST(1 AS BIGINT)") {
            offences.push(file.name.clone());
        }
    }
    expect_none("SQL lives in store.rs", &offences);
}

#[test]
fn only_the_edge_knows_axum() {
    let allowed =
        ["http.rs", "http", "router.rs", "error.rs", "ssr", "telemetry", "serve.rs", "api.rs", "api", "lib.rs"];
    let offences: Vec<String> = files("server/src", &["rs"])
        .iter()
        .filter(|file| file.production().contains("axum::") && !file.is(&allowed))
        .map(|file| file.name.clone())
        .collect();
    expect_none("axum stays at the edge", &offences);
}

#[test]
fn every_file_says_what_it_is_for() {
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
    expect_none("a file opens with what it owns and why", &offences);
}

#[test]
fn no_file_grows_past_what_one_reads() {
    let mut offences = Vec::new();
    for folder in ["server/src", "cli/src", "tests", "web/src"] {
        for file in files(folder, &["rs", "ts", "tsx"]) {
            let lines = file.text.lines().count();
            if lines > LONGEST_FILE && !file.name.contains("generated") {
                offences.push(format!("{}: {lines} lines", file.path.display()));
            }
        }
    }
    expect_none("a file past its length becomes a folder", &offences);
}

#[test]
fn web_features_do_not_import_each_other() {
    let mut offences = Vec::new();
    for file in files("web/src/features", &["ts", "tsx"]) {
        let own = file.name.split('/').next().unwrap();
        for (start, _) in file.text.match_indices("@/features/") {
            let other = file.text[start + "@/features/".len()..].split('/').next().unwrap();
            if other != own {
                offences.push(format!("{} imports {other}", file.name));
            }
        }
    }
    expect_none("routes compose features", &offences);
}

#[test]
fn the_web_never_asks_the_browser_to_format() {
    let offences: Vec<String> = files("web/src", &["ts", "tsx"])
        .iter()
        .filter(|file| file.text.contains(".toLocale"))
        .map(|file| file.name.clone())
        .collect();
    expect_none("toLocale… differs between server and browser", &offences);
}

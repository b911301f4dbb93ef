//! Facts about the workspace: the map in the README, and how releases are compiled.

use std::{collections::BTreeSet, fs};

use crate::{
    expect_none, module_order,
    source::{files, root},
};

/// What the map in the README lists for a folder: the first column of the indented lines below it.
fn mapped<'a>(readme: &'a str, folder: &str) -> BTreeSet<&'a str> {
    let map = readme.split("## Repository layout").nth(1).unwrap();
    let below = map.lines().skip_while(|line| !line.starts_with(folder)).skip(1);
    let entries = below.take_while(|line| line.starts_with("  ")).filter(|line| !line.starts_with("    "));
    let columns = entries.map(|line| line.trim_start().split("  ").next().unwrap());
    columns.flat_map(str::split_whitespace).filter(|name| !name.starts_with('(')).collect()
}

#[test]
fn the_readme_maps_every_module() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let mapped = mapped(&readme, "server/src/");
    let modules = module_order();
    assert!(modules.len() > 60, "the rule finds {modules:?}");
    let named = |module: &str| {
        let forms = [module.to_owned(), format!("{module}/"), format!("{module}.rs")];
        forms.iter().any(|form| mapped.contains(form.as_str()))
    };
    // Code that is compiled for tests only need not be listed.
    let absent = modules.iter().filter(|module| *module != "testing" && !named(module));
    expect_none("the README's map has a place for each", &absent.cloned().collect::<Vec<_>>());
    let is_there = |entry: &str| {
        let path = root().join("server/src").join(entry);
        if entry.ends_with('/') { path.is_dir() } else { path.exists() || path.with_extension("rs").exists() }
    };
    let gone = mapped.iter().filter(|entry| !is_there(entry)).map(|entry| (*entry).to_owned());
    expect_none("the README's map shows what is there", &gone.collect::<Vec<_>>());
}

#[test]
fn a_map_is_its_first_column() {
    let readme = "## Repository layout\na/    first\n  b/ c (d)    words of it\n    and more\n  e\nf/\n  g/\n";
    assert_eq!(mapped(readme, "a/"), BTreeSet::from(["b/", "c", "e"]));
}

/// Overflows of amounts, quantities and times abort a call, also in release builds.
#[test]
fn releases_check_arithmetic() {
    let manifest: toml::Table = toml::from_str(&fs::read_to_string(root().join("Cargo.toml")).unwrap()).unwrap();
    for package in ["vitrina", "vitrina-server"] {
        let profile = |name: &str| manifest["profile"][name].get("package").and_then(|all| all.get(package));
        let checks =
            |name: &str| profile(name).and_then(|own| own.get("overflow-checks")).and_then(toml::Value::as_bool);
        assert_eq!(checks("release"), Some(true), "{package}");
        assert_eq!(checks("demo"), Some(true), "{package}: the demo compiles it in its own way");
    }
    assert_eq!(manifest["profile"]["demo"]["inherits"].as_str(), Some("release"));
}

/// Neither is compiled as a test, which would take a minute per run without containing any tests.
#[test]
fn comments_hold_no_examples_and_what_tests_share_no_tests() {
    let mut offences = Vec::new();
    for file in files("server/src", &["rs"]).iter().chain(&files("tests/support", &["rs"])) {
        if file.text.lines().any(|line| line.trim_start().starts_with("//") && line.contains("```")) {
            offences.push(format!("{} has an example, which nothing runs", file.path.display()));
        }
    }
    for file in files("tests/support", &["rs"]).iter().chain(&files("tests/bench", &["rs"])) {
        if ["#[test]", "#[tokio::test", "both!("]
            .iter()
            .any(|test| file.text.lines().any(|line| line.trim_start().starts_with(test)))
        {
            offences.push(format!("{} has a test, which nothing runs", file.path.display()));
        }
    }
    expect_none("what stands there is run by nothing", &offences);
}

//! Facts about the workspace: the map in the README, and how releases are compiled.

use std::{collections::BTreeSet, fs};

use crate::{
    expect_none, module_order,
    source::{files, root},
};

/// Folders whose contents the map in the README lists in indented lines, and whether it names all their folders.
const MAPPED: [(&str, bool); 7] = [
    ("cli/src/", true),
    ("cli/tests/", true),
    ("docs/", true),
    ("server/templates/", true),
    ("tenants/", false),
    ("tests/", true),
    ("web/src/", true),
];

fn map(readme: &str) -> &str {
    readme.split("## Repository layout").nth(1).and_then(|map| map.split("```").nth(1)).unwrap()
}

/// The names in the first column of lines, without explanations in parentheses and names that stand for others, such as
/// `<country>.toml`.
fn first_column<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
    let columns = lines.map(|line| line.trim_start().split("  ").next().unwrap());
    let names = columns.flat_map(str::split_whitespace);
    names.filter(|name| !name.starts_with('(') && !name.contains(['<', '·'])).collect()
}

/// What the map lists for a folder: the first column of the indented lines below it.
fn mapped<'a>(map: &'a str, folder: &str) -> BTreeSet<&'a str> {
    let below = map.lines().skip_while(|line| !line.starts_with(folder)).skip(1);
    first_column(below.take_while(|line| line.starts_with("  ")).filter(|line| !line.starts_with("    ")))
}

/// Whether a name of the map, which may lack the extension of a module, is a file or a folder.
fn is_there(folder: &str, name: &str) -> bool {
    let path = root().join(folder).join(name);
    if name.ends_with('/') { path.is_dir() } else { path.is_file() || path.with_extension("rs").is_file() }
}

#[test]
fn the_readme_maps_every_module() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let mapped = mapped(map(&readme), "server/src/");
    let modules = module_order();
    assert!(modules.len() > 60, "the rule finds {modules:?}");
    let named = |module: &str| {
        let forms = [module.to_owned(), format!("{module}/"), format!("{module}.rs")];
        forms.iter().any(|form| mapped.contains(form.as_str()))
    };
    // Code that is compiled for tests only need not be listed.
    let absent = modules.iter().filter(|module| *module != "testing" && !named(module));
    expect_none("the README's map lists every module", &absent.cloned().collect::<Vec<_>>());
    let gone = mapped.iter().filter(|name| !is_there("server/src", name)).map(|name| (*name).to_owned());
    expect_none("what the README's map lists exists", &gone.collect::<Vec<_>>());
}

#[test]
fn the_readme_maps_every_folder() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let map = map(&readme);
    let top = first_column(map.lines().filter(|line| !line.starts_with(' ')));
    assert!(top.len() > 10, "the rule finds {top:?}");
    let mut gone: Vec<String> = top.iter().filter(|name| !is_there("", name)).map(|name| (*name).to_owned()).collect();
    let mut absent = Vec::new();
    for (folder, is_complete) in MAPPED {
        let mapped = mapped(map, folder);
        assert!(!mapped.is_empty(), "the map lists nothing for {folder}");
        gone.extend(mapped.iter().filter(|name| !is_there(folder, name)).map(|name| format!("{folder}{name}")));
        let folders = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
        let names = folders.filter(|path| path.is_dir()).map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            format!("{name}/")
        });
        absent.extend(
            names.filter(|name| is_complete && !mapped.contains(name.as_str())).map(|name| format!("{folder}{name}")),
        );
    }
    expect_none("what the README's map lists exists", &gone);
    expect_none("the README's map lists every folder", &absent);
}

#[test]
fn a_map_is_its_first_column() {
    let readme = "## Repository layout\n```\nz · y/     first\na/    first\n  b/ c (d)    words of it\n    and more\n  <e>.toml f\ng/\n  h/\n```\n  i/\n";
    let map = map(readme);
    assert_eq!(mapped(map, "a/"), BTreeSet::from(["b/", "c", "f"]));
    assert_eq!(mapped(map, "g/"), BTreeSet::from(["h/"]));
    assert_eq!(
        first_column(map.lines().filter(|line| !line.starts_with(' '))),
        BTreeSet::from(["a/", "g/", "y/", "z"])
    );
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
fn comments_contain_no_examples_and_shared_test_code_no_tests() {
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
    expect_none("examples and tests in these files are never run", &offences);
}

//! The workspace's dependencies: none is unused, and `deny.toml` allows their licences, sources and versions.
//!
//! These are the checks of `cargo machete` and `cargo deny check licenses bans sources`, as a test, because both tools take minutes
//! to compile and one of them needs the network. `make check` installs and runs cargo-machete, and runs cargo-deny where it
//! is installed; `make deny` installs cargo-deny, which checks for known vulnerabilities, too.

#![expect(clippy::unwrap_used, reason = "a rule that cannot be checked fails the test")]

use std::{collections::BTreeSet, fs, process::Command};

use serde_json::{Value, json};

#[path = "../tidy/source.rs"]
#[expect(dead_code, reason = "the rules of `tests/tidy` use the rest")]
mod source;
mod used_crates;

use source::{File, files, root};

/// The registry that is allowed unless `deny.toml` names others.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn toml(path: &str) -> toml::Table {
    fs::read_to_string(root().join(path)).unwrap().parse().unwrap()
}

/// The crates that files use.
fn named<'f>(files: impl Iterator<Item = &'f File>, with_tests: bool) -> BTreeSet<String> {
    files.flat_map(|file| used_crates::of(file, with_tests)).collect()
}

/// Whether a file is compiled into a library or a program. It may contain code for tests, too.
fn is_shipped(file: &File) -> bool {
    let folder = file.name.split('/').next().unwrap_or_default();
    matches!(folder, "src" | "support" | "bench") && !file.is_test()
}

#[test]
fn every_dependency_is_used() {
    let mut unused = Vec::new();
    for member in ["cli", "server", "tests"] {
        let manifest = toml(&format!("{member}/Cargo.toml"));
        let files = files(member, &["rs"]);
        let in_all = named(files.iter(), true);
        let in_shipped = named(files.iter().filter(|file| is_shipped(file)), false);
        for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let Some(dependencies) = manifest.get(section).and_then(toml::Value::as_table) else { continue };
            for (name, how) in dependencies {
                let is_optional = how.get("optional").is_some();
                let used = if section == "dependencies" && !is_optional { &in_shipped } else { &in_all };
                if !used.contains(&name.replace('-', "_")) {
                    unused.push(format!("{member}: {name} of [{section}]"));
                }
            }
        }
    }
    assert!(unused.is_empty(), "dependencies that no code uses: {}", unused.join(", "));
}

#[test]
fn every_shared_dependency_belongs_to_a_member() {
    let shared = toml("Cargo.toml");
    let shared = shared["workspace"]["dependencies"].as_table().unwrap();
    let members: Vec<String> = ["cli", "server", "tests"]
        .iter()
        .map(|member| fs::read_to_string(root().join(member).join("Cargo.toml")).unwrap())
        .collect();
    let is_wanted = |name: &str| {
        members.iter().any(|text| text.lines().any(|line| line.split(['.', ' ', '=']).next() == Some(name)))
    };
    let unwanted: Vec<&str> = shared.keys().map(String::as_str).filter(|name| !is_wanted(name)).collect();
    assert!(unwanted.is_empty(), "shared dependencies that no member has: {}", unwanted.join(", "));
}

/// All packages of Cargo.lock that are compiled for Linux.
fn packages() -> Vec<Value> {
    let arguments = ["metadata", "--format-version", "1", "--locked", "--offline", "--all-features"];
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let Value::Array(packages) = metadata["packages"].take() else { panic!("cargo metadata names no packages") };
    assert!(packages.len() > 100, "only {} packages", packages.len());
    packages
}

fn label(package: &Value) -> String {
    format!("{} {}", package["name"].as_str().unwrap(), package["version"].as_str().unwrap())
}

fn texts(value: &toml::Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_licence_is_one_that_we_allow() {
    let deny = toml("deny.toml");
    let allowed = texts(&deny["licenses"]["allow"]);
    let exceptions = deny["licenses"]["exceptions"].as_array().unwrap();
    let mut refused = Vec::new();
    for package in packages().iter().filter(|package| !package["source"].is_null()) {
        let own: Vec<String> = exceptions
            .iter()
            .filter(|exception| exception["crate"].as_str() == package["name"].as_str())
            .flat_map(|exception| texts(&exception["allow"]))
            .collect();
        let license = package["license"].as_str().unwrap_or_default();
        let is_allowed = spdx::Expression::parse_mode(license, spdx::ParseMode::LAX).is_ok_and(|expression| {
            expression.evaluate(|required| {
                let text = required.to_string();
                allowed.contains(&text) || own.contains(&text)
            })
        });
        if !is_allowed {
            refused.push(format!("{}: {license}", label(package)));
        }
    }
    assert!(refused.is_empty(), "licences that deny.toml does not allow:\n{}", refused.join("\n"));
}

/// Packages from sources other than crates.io, and requirements of `*`. Packages of this repository may depend on each other without a version.
fn refused_sources_and_versions(packages: &[Value]) -> Vec<String> {
    let mut refused = Vec::new();
    for package in packages {
        if let Some(source) = package["source"].as_str().filter(|source| *source != CRATES_IO) {
            refused.push(format!("{} comes from {source}", label(package)));
        }
        for dependency in package["dependencies"].as_array().unwrap() {
            let is_ours = package["source"].is_null() && !dependency["path"].is_null();
            let is_for_tests = !package["source"].is_null() && dependency["kind"] == "dev";
            if dependency["req"] == "*" && !is_ours && !is_for_tests {
                refused.push(format!("{} takes any version of {}", label(package), dependency["name"]));
            }
        }
    }
    refused
}

#[test]
fn packages_come_from_crates_io_with_versions() {
    let deny = toml("deny.toml");
    let policy = [&deny["sources"]["unknown-registry"], &deny["sources"]["unknown-git"], &deny["bans"]["wildcards"]];
    assert!(
        policy.iter().all(|rule| rule.as_str() == Some("deny")),
        "deny.toml allows more than this test: {policy:?}"
    );
    assert!(deny["sources"].get("allow-registry").is_none(), "this test supports only crates.io");
    let refused = refused_sources_and_versions(&packages());
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn git_packages_and_wildcard_versions_are_refused() {
    let package = |source: Value, dependency: Value| json!({ "name": "shop", "version": "1.0.0", "source": source, "dependencies": [dependency] });
    let csv = |req: &str, path: Value, kind: Value| json!({ "name": "csv", "req": req, "path": path, "kind": kind });
    let none = Value::Null;
    let refused =
        |source: &Value, dependency: Value| refused_sources_and_versions(&[package(source.clone(), dependency)]).len();
    let crates_io = json!(CRATES_IO);
    assert_eq!(refused(&crates_io, csv("^1", none.clone(), none.clone())), 0);
    assert_eq!(refused(&none, csv("*", json!("/shop/csv"), none.clone())), 0, "our own");
    assert_eq!(refused(&crates_io, csv("*", none.clone(), json!("dev"))), 0, "another package's tests");
    assert_eq!(refused(&none, csv("*", none.clone(), json!("dev"))), 1);
    assert_eq!(refused(&none, csv("*", none.clone(), none.clone())), 1);
    assert_eq!(refused(&crates_io, csv("*", none.clone(), none.clone())), 1);
    for source in ["git+https://git.example/csv", "registry+https://registry.example/index"] {
        assert_eq!(refused(&json!(source), csv("^1", none.clone(), none.clone())), 1, "{source}");
    }
}

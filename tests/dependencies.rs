//! What the program is made of: no dependency that nothing uses, no licence that `deny.toml` does not allow.
//!
//! The same that `cargo machete` and `cargo deny check licenses` look at, without a tool to install and without a network; `make deny` runs
//! the tool itself, which also knows advisories.

#![expect(clippy::unwrap_used, reason = "a rule that cannot be checked fails the test")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn toml(path: &str) -> toml::Table {
    fs::read_to_string(root().join(path)).unwrap().parse().unwrap()
}

/// All Rust of a folder.
fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("node_modules") {
            text += &sources(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text += &fs::read_to_string(&path).unwrap();
        }
    }
    text
}

/// Whether a name stands as a word of its own in the code: `csv::`, `use csv;`, `#[derive(csv…)]`.
fn is_named(code: &str, name: &str) -> bool {
    let is_part = |character: char| character.is_alphanumeric() || character == '_';
    code.match_indices(name).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + name.len()..].chars().next();
        before.is_none_or(|character| !is_part(character)) && after.is_none_or(|character| !is_part(character))
    })
}

#[test]
fn every_dependency_is_used() {
    let mut unused = Vec::new();
    for member in ["cli", "server", "tests"] {
        let manifest = toml(&format!("{member}/Cargo.toml"));
        let code = sources(&root().join(member));
        for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let Some(names) = manifest.get(section).and_then(toml::Value::as_table) else { continue };
            let is_unused = |name: &&String| !is_named(&code, &name.replace('-', "_"));
            unused.extend(names.keys().filter(is_unused).map(|name| format!("{member}: {name}")));
        }
    }
    assert!(unused.is_empty(), "dependencies that no code names: {}", unused.join(", "));
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

#[test]
fn every_licence_is_one_that_we_allow() {
    let deny = toml("deny.toml");
    let texts = |value: &toml::Value| -> Vec<String> {
        value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    };
    let allowed = texts(&deny["licenses"]["allow"]);
    let exceptions = deny["licenses"]["exceptions"].as_array().unwrap();
    let told = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--offline",
            "--filter-platform",
            "x86_64-unknown-linux-gnu",
        ])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let metadata: Value = serde_json::from_slice(&told.stdout).unwrap();
    let mut refused = Vec::new();
    let packages = metadata["packages"].as_array().unwrap();
    for package in packages.iter().filter(|package| !package["source"].is_null()) {
        let name = package["name"].as_str().unwrap();
        let own: Vec<String> = exceptions
            .iter()
            .filter(|exception| exception["crate"].as_str() == Some(name))
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
            refused.push(format!("{name} {}: {license}", package["version"].as_str().unwrap()));
        }
    }
    assert!(
        packages.len() > 100 && refused.is_empty(),
        "licences that deny.toml does not allow:\n{}",
        refused.join("\n")
    );
}

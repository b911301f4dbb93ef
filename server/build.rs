//! Tells utoipa how ids are described: each is a type of its own in the program and a number in the API.

/// The file that lists the types, one a line.
const IDS: &str = include_str!("src/id.rs");

fn main() {
    println!("cargo::rerun-if-changed=src/id.rs");
    let names = IDS.lines().filter_map(|line| line.trim().strip_suffix(','));
    let names = names.filter(|name| name.ends_with("Id") && name.chars().all(char::is_alphanumeric));
    names.fold(utoipa_config::Config::new(), |config, name| config.alias_for(name, "i64")).write_to_file();
}

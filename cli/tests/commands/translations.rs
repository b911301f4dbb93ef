//! `vitrina translations …`.

use std::fs;

use serde_json::Value;

use super::desk::{CommandOutput, Desk};

const LANGUAGES: &str = "en bn de bg cz el es hr hu it lt pl pt ro sk sl";

/// Countries in the database and small texts in `texts`; `at` inherits from `de`.
fn desk() -> Desk {
    let desk = Desk::with_countries();
    for language in LANGUAGES.split(' ') {
        write(&desk, language, "hello = Hello { $name }\n    .title = Greeting\nsize = Size\n");
    }
    desk
}

fn write(desk: &Desk, language: &str, text: &str) {
    let folder = desk.path("texts").join(language);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("shop.ftl"), text).unwrap();
}

fn set(desk: &Desk, key: &str, text: &str) -> CommandOutput {
    desk.command(["translations", "set", "--tenant", "si", key, text]).output().unwrap().into()
}

#[test]
fn texts_are_seeded_once_and_a_dry_run_writes_nothing() {
    let desk = desk();
    let dry = desk.run("translations seed --from texts --dry-run");
    assert!(dry.code == 0 && dry.stderr.contains("34 texts would be new"), "{dry:?}");
    let first = desk.run("translations seed --from texts --json");
    let seeded: Value = serde_json::from_str(&first.stdout).unwrap();
    assert_eq!(seeded.as_array().unwrap().len(), 17);
    assert_eq!(seeded[16]["language"], "at");
    assert_eq!(seeded[16]["added"], serde_json::json!(["hello", "size"]));
    let second = desk.run("translations seed --from texts");
    assert!(second.code == 0 && second.stderr.contains("Nothing to change"), "{second:?}");
}

#[test]
fn a_check_without_mistakes_ends_well_and_one_with_mistakes_names_file_line_and_key() {
    let desk = desk();
    let good = desk.run("translations check --from texts");
    assert_eq!((good.code, good.stdout.trim()), (0, "All 17 languages say everything."), "{good:?}");
    write(&desk, "sl", "size = Velikost\nhello = Živjo { $nam }\n    .title = Pozdrav\nbad = {\n");
    let bad = desk.run("translations check --from texts");
    assert_eq!(bad.code, 1);
    let lines = [
        "mistake: texts/sl/shop.ftl:2: hello: lacks { $name }, which English has",
        "mistake: texts/sl/shop.ftl:2: hello: uses { $nam }, which English does not (did you mean `$name`?)",
        "mistake: texts/sl/shop.ftl:5: bad: cannot be read: ",
    ];
    assert!(lines.iter().all(|line| bad.stdout.contains(line)), "{}", bad.stdout);
    assert!(bad.stderr.contains("error: 3 mistakes"), "{}", bad.stderr);
    let json = desk.run("translations check --from texts --json");
    let report: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!((json.code, report["mistakes"][2]["line"].as_i64()), (1, Some(5)));
    let seed = desk.run("translations seed --from texts");
    assert!(seed.code == 1 && seed.stderr.contains("texts/sl/shop.ftl:5"), "{seed:?}");
}

#[test]
fn a_country_gets_its_own_wording_and_gives_it_back() {
    let desk = desk();
    desk.run("translations seed --from texts");
    let said = set(&desk, "hello", "Dan, { $name }");
    assert!(said.code == 0 && said.stdout.contains("Slovenia now says"), "{said:?}");
    assert_eq!(set(&desk, "hello.title", "Dan").code, 0);
    let listed: Value = serde_json::from_str(&desk.run("translations list --json").stdout).unwrap();
    assert_eq!(listed[0]["source"], "hello = Dan, { $name }\n    .title = Dan\n");
    assert_eq!(listed[0]["standing"], "shown");
    let exported = desk.run("translations export --tenant si --to out");
    assert_eq!((exported.code, exported.stdout.trim()), (0, "out/sl/shop.ftl"), "{exported:?}");
    let again = desk.run("translations export --tenant si --to out");
    assert!(again.code == 2 && again.stderr.contains("--yes"), "{again:?}");
    assert_eq!(desk.run("translations unset --tenant SI hello").code, 0);
    let gone = desk.run("translations unset --tenant SI hello");
    assert!(gone.code == 1 && gone.stderr.contains("has no own wording"), "{gone:?}");
}

#[test]
fn a_text_comes_from_stdin_where_a_shell_would_spoil_it() {
    let desk = desk();
    desk.run("translations seed --from texts");
    let told = desk.tell("translations set --tenant si size -", "Velikost\nv cm\n");
    assert!(told.code == 0 && told.stdout.contains("Velikost\n        v cm"), "{told:?}");
}

#[test]
fn what_cannot_be_done_is_refused_with_the_nearest_word() {
    let desk = desk();
    let empty = set(&desk, "hello", "x");
    assert!(empty.code == 1 && empty.stderr.contains("run `vitrina translations seed`"), "{empty:?}");
    desk.run("translations seed --from texts");
    for (words, code, said) in [
        ("translations set --tenant si helo x", 1, "did you mean `hello`?"),
        ("translations set --tenant si hello x", 1, "lacks { $name }"),
        ("translations set --tenant xx hello x", 1, "there is no country xx"),
        ("translations set --tenant si --language pt hello x", 1, "Slovenia does not speak pt"),
        ("translations set --tenant si hello", 2, "<TEXT>"),
        ("translations list --language qq", 1, "there is no language qq"),
        ("translations export --dry-run", 2, "--to <DIR>"),
        ("translations seed --from nowhere", 1, "nowhere: cannot be read"),
        ("translations sed", 2, "seed"),
    ] {
        let told = desk.run(words);
        assert!(told.code == code && told.stderr.contains(said) && told.stdout.is_empty(), "{words}: {told:?}");
    }
}

#[test]
fn without_a_database_only_a_check_is_possible() {
    let desk = Desk::empty();
    write(&desk, "en", "a = A\n");
    let seed = desk.run("translations seed --from texts");
    assert!(seed.code == 1 && seed.stderr.contains("run `vitrina tenant apply`"), "{seed:?}");
    let check = desk.run("translations check --from texts");
    assert!(check.code == 1 && check.stdout.contains("texts/sl: the folder is missing, with 1 text"), "{check:?}");
    assert!(!desk.path("data").exists());
}

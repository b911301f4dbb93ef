//! `vitrina translations …`.

use std::fs;

use serde_json::Value;

use super::test_cli::{CommandOutput, TestCli};

const LANGUAGES: &str = "en bn de bg cz el es hr hu it lt pl pt ro sk sl";

/// Countries in the database and small texts in `texts`; `at` inherits from `de`.
fn cli() -> TestCli {
    let cli = TestCli::with_countries();
    for language in LANGUAGES.split(' ') {
        write(&cli, language, "hello = Hello { $name }\n    .title = Greeting\nsize = Size\n");
    }
    cli
}

fn write(cli: &TestCli, language: &str, text: &str) {
    let folder = cli.path("texts").join(language);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("shop.ftl"), text).unwrap();
}

fn set(cli: &TestCli, key: &str, text: &str) -> CommandOutput {
    cli.command(["translations", "set", "--tenant", "si", key, text]).output().unwrap().into()
}

#[test]
fn texts_are_seeded_once_and_a_dry_run_writes_nothing() {
    let cli = cli();
    let dry = cli.run("translations seed --from texts --dry-run");
    assert!(dry.code == 0 && dry.stderr.contains("34 texts would be new"), "{dry:?}");
    let first = cli.run("translations seed --from texts --json");
    let seeded: Value = serde_json::from_str(&first.stdout).unwrap();
    assert_eq!(seeded.as_array().unwrap().len(), 17);
    assert_eq!(seeded[16]["language"], "at");
    assert_eq!(seeded[16]["added"], serde_json::json!(["hello", "size"]));
    let second = cli.run("translations seed --from texts");
    assert!(second.code == 0 && second.stderr.contains("Nothing to change"), "{second:?}");
}

#[test]
fn a_check_succeeds_or_reports_errors_with_file_line_and_key() {
    let cli = cli();
    let good = cli.run("translations check --from texts");
    assert_eq!((good.code, good.stdout.trim()), (0, "All 17 languages are complete."), "{good:?}");
    write(&cli, "sl", "size = Velikost\nhello = Živjo { $nam }\n    .title = Pozdrav\nbad = {\n");
    let bad = cli.run("translations check --from texts");
    assert_eq!(bad.code, 1);
    let lines = [
        "error: texts/sl/shop.ftl:2: hello: lacks { $name }, which English has",
        "error: texts/sl/shop.ftl:2: hello: uses { $nam }, which English does not (did you mean `$name`?)",
        "error: texts/sl/shop.ftl:5: bad: cannot be read: ",
    ];
    assert!(lines.iter().all(|line| bad.stdout.contains(line)), "{}", bad.stdout);
    assert!(bad.stderr.contains("error: 3 errors"), "{}", bad.stderr);
    let json = cli.run("translations check --from texts --json");
    let report: Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!((json.code, report["errors"][2]["line"].as_i64()), (1, Some(5)));
    let seed = cli.run("translations seed --from texts");
    assert!(seed.code == 1 && seed.stderr.contains("texts/sl/shop.ftl:5"), "{seed:?}");
}

#[test]
fn the_texts_of_the_program_pass_the_check() {
    let check = TestCli::with_countries().run("translations check");
    assert_eq!((check.code, check.stderr.as_str()), (0, ""), "{check:?}");
}

#[test]
fn a_country_sets_and_unsets_its_own_wording() {
    let cli = cli();
    cli.run("translations seed --from texts");
    let output = set(&cli, "hello", "Dan, { $name }");
    assert!(output.code == 0 && output.stdout.contains("Slovenia now uses"), "{output:?}");
    assert_eq!(set(&cli, "hello.title", "Dan").code, 0);
    let listed: Value = serde_json::from_str(&cli.run("translations list --json").stdout).unwrap();
    assert_eq!(listed[0]["source"], "hello = Dan, { $name }\n    .title = Dan\n");
    assert_eq!(listed[0]["status"], "shown");
    let exported = cli.run("translations export --tenant si --to out");
    assert_eq!((exported.code, exported.stdout.trim()), (0, "out/sl/shop.ftl"), "{exported:?}");
    let again = cli.run("translations export --tenant si --to out");
    assert!(again.code == 2 && again.stderr.contains("--yes"), "{again:?}");
    assert_eq!(cli.run("translations unset --tenant SI hello").code, 0);
    let gone = cli.run("translations unset --tenant SI hello");
    assert!(gone.code == 1 && gone.stderr.contains("has no own wording"), "{gone:?}");
}

#[test]
fn a_text_can_be_read_from_stdin() {
    let cli = cli();
    cli.run("translations seed --from texts");
    let output = cli.run_with_stdin("translations set --tenant si size -", "Velikost\nv cm\n");
    assert!(output.code == 0 && output.stdout.contains("Velikost\n        v cm"), "{output:?}");
}

#[test]
fn errors_are_reported_with_suggestions() {
    let cli = cli();
    let empty = set(&cli, "hello", "x");
    assert!(empty.code == 1 && empty.stderr.contains("run `vitrina translations seed`"), "{empty:?}");
    cli.run("translations seed --from texts");
    for (arguments, code, message) in [
        ("translations set --tenant si helo x", 1, "did you mean `hello`?"),
        ("translations set --tenant si hello x", 1, "lacks { $name }"),
        ("translations set --tenant xx hello x", 1, "there is no country xx"),
        ("translations set --tenant si --language pt hello x", 1, "SI does not have the language pt"),
        ("translations set --tenant si hello", 2, "<TEXT>"),
        ("translations list --language qq", 1, "there is no language qq"),
        ("translations export --dry-run", 2, "--to <DIR>"),
        ("translations seed --from nowhere", 1, "nowhere: cannot be read"),
        ("translations sed", 2, "seed"),
    ] {
        let output = cli.run(arguments);
        assert!(
            output.code == code && output.stderr.contains(message) && output.stdout.is_empty(),
            "{arguments}: {output:?}"
        );
    }
}

#[test]
fn without_a_database_only_check_works() {
    let cli = TestCli::empty();
    write(&cli, "en", "a = A\n");
    let seed = cli.run("translations seed --from texts");
    assert!(seed.code == 1 && seed.stderr.contains("run `vitrina tenant apply`"), "{seed:?}");
    let check = cli.run("translations check --from texts");
    assert!(check.code == 1 && check.stdout.contains("texts/sl: the folder is missing, with 1 text"), "{check:?}");
    assert!(!cli.path("data").exists());
}

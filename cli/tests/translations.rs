//! `vitrina translations …` as an operator meets it: words, exit codes, which stream says what.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    fs,
    io::Write,
    process::{Command, Output, Stdio},
};

use serde_json::Value;
use tempfile::TempDir;

const LANGUAGES: &str = "en bn de bg cz el es hr hu it lt pl pt ro sk sl";

/// A folder with countries in its database and small texts in `texts`; `at` inherits from `de`.
struct Desk(TempDir);

/// What a command said and how it ended.
#[derive(Debug)]
struct Told {
    code: i32,
    out: String,
    err: String,
}

impl From<Output> for Told {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Desk {
    fn new() -> Self {
        let desk = Self(tempfile::tempdir().unwrap());
        for language in LANGUAGES.split(' ') {
            desk.write(language, "hello = Hello { $name }\n    .title = Greeting\nsize = Size\n");
        }
        assert_eq!(desk.run("tenant apply").code, 0);
        desk
    }

    fn write(&self, language: &str, text: &str) {
        let folder = self.0.path().join("texts").join(language);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("shop.ftl"), text).unwrap();
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_vitrina"));
        command.current_dir(self.0.path()).args(words).stdin(Stdio::null());
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("VITRINA_")) {
            command.env_remove(name);
        }
        command
    }

    fn run(&self, words: &str) -> Told {
        self.command(&words.split(' ').collect::<Vec<_>>()).output().unwrap().into()
    }

    fn set(&self, key: &str, text: &str) -> Told {
        self.command(&["translations", "set", "--tenant", "si", key, text]).output().unwrap().into()
    }
}

#[test]
fn texts_are_seeded_once_and_a_dry_run_writes_nothing() {
    let desk = Desk::new();
    let dry = desk.run("translations seed --from texts --dry-run");
    assert!(dry.code == 0 && dry.err.contains("34 texts would be new"), "{dry:?}");
    let first = desk.run("translations seed --from texts --json");
    let seeded: Value = serde_json::from_str(&first.out).unwrap();
    assert_eq!(seeded.as_array().unwrap().len(), 17);
    assert_eq!(seeded[16]["language"], "at");
    assert_eq!(seeded[16]["added"], serde_json::json!(["hello", "size"]));
    let second = desk.run("translations seed --from texts");
    assert!(second.code == 0 && second.err.contains("Nothing to change"), "{second:?}");
}

#[test]
fn a_check_without_mistakes_ends_well_and_one_with_mistakes_names_file_line_and_key() {
    let desk = Desk::new();
    let good = desk.run("translations check --from texts");
    assert_eq!((good.code, good.out.trim()), (0, "All 17 languages say everything."), "{good:?}");
    desk.write("sl", "size = Velikost\nhello = Živjo { $nam }\n    .title = Pozdrav\nbad = {\n");
    let bad = desk.run("translations check --from texts");
    assert_eq!(bad.code, 1);
    let lines = [
        "mistake: texts/sl/shop.ftl:2: hello: lacks { $name }, which English has",
        "mistake: texts/sl/shop.ftl:2: hello: uses { $nam }, which English does not (did you mean `$name`?)",
        "mistake: texts/sl/shop.ftl:5: bad: cannot be read: ",
    ];
    assert!(lines.iter().all(|line| bad.out.contains(line)), "{}", bad.out);
    assert!(bad.err.contains("error: 3 mistakes"), "{}", bad.err);
    let json = desk.run("translations check --from texts --json");
    let report: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!((json.code, report["mistakes"][2]["line"].as_i64()), (1, Some(5)));
    let seed = desk.run("translations seed --from texts");
    assert!(seed.code == 1 && seed.err.contains("texts/sl/shop.ftl:5"), "{seed:?}");
}

#[test]
fn a_country_gets_its_own_wording_and_gives_it_back() {
    let desk = Desk::new();
    desk.run("translations seed --from texts");
    let set = desk.set("hello", "Dan, { $name }");
    assert!(set.code == 0 && set.out.contains("Slovenia now says"), "{set:?}");
    assert_eq!(desk.set("hello.title", "Dan").code, 0);
    let listed: Value = serde_json::from_str(&desk.run("translations list --json").out).unwrap();
    assert_eq!(listed[0]["source"], "hello = Dan, { $name }\n    .title = Dan\n");
    assert_eq!(listed[0]["standing"], "shown");
    let exported = desk.run("translations export --tenant si --to out");
    assert_eq!((exported.code, exported.out.trim()), (0, "out/sl/shop.ftl"), "{exported:?}");
    let again = desk.run("translations export --tenant si --to out");
    assert!(again.code == 2 && again.err.contains("--yes"), "{again:?}");
    assert_eq!(desk.run("translations unset --tenant SI hello").code, 0);
    let gone = desk.run("translations unset --tenant SI hello");
    assert!(gone.code == 1 && gone.err.contains("has no own wording"), "{gone:?}");
}

#[test]
fn a_text_comes_from_stdin_where_a_shell_would_spoil_it() {
    let desk = Desk::new();
    desk.run("translations seed --from texts");
    let mut child = desk
        .command(&["translations", "set", "--tenant", "si", "size", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all("Velikost\nv cm\n".as_bytes()).unwrap();
    let told = Told::from(child.wait_with_output().unwrap());
    assert!(told.code == 0 && told.out.contains("Velikost\n        v cm"), "{told:?}");
}

#[test]
fn what_cannot_be_done_is_refused_with_the_nearest_word() {
    let desk = Desk::new();
    let empty = desk.set("hello", "x");
    assert!(empty.code == 1 && empty.err.contains("run `vitrina translations seed`"), "{empty:?}");
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
        assert!(told.code == code && told.err.contains(said) && told.out.is_empty(), "{words}: {told:?}");
    }
}

#[test]
fn without_a_database_only_a_check_is_possible() {
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk(folder);
    desk.write("en", "a = A\n");
    let seed = desk.run("translations seed --from texts");
    assert!(seed.code == 1 && seed.err.contains("run `vitrina tenant apply`"), "{seed:?}");
    let check = desk.run("translations check --from texts");
    assert!(check.code == 1 && check.out.contains("texts/sl: the folder is missing, with 1 text"), "{check:?}");
    assert!(!desk.0.path().join("data").exists());
}

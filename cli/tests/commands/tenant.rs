//! `vitrina tenant …` and the shell around it.

use std::{fs, io::Read, process::Stdio};

use super::desk::Desk;

#[test]
fn the_first_apply_creates_everything_and_the_second_changes_nothing() {
    let desk = Desk::empty();
    assert!(desk.run("tenant plan").good().contains("+ country SI\n    id: 3\n"));
    assert!(!desk.path("data").exists(), "a plan leaves no trace");
    assert!(desk.run("tenant apply --dry-run").good().contains("would be created"));
    assert!(desk.run("tenant apply").good().contains(" were created, 0 changed, 0 stay"));
    assert!(desk.run("tenant apply").good().starts_with("Nothing to change"));
}

#[test]
fn a_plan_shows_old_and_new_field_by_field() {
    let desk = Desk::with_files();
    desk.run("tenant apply").good();
    desk.exchange("tenants/hr.toml", "\"3.90\"", "\"4.20\"");
    let plan = desk.run("tenant plan").good();
    assert_eq!(
        plan,
        "~ country HR\n    delivery.shipping: 3.90 → 4.20\n0 would be created, 1 changed, 51 stay as they are.\n"
    );
    let json = desk.run("tenant plan tenants/hr.toml --json").good();
    assert!(json.contains("\"key\": \"delivery.shipping\"") && json.contains("\"old\": \"3.90\""), "{json}");
    desk.run("tenant apply tenants/hr.toml").good();
    assert!(desk.run("tenant plan").good().starts_with("Nothing to change"));
}

#[test]
fn all_mistakes_are_listed_with_file_line_and_key_and_nothing_is_written() {
    let desk = Desk::with_files();
    desk.exchange("tenants/hr.toml", "phone_code", "phone_cod");
    desk.exchange("tenants/hr.toml", "\"EUR\"", "\"EUP\"");
    desk.exchange("tenants/hu.toml", "vitrina.hu\"", "vitrina.si\"");
    desk.exchange("tenants/it.toml", "vat = \"22\"", "vat = \"22\"\ngtm_id = \"UA-1\"");
    let stderr = desk.run("tenant apply").bad(1);
    let lines: Vec<&str> = stderr.lines().collect();
    assert_eq!(
        lines,
        [
            "error: tenants/hr.toml:1: phone_code: is missing",
            "error: tenants/hr.toml:5: phone_cod: is not a known key (did you mean `phone_code`?)",
            "error: tenants/hr.toml:6: currency: EUP is no currency of the platform (did you mean `EUR`?)",
            "error: tenants/it.toml:10: gtm_id: UA-1 is not a valid GTM-ID",
            "error: tenants/si.toml:18: hosts[1].name: vitrina.si belongs already to tenants/hu.toml:15",
            "5 mistakes; nothing was written",
        ]
    );
    assert!(!desk.path("data").exists());
    let json = desk.run("tenant plan --json").bad(1);
    let object: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(object["mistakes"][3]["line"], 10);
}

#[test]
fn an_export_gives_files_that_change_nothing_and_keeps_files_that_agree() {
    let desk = Desk::with_files();
    desk.run("tenant apply").good();
    let before = desk.read("tenants/si.toml");
    assert_eq!(desk.run("tenant export").good(), "0 files written, 19 unchanged.\n");
    desk.run("tenant enable ie").good();
    let refused = desk.run("tenant export").bad(2);
    assert!(refused.contains("--yes"), "{refused}");
    assert_eq!(desk.run("tenant export --yes").good(), "tenants/ie.toml\n1 file written, 18 unchanged.\n");
    assert_eq!(desk.read("tenants/si.toml"), before, "comments stay");
    assert!(desk.run("tenant plan").good().starts_with("Nothing to change"));
    assert!(desk.run("tenant export elsewhere").good().ends_with("19 files written, 0 unchanged.\n"));
    assert!(desk.run("tenant apply elsewhere").good().starts_with("Nothing to change"));
}

#[test]
fn countries_are_listed_shown_opened_and_closed() {
    let desk = Desk::empty();
    assert!(desk.run("tenant list").stderr.contains("vitrina tenant apply"));
    assert_eq!(desk.run("tenant list --json").good(), "[]\n");
    assert!(desk.run("tenant show si").bad(1).contains("vitrina tenant apply"));
    desk.run("tenant apply").good();
    let list = desk.run("tenant list").good();
    assert_eq!((list.lines().count(), list.contains('\u{1b}')), (19, false));
    let countries: serde_json::Value = serde_json::from_str(&desk.run("tenant list --json").good()).unwrap();
    assert_eq!((&countries[0]["code"], &countries[0]["id"]), (&"SI".into(), &3.into()));
    assert!(desk.run("tenant show HU").good().contains("currency: HUF"));
    assert!(desk.run("tenant show xx").bad(1).contains("there is no country xx"));
    assert_eq!(desk.run("tenant enable ie").good(), "IE is now open\n");
    assert_eq!(desk.run("tenant enable ie").good(), "IE is already open\n");
    assert_eq!(desk.run("tenant disable IE hu").good(), "IE is now closed\nHU is now closed\n");
    assert!(desk.run("tenant disable si xx").bad(1).contains("there is no country xx"));
    assert!(desk.run("tenant show si").good().contains("active: true"), "nothing is switched when one code is wrong");
}

#[test]
fn wrong_usage_ends_with_2_and_failure_with_1() {
    let desk = Desk::empty();
    for words in ["tenant", "tenant frobnicate", "--bogus", "tenant show", "tenant enable", "completions cmd"] {
        desk.run(words).bad(2);
    }
    for words in ["tenant plan nowhere", "tenant apply data --config none.toml", "migrate --data /dev/null/x"] {
        assert!(desk.run(words).bad(1).starts_with("error: "), "{words}");
    }
    assert!(desk.run("migrate --database postgres://me:secret@[bad/x").bad(1).starts_with("error: "));
}

#[test]
fn flags_beat_the_environment_and_the_environment_beats_the_file() {
    let desk = Desk::empty();
    fs::write(desk.path("vitrina.toml"), "data = \"from-file\"\n").unwrap();
    assert!(desk.run("migrate").good().contains("from-file/vitrina.db"));
    let data = ("VITRINA_DATA", "from-env");
    assert!(desk.run_where(data, "migrate").good().contains("from-env/vitrina.db"));
    assert!(desk.run_where(data, "migrate --data from-flag").good().contains("from-flag/vitrina.db"));
    fs::write(desk.path("vitrina.toml"), "dato = 1\n").unwrap();
    assert!(desk.run("migrate").bad(1).starts_with("error: vitrina.toml"));
    assert!(desk.run("completions fish").good().contains("vitrina"), "completions need no settings");
}

#[test]
fn a_reader_that_stops_reading_is_no_failure() {
    let desk = Desk::empty();
    let mut child = desk.command(["tenant", "apply"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    assert_eq!((child.wait().unwrap().code(), stderr.as_str()), (Some(0), ""));
    assert!(desk.run("tenant plan").good().starts_with("Nothing to change"));
}

//! `vitrina user …`.

use serde_json::Value;

use super::desk::{CommandOutput, Desk};

#[test]
fn the_first_admin_is_made_here_and_their_password_is_told_once() {
    let desk = Desk::with_countries();
    let told = desk.run("user create Boss@Example.com --type admin").good();
    assert!(told.starts_with("The admin boss@example.com (1) was made.\nPassword (told only now): "), "{told}");
    let password = told.trim().rsplit(' ').next().unwrap();
    assert_eq!(password.len(), 19);
    assert!(desk.run("user create boss@example.com --type admin").bad(1).contains("already"));
    let other = desk.json("user create boss@example.com --type customer --tenant HR");
    assert_eq!((&other["type"], &other["id"]), (&"customer".into(), &2.into()));
    assert_ne!(other["password"], password);
    assert!(desk.run("user show boss@example.com").bad(2).contains("admin, customer: add --type"));
    assert!(desk.run("user show boss@example.com --type admin").good().contains("open: yes"));
    let show = desk.json("user show 2");
    assert_eq!((&show["country"], show.get("password")), (&"HR".into(), None));
}

#[test]
fn a_password_is_read_from_stdin_and_held_against_the_rules() {
    let desk = Desk::with_countries();
    let words = "user create ana@example.com --type customer --password-stdin";
    assert!(desk.tell(words, "weak\n").bad(1).contains("upper-case letter"));
    assert!(desk.tell(words, "Password1!\n").bad(1).contains("everybody tries first"));
    assert!(desk.tell(words, "").bad(2).contains("no password"));
    let told = desk.tell(words, "Lipa-2026\n").good();
    assert!(!told.contains("Lipa-2026"), "{told}");
    assert!(desk.run("user reset-password ana@example.com").bad(2).contains("--yes"));
    let reset = desk.json("user reset-password ana@example.com --yes");
    assert_eq!(reset["password"].as_str().unwrap().len(), 19);
}

#[test]
fn accounts_are_searched_paged_closed_and_opened() {
    let desk = Desk::with_countries();
    assert_eq!(desk.run("user list --json").good(), "[]\n");
    for name in ["ana", "eva", "maja"] {
        desk.run(&format!("user create {name}@example.com --type customer --first-name {name}")).good();
    }
    let emails = |words: &str| {
        let list = desk.json(words);
        list.as_array().unwrap().iter().map(|user| user["email"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(emails("user list"), ["maja@example.com", "eva@example.com", "ana@example.com"]);
    assert_eq!(emails("user list EVA"), ["eva@example.com"]);
    assert!(emails("user list a_a").is_empty() && emails("user list %").is_empty());
    desk.run("user create z@example.com --type vendor --last-name Žnidaršič").good();
    assert_eq!(emails("user list Žnid"), ["z@example.com"]);
    desk.run("user erase z@example.com --yes").good();
    assert_eq!(emails("user list --take 2 --page 2"), ["ana@example.com"]);
    assert!(desk.run("user list --take 2").stderr.contains("1 to 2 of 3 accounts; --page 2 shows more"));
    assert!(desk.run("user disable eva@example.com").good().contains("eva@example.com is now closed"));
    assert!(desk.run("user disable eva@example.com").good().contains("already closed"));
    assert_eq!(emails("user list --disabled"), ["eva@example.com"]);
    assert!(desk.run("user enable 2").good().contains("is now open"));
    assert!(desk.run("user set-type ana@example.com --to affiliate").bad(2).contains("--yes"));
    assert_eq!(desk.json("user set-type ana@example.com --to affiliate --yes")["type"], "affiliate");
    assert_eq!(emails("user list --type affiliate"), ["ana@example.com"]);
    assert_eq!(desk.run("user sessions 1 --json").good(), "[]\n");
    assert!(desk.run("user show 99").bad(1).contains("there is no account 99"));
    assert!(desk.run("user show nobody@example.com").bad(1).contains("there is no account of nobody@example.com"));
    for name in ["a\u{7}b", &"a".repeat(101)] {
        let words = ["user", "create", "x@example.com", "--type", "customer", "--first-name", name];
        CommandOutput::from(desk.command(words).output().unwrap()).says(1, "a name has at most 100 characters");
    }
    assert!(desk.run("user show 2 --type vendor").bad(1).contains("leave --type out"));
    desk.run("user create x --type customer").bad(2);
    desk.run("user create x@example.com").bad(2);
}

#[test]
fn a_person_is_exported_and_erased() {
    let desk = Desk::with_countries();
    desk.run("user create ana@example.com --type customer").good();
    let export: Value = serde_json::from_str(&desk.run("user export ana@example.com").good()).unwrap();
    assert_eq!(export["account"]["email"], "ana@example.com");
    assert!(desk.run("user export 1 --file ana.json").good().is_empty());
    assert!(desk.path("ana.json").exists());
    assert!(desk.run("user erase 1").bad(2).contains("--yes"));
    assert!(desk.run("user erase 1 --yes").good().contains("ana@example.com (1) is gone"));
    assert_eq!(desk.run("user list --json").good(), "[]\n");
    let letters = desk.json("jobs list");
    assert_eq!(letters[0]["about"], "account-deleted for ana@example.com");
}

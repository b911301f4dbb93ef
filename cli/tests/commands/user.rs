//! `vitrina user …`.

use serde_json::Value;

use super::test_cli::{CommandOutput, TestCli};

#[test]
fn the_first_admin_is_created_and_the_password_printed_once() {
    let cli = TestCli::with_countries();
    let output = cli.run("user create Boss@Example.com --type admin").succeeds();
    assert!(
        output.starts_with("The admin boss@example.com (1) was created.\nPassword (shown only once): "),
        "{output}"
    );
    let password = output.trim().rsplit(' ').next().unwrap();
    assert_eq!(password.len(), 19);
    assert!(cli.run("user create boss@example.com --type admin").fails(1).contains("already"));
    let other = cli.json("user create boss@example.com --type customer --tenant HR");
    assert_eq!((&other["type"], &other["id"]), (&"customer".into(), &2.into()));
    assert_ne!(other["password"], password);
    assert!(cli.run("user show boss@example.com").fails(2).contains("admin, customer: add --type"));
    assert!(cli.run("user show boss@example.com --type admin").succeeds().contains("open: yes"));
    let show = cli.json("user show 2");
    assert_eq!((&show["country"], show.get("password")), (&"HR".into(), None));
}

#[test]
fn a_password_is_read_from_stdin_and_validated() {
    let cli = TestCli::with_countries();
    let arguments = "user create ana@example.com --type customer --password-stdin";
    assert!(cli.run_with_stdin(arguments, "weak\n").fails(1).contains("upper-case letter"));
    assert!(cli.run_with_stdin(arguments, "Password1!\n").fails(1).contains("everybody tries first"));
    assert!(cli.run_with_stdin(arguments, "").fails(2).contains("no password"));
    let output = cli.run_with_stdin(arguments, "Lipa-2026\n").succeeds();
    assert!(!output.contains("Lipa-2026"), "{output}");
    assert!(cli.run("user reset-password ana@example.com").fails(2).contains("--yes"));
    let reset = cli.json("user reset-password ana@example.com --yes");
    assert_eq!(reset["password"].as_str().unwrap().len(), 19);
}

#[test]
fn accounts_are_searched_paged_disabled_and_enabled() {
    let cli = TestCli::with_countries();
    assert_eq!(cli.run("user list --json").succeeds(), "[]\n");
    for name in ["ana", "eva", "maja"] {
        cli.run(&format!("user create {name}@example.com --type customer --first-name {name}")).succeeds();
    }
    let emails = |arguments: &str| {
        let list = cli.json(arguments);
        list.as_array().unwrap().iter().map(|user| user["email"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(emails("user list"), ["maja@example.com", "eva@example.com", "ana@example.com"]);
    assert_eq!(emails("user list EVA"), ["eva@example.com"]);
    assert!(emails("user list a_a").is_empty() && emails("user list %").is_empty());
    cli.run("user create z@example.com --type vendor --last-name Žnidaršič").succeeds();
    assert_eq!(emails("user list Žnid"), ["z@example.com"]);
    cli.run("user erase z@example.com --yes").succeeds();
    assert_eq!(emails("user list --take 2 --page 2"), ["ana@example.com"]);
    assert!(cli.run("user list --take 2").stderr.contains("1 to 2 of 3 accounts; --page 2 shows more"));
    let would = cli.run("user disable eva@example.com --dry-run").succeeds();
    assert!(would.contains("eva@example.com would be closed") && would.contains("nothing was written"), "{would}");
    assert!(emails("user list --disabled").is_empty());
    assert!(cli.run("user disable eva@example.com").succeeds().contains("eva@example.com is now closed"));
    assert!(cli.run("user disable eva@example.com").succeeds().contains("already closed"));
    assert_eq!(emails("user list --disabled"), ["eva@example.com"]);
    assert!(cli.run("user enable 2").succeeds().contains("is now open"));
    assert!(cli.run("user set-type ana@example.com --to affiliate").fails(2).contains("--yes"));
    assert_eq!(cli.json("user set-type ana@example.com --to affiliate --dry-run")["type"], "customer");
    assert_eq!(cli.json("user set-type ana@example.com --to affiliate --yes")["type"], "affiliate");
    assert_eq!(emails("user list --type affiliate"), ["ana@example.com"]);
    assert_eq!(cli.run("user sessions 1 --json").succeeds(), "[]\n");
    assert!(cli.run("user show 99").fails(1).contains("there is no account 99"));
    assert!(cli.run("user show nobody@example.com").fails(1).contains("there is no account of nobody@example.com"));
    for name in ["a\u{7}b", &"a".repeat(101)] {
        let arguments = ["user", "create", "x@example.com", "--type", "customer", "--first-name", name];
        CommandOutput::from(cli.command(arguments).output().unwrap()).says(1, "a name has at most 100 characters");
    }
    assert!(cli.run("user show 2 --type vendor").fails(1).contains("leave --type out"));
    cli.run("user create x --type customer").fails(2);
    cli.run("user create x@example.com").fails(2);
}

#[test]
fn a_person_is_exported_and_erased() {
    let cli = TestCli::with_countries();
    cli.run("user create ana@example.com --type customer").succeeds();
    let export: Value = serde_json::from_str(&cli.run("user export ana@example.com").succeeds()).unwrap();
    assert_eq!(export["account"]["email"], "ana@example.com");
    assert!(cli.run("user export 1 --file ana.json").succeeds().is_empty());
    assert!(cli.path("ana.json").exists());
    assert!(cli.run("user erase 1").fails(2).contains("--yes"));
    let before = cli.json("jobs list");
    assert!(cli.run("user erase 1 --dry-run").succeeds().contains("ana@example.com (1) would be deleted"));
    assert_eq!((cli.json("user show 1")["email"].clone(), cli.json("jobs list")), ("ana@example.com".into(), before));
    assert!(cli.run("user erase 1 --yes").succeeds().contains("ana@example.com (1) was deleted"));
    assert_eq!(cli.run("user list --json").succeeds(), "[]\n");
    let emails = cli.json("jobs list");
    assert_eq!(emails[0]["about"], "account-deleted for ana@example.com");
}

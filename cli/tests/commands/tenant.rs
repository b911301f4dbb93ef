//! `vitrina tenant …`, global options and shell completions.

use std::{fs, io::Read, process::Stdio};

use super::test_cli::TestCli;

#[test]
fn the_first_apply_creates_everything_and_the_second_changes_nothing() {
    let cli = TestCli::empty();
    assert!(cli.run("tenant plan").succeeds().contains("+ country SI\n    id: 3\n"));
    assert!(!cli.path("data").exists(), "a plan leaves no trace");
    assert!(cli.run("tenant apply --dry-run").succeeds().contains("to create"));
    assert!(cli.run("tenant apply").succeeds().contains(" created, 0 changed, 0 unchanged"));
    assert!(cli.run("tenant apply").succeeds().starts_with("Nothing to change"));
}

#[test]
fn a_plan_shows_old_and_new_field_by_field() {
    let cli = TestCli::with_files();
    cli.run("tenant apply").succeeds();
    cli.exchange("tenants/hr.toml", "\"3.90\"", "\"4.20\"");
    let plan = cli.run("tenant plan").succeeds();
    assert_eq!(plan, "~ country HR\n    delivery.shipping: 3.90 → 4.20\n0 to create, 1 to change, 51 unchanged.\n");
    let json = cli.run("tenant plan tenants/hr.toml --json").succeeds();
    assert!(json.contains("\"key\": \"delivery.shipping\"") && json.contains("\"old\": \"3.90\""), "{json}");
    cli.run("tenant apply tenants/hr.toml").succeeds();
    assert!(cli.run("tenant plan").succeeds().starts_with("Nothing to change"));
}

#[test]
fn all_errors_are_listed_with_file_line_and_key_and_nothing_is_written() {
    let cli = TestCli::with_files();
    cli.exchange("tenants/hr.toml", "phone_code", "phone_cod");
    cli.exchange("tenants/hr.toml", "\"EUR\"", "\"EUP\"");
    cli.exchange("tenants/hu.toml", "vitrina.hu\"", "vitrina.si\"");
    cli.exchange("tenants/it.toml", "vat = \"22\"", "vat = \"22\"\ngtm_id = \"UA-1\"");
    let stderr = cli.run("tenant apply").fails(1);
    let lines: Vec<&str> = stderr.lines().collect();
    assert_eq!(
        lines,
        [
            "error: tenants/hr.toml:1: phone_code: is missing",
            "error: tenants/hr.toml:5: phone_cod: is not a known key (did you mean `phone_code`?)",
            "error: tenants/hr.toml:6: currency: EUP is no currency of the platform (did you mean `EUR`?)",
            "error: tenants/it.toml:10: gtm_id: UA-1 is not a valid GTM-ID",
            "error: tenants/si.toml:18: hosts[1].name: vitrina.si belongs already to tenants/hu.toml:15",
            "5 errors; nothing was written",
        ]
    );
    assert!(!cli.path("data").exists());
    let json = cli.run("tenant plan --json").fails(1);
    let object: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(object["errors"][3]["line"], 10);
}

#[test]
fn an_export_writes_equivalent_files_and_keeps_unchanged_ones() {
    let cli = TestCli::with_files();
    cli.run("tenant apply").succeeds();
    let before = cli.read("tenants/si.toml");
    assert_eq!(cli.run("tenant export").succeeds(), "0 files written, 19 unchanged.\n");
    cli.run("tenant enable ie").succeeds();
    let refused = cli.run("tenant export").fails(2);
    assert!(refused.contains("--yes"), "{refused}");
    assert_eq!(cli.run("tenant export --yes").succeeds(), "tenants/ie.toml\n1 file written, 18 unchanged.\n");
    assert_eq!(cli.read("tenants/si.toml"), before, "comments stay");
    assert!(cli.run("tenant plan").succeeds().starts_with("Nothing to change"));
    assert!(cli.run("tenant export elsewhere").succeeds().ends_with("19 files written, 0 unchanged.\n"));
    assert!(cli.run("tenant apply elsewhere").succeeds().starts_with("Nothing to change"));
}

#[test]
fn countries_are_listed_shown_enabled_and_disabled() {
    let cli = TestCli::empty();
    assert!(cli.run("tenant list").stderr.contains("vitrina tenant apply"));
    assert_eq!(cli.run("tenant list --json").succeeds(), "[]\n");
    assert!(cli.run("tenant show si").fails(1).contains("vitrina tenant apply"));
    cli.run("tenant apply").succeeds();
    let list = cli.run("tenant list").succeeds();
    assert_eq!((list.lines().count(), list.contains('\u{1b}')), (19, false));
    let countries: serde_json::Value = serde_json::from_str(&cli.run("tenant list --json").succeeds()).unwrap();
    assert_eq!((&countries[0]["code"], &countries[0]["id"]), (&"SI".into(), &3.into()));
    assert!(cli.run("tenant show HU").succeeds().contains("currency: HUF"));
    assert!(cli.run("tenant show xx").fails(1).contains("there is no country xx"));
    assert_eq!(cli.run("tenant enable ie --dry-run").succeeds(), "IE would be open\n");
    assert_eq!(cli.run("tenant enable ie").succeeds(), "IE is now open\n");
    assert_eq!(cli.run("tenant enable ie").succeeds(), "IE is already open\n");
    assert_eq!(cli.run("tenant disable IE hu").succeeds(), "IE is now closed\nHU is now closed\n");
    assert!(cli.run("tenant disable si xx").fails(1).contains("there is no country xx"));
    assert!(
        cli.run("tenant show si").succeeds().contains("active: true"),
        "nothing is switched when one code is wrong"
    );
}

#[test]
fn init_writes_the_built_in_files_of_countries_and_keeps_existing_ones() {
    let cli = TestCli::empty();
    let refused = cli.run("tenant init SI XX").fails(1);
    assert!(refused.contains("there is no built-in file of XX; there are AT, BD"), "{refused}");
    assert!(!cli.path("tenants").exists(), "nothing is written for an unknown country");
    let written = cli.run("tenant init si HR").succeeds();
    assert!(written.starts_with("tenants/hr.toml\ntenants/platform.toml\ntenants/si.toml\n"), "{written}");
    cli.exchange("tenants/si.toml", "vitrina.si", "shop.example");
    cli.run("tenant apply").succeeds();
    let listed = cli.run("tenant list").succeeds();
    assert!(listed.contains("shop.example") && listed.contains("HR") && !listed.contains("HU"), "{listed}");
    cli.run("tenant init SI HU").succeeds();
    assert!(fs::read_to_string(cli.path("tenants/si.toml")).unwrap().contains("shop.example"), "what is there stays");
    assert!(cli.path("tenants/hu.toml").exists());
}

#[test]
fn without_countries_every_command_says_how_to_create_one() {
    let cli = TestCli::empty();
    cli.run("migrate").succeeds();
    fs::write(cli.path("products.csv"), "Handle,Title,Variant Price\ntee,Tee,9.90\n").unwrap();
    for command in [
        "tenant show SI",
        "translations seed",
        "content apply",
        "catalog taxonomy propose products.csv --format shopify",
        "catalog import products.csv --format shopify --tenant SI",
        "catalog check",
        "product list",
        "user create boss@shop.example --type admin",
    ] {
        cli.run(command).says(1, "with `vitrina tenant init CC`, then run `vitrina tenant apply`");
    }
    let doctor = cli.run("doctor").stdout;
    assert!(doctor.contains("vitrina tenant init CC") && !doctor.contains("built-in translations"), "{doctor}");
}

#[test]
fn a_country_is_prepared_before_it_opens_and_each_command_says_the_next_step() {
    let cli = TestCli::empty();
    cli.run("tenant init IE").succeeds();
    cli.run("tenant plan").says(0, "`vitrina tenant apply` makes these changes");
    let applied = cli.run("tenant apply").stderr;
    for part in ["No country is open", "`vitrina tenant enable IE`", "`vitrina content apply`", "`vitrina doctor`"] {
        assert!(applied.contains(part), "{part}: {applied}");
    }
    let products = "Handle,Title,Variant SKU,Variant Price,Image Src\ntee,Tee,T,9.90,https://cdn.example/tee.png\n";
    fs::write(cli.path("products.csv"), products).unwrap();
    cli.run("catalog import products.csv --format shopify --tenant IE")
        .says(0, "1 picture to download: run `vitrina catalog pictures fetch --tenant IE`");
    let checked = cli.run("catalog check");
    assert!(checked.stdout.starts_with("COUNTRY") && checked.stdout.contains("IE "), "{checked:?}");
    checked.says(1, "`vitrina product set KEY…` completes products");
    assert!(cli.run("doctor").stdout.contains("run `vitrina tenant enable IE`"));
    cli.run("user create boss@shop.example --type admin").succeeds();
}

#[test]
fn wrong_usage_exits_with_2_and_failure_with_1() {
    let cli = TestCli::empty();
    for arguments in ["tenant", "tenant frobnicate", "--bogus", "tenant show", "tenant enable", "completions cmd"] {
        cli.run(arguments).fails(2);
    }
    for arguments in ["tenant plan nowhere", "tenant apply data --config none.toml", "migrate --data /dev/null/x"] {
        assert!(cli.run(arguments).fails(1).starts_with("error: "), "{arguments}");
    }
    let error = cli.run("migrate --database postgres://me:secret@[bad/x").fails(1);
    assert!(error.starts_with("error: ") && !error.contains("secret"), "{error}");
}

#[test]
fn flags_override_the_environment_and_the_environment_overrides_the_file() {
    let cli = TestCli::empty();
    fs::write(cli.path("vitrina.toml"), "data = \"from-file\"\n").unwrap();
    assert!(cli.run("migrate").succeeds().contains("from-file/vitrina.db"));
    let run = |arguments| cli.run_with_env("VITRINA_DATA", "from-env", arguments).succeeds();
    assert!(run("migrate").contains("from-env/vitrina.db"));
    assert!(run("migrate --data from-flag").contains("from-flag/vitrina.db"));
    fs::write(cli.path("vitrina.toml"), "dato = 1\n").unwrap();
    assert!(cli.run("migrate").fails(1).starts_with("error: vitrina.toml"));
    assert!(cli.run("completions fish").succeeds().contains("vitrina"), "completions need no settings");
}

#[test]
fn a_closed_stdout_is_no_error() {
    let cli = TestCli::empty();
    let mut child = cli.command(["tenant", "apply"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    assert!(child.wait().unwrap().code() == Some(0) && !stderr.contains("error"), "{stderr}");
    assert!(cli.run("tenant plan").succeeds().starts_with("Nothing to change"));
}

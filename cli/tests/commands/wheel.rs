//! `vitrina wheel …`: plan, apply, export and report.

use std::fs;

use super::test_cli::TestCli;

/// A shop with the coupons of the prizes.
fn shop() -> TestCli {
    let cli = TestCli::with_countries();
    fs::write(cli.path("prizes.toml"), include_str!("../../../tenants/promotions/wheel.toml")).unwrap();
    cli
}

#[test]
fn a_wheel_is_planned_applied_exported_and_reported() {
    let cli = shop();
    let refused = cli.run("wheel apply").fails(1);
    assert!(refused.contains("tenants/wheel.toml:") && refused.contains("vitrina promotion apply"), "{refused}");
    cli.run("promotion apply prizes.toml").succeeds();
    assert!(cli.run("wheel plan").succeeds().contains("to create"));
    assert_eq!(cli.json("wheel report"), serde_json::json!([]), "a plan changes nothing");
    assert!(cli.run("wheel apply").succeeds().contains(" created"));
    assert!(cli.run("wheel apply").succeeds().contains("Nothing to change"));
    fs::write(cli.path("wheel.toml"), cli.run("wheel export").succeeds()).unwrap();
    assert!(cli.run("wheel plan wheel.toml").succeeds().contains("Nothing to change"));
    cli.exchange("wheel.toml", "weight = 35", "weight = 70");
    assert!(cli.run("wheel apply wheel.toml --dry-run").succeeds().contains("segments.ten.weight: 35 → 70"));
    assert!(cli.run("wheel apply wheel.toml").succeeds().contains("0 created"));
    let report = cli.json("wheel report --tenant SI --days 7");
    assert_eq!((&report[0]["spins"], &report[0]["test"]), (&0.into(), &serde_json::Value::Null));
    assert!(cli.run("wheel report --tenant SI").succeeds().contains("fifteen"));
    cli.run("wheel report --tenant XX").says(1, "there is no country XX");
    cli.exchange("wheel.toml", "weight = 70", "weight = -1");
    assert!(cli.run("wheel plan wheel.toml").fails(1).contains("-1 must be from 1 to 1000000"));
}

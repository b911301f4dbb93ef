//! `vitrina retention …`: how long data is kept.

use std::fs;

use super::test_cli::TestCli;

#[test]
fn what_is_kept_is_shown_planned_and_applied() {
    let cli = TestCli::with_countries();
    let shown = cli.run("retention show").succeeds();
    assert!(shown.contains("stock-alerts") && shown.contains("180 days") && shown.contains("invoice years"), "{shown}");
    assert!(cli.run("retention plan").succeeds().contains("Nothing to change"));
    fs::write(cli.path("kept.toml"), include_str!("../../../tenants/retention.toml")).unwrap();
    cli.exchange("kept.toml", "keep = \"1095 days\"", "keep = \"730 days\"");
    assert!(cli.run("retention plan kept.toml").succeeds().contains("~ consents: 1095 days → 730 days"));
    assert!(cli.run("retention apply kept.toml").succeeds().contains("1 rule changed"));
    let rules = cli.json("retention show");
    let consents = rules.as_array().unwrap().iter().find(|rule| rule["name"] == "consents").unwrap();
    assert_eq!((&consents["keep"], &consents["ranAt"]), (&"730 days".into(), &serde_json::Value::Null));
    assert!(cli.run("doctor --quick").stdout.contains("retention"));
    cli.exchange("kept.toml", "keep = \"730 days\"", "keep = \"1 day\"");
    assert!(cli.run("retention apply kept.toml").fails(1).contains("1 day must be from 365 days to 3650 days"));
}

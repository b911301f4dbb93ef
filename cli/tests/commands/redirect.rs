//! `vitrina redirect …`.

use std::fs;

use super::test_cli::TestCli;

#[test]
fn redirects_are_added_listed_imported_checked_and_removed() {
    let cli = TestCli::with_countries();
    let would = cli.run("redirect add /Old /new --tenant SI --dry-run").succeeds();
    assert!(would.contains("+ /old → /new") && would.contains("dry run: nothing was written"), "{would}");
    assert!(cli.json("redirect list").as_array().unwrap().is_empty());
    assert!(cli.run("redirect add /Old /new --tenant SI").succeeds().contains("+ /old → /new"));
    assert!(cli.run("redirect add /old /newer --tenant si").succeeds().contains("~ /old → /newer (was /new)"));
    let circle = cli.run("redirect add /newer /old --tenant SI").fails(1);
    assert!(circle.contains("leads in a circle"), "{circle}");
    fs::write(cli.path("r.csv"), "from,to,permanent\n/a,/old,yes\n/b,https://example.com/,no\n").unwrap();
    assert!(cli.run("redirect import r.csv --tenant SI --dry-run").succeeds().contains("2 redirects would be written"));
    assert_eq!(cli.json("redirect list").as_array().unwrap().len(), 1);
    assert!(cli.run("redirect import r.csv --tenant SI").succeeds().contains("2 redirects written"));
    let all = cli.json("redirect list --tenant SI");
    assert_eq!((&all[1]["path"], &all[1]["isPermanent"]), (&"/b".into(), &false.into()));
    assert!(cli.json("redirect list --tenant HR").as_array().unwrap().is_empty());
    assert!(cli.run("redirect check").succeeds().contains("SI /a: leads over 2 redirects"));
    fs::write(cli.path("wrong.csv"), "from,to\n/ok,/fine\nnowhere,/fine\n").unwrap();
    let wrong = cli.run("redirect import wrong.csv --tenant SI").fails(1);
    assert!(wrong.contains("wrong.csv:3: from:"), "{wrong}");
    let would = cli.run("redirect remove /a /b --tenant SI --dry-run").succeeds();
    assert!(would.contains("2 redirects would be removed"), "{would}");
    assert!(cli.run("redirect remove /a /b --tenant SI").succeeds().contains("2 redirects removed"));
    cli.run("redirect remove /a --tenant SI").says(1, "/a leads nowhere else");
    assert!(cli.run("redirect check").succeeds().contains("Every redirect leads straight"));
    assert!(cli.run("redirect add /x /y --tenant XX").fails(1).contains("there is no country XX"));
}

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
    let refused = cli.run("redirect add /newer /old --tenant SI").fails(1);
    assert!(refused.contains("is part of a loop"), "{refused}");
    fs::write(cli.path("r.csv"), "from,to,permanent\n/a,/old,yes\n/b,https://example.com/,no\n").unwrap();
    assert!(cli.run("redirect import r.csv --tenant SI --dry-run").succeeds().contains("2 redirects would be written"));
    assert_eq!(cli.json("redirect list").as_array().unwrap().len(), 1);
    assert!(cli.run("redirect import r.csv --tenant SI").succeeds().contains("2 redirects written"));
    let all = cli.json("redirect list --tenant SI");
    assert_eq!((&all[1]["path"], &all[1]["isPermanent"]), (&"/b".into(), &false.into()));
    assert!(cli.json("redirect list --tenant HR").as_array().unwrap().is_empty());
    assert!(cli.run("redirect check").succeeds().contains("SI /a: passes 2 redirects"));
    assert!(cli.json("redirect import r.csv --tenant SI --dry-run")["added"].as_array().unwrap().is_empty());
    fs::write(cli.path("wrong.csv"), "from,to\n/ok,/fine\nnowhere,/fine\n").unwrap();
    let wrong = cli.run("redirect import wrong.csv --tenant SI").fails(1);
    assert!(wrong.contains("wrong.csv:3: from:"), "{wrong}");
    let would = cli.run("redirect remove /a /b --tenant SI --dry-run").succeeds();
    assert!(would.contains("2 redirects would be removed"), "{would}");
    assert!(cli.run("redirect remove /a /b --tenant SI").succeeds().contains("2 redirects removed"));
    cli.run("redirect remove /a --tenant SI").says(1, "/a has no redirect");
    assert!(cli.run("redirect check").succeeds().contains("All redirects lead directly"));
    assert!(cli.run("redirect add /x /y --tenant XX").fails(1).contains("there is no country XX"));
}

#[test]
fn a_country_has_the_redirects_of_a_file_and_no_others_when_it_is_pruned() {
    let cli = TestCli::with_countries();
    fs::write(cli.path("r.csv"), "from,to,permanent\n/a,/new,yes\n/b,https://example.com/?x=1,no\n/c,/new,yes\n")
        .unwrap();
    cli.run("redirect import r.csv --tenant SI").succeeds();
    cli.run("redirect add /a /there --tenant HR").succeeds();
    cli.run("redirect export all.csv --tenant SI").succeeds();
    assert_eq!(cli.read("all.csv"), "from,to,permanent\n/a,/new,yes\n/b,https://example.com/?x=1,no\n/c,/new,yes\n");
    assert_eq!(cli.run("redirect export --tenant SI").succeeds(), cli.read("all.csv"));
    let same = cli.run("redirect import all.csv --tenant SI --prune").succeeds();
    assert!(same.contains("0 redirects written, 0 removed."), "{same}");
    cli.exchange("all.csv", "/a,/new,yes\n", "");
    cli.exchange("all.csv", "/c,/new", "/c,/newer");
    let would = cli.run("redirect import all.csv --tenant SI --prune --dry-run").succeeds();
    for line in
        ["~ /c → /newer (was /new)", "- /a → /new", "1 redirect would be written, 1 would be removed.", "dry run"]
    {
        assert!(would.contains(line), "{line}\n{would}");
    }
    cli.run("redirect import all.csv --tenant SI --prune").says(2, "Remove 1 redirect of SI not in all.csv?");
    assert_eq!(cli.json("redirect list --tenant SI").as_array().unwrap().len(), 3);
    let pruned = cli.json("redirect import all.csv --tenant SI --prune --yes");
    assert_eq!((&pruned["removed"][0]["path"], &pruned["added"][0]["replaced"]["to"]), (&"/a".into(), &"/new".into()));
    assert_eq!(cli.json("redirect list --tenant SI").as_array().unwrap().len(), 2);
    assert_eq!(cli.json("redirect list --tenant HR").as_array().unwrap().len(), 1);
}

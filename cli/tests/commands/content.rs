//! `vitrina content …`.

use std::fs;

use super::test_cli::TestCli;

const PAGE: &str = "+++\ntitle = \"About {{ shop.host }}\"\ndescription = \"Who we are.\"\nslug = \"about\"\nupdated = \"2026-11-01\"\n+++\n\nBack within **{{ returns.days }} days**.\n";

fn shop() -> TestCli {
    let cli = TestCli::with_countries();
    fs::create_dir_all(cli.path("texts/pages/about")).unwrap();
    fs::write(cli.path("texts/pages/about/en.md"), PAGE).unwrap();
    cli
}

#[test]
fn content_is_planned_applied_listed_exported_and_looked_at() {
    let cli = shop();
    assert!(cli.run("content plan texts").succeeds().contains("1 would be created"));
    assert!(cli.json("content list").as_array().unwrap().is_empty());
    assert!(cli.run("content apply texts").succeeds().contains("1 were created"));
    assert!(cli.run("content apply texts").succeeds().contains("Nothing to change: 1 file"));
    assert_eq!(cli.json("content list")[0]["slug"], "about");
    assert!(cli.run("content export exported").succeeds().contains("1 file written"));
    assert_eq!(fs::read_to_string(cli.path("exported/pages/about/en.md")).unwrap(), PAGE);
    let preview = cli.run("content preview texts/pages/about/en.md --tenant SI").succeeds();
    assert!(
        preview.contains("<h1>About vitrina.si</h1>") && preview.contains("<strong>100 days</strong>"),
        "{preview}"
    );
    fs::write(cli.path("texts/pages/about/en.md"), PAGE.replace("returns.days", "return.days")).unwrap();
    let wrong = cli.run("content apply texts").fails(1);
    assert!(wrong.contains("texts/pages/about/en.md:8: there is no variable return"), "{wrong}");
    fs::remove_file(cli.path("texts/pages/about/en.md")).unwrap();
    fs::create_dir_all(cli.path("texts/pages/other")).unwrap();
    fs::write(cli.path("texts/pages/other/en.md"), PAGE.replace("\"about\"", "\"other\"")).unwrap();
    assert!(cli.run("content apply texts --prune").succeeds().contains("1 were created, 0 changed, 1 removed"));
    assert!(cli.run("content plan nowhere").fails(1).contains("nowhere is no folder"));
}

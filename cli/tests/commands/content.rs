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
fn content_is_planned_applied_listed_exported_and_previewed() {
    let cli = shop();
    assert!(cli.run("content plan texts").succeeds().contains("1 to create"));
    assert!(cli.json("content list").as_array().unwrap().is_empty());
    assert!(cli.run("content apply texts").succeeds().contains("1 created"));
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
    assert!(cli.run("content apply texts --prune").succeeds().contains("1 created, 0 changed, 1 removed"));
    assert!(cli.run("content plan nowhere").fails(1).contains("nowhere is not a folder"));
}

const HOME: &str = "[[heroes]]\nkey = \"first\"\nlink = \"/sale\"\npicture = \"first.svg\"\n[heroes.texts]\nen = { title = \"Reduced\", action = \"Look\" }\n";
const PICTURE: &str =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"160\" height=\"80\"><rect width=\"160\" height=\"80\"/></svg>";

#[test]
fn a_home_page_is_planned_applied_listed_exported_previewed_and_pruned() {
    let cli = shop();
    fs::create_dir_all(cli.path("texts/home")).unwrap();
    fs::write(cli.path("texts/home/SI.toml"), HOME).unwrap();
    let missing = cli.run("content plan texts").fails(1);
    assert!(missing.contains("texts/home/SI.toml:4: picture: first.svg is neither a file"), "{missing}");
    fs::write(cli.path("texts/home/first.svg"), PICTURE).unwrap();
    assert!(cli.run("content plan texts").succeeds().contains("+ home/SI.toml"));
    assert!(cli.run("content apply texts").succeeds().contains("2 created"));
    assert!(cli.run("content apply texts").succeeds().contains("Nothing to change: 2 files"));
    assert_eq!(cli.json("content list")[1]["path"], "home/SI.toml");
    assert!(cli.run("content export exported --dry-run").succeeds().contains("3 files would be written"));
    assert!(cli.run("content export exported").succeeds().contains("3 files written"));
    assert_eq!(fs::read_to_string(cli.path("exported/home/SI.toml")).unwrap(), HOME);
    assert_eq!(fs::read_to_string(cli.path("exported/home/first.svg")).unwrap(), PICTURE);
    let other = TestCli::with_countries();
    let apply = format!("content apply {}", cli.path("exported").display());
    assert!(other.run(&apply).succeeds().contains("2 created"));
    assert!(other.run(&apply).succeeds().contains("Nothing to change: 2 files"));
    assert!(cli.run("content apply exported --prune").succeeds().contains("Nothing to change: 2 files"));
    let preview = cli.run("content preview texts/home/SI.toml").succeeds();
    assert!(preview.contains("<h2>Reduced</h2>\n<p>Look → /sale</p>"), "{preview}");
    fs::write(cli.path("texts/home/SI.toml"), HOME.replace("heroes", "heros")).unwrap();
    let wrong = cli.run("content apply texts").fails(1);
    assert!(wrong.contains("texts/home/SI.toml:1: heros: is not a known key (did you mean `heroes`?)"), "{wrong}");
    fs::remove_file(cli.path("texts/home/SI.toml")).unwrap();
    assert!(cli.run("content apply texts --prune").succeeds().contains("0 created, 0 changed, 1 removed"));
    assert_eq!(cli.json("content list").as_array().unwrap().len(), 1);
}

const SOCIAL: &str = "[[links]]\nkind = \"tiktok\"\nurl = \"https://social.example/week\"\npublish = 2026-12-01\n";
const REDIRECTS: &str = "[[redirects]]\nfrom = \"/old\"\nto = \"/new\"\nunpublish = 2030-01-01T00:00:00\n";

#[test]
fn social_links_and_redirects_are_planned_applied_listed_exported_and_previewed() {
    let cli = shop();
    fs::write(cli.path("texts/social.toml"), SOCIAL).unwrap();
    fs::create_dir_all(cli.path("texts/redirects")).unwrap();
    fs::write(cli.path("texts/redirects/SI.toml"), REDIRECTS).unwrap();
    let plan = cli.run("content plan texts").succeeds();
    assert!(plan.contains("+ social.toml\n+ redirects/SI.toml\n3 to create"), "{plan}");
    assert!(cli.run("content apply texts").succeeds().contains("3 created"));
    assert!(cli.run("content apply texts").succeeds().contains("Nothing to change: 3 files"));
    let kinds = |list: &serde_json::Value| {
        list.as_array().unwrap().iter().map(|file| file["kind"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&cli.json("content list")), ["page", "social", "redirects"]);
    let redirects = cli.json("redirect list --tenant SI");
    assert_eq!((&redirects[0]["path"], &redirects[0]["unpublish"]), (&"/old".into(), &"2030-01-01T00:00:00".into()));
    assert!(cli.run("content export exported").succeeds().contains("3 files written"));
    assert_eq!(cli.read("exported/social.toml"), SOCIAL);
    assert_eq!(cli.read("exported/redirects/SI.toml"), REDIRECTS);
    let csv = cli.run("redirect export --tenant SI").succeeds();
    assert_eq!(csv, "from,to,permanent,publish,unpublish\n/old,/new,no,,2030-01-01T00:00:00\n");
    cli.run("redirect add /other /new --tenant SI").succeeds();
    cli.run("content plan texts").says(0, "the redirect /other of SI is in the database but in no file");
    let pruned = cli.run("content apply texts --prune").succeeds();
    assert!(pruned.contains("~ redirects/SI.toml\n    /other: /new → (none)"), "{pruned}");
    let preview = |file: &str| cli.run(&format!("content preview texts/{file}")).succeeds();
    assert!(preview("social.toml").contains("<p>tiktok → https://social.example/week</p>"));
    assert!(preview("redirects/SI.toml").contains("<p>/old → /new (temporary)</p>"));
    fs::write(cli.path("texts/notes.txt"), "x").unwrap();
    for (file, message) in [
        ("texts/notes.txt", "texts/notes.txt is not a content file; `vitrina content plan --help` lists them"),
        ("texts/social.md", "texts/social.md is not a content file"),
        ("texts/help.toml", "there is no file texts/help.toml"),
    ] {
        let wrong = cli.run(&format!("content preview {file}")).fails(1);
        assert!(wrong.contains(message), "{wrong}");
    }
}

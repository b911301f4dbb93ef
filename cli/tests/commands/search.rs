//! `vitrina search …`.

use std::fs;

use super::test_cli::TestCli;

#[test]
fn synonyms_are_read_from_files_and_written_back() {
    let cli = TestCli::with_countries();
    let none = cli.run("search export out").fails(1);
    assert!(none.contains("no synonyms are stored"), "{none}");
    fs::write(cli.path("en.toml"), "[[synonyms]]\nwords = [\"tee\", \"t-shirt\"]\n").unwrap();
    assert!(cli.run("search apply en.toml --dry-run").succeeds().contains("1 language would change."));
    assert!(cli.run("search apply en.toml").succeeds().contains("~ en: 0 → 1 groups of synonyms"));
    assert!(cli.run("search apply en.toml").succeeds().contains("0 languages changed."));
    cli.run("search export out").succeeds();
    assert_eq!(fs::read_to_string(cli.path("out/en.toml")).unwrap(), fs::read_to_string(cli.path("en.toml")).unwrap());
    fs::write(
        cli.path("en.toml"),
        "[[synonyms]]\nwords = [\"tee\"]\n\n[[pages]]\nwords = [\"sizes\"]\npath = \"size\"\n",
    )
    .unwrap();
    let wrong = cli.run("search apply en.toml").fails(1);
    assert!(wrong.contains("en.toml:2: synonyms[1].words") && wrong.contains("en.toml:6: pages[1].path"), "{wrong}");
    assert!(cli.run("search apply").succeeds().contains("17 languages changed."));
}

#[test]
fn a_search_is_explained_and_reported() {
    let cli = TestCli::with_countries();
    let state = cli.json("search status");
    assert_eq!(state["products"], 0);
    cli.run("search apply").succeeds();
    let explained = cli.json("search explain size-guide --tenant SI --language en");
    assert_eq!((explained["page"].as_str(), explained["found"].as_i64()), (Some("/size-guides"), Some(0)));
    assert!(
        cli.run("search explain majica --tenant SI")
            .succeeds()
            .starts_with("majica: 1 word looked for, 0 products found")
    );
    let unknown = cli.run("search explain majica --tenant SI --language de").fails(1);
    assert!(unknown.contains("de is not spoken in SI"), "{unknown}");
    assert!(cli.json("search report --tenant SI").as_array().unwrap().is_empty());
    assert!(cli.json("search report --tenant SI --show without-results").as_array().unwrap().is_empty());
    let country = cli.run("search report --tenant XX").fails(1);
    assert!(country.contains("XX"), "{country}");
}

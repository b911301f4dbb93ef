//! Runs the commands of `docs/operators.md`; `TRYCMD=overwrite` updates their output in the guide.

use std::{fs, path::Path, time::Duration};

#[test]
fn the_examples_of_the_operators_guide_work() {
    trycmd::TestCases::new()
        .register_bin("vitrina", Path::new(env!("CARGO_BIN_EXE_vitrina")))
        .timeout(Duration::from_mins(2))
        .case("../docs/operators.md");
}

#[test]
fn the_files_that_the_guide_shows_are_those_that_it_applies() {
    let guide = fs::read_to_string("../docs/operators.md").unwrap();
    let applied = |name: &str| fs::read_to_string(format!("../docs/operators.in/{name}")).expect(name);
    let mut compared = Vec::new();
    for (start, opening) in guide.match_indices("```toml\n") {
        let (before, block) = (&guide[..start], &guide[start + opening.len()..]);
        let is_file = |text: &&str| Path::new(text).extension().is_some_and(|extension| extension == "toml");
        let name = before.rsplit('`').find(is_file).unwrap();
        // The setting allows an address of the operator's own network, which no test may request.
        if name == "vitrina.toml" {
            continue;
        }
        let (file, shown) = (applied(name), block.split("```").next().unwrap());
        let is_excerpt = before.trim_end().ends_with("such as");
        assert!(
            file == shown || (is_excerpt && file.contains(shown)),
            "docs/operators.md shows another {name} than it applies"
        );
        compared.push(name);
    }
    let named = ["content/home/SI.toml", "content/social.toml", "content/redirects/SI.toml", "categories-en.toml"];
    assert_eq!(compared, named);
    assert!(guide.contains(&applied("map.toml")), "docs/operators.md proposes another map than it applies");
}

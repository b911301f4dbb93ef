//! Runs the commands of `docs/operators.md`; `TRYCMD=overwrite` updates their output in the guide.

use std::{path::Path, time::Duration};

#[test]
fn the_examples_of_the_operators_guide_work() {
    trycmd::TestCases::new()
        .register_bin("vitrina", Path::new(env!("CARGO_BIN_EXE_vitrina")))
        .timeout(Duration::from_mins(2))
        .case("../docs/operators.md");
}

#[test]
fn the_home_page_of_the_guide_is_the_one_that_is_applied() {
    let guide = std::fs::read_to_string("../docs/operators.md").unwrap();
    let home = std::fs::read_to_string("../docs/operators.in/content/home/SI.toml").unwrap();
    assert!(guide.contains(&format!("```toml\n{home}```\n")), "docs/operators.md shows another file than it applies");
}

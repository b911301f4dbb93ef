//! `docs/operators.md`, run as it stands: `TRYCMD=overwrite` writes what its commands answer now.

use std::{path::Path, time::Duration};

#[test]
fn the_operators_guide_answers_as_it_says() {
    trycmd::TestCases::new()
        .register_bin("vitrina", Path::new(env!("CARGO_BIN_EXE_vitrina")))
        .timeout(Duration::from_mins(2))
        .case("../docs/operators.md");
}

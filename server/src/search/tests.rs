//! Dictionaries in the database, updating the index by the change feed, and totals of the statistics.

use super::{
    apply, built_in, index_state,
    store::{CountRow, CountedEvent, Tally, add_counts, counts},
    stored,
};
use crate::{
    both,
    error::Error,
    testing::shop,
    toml_file::{Source, Sources},
};

fn files(files: &[(&str, &str)]) -> Sources {
    let file = |(name, text): &(&str, &str)| Source { name: (*name).to_owned(), text: (*text).to_owned() };
    Sources { files: files.iter().map(file).collect(), is_whole: true }
}

both!(dictionaries_are_written_all_or_none, test, {
    let app = shop::open(&test.db).await;
    let good = "[[synonyms]]\nwords = [\"tee\", \"t-shirt\"]\n";
    let wrong = files(&[("en.toml", good), ("slo.toml", good), ("sl.toml", "[[synonyms]]\nwords = []\n")]);
    let Err(Error::Diagnostics(diagnostics)) = apply(&app, &wrong, false).await else { panic!("read what is wrong") };
    assert_eq!(diagnostics.len(), 2, "{diagnostics:?}");
    assert!(diagnostics[0].to_string().starts_with("slo.toml: slo is no language"), "{}", diagnostics[0]);
    assert_eq!((diagnostics[1].file.as_str(), diagnostics[1].line), ("sl.toml", 2));
    assert_eq!(stored(&app).await.unwrap(), []);

    let right = files(&[("x/en.toml", good)]);
    assert_eq!(apply(&app, &right, true).await.unwrap().len(), 1);
    assert_eq!(stored(&app).await.unwrap(), [], "a dry run writes nothing");
    let changes = apply(&app, &right, false).await.unwrap();
    assert_eq!((changes[0].language.as_str(), changes[0].synonyms_before, changes[0].synonyms), ("en", 0, 1));
    assert_eq!(apply(&app, &right, false).await.unwrap(), [], "the second time changes nothing");
    assert_eq!(stored(&app).await.unwrap(), [("en".to_owned(), good.to_owned())]);
});

#[test]
fn the_programs_own_dictionaries_name_no_language_that_is_not_the_shops() {
    let names: Vec<String> = built_in().files.into_iter().map(|file| file.name).collect();
    assert!(names.contains(&"tenants/search/sl.toml".to_owned()), "{names:?}");
}

both!(an_empty_shop_has_an_empty_index, test, {
    let app = shop::open(&test.db).await;
    let state = index_state(&app).await.unwrap();
    assert_eq!(state.products, 0);
});

both!(a_day_with_clicks_only_has_no_number_of_results, test, {
    let app = shop::open(&test.db).await;
    let on = |day: &str| CountedEvent {
        tenant: shop::SI,
        day: day.to_owned(),
        language: shop::SL,
        query: "hlacke".to_owned(),
    };
    let (searched, clicked) =
        (Tally { searches: 2, results: 3, clicks: 0 }, Tally { searches: 0, results: 0, clicks: 1 });
    let mut tx = app.db.begin().await.unwrap();
    add_counts(&mut tx, &[(on("2026-10-03"), searched), (on("2026-10-04"), clicked)]).await.unwrap();
    tx.commit().await.unwrap();
    let row = |searches, results, clicks| CountRow {
        language_id: shop::SL,
        query: "hlacke".to_owned(),
        searches,
        results,
        clicks,
    };
    assert_eq!(counts(&app.db, shop::SI, "2026-10-03").await.unwrap(), [row(2, 3, 1)]);
    assert_eq!(counts(&app.db, shop::SI, "2026-10-04").await.unwrap(), [row(0, 0, 1)]);
});

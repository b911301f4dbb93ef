//! The search over the demo catalogue: what shoppers type, judged by what the catalogue's files say.

use vitrina_server::{
    app::App,
    clock::Clock,
    config::Settings,
    demo,
    i18n::{self, Texts},
    tenancy::{self, Configuration, files},
    testing::TestDb,
};
use vitrina_tests::judged::{judge, recall};

/// The demo shop without its pictures.
async fn shop(test: &TestDb) -> App {
    let countries = files::read(&files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    let languages = tenancy::load(&test.db).await.unwrap().languages;
    i18n::seed(&test.db, &languages, &Texts::embedded(), false).await.unwrap();
    let settings = Settings { data: test.folder.path().to_owned(), ..Settings::default() };
    let app = App::open(settings, test.db.clone(), Clock::System).await.unwrap();
    demo::load_texts(&app).await.unwrap();
    app.catch_up().await.unwrap();
    app
}

vitrina_server::both!(of_judged_queries_the_products_that_are_meant_come_first, test, {
    let judgements = judge(&shop(&test).await).await;
    let languages: std::collections::BTreeSet<&str> =
        judgements.iter().filter_map(|one| one.query.split(' ').nth(1)).collect();
    assert!(judgements.len() >= 200 && languages.len() >= 8, "{} queries, {languages:?}", judgements.len());
    for missed in judgements.iter().filter(|one| one.found < one.wanted) {
        println!("{} of {}: {} → {}", missed.found, missed.wanted, missed.query, missed.first.join(", "));
    }
    let recall = recall(&judgements);
    println!("recall {:.1} % of {} queries in {} languages", recall * 100.0, judgements.len(), languages.len());
    assert!(recall >= 0.95, "recall is {:.1} %", recall * 100.0);
});

//! The demo shop: its own catalogue, made for this program, loaded into all active countries.
//!
//! Everything is generated deterministically from embedded files (including stock, SKUs and price history), so that a second run
//! changes nothing.

mod files;
mod texts;
mod chance;
mod week;
mod drawings;
mod pictures;
mod report;
mod taxonomy;
mod products;
mod content;
mod customer;
mod mark;
mod offers;
mod partner;

use crate::{
    app::App,
    catalog::{self, Outcome},
    content::editorial,
    error::Result,
    inventory, search,
};

pub use customer::{Sample, customer};
pub use mark::{is_marked, mark};
pub use offers::offers;
pub use partner::partner;
pub use report::{Progress, Report};

use files::Demo;

/// Loads the demo catalogue into all active countries.
pub async fn load(app: &App, progress: &(dyn Fn(Progress) + Sync)) -> Result<Report> {
    load_from(app, &Demo::read()?, progress).await
}

async fn load_from(app: &App, demo: &Demo, progress: &(dyn Fn(Progress) + Sync)) -> Result<Report> {
    let directory = &*app.directory();
    let mut report = Report::default();
    let languages = texts::by_language(demo, directory, &mut report.warnings)?;
    let shown = pictures::draw_missing(app, demo, &mut report, progress).await?;
    report.taxonomy_changed = catalog::save_taxonomy(app, &taxonomy::draft(demo, &languages, &shown)).await?;
    let drafts = products::drafts(demo, directory, &languages, &shown, &mut report.warnings)?;
    progress(Progress { what: "products", done: 0, total: drafts.len() as u64 });
    for outcome in inventory::save_products(app, &drafts).await? {
        match outcome {
            Outcome::Created => report.created += 1,
            Outcome::Updated => report.updated += 1,
            Outcome::Unchanged => report.unchanged += 1,
        }
    }
    progress(Progress { what: "products", done: drafts.len() as u64, total: drafts.len() as u64 });
    let content = content::all(app.clock.now().date_naive());
    let texts = editorial::apply(app, &content, &shown.named(), false).await?;
    report.texts_changed = texts.changes.len() as u64;
    report.texts_changed += search::apply(app, &search::built_in(), false).await?.len() as u64;
    Ok(report)
}

/// Loads the catalogue and its texts without pictures, which take long to draw; for tests of texts and search.
#[cfg(any(test, feature = "testing"))]
pub async fn load_texts(app: &App) -> Result<()> {
    load_with(app, &Demo::read()?, &pictures::PictureIndex::default()).await
}

/// Loads the catalogue and all content with a single picture for everything, since pictures take long to draw; for tests of all
/// pages.
#[cfg(any(test, feature = "testing"))]
pub async fn load_pages(app: &App) -> Result<()> {
    let demo = Demo::read()?;
    let shown = pictures::placeholders(app, &demo).await?;
    load_with(app, &demo, &shown).await?;
    editorial::apply(app, &content::all(app.clock.now().date_naive()), &shown.named(), false).await?;
    Ok(())
}

#[cfg(any(test, feature = "testing"))]
async fn load_with(app: &App, demo: &Demo, shown: &pictures::PictureIndex) -> Result<()> {
    let directory = app.directory();
    let mut warnings = Vec::new();
    let languages = texts::by_language(demo, &directory, &mut warnings)?;
    catalog::save_taxonomy(app, &taxonomy::draft(demo, &languages, shown)).await?;
    let drafts = products::drafts(demo, &directory, &languages, shown, &mut warnings)?;
    inventory::save_products(app, &drafts).await?;
    search::apply(app, &search::built_in(), false).await?;
    Ok(())
}

/// The demo's stored pictures, by the names that posts may use: those of slides, departments and collections.
pub async fn named_pictures(app: &App) -> Result<editorial::Pictures> {
    Ok(pictures::stored(app, &Demo::read()?).await?.named())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{
        both,
        catalog::price,
        clock::Clock,
        config::Settings,
        tenancy::{self, Configuration, files},
        testing::TestDb,
    };

    /// A shop with the program's own countries.
    async fn shop(test: &TestDb) -> App {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        tenancy::apply(&test.db, &Clock::System, &files).await.unwrap();
        let settings = Settings { data: test.folder.path().to_owned(), ..Settings::default() };
        App::open(settings, test.db.clone(), Clock::System).await.unwrap()
    }

    /// Every fortieth product, because drawing all of them takes too long.
    fn few() -> Demo {
        let mut demo = Demo::read().unwrap();
        let mut index = 0;
        demo.products.retain(|_| {
            index += 1;
            index % 40 == 1
        });
        demo
    }

    both!(a_second_run_changes_nothing, test, {
        let app = shop(&test).await;
        let first = load_from(&app, &few(), &|_| {}).await.unwrap();
        assert_eq!(first.created, 4);
        assert!(first.pictures_drawn > 0 && first.texts_changed > 0);
        let second = load_from(&app, &few(), &|_| {}).await.unwrap();
        assert!(!second.is_changed(), "{second:?}");
        assert_eq!(second.unchanged, 4);
        let folder = test.folder.path().join("exported");
        let export = editorial::export(&app, &folder, false).await.unwrap();
        assert!(export.warnings.is_empty(), "{:?}", export.warnings);
        assert!(export.files.iter().any(|path| path == "partners/tile/women/leggings.svg"), "{:?}", export.files);
        let home = std::fs::read_to_string(folder.join("home.toml")).unwrap();
        assert_eq!(home.as_bytes(), crate::demo::files::Files::get("content/home.toml").unwrap().data.as_ref());
        let (exported, pictures) = (editorial::read_folder(&folder).unwrap(), named_pictures(&app).await.unwrap());
        let plan = editorial::apply(&app, &exported, &pictures, true).await.unwrap();
        assert!(plan.changes.is_empty() && plan.unchanged > 100, "{plan:?}");
    });

    #[test]
    fn every_name_in_the_files_is_known() {
        let demo = Demo::read().unwrap();
        let catalog = &demo.catalog;
        let keys: HashSet<&str> = demo.products.iter().map(|product| product.key.as_str()).collect();
        let values: HashSet<&str> =
            catalog.attributes.iter().flat_map(|attribute| &attribute.values).map(|value| value.key.as_str()).collect();
        let categories: HashSet<&str> = catalog.categories.iter().map(|category| category.key.as_str()).collect();
        let collections: HashSet<&str> = catalog.collections.iter().map(|collection| collection.key.as_str()).collect();
        assert_eq!(keys.len(), demo.products.len());
        for product in &demo.products {
            let key = &product.key;
            assert!(product.colours.iter().chain(&product.sizes).all(|value| values.contains(&**value)), "{key}");
            assert!(product.categories.iter().all(|category| categories.contains(&**category)), "{key}");
            assert!(product.collections.iter().all(|collection| collections.contains(&**collection)), "{key}");
            assert!(product.related.iter().all(|other| keys.contains(&**other) && other != key), "{key}");
            assert_eq!(product.composition.iter().map(|fibre| fibre.percent).sum::<i64>(), 100, "{key}");
        }
    }

    #[tokio::test]
    async fn every_country_has_its_own_prices_and_price_history() {
        let test = crate::testing::sqlite().await;
        let app = shop(&test).await;
        let directory = app.directory();
        let demo = Demo::read().unwrap();
        let languages = texts::by_language(&demo, &directory, &mut Vec::new()).unwrap();
        let shown = pictures::PictureIndex::default();
        let mut warnings = Vec::new();
        let drafts = products::drafts(&demo, &directory, &languages, &shown, &mut warnings).unwrap();
        assert_eq!(warnings, Vec::<String>::new());
        let mut skus = HashSet::new();
        for variant in drafts.iter().flat_map(|draft| &draft.variants) {
            assert!(skus.insert(variant.sku.clone()), "{:?} is there twice", variant.sku);
            assert_eq!(variant.prices.len(), directory.active().count());
            for price in variant.prices.values() {
                let paid = price::effective(price.price_minor, price.discount_minor);
                assert_eq!(price.history.last().unwrap().1, paid);
                assert!(price.history.is_sorted_by_key(|(at, _)| *at));
            }
        }
    }
}

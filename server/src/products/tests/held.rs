//! Incomplete products are held back, and shown once they are complete.

use std::collections::HashMap;

use super::*;
use crate::{
    both,
    catalog::{Fibre, HoldPolicy, Manufacturer, Requirement, SizeTableScope, SizeTableScopes, StockMode},
    config::CatalogSettings,
    inventory::{ProductSaver, WriteMode},
};

fn complete(key: &str) -> ProductDraft {
    ProductDraft {
        composition: vec![Fibre { fibre: "cotton".to_owned(), percent: 100 }],
        manufacturer: Some(Manufacturer {
            name: "Tiho".to_owned(),
            address: "Kranj".to_owned(),
            email: "a@tiho.example".to_owned(),
            responsible_person: None,
        }),
        ..draft(key)
    }
}

/// Every size has a size table.
fn sizes() -> SizeTableScopes {
    SizeTableScopes::new(vec![SizeTableScope::of_sizes(["S", "M", "L"])], &HashMap::new())
}

async fn gaps(app: &App) -> Vec<(String, String, Requirement, usize)> {
    let reports = catalog::check_completeness(&app.db, &app.directory().tenants, &sizes()).await.unwrap();
    let gaps = reports.into_iter().flat_map(|report| {
        let country = report.country;
        report.gaps.into_iter().map(move |gap| (country.clone(), gap.gap.to_string(), gap.need, gap.products))
    });
    gaps.collect()
}

both!(a_check_reports_missing_data_by_country, test, {
    let app = shop(&test).await;
    save(&app, &draft("tee")).await;
    let mut slovenian = draft("cap");
    slovenian.offers.remove(&HR);
    slovenian.variants.iter_mut().for_each(|variant| drop(variant.prices.remove(&HR)));
    slovenian.variants[1].prices.clear();
    save(&app, &slovenian).await;
    let found = gaps(&app).await;
    let of = |country: &str| -> Vec<(&str, Requirement, usize)> {
        found.iter().filter(|gap| gap.0 == country).map(|(_, gap, need, count)| (gap.as_str(), *need, *count)).collect()
    };
    assert_eq!(
        of("SI"),
        [
            ("composition", Requirement::Law, 2),
            ("manufacturer", Requirement::Law, 2),
            ("picture", Requirement::Shop, 2),
            ("variant-price", Requirement::Advice, 1),
            ("text=en", Requirement::Advice, 2),
        ]
    );
    assert_eq!(of("HR")[0], ("composition", Requirement::Law, 1), "only what the country sells");
    assert!(of("HR").contains(&("price", Requirement::Advice, 1)));
    let report = &catalog::check_completeness(&app.db, &app.directory().tenants, &sizes()).await.unwrap()[0];
    assert_eq!((report.products, report.complete, report.unlawful, report.held), (2, 0, 2, 0));
    assert_eq!(report.gaps[0].first_keys, ["tee", "cap"]);
});

both!(products_hidden_by_strict_are_shown_when_complete, test, {
    let app = shop(&test).await;
    for key in ["tee", "cap", "bag"] {
        save(&app, &draft(key)).await;
    }
    let tenants = app.directory().tenants.clone();
    let slovenia = tenants_of(&app.directory(), &keys(&["SI"])).unwrap();
    hide(&app, &keys(&["bag"]), &slovenia, "operator ana", false).await.unwrap();
    let hold = async |dry_run| {
        catalog::hold(&app, &slovenia, HoldPolicy::Required, &sizes(), "operator ana", dry_run).await.unwrap()
    };
    assert_eq!(hold(true).await.hidden.len(), 2);
    assert!(is_visible(&app, "tee", SI).await, "a dry run writes nothing");
    let held = hold(false).await;
    let named = |key: &str| ("SI".to_owned(), key.to_owned());
    assert_eq!((held.hidden, held.shown), (vec![named("tee"), named("cap")], Vec::new()));
    assert!(!is_visible(&app, "tee", SI).await && is_visible(&app, "tee", HR).await);
    assert_eq!(hold(false).await, catalog::HoldResult::default(), "again changes nothing");
    let report = &catalog::check_completeness(&app.db, &tenants, &sizes()).await.unwrap()[0];
    assert_eq!((report.products, report.held), (2, 2), "what an operator hides is not meant to be shown");

    // Complete except for its picture: still held back. With a picture: shown.
    save(&app, &complete("tee")).await;
    assert_eq!(hold(false).await.shown, []);
    test.db.sql("UPDATE media_asset SET path = 'tee-1a2b3c4d.png', mime = 'image/png' WHERE source_url = 'https://cdn.example/tee.png'").execute().await.unwrap();
    assert_eq!(hold(false).await.shown, [named("tee")]);
    assert!(
        is_visible(&app, "tee", SI).await && !is_visible(&app, "cap", SI).await && !is_visible(&app, "bag", SI).await
    );
    // With the policy `All` any gap holds a product back: it has no English text.
    let all = catalog::hold(&app, &slovenia, HoldPolicy::All, &sizes(), "operator ana", false).await.unwrap();
    assert_eq!(all.hidden, [named("tee")]);
});

both!(an_import_holds_back_what_is_new_and_incomplete_when_the_setting_says_so, test, {
    let app = shop(&test).await;
    save(&app, &draft("old")).await;
    let settings = Settings {
        catalog: CatalogSettings { hold_incomplete: true, ..CatalogSettings::default() },
        ..app.settings.clone()
    };
    let strict = App::new(settings, test.db.clone(), app.clock.clone());
    strict.set_directory((*app.directory()).clone());
    let mut old = draft("old");
    old.grams = Some(99);
    save(&strict, &old).await;
    save(&strict, &draft("tee")).await;
    assert!(is_visible(&app, "old", SI).await, "nothing vanishes from a shop by an import");
    assert!(!is_visible(&app, "tee", SI).await && !is_visible(&app, "tee", HR).await);
    test.db.sql("UPDATE media_asset SET path = 'tee-1a2b3c4d.png', mime = 'image/png' WHERE source_url = 'https://cdn.example/tee.png'").execute().await.unwrap();
    let mut croatian = complete("tee");
    croatian.texts.insert(EN, text("Tee", "<p>Soft.</p>"));
    save(&strict, &croatian).await;
    assert!(is_visible(&app, "tee", SI).await && is_visible(&app, "tee", HR).await);
    // A product also counts as new in a country in which it is sold later.
    let manufacturer =
        EditRequest { manufacturer: Some("none".to_owned()), prices: vec![assigned("SI", "none")], ..request("tee") };
    change(&strict, &manufacturer).await;
    change(&strict, &EditRequest { prices: vec![assigned("SI", "20")], ..request("tee") }).await;
    assert!(!is_visible(&app, "tee", SI).await && is_visible(&app, "tee", HR).await);
    change(&strict, &EditRequest { manufacturer: Some("Tiho; Kranj; a@tiho.example".to_owned()), ..request("tee") })
        .await;
    assert!(is_visible(&app, "tee", SI).await);
});

both!(an_import_counts_incomplete_and_hidden_products, test, {
    let app = shop(&test).await;
    let settings = Settings {
        catalog: CatalogSettings { hold_incomplete: true, ..CatalogSettings::default() },
        ..app.settings.clone()
    };
    let strict = App::new(settings, test.db.clone(), app.clock.clone());
    strict.set_directory((*app.directory()).clone());
    let counted = async |app: &App, drafts: &[ProductDraft], mode| {
        let mut saver = ProductSaver::new(app, mode, StockMode::Set).counting_incomplete(&app.directory().tenants);
        saver.save(drafts).await.unwrap();
        let found = saver.finish().await.unwrap();
        found.into_iter().map(|one| (one.country, one.products, one.held)).collect::<Vec<_>>()
    };
    let of = |country: &str, products, held| (country.to_owned(), products, held);
    let drafts = [complete("tee"), draft("cap")];
    assert_eq!(counted(&app, &drafts, WriteMode::DryRun).await, [of("SI", 2, 0), of("HR", 2, 0)]);
    assert_eq!(count(&test.db, "SELECT COUNT(*) FROM product").await, 0);
    assert_eq!(counted(&app, &drafts, WriteMode::Write).await, [of("SI", 2, 0), of("HR", 2, 0)]);
    test.db.sql("UPDATE media_asset SET path = 'tee-1a2b3c4d.png', mime = 'image/png' WHERE source_url = 'https://cdn.example/tee.png'").execute().await.unwrap();
    assert_eq!(counted(&app, &drafts, WriteMode::Write).await, [of("SI", 1, 0), of("HR", 1, 0)]);
    assert_eq!(counted(&strict, &[draft("bag")], WriteMode::Write).await, [of("SI", 1, 1), of("HR", 1, 1)]);
});

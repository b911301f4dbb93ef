//! Home pages, headers and the blog's slides: applying, exporting, and what each country shows at which time.

use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};

use super::super::{Pictures, RawFile, RawFiles, apply, export, home_blocks, list, plan, preview, read_folder};
use crate::{
    app::App,
    both,
    catalog::{self, CollectionDraft, ListingScope, TaxonomyDraft, TaxonomyText},
    changes::{self, Topic},
    config::Settings,
    content::{Block, BlockLink, Kind, RowProducts, Usage},
    error::Result,
    id::LanguageId,
    tenancy::{Storefront, TenantId},
    testing::{
        TestDb,
        shop::{EN, HR, SI, SL, open_with},
    },
};

const PICTURE: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"400\"><rect width=\"800\" height=\"400\" fill=\"#9bc\"/></svg>";

const HOME: &str = r#"# Of all countries.
[[header]]
key = "promise"
[header.texts]
en = { title = "{{ returns.days }} days" }
sl = { title = "{{ returns.days }} dni" }

[[heroes]]
key = "winter"
link = "collection:rib"
picture = "winter.svg"
[heroes.texts]
en = { title = "Winter", text = "Warm.", action = "Look" }
sl = { title = "Zima", action = "Poglejte" }

[[heroes]]
key = "sale"
link = "/sale"
picture = "winter.svg"
countries = ["HR"]
[heroes.texts]
en = { title = "Reduced", action = "Look" }

[[rows]]
key = "reduced"
products = "reduced"
[rows.texts]
en = { title = "Reduced" }
"#;

const HOME_SI: &str = r#"category_banners = []

[[heroes]]
key = "rib"
picture = "winter.svg"
publish = 2024-10-04T14:00:00
unpublish = 2024-10-04T15:00:00
[heroes.texts]
sl = { title = "Rebrasto" }

[[blog_heroes]]
key = "journal"
picture = "winter.svg"
[blog_heroes.texts]
sl = { title = "Dnevnik" }
"#;

fn raw(files: &[(&str, &str)]) -> RawFiles {
    let file = |(path, text): &(&str, &str)| RawFile { path: (*path).to_owned(), bytes: text.as_bytes().to_vec() };
    RawFiles { folder: "content".to_owned(), files: files.iter().map(file).collect() }
}

fn few() -> [(&'static str, &'static str); 3] {
    [("home.toml", HOME), ("home/SI.toml", HOME_SI), ("home/winter.svg", PICTURE)]
}

/// A shop with a collection.
async fn shop(test: &TestDb) -> App {
    let app = open_with(&test.db, Settings { data: test.folder.path().to_owned(), ..Settings::default() }).await;
    let text = TaxonomyText { slug: "rib".to_owned(), name: "Rib".to_owned(), ..TaxonomyText::default() };
    let rib = CollectionDraft {
        key: "rib".to_owned(),
        is_hidden: false,
        content: None,
        sort: None,
        position: 0,
        asset_id: None,
        narrow_asset_id: None,
        texts: [(EN, text)].into(),
    };
    let taxonomy = TaxonomyDraft { collections: vec![rib], ..TaxonomyDraft::default() };
    catalog::save_taxonomy(&app, &taxonomy).await.unwrap();
    app.catch_up().await.unwrap();
    app
}

async fn applied(app: &App, files: &[(&str, &str)]) -> Result<[usize; 2]> {
    let plan = apply(app, &raw(files), &Pictures::new(), false).await?;
    app.catch_up().await?;
    Ok([plan.changes.len(), plan.unchanged])
}

fn reader(app: &App, tenant: TenantId, language: LanguageId) -> Storefront {
    let tenant = app.directory().tenant(tenant).unwrap().clone();
    Storefront {
        language: tenant.language_by_id(language).unwrap().clone(),
        host_language: tenant.default_language.clone(),
        origin: "https://shop.example".into(),
        unknown_host: false,
        tenant,
    }
}

async fn blocks(app: &App, tenant: TenantId, language: LanguageId, usage: Usage, kind: Kind) -> Option<Vec<Block>> {
    home_blocks(app, &reader(app, tenant, language), usage, kind).await.unwrap()
}

async fn titles(app: &App, tenant: TenantId, language: LanguageId, kind: Kind) -> Option<Vec<String>> {
    let blocks = blocks(app, tenant, language, Usage::Homepage, kind).await?;
    Some(blocks.into_iter().map(|block| block.text.title).collect())
}

fn owned(titles: &[&str]) -> Vec<String> {
    titles.iter().map(|title| (*title).to_owned()).collect()
}

both!(a_home_page_is_stored_and_exported_unchanged, test, {
    let app = shop(&test).await;
    let recorded = changes::times_recorded(&test.db, Topic::Content).await;
    let planned = plan(&app, &raw(&few()), &Pictures::new(), false).await.unwrap();
    let paths: Vec<&str> = planned.changes.iter().map(|change| change.path.as_str()).collect();
    assert_eq!(paths, ["home.toml", "home/SI.toml"]);
    assert!(list(&app).await.unwrap().is_empty(), "a plan writes nothing");
    assert_eq!(applied(&app, &few()).await.unwrap(), [2, 0]);
    assert_eq!(applied(&app, &few()).await.unwrap(), [0, 2]);
    assert_eq!(changes::times_recorded(&test.db, Topic::Content).await, recorded + 1);
    assert_eq!(list(&app).await.unwrap().iter().map(|file| file.kind.name()).collect::<Vec<_>>(), ["home"; 2]);
    let folder = test.folder.path().join("exported");
    assert_eq!(export(&app, &folder, false).await.unwrap().files, ["home.toml", "home/SI.toml", "home/winter.svg"]);
    let exported = |path: &str| std::fs::read_to_string(Path::new(&folder).join(path)).unwrap();
    assert_eq!((exported("home.toml").as_str(), exported("home/SI.toml").as_str()), (HOME, HOME_SI));
    // Its images are stored, so the folder need not contain them.
    std::fs::remove_file(folder.join("home/winter.svg")).unwrap();
    let again = apply(&app, &read_folder(&folder).unwrap(), &Pictures::new(), true).await.unwrap();
    assert_eq!((again.changes.len(), again.unchanged), (0, 2));
    let other_picture = PICTURE.replace("#9bc", "#cb9");
    let files = [few()[0], few()[1], ("home/winter.svg", other_picture.as_str())];
    assert_eq!(applied(&app, &files).await.unwrap(), [2, 0], "another picture of the same name is another home page");
});

both!(each_country_shows_its_own_sections_and_those_of_all, test, {
    let app = shop(&test).await;
    assert_eq!(titles(&app, SI, SL, Kind::Hero).await, None);
    applied(&app, &few()).await.unwrap();
    // The Slovenian slide is not published yet, and Croatia shows the slide for all countries.
    assert_eq!(titles(&app, SI, SL, Kind::Hero).await, None);
    assert_eq!(titles(&app, HR, SL, Kind::Hero).await, Some(owned(&["Zima", "Reduced"])));
    assert_eq!(titles(&app, HR, EN, Kind::Hero).await, Some(owned(&["Winter", "Reduced"])));
    assert_eq!(titles(&app, SI, SL, Kind::Header).await, Some(owned(&["100 dni"])));
    assert_eq!(titles(&app, SI, EN, Kind::Header).await, Some(owned(&["100 days"])));
    assert_eq!(
        titles(&app, SI, SL, Kind::CategoryBanner).await,
        Some(owned(&[])),
        "a section without a block shows none"
    );
    assert_eq!(titles(&app, HR, SL, Kind::CategoryBanner).await, None);
    let row = &blocks(&app, SI, SL, Usage::Homepage, Kind::ProductRow).await.unwrap()[0];
    assert_eq!((row.text.title.as_str(), row.products, &row.link), ("Reduced", RowProducts::Reduced, &None));
    let slides = blocks(&app, HR, SL, Usage::Homepage, Kind::Hero).await.unwrap();
    assert!(matches!(slides[0].link, Some(BlockLink::Listing(ListingScope::Collection(_)))), "{:?}", slides[0].link);
    assert_eq!(slides[1].link, Some(BlockLink::Path("/sale".to_owned())));
    assert!(slides[0].wide_asset_id.is_some() && slides[0].wide_asset_id == slides[1].wide_asset_id);
    assert_eq!((slides[0].text.body.as_str(), slides[0].text.action.as_str()), ("", "Poglejte"));
    // This country's own file has no English text: its default language is the fallback.
    let journal = blocks(&app, SI, EN, Usage::Blog, Kind::Hero).await.unwrap();
    assert_eq!(journal[0].text.title, "Dnevnik");
    assert_eq!(blocks(&app, HR, EN, Usage::Blog, Kind::Hero).await, None);
});

both!(a_slide_is_shown_between_two_instants_of_the_countrys_clock, test, {
    let app = shop(&test).await;
    applied(&app, &few()).await.unwrap();
    // The clock is at midnight UTC on 2024-10-04; Ljubljana is two hours ahead.
    let at = async |minutes: i64| {
        app.clock.advance(TimeDelta::minutes(minutes));
        titles(&app, SI, SL, Kind::Hero).await.is_some()
    };
    assert_eq!([at(719).await, at(1).await, at(59).await, at(1).await], [false, true, true, false]);
    app.clock.advance(TimeDelta::minutes(-30));
    let (_, reads) = Box::pin(crate::cache::tracked(titles(&app, SI, SL, Kind::Hero))).await;
    assert_eq!(reads.exact_until(), Some("2024-10-04T13:00:00Z".parse::<DateTime<Utc>>().unwrap()));
});

both!(a_home_page_without_a_file_is_deleted_with_prune, test, {
    let app = shop(&test).await;
    applied(&app, &few()).await.unwrap();
    let fewer = raw(&[few()[0], few()[2]]);
    let kept = apply(&app, &fewer, &Pictures::new(), false).await.unwrap();
    assert_eq!((kept.changes.len(), kept.unmanaged), (0, vec!["home/SI.toml".to_owned()]));
    assert_eq!(apply(&app, &fewer, &Pictures::new(), true).await.unwrap().changes.len(), 1);
    app.catch_up().await.unwrap();
    assert_eq!(titles(&app, SI, SL, Kind::Hero).await, Some(owned(&["Zima"])));
});

both!(an_error_in_a_home_page_names_file_line_and_key_and_changes_nothing, test, {
    let app = shop(&test).await;
    applied(&app, &few()).await.unwrap();
    let recorded = changes::times_recorded(&test.db, Topic::Content).await;
    for (from, to, message) in [
        (
            "collection:rib",
            "collection:rip",
            "content/home.toml:10: heroes.winter.link: there is no collection rip (did you mean `rib`?)",
        ),
        ("collection:rib", "product:tee", "content/home.toml:10: heroes[1].link: product:tee must be category:KEY"),
        ("\"/sale\"", "\"/en/sale\"", "home.toml:18: heroes[2].link: must be without the language"),
        (
            "\"/sale\"",
            "\"https://elsewhere.example\"",
            "home.toml:18: heroes[2].link: https://elsewhere.example must be",
        ),
        (
            "winter.svg\"\n[heroes",
            "autumn.svg\"\n[heroes",
            "content/home.toml:11: picture: autumn.svg is neither a file",
        ),
        ("picture = \"winter.svg\"\n[heroes", "[heroes", "home.toml:8: heroes[1].picture: is missing"),
        ("key = \"sale\"", "key = \"winter\"", "home.toml:17: heroes[2].key: winter is used twice"),
        ("[\"HR\"]", "[\"XX\"]", "home.toml:20: heroes[2].countries: XX is no country"),
        ("\"reduced\"\n[rows", "\"cheap\"\n[rows", "home.toml:26: rows[1].products: cheap is none of newest, reduced"),
        ("sl = { title = \"Zima\"", "sk = { title = \"Zima\"", "home.toml:14: heroes[1].texts: sk is no language"),
        (
            "en = { title = \"Reduced\" }",
            "sl = { title = \"Znižano\" }",
            "home.toml:27: rows[1].texts: has no words in en",
        ),
        ("title = \"Winter\", ", "", "home.toml:13: heroes[1].texts.en.title: is missing"),
        (
            "{{ returns.days }} dni",
            "{{ retruns.days }} dni",
            "home.toml:6: header[1].texts.sl.title: there is no variable retruns",
        ),
        (
            "{{ returns.days }} dni",
            "{{ pickup.address }} dni",
            "home.toml:6: header[1].texts.sl.title: `pickup.address` is undefined",
        ),
        ("link = \"/sale\"\n", "", "home.toml:21: heroes[2].texts.en.action: has no effect"),
        ("products = ", "prodcts = ", "home.toml:26: rows[1].prodcts: is not a known key (did you mean `products`?)"),
        (
            "products = ",
            "publish = 2024-10-04T14:00:00\nunpublish = 2024-10-04T13:00:00\nproducts = ",
            "rows[1].unpublish: is not after `publish`",
        ),
        (
            "[[rows]]",
            "[[attribute_values]]\nkey = \"c\"\nattribute = \"color\"\nvalues = [\"puce\"]\nlink = \"collection:rib\"\n[attribute_values.texts]\nen = { title = \"C\" }\n\n[[rows]]",
            "home.toml:27: attribute_values.c.values: there is no color puce",
        ),
        ("[[rows]]", "[[rows]", ": this is not valid TOML"),
    ] {
        let broken = HOME.replacen(from, to, 1);
        assert_ne!(broken, HOME, "{from}");
        let files = [("home.toml", broken.as_str()), few()[1], few()[2]];
        let error = apply(&app, &raw(&files), &Pictures::new(), false).await.unwrap_err().to_string();
        assert!(error.contains(message), "{message}\n{error}");
    }
    let wrong = apply(&app, &raw(&[("home/XX.toml", "heroes = []\n")]), &Pictures::new(), false).await.unwrap_err();
    assert!(wrong.to_string().contains("content/home/XX.toml: XX is no country"), "{wrong}");
    assert_eq!(applied(&app, &few()).await.unwrap(), [0, 2]);
    assert_eq!(changes::times_recorded(&test.db, Topic::Content).await, recorded);
});

#[tokio::test]
async fn a_home_page_is_previewed_before_it_is_applied() {
    let test = crate::testing::sqlite().await;
    let app = shop(&test).await;
    let tenant = app.directory().tenant(HR).unwrap().clone();
    let html = preview(&app, &raw(&few()), "home.toml", &tenant).await.unwrap();
    assert!(html.contains("<section id=\"heroes-winter\">\n<h2>Zima</h2>\n<p>Poglejte → collection:rib</p>"), "{html}");
    assert!(html.contains("<h2>100 dni</h2>") && html.contains("heroes-sale"), "{html}");
    let slovenia = app.directory().tenant(SI).unwrap().clone();
    assert!(!preview(&app, &raw(&few()), "home.toml", &slovenia).await.unwrap().contains("heroes-sale"));
}

#[tokio::test]
async fn words_that_a_country_s_change_has_broken_make_place_for_the_next() {
    let test = crate::testing::sqlite().await;
    let app = shop(&test).await;
    let before = (*app.directory()).clone();
    let mut directory = before.clone();
    for tenant in &mut directory.tenants {
        std::sync::Arc::make_mut(tenant).free_delivery_from = Some(tenant.money(5000));
    }
    app.set_directory(directory);
    let home = HOME.replace("{{ returns.days }} dni", "Od {{ delivery.free_from }}");
    applied(&app, &[("home.toml", &home), few()[2]]).await.unwrap();
    assert_eq!(titles(&app, SI, SL, Kind::Header).await, Some(owned(&["Od 50.00 €"])));
    app.set_directory(before);
    assert_eq!(titles(&app, SI, SL, Kind::Header).await, Some(owned(&["100 days"])));
}

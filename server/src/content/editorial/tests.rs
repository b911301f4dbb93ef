//! Applying and exporting files of content, and what each country shows at which time.

mod exports;
mod home;
mod lists;
mod previews;
mod sizes;
mod times;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    FaqView, PageView, Pictures, RawFile, RawFiles, Resolved, apply, built_in, export, faq, help, list, page,
    page_links, plan, posts, terms_version,
};
use crate::{
    app::App,
    both,
    changes::{self, Change, Topic},
    clock::Clock,
    config::Settings,
    db::Session as _,
    error::Result,
    paging::Paging,
    tenancy::{self, Configuration, Host, Storefront, Tenant, TenantId},
    testing::shop::{EN, HR, SI, SL, open},
};

const RETURNS: &str = r#"+++
title = "Vračila v {{ returns.days }} dneh"
description = "Kako vrniti."
slug = "vracila"
updated = "2024-09-01"
+++
## Kako

Pišite: [pogoji]({{ links.terms }}).{% if pickup %} {{ pickup.address }}{% endif %}
"#;
const RETURNS_EN: &str = "+++\ntitle = \"Returns\"\ndescription = \"How to return.\"\nslug = \"returns\"\nupdated = 2024-09-01\n+++\nWrite to us.\n";
const TERMS: &str = "+++\ntitle = \"Terms\"\ndescription = \"The terms.\"\nslug = \"terms\"\nupdated = \"2024-08-01\"\n+++\nThe terms of {{ country.name }}.\n";
const TERMS_HR: &str = "+++\ntitle = \"Terms of Croatia\"\ndescription = \"The terms.\"\nslug = \"terms\"\nupdated = \"2024-08-02\"\n+++\nOther terms.\n";
const FAQ: &str = "[[groups]]\nkey = \"returns\"\ntitle = \"Returns\"\n[[groups.entries]]\nkey = \"how\"\nquestion = \"How?\"\nanswer = \"\"\"\n[So]({{ links.returns }}).\n\"\"\"\n\
    [[groups.entries]]\nkey = \"where\"\nquestion = \"Where?\"\nanswer = \"In Croatia.\"\ncountries = [\"HR\"]\n";
const HELP: &str = "[[sections]]\nkey = \"back\"\nicon = \"back\"\npages = [\"returns\"]\nfaq = [\"returns\"]\n[[sections]]\nkey = \"none\"\nicon = \"bag\"\npages = []\n";
const HELP_EN: &str = "[sections.back]\ntitle = \"Returns\"\ntext = \"{{ returns.days }} days\"\n[sections.none]\ntitle = \"None\"\ntext = \"Nothing\"\n";

fn raw(files: &[(&str, &str)]) -> RawFiles {
    let file = |(path, text): &(&str, &str)| RawFile { path: (*path).to_owned(), bytes: text.as_bytes().to_vec() };
    RawFiles { folder: "content".to_owned(), files: files.iter().map(file).collect() }
}

fn few() -> Vec<(&'static str, &'static str)> {
    vec![
        ("pages/returns/sl.md", RETURNS),
        ("pages/returns/en.md", RETURNS_EN),
        ("pages/terms/en.md", TERMS),
        ("pages/terms/HR-en.md", TERMS_HR),
        ("faq/en.toml", FAQ),
        ("help.toml", HELP),
        ("help/en.toml", HELP_EN),
        ("README.md", "no content"),
    ]
}

async fn applied(app: &App, files: &[(&str, &str)]) -> Result<[usize; 2]> {
    let plan = apply(app, &raw(files), &Pictures::new(), false).await?;
    app.catch_up().await?;
    Ok([plan.changes.len(), plan.unchanged])
}

fn reader(app: &App, tenant: TenantId, language: crate::id::LanguageId) -> Storefront {
    let tenant = app.directory().tenant(tenant).unwrap().clone();
    Storefront {
        language: tenant.language_by_id(language).unwrap().clone(),
        host_language: tenant.default_language.clone(),
        origin: "https://shop.example".into(),
        unknown_host: false,
        tenant,
    }
}

async fn read(app: &App, tenant: TenantId, language: crate::id::LanguageId, slug: &str) -> Result<Resolved<PageView>> {
    page(app, &reader(app, tenant, language), slug).await
}

async fn shown(app: &App, tenant: TenantId, language: crate::id::LanguageId, slug: &str) -> PageView {
    match read(app, tenant, language, slug).await.unwrap() {
        Resolved::Here(view) => view,
        Resolved::Moved(slug) => panic!("moved to {slug}"),
    }
}

both!(the_same_files_twice_write_nothing_the_second_time, test, {
    let app = open(&test.db).await;
    assert_eq!(plan(&app, &raw(&few()), &Pictures::new(), false).await.unwrap().changes.len(), 7);
    assert!(list(&app).await.unwrap().is_empty());
    assert_eq!(applied(&app, &few()).await.unwrap(), [7, 0]);
    assert_eq!(applied(&app, &few()).await.unwrap(), [0, 7]);
    assert_eq!(changes::times_recorded(&test.db, Topic::Content).await, 1);
    let folder = test.folder.path().join("exported");
    assert_eq!(export(&app, &folder, false).await.unwrap().files.len(), 7);
    assert_eq!(std::fs::read_to_string(folder.join("pages/returns/sl.md")).unwrap(), RETURNS);
    assert!(export(&app, &folder, false).await.unwrap().files.is_empty());
    let changed = RETURNS.replace("slug = \"vracila\"", "slug = \"vracanje\"");
    let plan = plan(&app, &raw(&[("pages/returns/sl.md", &changed)]), &Pictures::new(), false).await.unwrap();
    assert_eq!((plan.changes.len(), plan.unmanaged.len(), plan.changes[0].fields[0].key.as_str()), (1, 6, "slug"));
});

both!(a_text_names_a_host_of_its_country_and_never_that_of_a_test_system, test, {
    let app = open(&test.db).await;
    let text = format!("{RETURNS}\nHost: {{{{ shop.host }}}}.\n");
    let files: Vec<(&str, &str)> =
        few().iter().map(|(name, source)| (*name, if *source == RETURNS { &*text } else { *source })).collect();
    applied(&app, &files).await.unwrap();
    let mut front = reader(&app, SI, SL);
    let host = |name: &str| Host { name: name.to_owned(), language: "sl".to_owned() };
    let hosts = vec![host("vitrina.si"), host("vitrina.com")];
    front.tenant = Arc::new(Tenant { hosts, ..Tenant::clone(&front.tenant) });
    for (origin, named) in [("http://si.localhost:8080", "vitrina.si"), ("https://vitrina.com", "vitrina.com")] {
        front.origin = origin.into();
        let Resolved::Here(view) = page(&app, &front, "vracila").await.unwrap() else { panic!("moved") };
        assert!(view.html.contains(&format!("Host: {named}.")), "{} {}", front.origin, view.html);
    }
});

both!(a_page_is_in_the_country_s_own_words_or_the_languages_or_in_english, test, {
    let app = open(&test.db).await;
    applied(&app, &few()).await.unwrap();
    let slovenian = shown(&app, SI, SL, "vracila").await;
    assert_eq!((&*slovenian.title, slovenian.is_own_language), ("Vračila v 100 dneh", true));
    assert_eq!(slovenian.headings[0].id, "section-kako");
    assert!(slovenian.html.contains("href=\"/terms\""), "{}", slovenian.html);
    let places: Vec<String> = slovenian.alternates.iter().map(|one| format!("{}{}", one.country, one.path)).collect();
    assert_eq!(places, ["SI/vracila", "SI/returns", "HR/vracila", "HR/returns"]);
    // English in the Slovenian shop, as there is no translation of the terms.
    let terms = shown(&app, SI, SL, "terms").await;
    assert_eq!((&*terms.title, terms.is_own_language, &*terms.locale), ("Terms", false, "en-GB"));
    assert!(terms.alternates.is_empty() && terms.html.contains("The terms of Slovenia."), "{}", terms.html);
    assert_eq!(shown(&app, HR, SL, "terms").await.title, "Terms of Croatia");
    assert_eq!(read(&app, SI, EN, "vracila").await.unwrap(), Resolved::Moved("returns".to_owned()));
    assert_eq!(read(&app, SI, SL, "returns").await.unwrap(), Resolved::Moved("vracila".to_owned()));
    assert!(read(&app, SI, SL, "nothing").await.is_err());
    let versions = [SI, HR].map(|id| app.directory().tenant(id).unwrap().clone());
    let of =
        async |index: usize| terms_version(&app, &versions[index], &versions[index].default_language).await.unwrap();
    assert_eq!((of(0).await.unwrap(), of(1).await.unwrap()), ("2024-08-01".to_owned(), "2024-08-02".to_owned()));
    let names: Vec<String> =
        page_links(&app, &reader(&app, SI, SL)).await.unwrap().company.into_iter().map(|link| link.path).collect();
    assert_eq!(names, ["/terms", "/global-sellers", "/become-a-seller"]);
});

both!(questions_and_help_are_of_the_country, test, {
    let app = open(&test.db).await;
    applied(&app, &few()).await.unwrap();
    let questions = |view: FaqView| view.groups.iter().flat_map(|group| &group.entries).count();
    assert_eq!(questions(faq(&app, &reader(&app, SI, SL)).await.unwrap()), 1);
    let croatian = faq(&app, &reader(&app, HR, EN)).await.unwrap();
    assert!(croatian.groups[0].entries[0].answer.contains("href=\"/en/returns\""), "{croatian:?}");
    assert_eq!(questions(croatian), 2);
    let help = help(&app, &reader(&app, SI, SL)).await.unwrap();
    assert_eq!((help.sections.len(), &*help.sections[0].text), (1, "100 days"));
    let paths: Vec<&str> = help.sections[0].links.iter().map(|link| &*link.path).collect();
    assert_eq!(paths, ["/faq#returns", "/vracila"]);
});

both!(a_page_is_shown_between_two_instants_of_the_countrys_clock, test, {
    let app = open(&test.db).await;
    // The clock is at midnight UTC on 2024-10-04; Ljubljana is two hours ahead.
    assert_eq!(app.clock.now(), DateTime::UNIX_EPOCH + TimeDelta::days(20_000));
    let timed =
        RETURNS_EN.replace("updated", "publish = 2024-10-04T14:00:00\nunpublish = 2024-10-04T15:00:00\nupdated");
    let mut files = few();
    files[1].1 = &timed;
    files.remove(0);
    applied(&app, &files).await.unwrap();
    let at = async |minutes: i64| {
        app.clock.advance(TimeDelta::minutes(minutes));
        read(&app, SI, SL, "returns").await.is_ok()
    };
    // Two at night, just before and at 14:00, just before and at 15:00.
    assert_eq!([at(0).await, at(719).await, at(1).await, at(59).await, at(1).await], [false, false, true, true, false]);
    app.clock.advance(TimeDelta::minutes(-60));
    let (_, reads) = Box::pin(crate::cache::tracked(read(&app, SI, SL, "returns"))).await;
    assert_eq!(reads.exact_until(), Some("2024-10-04T13:00:00Z".parse::<DateTime<Utc>>().unwrap()));
});

both!(records_missing_from_the_files_are_deleted_only_with_prune, test, {
    let app = open(&test.db).await;
    applied(&app, &few()).await.unwrap();
    let fewer: Vec<_> = few().into_iter().filter(|(path, _)| !path.contains("HR-")).collect();
    let plan = apply(&app, &raw(&fewer), &Pictures::new(), false).await.unwrap();
    assert_eq!((plan.changes.len(), plan.unmanaged), (0, vec!["pages/terms/HR-en.md".to_owned()]));
    let plan = apply(&app, &raw(&fewer), &Pictures::new(), true).await.unwrap();
    assert_eq!(plan.changes.len(), 1);
    app.catch_up().await.unwrap();
    assert_eq!(shown(&app, HR, SL, "terms").await.title, "Terms");
});

both!(posts_are_listed_newest_first_in_pages, test, {
    let app = open(&test.db).await;
    let post = |title: &str, day: &str| {
        format!(
            "+++\ntitle = \"{title}\"\ndescription = \"d\"\nslug = \"{title}\"\nupdated = \"{day}\"\npublished = \"{day}\"\ntags = [\"a\"]\n+++\nText.\n"
        )
    };
    let texts = [post("one", "2024-01-01"), post("two", "2024-03-01"), post("three", "2024-02-01")];
    let files: Vec<(String, &str)> =
        texts.iter().enumerate().map(|(n, text)| (format!("posts/post-{n}/en.md"), text.as_str())).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    applied(&app, &files).await.unwrap();
    let front = reader(&app, SI, SL);
    let titles = async |page, take| {
        let (cards, count) = posts(&app, &front, None, Paging { page, take }).await.unwrap();
        (cards.into_iter().map(|card| card.title).collect::<Vec<_>>(), count)
    };
    assert_eq!(titles(1, 2).await, (vec!["two".to_owned(), "three".to_owned()], 3));
    assert_eq!(titles(2, 2).await, (vec!["one".to_owned()], 3));
    assert_eq!(titles(3, 2).await, (Vec::<String>::new(), 3));
});

/// The errors of applying a file in addition to the others.
async fn wrong(app: &App, path: &str, text: &str) -> String {
    let mut files: Vec<(&str, &str)> = few().into_iter().filter(|(known, _)| *known != path).collect();
    files.push((path, text));
    apply(app, &raw(&files), &Pictures::new(), false).await.unwrap_err().to_string()
}

both!(an_error_names_file_line_and_key_and_leaves_everything_as_it_was, test, {
    let app = open(&test.db).await;
    applied(&app, &few()).await.unwrap();
    let page = |from: &str, to: &str| RETURNS_EN.replace(from, to);
    for (path, text, message) in [
        ("pages/returns/en.md", page("slug = \"returns\"\n", ""), "content/pages/returns/en.md:1: slug: is missing"),
        (
            "pages/returns/en.md",
            page("\"returns\"", "\"Vračila\""),
            "content/pages/returns/en.md:4: slug: Vračila must be",
        ),
        ("pages/returns/en.md", page("\"returns\"", "\"faq\""), "en.md:4: slug: faq is already an address in the shop"),
        (
            "pages/returns/en.md",
            page("updated", "udpated"),
            "en.md:5: udpated: is not a known key (did you mean `updated`?)",
        ),
        ("pages/returns/en.md", page("Write", "Write\n{{ compny.email }}"), "en.md:8: there is no variable compny"),
        (
            "pages/returns/en.md",
            page("Write", "{% if pickup %}{{ pickup.adress }}{% endif %}"),
            "en.md:7: there is no variable pickup.adress",
        ),
        ("pages/returns/en.md", page("Write", "{{ pickup.address }}"), "en.md:7: "),
        ("pages/returns/en.md", page("Write", "{% if %}"), "en.md:7: "),
        ("pages/returns/en.md", page("+++\n", "---\n"), "en.md:1: must begin with TOML"),
        (
            "pages/returns/en.md",
            page("updated", "countries = [\"XX\"]\nupdated"),
            "en.md:5: countries: XX is no country",
        ),
        ("pages/returns/en.md", page("\"returns\"", "\"terms\""), "slug: terms is already the slug of pages/"),
        ("pages/other/sl.md", RETURNS.replace("vracila", "drugo"), "pages/other/sl.md: there is no pages/other/en.md"),
        ("pages/other/xx.md", RETURNS.to_owned(), "xx is no language"),
        (
            "faq/en.toml",
            FAQ.replace("{{ links.returns }}", "{{ links.retruns }}"),
            "faq/en.toml:8: groups[1].entries[1].answer: there is no variable links.retruns",
        ),
        (
            "faq/en.toml",
            FAQ.replace("question = \"How?\"\n", ""),
            "faq/en.toml:4: groups[1].entries[1].question: is missing",
        ),
        (
            "help.toml",
            HELP.replace("[\"returns\"]\nfaq", "[\"retruns\"]\nfaq"),
            "help.toml:4: pages: there is no page retruns (did you mean `returns`?)",
        ),
        ("help.toml", HELP.replace("\"bag\"", "\"bagg\""), "help.toml:8: sections[2].icon: bagg is no icon"),
        ("notes/en.md", "x".to_owned(), "content/notes/en.md: is not a content file"),
        (
            "redirects/SI.toml",
            "[[redirects]]\nfrom = \"/a\"\n".to_owned(),
            "content/redirects/SI.toml:1: redirects[1].to: is missing",
        ),
        ("redirects/DE.toml", "redirects = []\n".to_owned(), "DE.toml: is for a country that this shop does not have"),
    ] {
        let error = wrong(&app, path, &text).await;
        assert!(error.contains(message), "{message}\n{error}");
    }
    assert_eq!(applied(&app, &few()).await.unwrap(), [0, 7]);
    assert_eq!(changes::times_recorded(&test.db, Topic::Content).await, 1);
});

#[tokio::test]
async fn a_text_that_can_no_longer_be_rendered_falls_back_to_the_next() {
    let test = crate::testing::sqlite().await;
    let app = open(&test.db).await;
    let mut directory = (*app.directory()).clone();
    for tenant in &mut directory.tenants {
        std::sync::Arc::make_mut(tenant).free_delivery_from = Some(tenant.money(5000));
    }
    let before = (*app.directory()).clone();
    app.set_directory(directory);
    let broken = RETURNS.replace("Pišite", "{{ delivery.free_from }}");
    let mut files = few();
    files[0].1 = &broken;
    applied(&app, &files).await.unwrap();
    assert!(shown(&app, SI, SL, "vracila").await.html.contains("50.00 €"));
    app.set_directory(before);
    assert_eq!(shown(&app, SI, SL, "vracila").await.html, "<p>Write to us.</p>");
}

both!(a_text_is_rendered_once_until_the_content_changes, test, {
    let app = open(&test.db).await;
    applied(&app, &few()).await.unwrap();
    let html = async |country: TenantId, host: &str, language: crate::id::LanguageId, slug: &str| {
        let mut front = reader(&app, country, language);
        front.origin = format!("https://{host}").into();
        let hosts = ["shop.si", "shop.com"].map(|name| Host { name: name.to_owned(), language: "sl".to_owned() });
        Arc::make_mut(&mut front.tenant).hosts = hosts.to_vec();
        match page(&app, &front, slug).await.unwrap() {
            Resolved::Here(view) => view.html,
            Resolved::Moved(slug) => panic!("moved to {slug}"),
        }
    };
    let returns = async |host: &str| html(SI, host, EN, "returns").await;
    assert_eq!(returns("shop.si").await, "<p>Write to us.</p>");
    test.db
        .sql("UPDATE content_file SET source = $1 WHERE path = 'pages/returns/en.md'")
        .bind(RETURNS_EN.replace("Write to us", "Call {{ shop.host }}"))
        .execute()
        .await
        .unwrap();
    assert_eq!(returns("shop.si").await, "<p>Write to us.</p>", "no change was recorded");
    assert_eq!(returns("shop.com").await, "<p>Call shop.com.</p>", "each host has a text of its own");
    assert_eq!(returns("si.localhost:8080").await, "<p>Call shop.si.</p>", "texts of local hosts are not cached");
    assert_eq!(html(HR, "shop.si", EN, "returns").await, "<p>Call shop.si.</p>", "each country has a text of its own");
    assert!(html(SI, "shop.si", SL, "vracila").await.contains("Pišite"), "each language has a text of its own");

    let mut tx = test.db.begin().await.unwrap();
    changes::record(&mut tx, &[Change::all(Topic::Content)]).await.unwrap();
    tx.commit().await.unwrap();
    app.catch_up().await.unwrap();
    assert_eq!(returns("shop.si").await, "<p>Call shop.si.</p>");
});

#[tokio::test]
async fn the_built_in_texts_fit_together_in_every_country() {
    let test = crate::testing::sqlite().await;
    let countries = tenancy::files::read(&tenancy::files::built_in(), &Configuration::default()).unwrap();
    tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
    let app = App::open(Settings::default(), test.db.clone(), Clock::System).await.unwrap();
    let plan = plan(&app, &built_in(), &Pictures::new(), false).await.unwrap_or_else(|errors| panic!("{errors}"));
    assert!(plan.changes.len() > 20);
}

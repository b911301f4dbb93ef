//! Redirects of two countries, on both databases.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use super::{
    Import, ImportSummary, Redirect, Target, add, any, apply_content, check, export_content, find, import, list,
    list_content, plan_content, read_file, remove,
};
use crate::{
    app::App,
    both,
    catalog::{OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft, VariantDraft},
    content::editorial::{self, Action, Pictures, Plan, Publication, RawFile, RawFiles},
    db::Session as _,
    error::Error,
    inventory,
    tenancy::{Directory, Host, Tenant},
    testing::shop::{HR, SI, SL, open},
};

const WRITE: Import = Import { prune: false, dry_run: false };
const TRY: Import = Import { prune: false, dry_run: true };

fn tenant(app: &App) -> Tenant {
    let mut tenant = Tenant::clone(app.directory().tenant(SI).unwrap());
    tenant.hosts = vec![Host { name: "vitrina.si".to_owned(), language: "sl".to_owned() }];
    tenant
}

async fn found(app: &App, path: &str) -> Option<String> {
    app.catch_up().await.unwrap();
    find(app, SI, path).await.unwrap().map(|redirect| redirect.target.as_str().to_owned())
}

fn message(error: Error) -> String {
    match error {
        Error::Diagnostics(all) => all.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        other => other.to_string(),
    }
}

both!(a_redirect_applies_at_once_in_its_country_only, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    assert_eq!((found(&app, "/old").await, any(&app, SI).await.unwrap()), (None, false));
    add(&app, &si, "/Old/", "/new?color=black#top", true, false).await.unwrap();
    for path in ["/old", "/OLD/", "/%6Fld"] {
        assert_eq!(found(&app, path).await.as_deref(), Some("/new?color=black#top"), "{path}");
    }
    assert!(any(&app, SI).await.unwrap());
    assert_eq!((find(&app, HR, "/old").await.unwrap(), any(&app, HR).await.unwrap()), (None, false));
    assert_eq!(found(&app, "/older").await, None);
    let changed = add(&app, &si, "/old", "https://example.com/there", false, false).await.unwrap();
    assert_eq!(changed.replaced, Some(Target::Inside("/new?color=black#top".to_owned())));
    assert_eq!(found(&app, "/old").await.as_deref(), Some("https://example.com/there"));
    assert!(remove(&app, &si, "/old", false).await.unwrap());
    assert_eq!(found(&app, "/old").await, None);
    assert!(!remove(&app, &si, "/old", false).await.unwrap());
});

both!(a_loop_is_refused_and_a_chain_is_followed_to_its_end, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    add(&app, &si, "/a", "/b", true, false).await.unwrap();
    add(&app, &si, "/b", "/c?x=1", true, false).await.unwrap();
    assert_eq!(found(&app, "/a").await.as_deref(), Some("/c?x=1"));
    for (from, to) in [("/c", "/a"), ("/c", "/B/?y=2"), ("/d", "/d")] {
        let error = message(add(&app, &si, from, to, true, false).await.unwrap_err());
        assert!(error.contains("is part of a loop"), "{error}");
    }
    assert_eq!(found(&app, "/a").await.as_deref(), Some("/c?x=1"), "nothing of it was stored");
    let findings = check(&app, &si).await.unwrap();
    assert_eq!(findings.len(), 1);
    assert!(
        findings[0].path == "/a" && !findings[0].is_error && findings[0].message.contains("2 redirects"),
        "{findings:?}"
    );
    test.db.sql("UPDATE redirect SET target = '/a' WHERE path = '/b'").execute().await.unwrap();
    assert!(check(&app, &si).await.unwrap().iter().all(|finding| finding.is_error));
});

both!(invalid_paths_and_targets_are_refused, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    for (from, to) in [
        ("old", "/new"),
        ("/", "/new"),
        ("/old?x=1", "/new"),
        ("/api/cart", "/new"),
        ("/media/a.png", "/new"),
        ("//evil.example/a", "/new"),
        ("https://other.example/a", "/new"),
        ("/old", "new"),
        ("/old", "//evil.example"),
        ("/old", "/\\evil.example"),
        ("/old", "javascript:alert(1)"),
        ("/old", "https://user:secret@evil.example/"),
        ("/old", ""),
    ] {
        assert!(add(&app, &si, from, to, true, false).await.is_err(), "{from} → {to}");
    }
    let own = add(&app, &si, "https://vitrina.si/en/stara", "https://vitrina.si/nova?x=1", true, false).await.unwrap();
    let inside = Target::Inside("/nova?x=1".to_owned());
    assert_eq!(
        own.redirect,
        Redirect { path: "/stara".to_owned(), target: inside, is_permanent: true, publication: Publication::default() }
    );
});

/// Both countries, each with a host of its own.
fn with_hosts(app: &App) -> [Tenant; 2] {
    let mut directory = Directory::clone(&app.directory());
    for (index, (tenant, name)) in [(SI, "vitrina.si"), (HR, "vitrina.hr")].into_iter().enumerate() {
        let mut country = Tenant::clone(directory.tenant(tenant).unwrap());
        country.hosts = vec![Host { name: name.to_owned(), language: "sl".to_owned() }];
        directory.hosts.insert(name.to_owned(), (index, Arc::clone(country.language("sl").unwrap())));
        directory.tenants[index] = Arc::new(country);
    }
    let countries = [SI, HR].map(|tenant| Tenant::clone(directory.tenant(tenant).unwrap()));
    app.set_directory(directory);
    countries
}

both!(a_loop_through_another_country_is_refused, test, {
    let app = open(&test.db).await;
    let [si, hr] = with_hosts(&app);
    add(&app, &si, "/a", "https://vitrina.hr/A/?x=1", true, false).await.unwrap();
    for to in ["https://vitrina.si/a", "https://vitrina.si/en/a", "https://vitrina.si/sl/a", "https://vitrina.si//a"] {
        let error = message(add(&app, &hr, "/a", to, true, false).await.unwrap_err());
        assert!(error.contains("/a is part of a loop: /a → SI /a → /a"), "{to}: {error}");
    }
    assert_eq!(list(&app, HR).await.unwrap(), []);
    for to in ["https://vitrina.si/b", "https://vitrina.example/a", "/b"] {
        add(&app, &hr, "/a", to, true, false).await.unwrap();
    }
    add(&app, &hr, "/b", "https://vitrina.si/a", true, false).await.expect_err("over a path of its own");
    test.db.sql("UPDATE redirect SET target = 'https://vitrina.si/a' WHERE tenant_id = 13").execute().await.unwrap();
    for tenant in [&si, &hr] {
        let findings = check(&app, tenant).await.unwrap();
        assert!(findings.len() == 1 && findings[0].is_error, "{findings:?}");
    }
    // A redirect outside the loop can still be added.
    add(&app, &hr, "/c", "/d", true, false).await.unwrap();
});

/// A page and a post with other slugs in English, and the same again without a redirect.
async fn write_texts(app: &App) {
    let text = |slug: &str, more: &str| {
        format!("+++\ntitle = \"T\"\ndescription = \"D.\"\nslug = \"{slug}\"\nupdated = 2024-09-01\n{more}+++\nText.\n")
    };
    let published = "published = 2024-09-01\n";
    let files = [
        ("pages/terms/sl.md", text("pogoji", "")),
        ("pages/terms/en.md", text("terms", "")),
        ("posts/week/sl.md", text("teden", published)),
        ("posts/week/en.md", text("week", published)),
    ];
    let files = files.map(|(path, text)| RawFile { path: path.to_owned(), bytes: text.into_bytes() }).to_vec();
    let raw = RawFiles { folder: "content".to_owned(), files };
    editorial::apply(app, &raw, &Pictures::new(), false).await.unwrap();
}

/// A product with a former slug.
async fn write_product(app: &App) {
    for slug in ["former", "current"] {
        let text = ProductText { slug: Some(slug.to_owned()), name: "Tee".to_owned(), ..ProductText::default() };
        let price = PriceDraft { price_minor: 2000, ..PriceDraft::default() };
        let draft = ProductDraft {
            key: "tee".to_owned(),
            categories: vec![vec!["Tops".to_owned()]],
            texts: [(SL, text)].into(),
            options: vec![OptionDraft { kind: OptionKind::Size, name: "Size".to_owned() }],
            variants: vec![VariantDraft {
                values: vec!["S".to_owned()],
                stock: StockDraft::tracked(3),
                prices: [(SI, price)].into(),
                ..VariantDraft::default()
            }],
            offers: [(SI, OfferDraft { is_visible: true, badges: None })].into(),
            ..ProductDraft::default()
        };
        inventory::save_products(app, &[draft]).await.unwrap();
    }
    app.catch_up().await.unwrap();
}

both!(a_loop_through_a_page_that_redirects_by_itself_is_refused, test, {
    let app = open(&test.db).await;
    write_texts(&app).await;
    write_product(&app).await;
    let [si, _] = with_hosts(&app);
    for (from, to, way) in [
        ("/blog", "/blog/page/1", "/blog → /blog/page/1 → /blog"),
        ("/product/current", "/product/former", "/product/current → /product/former → /product/current"),
        (
            "/product/current",
            "/product/tops/former?size=s",
            "/product/current → /product/tops/former → /product/current",
        ),
        ("/pogoji", "/terms", "/pogoji → /terms → /pogoji"),
        ("/terms", "/pogoji", "/terms → /pogoji → /terms"),
        ("/blog/teden", "https://vitrina.si/blog/week", "/blog/teden → /blog/week → /blog/teden"),
        ("/auth/Login", "/user/orders", "/auth/login → /user/orders → /auth/login"),
        ("/auth/affiliate-login", "/affiliate/dashboard", "→ /affiliate/dashboard → /auth/affiliate-login"),
    ] {
        let error = message(add(&app, &si, from, to, true, false).await.unwrap_err());
        assert!(error.contains("is part of a loop: ") && error.contains(way), "{from}: {error}");
    }
    assert_eq!(list(&app, SI).await.unwrap(), []);
    for (from, to) in [
        ("/journal", "/blog/page/1"),
        ("/product/former", "/product/current"),
        ("/product/old", "/product/former"),
        ("/conditions", "/terms"),
        ("/blog/old", "/blog/week"),
        ("/my", "/user/orders"),
    ] {
        add(&app, &si, from, to, true, false).await.unwrap_or_else(|error| panic!("{from}: {}", message(error)));
    }
    // A page's slug may be changed later.
    test.db
        .sql("UPDATE redirect SET target = '/blog/page/1', path = '/blog' WHERE path = '/my'")
        .execute()
        .await
        .unwrap();
    let findings = check(&app, &si).await.unwrap();
    let loops: Vec<&str> = findings.iter().filter(|one| one.is_error).map(|one| one.path.as_str()).collect();
    assert_eq!(loops, ["/blog", "/journal"], "{findings:?}");
});

both!(a_file_is_read_all_or_not_at_all, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    let lines = |text: &str| read_file("r.csv", text.as_bytes()).unwrap();
    let wrong = lines("from,to\n/a,/b\n/x,nowhere\n/a,/c\n/c,/d\n/d,/c\n");
    let error = message(import(&app, &si, "r.csv", &wrong, WRITE).await.unwrap_err());
    assert!(error.contains("r.csv:3: to:") && error.contains("r.csv:4: from:"), "{error}");
    let looping = lines("from,to\n/a,/b\n/c,/d\n/d,/c\n");
    let error = message(import(&app, &si, "r.csv", &looping, WRITE).await.unwrap_err());
    assert!(error.contains("r.csv:3:") && error.contains("r.csv:4:"), "{error}");
    assert_eq!(list(&app, SI).await.unwrap(), []);
    let good = lines("from,to,permanent\n/a,/b,no\n/c,https://example.com/\n");
    assert_eq!(import(&app, &si, "r.csv", &good, TRY).await.unwrap().added.len(), 2);
    assert_eq!(list(&app, SI).await.unwrap(), [], "a dry run writes nothing");
    assert_eq!(import(&app, &si, "r.csv", &good, WRITE).await.unwrap().added.len(), 2);
    assert_eq!(
        import(&app, &si, "r.csv", &good, WRITE).await.unwrap(),
        ImportSummary::default(),
        "the second time nothing changes"
    );
    assert_eq!(list(&app, SI).await.unwrap().len(), 2);
});

both!(importing_with_prune_removes_other_redirects, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    let hr = Tenant::clone(app.directory().tenant(HR).unwrap());
    let lines = |text: &str| read_file("r.csv", text.as_bytes()).unwrap();
    import(&app, &si, "r.csv", &lines("from,to\n/a,/b\n/b,/c\n"), WRITE).await.unwrap();
    import(&app, &hr, "r.csv", &lines("from,to\n/a,/b\n"), WRITE).await.unwrap();
    // Without its redirect, `/b` leads nowhere, so there is no loop.
    let whole = lines("from,to\n/a,/b\n/c,/a\n");
    let planned = import(&app, &si, "r.csv", &whole, Import { prune: true, dry_run: true }).await.unwrap();
    let paths = |imported: &ImportSummary| -> (Vec<String>, Vec<String>) {
        let added = imported.added.iter().map(|added| added.redirect.path.clone()).collect();
        (added, imported.removed.iter().map(|removed| removed.path.clone()).collect())
    };
    assert_eq!(paths(&planned), (vec!["/c".to_owned()], vec!["/b".to_owned()]));
    assert_eq!(list(&app, SI).await.unwrap().len(), 2, "a dry run writes nothing");
    assert!(import(&app, &si, "r.csv", &whole, WRITE).await.is_err(), "with /b it is one");
    let prune = Import { prune: true, ..WRITE };
    assert_eq!(import(&app, &si, "r.csv", &whole, prune).await.unwrap(), planned);
    assert_eq!((found(&app, "/c").await.as_deref(), found(&app, "/b").await), (Some("/b"), None));
    assert_eq!(import(&app, &si, "r.csv", &whole, prune).await.unwrap(), ImportSummary::default());
    assert_eq!(list(&app, HR).await.unwrap().len(), 1, "another country keeps its own");
});

fn file_of(country: &str, text: &str) -> RawFiles {
    let file = RawFile { path: format!("redirects/{country}.toml"), bytes: text.as_bytes().to_vec() };
    RawFiles { folder: "content".to_owned(), files: vec![file] }
}

async fn applied(app: &App, raw: &RawFiles, prune: bool) -> Plan {
    let plan = apply_content(app, raw, &Pictures::new(), prune).await.unwrap();
    app.catch_up().await.unwrap();
    plan
}

/// Paths of the changed redirects of the only changed file.
fn changed(plan: &Plan) -> (Action, Vec<&str>) {
    let [change] = &plan.changes[..] else { panic!("{plan:?}") };
    assert_eq!(change.path, "redirects/SI.toml");
    (change.action, change.fields.iter().map(|field| field.key.as_str()).collect())
}

both!(redirects_are_files_of_content, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    add(&app, &si, "/kept", "/new", true, false).await.unwrap();
    let text = "# The sale.\n[[redirects]]\nfrom = \"/Sale/\"\nto = \"/new\"\nunpublish = 2030-01-01\n\
                [[redirects]]\nfrom = \"/a\"\nto = \"https://example.com/\"\n";
    let raw = file_of("SI", text);
    let plan = plan_content(&app, &raw, &Pictures::new(), false).await.unwrap();
    assert_eq!(changed(&plan), (Action::Changed, vec!["/sale", "/a"]));
    assert_eq!(plan.changes[0].fields[0].new.as_deref(), Some("/new (temporary), unpublish 2030-01-01T00:00:00"));
    assert_eq!(plan.unmanaged, ["the redirect /kept of SI"]);
    assert_eq!(list(&app, SI).await.unwrap().len(), 1, "a plan writes nothing");
    assert_eq!(applied(&app, &raw, false).await, plan);
    let again = applied(&app, &raw, false).await;
    assert_eq!((again.changes.len(), again.unchanged), (0, 1));
    assert_eq!(found(&app, "/sale").await.as_deref(), Some("/new"));
    let paths: Vec<String> = list_content(&app).await.unwrap().into_iter().map(|file| file.path).collect();
    assert_eq!(paths, ["redirects/SI.toml"]);

    let folder = test.folder.path().join("exported");
    assert_eq!(export_content(&app, &folder, true).await.unwrap().files, ["redirects/SI.toml"]);
    assert!(!folder.exists(), "a dry run writes nothing");
    assert_eq!(export_content(&app, &folder, false).await.unwrap().files, ["redirects/SI.toml"]);
    assert!(export_content(&app, &folder, false).await.unwrap().files.is_empty());
    let exported = applied(&app, &editorial::read_folder(&folder).unwrap(), true).await;
    assert_eq!((exported.changes.len(), exported.unchanged), (0, 1));

    assert_eq!(changed(&applied(&app, &raw, true).await), (Action::Changed, vec!["/kept"]));
    std::fs::write(folder.join("redirects/SI.toml"), text).unwrap();
    assert!(export_content(&app, &folder, false).await.unwrap().files.is_empty(), "the same in other words");
    applied(&app, &file_of("HR", "redirects = []\n"), true).await;
    assert_eq!(list(&app, SI).await.unwrap().len(), 2, "a country without a file keeps its redirects");
    let none = applied(&app, &file_of("SI", "redirects = []\n"), true).await;
    assert_eq!(changed(&none), (Action::Removed, vec!["/a", "/sale"]));
    assert!(list_content(&app).await.unwrap().is_empty());
});

both!(a_wrong_redirect_in_a_file_of_content_changes_nothing, test, {
    let app = open(&test.db).await;
    let entry = |from: &str, to: &str| format!("[[redirects]]\nfrom = \"{from}\"\nto = \"{to}\"\n");
    for (text, message) in [
        (entry("/a", "/b") + &entry("/b", "/a"), "content/redirects/SI.toml:2: /a is part of a loop"),
        (entry("/a", "/b") + &entry("nowhere", "/b"), "content/redirects/SI.toml:5: from: nowhere is no path"),
        (entry("/a", "b"), "content/redirects/SI.toml:2: to: b is neither a path"),
        (
            entry("/a", "/b") + "publish = \"soon\"\n",
            "content/redirects/SI.toml:4: redirects[1].publish: must be a date",
        ),
        (
            entry("/a", "/b") + "publish = 2030-01-02\nunpublish = 2030-01-01\n",
            "SI.toml:5: redirects[1].unpublish: is not after `publish`",
        ),
    ] {
        let mut raw = file_of("SI", &text);
        raw.files.push(RawFile {
            path: "faq/en.toml".to_owned(),
            bytes: b"[[groups]]\nkey = \"g\"\ntitle = \"G\"\n".to_vec(),
        });
        let error = message_of(plan_content(&app, &raw, &Pictures::new(), false).await);
        assert!(error.contains(message), "{message}\n{error}");
        let error = message_of(apply_content(&app, &raw, &Pictures::new(), false).await);
        assert!(error.contains(message), "{message}\n{error}");
    }
    assert_eq!(list(&app, SI).await.unwrap(), []);
    assert!(list_content(&app).await.unwrap().is_empty(), "the questions are not written either");
});

fn message_of(result: Result<Plan, Error>) -> String {
    message(result.unwrap_err())
}

both!(a_redirect_applies_between_two_times_of_the_countrys_clock, test, {
    let app = open(&test.db).await;
    // The clock is at midnight UTC on 2024-10-04; Ljubljana is two hours ahead.
    let text = "[[redirects]]\nfrom = \"/a\"\nto = \"/b\"\n[[redirects]]\nfrom = \"/b\"\nto = \"/c\"\n\
                publish = 2024-10-04T14:00:00\nunpublish = 2024-10-04T15:00:00\n";
    applied(&app, &file_of("SI", text), false).await;
    let at = |time: &str| Some(time.parse::<DateTime<Utc>>().unwrap());
    let (start, end) = (at("2024-10-04T12:00:00Z"), at("2024-10-04T13:00:00Z"));
    for (minutes, target, until) in [(719, "/b", start), (1, "/c", end), (59, "/c", end), (1, "/b", None)] {
        app.clock.advance(TimeDelta::minutes(minutes));
        let (found, reads) = crate::cache::tracked(found(&app, "/a")).await;
        assert_eq!((found.as_deref(), reads.exact_until()), (Some(target), until), "{}", app.clock.now());
    }
    let csv = "from,to,permanent,publish,unpublish\n/d,/e,yes,2024-10-05,\n/f,/g,no,,2030-01-01T00:00:00Z\n";
    let lines = read_file("r.csv", csv.as_bytes()).unwrap();
    import(&app, &tenant(&app), "r.csv", &lines, WRITE).await.unwrap();
    assert_eq!((found(&app, "/d").await, found(&app, "/f").await.as_deref()), (None, Some("/g")));
});

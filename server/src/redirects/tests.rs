//! Redirects of two countries, on both databases.

use super::{Redirect, Target, add, any, check, find, import, list, read_file, remove};
use crate::{
    app::App,
    both,
    db::Session as _,
    error::Error,
    tenancy::{Host, Tenant},
    testing::shop::{HR, SI, open},
};

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

both!(a_path_leads_elsewhere_in_one_country_only_as_soon_as_it_is_added, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    assert_eq!((found(&app, "/old").await, any(&app, SI).await.unwrap()), (None, false));
    add(&app, &si, ("/Old/", "/new?color=black#top"), true, false).await.unwrap();
    for path in ["/old", "/OLD/", "/%6Fld"] {
        assert_eq!(found(&app, path).await.as_deref(), Some("/new?color=black#top"), "{path}");
    }
    assert!(any(&app, SI).await.unwrap());
    assert_eq!((find(&app, HR, "/old").await.unwrap(), any(&app, HR).await.unwrap()), (None, false));
    assert_eq!(found(&app, "/older").await, None);
    let changed = add(&app, &si, ("/old", "https://example.com/there"), false, false).await.unwrap();
    assert_eq!(changed.replaced, Some(Target::Inside("/new?color=black#top".to_owned())));
    assert_eq!(found(&app, "/old").await.as_deref(), Some("https://example.com/there"));
    assert!(remove(&app, &si, "/old", false).await.unwrap());
    assert_eq!(found(&app, "/old").await, None);
    assert!(!remove(&app, &si, "/old", false).await.unwrap());
});

both!(a_circle_is_refused_and_a_chain_is_followed_to_its_end, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    add(&app, &si, ("/a", "/b"), true, false).await.unwrap();
    add(&app, &si, ("/b", "/c?x=1"), true, false).await.unwrap();
    assert_eq!(found(&app, "/a").await.as_deref(), Some("/c?x=1"));
    for (from, to) in [("/c", "/a"), ("/c", "/B/?y=2"), ("/d", "/d")] {
        let error = message(add(&app, &si, (from, to), true, false).await.unwrap_err());
        assert!(error.contains("leads in a circle"), "{error}");
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

both!(what_is_no_path_or_no_target_is_refused, test, {
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
        assert!(add(&app, &si, (from, to), true, false).await.is_err(), "{from} → {to}");
    }
    let own =
        add(&app, &si, ("https://vitrina.si/en/stara", "https://vitrina.si/nova?x=1"), true, false).await.unwrap();
    let inside = Target::Inside("/nova?x=1".to_owned());
    assert_eq!(own.redirect, Redirect { path: "/stara".to_owned(), target: inside, is_permanent: true });
});

both!(a_file_is_read_all_or_not_at_all, test, {
    let app = open(&test.db).await;
    let si = tenant(&app);
    let lines = |text: &str| read_file("r.csv", text.as_bytes()).unwrap();
    let wrong = lines("from,to\n/a,/b\n/x,nowhere\n/a,/c\n/c,/d\n/d,/c\n");
    let error = message(import(&app, &si, "r.csv", &wrong, false).await.unwrap_err());
    assert!(error.contains("r.csv:3: to:") && error.contains("r.csv:4: from:"), "{error}");
    let circle = lines("from,to\n/a,/b\n/c,/d\n/d,/c\n");
    let error = message(import(&app, &si, "r.csv", &circle, false).await.unwrap_err());
    assert!(error.contains("r.csv:3:") && error.contains("r.csv:4:"), "{error}");
    assert_eq!(list(&app, SI).await.unwrap(), []);
    let good = lines("from,to,permanent\n/a,/b,no\n/c,https://example.com/\n");
    assert_eq!(import(&app, &si, "r.csv", &good, true).await.unwrap().len(), 2);
    assert_eq!(list(&app, SI).await.unwrap(), [], "a dry run writes nothing");
    assert_eq!(import(&app, &si, "r.csv", &good, false).await.unwrap().len(), 2);
    assert_eq!(import(&app, &si, "r.csv", &good, false).await.unwrap(), [], "the second time nothing changes");
    assert_eq!(list(&app, SI).await.unwrap().len(), 2);
});

//! Entries of every kind of file are shown between two times, by the country's clock.

use super::*;
use crate::{
    cache::{Reads, tracked},
    content::editorial::{PartnerKind, partners, product_care, size_tables, social_links},
    testing::{TestDb, shop::open_with},
};

const FAQ: &str = r#"[[groups]]
key = "returns"
title = "Returns"
[[groups.entries]]
key = "how"
question = "How?"
answer = "So."
[[groups.entries]]
key = "until"
question = "Until when?"
answer = "January."
TIMES
[[groups]]
key = "gifts"
title = "Gifts"
TIMES
[[groups.entries]]
key = "card"
question = "A card?"
answer = "Yes."
"#;
const HELP: &str = r#"[[sections]]
key = "back"
icon = "back"
pages = ["returns"]
[[sections]]
key = "none"
icon = "bag"
pages = ["returns"]
TIMES
"#;
const CARE: &str = r#"intro = "Care."
[[signs]]
key = "wash-30"
title = "Wash"
text = "Cool."
[[signs]]
key = "dry"
title = "Dry"
text = "Flat."
TIMES
"#;
const SIZES: &str = r#"[[tables]]
key = "tops"
measures = ["bust"]
sizes = [{ size = "S", bust = "83–87.5" }]
[tables.names]
en = "Tops"
[[tables]]
key = "skirts"
TIMES
measures = ["waist"]
sizes = [{ size = "S", waist = "62" }]
[tables.names]
en = "Skirts"
"#;
const PARTNERS: &str = r#"[[entries]]
type = "PARTNER"
title = "Mill"
link = "https://mill.example"
picture = "mill.svg"
[entries.alt]
en = "A mill"
[[entries]]
type = "PARTNER"
title = "Fair"
link = "https://fair.example"
picture = "mill.svg"
TIMES
[entries.alt]
en = "A fair"
"#;
const SOCIAL: &str = r#"[[links]]
kind = "instagram"
url = "https://social.example/shop"
[[links]]
kind = "tiktok"
url = "https://social.example/week"
TIMES
"#;
const MILL: &str =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><rect width=\"8\" height=\"8\"/></svg>";

/// A shop with files whose entries marked `TIMES` have these.
async fn shop(test: &TestDb, times: &str) -> App {
    let app = open_with(&test.db, Settings { data: test.folder.path().to_owned(), ..Settings::default() }).await;
    let texts = [FAQ, HELP, CARE, SIZES, PARTNERS, SOCIAL].map(|text| text.replace("TIMES", times));
    let [faq, help, care, sizes, partners, social] = texts.each_ref().map(String::as_str);
    let files = [
        ("pages/returns/en.md", RETURNS_EN),
        ("faq/en.toml", faq),
        ("help.toml", help),
        ("help/en.toml", HELP_EN),
        ("product-care/en.toml", care),
        ("size-tables.toml", sizes),
        ("partners.toml", partners),
        ("partners/mill.svg", MILL),
        ("social.toml", social),
    ];
    applied(&app, &files).await.unwrap();
    app
}

/// How many entries of each kind Slovenia shows, and what that depends on.
async fn counts(app: &App) -> [(&'static str, usize, Reads); 6] {
    let front = reader(app, SI, EN);
    let questions = Box::pin(tracked(faq(app, &front))).await;
    let sections = Box::pin(tracked(help(app, &front))).await;
    let signs = Box::pin(tracked(product_care(app, &front))).await;
    let tables = Box::pin(tracked(size_tables(app, &front, None))).await;
    let entries = Box::pin(tracked(partners(app, &front, PartnerKind::Partner))).await;
    let links = Box::pin(tracked(social_links(app, &front.tenant))).await;
    let groups = questions.0.unwrap().groups;
    [
        ("questions", groups.iter().flat_map(|group| &group.entries).count(), questions.1),
        ("sections", sections.0.unwrap().sections.len(), sections.1),
        ("signs", signs.0.unwrap().signs.len(), signs.1),
        ("tables", tables.0.unwrap().len(), tables.1),
        ("partners", entries.0.unwrap().len(), entries.1),
        ("links", links.0.unwrap().len(), links.1),
    ]
}

both!(an_entry_is_shown_between_two_times_of_the_countrys_clock, test, {
    // The clock is at midnight UTC on 2024-10-04; Ljubljana is two hours ahead.
    let app = shop(&test, "publish = 2024-10-04T14:00:00\nunpublish = 2024-10-04T15:00:00").await;
    let at = |time: &str| Some(time.parse::<DateTime<Utc>>().unwrap());
    let (start, end) = (at("2024-10-04T12:00:00Z"), at("2024-10-04T13:00:00Z"));
    for (minutes, is_shown, until) in
        [(0, false, start), (719, false, start), (1, true, end), (59, true, end), (1, false, None)]
    {
        app.clock.advance(TimeDelta::minutes(minutes));
        for (kind, number, reads) in Box::pin(counts(&app)).await {
            let expected = match (is_shown, kind) {
                (false, _) => 1,
                // A question of a shown group, and a group.
                (true, "questions") => 3,
                (true, _) => 2,
            };
            assert_eq!((number, reads.exact_until()), (expected, until), "{kind} at {}", app.clock.now());
        }
    }
});

both!(times_of_entries_are_checked_as_those_of_pages, test, {
    let app = shop(&test, "").await;
    for (path, text, message) in [
        (
            "faq/en.toml",
            FAQ.replacen("TIMES", "publish = 2024-10-05\nunpublish = 2024-10-04", 1),
            "content/faq/en.toml:13: groups[1].entries[2].unpublish: is not after `publish`",
        ),
        (
            "faq/en.toml",
            FAQ.replace("title = \"Gifts\"\nTIMES", "title = \"Gifts\"\npublish = \"soon\""),
            "content/faq/en.toml:16: groups[2].publish: must be a date such as 2026-11-27T18:00:00, without quotes",
        ),
        (
            "help.toml",
            HELP.replace("TIMES", "publish = 2024-10-05T01:00:00Z\nunpublish = 2024-10-05T01:00:00Z"),
            "content/help.toml:10: sections[2].unpublish: is not after `publish`",
        ),
        (
            "product-care/en.toml",
            CARE.replace("TIMES", "unpublish = 5"),
            "en.toml:10: signs[2].unpublish: must be a date",
        ),
        ("size-tables.toml", SIZES.replace("TIMES", "publsh = 2024-10-05"), ":9: tables[2].publsh: is not a known key"),
        ("partners.toml", PARTNERS.replace("TIMES", "publish = true"), "partners.toml:13: entries[2].publish: must be"),
        (
            "social.toml",
            SOCIAL.replace("tiktok", "tiktak").replace("TIMES", ""),
            "content/social.toml:5: links[2].kind: tiktak is not a known social network (did you mean `tiktok`?)",
        ),
    ] {
        let text = text.replace("TIMES", "");
        let error = apply(&app, &raw(&[(path, &*text)]), &Pictures::new(), false).await.unwrap_err().to_string();
        assert!(error.contains(message), "{message}\n{error}");
    }
});

both!(social_links_of_the_file_replace_those_of_the_country, test, {
    let app = shop(&test, "").await;
    let mut directory = (*app.directory()).clone();
    let own = crate::tenancy::SocialLink { kind: "youtube".to_owned(), url: "https://social.example/own".to_owned() };
    for tenant in &mut directory.tenants {
        Arc::make_mut(tenant).social = vec![own.clone()];
    }
    app.set_directory(directory);
    let kinds = async |tenant| {
        let links = social_links(&app, &reader(&app, tenant, EN).tenant).await.unwrap();
        links.into_iter().map(|link| link.kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds(SI).await, ["instagram", "tiktok"]);
    let of_croatia = SOCIAL.replace("TIMES", "").replace("kind", "countries = [\"HR\"]\nkind");
    applied(&app, &[("social.toml", &*of_croatia)]).await.unwrap();
    assert_eq!(kinds(HR).await, ["instagram", "tiktok"]);
    assert_eq!(kinds(SI).await, ["youtube"], "the file names none for this country");
    let over = of_croatia.replace("kind", "unpublish = 2024-10-01\nkind");
    applied(&app, &[("social.toml", &*over)]).await.unwrap();
    assert_eq!(kinds(HR).await, [""; 0], "none is published any more");
});

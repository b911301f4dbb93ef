//! Pages, posts, questions and help over HTTP.

use axum::http::StatusCode;
use chrono::TimeDelta;
use serde_json::json;

use super::shop::{HR, SI, Shop};
use crate::{
    both,
    content::editorial::{Pictures, RawFile, RawFiles, apply},
    tenancy::TenantId,
};

const PAGE: &str =
    "+++\ntitle = \"{}\"\ndescription = \"About it.\"\nslug = \"{}\"\nupdated = \"2026-11-01\"\n+++\n## One\n\nText.\n";

/// A page in two languages and in Croatia's own version, two posts, a question, the help centre and a care sign.
pub(super) async fn write(shop: &Shop) {
    let page = |title: &str, slug: &str| PAGE.replacen("{}", title, 1).replacen("{}", slug, 1);
    let post = |title: &str, day: &str, tags: &str| {
        page(title, title).replace("updated", &format!("published = \"{day}\"\ntags = {tags}\nupdated"))
    };
    let faq = "[[groups]]\nkey = \"g\"\ntitle = \"G\"\n[[groups.entries]]\nkey = \"q\"\nquestion = \"Q?\"\nanswer = \"*A*\"\n";
    let files = [
        ("pages/terms/sl.md", page("Pogoji", "pogoji")),
        ("pages/terms/en.md", page("Terms", "terms")),
        ("pages/terms/HR-en.md", page("Terms of Croatia", "terms-hr")),
        ("posts/a/en.md", post("first", "2026-01-01", "[\"Care\", \"Linen shirts\"]")),
        ("posts/b/en.md", post("second", "2026-02-01", "[\"Care\"]")),
        (
            "events/week/en.md",
            page("Week", "week")
                .replace("updated", "starts = 2020-01-01\nends = 2020-01-08\ncollection = \"rib\"\nupdated"),
        ),
        ("faq/en.toml", faq.to_owned()),
        ("help.toml", "[[sections]]\nkey = \"back\"\nicon = \"back\"\npages = [\"terms\"]\n".to_owned()),
        ("help/en.toml", "[sections.back]\ntitle = \"Back\"\ntext = \"About it.\"\n".to_owned()),
        (
            "product-care/en.toml",
            "intro = \"Care.\"\n[[signs]]\nkey = \"wash-30\"\ntitle = \"Wash\"\ntext = \"Cool.\"\n".to_owned(),
        ),
    ];
    let files = files.map(|(path, text)| RawFile { path: path.to_owned(), bytes: text.into_bytes() });
    let raw = RawFiles { folder: "content".to_owned(), files: files.to_vec() };
    apply(&shop.app, &raw, &Pictures::new(), false).await.unwrap();
    shop.read_changes().await;
}

both!(pages_are_found_by_the_slug_of_each_language_and_country, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(shop.get("/api/content/page/by-slug/pogoji").await.status, StatusCode::NOT_FOUND);
    assert_eq!(shop.get("/api/content/faq").await.status, StatusCode::NOT_FOUND);
    write(&shop).await;
    let reply = shop.get("/api/content/page/by-slug/pogoji").await;
    let data = reply.data();
    assert_eq!(
        (&data["title"], &data["path"], &data["isOwnLanguage"]),
        (&json!("Pogoji"), &json!("/pogoji"), &json!(true))
    );
    assert_eq!(data["headings"], json!([{ "id": "section-one", "text": "One" }]));
    assert_eq!(data["html"], "<h2 id=\"section-one\">One</h2>\n<p>Text.</p>");
    assert!(reply.headers.contains_key("cache-control"));
    let moved = shop.get("/api/content/page/by-slug/terms").await;
    assert_eq!(moved.status, StatusCode::MOVED_PERMANENTLY);
    assert_eq!(moved.headers["location"], "/api/content/page/by-slug/pogoji");
    let english = shop.get("/api/content/page/by-slug/TERMS?languageId=1").await;
    assert_eq!(english.data()["title"], "Terms");
    let croatian = shop.get_in(HR, "/api/content/page/by-slug/terms-hr?languageId=1").await;
    assert_eq!(croatian.data()["title"], "Terms of Croatia");
    assert_eq!(
        shop.get_in(SI, "/api/content/page/by-slug/terms-hr?languageId=1").await.status,
        StatusCode::MOVED_PERMANENTLY
    );
    let links = shop.get("/api/navigation").await;
    assert_eq!(links.data()["pages"]["company"][1], json!({ "key": "terms", "name": "Pogoji", "path": "/pogoji" }));
});

both!(social_links_of_a_file_are_shown_everywhere_from_their_time_on, test, {
    let shop = Shop::open(&test).await;
    let kinds = |links: &serde_json::Value| {
        links.as_array().unwrap().iter().map(|link| link["kind"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let shown = async |tenant: TenantId| {
        let navigation = kinds(&shop.get_in(tenant, "/api/navigation").await.data()["socialLinks"]);
        let country = shop.get(&format!("/api/country/{tenant}")).await;
        assert_eq!(kinds(&country.data()["socialLinks"]), navigation);
        let active = shop.get("/api/country/getAllActiveData").await;
        let is_own = |country: &&serde_json::Value| country["id"] == json!(tenant);
        let own = active.data().as_array().unwrap().iter().find(is_own).unwrap();
        assert_eq!(kinds(&own["socialLinks"]), navigation);
        navigation
    };
    assert_eq!((shown(SI).await, shown(HR).await), (vec!["instagram".to_owned()], vec!["instagram".to_owned()]));
    let link = |kind: &str, more: &str| {
        format!("[[links]]\nkind = \"{kind}\"\nurl = \"https://social.example/x\"\ncountries = [\"SI\"]\n{more}")
    };
    let text = link("tiktok", "") + &link("youtube", "publish = 2026-11-16T12:00:00\n");
    let files = vec![RawFile { path: "social.toml".to_owned(), bytes: text.into_bytes() }];
    let raw = RawFiles { folder: "content".to_owned(), files };
    apply(&shop.app, &raw, &Pictures::new(), false).await.unwrap();
    shop.read_changes().await;
    // Eleven o'clock in Slovenia.
    assert_eq!((shown(SI).await, shown(HR).await), (vec!["tiktok".to_owned()], vec!["instagram".to_owned()]));
    shop.app.clock.advance(TimeDelta::hours(1));
    assert_eq!(shown(SI).await, ["tiktok", "youtube"]);
});

both!(a_post_shows_its_products_as_in_the_country, test, {
    let shop = Shop::open(&test).await;
    let write = async |products: &str| {
        let text = PAGE.replacen("{}", "Tees", 1).replacen("{}", "tees", 1);
        let text = text.replace("updated", &format!("published = \"2026-01-01\"\nproducts = {products}\nupdated"));
        let files = vec![RawFile { path: "posts/tees/en.md".to_owned(), bytes: text.into_bytes() }];
        let applied =
            apply(&shop.app, &RawFiles { folder: "content".to_owned(), files }, &Pictures::new(), false).await;
        shop.read_changes().await;
        applied
    };
    let shown = async |tenant| {
        let reply = shop.get_in(tenant, "/api/blog-post/web/by-slug/tees?languageId=1").await;
        let cards = reply.data()["products"].as_array().unwrap().clone();
        cards.iter().map(|card| card["id"].as_i64().unwrap()).collect::<Vec<_>>()
    };
    write(r#"["product:product-2", "category:women", "collection:rib", "brand:osnova"]"#).await.unwrap();
    assert_eq!(shown(SI).await, [2, 1, 4], "each once, the named one first");
    assert_eq!(shown(HR).await, [1, 3], "what Croatia sells");
    shop.change("UPDATE offer SET is_visible = FALSE WHERE tenant_id = 3 AND product_id = 1").await;
    assert_eq!(shown(SI).await, [2, 4]);
    write("[]").await.unwrap();
    assert_eq!(shown(SI).await, [0_i64; 0]);
    for (products, message) in [
        (r#"["product:product-9"]"#, "products: there is no product product-9"),
        (r#"["collection:ribb"]"#, "products: there is no collection ribb (did you mean `rib`?)"),
        (r#"["women"]"#, "content/posts/tees/en.md:6: products: women is none of product:…, category:…"),
    ] {
        let refused = write(products).await.unwrap_err().to_string();
        assert!(refused.contains(message), "{message}\n{refused}");
    }
});

both!(a_page_has_one_post_by_default, test, {
    let shop = Shop::open(&test).await;
    write(&shop).await;
    let call = "/api/blog-post/web/findAllDataByPagination/v2";
    let first = shop.get(call).await;
    assert_eq!(first.list("title"), ["second"]);
    let meta =
        json!({ "page": 1, "take": 1, "itemCount": 2, "pageCount": 2, "hasPreviousPage": false, "hasNextPage": true });
    assert_eq!(first.body["meta"], meta);
    assert_eq!(shop.get(&format!("{call}?page=2")).await.list("title"), ["first"]);
    assert_eq!(shop.get(&format!("{call}?take=9")).await.list("path"), ["/blog/second", "/blog/first"]);
    assert_eq!(shop.get(&format!("{call}?take=0")).await.refused()[0].0, "take");
    assert_eq!(shop.get(&format!("{call}?tag=linen%20Shirts&take=9")).await.list("title"), ["first"]);
    let tagged = shop.get(&format!("{call}?tag=care")).await;
    assert_eq!((tagged.list("title"), &tagged.body["meta"]["itemCount"]), (vec![json!("second")], &json!(2)));
    assert_eq!(shop.get(&format!("{call}?tag=car")).await.data(), &json!([]), "a tag is compared as a whole");
    assert_eq!(shop.get(&format!("{call}?tag=")).await.body["meta"]["itemCount"], 2);
    let post = shop.get("/api/blog-post/web/by-slug/first").await;
    assert_eq!(
        (&post.data()["publishedOn"], &post.data()["more"][0]["title"]),
        (&json!("2026-01-01"), &json!("second"))
    );
    assert_eq!(shop.get("/api/blog-post/web/by-slug/third").await.status, StatusCode::NOT_FOUND);
    assert_eq!(shop.get("/api/content/faq").await.data()["groups"][0]["entries"][0]["answer"], "<p><em>A</em></p>");
});

//! Data for search engines, shopping services and link previews: consistent sitemaps and heads, feeds, robots.txt, icons.

use std::collections::{BTreeMap, BTreeSet};

use futures::TryStreamExt as _;
use reqwest::header::{CACHE_CONTROL, CONTENT_LENGTH, CONTENT_TYPE};
use vitrina_server::{
    app::App,
    both,
    content::editorial::{self, Pictures, RawFile, RawFiles},
    db::Session as _,
    demo, inventory,
    seo::feed,
    tenancy::Storefront,
    testing::{PLATFORM, TestDb},
};
use vitrina_tests::{FURNISHED, TestShop, open, tee};

/// Pages of text and questions besides the products.
async fn add_content(test: &TestDb) {
    let app = open(test).await;
    let all = editorial::built_in();
    let is_wanted = |path: &str| path.starts_with("pages/") || path.starts_with("faq/");
    let files = all.files.into_iter().filter(|file| is_wanted(&file.path)).collect();
    editorial::apply(&app, &RawFiles { files, ..all }, &Pictures::default(), false).await.unwrap();
}

/// Every text between two markers.
pub(super) fn between<'t>(text: &'t str, start: &str, end: &str) -> Vec<&'t str> {
    text.split(start).skip(1).map(|rest| rest.split(end).next().unwrap()).collect()
}

fn attribute<'t>(tag: &'t str, name: &str) -> &'t str {
    between(tag, &format!(" {name}=\""), "\"")[0]
}

pub(super) type Alternates = BTreeSet<(String, String)>;

pub(super) fn alternates(text: &str, tag: &str) -> Alternates {
    let tags = between(text, &format!("<{tag} rel=\"alternate\""), ">");
    tags.into_iter().map(|tag| (attribute(tag, "hreflang").to_owned(), attribute(tag, "href").to_owned())).collect()
}

/// The addresses of a host's sitemap, with their language versions.
pub(super) async fn sitemap(shop: &TestShop, host: &str) -> BTreeMap<String, Alternates> {
    let index = shop.get(host, "/sitemap.xml").await;
    assert_eq!(index.headers()[CONTENT_TYPE], "application/xml; charset=utf-8");
    let index = index.text().await.unwrap();
    let mut pages = BTreeMap::new();
    for file in between(&index, "<loc>", "</loc>") {
        let path = file.split_once(host).unwrap().1.trim_start_matches(|character| character != '/');
        let xml = shop.get(host, path).await.text().await.unwrap();
        assert!(xml.ends_with("</urlset>\n"), "{path} is complete");
        for url in between(&xml, "<url>", "</url>") {
            let known = pages.insert(between(url, "<loc>", "</loc>")[0].to_owned(), alternates(url, "xhtml:link"));
            assert_eq!(known, None, "each URL is listed once");
        }
    }
    pages
}

both!(a_sitemap_lists_existing_pages_with_the_alternates_of_their_heads, test in FURNISHED, {
    add_content(&test).await;
    let shop = TestShop::serve(&test).await;
    let pages = sitemap(&shop, "si.localhost").await;
    let origin = "http://si.localhost";
    for path in
        ["/", "/en", "/product/lanena-majica", "/en/product/linen-tee", "/brands/osnova", "/faq", "/category/majice"]
    {
        assert!(pages.contains_key(&format!("{origin}{path}")), "{path} is missing in {:?}", pages.keys());
    }
    for (address, announced) in &pages {
        let path = &address[origin.len()..];
        let response = shop.get("si.localhost", path).await;
        assert_eq!(response.status(), 200, "{path}");
        assert!(!response.headers().contains_key("x-robots-tag"), "{path} stays out of indexes and is in the sitemap");
        let html = response.text().await.unwrap();
        let head = html.split("</head>").next().unwrap();
        assert!(head.contains(&format!("<link rel=\"canonical\" href=\"{address}\">")), "{path}: canonical");
        assert_eq!(&alternates(head, "link"), announced, "{path}");
        assert!(announced.iter().any(|(_, href)| href == address), "{path} names itself");
    }
});

both!(a_host_lists_only_its_own_languages_and_sold_products, test in FURNISHED, {
    let hidden = "UPDATE offer SET is_visible = FALSE WHERE tenant_id = 13 AND product_id = \
                  (SELECT product_id FROM product_text WHERE slug = 'volnena-majica')";
    test.db.sql(hidden).execute().await.unwrap();
    let shop = TestShop::serve(&test).await;
    let (slovenian, english) = (sitemap(&shop, "vitrina.si").await, sitemap(&shop, "vitrina.com").await);
    assert!(slovenian.keys().all(|address| address.starts_with("https://vitrina.si/") && !address.contains("/en")));
    assert!(english.keys().all(|address| address.starts_with("https://vitrina.com/")));
    let product = |pages: &BTreeMap<String, Alternates>, address: &str| {
        pages[address].iter().map(|(language, _)| language.clone()).collect::<Vec<_>>()
    };
    let everywhere = product(&slovenian, "https://vitrina.si/product/lanena-majica");
    assert_eq!(everywhere, ["en-HR", "en-SI", "hr-HR", "sl-SI", "x-default"]);
    assert_eq!(product(&slovenian, "https://vitrina.si/product/volnena-majica"), ["en-SI", "sl-SI", "x-default"]);
    assert_eq!(product(&english, "https://vitrina.com/product/wool-tee"), ["en-SI", "sl-SI", "x-default"]);
    let croatian = sitemap(&shop, "vitrina.hr").await;
    assert!(croatian.contains_key("https://vitrina.hr/product/linen-tee"));
    assert!(!croatian.keys().any(|address| address.contains("volnena") || address.contains("wool")));
    assert_eq!(shop.get("vitrina.si", "/sitemaps/products-2.xml").await.status(), 404);
    assert_eq!(shop.get("vitrina.si", "/en/sitemap.xml").await.status(), 404);
});

/// Questions and a post in English only, the post for Slovenia only.
async fn add_english_content(test: &TestDb) {
    let app = open(test).await;
    let faq =
        "[[groups]]\nkey = \"g\"\ntitle = \"G\"\n[[groups.entries]]\nkey = \"q\"\nquestion = \"Q?\"\nanswer = \"A\"\n";
    let post = "+++\ntitle = \"Week\"\ndescription = \"D.\"\nslug = \"week\"\nupdated = 2024-09-01\npublished = 2024-09-01\n\
                countries = [\"SI\"]\n+++\nText.\n";
    let files = [("faq/en.toml", faq), ("posts/week/en.md", post)];
    let file = |(path, text): (&str, &str)| RawFile { path: path.to_owned(), bytes: text.as_bytes().to_vec() };
    let raw = RawFiles { folder: "content".to_owned(), files: files.map(file).to_vec() };
    editorial::apply(&app, &raw, &Pictures::default(), false).await.unwrap();
}

both!(a_page_that_lists_texts_is_announced_only_in_languages_with_texts, test in FURNISHED, {
    add_english_content(&test).await;
    let shop = TestShop::serve(&test).await;
    for (host, listed) in [("si.localhost", &["/en/faq", "/en/blog"][..]), ("hr.localhost", &["/en/faq"])] {
        let pages = sitemap(&shop, host).await;
        for path in ["/faq", "/en/faq", "/blog", "/en/blog"] {
            let announced = pages.get(&format!("http://{host}{path}"));
            assert_eq!(announced.is_some(), listed.contains(&path), "{host}{path}");
            let response = shop.get(host, path).await;
            let is_missing = host == "hr.localhost" && path.ends_with("/blog");
            assert_eq!(response.status(), if is_missing { 404 } else { 200 }, "{host}{path}");
            assert_eq!(response.headers().contains_key("x-robots-tag"), announced.is_none(), "{host}{path}");
            let html = response.text().await.unwrap();
            assert_eq!(alternates(html.split("</head>").next().unwrap(), "link"), announced.cloned().unwrap_or_default());
        }
    }
    let blog = &sitemap(&shop, "si.localhost").await["http://si.localhost/en/blog"];
    let languages: Vec<&str> = blog.iter().map(|(language, _)| &**language).collect();
    assert_eq!(languages, ["en-SI", "x-default"], "Croatia has no post, and no post is in Slovenian");
});

both!(an_unknown_host_is_not_indexed, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    assert_eq!(shop.get("nobody.example", "/robots.txt").await.text().await.unwrap(), "User-agent: *\nDisallow: /\n");
    assert_eq!(shop.get("nobody.example", "/sitemap.xml").await.status(), 404);
    let robots = shop.get("vitrina.si", "/robots.txt").await.text().await.unwrap();
    assert!(robots.contains("\nSitemap: https://vitrina.si/sitemap.xml\n"), "{robots}");
});

both!(pages_with_noindex_also_send_x_robots_tag, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    for path in ["/Checkout", "/search?q=majica", "/category/majice?sort=price", "/no-such-page", "/auth/Login"] {
        let response = shop.get("si.localhost", path).await;
        let header = response.headers().get("x-robots-tag").map(|value| value.to_str().unwrap().to_owned());
        let html = response.text().await.unwrap();
        let head = between(&html, "<meta name=\"robots\" content=\"", "\"");
        assert_eq!(header.as_deref(), head.first().copied(), "{path}");
        assert!(header.is_some_and(|header| header.contains("noindex")), "{path}");
    }
    let listing = shop.get("si.localhost", "/category/majice?sort=price&color=black").await.text().await.unwrap();
    assert!(listing.contains("<link rel=\"canonical\" href=\"http://si.localhost/category/majice\">"));
});

both!(a_shop_has_a_web_app_manifest_and_a_share_picture, test in FURNISHED, {
    let shop = TestShop::serve(&test).await;
    let html = shop.get("si.localhost", "/en").await.text().await.unwrap();
    let manifest = attribute(&format!(" {}", between(&html, "<link rel=\"manifest\"", ">")[0]), "href").to_owned();
    assert_eq!(manifest, "/en/manifest.webmanifest");
    let response = shop.get("si.localhost", &manifest).await;
    assert_eq!(response.headers()[CONTENT_TYPE], "application/manifest+json");
    let manifest: serde_json::Value = response.json().await.unwrap();
    assert_eq!((&manifest["start_url"], &manifest["lang"]), (&"/en".into(), &"en-GB".into()));
    let mut pictures: Vec<String> =
        manifest["icons"].as_array().unwrap().iter().map(|icon| icon["src"].as_str().unwrap().to_owned()).collect();
    assert_eq!(pictures.len(), 4);
    let shared = between(&html, "<meta property=\"og:image\" content=\"", "\"")[0];
    assert_eq!(shared, "http://si.localhost/share/en.png");
    pictures.extend(["/apple-touch-icon.png".to_owned(), "/favicon.ico".to_owned(), "/share/en.png".to_owned()]);
    for path in pictures {
        let response = shop.get("si.localhost", &path).await;
        assert_eq!(response.status(), 200, "{path}");
        assert!(response.headers()[CACHE_CONTROL].to_str().unwrap().contains("max-age=86400"), "{path}");
        let is_drawing = path.ends_with("svg");
        let bytes = response.bytes().await.unwrap();
        assert!(is_drawing || bytes.starts_with(b"\x89PNG"), "{path}");
    }
    assert_eq!(shop.get("si.localhost", "/share/hr.png").await.status(), 404, "a language of another country");
    let slovenian = shop.get("si.localhost", "/share/sl.png").await.bytes().await.unwrap();
    let english = shop.get("si.localhost", "/share/en.png").await.bytes().await.unwrap();
    assert_ne!(slovenian, english);
    assert!(slovenian.len() > 5_000, "it has text");
});

/// A country's feed as the public reads it, in its own language.
async fn feed_items(app: &App, code: &str) -> Vec<feed::Item> {
    let directory = app.directory();
    let tenant = directory.tenant_by_code(code).unwrap();
    items_in(app, &Storefront::public(tenant, &tenant.default_language).unwrap()).await
}

async fn items_in(app: &App, front: &Storefront) -> Vec<feed::Item> {
    let products: Vec<Vec<feed::Item>> = feed::items(app, front).await.unwrap().try_collect().await.unwrap();
    products.into_iter().flatten().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_feed_of_the_demo_satisfies_googles_rules() {
    let test = PLATFORM.sqlite().await;
    let app = open(&test).await;
    demo::load_pages(&app).await.unwrap();
    app.catch_up().await.unwrap();
    let directory = app.directory();
    let mut refused = Vec::new();
    let mut feeds = 0;
    for tenant in directory.active() {
        for language in &tenant.languages {
            let items = items_in(&app, &Storefront::public(tenant, language).unwrap()).await;
            assert!(items.len() > 100, "{} {}: {} items", tenant.code, language.code, items.len());
            let mut checker = feed::check().unwrap();
            let problems = items.iter().flat_map(|item| checker.problems(item)).filter(|problem| problem.is_error);
            refused.extend(problems.map(|problem| format!("{} {}: {problem:?}", tenant.code, language.code)));
            feeds += 1;
        }
    }
    assert!(feeds > directory.active().count(), "{feeds}");
    assert!(refused.is_empty(), "{} errors:\n{:#?}", refused.len(), &refused[..refused.len().min(20)]);
}

both!(a_feed_has_price_and_stock_of_every_sold_variant, test in FURNISHED, {
    let reduced = "UPDATE variant_price SET discount_minor = 1990, lowest_minor = 2990 WHERE tenant_id = 3 AND price_minor = 2990";
    test.db.sql(reduced).execute().await.unwrap();
    let shop = TestShop::serve(&test).await;
    let response = shop.get("vitrina.si", "/feeds/google-sl.xml").await;
    assert_eq!(response.headers()[CONTENT_TYPE], "application/xml; charset=utf-8");
    let xml = response.text().await.unwrap();
    assert!(xml.ends_with("</channel>\n</rss>\n"));
    let items = between(&xml, "<item>", "</item>");
    assert_eq!(items.len(), 4, "two products in two sizes");
    let value = |item: &str, name: &str| {
        between(item, &format!("<g:{name}>"), &format!("</g:{name}>")).first().map(|text| (*text).to_owned())
    };
    let linen: Vec<&&str> =
        items.iter().filter(|item| value(item, "title").unwrap().starts_with("Lanena majica")).collect();
    assert_eq!(linen.len(), 2);
    let small = linen.iter().find(|item| value(item, "size").unwrap() == "S").unwrap();
    assert_eq!(value(small, "price").unwrap(), "29.90 EUR");
    assert_eq!(value(small, "sale_price").unwrap(), "19.90 EUR");
    assert_eq!(value(small, "availability").unwrap(), "in_stock");
    assert_eq!(value(small, "brand").unwrap(), "Osnova");
    assert!(small.contains("<g:shipping><g:country>SI</g:country><g:price>3.50 EUR</g:price></g:shipping>"), "{small}");
    let link = value(small, "link").unwrap();
    assert!(link.starts_with("https://vitrina.si/product/lanena-majica?size="), "{link}");
    let page = shop.get("vitrina.si", link.strip_prefix("https://vitrina.si").unwrap()).await.text().await.unwrap();
    assert!(page.contains("\"price\":\"19.90\""), "the page says the same price");
    let medium = linen.iter().find(|item| value(item, "size").unwrap() == "M").unwrap();
    assert_eq!(value(medium, "availability").unwrap(), "out_of_stock");
    assert_eq!(value(medium, "item_group_id"), value(small, "item_group_id"));
    let english = shop.get("vitrina.si", "/feeds/google-en.xml").await.text().await.unwrap();
    assert!(english.contains("<g:link>https://vitrina.com/product/linen-tee?size="), "on the host of the language");
    for path in ["/feeds/google-hr.xml", "/feeds/google-.xml", "/feeds/bing-sl.xml", "/en/feeds/google-en.xml"] {
        assert_eq!(shop.get("vitrina.si", path).await.status(), 404, "{path}");
    }
    let app = open(&test).await;
    let (slovenia, croatia) = (feed_items(&app, "SI").await, feed_items(&app, "HR").await);
    assert_eq!((slovenia.len(), croatia.len()), (4, 4));
    assert!(croatia.iter().all(|item| item.sale_price.is_empty() && item.link.starts_with("https://vitrina.hr/")));
    let mut checker = feed::check().unwrap();
    let problems: Vec<_> = slovenia.iter().flat_map(|item| checker.problems(item)).collect();
    let found: BTreeSet<&str> = problems.iter().map(|problem| problem.attribute).collect();
    assert_eq!(
        found,
        BTreeSet::from(["color", "image_link"]),
        "these tees have no pictures and no colour: {problems:?}"
    );
});

both!(a_feed_is_streamed_product_by_product, test in FURNISHED, {
    // More than one batch of products, with those that the shop has already.
    let more: Vec<_> = (1..=100).map(|number| tee(&format!("tee-{number}"), &format!("Majica {number}"), 1990)).collect();
    inventory::save_products(&open(&test).await, &more).await.unwrap();
    let shop = TestShop::serve(&test).await;
    let mut response = shop.get("vitrina.si", "/feeds/google-sl.xml").await;
    assert!(!response.headers().contains_key(CONTENT_LENGTH), "a response with a length was held in memory as a whole");
    let (mut chunks, mut xml) = (0, Vec::new());
    while let Some(chunk) = response.chunk().await.unwrap() {
        chunks += 1;
        xml.extend_from_slice(&chunk);
    }
    let xml = String::from_utf8(xml).unwrap();
    assert!(xml.ends_with("</channel>\n</rss>\n"));
    assert_eq!(between(&xml, "<item>", "</item>").len(), 204, "102 products in two sizes");
    assert!(chunks > 2, "{chunks} chunks");
});

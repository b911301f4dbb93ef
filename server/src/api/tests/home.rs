//! The content of the home page and of the layout around every page.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::shop::{HR, SI, Shop};
use crate::{
    both,
    content::editorial::{self, RawFile, RawFiles},
    id::AssetId,
};

const SET_UP: &str = "/api/setupHomepage/web/getSetupDataByType";
const SLIDES: &str = "/api/media-slider/slider/web/findByUsagesType";

const SLOVENIAN: &str = r#"
[[header]]
key = "promise"
[header.texts]
sl = { title = "100 dni" }

[[heroes]]
key = "winter"
link = "collection:rib"
picture = "wide"
narrow = "narrow"
[heroes.texts]
sl = { title = "Zima", text = "Toplo.", action = "Poglej" }
en = { title = "Winter", text = "Warm.", action = "Look" }

[[category_banners]]
key = "women"
link = "category:women"
picture = "wide"
[category_banners.texts]
sl = { title = "Ženske" }

[[main_banners]]
key = "rib"
link = "collection:rib"
picture = "wide"
narrow = "narrow"
[main_banners.texts]
sl = { title = "Rebra", text = "Vsak dan.", action = "Poglej vse" }
en = { title = "Rib", text = "Every day.", action = "See all" }

[[rows]]
key = "new"
[rows.texts]
sl = { title = "Novo" }

[[rows]]
key = "reduced"
products = "reduced"
[rows.texts]
sl = { title = "Znižano" }

[[rows]]
key = "underwear"
link = "category:women/underwear"
[rows.texts]
sl = { title = "Perilo" }

[[attribute_values]]
key = "colours"
attribute = "color"
values = ["ink", "rust", "sky"]
link = "category:women"
[attribute_values.texts]
sl = { title = "Po barvi" }
"#;
const CROATIAN: &str = "[[rows]]\nkey = \"new\"\n[rows.texts]\nen = { title = \"New\" }\n";

/// Applies files of content as an operator does.
async fn apply(shop: &Shop, files: &[(&str, &str)]) {
    let file = |(path, text): &(&str, &str)| RawFile { path: (*path).to_owned(), bytes: text.as_bytes().to_vec() };
    let raw = RawFiles { folder: "content".to_owned(), files: files.iter().map(file).collect() };
    let pictures = [("wide".to_owned(), AssetId(100)), ("narrow".to_owned(), AssetId(103))].into();
    editorial::apply(&shop.app, &raw, &pictures, false).await.unwrap();
    shop.read_changes().await;
}

async fn furnish(shop: &Shop) {
    apply(shop, &[("home/SI.toml", SLOVENIAN), ("home/HR.toml", CROATIAN)]).await;
}

fn cards(block: &Value) -> Vec<i64> {
    block["products"].as_array().unwrap().iter().map(|card| card["id"].as_i64().unwrap()).collect()
}

both!(a_slide_has_texts_pictures_and_a_link, test, {
    let shop = Shop::open(&test).await;
    furnish(&shop).await;
    let reply = shop.get(&format!("{SLIDES}/HERO/HOMEPAGE")).await;
    let slide = &reply.data()[0];
    assert_eq!((&slide["key"], &slide["kind"]), (&json!("winter"), &json!("HERO")));
    assert_eq!(
        (&slide["title"], &slide["body"], &slide["action"]),
        (&json!("Zima"), &json!("Toplo."), &json!("Poglej"))
    );
    assert_eq!((&slide["path"], &slide["products"]), (&json!("/collection/rebrasto"), &json!([])));
    assert_eq!(slide["wide"]["path"], "demo/1-11-back.png");
    assert_eq!(slide["narrow"]["path"], "demo/1-12-front.png");
    let english = shop.get(&format!("{SLIDES}/hero/homepage?languageId=1")).await;
    assert_eq!(
        (&english.data()[0]["title"], &english.data()[0]["path"]),
        (&json!("Winter"), &json!("/collection/rib"))
    );
    assert_eq!(shop.get(&format!("{SLIDES}/HERO/BLOG")).await.data(), &json!([]));
    assert_eq!(shop.get(&format!("{SLIDES}/HERO/SHOP")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(shop.get(&format!("{SLIDES}/SLIDE/HOMEPAGE")).await.status, StatusCode::NOT_FOUND);
});

both!(further_block_types_follow_that_of_the_path, test, {
    let shop = Shop::open(&test).await;
    furnish(&shop).await;
    let kinds = async |query: &str| shop.get(&format!("{SLIDES}/HERO/HOMEPAGE{query}")).await.list("kind");
    assert_eq!(kinds("").await, ["HERO"]);
    assert_eq!(kinds("?types=").await, ["HERO"]);
    assert_eq!(kinds("?types=HEADER,hero&types=category_banner").await, ["HERO", "HEADER", "CATEGORY_BANNER"]);
    let refused = shop.get(&format!("{SLIDES}/HERO/HOMEPAGE?types=HEADER,SLIDE")).await;
    assert_eq!(refused.refused()[0].1, "error-parameter-choice");
});

both!(rows_are_filled_with_products_of_the_country, test, {
    let shop = Shop::open(&test).await;
    furnish(&shop).await;
    let reply = shop.get(&format!("{SET_UP}?countryId=3&type=PRODUCT_ROW")).await;
    assert_eq!(reply.list("key"), ["new", "reduced", "underwear"]);
    let rows: Vec<Vec<i64>> = reply.data().as_array().unwrap().iter().map(cards).collect();
    assert_eq!(rows, [vec![1, 2, 4], vec![1], vec![1]]);
    assert_eq!(reply.list("path"), ["/new", "/sale", "/category/zenske/perilo"]);
    let croatian = shop.get_in(HR, &format!("{SET_UP}?type=product_row")).await;
    assert_eq!((croatian.list("key"), cards(&croatian.data()[0])), (vec![json!("new")], vec![1, 3]));
    let banners = shop.get(&format!("{SET_UP}?type=CATEGORY_BANNER")).await;
    assert_eq!(banners.list("path"), ["/category/zenske"]);
    assert_eq!(shop.get(SET_UP).await.refused()[0].0, "type");
    assert_eq!(shop.get(&format!("{SET_UP}?type=BANNER")).await.refused()[0].1, "error-parameter-choice");
});

both!(the_main_banner_of_the_file_has_a_paragraph_pictures_and_a_link, test, {
    let shop = Shop::open(&test).await;
    furnish(&shop).await;
    let reply = shop.get(&format!("{SET_UP}?type=STORY")).await;
    assert_eq!(reply.list("key"), ["rib"]);
    let banner = &reply.data()[0];
    assert_eq!((&banner["kind"], &banner["isMade"]), (&json!("STORY"), &json!(false)));
    assert_eq!(
        (&banner["title"], &banner["body"], &banner["action"]),
        (&json!("Rebra"), &json!("Vsak dan."), &json!("Poglej vse"))
    );
    assert_eq!(banner["path"], "/collection/rebrasto");
    assert_eq!(
        (&banner["wide"]["path"], &banner["narrow"]["path"]),
        (&json!("demo/1-11-back.png"), &json!("demo/1-12-front.png"))
    );
    let english = shop.get(&format!("{SET_UP}?type=story&languageId=1")).await;
    assert_eq!((english.list("title"), english.list("path")), (vec![json!("Rib")], vec![json!("/collection/rib")]));
    assert_eq!(shop.get_in(HR, &format!("{SET_UP}?type=STORY")).await.data(), &json!([]), "the other country has none");
});

both!(colours_lead_to_a_listing_that_has_them_in_stock, test, {
    let shop = Shop::open(&test).await;
    furnish(&shop).await;
    let reply = shop.get(&format!("{SET_UP}?type=ATTRIBUTE_VALUES")).await;
    assert_eq!(reply.list("title"), ["Po barvi"]);
    let ink = json!({ "key": "ink", "name": "Črna", "swatch": "#2c2b2d", "path": "/category/zenske?color=ink" });
    let rust = json!({ "key": "rust", "name": "Rjasta", "swatch": "#ad4f2f", "path": "/category/zenske?color=rust" });
    assert_eq!(reply.list("values"), [json!([ink, rust])]);
    assert_eq!(shop.get_in(HR, &format!("{SET_UP}?type=ATTRIBUTE_VALUES")).await.data(), &json!([]));
});

both!(a_home_page_is_renewed_as_soon_as_its_file_is_applied, test, {
    let shop = Shop::open(&test).await;
    let slides = format!("{SLIDES}/HERO/HOMEPAGE");
    assert_eq!(shop.get(&slides).await.data(), &json!([]));
    furnish(&shop).await;
    assert_eq!(shop.get(&slides).await.list("title"), ["Zima"]);
    assert_eq!(shop.get_in(HR, &slides).await.data(), &json!([]), "the other country has none");
    apply(&shop, &[("home/SI.toml", &SLOVENIAN.replace("Zima", "Mraz"))]).await;
    assert_eq!(shop.get(&slides).await.list("title"), ["Mraz"]);
    let blog = SLOVENIAN.replace("[[heroes]]", "[[blog_heroes]]").replace("[heroes.texts]", "[blog_heroes.texts]");
    apply(&shop, &[("home/SI.toml", &blog)]).await;
    assert_eq!(shop.get(&slides).await.data(), &json!([]));
    assert_eq!(shop.get(&format!("{SLIDES}/HERO/BLOG")).await.list("title"), ["Zima"]);
});

both!(a_country_without_blocks_gets_its_categories_and_rows, test, {
    let shop = Shop::open(&test).await;
    let banners = format!("{SET_UP}?type=CATEGORY_BANNER");
    assert_eq!(shop.get(&banners).await.data(), &json!([]), "one category is nothing to choose from");
    for sql in [
        "INSERT INTO category (id, key, parent_id, position, is_active) VALUES (50, 'sport', 0, 9, TRUE)",
        "INSERT INTO category_text (category_id, language_id, parent_id, slug, name, title, description) VALUES \
         (50, 16, 0, 'sport', 'Šport', 'Šport', '')",
        "INSERT INTO product_category (product_id, category_id, position) VALUES (2, 50, 9)",
    ] {
        shop.change(sql).await;
    }
    let reply = shop.get(&banners).await;
    assert_eq!(reply.list("title"), ["Ženske", "Šport"]);
    assert_eq!(reply.list("path"), ["/category/zenske", "/category/sport"]);
    assert_eq!(reply.list("isMade"), [true, true]);
    assert!(reply.list("wide")[0]["imageUrl"].is_string(), "the picture is a product's: {:?}", reply.data());
    let rows = shop.get(&format!("{SET_UP}?type=PRODUCT_ROW")).await;
    assert_eq!((rows.list("key"), rows.list("isMade")), (vec![json!("new"), json!("reduced")], vec![json!(true); 2]));
});

both!(navigation_is_specific_to_the_country, test, {
    let shop = Shop::open(&test).await;
    furnish(&shop).await;
    let reply = shop.get("/api/navigation").await;
    let data = reply.data();
    assert_eq!(
        (&data["categories"][0]["path"], &data["categories"][0]["children"][0]["path"]),
        (&json!("/category/zenske"), &json!("/category/zenske/perilo"))
    );
    assert_eq!(data["collections"], json!([{ "name": "Rebrasto", "path": "/collection/rebrasto" }]));
    assert_eq!(
        data["brands"],
        json!([{ "name": "Tiho", "path": "/brands/tiho" }, { "name": "Osnova", "path": "/brands/osnova" }])
    );
    let countries = json!([
        { "code": "SI", "name": "Slovenia", "locale": "sl-SI", "url": "https://vitrina.si", "currency": "EUR", "languages": ["sl", "en"] },
        { "code": "HR", "name": "Croatia", "locale": "hr-HR", "url": "https://vitrina.hr", "currency": "EUR", "languages": ["hr", "en"] },
    ]);
    assert_eq!(data["countries"], countries);
    assert_eq!(data["announcement"], "100 dni");
    assert_eq!(data["socialLinks"][0]["url"], "https://social.example/si");
    let croatian = shop.get_in(HR, "/api/navigation").await;
    assert_eq!(
        (&croatian.data()["announcement"], croatian.data()["categories"].as_array().unwrap().len()),
        (&json!(null), 2)
    );
    assert_eq!(shop.get_in(SI, "/api/navigation").await.headers["cache-control"], "public, max-age=0, must-revalidate");
});

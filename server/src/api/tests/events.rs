//! Events over HTTP, from before their start until after their end, and partners.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use chrono::TimeDelta;
use serde_json::{Value, json};

use super::shop::{HR, SI, Shop, now};
use crate::{
    both,
    content::editorial::{Pictures, Plan, RawFile, RawFiles, apply, plan, published},
    error::Result,
    id::AssetId,
    tenancy::{Storefront, TenantId},
};

const EVENT: &str = "/api/event/web/by-slug/";
const ALL: &str = "/api/event/web/findAllActive";
const PRODUCTS: &str = "/api/product/web/event/countryWiseProductsPagination";
const FILTERS: &str = "/api/product/web/event/filters";
const PARTNERS: &str = "/api/homePartnerInstagram/web/getHomepageDataByType";

/// From noon until four in the afternoon of the day after tomorrow, in Slovenia and Croatia.
fn event(title: &str, slug: &str) -> String {
    format!(
        "+++\ntitle = \"{title}\"\ndescription = \"About it.\"\nslug = \"{slug}\"\nupdated = \"2026-11-01\"\n\
         starts = 2026-11-18T12:00:00\nends = 2026-11-18T16:00:00\ncollection = \"rib\"\n+++\n\nAll of it.\n"
    )
}

fn raw(files: &[(&str, String)]) -> RawFiles {
    let file = |(path, text): &(&str, String)| RawFile { path: (*path).to_owned(), bytes: text.clone().into_bytes() };
    RawFiles { folder: "content".to_owned(), files: files.iter().map(file).collect() }
}

fn week() -> Vec<(&'static str, String)> {
    vec![("events/week/sl.md", event("Teden", "teden")), ("events/week/en.md", event("Week", "week"))]
}

async fn write(shop: &Shop, files: &[(&str, String)]) -> Result<Plan> {
    let plan = apply(&shop.app, &raw(files), &pictures(), false).await?;
    shop.read_changes().await;
    Ok(plan)
}

/// A picture of the catalogue's.
fn pictures() -> Pictures {
    Pictures::from([("front".to_owned(), AssetId(100))])
}

async fn state(shop: &Shop) -> Value {
    shop.get(&format!("{EVENT}teden")).await.data()["state"].clone()
}

both!(an_event_changes_state_at_the_exact_second, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(shop.get(ALL).await.data(), &json!([]));
    write(&shop, &week()).await.unwrap();
    let reply = shop.get(&format!("{EVENT}teden")).await;
    let data = reply.data();
    assert_eq!(
        (&data["title"], &data["path"], &data["html"]),
        (&json!("Teden"), &json!("/event/teden"), &json!("<p>All of it.</p>"))
    );
    assert_eq!((&data["startsAt"], &data["endsAt"]), (&json!("2026-11-18T11:00:00Z"), &json!("2026-11-18T15:00:00Z")));
    assert_eq!(
        (&data["starts"], &data["ends"]),
        (&json!("18.\u{a0}november 2026, 12:00"), &json!("18.\u{a0}november 2026, 15:59"))
    );
    assert_eq!(data["collection"], json!({ "key": "rib", "name": "Rebrasto", "path": "/collection/rebrasto" }));
    assert_eq!(data["alternates"].as_array().unwrap().len(), 3, "{data}");
    let moved = shop.get(&format!("{EVENT}week")).await;
    assert_eq!(
        (moved.status, &moved.headers["location"]),
        (StatusCode::MOVED_PERMANENTLY, &"/api/event/web/by-slug/teden".parse().unwrap())
    );
    assert_eq!(shop.get(&format!("{EVENT}nothing")).await.status, StatusCode::NOT_FOUND);

    let products = format!("{PRODUCTS}?eventSlug=teden");
    assert_eq!(shop.get(&products).await.data(), &json!([]), "nothing is sold before it starts");
    let until_start = TimeDelta::hours(49);
    shop.app.clock.advance(until_start - TimeDelta::seconds(1));
    assert_eq!((state(&shop).await, shop.get(ALL).await.list("state")), (json!("upcoming"), vec![json!("upcoming")]));
    shop.app.clock.advance(TimeDelta::seconds(1));
    assert_eq!((state(&shop).await, shop.get(ALL).await.list("state")), (json!("running"), vec![json!("running")]));
    assert_eq!(shop.get(&products).await.ids(), [1]);
    assert_eq!(shop.get(&format!("{PRODUCTS}?eventSlug=week&languageId=1&color=sky")).await.ids(), Vec::<i64>::new());
    assert_eq!(shop.get(&format!("{FILTERS}?eventSlug=teden")).await.data()["brands"]["total"], 1);
    shop.app.clock.advance(TimeDelta::hours(4) - TimeDelta::seconds(1));
    assert_eq!(state(&shop).await, "running");
    shop.app.clock.advance(TimeDelta::seconds(1));
    assert_eq!((state(&shop).await, shop.get(ALL).await.list("state")), (json!("over"), vec![]));
    assert_eq!(shop.get(&products).await.data(), &json!([]));
    assert_eq!(shop.get(&format!("{FILTERS}?eventSlug=teden")).await.data()["brands"]["total"], 0);
});

both!(the_state_of_an_event_follows_the_server_s_clock_and_is_not_cached, test, {
    let shop = Shop::open(&test).await;
    write(&shop, &week()).await.unwrap();
    let status = shop.get("/api/event/web/check/teden").await;
    assert_eq!(status.headers["cache-control"], "no-store");
    let data = status.data();
    assert_eq!((&data["state"], &data["nowMs"]), (&json!("upcoming"), &json!(now().timestamp_millis())));
    assert_eq!(
        (&data["now"], &data["nowAt"]),
        (&json!("16.\u{a0}november 2026, 11:00"), &json!("2026-11-16T10:00:00Z"))
    );
    shop.app.clock.advance(TimeDelta::seconds(30));
    let later = shop.get("/api/event/web/check/teden").await;
    assert_eq!(later.data()["nowMs"], json!(now().timestamp_millis() + 30_000));
    assert_eq!(shop.get("/api/event/web/check/nothing").await.status, StatusCode::NOT_FOUND);
});

both!(a_country_has_an_event_only_if_the_file_names_it, test, {
    let shop = Shop::open(&test).await;
    let only = |text: String| text.replace("collection", "countries = [\"SI\"]\ncollection");
    let files: Vec<_> = week().into_iter().map(|(path, text)| (path, only(text))).collect();
    write(&shop, &files).await.unwrap();
    assert_eq!(shop.get_in(SI, ALL).await.data().as_array().unwrap().len(), 1);
    assert_eq!(shop.get_in(HR, ALL).await.data(), &json!([]));
    assert_eq!(shop.get_in(HR, &format!("{EVENT}week?languageId=1")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(shop.get_in(HR, &format!("{PRODUCTS}?eventSlug=week")).await.status, StatusCode::NOT_FOUND);
});

/// The countries whose versions of the event a country's sitemap announces.
async fn announced(shop: &Shop, tenant: TenantId) -> Vec<String> {
    let directory = shop.app.directory();
    let tenant = directory.tenant(tenant).unwrap();
    let front = Storefront::public(tenant, &tenant.default_language).unwrap();
    let pages = published(&shop.app, &front).await.unwrap();
    let events = pages.into_iter().flat_map(|page| page.alternates).filter(|one| one.path.starts_with("/event/"));
    events.map(|one| one.country).collect::<BTreeSet<_>>().into_iter().collect()
}

both!(a_running_event_is_announced_where_its_products_are_sold, test, {
    let shop = Shop::open(&test).await;
    write(&shop, &week()).await.unwrap();
    assert_eq!(announced(&shop, SI).await, ["HR", "SI"]);
    shop.change("UPDATE offer SET is_visible = FALSE WHERE tenant_id = 3 AND product_id = 1").await;
    assert_eq!(announced(&shop, SI).await, ["HR", "SI"], "before it starts, its page has text");
    shop.app.clock.advance(TimeDelta::hours(49));
    assert_eq!(state(&shop).await, "running");
    assert_eq!((announced(&shop, SI).await, announced(&shop, HR).await), (Vec::new(), vec!["HR".to_owned()]));
    let versions = shop.get_in(HR, &format!("{EVENT}week?languageId=1")).await.data()["alternates"].clone();
    let countries: Vec<&Value> = versions.as_array().unwrap().iter().map(|version| &version["country"]).collect();
    assert!(!countries.is_empty() && countries.iter().all(|country| **country == "HR"), "{versions}");
    shop.change("UPDATE offer SET is_visible = TRUE WHERE tenant_id = 3 AND product_id = 1").await;
    assert_eq!(announced(&shop, SI).await, ["HR", "SI"]);
});

both!(a_test_page_shows_the_first_event_in_each_state, test, {
    let shop = Shop::open(&test).await;
    let sample = "/api/event/web/sample?state=";
    assert_eq!(shop.get(&format!("{sample}running")).await.status, StatusCode::NOT_FOUND);
    write(&shop, &week()).await.unwrap();
    for wanted in ["upcoming", "running", "over"] {
        assert_eq!(shop.get(&format!("{sample}{wanted}")).await.data()["state"], wanted);
    }
    assert_eq!(shop.get(&format!("{sample}soon")).await.refused()[0].1, "error-parameter-choice");
});

both!(errors_in_an_event_are_reported_with_their_place, test, {
    let shop = Shop::open(&test).await;
    let english = |from: &str, to: &str| vec![("events/week/en.md", event("Week", "week").replace(from, to))];
    let mut differs = week();
    differs[0].1 = differs[0].1.replace("16:00:00", "17:00:00");
    for (files, message) in [
        (english("\"rib\"", "\"ribb\""), "en.md:8: collection: there is no collection ribb (did you mean `rib`?)"),
        (english("ends = 2026-11-18T16", "ends = 2026-11-18T11"), "en.md:7: ends: is not after `starts`"),
        (english("starts = 2026-11-18T12:00:00\n", ""), "starts: is missing"),
        (english("16:00:00", "16:00:00Z"), "en.md:7: ends: must be like `starts`"),
        (english("\"week\"", "\"test2\""), "slug: test2 is already an address in the shop"),
        (english("collection = \"rib\"\n", "collection = \"rib\"\npicture = \"back\"\n"), "picture: back is neither"),
        (vec![("events/week/sl.md", event("Teden", "teden"))], "there is no events/week/en.md"),
        (differs, "sl.md: starts: has other times, or another collection, than events/week/en.md"),
    ] {
        let error = plan(&shop.app, &raw(&files), &pictures(), false).await.unwrap_err().to_string();
        assert!(error.contains(message), "{message}\n{error}");
    }
});

/// Three entries: a picture that leads to the country's profile, one that leads to a post, and a partner of Croatia's.
fn partners() -> String {
    let entry = |more: &str| {
        format!("[[entries]]\n{more}picture = \"front\"\n[entries.alt]\nen = \"A tee\"\nsl = \"Majica\"\n")
    };
    [
        entry("type = \"INSTAGRAM\"\ntitle = \"Profile\"\n"),
        entry("type = \"INSTAGRAM\"\ntitle = \"Post\"\nlink = \"https://social.example/post\"\n"),
        entry("type = \"PARTNER\"\ntitle = \"Courier\"\nlink = \"https://courier.example/\"\ncountries = [\"HR\"]\n"),
    ]
    .concat()
}

both!(partners_are_filtered_by_type_and_country, test, {
    let shop = Shop::open(&test).await;
    assert_eq!(shop.get(&format!("{PARTNERS}?type=INSTAGRAM&countryId=3")).await.data(), &json!([]));
    let files = [("partners.toml", partners())];
    assert_eq!(write(&shop, &files).await.unwrap().changes.len(), 1);
    assert_eq!(write(&shop, &files).await.unwrap().changes.len(), 0, "a second run changes nothing");
    let pictures = shop.get(&format!("{PARTNERS}?type=INSTAGRAM&countryId=3")).await;
    assert_eq!(pictures.list("title"), ["Profile", "Post"]);
    let profile = shop.app.directory().tenant(SI).unwrap().social[0].clone();
    assert_eq!(profile.kind, "instagram");
    assert_eq!(pictures.list("link"), [profile.url.as_str(), "https://social.example/post"]);
    assert_eq!(pictures.data()[0]["picture"]["alt"], "Majica");
    let english = shop.get(&format!("{PARTNERS}?type=INSTAGRAM&languageId=1")).await;
    assert_eq!(english.data()[0]["picture"]["alt"], "A tee");
    assert_eq!(shop.get(&format!("{PARTNERS}?type=PARTNER")).await.data(), &json!([]));
    assert_eq!(shop.get_in(HR, &format!("{PARTNERS}?type=PARTNER")).await.list("title"), ["Courier"]);
    assert_eq!(shop.get(PARTNERS).await.refused()[0].0, "type");
    assert_eq!(shop.get(&format!("{PARTNERS}?type=FRIEND")).await.refused()[0].1, "error-parameter-choice");
});

both!(a_picture_beside_the_partners_is_stored_with_them, test, {
    let shop = Shop::open(&test).await;
    let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><rect width=\"8\" height=\"8\"/></svg>";
    let files =
        [("partners.toml", partners().replace("\"front\"", "\"own.svg\"")), ("partners/own.svg", svg.to_owned())];
    write(&shop, &files).await.unwrap();
    assert_eq!(write(&shop, &files).await.unwrap().changes.len(), 0, "a second run changes nothing");
    let pictures = shop.get(&format!("{PARTNERS}?type=INSTAGRAM")).await;
    assert_eq!(pictures.data()[0]["picture"]["width"], 8);
});

both!(errors_in_partners_are_reported_with_their_place, test, {
    let shop = Shop::open(&test).await;
    for (from, to, message) in [
        (
            "\"PARTNER\"",
            "\"PARTNERS\"",
            "type: PARTNERS is no type; there are INSTAGRAM, PARTNER (did you mean `PARTNER`?)",
        ),
        ("https://courier.example/", "javascript:x", "link: javascript:x must be an address that begins with https://"),
        ("link = \"https://courier.example/\"\n", "", "link: is missing: a partner needs a link"),
        ("[\"HR\"]", "[\"XX\"]", "countries: XX is no country"),
        ("en = \"A tee\"\n", "", "alt: has no English text"),
        ("sl = \"Majica\"", "xx = \"Majica\"", "alt: xx is no language"),
        ("picture = \"front\"", "picture = \"frant\"", "picture: frant is neither"),
        ("title = \"Profile\"\n", "", "title: is missing"),
    ] {
        let files = [("partners.toml", partners().replacen(from, to, 1))];
        let error = plan(&shop.app, &raw(&files), &pictures(), false).await.unwrap_err().to_string();
        assert!(error.contains(message), "{message}\n{error}");
    }
});

//! The API returns changes of products as soon as they are written.

use axum::http::StatusCode;
use chrono::TimeDelta;
use serde_json::json;

use super::{
    seed::seed_platform,
    shop::{EN, HR, SI, SL, Shop},
};
use crate::{
    both,
    catalog::{
        Fibre, Manufacturer, OfferDraft, OptionDraft, OptionKind, PriceDraft, ProductDraft, ProductText, StockDraft,
        VariantDraft,
    },
    inventory::save_products,
};

const ALL: &str = "/api/product/web/countryWiseProductsPagination";

fn shirt(key: &str, name: &str, price_minor: i64) -> ProductDraft {
    let prices = [SI, HR].map(|tenant| (tenant, PriceDraft { price_minor, ..PriceDraft::default() }));
    let variant = |colour: &str, size: &str, stock| VariantDraft {
        values: vec![colour.to_owned(), size.to_owned()],
        stock: StockDraft::tracked(stock),
        prices: prices.clone().into(),
        ..VariantDraft::default()
    };
    let text = |name: &str| ProductText { name: name.to_owned(), ..ProductText::default() };
    let offer = OfferDraft { is_visible: true, badges: Some(vec!["fire".to_owned()]) };
    ProductDraft {
        key: key.to_owned(),
        brand: Some("Tiho".to_owned()),
        categories: vec![vec!["Ženske".to_owned(), "Majice".to_owned()]],
        composition: vec![Fibre { fibre: "cotton".to_owned(), percent: 100 }],
        manufacturer: Some(Manufacturer { name: "Pletilnica".to_owned(), ..Manufacturer::default() }),
        texts: [(SL, text(name)), (EN, text(&format!("{key} shirt")))].into(),
        options: vec![
            OptionDraft { kind: OptionKind::Colour, name: "Barva".to_owned() },
            OptionDraft { kind: OptionKind::Size, name: "Velikost".to_owned() },
        ],
        variants: vec![variant("Rjasta", "S", 3), variant("Rjasta", "M", 0), variant("Bela", "S", 9)],
        offers: [(SI, offer.clone()), (HR, offer)].into(),
        ..ProductDraft::default()
    }
}

async fn save(shop: &Shop, drafts: &[ProductDraft]) {
    save_products(&shop.app, drafts).await.unwrap();
    shop.read_changes().await;
}

async fn open(test: &crate::testing::TestDb) -> Shop {
    seed_platform(&test.db).await;
    let shop = Shop::over(test).await;
    save(&shop, &[shirt("a", "Čipka", 1990), shirt("b", "Cvet", 990), shirt("c", "Dan", 2990)]).await;
    shop
}

both!(a_written_product_is_listed_found_and_filtered, test, {
    let shop = open(&test).await;
    let by_name = shop.get(&format!("{ALL}?orderBy=name")).await;
    assert_eq!(by_name.list("name"), ["Cvet", "Čipka", "Dan"]);
    let by_price = shop.get(&format!("{ALL}?orderBy=price&order=DESC")).await;
    assert_eq!(by_price.list("name"), ["Dan", "Čipka", "Cvet"]);
    assert_eq!(by_name.data()[0]["categories"], json!(["Ženske", "Majice"]));
    assert_eq!(by_name.data()[0]["badges"][0]["key"], "fire");
    let path = by_name.data()[1]["path"].as_str().unwrap().to_owned();
    let found = shop.get(&format!("/api/product/web/by-slug/{}", path.trim_start_matches("/product/"))).await;
    assert_eq!((&found.data()["name"], &found.data()["manufacturer"]["name"]), (&json!("Čipka"), &json!("Pletilnica")));
    assert_eq!(found.data()["composition"][0]["percent"], 100);
    assert_eq!(found.data()["related"].as_array().unwrap().len(), 2);
    let values = shop.get("/api/attributeValue/web/list").await;
    assert_eq!(values.list("productCount"), [3, 3, 3, 0]);
    let key = values.data()[0]["key"].as_str().unwrap();
    assert_eq!(shop.get(&format!("{ALL}?color={key}&size=s&brand=tiho")).await.ids().len(), 3);
});

both!(a_renamed_product_is_found_by_its_former_slug, test, {
    let shop = open(&test).await;
    let mut renamed = shirt("a", "Čipka", 1990);
    renamed.texts.get_mut(&SL).unwrap().slug = Some("povsem-nova".to_owned());
    save(&shop, &[renamed]).await;
    let former = shop.get("/api/product/web/by-slug/cipka").await;
    assert_eq!(former.status, StatusCode::MOVED_PERMANENTLY);
    assert_eq!(former.headers["location"], "/api/product/web/by-slug/povsem-nova");
    assert_eq!(shop.get("/api/product/web/by-slug/povsem-nova").await.status, StatusCode::OK);
});

both!(a_product_hidden_in_one_country_stays_in_the_other, test, {
    let shop = open(&test).await;
    let mut hidden = shirt("c", "Dan", 2990);
    hidden.offers.insert(SI, OfferDraft { is_visible: false, badges: None });
    save(&shop, &[hidden]).await;
    assert_eq!(shop.get(ALL).await.body["meta"]["itemCount"], 2);
    assert_eq!(shop.get_in(HR, ALL).await.body["meta"]["itemCount"], 3);
    assert_eq!(shop.get("/api/product/web/by-slug/dan").await.status, StatusCode::NOT_FOUND);
    assert_eq!(shop.get_in(HR, "/api/product/web/by-slug/c-shirt?languageId=1").await.status, StatusCode::OK);
    let related = shop.get("/api/product/web/by-slug/cvet").await;
    assert_eq!(related.data()["related"].as_array().unwrap().len(), 1);
    assert_eq!(shop.get("/api/attributeValue/web/list").await.list("productCount"), [2, 2, 2, 0]);
    assert_eq!(shop.get("/api/category/getAllActiveData").await.list("productCount"), [2, 2]);
});

both!(a_new_price_moves_a_product_in_its_list, test, {
    let shop = open(&test).await;
    shop.app.clock.advance(TimeDelta::days(31));
    let mut reduced = shirt("c", "Dan", 2990);
    for variant in &mut reduced.variants {
        let price = PriceDraft { price_minor: 2990, discount_minor: Some(890), ..PriceDraft::default() };
        variant.prices.insert(SI, price);
    }
    save(&shop, &[reduced]).await;
    let cheapest = shop.get(&format!("{ALL}?orderBy=price")).await;
    assert_eq!(cheapest.data()[0]["name"], "Dan");
    assert_eq!(
        (&cheapest.data()[0]["price"]["lowestMinor"], &cheapest.data()[0]["price"]["percent"]),
        (&json!(2990), &json!(70))
    );
    assert_eq!(shop.get(&format!("{ALL}?discounted=true")).await.ids().len(), 1);
    assert_eq!(shop.get_in(HR, &format!("{ALL}?discounted=true")).await.ids().len(), 0);
});

both!(sizes_are_sorted_in_filters_and_on_product_pages, test, {
    let shop = open(&test).await;
    let mut draft = shirt("d", "Eho", 1990);
    let sizes = ["XX-Large", "10", "Small", "8", "Extra Small", "M", "6 mesecev"];
    draft.variants = sizes
        .iter()
        .map(|size| VariantDraft { values: vec!["Bela".to_owned(), (*size).to_owned()], ..draft.variants[2].clone() })
        .collect();
    save(&shop, &[draft]).await;
    let sorted = ["XS", "S", "M", "2XL", "6-mesecev", "8", "10"];
    let page = shop.get("/api/product/web/by-slug/eho").await;
    let option =
        page.data()["options"].as_array().unwrap().iter().find(|option| option["attribute"] == "size").unwrap();
    let keys: Vec<&str> =
        option["values"].as_array().unwrap().iter().map(|value| value["key"].as_str().unwrap()).collect();
    assert_eq!(keys, sorted);
    let filter = shop.get("/api/attributeValue/web/list").await;
    let keys: Vec<&str> = filter
        .data()
        .as_array()
        .unwrap()
        .iter()
        .map(|value| value["key"].as_str().unwrap())
        .filter(|key| sorted.contains(key))
        .collect();
    assert_eq!(keys, sorted);
});

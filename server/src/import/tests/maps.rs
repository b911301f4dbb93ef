//! Imports of files with a category map into the shop's own category tree; and proposed maps.

use std::path::PathBuf;

use super::{Format, Options, exported, options, outcome, run, shop};
use crate::{
    app::App,
    both,
    catalog::taxonomy_files,
    db::{Db, Session},
    export::Generation,
    import::{import, propose},
    testing::TestDb,
    toml_file::{Source, Sources},
};

const HEADER: &str = "Handle,Title,Vendor,Type,Tags,Variant SKU,Variant Inventory Qty,Variant Price\n";

const TREE: &str = r#"
[[categories]]
key = "women"
[categories.texts.en]
name = "Women"
[categories.texts.sl]
name = "Ženske"
[[categories]]
key = "women/dresses"
parent = "women"
[categories.texts.en]
name = "Dresses"
[categories.texts.sl]
name = "Obleke"
[[categories]]
key = "women/t-shirts"
parent = "women"
[categories.texts.en]
name = "T-shirts"
[[categories]]
key = "men"
[categories.texts.en]
name = "Men"
[[categories]]
key = "men/t-shirts"
parent = "men"
[categories.texts.en]
name = "T-shirts"
[[categories]]
key = "rest"
[categories.texts.en]
name = "More"
[[brands]]
name = "Own Label"
[[collections]]
key = "linen"
[collections.texts.en]
name = "Linen"
"#;

const MAP: &str = r#"
otherwise = "rest"
[[map]]
type = "Dress*"
category = "women/dresses"
gender = "women"
[[map]]
type = "tee"
tag = "men"
category = "men/t-shirts"
[[map]]
type = ["Tee", "Shirt"]
category = ["women/t-shirts"]
[[map]]
tag = "linen*"
collection = "linen"
[[map]]
vendor = "OWN LABEL GmbH"
brand = "own-label"
[[map]]
type = "Gift card"
skip = true
"#;

async fn own_tree(app: &App) {
    let sources = Sources { files: vec![Source { name: "tree.toml".into(), text: TREE.into() }], is_whole: true };
    taxonomy_files::apply(app, &sources).await.unwrap();
}

fn with_map(test: &TestDb, csv: &str, map: &str) -> Options {
    let path = test.folder.path().join("map.toml");
    std::fs::write(&path, map).unwrap();
    Options { categories: Some(path), ..options(test, Format::Shopify, csv.as_bytes()) }
}

fn products() -> String {
    format!(
        "{HEADER}gown,Gown,Own Label GmbH,Dresses long,\"Linen blend, red\",G,1,50\n\
         tee-m,Tee,Own Label,TEE,\"Men, linen\",TM,1,20\n\
         tee-w,Tee,Own Label,Tee,,TW,1,20\n\
         shirt,Shirt,Own Label,shirt,,SH,1,30\n\
         card,Card,Own Label,Gift card,,C,1,10\n\
         lamp,Lamp,Own Label,Lamp,,L,1,10\n\
         vase,Vase,Own Label,Lamp,,V,1,10\n\
         odd,Odd,Own Label,,,O,1,10\n"
    )
}

/// Product and category, by their keys.
async fn places(db: &Db) -> Vec<(String, String)> {
    db.sql(
        "SELECT p.key, c.key FROM product_category m JOIN product p ON p.id = m.product_id \
         JOIN category c ON c.id = m.category_id ORDER BY p.key, m.position",
    )
    .all()
    .await
    .unwrap()
}

both!(a_map_assigns_the_shop_s_categories_and_repeating_changes_nothing, test, {
    let app = shop(&test).await;
    own_tree(&app).await;
    let options = with_map(&test, &products(), MAP);
    let report = run(&app, &options).await;
    assert_eq!((outcome(&report), report.skipped), ((7, 0, 0, 0), 1), "{:#?}", report.issues.list);
    let expected = [
        ("gown", "women/dresses"),
        ("lamp", "rest"),
        ("odd", "rest"),
        ("shirt", "women/t-shirts"),
        ("tee-m", "men/t-shirts"),
        ("tee-w", "women/t-shirts"),
        ("vase", "rest"),
    ];
    assert_eq!(places(&test.db).await, expected.map(|(product, key)| (product.to_owned(), key.to_owned())));
    let linen: Vec<String> = test
        .db
        .sql("SELECT p.key FROM product p JOIN product_collection m ON m.product_id = p.id ORDER BY p.key")
        .scalars()
        .await
        .unwrap();
    assert_eq!(linen, ["gown", "tee-m"]);
    let facts: Vec<(i64, String)> =
        test.db.sql("SELECT brand_id, gender FROM product WHERE gender IS NOT NULL").all().await.unwrap();
    let brands: i64 = test.db.sql("SELECT COUNT(*) FROM brand").scalar().await.unwrap();
    assert_eq!((facts.len(), facts[0].1.as_str(), brands), (1, "women", 1));
    // Unmapped values are reported once each, with their number of occurrences and first lines.
    let unmapped: Vec<(u64, &[u64], &str)> = report
        .issues
        .groups
        .iter()
        .filter(|group| group.first.reason.contains("comes in rest"))
        .map(|group| (group.count, &group.first_lines[..], group.first.reason.as_str()))
        .collect();
    assert_eq!(unmapped.len(), 2, "{unmapped:?}");
    assert_eq!((unmapped[0].0, unmapped[0].1), (2, &[7, 8][..]));
    assert!(unmapped[0].2.contains("`Lamp` gets no category in") && unmapped[1].2.contains("no type and no category"));
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 7, 0));
    // An export writes the file's own names, and importing it with the map changes nothing.
    let first = exported(&app, &options, Generation::Classic).await;
    let text = String::from_utf8_lossy(&first).into_owned();
    assert!(text.contains("Own Label GmbH") && text.contains("Dresses long"), "{text}");
    std::fs::write(&options.file, &first).unwrap();
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 7, 0), "{text}");
});

both!(unmapped_products_are_skipped_or_keep_their_categories, test, {
    let app = shop(&test).await;
    own_tree(&app).await;
    let skipping = with_map(&test, &products(), &MAP.replace("\"rest\"", "\"skip\""));
    let report = run(&app, &skipping).await;
    assert_eq!((outcome(&report), report.skipped), ((4, 0, 0, 0), 4));
    assert!(report.issues.groups.iter().any(|group| group.first.reason.contains("the product is skipped")));
    let taking = with_map(&test, &products(), &MAP.replace("\"rest\"", "\"as-in-file\""));
    let report = run(&app, &taking).await;
    assert_eq!((outcome(&report), report.skipped), ((3, 0, 4, 0), 1));
    assert!(places(&test.db).await.contains(&("lamp".to_owned(), "lamp".to_owned())));
});

both!(a_woocommerce_path_and_its_tags_are_mapped_too, test, {
    let app = shop(&test).await;
    own_tree(&app).await;
    let csv = "Type,SKU,Name,Stock,Regular price,Categories,Tags\n\
               simple,A,Hat,1,10,\"Clothing > Hats, Sale\",warm\n\
               simple,B,Robe,1,10,Clothing > Dresses > Long,\n";
    let map = "[[map]]\nfile_category = \"clothing > dresses*\"\ncategory = \"women/dresses\"\n\
               [[map]]\ntag = \"warm\"\ncategory = \"rest\"\n[[map]]\nfile_category = \"Sale\"\ncollection = \"linen\"\n";
    let path = test.folder.path().join("map.toml");
    std::fs::write(&path, map).unwrap();
    let options = Options { categories: Some(path), ..options(&test, Format::WooCommerce, csv.as_bytes()) };
    assert_eq!(outcome(&run(&app, &options).await), (2, 0, 0, 0));
    let expected = [("A", "rest"), ("B", "women/dresses")].map(|(key, place)| (key.to_owned(), place.to_owned()));
    assert_eq!(places(&test.db).await, expected);
    let tags: Vec<String> = test.db.sql("SELECT tag FROM product_tag").scalars().await.unwrap();
    assert_eq!(tags, ["warm"]);
    assert_eq!(outcome(&run(&app, &options).await), (0, 0, 2, 0));
});

both!(all_errors_of_a_map_are_reported, test, {
    let app = shop(&test).await;
    own_tree(&app).await;
    let map = "otherwise = \"women/dress\"\n[[map]]\ntype = \"a\"\n[[map]]\ncategory = \"womens\"\n\
               [[map]]\ntag = \"x\"\ngender = \"girls\"\ncolour = \"red\"\n[[map]]\nvendor = \"v\"\nbrand = \"own\"\ncollection = \"none\"\n";
    let error = import(&app, &with_map(&test, &products(), map), &|_| {}).await.unwrap_err().to_string();
    for part in [
        "map.toml:1: otherwise: women/dress must be as-in-file, skip or the key of a category",
        "(did you mean `women/dresses`?)",
        "map.toml:2: map[1].category: is missing",
        "map.toml:4: map[2].type: is missing",
        "map.toml:5: map[2].category: womens is no category of the shop",
        "map.toml:8: map[3].gender: girls is no gender",
        "map.toml:9: map[3].colour: is not a known key",
        "map.toml:12: map[4].brand: own is no brand of the shop",
        "map.toml:13: map[4].collection: none is no collection",
    ] {
        assert!(error.contains(part), "{part}\n{error}");
    }
    let missing = Options { categories: Some(PathBuf::from("nowhere.toml")), ..with_map(&test, &products(), MAP) };
    assert!(import(&app, &missing, &|_| {}).await.unwrap_err().to_string().contains("nowhere.toml: cannot be read"));
    let count: i64 = test.db.sql("SELECT COUNT(*) FROM product").scalar().await.unwrap();
    assert_eq!(count, 0);
});

both!(a_proposed_map_imports_the_file_with_its_new_categories, test, {
    let app = shop(&test).await;
    own_tree(&app).await;
    let csv = format!(
        "{HEADER}a,A,Ownlabel,Evening Dress,,A,1,50\nb,B,Ownlabel,T Shirt,Men,B,1,20\nc,C,Else,Tshirts,Women,C,1,20\n\
         d,D,Else,Women's Belts,,D,1,20\ne,E,Else,WOMENS BELT,,E,1,20\nf,F,Else,Lamp,,F,1,20\n"
    );
    let mut options = options(&test, Format::Shopify, csv.as_bytes());
    let open = propose(&app, &options, false).await.unwrap();
    assert_eq!((open.products, open.open, open.new_categories), (6, 2, 0), "{}", open.map);
    for part in [
        "type = \"Evening Dress\"\ncategory = \"women/dresses\"",
        "# Women's Belts: 1 product, first in line 5",
        "# type = [\"Women's Belts\", \"WOMENS BELT\"]",
        "tag = \"men\"\ncategory = \"men/t-shirts\"",
        "tag = \"women\"\ncategory = \"women/t-shirts\"",
        "tag = \"Men\"\ngender = \"men\"",
        "vendor = \"Ownlabel\"\nbrand = \"own-label\"",
        "# Vendors that become brands of their names: 1. The most frequent: Else (4)",
    ] {
        assert!(open.map.contains(part), "{part}\n{}", open.map);
    }
    let proposal = propose(&app, &options, true).await.unwrap();
    assert_eq!((proposal.open, proposal.new_categories), (0, 2), "{}\n{}", proposal.map, proposal.categories);
    let text = proposal.categories.clone();
    assert!(
        text.contains("key = \"women/womens-belts\"\nparent = \"women\"") && text.contains("[categories.texts.en]"),
        "{text}"
    );
    let sources = Sources { files: vec![Source { name: "new.toml".into(), text }], is_whole: false };
    taxonomy_files::apply(&app, &sources).await.unwrap();
    let path = test.folder.path().join("map.toml");
    std::fs::write(&path, &proposal.map).unwrap();
    options.categories = Some(path);
    let report = run(&app, &options).await;
    assert_eq!((outcome(&report), report.issues.warnings), ((6, 0, 0, 0), 0), "{:#?}", report.issues.groups);
    let expected = [
        ("a", "women/dresses"),
        ("b", "men/t-shirts"),
        ("c", "women/t-shirts"),
        ("d", "women/womens-belts"),
        ("e", "women/womens-belts"),
        ("f", "lamp"),
    ];
    assert_eq!(places(&test.db).await, expected.map(|(product, key)| (product.to_owned(), key.to_owned())));
});

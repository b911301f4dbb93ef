//! Isolation of countries, call by call: public lists and pages of one country contain no data of another; for other calls, the
//! table names the test that shows it. A route without a row fails the test.

use std::{collections::BTreeSet, fs, path::Path};

use axum::http::StatusCode;

use super::{
    super::shop::{HR, SI, Shop},
    TABLE,
};
use crate::{
    both,
    content::editorial::{self, RawFile, RawFiles},
    id::AssetId,
    promotions,
    toml_file::{Source, Sources},
};

/// A mark in the name of everything that only Slovenia shows.
const MARK: &str = "zgoljtu";

/// The evidence that a call isolates countries.
enum IsolationProof {
    /// Requests of these paths: Slovenia's response contains the mark and Croatia's does not. A response that only tells whether
    /// something exists is a 404 in Croatia.
    Asked(&'static [&'static str]),
    /// A test: its file in the server's sources, and its name.
    Tested(&'static str, &'static str),
    /// The response is the same in every country, for this reason.
    Everywhere(&'static str),
}

use IsolationProof::{Asked, Everywhere, Tested};

const ACCOUNTS: IsolationProof =
    Everywhere("an account is one person's in all countries (an_account_is_valid_in_every_country)");
const PARTNERS: IsolationProof =
    Everywhere("a partner is one in all countries; the test of the table `TABLE` checks that another's id is refused");
const ORDERS: IsolationProof =
    Tested("checkout/tests/placing.rs", "another_country_finds_neither_number_nor_link_nor_invoice");
const RETURNS: IsolationProof = Tested("returns/tests/transitions.rs", "a_country_does_not_see_another_s_returns");
const CARTS: IsolationProof = Tested("api/tests/cart.rs", "a_customer_has_a_separate_cart_in_each_country");
const CODES: IsolationProof = Tested("cart/tests.rs", "promotions_and_codes_apply_within_their_country");
const WISHLISTS: IsolationProof = Tested("api/tests/wishlist.rs", "each_country_has_its_own_wishlist");
const PRIZES: IsolationProof = Tested("games/tests.rs", "a_prize_is_valid_for_its_winner_and_country_until_it_expires");
const ALERTS: IsolationProof =
    Tested("stock_alerts/tests.rs", "alerts_are_deleted_by_link_by_country_and_after_a_time");
const REMINDERS: IsolationProof =
    Tested("cart_reminders/tests.rs", "customers_see_and_cancel_their_own_reminders_only");
const NEWSLETTER: IsolationProof =
    Tested("newsletter/tests.rs", "subscriptions_and_tokens_are_separate_for_each_country");
const SELLERS: IsolationProof =
    Tested("sellers/tests.rs", "accepted_sellers_with_consent_are_shown_in_their_country_only");
const REFUNDS: IsolationProof =
    Tested("payments/tests/accounts.rs", "a_link_is_valid_for_one_countrys_refund_until_it_expires");
const TAXONOMY: IsolationProof =
    Everywhere("names are the same in all countries; what a country shows of them is another call's list");
const COUNTRIES: IsolationProof = Everywhere("every shop links to all others");

/// Calls by the beginning of their paths; the first match counts. A row that begins with a method applies to that method only.
const ROWS: &[(&str, IsolationProof)] = &[
    ("/api/attributeValue/web/list", Asked(&["/api/attributeValue/web/list"])),
    ("/api/blog-post/web/by-slug/", Asked(&["/api/blog-post/web/by-slug/zgoljtu-objava"])),
    ("/api/blog-post/web/findAllDataByPagination/v2", Asked(&["/api/blog-post/web/findAllDataByPagination/v2?take=9"])),
    ("/api/brand/by-slug/", TAXONOMY),
    (
        "/api/brand/getAllActiveData",
        Asked(&["/api/brand/getAllActiveData", "/api/brand/getAllActiveData?category=zenske"]),
    ),
    ("/api/category/by-path/", TAXONOMY),
    ("/api/category/", Asked(&["/api/category/getAllActiveData", "/api/category/index"])),
    ("/api/collection/by-slug/", TAXONOMY),
    ("/api/collection/getAllActiveData", Asked(&["/api/collection/getAllActiveData"])),
    ("/api/content/faq", Asked(&["/api/content/faq"])),
    ("/api/content/help", Asked(&["/api/content/help"])),
    (
        "/api/content/journal",
        Tested(
            "content/editorial/tests/lists.rs",
            "a_page_that_lists_texts_is_announced_where_they_are_in_the_languages_own",
        ),
    ),
    ("/api/content/page/by-slug/", Asked(&["/api/content/page/by-slug/zgoljtu-stran"])),
    ("/api/content/product-care", Asked(&["/api/content/product-care"])),
    ("/api/content/size-tables", Asked(&["/api/content/size-tables?product=zgoljtu-majica"])),
    ("/api/country/", COUNTRIES),
    ("/api/event/web/by-slug/", Asked(&["/api/event/web/by-slug/zgoljtu-teden"])),
    ("/api/event/web/check/", Asked(&["/api/event/web/check/zgoljtu-teden"])),
    ("/api/event/web/findAllActive", Asked(&["/api/event/web/findAllActive"])),
    ("/api/event/web/sample", Everywhere("a made-up event, by which operators see how one looks")),
    ("/api/flash-deals/check", Asked(&["/api/flash-deals/check"])),
    ("/api/flash-deals/page", Asked(&["/api/flash-deals/page"])),
    ("/api/homePartnerInstagram/", Asked(&["/api/homePartnerInstagram/web/getHomepageDataByType?type=PARTNER"])),
    ("/api/media-slider/", Asked(&["/api/media-slider/slider/web/findByUsagesType/HERO/HOMEPAGE"])),
    ("/api/navigation", Asked(&["/api/navigation"])),
    ("/api/product/web/brand/", Asked(&["/api/product/web/brand/countryWiseProductsPagination?brandSlug=zgoljtu"])),
    ("/api/product/web/by-ids", Asked(&["/api/product/web/by-ids?ids=1,2,3,4"])),
    (
        "/api/product/web/by-slug/",
        Asked(&["/api/product/web/by-slug/zgoljtu-majica", "/api/product/web/by-slug/zgoljtu-tee"]),
    ),
    ("/api/product/web/category/", Asked(&["/api/product/web/category/countryWiseProductsPagination?category=zenske"])),
    (
        "/api/product/web/collection/",
        Asked(&["/api/product/web/collection/countryWiseProductsPagination?collectionSlug=rebrasto"]),
    ),
    ("/api/product/web/countryWiseProductsPagination", Asked(&["/api/product/web/countryWiseProductsPagination"])),
    (
        "/api/product/web/event/countryWise",
        Asked(&["/api/product/web/event/countryWiseProductsPagination?eventSlug=zgoljtu-teden"]),
    ),
    ("/api/product/web/event/filters", Asked(&["/api/product/web/event/filters?eventSlug=zgoljtu-teden"])),
    ("/api/product/web/filters", Asked(&["/api/product/web/filters", "/api/product/web/filters?category=zenske"])),
    ("POST /api/product/web/search/click", Everywhere("it counts and answers nothing")),
    ("/api/product/web/search/filters", Asked(&["/api/product/web/search/filters?q=majica"])),
    ("/api/product/web/search", Asked(&["/api/product/web/search?q=majica", "/api/product/web/search?q=sku-200"])),
    ("/api/product/web/suggest", Asked(&["/api/product/web/suggest?q=majica"])),
    ("/api/redirect/by-path", Asked(&["/api/redirect/by-path?path=/stara"])),
    (
        "/api/setupHomepage/",
        Asked(&[
            "/api/setupHomepage/web/getSetupDataByType?type=PRODUCT_ROW",
            "/api/setupHomepage/web/getSetupDataByType?type=HEADER",
        ]),
    ),
    ("/api/translations", Tested("i18n/service/tests.rs", "an_override_is_shown_in_its_country_only")),
    ("/api/userType", Everywhere("kinds of accounts")),
    ("/api/payments/result", Tested("payments/tests/provider_answers.rs", "a_payment_belongs_to_its_country")),
    ("/api/payments/refund-account/", REFUNDS),
    ("POST /api/payments/", Tested("checkout/tests/lifecycle.rs", "a_failed_payment_is_paid_again_by_its_token")),
    ("/api/consent", Tested("consent/tests.rs", "a_record_is_found_in_its_country_only")),
    ("/api/client-events", Everywhere("it measures and answers nothing")),
    (
        "/api/checkout/options",
        Tested("checkout/tests/placing.rs", "options_that_the_country_does_not_offer_are_refused_by_field"),
    ),
    ("/api/checkout/place", ORDERS),
    ("/api/order/", ORDERS),
    ("/api/return/", RETURNS),
    ("/api/stock-alert", ALERTS),
    ("/api/wheel", PRIZES),
    ("/api/user/coupons", PRIZES),
    ("/api/user/reminders", REMINDERS),
    ("/api/cart/reminder", REMINDERS),
    ("/api/cart/coupon", CODES),
    ("/api/cart/quote", CODES),
    ("/api/cart", CARTS),
    ("/api/seller/", SELLERS),
    ("/api/newsletter/", NEWSLETTER),
    ("/api/auth/", ACCOUNTS),
    ("/api/user/", ACCOUNTS),
    ("/api/address-shipping", ACCOUNTS),
    ("/api/wishlist", WISHLISTS),
    (
        "/api/affiliate/track-",
        Tested("attribution/tests.rs", "an_order_follows_the_last_click_of_its_browser_in_its_country"),
    ),
    (
        "/api/affiliate/generate-tracking-url",
        Tested("api/tests/affiliate_reports.rs", "a_link_to_a_product_or_a_category_is_made_for_its_country"),
    ),
    ("/api/affiliate/", PARTNERS),
];

fn row_of(method: &str, path: &str) -> Option<(usize, &'static IsolationProof)> {
    let fits = |row: &str| match row.split_once(' ') {
        Some((own, begin)) => own == method && path.starts_with(begin),
        None => path.starts_with(row),
    };
    ROWS.iter().enumerate().find(|(_, (row, _))| fits(row)).map(|(index, (_, apart))| (index, apart))
}

#[test]
fn every_call_has_evidence_of_isolation_between_countries() {
    let mut used = BTreeSet::new();
    for (method, path, ..) in TABLE {
        let (index, apart) = row_of(method, path).unwrap_or_else(|| panic!("no row says of {method} {path}"));
        used.insert(index);
        assert!(*method == "GET" || !matches!(apart, Asked(_)), "{method} {path} is asked nothing");
    }
    for (index, (row, apart)) in ROWS.iter().enumerate() {
        assert!(used.contains(&index), "{row} is of no call");
        match apart {
            Asked(addresses) => assert!(!addresses.is_empty(), "{row}"),
            Everywhere(reason) => assert!(!reason.is_empty(), "{row}"),
            Tested(file, test) => {
                let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file);
                let text = fs::read_to_string(&source).unwrap_or_else(|error| panic!("{file}: {error}"));
                assert!(text.contains(&format!("both!({test}, ")), "{row}: {file} has no test {test}");
            }
        }
    }
}

/// Slovenia's own brand, category, collection, colour and names of its products.
const CATALOGUE: &[&str] = &[
    "INSERT INTO brand (id, slug, name, position, is_active) VALUES (9, 'zgoljtu', 'Zgoljtu', 9, TRUE)",
    "UPDATE product SET brand_id = 9 WHERE id = 2",
    "INSERT INTO category (id, key, parent_id, position, is_active) VALUES (8, 'women/only', 1, 8, TRUE), (9, 'only', 0, 9, TRUE)",
    "INSERT INTO category_text (category_id, language_id, parent_id, slug, name, title, description) VALUES \
     (8, 16, 1, 'zgoljtu', 'Zgoljtu', '', ''), (9, 16, 0, 'zgoljtu-vrh', 'Zgoljtu', '', '')",
    "INSERT INTO product_category (product_id, category_id, position) VALUES (2, 8, 8), (2, 9, 9)",
    "INSERT INTO collection (id, key, position, is_active) VALUES (9, 'only', 9, TRUE)",
    "INSERT INTO collection_text (collection_id, language_id, slug, name, description) VALUES (9, 16, 'zgoljtu', 'Zgoljtu', '')",
    "INSERT INTO product_collection (product_id, collection_id, position) VALUES (2, 9, 0), (2, 1, 0)",
    "INSERT INTO attribute_value (id, attribute_id, key, swatch, position) VALUES (19, 1, 'zgoljtu', '#101010', 9)",
    "UPDATE variant SET colour_id = 19 WHERE product_id = 2",
    "UPDATE offer SET options = '19:22:1' WHERE product_id = 2",
    "UPDATE product_text SET slug = 'zgoljtu-majica', name = 'Zgoljtu majica' WHERE product_id = 2 AND language_id = 16",
    "UPDATE product_text SET slug = 'zgoljtu-tee', name = 'Zgoljtu tee' WHERE product_id = 2 AND language_id = 1",
    "INSERT INTO redirect (tenant_id, path, target, is_permanent, created_at) SELECT 3, '/stara', '/zgoljtu', TRUE, published_at FROM product WHERE id = 1",
    "INSERT INTO seller_application (tenant_id, status, company, contact_name, email, phone, country_id, web_address, goods, quantity, message, \
     is_listed, language_id, terms_version, applied_at) SELECT 3, 'accepted', 'Zgoljtu', 'A', 'a@example.com', '+38640123456', 3, \
     'https://example.com/', 't-shirts', 'to-100', '', TRUE, 16, '1', published_at FROM product WHERE id = 1",
];

/// Slovenia's own texts beside those of all.
fn texts() -> Vec<(&'static str, String)> {
    let text = |slug: &str, title: &str, more: &str| {
        format!(
            "+++\ntitle = \"{title}\"\ndescription = \"D.\"\nslug = \"{slug}\"\nupdated = \"2026-11-01\"\n{more}+++\nText.\n"
        )
    };
    let faq = |title: &str| {
        format!(
            "[[groups]]\nkey = \"g\"\ntitle = \"{title}\"\n[[groups.entries]]\nkey = \"q\"\nquestion = \"Q?\"\nanswer = \"A\"\n"
        )
    };
    let help = |title: &str| format!("[sections.back]\ntitle = \"{title}\"\ntext = \"T.\"\n");
    let care = |intro: &str| {
        format!("intro = \"{intro}\"\n[[signs]]\nkey = \"wash-30\"\ntitle = \"Wash\"\ntext = \"Cool.\"\n")
    };
    let only = "countries = [\"SI\"]\n";
    let published = "countries = [\"SI\"]\npublished = \"2026-11-01\"\n";
    let event = "countries = [\"SI\"]\nstarts = 2026-11-01\nends = 2026-12-01\ncollection = \"rib\"\n";
    let home = "[[header]]\nkey = \"a\"\n[header.texts]\nsl = { title = \"Zgoljtu\" }\n\
                [[heroes]]\nkey = \"b\"\nlink = \"collection:rib\"\npicture = \"wide\"\n[heroes.texts]\nsl = { title = \"Zgoljtu\" }\n\
                [[rows]]\nkey = \"c\"\n[rows.texts]\nsl = { title = \"Zgoljtu\" }\n";
    let partners = "[[entries]]\ntype = \"PARTNER\"\ntitle = \"Zgoljtu\"\nlink = \"https://example.com/\"\npicture = \"wide\"\n\
                    countries = [\"SI\"]\n[entries.alt]\nen = \"A picture\"\n";
    let sizes = "[[tables]]\nkey = \"only\"\nbrands = [\"zgoljtu\"]\nmeasures = [\"bust\"]\nsizes = [{ size = \"M\", bust = \"83–87\" }]\n\
                 [tables.names]\nen = \"Zgoljtu\"\n";
    let pages = "[[sections]]\nkey = \"back\"\nicon = \"back\"\npages = [\"terms\"]\n";
    vec![
        ("pages/terms/en.md", text("terms", "Terms", "")),
        ("pages/only/en.md", text("zgoljtu-stran", "Zgoljtu", only)),
        ("posts/only/en.md", text("zgoljtu-objava", "Zgoljtu", published)),
        ("events/only/en.md", text("zgoljtu-teden", "Zgoljtu", event)),
        ("faq/en.toml", faq("All")),
        ("faq/SI-en.toml", faq("Zgoljtu")),
        ("help.toml", pages.to_owned()),
        ("help/en.toml", help("All")),
        ("help/SI-en.toml", help("Zgoljtu")),
        ("product-care/en.toml", care("All.")),
        ("product-care/SI-en.toml", care("Zgoljtu.")),
        ("home/SI.toml", home.to_owned()),
        ("partners.toml", partners.to_owned()),
        ("size-tables.toml", sizes.to_owned()),
    ]
}

/// A deal on everything that Slovenia shows of its own.
const DEAL: &str = "[[promotions]]\nname = \"zgoljtu\"\nkind = \"flash-deal\"\ncountries = [\"SI\"]\nstarts = 2026-11-01T00:00:00Z\n\
    ends = 2026-12-01T00:00:00Z\ninclude = [\"brand:zgoljtu\"]\npercent = \"20\"\n";

async fn open(test: &crate::testing::TestDb) -> Shop {
    let shop = Shop::open(test).await;
    for sql in CATALOGUE {
        shop.change(sql).await;
    }
    let files = texts().into_iter().map(|(path, text)| RawFile { path: path.to_owned(), bytes: text.into_bytes() });
    let raw = RawFiles { folder: "content".to_owned(), files: files.collect() };
    editorial::apply(&shop.app, &raw, &[("wide".to_owned(), AssetId(100))].into(), false).await.unwrap();
    let deals = Sources { files: vec![Source { name: "deals.toml".into(), text: DEAL.to_owned() }], is_whole: true };
    promotions::apply(&shop.app, &deals, "operator").await.unwrap();
    shop.read_changes().await;
    shop.app.feed.publish_all();
    shop
}

both!(no_public_response_contains_data_of_another_country, test, {
    let shop = open(&test).await;
    let mut wrong = Vec::new();
    let addresses = ROWS.iter().filter_map(|(_, apart)| if let Asked(all) = apart { Some(*all) } else { None });
    for address in addresses.flatten() {
        for query in ["", "languageId=1"] {
            let joint = if address.contains('?') { '&' } else { '?' };
            let address = format!("{address}{joint}{query}");
            let (own, other) = (shop.get_in(SI, &address).await, shop.get_in(HR, &address).await);
            let is_marked = |body: &serde_json::Value| body["data"].to_string().to_lowercase().contains(MARK);
            let has_mark =
                is_marked(&own.body) || (own.status == StatusCode::OK && other.status == StatusCode::NOT_FOUND);
            if !has_mark && query.is_empty() {
                wrong.push(format!("{address}: Slovenia's answer has no mark: {} {}", own.status, own.body));
            }
            if is_marked(&other.body) {
                wrong.push(format!("{address}: Croatia's answer has Slovenia's mark: {}", other.body));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
});

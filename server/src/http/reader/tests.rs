//! Invalid fields of bodies and queries, all reported at once.

use serde::Deserialize;
use serde_json::json;

use super::*;
use crate::id::VariantId;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Order {
    note: Option<String>,
    email: String,
    ship_to: Address,
    lines: Vec<Line>,
    is_gift: bool,
    pace: Pace,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Address {
    city: String,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    variant_id: VariantId,
    quantity: u8,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Pace {
    Slow,
    Fast,
}

fn wrong<T>(read: &Read<T>) -> Vec<(&str, &str)> {
    read.wrong.iter().map(|error| (&*error.field, &*error.code)).collect()
}

#[test]
fn every_wrong_field_of_a_nested_body_is_named_with_its_path() {
    let body = json!({
        "note": 7, "shipTo": { "city": ["Kranj"] }, "isGift": "yes", "pace": "warp",
        "lines": [{ "variantId": "12", "quantity": 1.5 }, 3, { "quantity": "2" }],
    });
    let expected = [
        ("note", "error-parameter-text"),
        ("email", REQUIRED),
        ("shipTo.city", "error-parameter-text"),
        ("lines[0].quantity", "error-parameter-number"),
        ("lines[1]", "error-parameter-object"),
        ("lines[2].variantId", REQUIRED),
        ("isGift", "error-parameter-flag"),
        ("pace", "error-parameter-choice"),
    ];
    assert_eq!(wrong(&read_json::<Order>(&body)), expected);
    let nothing = read_json::<Order>(&json!({}));
    let names: Vec<&str> = wrong(&nothing).into_iter().map(|(field, _)| field).collect();
    assert_eq!(names, ["email", "shipTo", "lines", "isGift", "pace"], "what is below a missing struct is not named");
}

#[test]
fn numbers_come_in_any_shape_and_texts_are_trimmed() {
    let body = json!({
        "note": "  ", "email": " a@b.c ", "shipTo": { "city": "Kranj" }, "isGift": true, "pace": "FAST",
        "lines": [{ "variantId": " 12 ", "quantity": 3.0 }, { "variantId": 1e3, "quantity": "255" }],
    });
    let read = read_json::<Order>(&body);
    assert_eq!(wrong(&read), []);
    let order = read.value.unwrap();
    assert_eq!((order.note.as_deref(), &*order.email, order.pace), (None, "a@b.c", Pace::Fast));
    assert_eq!(order.lines[1], Line { variant_id: VariantId(1000), quantity: 255 });
    for odd in [json!(256), json!(-1), json!(1e300), json!("1e3"), json!([1]), json!({}), json!(true)] {
        let read = read_json::<Line>(&json!({ "variantId": 1, "quantity": odd }));
        assert_eq!(wrong(&read), [("quantity", "error-parameter-number")], "{odd}");
    }
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Report {
    seconds_on_page: Option<i64>,
    note: Option<String>,
    #[serde(flatten)]
    other: Map<String, Value>,
}

#[test]
fn unknown_fields_are_kept_unchanged() {
    let body = json!({ "secondsOnPage": " 12 ", "note": null, "a": " b ", "c": [1, { "d": null }], "e": null });
    let read = read_json::<Report>(&body);
    assert_eq!(wrong(&read), []);
    let report = read.value.unwrap();
    assert_eq!((report.seconds_on_page, report.note), (Some(12), None));
    assert_eq!(Value::Object(report.other), json!({ "a": " b ", "c": [1, { "d": null }], "e": null }));
    let odd = read_json::<Report>(&json!({ "a": 1, "note": 7, "secondsOnPage": "soon" }));
    assert_eq!(wrong(&odd), [("note", "error-parameter-text"), ("secondsOnPage", "error-parameter-number")]);
}

#[derive(Debug, PartialEq, Deserialize)]
struct Measure {
    value: f64,
}

#[test]
fn fractional_numbers_are_accepted_where_allowed() {
    for (good, value) in
        [(json!(812.5), 812.5), (json!(3), 3.0), (json!(" -0.5 "), -0.5), (json!(u64::MAX), 2_f64.powi(64))]
    {
        let read = read_json::<Measure>(&json!({ "value": good }));
        assert_eq!(wrong(&read), [], "{good}");
        assert_eq!(read.value, Some(Measure { value }), "{good}");
    }
    for odd in [json!("NaN"), json!("inf"), json!("1e999"), json!("x"), json!([1]), json!({}), json!(true)] {
        let read = read_json::<Measure>(&json!({ "value": odd }));
        assert_eq!(wrong(&read), [("value", "error-parameter-decimal")], "{odd}");
    }
    for nothing in [json!({}), json!({ "value": null }), json!({ "value": "" })] {
        assert_eq!(wrong(&read_json::<Measure>(&nothing)), [("value", REQUIRED)], "{nothing}");
    }
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Search {
    page: Option<i64>,
    color: Option<Vec<String>>,
    slug: String,
    discounted: Option<bool>,
    pace: Option<Pace>,
}

fn search(query: &str) -> Read<Search> {
    let pairs: Vec<_> = url::form_urlencoded::parse(query.as_bytes()).into_owned().collect();
    read_query(&pairs)
}

#[test]
fn a_list_in_a_query_is_repeated_or_separated_by_commas() {
    let read = search("color=rust,ink&color=sky&slug=a&utm_source=x&discounted=1&pace=Slow&page=");
    assert_eq!(wrong(&read), []);
    let found = read.value.unwrap();
    assert_eq!(found.color.unwrap(), ["rust", "ink", "sky"]);
    assert_eq!((&*found.slug, found.page), ("a", None));
    assert_eq!((found.discounted, found.pace), (Some(true), Some(Pace::Slow)));
    assert_eq!(search("slug=a&color=,").value.unwrap().color, None);
}

#[test]
fn every_wrong_parameter_is_named_at_once() {
    let query = format!("page=zero&color={}&slug=a%00b&discounted=maybe&pace=warp", "a,b,".repeat(40));
    let expected = [
        ("page", "error-parameter-number"),
        ("color", "error-parameter-many"),
        ("slug", "error-parameter-characters"),
        ("discounted", "error-parameter-choice"),
        ("pace", "error-parameter-choice"),
    ];
    assert_eq!(wrong(&search(&query)), expected);
    assert_eq!(wrong(&search("slug=%20")), [("slug", REQUIRED)]);
    assert_eq!(wrong(&search(&format!("slug={}", "ž".repeat(201)))), [("slug", "error-parameter-long")]);
    assert_eq!(wrong(&search(&format!("slug={}", "ž".repeat(200)))), []);
}

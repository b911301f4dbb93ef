//! Texts and values that often break software.
//!
//! `ODD_STRINGS` lists files with more texts, separated like a PATH; each is a JSON list.

use serde_json::{Value, json};

/// All texts and values.
pub fn odd_values() -> Vec<Value> {
    texts().into_iter().map(Value::String).chain(values()).collect()
}

/// Texts.
pub fn texts() -> Vec<String> {
    let short = [
        "",
        " ",
        "\0",
        "a\0b",
        "\u{1}\u{2}\u{1f}",
        "\u{7f}",
        "\u{80}\u{9f}",
        "\r\n",
        "\t",
        "a\nb",
        "\u{feff}",
        "\u{fffe}",
        "\u{ffff}",
        "\u{1fffe}",
        "\u{fdd0}",
        "\u{e000}",
        "\u{10ffff}",
        "\u{202e}evil\u{202c}",
        "\u{2066}a\u{2069}",
        "\u{200b}",
        "\u{200d}",
        "\u{2028}",
        "\u{2029}",
        "\u{ad}",
        "\u{61c}",
        "👩‍👩‍👧‍👦",
        "🇸🇮",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "𝒜𝓃𝒶",
        "Ｎｏｖａｋ",
        "ﷺ",
        "Z̸̢̛a̶l̵g̷o̸",
        "مرحبا",
        "שלום",
        "আনা",
        "王",
        "Ω≈ç√∫˜µ",
        "ÅÍÎÏ",
        "ﬃ",
        "ß",
        "ı",
        "İ",
        "null",
        "undefined",
        "NaN",
        "Infinity",
        "true",
        "0",
        "-1",
        "1e309",
        "0x7f",
        "1,000",
        "99999999999999999999",
        "'",
        "\"",
        "`",
        "\\",
        "\\\\",
        "%",
        "%00",
        "%s%n",
        "$1",
        "${7*7}",
        "{{7*7}}",
        "{% debug %}",
        "#{7*7}",
        "{ $path }",
        "*",
        "_",
        "--",
        "; --",
        "' OR '1'='1",
        "1; DROP TABLE user_account;--",
        "' UNION SELECT password_hash FROM user_account --",
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "</title><svg onload=alert(1)>",
        "<!--",
        "]]>",
        "&lt;b&gt;",
        "&#0;",
        "javascript:alert(1)",
        "data:text/html,x",
        "../../etc/passwd",
        "C:\\con",
        "file:///etc/passwd",
        "http://169.254.169.254/",
        "a@b",
        "a@b.c,d@e.f",
        "a@b.c\r\nBcc: d@e.f",
        "\"a b\"@example.com",
        "a@[127.0.0.1]",
        "a@xn--0.example",
        "a@example.com.",
        "()",
        "[]",
        "{}",
        "[object Object]",
        "__proto__",
        "constructor",
        "$ne",
        "CON",
        "+386 40 123 456",
        "2026-02-30",
        "0000-00-00",
        "9999-12-31",
        "\u{1b}[31mred",
    ];
    let mut all: Vec<String> = short.map(str::to_owned).into();
    all.extend([
        "a".repeat(101),
        "ž".repeat(300),
        "👗".repeat(2000),
        "x".repeat(100_000),
        format!("{}@example.com", "x".repeat(250)),
        format!("a@{}.example", "ž".repeat(60)),
        format!("a@{}.example", ["x".repeat(60).as_str(); 4].join(".")),
    ]);
    let files = std::env::var_os("ODD_STRINGS").unwrap_or_default();
    for file in std::env::split_paths(&files).filter(|file| !file.as_os_str().is_empty()) {
        let more: Vec<String> = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        all.extend(more);
    }
    all
}

/// Values of other kinds than a text.
fn values() -> Vec<Value> {
    let mut deep = json!(1);
    for _ in 0..60 {
        deep = json!([deep]);
    }
    vec![
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(i64::MAX),
        json!(i64::MIN),
        json!(u64::MAX),
        json!([]),
        json!({}),
        json!(["a", "b"]),
        json!({ "$gt": "" }),
        json!({ "length": 3 }),
        deep,
    ]
}

//! The values that are used of browsers' reports.

use std::sync::LazyLock;

use regex::Regex;

use crate::text_enum::text_enum;

/// Longest message that is logged, in characters.
const LONGEST_MESSAGE: usize = 300;
/// First segments of the pages' routes, in small letters, as `web/tests/clientEvents.test.ts` writes them. Others count as `other`, or any
/// client could make labels.
static PAGES: LazyLock<Vec<String>> =
    LazyLock::new(|| serde_json::from_str(include_str!("pages.json")).expect("the web's tests write it"));

text_enum! {
    /// Name of a web vital.
    pub enum VitalName {
        /// Cumulative layout shift.
        Cls = "CLS",
        /// First contentful paint.
        Fcp = "FCP",
        /// Interaction to next paint.
        Inp = "INP",
        /// Largest contentful paint.
        Lcp = "LCP",
        /// Time to first byte.
        Ttfb = "TTFB",
    }
}

/// The metrics' label of a page: the first segment of its route, if it is one of ours.
pub fn page_label(route: &str) -> &'static str {
    let first = route.trim_start_matches('/').split('/').next().unwrap_or_default();
    match PAGES.iter().find(|page| page.eq_ignore_ascii_case(first)).map(String::as_str) {
        Some("") => "home",
        // A page of text has its slug there.
        Some(":slug") => "page",
        Some(page) => page,
        None => "other",
    }
}

/// A text without what may name a person: e-mail addresses, queries, long numbers; and no longer than a log line needs.
pub fn scrubbed(text: &str) -> String {
    static QUERY: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\?[^\s:]*").expect("a regular expression"));
    static PERSONAL: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"[^\s@]+@[^\s@]+|\d{6,}").expect("a regular expression"));
    let short: String = text.chars().take(LONGEST_MESSAGE).map(|c| if c.is_control() { ' ' } else { c }).collect();
    PERSONAL.replace_all(&QUERY.replace_all(&short, "…"), "…").into_owned()
}

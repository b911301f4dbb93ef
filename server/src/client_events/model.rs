//! The report that browsers send, and the values that are used of it.

use std::sync::LazyLock;

use garde::Validate;
use regex::Regex;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{forms::Facts, http::check::at_most};

/// Most measurements of one report: each web vital once.
const MOST_VITALS: usize = 5;
/// Most errors of one report, and of one page view.
const MOST_ERRORS: usize = 5;
/// Longest message that is logged, in characters.
const LONGEST_MESSAGE: usize = 300;
/// First segments of the pages' routes, in small letters, as `web/tests/clientEvents.test.ts` writes them. Others count as `other`, or any
/// client could make labels.
static PAGES: LazyLock<Vec<String>> =
    LazyLock::new(|| serde_json::from_str(include_str!("pages.json")).expect("the web's tests write it"));

/// Measurements and errors of one page since it was loaded or since the last report.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[garde(context(Facts))]
pub struct ClientReport {
    /// Route pattern of the page, such as `/product/:slug`.
    #[garde(skip)]
    pub page: String,
    /// At most 5 measurements.
    #[garde(custom(at_most(MOST_VITALS)))]
    #[schema(max_items = 5)]
    pub vitals: Vec<Vital>,
    /// At most 5 unhandled script errors.
    #[garde(custom(at_most(MOST_ERRORS)))]
    #[schema(max_items = 5)]
    pub errors: Vec<ScriptError>,
}

/// A web vital (<https://web.dev/articles/vitals>).
#[derive(Debug, Deserialize, ToSchema)]
pub struct Vital {
    /// Name of the measurement.
    pub name: VitalName,
    /// Value in milliseconds; for CLS, the score.
    pub value: f64,
}

/// An error of a script.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ScriptError {
    /// Error message.
    pub message: String,
    /// Script URL, line and column.
    pub source: String,
}

/// Name of a web vital.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum VitalName {
    /// Cumulative layout shift.
    Cls,
    /// First contentful paint.
    Fcp,
    /// Interaction to next paint.
    Inp,
    /// Largest contentful paint.
    Lcp,
    /// Time to first byte.
    Ttfb,
}

impl VitalName {
    /// The metric's label.
    pub fn label(self) -> &'static str {
        match self {
            Self::Cls => "CLS",
            Self::Fcp => "FCP",
            Self::Inp => "INP",
            Self::Lcp => "LCP",
            Self::Ttfb => "TTFB",
        }
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

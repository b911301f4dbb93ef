//! Fragments of pages: HTML that is the same on many pages of a shop in a language. Each is rendered once and shared by all
//! renderers. JavaScript writes a marker in the place of a fragment (`CachedFragment` in web/src/lib/fragmentCache.tsx), and the
//! markers of a page are replaced here, so that cached HTML never passes through JavaScript.

use std::sync::Arc;

use moka::sync::Cache;
use sha2::{Digest, Sha256};

/// Bytes of HTML that are cached: about 2,500 cards.
const MOST_BYTES: u64 = 6 << 20;
/// Approximate bytes of an entry besides its HTML.
const ENTRY_BYTES: usize = 128;

const START: &str = "<cached-fragment data-number=\"";
const START_END: &str = "\">";
const END: &str = "</cached-fragment>";

type Key = [u8; 32];

/// The HTML of fragments by digests of their keys. Cheap to clone.
#[derive(Clone)]
pub(super) struct FragmentCache(Cache<Key, Arc<str>>);

impl FragmentCache {
    pub(super) fn new() -> Self {
        Self::with_capacity(MOST_BYTES)
    }

    fn with_capacity(most_bytes: u64) -> Self {
        let weigh = |_: &Key, html: &Arc<str>| u32::try_from(html.len() + ENTRY_BYTES).unwrap_or(u32::MAX);
        Self(Cache::builder().max_capacity(most_bytes).weigher(weigh).build())
    }
}

/// The fragments of the page that a renderer is rendering.
pub(super) struct PageFragments {
    cache: FragmentCache,
    scope: Key,
    /// In the order of their numbers; `None` for those still to be rendered.
    found: Vec<(Key, Option<Arc<str>>)>,
}

impl PageFragments {
    pub(super) fn new(cache: FragmentCache) -> Self {
        Self { cache, scope: Key::default(), found: Vec::new() }
    }

    /// Starts a page. `scope` covers everything that its fragments may depend on besides their own keys.
    pub(super) fn start(&mut self, scope: &str) {
        self.scope = Sha256::digest(scope).into();
        self.found.clear();
    }

    /// The number of a fragment on this page, from 1; negative when it is to be rendered.
    pub(super) fn find(&mut self, key: &str) -> i32 {
        let key: Key = Sha256::new().chain_update(self.scope).chain_update(key).finalize().into();
        let html = self.cache.0.get(&key);
        let is_known = html.is_some();
        self.found.push((key, html));
        let number = i32::try_from(self.found.len()).unwrap_or(i32::MAX);
        if is_known { number } else { -number }
    }

    /// Replaces the markers in a page by the fragments, and caches those that were rendered with it. Ends the page.
    pub(super) fn assemble(&mut self, page: &str) -> String {
        let found = std::mem::take(&mut self.found);
        let known: usize = found.iter().filter_map(|(_, html)| Some(html.as_ref()?.len())).sum();
        let mut html = String::with_capacity(page.len() + known);
        let mut open = Vec::new();
        let mut rest = page;
        while let Some((before, mark)) = next_mark(&mut rest) {
            html.push_str(before);
            match mark {
                Mark::Start(number) => open.push((number, html.len())),
                Mark::End => {
                    let Some((number, start)) = open.pop() else { continue };
                    match found.get(number) {
                        Some((_, Some(known))) => html.push_str(known),
                        Some((key, None)) => self.cache.0.insert(*key, html.get(start..).unwrap_or_default().into()),
                        None => {}
                    }
                }
            }
        }
        html.push_str(rest);
        html
    }
}

enum Mark {
    /// With the fragment's index in `found`.
    Start(usize),
    End,
}

/// The text before the next marker, and the marker; `rest` is set to what follows it.
fn next_mark<'a>(rest: &mut &'a str) -> Option<(&'a str, Mark)> {
    let page = *rest;
    let end = page.find(END)?;
    let Some(start) = page.get(..end)?.find(START) else {
        *rest = page.get(end + END.len()..)?;
        return Some((page.get(..end)?, Mark::End));
    };
    let (number, behind) = page.get(start + START.len()..)?.split_once(START_END)?;
    *rest = behind;
    let number: usize = number.trim_start_matches('-').parse().ok()?;
    Some((page.get(..start)?, Mark::Start(number.wrapping_sub(1))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(number: i32, html: &str) -> String {
        format!("{START}{number}{START_END}{html}{END}")
    }

    #[test]
    fn a_fragment_that_one_renderer_rendered_is_known_to_the_others() {
        let cache = FragmentCache::new();
        let (mut one, mut other) = (PageFragments::new(cache.clone()), PageFragments::new(cache));
        one.start("si");
        assert_eq!((one.find("card 1"), one.find("card 2")), (-1, -2));
        let page = format!("<ul>{}{}</ul>", marked(-1, "<li>č</li>"), marked(-2, "<li>2</li>"));
        assert_eq!(one.assemble(&page), "<ul><li>č</li><li>2</li></ul>");
        other.start("si");
        assert_eq!((other.find("card 2"), other.find("card 3")), (1, -2));
        let page = format!("{}<p>x</p>{}", marked(1, ""), marked(-2, "<li>3</li>"));
        assert_eq!(other.assemble(&page), "<li>2</li><p>x</p><li>3</li>");
    }

    #[test]
    fn a_nested_fragment_is_cached_separately() {
        let mut page = PageFragments::new(FragmentCache::new());
        page.start("si");
        assert_eq!((page.find("list"), page.find("card")), (-1, -2));
        let inner = marked(-2, "<li>1</li>");
        assert_eq!(page.assemble(&marked(-1, &format!("<ul>{inner}</ul>"))), "<ul><li>1</li></ul>");
        page.start("si");
        assert_eq!((page.find("card"), page.find("list")), (1, 2));
        assert_eq!(page.assemble(&(marked(1, "") + &marked(2, ""))), "<li>1</li><ul><li>1</li></ul>");
    }

    #[test]
    fn another_scope_has_fragments_of_its_own() {
        let mut page = PageFragments::new(FragmentCache::new());
        page.start("si");
        page.find("card");
        page.assemble(&marked(-1, "<li>1</li>"));
        page.start("hr");
        assert_eq!(page.find("card"), -1);
    }

    #[test]
    fn the_cache_stays_within_its_bytes() {
        let cache = FragmentCache::with_capacity(20_000);
        let mut page = PageFragments::new(cache.clone());
        for turn in 0..1_000 {
            page.start("si");
            page.find(&format!("card {turn}"));
            page.assemble(&marked(-1, &"x".repeat(500)));
        }
        cache.0.run_pending_tasks();
        assert!((5_000..=20_000).contains(&cache.0.weighted_size()), "{}", cache.0.weighted_size());
    }

    #[test]
    fn fragment_markers_that_were_not_requested_leave_their_content() {
        let mut page = PageFragments::new(FragmentCache::new());
        assert_eq!(page.assemble(&format!("<p>{}</p>{END}", marked(7, "a"))), "<p>a</p>");
        assert_eq!(page.assemble("<p>a</p>"), "<p>a</p>");
    }
}

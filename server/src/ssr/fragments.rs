//! Fragments of pages: HTML that is the same on many pages of a shop in a language. Each is rendered once and shared by all
//! renderers. JavaScript writes a marker in the place of a fragment (`CachedFragment` in web/src/lib/fragmentCache.tsx), and the
//! markers of a page are replaced here, so that cached HTML never passes through JavaScript.

use std::sync::Arc;

use moka::sync::Cache;
use sha2::{Digest, Sha256};

use super::fragment_job::{FragmentJob, OfferFragment, PageInput, PendingFragment};

/// Bytes of HTML that are cached: about 2,500 cards.
const MOST_BYTES: u64 = 6 << 20;
/// Approximate bytes of an entry besides its HTML.
const ENTRY_BYTES: usize = 128;

const START: &str = "<cached-fragment data-number=\"";
const START_END: &str = "\">";
const END: &str = "</cached-fragment>";

/// Fragments of one page that other renderers have at a time: one that is being rendered, and the next.
const MOST_OFFERED: usize = 2;

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
    offer: Option<OfferFragment>,
    page: Option<Arc<PageInput>>,
    scope: Key,
    /// In the order of their numbers.
    found: Vec<(Key, Fragment)>,
    /// Also held by each fragment that another renderer has.
    offered: Arc<()>,
}

enum Fragment {
    Known(Arc<str>),
    /// Rendered with the page.
    New,
    /// Rendered by another renderer.
    Pending(PendingFragment),
}

impl PageFragments {
    pub(super) fn new(cache: FragmentCache, offer: Option<OfferFragment>) -> Self {
        Self { cache, offer, page: None, scope: Key::default(), found: Vec::new(), offered: Arc::default() }
    }

    /// The page that is rendered next; `None` while its fragments must not be offered to other renderers.
    pub(super) fn set_page(&mut self, page: Option<&Arc<PageInput>>) {
        self.page = page.cloned();
        self.found.clear();
    }

    /// Starts a page. `scope` covers everything that its fragments may depend on besides their own keys.
    pub(super) fn start(&mut self, scope: &str) {
        self.scope = Sha256::digest(scope).into();
        self.found.clear();
    }

    /// The number of a fragment on this page, from 1; negative when it is to be rendered with the page. A standalone one is
    /// offered to the other renderers.
    pub(super) fn find(&mut self, key: &str, is_standalone: bool) -> i32 {
        let digest: Key = Sha256::new().chain_update(self.scope).chain_update(key).finalize().into();
        let fragment = match self.cache.0.get(&digest) {
            Some(html) => Fragment::Known(html),
            None if is_standalone => self.offered(key).map_or(Fragment::New, Fragment::Pending),
            None => Fragment::New,
        };
        let is_new = matches!(fragment, Fragment::New);
        self.found.push((digest, fragment));
        let number = i32::try_from(self.found.len()).unwrap_or(i32::MAX);
        if is_new { -number } else { number }
    }

    /// Offers a fragment to the other renderers, as long as they are not busy with others.
    fn offered(&self, key: &str) -> Option<PendingFragment> {
        let (offer, page) = (self.offer.as_ref()?, self.page.as_ref()?);
        let count = Arc::strong_count(&self.offered) - 1;
        if count >= MOST_OFFERED {
            return None;
        }
        let (job, pending) = FragmentJob::new(Arc::clone(page), key, Arc::clone(&self.offered));
        offer(job, count > 0).then_some(pending)
    }

    /// The numbers of the fragments that other renderers render, from 1.
    pub(super) fn pending(&mut self) -> Vec<(usize, PendingFragment)> {
        let mut pending = Vec::new();
        for (index, (_, fragment)) in self.found.iter_mut().enumerate() {
            if let Fragment::Pending(_) = fragment
                && let Fragment::Pending(found) = std::mem::replace(fragment, Fragment::New)
            {
                pending.push((index + 1, found));
            }
        }
        pending
    }

    /// Sets and caches the HTML of a fragment that another renderer has rendered.
    pub(super) fn complete(&mut self, number: usize, html: &str) {
        if let Some((key, fragment)) = number.checked_sub(1).and_then(|index| self.found.get_mut(index)) {
            let html = Arc::<str>::from(html);
            self.cache.0.insert(*key, Arc::clone(&html));
            *fragment = Fragment::Known(html);
        }
    }

    /// Replaces the markers in a page by the fragments, and caches those that were rendered with it. Ends the page.
    pub(super) fn assemble(&mut self, page: &str) -> String {
        let found = std::mem::take(&mut self.found);
        let length =
            |(_, fragment): &(Key, Fragment)| if let Fragment::Known(html) = fragment { html.len() } else { 0 };
        let known: usize = found.iter().map(length).sum();
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
                        Some((_, Fragment::Known(known))) => html.push_str(known),
                        Some((key, Fragment::New)) => {
                            self.cache.0.insert(*key, html.get(start..).unwrap_or_default().into());
                        }
                        Some((_, Fragment::Pending(_))) | None => {}
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
    use std::sync::Mutex;

    use super::*;

    fn marked(number: i32, html: &str) -> String {
        format!("{START}{number}{START_END}{html}{END}")
    }

    #[test]
    fn a_fragment_that_one_renderer_rendered_is_known_to_the_others() {
        let cache = FragmentCache::new();
        let (mut one, mut other) = (PageFragments::new(cache.clone(), None), PageFragments::new(cache, None));
        one.start("si");
        assert_eq!((one.find("card 1", false), one.find("card 2", false)), (-1, -2));
        let page = format!("<ul>{}{}</ul>", marked(-1, "<li>č</li>"), marked(-2, "<li>2</li>"));
        assert_eq!(one.assemble(&page), "<ul><li>č</li><li>2</li></ul>");
        other.start("si");
        assert_eq!((other.find("card 2", false), other.find("card 3", false)), (1, -2));
        let page = format!("{}<p>x</p>{}", marked(1, ""), marked(-2, "<li>3</li>"));
        assert_eq!(other.assemble(&page), "<li>2</li><p>x</p><li>3</li>");
    }

    #[test]
    fn a_nested_fragment_is_cached_separately() {
        let mut page = PageFragments::new(FragmentCache::new(), None);
        page.start("si");
        assert_eq!((page.find("list", false), page.find("card", false)), (-1, -2));
        let inner = marked(-2, "<li>1</li>");
        assert_eq!(page.assemble(&marked(-1, &format!("<ul>{inner}</ul>"))), "<ul><li>1</li></ul>");
        page.start("si");
        assert_eq!((page.find("card", false), page.find("list", false)), (1, 2));
        assert_eq!(page.assemble(&(marked(1, "") + &marked(2, ""))), "<li>1</li><ul><li>1</li></ul>");
    }

    #[test]
    fn another_scope_has_fragments_of_its_own() {
        let mut page = PageFragments::new(FragmentCache::new(), None);
        page.start("si");
        page.find("card", false);
        page.assemble(&marked(-1, "<li>1</li>"));
        page.start("hr");
        assert_eq!(page.find("card", false), -1);
    }

    #[test]
    fn the_cache_stays_within_its_bytes() {
        let cache = FragmentCache::with_capacity(20_000);
        let mut page = PageFragments::new(cache.clone(), None);
        for turn in 0..1_000 {
            page.start("si");
            page.find(&format!("card {turn}"), false);
            page.assemble(&marked(-1, &"x".repeat(500)));
        }
        cache.0.run_pending_tasks();
        assert!((5_000..=20_000).contains(&cache.0.weighted_size()), "{}", cache.0.weighted_size());
    }

    #[test]
    fn fragment_markers_that_were_not_requested_leave_their_content() {
        let mut page = PageFragments::new(FragmentCache::new(), None);
        assert_eq!(page.assemble(&format!("<p>{}</p>{END}", marked(7, "a"))), "<p>a</p>");
        assert_eq!(page.assemble("<p>a</p>"), "<p>a</p>");
    }

    #[test]
    fn standalone_fragments_are_offered_to_others_two_at_a_time() {
        let jobs = Arc::new(Mutex::new(Vec::new()));
        let offered = Arc::clone(&jobs);
        let offer: OfferFragment = Arc::new(move |job, is_helped| {
            offered.lock().unwrap().push((job, is_helped));
            true
        });
        let cache = FragmentCache::new();
        let mut page = PageFragments::new(cache.clone(), Some(offer));
        let input = Arc::new(PageInput { request: String::new(), data: String::new() });
        page.set_page(Some(&input));
        page.start("si");
        assert_eq!(page.find("menu", false), -1);
        assert_eq!([2, 3, 4].map(|number| page.find(&format!("card {number}"), true)), [2, 3, -4]);
        let (second, is_helped) = jobs.lock().unwrap().pop().unwrap();
        assert!(is_helped);
        second.run(|_, key| Ok::<_, ()>(format!("<i>{key}</i>"))).unwrap();
        assert_eq!(page.find("card 5", true), 5);
        let first_is_helped = jobs.lock().unwrap()[0].1;
        assert!(!first_is_helped);
        let mut taken_back = Vec::new();
        for (number, pending) in page.pending() {
            let html = pending.html().unwrap_or_else(|| {
                taken_back.push(number);
                format!("<b>{}</b>", pending.key)
            });
            page.complete(number, &html);
        }
        assert_eq!(taken_back, [2, 5]);
        let html = [marked(-1, "M"), marked(2, ""), marked(3, ""), marked(-4, "4"), marked(5, "")].concat();
        assert_eq!(page.assemble(&html), "M<b>card 2</b><i>card 3</i>4<b>card 5</b>");
        let mut other = PageFragments::new(cache, None);
        other.start("si");
        assert_eq!([2, 3, 4, 5].map(|number| other.find(&format!("card {number}"), true)), [1, 2, 3, 4]);
        page.set_page(None);
        page.start("hr");
        assert_eq!(page.find("card 2", true), -1);
    }
}

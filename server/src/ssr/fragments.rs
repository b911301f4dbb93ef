//! Fragments of pages: HTML that is the same on many pages of a shop in a language. Each is rendered once and shared by all
//! renderers. JavaScript writes a marker in the place of a fragment (`CachedFragment` in web/src/lib/fragmentCache.tsx), and the
//! markers of a page are replaced here, so that cached HTML never passes through JavaScript. Cards that are not cached yet may be
//! rendered by another renderer (`fragment_batch`).

use std::{cell::RefCell, collections::HashMap, sync::Arc};

use moka::sync::Cache;
use sha2::{Digest, Sha256};

use super::fragment_batch::{FragmentBatch, OfferFragments, PageInput};

/// Bytes of HTML that are cached: about 2,500 cards.
const MOST_BYTES: u64 = 6 << 20;
/// Approximate bytes of an entry besides its HTML.
const ENTRY_BYTES: usize = 128;

const START: &str = "<cached-fragment data-number=\"";
const START_END: &str = "\">";
const END: &str = "</cached-fragment>";

/// The least number of unknown fragments for which another renderer is asked: it has to prepare for the page first.
const LEAST_SHARED: usize = 4;

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
    offer: Option<OfferFragments>,
    page: Option<Arc<PageInput>>,
    scope: Key,
    /// In the order of their numbers.
    found: Vec<(Key, Fragment)>,
    shared: Option<SharedFragments>,
}

enum Fragment {
    Known(Arc<str>),
    /// Rendered with the page.
    New,
    /// Rendered by another renderer: its index in the batch.
    Shared(usize),
}

/// The fragments that another renderer may take.
struct SharedFragments {
    batch: Arc<FragmentBatch>,
    indices: HashMap<Key, usize>,
}

/// Takes the rest, which a page that has failed or moved does not need.
impl Drop for SharedFragments {
    fn drop(&mut self) {
        for index in self.indices.values() {
            self.batch.take(*index);
        }
    }
}

impl PageFragments {
    pub(super) fn new(cache: FragmentCache, offer: Option<OfferFragments>) -> Self {
        Self { cache, offer, page: None, scope: Key::default(), found: Vec::new(), shared: None }
    }

    /// The page that is rendered next; `None` if its fragments cannot be rendered by others.
    pub(super) fn set_page(&mut self, page: Option<&Arc<PageInput>>) {
        self.page = page.cloned();
        self.start("");
    }

    /// Starts a page. `scope` covers everything that its fragments may depend on besides their own keys.
    pub(super) fn start(&mut self, scope: &str) {
        self.scope = Sha256::digest(scope).into();
        self.found.clear();
        self.shared = None;
    }

    fn digest(&self, key: &str) -> Key {
        Sha256::new().chain_update(self.scope).chain_update(key).finalize().into()
    }

    /// Offers those of these fragments that are not cached to an idle renderer. The page will ask for all of them.
    pub(super) fn share(&mut self, keys: Vec<String>) {
        let (Some(offer), Some(page)) = (&self.offer, &self.page) else { return };
        let unknown = keys.into_iter().map(|key| (self.digest(&key), key));
        let unknown: Vec<(Key, String)> = unknown.filter(|(digest, _)| !self.cache.0.contains_key(digest)).collect();
        if unknown.len() < LEAST_SHARED {
            return;
        }
        let indices = unknown.iter().enumerate().map(|(index, (digest, _))| (*digest, index)).collect();
        let batch = FragmentBatch::new(Arc::clone(page), unknown.into_iter().map(|(_, key)| key));
        let batch = Arc::new(batch);
        if offer(Arc::clone(&batch)) {
            self.shared = Some(SharedFragments { batch, indices });
        }
    }

    /// The number of a fragment on this page, from 1; negative when it is to be rendered with the page.
    pub(super) fn find(&mut self, key: &str) -> i32 {
        let digest = self.digest(key);
        let fragment = match self.cache.0.get(&digest) {
            Some(html) => Fragment::Known(html),
            None => self.shared_index(&digest).map_or(Fragment::New, Fragment::Shared),
        };
        let is_new = matches!(fragment, Fragment::New);
        self.found.push((digest, fragment));
        let number = i32::try_from(self.found.len()).unwrap_or(i32::MAX);
        if is_new { -number } else { number }
    }

    /// The index of a fragment that another renderer has taken.
    fn shared_index(&mut self, digest: &Key) -> Option<usize> {
        let SharedFragments { batch, indices } = self.shared.as_mut()?;
        let index = *indices.get(digest)?;
        if batch.take(index) {
            // The page's own from now on, also if it contains the fragment again.
            indices.remove(digest);
            return None;
        }
        Some(index)
    }

    /// Waits for the fragments that another renderer has taken. `render` renders one in which that has failed, from its key.
    pub(super) fn collect<E>(fragments: &RefCell<Self>, render: impl Fn(&str) -> Result<String, E>) -> Result<(), E> {
        let Some(shared) = fragments.borrow_mut().shared.take() else { return Ok(()) };
        let rendered = |(position, (digest, fragment)): (usize, &(Key, Fragment))| match fragment {
            Fragment::Shared(index) => Some((position, *digest, *index)),
            Fragment::Known(_) | Fragment::New => None,
        };
        let rendered: Vec<_> = fragments.borrow().found.iter().enumerate().filter_map(rendered).collect();
        for (position, digest, index) in rendered {
            let html = match shared.batch.html(index) {
                Some(html) => html,
                None => render(shared.batch.key(index))?.into(),
            };
            let mut fragments = fragments.borrow_mut();
            fragments.cache.0.insert(digest, Arc::clone(&html));
            if let Some((_, fragment)) = fragments.found.get_mut(position) {
                *fragment = Fragment::Known(html);
            }
        }
        Ok(())
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
                        Some((_, Fragment::Shared(_))) | None => {}
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
    use std::sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    };

    use super::*;
    use crate::ssr::fragment_batch::AnswerTexts;

    fn marked(number: i32, html: &str) -> String {
        format!("{START}{number}{START_END}{html}{END}")
    }

    #[test]
    fn a_fragment_that_one_renderer_rendered_is_known_to_the_others() {
        let cache = FragmentCache::new();
        let (mut one, mut other) = (PageFragments::new(cache.clone(), None), PageFragments::new(cache, None));
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
        let mut page = PageFragments::new(FragmentCache::new(), None);
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
        let mut page = PageFragments::new(FragmentCache::new(), None);
        page.start("si");
        page.find("card");
        page.assemble(&marked(-1, "<li>1</li>"));
        page.start("hr");
        assert_eq!(page.find("card"), -1);
    }

    #[test]
    fn the_cache_stays_within_its_bytes() {
        let cache = FragmentCache::with_capacity(20_000);
        let mut page = PageFragments::new(cache.clone(), None);
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
        let mut page = PageFragments::new(FragmentCache::new(), None);
        assert_eq!(page.assemble(&format!("<p>{}</p>{END}", marked(7, "a"))), "<p>a</p>");
        assert_eq!(page.assemble("<p>a</p>"), "<p>a</p>");
    }

    #[test]
    fn unknown_fragments_are_offered_to_another_renderer() {
        let offered = Arc::new(Mutex::new(Vec::new()));
        let batches = Arc::clone(&offered);
        let offer: OfferFragments = Arc::new(move |batch| {
            batches.lock().unwrap().push(batch);
            true
        });
        let cache = FragmentCache::new();
        let mut page = PageFragments::new(cache.clone(), Some(offer));
        let input = Arc::new(PageInput { request: String::new(), answers: AnswerTexts::new() });
        let keys = |count| (0..count).map(|card| format!("card {card}")).collect::<Vec<_>>();
        page.set_page(Some(&input));
        page.start("si");
        page.share(keys(LEAST_SHARED - 1));
        assert!(offered.lock().unwrap().is_empty());
        page.share(keys(5));
        let batch = offered.lock().unwrap().pop().unwrap();
        assert_eq!(page.find("card 0"), -1);
        assert!(batch.take(2));
        let rest = AtomicUsize::new(2);
        let go_on = || rest.fetch_sub(1, Ordering::SeqCst) > 0;
        batch.run(go_on, |_, key| Ok::<_, ()>(format!("<i>{key}</i>"))).unwrap();
        // The first is the page's own, also the second time; the second one is rendered, and the third one is taken.
        assert_eq!(["card 0", "card 1", "card 1", "menu"].map(|key| page.find(key)), [-2, 3, 4, -5]);
        assert_eq!(page.find("card 3"), -6);
        let html = [marked(-1, "0"), marked(-2, "0"), marked(3, ""), marked(4, ""), marked(-5, "M"), marked(-6, "3")];
        let fragments = RefCell::new(page);
        PageFragments::collect(&fragments, |_| Err("nothing has failed")).unwrap();
        let mut page = fragments.into_inner();
        assert_eq!(page.assemble(&html.concat()), "00<i>card 1</i><i>card 1</i>M3");
        page.start("si");
        assert_eq!(["card 0", "card 1", "card 3", "card 2"].map(|key| page.find(key)), [1, 2, 3, -4]);
        page.start("hr");
        page.share(keys(5));
        let abandoned = offered.lock().unwrap().pop().unwrap();
        page.set_page(None);
        assert!((0..5).all(|index| !abandoned.take(index)));
        page.share(keys(5));
        assert!(offered.lock().unwrap().is_empty());
    }

    #[test]
    fn a_fragment_in_which_the_other_renderer_failed_is_rendered_from_its_key() {
        let offer: OfferFragments = Arc::new(|batch| {
            batch.run(|| true, |_, _| Err("no")).unwrap_err();
            true
        });
        let mut page = PageFragments::new(FragmentCache::new(), Some(offer));
        page.set_page(Some(&Arc::new(PageInput { request: String::new(), answers: AnswerTexts::new() })));
        page.start("si");
        page.share(["a", "b", "c", "d"].map(str::to_owned).to_vec());
        assert_eq!((page.find("a"), page.find("b")), (1, -2));
        let fragments = RefCell::new(page);
        PageFragments::collect(&fragments, |key| Ok::<_, ()>(format!("<b>{key}</b>"))).unwrap();
        assert_eq!(fragments.into_inner().assemble(&(marked(1, "") + &marked(-2, "2"))), "<b>a</b>2");
    }
}

//! Product cards can be rendered from their keys alone: while one renderer renders a page with many of them, an idle one renders
//! some. Each card is rendered by whichever takes it first.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

/// What JavaScript renders a page from, as JSON.
pub(super) struct PageInput {
    pub(super) request: String,
    pub(super) answers: AnswerTexts,
}

/// The responses to a page's API calls by the calls' keys, each as JSON: `{"status":200,"body":…}`.
pub(super) type AnswerTexts = BTreeMap<String, String>;

/// Fragments of one page.
pub(super) struct FragmentBatch {
    page: Arc<PageInput>,
    fragments: Vec<SharedFragment>,
}

struct SharedFragment {
    key: String,
    is_taken: AtomicBool,
    /// `None` once the renderer that took it has failed.
    html: OnceLock<Option<Arc<str>>>,
}

/// Offers a batch to the other renderers; returns whether one is idle.
pub(super) type OfferFragments = Arc<dyn Fn(Arc<FragmentBatch>) -> bool + Send + Sync>;

impl FragmentBatch {
    pub(super) fn new(page: Arc<PageInput>, keys: impl IntoIterator<Item = String>) -> Self {
        let fragment = |key| SharedFragment { key, is_taken: AtomicBool::new(false), html: OnceLock::new() };
        Self { page, fragments: keys.into_iter().map(fragment).collect() }
    }

    /// Whether the caller is the first to take a fragment, and thus the one that renders it.
    pub(super) fn take(&self, index: usize) -> bool {
        self.fragments.get(index).is_some_and(SharedFragment::take)
    }

    /// Renders the fragments that the page's renderer has not taken, as long as `may_go_on` returns true.
    pub(super) fn run<E>(
        &self,
        may_go_on: impl Fn() -> bool,
        mut render: impl FnMut(&Arc<PageInput>, &str) -> Result<String, E>,
    ) -> Result<(), E> {
        for fragment in &self.fragments {
            if !may_go_on() {
                break;
            }
            if fragment.take() {
                let _ended = EndOnDrop(&fragment.html);
                let html = render(&self.page, &fragment.key)?;
                let _ = fragment.html.set(Some(html.into()));
            }
        }
        Ok(())
    }

    pub(super) fn key(&self, index: usize) -> &str {
        self.fragments.get(index).map_or("", |fragment| &fragment.key)
    }

    /// The HTML of a fragment that another renderer has taken; waits for it. `None` if that renderer has failed.
    pub(super) fn html(&self, index: usize) -> Option<Arc<str>> {
        self.fragments.get(index)?.html.wait().clone()
    }
}

impl SharedFragment {
    fn take(&self) -> bool {
        !self.is_taken.swap(true, Ordering::SeqCst)
    }
}

/// Ends the wait for a fragment, also if its renderer panics.
struct EndOnDrop<'a>(&'a OnceLock<Option<Arc<str>>>);

impl Drop for EndOnDrop<'_> {
    fn drop(&mut self) {
        let _ = self.0.set(None);
    }
}

#[cfg(test)]
mod tests {
    use std::{
        panic::{AssertUnwindSafe, catch_unwind},
        sync::mpsc,
    };

    use super::*;

    fn batch() -> Arc<FragmentBatch> {
        let page = PageInput { request: "si".to_owned(), answers: AnswerTexts::new() };
        Arc::new(FragmentBatch::new(Arc::new(page), (0..4).map(|card| format!("card {card}"))))
    }

    #[test]
    fn each_fragment_is_rendered_by_the_one_that_takes_it() {
        let batch = batch();
        assert!(batch.take(1) && !batch.take(1));
        let (helper, (begun, has_begun)) = (Arc::clone(&batch), mpsc::channel());
        let helping = std::thread::spawn(move || {
            helper.run(
                || true,
                |page, key| {
                    begun.send(()).unwrap();
                    Ok::<_, ()>(format!("{} {key}", page.request))
                },
            )
        });
        has_begun.recv().unwrap();
        assert!(!batch.take(0));
        assert_eq!(batch.html(0).as_deref(), Some("si card 0"));
        helping.join().unwrap().unwrap();
        assert_eq!(batch.html(3).as_deref(), Some("si card 3"));
        assert!(batch.fragments[1].html.get().is_none());
    }

    #[test]
    fn a_helper_stops_when_something_else_waits() {
        let batch = batch();
        let rendered = AtomicBool::new(false);
        let render = |_: &Arc<PageInput>, key: &str| {
            rendered.store(true, Ordering::SeqCst);
            Ok::<_, ()>(key.to_owned())
        };
        batch.run(|| !rendered.load(Ordering::SeqCst), render).unwrap();
        assert_eq!([0, 1, 2, 3].map(|index| batch.take(index)), [false, true, true, true]);
    }

    #[test]
    fn nobody_waits_for_a_helper_that_has_failed() {
        let failing = batch();
        assert_eq!(failing.run(|| true, |_, _| Err("no")), Err("no"));
        assert_eq!(failing.html(0), None);
        assert!(failing.take(1));
        let panicking = batch();
        let run = || panicking.run(|| true, |_, _| -> Result<String, ()> { panic!("expected by this test") });
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err());
        assert_eq!(panicking.html(0), None);
    }
}

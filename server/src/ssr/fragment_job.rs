//! Standalone fragments, which are product cards: they can be rendered from their key alone. While one renderer renders a page that
//! contains many of them, an idle one renders some.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
    mpsc,
};

/// What JavaScript renders a page from, as JSON.
pub(super) struct PageInput {
    pub(super) request: String,
    /// The responses to the page's API calls.
    pub(super) data: String,
}

/// A fragment for another renderer.
pub(super) struct FragmentJob {
    page: Arc<PageInput>,
    key: Arc<str>,
    is_taken: Arc<AtomicBool>,
    html: mpsc::Sender<String>,
    _running: Arc<()>,
}

/// The same fragment, for the renderer of the page.
pub(super) struct PendingFragment {
    pub(super) key: Arc<str>,
    is_taken: Arc<AtomicBool>,
    html: mpsc::Receiver<String>,
}

/// Offers a fragment to the other renderers; returns whether one will take it. The second argument: whether one is already
/// rendering fragments of this page.
pub(super) type OfferFragment = Arc<dyn Fn(FragmentJob, bool) -> bool + Send + Sync>;

impl FragmentJob {
    /// `running` is held until the job has ended.
    pub(super) fn new(page: Arc<PageInput>, key: &str, running: Arc<()>) -> (Self, PendingFragment) {
        let (sender, receiver) = mpsc::channel();
        let (key, is_taken) = (Arc::<str>::from(key), Arc::new(AtomicBool::new(false)));
        let pending = PendingFragment { key: Arc::clone(&key), is_taken: Arc::clone(&is_taken), html: receiver };
        (Self { page, key, is_taken, html: sender, _running: running }, pending)
    }

    /// Renders the fragment, unless the page's renderer has taken it back.
    pub(super) fn run<E>(self, render: impl FnOnce(&Arc<PageInput>, &str) -> Result<String, E>) -> Result<(), E> {
        if self.is_taken.swap(true, Ordering::SeqCst) {
            return Ok(());
        }
        let html = render(&self.page, &self.key)?;
        // The page may have failed meanwhile.
        let _ = self.html.send(html);
        Ok(())
    }
}

impl PendingFragment {
    /// The fragment's HTML; waits for a renderer that has begun. `None` if none has begun, or if it failed: then the page's
    /// renderer must render the fragment.
    pub(super) fn html(&self) -> Option<String> {
        if self.is_taken.swap(true, Ordering::SeqCst) { self.html.recv().ok() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job() -> (FragmentJob, PendingFragment) {
        let page = PageInput { request: "si".to_owned(), data: String::new() };
        FragmentJob::new(Arc::new(page), "card", Arc::new(()))
    }

    #[test]
    fn the_page_gets_what_another_renderer_has_begun() {
        let (job, pending) = job();
        let (begun, has_begun) = mpsc::channel();
        let other = std::thread::spawn(move || {
            job.run(|page, key| {
                begun.send(()).unwrap();
                Ok::<_, ()>(format!("{} {key}", page.request))
            })
        });
        has_begun.recv().unwrap();
        assert_eq!(pending.html().as_deref(), Some("si card"));
        other.join().unwrap().unwrap();
    }

    #[test]
    fn the_page_takes_back_what_none_has_begun() {
        let (job, pending) = job();
        assert_eq!(pending.html(), None);
        assert_eq!(job.run(|_, _| -> Result<String, ()> { panic!("rendered twice") }), Ok(()));
    }

    #[test]
    fn the_page_does_not_wait_for_a_renderer_that_failed() {
        let (failing, pending) = job();
        assert_eq!(failing.run(|_, _| Err("no")), Err("no"));
        assert_eq!(pending.html(), None);
        let (dropped, pending) = job();
        dropped.is_taken.store(true, Ordering::SeqCst);
        drop(dropped);
        assert_eq!(pending.html(), None);
    }
}

//! Render threads: a bounded queue in front of a few QuickJS runtimes, each rebuilt after an error. An idle one renders cards of the
//! page that another one renders.

use std::{sync::Arc, time::Duration};

use tokio::sync::oneshot;

use super::{
    assets::ServerModule,
    engine::{Engine, EngineError, EngineSource, RenderedParts},
    fragment_batch::{AnswerTexts, FragmentBatch, PageInput},
    job_queue::JobQueue,
};

/// How long one `plan` or one fragment may take.
const PLAN_BUDGET: Duration = Duration::from_millis(100);
/// How long one `render` may take.
const RENDER_BUDGET: Duration = Duration::from_millis(1500);
/// How many renders may wait for each thread.
const QUEUE_PER_THREAD: usize = 16;
/// A thread's own stack, well above JavaScript's.
const THREAD_STACK: usize = 8 << 20;

/// Why there is no rendered page.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// More pages are waiting than can be rendered in time.
    #[error("the render queue is full")]
    Busy,
    /// The threads are gone, or there is no server module.
    #[error("no renderer is running")]
    Stopped,
    /// JavaScript returned something unexpected.
    #[error("unreadable output: {0}")]
    Answer(String),
    /// JavaScript failed, ran out of time or out of memory.
    #[error("JavaScript: {0}")]
    Script(#[from] EngineError),
}

/// A request to a renderer, with the channel for its result.
enum Job {
    Routes { reply: Reply<String> },
    Plan { request: String, reply: Reply<String> },
    Render { page: Arc<PageInput>, reply: Reply<RenderedParts> },
    Fragments(Arc<FragmentBatch>),
}

type Reply<T> = oneshot::Sender<Result<T, EngineError>>;

/// The renderers. Cheap to clone; the threads end when the last clone is dropped.
#[derive(Clone)]
pub struct Pool {
    queue: Arc<Open>,
}

/// Keeps the queue open as long as there are clones of the pool.
struct Open(Arc<JobQueue<Job>>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Pool {
    /// Starts `threads` renderers of the server module.
    pub fn start(module: ServerModule, threads: usize) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let queue = Arc::new(Open(Arc::new(JobQueue::new(threads, QUEUE_PER_THREAD * threads))));
        let offered = Arc::clone(&queue.0);
        let source = EngineSource::new(module).with_offer(Arc::new(move |batch| offered.offer(Job::Fragments(batch))));
        for thread in 0..threads {
            let (source, jobs) = (source.clone(), Arc::clone(&queue.0));
            std::thread::Builder::new()
                .name(format!("render-{thread}"))
                .stack_size(THREAD_STACK)
                .spawn(move || serve(&source, &jobs, thread))?;
        }
        Ok(Self { queue })
    }

    /// The web's table of pages as JSON.
    pub async fn routes(&self) -> Result<String, RenderError> {
        self.run(|reply| Job::Routes { reply }).await
    }

    /// Runs the web's `plan`.
    pub async fn plan(&self, request: String) -> Result<String, RenderError> {
        self.run(|reply| Job::Plan { request, reply }).await
    }

    /// Runs the web's `render`: the page's HTML, and what belongs around it as JSON.
    pub(super) async fn render(&self, request: String, answers: AnswerTexts) -> Result<(String, String), RenderError> {
        let page = Arc::new(PageInput { request, answers });
        self.run(|reply| Job::Render { page, reply }).await
    }

    async fn run<T>(&self, job: impl FnOnce(Reply<T>) -> Job) -> Result<T, RenderError> {
        let (reply, answer) = oneshot::channel();
        if !self.queue.0.push(job(reply)) {
            return Err(RenderError::Busy);
        }
        Ok(answer.await.map_err(|_| RenderError::Stopped)??)
    }
}

fn serve(source: &EngineSource, jobs: &JobQueue<Job>, thread: usize) {
    let mut engine = None;
    loop {
        if engine.is_none() {
            engine =
                Engine::start(source).inspect_err(|error| tracing::error!(%error, "the renderer cannot start")).ok();
        }
        let Some(job) = jobs.next(thread) else { return };
        // Dropping the reply tells the caller that no renderer is running.
        let Some(running) = &engine else { continue };
        let is_sound = match job {
            Job::Routes { reply } => answer(reply, || running.routes(PLAN_BUDGET)),
            Job::Plan { request, reply } => answer(reply, || running.plan(&request, PLAN_BUDGET)),
            Job::Render { page, reply } => answer(reply, || running.render(&page, RENDER_BUDGET)),
            Job::Fragments(batch) => {
                let render = |page: &Arc<PageInput>, key: &str| running.render_fragment(page, key, PLAN_BUDGET);
                batch.run(|| !jobs.is_waiting(), render).is_ok()
            }
        };
        if !is_sound {
            engine = None;
        }
    }
}

/// Does the work only if the caller still waits. Returns whether the engine may be used again.
fn answer<T>(reply: Reply<T>, work: impl FnOnce() -> Result<T, EngineError>) -> bool {
    if reply.is_closed() {
        return true;
    }
    let result = work();
    let is_sound = result.is_ok();
    // The caller may have gone meanwhile and no longer need the result.
    let _ = reply.send(result);
    is_sound
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "
        let count = 0;
        export const plan = (request) => request;
        export const render = (request) => { if (request === 'fail') throw new Error('no'); return [String(++count), '']; };
    ";

    #[tokio::test]
    async fn a_runtime_is_rebuilt_after_an_error() {
        let pool = Pool::start(MODULE.into(), 1).unwrap();
        assert_eq!(pool.render("a".into(), AnswerTexts::new()).await.unwrap().0, "1");
        assert_eq!(pool.render("b".into(), AnswerTexts::new()).await.unwrap().0, "2");
        assert!(matches!(pool.render("fail".into(), AnswerTexts::new()).await, Err(RenderError::Script(_))));
        assert_eq!(pool.render("c".into(), AnswerTexts::new()).await.unwrap().0, "1");
    }

    /// Renders a page of twenty cards; the frame is the number of those that another renderer renders.
    const CARDS: &str = r#"
        let rendering = '';
        export const plan = (request) => request;
        export const render = (request) => {
            rendering = request;
            const keys = Array.from({ length: 20 }, (_, card) => 'card ' + card);
            __startFragments(request);
            __shareFragments(keys);
            let [html, helped] = ['', 0];
            for (const key of keys) {
                for (const end = Date.now() + 2; Date.now() < end;);
                const number = __findFragment(key);
                if (number > 0) helped++;
                const inner = number < 0 ? '<b>' + key + '</b>' : '';
                html += '<cached-fragment data-number="' + number + '">' + inner + '</cached-fragment>';
            }
            return [html, String(helped)];
        };
        let prepared = '';
        export const prepareFragments = (request) => { prepared = request; };
        export const renderFragment = (key) => {
            if (prepared.startsWith('fail') && prepared !== rendering) throw new Error('no');
            return '<b>' + key + '</b>';
        };
    "#;

    fn cards() -> String {
        (0..20).map(|card| format!("<b>card {card}</b>")).collect::<Vec<_>>().concat()
    }

    /// Renders pages until another renderer has helped: the second one may still be starting.
    async fn helped(pool: &Pool, page: &str) -> usize {
        for number in 0..100 {
            let (html, helped) = pool.render(format!("{page} {number}"), AnswerTexts::new()).await.unwrap();
            assert_eq!(html, cards());
            if let Ok(helped @ 1..) = helped.parse() {
                return helped;
            }
        }
        panic!("no renderer has helped");
    }

    #[tokio::test]
    async fn an_idle_renderer_renders_cards_of_a_page() {
        let alone = Pool::start(CARDS.into(), 1).unwrap();
        assert_eq!(alone.render("si".into(), AnswerTexts::new()).await.unwrap(), (cards(), "0".to_owned()));
        let pool = Pool::start(CARDS.into(), 2).unwrap();
        assert!(helped(&pool, "si").await > 1);
    }

    #[tokio::test]
    async fn a_renderer_that_fails_to_help_does_not_fail_the_page() {
        let pool = Pool::start(CARDS.into(), 2).unwrap();
        // The other renderer fails at its first card, and starts again.
        assert_eq!(helped(&pool, "fail").await, 1);
        assert!(helped(&pool, "si").await > 1);
    }

    #[tokio::test]
    async fn a_full_queue_answers_at_once_that_it_is_busy() {
        let pool =
            Pool::start("export const plan = () => { for (;;) {} }; export const render = plan;".into(), 1).unwrap();
        let asked: Vec<_> = (0..QUEUE_PER_THREAD + 4).map(|_| pool.plan(String::new())).collect();
        let answers = futures::future::join_all(asked).await;
        assert!(answers.iter().any(|answer| matches!(answer, Err(RenderError::Busy))));
    }

    #[tokio::test]
    async fn a_broken_module_is_reported_as_stopped() {
        let pool = Pool::start("nonsense(".into(), 1).unwrap();
        assert!(matches!(pool.plan(String::new()).await, Err(RenderError::Stopped)));
    }
}

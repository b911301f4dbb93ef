//! One QuickJS runtime with the web's server module loaded: `plan` and `render`, under a deadline and a memory cap.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    sync::{Arc, OnceLock, Weak},
    time::{Duration, Instant},
};

use rquickjs::{
    CatchResultExt, Context, Ctx, FromJs, Function, Module, Persistent, Runtime, WriteOptions, convert::List,
    function::IntoArgs,
};

use super::{
    assets::ServerModule,
    fragment_batch::{OfferFragments, PageInput},
    fragments::{FragmentCache, PageFragments},
    host,
};

/// Memory that one runtime may take. A listing needs about 8 MB.
const MEMORY_LIMIT: usize = 96 << 20;
/// JavaScript's stack; must stay well below the thread's own, or deep recursion aborts the process.
const STACK_LIMIT: usize = 1 << 20;
/// Garbage is collected after this many bytes.
const GC_THRESHOLD: usize = 4 << 20;

/// A page's HTML, and the parts of the document around it as JSON.
pub(super) type RenderedParts = (String, String);

/// Why JavaScript failed. The runtime must not be used again.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct EngineError(String);

/// What all runtimes share: the module (the first runtime compiles it, unless it is bytecode already) and the fragments of pages.
/// Cheap to clone.
#[derive(Clone)]
pub(super) struct EngineSource {
    module: ServerModule,
    compiled: Arc<OnceLock<Vec<u8>>>,
    fragments: FragmentCache,
    offer: Option<OfferFragments>,
}

impl EngineSource {
    pub(super) fn new(module: ServerModule) -> Self {
        Self { module, compiled: Arc::default(), fragments: FragmentCache::new(), offer: None }
    }

    /// With other runtimes that may render fragments.
    pub(super) fn with_offer(self, offer: OfferFragments) -> Self {
        Self { offer: Some(offer), ..self }
    }

    /// The module, ready to be evaluated. Compiling takes ten times as long as loading the bytecode.
    fn declare<'js>(&self, ctx: &Ctx<'js>) -> rquickjs::Result<Module<'js>> {
        let source = match &self.module {
            ServerModule::Source(source) => source,
            ServerModule::Bytecode(bytecode) => return read(ctx, bytecode),
        };
        if let Some(bytecode) = self.compiled.get() {
            return read(ctx, bytecode);
        }
        let declared = Module::declare(ctx.clone(), "server.mjs", &**source)?;
        // Two runtimes that start at the same time write the same bytecode.
        let _ = self.compiled.set(declared.write(WriteOptions::default())?);
        Ok(declared)
    }
}

fn read<'js>(ctx: &Ctx<'js>, bytecode: &[u8]) -> rquickjs::Result<Module<'js>> {
    #[expect(unsafe_code, reason = "only what this very QuickJS has written is read")]
    // SAFETY: `Module::write` of the same crate wrote it: above, in this process, or in the build script, for this target.
    unsafe {
        Module::load(ctx.clone(), bytecode)
    }
}

/// A loaded runtime. It belongs to one thread.
pub(super) struct Engine {
    functions: Functions,
    /// The page that `renderFragment` is prepared for.
    prepared: RefCell<Weak<PageInput>>,
    deadline: Rc<Cell<Option<Instant>>>,
    fragments: Rc<RefCell<PageFragments>>,
    context: Context,
    runtime: Runtime,
}

impl Engine {
    /// Starts a runtime and evaluates the server module.
    pub(super) fn start(source: &EngineSource) -> Result<Self, EngineError> {
        let runtime = Runtime::new().map_err(|error| EngineError(error.to_string()))?;
        runtime.set_memory_limit(MEMORY_LIMIT);
        runtime.set_max_stack_size(STACK_LIMIT);
        runtime.set_gc_threshold(GC_THRESHOLD);
        let deadline = Rc::new(Cell::new(None::<Instant>));
        let watched = Rc::clone(&deadline);
        runtime.set_interrupt_handler(Some(Box::new(move || watched.get().is_some_and(|end| Instant::now() > end))));
        let context = Context::full(&runtime).map_err(|error| EngineError(error.to_string()))?;
        let fragments = PageFragments::new(source.fragments.clone(), source.offer.clone());
        let fragments = Rc::new(RefCell::new(fragments));
        let functions = context.with(|ctx| load(&ctx, source, &fragments))?;
        Ok(Self { functions, prepared: RefCell::default(), deadline, fragments, context, runtime })
    }

    /// Which API calls a request needs: JSON in, JSON out.
    pub(super) fn plan(&self, request: &str, budget: Duration) -> Result<String, EngineError> {
        self.call(&self.functions.plan, (request,), budget)
    }

    /// Renders the page: returns its HTML and the parts of the document around it as JSON.
    pub(super) fn render(&self, page: &Arc<PageInput>, budget: Duration) -> Result<RenderedParts, EngineError> {
        self.fragments.borrow_mut().set_page(self.functions.fragments.is_some().then_some(page));
        let args = (page.request.as_str(), page.answers.clone());
        let List((html, frame)): List<(String, String)> = self.call(&self.functions.render, args, budget)?;
        PageFragments::collect(&self.fragments, |key| self.render_fragment(page, key, budget))?;
        let html = self.fragments.borrow_mut().assemble(&html);
        Ok((html, frame))
    }

    /// The HTML of a fragment of a page, from its key.
    pub(super) fn render_fragment(
        &self,
        page: &Arc<PageInput>,
        key: &str,
        budget: Duration,
    ) -> Result<String, EngineError> {
        let functions = self.functions.fragments.as_ref();
        let functions = functions.ok_or_else(|| EngineError("the module renders no fragments".to_owned()))?;
        let this_page = Arc::downgrade(page);
        if !self.prepared.borrow().ptr_eq(&this_page) {
            self.call::<_, ()>(&functions.prepare, (page.request.as_str(), page.answers.clone()), budget)?;
            self.prepared.replace(this_page);
        }
        self.call(&functions.render, (key,), budget)
    }

    /// The web's table of pages as JSON.
    pub(super) fn routes(&self, budget: Duration) -> Result<String, EngineError> {
        let routes =
            self.functions.routes.as_ref().ok_or_else(|| EngineError("the module names no routes".to_owned()))?;
        self.call(routes, (), budget)
    }

    fn call<A, T>(&self, function: &Persistent<Function<'static>>, args: A, budget: Duration) -> Result<T, EngineError>
    where
        A: for<'js> IntoArgs<'js>,
        T: for<'js> FromJs<'js>,
    {
        self.deadline.set(Some(Instant::now() + budget));
        let answer = self.context.with(|ctx| {
            let function = js_result(&ctx, function.clone().restore(&ctx))?;
            js_result(&ctx, function.call::<A, T>(args))
        });
        self.drain();
        self.deadline.set(None);
        answer
    }

    /// Runs the pending promise jobs, so that nothing leaks into the next request.
    fn drain(&self) {
        while self.runtime.is_job_pending() {
            if self.runtime.execute_pending_job().is_err() {
                return;
            }
        }
    }
}

type SavedFunction = Persistent<Function<'static>>;

struct Functions {
    plan: SavedFunction,
    render: SavedFunction,
    routes: Option<SavedFunction>,
    fragments: Option<FragmentFunctions>,
}

struct FragmentFunctions {
    prepare: SavedFunction,
    render: SavedFunction,
}

fn load(
    ctx: &Ctx<'_>,
    source: &EngineSource,
    fragments: &Rc<RefCell<PageFragments>>,
) -> Result<Functions, EngineError> {
    js_result(ctx, host::install(ctx, fragments))?;
    let declared = js_result(ctx, source.declare(ctx))?;
    let (module, evaluated) = js_result(ctx, declared.eval())?;
    js_result(ctx, evaluated.finish::<()>())?;
    let required = |name: &str| {
        let function: Function<'_> = js_result(ctx, module.get(name))?;
        Ok(Persistent::save(ctx, function))
    };
    let (plan, render) = (required("plan")?, required("render")?);
    let optional = |name: &str| {
        let function: Option<Function<'_>> = module.get(name).ok();
        // If there is none, an exception is pending; clear it.
        ctx.catch();
        Some(Persistent::save(ctx, function?))
    };
    let fragments = optional("prepareFragments").zip(optional("renderFragment"));
    let fragments = fragments.map(|(prepare, render)| FragmentFunctions { prepare, render });
    Ok(Functions { plan, render, routes: optional("routes"), fragments })
}

fn js_result<T>(ctx: &Ctx<'_>, result: rquickjs::Result<T>) -> Result<T, EngineError> {
    result.catch(ctx).map_err(|error| EngineError(error.to_string()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::ssr::{assets, routes::PageRoutes};

    const MODULE: &str = r"
        export const plan = (request) => JSON.stringify({ echo: JSON.parse(request).url });
        const html = (request, { data }) => {
            const { trick } = JSON.parse(request);
            if (trick === 'loop') for (;;) {}
            if (trick === 'memory') { const all = []; for (;;) all.push(new Array(10000).fill(1.5)); }
            if (trick === 'recursion') { const deep = () => 1 + deep(); deep(); }
            if (trick === 'regexp') return String(/^(a+)+$/.test('a'.repeat(34) + 'b'));
            if (trick === 'url') return new URL('/x?b=1#c', 'https://shop.test/y').href + new URLSearchParams([['a', 'č +']]);
            return data;
        };
        export const render = (request, data) => [html(request, data), '{}'];
    ";
    fn started(module: &str) -> Result<Engine, EngineError> {
        Engine::start(&EngineSource::new(module.into()))
    }

    fn rendered(engine: &Engine, request: &str, data: &str) -> Result<RenderedParts, EngineError> {
        let answers = BTreeMap::from([("data".to_owned(), data.to_owned())]);
        let page = PageInput { request: request.to_owned(), answers };
        engine.render(&Arc::new(page), BUDGET)
    }

    const BUDGET: Duration = Duration::from_millis(300);

    #[test]
    fn plan_and_render_answer_in_json() {
        let engine = started(MODULE).unwrap();
        assert_eq!(engine.plan(r#"{"url":"/x"}"#, BUDGET).unwrap(), r#"{"echo":"/x"}"#);
        let html = |request, data| rendered(&engine, request, data).unwrap().0;
        assert_eq!(html("{}", "[1]"), "[1]");
        assert_eq!(html(r#"{"trick":"url"}"#, ""), "https://shop.test/x?b=1#ca=%C4%8D+%2B");
    }

    #[test]
    fn the_webs_own_module_names_its_pages() {
        let source = assets::server_module().expect("the web is not built: run `make web`");
        let bytecode = assets::compiled_server_module().expect("the web is not built: run `make web`, and build again");
        for module in [source, bytecode] {
            let engine = Engine::start(&EngineSource::new(module)).unwrap();
            let table = engine.routes(Duration::from_secs(5)).unwrap();
            let routes = PageRoutes::parse(&table).unwrap();
            assert_eq!(routes.address("/category/women?page=2&utm_source=mail").url, "/category/women?page=2");
        }
    }

    #[test]
    fn runaway_scripts_are_stopped_within_their_time_and_memory_limits() {
        for trick in ["loop", "memory", "recursion", "regexp"] {
            let engine = started(MODULE).unwrap();
            let started = Instant::now();
            let answer = rendered(&engine, &format!(r#"{{"trick":"{trick}"}}"#), "");
            assert!(answer.is_err(), "{trick}: {:?}", answer.map(|parts| parts.0));
            assert!(started.elapsed() < Duration::from_secs(5), "{trick}");
        }
    }

    #[test]
    fn the_second_runtime_runs_what_the_first_compiled() {
        let source = EngineSource::new(MODULE.into());
        for _ in 0..2 {
            let engine = Engine::start(&source).unwrap();
            assert_eq!(engine.plan(r#"{"url":"/y"}"#, BUDGET).unwrap(), r#"{"echo":"/y"}"#);
            assert!(source.compiled.get().is_some());
        }
    }

    #[test]
    fn the_second_runtime_copies_the_fragments_that_the_first_rendered() {
        let module = r#"
            export const plan = () => '';
            export const render = (scope) => {
                __startFragments(scope);
                const number = __findFragment('menu');
                const inner = number < 0 ? '<b>' + scope + '</b>' : '';
                return ['<p><cached-fragment data-number="' + number + '">' + inner + '</cached-fragment></p>', String(number)];
            };
        "#;
        let source = EngineSource::new(module.into());
        let (one, other) = (Engine::start(&source).unwrap(), Engine::start(&source).unwrap());
        let of = |html: &str, number: &str| (html.to_owned(), number.to_owned());
        assert_eq!(rendered(&one, "si", "").unwrap(), of("<p><b>si</b></p>", "-1"));
        assert_eq!(rendered(&other, "si", "").unwrap(), of("<p><b>si</b></p>", "1"));
        assert_eq!(rendered(&other, "hr", "").unwrap(), of("<p><b>hr</b></p>", "-1"));
    }

    #[test]
    fn a_broken_module_is_an_error_and_not_a_crash() {
        assert!(started("export const plan = ;").is_err());
        assert!(started("export const plan = 1;").is_err());
    }
}

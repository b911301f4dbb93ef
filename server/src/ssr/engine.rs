//! One QuickJS runtime with the web's server module loaded: `plan` and `render`, under a deadline and a memory cap.

use std::{
    cell::Cell,
    rc::Rc,
    time::{Duration, Instant},
};

use rquickjs::{
    CatchResultExt, Context, Ctx, FromJs, Function, Module, Persistent, Runtime, convert::List, function::IntoArgs,
};

use super::host;

/// Memory that one runtime may take. A listing needs about 8 MB.
const MEMORY_LIMIT: usize = 96 << 20;
/// JavaScript's stack; must stay well below the thread's own, or deep recursion aborts the process.
const STACK_LIMIT: usize = 1 << 20;
/// Garbage is collected after this many bytes.
const GC_THRESHOLD: usize = 4 << 20;

/// A page's HTML, and what belongs around it as JSON.
pub(super) type RenderedParts = List<(String, String)>;

/// Why JavaScript gave no answer. The runtime is not to be used again.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct EngineError(String);

/// A loaded runtime. Belongs to one thread.
pub(super) struct Engine {
    plan: Persistent<Function<'static>>,
    render: Persistent<Function<'static>>,
    routes: Option<Persistent<Function<'static>>>,
    deadline: Rc<Cell<Option<Instant>>>,
    context: Context,
    runtime: Runtime,
}

impl Engine {
    /// Starts a runtime and evaluates the server module.
    pub(super) fn start(module: &str) -> Result<Self, EngineError> {
        let runtime = Runtime::new().map_err(|error| EngineError(error.to_string()))?;
        runtime.set_memory_limit(MEMORY_LIMIT);
        runtime.set_max_stack_size(STACK_LIMIT);
        runtime.set_gc_threshold(GC_THRESHOLD);
        let deadline = Rc::new(Cell::new(None::<Instant>));
        let watched = Rc::clone(&deadline);
        runtime.set_interrupt_handler(Some(Box::new(move || watched.get().is_some_and(|end| Instant::now() > end))));
        let context = Context::full(&runtime).map_err(|error| EngineError(error.to_string()))?;
        let Functions { plan, render, routes } = context.with(|ctx| load(&ctx, module))?;
        Ok(Self { plan, render, routes, deadline, context, runtime })
    }

    /// Which API calls a request needs: JSON in, JSON out.
    pub(super) fn plan(&self, request: &str, budget: Duration) -> Result<String, EngineError> {
        self.call(&self.plan, (request,), budget)
    }

    /// The page: JSON in, its HTML out, and what belongs around it as JSON.
    pub(super) fn render(&self, request: &str, data: &str, budget: Duration) -> Result<RenderedParts, EngineError> {
        self.call(&self.render, (request, data), budget)
    }

    /// The web's table of pages as JSON.
    pub(super) fn routes(&self, budget: Duration) -> Result<String, EngineError> {
        let routes = self.routes.as_ref().ok_or_else(|| EngineError("the module names no routes".to_owned()))?;
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

    /// Runs what promises left behind, so that nothing leaks into the next request.
    fn drain(&self) {
        while self.runtime.is_job_pending() {
            if self.runtime.execute_pending_job().is_err() {
                return;
            }
        }
    }
}

struct Functions {
    plan: Persistent<Function<'static>>,
    render: Persistent<Function<'static>>,
    routes: Option<Persistent<Function<'static>>>,
}

fn load(ctx: &Ctx<'_>, module: &str) -> Result<Functions, EngineError> {
    js_result(ctx, host::install(ctx))?;
    let declared = js_result(ctx, Module::declare(ctx.clone(), "server.mjs", module))?;
    let (module, evaluated) = js_result(ctx, declared.eval())?;
    js_result(ctx, evaluated.finish::<()>())?;
    let plan: Function<'_> = js_result(ctx, module.get("plan"))?;
    let render: Function<'_> = js_result(ctx, module.get("render"))?;
    let routes: Option<Function<'_>> = module.get("routes").ok();
    // A module without routes leaves an exception behind.
    ctx.catch();
    Ok(Functions {
        plan: Persistent::save(ctx, plan),
        render: Persistent::save(ctx, render),
        routes: routes.map(|routes| Persistent::save(ctx, routes)),
    })
}

fn js_result<T>(ctx: &Ctx<'_>, result: rquickjs::Result<T>) -> Result<T, EngineError> {
    result.catch(ctx).map_err(|error| EngineError(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = r"
        export const plan = (request) => JSON.stringify({ echo: JSON.parse(request).url });
        const html = (request, data) => {
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
    const BUDGET: Duration = Duration::from_millis(300);

    #[test]
    fn plan_and_render_answer_in_json() {
        let engine = Engine::start(MODULE).unwrap();
        assert_eq!(engine.plan(r#"{"url":"/x"}"#, BUDGET).unwrap(), r#"{"echo":"/x"}"#);
        let html = |request, data| engine.render(request, data, BUDGET).unwrap().0.0;
        assert_eq!(html("{}", "[1]"), "[1]");
        assert_eq!(html(r#"{"trick":"url"}"#, ""), "https://shop.test/x?b=1#ca=%C4%8D+%2B");
    }

    #[test]
    fn the_webs_own_module_names_its_pages() {
        let module = super::super::assets::server_module().expect("the web is not built: run `make web`");
        let engine = Engine::start(&module).unwrap();
        let table = engine.routes(Duration::from_secs(5)).unwrap();
        let routes = super::super::routes::PageRoutes::parse(&table).unwrap();
        assert_eq!(routes.address("/category/women?page=2&utm_source=mail").url, "/category/women?page=2");
    }

    #[test]
    fn runaway_scripts_are_stopped_within_their_time_and_memory_limits() {
        for trick in ["loop", "memory", "recursion", "regexp"] {
            let engine = Engine::start(MODULE).unwrap();
            let started = Instant::now();
            let answer = engine.render(&format!(r#"{{"trick":"{trick}"}}"#), "", BUDGET);
            assert!(answer.is_err(), "{trick}: {:?}", answer.map(|parts| parts.0));
            assert!(started.elapsed() < Duration::from_secs(5), "{trick}");
        }
    }

    #[test]
    fn a_broken_module_is_an_error_and_not_a_crash() {
        assert!(Engine::start("export const plan = ;").is_err());
        assert!(Engine::start("export const plan = 1;").is_err());
    }
}

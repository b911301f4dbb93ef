//! Runs the illustrator, `tenants/demo/garments/*.js`, in QuickJS: takes a specification, returns an SVG.

use std::sync::LazyLock;

use rquickjs::{
    CatchResultExt, Context, Ctx, Function, Module, Persistent, Runtime,
    loader::{BuiltinLoader, BuiltinResolver},
};

use super::files::Files;
use crate::error::{Error, Result};

const FOLDER: &str = "garments/";

/// Memory limit in bytes; drawing a flat-lay of several garments needs far less.
const MEMORY: usize = 128 << 20;
const STACK: usize = 512 << 10;

/// Calls the illustrator with a specification in JSON.
const ENTRY: &str = "
import { BANNERS, HEROES, TILES, badge, draw, flatlay } from './garments.js';
const kinds = {
  garment: (spec) => draw(spec),
  hero: ({ name, size }) => flatlay(HEROES[name][size]),
  banner: ({ name, size }) => flatlay(BANNERS[name][size]),
  tile: ({ name }) => flatlay(TILES[name]),
  badge: ({ name }) => badge(name),
};
export function picture(text) {
  const spec = JSON.parse(text);
  return kinds[spec.kind](spec);
}
export function compositions() {
  return [Object.keys(HEROES), Object.keys(BANNERS)];
}
";

/// The illustrator's version: a hash that changes whenever its drawings may look different.
static ILLUSTRATOR_VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    for (name, source) in scripts() {
        hasher.update(name.as_bytes()).update(&source);
    }
    hasher.finalize().to_hex().to_string()
});

/// A hash of what a specification looks like, so that each picture is drawn only once.
pub(super) fn digest(specification: &str) -> String {
    let text = format!("{} {specification}", *ILLUSTRATOR_VERSION);
    blake3::hash(text.as_bytes()).to_hex()[..24].to_owned()
}

fn scripts() -> Vec<(String, Vec<u8>)> {
    let mut names: Vec<String> =
        Files::iter().map(|name| name.replace('\\', "/")).filter(|name| name.starts_with(FOLDER)).collect();
    names.sort();
    names.into_iter().filter_map(|name| Some((name.clone(), Files::get(&name)?.data.into_owned()))).collect()
}

/// An illustrator instance, bound to its thread.
pub(super) struct Illustrator {
    picture: Persistent<Function<'static>>,
    compositions: Persistent<Function<'static>>,
    context: Context,
    _runtime: Runtime,
}

impl Illustrator {
    /// Loads the scripts.
    pub(super) fn new() -> Result<Self> {
        let runtime = Runtime::new().map_err(Error::internal)?;
        runtime.set_memory_limit(MEMORY);
        runtime.set_max_stack_size(STACK);
        let mut resolver = BuiltinResolver::default();
        let mut loader = BuiltinLoader::default();
        for (name, source) in scripts() {
            resolver.add_module(&name);
            loader.add_module(name, source);
        }
        runtime.set_loader(resolver, loader);
        let context = Context::full(&runtime).map_err(Error::internal)?;
        let (picture, compositions) = context.with(|ctx| -> Result<_> {
            let declared = caught(&ctx, Module::declare(ctx.clone(), format!("{FOLDER}entry"), ENTRY))?;
            let (module, loaded) = caught(&ctx, declared.eval())?;
            caught(&ctx, loaded.finish::<()>())?;
            let function = |name| caught(&ctx, module.get::<_, Function<'_>>(name));
            Ok((Persistent::save(&ctx, function("picture")?), Persistent::save(&ctx, function("compositions")?)))
        })?;
        Ok(Self { picture, compositions, context, _runtime: runtime })
    }

    /// Draws a specification as SVG.
    pub(super) fn picture(&self, specification: &str) -> Result<String> {
        self.context.with(|ctx| {
            let picture = caught(&ctx, self.picture.clone().restore(&ctx))?;
            caught(&ctx, picture.call((specification,)))
        })
    }

    /// The names of the slides and banners that it can draw.
    pub(super) fn compositions(&self) -> Result<Compositions> {
        let [heroes, banners] = self.context.with(|ctx| -> Result<[Vec<String>; 2]> {
            let compositions = caught(&ctx, self.compositions.clone().restore(&ctx))?;
            let names: Vec<Vec<String>> = caught(&ctx, compositions.call(()))?;
            names.try_into().map_err(|names: Vec<Vec<String>>| {
                Error::Internal(format!("the illustrator returned {} lists of compositions instead of 2", names.len()))
            })
        })?;
        Ok(Compositions { heroes, banners })
    }
}

/// The names of compositions of several garments.
pub(super) struct Compositions {
    pub(super) heroes: Vec<String>,
    pub(super) banners: Vec<String>,
}

fn caught<T>(ctx: &Ctx<'_>, result: rquickjs::Result<T>) -> Result<T> {
    result.catch(ctx).map_err(|error| Error::internal(format!("the illustrator: {error}")))
}

//! Prepares what the crate includes: how utoipa describes ids, and the web's server module as bytecode.

use std::{env, error::Error, fs, path::Path};

use rquickjs::{CatchResultExt, Context, Module, Runtime, WriteOptions, WriteOptionsEndianness};

/// The file that lists the types of ids, one a line: each is a type of its own in the program and a number in the API.
const IDS: &str = include_str!("src/id.rs");
/// The web's build.
const SERVER_MODULE: &str = "../web/dist/server/server.mjs";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src/id.rs");
    println!("cargo::rerun-if-changed={SERVER_MODULE}");
    let names = IDS.lines().filter_map(|line| line.trim().strip_suffix(','));
    let names = names.filter(|name| name.ends_with("Id") && name.chars().all(char::is_alphanumeric));
    names.fold(utoipa_config::Config::new(), |config, name| config.alias_for(name, "i64")).write_to_file();
    let bytecode = match fs::read(SERVER_MODULE) {
        Ok(source) => compile(source)?,
        // A program without the web has the API and no pages.
        Err(_) => Vec::new(),
    };
    fs::write(Path::new(&env::var("OUT_DIR")?).join("server.bytecode"), bytecode)?;
    Ok(())
}

/// Compiles the module for the target's QuickJS, which is of the same crate as this one.
fn compile(source: Vec<u8>) -> Result<Vec<u8>, Box<dyn Error>> {
    let endianness = match env::var("CARGO_CFG_TARGET_ENDIAN")?.as_str() {
        "big" => WriteOptionsEndianness::Big,
        _ => WriteOptionsEndianness::Little,
    };
    let runtime = Runtime::new()?;
    // The compiler's stack is this thread's.
    runtime.set_max_stack_size(4 << 20);
    Context::full(&runtime)?.with(|ctx| {
        let module =
            Module::declare(ctx.clone(), "server.mjs", source).catch(&ctx).map_err(|error| error.to_string())?;
        Ok(module.write(WriteOptions { endianness, strip_source: true, ..WriteOptions::default() })?)
    })
}

//! The download size of a first page until it is interactive.

use std::{
    collections::{HashMap, HashSet},
    error::Error,
    fs,
    path::Path,
};

use serde::Deserialize;

use crate::report::Row;

/// Kilobytes, brotli.
const MOST: f64 = 140.0;
const ENTRY: &str = "src/entry-client.tsx";
/// Loaded by every page once it is interactive.
const DEFERRED: &str = "src/lib/deferred.ts";
/// The chunks that each kind of page needs in addition to the entry, by module.
const PAGES: [(&str, &str); 3] = [
    ("home", "src/routes/homePage.tsx"),
    ("listing", "src/routes/listingPages.tsx"),
    ("product", "src/routes/productPage.tsx"),
];

#[derive(Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
}

/// The JavaScript size of first pages, brotli, by the build's manifest: the largest one counts.
pub fn scripts() -> Result<Row, Box<dyn Error>> {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist/client");
    let manifest = fs::read_to_string(client.join(".vite/manifest.json"))?;
    let manifest: HashMap<String, Chunk> = serde_json::from_str(&manifest)?;
    let mut weights = Vec::new();
    for (page, module) in PAGES {
        weights.push((page, weigh(&client, &manifest, vec![ENTRY, DEFERRED, module])?));
    }
    let shown: Vec<String> = weights.iter().map(|(page, kilobytes)| format!("{page} {kilobytes:.1} kB")).collect();
    Ok(Row {
        what: "JavaScript of a first page, brotli",
        bar: "≤ 140 kB",
        measured: shown.join(", "),
        holds: weights.iter().all(|(_, kilobytes)| *kilobytes <= MOST),
    })
}

fn weigh(client: &Path, manifest: &HashMap<String, Chunk>, modules: Vec<&str>) -> Result<f64, Box<dyn Error>> {
    let mut wanted = modules;
    let mut seen = HashSet::new();
    let mut bytes = 0;
    while let Some(name) = wanted.pop() {
        if !seen.insert(name) {
            continue;
        }
        let chunk = manifest.get(name).ok_or_else(|| format!("the manifest has no {name}"))?;
        // Files that brotli does not make smaller have no compressed version.
        let compressed = fs::metadata(client.join(format!("{}.br", chunk.file)));
        bytes += compressed.or_else(|_| fs::metadata(client.join(&chunk.file)))?.len();
        wanted.extend(chunk.imports.iter().map(String::as_str));
    }
    Ok(bytes as f64 / 1000.0)
}

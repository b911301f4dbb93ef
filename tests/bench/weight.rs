//! What a first page downloads before it works.

use std::{collections::HashSet, error::Error, fs, path::Path};

use serde::Deserialize;

use crate::report::Row;

#[derive(Deserialize)]
struct Chunk {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
}

/// The JavaScript of a first page, brotli, by the build's manifest.
pub fn scripts() -> Result<Row, Box<dyn Error>> {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist/client");
    let manifest = fs::read_to_string(client.join(".vite/manifest.json"))?;
    let manifest: std::collections::HashMap<String, Chunk> = serde_json::from_str(&manifest)?;
    let mut wanted = vec!["src/entry-client.tsx".to_owned()];
    let mut seen = HashSet::new();
    let mut bytes = 0;
    while let Some(name) = wanted.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        let chunk = manifest.get(&name).ok_or_else(|| format!("the manifest has no {name}"))?;
        bytes += fs::metadata(client.join(format!("{}.br", chunk.file)))?.len();
        wanted.extend(chunk.imports.iter().cloned());
    }
    let kilobytes = bytes as f64 / 1000.0;
    Ok(Row {
        what: "JavaScript of the first page, brotli",
        bar: "≤ 130 kB",
        measured: format!("{kilobytes:.1} kB"),
        holds: kilobytes <= 130.0,
    })
}

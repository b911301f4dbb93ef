//! Lighthouse scores on a simulated phone: home, a listing, a product, a search, a journal post, the questions.

use std::{
    env,
    error::Error,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::{
    client::{self, Connection},
    process::Server,
    report::{Row, median, progress},
};

const HOST: &str = "si.localhost";
const LISTING: &str = "/category/zenske";
const JOURNAL: &str = "/blog";
/// A single run is a noisy sample; a run that could not record the page is repeated.
const RUNS: usize = 5;
const ATTEMPTS: usize = 9;
const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];
/// The minimum score of each category, of 100.
const BARS: [f64; 4] = [95.0, 100.0, 100.0, 100.0];
/// The audit that does not apply to pages excluded from indexes.
const UNLISTED_AUDIT: &str = "is-crawlable";
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const FLAGS: &str = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking \
     --disable-component-update --disable-sync";

/// The median scores of each page.
pub async fn phone_pages(server: &Server) -> Result<Vec<Row>, Box<dyn Error>> {
    let browser = browser().ok_or("Lighthouse needs Chromium: run tests/install-system.sh")?;
    let product = linked(server, LISTING, "/product/").await?;
    let post = linked(server, JOURNAL, "/blog/").await?;
    let pages = [
        ("Lighthouse on a phone: home", "/"),
        ("Lighthouse on a phone: a listing", LISTING),
        ("Lighthouse on a phone: a product", &product),
        ("Lighthouse on a phone: a search (without the audit `is-crawlable`)", "/search?q=majica"),
        ("Lighthouse on a phone: a post of the journal", &post),
        ("Lighthouse on a phone: frequent questions", "/faq"),
    ];
    let mut rows = Vec::new();
    for (what, path) in pages {
        let url = format!("http://{HOST}:{}{path}", server.address.port());
        let skipped = path.starts_with("/search").then_some(UNLISTED_AUDIT);
        let scores = medians(&browser, &url, skipped)?;
        let holds = scores.iter().zip(BARS).all(|(score, bar)| *score >= bar);
        let measured = scores.iter().map(|score| format!("{score:.0}")).collect::<Vec<_>>().join(" · ");
        rows.push(Row { what, bar: "≥ 95 · 100 · 100 · 100", measured, holds });
    }
    Ok(rows)
}

/// The first link of a page to a path below the given one.
async fn linked(server: &Server, page: &str, below: &str) -> Result<String, Box<dyn Error>> {
    let (_, body) = Connection::open(server.address).await?.exchange(&client::get(HOST, page)).await?;
    let html = String::from_utf8_lossy(&body);
    let link = html.split("href=\"").find(|part| part.starts_with(below) && !part.starts_with("/blog/page/"));
    let link = link.ok_or_else(|| format!("{page} links to nothing below {below}"))?;
    Ok(link.split(['"', '?']).next().unwrap_or_default().to_owned())
}

fn medians(browser: &Path, url: &str, skipped: Option<&str>) -> Result<[f64; 4], Box<dyn Error>> {
    // The first, unmeasured run makes the server render the pictures.
    scores(browser, url, skipped)?;
    let mut samples: [Vec<f64>; 4] = Default::default();
    for _ in 0..ATTEMPTS {
        let Some(scores) = scores(browser, url, skipped)? else { continue };
        progress(&format!("  Lighthouse {url} {scores:?}"));
        for (sample, score) in samples.iter_mut().zip(scores) {
            sample.push(score);
        }
        if samples[0].len() == RUNS {
            return Ok(samples.map(median));
        }
    }
    Err(format!("Lighthouse could not look at {url}").into())
}

/// The scores of one run without the skipped audit, of 100 each; none when it could not record the page.
fn scores(browser: &Path, url: &str, skipped: Option<&str>) -> Result<Option<[f64; 4]>, Box<dyn Error>> {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("bench/node_modules/.bin/lighthouse");
    let output = Command::new(program)
        .args([url, "--quiet", "--output=json", "--output-path=stdout"])
        .arg(format!("--only-categories={}", CATEGORIES.join(",")))
        .arg(format!("--chrome-flags={FLAGS}"))
        .args(skipped.map(|audit| format!("--skip-audits={audit}")))
        .env("CHROME_PATH", browser)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .map_err(|error| format!("Lighthouse did not start ({error}): `make bench` installs it"))?;
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let score = |category: &str| report["categories"][category]["score"].as_f64().map(|share| share * 100.0);
    let all: Option<Vec<f64>> = CATEGORIES.into_iter().map(score).collect();
    let is_whole = report["runtimeError"].is_null();
    Ok(all.filter(|_| is_whole).and_then(|scores| scores.try_into().ok()))
}

fn browser() -> Option<PathBuf> {
    let named = env::var_os("CHROMIUM").map(PathBuf::from);
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    let found = BROWSERS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    named.into_iter().chain(found).find(|path| path.is_file())
}

//! `make bench`: measures the architecture's performance promises, as ratios within one run, as sizes and as Lighthouse scores,
//! against the real binary. Arguments with names of parts (`pages`, `freshness`, `lighthouse`, `import`, `quotes`, `orders`,
//! `affiliates`, `listing`, `crawl`, `search`, `feeds`, `memory`, `weight`) run only these.

mod affiliate_year;
mod affiliates;
mod cart;
mod catalogue;
mod client;
mod crawl;
mod feeds;
mod freshness;
mod growth;
mod lighthouse;
mod listing_sql;
mod memory;
mod orders;
mod pages;
mod process;
mod report;
mod search;
mod served_shop;
mod sign_ins;
mod weight;

use report::Report;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["serve-bare", address, file] => return pages::serve_bare(address, file).await,
        ["serve-limited", address, file] => return pages::serve_limited(address, file).await,
        _ => {}
    }
    let wanted = |part: &str| arguments.is_empty() || arguments.iter().any(|argument| argument == part);
    let folder = tempfile::tempdir()?;
    let mut report = Report::default();
    if wanted("pages") {
        let server = process::Server::demo(&folder.path().join("demo"))?;
        let what = "cached guest page against a bare axum handler of the same bytes";
        report.add(pages::cached_page(&server, what).await?);
        report.add(pages::accept_loop(&server).await?);
        report.extend(pages::first_renders(&server).await?);
        report.add(sign_ins::browsing_beside_sign_ins(&server).await?);
        report.add(process::memory(&server, "resident memory after a load run, demo data").await?);
        drop(server);
        report.add(process::start_up(&folder.path().join("demo"))?);
    }
    if wanted("freshness") {
        report.extend(freshness::rows(&folder.path().join("freshness")).await?);
    }
    if wanted("memory") {
        let server = process::Server::demo(&folder.path().join("demo"))?;
        report.add(memory::after_hard_load(&server).await?);
    }
    if wanted("lighthouse") {
        let server = process::Server::demo(&folder.path().join("demo"))?;
        report.extend(lighthouse::phone_pages(&server).await?);
    }
    if wanted("import") {
        report.add(catalogue::import(&folder.path().join("import"))?);
    }
    if wanted("quotes") {
        report.add(cart::quotes(&folder.path().join("quotes")).await?);
    }
    if wanted("orders") {
        report.extend(orders::rows(&folder.path().join("orders")).await?);
    }
    if wanted("affiliates") {
        report.extend(affiliates::rows(&folder.path().join("affiliates")).await?);
    }
    if wanted("listing") {
        report.extend(growth::listing(&folder.path().join("growth")).await?);
    }
    if wanted("search") {
        report.extend(search::rows(&folder.path().join("search")).await?);
    }
    if wanted("feeds") {
        report.extend(feeds::rows(&folder.path().join("search")).await?);
    }
    if wanted("crawl") {
        report.extend(crawl::large(&folder.path().join("crawl")).await?);
    }
    if wanted("weight") {
        report.add(weight::scripts()?);
    }
    report.print();
    if report.missed() > 0 {
        return Err(format!("{} of the numbers were missed", report.missed()).into());
    }
    Ok(())
}

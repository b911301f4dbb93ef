//! `make bench`: the numbers that the architecture promises, as ratios within one run and as sizes, against the real binary.

mod catalogue;
mod client;
mod growth;
mod pages;
mod process;
mod report;
mod weight;

use report::Report;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let mut report = Report::default();
    let server = process::Server::demo(&folder.path().join("demo"))?;
    report.add(pages::cached_page(&server).await?);
    report.add(pages::first_render(&server).await?);
    report.add(process::memory(&server)?);
    drop(server);
    report.add(process::start_up(&folder.path().join("demo"))?);
    report.add(catalogue::import(&folder.path().join("import"))?);
    report.extend(growth::listing(&folder.path().join("growth")).await?);
    report.add(weight::scripts()?);
    report.print();
    if report.missed() > 0 {
        return Err(format!("{} of the numbers were missed", report.missed()).into());
    }
    Ok(())
}

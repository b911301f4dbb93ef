//! Imports: the number of variants per second that the real command imports into a new SQLite database.

use std::{
    error::Error,
    fs::{self, File},
    io::{BufWriter, Write},
    path::Path,
    process::{Command, Stdio},
    time::Instant,
};

use crate::{
    process::binary,
    report::{Row, progress},
};

const COLOURS: [&str; 3] = ["Black", "White", "Rust"];
const SIZES: [&str; 5] = ["XS", "S", "M", "L", "XL"];
const PER_PRODUCT: usize = COLOURS.len() * SIZES.len();
const VARIANTS: usize = 60_000;

/// Writes a product file in Shopify's classic columns.
pub fn write_products(path: &Path, products: usize) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    writeln!(
        file,
        "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,\
         Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status"
    )?;
    for product in 0..products {
        let (brand, kind) = (product % 20, product % 12);
        for (index, (colour, size)) in
            COLOURS.iter().flat_map(|colour| SIZES.iter().map(move |size| (colour, size))).enumerate()
        {
            let title = if index == 0 { format!("Garment {product}") } else { String::new() };
            let body = if index == 0 {
                format!("<p>Cotton garment number {product}. Knitted close.</p>")
            } else {
                String::new()
            };
            let price = 990 + (product * 37) % 5000;
            let compare = if product % 4 == 0 {
                format!("{}.{:02}", (price + 700) / 100, (price + 700) % 100)
            } else {
                String::new()
            };
            writeln!(
                file,
                "garment-{product},{title},{body},Brand {brand},Kind {kind},,true,Color,{colour},Size,{size},G{product}-{index},{},{}.{:02},{compare},active",
                (product + index) % 9,
                price / 100,
                price % 100
            )?;
        }
    }
    file.flush()
}

/// Runs a command of the binary on a data folder, and returns its output.
pub fn run(data: &Path, arguments: &[&str]) -> Result<Vec<u8>, Box<dyn Error>> {
    let done = Command::new(binary())
        .arg("--data")
        .arg(data)
        .args(arguments)
        .env("VITRINA_LOG", "warn")
        .stdin(Stdio::null())
        .output()?;
    if done.status.success() {
        return Ok(done.stdout);
    }
    Err(format!("vitrina {arguments:?}: {}", String::from_utf8_lossy(&done.stderr)).into())
}

/// The same, optionally with another database.
pub fn run_on(data: &Path, database: Option<&str>, arguments: &[&str]) -> Result<Vec<u8>, Box<dyn Error>> {
    let elsewhere = database.map(|url| ["--database", url]);
    run(data, &elsewhere.iter().flatten().copied().chain(arguments.iter().copied()).collect::<Vec<_>>())
}

/// Creates a new shop with countries and imports a product file for Slovenia; returns the import's duration in seconds.
pub fn imported(data: &Path, products: usize) -> Result<f64, Box<dyn Error>> {
    imported_into(data, products, None)
}

/// As `imported`, into another database.
pub fn imported_into(data: &Path, products: usize, database: Option<&str>) -> Result<f64, Box<dyn Error>> {
    let run = |data: &Path, arguments: &[&str]| run_on(data, database, arguments);
    fs::create_dir_all(data)?;
    let file = data.join("products.csv");
    write_products(&file, products)?;
    run(data, &["tenant", "apply"])?;
    run(data, &["translations", "seed"])?;
    let started = Instant::now();
    let path = file.display().to_string();
    let report = run(data, &["--json", "catalog", "import", &path, "--format", "shopify", "--tenant", "SI"])?;
    let seconds = started.elapsed().as_secs_f64();
    let report: serde_json::Value = serde_json::from_slice(&report)?;
    if report["created"] != products {
        return Err(format!("only {} of {products} products were imported", report["created"]).into());
    }
    Ok(seconds)
}

/// Imported variants per second.
pub fn import(data: &Path) -> Result<Row, Box<dyn Error>> {
    let seconds = imported(data, VARIANTS / PER_PRODUCT)?;
    let rate = VARIANTS as f64 / seconds;
    progress(&format!("  {VARIANTS} variants in {seconds:.1} s"));
    Ok(Row {
        what: "catalogue import, SQLite",
        bar: "≥ 5,000/s",
        measured: format!("{rate:.0} variants/s"),
        holds: rate >= 5000.0,
    })
}

//! The measured values next to the promised ones.

/// One row of the architecture's table.
pub struct Row {
    /// What is measured.
    pub what: &'static str,
    /// The promise, as text.
    pub bar: &'static str,
    /// The figures, as text.
    pub measured: String,
    /// Whether the promise is kept.
    pub holds: bool,
}

/// All rows.
#[derive(Default)]
pub struct Report(Vec<Row>);

impl Report {
    /// Adds a row and prints it at once on standard error, since the whole run takes minutes.
    pub fn add(&mut self, row: Row) {
        progress(&format!("  {} {}", row.what, row.measured));
        self.0.push(row);
    }

    /// Adds rows.
    pub fn extend(&mut self, rows: Vec<Row>) {
        for row in rows {
            self.add(row);
        }
    }

    /// The number of rows whose promise is not kept.
    pub fn missed(&self) -> usize {
        self.0.iter().filter(|row| !row.holds).count()
    }

    /// Prints the table on standard output.
    #[expect(clippy::print_stdout, reason = "the table is what this program is for")]
    pub fn print(&self) {
        println!("{:<72} {:<12} {:<44} ", "what", "bar", "measured");
        for row in &self.0 {
            let verdict = if row.holds { "holds" } else { "MISSED" };
            println!("{:<72} {:<12} {:<44} {verdict}", row.what, row.bar, row.measured);
        }
    }
}

/// Prints a progress line.
#[expect(clippy::print_stderr, reason = "progress of a program that takes minutes")]
pub fn progress(text: &str) {
    eprintln!("{text}");
}

/// The median.
pub fn median(figures: Vec<f64>) -> f64 {
    percentile(figures, 50)
}

/// The figure below which this many percent of the figures are.
pub fn percentile(mut figures: Vec<f64>, percent: usize) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() * percent / 100).copied().unwrap_or(f64::NAN)
}

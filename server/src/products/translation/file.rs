//! Reads a translator's file, CSV from a spreadsheet or TOML.

use std::path::Path;

use super::model::{COLUMNS, Line};
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
    import::CsvFile,
    toml_file::{Report, TableReader, read_path},
};

/// The lines of a file. `language` is the language of its texts, which must match the one given in the file, if any.
pub(super) fn read(path: &Path, language: &str) -> Result<Vec<Line>> {
    let is_toml = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
    if is_toml { read_toml(path, language) } else { read_csv(path) }
}

fn read_csv(path: &Path) -> Result<Vec<Line>> {
    let file = CsvFile::read(path)?;
    let needed: Vec<Result<usize, Diagnostic>> =
        ["product", "source", "state", "name"].iter().map(|name| file.needed(name)).collect();
    let wrong: Vec<Diagnostic> = needed.iter().filter_map(|column| column.clone().err()).collect();
    if !wrong.is_empty() {
        return Err(Error::Diagnostics(wrong));
    }
    let at = COLUMNS.map(|name| (name, file.column(name)));
    let lines = file.rows().iter().map(|row| {
        let cell = |name: &str| {
            let column = at.iter().find(|(own, _)| *own == name).and_then(|(_, column)| *column);
            row.get(column).to_owned()
        };
        Line {
            number: row.line,
            product: cell("product"),
            source: cell("source"),
            state: cell("state"),
            name: cell("name"),
            description: cell("description"),
            seo_title: cell("seo_title"),
            seo_description: cell("seo_description"),
        }
    });
    Ok(lines.collect())
}

fn read_toml(path: &Path, language: &str) -> Result<Vec<Line>> {
    let sources = read_path(path)?;
    let source = &sources.files[0];
    let report = Report::new(&source.name, &source.text);
    let table = report.parse();
    let root = TableReader::root(&report, table.get_ref());
    if let Some(own) = root.text("language").filter(|own| !own.value.eq_ignore_ascii_case(language)) {
        root.wrong(own.line, "language", format!("is {}, and the file is imported as {language}", own.value));
    }
    let mut lines = Vec::new();
    for sheet in root.tables("products") {
        let product = sheet.text("product");
        let (from, state) = (sheet.text("source"), sheet.text("state"));
        // The source text is only for the translator's information.
        for original in &COLUMNS[3..7] {
            sheet.any_text(original);
        }
        let line = Line {
            number: sheet.line,
            product: product.map(|at| at.value).unwrap_or_default(),
            source: from.map(|at| at.value).unwrap_or_default(),
            state: state.map(|at| at.value).unwrap_or_default(),
            name: sheet.any_text("name").value,
            description: sheet.any_text("description").value,
            seo_title: sheet.any_text("seo_title").value,
            seo_description: sheet.any_text("seo_description").value,
        };
        lines.push(line);
        sheet.finish();
    }
    root.finish();
    let wrong = report.into_diagnostics();
    if wrong.is_empty() { Ok(lines) } else { Err(Error::Diagnostics(wrong)) }
}

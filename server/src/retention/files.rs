//! Reads `retention.toml` and reports all errors at once, each with line and key.

use std::{collections::BTreeSet, sync::LazyLock};

use chrono::TimeDelta;

use super::{
    model::{RetentionPeriod, Rule, parsed, written},
    rules::RULES,
};
use crate::{
    error::{Error, Result},
    toml_file::{Located, Report, Source, Sources, TableReader},
};

/// The file compiled into the program.
pub fn built_in() -> Sources {
    let text = include_str!("../../../tenants/retention.toml").to_owned();
    Sources { files: vec![Source { name: "tenants/retention.toml".to_owned(), text }], is_whole: true }
}

/// The retention period of each rule that has one in the file.
pub(super) type Periods = Vec<(&'static str, TimeDelta)>;

/// The retention periods of the compiled-in file.
pub(super) fn defaults() -> &'static Periods {
    static DEFAULTS: LazyLock<Periods> =
        LazyLock::new(|| read(&built_in()).expect("a test reads the file that is built in"));
    &DEFAULTS
}

/// Reads the file. The error has all mistakes, including missing rules: data without a rule would be kept for ever.
pub(super) fn read(sources: &Sources) -> Result<Periods> {
    let (mut diagnostics, mut periods, mut named) = (Vec::new(), Vec::new(), BTreeSet::new());
    for source in &sources.files {
        let report = Report::new(&source.name, &source.text);
        let table = report.parse();
        let root = TableReader::root(&report, table.get_ref());
        for sheet in root.tables("rules") {
            periods.extend(rule(sheet, &mut named));
        }
        let missing: Vec<&str> = RULES.iter().map(|rule| rule.name).filter(|name| !named.contains(name)).collect();
        if !missing.is_empty() {
            root.wrong(1, "rules", format!("have no entry for {}: each needs its [[rules]]", missing.join(", ")));
        }
        root.finish();
        diagnostics.extend(report.into_diagnostics());
    }
    if diagnostics.is_empty() { Ok(periods) } else { Err(Error::Diagnostics(diagnostics)) }
}

fn rule(sheet: TableReader<'_>, named: &mut BTreeSet<&'static str>) -> Option<(&'static str, TimeDelta)> {
    let name = sheet.text("name");
    let tables = sheet.texts("tables");
    let keep = sheet.text("keep");
    let name = name?;
    let Some(rule) = RULES.iter().find(|rule| rule.name == name.value) else {
        let names: Vec<&str> = RULES.iter().map(|rule| rule.name).collect();
        sheet.unknown(name.line, "name", &name.value, format!("there is no rule {}", name.value), names);
        return None;
    };
    if !named.insert(rule.name) {
        sheet.wrong(name.line, "name", format!("{} appears twice", rule.name));
    }
    check_tables(&sheet, rule, tables.as_deref());
    let period = keep.and_then(|keep| period(&sheet, rule, &keep));
    sheet.finish();
    Some((rule.name, period?))
}

/// The file lists the tables for its readers; they must be the ones defined in the code.
fn check_tables(sheet: &TableReader<'_>, rule: &Rule, tables: Option<&[Located<String>]>) {
    let Some(tables) = tables else { return };
    let (known, named): (BTreeSet<&str>, BTreeSet<&str>) =
        (rule.tables.iter().copied().collect(), tables.iter().map(|table| table.value.as_str()).collect());
    if known != named {
        let message = format!("of {} must be {}", rule.name, rule.tables.join(", "));
        sheet.wrong(sheet.line_of("tables"), "tables", message);
    }
}

fn period(sheet: &TableReader<'_>, rule: &Rule, keep: &Located<String>) -> Option<TimeDelta> {
    let RetentionPeriod::For { least, most } = rule.keep else {
        let word = rule.keep.word().unwrap_or_default();
        if keep.value != word {
            let message = format!("of {} must be \"{word}\": its data is deleted together with that", rule.name);
            sheet.wrong(keep.line, "keep", message);
        }
        return None;
    };
    let Some(period) = parsed(&keep.value) else {
        let message = format!("{} must be a time such as \"180 days\", \"12 hours\" or \"15 minutes\"", keep.value);
        sheet.wrong(keep.line, "keep", message);
        return None;
    };
    if period < least || period > most {
        let message = format!("{} must be from {} to {}", keep.value, written(least), written(most));
        sheet.wrong(keep.line, "keep", message);
    }
    Some(period)
}

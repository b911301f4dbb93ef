//! Conflicts between files, or between the files and the database: ids, codes, hosts.

use super::{country::CountrySheet, platform::PlatformSheet};
use crate::{
    diagnostic::Diagnostic,
    tenancy::configuration::{Configuration, Country, Record},
    toml_file::Located,
};

/// Ids and codes of the platform's records: each unique, and each pair the same as in the database.
pub(super) fn platform(file: &str, platform: &PlatformSheet, stored: &Configuration) -> Vec<Diagnostic> {
    let mut diagnostics = records(file, "languages", "code", &platform.languages, &stored.languages);
    diagnostics.extend(records(file, "currencies", "code", &platform.currencies, &stored.currencies));
    diagnostics.extend(records(file, "user_types", "name", &platform.user_types, &stored.user_types));
    diagnostics.extend(records(file, "badge_types", "key", &platform.badge_types, &stored.badge_types));
    diagnostics
}

fn records<T: Record>(file: &str, list: &str, code_key: &str, records: &[Located<T>], stored: &[T]) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for (index, Located { value, line }) in records.iter().enumerate() {
        let mut wrong = |key: &str, message: String| {
            diagnostics.push(Diagnostic::new(file, *line, message).key(format!("{list}[{}].{key}", index + 1)));
        };
        let earlier = &records[..index];
        if let Some(duplicate) = earlier.iter().find(|other| other.value.id() == value.id()) {
            wrong(
                "id",
                format!("{} is already the id of {} in line {}", value.id(), duplicate.value.code(), duplicate.line),
            );
        }
        if let Some(duplicate) = earlier.iter().find(|other| other.value.code() == value.code()) {
            wrong(code_key, format!("{} is already in line {}", value.code(), duplicate.line));
        }
        if let Some(message) = check_id_and_code(value, stored) {
            wrong("id", message);
        }
    }
    diagnostics
}

/// An id and its code always stay together: other tables refer to the id, files and addresses to the code.
fn check_id_and_code<T: Record>(record: &T, stored: &[T]) -> Option<String> {
    check_id_and_code_of(T::KIND.name(), record.id(), record.code(), stored)
}

fn check_id_and_code_of<T: Record>(kind: &str, id: i64, code: &str, stored: &[T]) -> Option<String> {
    let other = stored.iter().find(|old| (old.id() == id) != (old.code() == code))?;
    let (other_id, other_code) = (other.id(), other.code());
    Some(format!("{code} cannot be {kind} {id}: the database has {other_code} as {other_id}, and this cannot change"))
}

/// Ids, codes and hosts of the countries.
pub(super) fn countries(sheets: &[CountrySheet], stored: &Configuration) -> Vec<Diagnostic> {
    let mut diagnostics = Vec::new();
    for (index, sheet) in sheets.iter().enumerate() {
        let earlier = &sheets[..index];
        diagnostics.extend(same_id(sheet, earlier));
        diagnostics.extend(same_code(sheet, earlier));
        diagnostics.extend(id_code_mismatch(sheet, stored));
        for (number, host) in sheet.hosts.iter().enumerate() {
            let key = format!("hosts[{}].name", number + 1);
            if let Some(owner) =
                owner(host, &sheet.hosts[..number], earlier).or_else(|| stored_owner(host, sheets, stored))
            {
                diagnostics.push(
                    Diagnostic::new(&sheet.file, host.line, format!("{} belongs already to {owner}", host.value))
                        .key(key),
                );
            }
        }
    }
    diagnostics
}

fn same_id(sheet: &CountrySheet, earlier: &[CountrySheet]) -> Option<Diagnostic> {
    let id = sheet.id.as_ref()?;
    let place =
        earlier.iter().find_map(|other| place(&other.file, other.id.as_ref().filter(|at| at.value == id.value)))?;
    Some(Diagnostic::new(&sheet.file, id.line, format!("{} is already the id in {place}", id.value)).key("id"))
}

fn same_code(sheet: &CountrySheet, earlier: &[CountrySheet]) -> Option<Diagnostic> {
    let code = sheet.code.as_ref()?;
    let place =
        earlier.iter().find_map(|other| place(&other.file, other.code.as_ref().filter(|at| at.value == code.value)))?;
    Some(Diagnostic::new(&sheet.file, code.line, format!("{} is already the code in {place}", code.value)).key("code"))
}

fn place<T>(file: &str, at: Option<&Located<T>>) -> Option<String> {
    at.map(|at| format!("{file}:{}", at.line))
}

fn id_code_mismatch(sheet: &CountrySheet, stored: &Configuration) -> Option<Diagnostic> {
    let (id, code) = (sheet.id.as_ref()?, sheet.code.as_ref()?);
    let message = check_id_and_code_of("country", id.value, &code.value, &stored.countries)?;
    Some(Diagnostic::new(&sheet.file, id.line, message).key("id"))
}

/// Where the host is already used, among this file's earlier hosts and the earlier files.
fn owner(host: &Located<String>, own: &[Located<String>], earlier: &[CountrySheet]) -> Option<String> {
    let same = |at: &&Located<String>| at.value == host.value;
    if let Some(duplicate) = own.iter().find(same) {
        return Some(format!("line {}", duplicate.line));
    }
    earlier.iter().find_map(|other| place(&other.file, other.hosts.iter().find(same)))
}

/// Which country of the database, not redefined by any of the files, has the host already.
fn stored_owner(host: &Located<String>, sheets: &[CountrySheet], stored: &Configuration) -> Option<String> {
    let rewritten = |country: &Country| {
        sheets.iter().any(|sheet| {
            sheet.id.as_ref().is_some_and(|at| at.value == country.id.0)
                || sheet.code.as_ref().is_some_and(|at| at.value == country.code)
        })
    };
    let has = |country: &&Country| country.hosts.iter().any(|other| other.name == host.value);
    let owner = stored.countries.iter().filter(has).find(|country| !rewritten(country))?;
    Some(format!("{} in the database", owner.code))
}

//! `[pickup]` of a country's file.

use chrono::{NaiveDate, NaiveTime};

use crate::{tenancy::pickup::Pickup, toml_file::TableReader};

/// Where orders are collected, if the file offers collection.
pub(super) fn pickup(root: &TableReader<'_>) -> Option<Pickup> {
    let sheet = root.table_if_any("pickup")?;
    let address = sheet.text("address");
    let (opens, closes) = (time(&sheet, "opens"), time(&sheet, "closes"));
    if let (Some(opens), Some(closes)) = (opens, closes)
        && opens >= closes
    {
        sheet.wrong(sheet.line_of("closes"), "closes", "must be later than `opens`");
    }
    let holidays = holidays(&sheet);
    sheet.finish();
    Some(Pickup { address: address?.value, opens: opens?, closes: closes?, holidays })
}

fn time(sheet: &TableReader<'_>, key: &'static str) -> Option<NaiveTime> {
    let text = sheet.text(key)?;
    let time = NaiveTime::parse_from_str(&text.value, "%H:%M").ok();
    if time.is_none() {
        sheet.wrong(text.line, key, format!("{} must be a time such as \"10:00\"", text.value));
    }
    time
}

fn holidays(sheet: &TableReader<'_>) -> Vec<NaiveDate> {
    if !sheet.has("holidays") {
        return Vec::new();
    }
    let mut holidays = Vec::new();
    for text in sheet.texts("holidays").unwrap_or_default() {
        match text.value.parse() {
            Ok(day) => holidays.push(day),
            Err(_) => {
                sheet.wrong(text.line, "holidays", format!("{} must be a day such as \"2026-12-25\"", text.value));
            }
        }
    }
    holidays.sort_unstable();
    holidays
}

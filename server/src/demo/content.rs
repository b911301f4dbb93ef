//! The demo's content: the texts of every shop, and what is about the demo's own catalogue and pictures (`tenants/demo/content/`): the
//! journal, an event, partners. The event runs in the week in which the demo is loaded, so that there is always one to look at.

use chrono::{Datelike as _, Days, NaiveDate};

use super::files;
use crate::content::editorial::{FileId, Kind, RawFile, RawFiles, built_in};

/// All files, with events from Monday to Sunday of the week of a day.
pub(super) fn all(today: NaiveDate) -> RawFiles {
    let mut raw = built_in();
    raw.files.extend(files::content().map(|(path, bytes)| RawFile { path, bytes }));
    raw.files.sort_by(|a, b| a.path.cmp(&b.path));
    this_week(raw, today)
}

fn this_week(mut raw: RawFiles, today: NaiveDate) -> RawFiles {
    let monday = today - Days::new(u64::from(today.weekday().num_days_from_monday()));
    let times = [("starts = ", monday), ("ends = ", monday + Days::new(7))];
    for file in raw.files.iter_mut().filter(|file| is_event(&file.path)) {
        // The copies inside the program are UTF-8.
        let text = String::from_utf8_lossy(&file.bytes);
        let line = |line: &str| match times.iter().find(|(key, _)| line.starts_with(key)) {
            Some((key, day)) => format!("{key}{day}T00:00:00\n"),
            None => format!("{line}\n"),
        };
        file.bytes = text.lines().map(line).collect::<String>().into_bytes();
    }
    raw
}

fn is_event(path: &str) -> bool {
    FileId::of_path(path).is_some_and(|id| id.kind == Kind::Event)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_event_runs_in_the_week_of_the_day() {
        for (today, starts, ends) in [
            ("2026-11-23", "starts = 2026-11-23T00:00:00\n", "ends = 2026-11-30T00:00:00\n"),
            ("2027-01-03", "starts = 2026-12-28T00:00:00\n", "ends = 2027-01-04T00:00:00\n"),
        ] {
            let raw = all(today.parse().unwrap());
            let events: Vec<_> = raw.files.iter().filter(|file| is_event(&file.path)).collect();
            assert!(events.len() > 10);
            for file in events {
                let text = String::from_utf8(file.bytes.clone()).unwrap();
                assert!(text.contains(starts) && text.contains(ends), "{}: {text}", file.path);
            }
        }
    }
}

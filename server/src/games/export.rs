//! Writes wheels as a TOML file; reading it yields the same wheels. Countries with the same wheel share one entry.

use super::model::{SegmentRecord, WheelRecord};
use crate::toml_file::Page;

/// All wheels in one file, by country code.
pub fn export(wheels: &[(String, WheelRecord)]) -> String {
    let mut different: Vec<(Vec<&str>, &WheelRecord)> = Vec::new();
    for (code, record) in wheels {
        match different.iter_mut().find(|(_, known)| *known == record) {
            Some((codes, _)) => codes.push(code),
            None => different.push((vec![code], record)),
        }
    }
    let mut page = Page::default();
    for (codes, record) in different {
        wheel(&mut page, &codes, record);
    }
    page.into_text()
}

fn wheel(page: &mut Page, codes: &[&str], record: &WheelRecord) {
    page.heading("[[wheels]]");
    page.texts("countries", codes.iter().copied());
    page.line("spins_per_day", &record.spins_per_day.to_string());
    page.line("coupon_days", &record.coupon_days.to_string());
    page.line("needs_consent", &record.needs_consent.to_string());
    for (key, when) in [("starts", record.starts), ("ends", record.ends)] {
        if let Some(when) = when {
            page.line(key, &when.to_string());
        }
    }
    for segment in &record.segments {
        self::segment(page, segment);
    }
}

fn segment(page: &mut Page, segment: &SegmentRecord) {
    page.heading("[[wheels.segments]]");
    page.text("name", &segment.name);
    page.line("weight", &segment.weight.to_string());
    page.text("colour", &segment.colour);
    if let Some(promotion) = &segment.promotion {
        page.text("promotion", promotion);
    }
    if let Some(budget) = segment.budget {
        page.line("budget", &budget.to_string());
    }
    if !segment.texts.is_empty() {
        page.heading("[wheels.segments.texts]");
        for (language, text) in &segment.texts {
            page.text(language, text);
        }
    }
}

//! Writes the proposal as files that people read and edit.

use std::fmt::Write as _;

use super::{
    draft::{About, NewCategories, ProposedValue, Target},
    file_values::{FileValues, Value},
    words::{gender_of, in_order},
};
use crate::{
    catalog::{fold, slugify},
    toml_file::{Page, quoted},
};

/// Maximum number of entries of a map, and of values of one entry.
const MOST_ENTRIES: usize = 1_000;
const MOST_VALUES: usize = 40;
/// Maximum number of tags and vendors listed in comments.
const MOST_NAMED: usize = 30;
/// Maximum number of entries for vendors and for tags.
const MOST_OTHERS: usize = 100;

const HEAD: &str = "\
# A proposal: review and correct it, then import with --categories.
# The type, each category, the vendor and each tag of a product are mapped by the first entry that matches; the results are combined.
# `*` at the end of a text matches any text. An entry may also give collection, gender, brand, or skip = true.
# For products without a category from any entry: \"as-in-file\", \"skip\", or the key of a category.
";

/// The map as a file.
pub(super) fn map(file_values: &FileValues, entries: &[ProposedValue], brands: &[(String, String)]) -> String {
    let mut text = HEAD.to_owned();
    text.push_str("otherwise = \"as-in-file\"\n");
    if file_values.unnamed > 0 {
        line(&mut text, &format!("# Products with neither a type nor a category: {}.", file_values.unnamed));
    }
    for entry in entries.iter().take(MOST_ENTRIES) {
        write_entry(&mut text, entry);
    }
    if entries.len() > MOST_ENTRIES {
        line(&mut text, &format!("\n# {} rarer ones are left out here.", entries.len() - MOST_ENTRIES));
    }
    write_tags(&mut text, file_values);
    write_vendors(&mut text, file_values, brands);
    text
}

/// Writing to a String cannot fail.
fn line(text: &mut String, line: &str) {
    let _ = writeln!(text, "{line}");
}

fn write_entry(text: &mut String, entry: &ProposedValue) {
    text.push('\n');
    for value in entry.values.iter().take(MOST_VALUES) {
        line(text, &format!("# {}: {}", value.text, value.summary()));
    }
    let subject = format!("{} = {}", key(entry.about), list(&entry.values));
    match &entry.target {
        Target::Known(key) => write_map(text, "", &subject, None, key),
        Target::New(key) => write_map(text, "", &subject, Some("# a new category"), key),
        Target::ByTag(tags, keys) => {
            for (tag, key) in tags {
                write_map(text, "", &format!("{subject}\ntag = {}", quoted(tag)), None, key);
            }
            line(text, &format!("# Without one of these tags: choose from {}.", keys.join(", ")));
            write_map(text, "# ", &subject, None, &keys[0]);
        }
        Target::Choose(keys) => {
            line(text, &format!("# Choose from {}.", keys.join(", ")));
            write_map(text, "# ", &subject, None, &keys[0]);
        }
        Target::Open => {
            line(
                text,
                "# The shop has no category of this name: name one, or let `--categories-out FILE` propose new ones.",
            );
            write_map(text, "# ", &subject, None, "");
        }
    }
}

fn write_map(text: &mut String, before: &str, subject: &str, remark: Option<&str>, category: &str) {
    line(text, &format!("{before}[[map]]"));
    for one in subject.lines() {
        line(text, &format!("{before}{one}"));
    }
    let remark = remark.map(|remark| format!(" {remark}")).unwrap_or_default();
    line(text, &format!("{before}category = {}{remark}", quoted(category)));
}

fn key(about: About) -> &'static str {
    match about {
        About::Type => "type",
        About::Category => "file_category",
    }
}

fn list(values: &[Value]) -> String {
    let texts: Vec<String> = values.iter().map(|value| quoted(&value.text)).collect();
    if texts.len() == 1 { texts.concat() } else { format!("[{}]", texts.join(", ")) }
}

/// Tags that name a target group become entries with a gender; the others are listed in a comment.
fn write_tags(text: &mut String, file_values: &FileValues) {
    if file_values.tags.is_empty() {
        return;
    }
    let gender = |value: &Value| match in_order(&value.text)[..] {
        [ref only] => gender_of(only),
        _ => None,
    };
    let (genders, others): (Vec<&Value>, Vec<&Value>) = file_values.tags.iter().partition(|tag| gender(tag).is_some());
    for tag in genders.into_iter().take(MOST_OTHERS) {
        line(text, &format!("\n# {}\n[[map]]\ntag = {}", tag.summary(), quoted(&tag.text)));
        line(text, &format!("gender = {}", quoted(gender(tag).unwrap_or_default())));
    }
    if !others.is_empty() {
        line(
            text,
            &format!(
                "\n# Other tags, by which rules of collections can choose: {}. {}",
                others.len(),
                most_frequent(&others)
            ),
        );
    }
}

/// Vendors whose brand exists under another spelling are mapped to it; the others will become brands with their own names.
fn write_vendors(text: &mut String, file_values: &FileValues, brands: &[(String, String)]) {
    let is_found = |value: &Value| {
        let (folded, slug) = (fold(&value.text), slugify(&value.text));
        brands.iter().any(|(own, name)| *own == slug || fold(name) == folded)
    };
    let letters = |name: &str| slugify(name).replace('-', "");
    let brand = |value: &Value| brands.iter().find(|(_, name)| letters(name) == letters(&value.text));
    let unknown: Vec<&Value> = file_values.vendors.iter().filter(|value| !is_found(value)).collect();
    for value in unknown.iter().filter(|value| brand(value).is_some()).take(MOST_OTHERS) {
        let slug = brand(value).map(|(slug, _)| slug.as_str()).unwrap_or_default();
        line(text, &format!("\n# {}\n[[map]]\nvendor = {}", value.summary(), quoted(&value.text)));
        line(text, &format!("brand = {}", quoted(slug)));
    }
    let new: Vec<&Value> = unknown.into_iter().filter(|value| brand(value).is_none()).collect();
    if !new.is_empty() {
        line(text, &format!("\n# Vendors that become brands of their names: {}. {}", new.len(), most_frequent(&new)));
    }
}

/// `The most frequent: a (3), b (2) …`
fn most_frequent(values: &[&Value]) -> String {
    let shown: Vec<String> =
        values.iter().take(MOST_NAMED).map(|value| format!("{} ({})", value.text, value.count)).collect();
    let more = if values.len() > MOST_NAMED { " …" } else { "" };
    format!("The most frequent: {}{more}", shown.join(", "))
}

/// The new categories as a file of their own.
pub(super) fn categories(new: &NewCategories, language: &str) -> String {
    let mut page = Page::default();
    for category in new.all() {
        page.heading("[[categories]]");
        page.text("key", &category.key);
        if let Some(parent) = &category.parent {
            page.text("parent", parent);
        }
        page.heading(&format!("[categories.texts.{language}]"));
        page.text("name", &category.name);
    }
    page.into_text()
}

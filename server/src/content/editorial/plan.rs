//! What applying files would change, per file.

use serde::Serialize;

use super::model::FrontMatter;

/// The difference between files and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Files that are created, changed or removed.
    pub changes: Vec<FileChange>,
    /// Number of unchanged files.
    pub unchanged: usize,
    /// What is in the database and not in the files, by path; `--prune` deletes it.
    pub unmanaged: Vec<String>,
}

/// A changed file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FileChange {
    /// Its path below the folder of content.
    pub path: String,
    /// The kind of change.
    pub action: Action,
    /// The changed fields of its front matter, or the changed redirects.
    pub fields: Vec<FieldChange>,
}

/// The kind of change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// It is created.
    Created,
    /// It is changed.
    Changed,
    /// It is deleted.
    Removed,
}

/// A changed field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FieldChange {
    /// Its key in the front matter, or the path of the redirect.
    pub key: String,
    /// The value in the database, if any.
    pub old: Option<String>,
    /// The value in the file, if any.
    pub new: Option<String>,
}

/// The fields in which two front matters differ.
pub(super) fn differing(old: Option<&FrontMatter>, new: Option<&FrontMatter>) -> Vec<FieldChange> {
    let (old, new) = (old.map(fields).unwrap_or_default(), new.map(fields).unwrap_or_default());
    let value =
        |fields: &[(&str, String)], key: &str| fields.iter().find(|(own, _)| *own == key).map(|(_, text)| text.clone());
    let gone = old.iter().filter(|(key, _)| value(&new, key).is_none());
    let keys = new.iter().chain(gone).map(|(key, _)| *key);
    keys.map(|key| FieldChange { key: key.to_owned(), old: value(&old, key), new: value(&new, key) })
        .filter(|change| change.old != change.new)
        .collect()
}

fn fields(front: &FrontMatter) -> Vec<(&'static str, String)> {
    let mut fields = vec![
        ("title", front.title.clone()),
        ("description", front.description.clone()),
        ("slug", front.slug.clone()),
        ("updated", front.updated.to_string()),
    ];
    fields.extend(front.publication.fields().map(|(key, when)| (key, when.to_string())));
    fields.extend(front.published.map(|day| ("published", day.to_string())));
    fields.extend(front.picture.clone().map(|name| ("picture", name)));
    if let Some(event) = &front.event {
        fields.push(("starts", event.starts.to_string()));
        fields.push(("ends", event.ends.to_string()));
        fields.push(("collection", event.collection.clone()));
    }
    for (key, list) in [("countries", &front.countries), ("tags", &front.tags), ("products", &front.products)] {
        if !list.is_empty() {
            fields.push((key, list.join(", ")));
        }
    }
    fields
}

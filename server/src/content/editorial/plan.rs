//! What applying files would change, file by file.

use serde::Serialize;

use super::model::FrontMatter;

/// The difference between files and database.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Files that are created, changed or removed.
    pub changes: Vec<FileChange>,
    /// How many stay as they are.
    pub unchanged: usize,
    /// Paths that the database holds and no file mentions; `--prune` removes them.
    pub unmanaged: Vec<String>,
}

/// One file that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FileChange {
    /// Its path below the folder of content.
    pub path: String,
    /// What happens to it.
    pub action: Action,
    /// The fields of its front matter that differ.
    pub fields: Vec<FieldChange>,
}

/// What happens to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// It is new.
    Created,
    /// It differs.
    Changed,
    /// It goes.
    Removed,
}

/// One field that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FieldChange {
    /// Its key in the file.
    pub key: String,
    /// What the database holds, if anything.
    pub old: Option<String>,
    /// What the file says, if anything.
    pub new: Option<String>,
}

/// The fields of two front matters that differ.
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
    fields.extend(front.publish.map(|when| ("publish", when.to_string())));
    fields.extend(front.unpublish.map(|when| ("unpublish", when.to_string())));
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

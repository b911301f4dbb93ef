//! Which rows belong to one product, and which of them is the last: rows that come back later are waited for.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use super::table::Row;

/// A product's name, hashed: a file may have a million of them.
pub(super) type Key = u64;

/// The key of a text.
pub(super) fn key(kind: &str, text: &str) -> Key {
    let mut hasher = DefaultHasher::new();
    (kind, text).hash(&mut hasher);
    hasher.finish()
}

/// What the first reading of a file learns.
#[derive(Debug, Default)]
pub(super) struct RowIndex {
    last: HashMap<Key, u64>,
    /// Another name → the name that counts.
    alias: HashMap<Key, Key>,
}

impl RowIndex {
    /// A row of a product.
    pub(super) fn add_row(&mut self, key: Key, row: u64) {
        self.last.insert(key, row);
    }

    /// Two names of one product.
    pub(super) fn alias(&mut self, other: Key, key: Key) {
        if other != key {
            self.alias.insert(other, key);
        }
    }

    /// To be called after the last row: joins what was seen under other names.
    pub(super) fn finish(&mut self) {
        for (other, key) in &self.alias {
            if let Some(row) = self.last.remove(other) {
                let last = self.last.entry(*key).or_default();
                *last = row.max(*last);
            }
        }
    }

    /// The name that counts.
    pub(super) fn resolve(&self, key: Key) -> Key {
        self.alias.get(&key).copied().unwrap_or(key)
    }

    /// How many products there are.
    pub(super) fn len(&self) -> usize {
        self.last.len()
    }
}

/// Rows that wait for the rest of their product.
#[derive(Debug, Default)]
pub(super) struct PendingRows(HashMap<Key, Vec<Row>>);

impl PendingRows {
    /// Takes a row; answers with all rows of its product when this is the last.
    pub(super) fn take(&mut self, index: &RowIndex, key: Key, number: u64, row: Row) -> Option<Vec<Row>> {
        let key = index.resolve(key);
        if index.last.get(&key) != Some(&number) {
            self.0.entry(key).or_default().push(row);
            return None;
        }
        let mut rows = self.0.remove(&key).unwrap_or_default();
        rows.push(row);
        Some(rows)
    }
}

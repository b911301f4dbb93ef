//! Finds which rows belong to one product, and which of them is the last, so that rows which are not adjacent can be collected.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use super::table::Row;

/// The hash of a product's name: a file may have a million products.
pub(super) type Key = u64;

/// The hash of a text.
pub(super) fn key(kind: &str, text: &str) -> Key {
    let mut hasher = DefaultHasher::new();
    (kind, text).hash(&mut hasher);
    hasher.finish()
}

/// The index built when the file is read first.
#[derive(Debug, Default)]
pub(super) struct RowIndex {
    last: HashMap<Key, u64>,
    /// Another name → the main name.
    alias: HashMap<Key, Key>,
}

impl RowIndex {
    /// Records a row of a product.
    pub(super) fn add_row(&mut self, key: Key, row: u64) {
        self.last.insert(key, row);
    }

    /// Records a second name of a product.
    pub(super) fn alias(&mut self, other: Key, key: Key) {
        if other != key {
            self.alias.insert(other, key);
        }
    }

    /// Call after the last row: merges products recorded under several names.
    pub(super) fn finish(&mut self) {
        for (other, key) in &self.alias {
            if let Some(row) = self.last.remove(other) {
                let last = self.last.entry(*key).or_default();
                *last = row.max(*last);
            }
        }
    }

    /// The main name.
    pub(super) fn resolve(&self, key: Key) -> Key {
        self.alias.get(&key).copied().unwrap_or(key)
    }

    /// The number of products.
    pub(super) fn len(&self) -> usize {
        self.last.len()
    }
}

/// Rows whose product is not complete yet.
#[derive(Debug, Default)]
pub(super) struct PendingRows(HashMap<Key, Vec<Row>>);

impl PendingRows {
    /// Adds a row; returns all rows of its product if this is the last one.
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

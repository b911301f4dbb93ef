//! What the index holds, and the locks around it.

use std::{
    collections::HashMap,
    sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard},
};

use super::{country::Country, products::Products};
use crate::{id::CategoryId, tenancy::TenantId};

/// The index of one process.
#[derive(Debug, Default)]
pub struct CatalogIndex {
    state: RwLock<State>,
    /// Only one task reads from the database at a time; others wait and use its result.
    pub(super) reading: tokio::sync::Mutex<()>,
}

#[derive(Debug, Default)]
pub(super) struct State {
    /// The change feed version up to which the index is current; `None` before the first load.
    pub(super) version: Option<u64>,
    pub(super) products: Products,
    /// From a category to its parent.
    pub(super) parents: HashMap<CategoryId, CategoryId>,
    pub(super) countries: HashMap<TenantId, Country>,
}

impl State {
    pub(super) fn holds(&self, version: u64, tenants: &[TenantId]) -> bool {
        self.version == Some(version) && tenants.iter().all(|tenant| self.countries.contains_key(tenant))
    }
}

impl CatalogIndex {
    pub(super) fn state(&self) -> RwLockReadGuard<'_, State> {
        self.state.read().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn state_mut(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write().unwrap_or_else(PoisonError::into_inner)
    }
}

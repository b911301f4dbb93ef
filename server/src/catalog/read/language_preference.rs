//! Which language to fall back to if there is no translation in the requested one: the country's default, its others, then any.

use std::{collections::HashMap, hash::Hash};

use crate::tenancy::{LanguageId, Storefront, Tenant};

/// Ranks languages for a storefront; the lowest rank is used.
#[derive(Clone, Debug)]
pub struct LanguagePreference(Vec<LanguageId>);

impl LanguagePreference {
    /// The requested language, the country's default, its others.
    pub fn of(storefront: &Storefront) -> Self {
        Self::in_country(&storefront.tenant, storefront.language.id)
    }

    /// Like `of`, for a given language in a country.
    pub fn in_country(tenant: &Tenant, language: LanguageId) -> Self {
        let own = [language, tenant.default_language.id];
        let others = tenant.languages.iter().map(|language| language.id);
        let mut ids: Vec<LanguageId> = Vec::new();
        for id in own.into_iter().chain(others) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        Self(ids)
    }

    /// 0 for the requested language; languages that the country does not use come last, in the order of their ids.
    pub fn rank(&self, language: LanguageId) -> i64 {
        match self.0.iter().position(|known| *known == language) {
            Some(index) => index as i64,
            None => 1_000_000 + language.0,
        }
    }

    /// All languages of `known` in the order of preference.
    pub fn ordered(&self, known: impl IntoIterator<Item = LanguageId>) -> Vec<LanguageId> {
        let mut ids: Vec<LanguageId> = known.into_iter().chain(self.0.iter().copied()).collect();
        ids.sort_by_key(|id| self.rank(*id));
        ids.dedup();
        ids
    }

    /// The row in the most preferred language.
    pub fn pick<'a, T>(&self, rows: &'a [T], language: impl Fn(&T) -> LanguageId) -> Option<&'a T> {
        rows.iter().min_by_key(|row| self.rank(language(row)))
    }

    /// The row in the most preferred language for each key.
    pub fn best<I: Copy + Eq + Hash, T>(&self, rows: Vec<T>, key: impl Fn(&T) -> (I, LanguageId)) -> HashMap<I, T> {
        let mut best: HashMap<I, T> = HashMap::new();
        for row in rows {
            let (id, language) = key(&row);
            let is_better = best.get(&id).is_none_or(|known| self.rank(language) < self.rank(key(known).1));
            if is_better {
                best.insert(id, row);
            }
        }
        best
    }
}

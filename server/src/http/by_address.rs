//! Ready responses by address: found with one lookup, before country, language and route are resolved. Query parameters that no
//! route reads, such as those of campaigns and click ids, are not part of the address.

use std::{
    collections::HashSet,
    sync::{Arc, Weak},
};

use moka::sync::Cache;

use crate::tenancy::{Address, Directory};

/// The most addresses in a cache.
const CAPACITY: u64 = 1_024;
/// Longest address, without the parameters that no route reads.
const LONGEST: usize = 512;

/// Values by address, valid while the countries and their hosts are unchanged.
#[derive(Debug)]
pub struct ByAddress<T: Send + Sync + 'static> {
    values: Cache<Box<str>, Arc<ResolvedValue<T>>>,
    parameters: HashSet<String>,
}

#[derive(Debug)]
struct ResolvedValue<T> {
    /// The countries when the address was resolved.
    directory: Weak<Directory>,
    value: Arc<T>,
}

impl<T: Send + Sync + 'static> ByAddress<T> {
    /// An empty cache; `parameters` are all query parameters that any of the routes reads.
    pub fn new(parameters: impl IntoIterator<Item = String>) -> Self {
        Self { values: Cache::new(CAPACITY), parameters: parameters.into_iter().collect() }
    }

    /// The value stored for an address.
    pub fn get(&self, address: &Address<'_>, directory: &Arc<Directory>) -> Option<Arc<T>> {
        let entry = self.values.get(&*self.name_of(address)?)?;
        std::ptr::eq(entry.directory.as_ptr(), Arc::as_ptr(directory)).then(|| Arc::clone(&entry.value))
    }

    /// Stores a value for an address. `is_own` says whether its route reads a parameter: an address with parameters that only
    /// other routes read is not stored, because the same value would fill the cache under many keys.
    pub fn insert(&self, address: &Address<'_>, is_own: impl Fn(&str) -> bool, directory: &Arc<Directory>, value: T) {
        if self.pairs(address).all(|pair| is_own(name_of_pair(pair)))
            && let Some(name) = self.name_of(address)
        {
            self.values.insert(
                name.into(),
                Arc::new(ResolvedValue { directory: Arc::downgrade(directory), value: Arc::new(value) }),
            );
        }
    }

    /// The pairs of the query that a route may read. An escaped name is kept, since it may be any.
    fn pairs<'a>(&self, address: &Address<'a>) -> impl Iterator<Item = &'a str> {
        let is_read = |pair: &&str| {
            let name = name_of_pair(pair);
            name.contains(['%', '+']) || self.parameters.contains(name)
        };
        address.query.unwrap_or_default().split('&').filter(is_read)
    }

    /// Host, scheme, path and query as one key: neither a host nor a path contains a space or a question mark.
    fn name_of(&self, address: &Address<'_>) -> Option<String> {
        let host = address.host?;
        let mut name = String::with_capacity(host.len() + address.path.len() + 3);
        name.push_str(host);
        name.push_str(if address.is_https { " s" } else { " " });
        name.push_str(address.path);
        let mut mark = '?';
        for pair in self.pairs(address) {
            name.push(mark);
            name.push_str(pair);
            mark = '&';
        }
        (name.len() <= LONGEST).then_some(name)
    }
}

fn name_of_pair(pair: &str) -> &str {
    pair.split_once('=').map_or(pair, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tenancy::{self, Configuration, files};

    fn is_own(name: &str) -> bool {
        ["page", "color"].contains(&name)
    }

    fn directory() -> Arc<Directory> {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        Arc::new(tenancy::directory(files.configuration).unwrap())
    }

    fn address(query: &'static str) -> Address<'static> {
        Address { host: Some("si.localhost"), is_https: false, path: "/category/majice", query: Some(query) }
    }

    #[test]
    fn parameters_that_no_route_reads_are_not_part_of_the_key() {
        let (directory, values) = (directory(), ByAddress::new(["page", "color", "next"].map(str::to_owned)));
        values.insert(&address("utm_source=mail&page=2"), is_own, &directory, 7);
        let find = |query| values.get(&address(query), &directory).map(|value| *value);
        assert_eq!(find("page=2"), Some(7));
        assert_eq!(find("gclid=%20x&page=2&utm_campaign"), Some(7));
        for other in ["page=3", "", "page=2&color=ink", "next=1&page=2", "p%61ge=3&page=2", "page=2&page=3"] {
            assert_eq!(find(other), None, "{other}");
        }
        let plain = Address { query: None, ..address("") };
        values.insert(&plain, is_own, &directory, 8);
        assert_eq!(find("fbclid=1"), Some(8));
        let elsewhere = Address { host: Some("hr.localhost"), ..plain };
        assert!(values.get(&elsewhere, &directory).is_none());
        let secure = Address { is_https: true, ..plain };
        assert!(values.get(&secure, &directory).is_none());
    }

    #[test]
    fn urls_with_foreign_or_escaped_parameters_are_not_cached() {
        let (directory, values) = (directory(), ByAddress::new(["page", "color", "next"].map(str::to_owned)));
        for query in ["next=1", "page=2&next=", "%75tm_source=1", "a+b=1"] {
            values.insert(&address(query), is_own, &directory, 7);
            assert!(values.get(&address(query), &directory).is_none(), "{query}");
        }
    }

    #[test]
    fn a_change_of_countries_invalidates_all_entries() {
        let values = ByAddress::new([]);
        let before = directory();
        values.insert(&address("x=1"), is_own, &before, 7);
        assert!(values.get(&address("x=1"), &before).is_some());
        assert!(values.get(&address("x=1"), &directory()).is_none());
    }
}

//! Which crates a file's code uses.

use std::collections::{BTreeSet, HashSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::{Attribute, ItemUse, Macro, UseTree, visit::Visit};

use super::source::File;

/// The names with which paths begin, except modules that the file declares or imports.
pub fn of(file: &File, with_tests: bool) -> BTreeSet<String> {
    let text = if with_tests { file.text.clone() } else { file.production() };
    let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.path.display()));
    let mut roots = PathRoots::default();
    roots.visit_file(&parsed);
    roots.used.into_iter().filter(|name| !roots.local.contains(name)).collect()
}

/// The names with which paths begin, and those of them that are modules of the crate itself.
#[derive(Default)]
struct PathRoots {
    used: HashSet<String>,
    local: HashSet<String>,
}

impl PathRoots {
    /// Names that `use` binds to items of the crate itself; they shadow crates of the same name.
    fn bind(&mut self, tree: &UseTree, is_own: bool) {
        match tree {
            UseTree::Path(path) => self.bind(&path.tree, is_own),
            UseTree::Name(name) if is_own => {
                self.local.insert(name.ident.to_string());
            }
            UseTree::Rename(rename) if is_own => {
                self.local.insert(rename.rename.to_string());
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.bind(tree, is_own)),
            _ => {}
        }
    }

    fn root(&mut self, tree: &UseTree) {
        let name = match tree {
            UseTree::Path(path) => path.ident.to_string(),
            UseTree::Name(name) => name.ident.to_string(),
            UseTree::Rename(rename) => rename.ident.to_string(),
            UseTree::Group(group) => return group.items.iter().for_each(|tree| self.root(tree)),
            UseTree::Glob(_) => return,
        };
        self.bind(tree, matches!(name.as_str(), "crate" | "self" | "super"));
        self.used.insert(name);
    }

    /// The names in a macro's tokens that are followed, and not preceded, by `::`.
    fn tokens(&mut self, tokens: TokenStream) {
        let (mut name, mut colons, mut begins) = (None, 0, true);
        for token in tokens {
            let is_colon = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ':');
            colons = if is_colon { colons + 1 } else { 0 };
            if colons == 2 {
                self.used.extend(name.take());
                begins = false;
            }
            if is_colon {
                continue;
            }
            name = match &token {
                TokenTree::Ident(ident) if begins => Some(ident.to_string()),
                _ => None,
            };
            begins = true;
            if let TokenTree::Group(group) = token {
                self.tokens(group.stream());
            }
        }
    }
}

impl<'ast> Visit<'ast> for PathRoots {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.root(&item.tree);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.local.insert(item.ident.to_string());
        syn::visit::visit_item_mod(self, item);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        self.used.insert(item.ident.to_string());
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let Some(first) = path.segments.first().filter(|_| path.segments.len() > 1) {
            self.used.insert(first.ident.to_string());
        }
        syn::visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, item: &'ast Macro) {
        self.visit_path(&item.path);
        self.tokens(item.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        self.visit_path(attribute.path());
        if let syn::Meta::List(list) = &attribute.meta {
            self.tokens(list.tokens.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crates_of(text: &str) -> Vec<String> {
        let file = File { path: "src/a.rs".into(), name: "src/a.rs".into(), text: text.to_owned() };
        of(&file, false).into_iter().collect()
    }

    #[test]
    fn a_crate_is_used_if_a_path_begins_with_it() {
        for used in [
            "use csv::Reader;",
            "use {csv as table, std::fs};",
            "pub use ::csv;",
            "extern crate csv;",
            "fn read() { csv::Reader::from_reader(b\"\".as_slice()); }",
            "fn read(reader: Option<csv::Reader<File>>) {}",
            "#[derive(csv::Row)] struct Row;",
            "fn say() { println!(\"{}\", csv::Reader::new()); }",
            "macro_rules! read { () => { csv::Reader::new() } }",
        ] {
            assert!(crates_of(used).contains(&"csv".to_owned()), "{used}");
        }
        for unused in [
            "//! Reads csv::Reader.",
            "/// As csv does.\nfn csv() {}",
            "fn read() { let csv = 1; csv.len(); }",
            "const KIND: &str = \"csv::Reader\";",
            "use crate::csv::Reader;",
            "use crate::import::csv;\nfn read() { csv::read(); }",
            "use super::{csv, file};\nfn read(reader: csv::Reader) {}",
            "mod csv;\npub use csv::Reader;",
            "fn read() { crate::csv::read(); self::csv::read(); file::csv::read(); println!(\"{}\", a::csv::B); }",
            "#[cfg(test)]\nmod tests { use csv::Reader; }",
        ] {
            assert!(!crates_of(unused).contains(&"csv".to_owned()), "{unused}");
        }
    }
}

//! Source files as checked by the rules: their text without code that is compiled for tests only, and the paths and
//! strings in the rest.

use std::{
    collections::HashMap,
    fs,
    ops::Range,
    path::{Path, PathBuf},
};

use proc_macro2::{TokenStream, TokenTree};
use syn::{Attribute, Item, ItemUse, LitStr, Macro, UseTree, spanned::Spanned, visit::Visit};

/// A file of the workspace.
pub struct File {
    pub path: PathBuf,
    /// Relative to the requested folder: `catalog/store.rs`.
    pub name: String,
    pub text: String,
}

/// References in the production code of a file.
#[derive(Default)]
pub struct Facts {
    /// Names that `use` binds, with where they come from; the last part of a glob is `*`.
    pub uses: Vec<(String, Vec<String>)>,
    /// Paths of two parts or more in code.
    pub paths: Vec<Vec<String>>,
    /// String literals.
    pub strings: Vec<String>,
}

impl File {
    /// Whether the whole file is for tests.
    pub fn is_test(&self) -> bool {
        let part = |name: &str| self.name.split('/').any(|part| part == name);
        part("tests.rs") || part("tests") || part("testing.rs") || part("testing") || part("fuzz.rs")
    }

    /// The text without items for tests; empty for a file that is for tests only.
    pub fn production(&self) -> String {
        if self.is_test() {
            return String::new();
        }
        let Ok(parsed) = syn::parse_file(&self.text) else { return self.text.clone() };
        let mut finder = TestItems::default();
        finder.visit_file(&parsed);
        let mut text = String::with_capacity(self.text.len());
        let mut at = 0;
        for range in finder.0.into_iter().filter(|range| !range.is_empty()) {
            if range.start >= at {
                text.push_str(&self.text[at..range.start]);
                at = range.end;
            }
        }
        text.push_str(&self.text[at..]);
        text
    }

    /// References in the production part.
    pub fn facts(&self) -> Facts {
        let text = self.production();
        let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", self.path.display()));
        let mut facts = Facts::default();
        facts.visit_file(&parsed);
        facts
    }

    /// Name and text of each function of the production part; the name of a method begins with its type: `Cart::add`.
    pub fn functions(&self) -> Vec<(String, String)> {
        let text = self.production();
        let Ok(parsed) = syn::parse_file(&text) else { return Vec::new() };
        let body = |block: &syn::Block| text[block.span().byte_range()].to_owned();
        functions_of(&parsed).into_iter().map(|(name, block)| (name, body(block))).collect()
    }

    pub fn is(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.name.ends_with(name) || self.name.split('/').any(|part| part == *name))
    }

    /// `catalog/read/store.rs` → `["catalog", "read", "store"]`; folders' own files have the folder's name.
    pub fn module(&self) -> Vec<String> {
        let mut parts: Vec<String> = self.name.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
            parts.pop();
        }
        parts
    }

    /// The slice, or shared file, that a file belongs to.
    pub fn slice(&self) -> String {
        self.module().into_iter().next().unwrap_or_default()
    }
}

/// The free functions of a file, and its methods as `Cart::add`.
pub fn functions_of(file: &syn::File) -> Vec<(String, &syn::Block)> {
    let mut found = Vec::new();
    for item in &file.items {
        match item {
            Item::Fn(function) => found.push((function.sig.ident.to_string(), &*function.block)),
            Item::Impl(own) => {
                let of = match &*own.self_ty {
                    syn::Type::Path(of) => of.path.segments.last().map(|part| part.ident.to_string()),
                    _ => None,
                }
                .unwrap_or_default();
                let methods = own.items.iter().filter_map(|item| match item {
                    syn::ImplItem::Fn(method) => Some((format!("{of}::{}", method.sig.ident), &method.block)),
                    _ => None,
                });
                found.extend(methods);
            }
            _ => {}
        }
    }
    found
}

/// Byte ranges of items with `#[cfg(test)]`.
#[derive(Default)]
struct TestItems(Vec<Range<usize>>);

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        let condition = list.tokens.to_string();
        list.path.is_ident("cfg") && (condition == "test" || condition.starts_with("any (test"))
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl<'ast> Visit<'ast> for TestItems {
    fn visit_item(&mut self, item: &'ast Item) {
        if is_for_tests(attributes(item)) {
            self.0.push(item.span().byte_range());
        } else {
            syn::visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if is_for_tests(&function.attrs) {
            self.0.push(function.span().byte_range());
        }
    }
}

impl Facts {
    fn tree(&mut self, before: &[String], tree: &UseTree) {
        let with = |part: &str| [before, &[part.to_owned()]].concat();
        match tree {
            UseTree::Path(path) => self.tree(&with(&path.ident.to_string()), &path.tree),
            UseTree::Name(name) if name.ident == "self" => {
                self.uses.push((before.last().cloned().unwrap_or_default(), before.to_vec()));
            }
            UseTree::Name(name) => self.uses.push((name.ident.to_string(), with(&name.ident.to_string()))),
            UseTree::Rename(rename) if rename.ident == "self" => {
                self.uses.push((rename.rename.to_string(), before.to_vec()));
            }
            UseTree::Rename(rename) => self.uses.push((rename.rename.to_string(), with(&rename.ident.to_string()))),
            UseTree::Glob(_) => self.uses.push(("*".to_owned(), with("*"))),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(before, tree)),
        }
    }

    /// Paths and strings that a macro takes.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match &token {
                TokenTree::Ident(name) if colons == 2 => path.push(name.to_string()),
                TokenTree::Ident(name) => {
                    self.add_path(std::mem::replace(&mut path, vec![name.to_string()]));
                }
                TokenTree::Punct(punct) if punct.as_char() == ':' => {
                    colons += 1;
                    continue;
                }
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse_str::<LitStr>(&literal.to_string()) {
                        self.strings.push(text.value());
                    }
                }
                TokenTree::Punct(_) => self.add_path(std::mem::take(&mut path)),
            }
            colons = 0;
        }
        self.add_path(path);
    }

    fn add_path(&mut self, path: Vec<String>) {
        if path.len() > 1 {
            self.paths.push(path);
        }
    }
}

impl<'ast> Visit<'ast> for Facts {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.add_path(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        syn::visit::visit_path(self, path);
    }

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.strings.push(text.value());
    }

    fn visit_macro(&mut self, item: &'ast Macro) {
        self.tokens(item.tokens.clone());
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The files below a folder, in the order of their names.
pub fn files(folder: &str, extensions: &[&str]) -> Vec<File> {
    let base = root().join(folder);
    let mut found = Vec::new();
    let mut folders = vec![base.clone()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).unwrap_or_else(|error| panic!("{}: {error}", next.display())) {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(&base).unwrap().to_string_lossy().replace('\\', "/");
            if path.is_dir() {
                if !name.contains("node_modules") {
                    folders.push(path);
                }
            } else if path
                .extension()
                .and_then(|extension| extension.to_str())
                .is_some_and(|own| extensions.contains(&own))
            {
                let text = fs::read_to_string(&path).unwrap();
                found.push(File { path, name, text });
            }
        }
    }
    assert!(!found.is_empty(), "{folder} holds no {extensions:?}");
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

/// Resolves paths in a crate to files, through re-exports.
pub struct Modules<'f> {
    files: &'f [File],
    facts: Vec<Facts>,
    by_module: HashMap<Vec<String>, usize>,
}

impl<'f> Modules<'f> {
    pub fn of(files: &'f [File]) -> Self {
        let production = files.iter().enumerate().filter(|(_, file)| !file.is_test());
        let by_module = production.map(|(index, file)| (file.module(), index)).collect();
        Self { files, facts: files.iter().map(File::facts).collect(), by_module }
    }

    /// The files that a file's code refers to.
    pub fn references(&self, from: usize) -> Vec<usize> {
        let facts = &self.facts[from];
        let own = self.files[from].module();
        let bound: HashMap<&str, &Vec<String>> = facts.uses.iter().map(|(name, path)| (name.as_str(), path)).collect();
        let mut targets: Vec<usize> = Vec::new();
        for (_, path) in &facts.uses {
            // An imported module is an edge where one of its items is used.
            targets.extend(
                self.absolute(&own, path)
                    .filter(|path| !self.by_module.contains_key(path))
                    .and_then(|path| self.resolve(&path, 0)),
            );
        }
        for path in &facts.paths {
            let path = match bound.get(path[0].as_str()) {
                Some(start) => [start, &path[1..]].concat(),
                None => path.clone(),
            };
            targets.extend(self.absolute(&own, &path).and_then(|path| self.resolve(&path, 0)));
        }
        targets.retain(|target| *target != from);
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// A path from the crate's root; none when it points outside the crate.
    fn absolute(&self, own: &[String], path: &[String]) -> Option<Vec<String>> {
        let (first, mut rest) = path.split_first()?;
        let mut base = own.to_vec();
        match first.as_str() {
            "crate" => base.clear(),
            "self" => {}
            "super" => {
                base.pop();
                while let Some((next, after)) = rest.split_first().filter(|(next, _)| *next == "super") {
                    debug_assert_eq!(next, "super");
                    base.pop();
                    rest = after;
                }
            }
            child => {
                base.push(child.to_owned());
                self.by_module.get(&base)?;
            }
        }
        base.extend(rest.iter().cloned());
        Some(base)
    }

    /// The file of the longest part of a path that is a module, or where the name behind it is re-exported from.
    fn resolve(&self, path: &[String], depth: usize) -> Option<usize> {
        let length = (0..=path.len()).rev().find(|length| self.by_module.contains_key(&path[..*length]))?;
        let index = self.by_module[&path[..length]];
        let name = path.get(length)?;
        let module = &path[..length];
        let exported = self.facts[index].uses.iter().find(|(bound, _)| bound == name);
        let further = exported.filter(|_| depth < 8).and_then(|(_, target)| {
            let target = self.absolute(module, target)?;
            self.resolve(&[&target[..], &path[length + 1..]].concat(), depth + 1)
        });
        further.or((length > 0).then_some(index))
    }
}

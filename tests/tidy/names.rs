//! Unusual names: types and functions must have the names that are common in the field.

use syn::{ImplItemFn, Item, TraitItemFn, visit::Visit};

use crate::{expect_none, source::files};

/// Parts of names, in small letters: an e-mail is no letter, a translation no words, a status no standing; what is reported or shown is not told.
const RIDDLES: [&str; 22] = [
    "aside",
    "astray",
    "believed",
    "buried",
    "bury",
    "gather",
    "greeted",
    "hands",
    "heart",
    "mine",
    "mistake",
    "nameless",
    "overgiven",
    "said",
    "scripted",
    "shelves",
    "standing",
    "standings",
    "told",
    "unfollowed",
    "untold",
    "voice",
];
/// Whole names. Parts of them are words of texts and letters of alphabets.
const RIDDLES_ALONE: [&str; 4] = ["book", "letter", "letters", "words"];
/// Modules that split texts, where words are really words.
const OF_TEXTS: [&str; 5] = ["search/", "import/propose/", "i18n/check/", "shop/api_guide.rs", "pdf/"];

/// The parts of a name in either case, in small letters.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for letter in name.chars() {
        if letter == '_' || (letter.is_uppercase() && parts.last().is_some_and(|part| !part.is_empty())) {
            parts.push(String::new());
        }
        if letter != '_' {
            parts.last_mut().unwrap().extend(letter.to_lowercase());
        }
    }
    parts
}

fn has_riddle(name: &str) -> bool {
    parts(name).iter().any(|part| RIDDLES.contains(&part.as_str()))
}

fn is_riddle(name: &str) -> bool {
    has_riddle(name) || RIDDLES_ALONE.contains(&&*name.to_lowercase())
}

/// The types, their fields and variants, the constants and the functions of a file. Tests are sentences, and left out.
#[derive(Default)]
struct Names {
    all: Vec<String>,
    /// Fields, variants, constants: LETTERS are those of an alphabet.
    parts: Vec<String>,
}

impl Names {
    fn add(&mut self, name: &syn::Ident, attributes: &[syn::Attribute]) {
        let is_test =
            |attribute: &syn::Attribute| attribute.path().segments.last().is_some_and(|last| last.ident == "test");
        if !attributes.iter().any(is_test) {
            self.all.push(name.to_string());
        }
    }

    fn add_part(&mut self, name: &syn::Ident) {
        self.parts.push(name.to_string());
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Const(item) => self.add_part(&item.ident),
            Item::Enum(item) => self.add(&item.ident, &item.attrs),
            Item::Fn(item) => self.add(&item.sig.ident, &item.attrs),
            Item::Static(item) => self.add_part(&item.ident),
            Item::Struct(item) => self.add(&item.ident, &item.attrs),
            Item::Trait(item) => self.add(&item.ident, &item.attrs),
            Item::Type(item) => self.add(&item.ident, &item.attrs),
            _ => {}
        }
        syn::visit::visit_item(self, item);
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        if let Some(name) = &field.ident {
            self.add_part(name);
        }
        syn::visit::visit_field(self, field);
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.add_part(&variant.ident);
        syn::visit::visit_variant(self, variant);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.add(&function.sig.ident, &function.attrs);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast TraitItemFn) {
        self.add(&function.sig.ident, &function.attrs);
    }
}

/// The names that TypeScript declares as types and functions.
fn declared(text: &str) -> impl Iterator<Item = &str> {
    let words = || text.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty());
    let keywords = ["function", "type", "interface", "class"];
    words().zip(words().skip(1)).filter(move |(keyword, _)| keywords.contains(keyword)).map(|(_, name)| name)
}

#[test]
fn types_and_functions_have_the_names_of_their_field() {
    let mut offences = Vec::new();
    let mut count = 0;
    for folder in ["server/src", "cli/src", "cli/tests", "tests"] {
        for file in files(folder, &["rs"]) {
            let parsed = syn::parse_file(&file.text).unwrap_or_else(|error| panic!("{}: {error}", file.path.display()));
            let mut names = Names::default();
            names.visit_file(&parsed);
            count += names.all.len();
            let is_of_texts = OF_TEXTS.iter().any(|place| file.name.starts_with(place));
            let wrong = names.all.iter().filter(|name| is_riddle(name) && !(is_of_texts && *name == "words"));
            let wrong = wrong.chain(names.parts.iter().filter(|name| has_riddle(name)));
            offences.extend(wrong.map(|name| format!("{folder}/{}: {name}", file.name)));
        }
    }
    for file in files("web/src", &["ts", "tsx"]).iter().chain(&files("tests/e2e", &["ts"])) {
        // A translation's key or a comment may say so; a name may not.
        let code: String =
            file.text.lines().filter(|line| !line.trim_start().starts_with(['/', '*'])).collect::<Vec<_>>().join("\n");
        offences.extend(
            declared(&code).filter(|name| is_riddle(name)).map(|name| format!("{}: {name}", file.path.display())),
        );
    }
    assert!(count > 5_000, "the rule finds {count} names");
    expect_none("a name is what somebody who looks for it would type", &offences);
}

#[test]
fn riddles_are_found_in_either_case() {
    for name in ["Told", "is_told", "isUntoldPurchase", "Standing", "standings", "letters", "Letter", "Words", "words"]
    {
        assert!(is_riddle(name), "{name}");
    }
    for name in ["letter_size", "stop_words", "PageWords", "Password", "outstanding", "behold", "InvoiceNumber"] {
        assert!(!is_riddle(name), "{name}");
    }
    assert_eq!(declared("export function a() {}\ntype B = { c: string };").collect::<Vec<_>>(), ["a", "B"]);
}

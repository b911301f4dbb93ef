//! Unusual names: types, functions, fields, constants, parameters and local variables must have the names that are common in the field.
//! The rule for the web is in `web.rs`.

use proc_macro2::{TokenStream, TokenTree};
use syn::{ImplItemFn, Item, Macro, PatIdent, TraitItemFn, visit::Visit};

use crate::{expect_none, source::files};

/// Parts of names, in small letters. The common names are: e-mail, translation, status, error, cache, message.
const RIDDLES: [&str; 38] = [
    "aside",
    "astray",
    "believed",
    "buried",
    "bury",
    "door",
    "doors",
    "forget",
    "gather",
    "gathered",
    "greeted",
    "hands",
    "heart",
    "heir",
    "heirs",
    "mine",
    "mistake",
    "mistakes",
    "nameless",
    "novelties",
    "overgiven",
    "said",
    "scripted",
    "shelf",
    "shelves",
    "standing",
    "standings",
    "sweep",
    "tell",
    "told",
    "unfollowed",
    "unsaid",
    "untold",
    "voice",
    "walk",
    "walked",
    "walks",
    "world",
];
/// Whole names. Parts of them are words of texts, letters of alphabets, columns such as `last_seen_at`.
const RIDDLES_ALONE: [&str; 6] = ["book", "letter", "letters", "say", "seen", "words"];
/// Whole names of types that do not say of what they are an entry or a copy in memory.
const RIDDLES_OF_TYPES: [&str; 3] = ["entries", "entry", "memory"];
/// Whole names of variables. `let mut seen` is a set of what was visited, as in most code; a character is a letter, a text has words.
const RIDDLES_OF_VARIABLES: [&str; 2] = ["book", "seen"];
/// Parts of names of tests, which are sentences: common are to be, to be listed, to apply.
const RIDDLES_OF_TESTS: [&str; 3] = ["stand", "stands", "stood"];
/// Modules that split texts, where words are really words.
const OF_TEXTS: [&str; 5] = ["search/", "import/propose/", "i18n/check/", "shop/api_guide.rs", "pdf/"];

/// The parts of a name in snake_case, CamelCase or UPPER_CASE, in small letters.
pub fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut was_small = false;
    for letter in name.chars() {
        if letter == '_' || (letter.is_uppercase() && was_small) {
            parts.push(String::new());
        }
        if letter != '_' {
            parts.last_mut().unwrap().extend(letter.to_lowercase());
        }
        was_small = letter.is_lowercase();
    }
    parts
}

/// Whether a part of the name is unusual.
pub fn has_riddle(name: &str) -> bool {
    parts(name).iter().any(|part| RIDDLES.contains(&part.as_str()))
}

/// Whether the name of a type or function is unusual.
pub fn is_riddle(name: &str) -> bool {
    has_riddle(name) || RIDDLES_ALONE.contains(&&*name.to_lowercase())
}

fn is_riddle_of_type(name: &str) -> bool {
    RIDDLES_OF_TYPES.contains(&&*name.to_lowercase())
}

fn is_riddle_of_variable(name: &str) -> bool {
    has_riddle(name) || RIDDLES_OF_VARIABLES.contains(&name)
}

fn is_riddle_of_test(name: &str) -> bool {
    has_riddle(name) || parts(name).iter().any(|part| RIDDLES_OF_TESTS.contains(&part.as_str()))
}

/// The names that a file declares.
#[derive(Default)]
struct Names {
    /// Types and functions, except tests.
    all: Vec<String>,
    /// Tests, also those that `both!` makes for each database.
    tests: Vec<String>,
    /// Types only.
    types: Vec<String>,
    /// Fields, variants, constants: LETTERS are those of an alphabet.
    parts: Vec<String>,
    /// Parameters and local variables, also those in macros, except mutable ones of the name `seen`.
    variables: Vec<String>,
}

impl Names {
    fn add(&mut self, name: &syn::Ident, attributes: &[syn::Attribute]) {
        let is_test =
            |attribute: &syn::Attribute| attribute.path().segments.last().is_some_and(|last| last.ident == "test");
        let names = if attributes.iter().any(is_test) { &mut self.tests } else { &mut self.all };
        names.push(name.to_string());
    }

    fn add_type(&mut self, name: &syn::Ident, attributes: &[syn::Attribute]) {
        self.add(name, attributes);
        self.types.push(name.to_string());
    }

    fn add_part(&mut self, name: &syn::Ident) {
        self.parts.push(name.to_string());
    }

    fn add_variable(&mut self, name: &syn::Ident, is_mutable: bool) {
        if name != "seen" || !is_mutable {
            self.variables.push(name.to_string());
        }
    }

    /// The variables behind `let` in the tokens of a macro, such as the body of a test.
    fn add_variables_of(&mut self, tokens: TokenStream) {
        let (mut is_let, mut is_mutable) = (false, false);
        for token in tokens {
            let (was_let, was_mutable) = (is_let, is_mutable);
            (is_let, is_mutable) = (false, false);
            match token {
                TokenTree::Group(group) => self.add_variables_of(group.stream()),
                TokenTree::Ident(ident) if was_let && ident == "mut" => (is_let, is_mutable) = (true, true),
                TokenTree::Ident(ident) => {
                    if was_let {
                        self.add_variable(&ident, was_mutable);
                    }
                    is_let = ident == "let";
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Const(item) => self.add_part(&item.ident),
            Item::Enum(item) => self.add_type(&item.ident, &item.attrs),
            Item::Fn(item) => self.add(&item.sig.ident, &item.attrs),
            Item::Macro(item) if item.mac.path.is_ident("both") => {
                if let Some(TokenTree::Ident(name)) = item.mac.tokens.clone().into_iter().next() {
                    self.tests.push(name.to_string());
                }
            }
            Item::Static(item) => self.add_part(&item.ident),
            Item::Struct(item) => self.add_type(&item.ident, &item.attrs),
            Item::Trait(item) => self.add_type(&item.ident, &item.attrs),
            Item::Type(item) => self.add_type(&item.ident, &item.attrs),
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
        syn::visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast TraitItemFn) {
        self.add(&function.sig.ident, &function.attrs);
        syn::visit::visit_trait_item_fn(self, function);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast PatIdent) {
        self.add_variable(&pattern.ident, pattern.mutability.is_some());
        syn::visit::visit_pat_ident(self, pattern);
    }

    fn visit_macro(&mut self, item: &'ast Macro) {
        self.add_variables_of(item.tokens.clone());
    }
}

fn names(text: &str) -> syn::Result<Names> {
    let mut names = Names::default();
    names.visit_file(&syn::parse_file(text)?);
    Ok(names)
}

#[test]
fn names_are_common_in_their_field() {
    let mut offences = Vec::new();
    let (mut count, mut variables, mut tests) = (0, 0, 0);
    for folder in ["server/src", "cli/src", "cli/tests", "tests"] {
        for file in files(folder, &["rs"]) {
            let names = names(&file.text).unwrap_or_else(|error| panic!("{}: {error}", file.path.display()));
            count += names.all.len();
            variables += names.variables.len();
            tests += names.tests.len();
            let is_of_texts = OF_TEXTS.iter().any(|place| file.name.starts_with(place));
            let wrong = names.all.iter().filter(|name| is_riddle(name) && !(is_of_texts && *name == "words"));
            let wrong = wrong.chain(names.types.iter().filter(|name| is_riddle_of_type(name)));
            let wrong = wrong.chain(names.parts.iter().filter(|name| has_riddle(name)));
            let wrong = wrong.chain(names.variables.iter().filter(|name| is_riddle_of_variable(name)));
            let wrong = wrong.chain(names.tests.iter().filter(|name| is_riddle_of_test(name)));
            offences.extend(wrong.map(|name| format!("{folder}/{}: {name}", file.name)));
        }
    }
    assert!(
        count > 5_000 && variables > 20_000 && tests > 1_000,
        "the rule finds {count} names, {variables} variables and {tests} tests"
    );
    expect_none("a name is what somebody who looks for it would type", &offences);
}

#[test]
fn riddles_are_found_in_either_case() {
    for name in
        ["Told", "is_told", "isUntoldPurchase", "Standing", "standings", "letters", "Letter", "Words", "words", "Seen"]
    {
        assert!(is_riddle(name), "{name}");
    }
    for name in
        ["letter_size", "stop_words", "PageWords", "Password", "outstanding", "behold", "InvoiceNumber", "last_seen_at"]
    {
        assert!(!is_riddle(name), "{name}");
    }
    assert!(has_riddle("TOLD") && has_riddle("MOST_TOLD") && !has_riddle("LETTERS"));
    assert!(is_riddle_of_type("Entry") && !is_riddle_of_type("LedgerEntry"));
}

#[test]
fn tests_are_found_with_their_attribute_and_in_the_macro_for_both_databases() {
    let text = "#[cfg(test)] mod tests { #[tokio::test] async fn prices_are_told() {} fn told() {} }
        both!(posts_stand_newest_first, test, { open(&test).await; });";
    let names = names(text).unwrap();
    assert_eq!(names.tests, ["prices_are_told", "posts_stand_newest_first"]);
    assert!(names.tests.iter().all(|name| is_riddle_of_test(name)) && !is_riddle_of_test("understanding_is_standard"));
    assert_eq!(names.all, ["told"]);
}

#[test]
fn variables_are_found_wherever_they_are_declared() {
    let text =
        "fn a(told: u8, (said, _): (u8, u8)) { let f = |mine: u8| mine; for seen in [1] {} if let Some(book) = f {} }
        impl T { fn b(&self) { let mut seen = 1; match self { one @ 1 => {} } } }
        both!(name, test, { let mut walked = 1; let x = vec![{ let seen = 2; seen }]; });";
    let variables = names(text).unwrap().variables;
    let found: Vec<&str> = variables.iter().map(String::as_str).filter(|name| is_riddle_of_variable(name)).collect();
    assert_eq!(found, ["told", "said", "mine", "seen", "book", "walked", "seen"]);
}

//! Handlers may call one function of a service, which runs the only transaction; and the body that they describe is the one that they
//! read.

use std::collections::HashMap;

use syn::{Expr, Item, Member, Meta, spanned::Spanned as _, visit::Visit};

use crate::{
    expect_none, module_order,
    source::{Facts, File, files, functions_of},
};

/// Functions that open a transaction, or count an attempt in their own.
const TRANSACTIONS: [&str; 4] = [".begin(", ".transact(", "rate_limit::limit(", "rate_limit::attempt("];

/// Extractors and layers, which work around another call.
const AROUND_OTHERS: [&str; 2] = ["idempotency/http.rs", "accounts/http/guard.rs"];

/// Handlers that call more than one function, and why this does not combine transactions.
const SEVERAL: &[(&str, &str, &str)] = &[
    ("affiliate_reports/http/kit.rs", "media_kit", "reads products one by one"),
    ("affiliate_reports/http/types.rs", "Writer::of", "reads the names of products, of hidden ones their keys"),
    ("affiliates/http/mod.rs", "register", "makes an account, or an application"),
    ("commissions/http/mod.rs", "discounts", "reads discounts, and what came of them"),
    ("payments/http/sandbox_page.rs", "answer", "finds the payment first"),
];

/// The calls in a function.
struct Calls<'a> {
    slices: &'a [String],
    /// Names that the file imports, with where they come from.
    imports: &'a HashMap<String, Vec<String>>,
    /// Calls of a service: the slice's own, or another slice's function that takes the shared state.
    of_services: usize,
    /// Calls of functions by name only.
    local: Vec<String>,
}

/// The shared state, or its database.
fn is_app(argument: &Expr) -> bool {
    match argument {
        Expr::Reference(reference) => is_app(&reference.expr),
        Expr::Field(field) => matches!(&field.member, Member::Named(name) if name == "app" || name == "db"),
        Expr::Path(path) => path.path.is_ident("app"),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Calls<'_> {
    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let Expr::Path(path) = &*call.func {
            let mut parts: Vec<String> = path.path.segments.iter().map(|part| part.ident.to_string()).collect();
            if let Some(target) = self.imports.get(&parts[0]) {
                parts.splice(..1, target.iter().cloned());
            }
            match &parts[..] {
                [name] => self.local.push(name.clone()),
                [.., module, _] if module == "service" => self.of_services += 1,
                [.., module, _] if self.slices.contains(module) && call.args.first().is_some_and(is_app) => {
                    self.of_services += 1;
                }
                _ => {}
            }
        }
        syn::visit::visit_expr_call(self, call);
    }
}

/// Number of service functions that each function of a file calls, directly and through others of the file.
fn calls(text: &str, slices: &[String]) -> HashMap<String, usize> {
    let parsed = syn::parse_file(text).unwrap();
    let mut facts = Facts::default();
    facts.visit_file(&parsed);
    let imports: HashMap<String, Vec<String>> = facts.uses.into_iter().collect();
    let own: HashMap<String, Calls<'_>> = functions_of(&parsed)
        .into_iter()
        .map(|(name, block)| {
            let mut calls = Calls { slices, imports: &imports, of_services: 0, local: Vec::new() };
            calls.visit_block(block);
            (name, calls)
        })
        .collect();
    let total = |name: &String| {
        let (mut count, mut open, mut seen) = (0, vec![name], vec![name]);
        while let Some(next) = open.pop() {
            let calls = &own[next];
            count += calls.of_services;
            for local in calls.local.iter().filter(|local| own.contains_key(*local)) {
                if !seen.contains(&local) {
                    seen.push(local);
                    open.push(local);
                }
            }
        }
        count
    };
    own.keys().map(|name| (name.clone(), total(name))).collect()
}

/// Modules that own tables: those from `jobs` on.
fn slices() -> Vec<String> {
    module_order().into_iter().skip_while(|module| module != "jobs").collect()
}

fn is_of_handlers(file: &File) -> bool {
    // Pictures are not written to the database: an original is looked up, then its rendition is generated.
    file.is(&["http.rs", "http"])
        && !file.is_test()
        && !file.name.starts_with("media/")
        && !AROUND_OTHERS.contains(&file.name.as_str())
}

/// A function of an `http` module calls one function of a service, which runs the only transaction; two calls could not be
/// rolled back together.
#[test]
fn a_handler_calls_one_function_of_its_service() {
    let slices = slices();
    let mut offences = Vec::new();
    for file in files("server/src", &["rs"]).iter().filter(|file| is_of_handlers(file)) {
        let calls = calls(&file.production(), &slices);
        for (name, body) in file.functions() {
            let begins = TRANSACTIONS.iter().filter(|begin| body.contains(*begin)).count();
            let count = calls[&name];
            let is_known = SEVERAL.iter().any(|(known, function, _)| *known == file.name && *function == name);
            if (count > 1 && !is_known) || begins > 0 {
                offences.push(format!("{}: {name} calls {count} functions of services, begins {begins}", file.name));
            }
        }
    }
    expect_none("a handler calls one service function, which runs one transaction", &offences);
}

#[test]
fn calls_are_counted_through_functions_of_the_file_imports_and_other_slices() {
    let slices = ["orders".to_owned()];
    let text = "async fn one(app: &App) { orders::get(app, 1).await; money::format(app); }\n\
                async fn two(app: &App) { service::a(&app.db); one(&app).await; }\n\
                async fn three(context: C) { super::service::a(1); orders::own(&context.app, 2).await; one(&app); }\n\
                fn none() { orders::number(7); }\n\
                impl Cart { async fn four(&self, app: &App) { orders::get(&app.db, 1).await; two(app).await; } }\n";
    let counted = calls(text, &slices);
    assert_eq!(["one", "two", "three", "none", "Cart::four"].map(|name| counted[name]), [1, 2, 3, 0, 3]);
    let text = "use super::service::{self as own, place, Order};\n\
                use crate::orders::{get as order_of, number};\n\
                async fn one(app: &App) { place(app).await; number(7); Order::of(app) }\n\
                async fn two(app: &App) { own::place(app).await; order_of(&app.db, 1).await; }\n\
                async fn three(app: &App) { two(app).await; one(app).await }\n";
    let counted = calls(text, &slices);
    assert_eq!(["one", "two", "three"].map(|name| counted[name]), [1, 2, 3]);
}

/// Handlers that describe a body and read it without `Body`, and why.
const OWN_BODIES: &[(&str, &str, &str)] = &[("returns/http/mod.rs", "keep_photo", "the body is the photograph's file")];

/// The types of the body in the description of a handler and in its code.
#[derive(Debug, PartialEq)]
struct BodyTypes {
    handler: String,
    /// Empty for a body that is not of one type.
    described: Option<String>,
    read: Vec<String>,
}

fn is_of_identifier(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The identifier that a text begins with.
fn identifier(text: &str) -> String {
    text.chars().take_while(|sign| is_of_identifier(*sign)).collect()
}

/// The types in a text that are read as `Body<T>` or `Body::<T>`.
fn read_bodies(code: &str) -> Vec<String> {
    let starts = ["Body<", "Body::<"].into_iter().flat_map(|start| code.match_indices(start));
    let whole = starts.filter(|(at, _)| !code[..*at].ends_with(is_of_identifier));
    whole.map(|(at, start)| identifier(&code[at + start.len()..])).collect()
}

/// The body types of each handler of a file that the API describes.
fn body_types(text: &str) -> Vec<BodyTypes> {
    let parsed = syn::parse_file(text).unwrap();
    let mut found = Vec::new();
    for item in &parsed.items {
        let Item::Fn(function) = item else { continue };
        let describes = |attribute: &&syn::Attribute| {
            attribute.path().segments.iter().map(|part| part.ident.to_string()).eq(["utoipa", "path"])
        };
        let Some(Meta::List(list)) = function.attrs.iter().find(describes).map(|attribute| &attribute.meta) else {
            continue;
        };
        let description: String = list.tokens.to_string().split_whitespace().collect();
        let described = description.split_once("request_body").map(|(_, rest)| rest.strip_prefix('=').unwrap_or(""));
        let code = function.sig.ident.span().byte_range().start..function.block.span().byte_range().end;
        found.push(BodyTypes {
            handler: function.sig.ident.to_string(),
            described: described.map(identifier),
            read: read_bodies(&text[code]),
        });
    }
    found
}

/// Otherwise the API's description would name another type than the one that serde reads and garde checks.
#[test]
fn a_described_body_is_the_one_that_the_handler_reads() {
    let (mut offences, mut bodies) = (Vec::new(), 0);
    for file in files("server/src", &["rs"]) {
        let text = file.production();
        if !text.contains("utoipa::path(") {
            continue;
        }
        for types in body_types(&text) {
            let is_own = OWN_BODIES.iter().any(|(name, handler, _)| *name == file.name && *handler == types.handler);
            let is_same = if is_own {
                types.described.as_deref() == Some("") && types.read.is_empty()
            } else {
                types.described.iter().eq(&types.read)
            };
            bodies += types.read.len();
            if !is_same {
                offences.push(format!("{}: {types:?}", file.name));
            }
        }
    }
    assert!(bodies > 35, "the rule finds {bodies} bodies");
    expect_none("`request_body` is the type of `Body`", &offences);
}

#[test]
fn body_types_are_found_in_parameters_and_in_code() {
    let text = "#[utoipa::path(post, path = \"/a\", request_body = Order, responses((status = 200)))]\n\
                async fn a(context: C, Body(body): Body<Cart>) {}\n\
                #[utoipa::path(post, path = \"/b\", request_body = Token)]\n\
                async fn b(request: Request<RawBody<u8>>) { Body::<Token>::from_request(request).await }\n\
                #[utoipa::path(post, path = \"/c\", request_body(content = Vec<u8>))]\n\
                async fn c(body: RawBody) {}\n\
                #[utoipa::path(get, path = \"/d\")]\n\
                async fn d() {}\n\
                async fn e(Body(body): Body<Cart>) {}\n";
    let types = |handler: &str, described: Option<&str>, read: &[&str]| BodyTypes {
        handler: handler.to_owned(),
        described: described.map(str::to_owned),
        read: read.iter().map(|name| (*name).to_owned()).collect(),
    };
    let expected = [
        types("a", Some("Order"), &["Cart"]),
        types("b", Some("Token"), &["Token"]),
        types("c", Some(""), &[]),
        types("d", None, &[]),
    ];
    assert_eq!(body_types(text), expected);
}

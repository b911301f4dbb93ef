//! Amounts are `Money`: a number of minor units without its currency stands only where it is stored, sent or read.

use syn::{FnArg, GenericArgument, Pat, PathArguments, ReturnType, Signature, Type, visit::Visit};

use crate::{expect_none, source::files};

/// Modules that may hold plain minor units, with the reason.
const PLAIN: [(&str, &str); 15] = [
    ("money/", "defines amounts"),
    ("catalog/", "listings hold many prices of one country, in compact form"),
    ("products/parse.rs", "drafts of the catalogue's prices"),
    ("export/model.rs", "writes the catalogue's prices into files"),
    ("demo/products.rs", "drafts of the catalogue's prices"),
    ("toml_file/write.rs", "writes amounts into files"),
    ("seo/feed/check.rs", "compares the prices of files"),
    ("tenancy/model.rs", "`Tenant::money` adds the country's currency"),
    ("tenancy/files/country.rs", "a country's file as it is written"),
    ("tenancy/configuration.rs", "a country's settings as stored"),
    ("cart/model.rs", "a line as cookies and rows hold it, with the price shown last"),
    ("cart/service/choices.rs", "a requested line, with the price shown last"),
    ("affiliates/export.rs", "writes amounts into files"),
    ("affiliates/http/views.rs", "amounts by currency as the programme's file has them"),
    ("commissions/service/operator.rs", "an adjustment as an operator enters it, in the currency of its commission"),
];

/// What a file declares as plain minor units.
#[derive(Default)]
struct Plain {
    fields: Vec<String>,
    /// Parameters and functions.
    computed: Vec<String>,
}

fn is_minor(name: &syn::Ident) -> bool {
    let name = name.to_string();
    name == "minor" || name.ends_with("_minor")
}

/// Whether a type is `i64`, also optional, in a `Result` or borrowed.
fn is_number(of: &Type) -> bool {
    match of {
        Type::Reference(reference) => is_number(&reference.elem),
        Type::Path(path) => path.path.segments.last().is_some_and(|last| {
            let inner = match &last.arguments {
                PathArguments::AngleBracketed(inner) => inner.args.first(),
                _ => None,
            };
            let wraps = last.ident == "Option" || last.ident == "Result";
            last.ident == "i64" || wraps && matches!(inner, Some(GenericArgument::Type(of)) if is_number(of))
        }),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Plain {
    fn visit_field(&mut self, field: &'ast syn::Field) {
        self.fields
            .extend(field.ident.iter().filter(|name| is_minor(name) && is_number(&field.ty)).map(ToString::to_string));
        syn::visit::visit_field(self, field);
    }

    fn visit_signature(&mut self, signature: &'ast Signature) {
        for argument in &signature.inputs {
            if let FnArg::Typed(typed) = argument
                && let Pat::Ident(name) = &*typed.pat
                && is_minor(&name.ident)
                && is_number(&typed.ty)
            {
                self.computed.push(name.ident.to_string());
            }
        }
        if let ReturnType::Type(_, of) = &signature.output
            && is_minor(&signature.ident)
            && is_number(of)
        {
            self.computed.push(signature.ident.to_string());
        }
        syn::visit::visit_signature(self, signature);
    }
}

fn plain(text: &str) -> Plain {
    let mut plain = Plain::default();
    plain.visit_file(&syn::parse_file(text).unwrap());
    plain
}

#[test]
fn amounts_have_a_currency() {
    let found = plain(
        "struct Order { total_minor: i64, minority: i64, paid: Money, left_minor: Option<i64> }\n\
         fn due(total_minor: &i64, minor: u8) -> Money {}\nfn minor(text: &str) -> Option<i64> {}",
    );
    assert_eq!(
        (found.fields, found.computed),
        (vec!["total_minor".into(), "left_minor".into()], vec!["total_minor".to_owned(), "minor".into()])
    );

    let mut offences = Vec::new();
    for file in files("server/src", &["rs"]) {
        let is_plain = PLAIN.iter().any(|(module, _)| file.name.starts_with(module));
        // Rows of tables.
        if is_plain || file.is(&["store.rs", "store"]) {
            continue;
        }
        let Plain { fields, computed } = plain(&file.production());
        // Bodies of requests and responses have plain fields, and name their currency once.
        let fields = if file.is(&["http.rs", "http", "api"]) { Vec::new() } else { fields };
        offences.extend(fields.into_iter().chain(computed).map(|name| format!("{}: {name}", file.name)));
    }
    expect_none("amounts are `Money`; plain minor units stand only in rows and bodies", &offences);
}

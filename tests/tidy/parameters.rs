//! Parameters: functions take each value by its own name. A destructured tuple would hide a parameter from clippy's limit; values that
//! belong together are a struct.

use syn::{FnArg, Pat, Signature, visit::Visit};

use crate::{expect_none, source::files};

/// The functions and methods of a file.
#[derive(Default)]
struct Functions {
    count: usize,
    /// Those with a destructured tuple among their parameters.
    with_tuples: Vec<String>,
}

/// Whether the pattern is a tuple, also behind a reference. The empty one, as in `(): ()`, holds no parameters.
fn is_tuple(pattern: &Pat) -> bool {
    match pattern {
        Pat::Tuple(tuple) => !tuple.elems.is_empty(),
        Pat::Reference(reference) => is_tuple(&reference.pat),
        Pat::Paren(inner) => is_tuple(&inner.pat),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_signature(&mut self, signature: &'ast Signature) {
        self.count += 1;
        if signature.inputs.iter().any(|input| matches!(input, FnArg::Typed(typed) if is_tuple(&typed.pat))) {
            self.with_tuples.push(signature.ident.to_string());
        }
        syn::visit::visit_signature(self, signature);
    }
}

fn functions(text: &str) -> syn::Result<Functions> {
    let mut functions = Functions::default();
    functions.visit_file(&syn::parse_file(text)?);
    Ok(functions)
}

#[test]
fn parameters_are_no_destructured_tuples() {
    let (mut offences, mut count) = (Vec::new(), 0);
    for folder in ["server/src", "cli/src"] {
        for file in files(folder, &["rs"]) {
            let functions =
                functions(&file.production()).unwrap_or_else(|error| panic!("{}: {error}", file.path.display()));
            count += functions.count;
            offences.extend(functions.with_tuples.iter().map(|name| format!("{folder}/{}: {name}", file.name)));
        }
    }
    assert!(count > 5_000, "the rule finds {count} functions");
    expect_none("a function takes its values one by one, or a struct with names for them", &offences);
}

#[test]
fn tuples_are_found_in_functions_and_methods_but_not_in_closures() {
    let text = "fn pair((a, b): (u8, u8)) {}
        impl T { async fn method(&self, &(a, b): &(u8, u8)) {} }
        trait U { fn default(&self, (a, _): (u8, u8)) {} }
        fn outer() { fn inner((a, b): (u8, u8)) {} }
        fn closure() { let sum = |(a, b): (u8, u8)| a + b; [(1, 2)].map(|(a, b)| a); }
        fn extractor(Queries((a, b)): Queries<(A, B)>) {}
        fn whole(pair: (u8, u8), (): ()) {}";
    let found = functions(text).unwrap();
    assert_eq!(found.with_tuples, ["pair", "method", "default", "inner"]);
    assert_eq!(found.count, 8);
}

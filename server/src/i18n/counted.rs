//! Corrects the plural rules of fluent-bundle.
//!
//! Its rules come from an older CLDR and are wrong for some languages: 22 in Lithuanian, 101 in Romanian, millions in Spanish. So
//! every selection by number is rewritten, before fluent-bundle parses it, to a selection by string: `{ $n -> [0] … [few] … }`
//! becomes `{ FORM($n, "0 few …") -> [n0] … [few] … }`, where FORM returns the key that `icu`'s rules (and the browser's) select.

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::{
    ast::{
        CallArguments, Entry, Expression, Identifier, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
    },
    parser, serializer,
};

use super::locale::{CATEGORIES, plural_category};

/// The function's name in the rewritten text; `check` rejects it in source files.
pub(super) const NAME: &str = "FORM";

/// Rewrites every selection by number in a text.
pub(super) fn rewrite(text: &str) -> String {
    let mut resource = parser::parse(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.value.iter_mut().for_each(pattern);
                message.attributes.iter_mut().for_each(|attribute| pattern(&mut attribute.value));
            }
            Entry::Term(term) => {
                pattern(&mut term.value);
                term.attributes.iter_mut().for_each(|attribute| pattern(&mut attribute.value));
            }
            _ => {}
        }
    }
    serializer::serialize(&resource)
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            self::expression(expression);
        }
    }
}

fn expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => self::expression(expression),
        Expression::Inline(_) => {}
        Expression::Select { selector, variants } => {
            for variant in variants.iter_mut() {
                pattern(&mut variant.value);
            }
            if variants.iter().any(|variant| is_numeric(&variant.key)) {
                count(selector, variants);
            }
        }
    }
}

fn is_numeric(key: &VariantKey<String>) -> bool {
    match key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => CATEGORIES.contains(&name.as_str()),
    }
}

fn count(selector: &mut InlineExpression<String>, variants: &mut [Variant<String>]) {
    let mut keys = String::new();
    for variant in variants {
        let (word, key) = match &variant.key {
            VariantKey::Identifier { name } => (name.clone(), name.clone()),
            VariantKey::NumberLiteral { value } => (word(value), value.clone()),
        };
        keys = keys + &key + " ";
        variant.key = VariantKey::Identifier { name: word };
    }
    // A temporary placeholder; any inline expression would do.
    let counted = std::mem::replace(selector, InlineExpression::NumberLiteral { value: "0".to_owned() });
    let keys = InlineExpression::StringLiteral { value: keys.trim_end().to_owned() };
    *selector = InlineExpression::FunctionReference {
        id: Identifier { name: NAME.to_owned() },
        arguments: CallArguments { positional: vec![counted, keys], named: Vec::new() },
    };
}

/// A number as a key that is a valid identifier.
fn word(number: &str) -> String {
    format!("n{}", number.replace('.', "_"))
}

/// The FORM function: returns the first key that a number matches, by value or by plural category. Strings are returned
/// unchanged.
pub(super) fn form<'a>(locale: &str, arguments: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let [counted, FluentValue::String(keys)] = arguments else { return FluentValue::Error };
    let FluentValue::Number(number) = counted else { return counted.clone() };
    let category = plural_category(locale, number.value, false);
    let key = keys.split(' ').find(|key| *key == category || key.parse() == Ok(number.value));
    key.map_or(FluentValue::Error, |key| FluentValue::from(if key == category { key.to_owned() } else { word(key) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn number_selectors_are_replaced_by_categories_everywhere() {
        let text =
            "a = { $n ->\n    [0] x\n    [one] { $m ->\n        [1.5] y\n       *[other] z\n    }\n   *[other] o\n}\n";
        assert_eq!(
            rewrite(text),
            "a =\n    { FORM($n, \"0 one other\") ->\n        [n0] x\n        [one]\n            { FORM($m, \"1.5 other\") ->\n                [n1_5] y\n               *[other] z\n            }\n       *[other] o\n    }\n"
        );
        let by_word = "a =\n    { $n ->\n        [S] x\n       *[M] y\n    }\n    .b = { $n }\n";
        assert_eq!(rewrite(by_word), by_word);
    }

    #[test]
    fn the_first_matching_key_is_used() {
        let form =
            |number: f64, keys: &str| form("lt-LT", &[number.into(), keys.to_owned().into()], &FluentArgs::new());
        assert_eq!(form(0.0, "0 one other"), "n0".into());
        assert_eq!(form(1.0, "one 1 other"), "one".into());
        assert_eq!(form(1.0, "1 one other"), "n1".into());
        assert_eq!(form(22.0, "one few other"), "few".into());
        assert!(matches!(form(22.0, "one other"), FluentValue::Error));
    }
}

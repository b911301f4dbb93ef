//! What a message uses (variables, other messages, attributes, plural forms), and which features of Fluent are not allowed here.
//!
//! Rust's fluent-bundle and the browser's @fluent/bundle disagree in a few cases (options of NUMBER in selectors, dates, custom
//! functions). Messages may only use what both render alike: that is checked here, both for files and for operators' overrides.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::locale::CATEGORIES;

/// What a message uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The variables of the value (under the empty name) and of each attribute.
    pub variables: BTreeMap<String, BTreeSet<String>>,
    /// Terms (`-brand`) and messages that it references.
    pub references: BTreeSet<String>,
    /// The plural categories of each select expression on a number.
    pub plurals: Vec<Plural>,
    /// Constructs that server and browser would not render alike.
    pub forbidden: Vec<String>,
    /// Its words without variables, to compare with English.
    pub words: String,
    /// Its patterns, with plural forms as separate lines, as the wording rules read them.
    pub lines: Vec<Line>,
}

/// One pattern: of a value, of an attribute, or of one of their variants.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Its text, with `{$name}` for a variable, `{-name}` for a term and `{}` for a choice.
    pub text: String,
    /// The variables of the enclosing select expressions.
    pub chosen_by: BTreeSet<String>,
}

/// A select expression on a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plural {
    /// The variable that selects.
    pub variable: String,
    /// The plural categories that it has.
    pub categories: BTreeSet<String>,
}

impl Facts {
    /// The terms that it references.
    pub fn terms(&self) -> impl Iterator<Item = &str> {
        self.references.iter().filter(|key| key.starts_with('-')).map(String::as_str)
    }
}

/// Walks patterns and collects facts.
#[derive(Debug, Default)]
pub(super) struct FactsVisitor {
    pub(super) facts: Facts,
    part: String,
    /// The variables of the enclosing select expressions.
    choices: Vec<String>,
}

impl FactsVisitor {
    /// The message's value.
    pub(super) fn value(&mut self, pattern: &Pattern<&str>) {
        self.part(String::new(), pattern);
    }

    /// One of its attributes.
    pub(super) fn attribute(&mut self, name: &str, pattern: &Pattern<&str>) {
        self.part(name.to_owned(), pattern);
    }

    fn part(&mut self, name: String, pattern: &Pattern<&str>) {
        self.facts.variables.entry(name.clone()).or_default();
        self.part = name;
        self.pattern(pattern);
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.facts.words.push_str(value);
                    text.push_str(value);
                }
                PatternElement::Placeable { expression } => {
                    self.expression(expression);
                    text.push_str(&placeholder(expression));
                }
            }
        }
        self.facts.words.push(' ');
        self.facts.lines.push(Line { text, chosen_by: self.choices.iter().cloned().collect() });
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        let Expression::Select { selector, variants } = expression else {
            if let Expression::Inline(inline) = expression {
                self.inline(inline);
            }
            return;
        };
        self.inline(selector);
        self.selector(selector);
        let keys: Vec<_> = variants.iter().map(|variant| &variant.key).collect();
        if let Some(categories) = plural_categories(&keys) {
            self.facts.plurals.push(Plural { variable: variable_name(selector), categories });
        }
        for variant in variants {
            if let VariantKey::NumberLiteral { value } = variant.key
                && value.contains('.')
            {
                self.facts.forbidden.push(format!("the variant [{value}] must be a whole number"));
            }
            self.choices.push(variable_name(selector));
            self.pattern(&variant.value);
            self.choices.pop();
        }
    }

    fn selector(&mut self, selector: &InlineExpression<&str>) {
        if let InlineExpression::FunctionReference { id, .. } = selector {
            self.facts.forbidden.push(format!("select on the variable itself, not on {}()", id.name));
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.facts.variables.entry(self.part.clone()).or_default().insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.facts.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.facts.references.insert(format!("-{}", id.name));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.function(id.name, arguments);
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for positional in &arguments.positional {
            self.inline(positional);
        }
    }

    fn function(&mut self, name: &str, arguments: &CallArguments<&str>) {
        if name != "NUMBER" {
            return self.facts.forbidden.push(format!(
                "{name}() is not available: only NUMBER() is, and dates and prices arrive as finished text"
            ));
        }
        let mut bounds = [0, i64::from(super::locale::MAX_FRACTION)];
        for argument in &arguments.named {
            let bound = match argument.name.name {
                "minimumFractionDigits" => 0,
                "maximumFractionDigits" => 1,
                other => {
                    self.facts.forbidden.push(format!(
                        "NUMBER() takes minimumFractionDigits and maximumFractionDigits here, not {other}"
                    ));
                    continue;
                }
            };
            match argument.value {
                InlineExpression::NumberLiteral { value } => bounds[bound] = value.parse().unwrap_or(-1),
                _ => bounds[bound] = -1,
            }
        }
        let has_maximum = arguments.named.iter().any(|argument| argument.name.name == "maximumFractionDigits");
        if bounds.iter().any(|bound| !(0..=9).contains(bound)) || (has_maximum && bounds[0] > bounds[1]) {
            self.facts
                .forbidden
                .push("the fraction digits of NUMBER() must be 0 to 9, minimum up to maximum".to_owned());
        }
    }
}

/// The representation of a placeable in a `Line`.
fn placeholder(expression: &Expression<&str>) -> String {
    match expression {
        Expression::Inline(InlineExpression::TermReference { id, .. }) => format!("{{-{}}}", id.name),
        Expression::Inline(InlineExpression::StringLiteral { value }) => (*value).to_owned(),
        Expression::Inline(inline) if !variable_name(inline).is_empty() => format!("{{${}}}", variable_name(inline)),
        _ => "{}".to_owned(),
    }
}

fn variable_name(selector: &InlineExpression<&str>) -> String {
    match selector {
        InlineExpression::VariableReference { id } => id.name.to_owned(),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().map_or_else(String::new, variable_name)
        }
        _ => String::new(),
    }
}

/// The plural categories of a select expression, if it selects by number: that is when it names a category that no other kind of
/// selection has (`other` alone may also be, say, a gender), or when all its keys are numbers and categories.
fn plural_categories(keys: &[&VariantKey<&str>]) -> Option<BTreeSet<String>> {
    let mut categories = BTreeSet::new();
    let mut is_all_numeric = true;
    for key in keys {
        match key {
            VariantKey::Identifier { name } if CATEGORIES.contains(name) => {
                categories.insert((*name).to_owned());
            }
            VariantKey::Identifier { .. } => is_all_numeric = false,
            VariantKey::NumberLiteral { .. } => {}
        }
    }
    let has_sure_sign = categories.iter().any(|category| category != "other");
    (has_sure_sign || (is_all_numeric && !categories.is_empty())).then_some(categories)
}

#[cfg(test)]
mod tests {
    use super::super::ftl;

    fn facts(text: &str) -> super::Facts {
        ftl::parse("a.ftl", text).entries.remove(0).facts
    }

    #[test]
    fn variables_are_collected_separately_for_value_and_attributes() {
        let facts = facts("a = { $name } of { NUMBER($total) }\n    .label = { $name } { -brand }\n");
        let parts: Vec<_> = facts.variables.iter().map(|(part, names)| (part.as_str(), names.len())).collect();
        assert_eq!(parts, [("", 2), ("label", 1)]);
        assert_eq!(facts.terms().collect::<Vec<_>>(), ["-brand"]);
    }

    #[test]
    fn plural_selections_are_distinguished_from_others() {
        let plural = |keys: &str| {
            let variants = keys.replace(' ', "] x\n    [");
            facts(&format!("a = {{ $n ->\n    [{variants}] x\n   *[other] y\n}}\n")).plurals.len()
        };
        assert_eq!(plural("one"), 1);
        assert_eq!(plural("0"), 1);
        assert_eq!(plural("0 one"), 1);
        assert_eq!(plural("female male"), 0);
        assert_eq!(facts("a = { $n ->\n    [0] none\n   *[some] some\n}\n").plurals, []);
    }

    #[test]
    fn constructs_that_server_and_browser_render_differently_are_forbidden() {
        for text in [
            "a = { DATETIME($day) }\n",
            "a = { NUMBER($n, useGrouping: \"false\") }\n",
            "a = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 1) }\n",
            "a = { NUMBER($n, minimumFractionDigits: 1.5) }\n",
            "a = { NUMBER($n, minimumFractionDigits: 2) ->\n   *[other] x\n}\n",
            "a = { $n ->\n    [1.5] x\n   *[other] y\n}\n",
        ] {
            assert_eq!(facts(text).forbidden.len(), 1, "{text}");
        }
        assert!(facts("a = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }\n").forbidden.is_empty());
    }
}

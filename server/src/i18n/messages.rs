//! The messages of one language, formatted in Rust. A message and its references are parsed at its first use: most messages are
//! only used in the browser, and all languages parsed would take 17 MB.

use std::sync::{Arc, PoisonError, RwLock};

use fluent_bundle::{
    FluentArgs, FluentError, FluentResource, FluentValue,
    concurrent::FluentBundle,
    resolver::{ResolverError, errors::ReferenceKind},
};
use intl_memoizer::{Memoizable, concurrent::IntlLangMemoizer};
use unic_langid::LanguageIdentifier;

use super::{
    counted,
    locale::{MAX_FRACTION, format_number},
    model::Arg,
};

/// All messages of a language, and the bundle of those parsed so far.
pub(super) struct Messages {
    /// Fluent source: each message and term begins at the start of a line.
    texts: Vec<Arc<str>>,
    /// The positions of messages and terms, ordered by key. Of duplicate keys the last counts.
    index: Vec<Span>,
    parsed: RwLock<ParsedText>,
}

/// The position of a message or term in a text.
#[derive(Clone, Copy)]
struct Span {
    text: u32,
    start: u32,
    end: u32,
}

struct ParsedText {
    bundle: FluentBundle<FluentResource>,
    /// The index positions that are already in the bundle, sorted.
    places: Vec<usize>,
}

impl Messages {
    /// The messages of the texts, formatted with the plural rules and numbers of a locale.
    pub(super) fn new(locale: &str, texts: Vec<Arc<str>>) -> Self {
        let mut index: Vec<Span> = texts.iter().zip(0..).flat_map(|(text, number)| places(text, number)).collect();
        index.sort_by(|a, b| key(&texts, *a).cmp(key(&texts, *b)));
        let parsed = RwLock::new(ParsedText { bundle: bundle(locale), places: Vec::new() });
        Self { texts, index, parsed }
    }

    /// Formats a message or `message.attribute`.
    pub(super) fn format(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let (message, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, arg.value())).collect();
        // Keys already looked up: where a message is wanted, the key may be that of a term, and looking it up again would loop
        // forever.
        let mut sought: Vec<String> = Vec::new();
        loop {
            let mut errors = Vec::new();
            let found = {
                let parsed = self.parsed.read().unwrap_or_else(PoisonError::into_inner);
                parsed.format(message, attribute, &args, &mut errors)
            };
            let mut missing: Vec<String> = match &found {
                BundleEntry::NotParsed => vec![message.to_owned()],
                BundleEntry::WithoutPattern => return None,
                BundleEntry::Text(_) => errors.iter().filter_map(missing).collect(),
            };
            missing.retain(|key| !sought.contains(key));
            if self.parse(&missing) {
                sought.append(&mut missing);
                continue;
            }
            let BundleEntry::Text(text) = found else { return None };
            if !errors.is_empty() {
                tracing::debug!(id, ?errors, "a text was formatted with errors");
            }
            return Some(text);
        }
    }

    /// Parses messages and terms that are not parsed yet, and returns whether any of them exists.
    fn parse(&self, keys: &[String]) -> bool {
        let found: Vec<usize> = keys.iter().filter_map(|key| self.position(key)).collect();
        if found.is_empty() {
            return false;
        }
        let mut parsed = self.parsed.write().unwrap_or_else(PoisonError::into_inner);
        for at in found {
            // Another thread may have parsed it in the meantime.
            if let Err(position) = parsed.places.binary_search(&at) {
                parsed.places.insert(position, at);
                let rewritten = counted::rewrite(source(&self.texts, self.index[at]));
                // Invalid entries were refused when the texts were seeded.
                let resource = FluentResource::try_new(rewritten).unwrap_or_else(|(readable, _)| readable);
                parsed.bundle.add_resource_overriding(resource);
            }
        }
        true
    }

    /// The position of a message or term in the index.
    fn position(&self, wanted: &str) -> Option<usize> {
        let after = self.index.partition_point(|place| key(&self.texts, *place) <= wanted);
        after.checked_sub(1).filter(|at| key(&self.texts, self.index[*at]) == wanted)
    }
}

/// The result of looking up an id in a bundle.
enum BundleEntry {
    NotParsed,
    /// The message has no value, or lacks this attribute.
    WithoutPattern,
    Text(String),
}

impl ParsedText {
    fn format(
        &self,
        message: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> BundleEntry {
        let Some(message) = self.bundle.get_message(message) else { return BundleEntry::NotParsed };
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let Some(pattern) = pattern else { return BundleEntry::WithoutPattern };
        BundleEntry::Text(self.bundle.format_pattern(pattern, Some(args), errors).into_owned())
    }
}

/// The key of a message or term that a text references and the bundle lacks.
fn missing(error: &FluentError) -> Option<String> {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Message { id, .. })) => Some(id.clone()),
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Term { id, .. })) => Some(format!("-{id}")),
        _ => None,
    }
}

/// Finds the messages and terms of a text: each begins with its key, at the start of a line.
fn places(text: &str, number: u32) -> Vec<Span> {
    let starts_entry = |line: &str| line.starts_with(|first: char| first == '-' || first.is_ascii_alphabetic());
    let mut places: Vec<Span> = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let start = u32::try_from(offset).unwrap_or(u32::MAX);
        offset += line.len();
        let end = u32::try_from(offset).unwrap_or(u32::MAX);
        match places.last_mut() {
            _ if starts_entry(line) => places.push(Span { text: number, start, end }),
            Some(place) => place.end = end,
            None => {}
        }
    }
    places
}

fn source(texts: &[Arc<str>], place: Span) -> &str {
    let text = texts.get(place.text as usize).map_or("", |text| &**text);
    text.get(place.start as usize..place.end as usize).unwrap_or_default()
}

fn key(texts: &[Arc<str>], place: Span) -> &str {
    let source = source(texts, place);
    source.split([' ', '=']).next().unwrap_or_default()
}

/// An empty bundle that formats as the browser does.
fn bundle(locale: &str) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = locale.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(write_number));
    let new = "a new bundle has no function of that name";
    bundle.add_builtins().expect(new);
    let locale = locale.to_owned();
    bundle.add_function(counted::NAME, move |values, named| counted::form(&locale, values, named)).expect(new);
    bundle
}

/// The bundle's locale, which fluent-bundle passes only to types that its memoizer constructs.
struct LocaleTag(String);

impl Memoizable for LocaleTag {
    type Args = ();
    type Error = std::convert::Infallible;

    fn construct(locale: LanguageIdentifier, (): ()) -> Result<Self, Self::Error> {
        Ok(Self(locale.to_string()))
    }
}

/// Formats numbers as `Intl.NumberFormat` does in the browser.
fn write_number(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let digits = |digits: Option<usize>| digits.and_then(|digits| u8::try_from(digits).ok());
    let (min, max) = (digits(number.options.minimum_fraction_digits), digits(number.options.maximum_fraction_digits));
    let min = min.unwrap_or(0);
    let max = max.unwrap_or(MAX_FRACTION.max(min));
    memoizer.with_try_get::<LocaleTag, _, _>((), |locale| format_number(&locale.0, number.value, min, max)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHOP: &str = "hello = Hi { $name } of { -brand }\n    .title = { other }\n-brand = { $case ->\n   *[a] Vitrina\n    [b] Vitrine\n}\nempty =\n    .label = L\n";
    const HOME: &str =
        "other = O { deep }\ndeep = D { gone }\ncount = { $n ->\n    [one] one\n   *[other] { $n } of { deep }\n}\n";

    fn messages() -> Messages {
        Messages::new("en", vec![SHOP.into(), HOME.into()])
    }

    #[test]
    fn only_a_message_and_its_references_are_parsed() {
        let messages = messages();
        let parsed = || messages.parsed.read().unwrap().places.len();
        assert_eq!(messages.format("hello", &[("name", "Eva".into())]).as_deref(), Some("Hi Eva of Vitrina"));
        assert_eq!(parsed(), 2, "the message and the term");
        assert_eq!(messages.format("hello.title", &[]).as_deref(), Some("O D {gone}"));
        assert_eq!(parsed(), 4);
        for _ in 0..2 {
            assert_eq!(messages.format("count", &[("n", 2_i64.into())]).as_deref(), Some("2 of D {gone}"));
        }
        assert_eq!(parsed(), 5);
    }

    #[test]
    fn unknown_messages_have_no_text() {
        for id in ["gone", "", "-brand", "hello.gone", "empty", "hell", "hello2", "a b"] {
            assert_eq!(messages().format(id, &[]), None, "{id}");
        }
        assert_eq!(messages().format("empty.label", &[]).as_deref(), Some("L"));
    }

    #[test]
    fn of_two_messages_with_one_key_the_last_one_counts() {
        let messages = Messages::new("en", vec!["a = 1\n".into(), "a = 2\n".into()]);
        assert_eq!(messages.format("a", &[]).as_deref(), Some("2"));
    }

    #[test]
    fn concurrent_first_requests_are_supported() {
        let messages = messages();
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let text = messages.format("hello", &[("name", "Eva".into())]);
                    assert_eq!(text.as_deref(), Some("Hi Eva of Vitrina"));
                });
            }
        });
    }
}

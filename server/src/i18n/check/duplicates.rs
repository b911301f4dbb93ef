//! A message is written once: no two have the same texts in all languages, as far as one of them could stand for the other.

use std::collections::{BTreeMap, BTreeSet};

use crate::i18n::{SHARED_AREA, Texts, parent};

/// Areas of which only the server takes messages; it can take those of any other area, too.
const OF_THE_SERVER: [&str; 2] = ["errors", "notices"];
/// Beginnings of ids that are composed of a code, so that each code needs its own message.
const COMPOSED: [&str; 5] = ["care-", "cart-reminder-delete-", "order-delivery-", "order-event-", "order-state-"];
/// Messages that mean different things, with the reason.
const DIFFERENT: [(&str, &str); 4] = [
    ("error-internal", "a code of the API, and not the title of the page that failed"),
    ("footer-return", "on every page; the title is loaded with the page to which it leads"),
    ("footer-track", "on every page; the title is loaded with the page to which it leads"),
    ("search-link", "on every page; the title is loaded with the search"),
];

/// Groups of ids, each with its area, with the same texts in all languages.
fn duplicates(texts: &Texts) -> Vec<Vec<(&str, &str)>> {
    let languages: Vec<&str> =
        texts.languages.keys().map(String::as_str).filter(|code| parent(code).is_none()).collect();
    let mut bodies: BTreeMap<&str, (&str, Vec<Option<&str>>)> = BTreeMap::new();
    for (place, language) in languages.iter().enumerate() {
        for (area, entry) in texts.entries(language).filter(|(_, entry)| !entry.key.starts_with('-')) {
            let (_, own) = bodies.entry(&entry.key).or_insert_with(|| (area, vec![None; languages.len()]));
            own[place] = entry.source.split_once('=').map(|(_, body)| body.trim());
        }
    }
    let mut groups: BTreeMap<&[Option<&str>], Vec<(&str, &str)>> = BTreeMap::new();
    for (key, (area, body)) in &bodies {
        groups.entry(body).or_default().push((*key, *area));
    }
    groups.into_values().filter(|group| group.len() > 1).collect()
}

/// Whether two messages of a group could be one. A page loads only the areas that it names: those of two other areas could not.
fn could_be_one(group: &[(&str, &str)]) -> bool {
    let areas: BTreeSet<&str> = group.iter().map(|(_, area)| *area).collect();
    let is_everywhere = |area: &&str| *area == SHARED_AREA || OF_THE_SERVER.contains(area);
    areas.len() < group.len() || areas.iter().any(is_everywhere)
}

fn is_needed(key: &str) -> bool {
    COMPOSED.iter().any(|start| key.starts_with(start)) || DIFFERENT.iter().any(|(other, _)| *other == key)
}

/// The groups of messages that could be one, apart from those that are needed.
fn problems(texts: &Texts) -> Vec<String> {
    let groups = duplicates(texts).into_iter().map(|mut group| {
        group.retain(|(key, _)| !is_needed(key));
        group
    });
    let groups = groups.filter(|group| group.len() > 1 && could_be_one(group));
    groups.map(|group| group.iter().map(|(key, _)| *key).collect::<Vec<_>>().join(", ")).collect()
}

#[test]
fn no_two_messages_say_the_same() {
    let texts = Texts::embedded();
    let found = problems(&texts);
    assert!(found.is_empty(), "each of these is one message:\n{}", found.join("\n"));
    let keys: BTreeSet<&str> = duplicates(&texts).into_iter().flatten().map(|(key, _)| key).collect();
    for (key, reason) in DIFFERENT {
        assert!(keys.contains(key), "{key} is no exception any more: {reason}");
    }
}

#[test]
fn messages_that_differ_in_a_language_or_in_their_pages_are_no_duplicates() {
    let english = [("en/cart.ftl", "a = Free\nb = Free\n"), ("en/search.ftl", "c = Free\n")];
    let same = ("sl/cart.ftl", "a = Zastonj\nb = Zastonj\n");
    let other = ("sl/cart.ftl", "a = Zastonj\nb = Brezplačno\n");
    let search = ("sl/search.ftl", "c = Zastonj\n");
    assert_eq!(problems(&Texts::of(&[english[0], english[1], same, search])), ["a, b, c"]);
    assert!(
        problems(&Texts::of(&[english[0], english[1], other, search])).is_empty(),
        "a and c are never loaded together"
    );
    let notice = [("en/notices.ftl", "d = Free\n"), ("sl/notices.ftl", "d = Zastonj\n")];
    assert_eq!(problems(&Texts::of(&[english[0], other, notice[0], notice[1]])), ["a, d"]);
}

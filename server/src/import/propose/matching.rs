//! Finds the shop's category that corresponds to a type or category in a file.

use std::collections::BTreeSet;

use super::words::{WordSet, gender_of, in_order, words};

/// A category of the shop with all its names.
#[derive(Clone, Debug)]
pub(super) struct KnownCategory {
    pub(super) key: String,
    /// Its own names in all languages, and the last step of its key.
    pub(super) names: Vec<WordSet>,
    /// The words of the names of all its ancestors.
    pub(super) above: WordSet,
}

impl KnownCategory {
    /// Takes names in any language; `above` are those of the ancestors.
    pub(super) fn of<'n>(
        key: &'n str,
        names: impl Iterator<Item = &'n str>,
        above: impl Iterator<Item = &'n str>,
    ) -> Self {
        let step = key.rsplit('/').next().unwrap_or(key);
        let mut own: Vec<WordSet> = names.chain([step]).map(words).filter(|words| !words.is_empty()).collect();
        own.sort_unstable();
        own.dedup();
        Self { key: key.to_owned(), names: own, above: above.flat_map(words).collect() }
    }

    /// The target groups of the category and its ancestors.
    pub(super) fn genders(&self) -> BTreeSet<&'static str> {
        self.names.iter().flatten().chain(&self.above).filter_map(|word| gender_of(word)).collect()
    }
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Exactly this category.
    One(String),
    /// Any of these; the name does not decide which.
    Several(Vec<String>),
    /// No category; possibly a new one below this parent.
    None(Option<String>),
}

/// How well a category matches a name. Ordered: a better match is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct CategoryMatch {
    /// Number of matching words of its own name.
    own_words: usize,
    /// Whether they include the last word.
    has_last_word: bool,
    /// Number of matching words of its ancestors' names.
    words_above: usize,
}

/// Finds the categories that match a type or a category path.
pub(super) fn meaning(name: &str, known: &[KnownCategory]) -> Meaning {
    let mut steps = name.split(" > ").collect::<Vec<_>>();
    let last = in_order(steps.pop().unwrap_or_default());
    let context: WordSet = steps.into_iter().flat_map(words).chain(last.iter().cloned()).collect();
    let asked: BTreeSet<&str> = context.iter().filter_map(|word| gender_of(word)).collect();
    let suits = |category: &KnownCategory| {
        let genders = category.genders();
        asked.is_empty() || genders.is_empty() || genders.iter().any(|one| asked.contains(one))
    };
    let mut found: Vec<(CategoryMatch, &KnownCategory)> = known
        .iter()
        .filter(|category| suits(category))
        .filter_map(|category| Some((fit(category, &last, &context)?, category)))
        .collect();
    found.sort_by(|(one, a), (other, b)| other.cmp(one).then_with(|| a.key.cmp(&b.key)));
    let Some((best, _)) = found.first().copied() else {
        let whole = whole(&asked, known);
        let is_all = last.iter().all(|word| gender_of(word).is_some());
        return whole.clone().filter(|_| is_all).map_or(Meaning::None(whole), Meaning::One);
    };
    let mut keys: Vec<String> = found.iter().filter(|(fit, _)| *fit == best).map(|(_, one)| one.key.clone()).collect();
    if keys.len() == 1 { Meaning::One(keys.remove(0)) } else { Meaning::Several(keys) }
}

fn fit(category: &KnownCategory, last: &[String], context: &WordSet) -> Option<CategoryMatch> {
    let names = category.names.iter().filter(|name| {
        name.iter().all(|word| last.contains(word)) && name.iter().any(|word| gender_of(word).is_none())
    });
    let above = category.above.iter().filter(|word| context.contains(*word) || is_asked(word, context)).count();
    let matches = names.map(|name| CategoryMatch {
        own_words: name.len(),
        has_last_word: last.last().is_some_and(|word| name.contains(word)),
        words_above: above.min(3),
    });
    matches.max()
}

/// Whether a word names a target group that the searched name mentions too.
fn is_asked(word: &str, context: &WordSet) -> bool {
    gender_of(word).is_some_and(|asked| context.iter().any(|other| gender_of(other) == Some(asked)))
}

/// The only root category that stands for the whole target group that a name mentions.
fn whole(asked: &BTreeSet<&str>, known: &[KnownCategory]) -> Option<String> {
    let is_whole = |category: &&KnownCategory| {
        let is_for = |name: &WordSet| name.iter().all(|word| gender_of(word).is_some_and(|one| asked.contains(one)));
        category.above.is_empty() && category.names.iter().any(is_for)
    };
    let mut found = known.iter().filter(is_whole);
    let only = found.next().filter(|_| found.next().is_none() && asked.len() == 1);
    only.map(|category| category.key.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shop() -> Vec<KnownCategory> {
        let category = |key: &str, names: &[&str], above: &[&str]| {
            KnownCategory::of(key, names.iter().copied(), above.iter().copied())
        };
        vec![
            category("women", &["Women", "Ženske"], &[]),
            category("women/t-shirts", &["T-shirts", "Majice"], &["Women", "Ženske"]),
            category("women/dresses", &["Dresses", "Obleke"], &["Women", "Ženske"]),
            category("men", &["Men", "Moški"], &[]),
            category("men/t-shirts", &["T-shirts", "Majice"], &["Men", "Moški"]),
            category("men/shirts", &["Shirts", "Srajce"], &["Men", "Moški"]),
        ]
    }

    #[test]
    fn a_name_is_found_in_any_language_and_number() {
        let one = |name: &str| meaning(name, &shop());
        assert_eq!(one("Dress"), Meaning::One("women/dresses".to_owned()));
        assert_eq!(one("Poletna obleka"), Meaning::One("women/dresses".to_owned()));
        assert_eq!(one("Ladies Tshirt"), Meaning::One("women/t-shirts".to_owned()));
        assert_eq!(one("Mens > T Shirts"), Meaning::One("men/t-shirts".to_owned()));
        // The last word is the decisive one.
        assert_eq!(one("Dress shirts"), Meaning::One("men/shirts".to_owned()));
    }

    #[test]
    fn ambiguous_names_are_not_matched() {
        let of = |name: &str| meaning(name, &shop());
        let both = ["men/t-shirts", "women/t-shirts"].map(str::to_owned).to_vec();
        assert_eq!(of("T-Shirt"), Meaning::Several(both));
        assert_eq!(of("Bikini"), Meaning::None(None));
        assert_eq!(of("Women's Belts"), Meaning::None(Some("women".to_owned())));
        assert_eq!(of("Women"), Meaning::One("women".to_owned()));
        assert_eq!(of(""), Meaning::None(None));
    }
}

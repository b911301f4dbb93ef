//! The case of colour names by language. A list begins a name with a capital letter; within a sentence it is in lower case, except in
//! languages that capitalise nouns (`within_sentence` in `catalog/read/pictures.rs`).

use super::super::facts::Line;

/// Languages that capitalise nouns, which many colour names are, such as `Pflaume`.
const CAPITALISED: [&str; 2] = ["at", "de"];
/// The variable for a colour name.
const COLOUR: &str = "{$colour}";

/// A message cannot begin with a colour name, which may be in lower case.
pub(super) fn in_message(line: &Line, language: &str) -> Vec<String> {
    let begins = !CAPITALISED.contains(&language) && line.text.trim_start().starts_with(COLOUR);
    begins
        .then(|| "begins with { $colour }, which may be in lower case: put a word before it".to_owned())
        .into_iter()
        .collect()
}

/// What is wrong with the case of a colour name in a list. Where nouns are not capitalised, no later letter is a capital: the name is
/// the same in a sentence, in lower case. In scripts without case, every name is right.
#[cfg(test)]
pub(crate) fn colour_name(name: &str, language: &str) -> Option<String> {
    let letters: Vec<(Option<char>, char)> = {
        let before = std::iter::once(None).chain(name.chars().map(Some));
        before.zip(name.chars()).filter(|(_, letter)| letter.is_alphabetic()).collect()
    };
    let ((_, first), rest) = letters.split_first()?;
    if first.is_lowercase() {
        return Some(format!("the colour \"{name}\" begins with a capital letter in lists"));
    }
    // In German, further words may be nouns; a capital within a word is wrong there, too.
    let is_noun = |before: Option<char>| CAPITALISED.contains(&language) && before.is_some_and(|c| !c.is_alphabetic());
    let is_wrong = rest.iter().any(|(before, letter)| letter.is_uppercase() && !is_noun(*before));
    is_wrong.then(|| format!("the colour \"{name}\" has a capital letter after the first one"))
}

#[cfg(test)]
mod tests {
    use super::{colour_name, in_message};
    use crate::i18n::ftl;

    fn complaints(language: &str, text: &str) -> usize {
        let parsed = ftl::parse("a.ftl", &format!("a = {text}\n"));
        parsed.entries[0].facts.lines.iter().map(|line| in_message(line, language).len()).sum()
    }

    #[test]
    fn a_message_begins_with_a_colour_only_where_nouns_are_capitalised() {
        assert_eq!((complaints("hr", "{ $colour }, { $name }"), complaints("en", "{ $colour }")), (1, 1));
        assert_eq!((complaints("de", "{ $colour }, { $name }"), complaints("at", "{ $colour }")), (0, 0));
        assert_eq!(complaints("hr", "{ $name }, { $colour }, sprijeda"), 0);
    }

    #[test]
    fn colour_names_have_the_case_of_their_language() {
        for (language, name) in [
            ("en", "sky blue"),
            ("en", "Sky Blue"),
            ("sl", "črna"),
            ("pt", "Verde-Musgo"),
            ("bg", "Пудра Розово"),
            ("de", "pflaume"),
            ("at", "moosgrün"),
            ("de", "SandBeige"),
            ("de", "SCHWARZ"),
        ] {
            assert!(colour_name(name, language).is_some(), "{language}: {name}");
        }
        for (language, name) in [
            ("en", "Sky blue"),
            ("pt", "Verde-musgo"),
            ("sl", "Črna"),
            ("de", "Grau meliert"),
            ("de", "Helles Moos"),
            ("at", "Blau-Weiß"),
            ("bn", "শ্যাওলা সবুজ"),
            ("en", "501"),
        ] {
            assert_eq!(colour_name(name, language), None, "{language}: {name}");
        }
    }
}

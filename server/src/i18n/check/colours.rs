//! The case of colour names by language. A list begins a name with a capital letter; within a sentence it is in lower case, except in
//! languages that capitalise nouns (`within_sentence` in `catalog/read/pictures.rs`). The import of product files warns of other names.

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

/// A colour's name as its language writes it in a list, if it is written otherwise. Where nouns are not capitalised, no later letter
/// is a capital: the name is the same in a sentence, in lower case. In scripts without case, every name is right.
pub(crate) fn written_colour(name: &str, language: &str) -> Option<String> {
    let (at, first) = name.char_indices().find(|(_, letter)| letter.is_alphabetic())?;
    let (start, rest) = (&name[..at], &name[at + first.len_utf8()..]);
    let rest = if CAPITALISED.contains(&language) { with_nouns(rest) } else { rest.to_lowercase() };
    let written: String = start.chars().chain(first.to_uppercase()).chain(rest.chars()).collect();
    (written != name).then_some(written)
}

/// The rest of a name whose further words may be nouns: only capitals within words are wrong.
fn with_nouns(rest: &str) -> String {
    let (mut written, mut is_within_word) = (String::with_capacity(rest.len()), true);
    for letter in rest.chars() {
        if is_within_word {
            written.extend(letter.to_lowercase());
        } else {
            written.push(letter);
        }
        is_within_word = letter.is_alphabetic();
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{in_message, written_colour};
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
        for (language, name, written) in [
            ("en", "sky blue", "Sky blue"),
            ("en", "Sky Blue", "Sky blue"),
            ("sl", "črna", "Črna"),
            ("pt", "Verde-Musgo", "Verde-musgo"),
            ("bg", "Пудра Розово", "Пудра розово"),
            ("el", "ΜΑΥΡΟΣ", "Μαυρος"),
            ("de", "pflaume", "Pflaume"),
            ("at", "moosgrün", "Moosgrün"),
            ("de", "SandBeige", "Sandbeige"),
            ("de", "SCHWARZ", "Schwarz"),
        ] {
            assert_eq!(written_colour(name, language).as_deref(), Some(written), "{language}: {name}");
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
            ("en", "501 Blue"),
        ] {
            assert_eq!(written_colour(name, language), None, "{language}: {name}");
        }
    }
}

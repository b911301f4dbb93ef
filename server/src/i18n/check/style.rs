//! What a native reader would object to, as far as rules can detect it: numbers beside words, dates within sentences, digits,
//! dashes.

use std::sync::LazyLock;

use regex::Regex;

use super::super::facts::Line;

/// Variables that are counts: the word after one is inflected by it.
const COUNTS: [&str; 7] = ["count", "days", "hours", "max", "minutes", "pages", "to"];
/// Languages in which a noun is not inflected after a number.
const INVARIABLE: [&str; 2] = ["bn", "hu"];
/// Longest abbreviation of a unit in letters, such as `mes.`; abbreviations are not inflected.
const LONGEST_ABBREVIATION: usize = 4;
/// Variables that hold a formatted date. It is in the nominative, mostly with its weekday.
const DATES: [&str; 2] = ["date", "when"];
/// Languages that inflect dates within a sentence, so that a formatted one fits only after a colon.
const INFLECTED_DATES: [&str; 11] = ["at", "cz", "de", "el", "hr", "hu", "lt", "pl", "sk", "sl", "bg"];
/// Languages that put spaces around a dash between numbers.
const SPACED_RANGES: [&str; 1] = ["sk"];
/// Words that are not customary in shops of the language, with the customary ones.
const UNUSUAL: [(&str, &str, &str); 8] = [
    ("en", "letter", "newsletter or email"),
    ("en", "letters", "newsletters or emails"),
    ("en", "tap", "click"),
    ("en", "piece", "item"),
    ("en", "pieces", "items"),
    ("en", "melange", "marl"),
    ("en", "undershirt", "vest"),
    ("en", "undershirts", "vests"),
];

/// The style problems of a line.
pub(super) fn style(line: &Line, language: &str) -> Vec<String> {
    let rules = [plurals, dates, ranges, digits, typography, unusual_words];
    rules.iter().flat_map(|rule| rule(line, language)).collect()
}

/// A number followed by a word needs plural forms, even if the numbers that occur today happen to fit one.
fn plurals(line: &Line, language: &str) -> Vec<String> {
    static COUNTED: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"\{\$(\w+)\}[ \u{a0}](\p{L}+)(\.?)").expect("a regular expression"));
    if INVARIABLE.contains(&language) {
        return Vec::new();
    }
    let counted = COUNTED.captures_iter(&line.text).filter(|found| {
        let abbreviated = found[3].starts_with('.') && found[2].chars().count() <= LONGEST_ABBREVIATION;
        COUNTS.contains(&&found[1]) && !line.chosen_by.contains(&found[1]) && !abbreviated
    });
    counted.map(|found| format!("needs plural forms of ${}, as a word follows it", &found[1])).collect()
}

fn dates(line: &Line, language: &str) -> Vec<String> {
    if !INFLECTED_DATES.contains(&language) {
        return Vec::new();
    }
    let within = |name: &&&str| {
        let place = line.text.find(&format!("{{${name}}}"));
        place.is_some_and(|at| {
            let before = line.text[..at].trim_end();
            !before.is_empty() && !before.ends_with([':', '('])
        })
    };
    DATES.iter().filter(within).map(|name| format!("{{ ${name} }} is a finished date: put it after a colon")).collect()
}

fn ranges(line: &Line, language: &str) -> Vec<String> {
    let spaced = SPACED_RANGES.contains(&language);
    let is_wrong = if spaced { line.text.contains("}–{") } else { line.text.contains("{$min} – {") };
    let wanted = if spaced { "with spaces" } else { "without spaces" };
    let wrong = is_wrong.then(|| format!("the dash between numbers must be {wanted} here"));
    let hyphen = line.text.contains("}-{").then(|| "a range has a dash (–), not a hyphen".to_owned());
    wrong.into_iter().chain(hyphen).collect()
}

/// Prices, sizes and phone numbers have the digits 0 to 9 in every country, so all numbers must.
fn digits(line: &Line, _language: &str) -> Vec<String> {
    let native = line.text.chars().find(|c| c.is_numeric() && !c.is_ascii() && !"½¼¾²³".contains(*c));
    native
        .map(|digit| format!("has the digit {digit}: numbers are written with 0 to 9 in all languages"))
        .into_iter()
        .collect()
}

fn typography(line: &Line, _language: &str) -> Vec<String> {
    static STRAIGHT: LazyLock<Regex> = LazyLock::new(|| Regex::new(r#"\p{L}'\p{L}|""#).expect("a regular expression"));
    let found = [
        (line.text.contains("..."), "three dots are one character (…)"),
        (line.text.contains("  "), "has two spaces in a row"),
        ([" ,", " .", " ;"].iter().any(|pair| line.text.contains(pair)), "has a space before a comma or a stop"),
        (STRAIGHT.is_match(&line.text), "has a straight quotation mark: use the language's own"),
    ];
    found.iter().filter(|(is_wrong, _)| *is_wrong).map(|(_, what)| (*what).to_owned()).collect()
}

fn unusual_words(line: &Line, language: &str) -> Vec<String> {
    // Letters of the alphabet, not post.
    let text = line.text.to_lowercase().replace("uppercase letter", "").replace("lowercase letter", "");
    let words: Vec<_> = text.split(|c: char| !c.is_alphabetic()).collect();
    let found = UNUSUAL.iter().filter(|(of, word, _)| *of == language && words.contains(word));
    found.map(|(_, word, instead)| format!("says \"{word}\": a shop says {instead}")).collect()
}

#[cfg(test)]
mod tests {
    use super::style;
    use crate::i18n::ftl;

    fn complaints(language: &str, text: &str) -> Vec<String> {
        let parsed = ftl::parse("a.ftl", &format!("a = {text}\n"));
        parsed.entries[0].facts.lines.iter().flat_map(|line| style(line, language)).collect()
    }

    fn is_fine(language: &str, text: &str) -> bool {
        complaints(language, text).is_empty()
    }

    #[test]
    fn a_word_behind_a_number_needs_plural_forms() {
        assert_eq!(complaints("sl", "{ $count } kosov"), ["needs plural forms of $count, as a word follows it"]);
        assert_eq!(complaints("de", "{ $min }–{ NUMBER($max) } Tage").len(), 1);
        assert!(is_fine("sl", "Kosov: { $count }"));
        assert!(is_fine("sl", "{ $name } kosov"));
        assert!(is_fine("hu", "{ $count } darab"));
        assert!(is_fine("sk", "{ $from } – { $to } mes.") && is_fine("lt", "Liko tik { $count } vnt. prekių"));
        assert_eq!(complaints("sl", "Ostalo je { $count } kosov.").len(), 1);
        assert!(is_fine("sl", "{ $count ->\n    [one] { $count } kos\n   *[other] { $count } kosov\n}"));
        let other = "{ $days ->\n    [one] { $count } kos\n   *[other] Kosov: { $count }\n}";
        assert_eq!(complaints("sl", other).len(), 1, "it is chosen by another number");
    }

    #[test]
    fn a_finished_date_stands_after_a_colon_where_dates_inflect() {
        assert_eq!(complaints("cz", "Odesíláme { $date }."), ["{ $date } is a finished date: put it after a colon"]);
        assert!(is_fine("cz", "Odesíláme: { $date }."));
        assert!(is_fine("cz", "{ $date }"));
        assert!(is_fine("en", "Ships on { $date }."));
    }

    #[test]
    fn ranges_have_the_dash_of_their_language() {
        assert_eq!(complaints("sk", "{ $min }–{ $max }"), ["the dash between numbers must be with spaces here"]);
        assert_eq!(complaints("sl", "{ $min } – { $max }"), ["the dash between numbers must be without spaces here"]);
        assert_eq!(complaints("sl", "{ $min }-{ $max }"), ["a range has a dash (–), not a hyphen"]);
        assert!(is_fine("sk", "{ $min } – { $max }") && is_fine("sl", "{ $min }–{ $max }"));
        assert!(is_fine("sl", "Pri vas: { $from } – { $to }"), "dates have spaces of their own");
    }

    #[test]
    fn all_languages_have_the_same_digits() {
        assert_eq!(complaints("bn", "১০০ দিন"), ["has the digit ১: numbers are written with 0 to 9 in all languages"]);
        assert!(is_fine("bn", "100 দিন"));
    }

    #[test]
    fn typewriter_marks_and_stray_spaces_are_named() {
        assert_eq!(complaints("it", "l'ordine").len(), 1);
        assert_eq!(complaints("de", "\"Ja\" sagen").len(), 1);
        assert_eq!(complaints("en", "Wait...").len(), 1);
        assert_eq!(complaints("en", "Now , or  never").len(), 2);
        assert!(is_fine("it", "l’ordine… «sì», ora"));
    }

    #[test]
    fn english_says_what_shops_say() {
        assert_eq!(
            complaints("en", "One tap, and the Letter comes"),
            ["says \"letter\": a shop says newsletter or email", "says \"tap\": a shop says click",]
        );
        assert!(is_fine("en", "At least one uppercase letter"));
        assert!(is_fine("en", "One click, and the newsletter comes with its tape"));
        assert!(is_fine("de", "tap"));
    }
}

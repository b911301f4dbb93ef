//! What a native reader would object to, as far as rules can detect it: numbers beside words, dates within sentences, words and
//! endings that depend on a value, digits, dashes, unusual words.

use std::sync::LazyLock;

use regex::Regex;

use super::{super::facts::Line, colours, unusual};

/// Variables that are counts: the word after one is inflected by it.
const COUNTS: [&str; 10] = ["count", "days", "from", "max", "min", "pages", "percent", "quantity", "to", "total"];
/// The first numbers of ranges: the word between such a one and the second number is not inflected, as in `{ $min } to { $max } days`.
const RANGE_STARTS: [&str; 2] = ["from", "min"];
/// Languages in which a noun is not inflected after a number.
const INVARIABLE: [&str; 2] = ["bn", "hu"];
/// Longest abbreviation of a unit in letters, such as `mes.`; abbreviations are not inflected.
const LONGEST_ABBREVIATION: usize = 4;
/// Variables that hold a formatted date or two. It is in the nominative, mostly with its weekday.
const DATES: [&str; 3] = ["date", "dates", "when"];
/// Languages that inflect dates within a sentence, so that a formatted one fits only after a colon.
const INFLECTED_DATES: [&str; 11] = ["at", "cz", "de", "el", "hr", "hu", "lt", "pl", "sk", "sl", "bg"];
/// Languages that put spaces around a dash between numbers.
const SPACED_RANGES: [&str; 1] = ["sk"];
/// Words whose form depends on the beginning of the next one, by language: articles, and prepositions with a second form.
const BEFORE_VALUES: [(&str, &[&str]); 8] = [
    ("bg", &["в", "във", "с", "със"]),
    ("cz", &["k", "ke", "s", "se", "v", "ve", "z", "ze"]),
    ("el", &["στη", "στην", "τη", "την"]),
    ("hr", &["k", "ka", "s", "sa"]),
    ("hu", &["a", "az", "a(z)"]),
    ("pl", &["w", "we", "z", "ze"]),
    ("sk", &["k", "ku", "s", "so", "v", "vo", "z", "zo"]),
    ("sl", &["h", "k", "s", "z"]),
];
/// The variable of a fixed expression: Czech pages are "1 z 4", although the numeral is spoken "ze čtyř".
const TOTAL: &str = "$total";

/// The style problems of a line.
pub(super) fn style(line: &Line, language: &str) -> Vec<String> {
    let rules =
        [plurals, dates, ranges, digits, typography, words_before_values, endings_of_values, colours::in_message];
    let problems = rules.iter().flat_map(|rule| rule(line, language));
    problems.chain(unusual::in_message(&line.text, language)).collect()
}

/// The style problems of a text that is no message, such as a line of a page or a product's description. Its variables are `{}`.
#[cfg(test)]
pub(crate) fn prose_style(text: &str, language: &str) -> Vec<String> {
    let line = Line { text: text.to_owned(), ..Line::default() };
    let problems: Vec<String> =
        [ranges(&line, language), digits(&line, language), typography(&line, language)].concat();
    problems.into_iter().chain(unusual::in_prose(text, language)).collect()
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
        let after = found.get(0).map_or("", |whole| &line.text[whole.end()..]);
        let joins_range = RANGE_STARTS.contains(&&found[1]) && after.trim_start().starts_with('{');
        COUNTS.contains(&&found[1]) && !line.chosen_by.contains(&found[1]) && !abbreviated && !joins_range
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

/// `a { $shop }` is right for one shop in Hungarian and wrong for the next, which needs `az`.
fn words_before_values(line: &Line, language: &str) -> Vec<String> {
    static PAIR: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"([\p{L}()]+)[ \u{a0}]\{([$-][\w-]+)\}").expect("a regular expression"));
    let Some((_, words)) = BEFORE_VALUES.iter().find(|(of, _)| *of == language) else { return Vec::new() };
    let dependent =
        PAIR.captures_iter(&line.text).filter(|found| words.contains(&&*found[1].to_lowercase()) && found[2] != *TOTAL);
    dependent
        .map(|found| {
            let (word, value) = (&found[1], &found[2]);
            format!("the form of \"{word}\" depends on {{ {value} }}: put a noun, a colon or brackets between them")
        })
        .collect()
}

/// Endings that follow the sound of the word before: `{ $price }-tól` is right for one currency in Hungarian and wrong for the next.
fn endings_of_values(line: &Line, language: &str) -> Vec<String> {
    static HUNGARIAN: LazyLock<Regex> = LazyLock::new(|| {
        let endings = "[tbr][óő]l|n[ae]k|b[ae]n?|r[ae]|h[oeö]z|n[áé]l|v[ae]l|[oeö]n|n|[oeöa]?t|[oeöa]?s|j[ae]";
        Regex::new(&format!(r"\{{([$-][\w-]+)\}}-(?:{endings})\b")).expect("a regular expression")
    });
    // Numbers take -এর in writing, whatever they end in; names do not.
    static BENGALI: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"\{(\$shop|\$brand|\$name|-[\w-]+)\}-?(?:এর|এ|য়|র|তে)\b").expect("a regular expression")
    });
    let endings: &Regex = match language {
        "hu" => &HUNGARIAN,
        "bn" => &BENGALI,
        _ => return Vec::new(),
    };
    let dependent = endings.captures_iter(&line.text);
    dependent
        .map(|found| format!("the ending after {{ {} }} depends on the value: put a noun after it", &found[1]))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{COUNTS, DATES, prose_style, style};
    use crate::i18n::{REFERENCE, Texts, ftl};

    fn complaints(language: &str, text: &str) -> Vec<String> {
        let parsed = ftl::parse("a.ftl", &format!("a = {text}\n"));
        parsed.entries[0].facts.lines.iter().flat_map(|line| style(line, language)).collect()
    }

    fn is_fine(language: &str, text: &str) -> bool {
        complaints(language, text).is_empty()
    }

    #[test]
    fn a_word_after_a_number_needs_plural_forms() {
        assert_eq!(complaints("sl", "{ $count } kosov"), ["needs plural forms of $count, as a word follows it"]);
        assert_eq!(complaints("de", "{ $min }–{ NUMBER($max) } Tage").len(), 1);
        assert_eq!(complaints("es", "Usa al menos { $min } caracteres").len(), 1);
        assert_eq!(complaints("sl", "{ $quantity } kosov od { $total } kosov").len(), 2);
        assert!(is_fine("sl", "{ $min } do { $max ->\n    [one] { $max } dne\n   *[other] { $max } dni\n}"));
        assert!(is_fine("sl", "Med { $min } in { $max }. Od { $from } do { $to }."), "between two numbers");
        assert_eq!(complaints("sl", "{ $min } do { $max } dni"), ["needs plural forms of $max, as a word follows it"]);
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
    fn formatted_dates_follow_a_colon_where_dates_inflect() {
        assert_eq!(complaints("cz", "Odesíláme { $date }."), ["{ $date } is a finished date: put it after a colon"]);
        assert_eq!(complaints("pl", "Dotrze { $dates }"), ["{ $dates } is a finished date: put it after a colon"]);
        assert!(is_fine("cz", "Odesíláme: { $date }."));
        assert!(is_fine("cz", "{ $date }"));
        assert!(is_fine("en", "Ships on { $date }."));
    }

    /// Variables that are neither counts nor dates: names, prices, times, ordinals, numbers with the symbol of their unit.
    const TEXTS: [&str; 59] = [
        "account",
        "address",
        "amount",
        "balance",
        "before",
        "brand",
        "channels",
        "choice",
        "choices",
        "closes",
        "code",
        "colour",
        "company",
        "contact",
        "countries",
        "country",
        "currency",
        "day",
        "email",
        "example",
        "fibre",
        "file",
        "goods",
        "grams",
        "id",
        "invoice",
        "item",
        "items",
        "larger",
        "message",
        "missing",
        "month",
        "name",
        "names",
        "now",
        "number",
        "opens",
        "option",
        "order",
        "page",
        "path",
        "phone",
        "price",
        "prize",
        "promotion",
        "query",
        "rate",
        "reason",
        "reward",
        "shop",
        "size",
        "smaller",
        "system",
        "threshold",
        "title",
        "value",
        "web",
        "what",
        "year",
    ];

    #[test]
    fn every_variable_is_a_count_a_date_or_a_text() {
        let texts = Texts::embedded();
        let variables = texts.entries(REFERENCE).flat_map(|(_, entry)| entry.facts.variables.values().flatten());
        let used: BTreeSet<&str> = variables.map(String::as_str).collect();
        let listed: Vec<&str> = [&COUNTS[..], &DATES, &TEXTS].concat();
        let known: BTreeSet<&str> = listed.iter().copied().collect();
        let (new, unused): (Vec<_>, Vec<_>) = (used.difference(&known).collect(), known.difference(&used).collect());
        assert!(new.is_empty(), "{new:?}: which of them are COUNTS, DATES or TEXTS? The rules go by these lists");
        assert!(unused.is_empty(), "no message has {unused:?} any more");
        assert_eq!(known.len(), listed.len(), "a variable is in one of the lists");
    }

    #[test]
    fn ranges_use_the_dash_of_the_language() {
        assert_eq!(complaints("sk", "{ $min }–{ $max }"), ["the dash between numbers must be with spaces here"]);
        assert_eq!(complaints("sl", "{ $min } – { $max }"), ["the dash between numbers must be without spaces here"]);
        assert_eq!(complaints("sl", "{ $min }-{ $max }"), ["a range has a dash (–), not a hyphen"]);
        assert!(is_fine("sk", "{ $min } – { $max }") && is_fine("sl", "{ $min }–{ $max }"));
        assert!(is_fine("sl", "Cena: { $from } – { $to }"), "prices have spaces of their own");
    }

    #[test]
    fn all_languages_have_the_same_digits() {
        assert_eq!(complaints("bn", "১০০ দিন"), ["has the digit ১: numbers are written with 0 to 9 in all languages"]);
        assert!(is_fine("bn", "100 দিন"));
    }

    #[test]
    fn typewriter_quotes_and_superfluous_spaces_are_reported() {
        assert_eq!(complaints("it", "l'ordine").len(), 1);
        assert_eq!(complaints("de", "\"Ja\" sagen").len(), 1);
        assert_eq!(complaints("en", "Wait...").len(), 1);
        assert_eq!(complaints("en", "Now , or  never").len(), 2);
        assert!(is_fine("it", "l’ordine… «sì», ora"));
    }

    #[test]
    fn words_that_depend_on_a_value_are_reported_before_it() {
        assert_eq!(
            complaints("hu", "Üdv a { $shop } oldalon"),
            ["the form of \"a\" depends on { $shop }: put a noun, a colon or brackets between them"]
        );
        assert_eq!(complaints("hu", "A(z) { $number } számú rendelésed").len(), 1);
        assert_eq!(complaints("hu", "A { -brand } márkái").len(), 1);
        assert_eq!(complaints("bg", "Профилът Ви във { $shop }").len(), 1);
        assert_eq!(complaints("cz", "Cena se změnila z { $before } na { $now }.").len(), 1);
        assert_eq!(complaints("el", "Καλώς ήρθατε στη { -brand }").len(), 1);
        assert!(is_fine("hu", "A rendelésed ({ $number }) elkészült, a boltban { $shop }"));
        assert!(is_fine("bg", "Профилът Ви в магазина { $shop }"));
        assert!(is_fine("sl", "Cena: prej { $before }") && is_fine("en", "a { $shop }"));
        assert!(is_fine("cz", "Snímek { $number } z { $total }"));
    }

    #[test]
    fn endings_that_depend_on_a_value_are_reported() {
        assert_eq!(
            complaints("hu", "{ $price }-tól"),
            ["the ending after { $price } depends on the value: put a noun after it"]
        );
        let endings = "től nak ban ben ba be ra höz nál vel on n et t os s ja";
        for ending in endings.split(' ') {
            assert_eq!(complaints("hu", &format!("{{ -brand }}-{ending}, itt")).len(), 1, "{ending}");
        }
        assert!(is_fine("hu", "{ $price }-ig, { $shop }-fiókodhoz, { $system }-méret"));
        assert_eq!(complaints("bn", "{ -brand }-য় স্বাগতম, { $shop }-এর খবর").len(), 2);
        assert!(is_fine("bn", "{ $shop } শপে অর্ডার { $number }-এর জন্য { $count }টি পণ্য"));
        assert!(is_fine("de", "{ $count }-teilig"));
    }

    #[test]
    fn prose_is_checked_by_the_rules_for_all_texts() {
        assert_eq!(prose_style("Azul-céu...", "pt").len(), 2);
        assert_eq!(prose_style("10, ১২", "bn").len(), 1);
        assert_eq!(prose_style("{}–{} dní", "sk").len(), 1);
        assert!(prose_style("A letter, a piece of string", "en").is_empty());
        assert_eq!(complaints("en", "A letter").len(), 1);
    }
}

//! Sizes as people write them: which spellings denote the same size, and how sizes are sorted.

/// Distance between the ranks of different kinds of sizes; all ranks are below 2^53, so that JavaScript can represent them
/// exactly.
const GROUP: i64 = 100_000_000_000_000;
const SYSTEM: i64 = GROUP / 10;
const FIRST: i64 = 1_000_000;
/// The largest number accepted as a size, in hundredths.
const MAX_NUMBER: i64 = 999_999;

const MONTHS: &[&str] = &[
    "m",
    "mo",
    "mos",
    "mth",
    "mths",
    "mon",
    "month",
    "months",
    "monat",
    "monate",
    "monaten",
    "mes",
    "meses",
    "mesi",
    "mese",
    "mois",
    "mesec",
    "meseca",
    "meseci",
    "mesecev",
    "mjesec",
    "mjeseca",
    "mjeseci",
    "měsíc",
    "měsíce",
    "měsíců",
    "mesiac",
    "mesiace",
    "mesiacov",
    "miesiąc",
    "miesiące",
    "miesięcy",
    "hó",
    "hónap",
    "hónapos",
    "luni",
    "lună",
    "месец",
    "месеца",
    "месеци",
    "μήνας",
    "μήνες",
    "μηνών",
    "mėn",
    "mėnuo",
    "mėnesiai",
    "mėnesių",
    "মাস",
];
const YEARS: &[&str] = &[
    "y",
    "yr",
    "yrs",
    "year",
    "years",
    "t",
    "j",
    "jahr",
    "jahre",
    "jahren",
    "año",
    "años",
    "ano",
    "anos",
    "anno",
    "anni",
    "an",
    "ans",
    "ani",
    "let",
    "leta",
    "leto",
    "godina",
    "godine",
    "god",
    "rok",
    "roky",
    "roků",
    "rokov",
    "lat",
    "lata",
    "év",
    "éves",
    "години",
    "година",
    "год",
    "έτη",
    "ετών",
    "χρονών",
    "metai",
    "metų",
    "বছর",
];
const NEWBORN: &[&str] = &["newborn", "nb", "preemie", "0m"];
const ONE_SIZE: &[&str] =
    &["one size", "onesize", "os", "o/s", "one size fits all", "free size", "uni", "universal", "one-size"];

/// The canonical spelling of a letter size: `X-Small` is `XS`, `XX Large` and `XXL` are `2XL`, `s-m` is `S/M`; `None` for other
/// sizes.
pub fn letter_size(name: &str) -> Option<String> {
    if let Some((low, high)) = letter_range(name) {
        return Some(format!("{}/{}", spelling(low), spelling(high)));
    }
    letter_step(name).map(spelling)
}

/// The canonical spelling of a size: `X-Small` and `xs` are `XS`, `86-92` is `86/92`.
pub fn size_key(name: &str) -> String {
    letter_size(name).unwrap_or_else(|| name.trim().to_lowercase().replace(['-', '–'], "/"))
}

/// The sort rank of a size: letter sizes from small to large, then ages, then numbers by system (EU, UK, US) and value, then one
/// size; `None` for a name that is not a size.
pub fn size_rank(name: &str) -> Option<i64> {
    let folded = name.trim().to_lowercase();
    if let Some((low, high)) = letter_range(&folded) {
        return Some(GROUP + (low + 50) * FIRST + 500 + high + 50);
    }
    if let Some(step) = letter_step(&folded) {
        return Some(GROUP + (step + 50) * FIRST);
    }
    if NEWBORN.contains(&folded.as_str()) {
        return Some(2 * GROUP);
    }
    if ONE_SIZE.contains(&folded.as_str()) {
        return Some(5 * GROUP);
    }
    number_rank(&folded).or_else(|| {
        let first = folded.split([' ', '(', ',']).next().and_then(letter_step)?;
        Some(GROUP + (first + 50) * FIRST + 100)
    })
}

/// Steps from M: S is -1, XS -2, L 1, XL 2, 2XL 3.
fn letter_step(name: &str) -> Option<i64> {
    let compact: String =
        name.to_lowercase().chars().filter(|c| !c.is_whitespace() && !"-_.'()".contains(*c)).collect();
    if compact.len() > 24 {
        return None;
    }
    let compact = compact.replace("extra", "x").replace("xtra", "x").replace("double", "2").replace("triple", "3");
    let digits = compact.len() - compact.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = compact.split_at(digits);
    let tail = rest.trim_start_matches('x');
    let crosses = (rest.len() - tail.len()) as i64;
    let times = match (number.parse::<i64>().ok(), crosses) {
        (None, crosses) if number.is_empty() => crosses,
        (Some(times @ 1..=10), 1) => times,
        _ => return None,
    };
    match tail {
        "s" | "sm" | "sml" | "small" => Some(-1 - times),
        "m" | "md" | "med" | "medium" if times == 0 => Some(0),
        "l" | "lg" | "lrg" | "large" => Some(1 + times),
        _ => None,
    }
}

fn letter_range(name: &str) -> Option<(i64, i64)> {
    let at = |(index, mark): (usize, char)| {
        Some((letter_step(&name[..index])?, letter_step(&name[index + mark.len_utf8()..])?))
    };
    let mut marks = name.char_indices().filter(|(_, mark)| "/-–".contains(*mark));
    marks.find_map(at).filter(|(low, high)| low < high)
}

fn spelling(step: i64) -> String {
    match step {
        0 => "M".to_owned(),
        -1 => "S".to_owned(),
        1 => "L".to_owned(),
        -2 => "XS".to_owned(),
        -3 => "XXS".to_owned(),
        2 => "XL".to_owned(),
        ..0 => format!("{}XS", -step - 1),
        _ => format!("{}XL", step - 1),
    }
}

/// A number in hundredths, or a word.
#[derive(Debug, PartialEq, Eq)]
enum Token {
    Number(i64),
    Word(String),
}

fn number_rank(folded: &str) -> Option<i64> {
    let tokens = tokens(folded);
    let mut numbers =
        tokens.iter().filter_map(|token| if let Token::Number(number) = token { Some(*number) } else { None });
    let first = numbers.next()?;
    let second = numbers.next().unwrap_or(0);
    let words: Vec<&str> = tokens
        .iter()
        .filter_map(|token| if let Token::Word(word) = token { Some(word.as_str()) } else { None })
        .collect();
    let unit = |word: &&str| if MONTHS.contains(word) { Some(1) } else { YEARS.contains(word).then_some(12) };
    let units: Vec<i64> = words.iter().filter_map(unit).collect();
    if let (Some(own), Some(last)) = (units.first(), units.last()) {
        return Some(2 * GROUP + (first * own).min(MAX_NUMBER) * FIRST + (second * last).min(MAX_NUMBER));
    }
    let system = match words.first() {
        Some(&"uk" | &"gb") => 1,
        Some(&"us" | &"usa") => 2,
        _ => words.last().map_or(0, |word| match *word {
            "uk" => 1,
            "us" | "usa" => 2,
            _ => 0,
        }),
    };
    // `75B` is sorted by its letter among sizes of the same number.
    let letter =
        words.last().filter(|word| word.len() == 1 && second == 0).map_or(0, |word| i64::from(word.as_bytes()[0]));
    Some(3 * GROUP + system * SYSTEM + first.min(MAX_NUMBER) * FIRST + second.min(MAX_NUMBER) + letter)
}

fn tokens(text: &str) -> Vec<Token> {
    let letters: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let letter = letters[at];
        if letter.is_ascii_digit() {
            at = number(&letters, at, &mut tokens);
        } else if let Some(part) = vulgar_fraction(letter) {
            add_fraction(&mut tokens, part);
            at += 1;
        } else if letter.is_whitespace() || letter.is_ascii_punctuation() || "–—½".contains(letter) {
            at += 1;
        } else {
            let start = at;
            while at < letters.len()
                && !letters[at].is_ascii_digit()
                && !letters[at].is_whitespace()
                && !letters[at].is_ascii_punctuation()
            {
                at += 1;
            }
            tokens.push(Token::Word(letters[start..at].iter().collect()));
        }
    }
    tokens
}

/// Reads a number with decimals, or the fraction after one (`36 2/3`); returns the end position.
fn number(letters: &[char], start: usize, tokens: &mut Vec<Token>) -> usize {
    let whole_end = digits_end(letters, start);
    let whole = value(&letters[start..whole_end]);
    let follows = |at: usize, marks: &str| {
        letters.get(at).is_some_and(|c| marks.contains(*c)) && letters.get(at + 1).is_some_and(char::is_ascii_digit)
    };
    if follows(whole_end, "/")
        && start > 0
        && letters[start - 1] == ' '
        && matches!(tokens.last(), Some(Token::Number(_)))
    {
        let end = digits_end(letters, whole_end + 1);
        let below = value(&letters[whole_end + 1..end]);
        if (2..=8).contains(&below) && whole < below {
            add_fraction(tokens, whole * 100 / below);
            return end;
        }
    }
    if follows(whole_end, ".,") {
        let end = digits_end(letters, whole_end + 1);
        let decimals: String = letters[whole_end + 1..end].iter().chain(&['0', '0']).take(2).collect();
        tokens.push(Token::Number(whole.saturating_mul(100).saturating_add(decimals.parse().unwrap_or(0))));
        return end;
    }
    tokens.push(Token::Number(whole.saturating_mul(100)));
    whole_end
}

fn digits_end(letters: &[char], start: usize) -> usize {
    start + letters[start..].iter().take_while(|letter| letter.is_ascii_digit()).count()
}

fn value(digits: &[char]) -> i64 {
    digits.iter().take(7).collect::<String>().parse().unwrap_or(0)
}

fn vulgar_fraction(letter: char) -> Option<i64> {
    Some(match letter {
        '½' => 50,
        '⅓' => 33,
        '⅔' => 66,
        '¼' => 25,
        '¾' => 75,
        _ => return None,
    })
}

fn add_fraction(tokens: &mut Vec<Token>, part: i64) {
    match tokens.last_mut() {
        Some(Token::Number(number)) => *number = number.saturating_add(part),
        _ => tokens.push(Token::Number(part)),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn spellings_of_one_letter_size_are_one_value() {
        for (size, spellings) in [
            ("XS", &["XS", "x-small", "X Small", "Extra Small", "extra-small", "1XS"][..]),
            ("XL", &["XL", "X-Large", "XLarge", "Extra Large", "x large", "1XL"]),
            ("2XL", &["XXL", "XX Large", "2XL", "xx-large", "2 XL", "2X-Large", "Double XL"]),
            ("3XL", &["XXXL", "3XL", "3X Large"]),
            ("XXS", &["XXS", "XX-Small", "2XS"]),
            ("M", &["m", "Medium", "Med", "(M)"]),
            ("S/M", &["S/M", "S-M", "Small/Medium", "s – m"]),
        ] {
            for spelling in spellings {
                assert_eq!(letter_size(spelling).as_deref(), Some(size), "{spelling}");
            }
        }
        for other in ["36", "S36", "Slim", "Large print", "X", "2X", "M/S", "86/92", "", "42XL2"] {
            assert_eq!(letter_size(other), None, "{other}");
        }
    }

    #[test]
    fn sizes_are_sorted_by_letter_size_age_and_number() {
        for sorted in [
            &["XXS", "X-Small", "S", "S/M", "Medium", "M/L", "L", "XL", "XX Large", "3XL", "10XL"][..],
            &["Newborn", "0-3 months", "3-6 M", "6 meses", "12-18 mesecev", "2T", "3-4 years", "10 let"],
            &["8", "10", "36", "36-38", "36.5", "36 2/3", "37 1/3", "37½", "38", "86/92", "98/104", "One Size"],
            &["75A", "75B", "80A"],
            &["EU 38", "39 EU", "UK 5", "UK 5.5", "6 UK", "US 7"],
            &["W30 L32", "W30 L34", "W32 L30"],
            &["S", "XL", "6 months", "2 years", "34", "One size"],
        ] {
            let ranks: Vec<i64> = sorted.iter().map(|size| size_rank(size).unwrap()).collect();
            assert!(ranks.is_sorted_by(|a, b| a < b), "{sorted:?}: {ranks:?}");
        }
        assert_eq!(size_rank("Petite"), None);
    }

    proptest! {
        #[test]
        fn every_rank_is_a_safe_integer_in_javascript(name in "\\PC{0,40}") {
            prop_assert!(size_rank(&name).is_none_or(|rank| rank > 0 && rank < 1 << 53));
            if let Some(size) = letter_size(&name) {
                prop_assert_eq!(letter_size(&size), Some(size.clone()));
            }
        }
    }
}

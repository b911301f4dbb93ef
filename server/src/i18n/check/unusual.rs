//! Words and phrases that are not customary in shops of a language: most are literal translations from English.

use super::super::fallback::parent;

/// A language, a word or phrase of it in lower case, and the customary one.
struct UnusualTerm {
    language: &'static str,
    phrase: &'static str,
    /// What a shop says instead.
    usual: &'static str,
}

const fn term(language: &'static str, phrase: &'static str, usual: &'static str) -> UnusualTerm {
    UnusualTerm { language, phrase, usual }
}

/// Unusual in messages only: elsewhere there may be a letter by post or a piece of string.
const IN_MESSAGES: [UnusualTerm; 5] = [
    term("en", "letter", "newsletter or email"),
    term("en", "letters", "newsletters or emails"),
    term("en", "tap", "click"),
    term("en", "piece", "item"),
    term("en", "pieces", "items"),
];

/// Unusual in every text.
const EVERYWHERE: [UnusualTerm; 83] = [
    term("bg", "малки хора", "най-малките"),
    term("bg", "твърде чести", "твърде много опити"),
    term("bg", "приложи цената", "филтрирай по цена"),
    term("bg", "пода и за дърветата", "за игри и катерене"),
    term("bn", "ওকে", "ঠিক আছে"),
    term("bn", "ছোট মানুষদের", "ছোট্টদের"),
    term("bn", "লিংক চান", "লিংক নিন"),
    term("bn", "পাসওয়ার্ড ঠিক করুন", "পাসওয়ার্ড সেট করুন"),
    term("bn", "পাসওয়ার্ড ঠিক করার", "পাসওয়ার্ড সেট করার"),
    term("bn", "পাসওয়ার্ড ঠিক হয়েছে", "পাসওয়ার্ড সেট হয়েছে"),
    term("cz", "malé lidi", "nejmenší"),
    term("cz", "malým lidem", "nejmenším"),
    term("cz", "trochu moc často", "příliš mnoho pokusů"),
    term("cz", "použít cenu", "filtrovat podle ceny"),
    term("cz", "vedou nohu", "kopírují nohu"),
    term("cz", "má teď plno", "je teď přetížený"),
    term("de", "kleine leute", "die Kleinen"),
    term("de", "kleinen leute", "die Kleinen"),
    term("de", "böden und bäume", "Toben und Klettern"),
    term("de", "leise kleidung", "schlichte Kleidung"),
    term("de", "wir verschicken am", "Versand am"),
    term("de", "provinz oder bezirk", "Provinz oder Kreis"),
    term("el", "ήσυχα ρούχα", "διακριτικά ρούχα"),
    term("el", "μικρούς ανθρώπους", "τους μικρούς"),
    term("el", "πατώματα και δέντρα", "παιχνίδι και σκαρφάλωμα"),
    term("el", "μακρύ σώβρακο", "σκελέα"),
    term("el", "ναυτικό μπλε", "μπλε μαρέν"),
    term("en", "melange", "marl"),
    term("en", "undershirt", "vest"),
    term("en", "undershirts", "vests"),
    term("en", "without your yes", "unless you confirm"),
    term("en", "leave this email be", "ignore this email"),
    term("en", "closest to the skin", "next to the skin"),
    term("en", "floors and trees", "playing and climbing"),
    term("en", "small people", "little ones"),
    term("en", "quiet clothes", "understated clothes"),
    term("es", "gente pequeña", "los peques"),
    term("es", "suelos y árboles", "jugar y trepar"),
    term("es", "te enteras", "te enterarás"),
    term("hr", "male ljude", "mališane"),
    term("hr", "malim ljudima", "mališanima"),
    term("hr", "nešto rastezljivosti", "blago rastezljiv"),
    term("hr", "malo prečesto", "previše pokušaja"),
    term("hr", "primijeni cijenu", "filtriraj po cijeni"),
    term("hr", "podove i krošnje", "igru i penjanje"),
    term("hu", "csendes ruhák", "letisztult ruhák"),
    term("hu", "kis emberek", "a kicsik"),
    term("hu", "kis embereknek", "kicsiknek"),
    term("hu", "padlóra és fára", "játékhoz és mászókázáshoz"),
    term("hu", "gyerek alsóneműk", "gyerekalsóneműk"),
    term("hu", "modál bugyi", "modálbugyi"),
    term("hu", "merinó body", "merinóbody"),
    term("hu", "lyocell póló", "lyocellpóló"),
    term("hu", "pamut body", "pamutbody"),
    term("it", "gente piccola", "i più piccoli"),
    term("it", "pavimenti e alberi", "giocare e arrampicarsi"),
    term("it", "torna in forma", "ritrova la forma"),
    term("it", "tornano in forma", "ritrovano la forma"),
    term("it", "fanno le ginocchia", "fanno le borse alle ginocchia"),
    term("lt", "tylūs drabužiai", "santūrūs drabužiai"),
    term("lt", "dengta nugara", "dengti sėdmenys"),
    term("pl", "małych ludzi", "najmłodszych"),
    term("pl", "trochę za często", "zbyt wiele prób"),
    term("pl", "zastosuj cenę", "filtruj według ceny"),
    term("pl", "na rośnięcie", "na wyrost"),
    term("pl", "nie ma co obcierać", "nic nie obciera"),
    term("pl", "powstaje mechacenie", "powstają zmechacenia"),
    term("pl", "podłogę i na drzewa", "do zabawy i wspinaczki"),
    term("pt", "gente pequena", "os mais pequenos"),
    term("pt", "culotes", "cuecas culotte"),
    term("pt", "azul-céu", "azul-celeste"),
    term("ro", "oameni mici", "cei mici"),
    term("ro", "camere cu curent", "camere în care trage curentul"),
    term("ro", "podele și copaci", "joacă și cățărat"),
    term("ro", "ușor de tras", "ușor de îmbrăcat"),
    term("sk", "malých ľudí", "najmenších"),
    term("sk", "trochu pričasto", "priveľa pokusov"),
    term("sk", "použiť cenu", "filtrovať podľa ceny"),
    term("sk", "vedú nohu", "kopírujú nohu"),
    term("sk", "machovo zelená", "machovozelená"),
    term("sl", "majhne ljudi", "najmlajše"),
    term("sl", "malo prepogosto", "preveč poskusov"),
    term("sl", "nekaj raztega", "rahlo raztegljiv"),
];

/// What is unusual in a message.
pub(super) fn in_message(text: &str, language: &str) -> Vec<String> {
    // Letters of the alphabet, not post.
    let text = text.to_lowercase().replace("uppercase letter", "").replace("lowercase letter", "");
    unusual(&text, language, IN_MESSAGES.iter().chain(&EVERYWHERE))
}

/// What is unusual in content or in a product's texts.
#[cfg(test)]
pub(super) fn in_prose(text: &str, language: &str) -> Vec<String> {
    unusual(text, language, EVERYWHERE.iter())
}

fn unusual<'a>(text: &str, language: &str, entries: impl Iterator<Item = &'a UnusualTerm>) -> Vec<String> {
    let text = words(text);
    let found = entries.filter(|term| applies(term.language, language) && text.contains(&words(term.phrase)));
    found.map(|term| format!("says \"{}\": a shop says {}", term.phrase, term.usual)).collect()
}

/// Whether an entry of one language is for another, which may be a regional one.
fn applies(of: &str, language: &str) -> bool {
    of == language || parent(language).is_some_and(|parent| parent == of)
}

/// The words of a text in lower case, with a space before and after each, so that a phrase is found only as whole words.
fn words(text: &str) -> String {
    // Signs that join letters of a Bengali word are not letters themselves.
    let is_part = |c: char| c.is_alphabetic() || matches!(c, '\u{9bc}' | '\u{9cd}');
    let lower = text.to_lowercase();
    let words: Vec<_> = lower.split(|c: char| !is_part(c)).filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::{EVERYWHERE, UnusualTerm, in_message, in_prose};

    #[test]
    fn messages_use_common_terms_of_shops() {
        assert_eq!(
            in_message("One tap, and the Letter comes", "en"),
            ["says \"letter\": a shop says newsletter or email", "says \"tap\": a shop says click"]
        );
        assert!(in_message("At least one uppercase letter", "en").is_empty());
        assert!(in_message("One click, and the newsletter comes with its tape", "en").is_empty());
        assert!(in_message("tap", "de").is_empty());
    }

    #[test]
    fn prose_allows_letters_and_pieces_but_no_literal_translations() {
        assert!(in_prose("A letter sent by post, a piece of string", "en").is_empty());
        assert_eq!(
            in_prose("Für kleine Leute: Böden\nund Bäume.", "de"),
            [
                "says \"kleine leute\": a shop says die Kleinen",
                "says \"böden und bäume\": a shop says Toben und Klettern",
            ]
        );
        assert_eq!(in_prose("Für kleine Leute", "at").len(), 1, "Austrian German is German");
        assert_eq!(in_prose("Azul-céu", "pt").len(), 1);
        assert!(in_prose("Für kleine Leutehäuser", "de").is_empty(), "only whole words count");
        assert!(in_prose("পাসওয়ার্ড ঠিক নয়", "bn").is_empty() && in_prose("পাসওয়ার্ড ঠিক করুন।", "bn").len() == 1);
    }

    #[test]
    fn every_phrase_is_found_but_its_replacement_is_not() {
        for UnusualTerm { language, phrase, usual } in EVERYWHERE {
            assert!(!in_prose(&phrase.to_uppercase(), language).is_empty(), "{language}: {phrase}");
            assert!(in_prose(usual, language).is_empty(), "{language}: {usual}");
        }
    }
}

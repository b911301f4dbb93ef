//! Words and phrases that are not customary in shops of a language: most are literal translations from English.

use super::super::fallback::parent;

/// A language, a word or phrase of it in lower case, and the customary one.
type UnusualTerm = (&'static str, &'static str, &'static str);

/// Unusual in messages only: elsewhere there may be a letter by post or a piece of string.
const IN_MESSAGES: [UnusualTerm; 5] = [
    ("en", "letter", "newsletter or email"),
    ("en", "letters", "newsletters or emails"),
    ("en", "tap", "click"),
    ("en", "piece", "item"),
    ("en", "pieces", "items"),
];

/// Unusual in every text.
const EVERYWHERE: [UnusualTerm; 83] = [
    ("bg", "малки хора", "най-малките"),
    ("bg", "твърде чести", "твърде много опити"),
    ("bg", "приложи цената", "филтрирай по цена"),
    ("bg", "пода и за дърветата", "за игри и катерене"),
    ("bn", "ওকে", "ঠিক আছে"),
    ("bn", "ছোট মানুষদের", "ছোট্টদের"),
    ("bn", "লিংক চান", "লিংক নিন"),
    ("bn", "পাসওয়ার্ড ঠিক করুন", "পাসওয়ার্ড সেট করুন"),
    ("bn", "পাসওয়ার্ড ঠিক করার", "পাসওয়ার্ড সেট করার"),
    ("bn", "পাসওয়ার্ড ঠিক হয়েছে", "পাসওয়ার্ড সেট হয়েছে"),
    ("cz", "malé lidi", "nejmenší"),
    ("cz", "malým lidem", "nejmenším"),
    ("cz", "trochu moc často", "příliš mnoho pokusů"),
    ("cz", "použít cenu", "filtrovat podle ceny"),
    ("cz", "vedou nohu", "kopírují nohu"),
    ("cz", "má teď plno", "je teď přetížený"),
    ("de", "kleine leute", "die Kleinen"),
    ("de", "kleinen leute", "die Kleinen"),
    ("de", "böden und bäume", "Toben und Klettern"),
    ("de", "leise kleidung", "schlichte Kleidung"),
    ("de", "wir verschicken am", "Versand am"),
    ("de", "provinz oder bezirk", "Provinz oder Kreis"),
    ("el", "ήσυχα ρούχα", "διακριτικά ρούχα"),
    ("el", "μικρούς ανθρώπους", "τους μικρούς"),
    ("el", "πατώματα και δέντρα", "παιχνίδι και σκαρφάλωμα"),
    ("el", "μακρύ σώβρακο", "σκελέα"),
    ("el", "ναυτικό μπλε", "μπλε μαρέν"),
    ("en", "melange", "marl"),
    ("en", "undershirt", "vest"),
    ("en", "undershirts", "vests"),
    ("en", "without your yes", "unless you confirm"),
    ("en", "leave this email be", "ignore this email"),
    ("en", "closest to the skin", "next to the skin"),
    ("en", "floors and trees", "playing and climbing"),
    ("en", "small people", "little ones"),
    ("en", "quiet clothes", "understated clothes"),
    ("es", "gente pequeña", "los peques"),
    ("es", "suelos y árboles", "jugar y trepar"),
    ("es", "te enteras", "te enterarás"),
    ("hr", "male ljude", "mališane"),
    ("hr", "malim ljudima", "mališanima"),
    ("hr", "nešto rastezljivosti", "blago rastezljiv"),
    ("hr", "malo prečesto", "previše pokušaja"),
    ("hr", "primijeni cijenu", "filtriraj po cijeni"),
    ("hr", "podove i krošnje", "igru i penjanje"),
    ("hu", "csendes ruhák", "letisztult ruhák"),
    ("hu", "kis emberek", "a kicsik"),
    ("hu", "kis embereknek", "kicsiknek"),
    ("hu", "padlóra és fára", "játékhoz és mászókázáshoz"),
    ("hu", "gyerek alsóneműk", "gyerekalsóneműk"),
    ("hu", "modál bugyi", "modálbugyi"),
    ("hu", "merinó body", "merinóbody"),
    ("hu", "lyocell póló", "lyocellpóló"),
    ("hu", "pamut body", "pamutbody"),
    ("it", "gente piccola", "i più piccoli"),
    ("it", "pavimenti e alberi", "giocare e arrampicarsi"),
    ("it", "torna in forma", "ritrova la forma"),
    ("it", "tornano in forma", "ritrovano la forma"),
    ("it", "fanno le ginocchia", "fanno le borse alle ginocchia"),
    ("lt", "tylūs drabužiai", "santūrūs drabužiai"),
    ("lt", "dengta nugara", "dengti sėdmenys"),
    ("pl", "małych ludzi", "najmłodszych"),
    ("pl", "trochę za często", "zbyt wiele prób"),
    ("pl", "zastosuj cenę", "filtruj według ceny"),
    ("pl", "na rośnięcie", "na wyrost"),
    ("pl", "nie ma co obcierać", "nic nie obciera"),
    ("pl", "powstaje mechacenie", "powstają zmechacenia"),
    ("pl", "podłogę i na drzewa", "do zabawy i wspinaczki"),
    ("pt", "gente pequena", "os mais pequenos"),
    ("pt", "culotes", "cuecas culotte"),
    ("pt", "azul-céu", "azul-celeste"),
    ("ro", "oameni mici", "cei mici"),
    ("ro", "camere cu curent", "camere în care trage curentul"),
    ("ro", "podele și copaci", "joacă și cățărat"),
    ("ro", "ușor de tras", "ușor de îmbrăcat"),
    ("sk", "malých ľudí", "najmenších"),
    ("sk", "trochu pričasto", "priveľa pokusov"),
    ("sk", "použiť cenu", "filtrovať podľa ceny"),
    ("sk", "vedú nohu", "kopírujú nohu"),
    ("sk", "machovo zelená", "machovozelená"),
    ("sl", "majhne ljudi", "najmlajše"),
    ("sl", "malo prepogosto", "preveč poskusov"),
    ("sl", "nekaj raztega", "rahlo raztegljiv"),
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
    let found = entries.filter(|(of, phrase, _)| applies(of, language) && text.contains(&words(phrase)));
    found.map(|(_, phrase, instead)| format!("says \"{phrase}\": a shop says {instead}")).collect()
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
    use super::{EVERYWHERE, in_message, in_prose};

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
        for (language, phrase, instead) in EVERYWHERE {
            assert!(!in_prose(&phrase.to_uppercase(), language).is_empty(), "{language}: {phrase}");
            assert!(in_prose(instead, language).is_empty(), "{language}: {instead}");
        }
    }
}

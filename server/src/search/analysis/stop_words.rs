//! Stop words, which a product need not contain to match a query. Normalised, by language.

/// Whether a normalised word is a stop word of the language.
pub fn is_stop_word(code: &str, folded: &str) -> bool {
    of(code).split(' ').any(|word| word == folded)
}

fn of(code: &str) -> &'static str {
    match code {
        "en" => "a an and the for of in on with without to or from at by my your his her size colour color",
        "de" | "at" => {
            "der die das den dem des ein eine einen fur mit ohne und oder in im aus von zu zum zur am an auf grosse farbe"
        }
        "sl" => "in ali za z s iz v na brez od do pri k h velikost barva barve",
        "hr" => "i ili za s sa iz u na bez od do pri velicina boja boje",
        "es" => "el la los las un una de del para con sin y o en por al talla color",
        "it" => "il lo la i gli le un una di del della dei delle per con senza e o in da al taglia colore",
        "pt" => "o a os as um uma de do da dos das para com sem e ou em no na por tamanho cor",
        "ro" => "un o de din pentru cu fara si sau in la pe al ai ale marime marimea culoare",
        "hu" => "a az egy es vagy meret szin",
        "pl" => "i lub oraz dla z ze bez na w we do od o po rozmiar kolor",
        "cz" | "cs" => "a nebo i pro s se z ze bez na v ve do od k ke o u velikost barva",
        "sk" => "a alebo i pre s so z zo bez na v vo do od k ku o u velkost farba",
        "bg" => "и или за с със от на в във без до по размер цвят",
        "el" => "ο η το οι τα του τησ των και η για με χωρισ απο σε στο στη στην ενα μια μεγεθοσ νουμερο χρωμα",
        "lt" => "ir ar su be is i prie uz nuo dydis spalva spalvos",
        "bn" => "এবং ও বা জন্য এর সাইজ মাপ রঙ রং রঙের",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::analysis::fold;

    #[test]
    fn stop_words_are_listed_normalised() {
        for code in ["en", "de", "sl", "hr", "es", "it", "pt", "ro", "hu", "pl", "cz", "sk", "bg", "el", "lt", "bn"] {
            assert!(of(code).split(' ').count() > 5, "{code}");
            for word in of(code).split(' ') {
                assert_eq!(word, fold(word), "{code}");
                assert!(is_stop_word(code, word));
            }
        }
        assert!(!is_stop_word("en", "leggings") && !is_stop_word("xx", "the"));
    }
}

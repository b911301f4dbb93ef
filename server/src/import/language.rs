//! Detects the language of a file's texts, so that an operator who forgets to name it does not fill a shop with texts in the
//! wrong one.

use whatlang::{Detector, Lang};

use crate::tenancy::{Directory, Language};

/// Maximum length of the sample, and the minimum for a detection, in bytes.
const ENOUGH: usize = 24 << 10;
const LEAST: usize = 150;
/// Maximum length taken from one row, so that no single description decides.
const OF_ROW: usize = 600;

/// Languages by the first part of their locale.
const KNOWN: &[(&str, Lang)] = &[
    ("bg", Lang::Bul),
    ("bn", Lang::Ben),
    ("cs", Lang::Ces),
    ("da", Lang::Dan),
    ("de", Lang::Deu),
    ("el", Lang::Ell),
    ("en", Lang::Eng),
    ("es", Lang::Spa),
    ("fr", Lang::Fra),
    ("hr", Lang::Hrv),
    ("hu", Lang::Hun),
    ("it", Lang::Ita),
    ("lt", Lang::Lit),
    ("nl", Lang::Nld),
    ("pl", Lang::Pol),
    ("pt", Lang::Por),
    ("ro", Lang::Ron),
    ("sk", Lang::Slk),
    ("sl", Lang::Slv),
    ("uk", Lang::Ukr),
];

/// A sample of a file's texts, a little from each row.
#[derive(Debug, Default)]
pub(super) struct Sample(String);

impl Sample {
    /// Adds the text outside tags, until there is enough.
    pub(super) fn add(&mut self, html: &str) {
        if self.0.len() >= ENOUGH {
            return;
        }
        let mut is_tag = false;
        let mut taken = 0;
        for letter in html.chars() {
            match letter {
                '<' => is_tag = true,
                '>' => is_tag = false,
                _ if is_tag => continue,
                letter => self.0.push(letter),
            }
            taken += 1;
            if taken > OF_ROW {
                break;
            }
        }
        self.0.push('\n');
    }

    /// The platform's language of the texts, if it is detected reliably.
    pub(super) fn language<'d>(&self, directory: &'d Directory) -> Option<&'d Language> {
        if self.0.len() < LEAST {
            return None;
        }
        let candidates =
            KNOWN.iter().filter(|(tag, _)| directory.languages.iter().any(|language| primary(language) == *tag));
        let info = Detector::with_allowlist(candidates.map(|(_, lang)| *lang).collect()).detect(&self.0)?;
        let (tag, _) = KNOWN.iter().find(|(_, lang)| *lang == info.lang())?;
        let language = directory.languages.iter().find(|language| primary(language) == *tag)?;
        info.is_reliable().then_some(&**language)
    }
}

/// The primary subtag, `de` of `de-AT`: texts in one are understood in the other.
pub(super) fn primary(language: &Language) -> &str {
    language.locale.split('-').next().unwrap_or(&language.locale)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::tenancy::{self, Configuration, files};

    #[test]
    fn every_language_of_the_platform_is_detected() {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        let directory = tenancy::directory(files.configuration).unwrap();
        let texts = [
            (
                "en",
                "<p>This soft shirt is made of organic cotton. It keeps its shape after many washes and goes well with everything that you wear on warm days. The wide collar and the long sleeves make it comfortable.</p>",
            ),
            (
                "de",
                "<p>Dieses weiche Hemd ist aus Baumwolle. Es behält nach vielen Wäschen seine Form und passt zu allem, was man an warmen Tagen trägt. Der breite Kragen und die langen Ärmel machen es bequem für jeden Tag.</p>",
            ),
            (
                "sl",
                "<p>Ta mehka srajca je narejena iz bombaža. Tudi po mnogih pranjih ohrani svojo obliko in se poda k vsemu, kar nosite v toplih dneh. Širok ovratnik in dolgi rokavi poskrbijo za udobje ves dan, tudi če ste zelo dejavni.</p>",
            ),
            (
                "hu",
                "<p>Ez a puha ing pamutból készült. Sok mosás után is megtartja az alakját, és mindenhez illik, amit meleg napokon viselsz. A széles gallér és a hosszú ujjak kényelmessé teszik egész napra, bármerre is jársz a városban.</p>",
            ),
            (
                "pl",
                "<p>Ta miękka koszula jest uszyta z bawełny. Zachowuje swój kształt po wielu praniach i pasuje do wszystkiego, co nosisz w ciepłe dni. Szeroki kołnierzyk i długie rękawy sprawiają, że jest wygodna przez cały dzień.</p>",
            ),
            (
                "bn",
                "<p>এই নরম শার্টটি তুলা দিয়ে তৈরি। অনেকবার ধোয়ার পরেও এর আকার ঠিক থাকে এবং গরমের দিনে আপনি যা পরেন তার সবকিছুর সাথে মানায়। চওড়া কলার ও লম্বা হাতা একে সারাদিন আরামদায়ক রাখে।</p>",
            ),
            (
                "el",
                "<p>Αυτό το απαλό πουκάμισο είναι φτιαγμένο από βαμβάκι. Διατηρεί το σχήμα του μετά από πολλά πλυσίματα και ταιριάζει με όλα όσα φοράτε τις ζεστές μέρες του καλοκαιριού στην πόλη ή στη θάλασσα.</p>",
            ),
            (
                "ro",
                "<p>Această cămașă moale este făcută din bumbac. Își păstrează forma după multe spălări și se potrivește cu tot ce porți în zilele calde. Gulerul lat și mânecile lungi o fac comodă pentru toată ziua.</p>",
            ),
            (
                "bg",
                "<p>Тази мека риза е ушита от памук. Запазва формата си и след много пранета и отива на всичко, което носите в топлите дни. Широката яка и дългите ръкави я правят удобна за целия ден, където и да сте.</p>",
            ),
            (
                "cz",
                "<p>Tato měkká košile je ušitá z bavlny. I po mnoha praních si zachová svůj tvar a hodí se ke všemu, co nosíte v teplých dnech. Široký límec a dlouhé rukávy zajistí pohodlí po celý den, ať už jste kdekoli.</p>",
            ),
            (
                "es",
                "<p>Esta camisa suave está hecha de algodón. Conserva su forma después de muchos lavados y combina con todo lo que llevas en los días cálidos. El cuello ancho y las mangas largas la hacen cómoda durante todo el día.</p>",
            ),
            (
                "hr",
                "<p>Ova mekana košulja izrađena je od pamuka. I nakon mnogo pranja zadržava svoj oblik te pristaje uz sve što nosite za toplih dana. Širok ovratnik i dugi rukavi čine je udobnom cijeloga dana, gdje god se nalazili.</p>",
            ),
            (
                "it",
                "<p>Questa morbida camicia è fatta di cotone. Mantiene la sua forma anche dopo molti lavaggi e si abbina a tutto quello che indossi nelle giornate calde. Il colletto largo e le maniche lunghe la rendono comoda per tutto il giorno.</p>",
            ),
            (
                "lt",
                "<p>Šie minkšti marškiniai pasiūti iš medvilnės. Jie išlaiko formą ir po daugelio skalbimų, be to, tinka prie visko, ką vilkite šiltomis dienomis. Plati apykaklė ir ilgos rankovės leidžia jaustis patogiai visą dieną.</p>",
            ),
            (
                "pt",
                "<p>Esta camisa macia é feita de algodão. Mantém a sua forma depois de muitas lavagens e fica bem com tudo o que veste nos dias quentes. A gola larga e as mangas compridas tornam-na confortável durante todo o dia.</p>",
            ),
            (
                "sk",
                "<p>Táto mäkká košeľa je ušitá z bavlny. Aj po mnohých praniach si zachová svoj tvar a hodí sa ku všetkému, čo nosíte počas teplých dní. Široký golier a dlhé rukávy zaručia pohodlie po celý deň, nech ste kdekoľvek.</p>",
            ),
        ];
        for (code, text) in texts {
            let mut sample = Sample::default();
            sample.add(text);
            assert_eq!(sample.language(&directory).map(|language| language.code.as_str()), Some(code), "{text}");
        }
        // Germany and Austria share the same texts.
        let own = |code: &str| texts.iter().any(|(known, _)| *known == code);
        let known: BTreeSet<&str> = directory
            .languages
            .iter()
            .filter(|language| own(&language.code))
            .map(|language| primary(language))
            .collect();
        let languages: BTreeSet<&str> = directory.languages.iter().map(|language| primary(language)).collect();
        assert_eq!(known, languages);
        assert_eq!(languages.len(), 16);
        let mut short = Sample::default();
        short.add("T-shirt");
        assert!(short.language(&directory).is_none());
    }
}

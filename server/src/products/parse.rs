//! Parses values typed by operators: compositions, care symbols, manufacturers, prices.

use crate::{
    app::App,
    catalog::{Fibre, Manufacturer, ResponsiblePerson},
    diagnostic::{Diagnostic, nearest},
    i18n::REFERENCE,
    money,
    tenancy::TenantId,
};

/// The word that clears a field.
pub(super) const NONE: &str = "none";
/// Maximum weight of a product, in grams.
const HEAVIEST: i64 = 100_000;
/// The target groups of clothes.
const GENDERS: [&str; 4] = ["women", "men", "kids", "unisex"];

/// A positive amount, such as `12.50`, in minor units.
pub(super) fn amount(flag: &str, text: &str) -> Result<i64, Diagnostic> {
    match money::parse(text) {
        Ok(0) => Err(Diagnostic::new(flag, 0, format!("`{text}` is not above zero: write `none` instead"))),
        Ok(minor) => Ok(minor),
        Err(reason) => Err(Diagnostic::new(flag, 0, format!("`{text}` {reason}: write it like 12.50"))),
    }
}

/// `95 cotton, 5 elastane`: whole percentages that add up to 100.
pub(super) fn composition(app: &App, text: &str) -> Result<Vec<Fibre>, Diagnostic> {
    let wrong = |message: String| Diagnostic::new("--composition", 0, message);
    let mut fibres: Vec<Fibre> = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (percent, name) = part
            .split_once(|letter: char| letter.is_whitespace() || letter == '%')
            .ok_or_else(|| wrong(format!("`{part}` is not a share: write it like 95 cotton")))?;
        let percent: i64 = percent
            .parse()
            .ok()
            .filter(|percent| (1..=100).contains(percent))
            .ok_or_else(|| wrong(format!("`{percent}` is no whole percentage from 1 to 100")))?;
        let fibre = name.trim_matches(|letter: char| letter == '%' || letter.is_whitespace()).to_lowercase();
        let fibre = fibre.split_whitespace().collect::<Vec<_>>().join("-");
        let known = named(app, "fibre-");
        if !known.contains(&fibre) {
            return Err(unknown("--composition", "fibre", &fibre, &known));
        }
        if fibres.iter().any(|other| other.fibre == fibre) {
            return Err(wrong(format!("names {fibre} twice")));
        }
        fibres.push(Fibre { fibre, percent });
    }
    let sum: i64 = fibres.iter().map(|fibre| fibre.percent).sum();
    if sum == 100 { Ok(fibres) } else { Err(wrong(format!("`{text}` adds up to {sum} % instead of 100"))) }
}

/// `wash-30, no-bleach`: keys of care symbols.
pub(super) fn care(app: &App, text: &str) -> Result<Vec<String>, Diagnostic> {
    let known = named(app, "care-");
    let mut signs: Vec<String> = Vec::new();
    for sign in text.split(',').map(|sign| sign.trim().to_lowercase()).filter(|sign| !sign.is_empty()) {
        if !known.contains(&sign) {
            return Err(unknown("--care", "care sign", &sign, &known));
        }
        if !signs.contains(&sign) {
            signs.push(sign);
        }
    }
    Ok(signs)
}

/// The keys that have a name in the shop's texts: the rest of each text id that starts with the prefix.
fn named(app: &App, prefix: &str) -> Vec<String> {
    let directory = app.directory();
    let (Some(language), Some(tenant)) = (directory.language(REFERENCE), directory.tenants.first()) else {
        return Vec::new();
    };
    let area = app.translations().area(tenant.id, language, "catalog");
    let ids = area.lines().filter_map(|line| line.strip_prefix(prefix)?.split_once('='));
    ids.map(|(key, _)| key.trim().to_owned()).collect()
}

fn unknown(flag: &str, what: &str, word: &str, known: &[String]) -> Diagnostic {
    let message = if known.is_empty() {
        format!("no {what} is known yet: run `vitrina translations seed`")
    } else {
        format!("there is no {what} `{word}`; there are {}", known.join(", "))
    };
    Diagnostic::new(flag, 0, message).suggest(word, known.iter().map(String::as_str))
}

/// A weight in grams, a whole number.
pub(super) fn grams(text: &str) -> Result<i64, Diagnostic> {
    let number = text.trim().trim_end_matches('g').trim_end().parse().ok();
    number.filter(|grams| (1..=HEAVIEST).contains(grams)).ok_or_else(|| {
        Diagnostic::new("--grams", 0, format!("`{text}` is no weight: write whole grams, at most {HEAVIEST}"))
    })
}

/// `women`, `men`, `kids`, `unisex`.
pub(super) fn gender(text: &str) -> Result<String, Diagnostic> {
    let folded = text.trim().to_lowercase();
    if GENDERS.contains(&folded.as_str()) {
        return Ok(folded);
    }
    let message = format!("`{text}` is none of {}", GENDERS.join(", "));
    let suggestion = nearest(&folded, GENDERS).map(str::to_owned);
    Err(Diagnostic { suggestion, ..Diagnostic::new("--gender", 0, message) })
}

/// `NAME; ADDRESS; E-MAIL` of the manufacturer, and the same for the person responsible in the Union.
pub(super) fn manufacturer(maker: &str, responsible: Option<&str>) -> Result<Manufacturer, Diagnostic> {
    let [name, address, email] = contact("--manufacturer", maker)?;
    let responsible_person = match responsible {
        Some(person) => {
            let [name, address, email] = contact("--responsible", person)?;
            Some(ResponsiblePerson { name, address, email })
        }
        None => None,
    };
    Ok(Manufacturer { name, address, email, responsible_person })
}

fn contact(flag: &str, text: &str) -> Result<[String; 3], Diagnostic> {
    let parts: Vec<String> = text.split(';').map(|part| part.trim().to_owned()).collect();
    let wrong = |message: &str| Diagnostic::new(flag, 0, format!("`{text}` {message}"));
    let Ok([name, address, email]) = <[String; 3]>::try_from(parts) else {
        return Err(wrong("must be written as \"NAME; ADDRESS; E-MAIL\""));
    };
    if name.is_empty() || address.is_empty() {
        return Err(wrong("lacks a name or an address"));
    }
    if !email.contains('@') && !email.starts_with("https://") {
        return Err(wrong("lacks an electronic address: an e-mail address, or a page that begins with https://"));
    }
    Ok([name, address, email])
}

/// A price change in a country.
#[derive(Clone, Debug)]
pub(super) struct CountryAmount {
    pub(super) tenant_id: TenantId,
    /// `None` if the value was `none`.
    pub(super) minor: Option<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manufacturers_weights_and_amounts_are_parsed_or_refused_with_the_format() {
        let maker =
            manufacturer("Tiho d.o.o.; Ulica 4, Kranj; a@tiho.example", Some("Ana; Cesta 1; https://ana.example"));
        let maker = maker.unwrap();
        assert_eq!((maker.name.as_str(), maker.address.as_str()), ("Tiho d.o.o.", "Ulica 4, Kranj"));
        assert_eq!(maker.responsible_person.unwrap().email, "https://ana.example");
        for wrong in ["Tiho", "Tiho; Kranj", "Tiho; ; a@b.example", "Tiho; Kranj; nobody", "a;b;c;d"] {
            assert_eq!(manufacturer(wrong, None).unwrap_err().file, "--manufacturer", "{wrong}");
        }
        assert_eq!((grams("180").unwrap(), grams(" 95 g ").unwrap()), (180, 95));
        for wrong in ["", "0", "-3", "1.5", "heavy", "1000000"] {
            assert!(grams(wrong).unwrap_err().message.contains("whole grams"), "{wrong}");
        }
        assert_eq!(amount("--price", "19,90").unwrap(), 1990);
        assert!(amount("--price", "0").unwrap_err().message.contains("write `none`"));
        assert!(amount("--price", "cheap").unwrap_err().message.contains("like 12.50"));
        assert_eq!(gender(" Women ").unwrap(), "women");
        assert_eq!(gender("woman").unwrap_err().suggestion.as_deref(), Some("women"));
    }
}

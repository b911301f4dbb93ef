//! What the files may contain, and the messages about their errors.

use super::*;
use crate::tenancy::{Colour, Look, Record as _, export};

/// The built-in files with one text replaced in one of them.
fn with(file: &str, from: &str, to: &str) -> Sources {
    let mut sources = built_in();
    let name = format!("tenants/{file}");
    let source = sources.files.iter_mut().find(|source| source.name == name).unwrap();
    assert!(source.text.contains(from), "{file} holds {from}");
    source.text = source.text.replacen(from, to, 1);
    sources
}

fn problems(sources: &Sources, stored: &Configuration) -> Vec<String> {
    match read(sources, stored) {
        Ok(_) => Vec::new(),
        Err(Error::Diagnostics(diagnostics)) => diagnostics.iter().map(ToString::to_string).collect(),
        Err(error) => panic!("{error}"),
    }
}

fn diagnostics(file: &str, from: &str, to: &str) -> Vec<String> {
    problems(&with(file, from, to), &Configuration::default())
}

fn built_in_configuration() -> Configuration {
    read(&built_in(), &Configuration::default()).unwrap().configuration
}

#[test]
fn the_built_in_files_hold_what_the_specification_lists() {
    let configuration = built_in_configuration();
    let languages: Vec<String> =
        configuration.languages.iter().map(|language| format!("{} {}", language.code, language.id)).collect();
    let specified =
        "en 1, bn 2, de 3, bg 4, cz 5, el 6, es 7, hr 8, hu 9, it 10, lt 11, pl 12, pt 13, ro 14, sk 15, sl 16, at 17";
    assert_eq!(languages.join(", "), specified);
    let phones: Vec<String> = configuration
        .countries
        .iter()
        .filter(|country| country.is_active)
        .map(|country| format!("{}={}", country.id, &country.settings.phone_code[1..]))
        .collect();
    let specified =
        "1=88, 2=30, 3=386, 4=421, 5=40, 6=351, 7=48, 8=370, 9=39, 10=34, 11=49, 12=420, 13=385, 14=359, 15=43, 16=36";
    assert_eq!(phones.join(", "), specified);
    let types: Vec<&str> = configuration.user_types.iter().map(|user_type| user_type.name.as_str()).collect();
    assert_eq!(types, ["Admin", "Customer", "Vendor", "User", "Affiliate", "Seller"]);
    let foreign = configuration.countries.iter().filter(|country| country.settings.currency != "EUR");
    let foreign: Vec<String> =
        foreign.map(|country| format!("{} {}", country.name, country.settings.currency)).collect();
    assert_eq!(
        foreign,
        ["Bangladesh BDT", "Romania RON", "Poland PLN", "Czech Republic CZK", "Bulgaria BGN", "Hungary HUF"]
    );
    assert!(configuration.countries.iter().filter(|country| !country.is_active).count() >= 2);
    for country in &configuration.countries {
        let settings = &country.settings;
        assert_eq!(settings.needs_consent, country.code != "BD", "{}", country.code);
        assert_eq!((settings.return_days, settings.delivery.min, settings.delivery.max), (100, 3, 6));
        for host in &country.hosts {
            let english = ["vitrina.com", "vitrina.com.bd"].contains(&host.name.as_str());
            let expected = if english { "en" } else { &settings.default_language };
            assert_eq!(host.language, expected, "{}", host.name);
        }
    }
}

#[test]
fn an_export_is_read_back_unchanged_and_exported_identically() {
    let configuration = built_in_configuration();
    let exported = export(&configuration);
    let again = read(&Sources { files: exported.clone(), is_whole: true }, &Configuration::default()).unwrap();
    assert_eq!(again.configuration, configuration);
    let texts = |sources: &[Source]| sources.iter().map(|source| source.text.clone()).collect::<Vec<_>>();
    assert_eq!(texts(&export(&again.configuration)), texts(&exported));
}

#[test]
fn texts_with_special_characters_survive_an_export() {
    let mut configuration = built_in_configuration();
    configuration.countries[0].settings.legal.name = r#"Vitrina "\t" 'x' \ €"#.to_owned();
    configuration.countries[0].settings.vat_basis_points = 950;
    configuration.countries[0].settings.free_delivery_minor = None;
    configuration.countries[0].settings.gtm_id = Some("GTM-A1".to_owned());
    configuration.countries[0].settings.tag_hosts = vec!["https://*.doubleclick.net".to_owned()];
    for country in &mut configuration.countries {
        country.settings.needs_consent = !country.settings.needs_consent;
    }
    let (accent, accent_dark) = (Colour::parse("#8A1C4A").unwrap(), Colour::parse("#ffb3d1").unwrap());
    configuration.countries[0].settings.look = Some(Look { accent, accent_dark });
    let again = read(&Sources { files: export(&configuration), is_whole: true }, &Configuration::default()).unwrap();
    assert_eq!(again.configuration, configuration);
}

#[test]
fn an_unknown_key_is_reported_with_line_and_suggestion() {
    assert_eq!(
        diagnostics("hr.toml", "phone_code", "phonecode"),
        [
            "tenants/hr.toml:1: phone_code: is missing",
            "tenants/hr.toml:5: phonecode: is not a known key (did you mean `phone_code`?)",
        ]
    );
    let found = diagnostics("hr.toml", "shipping = ", "shiping = \"1\"\nshipping = ");
    assert_eq!(found.len(), 1);
    assert!(found[0].contains("delivery.shiping: is not a known key"), "{found:?}");
}

#[test]
fn a_host_belongs_to_one_country() {
    assert_eq!(
        diagnostics("si.toml", "vitrina.si\"", "vitrina.hr\""),
        ["tenants/si.toml:18: hosts[1].name: vitrina.hr belongs already to tenants/hr.toml:15"]
    );
    let twice = diagnostics("si.toml", "vitrina.com", "vitrina.si");
    assert_eq!(twice, ["tenants/si.toml:22: hosts[2].name: vitrina.si belongs already to line 18"]);
}

#[test]
fn unknown_values_are_refused_with_a_suggestion() {
    let slips = [
        ("\"EUR\"", "\"EURO\"", "currency: EURO is no currency of the platform (did you mean `EUR`?)"),
        ("[\"hr\", \"en\"]", "[\"hr\", \"xx\", \"en\"]", "languages: xx is no language of the platform"),
        ("\"stripe\"", "\"strip\"", "payments: strip is no payment provider (did you mean `stripe`?)"),
        ("\"instagram\"", "\"instagrm\"", "instagrm is not a known social network (did you mean `instagram`?)"),
    ];
    for (from, to, expected) in slips {
        let found = diagnostics("hr.toml", from, to);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(expected), "{found:?}");
    }
}

#[test]
fn a_missing_currency_is_named() {
    assert_eq!(diagnostics("hr.toml", "currency = \"EUR\"\n", ""), ["tenants/hr.toml:1: currency: is missing"]);
}

#[test]
fn a_tag_manager_id_has_its_format() {
    for good in ["GTM-AB12CD", "GTM-9"] {
        assert_eq!(diagnostics("hr.toml", "vat = ", &format!("gtm_id = \"{good}\"\nvat = ")), [""; 0]);
    }
    for bad in ["GTM-", "GTM-ab", "UA-123", "gtm-AB", "GTM-AB C", "GTM-É", "GTM-AB-1"] {
        let found = diagnostics("hr.toml", "vat = ", &format!("gtm_id = \"{bad}\"\nvat = "));
        assert_eq!(found, [format!("tenants/hr.toml:9: gtm_id: {bad} is not a valid GTM-ID")]);
    }
}

#[test]
fn a_tag_host_is_a_secure_origin_without_port_or_path() {
    let with = |origins: &str| format!("tag_hosts = [{origins}]\nvat = ");
    let good = with("\"https://www.googleadservices.com\", \"https://*.doubleclick.net\"");
    let files = read(&self::with("hr.toml", "vat = ", &good), &Configuration::default()).unwrap();
    let croatia = files.configuration.country("HR").unwrap();
    assert_eq!(croatia.settings.tag_hosts, ["https://www.googleadservices.com", "https://*.doubleclick.net"]);
    let shown = ("tag_hosts", "https://www.googleadservices.com, https://*.doubleclick.net".to_owned());
    assert!(croatia.fields().contains(&shown));
    for bad in [
        "http://ads.example",
        "ads.example",
        "https://",
        "https://*",
        "https://*.com",
        "https://a.*.example",
        "https://ads.example/",
        "https://ads.example:8443",
        "https://Ads.example",
        "https://ads.example; script-src *",
        "https://127.0.0.1",
        "'unsafe-inline'",
    ] {
        let found = diagnostics("hr.toml", "vat = ", &with(&format!("\"{bad}\"")));
        assert_eq!(found.len(), 1, "{bad}: {found:?}");
        assert!(found[0].starts_with(&format!("tenants/hr.toml:9: tag_hosts: {bad} must be https://")), "{found:?}");
    }
}

#[test]
fn money_dates_and_kinds_of_value_are_checked() {
    let slips = [
        ("\"3.90\"", "\"3.9O\"", "delivery.shipping: 3.9O is not a number: write an amount such as \"3.90\""),
        ("\"3.90\"", "\"-1\"", "delivery.shipping: -1 is below zero"),
        ("\"3.90\"", "3.90", "delivery.shipping: must be text in quotes, not a number with decimals"),
        ("id = 13", "id = \"13\"", "id: must be a whole number, not a text"),
        ("id = 13", "id = 0", "id: must be above 0"),
        ("active = true", "active = \"yes\"", "active: must be true or false, not a text"),
        ("vat = ", "needs_consent = \"no\"\nvat = ", "needs_consent: must be true or false, not a text"),
        ("[\"hr\", \"en\"]", "\"hr\"", "languages: must be a list of texts, not a text"),
        ("[\"hr\", \"en\"]", "[\"hr\", \"en\", \"hr\"]", "languages: names hr twice"),
        ("\"25\"", "\"125\"", "vat: 125 must be a percentage"),
        ("+385\"", "385\"", "phone_code: 385 must be a plus and digits"),
        ("\"HR\"", "\"hr\"", "code: hr must be two capital letters"),
        ("min = 3", "min = 9", "delivery.days.min: 9 is more than max, 6"),
        ("return_days = 100", "return_days = -1", "return_days: must be from 0 to 730 days"),
        ("help@vitrina.hr", "help", "legal.email: help is no e-mail address"),
        ("https://www.instagram", "javascript:alert", "must be an address that begins with https://"),
        ("\"vitrina.hr\"", "\"https://vitrina.hr\"", "hosts[1].name: https://vitrina.hr must be a host name"),
        ("\"vitrina.hr\"", "\"hr.localhost\"", "is kept for development"),
        ("\"vitrina.hr\"", "\"vitrina..hr\"", "must be a host name"),
        ("default_language = \"hr\"", "default_language = \"de\"", "default_language: de is not in `languages`"),
        ("language = \"hr\"", "language = \"de\"", "is not in `languages`"),
        ("vat = ", "look = \"#1e4fd8\"\nvat = ", "look: must be a table, not a text"),
        (
            "[delivery]",
            "[look]\naccent = \"blue\"\n[delivery]",
            "look.accent: blue must be a colour such as \"#1e4fd8\"",
        ),
        ("[delivery]", "[look]\naccent = \"#1e4fd8\"\n[delivery]", "look.accent_dark: is missing"),
        ("[delivery]", "[look]\naccent = \"#9db7ff\"\n[delivery]", "#9db7ff has a contrast of 2.0 with white"),
        (
            "[delivery]",
            "[look]\naccent_dark = \"#1e4fd8\"\n[delivery]",
            "#1e4fd8 has a contrast of 2.8 with the night's #111318",
        ),
        ("name = \"Croatia\"", "name = \"\"", "name: is empty"),
        ("name = \"Croatia\"", "name = \"a\\u0000b\"", "name: contains a line break or another control character"),
    ];
    for (from, to, expected) in slips {
        let found = diagnostics("hr.toml", from, to);
        assert!(
            found.iter().any(|line| line.starts_with("tenants/hr.toml:") && line.contains(expected)),
            "{to}: {found:?}"
        );
    }
}

#[test]
fn a_country_sets_its_own_money_pattern_and_time_zone() {
    let money = |pattern: &str| format!("[money]\npattern = \"{pattern}\"\n\n[delivery]");
    let refusals = |pattern: &str| diagnostics("hu.toml", "[delivery]", &money(pattern));
    for good in ["{1 234} Ft", "{1.234,50} Ft", "HUF {amount}"] {
        let files = read(&with("hu.toml", "[delivery]", &money(good)), &Configuration::default()).unwrap();
        let directory = crate::tenancy::directory(files.configuration).unwrap();
        let hungary = directory.tenants.iter().find(|tenant| tenant.code == "HU").unwrap();
        assert_eq!(hungary.currency.pattern, good);
        let evening = "2026-11-16T23:30:00Z".parse().unwrap();
        assert_eq!(hungary.local_date(evening).to_string(), "2026-11-17");
        assert_eq!(hungary.next_midnight(evening).to_string(), "2026-11-17 23:00:00 UTC");
        let midnight = "2026-07-01T22:00:00Z".parse().unwrap();
        assert_eq!(
            hungary.start_of_day(hungary.local_date(midnight)),
            midnight,
            "a day of the country begins at its own midnight"
        );
        assert_eq!(
            hungary.next_midnight(midnight).to_string(),
            "2026-07-02 22:00:00 UTC",
            "summer time, and always later"
        );
    }
    let at = "tenants/hu.toml:19: money.pattern:";
    assert_eq!(refusals("{1 234} €"), [format!("{at} does not show the symbol Ft")]);
    for (bad, reason) in [
        ("Ft", "must contain {amount} once"),
        ("{12} Ft", "must write 1234.50 in its braces"),
        ("{1,234,50} Ft", "separates thousands and decimals by the same mark"),
    ] {
        let found = refusals(bad);
        assert!(found.len() == 1 && found[0].starts_with(&format!("{at} {reason}")), "{bad}: {found:?}");
    }
    assert_eq!(
        diagnostics("hu.toml", "Europe/Budapest", "Europe/Budapes"),
        [
            "tenants/hu.toml:12: time_zone: Europe/Budapes is no time zone of the IANA list, such as Europe/Ljubljana (did you mean \
          `Europe/Budapest`?)"
        ]
    );
}

#[test]
fn the_platforms_file_is_checked_too() {
    let slips = [
        ("id = 2\n", "id = 1\n", "languages[2].id: 1 is already the id of en in line"),
        ("code = \"bn\"", "code = \"en\"", "languages[2].code: en is already in line"),
        ("\"cs-CZ\"", "\"cs_CZ\"", "languages[5].locale: cs_CZ is no language tag"),
        ("\"{amount} €\"", "\"€\"", "currencies[1].pattern: must contain {amount} once"),
        ("\"{amount} €\"", "\"{amount}\"", "currencies[1].pattern: does not show the symbol €"),
        ("[[user_types]]", "[[user_type]]", "user_type: is not a known key"),
    ];
    for (from, to, expected) in slips {
        let found = diagnostics("platform.toml", from, to);
        assert!(found.iter().any(|line| line.contains(expected)), "{to}: {found:?}");
    }
}

#[test]
fn all_errors_of_all_files_are_reported_in_order() {
    let mut sources = with("hr.toml", "\"EUR\"", "\"EUX\"");
    for (file, from, to) in [("hu.toml", "id = 16", "id = 15"), ("at.toml", "code = \"AT\"", "code = AT")] {
        let source = sources.files.iter_mut().find(|source| source.name.ends_with(file)).unwrap();
        source.text = source.text.replacen(from, to, 1);
    }
    let found = problems(&sources, &Configuration::default());
    let places: Vec<&str> = found.iter().map(|line| line.split(": ").next().unwrap()).collect();
    assert_eq!(places, ["tenants/at.toml:2", "tenants/hr.toml:6", "tenants/hu.toml:1"], "{found:?}");
    assert!(found[0].contains("this is not valid TOML"), "{found:?}");
    assert!(found[2].ends_with("id: 15 is already the id in tenants/at.toml:1"), "{found:?}");
}

#[test]
fn a_single_file_is_checked_against_the_database() {
    let stored = built_in_configuration();
    let mut sources = with("hr.toml", "\"3.90\"", "\"4.20\"");
    sources.files.retain(|source| source.name == "tenants/hr.toml");
    sources.is_whole = false;
    assert_eq!(problems(&sources, &stored), [""; 0]);
    let bare = problems(&sources, &Configuration::default());
    assert!(bare.iter().any(|line| line.contains("EUR is no currency of the platform: apply platform.toml first")));
    sources.files[0].text = sources.files[0].text.replace("vitrina.hr\"", "vitrina.si\"");
    assert_eq!(
        problems(&sources, &stored),
        ["tenants/hr.toml:15: hosts[1].name: vitrina.si belongs already to SI in the database"]
    );
}

#[test]
fn an_id_cannot_change_its_code() {
    let stored = built_in_configuration();
    let found = problems(&with("hr.toml", "id = 13", "id = 99"), &stored);
    assert_eq!(
        found,
        ["tenants/hr.toml:1: id: HR cannot be country 99: the database has HR as 13, and this cannot change"]
    );
}

#[test]
fn comments_do_not_change_a_file() {
    let stored = built_in_configuration();
    for source in built_in().files {
        assert!(agrees(&source.name, &format!("# a remark\n\n{}", source.text), &stored), "{}", source.name);
    }
    let hr = built_in().files.into_iter().find(|source| source.name.ends_with("hr.toml")).unwrap();
    assert!(!agrees(&hr.name, &hr.text.replace("3.90", "4.20"), &stored));
    assert!(!agrees("tenants/hr.toml", "nonsense", &stored));
}

#[test]
fn hostile_texts_give_errors_without_a_panic() {
    let deep = "[".repeat(10_000);
    let texts = [
        "",
        "\0",
        "\u{feff}id = 1",
        "id = 1\nid = 2",
        "=",
        "[[hosts]]\n[hosts]",
        "hosts = 1",
        "delivery = []",
        deep.as_str(),
    ];
    for text in texts {
        for name in ["x.toml", PLATFORM_FILE] {
            let sources = Sources { files: vec![Source { name: name.into(), text: text.into() }], is_whole: true };
            assert!(!problems(&sources, &Configuration::default()).is_empty(), "{name}: {text:.20}");
        }
    }
}

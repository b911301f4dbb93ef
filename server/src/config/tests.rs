//! File and environment: precedence, sources, and error messages.

use super::*;

fn load(text: &str, pairs: &[(&str, &str)]) -> Result<Settings> {
    let pairs = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Settings::join(&SettingsFile { name: "vitrina.toml".to_owned(), text: text.to_owned() }, pairs)
}

fn refusal(text: &str, pairs: &[(&str, &str)]) -> String {
    load(text, pairs).unwrap_err().to_string()
}

#[test]
fn the_environment_overrides_the_file_and_other_variables_are_ignored() {
    let variables = [
        ("VITRINA_RENDER_THREADS", "3"),
        ("VITRINA_TRUSTED_PROXIES", "10.0.0.1, ::1"),
        ("VITRINA_LOG_FORMAT", "json"),
        ("PATH", "/bin"),
    ];
    let settings = load("render_threads = 2\nmedia_cache_mib = 7\n", &variables).unwrap();
    assert_eq!((settings.render_threads, settings.media_cache_mib, settings.trusted_proxies.len()), (3, 7, 2));
    assert_eq!(settings.log_format, LogFormat::Json);
}

#[test]
fn every_setting_has_its_origin() {
    let text =
        "log = \"info\"\n\n[mail]\nfrom = \"Vitrina <a@example.com>\"\n[country.SI]\nstripe_secret_key = \"sk_1\"\n";
    let variables = [
        ("VITRINA_LOG", "debug"),
        ("VITRINA_TRUSTED_PROXIES", "10.0.0.1"),
        ("VITRINA_COUNTRY_BD_MAIL_FROM", "a@example.com"),
    ];
    let sources = load(text, &variables).unwrap().sources;
    let from = |key: &str| sources[key].to_string();
    assert_eq!(from("log"), "VITRINA_LOG");
    assert_eq!(from("mail.from"), "vitrina.toml:4");
    assert_eq!(from("country.SI.stripe_secret_key"), "vitrina.toml:6");
    assert_eq!(from("trusted_proxies"), "VITRINA_TRUSTED_PROXIES");
    assert_eq!(from("country.BD.mail_from"), "VITRINA_COUNTRY_BD_MAIL_FROM");
    assert!(!sources.contains_key("listen"));
}

#[test]
fn misspelt_settings_are_reported_with_place_and_suggestion() {
    assert_eq!(
        refusal("", &[("VITRINA_RENDER_TREADS", "3")]),
        "environment: VITRINA_RENDER_TREADS: no setting has this name (did you mean `render_threads`?)"
    );
    let many = refusal("", &[("VITRINA_RENDER_THREADS", "many")]);
    assert!(many.starts_with("environment: VITRINA_RENDER_THREADS: ") && many.contains("integer"), "{many}");
    let listn = refusal("log = \"info\"\nlistn = \"x\"\n", &[]);
    assert_eq!(listn, "vitrina.toml:2: listn: no setting has this name (did you mean `listen`?)");
    let nowhere = refusal("log = \"info\"\nlisten = \"nowhere\"", &[]);
    assert!(nowhere.starts_with("vitrina.toml:2: listen: "), "{nowhere}");
    let mail = refusal("[mail]\ntransprot = \"files\"\n", &[]);
    assert_eq!(mail, "vitrina.toml:2: transprot: no setting has this name (did you mean `transport`?)");
    let syntax = refusal("log = \"info\"\nlisten = \n", &[]);
    assert!(syntax.starts_with("vitrina.toml:2: "), "{syntax}");
    let format = refusal("log_format = \"xml\"", &[]);
    assert_eq!(format, "vitrina.toml:1: log_format: `xml` is no format of log lines: write `text` or `json`");
    let proxy = refusal("trusted_proxies = [\"10.0.0.1\", \"nobody\"]", &[]);
    assert!(proxy.starts_with("vitrina.toml:1: trusted_proxies: "), "{proxy}");
    let table = refusal("[mial]\nfrom = \"x\"", &[]);
    assert_eq!(table, "vitrina.toml:1: mial: no setting has this name (did you mean `mail`?)");
}

#[test]
fn mail_is_configured_by_file_and_environment() {
    let text = "[mail]\nfrom = \"Vitrina <a@example.com>\"\n";
    let settings = load(text, &[("VITRINA_MAIL_TRANSPORT", "smtps://mail.example.com")]).unwrap();
    assert!(matches!(&settings.mail.transport, MailTransport::Smtp(url) if url.is_encrypted()));
    assert!(settings.mail.from.is_some());
    let error = refusal("[mail]\ntransport = \"pigeon\"\n", &[]);
    assert!(error.starts_with("vitrina.toml:2: ") && error.contains("write `files`"), "{error}");
    let error = refusal("", &[("VITRINA_MAIL_FROM", "nobody")]);
    assert!(error.contains("VITRINA_MAIL_FROM") && error.contains("is no sender"), "{error}");
}

#[test]
fn a_country_has_its_own_secrets_in_file_or_environment() {
    let text = "[country.SI]\nmail_from = \"Vitrina <si@example.com>\"\nstripe_secret_key = \"007\"\n";
    let settings = load(text, &[("VITRINA_COUNTRY_SI_STRIPE_WEBHOOK_SECRET", "0123")]).unwrap();
    let slovenia = settings.of_country("SI").unwrap();
    let exposed = |secret: &Option<Secret>| secret.as_ref().unwrap().expose().to_owned();
    // A secret of digits is not read as a number.
    assert_eq!(exposed(&slovenia.stripe_secret_key), "007");
    assert_eq!(exposed(&slovenia.stripe_webhook_secret), "0123");
    assert!(slovenia.mail_from.is_some() && settings.of_country("HR").is_none());
    let slip = refusal("", &[("VITRINA_COUNTRY_SI_STRIPE_SECRET", "x")]);
    assert!(slip.contains("VITRINA_COUNTRY_SI_STRIPE_SECRET") && slip.contains("stripe_secret_key"), "{slip}");
    assert!(refusal("[country.si]\n", &[]).contains("in capitals"));
}

#[test]
fn a_country_can_set_its_reservation_time() {
    let text = "order_hold_minutes = 40\n[country.SI]\norder_hold_minutes = 60\n";
    let settings = load(text, &[("VITRINA_COUNTRY_HR_ORDER_HOLD_MINUTES", "45")]).unwrap();
    assert_eq!(["SI", "HR", "AT"].map(|code| settings.order_hold_minutes_of(code)), [60, 45, 40]);
}

#[test]
fn no_output_shows_a_secret() {
    const KEY: &str = "c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0ISEhISE=";
    let variables = [
        ("VITRINA_DATABASE", "postgres://shop:s3cret@db.example.com/shop"),
        ("VITRINA_MAIL_TRANSPORT", "smtps://shop:s3cret@mail.example.com"),
        ("VITRINA_ORIGINALS_SECRET_ACCESS_KEY", "s3cret"),
        ("VITRINA_AFFILIATES_KEY", KEY),
        ("VITRINA_COUNTRY_SI_STRIPE_SECRET_KEY", "s3cret"),
        ("VITRINA_COUNTRY_SI_STRIPE_WEBHOOK_SECRET", "s3cret"),
        ("VITRINA_COUNTRY_BD_SSLCOMMERZ_STORE_PASSWORD", "s3cret"),
        ("VITRINA_COUNTRY_BD_MAIL_TRANSPORT", "smtps://shop:s3cret@mail.example.com"),
    ];
    let settings = load("", &variables).unwrap();
    let shown = format!("{settings:?} {settings:#?} {}", serde_json::to_string(&settings).unwrap());
    assert!(!shown.contains("s3cret") && !shown.contains(KEY), "{shown}");
    assert!(settings.database_url().contains("s3cret"));
}

#[test]
fn no_error_shows_a_secret_in_the_wrong_place() {
    for (variable, value) in [
        ("VITRINA_MAIL", "smtps://shop:s3cret@mail.example.com"),
        ("VITRINA_AFFILIATES", "s3cret \\\"s3cret"),
        ("VITRINA_ORIGINALS", "s3cret"),
        ("VITRINA_ORIGINALS_URL", "s3://key:s3cret@pictures"),
        ("VITRINA_ORIGINALS_ENDPOINT", "https://key:s3cret@s3.example.com"),
        ("VITRINA_PAYMENTS_STRIPE_URL", "https://s3cret@api.example.com"),
        ("VITRINA_SEO_INDEXNOW_URL", "https://:s3cret@api.example.com"),
        ("VITRINA_COUNTRY_SI_STRIPE", "s3cret"),
    ] {
        let error = load("", &[(variable, value)]).unwrap_err().to_string();
        assert!(error.contains(variable) && !error.contains("s3cret"), "{error}");
        assert!(!error.contains("struct"), "{error}");
    }
    let error = load("mail = \"smtps://shop:s3cret@mail.example.com\"\n", &[]).unwrap_err().to_string();
    assert!(error.contains("mail") && !error.contains("s3cret"), "{error}");
    assert!(error.contains("a text, expected a table of settings"), "{error}");
    let error = load("order_hold_minutes = \"soon\"\n", &[]).unwrap_err().to_string();
    assert!(error.contains("it is a text, and should be"), "{error}");
}

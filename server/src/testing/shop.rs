//! A basic shop for tests of the slices: two languages, two countries with the euro, and a clock that is fixed at noon.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    app::App,
    clock::Clock,
    config::Settings,
    db::{Db, Session},
    id::{BadgeTypeId, CurrencyId, LanguageId, TenantId},
    money::Money,
    tenancy::{BadgeType, Currency, DeliveryDays, Directory, Language, Legal, Tenant, Weekend},
};

pub const EN: LanguageId = LanguageId(1);
pub const SL: LanguageId = LanguageId(16);
pub const SI: TenantId = TenantId(3);
pub const HR: TenantId = TenantId(13);

/// The fixed time of the clock of `open`.
pub fn noon() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000)
}

pub fn euro() -> Arc<Currency> {
    let code = "EUR".parse().unwrap();
    Arc::new(Currency { id: CurrencyId(1), code, symbol: "€".to_owned(), pattern: "{amount} €".to_owned() })
}

/// A country without hosts and charges, in euro; the first language is its default.
pub fn tenant(id: TenantId, code: &str, name: &str, languages: &[Arc<Language>]) -> Tenant {
    let currency = euro();
    Tenant {
        id,
        code: code.to_owned(),
        name: name.to_owned(),
        is_active: true,
        phone_code: "+386".to_owned(),
        time_zone: chrono_tz::Europe::Ljubljana,
        languages: languages.to_vec(),
        default_language: Arc::clone(&languages[0]),
        hosts: Vec::new(),
        vat_basis_points: 2200,
        legal: Legal::default(),
        return_days: 100,
        reduction_history_days: 30,
        pickup: None,
        terms_version: "1".to_owned(),
        invoice_years: 10,
        delivery: DeliveryDays { min: 3, max: 6, weekend: Weekend::default() },
        free_delivery_from: None,
        shipping_charge: Money::zero(currency.code),
        cash_on_delivery_charge: Money::zero(currency.code),
        payments: Vec::new(),
        social: Vec::new(),
        gtm_id: None,
        tag_hosts: Vec::new(),
        needs_consent: true,
        look: None,
        currency,
    }
}

fn directory() -> Directory {
    let language = |id, code: &str, locale: &str| {
        Arc::new(Language { id, code: code.to_owned(), locale: locale.to_owned(), name: code.to_owned() })
    };
    let languages = vec![language(EN, "en", "en-GB"), language(SL, "sl", "sl-SI")];
    let tenant_languages = [Arc::clone(&languages[1]), Arc::clone(&languages[0])];
    let countries = [(SI, "SI", "Slovenia"), (HR, "HR", "Croatia")];
    Directory {
        badge_types: vec![BadgeType { id: BadgeTypeId(1), key: "fire".to_owned(), name: "Fire".to_owned() }],
        tenants: countries.map(|(id, code, name)| Arc::new(tenant(id, code, name, &tenant_languages))).to_vec(),
        languages,
        ..Directory::default()
    }
}

/// The countries of these shops, for a second process.
pub fn directory_of_tests() -> Arc<Directory> {
    Arc::new(directory())
}

/// Opens a shop on an empty database.
pub async fn open(db: &Db) -> App {
    open_with(db, Settings::default()).await
}

/// Like `open`, with other settings.
pub async fn open_with(db: &Db, settings: Settings) -> App {
    let directory = directory();
    for language in &directory.languages {
        db.sql("INSERT INTO language (id, code, locale, name, position) VALUES ($1, $2, $3, $2, 1)")
            .bind(language.id)
            .bind(language.code.as_str())
            .bind(language.locale.as_str())
            .execute()
            .await
            .unwrap();
    }
    for tenant in &directory.tenants {
        db.sql("INSERT INTO tenant (id, code, name, is_active, position, settings, updated_at) VALUES ($1, $2, $3, TRUE, 1, $4, $5)")
            .bind(tenant.id)
            .bind(tenant.code.as_str())
            .bind(tenant.name.as_str())
            .bind(sqlx::types::Json(serde_json::json!({})))
            .bind(noon())
            .execute()
            .await
            .unwrap();
    }
    db.sql("INSERT INTO badge_type (id, key, name, position) VALUES (1, 'fire', 'Fire', 1)").execute().await.unwrap();
    let app = App::new(settings, db.clone(), Clock::fixed(noon()));
    app.set_directory(directory);
    app
}

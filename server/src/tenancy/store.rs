//! SQL over language, currency, user_type, badge_type, tenant and tenant_host.

use chrono::{DateTime, Utc};
use sqlx::types::Json;

use super::{
    configuration::{Configuration, Country, CountrySettings},
    model::{BadgeType, Currency, Host, Language, TenantId, UserType},
};
use crate::{
    db::{Db, DbResult, Session, Tx},
    id::{BadgeTypeId, CurrencyId, LanguageId, UserTypeId},
    money::CurrencyCode,
};

#[derive(sqlx::FromRow)]
struct TenantRow {
    id: TenantId,
    code: String,
    name: String,
    is_active: bool,
    position: i64,
    settings: Json<CountrySettings>,
}

#[derive(sqlx::FromRow)]
struct HostRow {
    host: String,
    tenant_id: TenantId,
    language: String,
}

#[derive(sqlx::FromRow)]
struct LanguageRow {
    id: LanguageId,
    code: String,
    locale: String,
    name: String,
}

impl From<LanguageRow> for Language {
    fn from(row: LanguageRow) -> Self {
        Self { id: row.id, code: row.code, locale: row.locale, name: row.name }
    }
}

#[derive(sqlx::FromRow)]
struct CurrencyRow {
    id: CurrencyId,
    code: CurrencyCode,
    symbol: String,
    pattern: String,
}

impl From<CurrencyRow> for Currency {
    fn from(row: CurrencyRow) -> Self {
        Self { id: row.id, code: row.code, symbol: row.symbol, pattern: row.pattern }
    }
}

/// Runs the same reads on a pool or in a transaction. Countries are read before languages, which are never deleted, so that the
/// language of every country read is found.
macro_rules! read_all {
    ($session:expr) => {{
        let tenants: Vec<TenantRow> = $session.sql(TENANTS).all().await?;
        let hosts: Vec<HostRow> = $session.sql(HOSTS).all().await?;
        let languages: Vec<LanguageRow> = $session.sql(LANGUAGES).all().await?;
        let currencies: Vec<CurrencyRow> = $session.sql(CURRENCIES).all().await?;
        let user_types: Vec<(UserTypeId, String)> = $session.sql(USER_TYPES).all().await?;
        let badge_types: Vec<(BadgeTypeId, String, String)> = $session.sql(BADGE_TYPES).all().await?;
        Ok(Configuration {
            languages: languages.into_iter().map(Language::from).collect(),
            currencies: currencies.into_iter().map(Currency::from).collect(),
            user_types: user_types.into_iter().map(|(id, name)| UserType { id, name }).collect(),
            badge_types: badge_types.into_iter().map(|(id, key, name)| BadgeType { id, key, name }).collect(),
            countries: countries(tenants, hosts),
        })
    }};
}

const TENANTS: &str = "SELECT id, code, name, is_active, position, settings FROM tenant ORDER BY id";
const HOSTS: &str = "SELECT h.host, h.tenant_id, l.code AS language FROM tenant_host h JOIN language l ON l.id = h.language_id ORDER BY h.tenant_id, h.position";
const LANGUAGES: &str = "SELECT id, code, locale, name FROM language ORDER BY id";
const CURRENCIES: &str = "SELECT id, code, symbol, pattern FROM currency ORDER BY id";
const USER_TYPES: &str = "SELECT id, name FROM user_type ORDER BY id";
const BADGE_TYPES: &str = "SELECT id, key, name FROM badge_type ORDER BY id";

/// The whole current configuration.
pub(super) async fn read(db: &Db) -> DbResult<Configuration> {
    read_all!(db)
}

/// The whole configuration, as the transaction sees it.
pub(super) async fn read_in(tx: &mut Tx) -> DbResult<Configuration> {
    read_all!(tx)
}

fn countries(tenants: Vec<TenantRow>, hosts: Vec<HostRow>) -> Vec<Country> {
    let mut countries: Vec<Country> = tenants
        .into_iter()
        .map(|row| Country {
            id: row.id,
            code: row.code,
            name: row.name,
            is_active: row.is_active,
            position: row.position,
            hosts: Vec::new(),
            settings: row.settings.0,
        })
        .collect();
    for row in hosts {
        if let Some(country) = countries.iter_mut().find(|country| country.id == row.tenant_id) {
            country.hosts.push(Host { name: row.host, language: row.language });
        }
    }
    countries
}

pub(super) async fn put_language(tx: &mut Tx, language: &Language) -> DbResult<()> {
    tx.sql(
        "INSERT INTO language (id, code, locale, name, position) VALUES ($1, $2, $3, $4, $1)
         ON CONFLICT (id) DO UPDATE SET locale = excluded.locale, name = excluded.name",
    )
    .bind(language.id)
    .bind(language.code.as_str())
    .bind(language.locale.as_str())
    .bind(language.name.as_str())
    .execute()
    .await?;
    Ok(())
}

pub(super) async fn put_currency(tx: &mut Tx, currency: &Currency) -> DbResult<()> {
    tx.sql(
        "INSERT INTO currency (id, code, symbol, pattern) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET symbol = excluded.symbol, pattern = excluded.pattern",
    )
    .bind(currency.id)
    .bind(currency.code.as_str())
    .bind(currency.symbol.as_str())
    .bind(currency.pattern.as_str())
    .execute()
    .await?;
    Ok(())
}

pub(super) async fn put_user_type(tx: &mut Tx, user_type: &UserType) -> DbResult<()> {
    tx.sql("INSERT INTO user_type (id, name) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
        .bind(user_type.id)
        .bind(user_type.name.as_str())
        .execute()
        .await?;
    Ok(())
}

pub(super) async fn put_badge_type(tx: &mut Tx, badge_type: &BadgeType) -> DbResult<()> {
    tx.sql(
        "INSERT INTO badge_type (id, key, name, position) VALUES ($1, $2, $3, $1)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )
    .bind(badge_type.id)
    .bind(badge_type.key.as_str())
    .bind(badge_type.name.as_str())
    .execute()
    .await?;
    Ok(())
}

/// Writes a country without its hosts.
pub(super) async fn put_country(tx: &mut Tx, country: &Country, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql(
        "INSERT INTO tenant (id, code, name, is_active, position, settings, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, is_active = excluded.is_active,
             position = excluded.position, settings = excluded.settings, updated_at = excluded.updated_at",
    )
    .bind(country.id)
    .bind(country.code.as_str())
    .bind(country.name.as_str())
    .bind(country.is_active)
    .bind(country.position)
    .bind(Json(country.settings.clone()))
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Deletes all hosts of countries, before any of them gets its new ones: a host may move from one to another.
pub(super) async fn delete_hosts(tx: &mut Tx, tenants: &[TenantId]) -> DbResult<()> {
    tx.sql("DELETE FROM tenant_host WHERE ").push_in("tenant_id", tenants).execute().await?;
    Ok(())
}

pub(super) async fn insert_hosts(tx: &mut Tx, country: &Country) -> DbResult<()> {
    for (position, host) in (1_i64..).zip(&country.hosts) {
        tx.sql(
            "INSERT INTO tenant_host (host, tenant_id, language_id, position)
             SELECT $1, $2, id, $3 FROM language WHERE code = $4",
        )
        .bind(host.name.as_str())
        .bind(country.id)
        .bind(position)
        .bind(host.language.as_str())
        .execute()
        .await?;
    }
    Ok(())
}

pub(super) async fn update_active(tx: &mut Tx, tenant: TenantId, is_active: bool, now: DateTime<Utc>) -> DbResult<()> {
    tx.sql("UPDATE tenant SET is_active = $1, updated_at = $2 WHERE id = $3")
        .bind(is_active)
        .bind(now)
        .bind(tenant)
        .execute()
        .await?;
    Ok(())
}

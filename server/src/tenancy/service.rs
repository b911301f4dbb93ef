//! Use cases: apply files, activate or deactivate a country, load the directory that requests are resolved with.

use std::{collections::HashMap, sync::Arc};

use super::{
    configuration::{Configuration, Country},
    files::Files,
    model::{Currency, Directory, Language, Tenant},
    plan::{Plan, plan},
    store,
};
use crate::{
    changes::{self, Change, Topic},
    clock::Clock,
    db::{Db, Tx},
    error::{Error, Result},
    id::TenantId,
    money::Money,
};

/// The configuration stored in the database.
pub async fn stored(db: &Db) -> Result<Configuration> {
    Ok(store::read(db).await?)
}

/// Writes the files' contents, all or nothing, and returns what changed. A second run changes and records nothing.
pub async fn apply(db: &Db, clock: &Clock, files: &Files) -> Result<Plan> {
    let mut tx = db.begin().await?;
    let stored = store::read_in(&mut tx).await?;
    files.check_against(&stored)?;
    let plan = plan(&files.configuration, &stored, files.is_whole);
    if plan.is_empty() {
        tx.rollback().await?;
        return Ok(plan);
    }
    write(&mut tx, clock, &files.configuration, &plan).await?;
    changes::record(&mut tx, &[Change::all(Topic::Tenancy)]).await?;
    tx.commit().await?;
    Ok(plan)
}

async fn write(tx: &mut Tx, clock: &Clock, new: &Configuration, plan: &Plan) -> Result<()> {
    for language in new.languages.iter().filter(|record| plan.writes(*record)) {
        store::put_language(tx, language).await?;
    }
    for currency in new.currencies.iter().filter(|record| plan.writes(*record)) {
        store::put_currency(tx, currency).await?;
    }
    for user_type in new.user_types.iter().filter(|record| plan.writes(*record)) {
        store::put_user_type(tx, user_type).await?;
    }
    for badge_type in new.badge_types.iter().filter(|record| plan.writes(*record)) {
        store::put_badge_type(tx, badge_type).await?;
    }
    let countries: Vec<&Country> = new.countries.iter().filter(|record| plan.writes(*record)).collect();
    let ids: Vec<TenantId> = countries.iter().map(|country| country.id).collect();
    store::delete_hosts(tx, &ids).await?;
    for country in countries {
        store::put_country(tx, country, clock.now()).await?;
        store::insert_hosts(tx, country).await?;
    }
    Ok(())
}

/// The result of activating or deactivating a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SwitchResult {
    /// The state was changed.
    Done,
    /// It already had that state.
    Already,
    /// It has no host on which it could be served.
    NoHost,
}

/// Activates or deactivates a country by its code; `NotFound` when there is none. A `dry_run` writes nothing.
pub async fn set_active(db: &Db, clock: &Clock, code: &str, is_active: bool, dry_run: bool) -> Result<SwitchResult> {
    let mut tx = db.begin().await?;
    let stored = store::read_in(&mut tx).await?;
    let country = stored.country(code).ok_or(Error::NotFound)?;
    if country.is_active == is_active {
        return Ok(SwitchResult::Already);
    }
    if is_active && country.hosts.is_empty() {
        return Ok(SwitchResult::NoHost);
    }
    if dry_run {
        return Ok(SwitchResult::Done);
    }
    store::update_active(&mut tx, country.id, is_active, clock.now()).await?;
    changes::record(&mut tx, &[Change::all(Topic::Tenancy)]).await?;
    tx.commit().await?;
    Ok(SwitchResult::Done)
}

/// Loads the snapshot of the database that requests are resolved with. Reload it when `Topic::Tenancy` changes.
pub async fn load(db: &Db) -> Result<Directory> {
    directory(store::read(db).await?)
}

/// Joins countries with their languages and currencies.
pub fn directory(configuration: Configuration) -> Result<Directory> {
    let Configuration { languages, currencies, user_types, badge_types, mut countries } = configuration;
    countries.sort_by_key(|country| (country.position, country.id));
    let languages: Vec<Arc<Language>> = languages.into_iter().map(Arc::new).collect();
    let currencies: Vec<Arc<Currency>> = currencies.into_iter().map(Arc::new).collect();
    let mut hosts = HashMap::new();
    let mut tenants = Vec::with_capacity(countries.len());
    for (index, country) in countries.into_iter().enumerate() {
        for host in &country.hosts {
            hosts.insert(host.name.clone(), (index, language(&languages, &host.language)?));
        }
        tenants.push(Arc::new(tenant(country, &languages, &currencies)?));
    }
    Ok(Directory { languages, currencies, user_types, badge_types, tenants, hosts })
}

fn tenant(country: Country, languages: &[Arc<Language>], currencies: &[Arc<Currency>]) -> Result<Tenant> {
    let settings = country.settings;
    let currency = currencies
        .iter()
        .find(|currency| currency.code.as_str() == settings.currency)
        .ok_or_else(|| Error::Internal(format!("{} has no currency {}", country.code, settings.currency)))?;
    let currency = match settings.money_pattern {
        Some(pattern) => Arc::new(Currency { pattern, ..Currency::clone(currency) }),
        None => Arc::clone(currency),
    };
    let money = |minor| Money::new(minor, currency.code);
    Ok(Tenant {
        free_delivery_from: settings.free_delivery_minor.map(money),
        shipping_charge: money(settings.shipping_minor),
        cash_on_delivery_charge: money(settings.cod_minor),
        id: country.id,
        code: country.code,
        name: country.name,
        is_active: country.is_active,
        phone_code: settings.phone_code,
        time_zone: settings.time_zone,
        currency,
        languages: settings.languages.iter().map(|code| language(languages, code)).collect::<Result<_>>()?,
        default_language: language(languages, &settings.default_language)?,
        hosts: country.hosts,
        vat_basis_points: settings.vat_basis_points,
        legal: settings.legal,
        return_days: settings.return_days,
        reduction_history_days: settings.reduction_history_days,
        delivery: settings.delivery,
        pickup: settings.pickup,
        terms_version: settings.terms_version,
        invoice_years: settings.invoice_years,
        payments: settings.payments,
        social: settings.social,
        gtm_id: settings.gtm_id,
        tag_hosts: settings.tag_hosts,
        needs_consent: settings.needs_consent,
        look: settings.look,
    })
}

fn language(languages: &[Arc<Language>], code: &str) -> Result<Arc<Language>> {
    languages
        .iter()
        .find(|language| language.code == code)
        .cloned()
        .ok_or_else(|| Error::Internal(format!("a country speaks the unknown language {code}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        both,
        tenancy::files::{Sources, built_in, read},
    };

    async fn read_all(db: &Db, edit: impl Fn(&mut Sources)) -> Files {
        let mut sources = built_in();
        edit(&mut sources);
        read(&sources, &stored(db).await.unwrap()).unwrap()
    }

    /// Replaces a text in one of the files.
    fn exchange(sources: &mut Sources, file: &str, from: &str, to: &str) {
        let name = format!("tenants/{file}");
        let source = sources.files.iter_mut().find(|source| source.name == name).unwrap();
        source.text = source.text.replacen(from, to, 1);
    }

    async fn recorded(db: &Db) -> i64 {
        changes::times_recorded(db, Topic::Tenancy).await
    }

    both!(a_second_apply_changes_nothing_and_records_nothing, test, {
        let files = read_all(&test.db, |_| ()).await;
        let first = apply(&test.db, &Clock::System, &files).await.unwrap();
        assert!(first.changes.iter().all(|change| change.created) && first.unchanged == 0);
        assert_eq!(stored(&test.db).await.unwrap(), files.configuration);
        let second = apply(&test.db, &Clock::System, &files).await.unwrap();
        assert!(second.is_empty() && second.unchanged == first.changes.len());
        assert_eq!(recorded(&test.db).await, 1);
    });

    both!(a_change_writes_only_what_differs, test, {
        apply(&test.db, &Clock::System, &read_all(&test.db, |_| ()).await).await.unwrap();
        let files = read_all(&test.db, |sources| exchange(sources, "hr.toml", "\"3.90\"", "\"4.20\"")).await;
        let plan = apply(&test.db, &Clock::System, &files).await.unwrap();
        assert_eq!(plan.changes.len(), 1);
        let change = &plan.changes[0];
        assert_eq!((change.subject.code.as_str(), change.created), ("HR", false));
        let field = &change.fields[0];
        assert_eq!(
            (field.key, field.old.as_deref(), field.new.as_deref()),
            ("delivery.shipping", Some("3.90"), Some("4.20"))
        );
        assert_eq!(load(&test.db).await.unwrap().tenant_by_code("hr").unwrap().shipping_charge.minor, 420);
        assert_eq!(recorded(&test.db).await, 2);
    });

    both!(two_countries_can_swap_hosts, test, {
        apply(&test.db, &Clock::System, &read_all(&test.db, |_| ()).await).await.unwrap();
        let files = read_all(&test.db, |sources| {
            exchange(sources, "hr.toml", "vitrina.hr\"", "vitrina.si\"");
            exchange(sources, "si.toml", "vitrina.si\"", "vitrina.hr\"");
        })
        .await;
        apply(&test.db, &Clock::System, &files).await.unwrap();
        let directory = load(&test.db).await.unwrap();
        let (index, language) = &directory.hosts["vitrina.si"];
        assert_eq!((directory.tenants[*index].code.as_str(), language.code.as_str()), ("HR", "hr"));
    });

    both!(records_that_no_file_names_are_unchanged, test, {
        apply(&test.db, &Clock::System, &read_all(&test.db, |_| ()).await).await.unwrap();
        let files = read_all(&test.db, |sources| sources.files.retain(|source| source.name != "tenants/hr.toml")).await;
        let plan = apply(&test.db, &Clock::System, &files).await.unwrap();
        assert!(plan.is_empty());
        assert_eq!(plan.unmanaged.iter().map(|subject| subject.code.as_str()).collect::<Vec<_>>(), ["HR"]);
        assert!(load(&test.db).await.unwrap().tenant_by_code("HR").is_some());
    });

    both!(files_read_before_the_database_changed_are_checked_again, test, {
        let early = read_all(&test.db, |sources| exchange(sources, "hr.toml", "id = 13", "id = 99")).await;
        apply(&test.db, &Clock::System, &read_all(&test.db, |_| ()).await).await.unwrap();
        let refused = apply(&test.db, &Clock::System, &early).await.unwrap_err();
        assert!(matches!(refused, Error::Diagnostics(_)), "{refused}");
        assert_eq!(recorded(&test.db).await, 1);
    });

    both!(a_country_is_switched_on_and_off_once, test, {
        assert!(matches!(set_active(&test.db, &Clock::System, "ie", true, false).await, Err(Error::NotFound)));
        let files = read_all(&test.db, |sources| {
            exchange(sources, "cy.toml", "[[hosts]]\nname = \"vitrina.cy\"\nlanguage = \"el\"\n", "");
        })
        .await;
        apply(&test.db, &Clock::System, &files).await.unwrap();
        for (code, wanted, outcome) in [
            ("ie", true, SwitchResult::Done),
            ("IE", true, SwitchResult::Already),
            ("ie", false, SwitchResult::Done),
            ("cy", true, SwitchResult::NoHost),
        ] {
            for dry_run in [true, false] {
                let switched = set_active(&test.db, &Clock::System, code, wanted, dry_run).await.unwrap();
                assert_eq!(switched, outcome, "{code}: a dry run leaves it to be done");
            }
        }
        assert_eq!(recorded(&test.db).await, 3);
        assert!(!load(&test.db).await.unwrap().tenant_by_code("ie").unwrap().is_active);
    });

    both!(the_directory_has_slovenia_first_and_every_host, test, {
        apply(&test.db, &Clock::System, &read_all(&test.db, |_| ()).await).await.unwrap();
        let directory = load(&test.db).await.unwrap();
        assert_eq!((directory.tenants[0].id, directory.active().count()), (TenantId(3), 16));
        let greece = directory.tenant_by_code("gr").unwrap();
        assert_eq!((greece.default_language.locale.as_str(), greece.currency.symbol.as_str()), ("el-GR", "€"));
        for (index, tenant) in directory.tenants.iter().enumerate() {
            for host in &tenant.hosts {
                assert_eq!(directory.hosts[&host.name].0, index);
            }
        }
    });
}

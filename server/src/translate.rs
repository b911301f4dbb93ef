//! Translated texts in the language of a request.

use crate::{
    app::App,
    cache::depend_on,
    changes::{Change, Topic},
    i18n::{Arg, COUNTRY_NAME},
    tenancy::{Storefront, Tenant},
};

/// The text of a message in the storefront's language, with the country's overrides. Counts are passed as numbers, because only
/// numbers select plural forms.
pub fn translate(app: &App, front: &Storefront, id: &str, args: &[(&str, Arg<'_>)]) -> String {
    depend_on(texts_of(front));
    app.translations().text(front.tenant.id, &front.language, id, args)
}

/// As `translate`, for ids that are built from data, such as `fibre-…` of an imported product: none when there is no such message.
pub fn translate_if_known(app: &App, front: &Storefront, id: &str) -> Option<String> {
    depend_on(texts_of(front));
    app.translations().find(front.tenant.id, &front.language, id, &[])
}

/// The dependency of what contains texts in the storefront's language.
pub fn texts_of(front: &Storefront) -> Change {
    Change::one(Topic::Translations, front.tenant.id, front.language.id)
}

/// A country's name in its own language; its English name if there is no message for it. Every country shows these names, so a
/// change of one is recorded as a change of the countries.
pub fn own_country_name(app: &App, tenant: &Tenant) -> String {
    depend_on(Change::all(Topic::Tenancy));
    let id = format!("{COUNTRY_NAME}{}", tenant.code.to_lowercase());
    app.translations().find(tenant.id, &tenant.default_language, &id, &[]).unwrap_or_else(|| tenant.name.clone())
}

/// A country's name in the storefront's language, for use on its own; its English name if there is no message for it.
pub fn country_name(app: &App, front: &Storefront, tenant: &Tenant) -> String {
    let id = format!("{COUNTRY_NAME}{}", tenant.code.to_lowercase());
    translate_if_known(app, front, &id).unwrap_or_else(|| tenant.name.clone())
}

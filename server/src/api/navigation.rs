//! What every page has around it: menus, neighbouring countries, the announcement.

use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::countries::{SocialProfile, social_profiles};
use crate::{
    app::App,
    catalog::{self, MenuCategory, MenuLink},
    content::{
        self,
        editorial::{self, PageLinks},
    },
    error::Result,
    http::{Answer, ApiContext, Envelope},
    i18n::sort_by_name,
    money::CurrencyCode,
    redirects,
    tenancy::{Storefront, Tenant, home_of},
    translate::own_country_name,
};

/// Its route, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default().routes(routes!(navigation))
}

/// Another country's shop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CountryLink {
    /// ISO 3166 alpha-2.
    code: String,
    /// Its name in its own language.
    name: String,
    /// The BCP 47 tag of that language.
    locale: String,
    /// Its address, absolute, without a slash at the end.
    url: String,
    /// ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// Codes of its languages; the first is the one of its address.
    languages: Vec<String>,
}

/// What every page has around it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Navigation {
    /// Root categories with those below them: at most seven, those with most products.
    categories: Vec<MenuCategory>,
    /// Whether there are more root categories than these.
    has_more_categories: bool,
    /// Whether anything counts as new today: `/new` shows it.
    has_new: bool,
    /// Whether anything is reduced: `/sale` shows it.
    has_reduced: bool,
    /// Collections: at most eight.
    collections: Vec<MenuLink>,
    /// Brands: at most twelve.
    brands: Vec<MenuLink>,
    /// Open countries: this one, then the others by name.
    countries: Vec<CountryLink>,
    /// One line above everything.
    #[schema(required)]
    announcement: Option<String>,
    /// The shop's social profiles.
    social_links: Vec<SocialProfile>,
    /// Pages of text: help, and what the law wants.
    pages: PageLinks,
    /// Whether any path leads elsewhere: then navigations ask.
    has_redirects: bool,
}

/// Menus, neighbouring countries and the announcement.
#[utoipa::path(get, path = "/navigation", tag = "navigation", responses((status = 200, body = Envelope<Navigation>)))]
async fn navigation(context: ApiContext) -> Result<Answer<Navigation>> {
    let (app, storefront) = (&context.app, &context.storefront);
    let menu = catalog::menu(app, storefront).await?;
    Ok(Answer(Navigation {
        categories: menu.categories.clone(),
        has_more_categories: menu.has_more_categories,
        has_new: menu.has_new,
        has_reduced: menu.has_reduced,
        collections: menu.collections.clone(),
        brands: menu.brands.clone(),
        countries: neighbours(app, storefront),
        announcement: content::header(app, storefront).await?,
        social_links: social_profiles(&storefront.tenant),
        pages: editorial::page_links(app, storefront).await?,
        has_redirects: redirects::any(app, storefront.tenant.id).await?,
    }))
}

fn neighbours(app: &App, storefront: &Storefront) -> Vec<CountryLink> {
    let directory = app.directory();
    let mut all: Vec<CountryLink> =
        directory.active().filter_map(|tenant| neighbour(app, storefront, tenant)).collect();
    sort_by_name(&storefront.language.locale, &mut all, |country| &country.name);
    let is_other = |country: &CountryLink| country.code != storefront.tenant.code;
    all.sort_by_key(is_other);
    all
}

/// A country by its own language's address; a country without a host has none.
fn neighbour(app: &App, storefront: &Storefront, tenant: &Tenant) -> Option<CountryLink> {
    let own = &tenant.default_language;
    let others = tenant.languages.iter().filter(|language| language.id != own.id);
    Some(CountryLink {
        code: tenant.code.clone(),
        name: own_country_name(app, tenant),
        locale: own.locale.clone(),
        url: home_of(storefront, tenant, own)?,
        currency: tenant.currency.code,
        languages: std::iter::once(own).chain(others).map(|language| language.code.clone()).collect(),
    })
}

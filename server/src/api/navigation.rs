//! The frame around every page: menus, neighbouring countries, the announcement.

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

/// A link to a country's shop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CountryLink {
    /// Country code, ISO 3166-1 alpha-2.
    code: String,
    /// Country name in the country's own language.
    name: String,
    /// BCP 47 tag of that language.
    locale: String,
    /// Absolute URL of the shop, without a trailing slash.
    url: String,
    /// Currency code, ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// Codes of the shop's languages; the first is the language of `url`.
    languages: Vec<String>,
}

/// Navigation elements of every page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Navigation {
    /// Root categories with subcategories: at most seven, those with the most products.
    categories: Vec<MenuCategory>,
    /// Whether there are more root categories.
    has_more_categories: bool,
    /// Whether there are new products, listed at `/new`.
    has_new: bool,
    /// Whether there are products with a reduced price, listed at `/sale`.
    has_reduced: bool,
    /// Collections: at most eight.
    collections: Vec<MenuLink>,
    /// Brands: at most twelve.
    brands: Vec<MenuLink>,
    /// Open shops: this country first, then the others by name.
    countries: Vec<CountryLink>,
    /// Announcement shown at the top of every page; null if there is none.
    #[schema(required)]
    announcement: Option<String>,
    /// Social media profiles of the shop.
    social_links: Vec<SocialProfile>,
    /// Links to help pages and legal pages.
    pages: PageLinks,
    /// Whether the shop has any redirects. If so, clients look up paths with `redirect/by-path` before they navigate.
    has_redirects: bool,
}

/// Returns the menus, the shops of other countries and the announcement.
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
        social_links: social_profiles(app, &storefront.tenant).await?,
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

/// A link to a country's shop, at the URL of its default language; none for a country without a host.
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

//! Countries: lookup by name or host, and the list for country switchers.

use std::sync::Arc;

use garde::Validate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::App,
    content::editorial,
    error::{Error, Result},
    http::{Answer, ApiContext, Envelope, Query, Segment, Segments},
    id::{CurrencyId, LanguageId, TenantId},
    money::CurrencyCode,
    tenancy::{Address, Directory, Language, Resolution, SocialLink, Tenant, resolve},
};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(by_name))
        .routes(routes!(by_name_plain))
        .routes(routes!(all_active))
        .routes(routes!(by_id))
}

/// A country.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Country {
    /// Country ID.
    id: TenantId,
    /// Country name in English.
    name: String,
    /// Country code, ISO 3166-1 alpha-2.
    code: String,
    /// The requested host, or the country's canonical host.
    domain: String,
    /// Code of the language that needs no locale prefix on that host.
    lang: String,
    /// ID of that language.
    lang_id: LanguageId,
    /// ID of the country's default language.
    language_id: LanguageId,
    /// Currency code, ISO 4217.
    #[schema(value_type = String)]
    currency: CurrencyCode,
    /// Currency symbol.
    currency_symbol: String,
    /// Currency ID.
    currency_id: CurrencyId,
    /// Whether the country's shop is open.
    is_active: bool,
    /// Dialling prefix with a plus sign: `+386`.
    phone_code: String,
    /// Social media profiles of the shop.
    social_links: Vec<SocialProfile>,
}

/// A social media profile of a country's shop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = SocialLink)]
pub struct SocialProfile {
    /// Network, such as `instagram` or `facebook`.
    pub kind: String,
    /// Absolute URL.
    pub url: String,
}

impl From<SocialLink> for SocialProfile {
    fn from(SocialLink { kind, url }: SocialLink) -> Self {
        Self { kind, url }
    }
}

/// A country's social profiles that are published now.
pub async fn social_profiles(app: &App, tenant: &Tenant) -> Result<Vec<SocialProfile>> {
    let links = editorial::social_links(app, tenant).await?.into_iter();
    Ok(links.map(SocialProfile::from).collect())
}

/// A host of a country and the language that needs no prefix there.
struct HostOfCountry {
    tenant: Arc<Tenant>,
    name: String,
    language: Arc<Language>,
}

impl HostOfCountry {
    /// Resolves a host like a request to it: development hosts (`si.localhost`) are known, unknown and closed ones are not.
    fn find(directory: &Directory, asked: &str) -> Option<Self> {
        match resolve(directory, Address { host: Some(asked), path: "/", ..Address::default() }) {
            Resolution::Shop { storefront, .. } if !storefront.unknown_host => Some(Self {
                tenant: storefront.tenant,
                name: asked.trim().split(':').next().unwrap_or_default().trim_end_matches('.').to_ascii_lowercase(),
                language: storefront.host_language,
            }),
            _ => None,
        }
    }
}

impl Country {
    async fn of(app: &App, tenant: &Tenant) -> Result<Self> {
        let host = tenant.canonical_host();
        let language = host.and_then(|host| tenant.language(&host.language)).unwrap_or(&tenant.default_language);
        Self::at(app, tenant, host.map_or("", |host| &host.name), language).await
    }

    async fn at(app: &App, tenant: &Tenant, domain: &str, language: &Language) -> Result<Self> {
        Ok(Self {
            id: tenant.id,
            name: tenant.name.clone(),
            code: tenant.code.clone(),
            domain: domain.to_owned(),
            lang: language.code.clone(),
            lang_id: language.id,
            language_id: tenant.default_language.id,
            currency: tenant.currency.code,
            currency_symbol: tenant.currency.symbol.clone(),
            currency_id: tenant.currency.id,
            is_active: tenant.is_active,
            phone_code: tenant.phone_code.clone(),
            social_links: social_profiles(app, tenant).await?,
        })
    }
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct HostQuery {
    /// A host of the country; `domain` and `lang` of the response are those of this host.
    #[garde(skip)]
    host: Option<String>,
}

#[derive(Debug, Deserialize, Validate, IntoParams)]
#[into_params(parameter_in = Query)]
struct DomainQuery {
    /// Returns only the country that uses this host.
    #[garde(skip)]
    domain: Option<String>,
}

/// Returns an open country by its English name or its code, ignoring case.
#[utoipa::path(get, path = "/country/getCountryByName/{name}/", tag = "country",
    params(("name" = String, Path), HostQuery), responses((status = 200, body = Envelope<Country>)))]
async fn by_name(context: ApiContext, name: Segments<Segment>, query: Query<HostQuery>) -> Result<Answer<Country>> {
    let Query(HostQuery { host }) = query;
    let directory = context.app.directory();
    let Segments(Segment(name)) = name;
    let tenant = named(&directory, &name).ok_or(Error::NotFound)?;
    let host = host.and_then(|host| HostOfCountry::find(&directory, &host)).filter(|host| host.tenant.id == tenant.id);
    Ok(Answer(match host {
        Some(host) => Country::at(&context.app, tenant, &host.name, &host.language).await?,
        None => Country::of(&context.app, tenant).await?,
    }))
}

/// Returns an open country by its English name or its code, ignoring case; same as with a trailing slash.
#[utoipa::path(get, path = "/country/getCountryByName/{name}", tag = "country",
    params(("name" = String, Path), HostQuery), responses((status = 200, body = Envelope<Country>)))]
async fn by_name_plain(
    context: ApiContext,
    name: Segments<Segment>,
    query: Query<HostQuery>,
) -> Result<Answer<Country>> {
    by_name(context, name, query).await
}

/// Returns an open country by its ID.
#[utoipa::path(get, path = "/country/{id}", tag = "country", params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<Country>)))]
async fn by_id(context: ApiContext, Segments(id): Segments<TenantId>) -> Result<Answer<Country>> {
    let directory = context.app.directory();
    let tenant = directory.active().find(|tenant| tenant.id == id).ok_or(Error::NotFound)?;
    Ok(Answer(Country::of(&context.app, tenant).await?))
}

/// Lists the open countries in order.
///
/// With `domain`, only the country that uses this host is returned, if any. Development hosts such as `si.localhost` are
/// recognised like `vitrina.si`.
#[utoipa::path(get, path = "/country/getAllActiveData", tag = "country", params(DomainQuery),
    responses((status = 200, body = Envelope<Vec<Country>>)))]
async fn all_active(context: ApiContext, Query(query): Query<DomainQuery>) -> Result<Answer<Vec<Country>>> {
    let (app, domain) = (&context.app, query.domain);
    let directory = app.directory();
    let Some(domain) = domain else {
        let mut all = Vec::new();
        for tenant in directory.active() {
            all.push(Country::of(app, tenant).await?);
        }
        return Ok(Answer(all));
    };
    let Some(host) = HostOfCountry::find(&directory, &domain) else { return Ok(Answer(Vec::new())) };
    Ok(Answer(vec![Country::at(app, &host.tenant, &host.name, &host.language).await?]))
}

fn named<'a>(directory: &'a Directory, name: &str) -> Option<&'a Tenant> {
    let is_meant = |tenant: &Tenant| tenant.code.eq_ignore_ascii_case(name) || tenant.name.eq_ignore_ascii_case(name);
    directory.active().map(AsRef::as_ref).find(|tenant| is_meant(tenant))
}

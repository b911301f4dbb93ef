//! The shop's data for a page: inlined in every document, and part of the API description, so that the web's type is generated.

use serde::Serialize;
use utoipa::ToSchema;

use super::countries::{SocialProfile, social_profiles};
use crate::{
    app::App,
    error::Result,
    id::{LanguageId, TenantId},
    media, payments,
    tenancy::{Language, PaymentProvider, Storefront, Tenant},
    translate::country_name,
};

/// Data of the shop to which a document belongs: country, language, currency and terms. Amounts are in minor units.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopDescription<'a> {
    country_id: TenantId,
    /// Country code, ISO 3166-1 alpha-2; Greece is `GR`.
    country_code: &'a str,
    /// Country name in the page's language.
    country_name: String,
    currency: ShopCurrency<'a>,
    /// The page's language.
    language: ShopLanguage<'a>,
    /// All languages of the shop, including the page's.
    languages: Vec<ShopLanguage<'a>>,
    /// Locale prefix of the page's language: empty, or for example `/en`.
    prefix: String,
    /// Scheme and host of the shop's URLs.
    origin: &'a str,
    /// Base URL of pictures.
    media_base: String,
    /// Dialling prefix without a plus sign.
    phone_code: &'a str,
    /// Time zone of the country, as an IANA name, such as `Europe/Ljubljana`.
    time_zone: &'a str,
    return_days: u32,
    delivery_days: WorkingDays,
    /// Total of goods from which delivery is free, in minor units; null if delivery is never free.
    #[schema(required)]
    free_delivery_minor: Option<i64>,
    shipping_minor: i64,
    /// Charge for cash on delivery, in minor units; null if the shop does not offer it.
    #[schema(required)]
    cod_minor: Option<i64>,
    payment_methods: Vec<PaymentMethod>,
    legal: ShopLegal<'a>,
    social_links: Vec<SocialProfile>,
    /// ID of the country's Google Tag Manager container; null if there is none.
    #[schema(required)]
    gtm_id: Option<&'a str>,
    /// Whether visitors must consent before the shop stores the link that led them to it.
    needs_consent: bool,
    /// Path and query string of the document, without the locale prefix.
    path: &'a str,
}

/// Currency of the shop and its money format.
#[derive(Serialize, ToSchema)]
struct ShopCurrency<'a> {
    code: &'a str,
    symbol: &'a str,
    pattern: &'a str,
}

/// A language of the shop.
#[derive(Serialize, ToSchema)]
struct ShopLanguage<'a> {
    id: LanguageId,
    code: &'a str,
    /// BCP 47 tag, such as `de-AT`.
    locale: &'a str,
    /// Name of the language in that language.
    name: &'a str,
    prefix: String,
}

/// Transit time of a parcel, in working days.
#[derive(Serialize, ToSchema)]
struct WorkingDays {
    min: u32,
    max: u32,
}

/// Company that operates the shop.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ShopLegal<'a> {
    name: &'a str,
    address: &'a str,
    vat_id: &'a str,
    registration: &'a str,
    email: &'a str,
    phone: &'a str,
}

/// A payment method, as shown to shoppers.
#[derive(PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PaymentMethod {
    Card,
    Cod,
}

impl<'a> ShopDescription<'a> {
    /// The description of the shop for a page that is rendered, with the social profiles that are published now.
    pub async fn of_page(app: &App, front: &'a Storefront, path: &'a str) -> Result<Self> {
        let social_links = social_profiles(app, &front.tenant).await?;
        Ok(Self { social_links, ..Self::new(app, front, path) })
    }

    /// The description of the shop in the storefront's language, for the document at `path`. Needs no database: its social
    /// profiles are those of the country's file.
    pub fn new(app: &App, front: &'a Storefront, path: &'a str) -> Self {
        let tenant = &*front.tenant;
        Self {
            country_id: tenant.id,
            country_code: &tenant.code,
            country_name: country_name(app, front, tenant),
            currency: ShopCurrency {
                code: tenant.currency.code.as_str(),
                symbol: &tenant.currency.symbol,
                pattern: &tenant.currency.pattern,
            },
            language: ShopLanguage::new(front, &front.language),
            languages: tenant.languages.iter().map(|language| ShopLanguage::new(front, language)).collect(),
            prefix: front.prefix(&front.language),
            origin: &front.origin,
            media_base: media::media_base(&app.settings).to_owned(),
            phone_code: front.phone_code(),
            time_zone: tenant.time_zone.name(),
            return_days: tenant.return_days,
            delivery_days: WorkingDays { min: tenant.delivery.min, max: tenant.delivery.max },
            free_delivery_minor: tenant.free_delivery_from.map(|from| from.minor),
            shipping_minor: tenant.shipping_charge.minor,
            cod_minor: tenant.takes_cash().then_some(tenant.cash_on_delivery_charge.minor),
            payment_methods: PaymentMethod::all_of(app, tenant),
            legal: ShopLegal {
                name: &tenant.legal.name,
                address: &tenant.legal.address,
                vat_id: &tenant.legal.vat_id,
                registration: &tenant.legal.registration,
                email: &tenant.legal.email,
                phone: &tenant.legal.phone,
            },
            social_links: tenant.social.iter().cloned().map(SocialProfile::from).collect(),
            gtm_id: tenant.gtm_id.as_deref(),
            needs_consent: tenant.needs_consent,
            path,
        }
    }
}

impl<'a> ShopLanguage<'a> {
    fn new(front: &Storefront, language: &'a Language) -> Self {
        Self {
            id: language.id,
            code: &language.code,
            locale: &language.locale,
            name: &language.name,
            prefix: front.prefix(language),
        }
    }
}

impl PaymentMethod {
    /// The payment methods of a country, without duplicates.
    fn all_of(app: &App, tenant: &Tenant) -> Vec<Self> {
        let mut methods: Vec<Self> = payments::offered(&app.settings, tenant).into_iter().map(Self::of).collect();
        methods.dedup();
        methods
    }

    fn of(provider: PaymentProvider) -> Self {
        match provider {
            PaymentProvider::Stripe | PaymentProvider::Sslcommerz | PaymentProvider::Sandbox => Self::Card,
            PaymentProvider::CashOnDelivery => Self::Cod,
        }
    }
}

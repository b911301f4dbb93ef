//! What a page knows of its shop: the `shop` value that the web reads on both sides (`web/src/lib/shop.tsx`).

use serde::Serialize;

use crate::{
    app::App,
    id::{LanguageId, TenantId},
    media,
    tenancy::{DeliveryDays, PaymentProvider, SocialLink, Storefront},
    translate::country_name,
};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Shop<'a> {
    country_id: TenantId,
    country_code: &'a str,
    /// In the page's language.
    country_name: String,
    currency: CurrencyView<'a>,
    language: LanguageView<'a>,
    languages: Vec<LanguageView<'a>>,
    prefix: String,
    origin: &'a str,
    media_base: String,
    phone_code: &'a str,
    return_days: u32,
    delivery_days: DeliveryDays,
    free_delivery_minor: Option<i64>,
    shipping_minor: i64,
    cod_minor: Option<i64>,
    payment_methods: Vec<&'static str>,
    legal: LegalView<'a>,
    social_links: &'a [SocialLink],
    gtm_id: Option<&'a str>,
    path: &'a str,
}

#[derive(Serialize)]
struct CurrencyView<'a> {
    code: &'a str,
    symbol: &'a str,
    pattern: &'a str,
}

#[derive(Serialize)]
struct LanguageView<'a> {
    id: LanguageId,
    code: &'a str,
    locale: &'a str,
    name: &'a str,
    prefix: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LegalView<'a> {
    name: &'a str,
    address: &'a str,
    vat_id: &'a str,
    registration: &'a str,
    email: &'a str,
    phone: &'a str,
}

impl<'a> Shop<'a> {
    pub(super) fn new(app: &App, front: &'a Storefront, path: &'a str) -> Self {
        let tenant = &*front.tenant;
        let view = |language: &'a crate::tenancy::Language| LanguageView {
            id: language.id,
            code: &language.code,
            locale: &language.locale,
            name: &language.name,
            prefix: front.prefix(language),
        };
        Self {
            country_id: tenant.id,
            country_code: &tenant.code,
            country_name: country_name(app, front, tenant),
            currency: CurrencyView {
                code: tenant.currency.code.as_str(),
                symbol: &tenant.currency.symbol,
                pattern: &tenant.currency.pattern,
            },
            language: view(&front.language),
            languages: tenant.languages.iter().map(|language| view(language)).collect(),
            prefix: front.prefix(&front.language),
            origin: &front.origin,
            media_base: media::media_base(&app.settings).to_owned(),
            phone_code: front.phone_code(),
            return_days: tenant.return_days,
            delivery_days: tenant.delivery,
            free_delivery_minor: tenant.free_delivery_from.map(|from| from.minor),
            shipping_minor: tenant.shipping_charge.minor,
            cod_minor: tenant.takes_cash().then_some(tenant.cash_on_delivery_charge.minor),
            payment_methods: tenant.payments.iter().map(|provider| method(*provider)).collect(),
            legal: LegalView {
                name: &tenant.legal.name,
                address: &tenant.legal.address,
                vat_id: &tenant.legal.vat_id,
                registration: &tenant.legal.registration,
                email: &tenant.legal.email,
                phone: &tenant.legal.phone,
            },
            social_links: &tenant.social,
            gtm_id: tenant.gtm_id.as_deref(),
            path,
        }
    }
}

fn method(provider: PaymentProvider) -> &'static str {
    match provider {
        PaymentProvider::Stripe | PaymentProvider::Sslcommerz => "card",
        PaymentProvider::CashOnDelivery => "cod",
    }
}

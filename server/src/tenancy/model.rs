//! Countries, and which country a host belongs to.

use std::{collections::HashMap, sync::Arc};

use chrono::{DateTime, NaiveDate, Utc, Weekday};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use super::{look::Look, pickup::Pickup};
use crate::{
    clock,
    error::{Error, Result},
    money::{self, CurrencyCode, Money},
    text_enum::text_enum,
};

pub use crate::id::{BadgeTypeId, CurrencyId, LanguageId, TenantId, UserTypeId};

/// One of the platform's languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Language {
    /// Its `languageId`.
    pub id: LanguageId,
    /// Its code in paths and folders: `sl`, `cz`, `at`.
    pub code: String,
    /// Its BCP 47 tag: `sl-SI`, `cs-CZ`, `de-AT`.
    pub locale: String,
    /// Its name in the language itself.
    pub name: String,
}

/// A currency and its format.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Currency {
    /// Its `currencyId`.
    pub id: CurrencyId,
    /// ISO 4217.
    pub code: CurrencyCode,
    /// As shops write it: `€`, `Tk.`.
    pub symbol: String,
    /// The format of amounts, by `money::Pattern`: `{amount} €`. A country may override it.
    pub pattern: String,
}

impl Currency {
    /// An amount as the country writes it; one in another currency with the code of that currency, because a country may have
    /// changed its currency since.
    pub fn format(&self, amount: Money) -> String {
        if amount.currency == self.code {
            return money::format(&self.pattern, amount.minor);
        }
        money::format(&format!("{{amount}} {}", amount.currency), amount.minor)
    }
}

/// A kind of user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UserType {
    /// Its `userTypeId`.
    pub id: UserTypeId,
    /// Its name.
    pub name: String,
}

/// A kind of product badge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BadgeType {
    /// Its id.
    pub id: BadgeTypeId,
    /// `special`, `promotional`, `fire`, `low`.
    pub key: String,
    /// Its English name.
    pub name: String,
}

/// A host of a country, and the language that has no prefix there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    /// Lower case, without port.
    pub name: String,
    /// The default language's code.
    pub language: String,
}

/// The seller, with the details that the law requires.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Legal {
    /// Company name.
    pub name: String,
    /// Postal address in one line.
    pub address: String,
    /// VAT identification number.
    pub vat_id: String,
    /// Register entry, if any.
    pub registration: String,
    /// Customer service address.
    pub email: String,
    /// Customer service number.
    pub phone: String,
}

/// Working days for which a parcel is in transit, counted from the day it leaves the warehouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeliveryDays {
    /// Minimum.
    pub min: u32,
    /// Maximum.
    pub max: u32,
    /// Days on which the country's carriers do not deliver.
    #[serde(default)]
    pub weekend: Weekend,
}

text_enum! {
    /// The days of a week on which nothing is delivered.
    #[derive(Default)]
    pub enum Weekend {
        /// In most countries.
        #[default]
        SaturdaySunday = "saturday-sunday",
        /// In Bangladesh, among others.
        FridaySaturday = "friday-saturday",
    }
}

impl Weekend {
    /// Whether nothing is delivered on this day.
    pub fn has(self, day: Weekday) -> bool {
        match self {
            Self::SaturdaySunday => matches!(day, Weekday::Sat | Weekday::Sun),
            Self::FridaySaturday => matches!(day, Weekday::Fri | Weekday::Sat),
        }
    }
}

text_enum! {
    /// A payment method of a country's shop.
    pub enum PaymentProvider {
        /// Card, through Stripe Checkout.
        Stripe = "stripe",
        /// Card and mobile wallets, through SSLCommerz.
        Sslcommerz = "sslcommerz",
        /// Cash on delivery.
        CashOnDelivery = "cash-on-delivery",
        /// A page of the shop's own that simulates a provider, for trying the shop without money.
        Sandbox = "sandbox",
    }
}

/// A social profile of a country's shop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SocialLink {
    /// `instagram`, `facebook`, `tiktok`, `pinterest`, `youtube`.
    pub kind: String,
    /// Absolute address.
    pub url: String,
}

/// The members of the European Union.
const UNION: [&str; 27] = [
    "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU", "LV",
    "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK",
];

/// A country with everything that its shop needs.
#[derive(Clone, Debug, PartialEq)]
pub struct Tenant {
    /// Its country id.
    pub id: TenantId,
    /// ISO 3166 alpha-2, upper case (Greece is `GR`).
    pub code: String,
    /// Its English name, as the specification spells it.
    pub name: String,
    /// Whether its hosts are served.
    pub is_active: bool,
    /// Dialling prefix with a plus sign, as the specification writes it: `+386`, `+88`.
    pub phone_code: String,
    /// Its time zone.
    pub time_zone: Tz,
    /// Its currency.
    pub currency: Arc<Currency>,
    /// Its languages, the country's own first.
    pub languages: Vec<Arc<Language>>,
    /// The country's own language.
    pub default_language: Arc<Language>,
    /// Its hosts, the canonical one first.
    pub hosts: Vec<Host>,
    /// VAT included in prices, in hundredths of a percent (2200 = 22 %).
    pub vat_basis_points: i64,
    /// The seller.
    pub legal: Legal,
    /// Days in which goods can be returned.
    pub return_days: u32,
    /// Days of price history required before a reduction, for its regular price to be shown: 30 under 98/6/EC, article 6a.
    pub reduction_history_days: u32,
    /// Working days of delivery.
    pub delivery: DeliveryDays,
    /// Order value from which delivery is free.
    pub free_delivery_from: Option<Money>,
    /// Delivery charge.
    pub shipping_charge: Money,
    /// Charge of cash on delivery.
    pub cash_on_delivery_charge: Money,
    /// Payment methods.
    pub payments: Vec<PaymentProvider>,
    /// Where orders can be collected, if collection is offered.
    pub pickup: Option<Pickup>,
    /// The version of the terms and conditions that shoppers accept.
    pub terms_version: String,
    /// Calendar years for which invoices are kept after the year in which they were issued.
    pub invoice_years: u32,
    /// Social profiles.
    pub social: Vec<SocialLink>,
    /// Google Tag Manager container.
    pub gtm_id: Option<String>,
    /// Origins that the container's tags load from and report to, besides Google's tag manager and analytics.
    pub tag_hosts: Vec<String>,
    /// Whether visitors must consent before the shop remembers the partner's or campaign's link that led them here.
    pub needs_consent: bool,
    /// Its own colours, if it has any.
    pub look: Option<Look>,
}

impl Tenant {
    /// The date in the country at a time.
    pub fn local_date(&self, at: DateTime<Utc>) -> NaiveDate {
        at.with_timezone(&self.time_zone).date_naive()
    }

    /// When the country's next day begins: the end of everything that is valid "until midnight".
    pub fn next_midnight(&self, after: DateTime<Utc>) -> DateTime<Utc> {
        clock::calendar_day(self.time_zone, after).end
    }

    /// When a day begins in the country's time zone.
    pub fn start_of_day(&self, day: NaiveDate) -> DateTime<Utc> {
        clock::start_of_day(self.time_zone, day)
    }

    /// An amount in the country's currency.
    pub fn money(&self, minor: i64) -> Money {
        Money::new(minor, self.currency.code)
    }

    /// The country's primary host.
    pub fn canonical_host(&self) -> Option<&Host> {
        self.hosts.first()
    }

    /// The language with this code, if the country has it.
    pub fn language(&self, code: &str) -> Option<&Arc<Language>> {
        self.languages.iter().find(|language| language.code.eq_ignore_ascii_case(code))
    }

    /// The language with this id, if the country has it.
    pub fn language_by_id(&self, id: LanguageId) -> Option<&Arc<Language>> {
        self.languages.iter().find(|language| language.id == id)
    }

    /// Whether European Union law applies here.
    pub fn is_in_union(&self) -> bool {
        UNION.contains(&&*self.code)
    }

    /// Whether bank accounts have an IBAN here. Bangladesh is not in the registry of ISO 13616.
    pub fn has_ibans(&self) -> bool {
        self.code != "BD"
    }

    /// Whether cash on delivery is offered.
    pub fn takes_cash(&self) -> bool {
        self.payments.contains(&PaymentProvider::CashOnDelivery)
    }
}

/// The storefront of a request: a country, its language, and the address that was requested.
#[derive(Clone, Debug)]
pub struct Storefront {
    /// The country.
    pub tenant: Arc<Tenant>,
    /// The language of the path's prefix, or the host's default.
    pub language: Arc<Language>,
    /// The language that has no prefix on this host.
    pub host_language: Arc<Language>,
    /// Scheme and configured host (and port in development): `https://vitrina.si`. Never the raw header of an unknown host.
    pub origin: Arc<str>,
    /// Whether the host belongs to no country, so that the specification's defaults apply.
    pub unknown_host: bool,
}

/// The dialling prefix that the specification defines for visitors of an unknown host.
pub const UNKNOWN_HOST_PHONE_CODE: &str = "+88";

impl Storefront {
    /// The public storefront of a country in a language; none when the country has no host.
    pub fn public(tenant: &Arc<Tenant>, language: &Arc<Language>) -> Option<Self> {
        let host =
            tenant.hosts.iter().find(|host| host.language == language.code).or_else(|| tenant.canonical_host())?;
        Some(Self {
            host_language: Arc::clone(tenant.language(&host.language)?),
            origin: format!("https://{}", host.name).into(),
            tenant: Arc::clone(tenant),
            language: Arc::clone(language),
            unknown_host: false,
        })
    }

    /// The storefront of a country in a language for texts without links, such as those of e-mails to the shop.
    pub fn without_address(tenant: &Arc<Tenant>, language: &Arc<Language>) -> Self {
        Self {
            tenant: Arc::clone(tenant),
            language: Arc::clone(language),
            host_language: Arc::clone(language),
            origin: Arc::from(""),
            unknown_host: false,
        }
    }

    /// The dialling prefix that is preset in forms.
    pub fn phone_code(&self) -> &str {
        if self.unknown_host { UNKNOWN_HOST_PHONE_CODE } else { &self.tenant.phone_code }
    }

    /// The path prefix of a language on this host: empty or `/en`.
    pub fn prefix(&self, language: &Language) -> String {
        if language.id == self.host_language.id { String::new() } else { format!("/{}", language.code) }
    }
}

/// All countries and languages, as an immutable snapshot of the database. Replaced as a whole when something changes.
#[derive(Clone, Debug, Default)]
pub struct Directory {
    /// The platform's languages in order.
    pub languages: Vec<Arc<Language>>,
    /// The platform's currencies.
    pub currencies: Vec<Arc<Currency>>,
    /// The kinds of user.
    pub user_types: Vec<UserType>,
    /// The kinds of badge.
    pub badge_types: Vec<BadgeType>,
    /// All countries, inactive ones too, in order.
    pub tenants: Vec<Arc<Tenant>>,
    /// Lower-case host → index in `tenants` and default language.
    pub hosts: HashMap<String, (usize, Arc<Language>)>,
}

impl Directory {
    /// The active countries in order.
    pub fn active(&self) -> impl Iterator<Item = &Arc<Tenant>> {
        self.tenants.iter().filter(|tenant| tenant.is_active)
    }

    /// The country with this id.
    pub fn tenant(&self, id: TenantId) -> Option<&Arc<Tenant>> {
        self.tenants.iter().find(|tenant| tenant.id == id)
    }

    /// The country of a row of the database. Fails when this process has not loaded it yet, shortly after it was added.
    pub fn loaded(&self, id: TenantId) -> Result<&Arc<Tenant>> {
        self.tenant(id).ok_or(Error::Unavailable("the country is not loaded yet"))
    }

    /// The country with this code, ignoring case.
    pub fn tenant_by_code(&self, code: &str) -> Option<&Arc<Tenant>> {
        self.tenants.iter().find(|tenant| tenant.code.eq_ignore_ascii_case(code))
    }

    /// The language with this code.
    pub fn language(&self, code: &str) -> Option<&Arc<Language>> {
        self.languages.iter().find(|language| language.code.eq_ignore_ascii_case(code))
    }
}

//! The platform and its countries as plain values, read from the files or from the database, and compared between the two.

use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use super::{
    look::Look,
    model::{
        BadgeType, Currency, DeliveryDays, Host, Language, Legal, PaymentProvider, SocialLink, TenantId, UserType,
    },
    pickup::Pickup,
};
use crate::money;

/// The contents of all files, or of all tables of this slice. Every list is ordered by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Configuration {
    /// The platform's languages.
    pub languages: Vec<Language>,
    /// The platform's currencies.
    pub currencies: Vec<Currency>,
    /// The kinds of user.
    pub user_types: Vec<UserType>,
    /// The kinds of badge.
    pub badge_types: Vec<BadgeType>,
    /// The countries, active or not.
    pub countries: Vec<Country>,
}

/// One country as in its file: languages and currency by code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Country {
    /// Its country id.
    pub id: TenantId,
    /// ISO 3166 alpha-2, upper case.
    pub code: String,
    /// Its English name.
    pub name: String,
    /// Whether its hosts are served.
    pub is_active: bool,
    /// Its position among the countries; defaults to its id.
    pub position: i64,
    /// Its hosts, the canonical one first.
    pub hosts: Vec<Host>,
    /// The rest.
    #[serde(flatten)]
    pub settings: CountrySettings,
}

/// As required by Union law (98/6/EC, article 6a).
pub(super) const REDUCTION_HISTORY_DAYS: u32 = 30;

fn reduction_history_days() -> u32 {
    REDUCTION_HISTORY_DAYS
}

/// As required by Union law (2002/58/EC, article 5(3)).
pub(super) const NEEDS_CONSENT: bool = true;

fn needs_consent() -> bool {
    NEEDS_CONSENT
}

/// As required by most countries' tax laws.
pub(super) const INVOICE_YEARS: u32 = 10;

fn invoice_years() -> u32 {
    INVOICE_YEARS
}

/// The default for files without a version.
pub(super) const TERMS_VERSION: &str = "1";

fn terms_version() -> String {
    TERMS_VERSION.to_owned()
}

/// The settings of a country that are stored as one JSON value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CountrySettings {
    /// Dialling prefix with plus.
    pub phone_code: String,
    /// IANA name; UTC for countries stored before the files had this setting.
    #[serde(default)]
    pub time_zone: Tz,
    /// ISO 4217.
    pub currency: String,
    /// How the country formats money, where it differs from the currency's pattern.
    #[serde(default)]
    pub money_pattern: Option<String>,
    /// Codes, the country's own first.
    pub languages: Vec<String>,
    /// The code of the country's own language.
    pub default_language: String,
    /// 2200 = 22 %.
    pub vat_basis_points: i64,
    /// Days in which goods can be returned.
    pub return_days: u32,
    /// Days of price history required before a reduction, for its regular price to be shown; default 30.
    #[serde(default = "reduction_history_days")]
    pub reduction_history_days: u32,
    /// Payment methods.
    pub payments: Vec<PaymentProvider>,
    /// Google Tag Manager container.
    pub gtm_id: Option<String>,
    /// Origins that the container's tags load from and report to, besides Google's tag manager and analytics:
    /// `https://*.doubleclick.net`.
    #[serde(default)]
    pub tag_hosts: Vec<String>,
    /// Whether visitors must consent before the shop remembers the partner's or campaign's link that led them here; default yes.
    #[serde(default = "needs_consent")]
    pub needs_consent: bool,
    /// Working days of delivery.
    pub delivery: DeliveryDays,
    /// Order value from which delivery is free.
    pub free_delivery_minor: Option<i64>,
    /// Delivery charge.
    pub shipping_minor: i64,
    /// Charge of cash on delivery.
    pub cod_minor: i64,
    /// The seller.
    pub legal: Legal,
    /// Where orders can be collected.
    #[serde(default)]
    pub pickup: Option<Pickup>,
    /// The version of the terms and conditions that shoppers accept.
    #[serde(default = "terms_version")]
    pub terms_version: String,
    /// Calendar years for which invoices are kept after the year in which they were issued; default 10.
    #[serde(default = "invoice_years")]
    pub invoice_years: u32,
    /// Social profiles.
    pub social: Vec<SocialLink>,
    /// Its own colours.
    #[serde(default)]
    pub look: Option<Look>,
}

impl Configuration {
    /// The country with this code, ignoring case.
    pub fn country(&self, code: &str) -> Option<&Country> {
        self.countries.iter().find(|country| country.code.eq_ignore_ascii_case(code))
    }
}

/// A field by its key in the file, with its value as text.
pub type Field = (&'static str, String);

/// A record that a plan compares field by field.
pub trait Record {
    /// Its kind, as named in a plan: `country`.
    const KIND: Kind;
    /// The id, which never changes.
    fn id(&self) -> i64;
    /// The short name that people use; id and code always stay together.
    fn code(&self) -> &str;
    /// Its fields in the order of the file, without absent ones.
    fn fields(&self) -> Vec<Field>;
}

/// What a record describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A language of the platform.
    Language,
    /// A currency of the platform.
    Currency,
    /// A kind of user.
    UserType,
    /// A kind of badge.
    BadgeType,
    /// A country.
    Country,
}

impl Kind {
    /// Its name in sentences.
    pub fn name(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Currency => "currency",
            Self::UserType => "user type",
            Self::BadgeType => "badge type",
            Self::Country => "country",
        }
    }
}

impl Record for Language {
    const KIND: Kind = Kind::Language;

    fn id(&self) -> i64 {
        self.id.into()
    }

    fn code(&self) -> &str {
        &self.code
    }

    fn fields(&self) -> Vec<Field> {
        vec![("id", self.id.to_string()), ("locale", self.locale.clone()), ("name", self.name.clone())]
    }
}

impl Record for Currency {
    const KIND: Kind = Kind::Currency;

    fn id(&self) -> i64 {
        self.id.into()
    }

    fn code(&self) -> &str {
        self.code.as_str()
    }

    fn fields(&self) -> Vec<Field> {
        vec![("id", self.id.to_string()), ("symbol", self.symbol.clone()), ("pattern", self.pattern.clone())]
    }
}

impl Record for UserType {
    const KIND: Kind = Kind::UserType;

    fn id(&self) -> i64 {
        self.id.into()
    }

    fn code(&self) -> &str {
        &self.name
    }

    fn fields(&self) -> Vec<Field> {
        vec![("id", self.id.to_string())]
    }
}

impl Record for BadgeType {
    const KIND: Kind = Kind::BadgeType;

    fn id(&self) -> i64 {
        self.id.into()
    }

    fn code(&self) -> &str {
        &self.key
    }

    fn fields(&self) -> Vec<Field> {
        vec![("id", self.id.to_string()), ("name", self.name.clone())]
    }
}

impl Record for Country {
    const KIND: Kind = Kind::Country;

    fn id(&self) -> i64 {
        self.id.into()
    }

    fn code(&self) -> &str {
        &self.code
    }

    fn fields(&self) -> Vec<Field> {
        let settings = &self.settings;
        let mut fields = vec![
            ("id", self.id.to_string()),
            ("name", self.name.clone()),
            ("active", self.is_active.to_string()),
            ("position", self.position.to_string()),
            ("phone_code", settings.phone_code.clone()),
            ("time_zone", settings.time_zone.name().to_owned()),
            ("currency", settings.currency.clone()),
            ("languages", settings.languages.join(", ")),
            ("default_language", settings.default_language.clone()),
            ("vat", percent(settings.vat_basis_points)),
            ("return_days", settings.return_days.to_string()),
            ("reduction_history_days", settings.reduction_history_days.to_string()),
            ("payments", joined(&settings.payments, |provider| provider.name().to_owned())),
        ];
        fields.extend(settings.gtm_id.clone().map(|id| ("gtm_id", id)));
        if !settings.tag_hosts.is_empty() {
            fields.push(("tag_hosts", settings.tag_hosts.join(", ")));
        }
        fields.push(("needs_consent", settings.needs_consent.to_string()));
        fields.push(("hosts", joined(&self.hosts, |host| format!("{} ({})", host.name, host.language))));
        fields.extend(delivery_fields(settings));
        fields.push(("invoice_years", settings.invoice_years.to_string()));
        fields.push(("terms_version", settings.terms_version.clone()));
        fields.extend(settings.pickup.iter().flat_map(pickup_fields));
        fields.extend(legal_fields(&settings.legal));
        if !settings.social.is_empty() {
            fields.push(("social", joined(&settings.social, |link| format!("{} {}", link.kind, link.url))));
        }
        fields.extend(settings.money_pattern.clone().map(|pattern| ("money.pattern", pattern)));
        if let Some(look) = &settings.look {
            fields.push(("look.accent", look.accent.to_string()));
            fields.push(("look.accent_dark", look.accent_dark.to_string()));
        }
        fields
    }
}

fn delivery_fields(settings: &CountrySettings) -> Vec<Field> {
    let mut fields = vec![("delivery.days", format!("{}–{}", settings.delivery.min, settings.delivery.max))];
    fields.push(("delivery.weekend", settings.delivery.weekend.name().to_owned()));
    fields.extend(settings.free_delivery_minor.map(|minor| ("delivery.free_from", money::amount(minor))));
    fields.push(("delivery.shipping", money::amount(settings.shipping_minor)));
    fields.push(("delivery.cash_on_delivery", money::amount(settings.cod_minor)));
    fields
}

fn pickup_fields(pickup: &Pickup) -> Vec<Field> {
    let mut fields = vec![
        ("pickup.address", pickup.address.clone()),
        ("pickup.opens", pickup.opens.format("%H:%M").to_string()),
        ("pickup.closes", pickup.closes.format("%H:%M").to_string()),
    ];
    if !pickup.holidays.is_empty() {
        fields.push(("pickup.holidays", joined(&pickup.holidays, ToString::to_string)));
    }
    fields
}

fn legal_fields(legal: &Legal) -> Vec<Field> {
    [
        ("legal.name", &legal.name),
        ("legal.address", &legal.address),
        ("legal.vat_id", &legal.vat_id),
        ("legal.registration", &legal.registration),
        ("legal.email", &legal.email),
        ("legal.phone", &legal.phone),
    ]
    .into_iter()
    .filter(|(_, value)| !value.is_empty())
    .map(|(key, value)| (key, value.clone()))
    .collect()
}

/// Hundredths of a percent as the files write them: `22`, `9.5`.
pub(super) fn percent(basis_points: i64) -> String {
    let text = format!("{}.{:02}", basis_points / 100, basis_points % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn joined<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    items.iter().map(text).collect::<Vec<_>>().join(", ")
}

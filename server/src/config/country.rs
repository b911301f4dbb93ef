//! One country's settings that are not in its public file: how its e-mails are sent and its payments taken, with the secrets.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

use super::{
    mail::{FromAddress, MailTransport},
    secret::Secret,
    seo::IndexNowKey,
};

/// Settings of countries by code: `[country.SI]` in the file, `VITRINA_COUNTRY_SI_…` in the environment.
pub type Countries = BTreeMap<CountryCode, CountrySettings>;

/// Two capital letters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CountryCode(String);

impl CountryCode {
    /// The code as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::borrow::Borrow<str> for CountryCode {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CountryCode {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let is_code = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_uppercase());
        if is_code { Ok(Self(text)) } else { Err(format!("`{text}` is no country's code in capitals, such as SI")) }
    }
}

impl From<CountryCode> for String {
    fn from(code: CountryCode) -> Self {
        code.0
    }
}

impl fmt::Display for CountryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One country's own settings. For those not set, the common settings apply.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CountrySettings {
    /// How its e-mails are sent; by default `mail.transport`.
    pub mail_transport: Option<MailTransport>,
    /// The sender of its e-mails; by default `mail.from`.
    pub mail_from: Option<FromAddress>,
    /// Stripe's secret key.
    pub stripe_secret_key: Option<Secret>,
    /// The secret with which Stripe signs its webhooks.
    pub stripe_webhook_secret: Option<Secret>,
    /// SSLCommerz' store id.
    pub sslcommerz_store_id: Option<String>,
    /// SSLCommerz' store password.
    pub sslcommerz_store_password: Option<Secret>,
    /// How long its prepaid orders reserve their stock, in minutes; by default `order_hold_minutes`.
    pub order_hold_minutes: Option<u32>,
    /// The IndexNow key of its hosts; by default `seo.indexnow_key`.
    pub indexnow_key: Option<IndexNowKey>,
}

//! Accounts, sessions, addresses.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    forms,
    id::{AddressId, UserTypeId},
    tenancy::{LanguageId, TenantId},
};

pub use crate::id::{SessionId, UserId};

/// How long a session lives without a visit.
pub const IDLE: TimeDelta = TimeDelta::days(30);
/// How long a session lives at most.
pub const LONGEST: TimeDelta = TimeDelta::days(90);
/// How often a visit is noted.
pub const SEEN_EVERY: TimeDelta = TimeDelta::hours(1);
/// How long a browser is remembered after the last sign-in.
pub const DEVICE_LIFE: TimeDelta = TimeDelta::days(365);

/// What kind of user an account is for, with the specification's ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum UserType {
    /// Runs the shop.
    Admin = 1,
    /// Buys.
    Customer = 2,
    /// Supplies.
    Vendor = 3,
    /// Anybody else.
    User = 4,
    /// Recommends, for a commission.
    Affiliate = 5,
    /// Sells.
    Seller = 6,
}

impl UserType {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Admin, Self::Customer, Self::Vendor, Self::User, Self::Affiliate, Self::Seller];

    /// Its id.
    pub fn id(self) -> UserTypeId {
        UserTypeId(self as i64)
    }

    /// The type of an id.
    pub fn of(id: UserTypeId) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Its name for operators.
    pub fn name(self) -> &'static str {
        match self {
            Self::Admin => "admin",
            Self::Customer => "customer",
            Self::Vendor => "vendor",
            Self::User => "user",
            Self::Affiliate => "affiliate",
            Self::Seller => "seller",
        }
    }

    /// What a name means, whatever its case.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(name))
    }
}

/// An account.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct User {
    /// Its id.
    pub id: UserId,
    /// What kind of user it is for: see `UserType`.
    pub user_type_id: UserTypeId,
    /// In lower case, its domain in ASCII.
    pub email: String,
    /// When a link in an e-mail to it was opened.
    pub email_verified_at: Option<DateTime<Utc>>,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// In E.164 form; empty when none was asked for.
    pub phone: String,
    /// The code that was chosen for it: `+386`.
    pub phone_code: String,
    /// The country that the person named.
    pub country_id: TenantId,
    /// `YYYY-MM-DD`.
    pub date_of_birth: Option<String>,
    /// `female`, `male`, `other`.
    pub gender: Option<String>,
    /// The shop it was made in.
    pub tenant_id: TenantId,
    /// The language it was made in.
    pub language_id: LanguageId,
    /// When the terms were accepted.
    pub terms_accepted_at: Option<DateTime<Utc>>,
    /// Since when nobody can sign in to it.
    pub disabled_at: Option<DateTime<Utc>>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
}

impl User {
    /// What kind of user it is for.
    pub fn user_type(&self) -> Option<UserType> {
        UserType::of(self.user_type_id)
    }

    /// First and last name.
    pub fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim().to_owned()
    }
}

/// An account to be made; texts are checked already.
#[derive(Clone, Debug)]
pub struct NewUser {
    /// What kind of user it is for.
    pub user_type: UserType,
    /// As `forms::email` makes it.
    pub email: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// In E.164 form, or empty.
    pub phone: String,
    /// The code that was chosen for it.
    pub phone_code: String,
    /// The country that the person named.
    pub country_id: TenantId,
    /// The shop it is made in.
    pub tenant_id: TenantId,
    /// The language it is made in.
    pub language_id: LanguageId,
    /// Whether the terms were accepted, now.
    pub accepts_terms: bool,
    /// Whether the address counts as verified without an e-mail.
    pub is_verified: bool,
}

/// What an account says of its person.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    /// The account's id.
    pub id: UserId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// In lower case.
    pub email: String,
    /// Whether the person has opened a link that was sent to the address.
    pub is_email_verified: bool,
    /// What is dialled after `phoneCode`.
    pub phone: String,
    /// Dialling prefix with plus.
    pub phone_code: String,
    /// The country that the person named.
    pub country_id: TenantId,
    /// `YYYY-MM-DD`.
    #[schema(required)]
    pub date_of_birth: Option<String>,
    /// `female`, `male` or `other`.
    #[schema(required)]
    pub gender: Option<String>,
    /// What kind of user the account is for.
    pub user_type_id: UserTypeId,
    /// The address that takes the place of `email` once it is confirmed.
    #[schema(required)]
    pub pending_email: Option<String>,
    /// When the account was made.
    pub created_at: DateTime<Utc>,
}

impl Profile {
    /// What an account says, with the new address that waits for its confirmation.
    pub fn of(user: User, pending_email: Option<String>) -> Self {
        Self {
            id: user.id,
            phone: forms::national(&user.phone_code, &user.phone).to_owned(),
            is_email_verified: user.email_verified_at.is_some(),
            first_name: user.first_name,
            last_name: user.last_name,
            email: user.email,
            phone_code: user.phone_code,
            country_id: user.country_id,
            date_of_birth: user.date_of_birth,
            gender: user.gender,
            user_type_id: user.user_type_id,
            pending_email,
            created_at: user.created_at,
        }
    }
}

/// A device on which somebody is signed in.
#[derive(Clone, Debug, Serialize, ToSchema, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct SessionInfo {
    /// The session's id.
    pub id: SessionId,
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// The last visit, to the hour.
    pub last_seen_at: DateTime<Utc>,
    /// Browser and system: `Firefox, Windows`; empty when unknown.
    pub device: String,
    /// Whether it is the one that asks.
    #[sqlx(default)]
    pub is_current: bool,
}

/// An address as accounts and orders store it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct PostalAddress {
    /// Who receives.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// Floor, building; may be empty.
    pub address2: String,
    /// City.
    pub city: String,
    /// Province or county; may be empty.
    pub state: String,
    /// Stored as the country writes it.
    pub postal_code: String,
    /// The country.
    pub country_id: TenantId,
    /// Stored in E.164 form.
    pub phone: String,
    /// Dialling prefix with plus.
    pub phone_code: String,
}

/// Where things are sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    /// Its id.
    pub id: AddressId,
    /// Who receives.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// Floor, building; may be empty.
    pub address2: String,
    /// City.
    pub city: String,
    /// Province or county; empty where the country has none.
    pub state: String,
    /// As the country writes it.
    pub postal_code: String,
    /// The country's id.
    pub country_id: TenantId,
    /// The country's name, in the request's language.
    pub country: String,
    /// What is dialled after `phoneCode`.
    pub phone: String,
    /// Dialling prefix with plus.
    pub phone_code: String,
    /// Whether it is suggested first.
    pub is_default: bool,
}

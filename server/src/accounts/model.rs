//! Accounts, sessions, addresses.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    forms,
    id::{AddressId, UserTypeId},
    tenancy::{LanguageId, TenantId},
    text_enum::named_enum,
};

pub use crate::id::{SessionId, UserId};

/// How long a session lives without a request.
pub const IDLE: TimeDelta = TimeDelta::days(30);
/// How long a session lives at most.
pub const LONGEST: TimeDelta = TimeDelta::days(90);
/// How often the time of the last request is stored.
pub const SEEN_EVERY: TimeDelta = TimeDelta::hours(1);
/// How long a browser is remembered after the last sign-in.
pub const DEVICE_LIFE: TimeDelta = TimeDelta::days(365);

named_enum! {
    /// The type of user that an account is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    pub enum UserType {
        /// Operator of the shop.
        Admin = "admin",
        /// Customer.
        Customer = "customer",
        /// Supplier.
        Vendor = "vendor",
        /// Any other user.
        User = "user",
        /// Affiliate: recommends products for a commission.
        Affiliate = "affiliate",
        /// Seller.
        Seller = "seller",
    }
}

impl UserType {
    /// Its id in the specification.
    pub fn id(self) -> UserTypeId {
        UserTypeId(match self {
            Self::Admin => 1,
            Self::Customer => 2,
            Self::Vendor => 3,
            Self::User => 4,
            Self::Affiliate => 5,
            Self::Seller => 6,
        })
    }

    /// The type with this id.
    pub fn of(id: UserTypeId) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// An account.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct User {
    /// Its id.
    pub id: UserId,
    /// The type of user; see `UserType`.
    pub user_type_id: UserTypeId,
    /// In lower case, with the domain in ASCII (Punycode).
    pub email: String,
    /// When a link in an e-mail to this address was opened.
    pub email_verified_at: Option<DateTime<Utc>>,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// In E.164 form; empty when none was requested.
    pub phone: String,
    /// The dialling code chosen for the phone number: `+386`.
    pub phone_code: String,
    /// The country that the user chose.
    pub country_id: TenantId,
    /// `YYYY-MM-DD`.
    pub date_of_birth: Option<String>,
    /// `female`, `male`, `other`.
    pub gender: Option<String>,
    /// The shop in which the account was created.
    pub tenant_id: TenantId,
    /// The language in which the account was created.
    pub language_id: LanguageId,
    /// When the terms were accepted.
    pub terms_accepted_at: Option<DateTime<Utc>>,
    /// Since when sign-in has been disabled.
    pub disabled_at: Option<DateTime<Utc>>,
    /// When the account was created.
    pub created_at: DateTime<Utc>,
}

impl User {
    /// The type of user.
    pub fn user_type(&self) -> Option<UserType> {
        UserType::of(self.user_type_id)
    }

    /// First and last name.
    pub fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim().to_owned()
    }
}

/// An account to create; the fields are already validated.
#[derive(Clone, Debug)]
pub struct NewUser {
    /// The type of user.
    pub user_type: UserType,
    /// In the form that `forms::email` returns.
    pub email: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// In E.164 form, or empty.
    pub phone: String,
    /// The dialling code chosen for the phone number.
    pub phone_code: String,
    /// The country that the user chose.
    pub country_id: TenantId,
    /// The shop in which the account is created.
    pub tenant_id: TenantId,
    /// The language in which the account is created.
    pub language_id: LanguageId,
    /// Whether the terms are accepted with this registration.
    pub accepts_terms: bool,
    /// Whether the address counts as verified without a verification e-mail.
    pub is_verified: bool,
}

/// Profile of an account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    /// User ID.
    pub id: UserId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// E-mail address in lower case.
    pub email: String,
    /// Whether the e-mail address was verified by opening a link sent to it.
    pub is_email_verified: bool,
    /// Phone number without the dialling prefix.
    pub phone: String,
    /// Dialling prefix with a plus sign: `+386`.
    pub phone_code: String,
    /// ID of the country that the user selected.
    pub country_id: TenantId,
    /// Date of birth, `YYYY-MM-DD`; null if not given.
    #[schema(required)]
    pub date_of_birth: Option<String>,
    /// `female`, `male` or `other`; null if not given.
    #[schema(required)]
    pub gender: Option<String>,
    /// User type ID.
    pub user_type_id: UserTypeId,
    /// New e-mail address that replaces `email` once it is confirmed; null if no change is pending.
    #[schema(required)]
    pub pending_email: Option<String>,
    /// Time at which the account was created, RFC 3339.
    pub created_at: DateTime<Utc>,
}

impl Profile {
    /// The profile of an account, with the new address that is not confirmed yet.
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

/// A part of the profile that can be changed by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ProfileField {
    /// First name.
    FirstName,
    /// Last name.
    LastName,
    /// Phone number with its dialling prefix.
    Phone,
    /// Date of birth.
    DateOfBirth,
    /// Gender.
    Gender,
}

/// A session of the user on a device.
#[derive(Clone, Debug, Serialize, ToSchema, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct SessionInfo {
    /// Session ID.
    pub id: SessionId,
    /// Time of sign-in, RFC 3339.
    pub created_at: DateTime<Utc>,
    /// Time of the last visit, accurate to the hour, RFC 3339.
    pub last_seen_at: DateTime<Utc>,
    /// Browser and operating system: `Firefox, Windows`; empty if unknown.
    pub device: String,
    /// Whether this is the session of the request.
    #[sqlx(default)]
    pub is_current: bool,
}

/// An address in the form in which accounts and orders store it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct PostalAddress {
    /// The recipient's name.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// Floor, building; may be empty.
    pub address2: String,
    /// City.
    pub city: String,
    /// Province or county; may be empty.
    pub state: String,
    /// In the country's format.
    pub postal_code: String,
    /// The country.
    pub country_id: TenantId,
    /// Stored in E.164 form.
    pub phone: String,
    /// Dialling code with plus sign.
    pub phone_code: String,
}

/// A saved delivery address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    /// Address ID.
    pub id: AddressId,
    /// Recipient's name.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// Additional address line, such as floor or building; may be empty.
    pub address2: String,
    /// City.
    pub city: String,
    /// Province or county; empty if the country has none.
    pub state: String,
    /// Postcode in the country's format.
    pub postal_code: String,
    /// Country ID.
    pub country_id: TenantId,
    /// Country name in the response language.
    pub country: String,
    /// Phone number without the dialling prefix.
    pub phone: String,
    /// Dialling prefix with a plus sign: `+386`.
    pub phone_code: String,
    /// Whether this is the default address.
    pub is_default: bool,
}

//! Countries: `tenants/*.toml` ↔ database, and Host → tenant. Owns language, currency, user_type, badge_type, tenant, tenant_host.

mod look;
mod pickup;
mod model;
mod configuration;
mod plan;
pub mod files;
mod export;
mod store;
mod service;
mod resolve;
mod neighbours;

pub use configuration::{Configuration, Country, CountrySettings, Kind, Record};
pub use export::export;
pub use look::{Colour, Look};
pub use model::{
    BadgeType, Currency, DeliveryDays, Directory, Host, Language, LanguageId, Legal, PaymentProvider, SocialLink,
    Storefront, Tenant, TenantId, UNKNOWN_HOST_PHONE_CODE, UserType, Weekend,
};
pub use neighbours::{home_at, home_of, hreflang, public_home_of};
pub use pickup::Pickup;
pub use plan::{Change, FieldChange, Plan, Subject, plan};
pub use resolve::{
    Address, DEFAULT_TENANT, Forwarded, RequestedHost, Resolution, requested_host, resolve, stays_on_host,
};
pub use service::{SwitchResult, apply, directory, load, set_active, stored};

/// What an operator is told whose database has no countries yet, wherever a command needs one.
pub const NO_COUNTRIES: &str =
    "there are no countries yet: write a country's file with `vitrina tenant init CC`, then run `vitrina tenant apply`";

//! Countries: `tenants/*.toml` ↔ database, and Host → tenant. Owns language, currency, user_type, badge_type, tenant, tenant_host.

mod model;

pub use model::{
    BadgeType, Currency, DeliveryDays, Directory, Host, Language, LanguageId, Legal, PaymentProvider, SocialLink,
    Storefront, Tenant, TenantId, UserType,
};

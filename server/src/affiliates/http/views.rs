//! The response bodies of the partner endpoints.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    accounts::{User, UserId},
    affiliates::{
        model::{AffiliateStatus, Channel, EmailChoices, Kind},
        programme::{Programme, RateRecord},
        service::{OwnPage, PayoutInfo},
    },
    http::ApiContext,
    id::{AffiliateId, TenantId},
    money,
    translate::country_name,
};

/// Profile of a partner.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AffiliateProfile {
    /// Partner ID.
    id: AffiliateId,
    /// User ID of the partner's account.
    user_id: UserId,
    /// Partner code, the `ref` parameter of links.
    code: String,
    /// Status of the partner.
    status: AffiliateStatus,
    /// Reason for a rejection or suspension; null if there is none.
    #[schema(required)]
    status_reason: Option<String>,
    /// Name of the programme's tier in its file.
    tier: String,
    /// Name of the tier for the partner, in the request's language.
    tier_title: String,
    /// First and last name from the user account.
    name: String,
    /// Type of the partner.
    kind: Kind,
    /// Company name; empty for a person.
    company: String,
    /// Partner's website; may be empty.
    web_address: String,
    /// Channels on which the partner promotes the shop.
    channels: Vec<Channel>,
    /// IDs of the countries in which the partner's audience lives.
    country_ids: Vec<TenantId>,
    /// How the partner promotes the shop; one paragraph per line.
    promotion: String,
    /// Time zone of the partner's figures, as an IANA name.
    time_zone: String,
    /// Payout account; null if none is set.
    #[schema(required)]
    payout: Option<PayoutView>,
    /// Optional e-mails that the partner receives.
    emails: EmailChoices,
    /// Version of the programme terms that the partner accepted.
    terms_version: String,
    /// Whether that is the current version.
    terms_current: bool,
    /// Time of the application, RFC 3339.
    created_at: DateTime<Utc>,
}

/// Payout account of a partner, masked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliatePayoutAccount)]
#[serde(rename_all = "camelCase")]
pub struct PayoutView {
    /// Masked account number, such as `SI56 •••• 0438`.
    masked: String,
    /// Account holder; empty if it cannot be read at present.
    holder: String,
    /// Time at which the account was set, RFC 3339.
    changed_at: DateTime<Utc>,
}

impl From<PayoutInfo> for PayoutView {
    fn from(info: PayoutInfo) -> Self {
        Self { masked: info.masked, holder: info.holder, changed_at: info.changed_at }
    }
}

/// A partner's profile with the programme terms that apply to the partner.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdvancedProfile {
    #[serde(flatten)]
    profile: AffiliateProfile,
    /// Programme terms.
    programme: ProgrammeView,
    /// Whether payouts are possible: a payout account is set and the partner's status allows them.
    can_pay_out: bool,
}

/// Programme terms that apply to a partner.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateProgramme)]
#[serde(rename_all = "camelCase")]
pub struct ProgrammeView {
    /// Version of the programme terms.
    terms_version: String,
    /// Commission rates: the general rate first, then the exceptions.
    rates: Vec<RateView>,
    /// Days after a click within which an order earns a commission.
    window_days: u32,
    /// Days after delivery during which a commission is on hold.
    hold_days: u32,
    /// Days for which a browser stores the partner code.
    cookie_days: u32,
    /// Minimum amount for a payout, by currency.
    minimum_payout: Vec<AmountView>,
    /// Names of the countries in which the programme runs, in the response language.
    countries: Vec<String>,
    /// Bonuses paid in addition to commissions.
    bonuses: Vec<BonusView>,
}

/// A commission rate.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateRate)]
#[serde(rename_all = "camelCase")]
pub struct RateView {
    /// Name of the country to which the rate is limited; null for all countries.
    #[schema(required)]
    country: Option<String>,
    /// Key of the category to which the rate is limited; null for all categories.
    #[schema(required)]
    category: Option<String>,
    /// Slug of the brand to which the rate is limited; null for all brands.
    #[schema(required)]
    brand: Option<String>,
    /// Key of the product to which the rate is limited; null for all products.
    #[schema(required)]
    product: Option<String>,
    /// Rate in hundredths of a percent.
    basis_points: u32,
}

/// A bonus for the number of orders in a calendar month.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateBonus)]
#[serde(rename_all = "camelCase")]
pub struct BonusView {
    /// Number of orders with an approved commission in a calendar month from which the bonus is paid.
    orders: u32,
    /// Amount of the bonus, in the currency of those orders.
    amounts: Vec<AmountView>,
}

/// An amount in one currency.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateAmount)]
#[serde(rename_all = "camelCase")]
pub struct AmountView {
    /// Currency code, ISO 4217.
    currency: String,
    /// Amount in hundredths of the currency unit.
    minor: i64,
    /// Amount formatted for display.
    formatted: String,
}

impl AffiliateProfile {
    /// Built from an account and its partner data.
    pub fn of(context: &ApiContext, user: &User, page: OwnPage) -> Self {
        let partner = page.partner;
        let tier = page.programme.tier(&partner.tier);
        let details = partner.details.0;
        Self {
            id: partner.id,
            user_id: partner.user_id,
            code: partner.code,
            status: partner.status,
            status_reason: partner.status_reason,
            tier_title: tier.map_or("", |tier| tier.title(&context.storefront.language.code)).to_owned(),
            tier: partner.tier,
            name: user.name(),
            kind: details.kind,
            company: details.company,
            web_address: details.web_address,
            channels: details.channels,
            country_ids: details.country_ids,
            promotion: details.promotion,
            time_zone: partner.time_zone,
            payout: page.payout.map(PayoutView::from),
            emails: details.emails,
            terms_current: partner.terms_version == page.programme.record.terms,
            terms_version: partner.terms_version,
            created_at: partner.created_at,
        }
    }
}

impl AdvancedProfile {
    /// Built from an account and its partner data.
    pub fn of(context: &ApiContext, user: &User, page: OwnPage) -> Self {
        let programme = programme_view(context, &page.programme, &page.partner.tier);
        Self { can_pay_out: page.can_pay_out, programme, profile: AffiliateProfile::of(context, user, page) }
    }
}

fn programme_view(context: &ApiContext, programme: &Programme, tier: &str) -> ProgrammeView {
    let record = &programme.record;
    let base = programme.tier(tier).map(|tier| RateRecord { percent: tier.percent, ..RateRecord::default() });
    let is_own = |rate: &&RateRecord| rate.tier.as_deref().is_none_or(|name| name == tier);
    let rates = base.iter().chain(record.rates.iter().filter(is_own));
    let bonuses =
        record.bonuses.iter().filter(|bonus| bonus.tiers.is_empty() || bonus.tiers.iter().any(|name| name == tier));
    ProgrammeView {
        terms_version: record.terms.clone(),
        rates: rates.map(|rate| rate_view(context, rate)).collect(),
        window_days: record.window_days,
        hold_days: record.hold_days,
        cookie_days: record.cookie_days,
        minimum_payout: record.minimum_payout.iter().map(|(code, minor)| amount(context, code, *minor)).collect(),
        countries: record.countries.iter().map(|code| country(context, code)).collect(),
        bonuses: bonuses
            .map(|bonus| BonusView {
                orders: bonus.orders,
                amounts: bonus.amount.iter().map(|(code, minor)| amount(context, code, *minor)).collect(),
            })
            .collect(),
    }
}

fn rate_view(context: &ApiContext, rate: &RateRecord) -> RateView {
    RateView {
        country: rate.country.as_ref().map(|code| country(context, code)),
        category: rate.category.clone(),
        brand: rate.brand.clone(),
        product: rate.product.clone(),
        basis_points: rate.percent,
    }
}

fn country(context: &ApiContext, code: &str) -> String {
    let directory = context.app.directory();
    let tenant = directory.tenant_by_code(code);
    tenant.map_or_else(|| code.to_owned(), |tenant| country_name(&context.app, &context.storefront, tenant))
}

fn amount(context: &ApiContext, code: &str, minor: i64) -> AmountView {
    let directory = context.app.directory();
    let currency = directory.currencies.iter().find(|currency| currency.code.as_str() == code);
    let formatted = currency.map_or_else(|| money::amount(minor), |currency| money::format(&currency.pattern, minor));
    AmountView { currency: code.to_owned(), minor, formatted }
}

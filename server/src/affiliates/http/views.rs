//! What partners' calls answer with.

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

/// A partner as they see themselves.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AffiliateProfile {
    /// The partner's id.
    id: AffiliateId,
    /// Their account's id.
    user_id: UserId,
    /// What links carry as `ref`.
    code: String,
    /// How they stand.
    status: AffiliateStatus,
    /// Why they were rejected or suspended.
    #[schema(required)]
    status_reason: Option<String>,
    /// Their tier of the programme.
    tier: String,
    /// First and last name of the account.
    name: String,
    /// Person or company.
    kind: Kind,
    /// The company's name; empty for a person.
    company: String,
    /// Their own pages; may be empty.
    web_address: String,
    /// Where they recommend.
    channels: Vec<Channel>,
    /// Where their readers live.
    country_ids: Vec<TenantId>,
    /// How they promote; one paragraph a line.
    promotion: String,
    /// The time zone of their figures.
    time_zone: String,
    /// Where their money goes.
    #[schema(required)]
    payout: Option<PayoutView>,
    /// Which e-mails they want.
    emails: EmailChoices,
    /// The version of the programme's terms that they agreed to.
    terms_version: String,
    /// Whether that is the one that holds.
    terms_current: bool,
    /// When they applied.
    created_at: DateTime<Utc>,
}

/// Where a partner's money goes, masked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliatePayoutAccount)]
#[serde(rename_all = "camelCase")]
pub struct PayoutView {
    /// Such as `SI56 •••• 0438`.
    masked: String,
    /// Whose it is; empty where it cannot be read at the moment.
    holder: String,
    /// When it was given.
    changed_at: DateTime<Utc>,
}

impl From<PayoutInfo> for PayoutView {
    fn from(info: PayoutInfo) -> Self {
        Self { masked: info.masked, holder: info.holder, changed_at: info.changed_at }
    }
}

/// A partner with the terms of the programme that hold for them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdvancedProfile {
    #[serde(flatten)]
    profile: AffiliateProfile,
    /// The programme.
    programme: ProgrammeView,
    /// Whether money can be paid out to them: their account is known and their status allows it.
    can_pay_out: bool,
}

/// The programme as one partner sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateProgramme)]
#[serde(rename_all = "camelCase")]
pub struct ProgrammeView {
    /// The version of its terms.
    terms_version: String,
    /// What they earn: what holds for everything first, then the exceptions.
    rates: Vec<RateView>,
    /// Days after a click in which an order counts.
    window_days: u32,
    /// Days after delivery in which a commission waits.
    hold_days: u32,
    /// Days for which a browser keeps their code.
    cookie_days: u32,
    /// What must have been earned before it is paid out, by currency.
    minimum_payout: Vec<AmountView>,
    /// Names of the countries in which it is run, in the request's language.
    countries: Vec<String>,
    /// What is paid besides commissions.
    bonuses: Vec<BonusView>,
}

/// What a partner earns for some orders.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateRate)]
#[serde(rename_all = "camelCase")]
pub struct RateView {
    /// Only for orders of this country, by its name.
    #[schema(required)]
    country: Option<String>,
    /// Only for products of this category, by its key.
    #[schema(required)]
    category: Option<String>,
    /// Only for products of this brand, by its slug.
    #[schema(required)]
    brand: Option<String>,
    /// Only for this product, by its key.
    #[schema(required)]
    product: Option<String>,
    /// In hundredths of a percent.
    basis_points: u32,
}

/// A bonus.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateBonus)]
#[serde(rename_all = "camelCase")]
pub struct BonusView {
    /// From so many orders of a calendar month whose commission was approved.
    orders: u32,
    /// So much, in the currency of those orders.
    amounts: Vec<AmountView>,
}

/// An amount.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AffiliateAmount)]
#[serde(rename_all = "camelCase")]
pub struct AmountView {
    /// ISO 4217.
    currency: String,
    /// In hundredths of the currency's unit.
    minor: i64,
    /// As shops write it.
    formatted: String,
}

impl AffiliateProfile {
    /// Of an account and what belongs to it.
    pub fn of(user: &User, page: OwnPage) -> Self {
        let partner = page.partner;
        let details = partner.details.0;
        Self {
            id: partner.id,
            user_id: partner.user_id,
            code: partner.code,
            status: partner.status,
            status_reason: partner.status_reason,
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
    /// Of an account and what belongs to it.
    pub fn of(context: &ApiContext, user: &User, page: OwnPage) -> Self {
        let programme = programme_view(context, &page.programme, &page.partner.tier);
        Self { can_pay_out: page.can_pay_out, programme, profile: AffiliateProfile::of(user, page) }
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

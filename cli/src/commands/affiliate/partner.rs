//! Partners: found by id or code, and as they are printed.

use anyhow::Result;
use serde::Serialize;
use vitrina_server::{
    accounts::{self, User},
    affiliates::{self, Affiliate},
    app::App,
    diagnostic::Diagnostic,
    error::Error,
    id::AffiliateId,
};

/// A partner with readable names instead of ids.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PartnerOutput {
    pub(super) id: AffiliateId,
    pub(super) tenant: String,
    pub(super) language: String,
    pub(super) status: &'static str,
    pub(super) status_reason: Option<String>,
    pub(super) code: String,
    pub(super) tier: String,
    pub(super) name: String,
    pub(super) email: String,
    pub(super) email_verified: bool,
    pub(super) phone: String,
    pub(super) kind: &'static str,
    pub(super) company: String,
    pub(super) web_address: String,
    pub(super) channels: Vec<String>,
    pub(super) countries: Vec<String>,
    pub(super) promotion: String,
    pub(super) time_zone: String,
    pub(super) terms_version: String,
    pub(super) applied_at: chrono::DateTime<chrono::Utc>,
    pub(super) status_at: chrono::DateTime<chrono::Utc>,
}

impl PartnerOutput {
    pub(super) async fn of(app: &App, partner: Affiliate) -> Result<Self> {
        // Erasing an account keeps the partner, without a name.
        let user = match accounts::show(app, partner.user_id).await {
            Ok(user) => Some(user),
            Err(Error::NotFound) => None,
            Err(error) => return Err(error.into()),
        };
        let directory = app.directory();
        let code = |id| directory.tenant(id).map(|tenant| tenant.code.clone()).unwrap_or_default();
        let language = directory.languages.iter().find(|language| language.id == partner.language_id);
        let text = |value: fn(&User) -> String| user.as_ref().map(value).unwrap_or_default();
        let details = partner.details.0;
        let channel = |channel: &affiliates::Channel| {
            format!("{} {} ({} followers)", channel.kind, channel.address, channel.followers)
        };
        Ok(Self {
            id: partner.id,
            tenant: code(partner.tenant_id),
            language: language.map(|language| language.code.clone()).unwrap_or_default(),
            status: partner.status.name(),
            status_reason: partner.status_reason,
            code: partner.code,
            tier: partner.tier,
            name: text(User::name),
            email: text(|user| user.email.clone()),
            email_verified: user.as_ref().is_some_and(|user| user.email_verified_at.is_some()),
            phone: text(|user| user.phone.clone()),
            kind: details.kind.name(),
            company: details.company,
            web_address: details.web_address,
            channels: details.channels.iter().map(channel).collect(),
            countries: details.country_ids.iter().map(|id| code(*id)).collect(),
            promotion: details.promotion,
            time_zone: partner.time_zone,
            terms_version: partner.terms_version,
            applied_at: partner.created_at,
            status_at: partner.status_at,
        })
    }

    pub(super) fn who(&self) -> String {
        if self.company.is_empty() { self.name.clone() } else { format!("{} ({})", self.company, self.name) }
    }
}

/// The partner with this id or code.
pub(super) async fn partner_of(app: &App, named: &str) -> Result<Affiliate> {
    let by_id = match named.parse() {
        Ok(id) => affiliates::find(&app.db, id).await?,
        Err(_) => None,
    };
    let found = match by_id {
        Some(found) => Some(found),
        None => affiliates::find_by_code(&app.db, named).await?,
    };
    found.ok_or_else(|| {
        let message = "does not exist; `vitrina affiliate list` lists all partners";
        Error::from(Diagnostic::new(format!("affiliate {named}"), 0, message)).into()
    })
}

pub(super) fn time(at: chrono::DateTime<chrono::Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

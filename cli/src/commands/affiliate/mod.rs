//! `vitrina affiliate …`: partners of the affiliate programme, their discounts, and the programme itself.

mod change;
mod discount;
mod list;
mod programme;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    accounts::{self, User},
    affiliates::{self, Affiliate, AffiliateStatus, Query},
    app::App,
    diagnostic::Diagnostic,
    error::Error,
    id::AffiliateId,
    tenancy::Directory,
};

use super::{Context, PageArgs, tenant_of};
use crate::output::Tone;

pub use discount::DiscountCommand;
pub use programme::ProgrammeCommand;

/// Subcommands of `affiliate`.
#[derive(Debug, Subcommand)]
pub enum AffiliateCommand {
    /// List partners in the order of their applications
    List(ListArgs),
    /// Show a partner with the full history
    Show {
        /// Id or code of the partner
        partner: String,
    },
    /// Approve an application and notify the partner
    Approve {
        /// Id or code of the partner
        partner: String,
        /// Code for the partner's links [default: a random code]
        #[arg(long, value_name = "CODE")]
        code: Option<String>,
    },
    /// Reject an application and tell the partner why
    Reject(ReasonArgs),
    /// Suspend a partner, who earns no new commissions, and tell them why
    Suspend(ReasonArgs),
    /// Reinstate a suspended partner and notify them
    Reinstate {
        /// Id or code of the partner
        partner: String,
    },
    /// Move a partner to a tier of the programme; its rates apply to new commissions
    Rate {
        /// Id or code of the partner
        partner: String,
        /// Name of the tier
        tier: String,
    },
    /// Add an internal note to a partner's history
    Note {
        /// Id or code of the partner
        partner: String,
        /// Text of the note
        text: String,
    },
    /// Export partners as CSV
    Export(ExportArgs),
    /// Manage partners' discounts, which are codes of coupon promotions
    #[command(subcommand)]
    Discount(DiscountCommand),
    /// Manage the affiliate programme: plan, apply and export its file
    #[command(subcommand)]
    Programme(ProgrammeCommand),
}

/// Arguments of `affiliate reject` and `affiliate suspend`.
#[derive(Debug, Args)]
pub struct ReasonArgs {
    /// Id or code of the partner
    partner: String,
    /// Reason sent to the partner, in the partner's language
    #[arg(long, value_name = "TEXT")]
    reason: String,
}

/// Arguments of `affiliate list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    chosen: PartnerSelector,
    #[command(flatten)]
    paged: PageArgs,
}

/// Arguments of `affiliate export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// File to write [default: stdout]
    file: Option<PathBuf>,
    #[command(flatten)]
    chosen: PartnerSelector,
}

/// Selects partners.
#[derive(Debug, Args)]
struct PartnerSelector {
    /// Only partners who applied in the shops of these countries, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Only partners with this status
    #[arg(long, value_name = "STATUS")]
    status: Option<StatusName>,
    /// Only partners of this tier
    #[arg(long, value_name = "NAME")]
    tier: Option<String>,
}

/// Status of a partner.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum StatusName {
    /// Not decided yet
    Pending,
    /// Active and earning commissions
    Active,
    /// Application rejected
    Rejected,
    /// Earns no new commissions until reinstated
    Suspended,
    /// Left the programme
    Left,
}

impl StatusName {
    fn status(self) -> AffiliateStatus {
        match self {
            Self::Pending => AffiliateStatus::Pending,
            Self::Active => AffiliateStatus::Active,
            Self::Rejected => AffiliateStatus::Rejected,
            Self::Suspended => AffiliateStatus::Suspended,
            Self::Left => AffiliateStatus::Left,
        }
    }
}

impl PartnerSelector {
    fn query(&self, directory: &Directory, paged: &PageArgs) -> Result<Query> {
        let tenants = self.tenant.iter().map(|code| Ok(tenant_of(directory, code)?.id)).collect::<Result<_>>()?;
        Ok(Query {
            tenants,
            status: self.status.map(StatusName::status),
            tier: self.tier.clone(),
            page: paged.page,
            take: paged.take,
        })
    }
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: AffiliateCommand) -> Result<()> {
    match command {
        AffiliateCommand::List(args) => list::list(context, args).await,
        AffiliateCommand::Show { partner } => list::show(context, &partner).await,
        AffiliateCommand::Export(args) => list::export(context, args).await,
        AffiliateCommand::Discount(command) => discount::run(context, command).await,
        AffiliateCommand::Programme(command) => programme::run(context, command).await,
        other => change::run(context, other).await,
    }
}

/// A partner with readable names instead of ids.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PartnerOutput {
    id: AffiliateId,
    tenant: String,
    language: String,
    status: &'static str,
    status_reason: Option<String>,
    code: String,
    tier: String,
    name: String,
    email: String,
    email_verified: bool,
    phone: String,
    kind: &'static str,
    company: String,
    web_address: String,
    channels: Vec<String>,
    countries: Vec<String>,
    promotion: String,
    time_zone: String,
    terms_version: String,
    applied_at: chrono::DateTime<chrono::Utc>,
    status_at: chrono::DateTime<chrono::Utc>,
}

impl PartnerOutput {
    async fn of(app: &App, partner: Affiliate) -> Result<Self> {
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
            status: partner.status.word(),
            status_reason: partner.status_reason,
            code: partner.code,
            tier: partner.tier,
            name: text(User::name),
            email: text(|user| user.email.clone()),
            email_verified: user.as_ref().is_some_and(|user| user.email_verified_at.is_some()),
            phone: text(|user| user.phone.clone()),
            kind: details.kind.word(),
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

    fn who(&self) -> String {
        if self.company.is_empty() { self.name.clone() } else { format!("{} ({})", self.company, self.name) }
    }
}

/// The partner with this id or code.
async fn partner_of(app: &App, named: &str) -> Result<Affiliate> {
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

fn tone(status: &str) -> Tone {
    match AffiliateStatus::of_word(status) {
        Some(AffiliateStatus::Pending) => Tone::Changed,
        Some(AffiliateStatus::Active) => Tone::Good,
        Some(AffiliateStatus::Suspended) => Tone::Bad,
        _ => Tone::Faint,
    }
}

fn time(at: chrono::DateTime<chrono::Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

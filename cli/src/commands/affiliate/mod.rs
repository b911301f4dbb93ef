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

/// What can be done with partners.
#[derive(Debug, Subcommand)]
pub enum AffiliateCommand {
    /// List partners in the order in which they applied
    List(ListArgs),
    /// Show a partner with everything that was said and done
    Show {
        /// Their id or code
        partner: String,
    },
    /// Approve an application, and tell the partner
    Approve {
        /// Their id or code
        partner: String,
        /// The code of their links, instead of the random one
        #[arg(long, value_name = "CODE")]
        code: Option<String>,
    },
    /// Reject an application, and tell the partner why
    Reject(ReasonArgs),
    /// Let nothing new count for a partner, and tell them why
    Suspend(ReasonArgs),
    /// Let a suspended partner earn again, and tell them
    Reinstate {
        /// Their id or code
        partner: String,
    },
    /// Move a partner to a tier of the programme, by whose rates they earn from now on
    Rate {
        /// Their id or code
        partner: String,
        /// The tier's name
        tier: String,
    },
    /// Add a note for operators to a partner's history
    Note {
        /// Their id or code
        partner: String,
        /// The note
        text: String,
    },
    /// Write partners as CSV
    Export(ExportArgs),
    /// Partners' discounts: codes of coupon promotions that are theirs
    #[command(subcommand)]
    Discount(DiscountCommand),
    /// The programme: compare its file with the database, apply, export
    #[command(subcommand)]
    Programme(ProgrammeCommand),
}

/// Whom to tell what.
#[derive(Debug, Args)]
pub struct ReasonArgs {
    /// Their id or code
    partner: String,
    /// What the partner is told, in their language
    #[arg(long, value_name = "TEXT")]
    reason: String,
}

/// Which partners to list.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    chosen: PartnerSelector,
    #[command(flatten)]
    paged: PageArgs,
}

/// Which partners to write, and where.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The file to write [default: stdout]
    file: Option<PathBuf>,
    #[command(flatten)]
    chosen: PartnerSelector,
}

/// Which partners are meant.
#[derive(Debug, Args)]
struct PartnerSelector {
    /// Only those that applied in these countries' shops, such as SI,HR
    #[arg(long, value_name = "CC", value_delimiter = ',')]
    tenant: Vec<String>,
    /// Only those of this status
    #[arg(long, value_name = "STATUS")]
    status: Option<StatusName>,
    /// Only those of this tier
    #[arg(long, value_name = "NAME")]
    tier: Option<String>,
}

/// How partners stand.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum StatusName {
    /// Nobody has decided on them yet
    Pending,
    /// They recommend, and earn
    Active,
    /// Not accepted
    Rejected,
    /// They earn nothing new until reinstated
    Suspended,
    /// They left the programme
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

/// Runs one of them.
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

/// A partner with the names that people know.
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
        // An account that was erased has left the partner behind, without a name.
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

/// The partner of an id or a code.
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
        let message = "is not there; `vitrina affiliate list` shows all of them";
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

//! Listing partners, showing one, and writing them as CSV.

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::PathBuf,
};

use anyhow::{Context as _, Result, ensure};
use clap::{Args, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    affiliates::{self, Affiliate, AffiliateEvent, AffiliateStatus, Query},
    app::App,
    export::CsvWriter,
    tenancy::Directory,
};

use super::partner::{PartnerOutput, partner_of, time};
use crate::{
    commands::{args::PageArgs, context::Context, country::tenant_of},
    output::{Tone, count},
};

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

/// Prints a page of partners.
pub async fn list(context: &Context, args: ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    let (partners, all) = affiliates::list(&app.db, &args.chosen.query(&app.directory(), &args.paged)?).await?;
    let shown = all_shown(&app, partners).await?;
    let output = &context.output;
    output.list(&shown, &["ID", "SHOP", "STATUS", "CODE", "TIER", "PARTNER", "E-MAIL", "APPLIED"], |one| {
        vec![
            one.id.to_string(),
            one.tenant.clone(),
            output.paint(tone(one.status), one.status),
            one.code.clone(),
            one.tier.clone(),
            one.who(),
            one.email.clone(),
            time(one.applied_at),
        ]
    })?;
    args.paged.note(output, shown.len(), all, "partner");
    Ok(())
}

async fn all_shown(app: &App, partners: Vec<Affiliate>) -> Result<Vec<PartnerOutput>> {
    let mut shown = Vec::with_capacity(partners.len());
    for partner in partners {
        shown.push(PartnerOutput::of(app, partner).await?);
    }
    Ok(shown)
}

fn tone(status: &str) -> Tone {
    match AffiliateStatus::from_name(status) {
        Some(AffiliateStatus::Pending) => Tone::Changed,
        Some(AffiliateStatus::Active) => Tone::Good,
        Some(AffiliateStatus::Suspended) => Tone::Bad,
        _ => Tone::Faint,
    }
}

/// A partner with their history.
#[derive(Serialize)]
struct AffiliateOverview {
    #[serde(flatten)]
    partner: PartnerOutput,
    /// Masked.
    payout_account: Option<String>,
    history: Vec<AffiliateEvent>,
}

/// Prints all details of a partner.
pub async fn show(context: &Context, named: &str) -> Result<()> {
    let app = context.open_app().await?;
    let partner = partner_of(&app, named).await?;
    print(context, &app, partner).await
}

/// Prints a partner with their history.
pub async fn print(context: &Context, app: &App, partner: Affiliate) -> Result<()> {
    let payout = affiliates::payout_info(app, partner.id).await?;
    let whole = AffiliateOverview {
        payout_account: payout.map(|info| info.masked),
        history: affiliates::events(app, partner.id).await?,
        partner: PartnerOutput::of(app, partner).await?,
    };
    let output = &context.output;
    output.value(&whole, |whole| {
        let one = &whole.partner;
        let verified = if one.email_verified { "" } else { ", not verified" };
        let mut lines = vec![
            format!("{} {} ({})", one.id, one.who(), output.paint(tone(one.status), one.status)),
            format!("Shop:      {}, in {}", one.tenant, one.language),
            format!("Code:      {}", one.code),
            format!("Tier:      {}", one.tier),
            format!("Contact:   {}{verified}, {}", one.email, one.phone),
            format!("Web:       {}", one.web_address),
            format!("Channels:  {}", one.channels.join("; ")),
            format!("Countries: {}", one.countries.join(", ")),
            format!("Payout:    {}", whole.payout_account.as_deref().unwrap_or("no account given")),
            format!("Terms:     {}", one.terms_version),
            format!("Applied:   {}", time(one.applied_at)),
        ];
        lines.extend(one.status_reason.as_ref().map(|reason| format!("Reason:    {reason}")));
        if !one.promotion.is_empty() {
            lines.push(format!("\n{}", one.promotion));
        }
        lines.push(String::new());
        lines.join("\n")
    })?;
    if !output.is_json() {
        output.table(&["WHEN", "WHAT", "WHO", "DETAILS"], whole.history.iter().map(event_row))?;
    }
    Ok(())
}

fn event_row(event: &AffiliateEvent) -> Vec<String> {
    let details = match (&event.reason, event.data.as_object()) {
        (Some(reason), _) => reason.clone(),
        (None, Some(data)) => {
            let text = |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            data.iter().map(|(key, value)| format!("{key}: {}", text(value))).collect::<Vec<_>>().join(", ")
        }
        (None, None) => String::new(),
    };
    vec![time(event.happened_at), event.kind.clone(), event.actor.clone(), details]
}

#[derive(Serialize)]
struct ExportSummary {
    partners: usize,
}

/// Writes partners as CSV.
pub async fn export(context: &Context, args: ExportArgs) -> Result<()> {
    let app = context.open_app().await?;
    let query = args.chosen.query(&app.directory(), &PageArgs::default())?;
    let exported = if let Some(path) = &args.file {
        let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        write(&app, &query, BufWriter::new(file)).await?
    } else {
        ensure!(!context.output.is_json(), "--json needs a file for the CSV");
        let mut bytes = Vec::new();
        let exported = write(&app, &query, &mut bytes).await?;
        context.output.raw(&bytes)?;
        exported
    };
    if args.file.is_some() && context.output.is_json() {
        return Ok(context.output.value(&exported, |_| String::new())?);
    }
    context.output.note(&format!("{} written", count(exported.partners, "partner")));
    Ok(())
}

const HEAD: [&str; 16] = [
    "id",
    "shop",
    "status",
    "code",
    "tier",
    "name",
    "email",
    "phone",
    "kind",
    "company",
    "web_address",
    "channels",
    "countries",
    "promotion",
    "terms",
    "applied_at",
];

async fn write(app: &App, query: &Query, to: impl Write) -> Result<ExportSummary> {
    let mut table = CsvWriter::new(to);
    table.write_record(HEAD)?;
    let mut all = Vec::new();
    affiliates::export(&app.db, query, |partner| {
        all.push(partner.clone());
        Ok(())
    })
    .await?;
    let partners = all.len();
    for partner in all {
        let one = PartnerOutput::of(app, partner).await?;
        table.write_record([
            &*one.id.to_string(),
            &one.tenant,
            one.status,
            &one.code,
            &one.tier,
            &one.name,
            &one.email,
            &one.phone,
            one.kind,
            &one.company,
            &one.web_address,
            &one.channels.join("; "),
            &one.countries.join(" "),
            &one.promotion,
            &one.terms_version,
            &one.applied_at.to_rfc3339(),
        ])?;
    }
    table.flush()?;
    Ok(ExportSummary { partners })
}

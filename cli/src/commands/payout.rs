//! `vitrina payout …`: payouts to partners: plan, create a batch, export it for the bank, confirm or cancel it.

use std::{fs::File, io::Write as _, path::PathBuf};

use anyhow::{Context as _, Result, ensure};
use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    app::App,
    bank_account::checked_iban,
    commissions::{self, ExportFormat, Payer, Payout, PayoutLine, PayoutStatus, PlannedLine, Settlement},
    id::{AffiliateId, PayoutId, PayoutLineId},
    money::{CurrencyCode, Money},
};

use super::{
    args::PageArgs,
    commission::{code_of, partner_codes},
    context::{Context, actor},
};
use crate::{
    output::{Output, Tone, count},
    usage::Usage,
};

/// Subcommands of `payout`.
#[derive(Debug, Subcommand)]
pub enum PayoutCommand {
    /// Show what a payout created now would contain, and which partners are left out and why
    Plan {
        /// Only commissions in this currency
        #[arg(long, value_name = "CODE")]
        currency: Option<CurrencyCode>,
    },
    /// Create a payout of everything payable in a currency
    Create {
        /// Currency of the payout, such as EUR
        #[arg(long, value_name = "CODE")]
        currency: CurrencyCode,
        /// Show what the payout would contain, without creating it
        #[arg(long)]
        dry_run: bool,
    },
    /// List payouts, newest first
    List {
        /// Only payouts with this status
        #[arg(long, value_name = "STATUS")]
        status: Option<StatusName>,
        #[command(flatten)]
        paged: PageArgs,
    },
    /// Show a payout with its lines
    Show {
        /// Id of the payout, as shown by `payout list`
        id: PayoutId,
    },
    /// Export a payout's open lines to a file for the bank
    Export(ExportArgs),
    /// Confirm that the money was transferred; the commissions become paid
    Confirm(SettleArgs),
    /// Cancel lines; their amounts go into the next payout
    Cancel {
        #[command(flatten)]
        settled: SettleArgs,
        /// Reason for the cancellation
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}

/// Selects lines of a payout.
#[derive(Debug, Args)]
pub struct SettleArgs {
    /// Id of the payout, as shown by `payout list`
    id: PayoutId,
    /// Ids of the lines, as shown by `payout show` [default: all open lines]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    line: Vec<PayoutLineId>,
}

/// Arguments of `payout export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// Id of the payout, as shown by `payout list`
    id: PayoutId,
    /// File to write
    file: PathBuf,
    /// File format
    #[arg(long, value_name = "FORMAT", default_value = "sepa")]
    format: FormatName,
    /// IBAN of the shop's account, required for SEPA files
    #[arg(long, value_name = "IBAN")]
    from_iban: Option<String>,
    /// Holder of the shop's account [default: the seller of the first country with the payout's currency]
    #[arg(long, value_name = "NAME")]
    from_name: Option<String>,
    /// BIC of the shop's bank, if the bank requires it
    #[arg(long, value_name = "BIC")]
    from_bic: Option<String>,
    /// Execution date, as YYYY-MM-DD [default: tomorrow]
    #[arg(long, value_name = "DAY")]
    on: Option<NaiveDate>,
}

/// Formats of files for banks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FormatName {
    /// ISO 20022 pain.001, for transfers in euros to IBANs
    Sepa,
    /// CSV table, for all other transfers
    Csv,
}

/// Status of a payout.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StatusName {
    /// Not settled yet
    Open,
    /// Transferred
    Confirmed,
    /// Not transferred
    Cancelled,
}

impl StatusName {
    fn status(self) -> PayoutStatus {
        match self {
            Self::Open => PayoutStatus::Open,
            Self::Confirmed => PayoutStatus::Confirmed,
            Self::Cancelled => PayoutStatus::Cancelled,
        }
    }
}

fn tone(status: PayoutStatus) -> Tone {
    match status {
        PayoutStatus::Open => Tone::Changed,
        PayoutStatus::Confirmed => Tone::Good,
        PayoutStatus::Cancelled => Tone::Faint,
    }
}

fn time(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: PayoutCommand) -> Result<()> {
    let app = context.open_app().await?;
    let output = &context.output;
    match command {
        PayoutCommand::Plan { currency } => plan(output, &commissions::plan_payout(&app, currency).await?),
        PayoutCommand::Create { currency, dry_run: true } => {
            plan(output, &commissions::plan_payout(&app, Some(currency)).await?)
        }
        PayoutCommand::Create { currency, dry_run: false } => {
            let (payout, lines) = commissions::create_payout(&app, currency, &actor()).await?;
            print(output, &app, payout, lines).await
        }
        PayoutCommand::List { status, paged } => list(output, &app, status, &paged).await,
        PayoutCommand::Show { id } => {
            let (payout, lines) = commissions::find_payout(&app, id).await?;
            print(output, &app, payout, lines).await
        }
        PayoutCommand::Export(args) => export(output, &app, args).await,
        PayoutCommand::Confirm(args) => {
            let settlement = Settlement { id: args.id, lines: &args.line, reason: None };
            let (payout, lines) = commissions::confirm_payout(&app, &settlement, &actor()).await?;
            print(output, &app, payout, lines).await
        }
        PayoutCommand::Cancel { settled, reason } => {
            let settlement = Settlement { id: settled.id, lines: &settled.line, reason: Some(&reason) };
            let (payout, lines) = commissions::cancel_payout(&app, &settlement, &actor()).await?;
            print(output, &app, payout, lines).await
        }
    }
}

fn plan(output: &Output, lines: &[PlannedLine]) -> Result<()> {
    output.list(lines, &["PARTNER", "AMOUNT", "ACCOUNT", "STAYS"], |line| {
        let stays = line.refusal.clone().unwrap_or_default();
        vec![
            line.partner.clone(),
            line.amount.to_string(),
            line.account.clone().unwrap_or_default(),
            output.paint(Tone::Faint, &stays),
        ]
    })?;
    let paid = lines.iter().filter(|line| line.refusal.is_none()).count();
    output.note(&format!("{} of {} would be paid", paid, count(lines.len(), "partner")));
    Ok(())
}

async fn list(output: &Output, app: &App, status: Option<StatusName>, paged: &PageArgs) -> Result<()> {
    let (payouts, all) = commissions::list_payouts(app, status.map(StatusName::status), paged.page, paged.take).await?;
    output.list(&payouts, &["ID", "CURRENCY", "STATUS", "CREATED", "BY", "EXPORTED"], |payout| {
        vec![
            payout.id.to_string(),
            payout.currency.to_string(),
            output.paint(tone(payout.status), payout.status.name()),
            time(payout.created_at),
            payout.created_by.clone(),
            payout.exported_at.map(time).unwrap_or_default(),
        ]
    })?;
    paged.note(output, payouts.len(), all, "payout");
    Ok(())
}

/// A payout with the partners' codes.
#[derive(Serialize)]
struct PayoutOutput {
    #[serde(flatten)]
    payout: Payout,
    lines: Vec<ShownLine>,
}

#[derive(Serialize)]
struct ShownLine {
    #[serde(flatten)]
    line: PayoutLine,
    partner: String,
}

async fn print(output: &Output, app: &App, payout: Payout, lines: Vec<PayoutLine>) -> Result<()> {
    let ids: Vec<AffiliateId> = lines.iter().map(|line| line.affiliate_id).collect();
    let codes = partner_codes(app, &ids).await?;
    let lines =
        lines.into_iter().map(|line| ShownLine { partner: code_of(&codes, line.affiliate_id).to_owned(), line });
    let shown = PayoutOutput { payout, lines: lines.collect() };
    let total = Money::sum(shown.payout.currency, shown.lines.iter().map(|line| line.line.amount))?;
    output.value(&shown, |shown| {
        let payout = &shown.payout;
        let status = output.paint(tone(payout.status), payout.status.name());
        let mut text = vec![
            format!("Payout {} ({status}): {}", payout.id, total),
            format!("Created {} by {}", time(payout.created_at), payout.created_by),
        ];
        text.extend(payout.exported_at.map(|at| format!("Exported {}", time(at))));
        for ShownLine { line, partner } in &shown.lines {
            let reason = line.reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
            let status = output.paint(tone(line.status), line.status.name());
            let amount = line.amount;
            text.push(format!("  line {}: {partner}, {amount} to {} ({status}{reason})", line.id, line.account));
        }
        text.join("\n")
    })?;
    Ok(())
}

#[derive(Serialize)]
struct ExportSummary {
    file: PathBuf,
    bytes: usize,
}

async fn export(output: &Output, app: &App, args: ExportArgs) -> Result<()> {
    let id = args.id;
    let format = match args.format {
        FormatName::Csv => ExportFormat::Csv,
        FormatName::Sepa => {
            let (payout, _) = commissions::find_payout(app, id).await?;
            ExportFormat::Sepa { payer: payer(app, &payout, &args)?, on: args.on }
        }
    };
    let bytes = commissions::export_payout(app, id, &format).await?;
    let mut file = File::create(&args.file).with_context(|| format!("cannot write {}", args.file.display()))?;
    file.write_all(&bytes).with_context(|| format!("cannot write {}", args.file.display()))?;
    let exported = ExportSummary { bytes: bytes.len(), file: args.file };
    output.value(&exported, |exported| format!("{} written", exported.file.display()))?;
    Ok(())
}

/// The payer: from the flags; the name otherwise from the country that uses the currency.
fn payer(app: &App, payout: &Payout, args: &ExportArgs) -> Result<Payer> {
    let typed = args.from_iban.as_deref();
    let typed = typed.ok_or_else(|| Usage("a SEPA file needs the shop's account: add --from-iban".to_owned()))?;
    let iban = checked_iban(typed).map_err(|_| Usage(format!("{typed} is not a valid IBAN")))?;
    let directory = app.directory();
    let seller = directory.active().find(|tenant| tenant.currency.code == payout.currency);
    let name = args.from_name.clone().or_else(|| seller.map(|tenant| tenant.legal.name.clone())).unwrap_or_default();
    ensure!(!name.trim().is_empty(), "the holder of the shop's account is missing: add --from-name");
    Ok(Payer { name, iban, bic: args.from_bic.clone() })
}

//! `vitrina payout …`: what partners are paid: planned, made into a batch, exported for the bank, confirmed or cancelled.

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
    Context, PageArgs, Usage, actor,
    commission::{code_of, partner_codes},
};
use crate::output::{Output, Tone, count};

/// What can be done with payouts.
#[derive(Debug, Subcommand)]
pub enum PayoutCommand {
    /// Say what a payout made now would hold, and whose money stays and why
    Plan {
        /// Only in this currency
        #[arg(long, value_name = "CODE")]
        currency: Option<CurrencyCode>,
    },
    /// Make a payout of what is payable in a currency
    Create {
        /// Its currency, such as EUR
        #[arg(long, value_name = "CODE")]
        currency: CurrencyCode,
        /// Say what it would hold, and make none
        #[arg(long)]
        dry_run: bool,
    },
    /// List payouts, the latest first
    List {
        /// Only those of this status
        #[arg(long, value_name = "STATUS")]
        status: Option<StatusName>,
        #[command(flatten)]
        paged: PageArgs,
    },
    /// Show a payout with its lines
    Show {
        /// Its id, as `payout list` shows it
        id: PayoutId,
    },
    /// Write a payout's open lines as a file for the bank
    Export(ExportArgs),
    /// Say that the money has left: the commissions are paid
    Confirm(SettleArgs),
    /// Take lines back: what was in them waits for the next payout
    Cancel {
        #[command(flatten)]
        settled: SettleArgs,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
}

/// Which lines of a payout.
#[derive(Debug, Args)]
pub struct SettleArgs {
    /// The payout's id, as `payout list` shows it
    id: PayoutId,
    /// Only these of its lines, as `payout show` names them [default: all that are open]
    #[arg(long, value_name = "ID", value_delimiter = ',')]
    line: Vec<PayoutLineId>,
}

/// What to write, and where.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The payout's id, as `payout list` shows it
    id: PayoutId,
    /// The file to write
    file: PathBuf,
    /// What the bank takes
    #[arg(long, value_name = "FORMAT", default_value = "sepa")]
    format: FormatName,
    /// The shop's account, of a SEPA file
    #[arg(long, value_name = "IBAN")]
    from_iban: Option<String>,
    /// Its holder [default: the seller of the first country with the payout's currency]
    #[arg(long, value_name = "NAME")]
    from_name: Option<String>,
    /// Its bank's BIC, for banks that want it
    #[arg(long, value_name = "BIC")]
    from_bic: Option<String>,
    /// On which day the bank is to transfer, as YYYY-MM-DD [default: tomorrow]
    #[arg(long, value_name = "DAY")]
    on: Option<NaiveDate>,
}

/// Formats of files for banks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FormatName {
    /// ISO 20022 pain.001, for euros to IBANs
    Sepa,
    /// A table, for whatever else
    Csv,
}

/// How payouts stand.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StatusName {
    /// Not settled yet
    Open,
    /// The money has left
    Confirmed,
    /// It has not
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

/// Runs one of them.
pub async fn run(context: &Context, command: PayoutCommand) -> Result<()> {
    let app = context.open_app().await?;
    let output = &context.output;
    match command {
        PayoutCommand::Plan { currency } => plan(output, &commissions::plan_payout(&app, currency).await?),
        PayoutCommand::Create { currency, dry_run: true } => {
            plan(output, &commissions::plan_payout(&app, Some(currency)).await?)
        }
        PayoutCommand::Create { currency, dry_run: false } => {
            let made = commissions::create_payout(&app, currency, &actor()).await?;
            print(output, &app, made).await
        }
        PayoutCommand::List { status, paged } => list(output, &app, status, &paged).await,
        PayoutCommand::Show { id } => {
            let found = commissions::find_payout(&app, id).await?;
            print(output, &app, found).await
        }
        PayoutCommand::Export(args) => export(output, &app, args).await,
        PayoutCommand::Confirm(args) => {
            let settlement = Settlement { id: args.id, lines: &args.line, reason: None };
            let settled = commissions::confirm_payout(&app, &settlement, &actor()).await?;
            print(output, &app, settled).await
        }
        PayoutCommand::Cancel { settled, reason } => {
            let settlement = Settlement { id: settled.id, lines: &settled.line, reason: Some(&reason) };
            let cancelled = commissions::cancel_payout(&app, &settlement, &actor()).await?;
            print(output, &app, cancelled).await
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
            output.paint(tone(payout.status), payout.status.word()),
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

async fn print(output: &Output, app: &App, (payout, lines): (Payout, Vec<PayoutLine>)) -> Result<()> {
    let ids: Vec<AffiliateId> = lines.iter().map(|line| line.affiliate_id).collect();
    let codes = partner_codes(app, &ids).await?;
    let lines =
        lines.into_iter().map(|line| ShownLine { partner: code_of(&codes, line.affiliate_id).to_owned(), line });
    let shown = PayoutOutput { payout, lines: lines.collect() };
    let currency = shown.payout.currency;
    output.value(&shown, |shown| {
        let payout = &shown.payout;
        let total: i64 = shown.lines.iter().map(|line| line.line.amount_minor).sum();
        let status = output.paint(tone(payout.status), payout.status.word());
        let mut text = vec![
            format!("Payout {} ({status}): {}", payout.id, Money::new(total, currency)),
            format!("Created {} by {}", time(payout.created_at), payout.created_by),
        ];
        text.extend(payout.exported_at.map(|at| format!("Exported {}", time(at))));
        for ShownLine { line, partner } in &shown.lines {
            let reason = line.reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
            let status = output.paint(tone(line.status), line.status.word());
            let amount = Money::new(line.amount_minor, currency);
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

/// Who pays: from the flags, the name also from the country that has the currency.
fn payer(app: &App, payout: &Payout, args: &ExportArgs) -> Result<Payer> {
    let typed = args.from_iban.as_deref();
    let typed = typed.ok_or_else(|| Usage("a SEPA file needs the shop's account: add --from-iban".to_owned()))?;
    let iban = checked_iban(typed).map_err(|_| Usage(format!("{typed} is no IBAN: check its digits")))?;
    let directory = app.directory();
    let seller = directory.active().find(|tenant| tenant.currency.code == payout.currency);
    let name = args.from_name.clone().or_else(|| seller.map(|tenant| tenant.legal.name.clone())).unwrap_or_default();
    ensure!(!name.trim().is_empty(), "nobody is named as the shop account's holder: add --from-name");
    Ok(Payer { name, iban, bic: args.from_bic.clone() })
}

//! A payout as a file for the bank.

use chrono::{Days, NaiveDate};

use super::payouts::{find_payout, refused};
use crate::{
    affiliates,
    app::App,
    bank_account::{AccountNumber, BankAccount},
    commissions::{
        model::{Payout, PayoutLine, PayoutStatus},
        payout_csv::{self, Transfer},
        sepa::{self, Message, Payer, SepaTransfer},
        store,
    },
    error::{Error, Result},
    id::{AffiliateId, PayoutId},
};

/// Default for the execution date, in days from today: a file for today may reach the bank after its cut-off time.
const DAYS_AHEAD: u64 = 1;
/// The currency of SEPA.
const EURO: &str = "EUR";

/// The file format of a payout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    /// ISO 20022 pain.001: for euros to IBANs.
    Sepa {
        /// The payer.
        payer: Payer,
        /// The execution date.
        on: Option<NaiveDate>,
    },
    /// For all other payouts.
    Csv,
}

/// The file with a payout's open lines and the current accounts of the partners; fails when a partner no longer has one.
pub async fn export_payout(app: &App, id: PayoutId, format: &ExportFormat) -> Result<Vec<u8>> {
    let (payout, lines) = find_payout(app, id).await?;
    let mut open = Vec::new();
    for line in lines.into_iter().filter(|line| line.status == PayoutStatus::Open) {
        let account = affiliates::payout_account(app, &app.db, line.affiliate_id).await?;
        let account = account.ok_or_else(|| without_account(id, &line))?;
        open.push((line, account));
    }
    if open.is_empty() {
        return Err(refused(id, format!("is {}: nothing is left to transfer", payout.status.name())));
    }
    let bytes = match format {
        ExportFormat::Sepa { payer, on } => sepa_file(app, &payout, &open, payer, *on)?.into_bytes(),
        ExportFormat::Csv => csv_file(app, &open).await?,
    };
    store::payouts::set_exported(&app.db, id, app.clock.now()).await?;
    Ok(bytes)
}

fn without_account(id: PayoutId, line: &PayoutLine) -> Error {
    let message = format!("line {}: the partner has no account any more; cancel the line", line.id);
    refused(id, message)
}

fn sepa_file(
    app: &App,
    payout: &Payout,
    lines: &[(PayoutLine, BankAccount)],
    payer: &Payer,
    on: Option<NaiveDate>,
) -> Result<String> {
    if payout.currency.as_str() != EURO {
        let message = format!("is in {}: SEPA transfers euros only, export it as CSV", payout.currency);
        return Err(refused(payout.id, message));
    }
    let now = app.clock.now();
    let message = Message {
        id: format!("VITRINA-{}-{}", payout.id, now.format("%Y%m%d%H%M%S")),
        created_at: now,
        on: on.unwrap_or_else(|| now.date_naive() + Days::new(DAYS_AHEAD)),
    };
    let transfers: Vec<SepaTransfer> = lines
        .iter()
        .map(|(line, account)| match &account.number {
            AccountNumber::Iban { iban } => Ok(SepaTransfer {
                reference: format!("VITRINA-{}-{}", payout.id, line.id),
                amount: line.amount,
                holder: account.holder.clone(),
                iban: iban.clone(),
                text: format!("Affiliate payout {}-{}", payout.id, line.id),
            }),
            AccountNumber::Local { .. } => {
                let message = format!("line {}: the account has no IBAN; cancel the line, or export CSV", line.id);
                Err(refused(payout.id, message))
            }
        })
        .collect::<Result<_>>()?;
    sepa::credit_transfers(&message, payer, &transfers)
}

async fn csv_file(app: &App, lines: &[(PayoutLine, BankAccount)]) -> Result<Vec<u8>> {
    let mut ids: Vec<AffiliateId> = lines.iter().map(|(line, _)| line.affiliate_id).collect();
    ids.sort_unstable();
    let partners = affiliates::with_ids(&app.db, &ids).await?;
    let code = |id: AffiliateId| partners.iter().find(|one| one.id == id).map_or("", |one| one.code.as_str());
    let transfers: Vec<Transfer<'_>> = lines
        .iter()
        .map(|(line, account)| Transfer {
            line: line.id.0,
            partner: code(line.affiliate_id),
            account,
            amount: line.amount,
        })
        .collect();
    payout_csv::write(&transfers)
}

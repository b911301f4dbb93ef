//! `vitrina payment transfers` and `ask`: pending bank transfers as CSV, and their target accounts.

use std::{fs::File, io::Write, path::PathBuf};

use anyhow::{Context as _, Result, bail};
use chrono::{DateTime, Utc};
use clap::Args;
use serde::Serialize;
use vitrina_server::{
    error::Error,
    export::CsvWriter,
    id::RefundId,
    orders::{self, Operator},
    payments::{self, AccountNumber, Payment, Refund},
    tenancy::Directory,
};

use super::not_found::no_payment;
use crate::{
    commands::{
        context::{Context, actor},
        country::tenant_of,
    },
    output::count,
};

/// Arguments of `payment transfers`.
#[derive(Debug, Args)]
pub struct TransfersArgs {
    /// File to write for the bank; without it, the transfers are only listed
    ///
    /// Shoppers can no longer correct the accounts that are in the file.
    file: Option<PathBuf>,
    /// Only transfers of this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Show what would be written to the file, without writing anything
    #[arg(long, requires = "file")]
    dry_run: bool,
}

/// Arguments of `payment ask`.
#[derive(Debug, Args)]
pub struct AskArgs {
    /// Id of the refund, as shown by `payment show` and `payment transfers`
    #[arg(value_name = "REFUND")]
    id: RefundId,
    /// Delete the account given before, for example because the bank returned the money
    #[arg(long)]
    delete_account: bool,
    /// Only show whether the shopper would be asked
    #[arg(long)]
    dry_run: bool,
}

const HEAD: [&str; 15] = [
    "refund", "country", "order", "holder", "iban", "amount", "currency", "reason", "since", "bank", "routing",
    "account", "asked", "reminded", "exported",
];

/// Writes the transfers.
pub(super) async fn run(context: &Context, args: &TransfersArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant = args.tenant.as_deref().map(|code| tenant_of(&directory, code)).transpose()?.map(|tenant| tenant.id);
    let refunds = payments::bank_transfers(&app.db, tenant).await?;
    if context.output.is_json() && args.file.is_none() {
        return Ok(context.output.value(&refunds, |_| String::new())?);
    }
    let without = refunds.iter().filter(|refund| refund.account.is_none()).count();
    let made = match &args.file {
        Some(_) if args.dry_run => "dry run: nothing was written; ",
        Some(path) => {
            payments::export_transfers(&app, tenant, |transfers| {
                let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
                write(&directory, transfers, file).with_context(|| format!("cannot write {}", path.display()))
            })
            .await?;
            "shoppers can no longer correct the accounts in the file; "
        }
        None => {
            let mut transfers = Vec::with_capacity(refunds.len());
            for refund in &refunds {
                let payment = payments::find(&app.db, refund.payment_id).await?;
                transfers.push((payment.ok_or_else(|| no_payment(refund.payment_id))?, refund.clone()));
            }
            let mut bytes = Vec::new();
            write(&directory, &transfers, &mut bytes)?;
            context.output.raw(&bytes)?;
            ""
        }
    };
    context
        .output
        .note(&format!("{made}{} to make, {without} without an account yet", count(refunds.len(), "transfer")));
    Ok(())
}

/// Writes a row for each transfer, with the fields that a bank needs.
fn write(directory: &Directory, transfers: &[(Payment, Refund)], to: impl Write) -> Result<()> {
    let mut table = CsvWriter::new(to);
    table.write_record(HEAD)?;
    for (payment, refund) in transfers {
        let code = directory.tenant(refund.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default();
        let (iban, [bank, routing, account]) = number(refund);
        let at = |time: Option<DateTime<Utc>>| time.map(|time| time.to_rfc3339()).unwrap_or_default();
        table.write_record([
            refund.id.to_string(),
            code,
            payment.reference.clone(),
            refund.account.as_ref().map(|account| account.holder.clone()).unwrap_or_default(),
            iban,
            refund.amount.decimal(),
            refund.amount.currency.to_string(),
            refund.reason.clone(),
            refund.created_at.to_rfc3339(),
            bank,
            routing,
            account,
            at(refund.account_asked_at),
            at(refund.account_reminded_at),
            at(refund.exported_at),
        ])?;
    }
    table.flush()?;
    Ok(())
}

/// The IBAN, or bank, routing number and account number.
fn number(refund: &Refund) -> (String, [String; 3]) {
    match refund.account.as_ref().map(|account| account.number.clone()) {
        Some(AccountNumber::Iban { iban }) => (iban, Default::default()),
        Some(AccountNumber::Local { bank, routing_number, account_number }) => {
            (String::new(), [bank, routing_number, account_number])
        }
        None => Default::default(),
    }
}

/// The shopper who was asked, or would be.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AccountRequestOutput {
    refund: RefundId,
    account_deleted: bool,
    dry_run: bool,
}

/// Asks a shopper for their account by a new link.
pub(super) async fn ask(context: &Context, args: &AskArgs) -> Result<()> {
    let app = context.open_app().await?;
    let id = args.id;
    let actor = actor();
    let operator = Operator { actor: &actor, dry_run: args.dry_run };
    let asked = match orders::request_account_again(&app, id, args.delete_account, operator).await {
        Err(Error::NotFound) => bail!("there is no refund {id}"),
        Err(Error::Rejected { code: "error-refund-account-known", .. }) => bail!(
            "the account for refund {id} is known: `--delete-account` deletes it and asks for another, \
             `vitrina payment transfers` shows it"
        ),
        Err(Error::Rejected { .. }) => bail!("refund {id} is not a bank transfer to make"),
        other => other?,
    };
    let done = AccountRequestOutput { refund: id, account_deleted: asked.account_deleted, dry_run: args.dry_run };
    Ok(context.output.value(&done, |done| {
        if done.dry_run {
            return format!("The account for refund {id} would be asked for.\ndry run: nothing was written");
        }
        format!("An e-mail with a new link asks for the account for refund {id}; earlier links no longer work.")
    })?)
}

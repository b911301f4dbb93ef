//! `vitrina payment transfers`: bank transfers to make, as CSV.

use std::{fs::File, io::Write, path::PathBuf};

use anyhow::{Context as _, Result};
use clap::Args;
use vitrina_server::{
    app::App,
    export::CsvWriter,
    money::Money,
    payments::{self, Refund},
};

use super::{Context, no_payment, tenant_of};
use crate::output::count;

/// Which transfers to write, and where to.
#[derive(Debug, Args)]
pub struct TransfersArgs {
    /// The file to write to
    file: Option<PathBuf>,
    /// Only those of a country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
}

/// Runs it.
pub(super) async fn run(context: &Context, args: &TransfersArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant = args.tenant.as_deref().map(|code| tenant_of(&directory, code)).transpose()?;
    let refunds = payments::bank_transfers(&app.db, tenant.map(|tenant| tenant.id)).await?;
    if context.output.is_json() && args.file.is_none() {
        return Ok(context.output.value(&refunds, |_| String::new())?);
    }
    let mut bytes = Vec::new();
    write(&app, &refunds, &mut bytes).await?;
    match &args.file {
        Some(path) => File::create(path)
            .and_then(|mut file| file.write_all(&bytes))
            .with_context(|| format!("cannot write {}", path.display()))?,
        None => context.output.raw(&bytes)?,
    }
    let without = refunds.iter().filter(|refund| refund.iban.is_none()).count();
    context.output.note(&format!("{} to make, {without} without an account yet", count(refunds.len(), "transfer")));
    Ok(())
}

/// A line for each transfer, with what a bank asks for.
async fn write(app: &App, refunds: &[Refund], to: impl Write) -> Result<()> {
    let directory = app.directory();
    let mut table = CsvWriter::new(to);
    table.write_record(["refund", "country", "order", "holder", "iban", "amount", "currency", "reason", "since"])?;
    for refund in refunds {
        let payment = payments::find(&app.db, refund.payment_id).await?.ok_or_else(|| no_payment(refund.payment_id))?;
        let code = directory.tenant(refund.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default();
        let Money { minor, currency } = refund.amount;
        table.write_record([
            refund.id.to_string(),
            code,
            payment.reference,
            refund.holder.clone().unwrap_or_default(),
            refund.iban.clone().unwrap_or_default(),
            format!("{}.{:02}", minor / 100, minor % 100),
            currency.to_string(),
            refund.reason.clone(),
            refund.created_at.to_rfc3339(),
        ])?;
    }
    table.flush()?;
    Ok(())
}

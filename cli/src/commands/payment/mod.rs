//! `vitrina payment …`: payments, unsettled ones, and refunds.

mod not_found;
mod transfers;

use anyhow::{Result, bail, ensure};
use chrono::{DateTime, Utc};
use clap::{Args, Subcommand};
use serde::Serialize;
use vitrina_server::{
    error::Error,
    id::{PaymentId, RefundId},
    money::Money,
    orders::{self, Operator, PaymentRefundRequest},
    payments::{self, Follow, Payment, PaymentFilter, PaymentStatus, Refund, RefundResolution},
    tenancy::PaymentProvider,
};

use self::not_found::no_payment;
use super::{
    args::{PageArgs, amount},
    context::{Context, actor},
    country::tenant_of,
};
use crate::output::{Tone, count};

/// The follow-up actions of a payment change that a command detects or makes.
const FOLLOW: Follow = vitrina_server::checkout::FOLLOW;

/// Subcommands of `payment`.
#[derive(Debug, Subcommand)]
pub enum PaymentCommand {
    /// List payments, newest first
    List(ListArgs),
    /// Show all details of a payment and its refunds
    Show(PaymentSelector),
    /// Ask the providers for the status of the given payments, or of all unsettled ones
    Reconcile(ReconcileArgs),
    /// Refund a payment, in full or in part
    Refund(RefundArgs),
    /// List or export as CSV the bank transfers to make (refunds of cash payments)
    Transfers(transfers::TransfersArgs),
    /// E-mail a shopper again to ask for the account for a bank transfer
    Ask(transfers::AskArgs),
    /// Record the outcome of a bank transfer, or of a refund whose outcome is unknown
    Resolve(ResolveArgs),
    /// Acknowledge the alarm of a payment
    Acknowledge(AcknowledgeArgs),
}

/// Arguments of `payment list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only payments in this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Only payments with this status, such as PENDING
    #[arg(long, value_name = "STATUS", value_parser = status)]
    status: Option<PaymentStatus>,
    /// Only payments through this provider, such as stripe
    #[arg(long, value_name = "NAME", value_parser = provider)]
    provider: Option<PaymentProvider>,
    /// Only payments for the order with this number
    #[arg(long, value_name = "NUMBER")]
    order: Option<String>,
    /// Only payments with an alarm
    #[arg(long)]
    alarmed: bool,
    #[command(flatten)]
    paged: PageArgs,
}

/// Id of a payment.
#[derive(Debug, Args)]
pub struct PaymentSelector {
    /// Id of the payment, as shown by `payment list`
    #[arg(value_name = "ID")]
    id: PaymentId,
}

/// Arguments of `payment acknowledge`.
#[derive(Debug, Args)]
pub struct AcknowledgeArgs {
    #[command(flatten)]
    payment: PaymentSelector,
    /// Show the alarm without acknowledging it
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `payment reconcile`.
#[derive(Debug, Args)]
pub struct ReconcileArgs {
    /// Ids of the payments [default: all unsettled payments]
    #[arg(value_name = "ID")]
    ids: Vec<PaymentId>,
    /// Ask the providers and show what would change, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `payment refund`.
#[derive(Debug, Args)]
pub struct RefundArgs {
    /// Id of the payment, as shown by `payment list`
    #[arg(value_name = "ID")]
    id: PaymentId,
    /// Amount to refund, such as 12.50 [default: all that is left]
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    amount: Option<i64>,
    /// Reason for the list of refunds
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// Idempotency key: repeating a refund with the same key has no effect [default: derived from the reason and earlier refunds]
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
    /// Show what would be refunded, without writing anything
    #[arg(long)]
    dry_run: bool,
}

/// Arguments of `payment resolve`.
#[derive(Debug, Args)]
pub struct ResolveArgs {
    /// Id of the refund, as shown by `payment show` and `payment transfers`
    #[arg(value_name = "REFUND")]
    id: RefundId,
    /// Record that the money was refunded
    #[arg(long, conflicts_with = "not_done", required_unless_present = "not_done")]
    done: bool,
    /// Record that it was not: an uncertain refund is sent again, a bank transfer is dropped
    #[arg(long)]
    not_done: bool,
    /// Reference of the bank or provider, or why the refund was not made
    #[arg(long, value_name = "TEXT", default_value = "")]
    note: String,
    /// Show the new status of the refund, without writing anything
    #[arg(long)]
    dry_run: bool,
}

fn status(text: &str) -> Result<PaymentStatus, String> {
    PaymentStatus::from_name(&text.to_uppercase().replace('-', "_")).ok_or_else(|| {
        let known = PaymentStatus::ALL.map(PaymentStatus::name).join(", ");
        format!("{text} is no status of a payment; there are {known}")
    })
}

fn provider(text: &str) -> Result<PaymentProvider, String> {
    PaymentProvider::from_name(text).ok_or_else(|| {
        let known = PaymentProvider::ALL.map(PaymentProvider::name).join(", ");
        format!("there is no payment provider {text}; there are {known}")
    })
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: PaymentCommand) -> Result<()> {
    match command {
        PaymentCommand::List(args) => list(context, &args).await,
        PaymentCommand::Show(args) => show(context, args.id).await,
        PaymentCommand::Reconcile(args) => reconcile(context, &args).await,
        PaymentCommand::Refund(args) => refund(context, &args).await,
        PaymentCommand::Transfers(args) => transfers::run(context, &args).await,
        PaymentCommand::Ask(args) => transfers::ask(context, &args).await,
        PaymentCommand::Resolve(args) => resolve(context, &args).await,
        PaymentCommand::Acknowledge(args) => acknowledge(context, &args).await,
    }
}

fn day(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

fn painted(context: &Context, status: PaymentStatus) -> String {
    let tone = match status {
        PaymentStatus::Completed => Tone::Good,
        PaymentStatus::Pending | PaymentStatus::Processing => Tone::Changed,
        PaymentStatus::Failed => Tone::Bad,
        PaymentStatus::Cancelled | PaymentStatus::PartiallyRefunded | PaymentStatus::Refunded => Tone::Faint,
    };
    context.output.paint(tone, status.name())
}

async fn list(context: &Context, args: &ListArgs) -> Result<()> {
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant_id = args.tenant.as_deref().map(|code| tenant_of(&directory, code)).transpose()?.map(|tenant| tenant.id);
    let filter = PaymentFilter {
        tenant_id,
        status: args.status,
        provider: args.provider,
        reference: args.order.as_deref(),
        alarmed: args.alarmed,
    };
    let (found, all) = payments::list(&app.db, filter, args.paged.page, args.paged.take).await?;
    let output = &context.output;
    let head = ["ID", "COUNTRY", "ORDER", "PROVIDER", "AMOUNT", "REFUNDED", "STATUS", "STARTED", "ALARM"];
    output.list(&found, &head, |payment| {
        let code = directory.tenant(payment.tenant_id).map(|tenant| tenant.code.clone());
        let refunded = if payment.refunded.is_positive() { payment.refunded.to_string() } else { String::new() };
        vec![
            payment.id.to_string(),
            code.unwrap_or_default(),
            payment.reference.clone(),
            payment.provider.name().to_owned(),
            payment.amount.to_string(),
            refunded,
            painted(context, payment.status),
            day(payment.created_at),
            payment.alarm.clone().map(|alarm| output.paint(Tone::Bad, &alarm)).unwrap_or_default(),
        ]
    })?;
    args.paged.note(output, found.len(), all, "payment");
    Ok(())
}

/// A payment with its refunds.
#[derive(Serialize)]
struct PaymentOutput {
    #[serde(flatten)]
    payment: Payment,
    refunds: Vec<Refund>,
}

async fn show(context: &Context, id: PaymentId) -> Result<()> {
    let app = context.open_app().await?;
    let payment = payments::find(&app.db, id).await?.ok_or_else(|| no_payment(id))?;
    let shown = PaymentOutput { refunds: payments::refunds_of(&app.db, id).await?, payment };
    let directory = app.directory();
    Ok(context.output.value(&shown, |PaymentOutput { payment, refunds }| {
        let code = directory.tenant(payment.tenant_id).map(|tenant| tenant.code.clone());
        let rows = [
            ("id", Some(payment.id.to_string())),
            ("country", code),
            ("order", Some(payment.reference.clone())),
            ("provider", Some(payment.provider.name().to_owned())),
            ("status", Some(painted(context, payment.status))),
            ("amount", Some(payment.amount.to_string())),
            ("paid", Some(payment.paid.to_string())),
            ("refunded", Some(payment.refunded.to_string())),
            ("alarm", payment.alarm.clone()),
            ("token", Some(payment.token.clone())),
            ("session", payment.session_id.clone()),
            ("at provider", payment.provider_payment.clone()),
            ("started", Some(day(payment.created_at))),
            ("expires", Some(day(payment.expires_at))),
            ("paid at", payment.paid_at.map(day)),
            ("checked at", payment.checked_at.map(day)),
        ];
        let lines = rows.into_iter().filter_map(|(name, value)| Some(format!("{name:<12} {}", value?)));
        lines.chain(refunds.iter().map(refund_line)).collect::<Vec<_>>().join("\n")
    })?)
}

fn refund_line(refund: &Refund) -> String {
    let failure = refund.failure.as_ref().map(|failure| format!(" ({failure})")).unwrap_or_default();
    let Refund { id, amount, status, reason, created_at, .. } = refund;
    let account = match (&refund.account, refund.lacks_account()) {
        (Some(account), _) => format!(", to {} of {}", account.masked(), account.holder),
        (None, true) => ", account not known yet".to_owned(),
        (None, false) => String::new(),
    };
    format!("refund {id:<5} {amount}, {}{failure}{account}, {}, {reason}", status.name(), day(*created_at))
}

async fn reconcile(context: &Context, args: &ReconcileArgs) -> Result<()> {
    let app = context.open_app().await?;
    for id in &args.ids {
        payments::find(&app.db, *id).await?.ok_or_else(|| no_payment(*id))?;
    }
    let done = if args.dry_run {
        payments::preview_reconciliation(&app, &args.ids).await?
    } else {
        payments::reconcile(&app, &args.ids, FOLLOW).await?
    };
    let failed = done.payments.iter().filter(|checked| checked.failure.is_some()).count();
    let output = &context.output;
    if output.is_json() {
        output.value(&done, |_| String::new())?;
    } else {
        let after = if args.dry_run { "WOULD BE" } else { "NOW" };
        output.list(&done.payments, &["ID", "ORDER", "PROVIDER", "BEFORE", after, "FAILURE"], |checked| {
            vec![
                checked.payment.id.to_string(),
                checked.payment.reference.clone(),
                checked.payment.provider.name().to_owned(),
                checked.from.name().to_owned(),
                painted(context, checked.payment.status),
                checked.failure.clone().unwrap_or_default(),
            ]
        })?;
    }
    let (asked, refunds) = (count(done.payments.len() - failed, "payment"), count(done.refunds, "refund"));
    output.note(&if args.dry_run {
        format!("{asked} checked, {refunds} would be checked\ndry run: nothing was written")
    } else {
        format!("{asked} and {refunds} checked")
    });
    ensure!(failed == 0, "{} could not be checked", count(failed, "payment"));
    Ok(())
}

/// The amount to refund.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RefundTarget {
    payment: PaymentId,
    refund: Option<RefundId>,
    amount: Money,
    dry_run: bool,
}

async fn refund(context: &Context, args: &RefundArgs) -> Result<()> {
    let app = context.open_app().await?;
    let payment = payments::find(&app.db, args.id).await?.ok_or_else(|| no_payment(args.id))?;
    let request = PaymentRefundRequest {
        payment: args.id,
        amount: args.amount.map(|minor| Money::new(minor, payment.amount.currency)),
        reason: &args.reason,
        key: args.key.as_deref(),
    };
    let amount = orders::preview_payment_refund(&app, &request).await?;
    let mut to_refund = RefundTarget { payment: args.id, refund: None, amount, dry_run: args.dry_run };
    if !args.dry_run {
        let question = format!("Refund {amount} of order {}?", payment.reference);
        ensure!(context.output.confirm(&question)?, "nothing was refunded");
        to_refund.refund = Some(orders::refund_payment(&app, &request, &actor()).await?);
    }
    context.output.value(&to_refund, |made| match made.refund {
        None => format!("{amount} would be refunded."),
        Some(id) if payment.provider == PaymentProvider::CashOnDelivery => {
            format!("Refund {id} of {amount} is a bank transfer to make: `vitrina payment transfers` lists it.")
        }
        Some(id) => format!("Refund {id} of {amount} will be sent to {}.", payment.provider.name()),
    })?;
    Ok(())
}

async fn resolve(context: &Context, args: &ResolveArgs) -> Result<()> {
    let app = context.open_app().await?;
    let resolution = RefundResolution { is_done: args.done, note: &args.note };
    let actor = actor();
    let operator = Operator { actor: &actor, dry_run: args.dry_run };
    let refund = match orders::resolve_refund(&app, args.id, resolution, operator, FOLLOW).await {
        Err(Error::NotFound) => bail!("there is no refund {}", args.id),
        Err(Error::Rejected { .. }) => bail!("refund {} is neither uncertain nor a bank transfer to make", args.id),
        other => other?,
    };
    Ok(context.output.value(&refund, |refund| {
        let (id, status) = (refund.id, refund.status.name());
        if args.dry_run {
            return format!("Refund {id} would be {status}.\ndry run: nothing was written");
        }
        format!("Refund {id} is {status} now.")
    })?)
}

/// The acknowledged alarm.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AcknowledgementOutput {
    payment: PaymentId,
    alarm: Option<String>,
    dry_run: bool,
}

async fn acknowledge(context: &Context, args: &AcknowledgeArgs) -> Result<()> {
    let app = context.open_app().await?;
    let id = args.payment.id;
    let actor = actor();
    let operator = Operator { actor: &actor, dry_run: args.dry_run };
    let alarm = match orders::acknowledge_alarm(&app, id, operator).await {
        Err(Error::NotFound) => return Err(no_payment(id)),
        other => other?,
    };
    let done = AcknowledgementOutput { payment: id, alarm, dry_run: args.dry_run };
    Ok(context.output.value(&done, |done| match &done.alarm {
        Some(alarm) if done.dry_run => format!("Would be acknowledged: {alarm}\ndry run: nothing was written"),
        Some(alarm) => format!("Acknowledged: {alarm}"),
        None => format!("Payment {id} has no alarm."),
    })?)
}

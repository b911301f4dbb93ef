//! `vitrina payment …`: what was paid, what hangs, what goes back.

mod transfers;

use anyhow::{Result, anyhow, bail, ensure};
use chrono::{DateTime, Utc};
use clap::{Args, Subcommand};
use serde::Serialize;
use vitrina_server::{
    app::App,
    error::Error,
    id::{PaymentId, RefundId},
    money::Money,
    payments::{self, Follow, Payment, PaymentFilter, PaymentStatus, Refund, RefundResolution, RefundStatus},
    tenancy::PaymentProvider,
};

use super::{Context, PageArgs, amount, order::log_payment, tenant_of};
use crate::output::{Tone, count};

/// What follows a change that a command finds out about or makes.
const FOLLOW: Follow = vitrina_server::checkout::FOLLOW;

/// What can be done with payments.
#[derive(Debug, Subcommand)]
pub enum PaymentCommand {
    /// List payments, the newest first
    List(ListArgs),
    /// Show everything about a payment and its refunds
    Show(PaymentSelector),
    /// Ask the providers about payments: those named, or all that are not settled
    Reconcile(ReconcileArgs),
    /// Give money back, all that is left of a payment or a part
    Refund(RefundArgs),
    /// Write the bank transfers to make (refunds of cash) as CSV to a file, or to stdout
    Transfers(transfers::TransfersArgs),
    /// Ask a shopper once more, by e-mail, for the account that a bank transfer goes to
    Ask(transfers::AskArgs),
    /// Say what became of a bank transfer, or of a refund that nobody knows about
    Resolve(ResolveArgs),
    /// Note that somebody has looked at what a payment's alarm is about
    Acknowledge(AcknowledgeArgs),
}

/// Which payments to list.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only those of a country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Only those of a status, such as PENDING
    #[arg(long, value_name = "STATUS", value_parser = status)]
    status: Option<PaymentStatus>,
    /// Only those through a provider, such as stripe
    #[arg(long, value_name = "NAME", value_parser = provider)]
    provider: Option<PaymentProvider>,
    /// Only those of the order of this number
    #[arg(long, value_name = "NUMBER")]
    order: Option<String>,
    /// Only those that somebody must look at
    #[arg(long)]
    alarmed: bool,
    #[command(flatten)]
    paged: PageArgs,
}

/// One payment.
#[derive(Debug, Args)]
pub struct PaymentSelector {
    /// Its id, as `payment list` shows it
    #[arg(value_name = "ID")]
    id: PaymentId,
}

/// Whose alarm.
#[derive(Debug, Args)]
pub struct AcknowledgeArgs {
    #[command(flatten)]
    payment: PaymentSelector,
    /// Only say what the alarm is about, and keep it
    #[arg(long)]
    dry_run: bool,
}

/// Which payments to ask about.
#[derive(Debug, Args)]
pub struct ReconcileArgs {
    /// Their ids; without any, all that are not settled
    #[arg(value_name = "ID")]
    ids: Vec<PaymentId>,
    /// Ask, say what would change, and change nothing
    #[arg(long)]
    dry_run: bool,
}

/// What to give back.
#[derive(Debug, Args)]
pub struct RefundArgs {
    /// The payment's id, as `payment list` shows it
    #[arg(value_name = "ID")]
    id: PaymentId,
    /// A part, such as 12.50 [default: all that is left]
    #[arg(long, value_name = "AMOUNT", value_parser = amount)]
    amount: Option<i64>,
    /// Why, for the list of refunds
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// Idempotency key: a refund that is repeated with the same key has no effect [default: made of the reason and what was refunded before]
    #[arg(long, value_name = "KEY")]
    key: Option<String>,
    /// Only say what would go back
    #[arg(long)]
    dry_run: bool,
}

/// What became of a refund.
#[derive(Debug, Args)]
pub struct ResolveArgs {
    /// The refund's id, as `payment show` and `payment transfers` show it
    #[arg(value_name = "REFUND")]
    id: RefundId,
    /// The money is back
    #[arg(long, conflicts_with = "not_done", required_unless_present = "not_done")]
    done: bool,
    /// It was not made: an uncertain refund is sent again, a bank transfer is dropped
    #[arg(long)]
    not_done: bool,
    /// The bank's or provider's name for it, or why it was not made
    #[arg(long, value_name = "TEXT", default_value = "")]
    note: String,
    /// Say what the refund would be, and change nothing
    #[arg(long)]
    dry_run: bool,
}

fn status(text: &str) -> Result<PaymentStatus, String> {
    PaymentStatus::try_from(text.to_uppercase().replace('-', "_")).map_err(|error| {
        let known = PaymentStatus::ALL.map(PaymentStatus::name).join(", ");
        format!("{error}; there are {known}")
    })
}

fn provider(text: &str) -> Result<PaymentProvider, String> {
    PaymentProvider::of_name(text).ok_or_else(|| {
        let known = PaymentProvider::ALL.map(PaymentProvider::name).join(", ");
        format!("there is no payment provider {text}; there are {known}")
    })
}

/// Runs one of them.
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

fn no_payment(id: PaymentId) -> anyhow::Error {
    anyhow!("there is no payment {id}; `vitrina payment list` shows those that there are")
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
    let head = ["ID", "COUNTRY", "ORDER", "PROVIDER", "AMOUNT", "REFUNDED", "STATUS", "BEGUN", "LOOK AT"];
    output.list(&found, &head, |payment| {
        let code = directory.tenant(payment.tenant_id).map(|tenant| tenant.code.clone());
        let refunded = if payment.refunded.minor > 0 { payment.refunded.to_string() } else { String::new() };
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
            ("look at", payment.alarm.clone()),
            ("token", Some(payment.token.clone())),
            ("session", payment.session_id.clone()),
            ("at provider", payment.provider_payment.clone()),
            ("begun", Some(day(payment.created_at))),
            ("expires", Some(day(payment.expires_at))),
            ("paid at", payment.paid_at.map(day)),
            ("asked at", payment.checked_at.map(day)),
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
        output.list(&done.payments, &["ID", "ORDER", "PROVIDER", "BEFORE", after, "NOT ASKED"], |checked| {
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
        format!("{asked} asked about, {refunds} would be\ndry run: nothing was written")
    } else {
        format!("{asked} and {refunds} asked about")
    });
    ensure!(failed == 0, "{} could not be asked about", count(failed, "payment"));
    Ok(())
}

/// What is to go back.
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
    let before = payments::refunds_of(&app.db, args.id).await?;
    let standing = before.iter().filter(|refund| refund.status != RefundStatus::Failed);
    let promised: i64 = standing.map(|refund| refund.amount.minor).sum();
    let left = Money::new(payment.paid.minor - promised, payment.paid.currency);
    let amount = Money::new(args.amount.unwrap_or(left.minor), left.currency);
    ensure!(left.minor > 0, "nothing is left to give back of payment {}", args.id);
    ensure!(amount.minor <= left.minor, "{amount} is more than what is left: {left}");
    let mut to_refund = RefundTarget { payment: args.id, refund: None, amount, dry_run: args.dry_run };
    if !args.dry_run {
        let question = format!("Give {amount} of order {} back?", payment.reference);
        ensure!(context.output.confirm(&question)?, "nothing goes back");
        let key = args.key.clone().unwrap_or_else(|| format!("operator {promised} {}", args.reason));
        to_refund.refund = Some(enqueue(&app, args, amount, &key).await?);
    }
    context.output.value(&to_refund, |made| match made.refund {
        None => format!("{amount} would go back."),
        Some(id) if payment.provider == PaymentProvider::CashOnDelivery => {
            format!("Refund {id} of {amount} is a bank transfer to make: `vitrina payment transfers` lists it.")
        }
        Some(id) => format!("Refund {id} of {amount} will be sent to {}.", payment.provider.name()),
    })?;
    Ok(())
}

async fn enqueue(app: &App, args: &RefundArgs, amount: Money, key: &str) -> Result<RefundId> {
    let reason = format!("{}: {}", super::actor(), args.reason);
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let made = payments::refund(&mut tx, now, args.id, amount, &reason, key).await;
    let id = match made {
        Err(Error::Rejected { code: "error-refund-key", .. }) => {
            bail!("the key {key} names a refund of another amount")
        }
        Err(Error::Rejected { code: "error-refund-too-much", .. }) => bail!("{amount} is more than what is left"),
        other => other?,
    };
    tx.commit().await?;
    Ok(id)
}

async fn resolve(context: &Context, args: &ResolveArgs) -> Result<()> {
    let app = context.open_app().await?;
    let resolution = RefundResolution { is_done: args.done, note: &args.note, dry_run: args.dry_run };
    let resolved = payments::resolve_refund(&app, args.id, resolution, FOLLOW).await;
    let refund = match resolved {
        Err(Error::NotFound) => bail!("there is no refund {}", args.id),
        Err(Error::Rejected { .. }) => bail!("refund {} is neither uncertain nor a bank transfer to make", args.id),
        other => other?,
    };
    if args.dry_run {
        return Ok(context.output.value(&refund, |refund| {
            format!("Refund {} would be {}.\ndry run: nothing was written", refund.id, refund.status.name())
        })?);
    }
    let resolved = format!("refund {} was resolved as {}", refund.id, refund.status.name());
    let note = if args.note.is_empty() { resolved } else { format!("{resolved}: {}", args.note) };
    log_payment(&app, refund.payment_id, &note).await?;
    Ok(context.output.value(&refund, |refund| format!("Refund {} is {} now.", refund.id, refund.status.name()))?)
}

/// What was acknowledged.
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
    let alarm = if args.dry_run {
        payments::find(&app.db, id).await?.ok_or_else(|| no_payment(id))?.alarm
    } else {
        match payments::acknowledge(&app, id).await {
            Err(Error::NotFound) => return Err(no_payment(id)),
            other => other?,
        }
    };
    if let (Some(alarm), false) = (&alarm, args.dry_run) {
        log_payment(&app, id, &format!("the alarm of payment {id} was acknowledged: {alarm}")).await?;
    }
    let done = AcknowledgementOutput { payment: id, alarm, dry_run: args.dry_run };
    Ok(context.output.value(&done, |done| match &done.alarm {
        Some(alarm) if done.dry_run => format!("Would be acknowledged: {alarm}\ndry run: nothing was written"),
        Some(alarm) => format!("Acknowledged: {alarm}"),
        None => format!("Payment {id} has no alarm."),
    })?)
}

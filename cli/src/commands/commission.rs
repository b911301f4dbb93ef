//! `vitrina commission …`: the partners' commissions, the attribution of orders, and the operators' decisions.

use anyhow::{Result, bail, ensure};
use chrono::{DateTime, NaiveDate, Utc};
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use serde_json::{Value, json};
use vitrina_server::{
    affiliates,
    app::App,
    commissions::{self, Adjustment, AttributionExplanation, Commission, CommissionDetails, CommissionFilter, Status},
    error::Error,
    id::{AffiliateId, CommissionId, PayoutLineId},
    money::{CurrencyCode, Money, as_minor},
    orders,
};

use super::{
    args::{PageArgs, amount},
    context::{Context, actor},
    country::tenant_of,
};
use crate::output::{Output, Tone};

/// Subcommands of `commission`.
#[derive(Debug, Subcommand)]
pub enum CommissionCommand {
    /// List commissions, newest first
    List(ListArgs),
    /// Show a commission with its lines and history
    Show {
        /// Id of the commission, as shown by `commission list`
        id: CommissionId,
    },
    /// Explain which partner an order is attributed to: the evidence that counted and the evidence that was refused
    Explain {
        /// Order number
        order: String,
    },
    /// Release a commission that is held by a rule; it is approved if its hold period has ended
    Approve {
        /// Id of the commission, as shown by `commission list`
        id: CommissionId,
    },
    /// Reject a commission, so that the partner receives nothing for it
    Reject {
        /// Id of the commission, as shown by `commission list`
        id: CommissionId,
        /// Reason shown to the partner
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Adjust a commission by an amount that is settled with the next payout
    Adjust(AdjustArgs),
}

/// Arguments of `commission list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only commissions of the partner with this code
    #[arg(long, value_name = "CODE")]
    partner: Option<String>,
    /// Only commissions with this status
    #[arg(long, value_name = "STATUS")]
    status: Option<StatusName>,
    /// Only commissions that are held by a rule
    #[arg(long)]
    held: bool,
    /// Only commissions for orders of this country
    #[arg(long, value_name = "CC")]
    tenant: Option<String>,
    /// Only commissions in this currency
    #[arg(long, value_name = "CODE")]
    currency: Option<CurrencyCode>,
    /// Only commissions for orders placed on or after this day (UTC), as YYYY-MM-DD
    #[arg(long, value_name = "DAY")]
    from: Option<NaiveDate>,
    /// Only commissions for orders placed on or before this day (UTC), as YYYY-MM-DD
    #[arg(long, value_name = "DAY")]
    to: Option<NaiveDate>,
    #[command(flatten)]
    paged: PageArgs,
}

/// Arguments of `commission adjust`.
#[derive(Debug, Args)]
pub struct AdjustArgs {
    /// Id of the commission, as shown by `commission list`
    id: CommissionId,
    /// Amount to add in the commission's currency, such as 12.50 or -3
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true, value_parser = signed_amount)]
    amount: i64,
    /// Reason shown to the partner
    #[arg(long, value_name = "TEXT")]
    reason: String,
}

/// An amount in hundredths that may be negative.
fn signed_amount(text: &str) -> Result<i64, String> {
    match text.strip_prefix('-') {
        Some(rest) => amount(rest).map(|minor| -minor),
        None => amount(text),
    }
}

/// Status of a commission.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum StatusName {
    /// The order is in progress, the hold period has not ended, or a rule holds it
    Pending,
    /// Payable with the next payout, or part of an open one
    Approved,
    /// Paid out
    Paid,
    /// Rejected by an operator
    Rejected,
    /// Fully reversed because the order was refunded
    Reversed,
}

impl StatusName {
    fn status(self) -> Status {
        match self {
            Self::Pending => Status::Pending,
            Self::Approved => Status::Approved,
            Self::Paid => Status::Paid,
            Self::Rejected => Status::Rejected,
            Self::Reversed => Status::Reversed,
        }
    }
}

fn tone(status: Status) -> Tone {
    match status {
        Status::Pending => Tone::Changed,
        Status::Approved | Status::Paid => Tone::Good,
        Status::Rejected => Tone::Bad,
        Status::Reversed => Tone::Faint,
    }
}

fn time(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%d %H:%M").to_string()
}

/// A commission with readable names instead of ids.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CommissionOutput {
    id: CommissionId,
    partner: String,
    shop: String,
    status: &'static str,
    kind: &'static str,
    is_held: bool,
    hold_reasons: Value,
    order: Option<String>,
    method: &'static str,
    currency: CurrencyCode,
    #[serde(rename = "baseMinor", serialize_with = "as_minor")]
    base: Money,
    #[serde(rename = "commissionMinor", serialize_with = "as_minor")]
    commission: Money,
    #[serde(rename = "reversedMinor", serialize_with = "as_minor")]
    reversed: Money,
    #[serde(rename = "netMinor", serialize_with = "as_minor")]
    net: Money,
    ordered_at: DateTime<Utc>,
    paid_at: Option<DateTime<Utc>>,
    delivered_at: Option<DateTime<Utc>>,
    hold_until: Option<DateTime<Utc>>,
    approved_at: Option<DateTime<Utc>>,
    paid_out_at: Option<DateTime<Utc>>,
    payout_line: Option<PayoutLineId>,
    note: Option<String>,
    #[serde(skip)]
    tone: Tone,
}

impl CommissionOutput {
    fn of(app: &App, one: &Commission, partner: &str) -> Result<Self> {
        let directory = app.directory();
        Ok(Self {
            id: one.id,
            partner: partner.to_owned(),
            shop: directory.tenant(one.tenant_id).map(|tenant| tenant.code.clone()).unwrap_or_default(),
            status: one.status.name(),
            kind: one.kind.name(),
            is_held: one.is_held,
            hold_reasons: json!(one.hold_reasons),
            order: one.order_number.clone(),
            method: one.method.name(),
            currency: one.currency,
            base: one.base,
            commission: one.commission,
            reversed: one.reversed,
            net: one.net()?,
            ordered_at: one.ordered_at,
            paid_at: one.paid_at,
            delivered_at: one.delivered_at,
            hold_until: one.hold_until,
            approved_at: one.approved_at,
            paid_out_at: one.paid_out_at,
            payout_line: one.payout_line_id,
            note: one.note.clone(),
            tone: tone(one.status),
        })
    }

    fn status(&self, output: &Output) -> String {
        let held = if self.is_held { ", held" } else { "" };
        format!("{}{held}", output.paint(self.tone, self.status))
    }
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: CommissionCommand) -> Result<()> {
    let app = context.open_app().await?;
    let output = &context.output;
    match command {
        CommissionCommand::List(args) => list(output, &app, args).await,
        CommissionCommand::Show { id } => {
            let earned = commissions::show(&app, id).await?;
            print(output, &app, &earned).await
        }
        CommissionCommand::Explain { order } => explain(output, &app, &order).await,
        CommissionCommand::Approve { id } => {
            let approved = commissions::approve(&app, id, &actor()).await?;
            let earned = commissions::show(&app, approved.id).await?;
            print(output, &app, &earned).await
        }
        CommissionCommand::Reject { id, reason } => {
            let rejected = commissions::reject(&app, id, &reason, &actor()).await?;
            let earned = commissions::show(&app, rejected.id).await?;
            print(output, &app, &earned).await
        }
        CommissionCommand::Adjust(args) => {
            let adjustment = Adjustment { id: args.id, minor: args.amount, reason: args.reason };
            let made = commissions::adjust(&app, &adjustment, &actor()).await?;
            let earned = commissions::show(&app, made.id).await?;
            print(output, &app, &earned).await
        }
    }
}

/// The codes of partners by their ids.
pub(super) async fn partner_codes(app: &App, ids: &[AffiliateId]) -> Result<Vec<(AffiliateId, String)>> {
    let partners = affiliates::with_ids(&app.db, ids).await?;
    Ok(partners.into_iter().map(|partner| (partner.id, partner.code)).collect())
}

/// The code of one partner.
pub(super) fn code_of(codes: &[(AffiliateId, String)], id: AffiliateId) -> &str {
    codes.iter().find(|(known, _)| *known == id).map_or("", |(_, code)| code)
}

async fn list(output: &Output, app: &App, args: ListArgs) -> Result<()> {
    let affiliate = match &args.partner {
        Some(code) => {
            let partner = affiliates::find_by_code(&app.db, code).await?;
            ensure!(partner.is_some(), "no partner has the code {code}: `vitrina affiliate list` lists all partners");
            partner.map(|partner| partner.id)
        }
        None => None,
    };
    let directory = app.directory();
    let tenant = args.tenant.as_deref().map(|code| tenant_of(&directory, code)).transpose()?;
    let midnight = |day: NaiveDate| day.and_hms_opt(0, 0, 0).map(|at| at.and_utc());
    let filter = CommissionFilter {
        affiliate,
        status: args.status.map(StatusName::status),
        is_held: args.held.then_some(true),
        tenant: tenant.map(|tenant| tenant.id),
        currency: args.currency,
        from: args.from.and_then(midnight),
        to: args.to.and_then(|day| day.succ_opt()).and_then(midnight),
        ..CommissionFilter::default()
    };
    let (rows, all) = commissions::list(app, &filter, args.paged.page, args.paged.take).await?;
    let ids: Vec<AffiliateId> = rows.iter().map(|row| row.affiliate_id).collect();
    let codes = partner_codes(app, &ids).await?;
    let shown = rows.iter().map(|row| CommissionOutput::of(app, row, code_of(&codes, row.affiliate_id)));
    let shown: Vec<CommissionOutput> = shown.collect::<Result<_>>()?;
    let head = ["ID", "PARTNER", "SHOP", "STATUS", "ORDER", "BY", "BASE", "COMMISSION", "LEFT", "ORDERED"];
    output.list(&shown, &head, |one| {
        vec![
            one.id.to_string(),
            one.partner.clone(),
            one.shop.clone(),
            one.status(output),
            one.order.clone().unwrap_or_else(|| one.kind.to_owned()),
            one.method.to_owned(),
            one.base.to_string(),
            one.commission.to_string(),
            one.net.to_string(),
            time(one.ordered_at),
        ]
    })?;
    args.paged.note(output, shown.len(), all, "commission");
    Ok(())
}

/// A commission with its lines and ledger, as JSON or as text.
async fn described(output: &Output, app: &App, earned: &CommissionDetails) -> Result<(Value, String)> {
    let one = &earned.commission;
    let codes = partner_codes(app, &[one.affiliate_id]).await?;
    let shown = CommissionOutput::of(app, one, code_of(&codes, one.affiliate_id))?;
    let mut text = vec![
        format!("Commission {} of {} ({})", shown.id, shown.partner, shown.status(output)),
        format!(
            "For:       {}",
            one.order_number.as_deref().map_or_else(|| shown.kind.to_owned(), |number| format!("order {number}"))
        ),
        format!("Earned:    {} of {}", one.commission, one.base),
        format!("Left:      {}", shown.net),
        format!("Ordered:   {}", time(one.ordered_at)),
    ];
    let moments = [
        ("Paid:      ", one.paid_at),
        ("Delivered: ", one.delivered_at),
        ("Hold ends: ", one.hold_until),
        ("Approved:  ", one.approved_at),
        ("Rejected:  ", one.rejected_at),
        ("Paid out:  ", one.paid_out_at),
    ];
    text.extend(moments.into_iter().filter_map(|(label, at)| Some(format!("{label}{}", time(at?)))));
    text.extend(one.note.as_ref().map(|note| format!("Reason:    {note}")));
    let held = if one.is_held { "Held by:   " } else { "Was held:  " };
    text.extend(one.hold_reasons.iter().map(|reason| format!("{held}{}: {}", reason.rule.name(), reason.detail)));
    if !earned.lines.is_empty() {
        text.push("\nLines".to_owned());
    }
    for line in &earned.lines {
        let what = if line.position == 0 { "no goods".to_owned() } else { format!("line {}", line.position) };
        let percent = format!("{}.{:02} %", line.basis_points / 100, line.basis_points % 100);
        text.push(format!(
            "  {what}: {percent} of {} is {}, of which {} was reversed",
            line.base, line.commission, line.reversed
        ));
    }
    if !earned.ledger.is_empty() {
        text.push("\nLedger".to_owned());
    }
    for entry in &earned.ledger {
        let reason = entry.reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
        text.push(format!(
            "  {} {} {} {} by {}{reason}",
            time(entry.happened_at),
            entry.kind,
            entry.account,
            entry.amount,
            entry.actor
        ));
    }
    let mut value = serde_json::to_value(&shown)?;
    value["lines"] = json!(earned.lines);
    value["ledger"] = json!(earned.ledger);
    Ok((value, text.join("\n")))
}

async fn print(output: &Output, app: &App, earned: &CommissionDetails) -> Result<()> {
    let (value, text) = described(output, app, earned).await?;
    Ok(output.value(&value, |_| text)?)
}

async fn explain(output: &Output, app: &App, order: &str) -> Result<()> {
    let found = match orders::find(app, None, order).await {
        Err(Error::NotFound) => bail!("there is no order {order}; `vitrina order list` lists all orders"),
        found => found?,
    };
    let AttributionExplanation { attribution, earned } = commissions::explain(app, &found.number).await?;
    let Some(attribution) = attribution else {
        let value = json!({ "order": found.number, "attribution": null });
        let text = format!(
            "Order {} is not attributed to a partner: it has no recorded clicks and no partner's code.",
            found.number
        );
        return Ok(output.value(&value, |_| text)?);
    };
    let evidence = &attribution.evidence.0;
    let ids: Vec<AffiliateId> = evidence.candidates.iter().filter_map(|one| one.affiliate_id).collect();
    let codes = partner_codes(app, &ids).await?;
    let whose = match attribution.affiliate_id {
        Some(id) => format!("is attributed to {} by {}", code_of(&codes, id), attribution.method.name()),
        None => "is not attributed to a partner".to_owned(),
    };
    let mut text = vec![format!("Order {} {whose}, decided {}.", found.number, time(attribution.decided_at))];
    text.push(format!("Clicks counted for {} days. Evidence for partners, strongest first:", evidence.window_days));
    for candidate in &evidence.candidates {
        let partner = candidate.affiliate_id.map(|id| code_of(&codes, id).to_owned());
        let partner = partner.or_else(|| candidate.code.clone()).unwrap_or_default();
        let when = candidate.occurred_at.map(|at| format!(", {}", time(at))).unwrap_or_default();
        let what = match (candidate.click_id, candidate.discount_id) {
            (Some(click), _) => format!(" {click}"),
            (None, Some(discount)) => format!(" of discount {discount}"),
            (None, None) => String::new(),
        };
        let end = candidate.refusal.map_or("counts", |refusal| refusal.text());
        text.push(format!("  {}{what} for {partner}{when}: {end}", candidate.method.name()));
    }
    let mut value = json!({ "order": found.number, "attribution": attribution });
    if let Some(earned) = &earned {
        let (commission, described) = described(output, app, earned).await?;
        value["commission"] = commission;
        text.push(String::new());
        text.push(described);
    }
    let text = text.join("\n");
    Ok(output.value(&value, |_| text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjustments_may_be_negative_and_not_zero() {
        assert_eq!([signed_amount("12.5"), signed_amount("-3")], [Ok(1250), Ok(-300)]);
        for wrong in ["0", "-0", "--1", "", "-"] {
            assert!(signed_amount(wrong).is_err(), "{wrong}");
        }
    }
}

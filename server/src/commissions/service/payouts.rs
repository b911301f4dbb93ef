//! Payouts: a batch in one currency, made of the payable amounts, then confirmed or cancelled as a whole or by line.

use serde::Serialize;

use super::locked::lock_partner;
use crate::{
    affiliates::{self, Affiliate, AffiliateStatus},
    app::App,
    attribution,
    commissions::{
        model::{Payout, PayoutLine, PayoutStatus},
        postings::PostingEvent,
        store::{self, ledger::Posting},
    },
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{AffiliateId, CommissionId, PayoutId, PayoutLineId},
    money::{CurrencyCode, Money},
};

/// What a partner would get in a payout, or why the partner is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlannedLine {
    /// The partner.
    pub affiliate_id: AffiliateId,
    /// The partner's code.
    pub partner: String,
    /// The payable amount.
    pub amount: Money,
    /// The payout account, masked.
    pub account: Option<String>,
    /// Why the partner is left out.
    pub refusal: Option<String>,
}

/// The settlement of payout lines: confirmed or cancelled.
#[derive(Clone, Debug)]
pub struct Settlement<'a> {
    /// The payout.
    pub id: PayoutId,
    /// The lines to settle; all open ones when empty.
    pub lines: &'a [PayoutLineId],
    /// The reason, when they are cancelled.
    pub reason: Option<&'a str>,
}

/// What a payout made now would contain, in one currency or in all: every partner with a payable amount, with the reason if left
/// out.
pub async fn plan_payout(app: &App, currency: Option<CurrencyCode>) -> Result<Vec<PlannedLine>> {
    let currencies = match currency {
        Some(currency) => vec![currency],
        None => store::ledger::currencies(&app.db).await?,
    };
    let mut lines = Vec::new();
    for currency in currencies {
        let payables = store::ledger::payables(&app.db, currency).await?;
        let ids: Vec<AffiliateId> = payables.iter().map(|(affiliate, _)| *affiliate).collect();
        let mut partners = affiliates::with_ids(&app.db, &ids).await?;
        partners.sort_by_key(|affiliate| affiliate.id);
        for affiliate in partners {
            let payable = payables.iter().find(|(id, _)| *id == affiliate.id);
            let amount = payable.map_or(Money::zero(currency), |(_, amount)| *amount);
            lines.push(planned(app, &affiliate, amount).await?);
        }
    }
    Ok(lines)
}

async fn planned(app: &App, affiliate: &Affiliate, amount: Money) -> Result<PlannedLine> {
    let minimum = affiliates::programme(app).await?.minimum_payout(amount.currency);
    let account = affiliates::stored_payout_account(app, &app.db, affiliate.id).await?;
    let refusal = if amount.is_negative() {
        Some("was paid more than was due: it is offset against the next commissions".to_owned())
    } else if amount.compare(minimum)?.is_lt() {
        Some(format!("is below the minimum of {minimum}"))
    } else if !matches!(affiliate.status, AffiliateStatus::Active | AffiliateStatus::Left) {
        Some(format!("the partner is {}", affiliate.status.name()))
    } else if account.is_none() {
        Some("the partner has not given an account".to_owned())
    } else if account.as_ref().is_some_and(|account| !account.is_readable) {
        Some("the account cannot be decrypted with the current key: the partner must enter it again".to_owned())
    } else {
        None
    };
    Ok(PlannedLine {
        affiliate_id: affiliate.id,
        partner: affiliate.code.clone(),
        amount,
        account: account.map(|account| account.masked),
        refusal,
    })
}

/// Creates a payout in a currency with every partner whom the plan does not leave out. Concurrent calls never include an amount
/// twice.
pub async fn create_payout(app: &App, currency: CurrencyCode, actor: &str) -> Result<(Payout, Vec<PayoutLine>)> {
    let plan: Vec<PlannedLine> =
        plan_payout(app, Some(currency)).await?.into_iter().filter(|line| line.refusal.is_none()).collect();
    let least = affiliates::programme(app).await?.minimum_payout(currency).max(Money::new(1, currency))?;
    let plan = &plan;
    app.db
        .transact(|mut tx| async move {
            let id = store::payouts::insert(&mut tx, currency, actor, app.clock.now()).await?;
            let mut count = 0;
            for line in plan {
                count += usize::from(transfer(app, &mut tx, id, least, line, actor).await?);
            }
            if count == 0 {
                let message = "nothing can be paid out; `vitrina payout plan` shows why";
                return Err(Diagnostic::new(format!("payout in {currency}"), 0, message).into());
            }
            let made = store::payouts::find(&mut tx, id).await?.ok_or(Error::NotFound)?;
            let lines = store::payouts::lines(&mut tx, id).await?;
            tx.commit().await?;
            Ok((made, lines))
        })
        .await
}

/// Moves a partner's payable amount into a payout; returns whether there was one.
async fn transfer(
    app: &App,
    tx: &mut Tx,
    payout: PayoutId,
    least: Money,
    line: &PlannedLine,
    actor: &str,
) -> Result<bool> {
    let affiliate = line.affiliate_id;
    lock_partner(tx, affiliate).await?;
    let commissions = store::commissions::lock_payable(tx, affiliate, least.currency).await?;
    let amount = store::ledger::payable(&mut *tx, affiliate, least.currency).await?;
    let is_enough = amount.compare(least)?.is_ge();
    let Some(account) = line.account.as_deref().filter(|_| is_enough) else { return Ok(false) };
    let id = store::payouts::insert_line(tx, payout, affiliate, amount, account).await?;
    for mut commission in commissions {
        commission.payout_line_id = Some(id);
        store::commissions::update(tx, &commission).await?;
    }
    let transaction = posting(id, affiliate, PostingEvent::Transfer, amount, None);
    store::ledger::append(tx, &[transaction], actor, app.clock.now()).await?;
    Ok(true)
}

fn posting(
    line: PayoutLineId,
    affiliate_id: AffiliateId,
    act: PostingEvent,
    amount: Money,
    reason: Option<&str>,
) -> Posting {
    Posting {
        act,
        affiliate_id,
        amount,
        commission_id: None,
        payout_line_id: Some(line),
        reason: reason.map(str::to_owned),
    }
}

/// Confirms that the money of payout lines was transferred: their commissions are paid.
pub async fn confirm_payout(app: &App, settlement: &Settlement<'_>, actor: &str) -> Result<(Payout, Vec<PayoutLine>)> {
    settle(app, settlement, PayoutStatus::Confirmed, actor).await
}

/// Cancels payout lines: their commissions wait for the next payout.
pub async fn cancel_payout(app: &App, settlement: &Settlement<'_>, actor: &str) -> Result<(Payout, Vec<PayoutLine>)> {
    if settlement.reason.is_none_or(|reason| reason.trim().is_empty()) {
        return Err(refused(settlement.id, "needs the reason why it is cancelled"));
    }
    settle(app, settlement, PayoutStatus::Cancelled, actor).await
}

async fn settle(
    app: &App,
    settlement: &Settlement<'_>,
    to: PayoutStatus,
    actor: &str,
) -> Result<(Payout, Vec<PayoutLine>)> {
    app.db
        .transact(|mut tx| async move {
            let id = settlement.id;
            store::payouts::lock(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
            let mut lines = store::payouts::lines(&mut tx, id).await?;
            check_lines(settlement, &lines)?;
            let mut chosen: Vec<&mut PayoutLine> = lines
                .iter_mut()
                .filter(|line| line.status == PayoutStatus::Open)
                .filter(|line| settlement.lines.is_empty() || settlement.lines.contains(&line.id))
                .collect();
            chosen.sort_by_key(|line| line.affiliate_id);
            for line in &chosen {
                lock_partner(&mut tx, line.affiliate_id).await?;
            }
            for line in chosen {
                line.status = to;
                line.reason = settlement.reason.map(|reason| reason.trim().to_owned());
                line.settled_by = Some(actor.to_owned());
                line.settled_at = Some(app.clock.now());
                settle_line(app, &mut tx, line, actor).await?;
            }
            store::payouts::set_status(&mut tx, id, status_of(&lines)).await?;
            let settled = store::payouts::find(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
            tx.commit().await?;
            Ok((settled, lines))
        })
        .await
}

/// Fails when a line belongs to another payout or is already settled, or when no line is open.
fn check_lines(settlement: &Settlement<'_>, lines: &[PayoutLine]) -> Result<()> {
    let id = settlement.id;
    for named in settlement.lines {
        match lines.iter().find(|line| line.id == *named) {
            None => return Err(refused(id, format!("has no line {named}; `vitrina payout show {id}` lists them"))),
            Some(line) if line.status != PayoutStatus::Open => {
                return Err(refused(id, format!("line {named} is {} already", line.status.name())));
            }
            Some(_) => {}
        }
    }
    if lines.iter().all(|line| line.status != PayoutStatus::Open) {
        return Err(refused(id, format!("is {} already", status_of(lines).name())));
    }
    Ok(())
}

fn status_of(lines: &[PayoutLine]) -> PayoutStatus {
    let any = |status: PayoutStatus| lines.iter().any(|line| line.status == status);
    match (any(PayoutStatus::Open), any(PayoutStatus::Confirmed)) {
        (true, _) => PayoutStatus::Open,
        (false, true) => PayoutStatus::Confirmed,
        (false, false) => PayoutStatus::Cancelled,
    }
}

async fn settle_line(app: &App, tx: &mut Tx, line: &PayoutLine, actor: &str) -> Result<()> {
    let now = app.clock.now();
    store::payouts::settle_line(tx, line).await?;
    let commissions = store::commissions::lock_in_payout(tx, line.id).await?;
    let ids: Vec<CommissionId> = commissions.iter().map(|commission| commission.id).collect();
    for mut commission in commissions {
        match line.status {
            PayoutStatus::Confirmed => commission.paid_out_at = Some(now),
            PayoutStatus::Cancelled => commission.payout_line_id = None,
            PayoutStatus::Open => {}
        }
        store::commissions::update(tx, &commission).await?;
    }
    let act = if line.status == PayoutStatus::Confirmed { PostingEvent::Confirm } else { PostingEvent::Return };
    let reason = line.reason.as_deref();
    let transaction = posting(line.id, line.affiliate_id, act, line.amount, reason);
    store::ledger::append(tx, &[transaction], actor, now).await?;
    Ok(attribution::count_conversions(tx, &ids).await?)
}

pub(super) fn refused(id: PayoutId, message: impl Into<String>) -> Error {
    Diagnostic::new(format!("payout {id}"), 0, message).into()
}

pub(super) fn unknown(id: PayoutId) -> Error {
    refused(id, "does not exist; `vitrina payout list` lists all payouts")
}

/// A payout with its lines.
pub async fn find_payout(app: &App, id: PayoutId) -> Result<(Payout, Vec<PayoutLine>)> {
    let payout = store::payouts::find(&app.db, id).await?.ok_or_else(|| unknown(id))?;
    Ok((payout, store::payouts::lines(&app.db, id).await?))
}

/// A page of payouts, the latest first, and the total number.
pub async fn list_payouts(app: &App, status: Option<PayoutStatus>, page: i64, take: i64) -> Result<(Vec<Payout>, i64)> {
    let skip = (page - 1).max(0) * take;
    Ok((store::payouts::list(&app.db, status, take, skip).await?, store::payouts::count(&app.db, status).await?))
}

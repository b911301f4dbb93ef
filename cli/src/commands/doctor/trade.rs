//! Checks of orders: payments, parcels, returns, partners and their ledger.

use std::fmt::Write as _;

use anyhow::Result;
use vitrina_server::{affiliates, app::App, commissions, config::Settings, demo, inventory, orders, payments, returns};

use super::finding::Finding;
use crate::output::count;

pub(super) async fn payments(app: &App) -> Result<Finding> {
    let found = payments::problems(app).await?;
    let directory = app.directory();
    let settings = Settings { is_demo: demo::is_marked(&app.settings.data), ..app.settings.clone() };
    let missing: Vec<String> =
        directory.active().flat_map(|tenant| payments::missing_secrets(&settings, tenant)).collect();
    let mut problems = Vec::new();
    let mut report = |number: i64, what: &str| {
        if number > 0 {
            let number = count(usize::try_from(number).unwrap_or_default(), "payment");
            problems.push(format!("{number} {what}"));
        }
    };
    report(
        found.alarms,
        "with an alarm: `vitrina payment list --alarmed` shows why, `vitrina payment acknowledge` acknowledges it",
    );
    report(found.stuck, "unsettled for more than an hour: run `vitrina payment reconcile` to ask the providers");
    if !missing.is_empty() {
        problems
            .push(format!("card payments are not possible where these settings are missing: {}", missing.join(", ")));
    }
    if app.settings.payments.sandbox {
        problems.push(
            "payments.sandbox is on: in countries that use the sandbox, orders are paid without real money".to_owned(),
        );
    }
    let mut transfers = format!("{} to make", count(found.bank_transfers, "bank transfer"));
    if found.without_account > 0 {
        write!(
            transfers,
            ", {} of them without an account: ask again with `vitrina payment ask`",
            found.without_account
        )?;
    }
    let note = if settings.is_demo { "; demo: card payments without keys use the sandbox" } else { "" };
    Ok(Finding { what: "payments", state: format!("{transfers}{note}"), problems })
}

pub(super) async fn orders(app: &App) -> Result<Finding> {
    let stuck = orders::stuck(app).await?;
    let mut problems = Vec::new();
    let mut report = |number: i64, what: &str| {
        if number > 0 {
            let number = count(usize::try_from(number).unwrap_or_default(), "order");
            problems.push(format!("{number} {what}"));
        }
    };
    report(stuck.unpaid, "neither paid nor cancelled long after their payment deadline: is `vitrina serve` running?");
    report(stuck.unpacked, "not packed for three days: `vitrina order list --delivery pending` lists them");
    let low = inventory::low(&app.db).await?;
    let state = format!("{} low on stock, {} sold out", count(low.few, "variant"), low.sold_out);
    Ok(Finding { what: "orders", state, problems })
}

pub(super) async fn returns(app: &App) -> Result<Finding> {
    let waiting = returns::stuck(app).await?;
    let mut problems = Vec::new();
    let mut report = |number: i64, what: &str| {
        if number > 0 {
            let number = count(usize::try_from(number).unwrap_or_default(), "return");
            problems.push(format!("{number} {what}"));
        }
    };
    report(waiting.requested, "without an answer for five days: `vitrina return list --status requested` lists them");
    report(waiting.received, "not inspected for five days: `vitrina return list --status received` lists them");
    report(waiting.inspected, "not refunded for three days: `vitrina return list --status inspected` lists them");
    let without_return = usize::try_from(waiting.without_return).unwrap_or_default();
    if without_return > 0 {
        let number = count(without_return, "withdrawal");
        problems.push(format!(
            "{number} declared more than an hour ago without a return: is `vitrina serve` running? See its log"
        ));
    }
    let state = format!("{} open", waiting.open);
    Ok(Finding { what: "returns", state, problems })
}

pub(super) async fn partners(app: &App) -> Result<Finding> {
    let programme = affiliates::programme(app).await?;
    let mut problems = Vec::new();
    let unreadable = affiliates::unreadable_accounts(app).await?;
    if unreadable > 0 {
        let number = count(usize::try_from(unreadable).unwrap_or_default(), "payout account");
        problems.push(format!("{number} cannot be read: set affiliates.key to the key that encrypted them"));
    } else if programme.is_open() && !affiliates::has_key(app) {
        problems.push(
            "affiliates.key is not set, so partners cannot enter payout accounts: set it to the output of `openssl rand -base64 32`"
                .to_owned(),
        );
    }
    let pending = affiliates::Query {
        status: Some(affiliates::AffiliateStatus::Pending),
        page: 1,
        take: 1,
        ..affiliates::Query::default()
    };
    let (_, waiting) = affiliates::list(&app.db, &pending).await?;
    let all = affiliates::list(&app.db, &affiliates::Query { status: None, ..pending }).await?.1;
    let partners = count(usize::try_from(all).unwrap_or_default(), "partner");
    let state = if programme.is_open() {
        format!("{partners}, {waiting} to approve or reject")
    } else {
        "no programme yet: run `vitrina affiliate programme apply`".to_owned()
    };
    Ok(Finding { what: "partners", state, problems })
}

pub(super) async fn ledger(app: &App) -> Result<Finding> {
    let problems: Vec<String> = commissions::check(app).await?.into_iter().map(|problem| problem.0).collect();
    let state = if problems.is_empty() { "balanced" } else { "not balanced" };
    Ok(Finding { what: "ledger", state: state.to_owned(), problems })
}

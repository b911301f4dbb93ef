//! Invariants of the ledger, checked by `doctor` and by tests.

use crate::{app::App, commissions::store, error::Result};

/// A violated invariant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem(pub String);

/// Checks all invariants: transactions, currencies, commissions against the ledger and their lines, payouts against the ledger.
/// Returns the violations.
pub async fn check(app: &App) -> Result<Vec<Problem>> {
    let db = &app.db;
    let mut problems = Vec::new();
    for transaction in store::ledger::unbalanced(db).await? {
        problems.push(Problem(format!("the entries of transaction {transaction} do not add up to zero")));
    }
    for total in store::ledger::totals(db).await?.into_iter().filter(|total| !total.is_zero()) {
        problems.push(Problem(format!("the ledger in {} adds up to {} instead of 0", total.currency, total.minor)));
    }
    for id in store::ledger::find_mismatches(db).await? {
        problems.push(Problem(format!("commission {id} differs from the ledger: see `vitrina commission show {id}`")));
    }
    for id in store::commissions::uneven(db).await? {
        problems.push(Problem(format!(
            "commission {id}: the reversed amounts of its lines differ from that of the commission"
        )));
    }
    for id in store::ledger::find_mismatched_lines(db).await? {
        problems.push(Problem(format!("payout line {id} differs from the ledger")));
    }
    Ok(problems)
}

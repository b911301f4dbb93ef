//! What must always hold of the ledger: for `doctor` and for tests.

use crate::{app::App, commissions::store, error::Result};

/// Something that does not add up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem(pub String);

/// Everything that does not add up: transactions, currencies, commissions against the ledger and their lines, payouts against the ledger.
pub async fn check(app: &App) -> Result<Vec<Problem>> {
    let db = &app.db;
    let mut problems = Vec::new();
    for transaction in store::ledger::unbalanced(db).await? {
        problems.push(Problem(format!("the entries of transaction {transaction} do not add up to zero")));
    }
    for (currency, minor) in store::ledger::totals(db).await?.into_iter().filter(|(_, minor)| *minor != 0) {
        problems.push(Problem(format!("the ledger in {currency} adds up to {minor} instead of 0")));
    }
    for id in store::ledger::find_mismatches(db).await? {
        problems.push(Problem(format!("commission {id} is not what the ledger says: `vitrina commission show {id}`")));
    }
    for id in store::commissions::uneven(db).await? {
        problems.push(Problem(format!("commission {id}: its lines gave back another amount than the commission did")));
    }
    for id in store::ledger::find_mismatched_lines(db).await? {
        problems.push(Problem(format!("payout line {id} is not what the ledger says")));
    }
    Ok(problems)
}

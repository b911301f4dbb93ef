//! The e-mails to partners about what they earn: an order that counts for them, and the monthly statement.

/// A month's statement, as its e-mail says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementEmail {
    /// The month: `2026-11`.
    pub month: String,
    /// What was owed to the partner at its end, by currency.
    pub balance: String,
    /// Leads to the partner's commissions and statements.
    pub link: String,
}

impl StatementEmail {
    /// An e-mail to look at, with links below a shop's address.
    pub fn sample(home: &str) -> Self {
        Self {
            month: "2026-11".to_owned(),
            balance: "€123.40 · Ft45,000.00".to_owned(),
            link: format!("{home}/affiliate/commissions"),
        }
    }
}

/// An order that counts for a partner, as its e-mail says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarnedEmail {
    /// The order's number.
    pub number: String,
    /// The commission.
    pub amount: String,
    /// Leads to the partner's commissions.
    pub link: String,
}

impl EarnedEmail {
    /// An e-mail to look at, with links below a shop's address.
    pub fn sample(home: &str) -> Self {
        Self {
            number: "7K3QX9M2TB".to_owned(),
            amount: "€4.20".to_owned(),
            link: format!("{home}/affiliate/commissions"),
        }
    }
}

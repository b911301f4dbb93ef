//! The e-mails to partners about their earnings: an order attributed to them, and the monthly statement.

/// The data of a monthly statement's e-mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatementEmail {
    /// The month: `2026-11`.
    pub month: String,
    /// The balance owed to the partner at the end of the month, by currency.
    pub balance: String,
    /// The page with the partner's commissions and statements.
    pub link: String,
}

impl StatementEmail {
    /// A sample e-mail for previews, with links below the shop's base URL.
    pub fn sample(home: &str) -> Self {
        Self {
            month: "2026-11".to_owned(),
            balance: "€123.40 · Ft45,000.00".to_owned(),
            link: format!("{home}/affiliate/commissions"),
        }
    }
}

/// The data of the e-mail about an attributed order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarnedEmail {
    /// The order's number.
    pub number: String,
    /// The commission.
    pub amount: String,
    /// The page with the partner's commissions.
    pub link: String,
}

impl EarnedEmail {
    /// A sample e-mail for previews, with links below the shop's base URL.
    pub fn sample(home: &str) -> Self {
        Self {
            number: "7K3QX9M2TB".to_owned(),
            amount: "€4.20".to_owned(),
            link: format!("{home}/affiliate/commissions"),
        }
    }
}

//! E-mails about returns, and the acknowledgement of a withdrawal (2011/83/EU, article 11a(4)): the declaration with date and
//! time, on a durable medium.

use crate::{
    money::{CurrencyCode, Money},
    text_enum::named_enum,
};

named_enum! {
    /// The kinds of e-mails about a return. The ids of their texts begin with `mail-<name>`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ReturnEmailKind {
        /// The return was requested; explains how to send the goods back.
        Requested = "return-requested",
        /// The goods have been received.
        Received = "return-received",
        /// The refund was initiated.
        Refunded = "return-refunded",
        /// Replacement goods were sent instead.
        Exchanged = "return-exchanged",
        /// The return was refused, with the reason.
        Refused = "return-refused",
        /// The customer has withdrawn from the contract.
        WithdrawalReceipt = "withdrawal-receipt",
    }
}

/// A product that is returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturnEmailLine {
    /// The product's name.
    pub name: String,
    /// Colour and size, in the order's language.
    pub options: Vec<String>,
    /// Pieces.
    pub quantity: i64,
}

/// An e-mail about a return.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturnEmail {
    /// The kind of e-mail.
    pub kind: ReturnEmailKind,
    /// The return's number.
    pub number: String,
    /// The order's number.
    pub order_number: String,
    /// The button's URL: the label, or the page with the return's status.
    pub link: String,
    /// The returned products.
    pub lines: Vec<ReturnEmailLine>,
    /// The refunded amount.
    pub refund: Option<Money>,
    /// When the return was requested or the withdrawal declared: date and time, formatted for the country.
    pub declared_at: String,
    /// The reason of a refusal.
    pub reason: String,
}

impl ReturnEmail {
    /// Whether there is a note below the button.
    pub(super) fn has_note(&self) -> bool {
        matches!(self.kind, ReturnEmailKind::Requested | ReturnEmailKind::Refused | ReturnEmailKind::WithdrawalReceipt)
    }

    /// A sample e-mail, for previews.
    pub(super) fn sample(kind: ReturnEmailKind, home: &str, currency: CurrencyCode) -> Self {
        let line = |name: &str, size: &str, quantity| ReturnEmailLine {
            name: name.to_owned(),
            options: vec![size.to_owned()],
            quantity,
        };
        Self {
            kind,
            number: "R7K3QX9M2TB".to_owned(),
            order_number: "7K3QX9M2TB".to_owned(),
            link: format!("{home}/return/7K3QX9M2TB?order=sample"),
            lines: vec![line("Rib tee", "M", 2), line("Linen shirt", "L", 1)],
            refund: (kind == ReturnEmailKind::Refunded).then_some(Money::new(5990, currency)),
            declared_at: "16. 11. 2026, 11:04".to_owned(),
            reason: "The shirt was worn and washed.".to_owned(),
        }
    }
}

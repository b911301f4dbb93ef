//! E-mails about goods that go back, and the receipt of a withdrawal (2011/83/EU, article 11a(4)): what was declared, with date and time, on a
//! durable medium.

/// Which e-mail about a return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnEmailKind {
    /// It was asked for; how the goods get back.
    Requested,
    /// The goods have come.
    Received,
    /// Money is on its way back.
    Refunded,
    /// Other goods are on their way instead.
    Exchanged,
    /// Nothing is given back, and why.
    Refused,
    /// The contract was withdrawn from.
    WithdrawalReceipt,
}

impl ReturnEmailKind {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Requested, Self::Received, Self::Refunded, Self::Exchanged, Self::Refused, Self::WithdrawalReceipt];

    /// The e-mail's name, which begins its texts' ids: `mail-<name>`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Requested => "return-requested",
            Self::Received => "return-received",
            Self::Refunded => "return-refunded",
            Self::Exchanged => "return-exchanged",
            Self::Refused => "return-refused",
            Self::WithdrawalReceipt => "withdrawal-receipt",
        }
    }
}

/// Pieces that go back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturnEmailLine {
    /// The product's name.
    pub name: String,
    /// Colour and size, in the order's language.
    pub options: Vec<String>,
    /// Pieces.
    pub quantity: i64,
}

/// An e-mail about a return. Amounts are minor units of the country's currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturnEmail {
    /// Which e-mail.
    pub kind: ReturnEmailKind,
    /// The return's number.
    pub number: String,
    /// The order's.
    pub order_number: String,
    /// Where the button leads: the label, or the page that says how the return stands.
    pub link: String,
    /// What goes back.
    pub lines: Vec<ReturnEmailLine>,
    /// What is given back.
    pub refund_minor: Option<i64>,
    /// When it was asked for or declared, with date and time in the country's words.
    pub declared_at: String,
    /// Why it was refused.
    pub reason: String,
}

impl ReturnEmail {
    /// Whether a text stands below the button.
    pub(super) fn has_note(&self) -> bool {
        matches!(self.kind, ReturnEmailKind::Requested | ReturnEmailKind::Refused | ReturnEmailKind::WithdrawalReceipt)
    }

    /// An e-mail to look at.
    pub(super) fn sample(kind: ReturnEmailKind, home: &str) -> Self {
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
            refund_minor: (kind == ReturnEmailKind::Refunded).then_some(5990),
            declared_at: "16. 11. 2026, 11:04".to_owned(),
            reason: "The shirt was worn and washed.".to_owned(),
        }
    }
}

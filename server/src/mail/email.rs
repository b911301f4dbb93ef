//! The e-mails that the shop writes, in whose name, and to whom.

use serde::{Deserialize, Serialize};

use super::{
    affiliate::AffiliateApplicationEmail,
    order::{OrderEmail, OrderEmailKind},
    returns::{ReturnEmail, ReturnEmailKind},
    seller::{SellerEmail, SellerEmailKind},
    statement::{EarnedEmail, StatementEmail},
};
use crate::{
    diagnostic::nearest,
    id::UserId,
    tenancy::{LanguageId, Storefront, TenantId},
};

/// Longest name by which an e-mail greets, in characters.
const LONGEST_NAME: usize = 60;
/// What stands in addresses of the web and in no person's name.
const NOT_IN_NAMES: [char; 8] = ['/', '\\', ':', '@', '<', '>', '%', '='];

/// Who gets an e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipient {
    /// Their e-mail address.
    pub email: String,
    /// The name by which the e-mail greets them.
    pub name: Option<String>,
    /// Their account: when it is erased, an e-mail that was not sent yet goes with it.
    #[serde(default)]
    pub user_id: Option<UserId>,
}

impl Recipient {
    /// Someone whose name is not known.
    pub fn unnamed(email: impl Into<String>) -> Self {
        Self { email: email.into(), name: None, user_id: None }
    }

    /// Someone of this name.
    pub fn named(email: impl Into<String>, name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), ..Self::unnamed(email) }
    }

    /// Makes the e-mail one about their account.
    #[must_use]
    pub fn of_account(self, user_id: UserId) -> Self {
        Self { user_id: Some(user_id), ..self }
    }

    /// The name as it may stand in an e-mail: without characters that steer the text, and none at all when it looks like an address.
    /// Anyone may register a stranger's e-mail address, and must not be able to send them a message of their own in our name.
    pub fn greeting_name(&self) -> Option<String> {
        let name = plain(self.name.as_deref()?);
        let is_link = name.contains(NOT_IN_NAMES) || has_domain(&name);
        (!name.is_empty() && name.chars().count() <= LONGEST_NAME && !is_link).then_some(name)
    }
}

/// Whether mail programs would make a link of it: a dot between letters. An initial (`J.R.`) is none.
fn has_domain(name: &str) -> bool {
    name.split_whitespace().any(|word| {
        let mut parts = word.split('.').filter(|part| !part.is_empty());
        parts.next().is_some() && parts.any(|part| part.chars().count() > 1)
    })
}

/// One line of text without control characters and without those that steer the direction of text.
pub(super) fn plain(text: &str) -> String {
    let steers = |c: char| matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e000}'..='\u{f8ff}');
    let kept: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|c| !steers(*c)).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The country in whose name an e-mail is written, and its language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sender {
    /// The country.
    pub tenant: TenantId,
    /// The language.
    pub language: LanguageId,
}

impl Sender {
    /// As a request speaks.
    pub fn of(storefront: &Storefront) -> Self {
        Self { tenant: storefront.tenant.id, language: storefront.language.id }
    }
}

/// An e-mail without a secret, which a job may keep in clear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "email", rename_all = "kebab-case")]
pub enum Notice {
    /// The address is verified.
    Welcome {},
    /// The password is another now.
    PasswordChanged {},
    /// The address is another now. To the old one.
    EmailChanged {
        /// The new address.
        new_email: String,
    },
    /// The account is gone.
    AccountDeleted {},
    /// An application to the affiliate programme has arrived.
    AffiliateReceived {},
    /// It was approved.
    AffiliateApproved {
        /// The partner's code.
        code: String,
    },
    /// It was rejected.
    AffiliateRejected {
        /// Why.
        reason: String,
    },
    /// A partner earns nothing new for now.
    AffiliateSuspended {
        /// Why.
        reason: String,
    },
    /// A suspended partner earns again.
    AffiliateReinstated {},
    /// A partner has left the programme.
    AffiliateLeft {},
    /// A partner's money goes elsewhere from now on.
    AffiliatePayoutChanged {
        /// The new account, masked.
        account: String,
    },
    /// An operator tries whether mail arrives.
    Test {},
}

impl Notice {
    /// Its name, which begins its texts' ids: `mail-<name>`.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Welcome {} => "welcome",
            Self::PasswordChanged {} => "password-changed",
            Self::EmailChanged { .. } => "email-changed",
            Self::AccountDeleted {} => "account-deleted",
            Self::AffiliateReceived {} => "affiliate-received",
            Self::AffiliateApproved { .. } => "affiliate-approved",
            Self::AffiliateRejected { .. } => "affiliate-rejected",
            Self::AffiliateSuspended { .. } => "affiliate-suspended",
            Self::AffiliateReinstated {} => "affiliate-reinstated",
            Self::AffiliateLeft {} => "affiliate-left",
            Self::AffiliatePayoutChanged { .. } => "affiliate-payout-changed",
            Self::Test {} => "test",
        }
    }
}

impl Notice {
    /// An e-mail about the affiliate programme to look at.
    fn affiliate_sample(name: &str) -> Option<Self> {
        let reason = || "The web address that you gave is not reachable.".to_owned();
        Some(match name {
            "affiliate-received" => Self::AffiliateReceived {},
            "affiliate-approved" => Self::AffiliateApproved { code: "k7mq2xda".to_owned() },
            "affiliate-rejected" => Self::AffiliateRejected { reason: reason() },
            "affiliate-suspended" => Self::AffiliateSuspended { reason: reason() },
            "affiliate-reinstated" => Self::AffiliateReinstated {},
            "affiliate-left" => Self::AffiliateLeft {},
            "affiliate-payout-changed" => Self::AffiliatePayoutChanged { account: "SI56 •••• 3438".to_owned() },
            _ => return None,
        })
    }
}

/// An e-mail with all that is put into it. It cannot be serialized, and so not be stored: links carry tokens. They are absolute: see `link`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Email {
    /// One without a secret.
    Notice(Notice),
    /// Is this address yours? After registration.
    VerifyEmail {
        /// Leads to the page that verifies.
        link: String,
        /// How long it works.
        minutes: i64,
    },
    /// Someone forgot their password.
    ResetPassword {
        /// Leads to the page that asks for a new one.
        link: String,
        /// How long it works.
        minutes: i64,
    },
    /// Is this new address yours? To the new one.
    EmailChangeConfirm {
        /// Leads to the page that confirms.
        link: String,
        /// How long it works.
        minutes: i64,
    },
    /// Did you subscribe?
    NewsletterConfirm {
        /// Leads to the page that confirms.
        link: String,
        /// After how many days without an answer the address is forgotten.
        days: i64,
        /// Leads to the page that unsubscribes.
        unsubscribe: String,
        /// Where a mail program unsubscribes by itself (RFC 8058).
        one_click: String,
    },
    /// The subscription is confirmed.
    NewsletterWelcome {
        /// Leads to the page that unsubscribes.
        unsubscribe: String,
        /// Where a mail program unsubscribes by itself (RFC 8058).
        one_click: String,
    },
    /// Something that was sold out is back.
    BackInStock(BackInStock),
    /// A cart was left, and its owner wanted to hear of it.
    CartReminder(CartReminderEmail),
    /// Where is a refund to be transferred to?
    RefundAccount(RefundAccount),
    /// About a company's application to sell in the shop.
    Seller(SellerEmail),
    /// To the shop: somebody applies to the affiliate programme.
    AffiliateApplication(AffiliateApplicationEmail),
    /// An order counts for a partner.
    Earned(EarnedEmail),
    /// A partner's monthly statement.
    Statement(StatementEmail),
    /// About an order.
    Order(Box<OrderEmail>),
    /// About goods that go back.
    Return(Box<ReturnEmail>),
}

/// What is refunded, and where its owner says to which account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefundAccount {
    /// Whether its owner was asked before.
    pub is_reminder: bool,
    /// The order's number.
    pub number: String,
    /// How much, in minor units of the country's currency.
    pub amount_minor: i64,
    /// Leads to the page that asks for the account.
    pub link: String,
    /// How long it works.
    pub days: i64,
}

/// What is back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackInStock {
    /// The product with its choice: `Linen tee (Rust, S)`.
    pub item: String,
    /// Its page.
    pub link: String,
    /// Leads to the page that deletes the reader's alerts.
    pub forget: String,
    /// Where a mail program does so by itself (RFC 8058).
    pub one_click: String,
}

/// What was left in a cart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CartReminderEmail {
    /// Products with their choices: `Linen tee (Rust, S), Socks (39–42)`.
    pub items: String,
    /// The cart.
    pub link: String,
    /// Leads to the page that ends the reminder.
    pub forget: String,
    /// Where a mail program does so by itself (RFC 8058).
    pub one_click: String,
}

impl From<Notice> for Email {
    fn from(notice: Notice) -> Self {
        Self::Notice(notice)
    }
}

impl Email {
    /// All names.
    pub const NAMES: [&str; 41] = [
        "verify-email",
        "welcome",
        "reset-password",
        "password-changed",
        "email-change-confirm",
        "email-changed",
        "account-deleted",
        "affiliate-application",
        "affiliate-received",
        "affiliate-approved",
        "affiliate-rejected",
        "affiliate-suspended",
        "affiliate-reinstated",
        "affiliate-left",
        "affiliate-payout-changed",
        "newsletter-confirm",
        "newsletter-welcome",
        "back-in-stock",
        "cart-reminder",
        "order-confirmation",
        "order-payment-failed",
        "order-shipped",
        "order-ready",
        "order-delivered",
        "order-cancelled",
        "order-refunded",
        "refund-account",
        "refund-account-reminder",
        "return-requested",
        "return-received",
        "return-refunded",
        "return-exchanged",
        "return-refused",
        "withdrawal-receipt",
        "commission-earned",
        "commission-statement",
        "seller-received",
        "seller-application",
        "seller-accepted",
        "seller-rejected",
        "test",
    ];

    /// Its name, which begins its texts' ids: `mail-<name>`.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Notice(notice) => notice.name(),
            Self::VerifyEmail { .. } => "verify-email",
            Self::ResetPassword { .. } => "reset-password",
            Self::EmailChangeConfirm { .. } => "email-change-confirm",
            Self::NewsletterConfirm { .. } => "newsletter-confirm",
            Self::NewsletterWelcome { .. } => "newsletter-welcome",
            Self::BackInStock(_) => "back-in-stock",
            Self::CartReminder(_) => "cart-reminder",
            Self::RefundAccount(RefundAccount { is_reminder: false, .. }) => "refund-account",
            Self::RefundAccount(RefundAccount { is_reminder: true, .. }) => "refund-account-reminder",
            Self::Seller(seller) => seller.kind.name(),
            Self::AffiliateApplication(_) => "affiliate-application",
            Self::Earned(_) => "commission-earned",
            Self::Statement(_) => "commission-statement",
            Self::Order(order) => order.kind.name(),
            Self::Return(returned) => returned.kind.name(),
        }
    }

    /// An e-mail to look at, with links below a shop's address: `https://vitrina.si`.
    pub fn sample(name: &str, home: &str) -> Option<Self> {
        let at = |path: &str| format!("{home}{path}?token=sample");
        let (unsubscribe, one_click) = (at("/unsubscribe"), at("/api/newsletter/unsubscribe"));
        Some(match name {
            "verify-email" => Self::VerifyEmail { link: at("/auth/Verify-Email"), minutes: 2880 },
            "welcome" => Notice::Welcome {}.into(),
            "reset-password" => Self::ResetPassword { link: at("/auth/Reset-Password"), minutes: 60 },
            "password-changed" => Notice::PasswordChanged {}.into(),
            "email-change-confirm" => Self::EmailChangeConfirm { link: at("/auth/Confirm-Email"), minutes: 1440 },
            "email-changed" => Notice::EmailChanged { new_email: "maja.nova@example.com".to_owned() }.into(),
            "account-deleted" => Notice::AccountDeleted {}.into(),
            "newsletter-confirm" => {
                Self::NewsletterConfirm { link: at("/newsletter/confirm"), days: 7, unsubscribe, one_click }
            }
            "newsletter-welcome" => Self::NewsletterWelcome { unsubscribe, one_click },
            "back-in-stock" => Self::BackInStock(BackInStock {
                item: "Linen tee (Rust, S)".to_owned(),
                link: format!("{home}/product/linen-tee"),
                forget: at("/stock-alert/forget"),
                one_click: at("/api/stock-alert/forget"),
            }),
            "cart-reminder" => Self::CartReminder(CartReminderEmail {
                items: "Linen tee (Rust, S), Pleated skirt (Ink, M)".to_owned(),
                link: format!("{home}/Checkout"),
                forget: at("/cart-reminder/forget"),
                one_click: at("/api/cart/reminder/forget"),
            }),
            "refund-account" | "refund-account-reminder" => Self::RefundAccount(RefundAccount {
                is_reminder: name == "refund-account-reminder",
                number: "7K3QX9M2TB".to_owned(),
                amount_minor: 5990,
                link: at("/refund/account"),
                days: 30,
            }),
            "affiliate-application" => Self::AffiliateApplication(AffiliateApplicationEmail::sample()),
            "commission-earned" => Self::Earned(EarnedEmail::sample(home)),
            "commission-statement" => Self::Statement(StatementEmail::sample(home)),
            "test" => Notice::Test {}.into(),
            name if name.starts_with("seller-") => {
                let kind = SellerEmailKind::ALL.into_iter().find(|kind| kind.name() == name)?;
                Self::Seller(SellerEmail::sample(kind))
            }
            name if name.starts_with("return-") || name == "withdrawal-receipt" => {
                let kind = ReturnEmailKind::ALL.into_iter().find(|kind| kind.name() == name)?;
                Self::Return(Box::new(ReturnEmail::sample(kind, home)))
            }
            name if Notice::affiliate_sample(name).is_some() => Notice::affiliate_sample(name)?.into(),
            name => {
                let kind = OrderEmailKind::ALL.into_iter().find(|kind| kind.name() == name)?;
                Self::Order(Box::new(OrderEmail::sample(kind, home)))
            }
        })
    }

    /// The name that was likely meant.
    pub fn nearest(name: &str) -> Option<&'static str> {
        nearest(name, Self::NAMES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_its_sample_and_every_notice_its_place_in_a_job() {
        for name in Email::NAMES {
            let email = Email::sample(name, "https://vitrina.si").unwrap();
            assert_eq!(email.name(), name);
            if let Email::Notice(notice) = email {
                let json = serde_json::to_value(&notice).unwrap();
                assert_eq!(json["email"], name);
                assert_eq!(serde_json::from_value::<Notice>(json).unwrap(), notice);
            }
        }
        assert_eq!(Email::nearest("reset_pasword"), Some("reset-password"));
    }

    #[test]
    fn a_name_that_is_a_message_is_not_said() {
        let greeting_name = |name: &str| Recipient::named("a@example.com", name).greeting_name();
        for name in ["Maja", "Ana-Marija Žnidaršič", "J.R.R. Tolkien", "O’Neill", "St. John", "মায়া", "Δημήτρης"]
        {
            assert_eq!(greeting_name(name).as_deref(), Some(name));
        }
        assert_eq!(greeting_name("Ma\u{202e}ja\r\nBcc").as_deref(), Some("Maja Bcc"));
        let long = "Win a prize ".repeat(20);
        for name in
            ["http://evil.example", "evil.example", "see www.evil.example now", "a@b", "<b>x</b>", "", "\0", &long]
        {
            assert_eq!(greeting_name(name), None, "{name}");
        }
    }
}

//! The e-mails that the shop sends, their senders and recipients.

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
    money::{CurrencyCode, Money},
    tenancy::{LanguageId, Storefront, TenantId},
};

/// Longest name in a greeting, in characters.
const LONGEST_NAME: usize = 60;
/// Characters that occur in web addresses but in no person's name.
const NOT_IN_NAMES: [char; 8] = ['/', '\\', ':', '@', '<', '>', '%', '='];

/// The recipient of an e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipient {
    /// Their e-mail address.
    pub email: String,
    /// The name by which the e-mail greets them.
    pub name: Option<String>,
    /// Their account: when it is erased, the e-mails to them that were not sent yet are deleted as well.
    #[serde(default)]
    pub user_id: Option<UserId>,
}

impl Recipient {
    /// A recipient whose name is not known.
    pub fn unnamed(email: impl Into<String>) -> Self {
        Self { email: email.into(), name: None, user_id: None }
    }

    /// A recipient with this name.
    pub fn named(email: impl Into<String>, name: impl Into<String>) -> Self {
        Self { name: Some(name.into()), ..Self::unnamed(email) }
    }

    /// Links the e-mail to the recipient's account.
    #[must_use]
    pub fn of_account(self, user_id: UserId) -> Self {
        Self { user_id: Some(user_id), ..self }
    }

    /// The name for the greeting: without control characters, and none when it looks like a web or e-mail address. Anyone may
    /// register with a stranger's e-mail address, and must not be able to send that stranger a message of their own in the shop's
    /// name.
    pub fn greeting_name(&self) -> Option<String> {
        let name = plain(self.name.as_deref()?);
        let is_link = name.contains(NOT_IN_NAMES) || has_domain(&name);
        (!name.is_empty() && name.chars().count() <= LONGEST_NAME && !is_link).then_some(name)
    }
}

/// Whether mail programs would turn the name into a link: a dot between letters. An initial (`J.R.`) does not count.
fn has_domain(name: &str) -> bool {
    name.split_whitespace().any(|word| {
        let mut parts = word.split('.').filter(|part| !part.is_empty());
        parts.next().is_some() && parts.any(|part| part.chars().count() > 1)
    })
}

/// One line of text without control characters, including those that change the text's direction.
pub(super) fn plain(text: &str) -> String {
    let steers = |c: char| matches!(c, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e000}'..='\u{f8ff}');
    let kept: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|c| !steers(*c)).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The country that an e-mail is sent for, and its language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sender {
    /// The country.
    pub tenant: TenantId,
    /// The language.
    pub language: LanguageId,
}

impl Sender {
    /// The country and language of a request.
    pub fn of(storefront: &Storefront) -> Self {
        Self { tenant: storefront.tenant.id, language: storefront.language.id }
    }
}

/// An e-mail without a secret, which a job may store unencrypted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "email", rename_all = "kebab-case")]
pub enum Notice {
    /// The e-mail address was verified.
    Welcome {},
    /// The password was changed.
    PasswordChanged {},
    /// The e-mail address was changed. Sent to the old one.
    EmailChanged {
        /// The new address.
        new_email: String,
    },
    /// The account was deleted.
    AccountDeleted {},
    /// An application to the affiliate programme has arrived.
    AffiliateReceived {},
    /// The application was approved.
    AffiliateApproved {
        /// The partner's code.
        code: String,
    },
    /// The application was rejected.
    AffiliateRejected {
        /// Why.
        reason: String,
    },
    /// The partner was suspended: no new commissions for now.
    AffiliateSuspended {
        /// Why.
        reason: String,
    },
    /// The suspension was lifted: the partner gets commissions again.
    AffiliateReinstated {},
    /// The partner has left the programme.
    AffiliateLeft {},
    /// The partner's payout account was changed.
    AffiliatePayoutChanged {
        /// The new account, masked.
        account: String,
    },
    /// A test of the delivery, sent by an operator.
    Test {},
}

impl Notice {
    /// The name of the e-mail, with which its texts' ids begin: `mail-<name>`.
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
    /// A sample e-mail about the affiliate programme, for previews.
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

/// An e-mail with all its data. It cannot be serialized, and so not be stored, because its links contain tokens. Links are
/// absolute: see `link`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Email {
    /// An e-mail without a secret.
    Notice(Notice),
    /// Asks to verify the e-mail address after registration.
    VerifyEmail {
        /// The page that verifies the address.
        link: String,
        /// Validity of the link in minutes.
        minutes: i64,
    },
    /// Sent when a password reset is requested.
    ResetPassword {
        /// The page that asks for a new password.
        link: String,
        /// Validity of the link in minutes.
        minutes: i64,
    },
    /// Asks to confirm a new e-mail address. Sent to the new one.
    EmailChangeConfirm {
        /// The page that confirms the address.
        link: String,
        /// Validity of the link in minutes.
        minutes: i64,
    },
    /// Asks to confirm a newsletter subscription (double opt-in).
    NewsletterConfirm {
        /// The page that confirms the subscription.
        link: String,
        /// Days after which an unconfirmed address is deleted.
        days: i64,
        /// The page that unsubscribes.
        unsubscribe: String,
        /// The URL for one-click unsubscription by a mail program (RFC 8058).
        one_click: String,
    },
    /// The subscription is confirmed.
    NewsletterWelcome {
        /// The page that unsubscribes.
        unsubscribe: String,
        /// The URL for one-click unsubscription by a mail program (RFC 8058).
        one_click: String,
    },
    /// A product that was sold out is back in stock.
    BackInStock(BackInStock),
    /// A reminder of an abandoned cart, which the customer has asked for.
    CartReminder(CartReminderEmail),
    /// Asks for the bank account that a refund is to be transferred to.
    RefundAccount(RefundAccount),
    /// About a company's application to sell in the shop.
    Seller(SellerEmail),
    /// To the shop: a new application to the affiliate programme.
    AffiliateApplication(AffiliateApplicationEmail),
    /// An order was attributed to a partner.
    Earned(EarnedEmail),
    /// A partner's monthly statement.
    Statement(StatementEmail),
    /// About an order.
    Order(Box<OrderEmail>),
    /// About a return.
    Return(Box<ReturnEmail>),
}

/// Asks the customer for the bank account of a refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefundAccount {
    /// Whether this is a reminder.
    pub is_reminder: bool,
    /// The order's number.
    pub number: String,
    /// The amount.
    pub amount: Money,
    /// The page that asks for the account.
    pub link: String,
    /// Validity of the link in days.
    pub days: i64,
}

/// A product that is back in stock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackInStock {
    /// The product with its variant: `Linen tee (Rust, S)`.
    pub item: String,
    /// The product's page.
    pub link: String,
    /// The page that deletes the recipient's stock alerts.
    pub delete: String,
    /// The URL for one-click deletion by a mail program (RFC 8058).
    pub one_click: String,
}

/// An abandoned cart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CartReminderEmail {
    /// Products with their variants: `Linen tee (Rust, S), Socks (39–42)`.
    pub items: String,
    /// The cart's page.
    pub link: String,
    /// The page that cancels the reminder.
    pub delete: String,
    /// The URL for one-click cancellation by a mail program (RFC 8058).
    pub one_click: String,
}

impl From<Notice> for Email {
    fn from(notice: Notice) -> Self {
        Self::Notice(notice)
    }
}

impl Email {
    /// The names of all e-mails.
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

    /// The name of the e-mail, with which its texts' ids begin: `mail-<name>`.
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

    /// A sample e-mail for previews, with links below the shop's base URL, such as `https://vitrina.si`, in its currency.
    pub fn sample(name: &str, home: &str, currency: CurrencyCode) -> Option<Self> {
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
                delete: at("/stock-alert/delete"),
                one_click: at("/api/stock-alert/delete"),
            }),
            "cart-reminder" => Self::CartReminder(CartReminderEmail {
                items: "Linen tee (Rust, S), Pleated skirt (Ink, M)".to_owned(),
                link: format!("{home}/Checkout"),
                delete: at("/cart-reminder/delete"),
                one_click: at("/api/cart/reminder/delete"),
            }),
            "refund-account" | "refund-account-reminder" => Self::RefundAccount(RefundAccount {
                is_reminder: name == "refund-account-reminder",
                number: "7K3QX9M2TB".to_owned(),
                amount: Money::new(5990, currency),
                link: at("/refund/account"),
                days: 30,
            }),
            "affiliate-application" => Self::AffiliateApplication(AffiliateApplicationEmail::sample()),
            "commission-earned" => Self::Earned(EarnedEmail::sample(home)),
            "commission-statement" => Self::Statement(StatementEmail::sample(home)),
            "test" => Notice::Test {}.into(),
            name if name.starts_with("seller-") => {
                let kind = SellerEmailKind::from_name(name)?;
                Self::Seller(SellerEmail::sample(kind))
            }
            name if name.starts_with("return-") || name == "withdrawal-receipt" => {
                let kind = ReturnEmailKind::from_name(name)?;
                Self::Return(Box::new(ReturnEmail::sample(kind, home, currency)))
            }
            name if Notice::affiliate_sample(name).is_some() => Notice::affiliate_sample(name)?.into(),
            name => {
                let kind = OrderEmailKind::from_name(name)?;
                Self::Order(Box::new(OrderEmail::sample(kind, home, currency)))
            }
        })
    }

    /// The most similar name, to suggest for an unknown one.
    pub fn nearest(name: &str) -> Option<&'static str> {
        nearest(name, Self::NAMES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_email_has_a_sample_and_every_notice_a_job_payload() {
        for name in Email::NAMES {
            let email = Email::sample(name, "https://vitrina.si", "EUR".parse().unwrap()).unwrap();
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
    fn a_name_with_a_url_or_markup_is_not_used_in_the_greeting() {
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

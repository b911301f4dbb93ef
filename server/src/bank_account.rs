//! Bank accounts for payouts and refunds: formats, validation and masking.
//!
//! An IBAN's check digits, and its length and structure by country, follow the registry of ISO 13616 (`iban_validate`).
//! Bangladesh has none: banks there use a branch's nine-digit routing number and the account's number (Bangladesh Bank, BEFTN
//! Operating Rules).

use iban::{Iban, IbanLike as _};
use serde::{Deserialize, Serialize};

use crate::error::FieldError;

/// Longest name of a holder or a bank, in characters.
const LONGEST_NAME: usize = 100;
/// Digits of a branch's routing number.
const ROUTING_DIGITS: usize = 9;
/// Minimum and maximum number of digits of an account number.
const ACCOUNT_DIGITS: std::ops::RangeInclusive<usize> = 6..=17;
/// Characters at the end of an account number that are shown.
const SHOWN: usize = 4;
/// The replacement for characters that are not shown.
const HIDDEN: &str = "••••";

/// The account that money is transferred to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BankAccount {
    /// The account holder.
    pub holder: String,
    /// The account's number.
    #[serde(flatten)]
    pub number: AccountNumber,
}

/// The number that identifies an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub enum AccountNumber {
    /// In most countries.
    Iban {
        /// Without spaces.
        iban: String,
    },
    /// Where there are no IBANs.
    Local {
        /// The bank's name.
        bank: String,
        /// Of the bank's branch: nine digits.
        routing_number: String,
        /// Digits only.
        account_number: String,
    },
}

/// An account as its owner typed it.
#[derive(Clone, Copy, Debug)]
pub enum TypedAccount<'a> {
    /// In most countries.
    Iban {
        /// The account holder.
        holder: &'a str,
        /// With or without spaces.
        iban: &'a str,
    },
    /// Where there are no IBANs.
    Local {
        /// The account holder.
        holder: &'a str,
        /// The bank's name.
        bank: &'a str,
        /// Of the bank's branch.
        routing_number: &'a str,
        /// With or without spaces and hyphens.
        account_number: &'a str,
    },
}

impl TypedAccount<'_> {
    /// Whether it has an IBAN.
    pub fn is_iban(&self) -> bool {
        matches!(self, Self::Iban { .. })
    }

    /// The validated account, or all errors.
    pub fn checked(&self) -> Result<BankAccount, Vec<FieldError>> {
        let mut wrong = Vec::new();
        let mut keep = |part: Result<String, FieldError>| {
            part.unwrap_or_else(|error| {
                wrong.push(error);
                String::new()
            })
        };
        let account = match *self {
            Self::Iban { holder, iban } => BankAccount {
                holder: keep(name("holder", "error-account-holder", holder)),
                number: AccountNumber::Iban { iban: keep(checked_iban(iban)) },
            },
            Self::Local { holder, bank, routing_number, account_number } => BankAccount {
                holder: keep(name("holder", "error-account-holder", holder)),
                number: AccountNumber::Local {
                    bank: keep(name("bank", "error-account-bank", bank)),
                    routing_number: keep(checked_routing(routing_number)),
                    account_number: keep(checked_account(account_number)),
                },
            },
        };
        if wrong.is_empty() { Ok(account) } else { Err(wrong) }
    }
}

impl BankAccount {
    /// The bank's name, for accounts without an IBAN.
    pub fn bank(&self) -> Option<&str> {
        match &self.number {
            AccountNumber::Iban { .. } => None,
            AccountNumber::Local { bank, .. } => Some(bank),
        }
    }

    /// The masked number, safe to show to anyone with the link: country and last characters, `SI56 •••• 0438`.
    pub fn masked(&self) -> String {
        match &self.number {
            AccountNumber::Iban { iban } => format!("{} {HIDDEN} {}", iban.get(..4).unwrap_or_default(), last(iban)),
            AccountNumber::Local { account_number, .. } => format!("{HIDDEN} {}", last(account_number)),
        }
    }
}

/// Validated numbers are ASCII.
fn last(number: &str) -> &str {
    number.get(number.len().saturating_sub(SHOWN)..).unwrap_or_default()
}

fn name(field: &'static str, code: &'static str, typed: &str) -> Result<String, FieldError> {
    let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_name = !name.is_empty() && name.chars().count() <= LONGEST_NAME;
    if is_name { Ok(name) } else { Err(FieldError::new(field, code)) }
}

/// The typed IBAN, validated, without spaces and in upper case.
pub fn checked_iban(typed: &str) -> Result<String, FieldError> {
    let signs: String = without_separators(typed).to_uppercase();
    let iban: Iban = signs.parse().map_err(|_| FieldError::new("iban", "error-iban"))?;
    Ok(iban.electronic_str().to_owned())
}

/// The typed routing number, validated.
pub fn checked_routing(typed: &str) -> Result<String, FieldError> {
    let digits = digits(typed).filter(|digits| digits.len() == ROUTING_DIGITS);
    digits.ok_or_else(|| FieldError::new("routingNumber", "error-routing-number"))
}

/// The typed account number, validated.
pub fn checked_account(typed: &str) -> Result<String, FieldError> {
    let digits = digits(typed).filter(|digits| ACCOUNT_DIGITS.contains(&digits.len()));
    digits.ok_or_else(|| FieldError::new("accountNumber", "error-account-number"))
}

/// Removes the separators that people put between groups of a number.
fn without_separators(typed: &str) -> String {
    typed.chars().filter(|sign| !sign.is_whitespace() && *sign != '-').collect()
}

/// Digits, including Bengali ones, converted to ASCII; none when the text contains anything else.
fn digits(typed: &str) -> Option<String> {
    let digit = |sign: char| match sign {
        '0'..='9' => Some(sign),
        '০'..='৯' => char::from_digit(u32::from(sign) - u32::from('০'), 10),
        _ => None,
    };
    without_separators(typed).chars().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(typed: TypedAccount<'_>) -> Vec<(String, String)> {
        let wrong = typed.checked().unwrap_err();
        wrong.into_iter().map(|error| (error.field.into_owned(), error.code.into_owned())).collect()
    }

    #[test]
    fn an_iban_is_checked_by_digits_length_and_structure() {
        for (typed, kept) in [
            ("SI56 1910 0000 0123 438", "SI56191000000123438"),
            (" de89-3704-0044-0532-0130-00 ", "DE89370400440532013000"),
            ("GR16\u{a0}0110\u{a0}1250\u{a0}0000\u{a0}0001\u{a0}2300\u{a0}695", "GR1601101250000000012300695"),
            ("HU42117730161111101800000000", "HU42117730161111101800000000"),
        ] {
            assert_eq!(checked_iban(typed).unwrap(), kept, "{typed}");
        }
        for wrong in [
            "",
            "SI56 1910 0000 0123 439",
            "SI56 1910 0000 0123 43",
            "SI56 1910 0000 0123 4380",
            "DE00 0000 0000 0000 0000 00",
            "BD56 1910 0000 0123 438",
            "no IBAN",
            "ŠI56 1910 0000 0123 438",
            "\0",
        ] {
            assert_eq!(checked_iban(wrong).unwrap_err().code, "error-iban", "{wrong}");
        }
    }

    #[test]
    fn bangladeshi_accounts_may_be_written_in_either_script() {
        let typed = TypedAccount::Local {
            holder: " রহিমা  খাতুন ",
            bank: "Sonali Bank",
            routing_number: "২০০-২৬০-০৪৩",
            account_number: "0123 4567 89012",
        };
        let account = typed.checked().unwrap();
        assert_eq!(account.holder, "রহিমা খাতুন");
        let number = AccountNumber::Local {
            bank: "Sonali Bank".to_owned(),
            routing_number: "200260043".to_owned(),
            account_number: "0123456789012".to_owned(),
        };
        assert_eq!(account.number, number);
        assert_eq!((account.masked().as_str(), account.bank()), ("•••• 9012", Some("Sonali Bank")));
    }

    #[test]
    fn every_wrong_field_is_named_at_once() {
        let iban = TypedAccount::Iban { holder: " ", iban: "x" };
        let expected = [("holder", "error-account-holder"), ("iban", "error-iban")];
        assert_eq!(codes(iban), expected.map(|(field, code)| (field.to_owned(), code.to_owned())));
        let long = "x".repeat(101);
        let local = TypedAccount::Local {
            holder: &long,
            bank: "",
            routing_number: "12345678",
            account_number: "123456789012345678",
        };
        let expected = [
            ("holder", "error-account-holder"),
            ("bank", "error-account-bank"),
            ("routingNumber", "error-routing-number"),
            ("accountNumber", "error-account-number"),
        ];
        assert_eq!(codes(local), expected.map(|(field, code)| (field.to_owned(), code.to_owned())));
    }

    #[test]
    fn an_iban_is_masked_except_country_and_last_digits() {
        let account = TypedAccount::Iban { holder: "A. B.", iban: "SI56191000000123438" }.checked().unwrap();
        assert_eq!((account.masked().as_str(), account.bank()), ("SI56 •••• 3438", None));
    }
}

//! A payout as a CSV file, for banks that do not accept SEPA files: the account and the amount of each partner.

use crate::{
    bank_account::{AccountNumber, BankAccount},
    error::Result,
    export::CsvWriter,
    money::Money,
};

const HEAD: [&str; 9] =
    ["line", "partner", "holder", "iban", "bank", "routing_number", "account_number", "amount", "currency"];

/// A line of the file.
pub struct Transfer<'a> {
    /// The id of the payout line.
    pub line: i64,
    /// The partner's code.
    pub partner: &'a str,
    /// The account of the recipient.
    pub account: &'a BankAccount,
    /// The amount.
    pub amount: Money,
}

/// Writes the file.
pub fn write(transfers: &[Transfer<'_>]) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut csv = CsvWriter::new(&mut bytes);
    csv.write_record(HEAD)?;
    for transfer in transfers {
        let (iban, bank, routing, account) = match &transfer.account.number {
            AccountNumber::Iban { iban } => (iban.as_str(), "", "", ""),
            AccountNumber::Local { bank, routing_number, account_number } => {
                ("", bank.as_str(), routing_number.as_str(), account_number.as_str())
            }
        };
        csv.write_record([
            &*transfer.line.to_string(),
            transfer.partner,
            &transfer.account.holder,
            iban,
            bank,
            routing,
            account,
            &transfer.amount.decimal(),
            transfer.amount.currency.as_str(),
        ])?;
    }
    csv.flush()?;
    drop(csv);
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_in_names_are_escaped() {
        let iban = AccountNumber::Iban { iban: "SI56191000000123438".to_owned() };
        let account = BankAccount { holder: "=HYPERLINK(1)".to_owned(), number: iban };
        let local = AccountNumber::Local {
            bank: "Sonali Bank".to_owned(),
            routing_number: "200260043".to_owned(),
            account_number: "0123456789012".to_owned(),
        };
        let local = BankAccount { holder: "R. Khatun".to_owned(), number: local };
        let taka = |minor| Money::new(minor, "BDT".parse().unwrap());
        let transfers = [
            Transfer { line: 1, partner: "maja", account: &account, amount: taka(123_405) },
            Transfer { line: 2, partner: "rahima", account: &local, amount: taka(5) },
        ];
        let text = String::from_utf8(write(&transfers).unwrap()).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], "1,maja,'=HYPERLINK(1),SI56191000000123438,,,,1234.05,BDT");
        assert_eq!(lines[2], "2,rahima,R. Khatun,,Sonali Bank,200260043,0123456789012,0.05,BDT");
    }
}

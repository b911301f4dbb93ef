//! The ledger transactions: which accounts an event changes, and by how much. Pure functions; every transaction adds up to zero.

use crate::{
    money::{Money, MoneyError},
    text_enum::text_enum,
};

text_enum! {
    /// An account of the ledger. Positive amounts on the first three are owed to the partner.
    pub enum Account {
        /// Earned but not approved yet.
        Pending = "pending",
        /// Approved, for the next payout; negative after a reversal that follows a payout.
        Payable = "payable",
        /// In a payout that is not confirmed yet.
        InTransit = "in_transit",
        /// The cost of the programme for the shop.
        Expense = "expense",
        /// Money transferred from the shop's bank account.
        Bank = "bank",
    }
}

/// An event of a commission or a payout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PostingEvent {
    /// An order was placed.
    Earn,
    /// A bonus or an operator's adjustment; approved immediately.
    Credit,
    /// The hold period has ended.
    Approve,
    /// A part is reversed before approval.
    ReversePending,
    /// A part is reversed after approval.
    ReversePayable,
    /// An operator rejects a commission that is not approved yet.
    RejectPending,
    /// An operator rejects an approved commission.
    RejectPayable,
    /// The amount is included in a payout.
    Transfer,
    /// The payout was confirmed.
    Confirm,
    /// The payout was cancelled.
    Return,
}

impl PostingEvent {
    #[cfg(test)]
    const ALL: [Self; 10] = [
        Self::Earn,
        Self::Credit,
        Self::Approve,
        Self::ReversePending,
        Self::ReversePayable,
        Self::RejectPending,
        Self::RejectPayable,
        Self::Transfer,
        Self::Confirm,
        Self::Return,
    ];

    /// Its name in the database, by which statements are grouped.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Earn => "earned",
            Self::Credit => "credited",
            Self::Approve => "approved",
            Self::ReversePending | Self::ReversePayable => "reversed",
            Self::RejectPending | Self::RejectPayable => "rejected",
            Self::Transfer => "transferred",
            Self::Confirm => "paid",
            Self::Return => "returned",
        }
    }

    /// The accounts from which and to which an amount is moved.
    fn accounts(self) -> (Account, Account) {
        match self {
            Self::Earn => (Account::Expense, Account::Pending),
            Self::Credit => (Account::Expense, Account::Payable),
            Self::Approve => (Account::Pending, Account::Payable),
            Self::ReversePending | Self::RejectPending => (Account::Pending, Account::Expense),
            Self::ReversePayable | Self::RejectPayable => (Account::Payable, Account::Expense),
            Self::Transfer => (Account::Payable, Account::InTransit),
            Self::Confirm => (Account::InTransit, Account::Bank),
            Self::Return => (Account::InTransit, Account::Payable),
        }
    }

    /// The entries of a transaction with this amount.
    pub fn entries(self, amount: Money) -> Result<[(Account, Money); 2], MoneyError> {
        let (from, to) = self.accounts();
        Ok([(from, amount.checked_neg()?), (to, amount)])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    fn euro(minor: i64) -> Money {
        Money::new(minor, "EUR".parse().unwrap())
    }

    #[test]
    fn every_posting_has_a_kind_and_two_accounts() {
        for act in PostingEvent::ALL {
            let [(from, taken), (to, given)] = act.entries(euro(7)).unwrap();
            assert!(from != to && taken == euro(-7) && given == euro(7) && !act.kind().is_empty());
        }
        assert_eq!(Account::ALL.map(Account::name), ["pending", "payable", "in_transit", "expense", "bank"]);
    }

    proptest! {
        #[test]
        fn accounts_always_add_up_to_zero(acts in prop::collection::vec((0_usize..10, -100_000_i64..100_000), 0..60)) {
            let mut balances: HashMap<Account, Money> = HashMap::new();
            for (act, minor) in acts {
                for (account, amount) in PostingEvent::ALL[act].entries(euro(minor)).unwrap() {
                    let balance = balances.entry(account).or_insert(euro(0));
                    *balance = balance.checked_add(amount).unwrap();
                }
                prop_assert_eq!(Money::sum(euro(0).currency, balances.values().copied()), Ok(euro(0)));
            }
        }
    }
}

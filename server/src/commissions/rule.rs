//! The rules that hold commissions, by name, and what one of them saw.

use serde::{Deserialize, Serialize};

/// Makes the rules and their names, which the programme's file, the wire and the texts (`commission-hold-<name>`) share.
macro_rules! rules {
    ($($(#[$meaning:meta])* $variant:ident = $word:literal,)+) => {
        /// A rule that holds commissions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Rule { $($(#[$meaning])* $variant,)+ }

        impl Rule {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Its name.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }
    };
}

rules! {
    /// The partner's own account ordered, or another with its e-mail address.
    OwnAccount = "own-account",
    /// The order has the partner's e-mail address.
    OwnEmail = "own-email",
    /// The order has the partner's telephone number.
    OwnPhone = "own-phone",
    /// The order goes to an address of the partner.
    OwnAddress = "own-address",
    /// The order was paid with a card that paid an order of the partner.
    OwnCard = "own-card",
    /// The order came from a network from which the partner signed in that day.
    OwnNetwork = "own-network",
    /// Too many orders went to one address.
    SameDoor = "same-door",
    /// Too many of the partner's orders were cancelled.
    CancelledOrders = "cancelled-orders",
    /// Too many of the partner's clicks became orders.
    ConversionRate = "conversion-rate",
    /// The shopper hardly looked at the page that the link led to.
    SecondsOnPage = "seconds-on-page",
}

/// A rule that holds a commission, and what it saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HoldReason {
    /// Which rule.
    pub rule: Rule,
    /// What it saw, for operators.
    pub detail: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_the_names_that_the_wire_has() {
        for rule in Rule::ALL {
            assert_eq!(serde_json::to_value(rule).unwrap(), rule.word());
        }
    }
}

//! The rules that hold commissions, by name, and the findings of a rule.

use serde::{Deserialize, Serialize};

use crate::text_enum::text_enum;

text_enum! {
    /// A rule that holds commissions. The programme file, the API and the texts (`commission-hold-<name>`) share its name.
    pub enum Rule {
        /// The order was placed by the partner's own account, or by another one with its e-mail address.
        OwnAccount = "own-account",
        /// The order has the partner's e-mail address.
        OwnEmail = "own-email",
        /// The order has the partner's telephone number.
        OwnPhone = "own-phone",
        /// The order is delivered to an address of the partner.
        OwnAddress = "own-address",
        /// The order was paid with a card that paid an order of the partner.
        OwnCard = "own-card",
        /// The order came from a network from which the partner signed in that day.
        OwnNetwork = "own-network",
        /// Too many orders went to one address.
        #[serde(alias = "same-door")]
        SameAddress = "same-address",
        /// Too many of the partner's orders were cancelled.
        CancelledOrders = "cancelled-orders",
        /// Too many of the partner's clicks became orders.
        ConversionRate = "conversion-rate",
        /// The visitor viewed the landing page of the link for a very short time only.
        SecondsOnPage = "seconds-on-page",
    }
}

/// A rule that holds a commission, and its findings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct HoldReason {
    /// The rule.
    pub rule: Rule,
    /// Its findings, for operators.
    pub detail: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_the_names_of_the_api() {
        for rule in Rule::ALL {
            assert_eq!(serde_json::to_value(rule).unwrap(), rule.name());
        }
    }
}

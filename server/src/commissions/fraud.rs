//! The fraud rules that hold a commission until an operator has reviewed it: what they compare and when they match. Pure
//! functions; the thresholds are in the programme.

use base64::{Engine as _, prelude::BASE64_STANDARD};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::rule::{HoldReason, Rule};
use crate::{
    accounts::PostalAddress,
    affiliates::{CountRule, FraudRules, ShareRule},
    id::UserId,
};

/// A digest used in comparisons in place of the text itself.
pub fn digest(of: &str, text: &str) -> String {
    let folded: String = text.chars().filter(|sign| !sign.is_whitespace()).flat_map(char::to_lowercase).collect();
    BASE64_STANDARD.encode(Sha256::digest(format!("commission {of} {folded}").as_bytes()))
}

/// A digest of a delivery address: street and number, postcode and country, normalised for differences in spelling.
pub fn address_digest(address: &PostalAddress) -> String {
    let letters = |text: &str| -> String { text.chars().filter(|sign| sign.is_alphanumeric()).collect() };
    let (street, floor, code) = (letters(&address.address), letters(&address.address2), letters(&address.postal_code));
    digest("delivery address", &format!("{}-{code}-{street}-{floor}", address.country_id))
}

/// The customer, as digests.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Buyer {
    /// The account.
    pub user_id: Option<UserId>,
    /// The e-mail address.
    pub email: Option<String>,
    /// The telephone number.
    pub phone: Option<String>,
    /// The delivery address.
    #[serde(alias = "door")]
    pub address_digest: Option<String>,
    /// The network, as the hash of the day.
    pub network: Option<String>,
    /// The card that paid the order, once it is paid.
    #[serde(default)]
    pub card: Option<String>,
}

/// The data known about the partner, as digests.
#[derive(Clone, Debug, Default)]
pub struct PartnerIdentity {
    /// Accounts with the partner's e-mail address.
    pub users: Vec<UserId>,
    /// E-mail addresses.
    pub emails: Vec<String>,
    /// Telephone numbers.
    pub phones: Vec<String>,
    /// Delivery addresses.
    pub addresses: Vec<String>,
    /// Networks on the day of the order.
    pub networks: Vec<String>,
    /// Cards that paid the partner's own orders.
    pub cards: Vec<String>,
}

/// The facts that the rules evaluate.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// The customer.
    pub buyer: Buyer,
    /// The partner.
    pub own: PartnerIdentity,
    /// The partner's orders to the same delivery address within the rule's days, including this one.
    pub orders_to_address: u64,
    /// The partner's orders within the days of `cancelled_orders`, and how many of them were cancelled.
    pub cancelled: (u64, u64),
    /// The partner's clicks within the days of `conversion_rate`, and the number of orders that followed one.
    pub converted: (u64, u64),
    /// How long the click's page was viewed, if the order was attributed by a click.
    pub seconds_on_page: Option<i64>,
}

/// All rules that match.
pub fn hits(rules: &FraudRules, facts: &Facts) -> Vec<HoldReason> {
    let Facts { buyer, own, .. } = facts;
    let among = |one: &Option<String>, all: &[String]| one.as_ref().is_some_and(|one| all.contains(one));
    let mut hits = Vec::new();
    let mut hit = |rule: Rule, is_hit: bool, detail: String| {
        if is_hit {
            hits.push(HoldReason { rule, detail });
        }
    };
    let is_own = buyer.user_id.is_some_and(|user| own.users.contains(&user));
    hit(Rule::OwnAccount, rules.own_account && is_own, "ordered by an account of the partner".to_owned());
    let is_own = among(&buyer.email, &own.emails);
    hit(Rule::OwnEmail, rules.own_email && is_own, "ordered with the partner's e-mail address".to_owned());
    let is_own = among(&buyer.phone, &own.phones);
    hit(Rule::OwnPhone, rules.own_phone && is_own, "ordered with the partner's telephone number".to_owned());
    let is_own = among(&buyer.address_digest, &own.addresses);
    hit(Rule::OwnAddress, rules.own_address && is_own, "sent to an address of the partner".to_owned());
    let is_own = among(&buyer.card, &own.cards);
    hit(Rule::OwnCard, rules.own_card && is_own, "paid with a card of the partner".to_owned());
    let is_own = among(&buyer.network, &own.networks);
    let detail = "ordered from a network from which the partner signed in that day";
    hit(Rule::OwnNetwork, rules.own_network && is_own, detail.to_owned());
    if let Some(rule) = rules.same_address {
        let detail = format!("{} orders to one address in {} days", facts.orders_to_address, rule.days);
        hit(Rule::SameAddress, is_above(rule, facts.orders_to_address), detail);
    }
    if let Some(rule) = rules.cancelled_orders {
        let (all, cancelled) = facts.cancelled;
        hit(Rule::CancelledOrders, rule.is_hit(cancelled, all), share(rule, "orders were cancelled", cancelled, all));
    }
    if let Some(rule) = rules.conversion_rate {
        let (clicks, orders) = facts.converted;
        hit(Rule::ConversionRate, rule.is_hit(orders, clicks), share(rule, "clicks became orders", orders, clicks));
    }
    if let (Some(least), Some(seconds)) = (rules.seconds_on_page, facts.seconds_on_page) {
        let detail = format!("the page of the click was viewed for {seconds} seconds");
        hit(Rule::SecondsOnPage, seconds < i64::from(least), detail);
    }
    hits
}

fn is_above(rule: CountRule, count: u64) -> bool {
    count > u64::from(rule.most)
}

fn share(rule: ShareRule, what: &str, part: u64, whole: u64) -> String {
    format!("{part} of {whole} {what} in {} days", rule.days)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(rules: &FraudRules, facts: &Facts) -> Vec<&'static str> {
        hits(rules, facts).iter().map(|reason| reason.rule.name()).collect()
    }

    fn all() -> FraudRules {
        FraudRules {
            own_account: true,
            own_email: true,
            own_phone: true,
            own_address: true,
            own_card: true,
            own_network: true,
            same_address: Some(CountRule { most: 2, days: 30 }),
            cancelled_orders: Some(ShareRule { percent: 5000, least: 4, days: 30 }),
            conversion_rate: Some(ShareRule { percent: 5000, least: 10, days: 30 }),
            seconds_on_page: Some(2),
        }
    }

    #[test]
    fn every_fraud_rule_matches_its_case_and_no_ordinary_order() {
        let own = PartnerIdentity {
            users: vec![UserId(7)],
            emails: vec![digest("email", "maja@example.com")],
            phones: vec![digest("phone", "+38640123456")],
            addresses: vec!["street".to_owned()],
            networks: vec!["network".to_owned()],
            cards: vec!["card".to_owned()],
        };
        let stranger = Facts { own: own.clone(), seconds_on_page: Some(2), ..Facts::default() };
        assert!(names(&all(), &stranger).is_empty());
        let buyer = Buyer {
            user_id: Some(UserId(7)),
            email: Some(digest("email", "Maja@Example.com")),
            phone: Some(digest("phone", "+386 40 123 456")),
            address_digest: Some("street".to_owned()),
            network: Some("network".to_owned()),
            card: Some("card".to_owned()),
        };
        let facts =
            Facts { buyer, own, orders_to_address: 3, cancelled: (4, 3), converted: (10, 6), seconds_on_page: Some(1) };
        assert_eq!(names(&all(), &facts), Rule::ALL.iter().map(|rule| rule.name()).collect::<Vec<_>>());
        assert!(names(&FraudRules::default(), &facts).is_empty(), "a rule that is left out does not hold");
    }

    #[test]
    fn values_at_the_limit_are_not_suspicious() {
        let facts = Facts {
            orders_to_address: 2,
            cancelled: (4, 2),
            converted: (10, 5),
            seconds_on_page: None,
            ..Facts::default()
        };
        assert!(names(&all(), &facts).is_empty());
        let few = Facts { cancelled: (3, 3), converted: (9, 9), ..Facts::default() };
        assert!(names(&all(), &few).is_empty(), "few say nothing");
    }

    #[test]
    fn spellings_of_an_address_have_the_same_digest() {
        let written = |street: &str, code: &str, floor: &str| {
            address_digest(&PostalAddress {
                address: street.to_owned(),
                address2: floor.to_owned(),
                postal_code: code.to_owned(),
                ..PostalAddress::default()
            })
        };
        assert_eq!(written("Trubarjeva 1", "1000", ""), written("trubarjeva  1.", "10 00", ""));
        assert_ne!(written("Trubarjeva 1", "1000", ""), written("Trubarjeva 11", "1000", ""));
        assert_ne!(written("Trubarjeva 1", "1000", "2"), written("Trubarjeva 1", "1000", "3"));
    }
}

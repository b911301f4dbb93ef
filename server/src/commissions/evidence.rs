//! The evidence for a partner when an order is placed, and the attribution that follows from it.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    attribution::BrowserTrail,
    id::{AffiliateDiscountId, AffiliateId, ClickId, CouponId},
    text_enum::text_enum,
};

text_enum! {
    /// How an order is attributed to a partner, the strongest method first.
    pub enum Method {
        /// The cart used the partner's discount code.
        Code = "code",
        /// The shopper followed the partner's link.
        Click = "click",
        /// The browser kept the partner's code, and no click with it is known.
        Session = "session",
        /// An operator or the programme granted it.
        Manual = "manual",
        /// Not attributed to any partner.
        None = "none",
    }
}

/// The evidence that comes with an order: the browser's trail, and the partner's code used in the cart.
#[derive(Clone, Debug, Default)]
pub struct Referral {
    /// What the browser stored with the visitor's consent.
    pub trail: BrowserTrail,
    /// The coupon, if it belongs to a partner.
    pub coupon: Option<CouponId>,
    /// Today's hash of the customer's network.
    pub network: Option<String>,
}

impl Referral {
    /// Whether there is no evidence for any partner.
    pub fn is_none(&self) -> bool {
        self.coupon.is_none() && self.trail.session.is_none() && self.trail.code.is_none()
    }
}

/// Why an order is not attributed to a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The code is unknown.
    UnknownCode,
    /// The partner is not active.
    NotActive,
    /// The programme does not run in the order's country.
    Country,
}

impl Refusal {
    /// The text for operators.
    pub fn text(self) -> &'static str {
        match self {
            Self::UnknownCode => "no partner has this code",
            Self::NotActive => "the partner was not active when the order was placed",
            Self::Country => "the programme is not offered in the country of the order",
        }
    }
}

/// A piece of evidence for a partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// The kind of evidence.
    pub method: Method,
    /// The partner, if known.
    pub affiliate_id: Option<AffiliateId>,
    /// The discount whose code was used or linked.
    pub discount_id: Option<AffiliateDiscountId>,
    /// The click.
    pub click_id: Option<ClickId>,
    /// The code that the browser kept.
    pub code: Option<String>,
    /// When the click happened.
    pub occurred_at: Option<DateTime<Utc>>,
    /// For how many seconds the click's page was viewed.
    pub seconds_on_page: Option<i64>,
    /// Why the order is not attributed to it.
    pub refusal: Option<Refusal>,
}

impl Candidate {
    /// A candidate with a method and nothing else.
    pub fn of(method: Method) -> Self {
        Self {
            method,
            affiliate_id: None,
            discount_id: None,
            click_id: None,
            code: None,
            occurred_at: None,
            seconds_on_page: None,
            refusal: None,
        }
    }
}

/// The reasons for an order's attribution.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// The programme's attribution window at that time, in days.
    pub window_days: i64,
    /// All candidates, the strongest first; the order is attributed to the first one without a refusal.
    pub candidates: Vec<Candidate>,
}

impl Evidence {
    /// The candidate to which the order is attributed.
    pub fn winner(&self) -> Option<&Candidate> {
        let mut candidates: Vec<&Candidate> = self.candidates.iter().collect();
        candidates.sort_by_key(|candidate| candidate.method);
        candidates.into_iter().find(|candidate| candidate.refusal.is_none() && candidate.affiliate_id.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(method: Method, affiliate: i64, refusal: Option<Refusal>) -> Candidate {
        Candidate { affiliate_id: Some(AffiliateId(affiliate)), refusal, ..Candidate::of(method) }
    }

    fn winner(candidates: &[Candidate]) -> Option<i64> {
        let evidence = Evidence { window_days: 30, candidates: candidates.to_vec() };
        evidence.winner().and_then(|candidate| candidate.affiliate_id).map(|id| id.0)
    }

    #[test]
    fn a_code_precedes_a_click_and_a_click_precedes_stored_evidence() {
        let code = candidate(Method::Code, 1, None);
        let click = candidate(Method::Click, 2, None);
        let session = candidate(Method::Session, 3, None);
        assert_eq!(winner(&[session.clone(), click.clone(), code]), Some(1));
        assert_eq!(winner(&[session.clone(), click]), Some(2));
        assert_eq!(winner(&[session]), Some(3));
        assert_eq!(winner(&[]), None);
    }

    #[test]
    fn refused_evidence_falls_back_to_weaker_evidence() {
        let suspended = candidate(Method::Code, 1, Some(Refusal::NotActive));
        let click = candidate(Method::Click, 2, None);
        assert_eq!(winner(&[suspended.clone(), click]), Some(2));
        assert_eq!(winner(&[suspended, candidate(Method::Click, 2, Some(Refusal::Country))]), None);
        let unknown = Candidate { code: Some("nobody".to_owned()), ..Candidate::of(Method::Session) };
        assert_eq!(winner(&[unknown]), None);
    }

    #[test]
    fn methods_are_parsed_from_their_names() {
        for method in Method::ALL {
            assert_eq!(Method::from_name(method.name()), Some(method));
            assert_eq!(serde_json::to_value(method).unwrap(), method.name());
        }
    }
}

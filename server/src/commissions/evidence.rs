//! What speaks for a partner when an order is placed, and the decision that follows from it.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    attribution::BrowserTrail,
    id::{AffiliateDiscountId, AffiliateId, ClickId, CouponId},
};

/// By what an order is a partner's, the strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// The cart used the partner's discount code.
    Code,
    /// The shopper followed the partner's link.
    Click,
    /// The browser kept the partner's code, and no click of it is known.
    Session,
    /// An operator or the programme gave it.
    Manual,
    /// It is nobody's.
    None,
}

impl Method {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Code, Self::Click, Self::Session, Self::Manual, Self::None];

    /// Its name in the database and on the wire.
    pub fn word(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Click => "click",
            Self::Session => "session",
            Self::Manual => "manual",
            Self::None => "none",
        }
    }

    /// The method of a name.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.word() == word)
    }
}

impl TryFrom<String> for Method {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        Self::of_word(&word).ok_or_else(|| format!("there is no method {word}"))
    }
}

/// What an order comes with: the browser's trail, and the partner's code that its cart used.
#[derive(Clone, Debug, Default)]
pub struct Referral {
    /// What the browser kept with the shopper's consent.
    pub trail: BrowserTrail,
    /// The code, if it is a partner's.
    pub coupon: Option<CouponId>,
    /// What stands for the shopper's network today.
    pub network: Option<String>,
}

impl Referral {
    /// Whether nothing speaks for any partner.
    pub fn is_none(&self) -> bool {
        self.coupon.is_none() && self.trail.session.is_none() && self.trail.code.is_none()
    }
}

/// Why a candidate does not get the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// Nobody has the code.
    UnknownCode,
    /// The partner is not active.
    NotActive,
    /// The programme does not run in the order's country.
    Country,
}

impl Refusal {
    /// What an operator reads.
    pub fn text(self) -> &'static str {
        match self {
            Self::UnknownCode => "no partner has this code",
            Self::NotActive => "the partner was not active when the order was placed",
            Self::Country => "the programme does not run in the order's country",
        }
    }
}

/// Something that speaks for a partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// What it is.
    pub method: Method,
    /// The partner, if one is known.
    pub affiliate_id: Option<AffiliateId>,
    /// The discount whose code was used or linked.
    pub discount_id: Option<AffiliateDiscountId>,
    /// The click.
    pub click_id: Option<ClickId>,
    /// The code that the browser kept.
    pub code: Option<String>,
    /// When the click was.
    pub occurred_at: Option<DateTime<Utc>>,
    /// How long the click's page was looked at.
    pub seconds_on_page: Option<i64>,
    /// Why it does not get the order.
    pub refusal: Option<Refusal>,
}

impl Candidate {
    /// A candidate of which nothing is known but its method.
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

/// Why an order is whose it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// Days in which a click counts, as the programme had it.
    pub window_days: i64,
    /// What spoke for a partner, the strongest first; the first without a refusal gets the order.
    pub candidates: Vec<Candidate>,
}

impl Evidence {
    /// The candidate that gets the order.
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
    fn a_code_beats_a_click_and_a_click_beats_what_the_browser_kept() {
        let code = candidate(Method::Code, 1, None);
        let click = candidate(Method::Click, 2, None);
        let session = candidate(Method::Session, 3, None);
        assert_eq!(winner(&[session.clone(), click.clone(), code]), Some(1));
        assert_eq!(winner(&[session.clone(), click]), Some(2));
        assert_eq!(winner(&[session]), Some(3));
        assert_eq!(winner(&[]), None);
    }

    #[test]
    fn what_is_refused_gives_way_to_what_is_weaker() {
        let suspended = candidate(Method::Code, 1, Some(Refusal::NotActive));
        let click = candidate(Method::Click, 2, None);
        assert_eq!(winner(&[suspended.clone(), click]), Some(2));
        assert_eq!(winner(&[suspended, candidate(Method::Click, 2, Some(Refusal::Country))]), None);
        let unknown = Candidate { code: Some("nobody".to_owned()), ..Candidate::of(Method::Session) };
        assert_eq!(winner(&[unknown]), None);
    }

    #[test]
    fn methods_have_names_that_lead_back() {
        for method in Method::ALL {
            assert_eq!(Method::of_word(method.word()), Some(method));
            assert_eq!(serde_json::to_value(method).unwrap(), method.word());
        }
    }
}

//! Partners: their application, their statuses, and what is allowed in each status.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::types::Json;
use utoipa::ToSchema;

use crate::{
    id::{AffiliateDiscountId, AffiliateId, CouponId, LanguageId, TenantId, UserId},
    promotions::PromotionRecord,
    text_enum::{named_enum, text_enum},
};

/// Maximum number of channels in an application.
pub const MOST_CHANNELS: usize = 10;
/// The actor of a partner's own actions.
pub(super) const PARTNER: &str = "partner";

text_enum! {
    /// Status of a partner.
    pub enum AffiliateStatus {
        /// The application has not been decided yet.
        Pending = "pending",
        /// The partner is accepted and earns commissions.
        Active = "active",
        /// The application was rejected.
        Rejected = "rejected",
        /// The partner earns no new commissions until reinstated.
        Suspended = "suspended",
        /// The partner has left the programme.
        Left = "left",
    }
}

/// A right that depends on the partner's status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// Read the profile and the status.
    SeeProfile,
    /// Change the profile.
    ChangeProfile,
    /// Set the payout account.
    SetPayoutAccount,
    /// Read figures, discounts, commissions and statements.
    See,
    /// Create links, and everything else for active partners only.
    Act,
    /// Leave the programme.
    Leave,
}

impl Right {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::SeeProfile, Self::ChangeProfile, Self::SetPayoutAccount, Self::See, Self::Act, Self::Leave];
}

impl AffiliateStatus {
    /// The allowed status changes.
    pub fn may_become(self, next: Self) -> bool {
        match self {
            Self::Pending => matches!(next, Self::Active | Self::Rejected),
            Self::Active => matches!(next, Self::Suspended | Self::Left),
            // A rejection can be reversed.
            Self::Rejected => next == Self::Active,
            Self::Suspended => matches!(next, Self::Active | Self::Left),
            Self::Left => false,
        }
    }

    /// Whether a partner in this status has a right.
    pub fn may(self, right: Right) -> bool {
        match self {
            Self::Pending => matches!(right, Right::SeeProfile | Right::ChangeProfile),
            Self::Active => true,
            Self::Rejected => right == Right::SeeProfile,
            Self::Suspended => matches!(right, Right::SeeProfile | Right::See | Right::Leave),
            // Earlier earnings are still paid out, so the payout account may change.
            Self::Left => matches!(right, Right::SeeProfile | Right::See | Right::SetPayoutAccount),
        }
    }

    /// The error code when a right is missing in this status.
    pub fn refusal(self) -> &'static str {
        match self {
            Self::Pending => "error-affiliate-pending",
            Self::Active | Self::Left => "error-affiliate-left",
            Self::Rejected => "error-affiliate-rejected",
            Self::Suspended => "error-affiliate-suspended",
        }
    }
}

text_enum! {
    /// Type of a partner.
    #[derive(Default)]
    #[schema(as = AffiliateKind)]
    pub enum Kind {
        /// A person.
        #[default]
        Person = "person",
        /// A company.
        Company = "company",
    }
}

/// A channel on which a partner promotes the shop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AffiliateChannel)]
pub struct Channel {
    /// `blog`, `instagram`, `tiktok`, `youtube`, `facebook`, `newsletter` or `other`.
    pub kind: String,
    /// URL or account name of the channel.
    pub address: String,
    /// Number of followers; 0 if not known.
    pub followers: u32,
}

/// The kinds of channels.
pub const CHANNELS: [&str; 7] = ["blog", "instagram", "tiktok", "youtube", "facebook", "newsletter", "other"];

/// Optional e-mails to a partner, in addition to those about the partnership itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AffiliateEmails)]
pub struct EmailChoices {
    /// Whether to send an e-mail when commissions change.
    pub commissions: bool,
    /// Whether to send the monthly statement by e-mail.
    pub statements: bool,
}

impl Default for EmailChoices {
    fn default() -> Self {
        Self { commissions: true, statements: true }
    }
}

/// The details that a partner enters. Empty once the account was erased.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Details {
    /// Person or company.
    pub kind: Kind,
    /// The company's name; empty for a person.
    pub company: String,
    /// Their own website; may be empty.
    pub web_address: String,
    /// Where they recommend.
    pub channels: Vec<Channel>,
    /// Where their readers live.
    pub country_ids: Vec<TenantId>,
    /// How they promote.
    pub promotion: String,
    /// Which e-mails they want.
    pub emails: EmailChoices,
}

/// A part of a partner's profile that can be changed by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[schema(as = AffiliateProfileField)]
#[serde(rename_all = "camelCase")]
pub enum ProfileField {
    /// Person or company, with the company's name.
    Kind,
    /// Their own website.
    WebAddress,
    /// Where they recommend.
    Channels,
    /// Where their readers live.
    CountryIds,
    /// How they promote.
    Promotion,
    /// The time zone of their figures.
    TimeZone,
    /// Which e-mails they want.
    Emails,
}

/// A partner of the programme.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Affiliate {
    /// Its id.
    pub id: AffiliateId,
    /// The account, of type 5; 0 once it was erased.
    pub user_id: UserId,
    /// The shop in which they applied.
    pub tenant_id: TenantId,
    /// The language of their e-mails.
    pub language_id: LanguageId,
    /// The partner's code, `ref` in links.
    pub code: String,
    /// The status.
    #[sqlx(try_from = "String")]
    pub status: AffiliateStatus,
    /// Why they were rejected or suspended, in the text sent to them.
    pub status_reason: Option<String>,
    /// The tier of the programme, which determines their rates.
    pub tier: String,
    /// The name of the time zone in which their figures are counted.
    pub time_zone: String,
    /// The details that the partner entered.
    pub details: Json<Details>,
    /// The version of the programme's terms that they accepted.
    pub terms_version: String,
    /// When they applied.
    pub created_at: DateTime<Utc>,
    /// When the status last changed.
    pub status_at: DateTime<Utc>,
}

impl Affiliate {
    /// Their time zone; UTC when the stored name is unknown to this version.
    pub fn zone(&self) -> Tz {
        self.time_zone.parse().unwrap_or(Tz::UTC)
    }

    /// Whether a click or an order made now counts for them.
    pub fn is_active(&self) -> bool {
        self.status == AffiliateStatus::Active
    }
}

/// A partner's discount: a code of a coupon promotion that belongs to the partner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discount {
    /// Its id: `adid` in links.
    pub id: AffiliateDiscountId,
    /// The partner to whom it belongs.
    pub affiliate_id: AffiliateId,
    /// The coupon of the discount.
    pub coupon_id: CouponId,
    /// The code as displayed.
    pub code: String,
    /// Whether it is enabled: an operator has ended neither the discount nor its promotion. Does not consider the promotion's
    /// dates and countries.
    pub is_enabled: bool,
    /// How many orders used it.
    pub uses: i64,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// Its promotion, with dates, countries and texts.
    pub promotion: PromotionRecord,
}

/// An event in a partner's history.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct AffiliateEvent {
    /// The kind of event: an `EventKind`'s name.
    pub kind: String,
    /// Who caused it: `operator ana`, `partner`.
    pub actor: String,
    /// The reason sent to the partner, or an operator's note.
    pub reason: Option<String>,
    /// Further details.
    #[sqlx(json)]
    pub data: Value,
    /// When it happened.
    pub happened_at: DateTime<Utc>,
}

named_enum! {
    /// The kinds of events in a partner's history.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum EventKind {
        Applied = "applied",
        Approved = "approved",
        Rejected = "rejected",
        Suspended = "suspended",
        Reinstated = "reinstated",
        Left = "left",
        Erased = "erased",
        TierChanged = "tier-changed",
        CodeChanged = "code-changed",
        Noted = "noted",
        ProfileChanged = "profile-changed",
        TermsAgreed = "terms-agreed",
        PayoutAccountChanged = "payout-account-changed",
        DiscountAdded = "discount-added",
        DiscountDisabled = "discount-disabled",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use AffiliateStatus::{Active, Left, Pending, Rejected, Suspended};

    #[test]
    fn only_transitions_of_the_table_are_allowed() {
        let allowed = [
            (Pending, Active),
            (Pending, Rejected),
            (Active, Suspended),
            (Active, Left),
            (Rejected, Active),
            (Suspended, Active),
            (Suspended, Left),
        ];
        for from in AffiliateStatus::ALL {
            for to in AffiliateStatus::ALL {
                assert_eq!(from.may_become(to), allowed.contains(&(from, to)), "{from:?} to {to:?}");
            }
        }
    }

    #[test]
    fn permissions_follow_the_status_and_only_active_partners_act() {
        for status in AffiliateStatus::ALL {
            assert!(status.may(Right::SeeProfile), "{status:?}");
            assert_eq!(status.may(Right::Act), status == Active, "{status:?}");
            assert_eq!(AffiliateStatus::from_name(status.name()), Some(status));
            assert_eq!(status.may(Right::See), !matches!(status, Pending | Rejected), "{status:?}");
        }
        assert!(Left.may(Right::SetPayoutAccount) && !Suspended.may(Right::SetPayoutAccount));
        assert!(!Rejected.may(Right::ChangeProfile) && Pending.may(Right::ChangeProfile));
        assert!(Right::ALL.into_iter().all(|right| Active.may(right)));
    }

    #[test]
    fn a_stored_partner_is_read_back_unchanged() {
        let details = Details {
            kind: Kind::Company,
            company: "Tkalnica".to_owned(),
            channels: vec![Channel { kind: "blog".to_owned(), address: "example.com".to_owned(), followers: 7 }],
            country_ids: vec![TenantId(3)],
            ..Details::default()
        };
        let stored = serde_json::to_value(&details).unwrap();
        assert_eq!(serde_json::from_value::<Details>(stored).unwrap(), details);
        assert_eq!(serde_json::from_str::<Details>("{}").unwrap(), Details::default());
    }
}

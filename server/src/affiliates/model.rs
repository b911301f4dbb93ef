//! Partners: their application, the states that they pass through, and what each state may see and do.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::types::Json;
use utoipa::ToSchema;

use crate::{
    id::{AffiliateDiscountId, AffiliateId, CouponId, LanguageId, TenantId, UserId},
    promotions::PromotionRecord,
};

/// Most channels that an application names.
pub const MOST_CHANNELS: usize = 10;

/// How a partner stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AffiliateStatus {
    /// Has applied; nobody has decided yet.
    Pending,
    /// Recommends, and earns.
    Active,
    /// Was not accepted.
    Rejected,
    /// Earns nothing new until reinstated.
    Suspended,
    /// Has left the programme.
    Left,
}

/// What a partner's status decides about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// To see the profile and the status.
    SeeProfile,
    /// To change the profile.
    ChangeProfile,
    /// To say where money goes.
    SetPayoutAccount,
    /// To see figures, discounts, commissions, statements.
    See,
    /// To make links, and whatever else an active partner does.
    Act,
    /// To leave the programme.
    Leave,
}

impl Right {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::SeeProfile, Self::ChangeProfile, Self::SetPayoutAccount, Self::See, Self::Act, Self::Leave];
}

impl AffiliateStatus {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Pending, Self::Active, Self::Rejected, Self::Suspended, Self::Left];

    /// Its word in the database, the API and the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Active => "active",
            Self::Rejected => "rejected",
            Self::Suspended => "suspended",
            Self::Left => "left",
        }
    }

    /// What a word means.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.word() == word)
    }

    /// The table of allowed moves.
    pub fn may_become(self, next: Self) -> bool {
        match self {
            Self::Pending => matches!(next, Self::Active | Self::Rejected),
            Self::Active => matches!(next, Self::Suspended | Self::Left),
            // A rejection can be taken back.
            Self::Rejected => next == Self::Active,
            Self::Suspended => matches!(next, Self::Active | Self::Left),
            Self::Left => false,
        }
    }

    /// Whether a partner in this status may do something.
    pub fn may(self, right: Right) -> bool {
        match self {
            Self::Pending => matches!(right, Right::SeeProfile | Right::ChangeProfile),
            Self::Active => true,
            Self::Rejected => right == Right::SeeProfile,
            Self::Suspended => matches!(right, Right::SeeProfile | Right::See | Right::Leave),
            // What was earned before is still paid, so the account may change.
            Self::Left => matches!(right, Right::SeeProfile | Right::See | Right::SetPayoutAccount),
        }
    }

    /// The code of the refusal where it may not.
    pub fn refusal(self) -> &'static str {
        match self {
            Self::Pending => "error-affiliate-pending",
            Self::Active | Self::Left => "error-affiliate-left",
            Self::Rejected => "error-affiliate-rejected",
            Self::Suspended => "error-affiliate-suspended",
        }
    }
}

impl TryFrom<String> for AffiliateStatus {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        Self::of_word(&word).ok_or_else(|| format!("`{word}` is no status of a partner"))
    }
}

/// Who recommends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = AffiliateKind)]
pub enum Kind {
    /// A person.
    #[default]
    Person,
    /// A company.
    Company,
}

impl Kind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Person, Self::Company];

    /// Its word in the API and the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Company => "company",
        }
    }

    /// What a word means.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// Where a partner recommends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AffiliateChannel)]
pub struct Channel {
    /// `blog`, `instagram`, `tiktok`, `youtube`, `facebook`, `newsletter` or `other`.
    pub kind: String,
    /// Its address or name there.
    pub address: String,
    /// How many follow it; 0 where that is not known.
    pub followers: u32,
}

/// The kinds of channels.
pub const CHANNELS: [&str; 7] = ["blog", "instagram", "tiktok", "youtube", "facebook", "newsletter", "other"];

/// Which e-mails a partner wants besides those about the partnership itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AffiliateEmails)]
pub struct EmailChoices {
    /// An e-mail when commissions change.
    pub commissions: bool,
    /// The monthly statement by e-mail.
    pub statements: bool,
}

impl Default for EmailChoices {
    fn default() -> Self {
        Self { commissions: true, statements: true }
    }
}

/// What a partner says of themselves. Empty once the account was erased.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Details {
    /// Person or company.
    pub kind: Kind,
    /// The company's name; empty for a person.
    pub company: String,
    /// Their own pages; may be empty.
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
    /// What links carry as `ref`.
    pub code: String,
    /// How they stand.
    #[sqlx(try_from = "String")]
    pub status: AffiliateStatus,
    /// Why they were rejected or suspended, as they were told.
    pub status_reason: Option<String>,
    /// The tier of the programme by whose rates they earn.
    pub tier: String,
    /// The name of the time zone of their figures.
    pub time_zone: String,
    /// What they say of themselves.
    pub details: Json<Details>,
    /// The version of the programme's terms that they agreed to.
    pub terms_version: String,
    /// When they applied.
    pub created_at: DateTime<Utc>,
    /// Since when they stand as they do.
    pub status_at: DateTime<Utc>,
}

impl Affiliate {
    /// Their time zone; UTC where this program does not know it.
    pub fn zone(&self) -> Tz {
        self.time_zone.parse().unwrap_or(Tz::UTC)
    }

    /// Whether a click or an order of now counts for them.
    pub fn is_active(&self) -> bool {
        self.status == AffiliateStatus::Active
    }
}

/// A partner's discount: a code of a coupon promotion that is theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discount {
    /// Its id: `adid` in links.
    pub id: AffiliateDiscountId,
    /// Whose it is.
    pub affiliate_id: AffiliateId,
    /// The coupon behind it.
    pub coupon_id: CouponId,
    /// As it is printed.
    pub code: String,
    /// Whether neither it nor its promotion was ended by an operator. The promotion's dates and countries are its own.
    pub is_enabled: bool,
    /// How many orders used it.
    pub uses: i64,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Its promotion, with dates, countries and texts.
    pub promotion: PromotionRecord,
}

/// An event in a partner's history.
#[derive(Clone, Debug, PartialEq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct AffiliateEvent {
    /// What happened: an `EventKind`'s name.
    pub kind: String,
    /// Who did it: `operator ana`, `partner`.
    pub actor: String,
    /// What the partner was told, or an operator's note.
    pub reason: Option<String>,
    /// More of it.
    #[sqlx(json)]
    pub data: Value,
    /// When.
    pub happened_at: DateTime<Utc>,
}

/// What can happen to a partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EventKind {
    Applied,
    Approved,
    Rejected,
    Suspended,
    Reinstated,
    Left,
    Erased,
    TierChanged,
    CodeChanged,
    Noted,
    ProfileChanged,
    TermsAgreed,
    PayoutAccountChanged,
    DiscountAdded,
    DiscountDisabled,
}

impl EventKind {
    /// Its name in the database.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Applied => "applied",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Suspended => "suspended",
            Self::Reinstated => "reinstated",
            Self::Left => "left",
            Self::Erased => "erased",
            Self::TierChanged => "tier-changed",
            Self::CodeChanged => "code-changed",
            Self::Noted => "noted",
            Self::ProfileChanged => "profile-changed",
            Self::TermsAgreed => "terms-agreed",
            Self::PayoutAccountChanged => "payout-account-changed",
            Self::DiscountAdded => "discount-added",
            Self::DiscountDisabled => "discount-disabled",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use AffiliateStatus::{Active, Left, Pending, Rejected, Suspended};

    #[test]
    fn only_the_moves_of_the_table_are_allowed() {
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
    fn each_state_sees_what_it_may_and_only_an_active_partner_acts() {
        for status in AffiliateStatus::ALL {
            assert!(status.may(Right::SeeProfile), "{status:?}");
            assert_eq!(status.may(Right::Act), status == Active, "{status:?}");
            assert_eq!(AffiliateStatus::of_word(status.word()), Some(status));
            assert_eq!(status.may(Right::See), !matches!(status, Pending | Rejected), "{status:?}");
        }
        assert!(Left.may(Right::SetPayoutAccount) && !Suspended.may(Right::SetPayoutAccount));
        assert!(!Rejected.may(Right::ChangeProfile) && Pending.may(Right::ChangeProfile));
        assert!(Right::ALL.into_iter().all(|right| Active.may(right)));
    }

    #[test]
    fn what_is_stored_of_a_partner_is_read_again() {
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

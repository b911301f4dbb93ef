//! Clicks, links, and their limits.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Map, Value};
use sqlx::FromRow;
use uuid::{Uuid, Version};

use crate::{
    forms::is_forbidden,
    id::{AffiliateDiscountId, AffiliateId, CategoryId, ClickId, LanguageId, ProductId, TenantId},
    rate_limit::Policy,
};

/// The source of a link without one (specification, section 9).
pub const DIRECT_LINK: &str = "direct_link";
/// Maximum length of a stored parameter, in characters.
pub const LONGEST_VALUE: usize = 100;
/// Maximum length of a stored path, in characters.
pub const LONGEST_PATH: usize = 200;
/// Maximum length of a partner's code that is looked up, in characters.
pub const LONGEST_CODE: usize = 64;
/// Maximum length of a link's target, in bytes.
pub const LONGEST_TARGET: usize = 1_500;
/// A click with the same data within this time after another one is a duplicate.
pub const REPLAY_WITHIN: TimeDelta = TimeDelta::seconds(30);
/// Rate limit for link creation: the burst per partner, and the interval at which it refills.
pub const LINKS: Policy = Policy::new("affiliate-link", 60, TimeDelta::seconds(5));
/// Maximum number of clicks and claims per network within `WINDOW`: a mobile network has many visitors behind one address.
pub const MOST_CALLS: u32 = 600;
/// The window of `MOST_CALLS`.
pub const WINDOW: Duration = Duration::from_mins(1);
/// Maximum size of a claim, in bytes of JSON.
pub const LARGEST_CLAIM: usize = 4_096;
/// Maximum time on a page that is accepted, in seconds.
pub const LONGEST_STAY: i64 = 24 * 60 * 60;

/// A browser's session and the code of the last partner. The web client sets both cookies only with the visitor's consent, or
/// where no consent is required; without them the trail is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BrowserTrail {
    /// The session under which clicks are stored.
    pub session: Option<Uuid>,
    /// The partner's code as it was in the link.
    pub code: Option<String>,
}

impl BrowserTrail {
    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.session.is_none() && self.code.is_none()
    }
}

/// Parses a session id as browsers create it: a random UUID.
pub fn session(text: &str) -> Option<Uuid> {
    let id = Uuid::parse_str(text.trim()).ok()?;
    (id.get_version() == Some(Version::Random)).then_some(id)
}

/// A claim of a browser about a conversion.
#[derive(Clone, Debug)]
pub enum Claim {
    /// The time for which the page of the session's last click was viewed, in seconds.
    Stay {
        /// The browser's session.
        session: Uuid,
        /// From 0 to `LONGEST_STAY`.
        seconds: i64,
    },
    /// Any other claim.
    Other(Map<String, Value>),
}

/// A click as received, cleaned up, before its partner is determined.
#[derive(Clone, Debug)]
pub struct CleanClick {
    pub tenant_id: TenantId,
    pub code: Option<String>,
    /// The partner when the link has neither code nor discount.
    pub affiliate: Option<AffiliateId>,
    pub discount: Option<AffiliateDiscountId>,
    pub session: Uuid,
    pub occurred_at: DateTime<Utc>,
    /// The network address, used for the hash only; never stored.
    pub network: Option<std::net::IpAddr>,
    pub source: String,
    /// Source, medium, campaign, content and term; empty when the link has none.
    pub campaign: [String; 5],
    /// The host of the referring page.
    pub referrer: String,
    pub landing: String,
    pub product: Option<ProductId>,
    pub device: &'static str,
    pub browser: &'static str,
    pub os: &'static str,
}

/// The result of a click request. The browser gets the same response in each case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Stored.
    Kept,
    /// Not stored: a program fetched the page.
    Bot,
    /// Not stored: no active partner has the code.
    Unknown,
    /// Not stored: a duplicate of a recent click.
    Replay,
}

impl Outcome {
    /// The label in metrics.
    pub fn label(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Bot => "bot",
            Self::Unknown => "unknown",
            Self::Replay => "replay",
        }
    }
}

/// The last click of a browser, by which an order is attributed.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct ClickEvidence {
    /// Its id.
    pub id: ClickId,
    /// The partner of the link.
    pub affiliate_id: AffiliateId,
    /// The discount in the link.
    pub discount_id: Option<AffiliateDiscountId>,
    /// The browser's session.
    #[sqlx(rename = "session_id")]
    pub session: Uuid,
    /// When the click happened.
    pub occurred_at: DateTime<Utc>,
    /// The hash of the network with the day's salt; empty when the network is unknown.
    #[sqlx(rename = "network")]
    pub network_hash: String,
    /// How long the landing page was viewed, if the browser reported it.
    pub seconds_on_page: Option<i64>,
    /// Where the link was placed.
    pub source: String,
    /// The landing page.
    pub landing: String,
}

/// A stored click as used for reports.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct ClickFacts {
    /// Its id.
    pub id: ClickId,
    /// The partner of the link.
    pub affiliate_id: AffiliateId,
    /// The country.
    pub tenant_id: TenantId,
    /// When the click happened.
    pub occurred_at: DateTime<Utc>,
    /// `src` of the link.
    pub source: String,
    /// Campaign source.
    pub utm_source: String,
    /// Campaign medium.
    pub utm_medium: String,
    /// Campaign name.
    pub utm_campaign: String,
    /// Campaign content.
    pub utm_content: String,
    /// Campaign term.
    pub utm_term: String,
    /// The landing page's path.
    pub landing: String,
    /// The product, if it is a product page.
    pub product_id: Option<ProductId>,
    /// Mobile, tablet or desktop.
    pub device: String,
    /// The browser's class.
    pub browser: String,
}

impl ClickFacts {
    /// The campaign's source, otherwise the link's `src`.
    pub fn traffic_source(&self) -> &str {
        if self.utm_source.is_empty() { &self.source } else { &self.utm_source }
    }
}

/// A short link.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct Link {
    /// The code after `/r/`.
    pub code: String,
    /// The partner to whom it belongs.
    pub affiliate_id: AffiliateId,
    /// The country's shop.
    pub tenant_id: TenantId,
    /// The page's language.
    pub language_id: LanguageId,
    /// Path and query, without a locale prefix.
    pub target: String,
}

/// The parameters of a link besides the partner's code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters {
    /// A discount of the partner.
    pub discount: Option<AffiliateDiscountId>,
    /// Where the link will be placed.
    pub source: Option<String>,
    /// Source, medium, campaign, content and term.
    pub campaign: [Option<String>; 5],
}

/// The target of a link to create.
#[derive(Clone, Debug)]
pub enum SourcedLink {
    /// An address of one of our shops, as pasted.
    Address(String),
    /// A product page in a country.
    Product(TenantId, ProductId),
    /// A category page in a country.
    Category(TenantId, CategoryId),
}

/// A generated link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaggedAddress {
    /// With all parameters.
    pub url: String,
    /// Redirects to `url`.
    pub short_url: String,
    /// `short_url` as a QR code.
    pub qr_svg: String,
}

/// The first `most` characters of a text, without forbidden ones (control characters and the like).
pub fn cut(text: &str, most: usize) -> String {
    text.trim().chars().filter(|sign| !is_forbidden(*sign)).take(most).collect()
}

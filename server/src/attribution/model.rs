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

/// The source of a link that names none (specification, section 9).
pub const DIRECT_LINK: &str = "direct_link";
/// Longest value of a parameter that is kept, in characters.
pub const LONGEST_VALUE: usize = 100;
/// Longest path that is kept, in characters.
pub const LONGEST_PATH: usize = 200;
/// Longest code of a partner that is looked for, in characters.
pub const LONGEST_CODE: usize = 64;
/// Longest target of a link, in bytes.
pub const LONGEST_TARGET: usize = 1_500;
/// A click that says the same within this time after another one is the same click.
pub const REPLAY_WITHIN: TimeDelta = TimeDelta::seconds(30);
/// Links that a partner makes one after the other, and how fast more become free.
pub const LINKS: Policy = Policy::new("affiliate-link", 60, TimeDelta::seconds(5));
/// Clicks and claims of one network within `WINDOW`: a mobile network has many shoppers behind one address.
pub const MOST_CALLS: u32 = 600;
/// The window of `MOST_CALLS`.
pub const WINDOW: Duration = Duration::from_mins(1);
/// Largest claim, in bytes of JSON.
pub const LARGEST_CLAIM: usize = 4_096;
/// The longest time on a page that is believed.
pub const LONGEST_STAY: i64 = 24 * 60 * 60;

/// A browser's session and the last partner's code. The web sets both cookies only where the visitor agreed, or need not be asked; where
/// neither is there, the trail is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BrowserTrail {
    /// Under which clicks are stored.
    pub session: Option<Uuid>,
    /// As the link had it.
    pub code: Option<String>,
}

impl BrowserTrail {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.session.is_none() && self.code.is_none()
    }
}

/// A session as browsers make them: a random UUID.
pub fn session(text: &str) -> Option<Uuid> {
    let id = Uuid::parse_str(text.trim()).ok()?;
    (id.get_version() == Some(Version::Random)).then_some(id)
}

/// What a browser claims.
#[derive(Clone, Debug)]
pub enum Claim {
    /// How long, in seconds, the page of the session's last click was looked at.
    Stay {
        /// The browser's session.
        session: Uuid,
        /// From none to `LONGEST_STAY`.
        seconds: i64,
    },
    /// Anything else.
    Other(Map<String, Value>),
}

/// A click as it arrived, cleaned, before it is known whose it is.
#[derive(Clone, Debug)]
pub struct CleanClick {
    pub tenant_id: TenantId,
    pub code: Option<String>,
    /// Whose it is where the link has neither code nor discount.
    pub affiliate: Option<AffiliateId>,
    pub discount: Option<AffiliateDiscountId>,
    pub session: Uuid,
    pub occurred_at: DateTime<Utc>,
    /// The address that the network is hashed of; never stored.
    pub network: Option<std::net::IpAddr>,
    pub source: String,
    /// Source, medium, campaign, content and term; empty where the link names none.
    pub campaign: [String; 5],
    /// The host of the page before.
    pub referrer: String,
    pub landing: String,
    pub product: Option<ProductId>,
    pub device: &'static str,
    pub browser: &'static str,
    pub os: &'static str,
}

/// What came of a click call. The browser is told the same in each case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Stored.
    Kept,
    /// A program fetched the page.
    Bot,
    /// No active partner has the code.
    Unknown,
    /// Stored a moment ago.
    Replay,
}

impl Outcome {
    /// The metrics' label.
    pub fn label(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Bot => "bot",
            Self::Unknown => "unknown",
            Self::Replay => "replay",
        }
    }
}

/// The last click of a browser: what an order is attributed by.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct ClickEvidence {
    /// Its id.
    pub id: ClickId,
    /// Whose link it was.
    pub affiliate_id: AffiliateId,
    /// The discount that the link named.
    pub discount_id: Option<AffiliateDiscountId>,
    /// The browser's session.
    #[sqlx(rename = "session_id")]
    pub session: Uuid,
    /// When.
    pub occurred_at: DateTime<Utc>,
    /// The hash of the network under its day's salt; empty where the network was not known.
    #[sqlx(rename = "network")]
    pub network_hash: String,
    /// How long the landing page was looked at, where the browser told.
    pub seconds_on_page: Option<i64>,
    /// Where the link stood.
    pub source: String,
    /// The page it led to.
    pub landing: String,
}

/// A stored click as reports count it.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct ClickFacts {
    /// Its id.
    pub id: ClickId,
    /// Whose link it was.
    pub affiliate_id: AffiliateId,
    /// The country.
    pub tenant_id: TenantId,
    /// When.
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
    /// The page's path.
    pub landing: String,
    /// The product of the page, if it is a product's.
    pub product_id: Option<ProductId>,
    /// Mobile, tablet or desktop.
    pub device: String,
    /// The browser's class.
    pub browser: String,
}

impl ClickFacts {
    /// The campaign's source, else where the link stood.
    pub fn traffic_source(&self) -> &str {
        if self.utm_source.is_empty() { &self.source } else { &self.utm_source }
    }
}

/// A short link.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct Link {
    /// What stands behind `/r/`.
    pub code: String,
    /// Whose it is.
    pub affiliate_id: AffiliateId,
    /// The country's shop.
    pub tenant_id: TenantId,
    /// The page's language.
    pub language_id: LanguageId,
    /// Path and query, without a locale prefix.
    pub target: String,
}

/// What a link carries besides the partner's code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters {
    /// A discount of the partner.
    pub discount: Option<AffiliateDiscountId>,
    /// Where the link will stand.
    pub source: Option<String>,
    /// Source, medium, campaign, content and term.
    pub campaign: [Option<String>; 5],
}

/// What a link leads to.
#[derive(Clone, Debug)]
pub enum SourcedLink {
    /// A pasted address of one of our shops.
    Address(String),
    /// A product's page in a country.
    Product(TenantId, ProductId),
    /// A category's page in a country.
    Category(TenantId, CategoryId),
}

/// A finished link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaggedAddress {
    /// With all parameters.
    pub url: String,
    /// Leads to `url`.
    pub short_url: String,
    /// `short_url` to be photographed.
    pub qr_svg: String,
}

/// The first characters of a text, without those that are no text.
pub fn cut(text: &str, most: usize) -> String {
    text.trim().chars().filter(|sign| !is_forbidden(*sign)).take(most).collect()
}

//! Returns as they are stored: what goes back, why, how, and what became of it.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::status::Status;
use crate::id::{LanguageId, OrderId, ReturnId, ReturnLineId, TenantId, VariantId, WithdrawalId};

/// On what ground goods go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = ReturnKind)]
pub enum Kind {
    /// By the shop's own rules.
    Return,
    /// By the consumer's right to withdraw.
    Withdrawal,
}

impl Kind {
    /// Its name in the database and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::Return => "return",
            Self::Withdrawal => "withdrawal",
        }
    }
}

impl TryFrom<String> for Kind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let all = [Self::Return, Self::Withdrawal];
        all.into_iter().find(|kind| kind.name() == name).ok_or_else(|| format!("{name} is no kind of return"))
    }
}

/// How goods get back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = ReturnWay)]
pub enum ReturnMethod {
    /// A courier takes them, with the shop's label on the parcel.
    Label,
    /// The shopper brings them to the warehouse.
    DropOff,
    /// They never left the warehouse.
    None,
}

impl ReturnMethod {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Label, Self::DropOff, Self::None];

    /// Its name in the database and on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Self::Label => "label",
            Self::DropOff => "drop-off",
            Self::None => "none",
        }
    }

    /// The way of a name that a shopper may choose.
    pub fn chosen(name: &str) -> Option<Self> {
        [Self::Label, Self::DropOff].into_iter().find(|way| way.name() == name)
    }
}

impl TryFrom<String> for ReturnMethod {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Self::ALL.into_iter().find(|way| way.name() == name).ok_or_else(|| format!("{name} is no way back"))
    }
}

/// Why something goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It is too small.
    TooSmall,
    /// It is too large.
    TooLarge,
    /// It is not liked.
    ChangedMind,
    /// It came too late.
    TooLate,
    /// It is not as it was described.
    NotAsDescribed,
    /// Something else came.
    WrongItem,
    /// It is damaged, or was made badly.
    Damaged,
    /// None is given: withdrawals need none.
    Unsaid,
}

impl Reason {
    /// Those that a shopper chooses among.
    pub const CHOICES: [Self; 7] = [
        Self::TooSmall,
        Self::TooLarge,
        Self::ChangedMind,
        Self::TooLate,
        Self::NotAsDescribed,
        Self::WrongItem,
        Self::Damaged,
    ];

    /// Its name in the database, on the wire and in the ids of its texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::TooSmall => "too-small",
            Self::TooLarge => "too-large",
            Self::ChangedMind => "changed-mind",
            Self::TooLate => "too-late",
            Self::NotAsDescribed => "not-as-described",
            Self::WrongItem => "wrong-item",
            Self::Damaged => "damaged",
            Self::Unsaid => "unsaid",
        }
    }

    /// The reason of a name that a shopper may choose.
    pub fn chosen(name: &str) -> Option<Self> {
        Self::CHOICES.into_iter().find(|reason| reason.name() == name)
    }

    /// Whether something is wrong with the goods themselves: the seller is liable for that for two years (2019/771/EU, article 10).
    pub fn is_fault(self) -> bool {
        matches!(self, Self::NotAsDescribed | Self::WrongItem | Self::Damaged)
    }

    /// Whether photographs are asked for.
    pub fn needs_photos(self) -> bool {
        self == Self::Damaged
    }
}

impl TryFrom<String> for Reason {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let all = Self::CHOICES.into_iter().chain([Self::Unsaid]);
        all.into_iter().find(|reason| reason.name() == name).ok_or_else(|| format!("{name} is no reason"))
    }
}

/// A stored return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct ReturnCase {
    /// Its id.
    #[serde(skip)]
    pub id: ReturnId,
    /// The country that sold.
    pub tenant_id: TenantId,
    /// Whose goods.
    #[serde(skip)]
    pub order_id: OrderId,
    /// The withdrawal that it follows from.
    #[serde(skip)]
    pub withdrawal_id: Option<WithdrawalId>,
    /// What everybody calls it, such as `R7K3QX9M2TB`.
    pub number: String,
    /// On what ground.
    #[sqlx(try_from = "String")]
    pub kind: Kind,
    /// How far it is.
    #[sqlx(try_from = "String")]
    pub status: Status,
    /// How the goods come.
    #[sqlx(try_from = "String")]
    pub way: ReturnMethod,
    /// Whether it was asked for within the legal time.
    pub is_in_time: bool,
    /// What was given back in all, once it was.
    pub refund_minor: Option<i64>,
    /// The part of that for shipping and charges.
    pub shipping_minor: i64,
    /// Why it was refused.
    pub refusal: Option<String>,
    /// When it was asked for.
    pub requested_at: DateTime<Utc>,
    /// When it changed last.
    pub updated_at: DateTime<Utc>,
}

/// A stored line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct ReturnLine {
    /// Its id.
    #[serde(skip)]
    pub id: ReturnLineId,
    /// Its return.
    #[serde(skip)]
    pub return_id: ReturnId,
    /// The line of the order.
    pub position: i64,
    /// What the shopper has.
    pub variant_id: VariantId,
    /// Pieces.
    pub quantity: i64,
    /// Why.
    #[sqlx(try_from = "String")]
    pub reason: Reason,
    /// What the shopper says about it.
    pub comment: String,
    /// What is wanted instead of money.
    pub exchange_variant_id: Option<VariantId>,
    /// The size of that, as shoppers read it.
    pub exchange_size: Option<String>,
    /// For how many pieces something is given back, once they were inspected.
    pub accepted: Option<i64>,
    /// How many of them can be sold again.
    pub resalable: Option<i64>,
}

/// What happened to a return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct ReturnEvent {
    /// Its return.
    #[serde(skip)]
    pub return_id: ReturnId,
    /// The state that it brought about.
    pub status: String,
    /// Who did it: `shopper`, `operator ana`, `vitrina`.
    pub actor: String,
    /// What else is known.
    #[sqlx(json)]
    pub data: serde_json::Value,
    /// When.
    pub happened_at: DateTime<Utc>,
}

/// A return with everything that belongs to it.
#[derive(Clone, Debug)]
pub struct ReturnDetails {
    /// The return.
    pub case: ReturnCase,
    /// Its lines, in the order's order.
    pub lines: Vec<ReturnLine>,
    /// What happened, the first first.
    pub events: Vec<ReturnEvent>,
}

impl ReturnDetails {
    /// Whether it was a return by the shop's rules once; a withdrawal begins as an approved one.
    pub fn was_requested(&self) -> bool {
        self.events.iter().any(|event| event.status == Status::Requested.name())
    }

    /// When the withdrawal that it is was declared; none of a return.
    pub fn declared_at(&self) -> Option<DateTime<Utc>> {
        let became = self.events.iter().find(|event| event.data.get("withdrawal").is_some());
        let at = became.filter(|_| self.was_requested()).map_or(self.case.requested_at, |event| event.happened_at);
        (self.case.kind == Kind::Withdrawal).then_some(at)
    }
}

/// Pieces of a line of the order, as somebody wants to send them back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedReturn {
    /// The line.
    pub position: i64,
    /// Which pieces of it, after an exchange of some.
    pub variant_id: Option<VariantId>,
    /// How many.
    pub quantity: i64,
    /// Why.
    pub reason: Reason,
    /// What else is said.
    pub comment: String,
    /// What is wanted instead of money.
    pub exchange: Option<VariantId>,
    /// Names of photographs.
    pub photos: Vec<String>,
}

/// A line to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReturnLine {
    /// The line of the order.
    pub position: i64,
    /// What the shopper has.
    pub variant_id: VariantId,
    /// Pieces.
    pub quantity: i64,
    /// Why.
    pub reason: Reason,
    /// What else is said.
    pub comment: String,
    /// What is wanted instead, and its size.
    pub exchange: Option<(VariantId, String)>,
}

/// A return to write.
#[derive(Clone, Debug)]
pub struct NewReturn {
    /// The country.
    pub tenant_id: TenantId,
    /// Whose goods.
    pub order_id: OrderId,
    /// The withdrawal that it follows from.
    pub withdrawal_id: Option<WithdrawalId>,
    /// What everybody calls it.
    pub number: String,
    /// On what ground.
    pub kind: Kind,
    /// How far it is.
    pub status: Status,
    /// How the goods come.
    pub way: ReturnMethod,
    /// Whether it was asked for within the legal time.
    pub is_in_time: bool,
    /// Its lines.
    pub lines: Vec<NewReturnLine>,
}

/// What a clerk found of a line: how many pieces something is given back for, and how many of them can be sold again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inspection {
    /// Pieces for which something is given back.
    pub accepted: i64,
    /// Pieces of these that go back to stock.
    pub resalable: i64,
}

/// Pieces of a line in a declared withdrawal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DeclaredLine {
    /// The line of the order.
    pub position: i64,
    /// What the shopper has.
    pub variant_id: VariantId,
    /// Pieces.
    pub quantity: i64,
}

/// A withdrawal as it was declared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[serde(rename_all = "camelCase")]
pub struct Withdrawal {
    /// Its id.
    #[serde(skip)]
    pub id: WithdrawalId,
    /// The country.
    pub tenant_id: TenantId,
    /// From which order.
    #[serde(skip)]
    pub order_id: OrderId,
    /// What everybody calls it: also its return's number.
    pub number: String,
    /// In which language.
    #[serde(skip)]
    pub language_id: LanguageId,
    /// Where its receipt went.
    pub email: Option<String>,
    /// What it is about.
    #[sqlx(json)]
    pub lines: Vec<DeclaredLine>,
    /// Whether that is everything.
    pub is_whole: bool,
    /// The last day on which it could be declared, as YYYY-MM-DD.
    pub deadline: Option<String>,
    /// When it was declared.
    pub declared_at: DateTime<Utc>,
}

/// Which returns are meant. The default is all.
#[derive(Clone, Debug, Default)]
pub struct ReturnFilter {
    /// Of this country.
    pub tenant: Option<TenantId>,
    /// That stand so.
    pub status: Option<Status>,
    /// Of this ground.
    pub kind: Option<Kind>,
    /// Of this order.
    pub order: Option<OrderId>,
    /// Asked for at or after this.
    pub from: Option<DateTime<Utc>>,
    /// Asked for before this.
    pub until: Option<DateTime<Utc>>,
}

//! A country's wheel at a point in time: the segments that can be drawn, and their labels.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use crate::{
    clock::When,
    db::ReadSession,
    error::Result,
    games::{
        model::{SegmentRecord, WheelRecord},
        store::wheels,
    },
    i18n::fallback_chain,
    id::{PromotionId, WheelId},
    pricing::Promotion,
    promotions::TenantPromotions,
    tenancy::{Language, Tenant},
};

/// A prize that can be won at present.
#[derive(Clone, Copy, Debug)]
pub(super) struct AvailablePrize {
    /// The promotion whose code is won.
    pub promotion_id: PromotionId,
    /// When the promotion itself ends.
    pub ends_at: Option<DateTime<Utc>>,
}

/// A wheel that is in force at present.
#[derive(Clone, Debug)]
pub(super) struct ActiveWheel {
    pub id: WheelId,
    pub record: WheelRecord,
    /// The current weight of each segment: 0 when its prize is used up or not available any more.
    pub weights: Vec<u32>,
    /// The current prize of each segment.
    pub prizes: Vec<Option<AvailablePrize>>,
    /// The end of the wheel's validity.
    pub ends_at: Option<DateTime<Utc>>,
}

/// The country's wheel, if it is in force: it ends when none of its prizes can be won any more.
pub(super) async fn turning(
    session: impl Into<ReadSession<'_>>,
    tenant: &Tenant,
    promotions: &TenantPromotions,
    now: DateTime<Utc>,
) -> Result<Option<ActiveWheel>> {
    let mut session = session.into();
    let Some(row) = wheels::current(session.reborrow(), tenant.id).await? else { return Ok(None) };
    let Some(record) = row.definition.map(|definition| definition.0) else { return Ok(None) };
    let instant = |when: Option<When>| when.map(|when| when.instant(tenant.time_zone));
    let (starts, ends_at) = (instant(record.starts), instant(record.ends));
    if starts.is_some_and(|starts| starts > now) || ends_at.is_some_and(|ends| ends <= now) {
        return Ok(None);
    }
    let given: HashMap<String, i64> = wheels::given(session, tenant.id).await?.into_iter().collect();
    let prizes: Vec<Option<AvailablePrize>> =
        record.segments.iter().map(|segment| open_prize(segment, promotions, &given, now)).collect();
    if prizes.iter().all(Option::is_none) {
        return Ok(None);
    }
    let weight = |(segment, prize): (&SegmentRecord, &Option<AvailablePrize>)| {
        if segment.promotion.is_none() || prize.is_some() { segment.weight } else { 0 }
    };
    let weights = record.segments.iter().zip(&prizes).map(weight).collect();
    Ok(Some(ActiveWheel { id: row.id, record, weights, prizes, ends_at }))
}

fn open_prize(
    segment: &SegmentRecord,
    promotions: &TenantPromotions,
    given: &HashMap<String, i64>,
    now: DateTime<Utc>,
) -> Option<AvailablePrize> {
    let name = segment.promotion.as_ref()?;
    let is_won =
        |(_, promotion): &(&PromotionId, &Promotion)| promotion.name == *name && promotion.period.contains(now);
    let (promotion_id, promotion) = promotions.coupons.iter().find(is_won)?;
    let is_used_up = given.get(&segment.name).copied().unwrap_or_default() >= budget(segment);
    (!is_used_up).then_some(AvailablePrize { promotion_id: *promotion_id, ends_at: promotion.period.ends })
}

/// The budget of a segment's prize.
pub(super) fn budget(segment: &SegmentRecord) -> i64 {
    segment.budget.map_or(i64::MAX, i64::from)
}

/// The label of a segment. When its promotion no longer exists, the label of a segment without a prize.
pub(super) fn label(
    record: &WheelRecord,
    segment: &SegmentRecord,
    promotions: &TenantPromotions,
    language: &Language,
) -> String {
    let own = own_label(segment, promotions, language);
    let blank = || record.segments.iter().find(|segment| segment.promotion.is_none());
    own.or_else(|| own_label(blank()?, promotions, language)).unwrap_or_else(|| segment.name.clone())
}

fn own_label(segment: &SegmentRecord, promotions: &TenantPromotions, language: &Language) -> Option<String> {
    let title = |code: &str| {
        let record = promotions.records.get(segment.promotion.as_ref()?)?;
        record.texts.get(code).map(|text| text.title.clone())
    };
    let of = |code: &str| segment.texts.get(code).cloned().or_else(|| title(code));
    fallback_chain(&language.code).into_iter().find_map(of)
}

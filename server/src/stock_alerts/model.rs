//! An alert, and its limits.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use crate::{
    id::{LanguageId, StockAlertId, TenantId, VariantId},
    rate_limit::Policy,
};

/// Alerts of one address in a country.
pub(super) const MOST_OF_ADDRESS: i64 = 50;
/// Alerts that are e-mailed at once for each piece that is back: not everybody who is told buys.
pub(super) const PER_PIECE: i64 = 5;
/// When the rest is looked at again.
pub(super) const NEXT_ROUND: TimeDelta = TimeDelta::hours(1);
/// Most alerts of one round.
pub(super) const MOST_OF_ROUND: i64 = 500;
/// Alerts asked for from one network.
pub(super) const ALERTS: Policy = Policy::new("stock-alert", 10, TimeDelta::minutes(1));

/// An alert as its owner and operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StockAlert {
    /// Its id.
    pub id: StockAlertId,
    /// The country.
    pub tenant_id: TenantId,
    /// What is waited for.
    pub variant_id: VariantId,
    /// The address, in lower case.
    pub email: String,
    /// The language of the e-mail.
    pub language_id: LanguageId,
    /// When it was asked for.
    pub asked_at: DateTime<Utc>,
}

//! The alert, and the limits on alerts.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;

use crate::{
    id::{LanguageId, StockAlertId, TenantId, VariantId},
    rate_limit::Policy,
};

/// Maximum number of alerts of one address in a country.
pub(super) const MOST_OF_ADDRESS: i64 = 50;
/// Alerts that are e-mailed in one round for each available piece: not everybody who is notified buys.
pub(super) const PER_PIECE: i64 = 5;
/// Delay until the next round for the remaining alerts.
pub(super) const NEXT_ROUND: TimeDelta = TimeDelta::hours(1);
/// Maximum number of alerts in one round.
pub(super) const MOST_OF_ROUND: i64 = 500;
/// Rate limit on requests for alerts from one network.
pub(super) const ALERTS: Policy = Policy::new("stock-alert", 10, TimeDelta::minutes(1));

/// An alert as its owner and operators see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StockAlert {
    /// Its id.
    pub id: StockAlertId,
    /// The country.
    pub tenant_id: TenantId,
    /// The variant that is waited for.
    pub variant_id: VariantId,
    /// The address, in lower case.
    pub email: String,
    /// The language of the e-mail.
    pub language_id: LanguageId,
    /// When it was requested.
    pub asked_at: DateTime<Utc>,
}

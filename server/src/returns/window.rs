//! Deadlines until which goods can be sent back.

use chrono::{DateTime, Datelike as _, Days, NaiveDate, Utc};

use crate::{
    orders::{DeliveryStatus, OrderDetails},
    tenancy::Tenant,
};

/// Withdrawal period in days, from the day after delivery (2011/83/EU, article 9).
const WITHDRAWAL_DAYS: u64 = 14;
/// Days for which the seller is liable for faulty goods (2019/771/EU, article 10).
const LIABLE_DAYS: u64 = 730;

/// The rights regarding an order's goods on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The last day to send goods back by the shop's rules; `None` before delivery.
    pub until: Option<NaiveDate>,
    /// The last day to withdraw; `None` before delivery, when withdrawal is always possible.
    pub withdrawal_until: Option<NaiveDate>,
    /// Whether goods can be sent back by the shop's rules.
    pub is_open: bool,
    /// Whether faulty goods can be sent back.
    pub is_open_for_faults: bool,
    /// Whether withdrawal from the contract is possible.
    pub may_withdraw: bool,
    /// Whether the goods are still in the warehouse.
    pub is_unsent: bool,
}

impl Window {
    /// The window of an order at present.
    pub fn of(details: &OrderDetails, tenant: &Tenant, now: DateTime<Utc>) -> Self {
        let today = tenant.local_date(now);
        let delivered = details.delivered_at().map(|at| tenant.local_date(at));
        let after = |days: u64| delivered.and_then(|day| day.checked_add_days(Days::new(days)));
        let until = after(u64::from(details.order.snapshot.return_days));
        let withdrawal_until = after(WITHDRAWAL_DAYS).map(|day| working_day(day, tenant));
        let status = details.order.delivery_status;
        let is_delivered = status == DeliveryStatus::Delivered;
        let is_within = |last: Option<NaiveDate>| last.is_some_and(|last| today <= last);
        let is_cancelled = matches!(status, DeliveryStatus::Cancelled | DeliveryStatus::Returned);
        Self {
            until,
            withdrawal_until,
            is_open: is_delivered && is_within(until),
            is_open_for_faults: is_delivered && is_within(after(LIABLE_DAYS)),
            may_withdraw: !is_cancelled && (delivered.is_none() || is_within(withdrawal_until)),
            is_unsent: matches!(status, DeliveryStatus::Pending | DeliveryStatus::Packed),
        }
    }

    /// Whether a request made now is within the legal time.
    pub fn is_in_time(&self) -> bool {
        self.may_withdraw
    }
}

/// A period that would end on a day of the weekend ends with the next working day (Regulation 1182/71, article 3(4)).
fn working_day(day: NaiveDate, tenant: &Tenant) -> NaiveDate {
    let weekend = tenant.delivery.weekend;
    std::iter::successors(Some(day), NaiveDate::succ_opt).find(|day| !weekend.has(day.weekday())).unwrap_or(day)
}

//! SQL over payment, payment_event, refund and sandbox_session.

pub(super) mod events;
pub(super) mod payments;
pub(super) mod refunds;
pub(super) mod sandbox;

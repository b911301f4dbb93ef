//! Shipping and the charge for paying on delivery.

use crate::{
    money::{Money, MoneyError},
    pricing::{DeliveryType, PaymentType, Step, TraceEvent, state::State},
};

/// Charges in addition to goods.
pub(super) struct Charged {
    pub(super) shipping: Money,
    pub(super) missing_to_free_shipping: Option<Money>,
    pub(super) cash_on_delivery: Money,
}

/// The sixth and seventh step. `counted` is the price of the goods before the code: it decides whether shipping is free.
pub(super) fn apply(state: &mut State<'_>, counted: Money) -> Result<Charged, MoneyError> {
    let nothing = Money::zero(state.request.currency);
    let (event, shipping) = shipping(state, counted)?;
    let missing_to_free_shipping = match state.request.charges.free_from {
        Some(free_from) if shipping.is_positive() => Some(free_from.checked_sub(counted)?),
        _ => None,
    };
    state.note(Step::Shipping, None, None, event, shipping);
    let cash_on_delivery = match state.request.payment {
        PaymentType::CashOnDelivery if !state.lines.is_empty() => state.request.charges.cash_on_delivery,
        _ => nothing,
    };
    if cash_on_delivery.is_positive() {
        state.note(Step::CashOnDelivery, None, None, TraceEvent::Charge, cash_on_delivery);
    }
    Ok(Charged { shipping, missing_to_free_shipping, cash_on_delivery })
}

fn shipping(state: &State<'_>, counted: Money) -> Result<(TraceEvent, Money), MoneyError> {
    let nothing = Money::zero(state.request.currency);
    let charges = state.request.charges;
    if state.request.delivery == DeliveryType::Pickup {
        return Ok((TraceEvent::Pickup, nothing));
    }
    if state.has_free_delivery || state.lines.is_empty() {
        return Ok((TraceEvent::FreeDelivery, nothing));
    }
    Ok(match charges.free_from {
        Some(free_from) if counted.compare(free_from)?.is_ge() => (TraceEvent::FreeFrom(free_from), nothing),
        _ => (TraceEvent::Charge, charges.shipping),
    })
}

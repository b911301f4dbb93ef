//! The steps of the pipeline, in sequence.

use crate::{
    money::MoneyError,
    pricing::{
        PricingRequest, Quote, Step, TraceEvent, charges, code, goals, quantity_offers, state::State, unit_price, vat,
    },
};

/// Prices a cart. Fails only on mixed currencies or overflow.
pub fn quote(request: &PricingRequest<'_>) -> Result<Quote, MoneyError> {
    let mut state = State::new(*request);
    unit_price::apply(&mut state)?;
    let subtotal = state.goods()?;
    quantity_offers::apply(&mut state)?;
    goals::apply(&mut state)?;
    let counted = state.goods()?;
    code::apply(&mut state)?;
    let charged = charges::apply(&mut state, counted)?;
    let goods = state.goods()?;
    let extra = charged.shipping.checked_add(charged.cash_on_delivery)?;
    let total = goods.checked_add(extra)?;
    let vat = vat::shares(&state, extra)?;
    state.note(Step::Total, None, None, TraceEvent::Sum, total);
    for share in &vat {
        state.note(Step::Total, None, None, TraceEvent::Vat(share.rate), share.tax);
    }
    let regular = state.regular()?;
    Ok(Quote {
        regular,
        subtotal,
        discount: subtotal.checked_sub(goods)?,
        goods,
        shipping: charged.shipping,
        missing_to_free_shipping: charged.missing_to_free_shipping,
        cash_on_delivery: charged.cash_on_delivery,
        total,
        vat,
        lines: state.in_given_order(),
        gifts: state.gifts,
        goals: state.goals,
        code: state.code,
        trace: state.trace,
    })
}

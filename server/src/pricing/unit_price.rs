//! The price of a piece: regular, reduced, in a flash deal.

use chrono::{DateTime, Utc};

use crate::{
    money::{Money, MoneyError},
    pricing::{CartLine, Offer, PriceCut, Promotion, Step, TraceEvent, state::State},
};

/// The flash deal with the lowest price of the piece at a point in time, with that price; of equal ones the first by name. `None`
/// when no deal is below the current price.
pub fn flash_price<'a>(
    line: &CartLine,
    promotions: &'a [Promotion],
    at: DateTime<Utc>,
) -> Result<Option<(&'a Promotion, Money)>, MoneyError> {
    let price = line.price();
    let mut best: Option<(&Promotion, Money)> = None;
    for deal in promotions.iter().filter(|deal| deal.period.contains(at) && deal.scope.covers(line, price.is_reduced)) {
        let Offer::FlashDeal(cut) = &deal.offer else { continue };
        let unit = cut_price(price.unit, *cut)?;
        let is_better = best.is_none_or(|(other, lowest)| (unit.minor, &deal.name) < (lowest.minor, &other.name));
        if unit.compare(price.unit)?.is_lt() && is_better {
            best = Some((deal, unit));
        }
    }
    Ok(best)
}

fn cut_price(unit: Money, cut: PriceCut) -> Result<Money, MoneyError> {
    let taken_off = match cut {
        PriceCut::Percent(percent) => percent.of(unit)?,
        PriceCut::Amount(amount) => amount,
        PriceCut::Price(price) => unit.checked_sub(price)?,
    };
    Ok(unit.checked_sub(taken_off)?.at_least_zero())
}

/// The first two steps: set the price of a piece of every line.
pub(super) fn apply(state: &mut State<'_>) -> Result<(), MoneyError> {
    for index in 0..state.lines.len() {
        let line = state.lines[index].line;
        let price = line.price();
        let reduced_from = price.is_reduced.then_some(line.unit_price);
        state.set_unit(index, price)?;
        let event = TraceEvent::Priced { quantity: line.quantity, unit: price.unit, reduced_from };
        state.note(Step::UnitPrice, Some(index), None, event, state.lines[index].net);
        if let Some((deal, unit)) = flash_price(line, state.request.promotions, state.request.at)? {
            let before = state.lines[index].net;
            state.set_deal(index, deal, unit)?;
            let change = state.lines[index].net.checked_sub(before)?;
            state.note(Step::FlashDeal, Some(index), Some(deal), TraceEvent::DealPrice(unit), change);
        }
    }
    Ok(())
}

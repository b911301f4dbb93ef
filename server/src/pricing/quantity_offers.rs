//! Buy X get Y: of the pieces sorted by price, each group of X + Y has its Y cheapest reduced.
//!
//! Groups are formed from the most expensive pieces down, so that splitting an order never saves more. A piece belongs to one
//! group at most.

use crate::{
    money::MoneyError,
    pricing::{BasisPoints, Offer, Promotion, Step, TraceEvent, state::State},
};

/// The third step.
pub(super) fn apply(state: &mut State<'_>) -> Result<(), MoneyError> {
    for promotion in state.promotions_in_force() {
        if let Offer::BuyXGetY { buy, get, percent_off, most } = promotion.offer {
            let groups =
                Groups { buy: buy as usize, get: get as usize, most: most.map_or(usize::MAX, |most| most as usize) };
            apply_offer(state, promotion, groups, percent_off)?;
        }
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Groups {
    buy: usize,
    get: usize,
    most: usize,
}

impl Groups {
    /// Role of a piece in the sorted sequence: `None` when its group has no reduced pieces or exceeds the maximum, otherwise
    /// whether it is a reduced one.
    fn role_of(self, piece: usize, pieces: usize) -> Option<bool> {
        let size = self.buy + self.get;
        let (group, place) = (piece / size, piece % size);
        let members = (pieces - group * size).min(size);
        (group < self.most && members > self.buy).then_some(place >= self.buy)
    }
}

fn apply_offer(
    state: &mut State<'_>,
    promotion: &Promotion,
    groups: Groups,
    percent_off: BasisPoints,
) -> Result<(), MoneyError> {
    let pieces = pieces_by_price(state, promotion);
    let mut reduced = vec![0_u32; state.lines.len()];
    let mut used = vec![0_u32; state.lines.len()];
    for (place, index) in pieces.iter().enumerate() {
        if let Some(is_reduced) = groups.role_of(place, pieces.len()) {
            used[*index] += 1;
            reduced[*index] += u32::from(is_reduced);
        }
    }
    for index in 0..used.len() {
        if used[index] == 0 {
            continue;
        }
        state.lines[index].grouped += used[index];
        state.lines[index].apply_promotion(promotion);
        if reduced[index] > 0 {
            let amount = percent_off.of(state.lines[index].unit.checked_mul(i64::from(reduced[index]))?)?;
            let event = TraceEvent::Pieces { quantity: reduced[index], percent_off };
            state.deduct(Step::BuyXGetY, index, promotion, event, amount)?;
        }
    }
    Ok(())
}

/// The line of each piece that may belong to a group, most expensive first.
fn pieces_by_price(state: &State<'_>, promotion: &Promotion) -> Vec<usize> {
    let mut open: Vec<usize> = (0..state.lines.len()).filter(|index| state.is_open(*index, promotion)).collect();
    open.sort_by_key(|index| (-state.lines[*index].unit.minor, state.lines[*index].line.key));
    open.into_iter()
        .flat_map(|index| {
            let line = &state.lines[index];
            std::iter::repeat_n(index, (line.line.quantity - line.grouped) as usize)
        })
        .collect()
}

//! Cart goals: a percentage, an amount, free delivery or a gift from a cart total on.

use crate::{
    money::{Money, MoneyError},
    pricing::{GoalProgress, GoalTier, Offer, Promotion, Step, TraceEvent, state::State},
};

/// The fourth step. Each goal counts the price of its lines before any goal, so that goals do not depend on each other's
/// sequence.
pub(super) fn apply(state: &mut State<'_>) -> Result<(), MoneyError> {
    let before: Vec<Money> = state.lines.iter().map(|line| line.net).collect();
    for promotion in state.promotions_in_force() {
        if let Offer::CartGoal(tiers) = &promotion.offer {
            let lines = state.open_lines(promotion);
            let spent = Money::sum(state.request.currency, lines.iter().map(|index| before[*index]))?;
            apply_goal(state, promotion, tiers, &lines, spent)?;
        }
    }
    Ok(())
}

fn apply_goal(
    state: &mut State<'_>,
    promotion: &Promotion,
    tiers: &[GoalTier],
    lines: &[usize],
    spent: Money,
) -> Result<(), MoneyError> {
    let is_reached = |tier: &&GoalTier| tier.spend.minor <= spent.minor && !lines.is_empty();
    let reached = tiers.iter().filter(is_reached).max_by_key(|tier| tier.spend.minor);
    let next = tiers.iter().filter(|tier| tier.spend.minor > spent.minor).min_by_key(|tier| tier.spend.minor);
    let missing = next.map_or(Ok(Money::zero(spent.currency)), |tier| tier.spend.checked_sub(spent))?;
    if let Some(tier) = reached {
        state.give(Step::CartGoal, promotion, tier.reward, lines)?;
    } else {
        state.note(
            Step::CartGoal,
            None,
            Some(promotion),
            TraceEvent::GoalMissing(missing),
            Money::zero(spent.currency),
        );
    }
    state.goals.push(GoalProgress {
        promotion: promotion.name.clone(),
        reached: reached.map(|tier| tier.reward),
        next: next.map(|tier| tier.reward),
        missing,
    });
    Ok(())
}

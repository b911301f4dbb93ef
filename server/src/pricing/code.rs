//! The coupon or affiliate discount that was entered.

use crate::{
    money::{Money, MoneyError},
    pricing::{CodeOutcome, CodeRefusal, Offer, Promotion, Step, TraceEvent, state::State},
};

/// The fifth step.
pub(super) fn apply(state: &mut State<'_>) -> Result<(), MoneyError> {
    let Some(code) = state.request.code else { return Ok(()) };
    let lines = state.open_lines(code);
    let outcome = if let Some(refusal) = refusal(state, code, &lines)? {
        let nothing = Money::zero(state.request.currency);
        state.note(Step::Code, None, Some(code), TraceEvent::CodeRefused(refusal), nothing);
        CodeOutcome::Refused(refusal)
    } else {
        let Offer::Code { reward, .. } = code.offer else { return Ok(()) };
        CodeOutcome::Applied(state.give(Step::Code, code, reward, &lines)?)
    };
    state.code = Some(outcome);
    Ok(())
}

fn refusal(state: &State<'_>, code: &Promotion, lines: &[usize]) -> Result<Option<CodeRefusal>, MoneyError> {
    let at = state.request.at;
    if !code.period.has_started(at) {
        return Ok(Some(CodeRefusal::NotStarted));
    }
    if code.period.has_ended(at) {
        return Ok(Some(CodeRefusal::Expired));
    }
    if lines.is_empty() {
        return Ok(Some(CodeRefusal::NoMatchingProducts));
    }
    let Offer::Code { minimum: Some(minimum), .. } = code.offer else { return Ok(None) };
    let sum = Money::sum(state.request.currency, lines.iter().map(|index| state.lines[*index].net))?;
    let missing = minimum.checked_sub(sum)?;
    Ok(missing.is_positive().then_some(CodeRefusal::MinimumNotReached { minimum, missing }))
}

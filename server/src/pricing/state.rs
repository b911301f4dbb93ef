//! State of a cart between the steps: the current price of each line, and which promotions may still change it.

use crate::{
    id::VariantId,
    money::{Money, MoneyError},
    pricing::{
        CartLine, CodeOutcome, Discount, EffectivePrice, GoalProgress, LineQuote, PricingRequest, Promotion, Reward,
        Step, TraceEvent, TraceRecord,
    },
};

/// State of a line between the steps.
pub(super) struct LineState<'a> {
    pub(super) line: &'a CartLine,
    /// Its index in the request.
    place: usize,
    pub(super) unit: Money,
    is_reduced: bool,
    flash_deal: Option<String>,
    /// Pieces that belong to a group of a quantity offer.
    pub(super) grouped: u32,
    discounts: Vec<Discount>,
    /// The current price of the line.
    pub(super) net: Money,
    is_taken: bool,
    is_closed: bool,
}

impl LineState<'_> {
    /// Records that the promotion applies to this line.
    pub(super) fn apply_promotion(&mut self, promotion: &Promotion) {
        self.is_taken = true;
        self.is_closed |= !promotion.is_combinable;
    }
}

/// State shared by the steps. Lines are sorted by their keys.
pub(super) struct State<'a> {
    pub(super) request: PricingRequest<'a>,
    pub(super) lines: Vec<LineState<'a>>,
    pub(super) has_free_delivery: bool,
    pub(super) goals: Vec<GoalProgress>,
    pub(super) code: Option<CodeOutcome>,
    pub(super) gifts: Vec<VariantId>,
    pub(super) trace: Vec<TraceRecord>,
}

impl<'a> State<'a> {
    pub(super) fn new(request: PricingRequest<'a>) -> Self {
        let mut lines: Vec<LineState<'a>> =
            request.lines.iter().enumerate().map(|(place, line)| LineState::new(place, line)).collect();
        lines.sort_by_key(|state| state.line.key);
        Self {
            request,
            lines,
            has_free_delivery: false,
            goals: Vec::new(),
            code: None,
            gifts: Vec::new(),
            trace: Vec::new(),
        }
    }

    /// The promotions in force, sorted by name.
    pub(super) fn promotions_in_force(&self) -> Vec<&'a Promotion> {
        let at = self.request.at;
        let mut promotions: Vec<&Promotion> =
            self.request.promotions.iter().filter(|promotion| promotion.period.contains(at)).collect();
        promotions.sort_by(|one, other| one.name.cmp(&other.name));
        promotions
    }

    /// Whether the promotion may still apply to this line.
    pub(super) fn is_open(&self, index: usize, promotion: &Promotion) -> bool {
        let state = &self.lines[index];
        let is_free = !state.is_closed && (promotion.is_combinable || !state.is_taken);
        is_free && promotion.scope.covers(state.line, state.is_reduced)
    }

    /// The lines to which the promotion may still apply.
    pub(super) fn open_lines(&self, promotion: &Promotion) -> Vec<usize> {
        (0..self.lines.len()).filter(|index| self.is_open(*index, promotion)).collect()
    }

    pub(super) fn set_unit(&mut self, index: usize, price: EffectivePrice) -> Result<(), MoneyError> {
        let state = &mut self.lines[index];
        state.unit = price.unit;
        state.is_reduced = price.is_reduced;
        state.net = price.unit.checked_mul(i64::from(state.line.quantity))?;
        Ok(())
    }

    pub(super) fn set_deal(&mut self, index: usize, deal: &Promotion, unit: Money) -> Result<(), MoneyError> {
        let state = &mut self.lines[index];
        state.unit = unit;
        state.is_reduced = true;
        state.net = unit.checked_mul(i64::from(state.line.quantity))?;
        state.flash_deal = Some(deal.name.clone());
        state.apply_promotion(deal);
        Ok(())
    }

    /// Deducts an amount from a line, at most its price; returns the deducted amount.
    pub(super) fn deduct(
        &mut self,
        step: Step,
        index: usize,
        promotion: &Promotion,
        event: TraceEvent,
        amount: Money,
    ) -> Result<Money, MoneyError> {
        let state = &mut self.lines[index];
        let amount = amount.at_least_zero().min(state.net)?;
        state.apply_promotion(promotion);
        if amount.is_zero() {
            return Ok(amount);
        }
        state.net = state.net.checked_sub(amount)?;
        state.discounts.push(Discount { promotion: promotion.name.clone(), amount });
        self.note(step, Some(index), Some(promotion), event, amount.checked_neg()?);
        Ok(amount)
    }

    /// Applies a reward to these lines; returns the discount.
    pub(super) fn give(
        &mut self,
        step: Step,
        promotion: &Promotion,
        reward: Reward,
        lines: &[usize],
    ) -> Result<Money, MoneyError> {
        let nothing = Money::zero(self.request.currency);
        match reward {
            Reward::Percent(percent) => {
                let shares =
                    lines.iter().map(|index| percent.of(self.lines[*index].net)).collect::<Result<Vec<_>, _>>()?;
                self.deduct_shares(step, promotion, lines, &shares)
            }
            Reward::Amount(amount) => {
                let nets: Vec<Money> = lines.iter().map(|index| self.lines[*index].net).collect();
                let sum = Money::sum(nothing.currency, nets.iter().copied())?;
                if sum.is_zero() {
                    return Ok(nothing);
                }
                self.deduct_shares(step, promotion, lines, &amount.min(sum)?.allocate_by(&nets)?)
            }
            Reward::FreeDelivery => {
                self.has_free_delivery = true;
                self.note(step, None, Some(promotion), TraceEvent::FreeDelivery, nothing);
                Ok(nothing)
            }
            Reward::Gift(variant) => {
                self.gifts.push(variant);
                self.note(step, None, Some(promotion), TraceEvent::Gift(variant), nothing);
                Ok(nothing)
            }
        }
    }

    fn deduct_shares(
        &mut self,
        step: Step,
        promotion: &Promotion,
        lines: &[usize],
        shares: &[Money],
    ) -> Result<Money, MoneyError> {
        lines.iter().zip(shares).try_fold(Money::zero(self.request.currency), |sum, (index, share)| {
            sum.checked_add(self.deduct(step, *index, promotion, TraceEvent::TakenOff, *share)?)
        })
    }

    pub(super) fn note(
        &mut self,
        step: Step,
        line: Option<usize>,
        promotion: Option<&Promotion>,
        event: TraceEvent,
        amount: Money,
    ) {
        let line = line.map(|index| self.lines[index].line.key);
        let promotion = promotion.map(|promotion| promotion.name.clone());
        self.trace.push(TraceRecord { step, line, promotion, event, amount });
    }

    /// The current price of all lines.
    pub(super) fn goods(&self) -> Result<Money, MoneyError> {
        Money::sum(self.request.currency, self.lines.iter().map(|state| state.net))
    }

    pub(super) fn regular(&self) -> Result<Money, MoneyError> {
        self.lines.iter().try_fold(Money::zero(self.request.currency), |sum, state| {
            sum.checked_add(state.line.unit_price.checked_mul(i64::from(state.line.quantity))?)
        })
    }

    pub(super) fn in_given_order(&mut self) -> Vec<LineQuote> {
        self.lines.sort_by_key(|state| state.place);
        self.lines.drain(..).map(LineState::into_quote).collect()
    }
}

impl<'a> LineState<'a> {
    fn new(place: usize, line: &'a CartLine) -> Self {
        Self {
            line,
            place,
            unit: line.unit_price,
            is_reduced: false,
            flash_deal: None,
            grouped: 0,
            discounts: Vec::new(),
            net: Money::zero(line.unit_price.currency),
            is_taken: false,
            is_closed: false,
        }
    }

    fn into_quote(self) -> LineQuote {
        LineQuote {
            key: self.line.key,
            quantity: self.line.quantity,
            regular_unit: self.line.unit_price,
            unit: self.unit,
            flash_deal: self.flash_deal,
            discounts: self.discounts,
            total: self.net,
            vat_rate: self.line.vat_rate,
        }
    }
}

//! VAT included in prices. Charges follow the goods: they are spread over the goods' VAT rates by the price of the goods
//! (Directive 2006/112/EC, articles 2 and 78: ancillary costs belong to the supply).

use std::collections::BTreeMap;

use crate::{
    money::{Money, MoneyError},
    pricing::{BasisPoints, VatShare, state::State},
};

/// The parts of the total by VAT rate, lowest first. They add up to the total.
pub(super) fn shares(state: &State<'_>, charges: Money) -> Result<Vec<VatShare>, MoneyError> {
    let mut gross: BTreeMap<BasisPoints, Money> = BTreeMap::new();
    for line in &state.lines {
        let sum = gross.entry(line.line.vat_rate).or_insert(Money::zero(charges.currency));
        *sum = sum.checked_add(line.net)?;
    }
    spread(&mut gross, charges, state.request.charges.vat_rate)?;
    let taxed = gross.into_iter().filter(|(_, gross)| gross.is_positive());
    taxed.map(|(rate, gross)| Ok(VatShare { rate, gross, tax: gross.included_tax(rate.0)? })).collect()
}

fn spread(gross: &mut BTreeMap<BasisPoints, Money>, charges: Money, otherwise: BasisPoints) -> Result<(), MoneyError> {
    let goods: Vec<Money> = gross.values().copied().collect();
    if goods.iter().all(|goods| goods.is_zero()) {
        let sum = gross.entry(otherwise).or_insert(Money::zero(charges.currency));
        *sum = sum.checked_add(charges)?;
        return Ok(());
    }
    for (sum, share) in gross.values_mut().zip(charges.allocate_by(&goods)?) {
        *sum = sum.checked_add(share)?;
    }
    Ok(())
}

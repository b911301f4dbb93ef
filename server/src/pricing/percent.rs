//! Percentages.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::money::{Money, MoneyError};

/// Hundredths of a percent: 2200 is 22 %.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BasisPoints(pub u32);

impl BasisPoints {
    /// 100 %.
    pub const WHOLE: Self = Self(10_000);

    /// This percentage of an amount, rounded half up.
    pub fn of(self, amount: Money) -> Result<Money, MoneyError> {
        amount.percent(i64::from(self.0))
    }
}

impl fmt::Display for BasisPoints {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 100, self.0 % 100) {
            (whole, 0) => write!(formatter, "{whole} %"),
            (whole, part) if part % 10 == 0 => write!(formatter, "{whole}.{} %", part / 10),
            (whole, part) => write!(formatter, "{whole}.{part:02} %"),
        }
    }
}

//! Amounts in rows: columns `…_minor`, read together with the row's `currency`.

use super::{CurrencyCode, Money};

/// Defines the rows from which a model reads an amount: `#[sqlx(flatten, try_from = "TotalMinor")] total: Money`.
macro_rules! minor_columns {
    ($($row:ident: $column:ident,)+) => {$(
        #[doc = concat!("The columns `currency` and `", stringify!($column), "`.")]
        #[derive(Debug, sqlx::FromRow)]
        pub struct $row {
            currency: CurrencyCode,
            $column: i64,
        }

        impl From<$row> for Money {
            fn from(row: $row) -> Self {
                Self::new(row.$column, row.currency)
            }
        }
    )+};
}

minor_columns! {
    AmountMinor: amount_minor,
    BaseMinor: base_minor,
    CommissionMinor: commission_minor,
    EarnedMinor: earned_minor,
    ReturnedMinor: returned_minor,
    ReversedMinor: reversed_minor,
    RevenueMinor: revenue_minor,
    TotalMinor: total_minor,
}

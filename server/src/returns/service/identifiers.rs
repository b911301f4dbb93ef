//! A return's number, and its reference in stock movements.

use crate::{orders, returns::model::ReturnCase};

/// An unguessable number, distinguished from an order number by its first letter.
pub(super) fn number() -> String {
    format!("R{}", orders::order_number())
}

/// A return's reference in stock movements.
pub(super) fn reference(case: &ReturnCase) -> String {
    format!("return:{}", case.id)
}

/// The reference of the sale of a return's exchanges.
pub(super) fn exchange_reference(case: &ReturnCase) -> String {
    format!("{}:sent", reference(case))
}

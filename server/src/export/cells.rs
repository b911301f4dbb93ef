//! Cells that a spreadsheet does not take for formulas.

use std::borrow::Cow;

use crate::import::FORMULA_STARTS;

/// A cell as a spreadsheet shows it and never runs it: an apostrophe stands before what would begin a formula. Plain numbers, such
/// as a negative quantity, stay as they are. The import takes the apostrophe off again.
pub fn safe_cell(cell: &str) -> Cow<'_, str> {
    let is_escaped = cell.strip_prefix('\'').is_some_and(|rest| rest.starts_with(FORMULA_STARTS));
    if (cell.starts_with(FORMULA_STARTS) && !is_number(cell)) || is_escaped {
        return Cow::Owned(format!("'{cell}"));
    }
    Cow::Borrowed(cell)
}

fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix(['-', '+']).unwrap_or(cell);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && digits.matches('.').count() < 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_told_from_numbers() {
        for cell in ["=1+1", "@SUM(A1)", "+386 40 123 456", "-x", "\t=1", "\r=1", "-1+1", "+1|cmd", "-1.2.3"] {
            assert_eq!(safe_cell(cell), format!("'{cell}"), "{cell:?}");
        }
        for cell in ["", "-2", "+3", "-1.50", "a=b", "12", "'007", "ana@example.com"] {
            assert_eq!(safe_cell(cell), cell);
        }
        assert_eq!(safe_cell("'=x"), "''=x");
    }
}

//! Which of a format's columns a file had, so that its export writes the same ones.

/// The columns of a header as a hexadecimal bit set, one bit each in the order of the format's list. A column has at most two
/// names.
pub(super) fn column_set<'c>(known: impl Iterator<Item = (&'c str, &'c str)>, header: &[String]) -> String {
    let has = |name: &str| header.iter().any(|own| own.eq_ignore_ascii_case(name));
    let set = (0..64).zip(known).filter(|(_, (one, other))| has(one) || has(other));
    format!("{:x}", set.fold(0_u64, |set, (index, _)| set | 1 << index))
}

/// Whether a column is in such a set; an invalid set contains all columns.
pub(crate) fn has_column(set: &str, index: usize) -> bool {
    u64::from_str_radix(set, 16).map_or(true, |set| set.checked_shr(index as u32).is_some_and(|rest| rest & 1 == 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_found_by_either_name() {
        let known = [("Handle", "URL handle"), ("Title", "Title"), ("Variant SKU", "SKU")];
        let set = column_set(known.into_iter(), &["sku".to_owned(), "URL handle".to_owned()]);
        assert_eq!([0, 1, 2, 70].map(|index| has_column(&set, index)), [true, false, true, false]);
        assert!(has_column("", 1));
    }
}

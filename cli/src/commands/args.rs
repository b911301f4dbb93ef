//! Arguments that several commands have: pages of lists, amounts, and the note of a dry run.

use clap::Args;
use vitrina_server::money;

use crate::output::{Output, count};

/// Appended to the output of a dry run.
pub(super) const DRY_RUN: &str = "\ndry run: nothing was written";

/// Parses an amount such as `12.50` or `12,5` into hundredths.
pub(super) fn amount(text: &str) -> Result<i64, String> {
    match money::parse(text) {
        Ok(0) => Err("must be more than zero".to_owned()),
        Ok(minor) => Ok(minor),
        Err(reason) => Err(format!("{reason}: write it like 12.50")),
    }
}

/// Paging options.
#[derive(Clone, Debug, Args)]
pub struct PageArgs {
    /// Page to show
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(i64).range(1..=1_000_000))]
    pub page: i64,
    /// Number of entries per page
    #[arg(long, visible_alias = "limit", value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(i64).range(1..=1000))]
    pub take: i64,
}

impl Default for PageArgs {
    fn default() -> Self {
        Self { page: 1, take: 50 }
    }
}

impl PageArgs {
    /// Prints, next to the list, the page's position within all rows.
    pub fn note(&self, output: &Output, shown: usize, all: i64, noun: &str) {
        let all_named = count(usize::try_from(all).unwrap_or_default(), noun);
        if shown == 0 && all > 0 {
            let last = (all + self.take - 1) / self.take;
            output.note(&format!("{all_named} in all; the last page is {last}"));
        } else if (shown as i64) < all {
            let first = (self.page - 1) * self.take + 1;
            let more = if self.page * self.take < all {
                format!("; --page {} shows more", self.page + 1)
            } else {
                String::new()
            };
            output.note(&format!("{first} to {} of {all_named}{more}", first + shown as i64 - 1));
        } else {
            output.note(&all_named);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::amount;

    #[test]
    fn amounts_are_read_to_the_cent_or_refused() {
        assert_eq!(
            [amount("12"), amount("12.5"), amount("12,50"), amount("0.05")],
            [Ok(1200), Ok(1250), Ok(1250), Ok(5)]
        );
        for wrong in ["", "0", "0.00", "-1", "1.505", "1e3", "92233720368547758.08"] {
            assert!(amount(wrong).is_err(), "{wrong}");
        }
    }
}

//! The content of an invoice or a credit note, as it is printed.

use chrono::{DateTime, Utc};
use serde::Serialize;

/// Content of an invoice.
#[derive(Debug, Serialize)]
pub(super) struct Invoice {
    /// Its language tag: `cs-CZ`.
    pub(super) lang: String,
    pub(super) brand: String,
    pub(super) title: String,
    pub(super) number: String,
    pub(super) column_names: ColumnNames,
    pub(super) facts: Vec<Fact>,
    pub(super) parties: Vec<Party>,
    pub(super) seller: Vec<String>,
    pub(super) lines: Vec<Line>,
    pub(super) sums: Vec<Sum>,
    pub(super) vat: Vec<VatShare>,
    #[serde(skip)]
    pub(super) created: DateTime<Utc>,
}

/// Column headings.
#[derive(Debug, Serialize)]
pub(super) struct ColumnNames {
    pub(super) item: String,
    pub(super) unit: String,
    pub(super) amount: String,
    pub(super) vat_rate: String,
    pub(super) net: String,
    pub(super) vat: String,
    pub(super) gross: String,
}

#[derive(Debug, Serialize)]
pub(super) struct Fact {
    pub(super) label: String,
    pub(super) value: String,
}

#[derive(Debug, Serialize)]
pub(super) struct Party {
    pub(super) label: String,
    pub(super) lines: Vec<String>,
}

#[derive(Debug, Serialize)]
pub(super) struct Line {
    pub(super) name: String,
    pub(super) options: String,
    pub(super) discounts: Vec<String>,
    pub(super) quantity: i64,
    pub(super) unit: String,
    pub(super) rate: String,
    pub(super) amount: String,
}

#[derive(Debug, Serialize)]
pub(super) struct Sum {
    pub(super) label: String,
    pub(super) amount: String,
    pub(super) is_total: bool,
}

#[derive(Debug, Serialize)]
pub(super) struct VatShare {
    pub(super) rate: String,
    pub(super) net: String,
    pub(super) tax: String,
    pub(super) gross: String,
}

//! Use cases: counting, reports, the dashboard.

mod count;
mod dashboard;
mod recount;
mod report;

pub use count::{COUNT, count};
pub use dashboard::{Dashboard, dashboard};
pub use report::{Report, ReportRow, Totals, report};

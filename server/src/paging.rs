//! The requested page of a list.

/// The requested page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paging {
    /// 1-based.
    pub page: i64,
    /// Items a page.
    pub take: i64,
}

impl Paging {
    /// Items before this page.
    pub fn offset(self) -> i64 {
        (self.page - 1) * self.take
    }
}

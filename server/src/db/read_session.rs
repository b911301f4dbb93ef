//! Runs several consecutive reads either on the database or inside a transaction.

use super::{Session, Statement, Tx, database::Db};

/// The database or a transaction, for functions that read more than once and must work with both. Converts from `&Db` and `&mut
/// Tx`.
#[derive(Debug)]
pub enum ReadSession<'c> {
    /// Each read separately. Data that the process has cached may be used instead.
    Db(&'c Db),
    /// All reads as the transaction sees them.
    Tx(&'c mut Tx),
}

impl ReadSession<'_> {
    /// Reborrows the session for one of several reads.
    pub fn reborrow(&mut self) -> ReadSession<'_> {
        match self {
            Self::Db(db) => ReadSession::Db(db),
            Self::Tx(tx) => ReadSession::Tx(tx),
        }
    }
}

impl<'c> From<&'c Db> for ReadSession<'c> {
    fn from(db: &'c Db) -> Self {
        Self::Db(db)
    }
}

impl<'c> From<&'c mut Tx> for ReadSession<'c> {
    fn from(tx: &'c mut Tx) -> Self {
        Self::Tx(tx)
    }
}

impl<'c> Session<'c> for ReadSession<'c> {
    #[track_caller]
    fn sql(self, sql: &'static str) -> Statement<'c> {
        match self {
            Self::Db(db) => db.sql(sql),
            Self::Tx(tx) => tx.sql(sql),
        }
    }
}

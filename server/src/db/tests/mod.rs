//! Tests of the database layer: transactions, pools, typed errors, durability, limits.

mod durable;
mod errors;
mod full;
mod placeholders;
pub(super) mod plans;
mod pool;
mod transact;

use super::*;
use crate::testing::{self, TestDb};

/// How many rows `user_type` has, as another connection sees it. Tests use this table because no other row refers to it here.
async fn rows(db: &Db) -> i64 {
    db.sql("SELECT COUNT(*) FROM user_type").scalar().await.unwrap()
}

async fn insert(tx: &mut Tx, id: i64) -> DbResult<u64> {
    tx.sql("INSERT INTO user_type (id, name) VALUES ($1, $2)").bind(id).bind(id.to_string()).execute().await
}

/// The test's database through another pool, with other options.
async fn reopened(test: &TestDb, options: &DbOptions) -> Db {
    Db::connect_with(&test.url, options).await.unwrap()
}

//! user_address.

use chrono::{DateTime, Utc};

use crate::{
    accounts::model::{PostalAddress, UserId},
    db::{DbResult, Session, Statement, Tx},
    id::AddressId,
};

/// A stored address.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Row {
    pub id: AddressId,
    #[sqlx(flatten)]
    pub fields: PostalAddress,
    pub is_default: bool,
}

const COLUMNS: &str = "SELECT id, name, address, address2, city, state, postal_code, country_id, phone, phone_code, is_default \
     FROM user_address ";

/// A user's addresses, the default one first, then the newest.
pub async fn list(session: impl Session<'_>, user: UserId) -> DbResult<Vec<Row>> {
    session.sql(COLUMNS).push_bind(" WHERE user_id =", user).push(" ORDER BY is_default DESC, id DESC").all().await
}

pub async fn count(tx: &mut Tx, user: UserId) -> DbResult<i64> {
    tx.sql("SELECT COUNT(*) FROM user_address WHERE user_id = $1").bind(user).scalar().await
}

pub async fn insert(tx: &mut Tx, user: UserId, row: &Row, now: DateTime<Utc>) -> DbResult<AddressId> {
    let statement = tx.sql(
        "INSERT INTO user_address (name, address, address2, city, state, postal_code, country_id, phone, phone_code, \
         user_id, is_default, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id",
    );
    filled(statement, &row.fields).bind(user).bind(row.is_default).bind(now).scalar().await
}

/// Updates an address of the user, except whether it is the default.
pub async fn update(tx: &mut Tx, user: UserId, row: &Row) -> DbResult<u64> {
    let statement = tx.sql(
        "UPDATE user_address SET name = $1, address = $2, address2 = $3, city = $4, state = $5, postal_code = $6, \
         country_id = $7, phone = $8, phone_code = $9 WHERE user_id = $10 AND id = $11",
    );
    filled(statement, &row.fields).bind(user).bind(row.id).execute().await
}

/// Binds the fields of the form as the first nine parameters.
fn filled<'c>(statement: Statement<'c>, fields: &PostalAddress) -> Statement<'c> {
    statement
        .bind(fields.name.clone())
        .bind(fields.address.clone())
        .bind(fields.address2.clone())
        .bind(fields.city.clone())
        .bind(fields.state.clone())
        .bind(fields.postal_code.clone())
        .bind(fields.country_id)
        .bind(fields.phone.clone())
        .bind(fields.phone_code.clone())
}

pub async fn delete(tx: &mut Tx, user: UserId, id: AddressId) -> DbResult<u64> {
    tx.sql("DELETE FROM user_address WHERE user_id = $1 AND id = $2").bind(user).bind(id).execute().await
}

/// Makes one address the user's default.
pub async fn set_default(tx: &mut Tx, user: UserId, id: AddressId) -> DbResult<u64> {
    tx.sql("UPDATE user_address SET is_default = (id = $1) WHERE user_id = $2").bind(id).bind(user).execute().await
}

//! Statements with appended placeholders, which are anonymous on SQLite, beside numbered ones.

use super::*;
use crate::both;

both!(appended_placeholders_take_their_values_in_order, test, {
    let statement = test.db.sql("SELECT 100 *").push_bind("", 3_i64).push_bind(" + 10 *", 4_i64).push_bind(" +", 5_i64);
    assert_eq!(statement.scalar::<i64>().await.unwrap(), 345);
});

both!(a_number_may_repeat_an_appended_value, test, {
    let statement = test.db.sql("SELECT 100 *").push_bind("", 3_i64).push_bind(" + 10 *", 4_i64).push(" + $1");
    assert_eq!(statement.scalar::<i64>().await.unwrap(), 343);
});

both!(appended_and_numbered_placeholders_may_be_mixed, test, {
    let statement = test.db.sql("SELECT 1000 * $1").bind(2_i64).push_bind(" + 100 *", 3_i64);
    let statement = statement.push(" + 10 * $3").bind(4_i64).push_bind(" +", 5_i64);
    assert_eq!(statement.scalar::<i64>().await.unwrap(), 2_345);
    let statement = test.db.sql("SELECT 100 *").push_bind("", 3_i64);
    let statement = statement.push(" + 10 * $2").bind(4_i64).push_bind(" +", 5_i64);
    assert_eq!(statement.scalar::<i64>().await.unwrap(), 345);
});

both!(lists_are_one_placeholder_among_the_others, test, {
    let all = rows(&test.db).await;
    let mut tx = test.db.begin().await.unwrap();
    for id in [71, 72, 73] {
        insert(&mut tx, id).await.unwrap();
    }
    let statement = tx.sql("SELECT COUNT(*) FROM user_type WHERE").push_bind(" id >", 71_i64);
    let statement = statement.push_in(" AND id", &[71_i64, 72, 73]).push_in_text(" AND name", &["73".to_owned()]);
    assert_eq!(statement.push_bind(" AND id <", 99_i64).scalar::<i64>().await.unwrap(), 1);
    let statement =
        tx.sql("SELECT COUNT(*) FROM user_type WHERE id <> $1").bind(72_i64).push_in(" AND id", &[71_i64, 72]);
    assert_eq!(statement.push_bind(" AND id <", 99_i64).scalar::<i64>().await.unwrap(), 1);
    tx.rollback().await.unwrap();
    assert_eq!(rows(&test.db).await, all);
});

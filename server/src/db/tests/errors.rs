//! Errors are classified alike on both databases.

use super::*;
use crate::{both, error::Error};

both!(a_constraint_that_refuses_is_named, test, {
    let mut tx = test.db.begin().await.unwrap();
    insert(&mut tx, 1).await.unwrap();
    tx.commit().await.unwrap();

    let mut tx = test.db.begin().await.unwrap();
    let error = tx.sql("INSERT INTO user_type (id, name) VALUES (2, '1')").execute().await.unwrap_err();
    assert!(error.violates_unique("user_type", &["name"]), "{error:?}");
    assert!(!error.violates_unique("user_type", &["id"]) && !error.violates_unique("tenant", &["name"]));
    tx.rollback().await.unwrap();

    let error = test.db.sql("INSERT INTO user_type (id, name) VALUES (1, 'x')").execute().await.unwrap_err();
    assert!(error.violates_unique("user_type", &["id"]), "{error:?}");
    let error = test
        .db
        .sql("INSERT INTO tenant_host (host, tenant_id, language_id, position) VALUES ('x', 77, 77, 0)")
        .execute()
        .await
        .unwrap_err();
    assert_eq!(error.kind(), DbErrorKind::ForeignKey);
    let named = |sqlite, postgres| if test.db.dialect() == Dialect::Sqlite { sqlite } else { Some(postgres) };
    let first = error.constraint().map(|name| name.replace("language", "tenant"));
    assert_eq!(first.as_deref(), named(None, "tenant_host_tenant_id_fkey"), "either of the two may be checked first");
    let error = test.db.sql("INSERT INTO user_type (id) VALUES (9)").execute().await.unwrap_err();
    assert_eq!((error.kind(), error.constraint()), (DbErrorKind::Check, named(Some("user_type.name"), "name")));
    let other = "INSERT INTO indexnow_progress (id, read_below) VALUES (2, 0)";
    let error = test.db.sql(other).execute().await.unwrap_err();
    let name = named(Some("id = 1"), "indexnow_progress_id_check");
    assert_eq!((error.kind(), error.constraint()), (DbErrorKind::Check, name));
    let error = test.db.sql("SELECT id FROM user_type WHERE id = 99").scalar::<i64>().await.unwrap_err();
    assert_eq!(error.constraint(), None);
});

both!(an_absent_row_is_a_404_only_where_a_service_says_so, test, {
    let absent = async || test.db.sql("SELECT id FROM user_type WHERE id = 1").scalar::<i64>().await;
    assert!(matches!(Error::from(absent().await.unwrap_err()), Error::Internal(_)));
    assert!(matches!(absent().await.or_not_found(), Err(Error::NotFound)));
});

both!(after_a_failed_statement_a_transaction_keeps_nothing, test, {
    let mut tx = test.db.begin().await.unwrap();
    insert(&mut tx, 1).await.unwrap();
    insert(&mut tx, 1).await.unwrap_err();
    assert_eq!(insert(&mut tx, 2).await.unwrap_err().kind(), DbErrorKind::TransactionFailed);
    assert_eq!(tx.commit().await.unwrap_err().kind(), DbErrorKind::TransactionFailed);
    assert_eq!(rows(&test.db).await, 0);
});

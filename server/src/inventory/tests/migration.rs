//! A database created before this slice existed keeps its stock.

use crate::db::{self, Db, Session};

#[tokio::test]
async fn stock_of_an_older_database_is_moved_with_its_movements() {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::connect(&format!("sqlite:{}", folder.path().join("old.db").display())).await.unwrap();
    db::migrate_to(&db, 79).await.unwrap();
    for statement in [
        "INSERT INTO product (id, key, composition, care, is_active, published_at, updated_at, extra, digest) \
         VALUES (1, 'tee', '[]', '[]', 1, '2026-11-01T00:00:00+00:00', '2026-11-01T00:00:00+00:00', '{}', '')",
        "INSERT INTO variant (id, product_id, position, stock, extra) VALUES (1, 1, 1, 7, '{}'), (2, 1, 2, 2, '{}'), (3, 1, 3, 0, '{}')",
    ] {
        db.sql(statement).execute().await.unwrap();
    }
    db::migrate(&db).await.unwrap();
    let rows: Vec<(i64, i64, i64, String, i64, Option<i64>)> = db
        .sql(
            "SELECT v.id, v.availability, s.on_hand, s.policy, s.imported, m.on_hand_change FROM variant v \
             JOIN stock_item s ON s.variant_id = v.id LEFT JOIN stock_movement m ON m.variant_id = v.id ORDER BY v.id",
        )
        .all()
        .await
        .unwrap();
    let tracked = || "tracked".to_owned();
    assert_eq!(
        rows,
        [(1, 4, 7, tracked(), 7, Some(7)), (2, 2, 2, tracked(), 2, Some(2)), (3, 0, 0, tracked(), 0, None)]
    );
}

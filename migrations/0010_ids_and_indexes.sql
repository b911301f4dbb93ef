-- An id is never used again, also not when the newest row is deleted: what still names an erased account can never name the next one.
-- PostgreSQL's sequences behave so; SQLite wants AUTOINCREMENT. Tables of later migrations are rendered with it, those of earlier ones
-- get it here, by SQLite's own procedure for changes that leave the stored rows as they are (https://sqlite.org/lang_altertable.html).
--@sqlite
-- A first table with AUTOINCREMENT makes sqlite_sequence, which holds the highest id that each table ever had.
CREATE TABLE first_autoincrement (id INTEGER PRIMARY KEY AUTOINCREMENT);
DROP TABLE first_autoincrement;
INSERT INTO sqlite_sequence (name, seq)
  SELECT name, highest FROM (SELECT '' AS name, 0 AS highest WHERE FALSE
          UNION ALL SELECT 'media_asset', MAX(id) FROM media_asset
          UNION ALL SELECT 'brand', MAX(id) FROM brand
          UNION ALL SELECT 'category', MAX(id) FROM category
          UNION ALL SELECT 'collection', MAX(id) FROM collection
          UNION ALL SELECT 'attribute', MAX(id) FROM attribute
          UNION ALL SELECT 'attribute_value', MAX(id) FROM attribute_value
          UNION ALL SELECT 'product', MAX(id) FROM product
          UNION ALL SELECT 'variant', MAX(id) FROM variant
          UNION ALL SELECT 'price_history', MAX(id) FROM price_history
          UNION ALL SELECT 'content_block', MAX(id) FROM content_block
          UNION ALL SELECT 'job', MAX(id) FROM job
          UNION ALL SELECT 'newsletter_subscription', MAX(id) FROM newsletter_subscription
          UNION ALL SELECT 'user_account', MAX(id) FROM user_account
          UNION ALL SELECT 'user_session', MAX(id) FROM user_session
          UNION ALL SELECT 'user_address', MAX(id) FROM user_address
          UNION ALL SELECT 'security_event', MAX(id) FROM security_event
          UNION ALL SELECT 'erased_account', MAX(id) FROM erased_account
          UNION ALL SELECT 'wishlist_item', MAX(id) FROM wishlist_item)
  WHERE highest IS NOT NULL;
PRAGMA writable_schema = ON;
UPDATE sqlite_master SET sql = replace(sql, 'INTEGER PRIMARY KEY', 'INTEGER PRIMARY KEY AUTOINCREMENT')
 WHERE type = 'table' AND sql LIKE '%INTEGER PRIMARY KEY%' AND sql NOT LIKE '%AUTOINCREMENT%';
PRAGMA writable_schema = RESET;
--@end

-- An address is forgotten in all countries at once.
CREATE INDEX newsletter_subscription_email ON newsletter_subscription (email);
-- What is about something is discarded with it.
CREATE INDEX job_about ON job (about, kind);

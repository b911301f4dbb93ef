-- An id is never used again, also not when the newest row is deleted: what still names an erased account can never name the next one.
-- PostgreSQL's sequences behave so; SQLite wants AUTOINCREMENT. Tables of later migrations are rendered with it, those of earlier ones
-- get it here, by SQLite's own procedure for changes that leave the stored rows as they are (https://sqlite.org/lang_altertable.html).
--@sqlite
-- A first table with AUTOINCREMENT makes sqlite_sequence; without an entry there SQLite counts on from the highest id in the table.
CREATE TABLE first_autoincrement (id INTEGER PRIMARY KEY AUTOINCREMENT);
DROP TABLE first_autoincrement;
PRAGMA writable_schema = ON;
UPDATE sqlite_master SET sql = replace(sql, 'INTEGER PRIMARY KEY', 'INTEGER PRIMARY KEY AUTOINCREMENT')
 WHERE type = 'table' AND sql LIKE '%INTEGER PRIMARY KEY%' AND sql NOT LIKE '%AUTOINCREMENT%';
PRAGMA writable_schema = RESET;
--@end

-- An address is forgotten in all countries at once.
CREATE INDEX newsletter_subscription_email ON newsletter_subscription (email);
-- What is about something is discarded with it.
CREATE INDEX job_about ON job (about, kind);

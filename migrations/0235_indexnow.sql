-- How far the change feed was read for search engines (server/src/seo/indexnow): a single row, made when IndexNow is switched on.
CREATE TABLE indexnow_progress (
    id         BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    read_below BIGINT NOT NULL
);

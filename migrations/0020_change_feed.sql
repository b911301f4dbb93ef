-- What changed: appended in the transaction of the change, read by every process, pruned after a while (server/src/changes/).
-- PostgreSQL hands out ids before transactions commit, so readers go by the transaction: below `change_horizon` none is still open.
DROP TABLE change;
--@sqlite
CREATE TABLE change_feed (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    position    INTEGER GENERATED ALWAYS AS (id) VIRTUAL,
    topic       TEXT NOT NULL,
    tenant_id   INTEGER,
    entity_id   INTEGER,
    recorded_at TEXT NOT NULL
) STRICT;
--@postgres
CREATE TABLE change_feed (
    id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    position    BIGINT NOT NULL DEFAULT (CAST(CAST(pg_current_xact_id() AS TEXT) AS BIGINT)),
    topic       TEXT NOT NULL,
    tenant_id   BIGINT,
    entity_id   BIGINT,
    recorded_at TIMESTAMPTZ NOT NULL
);
--@end
CREATE INDEX change_feed_position ON change_feed (position);
CREATE INDEX change_feed_recorded_at ON change_feed (recorded_at);

-- One row: everything at a lower position may be gone.
CREATE TABLE change_pruning (
    id          BIGINT NOT NULL PRIMARY KEY,
    pruned_below BIGINT NOT NULL
);
INSERT INTO change_pruning (id, pruned_below) VALUES (1, 0);

-- Whatever is recorded from now on stands at this position or above it.
--@sqlite
CREATE VIEW change_horizon AS
    SELECT max(COALESCE((SELECT MAX(id) + 1 FROM change_feed), 1), pruned_below) AS position FROM change_pruning;
--@postgres
CREATE VIEW change_horizon AS
    SELECT CAST(CAST(pg_snapshot_xmin(pg_current_snapshot()) AS TEXT) AS BIGINT) AS position;
--@end

-- Calls that were sent with an Idempotency-Key. `key_hash` covers country, session and key, `request_hash` the request; `answer` is
-- sealed with a key that only who sends the same request again can derive, and is null while the call is being worked on.
CREATE TABLE idempotency_key (
    key_hash     TEXT NOT NULL PRIMARY KEY,
    request_hash TEXT NOT NULL,
    answer       BYTEA,
    created_at   TIMESTAMPTZ NOT NULL
);
CREATE INDEX idempotency_key_created_at ON idempotency_key (created_at);

-- Written once, in PostgreSQL's dialect; server/src/db/migrate.rs renders it for SQLite.

-- One counter per cached scope: raised in the transaction of every change, polled by every process.
CREATE TABLE change (
    scope       TEXT NOT NULL PRIMARY KEY,
    revision    BIGINT NOT NULL
);

CREATE TABLE language (
    id          BIGINT NOT NULL PRIMARY KEY,
    code        TEXT NOT NULL UNIQUE,
    locale      TEXT NOT NULL,
    name        TEXT NOT NULL,
    position    BIGINT NOT NULL
);

CREATE TABLE currency (
    id          BIGINT NOT NULL PRIMARY KEY,
    code        TEXT NOT NULL UNIQUE,
    symbol      TEXT NOT NULL,
    pattern     TEXT NOT NULL
);

CREATE TABLE user_type (
    id          BIGINT NOT NULL PRIMARY KEY,
    name        TEXT NOT NULL UNIQUE
);

CREATE TABLE badge_type (
    id          BIGINT NOT NULL PRIMARY KEY,
    key         TEXT NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    position    BIGINT NOT NULL
);

-- A tenant is a country. `settings` is the validated file tenants/<cc>.toml as JSON.
CREATE TABLE tenant (
    id          BIGINT NOT NULL PRIMARY KEY,
    code        TEXT NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    is_active   BOOLEAN NOT NULL,
    position    BIGINT NOT NULL,
    settings    JSONB NOT NULL,
    updated_at  TIMESTAMPTZ NOT NULL
);

CREATE TABLE tenant_host (
    host        TEXT NOT NULL PRIMARY KEY,
    tenant_id   BIGINT NOT NULL REFERENCES tenant (id) ON DELETE CASCADE,
    language_id BIGINT NOT NULL REFERENCES language (id),
    position    BIGINT NOT NULL
);
CREATE INDEX tenant_host_tenant ON tenant_host (tenant_id, position);

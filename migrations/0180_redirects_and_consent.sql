-- Redirects of operators (server/src/redirects). `path` is decoded, in small letters, without locale prefix and trailing slash; `target` is a
-- path of the shop, or an absolute address.
CREATE TABLE redirect (
    tenant_id    BIGINT NOT NULL REFERENCES tenant (id) ON DELETE CASCADE,
    path         TEXT NOT NULL,
    target       TEXT NOT NULL,
    is_permanent BOOLEAN NOT NULL,
    created_at   TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (tenant_id, path)
);

-- Choices about tags (server/src/consent): what was chosen, of which version of the question and when. `receipt` is random; the browser that
-- chose keeps it, and nothing else names who that was.
CREATE TABLE consent_record (
    receipt     TEXT PRIMARY KEY,
    tenant_id   BIGINT NOT NULL REFERENCES tenant (id) ON DELETE CASCADE,
    language_id BIGINT NOT NULL REFERENCES language (id),
    version     BIGINT NOT NULL,
    analytics   BOOLEAN NOT NULL,
    marketing   BOOLEAN NOT NULL,
    decided_at  TIMESTAMPTZ NOT NULL
);

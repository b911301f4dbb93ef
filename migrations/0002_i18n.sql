-- The seeded text of one Fluent message, attributes included, as it stands in locales/<lang>/<area>.ftl.
CREATE TABLE translation (
    language_id BIGINT NOT NULL REFERENCES language (id),
    key         TEXT NOT NULL,
    area        TEXT NOT NULL,
    source      TEXT NOT NULL,
    PRIMARY KEY (language_id, key)
);
CREATE INDEX translation_area ON translation (language_id, area, key);

-- An operator's own wording of a message, for one country.
CREATE TABLE translation_override (
    tenant_id   BIGINT NOT NULL REFERENCES tenant (id) ON DELETE CASCADE,
    language_id BIGINT NOT NULL REFERENCES language (id),
    key         TEXT NOT NULL,
    source      TEXT NOT NULL,
    updated_at  TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (tenant_id, language_id, key)
);

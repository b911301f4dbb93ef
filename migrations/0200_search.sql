-- Synonyms and pages that searches know (server/src/search): an operator's file of a language, as it was written.
CREATE TABLE search_dictionary (
    language_id BIGINT NOT NULL PRIMARY KEY REFERENCES language (id),
    source      TEXT NOT NULL,
    updated_at  TIMESTAMPTZ NOT NULL
);

-- What is searched for, counted without persons. `day` is of the country's calendar, such as 2026-11-23; `query` is folded; `results` is how
-- many products the last of these searches found; `clicks` counts products that were opened from its results.
CREATE TABLE search_count (
    tenant_id   BIGINT NOT NULL REFERENCES tenant (id) ON DELETE CASCADE,
    day         TEXT NOT NULL,
    language_id BIGINT NOT NULL REFERENCES language (id),
    query       TEXT NOT NULL,
    searches    BIGINT NOT NULL,
    results     BIGINT NOT NULL,
    clicks      BIGINT NOT NULL,
    PRIMARY KEY (tenant_id, day, language_id, query)
);
CREATE INDEX search_count_day ON search_count (day);

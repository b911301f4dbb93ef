-- Files of editorial content (server/src/content/editorial): pages, posts, frequent questions, the help centre, product care. `path` is the
-- file's path below the folder of content, which says what it is, its language and its country; `source` is the file as it was written.
-- `front_matter` is what stands above the text of a page or post, null for the others: addresses and footers need it of all of them.
CREATE TABLE content_file (
    path             TEXT PRIMARY KEY,
    source           TEXT NOT NULL,
    front_matter     JSONB NOT NULL,
    picture_asset_id BIGINT REFERENCES media_asset (id),
    updated_at       TIMESTAMPTZ NOT NULL
);
CREATE INDEX content_file_picture ON content_file (picture_asset_id);

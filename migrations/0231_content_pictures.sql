-- The pictures that a file of editorial content names, where it names more than one: partners.toml. `name` is as the file has it. The picture
-- of a post or event stays in content_file.
CREATE TABLE content_picture (
    path     TEXT NOT NULL REFERENCES content_file (path) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    asset_id BIGINT NOT NULL REFERENCES media_asset (id),
    PRIMARY KEY (path, name)
);
CREATE INDEX content_picture_asset ON content_picture (asset_id);

-- Since when a product is here that came with a bulk first import whose file did not say when it was published: it is not new.
ALTER TABLE product ADD COLUMN backfilled_at TIMESTAMPTZ;

-- The regular price that the source of a price named, as it stands there: an export gives it back, whether or not the country's law
-- lets the shop show it (98/6/EC, article 6a) and whether or not it is above the price.
ALTER TABLE variant_price ADD COLUMN compare_minor BIGINT;

-- Addresses that one stored original came from, beside the asset's own: byte-identical pictures are one asset.
CREATE TABLE media_address (
    url         TEXT PRIMARY KEY,
    asset_id    BIGINT NOT NULL REFERENCES media_asset (id) ON DELETE CASCADE
);
CREATE INDEX media_address_asset ON media_address (asset_id);

-- Why a country does not show a product that its source publishes: `operator` (somebody hid it) or `incomplete` (it lacks what it needs to
-- go live). It stands apart from the offer, so that it holds whatever files say later, and without a price too.
CREATE TABLE product_hiding (
    tenant_id   BIGINT NOT NULL REFERENCES tenant (id) ON DELETE CASCADE,
    product_id  BIGINT NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    reason      TEXT NOT NULL,
    actor       TEXT NOT NULL,
    hidden_at   TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (tenant_id, product_id, reason)
);
CREATE INDEX product_hiding_product ON product_hiding (product_id);

-- Whether the product's source wants it shown in the country. `is_visible` is that, and that nothing hides it.
ALTER TABLE offer ADD COLUMN is_published BOOLEAN NOT NULL DEFAULT TRUE;
UPDATE offer SET is_published = is_visible;

-- Recorded addresses of pictures that could not be fetched: they are asked for again only when an operator says so.
CREATE TABLE media_fetch_failure (
    asset_id    BIGINT PRIMARY KEY REFERENCES media_asset (id) ON DELETE CASCADE,
    attempts    BIGINT NOT NULL,
    reason      TEXT NOT NULL,
    failed_at   TIMESTAMPTZ NOT NULL
);

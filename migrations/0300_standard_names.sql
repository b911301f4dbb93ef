-- Names of columns that are common in the field: the digest of a delivery address, and the price that was shown.
DROP INDEX order_attribution_door;
ALTER TABLE order_attribution RENAME COLUMN door TO address_digest;
CREATE INDEX order_attribution_address ON order_attribution (affiliate_id, address_digest, decided_at);
ALTER TABLE cart_line RENAME COLUMN seen_minor TO shown_minor;

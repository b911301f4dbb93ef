-- What a customer has in the cart of a country's shop. `seen_minor` is the price of a piece that they were shown last.
CREATE TABLE cart_line (
    tenant_id   BIGINT NOT NULL REFERENCES tenant (id) ON DELETE CASCADE,
    user_id     BIGINT NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
    variant_id  BIGINT NOT NULL REFERENCES variant (id) ON DELETE CASCADE,
    quantity    BIGINT NOT NULL,
    seen_minor  BIGINT,
    added_at    TIMESTAMPTZ NOT NULL,
    updated_at  TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (tenant_id, user_id, variant_id)
);
CREATE INDEX cart_line_user ON cart_line (user_id);
CREATE INDEX cart_line_variant ON cart_line (variant_id);
CREATE INDEX cart_line_updated ON cart_line (updated_at);

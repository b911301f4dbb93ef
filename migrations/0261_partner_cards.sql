-- Cards that paid orders of partners themselves, as digests (server/src/commissions): an order that one of them pays is not a customer's.
CREATE TABLE partner_card (
    affiliate_id BIGINT NOT NULL REFERENCES affiliate (id) ON DELETE CASCADE,
    card         TEXT NOT NULL,
    seen_at      TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (affiliate_id, card)
);
CREATE INDEX partner_card_seen ON partner_card (seen_at);

-- Pieces of a line for which money was given back, so that parts of a line add up to what it cost, whatever the parts are.
ALTER TABLE order_line ADD COLUMN refunded_pieces BIGINT NOT NULL DEFAULT 0;

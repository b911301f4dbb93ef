-- The bank account of a refund by transfer: an IBAN, or bank, routing number and account number where there are no IBANs. Its owner is asked
-- by e-mail (`account_asked_at`, and once more `account_reminded_at`), gives it (`account_given_at`) and may correct it until a file for the
-- bank holds it (`exported_at`).
ALTER TABLE refund ADD COLUMN bank TEXT;
ALTER TABLE refund ADD COLUMN routing_number TEXT;
ALTER TABLE refund ADD COLUMN account_number TEXT;
ALTER TABLE refund ADD COLUMN account_asked_at TIMESTAMPTZ;
ALTER TABLE refund ADD COLUMN account_reminded_at TIMESTAMPTZ;
ALTER TABLE refund ADD COLUMN account_given_at TIMESTAMPTZ;
ALTER TABLE refund ADD COLUMN exported_at TIMESTAMPTZ;

-- A link to the page that asks for a refund's account, as the digest of its token; each e-mail has one of its own.
CREATE TABLE refund_link (
    token_hash  TEXT NOT NULL PRIMARY KEY,
    refund_id   BIGINT NOT NULL REFERENCES refund (id) ON DELETE CASCADE,
    expires_at  TIMESTAMPTZ NOT NULL
);
CREATE INDEX refund_link_refund ON refund_link (refund_id);
CREATE INDEX refund_link_expires ON refund_link (expires_at);

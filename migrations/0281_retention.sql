-- How long each rule of `tenants/retention.toml` keeps, as operators applied it (server/src/retention). A rule without a row keeps as long
-- as the program's own file says.
CREATE TABLE retention_rule (
    name        TEXT NOT NULL PRIMARY KEY,
    keep_seconds BIGINT NOT NULL,
    actor       TEXT NOT NULL,
    applied_at  TIMESTAMPTZ NOT NULL
);

-- When a rule was last enforced, and how many rows went then.
CREATE TABLE retention_run (
    name        TEXT NOT NULL PRIMARY KEY,
    ran_at      TIMESTAMPTZ NOT NULL,
    removed     BIGINT NOT NULL
);

-- What the recurring jobs of single slices did before.
DELETE FROM job_schedule WHERE name IN ('accounts.prune', 'carts.prune', 'changes.prune', 'orders.prune', 'stock-alerts.prune',
    'sellers.prune', 'jobs.prune', 'search.prune', 'payments.prune', 'affiliates.prune-clicks', 'commissions.prune');
DELETE FROM job WHERE kind IN ('accounts.prune', 'carts.prune', 'changes.prune', 'orders.prune', 'stock-alerts.prune', 'sellers.prune',
    'jobs.prune', 'search.prune', 'payments.prune', 'affiliates.prune-clicks', 'commissions.prune');
CREATE INDEX consent_record_decided ON consent_record (decided_at);

-- One row, once clicks on partners' links were deleted: all of them that were older. Kept with the clicks by server/src/attribution.
CREATE TABLE affiliate_click_pruning (
    id          BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    deleted_before TIMESTAMPTZ NOT NULL
);

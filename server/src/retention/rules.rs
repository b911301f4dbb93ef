//! The rules, and the tables without one.

use chrono::TimeDelta;

use super::model::{RetentionPeriod, Rule};

const MINUTES: TimeDelta = TimeDelta::minutes(5);
const HOURLY: TimeDelta = TimeDelta::hours(1);
const DAILY: TimeDelta = TimeDelta::days(1);

const fn days(least: i64, most: i64) -> RetentionPeriod {
    RetentionPeriod::For { least: TimeDelta::days(least), most: TimeDelta::days(most) }
}

const fn timed(name: &'static str, tables: &'static [&'static str], keep: RetentionPeriod, what: &'static str) -> Rule {
    Rule { name, tables, keep, every: Some(DAILY), what }
}

const fn hourly(
    name: &'static str,
    tables: &'static [&'static str],
    keep: RetentionPeriod,
    what: &'static str,
) -> Rule {
    Rule { name, tables, keep, every: Some(HOURLY), what }
}

const fn kept(name: &'static str, tables: &'static [&'static str], keep: RetentionPeriod, what: &'static str) -> Rule {
    Rule { name, tables, keep, every: None, what }
}

/// All rules, in the order of the file. `service::enforce` runs those with an interval.
pub const RULES: &[Rule] = &[
    kept(
        "accounts",
        &["user_account", "user_address", "wishlist_item"],
        RetentionPeriod::Account,
        "accounts, until they are erased",
    ),
    kept(
        "erased-accounts",
        &["erased_account"],
        RetentionPeriod::Shop,
        "records of erased accounts, without personal data",
    ),
    hourly(
        "sessions",
        &["user_session", "user_link", "user_device"],
        RetentionPeriod::OwnEnd,
        "expired sessions and e-mail links",
    ),
    hourly("security-events", &["security_event"], days(30, 1825), "sign-ins and other events of accounts"),
    hourly("throttle", &["throttle"], RetentionPeriod::OwnEnd, "counters of attempts"),
    hourly(
        "idempotency-keys",
        &["idempotency_key"],
        RetentionPeriod::OwnEnd,
        "answers to repeat for calls that are sent again",
    ),
    timed("carts", &["cart_line"], days(7, 730), "carts without changes"),
    timed("cart-reminders", &["cart_reminder"], days(8, 90), "cart reminders that were never sent"),
    timed("stock-alerts", &["stock_alert"], days(30, 730), "stock alerts that were never sent"),
    kept(
        "newsletter",
        &["newsletter_subscription"],
        RetentionPeriod::OwnEnd,
        "subscriptions, until cancelled or left unconfirmed",
    ),
    timed("consents", &["consent_record"], days(365, 3650), "consent choices"),
    timed("searches", &["search_count"], days(30, 1095), "search queries, without personal data"),
    timed("wheel-turns", &["wheel_turn"], days(2, 30), "who spun a prize wheel"),
    timed("wheel-spins", &["wheel_spin"], days(90, 3650), "spins of prize wheels, without personal data"),
    kept(
        "wheels",
        &["wheel", "wheel_prize"],
        RetentionPeriod::Shop,
        "versions of prize wheels, and their numbers of prizes",
    ),
    timed("personal-coupons", &["coupon"], days(1, 1095), "owners of expired coupons"),
    kept(
        "coupon-uses",
        &["coupon_use", "promotion_event"],
        RetentionPeriod::Promotion,
        "uses of codes, and actions of operators",
    ),
    timed("seller-applications-open", &["seller_application"], days(90, 1095), "undecided applications"),
    timed("seller-applications-rejected", &["seller_application"], days(30, 1095), "rejected applications"),
    kept(
        "partners",
        &["affiliate", "affiliate_discount", "affiliate_event", "affiliate_link", "affiliate_payout_account"],
        RetentionPeriod::Account,
        "profiles of partners, until their accounts are erased",
    ),
    timed(
        "partners-clicks",
        &["affiliate_click", "affiliate_click_uncounted"],
        days(90, 396),
        "clicks on partners' links, without personal data",
    ),
    hourly("partners-salts", &["affiliate_salt"], RetentionPeriod::OwnEnd, "daily secrets for hashing networks"),
    timed("partners-claims", &["affiliate_claim"], days(7, 365), "conversions reported by browsers"),
    timed(
        "partners-buyers",
        &["order_attribution", "partner_card"],
        days(30, 730),
        "digests of the buyers of partners' orders, and of partners' own cards",
    ),
    kept(
        "partners-reports",
        &["affiliate_conversion", "affiliate_conversion_uncounted", "affiliate_rollup", "affiliate_rollup_zone"],
        RetentionPeriod::Shop,
        "totals of clicks and orders, without shoppers",
    ),
    kept(
        "partners-ledger",
        &[
            "affiliate_programme",
            "affiliate_statement",
            "commission",
            "commission_line",
            "commission_return",
            "ledger_entry",
            "order_attribution",
            "payout",
            "payout_line",
        ],
        RetentionPeriod::Shop,
        "commissions and payouts of partners, with reasons",
    ),
    timed("orders-without-invoice", &["shop_order"], days(90, 1095), "customers of orders without an invoice"),
    Rule {
        name: "orders",
        tables: &[
            "shop_order",
            "order_line",
            "order_event",
            "order_link",
            "order_parcel",
            "credit_note",
            "payment",
            "refund",
            "withdrawal",
            "return_case",
            "return_line",
            "return_event",
        ],
        keep: RetentionPeriod::InvoiceYears,
        every: Some(DAILY),
        what: "customers of orders, once the legal retention period has ended",
    },
    timed("payment-events", &["payment_event"], days(7, 365), "reports of payment providers"),
    timed("refund-accounts", &["refund"], days(14, 365), "bank accounts of completed refunds"),
    timed("refund-links", &["refund_link"], RetentionPeriod::OwnEnd, "links that ask for a bank account"),
    hourly(
        "returns",
        &["return_photo", "return_line", "withdrawal"],
        days(90, 1095),
        "comments and photographs of completed returns",
    ),
    timed("jobs", &["job"], days(1, 365), "failed jobs that an operator has acknowledged"),
    Rule {
        name: "changes",
        tables: &["change_feed"],
        keep: RetentionPeriod::For { least: TimeDelta::minutes(5), most: TimeDelta::days(1) },
        every: Some(MINUTES),
        what: "changes that all processes have read",
    },
    kept(
        "stock",
        &["stock_movement", "product_hiding"],
        RetentionPeriod::Shop,
        "movements of stock, and who hid a product and why",
    ),
    kept(
        "retention",
        &["retention_rule", "retention_run"],
        RetentionPeriod::Shop,
        "these rules, who set them, and when they were enforced",
    ),
];

/// Tables without a rule, and why: they contain neither personal data nor logs.
#[cfg(test)]
pub(super) const WITHOUT_PERSONS: &[(&str, &[&str])] = &[
    (
        "what the shop sells",
        &[
            "attribute",
            "attribute_value",
            "attribute_value_text",
            "badge_type",
            "brand",
            "brand_text",
            "category",
            "category_text",
            "collection",
            "collection_candidate",
            "collection_text",
            "flash_deal",
            "offer",
            "price_history",
            "product",
            "product_badge",
            "product_category",
            "product_collection",
            "product_media",
            "product_option",
            "product_related",
            "product_tag",
            "product_text",
            "promotion",
            "retired_price",
            "stock_item",
            "variant",
            "variant_price",
        ],
    ),
    (
        "what the shop shows and says",
        &[
            "content_file",
            "content_picture",
            "media_address",
            "media_asset",
            "media_fetch_failure",
            "redirect",
            "search_dictionary",
            "slug_redirect",
            "translation",
            "translation_override",
        ],
    ),
    ("what the shop is set up with", &["currency", "language", "tenant", "tenant_host", "user_type"]),
    (
        "numbers that were given last, and how far recurring work is: a row for each",
        &[
            "affiliate_click_pruning",
            "change_pruning",
            "credit_note_counter",
            "indexnow_progress",
            "invoice_counter",
            "job_schedule",
        ],
    ),
    ("sessions of the sandbox, without persons: no open shop has any", &["sandbox_session"]),
];

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
        "that an account was erased, without the person",
    ),
    hourly(
        "sessions",
        &["user_session", "user_link", "user_device"],
        RetentionPeriod::OwnEnd,
        "sessions and links of e-mails that are over",
    ),
    hourly("security-events", &["security_event"], days(30, 1825), "sign-ins and other events of accounts"),
    hourly("throttle", &["throttle"], RetentionPeriod::OwnEnd, "counts of attempts that have faded"),
    hourly(
        "idempotency-keys",
        &["idempotency_key"],
        RetentionPeriod::OwnEnd,
        "answers kept for calls that are sent twice",
    ),
    timed("carts", &["cart_line"], days(7, 730), "carts that nobody touches"),
    timed("cart-reminders", &["cart_reminder"], days(8, 90), "reminders of carts that were never sent"),
    timed("stock-alerts", &["stock_alert"], days(30, 730), "stock alerts that wait in vain"),
    kept(
        "newsletter",
        &["newsletter_subscription"],
        RetentionPeriod::OwnEnd,
        "subscriptions, until they are left or not confirmed",
    ),
    timed("consents", &["consent_record"], days(365, 3650), "choices about tags"),
    timed("searches", &["search_count"], days(30, 1095), "what was searched for, without persons"),
    timed("wheel-turns", &["wheel_turn"], days(2, 30), "who spun a prize wheel"),
    timed("wheel-spins", &["wheel_spin"], days(90, 3650), "spins of prize wheels, without persons"),
    kept(
        "wheels",
        &["wheel", "wheel_prize"],
        RetentionPeriod::Shop,
        "versions of prize wheels, and how many prizes each gave",
    ),
    timed("personal-coupons", &["coupon"], days(1, 1095), "whose a coupon was that has ended"),
    kept(
        "coupon-uses",
        &["coupon_use", "promotion_event"],
        RetentionPeriod::Promotion,
        "uses of codes, and acts of operators",
    ),
    timed("seller-applications-open", &["seller_application"], days(90, 1095), "applications that nobody decided on"),
    timed("seller-applications-rejected", &["seller_application"], days(30, 1095), "applications that were rejected"),
    kept(
        "partners",
        &["affiliate", "affiliate_discount", "affiliate_event", "affiliate_link", "affiliate_payout_account"],
        RetentionPeriod::Account,
        "what partners say of themselves, until their accounts are erased",
    ),
    timed(
        "partners-clicks",
        &["affiliate_click", "affiliate_click_uncounted"],
        days(90, 396),
        "clicks on partners' links, without persons",
    ),
    hourly(
        "partners-salts",
        &["affiliate_salt"],
        RetentionPeriod::OwnEnd,
        "secrets by which networks of a day are hashed",
    ),
    timed("partners-claims", &["affiliate_claim"], days(7, 365), "what browsers claim about conversions"),
    timed(
        "partners-buyers",
        &["order_attribution", "partner_card"],
        days(30, 730),
        "digests of who placed partners' orders, and of partners' own cards",
    ),
    kept(
        "partners-reports",
        &["affiliate_conversion", "affiliate_conversion_uncounted", "affiliate_rollup", "affiliate_rollup_zone"],
        RetentionPeriod::Shop,
        "sums of clicks and orders, without shoppers",
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
        "what partners earned and were paid, and why",
    ),
    timed("orders-without-invoice", &["shop_order"], days(90, 1095), "who placed orders that came to nothing"),
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
        what: "who placed orders, once nothing wants it kept",
    },
    timed("payment-events", &["payment_event"], days(7, 365), "what providers reported"),
    timed("refund-accounts", &["refund"], days(14, 365), "bank accounts of refunds that were made"),
    timed("refund-links", &["refund_link"], RetentionPeriod::OwnEnd, "links that ask for a bank account"),
    hourly(
        "returns",
        &["return_photo", "return_line", "withdrawal"],
        days(90, 1095),
        "comments and photographs of returns that have ended",
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
        "these rules, who set them, and when they ran",
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

//! Metric labels that clients cannot invent, and log lines without personal data.

use super::model::{page_label, scrubbed};

#[test]
fn known_pages_have_their_own_labels_and_unknown_ones_share_one() {
    assert_eq!(page_label("/"), "home");
    assert_eq!(page_label("/product/:slug"), "product");
    assert_eq!(page_label("/Wishlists"), "wishlists");
    assert_eq!(page_label("/sale"), "sale");
    assert_eq!(page_label("/:slug"), "page");
    for page in ["blog", "event", "faq", "track", "return", "withdrawal", "orderconfirmation", "flash-deals", "refund"]
    {
        assert_eq!(page_label(&format!("/{page}/:anything")), page);
    }
    assert_eq!(page_label("/anything/:at/all"), "other");
    assert_eq!(page_label("*"), "other");
}

#[test]
fn personal_data_is_not_logged() {
    let message = "Failed to fetch https://vitrina.si/api/user?email=ana@example.com for ana.novak@example.com, order 20261122001";
    let kept = scrubbed(message);
    assert!(!kept.contains("example.com") && !kept.contains("20261122001") && !kept.contains("email="), "{kept}");
    assert!(kept.starts_with("Failed to fetch https://vitrina.si/api/user"), "{kept}");
    assert_eq!(scrubbed("/assets/entry-client-abc.js:1:2345"), "/assets/entry-client-abc.js:1:2345");
    assert_eq!(scrubbed(&"ä".repeat(1_000)).chars().count(), 300);
}

//! E-mail addresses that the shop can send to; stricter than the standards.

use url::Host;

/// Longest address (RFC 5321, 4.5.3.1.3, without the angle brackets).
const LONGEST: usize = 254;
/// Longest local part.
const LONGEST_LOCAL: usize = 64;
/// Longest label of a domain.
const LONGEST_LABEL: usize = 63;

/// The normalised form in which accounts are compared: trimmed, lower case, with the domain in ASCII. None for an invalid
/// address.
pub fn email(typed: &str) -> Option<String> {
    let (local, domain) = typed.trim().rsplit_once('@')?;
    if !is_local(local) || !is_domain(domain) {
        return None;
    }
    let Ok(Host::Domain(domain)) = Host::parse(domain) else { return None };
    // Checked again in ASCII, in which a label may be longer than as entered.
    let address = format!("{}@{domain}", local.to_ascii_lowercase());
    (is_domain(&domain) && address.len() <= LONGEST).then_some(address)
}

fn is_local(local: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || ".!#$%&'*+/=?^_`{|}~-".contains(sign);
    let dots = !local.starts_with('.') && !local.ends_with('.') && !local.contains("..");
    (1..=LONGEST_LOCAL).contains(&local.len()) && local.chars().all(is_sign) && dots
}

fn is_domain(domain: &str) -> bool {
    let labels: Vec<&str> = domain.split('.').collect();
    labels.len() > 1
        && labels.iter().all(|label| is_label(label))
        && labels.last().is_some_and(|top| top.chars().any(char::is_alphabetic))
}

fn is_label(label: &str) -> bool {
    let is_sign = |sign: char| sign.is_alphabetic() || sign.is_ascii_digit() || sign == '-';
    (1..=LONGEST_LABEL).contains(&label.chars().count())
        && label.chars().all(is_sign)
        && !label.starts_with('-')
        && !label.ends_with('-')
}

#[cfg(test)]
mod tests {
    use lettre::Address;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn accepted_addresses_are_deliverable(
            text in prop_oneof![
                any::<String>(),
                "\\PC{0,40}@\\PC{0,40}",
                "[a-z.!#+'-]{1,64}@[a-zžß一0-9-]{1,70}(\\.[a-zžд0-9-]{1,64}){1,5}",
            ],
        ) {
            if let Some(address) = email(&text) {
                prop_assert!(address.is_ascii() && address.len() <= LONGEST, "{address}");
                prop_assert_eq!(email(&address), Some(address.clone()));
                prop_assert!(address.parse::<Address>().is_ok(), "{address}");
            }
        }
    }

    #[test]
    fn addresses_of_one_mailbox_are_normalised() {
        assert_eq!(email("  Ana.Novak+shop@Example.COM ").as_deref(), Some("ana.novak+shop@example.com"));
        assert_eq!(email("info@bücher.example").as_deref(), Some("info@xn--bcher-kva.example"));
    }

    #[test]
    fn undeliverable_addresses_are_refused() {
        for text in
            ["", "@", "a@", "@b.c", "a@b", "a b@c.d", "a..b@c.d", ".a@c.d", "a.@c.d", "a@b@c.d", "a@-b.c", "a@b..c"]
        {
            assert_eq!(email(text), None, "{text}");
        }
        for text in ["a@1.2.3.4", "a@[1.2.3.4]", "\"a b\"@c.d", "a@c.d\u{0}", "a\r\nBcc: x@y.z@c.d", "ž@c.d", "a@c_d.e"]
        {
            assert_eq!(email(text), None, "{text}");
        }
    }
}

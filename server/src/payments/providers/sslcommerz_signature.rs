//! `verify_sign` of SSLCommerz' notifications: MD5 over the sorted fields named in `verify_key`, with the MD5 of the store's
//! password.
//!
//! MD5 is weak, so this only filters out noise: the payment is queried from the provider in any case.

use md5::{Digest as _, Md5};
use sha2::Sha256;

use crate::config::Secret;

/// Maximum number of fields that a notification may name.
const MOST_FIELDS: usize = 100;

/// Whether the fields are signed with the store's password.
pub fn is_signed(password: &Secret, fields: &[(String, String)]) -> bool {
    let value = |name: &str| fields.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str());
    let (Some(names), Some(sign)) = (value("verify_key"), value("verify_sign")) else { return false };
    let names: Vec<&str> = names.split(',').take(MOST_FIELDS).collect();
    // Unsigned fields could be forged.
    if !["tran_id", "status"].iter().all(|name| names.contains(name)) {
        return false;
    }
    let signed: Option<Vec<(&str, &str)>> = names.into_iter().map(|name| Some((name, value(name)?))).collect();
    let Some(signed) = signed else { return false };
    // Digests of both are compared, so that timing does not reveal where they differ.
    Sha256::digest(signature(password, &signed)) == Sha256::digest(sign.to_lowercase())
}

/// The signature of fields.
fn signature(password: &Secret, fields: &[(&str, &str)]) -> String {
    let password = hex::encode(Md5::digest(password.expose()));
    let mut fields = [fields, &[("store_passwd", password.as_str())]].concat();
    fields.sort_unstable();
    let text = fields.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&");
    hex::encode(Md5::digest(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIGN: &str = "522ba9013b25c4956046ad0d6e96fab6";

    fn report(changes: &[(&str, &str)]) -> Vec<(String, String)> {
        let mut fields = vec![
            ("tran_id", "ORD-1"),
            ("val_id", "V1"),
            ("amount", "100.00"),
            ("status", "VALID"),
            ("currency", "BDT"),
            ("verify_sign", SIGN),
            ("verify_key", "amount,currency,status,tran_id,val_id"),
        ];
        for change in changes {
            fields.retain(|(name, _)| *name != change.0);
            fields.push(*change);
        }
        fields.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    fn signed(changes: &[(&str, &str)]) -> bool {
        is_signed(&Secret::from("qwerty".to_owned()), &report(changes))
    }

    #[test]
    fn the_known_vector_is_signed() {
        assert!(signed(&[]));
        assert!(signed(&[("verify_key", "val_id,tran_id,status,currency,amount"), ("bank", "not signed")]));
        assert!(signed(&[("verify_sign", &SIGN.to_uppercase())]));
    }

    #[test]
    fn a_changed_report_has_no_valid_signature() {
        for change in [
            ("amount", "1.00"),
            ("tran_id", "ORD-2"),
            ("verify_sign", "522ba9013b25c4956046ad0d6e96fab7"),
            ("verify_sign", ""),
            ("verify_key", "amount,currency,status,val_id"),
            ("verify_key", "amount,currency,status,tran_id,val_id,card"),
            ("verify_key", ""),
        ] {
            assert!(!signed(&[change]), "{change:?}");
        }
        assert!(!is_signed(&Secret::from("qwertz".to_owned()), &report(&[])));
    }
}

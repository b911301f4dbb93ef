//! Encryption of payout accounts at rest, with the key of the settings (`affiliates.key`) and ChaCha20-Poly1305. The ciphertext
//! is bound to its partner, so that it cannot be copied to another partner's row.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};

use super::store::AccountRow;
use crate::{
    bank_account::BankAccount,
    config::EncryptionKey,
    error::{Error, Result},
    id::AffiliateId,
};

fn cipher(key: &EncryptionKey) -> Result<LessSafeKey> {
    let key = UnboundKey::new(&CHACHA20_POLY1305, key.expose());
    key.map(LessSafeKey::new).map_err(|_| Error::internal("ChaCha20 rejected the account key"))
}

fn bound_to(id: AffiliateId) -> Aad<String> {
    Aad::from(format!("affiliate payout account {id}"))
}

/// The encrypted account: a random nonce and the ciphertext, as base64.
pub(super) fn seal(key: &EncryptionKey, id: AffiliateId, account: &BankAccount) -> Result<String> {
    let mut bytes = serde_json::to_vec(account).map_err(Error::internal)?;
    let nonce: [u8; NONCE_LEN] = rand::random();
    cipher(key)?
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), bound_to(id), &mut bytes)
        .map_err(|_| Error::internal("a payout account cannot be encrypted"))?;
    Ok(BASE64_STANDARD.encode([nonce.as_slice(), &bytes].concat()))
}

/// Decrypts the account of a row. Fails when it was encrypted with another key, or was changed.
pub(super) fn open(key: Option<&EncryptionKey>, row: &AccountRow) -> Result<BankAccount> {
    let key = key.ok_or_else(|| Error::internal("affiliates.key is not set: payout accounts cannot be read"))?;
    if key.id() != row.key_id {
        return Err(Error::Internal(format!(
            "the payout account of affiliate {} was encrypted with the key {}, and affiliates.key is {}",
            row.affiliate_id,
            row.key_id,
            key.id()
        )));
    }
    let wrong = || Error::Internal(format!("the payout account of affiliate {} is damaged", row.affiliate_id));
    let mut bytes = BASE64_STANDARD.decode(&row.sealed).map_err(|_| wrong())?;
    let (nonce, text) = bytes.split_at_mut_checked(NONCE_LEN).ok_or_else(wrong)?;
    let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| wrong())?;
    let plain = cipher(key)?.open_in_place(nonce, bound_to(row.affiliate_id), text).map_err(|_| wrong())?;
    serde_json::from_slice(plain).map_err(|_| wrong())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bank_account::TypedAccount;

    fn row(id: i64, sealed: String, key: &EncryptionKey) -> AccountRow {
        AccountRow {
            affiliate_id: AffiliateId(id),
            sealed,
            key_id: key.id(),
            masked: String::new(),
            changed_at: chrono::Utc::now(),
        }
    }

    #[test]
    fn an_account_is_decrypted_with_its_key_and_for_its_partner_only() {
        let key = EncryptionKey::random();
        let account = TypedAccount::Iban { holder: "A. B.", iban: "SI56191000000123438" }.checked().unwrap();
        let sealed = seal(&key, AffiliateId(7), &account).unwrap();
        let raw = BASE64_STANDARD.decode(&sealed).unwrap();
        assert!(!raw.windows(4).any(|part| part == b"3438") && !sealed.contains("3438"));
        assert_ne!(sealed, seal(&key, AffiliateId(7), &account).unwrap(), "each time with another nonce");
        assert_eq!(open(Some(&key), &row(7, sealed.clone(), &key)).unwrap(), account);
        let error = |key: Option<&EncryptionKey>, row: AccountRow| open(key, &row).unwrap_err().to_string();
        assert!(error(Some(&key), row(8, sealed.clone(), &key)).contains("is damaged"));
        assert!(error(None, row(7, sealed.clone(), &key)).contains("affiliates.key is not set"));
        let other = EncryptionKey::random();
        assert!(error(Some(&other), row(7, sealed.clone(), &key)).contains(&key.id()));
        // Writing the id of the new key beside the old ciphertext does not make it readable.
        assert!(error(Some(&other), row(7, sealed, &other)).contains("is damaged"));
        for broken in [String::new(), "?".to_owned(), BASE64_STANDARD.encode([0; 40])] {
            assert!(error(Some(&key), row(7, broken, &key)).contains("is damaged"));
        }
    }
}

//! The platform's languages for this slice's tests.

use std::sync::Arc;

use crate::{
    db::{Db, Session},
    id::LanguageId,
    tenancy::Language,
};

/// Code, locale and name by `languageId` - 1.
const LANGUAGES: [(&str, &str, &str); 17] = [
    ("en", "en-GB", "English"),
    ("bn", "bn-BD", "বাংলা"),
    ("de", "de-DE", "Deutsch"),
    ("bg", "bg-BG", "Български"),
    ("cz", "cs-CZ", "Čeština"),
    ("el", "el-GR", "Ελληνικά"),
    ("es", "es-ES", "Español"),
    ("hr", "hr-HR", "Hrvatski"),
    ("hu", "hu-HU", "Magyar"),
    ("it", "it-IT", "Italiano"),
    ("lt", "lt-LT", "Lietuvių"),
    ("pl", "pl-PL", "Polski"),
    ("pt", "pt-PT", "Português"),
    ("ro", "ro-RO", "Română"),
    ("sk", "sk-SK", "Slovenčina"),
    ("sl", "sl-SI", "Slovenščina"),
    ("at", "de-AT", "Deutsch (Österreich)"),
];

/// The languages with these codes.
pub(crate) fn languages(codes: &[&str]) -> Vec<Arc<Language>> {
    let all = LANGUAGES.iter().zip(1..).map(|((code, locale, name), id)| Language {
        id: LanguageId(id),
        code: (*code).to_owned(),
        locale: (*locale).to_owned(),
        name: (*name).to_owned(),
    });
    all.filter(|language| codes.contains(&language.code.as_str())).map(Arc::new).collect()
}

/// The language with this code.
pub(crate) fn language(code: &str) -> Arc<Language> {
    languages(&[code]).remove(0)
}

/// Inserts languages and two countries, 3 and 4.
pub(crate) async fn insert_countries(db: &Db, languages: &[Arc<Language>]) {
    for language in languages {
        db.sql("INSERT INTO language (id, code, locale, name, position) VALUES ($1, $2, $3, $4, $1)")
            .bind(language.id)
            .bind(&*language.code)
            .bind(&*language.locale)
            .bind(&*language.name)
            .execute()
            .await
            .unwrap();
    }
    for (id, code) in [(3_i64, "SI"), (4, "HR")] {
        db.sql("INSERT INTO tenant (id, code, name, is_active, position, settings, updated_at) VALUES ($1, $2, $2, $3, $1, $4, $5)")
            .bind(id)
            .bind(code)
            .bind(true)
            .bind(sqlx::types::Json(serde_json::json!({})))
            .bind(chrono::DateTime::UNIX_EPOCH)
            .execute()
            .await
            .unwrap();
    }
}

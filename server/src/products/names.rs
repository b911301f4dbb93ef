//! Names given by operators: countries, languages, categories and brands; the error for an unknown name lists the known ones.

use std::sync::Arc;

use crate::{
    catalog::{TaxonomyIds, slugify},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{BrandId, CategoryId},
    import::{unknown_language, unknown_tenant},
    tenancy::{Directory, Language, NO_COUNTRIES, Tenant},
};

/// The countries with these codes, without duplicates. If no code is given, all open countries, or all while none is open, so
/// that a shop can be prepared before it opens.
pub fn tenants_of(directory: &Directory, codes: &[String]) -> Result<Vec<Arc<Tenant>>> {
    if directory.tenants.is_empty() {
        return Err(Diagnostic::new("--tenant", 0, NO_COUNTRIES).into());
    }
    if codes.is_empty() {
        let open: Vec<_> = directory.active().cloned().collect();
        return Ok(if open.is_empty() { directory.tenants.clone() } else { open });
    }
    let mut tenants: Vec<Arc<Tenant>> = Vec::new();
    let mut wrong = Vec::new();
    for code in codes {
        match directory.tenant_by_code(code) {
            Some(tenant) if tenants.iter().any(|known| known.id == tenant.id) => {}
            Some(tenant) => tenants.push(Arc::clone(tenant)),
            None => wrong.push(unknown_tenant(directory, code)),
        }
    }
    if wrong.is_empty() { Ok(tenants) } else { Err(Error::Diagnostics(wrong)) }
}

/// The language with a code.
pub(super) fn language_of<'d>(directory: &'d Directory, code: &str) -> Result<&'d Arc<Language>, Diagnostic> {
    directory.language(code).ok_or_else(|| unknown_language(directory, code))
}

/// The category with a key.
pub(super) fn category_of(ids: &TaxonomyIds, key: &str) -> Result<CategoryId, Diagnostic> {
    ids.categories.get(key).copied().ok_or_else(|| {
        let known = ids.categories.keys().map(String::as_str);
        Diagnostic::new("--category", 0, format!("there is no category `{key}`")).suggest(key, known)
    })
}

/// The brand with a slug or name.
pub(super) fn brand_of(ids: &TaxonomyIds, name: &str) -> Result<BrandId, Diagnostic> {
    ids.brands.get(&slugify(name)).copied().ok_or_else(|| {
        let known = ids.brands.keys().map(String::as_str);
        Diagnostic::new("--brand", 0, format!("there is no brand `{name}`")).suggest(name, known)
    })
}

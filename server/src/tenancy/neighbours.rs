//! Addresses of other countries' shops, seen from one of them: for hreflang, the country switcher and links in e-mails.

use super::{
    model::{Directory, Language, Storefront, Tenant},
    resolve::own_language,
};

/// The base address of a country's pages in a language: scheme, host and locale prefix, without a trailing slash. When the
/// current shop is on a local host, so is the other. None when the country has no host.
///
/// If one of the country's hosts has the language as its default, that host without prefix; else the canonical host.
pub fn home_of(beside: &Storefront, tenant: &Tenant, language: &Language) -> Option<String> {
    if let Some((scheme, port)) = local(beside) {
        let code = tenant.code.to_lowercase();
        return Some(home_at(&format!("{scheme}://{code}.localhost{port}"), tenant, language));
    }
    public_home_of(tenant, language)
}

/// The public base address of a country's pages in a language, independent of the current host: for links in e-mails.
pub fn public_home_of(tenant: &Tenant, language: &Language) -> Option<String> {
    let host = tenant.hosts.iter().find(|host| host.language == language.code).or_else(|| tenant.canonical_host())?;
    Some(format!("https://{}{}", host.name, prefix(language, &host.language)))
}

/// As `public_home_of`, at an origin that replaces the country's canonical host.
pub fn home_at(origin: &str, tenant: &Tenant, language: &Language) -> String {
    format!("{origin}{}", prefix(language, own_language(tenant).code.as_str()))
}

fn prefix(language: &Language, default: &str) -> String {
    if language.code == default { String::new() } else { format!("/{}", language.code) }
}

/// Scheme and `:port` of a shop on a local host.
fn local(front: &Storefront) -> Option<(&str, &str)> {
    let (scheme, host) = front.origin.split_once("://")?;
    let (name, port) = match host.rfind(':') {
        Some(colon) if !host.ends_with(']') => host.split_at(colon),
        _ => (host, ""),
    };
    let is_local = matches!(name, "localhost" | "127.0.0.1" | "[::1]") || name.ends_with(".localhost");
    is_local.then_some((scheme, port))
}

/// The hreflang of a country's pages in a language: `sl-SI`, `en-SI`.
pub fn hreflang(tenant: &Tenant, language: &Language) -> String {
    let base = language.locale.split('-').next().unwrap_or(&language.locale);
    format!("{base}-{}", tenant.code)
}

impl Directory {
    /// The shop for visitors from all other countries (x-default): the first country with a `.com` host, in that host's language.
    pub fn international(&self) -> Option<(&Tenant, &Language)> {
        self.active().find_map(|tenant| {
            let host =
                tenant.hosts.iter().find(|host| host.name.rsplit_once('.').is_some_and(|(_, top)| top == "com"))?;
            Some((&**tenant, &**tenant.language(&host.language)?))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tenancy::{Address, Configuration, Resolution, directory, files, resolve};

    fn front(host: &str) -> (Directory, Storefront) {
        let files = files::read(&files::built_in(), &Configuration::default()).unwrap();
        let directory = directory(files.configuration).unwrap();
        let address = Address { host: Some(host), path: "/", ..Address::default() };
        let Resolution::Shop { storefront, .. } = resolve(&directory, address) else { panic!("{host} is a shop") };
        (directory, storefront)
    }

    #[test]
    fn links_to_other_shops_are_local_for_local_shops_and_public_for_public_ones() {
        for (host, expected) in [
            ("si.localhost:8080", "http://hr.localhost:8080/en"),
            ("localhost:8080", "http://hr.localhost:8080/en"),
            ("vitrina.si", "https://vitrina.hr/en"),
        ] {
            let (directory, front) = front(host);
            let croatia = directory.tenant_by_code("HR").unwrap();
            let english = croatia.language("en").unwrap();
            assert_eq!(home_of(&front, croatia, english).as_deref(), Some(expected), "{host}");
        }
    }

    #[test]
    fn a_languages_own_host_is_the_one_whose_default_it_is() {
        let (directory, front) = front("vitrina.si");
        let slovenia = directory.tenant_by_code("SI").unwrap();
        assert_eq!(home_of(&front, slovenia, slovenia.language("en").unwrap()).as_deref(), Some("https://vitrina.com"));
        assert_eq!(hreflang(slovenia, slovenia.language("sl").unwrap()), "sl-SI");
        assert_eq!(
            directory.international().map(|(tenant, language)| (tenant.code.as_str(), language.code.as_str())),
            Some(("SI", "en"))
        );
    }
}

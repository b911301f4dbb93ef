//! Partners' links: a URL of one of our shops with the partner's code and campaign, its short form and its QR code.

use std::sync::Arc;

use qrcode::{QrCode, render::svg};
use url::Url;

use crate::{
    affiliates::{self, Affiliate},
    app::App,
    attribution::{
        model::{LINKS, LONGEST_TARGET, LONGEST_VALUE, Link, Parameters, SourcedLink, TaggedAddress, cut},
        query::{CAMPAIGN, with_parameters},
        store,
    },
    catalog::{self, ListingScope},
    error::{Error, Result},
    id::TenantId,
    rate_limit,
    tenancy::{self, Address, Language, Resolution, Storefront, Tenant, home_of, stays_on_host},
    token,
};

/// Length of a short link's code; 32 to the power of 8 are possible.
const CODE_LENGTH: usize = 8;
/// Characters of a code, without those that are easily confused.
const CODE_CHARACTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
/// How many other codes are tried when one is taken.
const CODE_ATTEMPTS: usize = 5;
/// Size of the QR code, in pixels.
const QR_SIZE: u32 = 240;
/// Maximum number of redirects followed to get the canonical form of a pasted URL.
const MOST_MOVES: usize = 3;

/// A page of a shop.
struct Page {
    tenant: Arc<Tenant>,
    language: Arc<Language>,
    /// Path, query and fragment, without locale prefix.
    target: String,
}

/// Creates a link, its short form and its QR code. The same link again gives the same short form.
pub async fn generate(
    app: &App,
    front: &Storefront,
    affiliate: &Affiliate,
    to: SourcedLink,
    parameters: &Parameters,
) -> Result<TaggedAddress> {
    rate_limit::limit(app, [LINKS.of(&affiliate.id.to_string())]).await?;
    if let Some(discount) = parameters.discount {
        let owners = affiliates::owners_of_discounts(&app.db, &[discount]).await?;
        // Another partner's discount fails like an unknown one.
        if owners.first().is_none_or(|(_, owner)| *owner != affiliate.id) {
            return Err(Error::NotFound);
        }
    }
    let page = match to {
        SourcedLink::Address(address) => pasted(app, &address)?,
        SourcedLink::Product(tenant, product) => {
            let storefront = storefront(app, front, affiliate, tenant)?;
            let cards = catalog::cards(app, &storefront, &[product], &[]).await?;
            let card = cards.into_iter().next().ok_or(Error::rejected("error-cart-not-here"))?;
            Page { tenant: storefront.tenant, language: storefront.language, target: card.path }
        }
        SourcedLink::Category(tenant, category) => {
            let storefront = storefront(app, front, affiliate, tenant)?;
            let path = catalog::link(app, &storefront, ListingScope::Category(category)).await?;
            let target = path.ok_or(Error::rejected("error-cart-not-here"))?;
            Page { tenant: storefront.tenant, language: storefront.language, target }
        }
    };
    let target = tag(&page.target, affiliate, parameters);
    if target.len() > LONGEST_TARGET {
        return Err(Error::field("url", "error-affiliate-link-long"));
    }
    finished(app, front, affiliate, Page { target, ..page }).await
}

/// A URL or path with a partner's code and campaign added.
pub fn tag(address: &str, affiliate: &Affiliate, parameters: &Parameters) -> String {
    let discount = parameters.discount.map(|discount| discount.to_string()).unwrap_or_default();
    let text = |value: &Option<String>| value.as_deref().map(|value| cut(value, LONGEST_VALUE)).unwrap_or_default();
    let (source, campaign) = (text(&parameters.source), parameters.campaign.each_ref().map(text));
    let mut all = vec![("ref", affiliate.code.as_str()), ("adid", &discount), ("src", &source)];
    all.extend(CAMPAIGN.into_iter().zip(campaign.iter().map(String::as_str)));
    with_parameters(address, &all)
}

/// The storefront of a country's shop, in the partner's language if the country has it.
fn storefront(app: &App, front: &Storefront, affiliate: &Affiliate, id: TenantId) -> Result<Storefront> {
    let directory = app.directory();
    let tenant = directory.tenant(id).filter(|tenant| tenant.is_active).cloned();
    let tenant = tenant.ok_or_else(|| Error::field("countryId", "error-affiliate-link-country"))?;
    let found = [front.language.id, affiliate.language_id].into_iter().find_map(|id| tenant.language_by_id(id));
    Ok(Storefront::without_address(&tenant, found.unwrap_or(&tenant.default_language)))
}

/// The page of a pasted URL, on any host of any of our shops.
fn pasted(app: &App, text: &str) -> Result<Page> {
    let foreign = || Error::field("url", "error-affiliate-link-host");
    let text = text.trim();
    let text = if text.contains("://") { text.to_owned() } else { format!("https://{text}") };
    let url = Url::parse(&text).ok().filter(|url| matches!(url.scheme(), "http" | "https")).ok_or_else(foreign)?;
    let host = url.host_str().ok_or_else(foreign)?;
    let host = url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"));
    let (directory, mut path) = (app.directory(), url.path().to_owned());
    for _ in 0..MOST_MOVES {
        match tenancy::resolve(&directory, Address { host: Some(&host), is_https: true, path: &path, query: None }) {
            Resolution::Shop { storefront, path } if !storefront.unknown_host => {
                let mut target = path;
                for (sign, part) in [('?', url.query()), ('#', url.fragment())] {
                    if let Some(part) = part {
                        target.push(sign);
                        target.push_str(part);
                    }
                }
                let Storefront { tenant, language, .. } = storefront;
                return if stays_on_host(&target) { Ok(Page { tenant, language, target }) } else { Err(foreign()) };
            }
            Resolution::Redirect { to } => path = to,
            _ => return Err(foreign()),
        }
    }
    Err(foreign())
}

async fn finished(app: &App, front: &Storefront, affiliate: &Affiliate, page: Page) -> Result<TaggedAddress> {
    let country = || Error::field("countryId", "error-affiliate-link-country");
    let home = home_of(front, &page.tenant, &page.language).ok_or_else(country)?;
    let link = Link {
        code: String::new(),
        affiliate_id: affiliate.id,
        tenant_id: page.tenant.id,
        language_id: page.language.id,
        target: page.target,
    };
    let code = stored(app, &link).await?;
    let origin = Url::parse(&home).map_err(Error::internal)?.origin().ascii_serialization();
    let short_url = format!("{origin}/r/{code}");
    Ok(TaggedAddress { url: joined(&home, &link.target), qr_svg: qr_svg(&short_url)?, short_url })
}

async fn stored(app: &App, link: &Link) -> Result<String> {
    let mut tx = app.db.begin().await?;
    for _ in 0..CODE_ATTEMPTS {
        let new = Link { code: random_code(), ..link.clone() };
        if let Some(code) = store::save_link(&mut tx, &new, app.clock.now()).await? {
            tx.commit().await?;
            return Ok(code);
        }
    }
    Err(Error::internal("no code is free for a short link"))
}

fn random_code() -> String {
    token::code(CODE_CHARACTERS, CODE_LENGTH)
}

/// The home page has no trailing slash after a locale prefix.
fn joined(home: &str, target: &str) -> String {
    let has_prefix = home.split_once("://").is_some_and(|(_, rest)| rest.contains('/'));
    match target.strip_prefix('/') {
        Some(rest) if has_prefix && (rest.is_empty() || rest.starts_with(['?', '#'])) => format!("{home}{rest}"),
        _ => format!("{home}{target}"),
    }
}

/// The QR code as an SVG element for a page: black on white, with the margin that scanners need.
fn qr_svg(address: &str) -> Result<String> {
    let code = QrCode::new(address.as_bytes()).map_err(Error::internal)?;
    let svg = code.render::<svg::Color<'_>>().min_dimensions(QR_SIZE, QR_SIZE).build();
    Ok(svg.find("<svg").map_or_else(String::new, |start| svg[start..].to_owned()))
}

/// The target of a short link as an absolute URL of its shop (on localhost when the request was), with the parameters of the link
/// and of the request.
pub async fn find(app: &App, front: &Storefront, code: &str, query: Option<&str>) -> Result<String> {
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|byte| CODE_CHARACTERS.contains(&byte));
    let link = if is_code { store::find_link(&app.db, code).await? } else { None };
    let link = link.filter(|link| stays_on_host(&link.target)).ok_or(Error::NotFound)?;
    let directory = app.directory();
    let tenant = directory.tenant(link.tenant_id).filter(|tenant| tenant.is_active).ok_or(Error::NotFound)?;
    let language = tenant.language_by_id(link.language_id).unwrap_or(&tenant.default_language);
    let home = home_of(front, tenant, language).ok_or(Error::NotFound)?;
    Ok(joined(&home, &with_query(&link.target, query.unwrap_or_default())))
}

/// A target with the parameters of the request appended to its own.
fn with_query(target: &str, query: &str) -> String {
    if query.is_empty() {
        return target.to_owned();
    }
    let (rest, fragment) = target.split_at(target.find('#').unwrap_or(target.len()));
    let sign = if rest.contains('?') { '&' } else { '?' };
    format!("{rest}{sign}{query}{fragment}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_joined_as_the_shop_writes_it() {
        for (home, target, address) in [
            ("https://a.si", "/?ref=A", "https://a.si/?ref=A"),
            ("https://a.si/en", "/?ref=A", "https://a.si/en?ref=A"),
            ("https://a.si/en", "/x#y", "https://a.si/en/x#y"),
            ("https://a.si/en", "/", "https://a.si/en"),
        ] {
            assert_eq!(joined(home, target), address);
        }
        assert_eq!(with_query("/a?b=1#c", "d=2"), "/a?b=1&d=2#c");
        assert_eq!(with_query("/a", "d=2"), "/a?d=2");
        assert_eq!(with_query("/a#c", ""), "/a#c");
    }

    #[test]
    fn a_code_has_no_character_that_is_taken_for_another() {
        let code = random_code();
        assert_eq!(code.len(), CODE_LENGTH);
        assert!(!code.contains(['0', 'o', '1', 'l', 'O', 'I']), "{code}");
        let svg = qr_svg("https://vitrina.si/r/23456789").unwrap();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"), "{svg}");
    }
}

//! Resolves where a path of a country's shop finally leads: through its redirects, those of our other countries, and the
//! redirects that pages make themselves.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use url::Url;

use super::model::{Finding, Redirects, Target, comparable};
use crate::{
    app::App,
    catalog::{self, SlugMatch},
    content::editorial::{self, Resolved},
    error::{Error, Result},
    id::LanguageId,
    tenancy::{Address, Directory, Language, Resolution, Storefront, Tenant, TenantId, resolve},
};

/// Most normalisations of a URL before it counts as one of another site.
const FORMS: usize = 3;

/// The redirects of all countries.
pub(super) type AllRedirects = BTreeMap<TenantId, Redirects>;

/// A page of one of our shops.
#[derive(Clone, Debug)]
struct Hop {
    front: Storefront,
    /// Normalised like the redirects' paths.
    path: String,
}

impl Hop {
    fn key(&self) -> (TenantId, LanguageId, String) {
        (self.front.tenant.id, self.front.language.id, self.path.clone())
    }
}

/// The chain of redirects that a visitor would follow.
struct Chain {
    /// All pages from the first on; in a loop the last one occurs twice.
    hops: Vec<Hop>,
    redirects: usize,
    is_loop: bool,
    /// The target of the last redirect.
    target: Option<Target>,
}

/// Resolves chains of redirects.
pub(super) struct RedirectChains<'a> {
    app: &'a App,
    directory: Arc<Directory>,
    all: &'a AllRedirects,
    /// The first folders of all redirected paths.
    folders: BTreeSet<(TenantId, Option<&'a str>)>,
}

impl<'a> RedirectChains<'a> {
    pub(super) fn new(app: &'a App, all: &'a AllRedirects) -> Self {
        let of = |(tenant, redirects): (&TenantId, &'a Redirects)| {
            let tenant = *tenant;
            redirects.keys().map(move |path| (tenant, folder_of(path)))
        };
        Self { app, directory: app.directory(), all, folders: all.iter().flat_map(of).collect() }
    }

    /// The problems of a country's redirects.
    pub(super) async fn findings(&self, tenant: &Tenant) -> Result<Vec<Finding>> {
        let mut found = Vec::new();
        for path in self.all.get(&tenant.id).into_iter().flat_map(BTreeMap::keys) {
            found.extend(self.finding(tenant, path).await?);
        }
        Ok(found)
    }

    /// The problem of a path's redirect, in any of the country's languages.
    pub(super) async fn finding(&self, tenant: &Tenant, path: &str) -> Result<Option<Finding>> {
        let tenant = Arc::new(tenant.clone());
        let mut first = None;
        for language in &tenant.languages {
            let chain = self.follow(Hop { front: front(&tenant, language), path: path.to_owned() }).await?;
            if let Some((message, is_error)) = describe(&tenant, &chain) {
                let finding = Finding { country: tenant.code.clone(), path: path.to_owned(), message, is_error };
                if is_error {
                    return Ok(Some(finding));
                }
                first.get_or_insert(finding);
            }
        }
        Ok(first)
    }

    async fn follow(&self, start: Hop) -> Result<Chain> {
        let mut chain = Chain { hops: Vec::new(), redirects: 0, is_loop: false, target: None };
        let (mut next, mut seen) = (Some(start), BTreeSet::new());
        while let Some(hop) = next {
            chain.is_loop = !seen.insert(hop.key());
            chain.hops.push(hop.clone());
            if chain.is_loop {
                break;
            }
            next = match self.all.get(&hop.front.tenant.id).and_then(|redirects| redirects.get(&hop.path)) {
                Some(redirect) => {
                    chain.redirects += 1;
                    chain.target = Some(redirect.target.clone());
                    self.reached(&hop, &redirect.target)
                }
                None => self.moved(&hop).await?,
            };
        }
        Ok(chain)
    }

    /// The page that a target leads to; none for another site.
    fn reached(&self, from: &Hop, target: &Target) -> Option<Hop> {
        match target {
            Target::Inside(path) => Some(Hop { front: from.front.clone(), path: comparable(path) }),
            Target::Outside(address) => own_page(&self.directory, address),
        }
    }

    /// The redirect that a page makes itself. Former names are only looked up when a path in the same folder is redirected, since
    /// such a redirect stays in its folder.
    async fn moved(&self, hop: &Hop) -> Result<Option<Hop>> {
        let folder = folder_of(&hop.path);
        let is_named = !matches!(folder, Some("blog" | "user" | "affiliate"));
        if is_named && !self.folders.contains(&(hop.front.tenant.id, folder)) {
            return Ok(None);
        }
        let moved = own_move(self.app, &hop.front, &hop.path).await?.map(|path| comparable(&path));
        Ok(moved.filter(|path| *path != hop.path).map(|path| Hop { front: hop.front.clone(), path }))
    }
}

fn front(tenant: &Arc<Tenant>, language: &Arc<Language>) -> Storefront {
    Storefront::public(tenant, language).unwrap_or_else(|| Storefront::without_address(tenant, language))
}

/// The page of one of our shops that a URL refers to.
fn own_page(directory: &Directory, address: &str) -> Option<Hop> {
    let url = Url::parse(address).ok()?;
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let mut path = url.path().to_owned();
    for _ in 0..FORMS {
        let asked = Address { host: Some(host), is_https: url.scheme() == "https", path: &path, query: None };
        match resolve(directory, asked) {
            Resolution::Shop { storefront, path } => {
                return (!storefront.unknown_host).then(|| Hop { path: comparable(&path), front: storefront });
            }
            Resolution::Redirect { to } => path = to,
            Resolution::Closed | Resolution::Empty => return None,
        }
    }
    None
}

/// The first segment of a path with several.
fn folder_of(path: &str) -> Option<&str> {
    path.trim_start_matches('/').split_once('/').map(|(folder, _)| folder)
}

/// The redirect that a page makes itself in this shop and language: from a former name, or one of another language, to the
/// current one; from the first page of the journal to the journal; guests to the sign-in page.
async fn own_move(app: &App, front: &Storefront, path: &str) -> Result<Option<String>> {
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    let renamed = |folder: &str, slug: Option<String>| slug.map(|slug| format!("{folder}/{slug}"));
    Ok(match parts[..] {
        ["blog", "page", "1"] => Some("/blog".to_owned()),
        ["user", ..] => Some("/auth/Login".to_owned()),
        ["affiliate", ..] => Some("/auth/affiliate-login".to_owned()),
        ["product", slug] | ["product", _, slug] => current(catalog::find_product(app, front, slug).await)?,
        ["category", parent] => current(catalog::find_category(app, front, parent).await)?,
        ["category", parent, slug] => current(catalog::find_category(app, front, &format!("{parent}/{slug}")).await)?,
        ["collection", slug] => current(catalog::find_collection(app, front, slug).await)?,
        ["blog", slug] => renamed("/blog", new_slug(editorial::post(app, front, slug).await)?),
        ["event", slug] => renamed("/event", new_slug(editorial::event(app, front, slug).await)?),
        [slug] => renamed("", new_slug(editorial::page(app, front, slug).await)?),
        _ => None,
    })
}

/// The current path of something that has been renamed.
fn current<I>(found: Result<SlugMatch<I>>) -> Result<Option<String>> {
    Ok(there(found)?.filter(|found| found.moved).map(|found| found.path))
}

fn new_slug<T>(found: Result<Resolved<T>>) -> Result<Option<String>> {
    Ok(there(found)?.and_then(|found| match found {
        Resolved::Moved(slug) => Some(slug),
        Resolved::Here(_) => None,
    }))
}

fn there<T>(found: Result<T>) -> Result<Option<T>> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(Error::NotFound) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The message to the operator about a chain of redirects, and whether visitors are affected.
fn describe(tenant: &Tenant, chain: &Chain) -> Option<(String, bool)> {
    if chain.is_loop {
        let name = |hop: &Hop| match &hop.front.tenant {
            country if country.id == tenant.id => hop.path.clone(),
            country => format!("{} {}", country.code, hop.path),
        };
        let hops: Vec<String> = chain.hops.iter().map(name).collect();
        return Some((format!("is part of a loop: {}", hops.join(" → ")), true));
    }
    let target = chain.target.as_ref()?.as_str();
    if chain.redirects > 1 {
        return Some((format!("passes {} redirects: visitors are sent to {target} directly", chain.redirects), false));
    }
    target.starts_with("http:").then(|| (format!("{target} is not encrypted"), false))
}

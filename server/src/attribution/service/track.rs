//! Tracks a click: drops clicks of programs, cleans the data sent by the browser, and stores it.

use std::{net::IpAddr, time::Duration};

use moka::sync::Cache;
use percent_encoding::percent_decode_str;
use url::Url;
use uuid::Uuid;

use super::group;
use crate::{
    app::App,
    attribution::{
        agent,
        model::{CleanClick, DIRECT_LINK, LONGEST_CODE, LONGEST_PATH, LONGEST_VALUE, Outcome, cut},
        query::{LandingQuery, landing_query},
    },
    catalog,
    error::{Error, Result},
    id::{AffiliateDiscountId, AffiliateId, ProductId, TenantId},
    tenancy::Storefront,
};

/// Capacity of the cache from product pages to products.
const MOST_PAGES: u64 = 20_000;

/// The data of a click as sent by the browser.
#[derive(Clone, Debug, Default)]
pub struct Call {
    pub code: Option<String>,
    pub affiliate: Option<AffiliateId>,
    pub discount: Option<AffiliateDiscountId>,
    pub session: Uuid,
    /// The user-agents in the request's header and in its body.
    pub agents: [String; 2],
    /// Whether the request came from a program known not to be a browser.
    pub is_program: bool,
    pub network: Option<IpAddr>,
    pub referrer: Option<String>,
    /// The landing page's URL, or its path.
    pub landing: Option<String>,
    pub source: Option<String>,
    /// Source, medium, campaign, content and term.
    pub campaign: [Option<String>; 5],
    /// Device, browser and system, as detected by the browser.
    pub classes: [Option<String>; 3],
}

/// Stores a click on an active partner's link, once.
pub async fn track(app: &App, front: &Storefront, call: Call) -> Result<Outcome> {
    let outcome = outcome(app, front, call).await?;
    metrics::counter!("vitrina_affiliate_clicks_total", "outcome" => outcome.label()).increment(1);
    Ok(outcome)
}

async fn outcome(app: &App, front: &Storefront, call: Call) -> Result<Outcome> {
    let [agent, reported] = &call.agents;
    let is_other = !reported.is_empty() && reported != agent;
    if call.is_program || agent::is_bot(agent) || is_other && agent::is_bot(reported) {
        return Ok(Outcome::Bot);
    }
    let click = cleaned(app, front, call).await?;
    if click.code.is_none() && click.discount.is_none() && click.affiliate.is_none() {
        return Ok(Outcome::Unknown);
    }
    group::store(app, click).await
}

/// Values missing in the request are taken from the page's URL.
async fn cleaned(app: &App, front: &Storefront, call: Call) -> Result<CleanClick> {
    let (landing, parameters) = landing(front, call.landing.as_deref().unwrap_or_default());
    let LandingQuery { code, discount, source, campaign } = parameters;
    let text = |own: Option<String>, address: Option<String>, most| {
        let own = own.map(|text| cut(&text, most)).filter(|text| !text.is_empty());
        own.or_else(|| address.map(|text| cut(&text, most))).filter(|text| !text.is_empty())
    };
    let mut of_address = campaign.into_iter();
    let campaign = call.campaign.map(|own| text(own, of_address.next().flatten(), LONGEST_VALUE).unwrap_or_default());
    let classes = agent::classes(&call.agents[0], call.classes.each_ref().map(Option::as_deref));
    let product = match landing.strip_prefix("/product/") {
        Some(slug) if !slug.is_empty() && !slug.contains('/') => product(app, front, slug).await?,
        _ => None,
    };
    Ok(CleanClick {
        tenant_id: front.tenant.id,
        code: text(call.code, code, LONGEST_CODE),
        affiliate: call.affiliate,
        discount: call.discount.or(discount),
        session: call.session,
        occurred_at: app.clock.now(),
        network: call.network,
        source: text(call.source, source, LONGEST_VALUE).unwrap_or_else(|| DIRECT_LINK.to_owned()),
        campaign,
        referrer: call.referrer.as_deref().and_then(host).unwrap_or_default(),
        landing,
        product,
        device: classes.device,
        browser: classes.browser,
        os: classes.os,
    })
}

/// The path of a landing page, decoded and without locale prefix, and the parameters of its query.
fn landing(front: &Storefront, address: &str) -> (String, LandingQuery) {
    let base = Url::parse("http://shop.invalid").ok();
    let url = base.and_then(|base| base.join(address.trim()).ok());
    let Some(url) = url else { return (String::new(), LandingQuery::default()) };
    let decoded = percent_decode_str(url.path()).decode_utf8_lossy().into_owned();
    let path = front.tenant.languages.iter().find_map(|language| {
        let rest = decoded.strip_prefix('/')?.strip_prefix(language.code.as_str())?;
        (rest.is_empty() || rest.starts_with('/')).then_some(if rest.is_empty() { "/" } else { rest })
    });
    (cut(path.unwrap_or(&decoded), LONGEST_PATH), url.query().map(landing_query).unwrap_or_default())
}

/// The host of the referring page, without its path.
fn host(address: &str) -> Option<String> {
    Some(cut(Url::parse(address.trim()).ok()?.host_str()?, LONGEST_VALUE))
}

/// Cache of the product shown at a page's slug.
#[derive(Debug)]
struct Pages(Cache<(TenantId, String), Option<ProductId>>);

impl Default for Pages {
    fn default() -> Self {
        Self(Cache::builder().max_capacity(MOST_PAGES).time_to_live(Duration::from_mins(10)).build())
    }
}

async fn product(app: &App, front: &Storefront, slug: &str) -> Result<Option<ProductId>> {
    let pages = app.slice_state::<Pages>();
    let key = (front.tenant.id, slug.to_owned());
    if let Some(known) = pages.0.get(&key) {
        return Ok(known);
    }
    let found = match catalog::find_product(app, front, slug).await {
        Ok(found) => Some(found.id),
        Err(Error::NotFound) => None,
        Err(error) => return Err(error),
    };
    pages.0.insert(key, found);
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::testing::shop::{SI, directory_of_tests};

    fn front() -> Storefront {
        let tenant = Arc::clone(directory_of_tests().tenant(SI).unwrap());
        let language = Arc::clone(&tenant.default_language);
        Storefront { host_language: Arc::clone(&language), language, tenant, origin: "".into(), unknown_host: false }
    }

    #[test]
    fn a_landing_is_a_path_without_language_and_query() {
        let front = front();
        for (address, path) in [
            ("https://vitrina.si/en/product/a%20b?x=1", "/product/a b"),
            ("https://vitrina.si/en", "/"),
            ("/energy", "/energy"),
            ("https://vitrina.si/sl/a/", "/a/"),
            ("", "/"),
            ("https://vitrina.si/a%00b%0a", "/ab"),
        ] {
            assert_eq!(landing(&front, address).0, path, "{address}");
        }
        assert_eq!(landing(&front, "/?ref=ANA&amp%3Butm_source=ig").1.campaign[0].as_deref(), Some("ig"));
        assert!(landing(&front, &format!("/{}", "x".repeat(1000))).0.len() <= LONGEST_PATH);
        assert_eq!(host("https://www.instagram.com/p/1?x=secret").as_deref(), Some("www.instagram.com"));
        assert_eq!(host("nonsense"), None);
    }
}

//! Renders one page from its address: plan → API calls in-process → render → document shell. Independent of caches, queues and
//! responses.

use std::{collections::BTreeMap, fmt::Write};

use axum::{
    Router,
    body::Body,
    http::{self, HeaderValue, Method, Request, StatusCode},
    response::{IntoResponse, Response},
};
use futures::{
    FutureExt as _,
    future::{OptionFuture, join_all},
};
use http_body_util::BodyExt;
use serde::Deserialize;
use tower::ServiceExt;

use super::{
    assets::{self, DocumentAssets, Manifest},
    document::{Document, PageResponse},
    fragment_batch::AnswerTexts,
    personal::Personal,
    pool::{Pool, RenderError},
    redirect::moved_to,
    routes::{PageRoutes, path_of},
    security_policy::Sources,
    shell::{DocumentContext, RenderOutput, Shell, Unavailable},
    visit::{Visit, json, parsed},
};
use crate::{
    api::ShopDescription,
    app::App,
    cache::depend_on,
    changes::{Change, Topic},
    error::{Error, Result},
    media, payments, redirects,
    tenancy::{PaymentProvider, Storefront, Tenant},
    translate::{texts_of, translate},
};

/// The message id of the shop's name.
const BRAND: &str = "shop-name";
/// The most API calls that one page may make.
const MAX_CALLS: usize = 24;
/// In a path that needs the response of another call: what follows `~` and that call's name (`web/src/api/own.ts`).
const DEPENDENCY_ID: &str = ".id";

/// Renders pages, and makes the API calls that they need.
pub(super) struct Renderer {
    pub(super) app: App,
    api: Router,
    pool: Option<Pool>,
    shell: Shell,
    manifest: Option<Manifest>,
}

/// A rendered page.
pub(super) struct RenderResult {
    pub(super) page: PageResponse,
    /// Whether every API call succeeded.
    pub(super) is_complete: bool,
}

#[derive(Deserialize)]
struct Plan {
    status: u16,
    api: Vec<String>,
    /// API calls for this visitor alone, by name.
    #[serde(default)]
    own: BTreeMap<String, String>,
    /// The redirect target for visitors to whom the page is not available.
    #[serde(default)]
    elsewhere: Option<String>,
}

/// One API response as the web reads it: `{"status":200,"body":…}`.
struct ApiAnswer {
    /// The call's path or name.
    key: String,
    status: StatusCode,
    body: String,
}

impl Renderer {
    /// Starts the JavaScript runtimes; `api` is the router for the pages' API calls.
    pub(super) fn start(app: &App, api: Router) -> Result<Self> {
        let threads = app.settings.render_threads();
        let pool = assets::server_module().map(|module| Pool::start(module, threads)).transpose()?;
        if pool.is_none() {
            tracing::warn!("the web is not built, so there are no pages: run `npm run build` in web/ and build again");
        }
        let manifest = Manifest::read();
        let page = |provider| payments::payment_page(&app.settings, provider);
        let sources = Sources {
            media: media::media_base(&app.settings),
            vite: app.settings.vite.as_deref(),
            stripe_page: &page(PaymentProvider::Stripe),
            sslcommerz_page: &page(PaymentProvider::Sslcommerz),
        };
        let shell = Shell::new(&linked_assets(app, manifest.as_ref(), "", &[]), &sources);
        Ok(Self { app: app.clone(), api, pool, shell, manifest })
    }

    pub(super) fn has_pool(&self) -> bool {
        self.pool.is_some()
    }

    pub(super) fn security_policy(&self, tenant: &Tenant) -> HeaderValue {
        self.shell.security_policy(tenant)
    }

    /// The web's table of pages.
    pub(super) async fn routes(&self) -> Result<PageRoutes, RenderError> {
        PageRoutes::parse(&self.pool()?.routes().await?).map_err(|error| RenderError::Answer(error.to_string()))
    }

    /// The web's action for a form that was submitted to a page.
    pub(super) async fn plan_submission(&self, request: String) -> Result<String, RenderError> {
        self.pool()?.plan(request).await
    }

    fn pool(&self) -> Result<&Pool, RenderError> {
        self.pool.as_ref().ok_or(RenderError::Stopped)
    }

    /// Renders a page, for one person if one is given. Where a call fails, the page shows the request id.
    pub(super) async fn render(
        &self,
        front: &Storefront,
        url: &str,
        personal: Option<&Personal>,
        request_id: &str,
    ) -> Result<RenderResult, RenderError> {
        depend_on(Change::all(Topic::Tenancy));
        depend_on(texts_of(front));
        if let Some(redirect) = self.redirect(front, url).await? {
            return Ok(RenderResult { page: redirect, is_complete: true });
        }
        let started = std::time::Instant::now();
        let shop = ShopDescription::of_page(&self.app, front, url).boxed().await;
        let shop = json(&shop.map_err(|error| RenderError::Answer(error.to_string()))?)?;
        let address = serde_json::json!(url);
        let visitor = personal.map_or("null", |personal| &personal.visitor);
        let request = format!(r#"{{"url":{address},"shop":{shop},"visitor":{visitor}}}"#);
        let plan: Plan = parsed(&self.pool()?.plan(request).await?)?;
        if let Some(target) = plan.elsewhere {
            return Ok(RenderResult { page: PageResponse::SeeOther(target.into()), is_complete: true });
        }
        let answers = join_all(plan.api.iter().take(MAX_CALLS).map(|path| self.call(front, path, path, None))).await;
        let is_complete = answers.iter().all(|answer| !answer.status.is_server_error());
        let personal = personal.map(|personal| async {
            let own = self.own_answers(front, &plan.own, personal).await;
            personal.state(&object_of(&answer_texts(&own, request_id)))
        });
        let personal = OptionFuture::from(personal).await.unwrap_or_else(|| "null".to_owned());
        let texts = answer_texts(&answers, request_id);
        let data = object_of(&texts);
        let request = format!(r#"{{"url":{address},"shop":{shop},"personal":{personal}}}"#);
        let (html, frame) = self.pool()?.render(request, texts).await?;
        let mut output = RenderOutput { html, ..parsed(&frame)? };
        if plan.status != 200 && output.redirect.is_none() {
            output.status = plan.status;
        }
        // Whatever a failed call was answered: the page may be there again soon, and search engines must not drop it.
        let has_failed = output.status >= StatusCode::INTERNAL_SERVER_ERROR.as_u16();
        if has_failed {
            output.status = StatusCode::SERVICE_UNAVAILABLE.as_u16();
        }
        let is_complete = is_complete && !has_failed;
        metrics::histogram!("vitrina_render_seconds").record(started.elapsed().as_secs_f64());
        if let Some(target) = &output.redirect {
            return Ok(RenderResult { page: PageResponse::Redirect(target.as_str().into()), is_complete });
        }
        let state = format!(r#"{{"shop":{shop},"data":{data},"personal":{personal}}}"#);
        let document = self
            .with_context(front, &output.modules, &state, |context| self.shell.document(context, &output))
            .map_err(|error| RenderError::Answer(error.to_string()))?;
        Ok(RenderResult { page: PageResponse::Document(document.into()), is_complete })
    }

    /// The API responses about one person, by name. A path that contains `~profile.id` waits for the call of that name and takes
    /// the id from its response; if that call failed, the request is not made.
    async fn own_answers(
        &self,
        front: &Storefront,
        calls: &BTreeMap<String, String>,
        personal: &Personal,
    ) -> Vec<ApiAnswer> {
        let calls = calls.iter().take(MAX_CALLS);
        let (waiting, first): (Vec<_>, Vec<_>) = calls.partition(|(_, path)| dependency(path).is_some());
        let asked = first.into_iter().map(|(name, path)| self.call(front, name, path, Some(personal)));
        let mut answers = join_all(asked).await;
        let paths = waiting.into_iter().filter_map(|(name, path)| Some((name, filled(path, &answers)?)));
        let paths: Vec<(&String, String)> = paths.collect();
        let asked = paths.iter().map(|(name, path)| self.call(front, name, path, Some(personal)));
        answers.extend(join_all(asked).await);
        answers
    }

    /// The redirect that an operator set for the path, if any.
    async fn redirect(&self, front: &Storefront, url: &str) -> Result<Option<PageResponse>, RenderError> {
        let found = redirects::find(&self.app, front.tenant.id, path_of(url)).await;
        let found = found.map_err(|error| RenderError::Answer(error.to_string()))?;
        Ok(found.map(|redirect| {
            let target = match redirect.target {
                redirects::Target::Inside(path) => match front.prefix(&front.language) {
                    prefix if path == "/" && !prefix.is_empty() => prefix,
                    prefix => format!("{prefix}{path}"),
                },
                redirects::Target::Outside(address) => address,
            };
            PageResponse::Operator { target: target.into(), is_permanent: redirect.is_permanent }
        }))
    }

    /// The error page for when no page can be served.
    pub(super) fn unavailable(&self, visit: &Visit<'_>, reason: Unavailable) -> Result<Document> {
        let front = visit.front;
        let shop = json(&ShopDescription::new(&self.app, front, visit.path)).map_err(Error::internal)?;
        let state = format!(r#"{{"shop":{shop},"data":{{}}}}"#);
        let text = |id: &str| self.text(front, id);
        let reference = translate(&self.app, front, "failed-reference", &[("id", visit.request_id().into())]);
        self.with_context(front, &[], &state, |context| self.shell.unavailable(context, reason, &reference, text))
            .map_err(Error::internal)
    }

    /// `modules` are the source modules of the page's own chunks.
    fn with_context<T>(
        &self,
        front: &Storefront,
        modules: &[String],
        state: &str,
        write: impl FnOnce(&DocumentContext<'_>) -> T,
    ) -> T {
        let directory = self.app.directory();
        let assets = linked_assets(&self.app, self.manifest.as_ref(), &front.language.code, modules);
        let brand = self.text(front, BRAND);
        write(&DocumentContext { front, directory: &directory, assets: &assets, brand: &brand, state })
    }

    fn text(&self, front: &Storefront, id: &str) -> String {
        self.app.translations().text(front.tenant.id, &front.language, id, &[])
    }

    /// Calls the API in-process, with the page's own country and language, anonymously or on behalf of one person. Follows one
    /// redirect. The path of a call on behalf of a person may contain a secret; its key, which is its name, does not.
    async fn call(&self, front: &Storefront, key: &str, path: &str, personal: Option<&Personal>) -> ApiAnswer {
        let ask = |path: &str| {
            let request = personal.map_or_else(Request::builder, Personal::request).method(Method::GET).uri(path);
            self.ask(front, request.body(Body::empty()))
        };
        let mut response = ask(path).await;
        if let Some(target) = moved_to(&response) {
            response = ask(&target).await;
        }
        let status = response.status();
        let body = match response.into_body().collect().await {
            Ok(body) => String::from_utf8_lossy(&body.to_bytes()).into_owned(),
            Err(error) => {
                let call = path_of(key);
                tracing::error!(%error, call, "the body of an API response could not be read completely");
                String::new()
            }
        };
        let body = if body.is_empty() { "null".to_owned() } else { body };
        ApiAnswer { key: key.to_owned(), status, body }
    }

    /// The response of the API's own router; 400 for an invalid request.
    pub(super) async fn ask(&self, front: &Storefront, request: http::Result<Request<Body>>) -> Response {
        let Ok(mut request) = request else { return StatusCode::BAD_REQUEST.into_response() };
        request.extensions_mut().insert(front.clone());
        self.api.clone().oneshot(request).await.into_response()
    }
}

/// The name of the call whose response a path needs, and the placeholder for the id.
fn dependency(path: &str) -> Option<(&str, &str)> {
    let start = path.find('~')?;
    let length = path[start..].find(DEPENDENCY_ID)?;
    let name = &path[start + 1..start + length];
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_name.then(|| (name, &path[start..start + length + DEPENDENCY_ID.len()]))
}

/// The path with the placeholder replaced by the id from the response.
fn filled(path: &str, answers: &[ApiAnswer]) -> Option<String> {
    #[derive(Deserialize)]
    struct IdentifiedAnswer {
        data: Identified,
    }
    #[derive(Deserialize)]
    struct Identified {
        id: i64,
    }
    let (name, placeholder) = dependency(path)?;
    let answer = answers.iter().find(|answer| answer.key == name && answer.status.is_success())?;
    let answered: IdentifiedAnswer = serde_json::from_str(&answer.body).ok()?;
    Some(path.replacen(placeholder, &answered.data.id.to_string(), 1))
}

fn linked_assets(app: &App, manifest: Option<&Manifest>, language: &str, modules: &[String]) -> DocumentAssets {
    match (&app.settings.vite, manifest) {
        (Some(vite), _) => assets::development(vite),
        (None, Some(manifest)) => manifest.document(language, modules),
        (None, None) => DocumentAssets::default(),
    }
}

/// The responses by key; failed ones carry the request id.
fn answer_texts(answers: &[ApiAnswer], request_id: &str) -> AnswerTexts {
    let text = |ApiAnswer { key, status, body }: &ApiAnswer| {
        let mut text = format!(r#"{{"status":{},"body":{body}"#, status.as_u16());
        if status.is_server_error() {
            let _ = write!(text, r#","requestId":{}"#, serde_json::json!(request_id));
        }
        text.push('}');
        (key.clone(), text)
    };
    answers.iter().map(text).collect()
}

/// The JSON object of values that are JSON.
fn object_of(texts: &AnswerTexts) -> String {
    let mut object = String::with_capacity(texts.values().map(String::len).sum::<usize>() + 1024);
    object.push('{');
    for (index, (key, text)) in texts.iter().enumerate() {
        if index > 0 {
            object.push(',');
        }
        let _ = write!(object, "{}:{text}", serde_json::json!(key));
    }
    object.push('}');
    object
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the web does in the browser (`web/src/api/own.ts`).
    #[test]
    fn a_path_takes_the_id_of_the_answer_that_it_waits_for() {
        #[derive(Deserialize)]
        struct Vectors {
            answers: BTreeMap<String, serde_json::Value>,
            cases: Vec<Case>,
            independent: Vec<String>,
        }
        #[derive(Deserialize)]
        struct Case {
            says: String,
            path: String,
            filled: Option<String>,
        }
        let vectors: Vectors = serde_json::from_str(include_str!("../../../tests/vectors/awaited.json")).unwrap();
        let answer = |(name, data): (&String, &serde_json::Value)| ApiAnswer {
            key: name.clone(),
            status: if data.is_null() { StatusCode::INTERNAL_SERVER_ERROR } else { StatusCode::OK },
            body: serde_json::json!({ "isSuccess": !data.is_null(), "data": data }).to_string(),
        };
        let answers: Vec<ApiAnswer> = vectors.answers.iter().map(answer).collect();
        for Case { says, path, filled: expected } in vectors.cases {
            assert!(dependency(&path).is_some(), "{says}");
            assert_eq!(filled(&path, &answers), expected, "{says}");
        }
        for path in vectors.independent {
            assert_eq!(dependency(&path), None, "{path}");
        }
    }

    #[test]
    fn a_path_whose_answer_failed_is_not_called() {
        let body = r#"{"isSuccess":false,"data":{"id":7}}"#.to_owned();
        let refused = [ApiAnswer { key: "profile".to_owned(), status: StatusCode::FORBIDDEN, body }];
        assert_eq!(filled("/api/affiliate/~profile.id", &refused), None);
    }
}

//! A small shop in two countries, and a client for its API.
//!
//! | product | Slovenia | Croatia | |
//! |---|---|---|---|
//! | 1 rib briefs | 9.90 instead of 12.90 | 13.90 | women/underwear, Tiho, rust S M, ink S (sold out) |
//! | 2 tee | 19.90 | hidden | women, Osnova, ink M |
//! | 3 boxers | hidden | 15.90 | men, Osnova, sky M |
//! | 4 old tee | 9.90, sold out | hidden | women, no brand, rust 86/92; English only |

use std::sync::Arc;

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Request, StatusCode},
};
use chrono::{DateTime, Utc};
use serde_json::Value;
use tower::ServiceExt;

use super::seed::seed;

use crate::{
    api::api,
    app::App,
    changes::{self, Change, Topic},
    clock::Clock,
    config::Settings,
    db::Session,
    id::{BadgeTypeId, LanguageId, UserTypeId},
    tenancy::{BadgeType, Directory, Host, Language, Legal, SocialLink, Storefront, Tenant, TenantId, UserType},
    testing::{self, TestDb},
};

pub const SI: TenantId = TenantId(3);
pub const HR: TenantId = TenantId(13);
pub const EN: LanguageId = LanguageId(1);
pub const SL: LanguageId = LanguageId(16);

pub const RUST: i64 = 11;
pub const INK: i64 = 12;
pub const SKY: i64 = 13;

/// A browser.
pub const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// The test shop's time: a Monday.
pub fn now() -> DateTime<Utc> {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

/// A response of the API.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Value,
}

impl Reply {
    pub fn data(&self) -> &Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.body);
        &self.body["data"]
    }

    /// One member of each item of the list.
    pub fn list(&self, member: &str) -> Vec<Value> {
        self.data().as_array().unwrap().iter().map(|item| item[member].clone()).collect()
    }

    pub fn ids(&self) -> Vec<i64> {
        self.list("id").iter().map(|id| id.as_i64().unwrap()).collect()
    }

    /// The invalid parameters and their codes.
    pub fn refused(&self) -> Vec<(String, String)> {
        assert_eq!(self.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", self.body);
        let errors = self.body["errors"].as_array().unwrap().iter();
        errors.map(|e| (e["field"].as_str().unwrap().to_owned(), e["code"].as_str().unwrap().to_owned())).collect()
    }
}

pub struct Shop {
    pub app: App,
    router: Router,
}

impl Shop {
    /// The small shop.
    pub async fn open(test: &TestDb) -> Self {
        seed(&test.db).await;
        Self::over(test).await
    }

    /// A client for the data in the database.
    pub async fn over(test: &TestDb) -> Self {
        let settings = Settings { data: test.folder.path().join("data"), ..Settings::default() };
        let app = App::new(settings, test.db.clone(), Clock::fixed(now()));
        app.set_directory(directory());
        let router = api(&app).router;
        let shop = Self { router: router.with_state(app.clone()), app };
        shop.read_changes().await;
        shop
    }

    /// Reads the change feed, as the watch does in a running process.
    pub async fn read_changes(&self) {
        self.app.catch_up().await.unwrap();
    }

    /// Executes a statement over the catalogue, and records a change.
    pub async fn change(&self, sql: &'static str) {
        let mut tx = self.app.db.begin().await.unwrap();
        tx.sql(sql).execute().await.unwrap();
        changes::record_catalog(&mut tx).await.unwrap();
        tx.commit().await.unwrap();
        self.read_changes().await;
    }

    /// Renders messages in a language.
    pub async fn set_messages(&self, language: LanguageId, area: &str, messages: &[(&str, &str)]) {
        let mut tx = self.app.db.begin().await.unwrap();
        for (key, text) in messages {
            tx.sql("INSERT INTO translation (language_id, key, area, source) VALUES ($1, $2, $3, $4)")
                .bind(language)
                .bind(*key)
                .bind(area)
                .bind(format!("{key} = {text}\n"))
                .execute()
                .await
                .unwrap();
        }
        changes::record(&mut tx, &[Change::all(Topic::Translations)]).await.unwrap();
        tx.commit().await.unwrap();
        self.read_changes().await;
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.get_in(SI, path).await
    }

    pub async fn get_in(&self, tenant: TenantId, path: &str) -> Reply {
        self.send(tenant, Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// A call with a method, a user's token and a body.
    pub async fn call(
        &self,
        tenant: TenantId,
        (method, path): (&str, &str),
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Reply {
        let mut request = Request::builder().method(method).uri(path).header("user-agent", FIREFOX);
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        self.send(tenant, request.body(body).unwrap()).await
    }

    pub async fn send(&self, tenant: TenantId, request: Request<Body>) -> Reply {
        self.send_through(self.storefront(tenant), request).await
    }

    /// The file in a call's response.
    pub async fn text(&self, tenant: TenantId, mut request: Request<Body>) -> String {
        request.extensions_mut().insert(self.storefront(tenant));
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    /// A request to a country by a host other than its own.
    pub async fn send_through(&self, storefront: Storefront, mut request: Request<Body>) -> Reply {
        request.extensions_mut().insert(storefront);
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        // Some calls return a file.
        let body = if bytes.is_empty() { Value::Null } else { serde_json::from_slice(&bytes).unwrap_or_default() };
        Reply { status, headers, body }
    }

    pub fn storefront(&self, tenant: TenantId) -> Storefront {
        let tenant = Arc::clone(self.app.directory().tenant(tenant).unwrap());
        let language = Arc::clone(&tenant.default_language);
        let origin = format!("https://{}", tenant.hosts[0].name).into();
        Storefront { host_language: Arc::clone(&language), language, tenant, origin, unknown_host: false }
    }
}

fn directory() -> Directory {
    let languages: Vec<Arc<Language>> =
        [(1, "en", "en-GB"), (3, "de", "de-DE"), (8, "hr", "hr-HR"), (16, "sl", "sl-SI")]
            .map(|(id, code, locale)| {
                Arc::new(Language {
                    id: LanguageId(id),
                    code: code.into(),
                    locale: locale.into(),
                    name: code.to_uppercase(),
                })
            })
            .into();
    let badge_types = ["special", "promotional", "fire", "low"];
    let badge_types = (1..).zip(badge_types).map(|(id, key)| BadgeType {
        id: BadgeTypeId(id),
        key: key.into(),
        name: key.to_uppercase(),
    });
    let tenants = vec![
        tenant(SI, "SI", "Slovenia", [&languages[3], &languages[0]]),
        tenant(HR, "HR", "Croatia", [&languages[2], &languages[0]]),
        Arc::new(Tenant {
            is_active: false,
            ..(*tenant(TenantId(90), "CH", "Switzerland", [&languages[1], &languages[0]])).clone()
        }),
    ];
    let hosts = tenants.iter().enumerate().flat_map(|(index, tenant)| {
        let language = |host: &Host| Arc::clone(tenant.language(&host.language).unwrap());
        tenant.hosts.iter().map(move |host| (host.name.clone(), (index, language(host)))).collect::<Vec<_>>()
    });
    let hosts = hosts.collect();
    let user_types =
        [(2, "Customer"), (5, "Affiliate")].map(|(id, name)| UserType { id: UserTypeId(id), name: name.into() });
    Directory {
        languages,
        currencies: vec![testing::shop::euro()],
        badge_types: badge_types.collect(),
        user_types: user_types.into(),
        tenants,
        hosts,
    }
}

fn tenant(id: TenantId, code: &str, name: &str, languages: [&Arc<Language>; 2]) -> Arc<Tenant> {
    let domain = code.to_lowercase();
    let plain = testing::shop::tenant(id, code, name, &languages.map(Arc::clone));
    Arc::new(Tenant {
        hosts: vec![
            Host { name: format!("vitrina.{domain}"), language: languages[0].code.clone() },
            Host { name: format!("{domain}.vitrina.com"), language: "en".into() },
        ],
        legal: Legal {
            name: "Vitrina".into(),
            address: "Trg 1".into(),
            email: "info@example.com".into(),
            ..Legal::default()
        },
        shipping_charge: plain.money(390),
        cash_on_delivery_charge: plain.money(150),
        social: vec![SocialLink { kind: "instagram".into(), url: format!("https://social.example/{domain}") }],
        ..plain
    })
}

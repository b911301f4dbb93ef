//! The OpenAPI description: collects what the slices describe of their endpoints, and adds what all endpoints have in common.

use std::sync::Arc;

use axum::{
    body::Bytes,
    http::header,
    response::{IntoResponse, Response},
};
use utoipa::{
    IntoParams, PartialSchema, ToSchema,
    openapi::{
        Components, Content, InfoBuilder, OpenApi, Ref, RefOr, Required, ResponseBuilder, Schema,
        path::{Operation, ParameterBuilder, ParameterIn},
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme},
    },
};

use super::ShopDescription;
use crate::{
    http::{CommonParams, Failure, FieldMessage, SESSION_COOKIES},
    idempotency,
};

/// Adds the title, common parameters and error responses to every endpoint.
pub fn finished(mut description: OpenApi) -> OpenApi {
    description.info = InfoBuilder::new()
        .title("Vitrina")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "The shop's API. The host decides the country. Money is in minor units. Every answer is enveloped; a failure has \
             `isSuccess` false, a stable `code` and a message in the request's language.",
        ))
        .build();
    let components = description.components.get_or_insert_with(Components::new);
    components.schemas.insert(Failure::name().into_owned(), Failure::schema());
    components.schemas.insert(FieldMessage::name().into_owned(), FieldMessage::schema());
    describe::<ShopDescription<'_>>(components);
    let bearer =
        HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("The token of `auth/login`.")).build();
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer));
    let [name, _] = SESSION_COOKIES;
    let about = "A browser's session. What changes something must come from a page of the same origin.";
    let cookie = ApiKey::Cookie(ApiKeyValue::with_description(name, about));
    components.add_security_scheme("session", SecurityScheme::ApiKey(cookie));
    for (path, item) in &mut description.paths.paths {
        let operations =
            [("", &mut item.get), ("post", &mut item.post), ("put", &mut item.put), ("delete", &mut item.delete)];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                complete(method, path, operation);
            }
        }
    }
    description
}

/// Adds the schema of a type that no endpoint returns, and those of its parts.
fn describe<T: ToSchema>(components: &mut Components) {
    let mut parts = Vec::new();
    T::schemas(&mut parts);
    parts.push((T::name().into_owned(), T::schema()));
    components.schemas.extend(parts);
}

fn complete(method: &str, path: &str, operation: &mut Operation) {
    operation.operation_id = Some(name_of(method, path));
    if let Some(security) = &mut operation.security {
        security.push(SecurityRequirement::new::<_, _, &str>("session", []));
    }
    if method == "post" {
        let about = "1 to 255 visible characters. The same call sent again with the same key within a day gets the first answer.";
        let key = ParameterBuilder::new()
            .name(idempotency::HEADER)
            .parameter_in(ParameterIn::Header)
            .description(Some(about));
        let key = key.required(Required::False).schema(Some(<String as PartialSchema>::schema())).build();
        operation.parameters.get_or_insert_default().push(RefOr::T(key));
    }
    let common = CommonParams::into_params(|| Some(ParameterIn::Query));
    operation.parameters.get_or_insert_default().extend(common.into_iter().map(RefOr::T));
    let failure = Content::new(Some(RefOr::<Schema>::Ref(Ref::from_schema_name(Failure::name()))));
    let response = ResponseBuilder::new().description("It failed").content("application/json", failure).build();
    operation.responses.responses.insert("default".to_owned(), RefOr::T(response));
}

/// An endpoint's unique operation id: the HTTP method unless it is GET, then the words of its path, such as
/// `product_web_by-slug_slug`.
fn name_of(method: &str, path: &str) -> String {
    let words = path.trim_start_matches("/api/").split(|mark: char| !mark.is_alphanumeric());
    let words = std::iter::once(method).chain(words);
    let mut name = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_");
    if path.ends_with('/') {
        name.push_str("_slash");
    }
    name
}

/// A handler that returns the description.
pub fn serve(description: &OpenApi) -> impl Fn() -> std::future::Ready<Response> + Clone + Send + Sync + 'static {
    let text = description.to_json().expect("a description is plain data");
    let body = Arc::new(Bytes::from(text));
    move || {
        let answer = ([(header::CONTENT_TYPE, "application/json")], Bytes::clone(&body)).into_response();
        std::future::ready(answer)
    }
}

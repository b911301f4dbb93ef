//! The endpoints whose responses are the same for all visitors of a host and language. Only these are cached, by the server and
//! by shared caches.

use utoipa::openapi::{
    OpenApi, RefOr,
    path::{Operation, ParameterIn},
};

use crate::http::PublicRoute;

/// The data that a public endpoint reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// Countries and translations, and what a response records itself (social links, redirects).
    Platform,
    /// Products, listings and content as well.
    Catalog,
}

use Source::{Catalog, Platform};

const PUBLIC: &[(&str, Source)] = &[
    ("/api/attributeValue/web/list", Catalog),
    ("/api/blog-post/web/by-slug/{slug}", Catalog),
    ("/api/blog-post/web/findAllDataByPagination/v2", Catalog),
    ("/api/brand/by-slug/{slug}", Catalog),
    ("/api/brand/getAllActiveData", Catalog),
    ("/api/category/by-path/{parent}", Catalog),
    ("/api/category/by-path/{parent}/{slug}", Catalog),
    ("/api/category/getAllActiveData", Catalog),
    ("/api/category/index", Catalog),
    ("/api/collection/by-slug/{slug}", Catalog),
    ("/api/collection/getAllActiveData", Catalog),
    ("/api/content/faq", Catalog),
    ("/api/content/help", Catalog),
    ("/api/content/journal", Catalog),
    ("/api/content/page/by-slug/{slug}", Catalog),
    ("/api/content/product-care", Catalog),
    ("/api/content/size-tables", Catalog),
    ("/api/country/getAllActiveData", Platform),
    ("/api/country/getCountryByName/{name}", Platform),
    ("/api/country/getCountryByName/{name}/", Platform),
    ("/api/country/{id}", Platform),
    ("/api/event/web/by-slug/{slug}", Catalog),
    ("/api/event/web/findAllActive", Catalog),
    ("/api/homePartnerInstagram/web/getHomepageDataByType", Catalog),
    ("/api/media-slider/slider/web/findByUsagesType/{type}/{usage}", Catalog),
    ("/api/navigation", Catalog),
    ("/api/product/web/brand/countryWiseProductsPagination", Catalog),
    ("/api/product/web/by-ids", Catalog),
    ("/api/product/web/by-slug/{slug}", Catalog),
    ("/api/product/web/category/countryWiseProductsPagination", Catalog),
    ("/api/product/web/collection/countryWiseProductsPagination", Catalog),
    ("/api/product/web/countryWiseProductsPagination", Catalog),
    ("/api/product/web/event/countryWiseProductsPagination", Catalog),
    ("/api/product/web/event/filters", Catalog),
    ("/api/product/web/filters", Catalog),
    ("/api/redirect/by-path", Platform),
    ("/api/seller/web/findAllActive", Catalog),
    ("/api/setupHomepage/web/getSetupDataByType", Catalog),
    ("/api/translations", Platform),
    ("/api/userType", Platform),
];

/// The public routes with the parameters in their OpenAPI descriptions. Listed routes without a description are ignored.
pub fn routes(description: &OpenApi) -> Vec<PublicRoute> {
    let find = |path: &str| description.paths.paths.get(path)?.get.as_ref();
    PUBLIC
        .iter()
        .filter_map(|(path, source)| {
            let parameters = parameters(find(path)?);
            Some(PublicRoute { pattern: path, parameters, reads_catalog: *source == Catalog })
        })
        .collect()
}

fn parameters(call: &Operation) -> Vec<String> {
    let all = call.parameters.iter().flatten();
    all.filter_map(|parameter| match parameter {
        RefOr::T(parameter) if parameter.parameter_in == ParameterIn::Query => Some(parameter.name.clone()),
        _ => None,
    })
    .collect()
}

/// The paths of public routes.
#[cfg(test)]
pub fn paths() -> impl Iterator<Item = &'static str> {
    PUBLIC.iter().map(|(path, _)| *path)
}

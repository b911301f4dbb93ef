//! The account endpoints, and the extractors that enforce their permissions.

mod addresses;
mod auth;
mod bodies;
mod cookies;
mod guard;
mod links;
mod user;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::App;

pub use auth::{SessionAnswer, session_answer, signed_in};
pub use bodies::AddressForm;
pub use cookies::{FromPage, is_same_origin, session_key, session_token, without_session};
pub use guard::{Affiliate, Customer, Operator, SignedIn, browser_session};

/// Their routes, below `/api`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(auth::user_types))
        .routes(routes!(auth::register))
        .routes(routes!(auth::sign_in))
        .routes(routes!(auth::sign_out))
        .routes(routes!(auth::sign_out_everywhere))
        .routes(routes!(auth::sessions))
        .routes(routes!(auth::end_session))
        .routes(routes!(links::forgot_password))
        .routes(routes!(links::reset_password))
        .routes(routes!(links::verify_email))
        .routes(routes!(links::resend_verification))
        .routes(routes!(links::confirm_email))
        .routes(routes!(user::change_password))
        .routes(routes!(user::profile))
        .routes(routes!(user::update_profile))
        .routes(routes!(user::change_email))
        .routes(routes!(addresses::list))
        .routes(routes!(addresses::insert))
        .routes(routes!(addresses::update, addresses::delete))
        .routes(routes!(addresses::set_default))
}

//! Responses with pages that are rendered for one person.

use axum::{http::HeaderValue, response::Response};

use super::{
    admission::Requester,
    document::PageResponse,
    documents::Inner,
    personal::{Personal, Submission},
    pool::RenderError,
    redirect::{moved_page, redirected, see_other},
    routes::PageAddress,
    shell::Unavailable,
    visit::Visit,
};
use crate::error::Result;

const NO_STORE: HeaderValue = HeaderValue::from_static("private, no-store");

impl Inner {
    /// The sender of a form, as JSON for the web.
    pub(super) async fn visitor(&self, visit: &Visit<'_>) -> Result<String> {
        Ok(Personal::of(&self.renderer().app, visit, None).await?.visitor)
    }

    /// The page for this visitor alone; with a rejected form, the page shows it with the values entered.
    pub(super) async fn respond_personally(
        &self,
        visit: &Visit<'_>,
        address: &PageAddress,
        submission: Option<&Submission>,
    ) -> Response {
        let personal = match Personal::of(&self.renderer().app, visit, submission).await {
            Ok(personal) => personal,
            Err(error) => {
                tracing::error!(%error, "the visitor of a personal page cannot be determined");
                return self.unavailable(visit, Unavailable::Failed);
            }
        };
        let Some(_permit) = self.pages.admission.enter(Requester::Visitor(visit.network)).await else {
            return self.unavailable(visit, Unavailable::Busy);
        };
        match self.renderer().render(visit.front, &address.url, Some(&personal), visit.request_id()).await {
            Ok(result) => {
                let (mut response, is_shown) = shown(visit, address, &result.page);
                // An error page does not show the form.
                let is_form = is_shown && !response.status().is_server_error();
                if let Some(submission) = submission.filter(|_| is_form) {
                    *response.status_mut() = submission.status.try_into().unwrap_or(response.status());
                }
                personal.settle(visit.front, response, is_shown)
            }
            Err(RenderError::Busy) => self.unavailable(visit, Unavailable::Busy),
            Err(error) => {
                tracing::error!(%error, page = address.logged(), "a personal page cannot be rendered");
                self.unavailable(visit, Unavailable::Failed)
            }
        }
    }
}

/// The response, and whether it shows a page.
fn shown(visit: &Visit<'_>, address: &PageAddress, page: &PageResponse) -> (Response, bool) {
    match page {
        PageResponse::Document(document) => (document.respond(visit.headers, NO_STORE), true),
        PageResponse::SeeOther(target) => (see_other(&address.carried_to(target)), false),
        PageResponse::Redirect(target) => (moved_page(address, target, NO_STORE), false),
        PageResponse::Operator { target, is_permanent } => {
            (redirected(&address.carried_to(target), *is_permanent, NO_STORE), false)
        }
    }
}

//! React in the process: the QuickJS pool, the document shell and the page cache.
//!
//! A document request is `plan(url)` in JavaScript, the named API calls against our own router, `render(url, data)`, and the
//! minijinja shell around it. Pages are the same for all visitors, so they are kept by country, language, path and the parameters
//! that they read, until something changes that they show. Only pages about one person are rendered for that person, and never kept
//! (`personal`); forms that browsers send without script are answered by their page (`submit`). When JavaScript fails, is busy or too
//! slow, the last good page goes out, or else a 503 that says so.

pub mod assets;
mod admission;
mod cache_control;
mod documents;
mod engine;
mod fragments;
mod host;
mod job_queue;
mod document;
mod page_cache;
mod personal;
mod personal_pages;
mod pool;
mod ready_pages;
mod redirect;
mod renderer;
mod routes;
mod security_policy;
mod shared_pages;
mod shell;
mod submit;
#[cfg(test)]
mod tests;
mod visit;

pub use documents::Documents;
pub use ready_pages::FoundPage;
pub(crate) use redirect::moved;
pub use submit::LARGEST_FORM;
pub use visit::Visit;

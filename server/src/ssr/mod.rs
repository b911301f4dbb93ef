//! Server-side rendering with React in this process: the QuickJS pool, the document shell and the page cache.
//!
//! A document request runs `plan(url)` in JavaScript, then the API calls it names against our own router, then `render(url,
//! data)`, and puts the result into the minijinja shell. Pages are the same for all visitors, so they are cached by country,
//! language, path and the query parameters that they read, until something that they show changes. Only pages about one person
//! are rendered for that person, and never cached (`personal`); forms that browsers submit without scripts are handled by their
//! page (`submit`). When JavaScript fails, is overloaded or too slow, the last good page is served, or else a 503 error page.

pub mod assets;
mod admission;
mod cache_control;
mod documents;
mod engine;
mod fragment_batch;
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

//! React in the process: the QuickJS pool, the document shell and the page cache.
//!
//! A document request is `plan(url)` in JavaScript, the named API calls against our own router, `render(url, data)`, and the
//! minijinja shell around it. Pages are the same for all guests, so they are cached by country, language and path under the
//! revisions of what they show: a change anywhere makes new keys. When JavaScript fails, is busy or too slow, the shell goes out
//! empty and the browser renders the page.

pub mod assets;
mod documents;
mod engine;
mod host;
mod guard;
mod page;
mod pool;
mod shell;
mod shop;

pub use documents::Documents;
pub(crate) use documents::moved;

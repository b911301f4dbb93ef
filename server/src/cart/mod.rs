//! Carts: what a country sells of the lines that somebody wants, priced by the pipeline with its promotions. Owns no table yet.

mod service;
#[cfg(test)]
mod tests;

pub use service::{CartPrice, CartRequest, CodeAnswer, LineProblem, WantedLine, price};

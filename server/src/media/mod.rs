//! Originals and their renditions.

mod read;

pub use read::{Asset, assets};

//! The CSV formats of product files.

use clap::ValueEnum;
use vitrina_server::import::Format;

/// CSV formats.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum FormatName {
    /// Shopify, with classic or new column names
    Shopify,
    /// WooCommerce, exported in English
    Woocommerce,
}

impl FormatName {
    pub(super) fn format(self) -> Format {
        match self {
            Self::Shopify => Format::Shopify,
            Self::Woocommerce => Format::WooCommerce,
        }
    }
}

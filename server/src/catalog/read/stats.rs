//! Statistics for operators: the size of the catalogue, countries that show no products; and the pictures that lists show first.

use super::store::stats as store;
use crate::{db::Db, error::Result, media::AssetId, tenancy::TenantId};

/// The size of the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Products, shown or not.
    pub products: i64,
    /// Their variants.
    pub variants: i64,
    /// Products shown, by country; a country that shows none is missing.
    pub shown: Vec<(TenantId, i64)>,
}

/// Counts the catalogue.
pub async fn stats(db: &Db) -> Result<Stats> {
    Ok(Stats {
        products: store::products(db).await?,
        variants: store::variants(db).await?,
        shown: store::shown(db).await?,
    })
}

/// The first picture of every product, the newest product's first.
pub async fn leading_pictures(db: &Db) -> Result<Vec<AssetId>> {
    Ok(store::leading_pictures(db).await?)
}

//! The catalogue at a glance, for operators: how much there is, which countries show nothing, and the pictures shown first.

use super::store::standing as store;
use crate::{db::Db, error::Result, media::AssetId, tenancy::TenantId};

/// How much there is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Products, shown or not.
    pub products: i64,
    /// Their variants.
    pub variants: i64,
    /// Products shown, by country; a country that shows none is missing.
    pub shown: Vec<(TenantId, i64)>,
}

/// Counts the catalogue.
pub async fn standing(db: &Db) -> Result<Standing> {
    Ok(Standing {
        products: store::products(db).await?,
        variants: store::variants(db).await?,
        shown: store::shown(db).await?,
    })
}

/// The first picture of every product, the newest product's first.
pub async fn leading_pictures(db: &Db) -> Result<Vec<AssetId>> {
    Ok(store::leading_pictures(db).await?)
}

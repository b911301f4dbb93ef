//! A country's promotions with ids resolved, as the pricing pipeline needs them.

use std::{collections::HashMap, sync::Arc};

use super::{
    model::{Amounts, CouponTerms, OfferRecord, PromotionRecord, RewardRecord, TierRecord},
    store,
};
use crate::{
    app::App,
    cache,
    catalog::{self, SelectorNames},
    changes::{Change, Topic},
    error::Result,
    id::{PromotionId, VariantId},
    money::Money,
    pricing::{BasisPoints, GoalTier, Offer, Period, Promotion, Reward, Scope},
    tenancy::Tenant,
};

/// The promotions by which a country's carts are priced.
#[derive(Debug, Default)]
pub struct TenantPromotions {
    /// Flash deals, quantity offers and goals, whether in force at present or not.
    pub promotions: Vec<Promotion>,
    /// Coupon promotions by id.
    pub coupons: HashMap<PromotionId, Promotion>,
    /// The promotions as defined in files, by name, for their texts.
    pub records: HashMap<String, PromotionRecord>,
}

/// A country's enabled promotions. Cached until promotions or the catalogue's structure change.
pub async fn of_tenant(app: &App, tenant: &Tenant) -> Result<Arc<TenantPromotions>> {
    let reads = [
        Change::in_tenant(Topic::Promotion, tenant.id),
        Change::in_tenant(Topic::FlashDeal, tenant.id),
        Change::all(Topic::Taxonomy),
        Change::all(Topic::Tenancy),
        // A product named by a promotion may be created after the promotion.
        Change::all(Topic::ShopListing),
    ];
    for change in reads {
        cache::depend_on(change);
    }
    let made = load(app, tenant);
    app.cache.get(format!("promotions:{}", tenant.id), &reads, made).await
}

async fn load(app: &App, tenant: &Tenant) -> Result<TenantPromotions> {
    let rows = store::promotions(&app.db).await?;
    let rows: Vec<_> = rows.into_iter().filter(|row| row.is_enabled && row.definition.is_for(tenant)).collect();
    let selectors = rows.iter().flat_map(|row| row.definition.include.iter().chain(&row.definition.exclude));
    let names = SelectorNames::read(&app.db, &catalog::product_keys(selectors)).await?;
    let skus: Vec<String> = rows.iter().flat_map(|row| gift_skus(&row.definition.offer)).collect();
    let gifts: HashMap<String, VariantId> = catalog::variants_by_sku(&app.db, &skus)
        .await?
        .into_iter()
        .filter_map(|row| Some((row.sku?, row.id)))
        .collect();
    let resolver = Resolver { tenant, names: &names, gifts: &gifts };
    let mut loaded = TenantPromotions::default();
    for row in rows {
        let record = row.definition.0;
        if let Some(promotion) = resolver.promotion(&record) {
            match promotion.offer {
                Offer::Code { .. } => drop(loaded.coupons.insert(row.id, promotion)),
                _ => loaded.promotions.push(promotion),
            }
        }
        loaded.records.insert(record.name.clone(), record);
    }
    loaded.promotions.extend_from_slice(catalog::flash_deals(app, tenant).await?.promotions());
    loaded.promotions.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(loaded)
}

fn gift_skus(offer: &OfferRecord) -> Vec<String> {
    let gift = |reward: &RewardRecord| match reward {
        RewardRecord::Gift(sku) => Some(sku.clone()),
        _ => None,
    };
    match offer {
        OfferRecord::CartGoal(tiers) => tiers.iter().filter_map(|tier| gift(&tier.reward)).collect(),
        OfferRecord::Coupon(terms) => gift(&terms.reward).into_iter().collect(),
        OfferRecord::FlashDeal(_) | OfferRecord::BuyXGetY { .. } => Vec::new(),
    }
}

struct Resolver<'a> {
    tenant: &'a Tenant,
    names: &'a SelectorNames,
    gifts: &'a HashMap<String, VariantId>,
}

impl Resolver<'_> {
    /// `None` when the promotion gives this country nothing (it has no amount for it, or its gift was deleted), and for flash
    /// deals.
    fn promotion(&self, record: &PromotionRecord) -> Option<Promotion> {
        let zone = self.tenant.time_zone;
        Some(Promotion {
            name: record.name.clone(),
            period: Period {
                starts: record.starts.map(|when| when.instant(zone)),
                ends: record.ends.map(|when| when.instant(zone)),
            },
            scope: Scope {
                include: self.names.resolve_all(&record.include),
                exclude: self.names.resolve_all(&record.exclude),
                excludes_reduced: record.excludes_reduced,
            },
            is_combinable: record.is_combinable,
            offer: self.offer(&record.offer)?,
        })
    }

    fn offer(&self, offer: &OfferRecord) -> Option<Offer> {
        Some(match offer {
            // They are stored in the catalogue.
            OfferRecord::FlashDeal(_) => return None,
            OfferRecord::BuyXGetY { buy, get, percent, most } => {
                Offer::BuyXGetY { buy: *buy, get: *get, percent_off: BasisPoints(*percent), most: *most }
            }
            OfferRecord::CartGoal(tiers) => {
                let tiers: Vec<GoalTier> = tiers.iter().filter_map(|tier| self.tier(tier)).collect();
                Offer::CartGoal(Some(tiers).filter(|tiers| !tiers.is_empty())?)
            }
            OfferRecord::Coupon(terms) => self.code(terms)?,
        })
    }

    fn tier(&self, tier: &TierRecord) -> Option<GoalTier> {
        Some(GoalTier { spend: self.amount(&tier.spend)?, reward: self.reward(&tier.reward)? })
    }

    fn code(&self, terms: &CouponTerms) -> Option<Offer> {
        let minimum = match &terms.minimum {
            Some(minimum) => Some(self.amount(minimum)?),
            None => None,
        };
        Some(Offer::Code { minimum, reward: self.reward(&terms.reward)? })
    }

    fn reward(&self, reward: &RewardRecord) -> Option<Reward> {
        Some(match reward {
            RewardRecord::Percent(percent) => Reward::Percent(BasisPoints(*percent)),
            RewardRecord::Amount(amounts) => Reward::Amount(self.amount(amounts)?),
            RewardRecord::FreeDelivery => Reward::FreeDelivery,
            RewardRecord::Gift(sku) => Reward::Gift(*self.gifts.get(sku)?),
        })
    }

    fn amount(&self, amounts: &Amounts) -> Option<Money> {
        amounts.of(self.tenant).map(|minor| self.tenant.money(minor))
    }
}

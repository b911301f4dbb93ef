//! Pricing a cart: reads prices, stock, promotions and the code, and runs the pipeline. Nothing is written.

use std::collections::{BTreeMap, HashMap};

use crate::{
    app::App,
    catalog::{self, ProductFacts},
    db::ReadSession,
    error::{Error, Result},
    id::{ProductId, PromotionId, VariantId},
    inventory::{self, Purchasable, SellableOffer, Unavailable},
    pricing::{
        self, BasisPoints, CartLine, Charges, DeliveryType, LineKey, PaymentType, PricedBy, PricingRequest, Promotion,
        Quote,
    },
    promotions::{self, CouponCode, CouponRefusal, UsableCoupon},
    tenancy::Tenant,
};

/// Maximum number of pieces of a line.
pub const MOST_PIECES: u32 = 99;

/// A requested quantity of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedLine {
    /// The variant.
    pub variant_id: VariantId,
    /// Pieces, from 1 to 99.
    pub quantity: u32,
}

/// A cart to price. Several lines of the same variant count as one line with the sum of their pieces.
#[derive(Clone, Copy, Debug)]
pub struct CartRequest<'a> {
    /// The requested lines.
    pub lines: &'a [WantedLine],
    /// The code that was entered.
    pub code: Option<&'a str>,
    /// The e-mail address of the person who uses the code; without it, limits per person are not checked.
    pub email: Option<&'a str>,
    /// How goods are sent.
    pub delivery: DeliveryType,
    /// How the goods are paid for.
    pub payment: PaymentType,
}

/// Why a line is not priced as requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineProblem {
    /// The country does not sell it at present.
    Unavailable(Unavailable),
    /// Fewer pieces are available than requested; the available ones are priced.
    Short {
        /// Number of available pieces; 0 when sold out.
        available: u32,
    },
}

/// Result of looking up the entered code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeAnswer {
    /// No such code in this country, or a closed one; the response does not say which.
    Unknown,
    /// The code exists, but cannot be used (used up, expired, or another person's).
    Refused(CouponRefusal),
    /// The code was passed to the pipeline; the quote contains the discount it gave.
    Priced(UsableCoupon),
}

/// A priced cart, with the requested pieces that are not available.
#[derive(Clone, Debug)]
pub struct CartPrice {
    /// Prices of the pieces that can be bought.
    pub quote: Quote,
    /// Problems of lines, ordered by variant.
    pub problems: Vec<(VariantId, LineProblem)>,
    /// Current offers of the requested variants in the country.
    pub offers: BTreeMap<VariantId, SellableOffer>,
    /// Result of the code, when one was entered.
    pub code: Option<CodeAnswer>,
    /// The inputs from which the quote was computed.
    pub priced_by: PricedBy,
}

/// Prices a cart with the promotions in force. In a transaction, prices, visibility and stock are read from the database; outside
/// of one, prices and visibility come from the process's cache, which follows changes within a second.
pub async fn price(
    app: &App,
    session: impl Into<ReadSession<'_>>,
    tenant: &Tenant,
    cart: CartRequest<'_>,
) -> Result<CartPrice> {
    let mut session = session.into();
    let promotions = promotions::of_tenant(app, tenant).await?;
    let wanted = merged(cart.lines);
    let Sellable { lines, problems, offers } = sellable_lines(app, session.reborrow(), tenant, &wanted).await?;
    let code = answer_of(app, session, tenant, cart, &promotions.coupons).await?;
    let promotion = match &code {
        Some(CodeAnswer::Priced(coupon)) => promotions.coupons.get(&coupon.promotion_id),
        _ => None,
    };
    let at = app.clock.now();
    let request = PricingRequest {
        at,
        currency: tenant.currency.code,
        charges: charges(tenant)?,
        lines: &lines,
        promotions: &promotions.promotions,
        code: promotion,
        delivery: cart.delivery,
        payment: cart.payment,
    };
    let quote = pricing::quote(&request).map_err(|error| Error::internal(error.to_string()))?;
    let priced_by = PricedBy::new(at, lines, &promotions.promotions, promotion, &quote);
    Ok(CartPrice { quote, problems, offers, code, priced_by })
}

/// Pieces by variant.
fn merged(lines: &[WantedLine]) -> BTreeMap<VariantId, u32> {
    let mut merged = BTreeMap::new();
    for line in lines {
        let pieces: &mut u32 = merged.entry(line.variant_id).or_default();
        *pieces = pieces.saturating_add(line.quantity).min(MOST_PIECES);
    }
    merged
}

/// The lines that can be bought, and the problems of the others.
#[derive(Default)]
struct Sellable {
    lines: Vec<CartLine>,
    problems: Vec<(VariantId, LineProblem)>,
    offers: BTreeMap<VariantId, SellableOffer>,
}

async fn sellable_lines(
    app: &App,
    session: ReadSession<'_>,
    tenant: &Tenant,
    wanted: &BTreeMap<VariantId, u32>,
) -> Result<Sellable> {
    let variants: Vec<VariantId> = wanted.keys().copied().collect();
    let purchasable = inventory::purchasable(app, session, tenant, &variants).await?;
    let products: Vec<ProductId> =
        purchasable.iter().filter_map(|one| one.offer.as_ref().ok().map(|offer| offer.product_id)).collect();
    let facts = catalog::product_facts(app, &products).await?;
    let mut sellable = Sellable::default();
    for Purchasable { variant_id, offer } in purchasable {
        let quantity = wanted[&variant_id];
        match offer {
            Err(reason) => sellable.problems.push((variant_id, LineProblem::Unavailable(reason))),
            Ok(offer) => {
                let most = most_pieces(&offer);
                if most < quantity {
                    sellable.problems.push((variant_id, LineProblem::Short { available: most }));
                }
                if most > 0 {
                    let facts = facts.get(&offer.product_id).map(|facts| (**facts).clone()).unwrap_or_default();
                    sellable.lines.push(cart_line(tenant, variant_id, quantity.min(most), offer, facts)?);
                }
                sellable.offers.insert(variant_id, offer);
            }
        }
    }
    Ok(sellable)
}

/// How many pieces of a line can be bought.
pub(in crate::cart) fn most_pieces(offer: &SellableOffer) -> u32 {
    let limit = offer.quantity.limit().map(|most| u32::try_from(most).unwrap_or(MOST_PIECES));
    limit.unwrap_or(MOST_PIECES).min(MOST_PIECES)
}

fn cart_line(
    tenant: &Tenant,
    variant_id: VariantId,
    quantity: u32,
    offer: SellableOffer,
    facts: ProductFacts,
) -> Result<CartLine> {
    Ok(CartLine {
        key: LineKey(variant_id),
        product_id: offer.product_id,
        categories: facts.categories,
        brand_id: facts.brand_id,
        collections: facts.collections,
        quantity,
        unit_price: offer.price,
        discount_price: offer.discount,
        vat_rate: vat_rate(tenant)?,
    })
}

fn vat_rate(tenant: &Tenant) -> Result<BasisPoints> {
    let rate = u32::try_from(tenant.vat_basis_points);
    rate.map(BasisPoints).map_err(|_| Error::internal(format!("{} has a negative VAT rate", tenant.code)))
}

fn charges(tenant: &Tenant) -> Result<Charges> {
    Ok(Charges {
        shipping: tenant.shipping_charge,
        free_from: tenant.free_delivery_from,
        cash_on_delivery: tenant.cash_on_delivery_charge,
        vat_rate: vat_rate(tenant)?,
    })
}

/// Looks up a code. A code of a promotion of other countries counts as unknown.
async fn answer_of(
    app: &App,
    session: ReadSession<'_>,
    tenant: &Tenant,
    cart: CartRequest<'_>,
    coupons: &HashMap<PromotionId, Promotion>,
) -> Result<Option<CodeAnswer>> {
    let Some(typed) = cart.code.map(str::trim).filter(|code| !code.is_empty()) else { return Ok(None) };
    let found = promotions::find_coupon(&app.db, tenant.id, CouponCode(typed)).await?;
    let Some(coupon) = found.filter(|coupon| coupons.contains_key(&coupon.promotion_id)) else {
        return Ok(Some(CodeAnswer::Unknown));
    };
    Ok(Some(match coupon.refusal(session, cart.email, app.clock.now()).await? {
        Some(CouponRefusal::NotOwner) => CodeAnswer::Unknown,
        Some(refusal) => CodeAnswer::Refused(refusal),
        None => CodeAnswer::Priced(coupon),
    }))
}

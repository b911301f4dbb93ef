//! The data an order stores from its cart: prices as shown, names in the order's language, and promises such as delivery dates.

use std::collections::HashMap;

use super::options::current_delivery_estimate;
use crate::{
    app::App,
    cart::{CartPrice, CartQuote, CodeAnswer, QuotedGift, QuotedLine},
    catalog::{Contact, FibreShare, Maker, Picture},
    error::{Error, Result},
    i18n::Arg,
    id::{ProductId, VariantId},
    money::Money,
    orders::{
        LineContact, LineDetails, LineDiscount, LineMaker, LinePicture, NewLine, OrderCoupon, OrderVat, Snapshot,
    },
    pricing::{CodeOutcome, DeliveryType, LineQuote, Quote, TraceRecord, VatShare},
    promotions::UsableCoupon,
    tenancy::Storefront,
    translate::translate,
};

/// All of the order except its lines.
pub fn snapshot(
    app: &App,
    front: &Storefront,
    price: &CartPrice,
    delivery: DeliveryType,
    terms_version: String,
) -> Snapshot {
    let (quote, tenant) = (&price.quote, &front.tenant);
    let estimate = current_delivery_estimate(app, tenant);
    let pickup = tenant.pickup.clone().filter(|_| delivery == DeliveryType::Pickup);
    let ready_on = pickup.as_ref().map(|pickup| pickup.ready_on(app.clock.now()));
    Snapshot {
        regular: quote.regular,
        subtotal: quote.subtotal,
        discount: quote.discount,
        shipping: quote.shipping,
        cash_on_delivery: quote.cash_on_delivery,
        vat: vat(quote),
        coupon: used_coupon(price).map(|(coupon, amount)| OrderCoupon { code: coupon.code.clone(), amount }),
        arrives_from: ready_on.unwrap_or(estimate.from),
        arrives_to: ready_on.unwrap_or(estimate.to),
        pickup,
        terms_version,
        return_days: tenant.return_days,
        seller: tenant.legal.clone(),
        trace: quote.trace.iter().map(trace_line).collect(),
        priced_by: Some(price.priced_by.clone()),
    }
}

fn vat(quote: &Quote) -> Vec<OrderVat> {
    let share = |share: &VatShare| OrderVat { basis_points: share.rate.0.into(), gross: share.gross, tax: share.tax };
    quote.vat.iter().map(share).collect()
}

/// The code that gave a discount, and the amount of it.
pub fn used_coupon(price: &CartPrice) -> Option<(&UsableCoupon, Money)> {
    match (&price.code, price.quote.code) {
        (Some(CodeAnswer::Priced(coupon)), Some(CodeOutcome::Applied(amount))) => Some((coupon, amount)),
        _ => None,
    }
}

fn trace_line(entry: &TraceRecord) -> String {
    let line = entry.line.map(|line| format!(", variant {line}")).unwrap_or_default();
    let promotion = entry.promotion.as_ref().map(|name| format!(", {name}")).unwrap_or_default();
    format!("{}{line}{promotion}: {}, {}", entry.step, entry.event, entry.amount)
}

/// The lines of an order, gifts last.
pub fn lines(
    app: &App,
    front: &Storefront,
    price: &CartPrice,
    cart: &CartQuote,
    gifts: &[(VariantId, ProductId)],
) -> Result<Vec<NewLine>> {
    let described: HashMap<VariantId, &QuotedLine> = cart.lines.iter().map(|line| (line.variant_id, line)).collect();
    let bought = price.quote.lines.iter().map(|line| {
        let variant = line.key.0;
        let offer = price.offers.get(&variant);
        match (described.get(&variant), offer) {
            (Some(described), Some(offer)) => Ok(new_line(app, front, line, described, offer.product_id)),
            _ => Err(Error::internal(format!("variant {variant} is priced and not described"))),
        }
    });
    let product_of = |gift: &QuotedGift| gifts.iter().find(|(variant, _)| *variant == gift.variant_id);
    let gifts = cart.gifts.iter().filter_map(|gift| Some(Ok(gift_line(app, front, gift, product_of(gift)?.1))));
    bought.chain(gifts).collect()
}

fn new_line(app: &App, front: &Storefront, line: &LineQuote, described: &QuotedLine, product_id: ProductId) -> NewLine {
    NewLine {
        product_id,
        variant_id: line.key.0,
        sku: described.sku.clone(),
        quantity: line.quantity.into(),
        regular_unit: line.regular_unit,
        unit: line.unit,
        total: line.total,
        vat_basis_points: line.vat_rate.0.into(),
        details: details(app, front, described),
    }
}

/// `95 % cotton, 5 % elastane`.
fn composition(app: &App, front: &Storefront, shares: &[FibreShare]) -> Option<String> {
    let fibre = |share: &FibreShare| {
        translate(
            app,
            front,
            "composition-part",
            &[("percent", share.percent.to_string().into()), ("fibre", Arg::from(&share.name))],
        )
    };
    let written = shares.iter().map(fibre).collect::<Vec<_>>().join(", ");
    Some(written).filter(|text| !text.is_empty())
}

fn details(app: &App, front: &Storefront, line: &QuotedLine) -> LineDetails {
    let discounts = line.discounts.iter();
    LineDetails {
        name: line.name.clone(),
        path: line.path.clone(),
        brand: line.brand.as_ref().map(|brand| brand.name.clone()),
        categories: line.categories_arr.clone(),
        colour: line.color.clone(),
        size: line.size.clone().or_else(|| line.other.clone()),
        composition: composition(app, front, &line.composition),
        maker: line.manufacturer.as_deref().map(maker),
        lowest: line.price.and_then(|price| price.lowest.filter(|_| price.percent > 0)),
        picture: line.picture.as_ref().map(picture),
        discounts: discounts
            .map(|discount| LineDiscount { title: discount.title.clone(), amount: discount.amount })
            .collect(),
        is_gift: false,
    }
}

fn maker(maker: &Maker) -> LineMaker {
    let Maker { name, address, email, responsible_person } = maker.clone();
    let of = |person: Contact| LineContact { name: person.name, address: person.address, email: person.email };
    LineMaker { manufacturer: LineContact { name, address, email }, responsible: responsible_person.map(of) }
}

fn picture(picture: &Picture) -> LinePicture {
    LinePicture {
        path: picture.path.clone(),
        mime: picture.image_mime_type.clone(),
        width: picture.width,
        height: picture.height,
        has_alpha: picture.has_alpha,
        alt: picture.alt.clone(),
    }
}

fn gift_line(app: &App, front: &Storefront, gift: &QuotedGift, product_id: ProductId) -> NewLine {
    let zero = Money::zero(front.tenant.currency.code);
    NewLine {
        product_id,
        variant_id: gift.variant_id,
        sku: gift.sku.clone(),
        quantity: 1,
        regular_unit: zero,
        unit: zero,
        total: zero,
        vat_basis_points: 0,
        details: LineDetails {
            name: gift.name.clone(),
            path: gift.path.clone(),
            size: Some(gift.options.join(" · ")).filter(|options| !options.is_empty()),
            composition: composition(app, front, &gift.composition),
            maker: gift.manufacturer.as_deref().map(maker),
            picture: gift.picture.as_ref().map(picture),
            is_gift: true,
            ..LineDetails::default()
        },
    }
}

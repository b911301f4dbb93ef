//! Attribution of new orders and their commissions: decided in the orders' transaction, with one statement per kind of row for
//! all of them.

use std::{
    collections::{BTreeSet, HashMap},
    net::IpAddr,
};

use chrono::{DateTime, Utc};

use super::review;
use crate::{
    accounts::PostalAddress,
    affiliates::{self, Affiliate, Programme, RatedLine},
    app::App,
    attribution::{self, BrowserTrail, ClickEvidence},
    catalog::{self, ProductNames},
    changes::{Change, Topic},
    commissions::{
        evidence::{Candidate, Evidence, Method, Referral, Refusal},
        fraud::{self, Buyer},
        model::Kind,
        postings::PostingEvent,
        store::{
            self,
            attributions::NewAttribution,
            commissions::{NewCommission, NewLine},
            ledger::Posting,
        },
    },
    db::Tx,
    error::{Error, Result},
    id::{AffiliateDiscountId, AffiliateId, CommissionId, CouponId, OrderId, ProductId, TenantId, UserId},
    jobs,
    money::{Money, MoneyError},
    tenancy::Tenant,
};

/// The actor of ledger entries caused by orders.
const ACTOR: &str = "order";

/// A line of an order.
#[derive(Clone, Copy, Debug)]
pub struct EarningLine {
    /// From 1.
    pub position: i64,
    /// The product.
    pub product_id: ProductId,
    /// The price of the line after all discounts, including VAT.
    pub total: Money,
    /// The VAT rate included in the price.
    pub vat_basis_points: i64,
}

/// The data of a newly stored order that commissions need.
#[derive(Clone, Debug)]
pub struct NewEarning<'a> {
    /// Its id.
    pub order_id: OrderId,
    /// The country of the shop.
    pub tenant: &'a Tenant,
    /// Its number.
    pub order_number: &'a str,
    /// The evidence for a partner.
    pub referral: &'a Referral,
    /// The customer's account.
    pub user_id: Option<UserId>,
    /// The e-mail address.
    pub email: &'a str,
    /// The delivery address.
    pub address: &'a PostalAddress,
    /// The lines of the order.
    pub lines: Vec<EarningLine>,
    /// The amount to pay, including shipping.
    pub total: Money,
}

/// The evidence that comes with an order. Runs no query when there is neither a trail nor a partner's code: the process caches
/// which codes belong to partners.
pub async fn referral_of(
    app: &App,
    trail: BrowserTrail,
    coupon: Option<CouponId>,
    address: Option<IpAddr>,
) -> Result<Referral> {
    let coupon = match coupon {
        Some(coupon) if is_partners(app, coupon).await? => Some(coupon),
        _ => None,
    };
    let mut referral = Referral { trail, coupon, network: None };
    if let (Some(address), false) = (address, referral.is_none()) {
        let hash = attribution::network_hash(app, Some(address)).await?;
        referral.network = Some(hash).filter(|hash| !hash.is_empty());
    }
    Ok(referral)
}

async fn is_partners(app: &App, coupon: CouponId) -> Result<bool> {
    let reads = [Change::all(Topic::Affiliates), Change::all(Topic::Promotion)];
    let read = async { Ok(affiliates::discount_of_coupon(&app.db, coupon).await?.is_some()) };
    Ok(*app.cache.get(format!("partners' coupon {coupon}"), &reads, read).await?)
}

/// The data needed for all orders of a group.
struct GroupContext {
    discounts: HashMap<CouponId, (AffiliateDiscountId, AffiliateId)>,
    by_code: HashMap<String, Affiliate>,
    by_id: HashMap<AffiliateId, Affiliate>,
}

/// Decides the attribution of orders, stores the reasons, and books the commissions. Orders with neither a trail nor a partner's
/// code are skipped.
pub async fn earn_all(
    tx: &mut Tx,
    programme: &Programme,
    now: DateTime<Utc>,
    earnings: &[NewEarning<'_>],
) -> Result<()> {
    let referred: Vec<&NewEarning<'_>> = earnings.iter().filter(|earning| !earning.referral.is_none()).collect();
    if referred.is_empty() || !programme.is_open() {
        return Ok(());
    }
    let clicks = clicks_of(tx, programme, now, &referred).await?;
    let known = GroupContext::read(tx, &referred, &clicks).await?;
    let mut decided: Vec<(&NewEarning<'_>, Evidence)> = Vec::with_capacity(referred.len());
    for (earning, click) in referred.into_iter().zip(&clicks) {
        decided.push((earning, evidence(programme, &known, earning, click.as_ref())));
    }
    let rows: Vec<NewAttribution> =
        decided.iter().map(|(earning, evidence)| attribution_of(earning, evidence)).collect();
    store::attributions::insert(tx, &rows, now).await?;
    let attributed: Vec<AttributedOrder<'_>> = decided
        .iter()
        .filter_map(|(earning, evidence)| {
            let winner = evidence.winner()?;
            Some(AttributedOrder { earning, winner, affiliate: known.by_id.get(&winner.affiliate_id?)? })
        })
        .collect();
    write_commissions(tx, programme, now, &attributed).await
}

/// The last click of each order's browser within the programme's window, in the order's country.
async fn clicks_of(
    tx: &mut Tx,
    programme: &Programme,
    now: DateTime<Utc>,
    earnings: &[&NewEarning<'_>],
) -> Result<Vec<Option<ClickEvidence>>> {
    let mut clicks: Vec<Option<ClickEvidence>> = earnings.iter().map(|_| None).collect();
    let with_session = |tenant: Option<TenantId>| {
        let of = move |earning: &&NewEarning<'_>| {
            earning.referral.trail.session.is_some() && tenant.is_none_or(|tenant| earning.tenant.id == tenant)
        };
        earnings.iter().enumerate().filter(move |(_, earning)| of(earning))
    };
    let tenants: BTreeSet<TenantId> = with_session(None).map(|(_, earning)| earning.tenant.id).collect();
    for tenant in tenants {
        let places: Vec<usize> = with_session(Some(tenant)).map(|(place, _)| place).collect();
        let trails: Vec<&BrowserTrail> = places.iter().map(|place| &earnings[*place].referral.trail).collect();
        let found = attribution::last_clicks(tx, tenant, &trails, now - programme.window).await?;
        for (place, click) in places.into_iter().zip(found) {
            clicks[place] = click;
        }
    }
    Ok(clicks)
}

impl GroupContext {
    async fn read(tx: &mut Tx, earnings: &[&NewEarning<'_>], clicks: &[Option<ClickEvidence>]) -> Result<Self> {
        let mut coupons: Vec<CouponId> = earnings.iter().filter_map(|earning| earning.referral.coupon).collect();
        coupons.sort_unstable();
        coupons.dedup();
        let mut known = Self { discounts: HashMap::new(), by_code: HashMap::new(), by_id: HashMap::new() };
        if !coupons.is_empty() {
            known.discounts = affiliates::discounts_of_coupons(&mut *tx, &coupons).await?;
        }
        // Only needed for orders without a click.
        let codes = earnings.iter().zip(clicks).filter(|(_, click)| click.is_none());
        let codes: BTreeSet<String> = codes.filter_map(|(earning, _)| earning.referral.trail.code.clone()).collect();
        if !codes.is_empty() {
            let codes: Vec<String> = codes.into_iter().collect();
            known.by_code = affiliates::find_by_codes(&mut *tx, &codes).await?.into_iter().collect();
        }
        let mut ids: Vec<AffiliateId> = known.discounts.values().map(|(_, affiliate)| *affiliate).collect();
        ids.extend(clicks.iter().flatten().map(|click| click.affiliate_id));
        ids.sort_unstable();
        ids.dedup();
        if !ids.is_empty() {
            let found = affiliates::with_ids(&mut *tx, &ids).await?;
            known.by_id = found.into_iter().map(|affiliate| (affiliate.id, affiliate)).collect();
        }
        let named: Vec<Affiliate> = known.by_code.values().cloned().collect();
        known.by_id.extend(named.into_iter().map(|affiliate| (affiliate.id, affiliate)));
        Ok(known)
    }
}

/// All candidates for an order, with the reason for those that do not count.
fn evidence(
    programme: &Programme,
    known: &GroupContext,
    earning: &NewEarning<'_>,
    click: Option<&ClickEvidence>,
) -> Evidence {
    let mut candidates = Vec::new();
    let discount = earning.referral.coupon.and_then(|coupon| known.discounts.get(&coupon));
    if let Some((discount, affiliate)) = discount {
        candidates.push(Candidate {
            affiliate_id: Some(*affiliate),
            discount_id: Some(*discount),
            ..Candidate::of(Method::Code)
        });
    }
    if let Some(click) = click {
        candidates.push(Candidate {
            affiliate_id: Some(click.affiliate_id),
            discount_id: click.discount_id,
            click_id: Some(click.id),
            occurred_at: Some(click.occurred_at),
            seconds_on_page: click.seconds_on_page,
            ..Candidate::of(Method::Click)
        });
    } else if let Some(code) = &earning.referral.trail.code {
        candidates.push(Candidate {
            affiliate_id: known.by_code.get(code).map(|affiliate| affiliate.id),
            code: Some(code.clone()),
            ..Candidate::of(Method::Session)
        });
    }
    for candidate in &mut candidates {
        let affiliate = candidate.affiliate_id.and_then(|id| known.by_id.get(&id));
        candidate.refusal = match affiliate {
            None => Some(Refusal::UnknownCode),
            Some(affiliate) if !affiliate.is_active() => Some(Refusal::NotActive),
            Some(_) if !programme.is_country(&earning.tenant.code) => Some(Refusal::Country),
            Some(_) => None,
        };
    }
    Evidence { window_days: programme.window.num_days(), candidates }
}

fn attribution_of(earning: &NewEarning<'_>, evidence: &Evidence) -> NewAttribution {
    let winner = evidence.winner();
    let phone = Some(earning.address.phone.as_str()).filter(|phone| !phone.is_empty());
    NewAttribution {
        order_id: earning.order_id,
        tenant_id: earning.tenant.id,
        order_number: earning.order_number.to_owned(),
        affiliate_id: winner.and_then(|winner| winner.affiliate_id),
        method: winner.map_or(Method::None, |winner| winner.method),
        evidence: evidence.clone(),
        buyer: Buyer {
            user_id: earning.user_id,
            email: Some(fraud::digest("email", earning.email)),
            phone: phone.map(|phone| fraud::digest("phone", phone)),
            address_digest: Some(fraud::address_digest(earning.address)),
            network: earning.referral.network.clone(),
            card: None,
        },
    }
}

/// An order attributed to a partner.
struct AttributedOrder<'a> {
    earning: &'a NewEarning<'a>,
    winner: &'a Candidate,
    affiliate: &'a Affiliate,
}

/// The commission of a line.
struct LineEarning {
    line: EarningLine,
    base: Money,
    basis_points: i64,
    commission: Money,
}

/// Writes commissions, their lines, the ledger entries and the follow-up jobs.
async fn write_commissions(
    tx: &mut Tx,
    programme: &Programme,
    now: DateTime<Utc>,
    attributed: &[AttributedOrder<'_>],
) -> Result<()> {
    if attributed.is_empty() {
        return Ok(());
    }
    let mut products: Vec<ProductId> =
        attributed.iter().flat_map(|attributed| attributed.earning.lines.iter().map(|line| line.product_id)).collect();
    products.sort_unstable();
    products.dedup();
    let names = catalog::product_names(&mut *tx, &products).await?;
    let mut bookings = Vec::with_capacity(attributed.len());
    for attributed in attributed {
        let lines = rated_lines(programme, attributed, &names)?;
        let row = new_commission(programme, attributed, &lines, now)?;
        if row.commission.is_positive() {
            bookings.push(CommissionDraft {
                id: CommissionId::default(),
                row,
                lines,
                rest: rest_of(attributed.earning)?,
            });
        }
    }
    if bookings.is_empty() {
        return Ok(());
    }
    let rows: Vec<NewCommission> = bookings.iter().map(|booking| booking.row.clone()).collect();
    let ids: HashMap<String, CommissionId> = store::commissions::insert(tx, &rows, now).await?.into_iter().collect();
    for booking in &mut bookings {
        let id = ids.get(&booking.row.reference);
        booking.id = *id.ok_or_else(|| Error::internal("an order has a commission before it is placed"))?;
    }
    let lines: Vec<NewLine> = bookings.iter().flat_map(CommissionDraft::new_lines).collect();
    store::commissions::insert_lines(tx, &lines).await?;
    let postings: Vec<Posting> = bookings.iter().map(CommissionDraft::posting).collect();
    store::ledger::append(tx, &postings, ACTOR, now).await?;
    let all: Vec<CommissionId> = bookings.iter().map(|booking| booking.id).collect();
    attribution::count_conversions(tx, &all).await?;
    let reviews: Vec<jobs::NewJob> =
        bookings.iter().map(|booking| review::job(booking.id, booking.row.tenant_id, now)).collect();
    Ok(jobs::enqueue_all(tx, &reviews).await?)
}

fn rated_lines(
    programme: &Programme,
    attributed: &AttributedOrder<'_>,
    names: &HashMap<ProductId, ProductNames>,
) -> Result<Vec<LineEarning>> {
    let unnamed = ProductNames::default();
    let rated = |line: &EarningLine| {
        let names = names.get(&line.product_id).unwrap_or(&unnamed);
        let named = RatedLine { product: &names.key, brand: names.brand.as_deref(), categories: &names.categories };
        let rate = programme.rate(&attributed.affiliate.tier, &attributed.earning.tenant.code, &named);
        let vat = u32::try_from(line.vat_basis_points).map_err(Error::internal)?;
        let base = line.total.checked_sub(line.total.included_tax(vat)?)?;
        let basis_points = rate.0.into();
        Ok(LineEarning { line: *line, base, basis_points, commission: base.percent(basis_points)? })
    };
    attributed.earning.lines.iter().map(rated).collect()
}

fn new_commission(
    programme: &Programme,
    attributed: &AttributedOrder<'_>,
    lines: &[LineEarning],
    now: DateTime<Utc>,
) -> Result<NewCommission, MoneyError> {
    let AttributedOrder { earning, winner, affiliate } = attributed;
    let currency = earning.total.currency;
    Ok(NewCommission {
        tenant_id: earning.tenant.id,
        affiliate_id: affiliate.id,
        kind: Kind::Order,
        reference: format!("order:{}", earning.order_id),
        order_id: Some(earning.order_id),
        order_number: Some(earning.order_number.to_owned()),
        discount_id: winner.discount_id,
        click_id: winner.click_id,
        method: winner.method,
        base: Money::sum(currency, lines.iter().map(|line| line.base))?,
        commission: Money::sum(currency, lines.iter().map(|line| line.commission))?,
        hold_days: programme.hold.num_days(),
        note: None,
        is_approved: false,
        ordered_at: now,
    })
}

/// The costs of an order other than goods.
fn rest_of(earning: &NewEarning<'_>) -> Result<Money, MoneyError> {
    let goods = Money::sum(earning.total.currency, earning.lines.iter().map(|line| line.total))?;
    Ok(earning.total.checked_sub(goods)?.at_least_zero())
}

/// A commission to be written.
struct CommissionDraft {
    id: CommissionId,
    row: NewCommission,
    lines: Vec<LineEarning>,
    rest: Money,
}

impl CommissionDraft {
    /// The lines, and one for costs other than goods.
    fn new_lines(&self) -> Vec<NewLine> {
        let zero = Money::zero(self.rest.currency);
        let rest = NewLine {
            commission_id: self.id,
            position: 0,
            product_id: None,
            base: zero,
            basis_points: 0,
            commission: zero,
            total: self.rest,
        };
        let line = |rated: &LineEarning| NewLine {
            commission_id: self.id,
            position: rated.line.position,
            product_id: Some(rated.line.product_id),
            base: rated.base,
            basis_points: rated.basis_points,
            commission: rated.commission,
            total: rated.line.total,
        };
        std::iter::once(rest).chain(self.lines.iter().map(line)).collect()
    }

    fn posting(&self) -> Posting {
        Posting {
            act: PostingEvent::Earn,
            affiliate_id: self.row.affiliate_id,
            amount: self.row.commission,
            commission_id: Some(self.id),
            payout_line_id: None,
            reason: None,
        }
    }
}

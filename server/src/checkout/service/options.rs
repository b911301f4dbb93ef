//! The options that a country's checkout offers at present.

use crate::{
    app::App,
    catalog::{DeliveryEstimate, delivery_estimate},
    content::editorial,
    error::Result,
    i18n::{format_date, format_dates},
    money::Money,
    payments,
    pricing::DeliveryType,
    tenancy::{PaymentProvider, Storefront, Tenant},
};

/// Where and when an order can be collected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickupOption {
    /// Postal address in one line.
    pub address: String,
    /// `10:00`.
    pub opens: String,
    /// `15:00`.
    pub closes: String,
    /// The day on which an order placed now is ready, as text in the storefront's language.
    pub ready_on: String,
}

/// A delivery method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeliveryOption {
    /// The method.
    pub delivery: DeliveryType,
    /// What it costs, unless the cart makes it free.
    pub shipping: Money,
    /// From which total of goods it is free.
    pub free_from: Option<Money>,
    /// The days on which an order placed now arrives, as text in the storefront's language; `None` for orders that are collected.
    pub arrives: Option<String>,
    /// Where it is collected, for that method.
    pub pickup: Option<PickupOption>,
}

/// A payment method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaymentOption {
    /// The payment provider.
    pub provider: PaymentProvider,
    /// What it costs.
    pub charge: Money,
}

/// All options of the checkout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckoutOptions {
    /// Delivery methods.
    pub deliveries: Vec<DeliveryOption>,
    /// Payment methods.
    pub payments: Vec<PaymentOption>,
    /// The version of the terms and conditions that the shopper accepts.
    pub terms_version: String,
    /// Return period in days.
    pub return_days: u32,
    /// How long stock is reserved for an order paid in advance, in minutes.
    pub hold_minutes: u32,
}

/// The options that the storefront's country offers at present.
pub async fn options(app: &App, front: &Storefront) -> Result<CheckoutOptions> {
    let tenant = &front.tenant;
    let providers = payments::offered(&app.settings, tenant);
    let charge = |provider| match provider {
        PaymentProvider::CashOnDelivery => tenant.cash_on_delivery_charge,
        _ => Money::zero(tenant.currency.code),
    };
    Ok(CheckoutOptions {
        deliveries: std::iter::once(courier(app, front)).chain(pickup(app, front)).collect(),
        payments: providers.into_iter().map(|provider| PaymentOption { provider, charge: charge(provider) }).collect(),
        terms_version: terms_version(app, front).await?,
        return_days: tenant.return_days,
        hold_minutes: app.settings.order_hold_minutes_of(&tenant.code),
    })
}

/// The version of the terms page in the shopper's language; of the page in the country's default language when there is none.
pub(super) async fn terms_version(app: &App, front: &Storefront) -> Result<String> {
    let of_page = editorial::terms_version(app, &front.tenant, &front.language).await?;
    Ok(of_page.unwrap_or_else(|| front.tenant.terms_version.clone()))
}

fn courier(app: &App, front: &Storefront) -> DeliveryOption {
    let tenant = &front.tenant;
    let DeliveryEstimate { from, to, .. } = current_delivery_estimate(app, tenant);
    DeliveryOption {
        delivery: DeliveryType::Courier,
        shipping: tenant.shipping_charge,
        free_from: tenant.free_delivery_from,
        arrives: Some(format_dates(&front.language.locale, from, to)),
        pickup: None,
    }
}

fn pickup(app: &App, front: &Storefront) -> Option<DeliveryOption> {
    let pickup = front.tenant.pickup.as_ref()?;
    Some(DeliveryOption {
        delivery: DeliveryType::Pickup,
        shipping: Money::zero(front.tenant.currency.code),
        free_from: None,
        arrives: None,
        pickup: Some(PickupOption {
            address: pickup.address.clone(),
            opens: pickup.opens.format("%H:%M").to_string(),
            closes: pickup.closes.format("%H:%M").to_string(),
            ready_on: format_date(&front.language.locale, pickup.ready_on(app.clock.now())),
        }),
    })
}

/// When a parcel ordered now arrives.
pub(super) fn current_delivery_estimate(app: &App, tenant: &Tenant) -> DeliveryEstimate {
    delivery_estimate(tenant.local_date(app.clock.now()), tenant.delivery)
}

//! Operations of shoppers on an order that they identify by its link's token, or by its number when signed in. Guest orders with
//! the account's verified address are assigned to the account first, in a transaction of their own, which is kept even when the
//! operation fails.

use bytes::Bytes;

use super::{
    due, options,
    options::{Options, Preview, ReturnedItem},
    photos, read, request, transitions, withdraw,
};
use crate::{
    accounts::User,
    app::App,
    error::{Error, Result},
    id::TenantId,
    money::Money,
    orders::{self, OrderDetails},
    returns::model::{Kind, ReturnDetails, ReturnMethod, WantedReturn, Withdrawal},
    tenancy::Storefront,
    visitor::Visitor,
};

/// How a shopper identifies an order.
#[derive(Clone, Copy, Debug)]
pub struct NamedOrder<'a> {
    /// The country.
    pub tenant: TenantId,
    /// The signed-in customer.
    pub user: Option<&'a User>,
    /// The token of the order's link; takes precedence.
    pub token: Option<&'a str>,
    /// The order number or the invoice number.
    pub number: Option<&'a str>,
}

/// A return with the amount that it would refund at present.
#[derive(Clone, Debug)]
pub struct ShownReturn {
    /// The return with all its details.
    pub returned: ReturnDetails,
    /// Zero once it has ended.
    pub expected: Money,
}

/// The identified order: by its link, or a customer's own by its number.
async fn order_of(app: &App, named: NamedOrder<'_>) -> Result<OrderDetails> {
    if let Some(token) = named.token.filter(|token| !token.is_empty()) {
        let orders::LinkedOrder { order, is_limited } = orders::find_by_link(app, named.tenant, token).await?;
        if is_limited {
            return Err(Error::rejected("error-return-needs-email"));
        }
        return orders::details(app, order).await;
    }
    let number = named.number.map(str::trim).filter(|number| !number.is_empty());
    let number = number.ok_or_else(|| Error::field("invoice", "error-order-number-empty"))?;
    let user = named.user.ok_or(Error::Unauthenticated)?;
    orders::own_details(app, named.tenant, user, number).await
}

async fn shown(app: &App, returned: ReturnDetails) -> Result<ShownReturn> {
    let case = &returned.case;
    let has_ended = case.status.has_ended();
    let expected = if has_ended { Money::zero(case.shipping.currency) } else { due::expected(app, case.id).await? };
    Ok(ShownReturn { returned, expected })
}

/// The return options of an identified order for a kind.
pub async fn options_of(app: &App, front: &Storefront, named: NamedOrder<'_>, kind: Kind) -> Result<Options> {
    options::options(app, front, order_of(app, named).await?, kind).await
}

/// What pieces of an identified order would be refunded at present.
pub async fn preview_of(
    app: &App,
    front: &Storefront,
    named: NamedOrder<'_>,
    wanted: &[ReturnedItem],
    kind: Kind,
) -> Result<Preview> {
    options::preview(app, front, &order_of(app, named).await?, wanted, kind).await
}

/// An identified order with its returns, oldest first.
pub async fn returns_of(app: &App, named: NamedOrder<'_>) -> Result<(OrderDetails, Vec<ShownReturn>)> {
    let details = order_of(app, named).await?;
    let mut returns = Vec::new();
    for returned in read::of_order(&app.db, details.order.id).await? {
        returns.push(shown(app, returned).await?);
    }
    Ok((details, returns))
}

/// A return by its number with its order, which the shopper must have access to; without a token, the order is found through the
/// return.
pub async fn own_return(app: &App, named: NamedOrder<'_>, number: &str) -> Result<(OrderDetails, ReturnDetails)> {
    let case = read::find(app, Some(named.tenant), number).await?;
    let order = orders::get(app, case.order_id).await?;
    let details = order_of(app, NamedOrder { number: Some(&order.number), ..named }).await?;
    if details.order.id != case.order_id {
        return Err(Error::NotFound);
    }
    Ok((details, read::details(app, case).await?))
}

/// A photograph of an identified order by its token.
pub async fn photo_of(app: &App, named: NamedOrder<'_>, photo: &str) -> Result<Vec<u8>> {
    photos::photo(app, &order_of(app, named).await?.order, photo).await
}

/// Stores a photograph for a return of an identified order and returns its token. The body is read only after access to the order
/// was checked.
pub async fn keep_photo_of(
    app: &App,
    named: NamedOrder<'_>,
    bytes: impl Future<Output = Result<Bytes>> + Send,
    visitor: &Visitor,
) -> Result<String> {
    let details = order_of(app, named).await?;
    photos::keep_photo(app, &details.order, bytes.await?, visitor).await
}

/// Requests a return of an identified order.
pub async fn request_of(
    app: &App,
    front: &Storefront,
    named: NamedOrder<'_>,
    wanted: &[WantedReturn],
    way: ReturnMethod,
) -> Result<(OrderDetails, ShownReturn)> {
    let details = order_of(app, named).await?;
    let case = request::request(app, front, details.clone(), wanted, way).await?;
    let returned = read::details(app, case).await?;
    Ok((details, shown(app, returned).await?))
}

/// Cancels the requested return of an identified order, before anything was sent.
pub async fn take_back_of(app: &App, named: NamedOrder<'_>, number: &str) -> Result<(OrderDetails, ShownReturn)> {
    let details = order_of(app, named).await?;
    let case = read::find(app, Some(named.tenant), number).await?;
    if case.order_id != details.order.id {
        return Err(Error::NotFound);
    }
    let returned = read::details(app, transitions::take_back(app, case.id).await?).await?;
    Ok((details, shown(app, returned).await?))
}

/// Declares a withdrawal from an identified order, or from pieces of it by position.
pub async fn declare_of(
    app: &App,
    front: &Storefront,
    named: NamedOrder<'_>,
    pieces: &[(i64, i64)],
) -> Result<Withdrawal> {
    withdraw::declare(app, front, order_of(app, named).await?, pieces).await
}

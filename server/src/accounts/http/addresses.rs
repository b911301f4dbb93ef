//! A customer's delivery addresses.

use super::{bodies::AddressForm, guard::Customer};
use crate::{
    accounts::{
        model::{Address, PostalAddress, UserId},
        service::{self, NewAddress},
        store::addresses::Row,
    },
    error::Result,
    forms,
    http::{Answer, ApiContext, Body, Envelope, Notice, Segments},
    id::AddressId,
    translate::country_name,
};

/// Lists the customer's addresses, default address first.
#[utoipa::path(get, path = "/address-shipping/getByUserId/{userId}", tag = "address", security(("bearer" = [])),
    params(("userId" = i64, Path)), responses((status = 200, body = Envelope<Vec<Address>>)))]
pub async fn list(
    context: ApiContext,
    customer: Customer,
    Segments(id): Segments<UserId>,
) -> Result<Answer<Vec<Address>>> {
    customer.own(id)?;
    let rows = service::list_addresses(&context.app, id).await?;
    Ok(Answer(rows.into_iter().map(|row| shown(&context, row)).collect()))
}

/// Saves an address, at most twenty per customer.
///
/// The first address becomes the default.
#[utoipa::path(post, path = "/address-shipping", tag = "address", security(("bearer" = [])),
    request_body = AddressForm,
    responses((status = 200, body = Envelope<Address>), (status = 409, description = "`error-addresses-full`")))]
pub async fn insert(context: ApiContext, customer: Customer, Body(body): Body<AddressForm>) -> Result<Notice<Address>> {
    let row = service::insert_address(&context.app, customer.user.id, body.into()).await?;
    Ok(Notice(shown(&context, row), context.text("notice-address-saved")))
}

/// Updates an address.
///
/// Returns 404 if the customer has no such address.
#[utoipa::path(put, path = "/address-shipping/{id}", tag = "address", security(("bearer" = [])),
    params(("id" = i64, Path)), request_body = AddressForm, responses((status = 200, body = Envelope<Address>)))]
pub async fn update(
    context: ApiContext,
    customer: Customer,
    Segments(id): Segments<AddressId>,
    Body(body): Body<AddressForm>,
) -> Result<Notice<Address>> {
    let row = service::update_address(&context.app, customer.user.id, id, body.into()).await?;
    Ok(Notice(shown(&context, row), context.text("notice-address-saved")))
}

/// Deletes an address.
///
/// If it was the default address, the newest of the others becomes the default. Returns 404 if the customer has no such address.
#[utoipa::path(delete, path = "/address-shipping/{id}", tag = "address", security(("bearer" = [])),
    params(("id" = i64, Path)), responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn delete(context: ApiContext, customer: Customer, Segments(id): Segments<AddressId>) -> Result<Notice<()>> {
    service::delete_address(&context.app, customer.user.id, id).await?;
    Ok(Notice((), context.text("notice-address-removed")))
}

/// Makes an address the default.
///
/// Returns 404 if the customer has no such address.
#[utoipa::path(put, path = "/address-shipping/default/{id}", tag = "address", security(("bearer" = [])),
    params(("id" = i64, Path)), responses((status = 200, body = Envelope<Option<String>>)))]
pub async fn set_default(
    context: ApiContext,
    customer: Customer,
    Segments(id): Segments<AddressId>,
) -> Result<Notice<()>> {
    service::set_default_address(&context.app, customer.user.id, id).await?;
    Ok(Notice((), context.text("notice-address-default")))
}

impl From<AddressForm> for PostalAddress {
    fn from(form: AddressForm) -> Self {
        Self {
            name: form.name,
            address: form.address,
            address2: form.address2.unwrap_or_default(),
            city: form.city,
            state: form.state.unwrap_or_default(),
            postal_code: form.postal_code.unwrap_or_default(),
            country_id: form.country_id,
            phone: form.phone,
            phone_code: form.phone_code,
        }
    }
}

impl From<AddressForm> for NewAddress {
    fn from(form: AddressForm) -> Self {
        let is_default = form.is_default.unwrap_or_default();
        Self { fields: form.into(), is_default }
    }
}

fn shown(context: &ApiContext, row: Row) -> Address {
    let fields = row.fields;
    let directory = context.app.directory();
    let country = directory.tenant(fields.country_id);
    Address {
        id: row.id,
        country: country.map(|country| country_name(&context.app, &context.storefront, country)).unwrap_or_default(),
        phone: forms::national(&fields.phone_code, &fields.phone).to_owned(),
        name: fields.name,
        address: fields.address,
        address2: fields.address2,
        city: fields.city,
        state: fields.state,
        postal_code: fields.postal_code,
        country_id: fields.country_id,
        phone_code: fields.phone_code,
        is_default: row.is_default,
    }
}

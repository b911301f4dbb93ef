//! A separate type for every kind of id, so that a product's id cannot be passed where a tenant's is expected; and random ids.
//!
//! Each parses and prints as its number. Outside the program (JSON, SQL, the API description) an id is a plain number. `build.rs`
//! reads the names from this file: one per line.

use std::{fmt, num::ParseIntError, str::FromStr};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$about:meta])* $name:ident,)*) => {$(
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, sqlx::Type,
        )]
        #[serde(transparent)]
        #[sqlx(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(formatter)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        impl From<$name> for i64 {
            fn from(id: $name) -> Self {
                id.0
            }
        }
    )*};
}

ids! {
    /// A country, by the specification's country id (Slovenia 3).
    TenantId,
    /// A language, by the specification's language id (English 1, Slovenian 16).
    LanguageId,
    /// A currency of the platform.
    CurrencyId,
    /// A kind of user: admin, customer, affiliate.
    UserTypeId,
    /// A kind of product badge.
    BadgeTypeId,
    /// A stored picture.
    AssetId,
    /// A job of the queue.
    JobId,
    /// An account.
    UserId,
    /// A session of an account.
    SessionId,
    /// A link that was sent by e-mail.
    LinkId,
    /// An address of a customer.
    AddressId,
    /// A product.
    ProductId,
    /// A variant of a product: one colour in one size.
    VariantId,
    /// A category.
    CategoryId,
    /// A brand.
    BrandId,
    /// A collection.
    CollectionId,
    /// An attribute by which variants differ, such as the colour.
    AttributeId,
    /// A value of an attribute, such as black.
    ValueId,
    /// A movement of stock.
    MovementId,
    /// A product in a customer's wishlist.
    WishlistItemId,
    /// A newsletter subscription.
    SubscriptionId,
    /// A request to be notified when a variant is back in stock.
    StockAlertId,
    /// A request for one e-mail about an abandoned cart.
    CartReminderId,
    /// A version of a country's prize wheel.
    WheelId,
    /// A spin of a prize wheel.
    WheelSpinId,
    /// A company's application to sell in a country's shop.
    SellerApplicationId,
    /// A promotion.
    PromotionId,
    /// A flash deal of a country.
    FlashDealId,
    /// A code of a coupon promotion.
    CouponId,
    /// An order.
    OrderId,
    /// A line of an order.
    OrderLineId,
    /// A payment of an order.
    PaymentId,
    /// A refund of a payment.
    RefundId,
    /// A return of goods from an order.
    ReturnId,
    /// A line of a return.
    ReturnLineId,
    /// A declared withdrawal from a contract.
    WithdrawalId,
    /// A partner's commission.
    CommissionId,
    /// A batch of payouts.
    PayoutId,
    /// One partner's part of a batch of payouts.
    PayoutLineId,
    /// A partner of the affiliate programme.
    AffiliateId,
    /// A partner's discount code; `adid` in links.
    AffiliateDiscountId,
    /// A click on a partner's link.
    ClickId,
}

impl CategoryId {
    /// The stored parent of a category without a parent.
    pub const ROOT: Self = Self(0);
}

/// A time-ordered id, for request ids and rows that other systems see.
pub fn ordered() -> Uuid {
    Uuid::now_v7()
}

/// 128 random bits as hex, for names that must not collide.
pub fn nonce() -> String {
    Uuid::new_v4().simple().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{both, db::Session};

    both!(an_id_is_a_plain_number_in_json_and_in_the_database, test, {
        let id = ProductId(7);
        assert_eq!((serde_json::to_string(&id).unwrap(), id.to_string()), ("7".to_owned(), "7".to_owned()));
        assert_eq!(serde_json::from_str::<Option<VariantId>>("7").unwrap(), "7".parse().ok());
        let read: (ProductId, Option<VariantId>, i64) = test
            .db
            .sql("SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($1 AS BIGINT)")
            .bind(id)
            .bind(None::<VariantId>)
            .one()
            .await
            .unwrap();
        assert_eq!(read, (id, None, 7));
        let among: Vec<i64> = test
            .db
            .sql("SELECT CAST(1 AS BIGINT) WHERE ")
            .push_in("CAST(7 AS BIGINT)", &[ProductId(6), ProductId(7)])
            .scalars()
            .await
            .unwrap();
        assert_eq!(among.len(), 1);
    });
}

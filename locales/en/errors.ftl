# Messages of the API and of the server. Each id is also the error's stable code. The field or parameter a message is about is
# named beside it, so the sentence does not name it.

error-unauthenticated = Please sign in first.
# Says the same whether the email is unknown, the password wrong or the account closed.
error-credentials = This email address and password don’t match.
error-forbidden = You are not allowed to do this.
error-not-found = We couldn’t find what you’re looking for.
# $path is the address that was asked for.
error-page-not-found = Page Not Found: { $path }
error-bad-request = This request could not be understood.
error-method-not-allowed = This web address cannot be used in that way.
error-too-large = This is too large.
error-rate-limited = Too many attempts. Please wait a moment and try again.
error-internal = Something went wrong.
error-unavailable = The shop is busy right now. Please try again in a moment.
error-request-timeout = Your request took too long to reach us. Please check your connection and try again.

## Fields and parameters

error-invalid = Some details are not right. Please check the fields below.
error-parameter-required = This is missing.
error-parameter-number = This must be a whole number.
error-parameter-decimal = This must be a number.
# $min and $max are whole numbers.
error-parameter-range = This must be between { $min } and { $max }.
# $choices is a list of the allowed words, separated by commas.
error-parameter-choice = This must be one of: { $choices }.
error-parameter-characters = This contains a character that cannot be used.
# $max is the largest number of characters.
error-parameter-long = { $max ->
    [one] This is too long. At most { $max } character is allowed.
   *[other] This is too long. At most { $max } characters are allowed.
}
# $max is the largest number of values.
error-parameter-many = { $max ->
    [one] There are too many values. At most { $max } is allowed.
   *[other] There are too many values. At most { $max } are allowed.
}
error-parameter-text = This must be text.
error-parameter-flag = This must be true or false.
error-parameter-list = This must be a list.
error-parameter-object = This must be an object with fields.
error-idempotency-key = The Idempotency-Key must be 1 to 255 visible characters.
error-idempotency-reused = This Idempotency-Key was already used for a different request.
error-idempotency-pending = The same request is still being processed. Please try again in a moment.
error-idempotency-unkept = This request was already carried out, but its answer was too large to be kept. Reload the page to see the result.
# The address alone decides the country; the request named a different one.
error-country-mismatch = This web address belongs to the shop of another country.

## Accounts

error-user-exists = User Already exist
error-link-expired = Link Expired or incorrect Link. Please Try again
# $max is the largest number of addresses.
error-addresses-full = You’ve reached the maximum number of addresses ({ $max }). Please delete one first.
error-email-same = This is already your email address.
error-email-verified = Your email address is already confirmed.

## Wishlist

error-wishlist-duplicate = Product Already in wishlist
error-wishlist-full = Your wishlist is full. Please remove something first.

## Cart and coupons

error-cart-gone = This item is no longer available.
error-cart-not-here = This item isn’t sold in this shop.
error-cart-sold-out = This item is sold out.
# $count is how many pieces there are.
error-cart-short = { $count ->
    [one] There is only { $count } left.
   *[other] There are only { $count } left.
}
# $before and $now are prices.
error-cart-price = The price has changed from { $before } to { $now }.
error-cart-full = Your cart is full. Please remove something first.
# $names are names of products.
error-reorder-gone = No longer available: { $names }
error-quantity-required = Quantity required
error-coupon-unknown = No coupon code found! Please try again
error-coupon-used-up = This coupon has been fully redeemed.
error-coupon-used = You have already used this coupon.
error-coupon-not-started = This coupon isn’t valid yet.
error-coupon-expired = This coupon has expired.
error-coupon-products = This coupon doesn’t apply to anything in your cart.
# $missing is an amount of money.
error-coupon-minimum = Spend { $missing } more to use this coupon.
error-coupon-email = Sign in to use this coupon, or enter your email address at checkout.

error-stock-alert-available = This is back in stock: you can order it now.

## Partners

error-affiliate-pending = We haven’t decided on your application yet. We’ll write to you as soon as we have.
error-affiliate-rejected = Your application was not accepted.
error-affiliate-suspended = Your partnership is suspended. You can still see your figures.
error-affiliate-left = You’ve left the partner programme.
error-affiliate-programme-closed = Our partner programme isn’t open yet.
error-affiliate-payout-closed = Payout details can’t be saved at the moment. Please try again later.

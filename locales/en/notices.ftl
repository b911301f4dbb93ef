# What the shop says after something has been done. Each id names what was done.

## Account

notice-registered = Your account is ready. We’ve sent you an email to confirm your email address.
notice-signed-in = You’re signed in.
notice-signed-out = You’re signed out.
notice-signed-out-everywhere = You’re signed out on all your devices.
notice-session-ended = That device has been signed out.
# Says the same whether there is an account with this email address or not.
notice-reset-sent = If there is an account with this email address, we’ve sent it a link to choose a new password.
notice-password-reset = Your new password is set. Please sign in with it.
notice-password-changed = Your new password is set. All other devices are signed out.
notice-email-verified = Thank you, your email address is confirmed.
notice-verification-sent = A new email is on its way to you.
notice-profile-saved = Your details have been saved.
notice-email-change-sent = We’ve written to your new email address. The change takes effect once you open the link in that email.
notice-email-changed = Your new email address is set.
notice-account-deleted = Your account and everything in it have been deleted.

## Addresses

notice-address-saved = Your address has been saved.
notice-address-removed = Your address has been deleted.
notice-address-default = We’ll suggest this address first.

## Wishlist

notice-wishlist-merged = What you saved is on your wishlist now.

## Cart

notice-cart-changed = Your cart has been updated.
notice-cart-removed = Removed from your cart
notice-cart-merged = What you added before signing in is in your cart now.
notice-reordered = Everything is in your cart again.
notice-coupon-applied = Your coupon has been applied.
notice-coupon-removed = The coupon has been removed.

notice-stock-alert-saved = Thank you. We’ll email you once it’s back in stock.
notice-stock-alert-deleted = Your stock alerts have been deleted

## Partners

notice-affiliate-applied = Your application has been sent. We’ve sent you an email to confirm your email address.
notice-affiliate-profile-saved = Profile updated successfully
notice-affiliate-payout-saved = Your payout details have been saved.
notice-affiliate-left = You’ve left the partner programme. What you’ve earned will still be paid.

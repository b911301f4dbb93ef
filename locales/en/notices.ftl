# What the shop says after something has been done. Each id names the deed.

## Account

notice-registered = Your account is ready. We have sent you an e-mail to confirm your address.
notice-signed-in = You are signed in.
notice-signed-out = You are signed out.
notice-signed-out-everywhere = You are signed out on all your devices.
notice-session-ended = That device is signed out.
# Says the same whether there is an account with this address or not.
notice-reset-sent = If there is an account with this address, an e-mail with a link to a new password is on its way.
notice-password-reset = Your new password is set. Please sign in with it.
notice-password-changed = Your new password is set. All other devices are signed out.
notice-email-verified = Thank you, your e-mail address is confirmed.
notice-verification-sent = A new e-mail is on its way to you.
notice-profile-saved = Your details are saved.
notice-email-change-sent = We have written to your new address. It counts once you open the link in that e-mail.
notice-email-changed = Your new e-mail address is set.
notice-account-deleted = Your account and everything in it are deleted.

## Addresses

notice-address-saved = Your address is saved.
notice-address-removed = Your address is removed.
notice-address-default = We will suggest this address first.

## Wishlist

notice-wishlist-added = Added to Wishlist
notice-wishlist-removed = Successfully removed
notice-wishlist-merged = What you had put aside is on your wishlist now.

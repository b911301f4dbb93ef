# Signing in and up, and the signed-in area.

## Titles of browser tabs

account-meta-title = { $title } | { -brand }

## Signing in

login-title = Sign in
login-lead = Your wishlist, addresses and orders in one place.
login-action = Sign in
login-new = New here?
login-register = Create an account

## Creating an account

register-title = Create an account
register-lead = One account for all our shops. It takes a minute.
register-action = Create account
register-known = Already have an account?
register-terms = I have read and accept the terms and conditions.
# The same in two words, for the summary of what is missing.
register-terms-label = Terms and conditions
register-phone-help = Only in case there is a question about your delivery.

## A forgotten password

forgot-title = Forgot your password?
forgot-lead = Enter your email address and we’ll send you a link to choose a new password.
forgot-action = Send the link
forgot-again = Nothing in your inbox after a few minutes? Check your spam folder, or send the link again.
forgot-back = Back to sign in
reset-title = Choose a new password
reset-lead = You’ll be signed out on all your devices. Then sign in again with your new password.
reset-action = Save new password
reset-new-link = Ask for a new link

## Links from emails

verify-title = Your email address
verify-waiting = We’re confirming your email address.
verify-done-title = Thank you, your email address is confirmed
verify-done-text = That’s all. You can carry on shopping.
confirm-title = Your new email address
confirm-waiting = We’re changing your email address.
confirm-done-title = Your email address has been changed
confirm-done-text = From now on, sign in with your new email address.
link-failed-title = This link doesn’t work
# The link in the address bar is incomplete.
link-missing-text = Part of the link is missing. Please open it from the email again, or copy the whole link.
# A button for those whose browser runs no JavaScript: confirms what the link in the email is about.
link-confirm = Confirm
link-resend = Send a new email
link-account = Go to your account
link-home = Go to the shop

## Fields

field-email = Email
field-password = Password
field-new-password = New password
field-old-password = Current password
field-repeat-password = Repeat password
field-first-name = First name
field-last-name = Last name
field-country = Country
field-phone-code = Country code
field-phone = Phone number
field-birth = Date of birth
field-gender = Gender
field-gender-none = Prefer not to say
field-gender-female = Female
field-gender-male = Male
field-gender-other = Other
field-name = Full name
field-address = House number and street
field-address2 = Flat, floor, company
field-city = Town or city
field-state = Province or county
field-postcode = Postcode

## The signed-in area

account-overview = Overview
account-orders = Orders
account-coupons = Coupons
account-addresses = Addresses
account-sign-out = Sign out
account-loading = Loading
account-load-failed = We couldn’t load this.

## Overview

# $name is a first name.
overview-hello = Hello, { $name }
overview-title = Your account
overview-unverified = Please confirm your email address. We’ve written to { $email }.
overview-resend = Send it again
overview-addresses = { $count ->
    [0] No address yet
    [one] One address
   *[other] { $count } addresses
}
overview-wishlist = { $count ->
    [0] No items yet
    [one] { $count } item
   *[other] { $count } items
}
overview-settings = Name, email, devices, your data
overview-password = Choose a new one
overview-wishlist-title = Wishlist

## Orders

orders-title = Your orders
orders-empty-title = No orders yet
orders-empty-text = Once you’ve ordered, you’ll find everything here: your order, its invoice and where your parcel is.
orders-empty-action = Start shopping
order-missing-title = We can’t find this order
# $invoice is the number in the address bar.
order-missing-text = There is no order { $invoice } in your account. Perhaps you ordered as a guest, or with another email address.
order-missing-back = Back to your orders

## Addresses

addresses-title = Your addresses
addresses-empty = No address yet. Save one, and checking out takes only a moment.
addresses-add = Add an address
addresses-new = New address
addresses-edit-title = Edit address
addresses-default = Default address
addresses-make-default = Use as default
addresses-edit = Edit
addresses-delete = Delete
addresses-delete-question = Delete this address?
addresses-delete-yes = Yes, delete it
addresses-delete-no = Keep it
# $max is the most that one may keep.
addresses-full = You’ve saved as many addresses as we can keep for you ({ $max }). Delete one to add another.

## Settings

settings-title = Settings
settings-profile = About you
settings-email = Email address
settings-email-verified = Confirmed
settings-email-unverified = Not confirmed yet
# $email is the email address that waits for its confirmation.
settings-email-pending = We’ve written to { $email }. The change takes effect once you open the link in that email.
settings-email-change = Change email address
settings-email-new = New email
settings-email-password = Your password, so we know it’s you
settings-email-action = Send confirmation
settings-email-sent = We’ve written to the new email address. Please open the link in that email.
settings-sessions = Where you’re signed in
settings-sessions-text = See a device you don’t recognise? Sign it out and change your password.
# A device that did not say what it is.
settings-session-unknown = Unknown device
settings-session-here = This device
# $when is a date with time.
settings-session-seen = Last active { $when }
settings-session-end = Sign out
settings-sessions-all = Sign out everywhere
settings-sessions-all-text = On every device, including this one.
settings-export = Your data
settings-export-text = Everything we hold about you, in one file.
settings-export-action = Download your data
settings-export-done = Your data is in the file { $file }.
settings-delete = Delete your account
settings-delete-text = Your profile, addresses and wishlist will be permanently deleted. Order records that the law requires us to keep will stay, without your name where possible.
settings-delete-open = Delete my account
settings-delete-action = Delete permanently

## Password

password-title = Change password
password-lead = You’ll be signed out on all your other devices.
password-action = Change password
password-changed = Your password has been changed.

## Stock alerts

stock-alert-delete-title = Delete my stock alerts
stock-alert-delete-text = One click, and we’ll delete your stock alerts and the email address you left for them.
stock-alert-delete-action = Delete
stock-alert-deleted-title = Deleted
stock-alert-deleted-text = We’ve deleted your stock alerts and the email address you left for them.

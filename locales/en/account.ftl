# Signing in and up, and the signed-in area.

## Titles of browser tabs

account-meta-title = { $title } | { -brand }

## Signing in

login-title = Sign in
login-lead = Your wishlist, addresses and orders in one place.
login-action = Sign in
login-forgot = Forgot your password?
login-new = New here?
login-register = Create an account

## Creating an account

register-title = Create an account
register-lead = One account for all our shops. It takes a minute.
register-action = Create account
register-known = Already have an account?
register-terms = I have read the terms and conditions and accept them.
# The same in two words, for the summary of what is missing.
register-terms-label = Terms and conditions
register-phone-help = Only for questions about a delivery.

## A forgotten password

forgot-title = Forgot your password?
forgot-lead = Tell us your e-mail, and we send you a link to choose a new one.
forgot-action = Send the link
forgot-again = Nothing in your inbox after a few minutes? Look among the spam, or send the link once more.
forgot-back = Back to signing in
reset-title = Choose a new password
reset-lead = You are signed out everywhere afterwards, and sign in anew with this one.
reset-action = Save the new password
reset-new-link = Ask for a new link

## Links from e-mails

verify-title = Your e-mail address
verify-waiting = We are confirming your address.
verify-done-title = Thank you, your address is confirmed
verify-done-text = That was all. We write only when there is something to say.
confirm-title = Your new e-mail address
confirm-waiting = We are changing your address.
confirm-done-title = Your address is changed
confirm-done-text = From now on you sign in with your new e-mail address.
link-failed-title = This link does not work
# The link in the address bar has lost its ending.
link-missing-text = Part of the link is missing. Please open it from the e-mail once more, or copy all of it.
link-retry = Try again
link-resend = Send a new e-mail
link-account = To your account
link-home = To the shop

## Fields

field-email = E-mail
field-password = Password
field-new-password = New password
field-old-password = Current password
field-repeat-password = Repeat the password
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
field-name = Name
field-address = Street and number
field-address2 = Apartment, floor, company
field-city = Town or city
field-state = Province or county
field-postcode = Postcode

## The signed-in area

account-nav = Your account
account-overview = Overview
account-orders = Orders
account-addresses = Addresses
account-settings = Settings
account-password = Password
account-sign-out = Sign out
account-loading = Loading
account-load-failed = This could not be loaded.
account-retry = Try again

## Overview

# $name is a first name.
overview-hello = Hello, { $name }
overview-title = Your account
overview-unverified = Please confirm your e-mail address. We wrote to { $email }.
overview-resend = Send it again
overview-orders-none = No orders yet
overview-addresses = { $count ->
    [0] No address yet
    [one] One address
   *[other] { $count } addresses
}
overview-wishlist = { $count ->
    [0] Nothing on it yet
    [one] { $count } piece
   *[other] { $count } pieces
}
overview-settings = Name, e-mail, devices, your data
overview-password = Change it from time to time
overview-wishlist-title = Wishlist

## Orders

orders-title = Your orders
orders-empty-title = No orders yet
orders-empty-text = When you order something, you find it here with its invoice and where it is on its way.
orders-empty-action = Have a look around
order-missing-title = This order is not here
# $invoice is what stands in the address bar.
order-missing-text = There is no order { $invoice } in your account. Perhaps you ordered as a guest, or with another e-mail.
order-missing-back = To your orders

## Addresses

addresses-title = Your addresses
addresses-empty = No address yet. With one saved, checking out is a matter of moments.
addresses-add = Add an address
addresses-new = New address
addresses-edit-title = Change the address
addresses-default = Default address
addresses-make-default = Use as default
addresses-edit = Change
addresses-delete = Delete
# Named for screen readers: which address a button is about. $name is the name on it, $city its town.
addresses-of = { $name }, { $city }
addresses-delete-question = Delete this address?
addresses-delete-yes = Yes, delete
addresses-delete-no = Keep it
addresses-saved = The address is saved.
addresses-deleted = The address is deleted.
addresses-defaulted = This is your default address now.
# $max is the most that one may keep.
addresses-full = These are as many addresses as we can keep for you ({ $max }). Delete one to add another.

## Settings

settings-title = Settings
settings-profile = About you
settings-email = E-mail address
settings-email-verified = Confirmed
settings-email-unverified = Not confirmed yet
# $email is the address that waits for its confirmation.
settings-email-pending = We wrote to { $email }. The change counts once you open the link in that e-mail.
settings-email-change = Change the e-mail address
settings-email-new = New e-mail
settings-email-password = Your password, so that we know it is you
settings-email-action = Send the confirmation
settings-email-sent = We wrote to the new address. Please open the link in that e-mail.
settings-sessions = Where you are signed in
settings-sessions-text = Something you do not know? End it, and change your password.
# A device that did not say what it is.
settings-session-unknown = Unknown device
settings-session-here = This device
# $when is a date with time.
settings-session-seen = Last seen { $when }
settings-session-end = End
settings-session-ended = That device is signed out.
settings-sessions-all = Sign out everywhere
settings-sessions-all-text = Ends all of them, this one too.
settings-export = Your data
settings-export-text = Everything we keep about you, as a file that people and programs can read.
settings-export-action = Download your data
settings-export-done = Your data is in the file { $file }.
settings-delete = Delete the account
settings-delete-text = Your profile, addresses and wishlist go for good. What the law makes us keep of orders stays, without your name where that is possible.
settings-delete-open = Delete my account
settings-delete-action = Delete for good

## Password

password-title = Change the password
password-lead = All your other devices are signed out afterwards.
password-action = Change the password
password-changed = Your password is changed.

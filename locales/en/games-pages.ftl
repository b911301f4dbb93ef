# The prize wheel, coupons, flash deals and reminders.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Spin the wheel
wheel-lead = One spin, and with a little luck a coupon just for you. It costs nothing.
wheel-offer = Fancy a coupon? Try your luck at our wheel.
wheel-open = Show me the wheel
wheel-no = No, thank you
wheel-spin = Spin
# $count is how many spins are left today.
wheel-spins = { $count ->
    [one] You have { $count } spin left today.
   *[other] You have { $count } spins left today.
}
wheel-over = You’ve used up today’s spins. There are new ones tomorrow.
wheel-ends = You can spin until: { $date }
# $prize is what a coupon gives.
wheel-won = You’ve won: { $prize }
wheel-lost = No prize this time.
wheel-use = Go to the cart
wheel-odds = What are the odds?
wheel-prize = Prize
wheel-chance = Chance
wheel-percent = { $percent }%
wheel-email-help = The coupon only works with this email address. We don’t use it for anything else.
wheel-newsletter = Send me the newsletter, too.
wheel-closed-title = The prize wheel isn’t available right now
wheel-closed-text = Please check back another time.

## Coupons of an account

coupons-title = My coupons
coupons-lead = Enter a code in the cart to use it.
coupons-empty-title = No coupons yet
coupons-empty-text = Coupons that you win or that we give you will appear here.
coupon-copy = Copy code
coupon-copied = Coupon copied
coupon-valid = Valid until: { $date }
coupon-expired = Expired
coupon-used = Used
coupon-minimum = Minimum order value: { $amount }

## Reminders

reminders-title = Reminders
reminders-text = What you asked us to write to you about. We write once about each, then delete it.
reminders-none = You haven’t asked for any reminders.
reminders-cart = Your cart
reminders-stock = Back in stock
reminders-since = Since: { $date }
reminders-end = Delete
cart-reminder-text = Not sure yet? If you like, we’ll remind you of this cart with a single email.
cart-reminder-submit = Remind me once
cart-reminder-done = Thank you. We’ll write to you once, unless you order before that.
cart-reminder-delete-title = Delete my reminder
cart-reminder-delete-text = One click, and we won’t remind you of your cart.
cart-reminder-delete-action = Delete
cart-reminder-deleted-title = Deleted
cart-reminder-deleted-text = We won’t remind you of your cart.

# What the server says of prize wheels and of reminders of carts, and the e-mail of such a reminder.

error-wheel-over = The prize wheel isn’t available at the moment.
error-wheel-spun = You’ve used all your spins for today. There are new ones tomorrow.
error-cart-reminder-consent = Please tick the box if you’d like this email.
error-cart-reminder-empty = Your cart is empty, so there’s nothing to remind you of.

notice-cart-reminder-saved = Thank you. If your cart is still waiting tomorrow, we’ll email you once.
notice-cart-reminder-deleted = Your cart reminder and the email address you left for it have been deleted.
notice-reminder-ended = We won’t send this email: it has been deleted.

# $items are products with their choices, separated by commas.
mail-cart-reminder = Your cart is still waiting
    .preview = You asked us to remind you of it.
    .title = Your cart is still waiting.
    .text = You asked us to remind you of your cart at { $shop }. In it: { $items }. We can’t reserve any of this, so it may sell out.
    .action = View your cart
    .note = We write about this cart only once: your reminder and the email address you left for it are now deleted.
# The link below such an e-mail.
mail-cart-reminder-end = Delete cart reminders

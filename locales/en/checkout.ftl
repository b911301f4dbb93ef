# The steps of an order after the cart.

## Coming back from paying

# $number is the number of the order.
order-number-of = Order { $number }
pay-meta-title = Payment | { -brand }
pay-succeeded = Payment succeeded!
pay-processing = Your payment is being processed.
pay-processing-text = This page updates by itself. We’ll also email you as soon as the payment is confirmed.
pay-failed = Your payment was not successful, please try again.
pay-error = Something went wrong.
pay-error-text = Your order is saved. Please try again in a moment.
pay-unknown-text = Please try again in a moment.

## The payment step

checkout-title = Checkout
checkout-meta-title = Checkout | { -brand }
checkout-contact = Your email
checkout-email-help = We’ll send your order confirmation there.
checkout-sign-in = Do you have an account? Sign in
checkout-address = Delivery address
checkout-collector = Who collects the order
checkout-saved = Saved address
checkout-saved-new = Another address
checkout-billing-other = Use a different billing address
checkout-delivery = Delivery
checkout-courier = By courier
checkout-pickup = Collect at our warehouse
# When orders can be collected: $opens and $closes are times such as 10:00.
checkout-hours = Monday to Friday, { $opens }–{ $closes }
checkout-arrives = Arrives: { $dates }
checkout-ready = Ready to collect: { $date }
checkout-payment = Payment
checkout-card = Card
checkout-wallet = Card or mobile wallet
checkout-card-text = You’ll pay on our payment provider’s secure page in the next step.
checkout-cod-text = You pay when your order is handed over to you.
checkout-sandbox = Test payment
checkout-sandbox-text = Nothing is charged: this shop is in test mode.
checkout-note = Note to the courier
checkout-terms = I accept the terms and conditions.
checkout-terms-check = Please check to continue
checkout-place = Order with obligation to pay
checkout-back = Back to the cart
# Above a list of what costs something else, or is sold out, since the shopper looked.
checkout-changed = This has changed
# Read aloud before an amount that is struck.
checkout-before = Before:
checkout-now = Now:

## After the order

order-meta-title = Your order | { -brand }
order-thanks = Thank you for your order
order-sent = We’ve sent a confirmation to { $email }.
order-unpaid = Your order is waiting for payment
order-unpaid-text = We’re holding your items for a short while. Once you’ve paid, we’ll send them on their way.
order-cancelled-title = This order has been cancelled
order-cancelled-text = Nothing will be sent. If you’ve already paid, you’ll get your money back.
order-pay-now = Pay now
order-cancel = Cancel the order
order-cancel-sure = Do you really want to cancel this order?
order-cancel-yes = Yes, cancel the order
order-cancel-no = Keep the order
order-lines = Items in this order
order-billing = Billing address
order-invoice = Invoice
order-credit-notes = Credit notes
order-track = Track parcel
order-parcels = Parcels
# Before an amount of money that was given back.
order-refunded = Refunded
order-timeline = What has happened so far
# A button: puts what was ordered into the cart once more.
order-again = Order again
order-account = Create an account to see all your orders in one place
order-view = View your order
order-state-payment = Payment
order-state-delivery = Delivery

## Bank account for a refund

# $amount is an amount of money, $number the number of an order.
refund-account-meta-title = Your refund | { -brand }
refund-account-title = Where should we send your refund?
refund-account-text = We’ll transfer { $amount } for your order { $number } to your bank account.
refund-account-given-title = We have your bank details
refund-account-given-text = We’ll transfer { $amount } for your order { $number } to this account. Until then, you can correct your details here.
refund-account-correct = Use different bank details
refund-account-exported-title = Your transfer is on its way
refund-account-exported-text = We’re transferring { $amount } for your order { $number } to this account. The details can’t be changed any more. Is something wrong? Then please write to us straight away.
refund-account-made-title = We’ve transferred your money
refund-account-made-text = We’ve transferred { $amount } for your order { $number }. Depending on your bank, it can take a few days to reach you.
refund-account-missing-title = This link no longer works
refund-account-missing-text = Please open the link in our latest email about your refund. If that doesn’t work either, just reply to that email.
refund-account-iban-help = For example SI56 1910 0000 0123 438
# The nine digits that name a branch of a bank in Bangladesh.
refund-account-routing-help = Nine digits; you’ll find it on a cheque or on your bank’s website.
refund-account-action = Save bank details
field-account-holder = Account holder
field-iban = IBAN
field-bank = Bank
field-routing-number = Routing number
field-account-number = Account number

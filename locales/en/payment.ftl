# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page, which plays a payment service where a shop is tried without money.

error-payment-unavailable = The payment service cannot be reached right now. Your order is saved; please try again in a moment.
error-payment-closed = This payment can no longer be continued. Please start it again.
error-refund-too-much = This is more than what is left of the payment.
error-refund-key = This refund has already been requested with a different amount.
error-refund-resolved = There is nothing left to decide about this refund.
error-iban = This is not a valid IBAN.
error-account-holder = Please enter the account holder’s name.
error-account-bank = Please enter the name of the bank.
error-routing-number = Please enter the nine digits of the routing number.
error-account-number = Please enter the account number, with 6 to 17 digits.
error-refund-account-closed = The bank details can no longer be changed. Please write to us if something is wrong.
error-refund-account-known = The bank details are already known.
notice-refund-account-saved = Thank you, we’ve saved your bank details.

sandbox-title = Test payment
sandbox-intro = This page stands in for the payment service. No card is needed, and no money is moved.
# $number is the order’s number.
sandbox-order = Order { $number }
sandbox-success = Pay
sandbox-success-help = The payment succeeds at once.
sandbox-slow = Pay with a delay
sandbox-slow-help = The payment is processed for a few seconds and then succeeds.
sandbox-decline = Have the payment declined
sandbox-decline-help = The bank says no; the order can be paid again.
sandbox-abandon = Back to the shop
sandbox-abandon-help = Nothing is paid, and the order stays open for now.

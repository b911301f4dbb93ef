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

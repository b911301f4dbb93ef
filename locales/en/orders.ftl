# The states of orders, and what happened to them.

## Payment

order-payment-pending = Pending
order-payment-processing = Processing
order-payment-completed = Paid
order-payment-failed = Failed
order-payment-cancelled = Cancelled
order-payment-partially-refunded = Partially refunded
order-payment-refunded = Refunded

## Delivery

order-delivery-pending = Pending
order-delivery-packed = Packed
order-delivery-shipped = Shipped
order-delivery-ready-for-pickup = Ready to collect
order-delivery-delivered = Delivered
order-delivery-returned = Returned
order-delivery-cancelled = Cancelled

## What happened

order-event-placed = Order placed
order-event-payment-processing = Payment is being processed
order-event-paid = Payment received
order-event-payment-failed = Payment failed
order-event-payment-retried = New payment attempt
order-event-late-payment = Payment arrived too late; we’re sending it back
order-event-packed = Packed
order-event-shipped = Shipped
order-event-ready-for-pickup = Ready to collect
order-event-delivered = Delivered
order-event-returned = Returned
order-event-cancelled = Order cancelled
order-event-expired = Order cancelled, as it wasn’t paid in time
order-event-refunded = Money refunded

## Invoice

invoice-title = Invoice
invoice-date = Invoice date
invoice-item = Item
invoice-unit-price = Price
invoice-amount = Amount
invoice-net = Net
invoice-gross = Gross
invoice-vat-rate = VAT rate
invoice-vat = VAT
invoice-buyer = Bill to
# What takes back an invoice, or a part of it. Law and accountants of the country name it so.
credit-note-title = Credit note
credit-note-number = Credit note number
credit-note-date = Credit note date
credit-note-total = Total credited
# In the place of an item: money that went back without one.
credit-note-amount = Amount refunded

## Orders

error-price-changed = Prices or availability have changed. Please check your order again.
error-checkout-empty = Your cart is empty.
error-order-not-cancellable = This order can no longer be cancelled.
error-order-payment-closed = This order can no longer be paid. Please place a new one.
notice-order-placed = Thank you for your order.
notice-order-cancelled = Your order has been cancelled.

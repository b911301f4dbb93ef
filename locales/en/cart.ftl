# The cart: adding to it, its page, the drawer after adding, and the steps of an order. Prices and amounts are written as the country writes them.

## The cart's page, the drawer after adding, and adding from a product

cart-title = Your cart
cart-meta-title = Cart | { -brand }
cart-add = Add to cart
cart-choose = Please choose a size first.
# A link from choosing on a card to the page of the product.
cart-details = View product details
cart-added-title = Added to your cart
cart-continue = Continue shopping
cart-view = View cart
cart-quantity = Quantity
# Names the control of a line for screen readers. $name is the product with colour and size.
cart-quantity-of = Quantity: { $name }
cart-remove = Remove
# Names the button of a line for screen readers. $name is the product with colour and size.
cart-remove-of = Remove { $name }
cart-undo = Undo
cart-move = Move to wishlist
# A button that only those see who run no scripts.
cart-update = Update
# The price of one piece, beside the total of a line. $price is finished.
cart-piece = { $price } each
# In the place of the name of a product that the shop does not show any more.
cart-unavailable = No longer available
cart-lines = Items in your cart
cart-failed = Your cart couldn’t be changed. Please try again in a moment.
cart-load-failed = Your cart couldn’t be loaded.

## Coupon

cart-coupon = Coupon code
cart-coupon-apply = Apply
cart-coupon-remove = Remove coupon

## Sums

cart-summary = Order summary
cart-subtotal = Subtotal
# What a promotion without a title took off.
cart-discount = Discount
cart-shipping = Delivery
cart-shipping-free = Free
cart-saved = You save { $amount }
cart-total = Total
# $rate is a number such as 22 or 9.5; the amount is shown beside it.
cart-vat = Includes { $rate }% VAT

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = You’re { $amount } away from free delivery
cart-free-shipping = Delivery is free.
cart-goal-percent = Spend { $amount } more and get { $percent }% off.
# $reward is an amount of money.
cart-goal-amount = Spend { $amount } more and get { $reward } off.
cart-goal-delivery = Spend { $amount } more and delivery is free.
cart-goal-gift = Spend { $amount } more and get a free gift.
# What was reached. $title is the title of a promotion.
cart-goal-reached = Yours: { $title }
cart-gift = Free gift

## Empty

cart-empty-title = Your cart is empty
cart-empty-text = Add something you like. It will wait for you here.
cart-empty-action = Start shopping
cart-related = Goes well with your cart

## Steps of an order

cart-steps = Steps of your order
cart-step-cart = Your cart
cart-step-payment = Payment
cart-step-confirmation = Confirmation
cart-checkout = Go to checkout

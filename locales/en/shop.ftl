# Texts that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

# The shop's own name. It stays the same in every language and alphabet.
-brand = Vitrina
# The shop's name where nothing else is said: the mark, the footer, the sender of emails.
shop-name = { -brand }

## Getting around

# A link that only keyboard users see, before anything else on the page.
skip-to-content = Skip to the content
announcement-label = News from the shop
menu-open = Open the menu
# Accessible name of the magnifying glass in the bar.
search-link = Search
menu-label = Menu
departments-label = Departments
close = Close
# The first link of a department's menu. $name is the department, such as "Women".
menu-all = All { $name }
categories = All categories
brands = Brands
menu-new = New in
menu-reduced = Reduced
# A link after the names of some brands.
menu-all-brands = All brands
collections = Collections
breadcrumbs-label = You are here
breadcrumbs-home = Home
# Screen readers hear this as the name of the list under a department. $name is the department.
categories-within = Categories: { $name }

## Country and language

# Read aloud before the country's name on the button that opens the list.
country-button = Country and currency:
country-title = Country and language
country-list = Our shops
language-title = Language

## Prices

# Read aloud before the reduced price; the eye sees it in red.
price-now = Reduced price:
# Read aloud before the struck-through price.
price-before = Previous price:
# $price is the lowest price among the sizes and colours of a product.
price-from = from { $price }
# European law: beside every reduction. $price is the lowest price of the 30 days before the reduction.
price-lowest = Lowest price in the 30 days before the reduction: { $price }
# A part of what a product is made of; $fibre is in lower case.
composition-part = { $percent }% { $fibre }
maker-name = Manufacturer
maker-responsible = Responsible person in the EU

## Product cards

card-new = New
card-sold-out = Sold out
# $percent is a whole number. Begins with a minus sign, not a hyphen.
card-reduced = −{ $percent }%
# Read aloud instead of the row of coloured dots.
card-colours = { $count ->
    [one] One colour
   *[other] { $count } colours
}

## Footer

footer-about = Underwear, t-shirts, bodysuits and leggings for women, men and kids.
footer-shop = Shop
footer-discover = Discover
footer-promise = Our promise
# Links in the footer, also on the pages of orders. The law gives the last one its words (2011/83/EU, article 11a).
footer-track = Track your order
footer-return = Return items
footer-withdraw = Withdraw from contract here
footer-payment = Payment
footer-social = Follow us
policy-returns = { $days ->
    [one] You can return your order within one day.
   *[other] You can return your order within { $days } days.
}
# $min and $max are working days.
policy-delivery = { $max ->
    [one] Delivery takes { $min }–{ $max } working day.
   *[other] Delivery takes { $min }–{ $max } working days.
}
# Followed by an email address.
policy-help = Questions? Write to
payment-card = Card
payment-cod = Cash on delivery
legal-vat = VAT number { $number }

## Colours of the screen

theme-label = Appearance
theme-light = Light
theme-dark = Dark
theme-system = Same as this device

## When a page is missing or fails

# The spelling is the shop's own.
not-found-title = Opps!!!
not-found-text = This page you are looking for could not be found
# Small, below. $path is the address that was asked for.
not-found-message = Page Not Found: { $path }
not-found-home = Go Back to Home
not-found-browse = Browse categories
failed-title = Something went wrong.
failed-text = We couldn’t load this page. Please try again in a moment.
failed-retry = Try again
failed-reference = Error reference: { $id }
# More visitors than pages can be drawn for.
busy-title = Lots of people are shopping right now.
busy-text = So many people are here that we can’t show this page at the moment. Please try again in a few seconds.

pager-label = Pages
pager-page = Page { $page }
pager-previous = Previous
pager-next = Next

## Cart

# $count may be 0.
cart-link = { $count ->
    [0] Cart, empty
    [one] Cart, { $count } item
   *[other] Cart, { $count } items
}
# A button on a product card, read aloud. $name is the product.
card-add = Add to cart: { $name }

## Cookies, network and releases

# In the footer: opens the question about cookies again.
footer-consent = Cookie settings
# Notices at the edge of the screen.
shop-offline = You’re offline. What you haven’t opened yet can’t be loaded.
shop-online = You’re online again
update-ready = There’s a new version of the shop
update-load = Reload

# The wishlist and its buttons, the account link in the app bar, and the notices at the edge of the screen: on every page.

## The bar

account-link = Your account
# $count may be 0.
wishlist-link = { $count ->
    [0] Wishlist, empty
    [one] Wishlist, { $count } item
   *[other] Wishlist, { $count } items
}

## Wishlist buttons

# A button that is pressed or not. $name is the product.
wishlist-toggle = Wishlist: { $name }
# A longer form of the same button, on the product's page.
wishlist-add = Add to wishlist
wishlist-on = On your wishlist
# Notices.
wishlist-added = Added to Wishlist
wishlist-removed = Successfully removed
wishlist-failed = Your wishlist couldn’t be changed. Please try again in a moment.

## Notices

# Names the place of notices for screen readers; the key F8 leads there.
notice-region = Notices (F8)
notice-dismiss = Close this notice

## What a guest has collected, after signing in

wishlist-offer = { $count ->
    [one] You saved { $count } item before you signed in.
   *[other] You saved { $count } items before you signed in.
}
wishlist-offer-text = Add what you saved to your wishlist? No duplicates.
wishlist-offer-keep = Add to my wishlist
wishlist-offer-drop = No, thank you
wishlist-merged = Your saved items are now on your wishlist.

## The page

wishlist-title = Wishlist
wishlist-lead-guest = Saved in this browser.
# A link behind the sentence before.
wishlist-lead-sign-in = Sign in to see it on all your devices
wishlist-count = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
wishlist-products = Items on your wishlist
wishlist-empty-title = Nothing here yet
wishlist-empty-text = Click the heart on an item you like to save it here.
wishlist-empty-action = Start shopping
# Items that this country's shop does not offer at the moment.
wishlist-missing = { $count ->
    [one] One item isn’t available in this shop at the moment. It stays on your wishlist.
   *[other] { $count } items aren’t available in this shop at the moment. They stay on your wishlist.
}
wishlist-load-failed = Your wishlist couldn’t be loaded.

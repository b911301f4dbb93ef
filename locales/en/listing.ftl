# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Heading and result

# How many products the page offers after filtering. Shown beside the heading and read out when it changes.
listing-count = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
listing-all = All
listing-products = Products

## Filters

listing-filters = Filters
# Button on a phone. $count is how many filters are set, at least 1.
listing-filters-set = Filters · { $count }
listing-filter-colour = Colour
listing-filter-size = Size
listing-filter-brand = Brand
listing-filter-price = Price
# A button below the first values of a filter: it shows the others.
listing-filter-more = Show more
# Labels of two number fields; $currency is a sign such as €.
listing-price-from = Price from ({ $currency })
listing-price-to = Price to ({ $currency })
# Visible short labels of the same two fields.
listing-price-from-short = From
listing-price-to-short = To
listing-price-apply = Filter by price
# Visible word of a button that applies what was just entered; as short as can be.
listing-ok = OK
# Button that sends the filter form when the page works without JavaScript.
listing-apply = Show items
# Button that closes the filter sheet on a phone; $count is the result.
listing-show = { $count ->
    [0] No items match
    [one] Show { $count } item
   *[other] Show { $count } items
}
listing-close = Close filters

## Active filters

listing-active = Active filters
listing-clear = Clear all
# Accessible name of a chip that takes one filter away; $value is for example "Rust" or "Up to 40.00 €".
listing-remove = Remove the filter { $value }
listing-chip-size = Size { $value }
listing-chip-price-from = From { $price }
listing-chip-price-to = Up to { $price }
listing-chip-price-between = { $from } to { $to }

## Order

listing-sort = Sort
# Order of a search: what fits the words best comes first.
listing-sort-best = Best match
listing-sort-newest = Newest
listing-sort-price = Price, low to high
listing-sort-price-desc = Price, high to low
listing-sort-name = Name, A to Z
listing-sort-name-desc = Name, Z to A
listing-sort-discount = Biggest reduction

## Nothing to show

listing-empty-title = No Products Found
listing-empty-filtered = Nothing matches all of these filters. Remove one, or clear them all.
listing-empty-plain = There is nothing here at the moment. New items arrive every week.
listing-empty-clear = Show all: { $name }
listing-empty-categories = Browse all categories
# The address asks for a page after the last one.
listing-beyond-title = This page is empty
listing-beyond-text = { $pages ->
    [one] The list has only { $pages } page.
   *[other] The list ends with page { $pages }.
}
listing-beyond-first = Back to the first page

## Editorial tile between the products

listing-editorial-action = Discover the collection

## Texts for search engines. Titles up to about 60 characters, descriptions up to about 155.

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, page { $page } | { -brand }
listing-meta-description = { $name } at { -brand }: { $count ->
    [one] { $count } item
   *[other] { $count } items
}, delivered in { $min } to { $max ->
    [one] { $max } working day
   *[other] { $max } working days
}, with { $days ->
    [one] { $days } day
   *[other] { $days } days
} for returns.

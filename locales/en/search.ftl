# The search: its page, and the panel that suggests while somebody types.

# Heading of the panel and of the page before anything was searched for.
search-title = Search
# Label and placeholder of the field.
search-field = What are you looking for?
# Button.
search-submit = Search
# Below the heading, before anything was searched for.
search-help = Search by product, colour, size, brand or item number.
# Browser tab. $query is what was searched for.
search-meta-title = Search: { $query }
# Heading above what was found. $query is what was searched for.
search-results = Results for “{ $query }”
search-none-title = Nothing found for “{ $query }”
search-none-text = Check the spelling, or try fewer or more general words.
# Before a link with the corrected words.
search-corrected = Did you mean
# Link to a page of the shop that answers the words, such as the size guide.
search-page = Go to the page on “{ $query }”
search-popular = Popular categories
search-products = Products
search-categories = Categories
search-brands = Brands
# Heading above a suggested page that answers the words.
search-pages = Pages
# Heading above what this browser searched for before.
search-recent = Recent searches
search-recent-clear = Clear recent searches
# Button below the suggestions. $count is how many products were found.
search-all = { $count ->
    [one] Show { $count } product
   *[other] Show all { $count } products
}
# Read out when suggestions come. $count is how many there are.
search-suggestions = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
}

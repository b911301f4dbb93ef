# Links and reports of partners of the affiliate programme.

error-affiliate-link-host = This isn’t a web address of one of our shops.
error-affiliate-link-target = Please enter a web address, or choose a product or a category.
error-affiliate-link-country = We don’t have a shop in this country.
error-affiliate-link-long = This web address is too long for a link.
error-affiliate-day = Please enter a date such as 2026-11-23.
error-affiliate-dates = The end must not be before the start, and at most three years after it.

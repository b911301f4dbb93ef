# Flash deals: their page, and the line that leads there.

deals-title = Flash deals
deals-lead = Selected items at a lower price, for a short time only.
deals-running = On now
deals-upcoming = Coming soon
deals-starts = Starts: { $date }
deals-ends = Ends: { $date }
deals-open = See the flash deals
deals-empty-title = No flash deals at the moment
deals-empty-text = The next one is sure to come. Please check back soon.

# The home page, and the two index pages of categories and brands. Slides and rows bring their own words from the shop's set-up.

## Slider

hero-label = Highlights
# The heading of a shop that has no slides yet.
home-greeting = Welcome to our shop
# Below it, on an operator's own machine, while the shop has no products; commands follow.
first-steps-title = This shop has no products yet
first-steps-text = Import a product file, add the shop’s texts, and see what is missing. Only you see this note: it appears on your own machine alone.
hero-previous = Previous slide
hero-next = Next slide
hero-pause = Pause the slides
hero-play = Play the slides
# Names one slide for screen readers.
hero-slide = Slide { $number } of { $total }
# Names the small buttons that jump to a slide.
hero-go = Show slide { $number }

## Rows of products

# A link at the end of a row whose set-up gives no words of its own.
row-all = See all
# Headings of the rows of a shop that has not set up its own.
row-new = New in

## Promise strip: a large figure, and one sentence below it

promise-label = What you can count on
promise-returns-figure = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
promise-returns-text = for returns. Try everything on at home and decide in your own time.
# $min and $max are working days; shown large.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } working day
   *[other] { $min }–{ $max } working days
}
promise-delivery-text = for delivery to your door.
promise-cod-figure = Cash on delivery
# $price is the charge for paying on delivery.
promise-cod-text = Pay when the parcel arrives. There is a charge of { $price }.
promise-cod-free-text = Pay when the parcel arrives, at no extra charge.
promise-free-figure = Over { $price }
promise-free-text = we deliver free of charge.
promise-card-figure = Pay by card
promise-card-text = Your card details stay with the payment provider.

## Categories and brands

categories-title = Categories
categories-lead = Everything we sell, for women, men and kids.
brands-lead = A few brands we know well, each with something it does best.
index-products = { $count ->
    [one] One product
   *[other] { $count } products
}

## Event, Instagram and partners

# Names the line about an event for screen readers.
event-label = Current event
# Whether an event is upcoming, running or over.
event-upcoming = Coming soon
event-running = On now
event-over = Over
# $date is a day with its time.
event-starts = Starts: { $date }
event-ends = Ends: { $date }
event-open = See the event
# The heading of pictures that lead to the shop’s profile.
home-instagram-title = More from us on Instagram
home-partners-title = Our partners
